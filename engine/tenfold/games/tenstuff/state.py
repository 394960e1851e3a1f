"""How a game of Tenstuff goes on: the state, its phases and what each action does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.errors import IllegalAction
from tenfold.game import TERMINAL, Outlook, Refusal
from tenfold.games.tenstuff import refusals, view
from tenfold.games.tenstuff.actions import (
    ACCUSE,
    ACTION_OF,
    ACTION_TEXTS,
    ARRANGE,
    ARRANGING,
    BEGIN,
    DONE,
    DRAW,
    DRAWING,
    FAKE,
    FORMED,
    GIVE,
    GIVING,
    GUESS,
    GUESSING,
    LAST,
    NO_GUESS,
    ORDER,
    ORDERS,
    OVER,
    PASS,
    PLAY,
    RETURN,
    RETURNING,
    SETS,
    SKIP,
    SLIP,
    STOP,
    TABLE,
    TURN,
    WINDOW,
    giveable,
    kind_of,
    playable,
)
from tenfold.games.tenstuff.cards import (
    BIT,
    END,
    FIRST,
    FULL,
    OF_RANK,
    OF_SUITS,
    SIXES,
    TEN,
    TENS,
    TEXTS,
    lowest,
    members,
    rank_of,
    set_of,
    texts,
)
from tenfold.games.tenstuff.table import Table
from tenfold.plainjson import shown

MOST_SLIPPED = 3  # T41
SEEN_AT_ONCE = 3  # T39
GUESSES = tuple(range(GUESS + FIRST, GUESS + END))


class TenstuffState(Table):
    """A position of Tenstuff. `serialize()` writes the keys that `tenfold.games.tenstuff.position` describes."""

    __slots__ = ()

    # What may be done.

    def _legal_actions(self) -> tuple[int, ...]:
        return _LEGAL[self._phase](self)

    def _legal_in_window(self) -> tuple[int, ...]:
        return (BEGIN, *self._accusations(self._player)) if self.game.cheating else (BEGIN,)

    def _legal_in_turn(self) -> tuple[int, ...]:
        sets = self._sets(self._hands[self._player] & ~self._marked)
        found = tuple([PLAY + number for number in sets])
        if self._table_offered():
            found += tuple([TABLE + number for number in sets])
        if self.game.cheating:
            found += self._slips()
        if self._marked:
            return found
        if self._played:
            return (*found, STOP)
        if not self._opening:  # T1
            found += (PASS,)
        return (*found, ARRANGE) if self._may_arrange() else found

    def _sets(self, hand: int) -> tuple[int, ...]:
        """The sets of these cards, as numbers, that may be laid now."""
        if self._opening and hand:  # T1
            rank = lowest(self._hands[self._player]) // 4
            return FORMED[rank][hand >> 4 * rank & 15]
        return playable(hand, self._last)

    def _table_offered(self) -> bool:
        """Whether the player says if the set goes on the pile or on the table."""
        if not self._play:  # a first set has one place to go
            return False
        rule = self.game.excommunication
        return rule == "strict" or (rule == "assisted" and not self._draw and not self._reversed)  # T24

    def _slips(self) -> tuple[int, ...]:
        """The cards that may be slipped under a set: marked ascending, so that a set to lay is left."""
        marked = self._marked
        if marked.bit_count() == MOST_SLIPPED:
            return ()
        hand = self._hands[self._player]
        rest = members(hand & ~((1 << marked.bit_length()) - 1))
        return tuple([SLIP + card for card in rest if self._sets(hand & ~(marked | BIT[card]))])

    def _may_arrange(self) -> bool:
        """T39: once a turn, before anything else, where a draw pile lies face down."""
        return bool(self.game.cheating and self._draw and not self._reversed and not self._arranged_now)

    def _legal_arranging(self) -> tuple[int, ...]:
        seen = min(SEEN_AT_ONCE, len(self._draw))
        rest = tuple(range(seen + 1, SEEN_AT_ONCE + 1))
        return tuple(ORDER + i for i, order in enumerate(ORDERS) if order[seen:] == rest)

    def _legal_guessing(self) -> tuple[int, ...]:
        return (*GUESSES, NO_GUESS)

    def _legal_giving(self) -> tuple[int, ...]:
        return (*(GIVE + card for card in self._still_to_mark()), DONE)

    def _legal_returning(self) -> tuple[int, ...]:
        return (*(RETURN + card for card in self._still_to_mark()), DONE)

    def _still_to_mark(self) -> list[int]:
        """T7: cards are marked one by one in ascending order, so that each choice has one run of acts."""
        return members(self._movable() & ~((1 << self._marked.bit_length()) - 1))

    def _movable(self) -> int:
        """The cards that may be given or returned."""
        hand = self._hands[self._player]
        if self._phase == GIVING:
            return giveable(hand, self._last)
        return hand & OF_SUITS[1 << self._ten] & ~TENS  # T11: the ten of a suit is the one that was thrown

    def _legal_drawing(self) -> tuple[int, ...]:
        return (DRAW, FAKE)

    def _legal_at_last(self) -> tuple[int, ...]:
        return (DONE, *self._accusations(self._player))

    def _legal_out_of_turn(self, player: int) -> tuple[int, ...]:
        if self._phase != WINDOW or player == self._player:
            return ()
        found: tuple[int, ...] = ()
        tens = self._hands[player] & TENS
        if tens and not self._excluded >> player & 1 and self._may_be_skipped():  # T22
            found = tuple([SKIP + card - 4 * TEN for card in members(tens)])
        return found + self._accusations(player) if self.game.cheating else found

    def _may_be_skipped(self) -> bool:
        return self._skips < self._eligible()  # T13

    def _accusations(self, player: int) -> tuple[int, ...]:
        """Whoever was on turn since it was last accused; of others everybody knows that they have not cheated."""
        if not self._hands[player]:
            return ()
        seats = self._accusable & ~(1 << player)
        return tuple([ACCUSE + seat for seat in range(self.game.players) if seats >> seat & 1])

    def _is_public_turn(self) -> bool:
        return self._phase in (WINDOW, GUESSING, LAST)

    def _hurried(self, player: int) -> int:
        """The lowest complete set, else the lowest cards; whatever can be given away goes, and a draw is faked."""
        legal = self.legal_actions(player)
        if self._phase == DRAWING:
            return DRAW if self._passed else FAKE
        if self._phase != TURN:
            return legal[0] if self._phase in (WINDOW, GIVING, LAST) else legal[-1]
        sets = [action for action in legal if action < TABLE]
        if not sets:
            return STOP if self._played else PASS
        hand = self._hands[player]
        kept = [hand & ~SETS[action] & OF_RANK[rank_of(SETS[action])] for action in sets]
        return min(zip(kept, sets, strict=True), key=lambda each: (bool(each[0]), each[1]))[1]

    # What an action does.

    def _apply(self, action: int, player: int) -> None:
        _ACT[action](self, action, player)

    def _begin(self, action: int, player: int) -> None:
        self._skips = 0
        self._phase = TURN
        self._clear_turn()
        if self._events is not None:
            self._happened("begin", player, {})
        if self.game.cheating:
            self._accusable |= 1 << player
            if self._may_arrange():
                self._could_arrange |= 1 << player
                self._memory.lose_order(set_of(self._draw[-SEEN_AT_ONCE:]), player)

    def _lay(self, action: int, player: int) -> None:
        on_table = action >= TABLE
        cards = SETS[action - TABLE if on_table else action - PLAY]
        slipped, self._marked = self._marked, 0
        due = self._table_due()
        kind = kind_of(cards, self._last, self._owner == player)
        if self._opening:
            self._remember_lead(cards, player)
        hand = self._hands[player] = self._hands[player] & ~cards
        self._memory.show(cards)
        if self._events is not None:
            self._tell_lay(cards, kind, on_table, slipped)
        if due and on_table:  # T19
            self._shuffle_play()
        if slipped:
            self._slip_under(slipped, player)
        if due and not on_table:  # T21: the set is taken off again
            self._shuffle_play()
        self._play += members(cards)  # T42
        before = self._owner
        self._last, self._owner = cards, player
        self._opening = False
        self._played = True
        self._arranged_now = False
        self._dry = 0
        if cards.bit_count() == 3 and not cards & ~SIXES:  # T17
            self._sixes = True
        if hand == slipped:  # T3
            self._go_out(player)
            self._finish(player)
        elif due and not on_table:
            self._excommunicate(player)
        elif on_table and not due:  # T24
            self._happened("false-alarm", player, {})
            self._end_with_draw(player)
        else:
            self._special(kind, player, before)

    def _table_due(self) -> bool:
        """T19: whether a set laid now has to go on the table."""
        return bool(self.game.excommunication != "off" and not self._reversed and not self._draw and self._play)

    def _slip_under(self, slipped: int, player: int) -> None:
        """T41, T42: extra cards, under the set and no part of it."""
        hand = self._hands[player]
        if self._shamed >> player & 1:
            self._memory.show(slipped)
        else:
            self._memory.move_unseen(player, self.game.players + 1, hand, hand, (player,))
        self._hands[player] = hand & ~slipped
        self._play += members(slipped)
        self._telltale |= 1 << player

    def _remember_lead(self, cards: int, player: int) -> None:
        """Who leads has nothing lower; nor has anybody where the lowest card decided it just now."""
        lower = (1 << 4 * rank_of(cards)) - 1
        self._memory.rule_out(range(self.game.players) if self._fresh else (player,), lower)
        self._fresh = False

    def _tell_lay(self, cards: int, kind: str, on_table: bool, slipped: int) -> None:
        place = "table" if on_table else "pile"
        told = {"cards": texts(cards), "play": kind, "place": place, "owner": self._owner if self._last else None}
        if not self.game.cheating:
            self._happened("play", self._player, told)
            return
        self._happened("play", self._player, told, {"slipped": texts(slipped)}, (self._player,))
        self._tell_counts(slipped)

    def _excommunicate(self, player: int) -> None:
        """T21: the turn ends at once."""
        self._excluded |= 1 << player
        self._happened("excommunicated", player, {})
        self._finish(player)

    def _special(self, kind: str, player: int, before: int) -> None:
        """What a set brings that was laid on one of its own rank."""
        if kind == "match":  # T4: the draw comes after the extra set
            self._phase = TURN
        elif kind == "attempt" and self._supply():  # T27
            self._phase = GUESSING
        elif kind == "slam" and rank_of(self._last) > 1:  # below an ace there is nothing to give (E3)
            self._phase = GIVING
            self._partner = before
        else:
            self._end_with_draw(player)

    def _pass(self, action: int, player: int) -> None:
        self._passed = True
        self._arranged_now = False
        if self._events is not None:
            self._happened("pass", player, {})
        self._end_with_draw(player)

    def _stop(self, action: int, player: int) -> None:
        self._end_with_draw(player)

    def _guess(self, action: int, player: int) -> None:
        card = BIT[action - GUESS]
        right = BIT[self._draw[-1]] == card
        taker = self._next(player)  # T26
        told = {"card": TEXTS[action - GUESS], "right": right, "to": taker if right else None}
        self._happened("guess", player, told, reveals=True)
        if not right:
            self._end_with_draw(player)
            return
        self._draw.pop()
        self._memory.show(card)
        self._hands[taker] |= card
        self._uncover()
        self._finish(player)

    def _decline_guess(self, action: int, player: int) -> None:
        self._end_with_draw(player)

    def _mark(self, action: int, player: int) -> None:
        self._marked |= BIT[action - (GIVE if self._phase == GIVING else RETURN)]

    def _mark_slip(self, action: int, player: int) -> None:
        self._marked |= BIT[action - SLIP]

    def _done(self, action: int, player: int) -> None:
        if self._phase == LAST:
            self._end_game()
        elif self._phase == GIVING:
            self._give(player)
        else:
            self._give_back(player)

    def _give(self, player: int) -> None:
        taker, cards = self._partner, self._marked
        self._hand_over("give", player, taker, giveable(FULL, self._last))
        if cards and taker in self._out:  # T8, T9: first unwinning, then going out
            self._come_back(taker)
        if self._hands[player]:
            self._end_with_draw(player)
        else:
            self._go_out(player)
            self._finish(player)

    def _skip(self, action: int, player: int) -> None:
        suit = action - SKIP
        card = BIT[4 * TEN + suit]
        target = self._player
        self._hands[player] ^= card
        self._hands[target] |= card
        self._memory.show(card)
        self._fresh = False
        self._phase = RETURNING
        self._partner = player
        self._ten = suit
        if self._events is not None:
            self._happened("skip", player, {"target": target, "card": TEXTS[4 * TEN + suit]})

    def _give_back(self, player: int) -> None:
        thrower = self._partner
        self._hand_over("return", player, thrower, OF_SUITS[1 << self._ten] & ~TENS)
        if not self._hands[thrower]:  # T10
            self._go_out(thrower)
        self._skips += 1
        self._clear_turn()
        self._finish(player, skipped=True)

    def _look(self, action: int, player: int) -> None:
        """T39: the top cards of the draw pile."""
        self._phase = ARRANGING
        self._arranged_now = True
        self._arranged |= 1 << player
        self._memory.learn(player, set_of(self._draw[-SEEN_AT_ONCE:]))

    def _arrange(self, action: int, player: int) -> None:
        top = self._draw[: -SEEN_AT_ONCE - 1 : -1]
        seen = len(top)
        self._draw[-seen:] = [top[i - 1] for i in ORDERS[action - ORDER][:seen]][::-1]
        self._phase = TURN

    def _really_draw(self, action: int, player: int) -> None:
        self._take(player)
        self._finish(player)

    def _fake(self, action: int, player: int) -> None:
        self._telltale |= 1 << player
        self._dry = 0
        self._happened("draw", player, {}, {"card": None}, (player,), reveals=True)
        self._finish(player)

    # Drawing.

    def _end_with_draw(self, player: int) -> None:
        """T37: every turn that is played to its end draws one card."""
        if not self._supply():
            self._dry += self._passed
            self._happened("no-draw", player, {})
        elif self.game.cheating and not self._reversed:
            self._phase = DRAWING
            return
        else:
            self._take(player)
        self._finish(player)

    # The end of a turn.

    def _finish(self, player: int, skipped: bool = False) -> None:
        """A turn, or with `skipped` a skip of a seat, is over."""
        holders = [seat for seat, hand in enumerate(self._hands) if hand]
        if len(holders) > 1:
            self._go_on(player, skipped)
            return
        self._player = holders[0]
        self._ender = player
        self._phase = LAST
        if not (self.game.cheating and self._accusations(self._player)):
            self._end_game()

    def _go_on(self, player: int, skipped: bool) -> None:
        bit = 1 << player
        if self._passed:
            self._lift(~bit)
        if not skipped and self._shamed & bit:  # T30
            self._shamed &= ~bit
            self._happened("shame-over", player, {})
        if self._dry and self._dry >= self._eligible():  # T25
            self._last = self._dry = 0
            self._happened("cleared", None, {})
        if self._reversed and not self._draw:
            self._turn_over()
        elif self._sixes and not self._reversed and self.game.reversal:
            self._reverse()
        if self._restarting:
            self._restart()
            return
        if self._excluded and not self._eligible():  # T23
            self._lift(-1)
        self._open_window(self._next(player))

    def _restart(self) -> None:
        self._restarting = False
        self._lift(-1)
        self._skips = self._dry = 0
        self._lead_with_lowest()

    def _end_game(self) -> None:
        self._player = TERMINAL
        self._phase = OVER
        self._happened("over", None, {"out": self._out[:]})

    # Cheats that are found out.

    def _accuse(self, action: int, player: int) -> None:
        accused = action - ACCUSE
        bit = 1 << accused
        right = bool((self._telltale | self._arranged) & bit)
        self._telltale &= ~bit
        self._arranged &= ~bit
        self._could_arrange &= ~bit
        self._accusable &= ~bit
        self._fresh = False
        self._happened("accuse", player, {"accused": accused, "right": right}, reveals=True)
        if right:
            self._shame(accused)
        elif self.game.wrong_accusation == "draw-1":  # T32
            self._draw_penalty(player, 1)
        elif self.game.wrong_accusation == "shame":
            self._shame(player)
        if self._reversed and not self._draw:
            self._turn_over()
        if sum(map(bool, self._hands)) < 2:
            if not self._accusations(self._player):
                self._end_game()
        elif self._phase == LAST:
            self._go_on(self._ender, skipped=not self._played and not self._passed)
        elif self._restarting:
            self._restart()

    def _shame(self, seat: int) -> None:
        """T29 to T31: draw to the next multiple of five and lay the hand open."""
        was_out = not self._hands[seat]
        self._draw_penalty(seat, 5 - self._hands[seat].bit_count() % 5)
        hand = self._hands[seat]
        if not hand:
            return
        if was_out:
            self._come_back(seat)
        self._shamed |= 1 << seat
        self._memory.show(hand)
        self._happened("shame", seat, {"hand": texts(hand)}, reveals=True)

    # What is known.

    def scores(self) -> list[int]:
        """Points by place, by seat: one for each seat that goes out later or never; 0 for who still holds cards."""
        points = [0] * self.game.players
        for place, seat in enumerate(self._out, start=1):
            points[seat] = self.game.players - place
        return points

    def action_to_string(self, action: int) -> str:
        """The text of an action, such as `play 3D 3H`; the module's docstring lists them."""
        return ACTION_TEXTS[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """The action of a text such as `play 3D 3H` or `skip TH`; `IllegalAction` for any other."""
        action = ACTION_OF.get(text) if isinstance(text, str) else None
        if action is None or action >= self.game.num_distinct_actions():
            raise IllegalAction(f"{shown(text)} is no act of Tenstuff; acts read like “play 3D 3H” or “skip TH”.")
        return action

    def _outlook(self, action: int, player: int) -> Outlook:
        return view.outlook(self, action, player)

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        return refusals.wanted(self, player)

    def _refuse(self, action: int, player: int) -> str:
        return refusals.why(self, action, player)

    def _observation(self, player: int | None, common: dict[str, Any]) -> view.TenstuffObservation:
        return view.observe(self, player, common)

    def _position(self) -> dict[str, Any]:
        return view.position(self)


_LEGAL: tuple[Callable[[TenstuffState], tuple[int, ...]], ...] = (
    TenstuffState._legal_in_window,
    TenstuffState._legal_in_turn,
    TenstuffState._legal_arranging,
    TenstuffState._legal_guessing,
    TenstuffState._legal_giving,
    TenstuffState._legal_returning,
    TenstuffState._legal_drawing,
    TenstuffState._legal_at_last,
)
"""By phase, what lists the legal actions."""

_ACT: tuple[Callable[[TenstuffState, int, int], None], ...] = (
    *[TenstuffState._lay] * (GUESS + FIRST),
    *[TenstuffState._guess] * len(GUESSES),
    *[TenstuffState._mark] * 2 * (END - 4),
    *[TenstuffState._mark_slip] * (END - FIRST),
    *[TenstuffState._skip] * 4,
    *[TenstuffState._arrange] * len(ORDERS),
    TenstuffState._begin,
    TenstuffState._pass,
    TenstuffState._stop,
    TenstuffState._decline_guess,
    TenstuffState._really_draw,
    TenstuffState._fake,
    TenstuffState._done,
    TenstuffState._look,
    *[TenstuffState._accuse] * 8,
)
"""By action, what it does."""
