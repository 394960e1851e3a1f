"""The phases of Tenstuff: one for each kind of decision of the seat on turn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, ClassVar

from tenfold.games.tenstuff import actions, refusals, text
from tenfold.games.tenstuff.actions import CARD_OF, SET_OF
from tenfold.games.tenstuff.cards import (
    ACE,
    BIT,
    FORMED,
    FULL,
    OF_RANK,
    OF_SUITS,
    SEEN_AT_ONCE,
    SIXES,
    SUITS,
    TENS,
    TEXTS,
    giveable,
    kind_of,
    members,
    rank_of,
    set_of,
    texts,
)
from tenfold.messages import Text
from tenfold.observation import Outlook
from tenfold.phase import Phase

if TYPE_CHECKING:
    from tenfold.games.tenstuff.events import Played
    from tenfold.games.tenstuff.state import TenstuffState

_TEXTS = actions.ACTIONS.texts


class TenstuffPhase(Phase["TenstuffState"]):
    """A phase of Tenstuff.

    `acts` holds its actions for the seat on turn. `public` is true if everyone knows the legal actions.
    """

    acts: ClassVar[tuple[Container[int], ...]]
    public: ClassVar[bool] = False

    def has(self, action: int) -> bool:
        """True if an action belongs to this phase, legal now or not."""
        return any(action in some for some in self.acts)

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return what a legal action would do. If its text names no card or seat, the text is also its kind."""
        return Outlook(action, _TEXTS[action], _TEXTS[action])

    def legal_out_of_turn(self, state: TenstuffState, player: int) -> tuple[int, ...]:
        """Return the legal actions of a seat while another is on turn."""
        return ()

    def hurried(self, state: TenstuffState) -> int:
        """Return an action that helps to end the game: by default, the last legal one."""
        return state.legal_actions()[-1]


class _Open(TenstuffPhase):
    """A phase in which seats can accuse others."""

    public = True

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return the outlook of an action. For an accusation, it has the accused seat."""
        if action in actions.ACCUSE:
            return Outlook(action, _TEXTS[action], "accuse", taker=actions.ACCUSE.part(action))
        return super().outlook(state, action, player)

    def hurried(self, state: TenstuffState) -> int:
        """Return the first legal action, which continues the game."""
        return state.legal_actions()[0]


class Window(_Open):
    """The window before a turn: others can throw a ten or accuse, then the seat on turn starts."""

    name = "window"
    now: ClassVar[Text] = text.turn_not_begun
    acts: ClassVar[tuple[Container[int], ...]] = ((actions.BEGIN,),)

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return the start of the turn and, at a table with cheating, the accusations."""
        return (actions.BEGIN, *state.accusations(state.turn)) if state.game.cheating else (actions.BEGIN,)

    def legal_out_of_turn(self, state: TenstuffState, player: int) -> tuple[int, ...]:
        """Return the throws of a ten and, at a table with cheating, the accusations."""
        found: tuple[int, ...] = ()
        tens = state.hands[player] & TENS
        if tens and not state.excommunicated >> player & 1 and state.may_be_skipped():  # T22
            found = tuple([actions.THROWS[card] for card in members(tens)])
        return found + state.accusations(player) if state.game.cheating else found

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Start the turn, throw a ten, or accuse."""
        if action == actions.BEGIN:
            self._begin(state, player)
        elif action in CARD_OF:
            self._skip(state, CARD_OF[action], player)
        else:
            state.accuse(actions.ACCUSE.part(action), player)

    def _begin(self, state: TenstuffState, player: int) -> None:
        state.skips = 0
        state.phase = TURN
        state.clear_turn()
        if state.log is not None:
            state.note("begin", player)
        if state.game.cheating:
            state.accusable |= 1 << player
            if state.may_arrange():
                state.could_arrange |= 1 << player
                state.memory.lose_order(set_of(state.draw[-SEEN_AT_ONCE:]), player)

    def _skip(self, state: TenstuffState, ten: int, player: int) -> None:
        target = state.turn
        state.hands[player] ^= BIT[ten]
        state.hands[target] |= BIT[ten]
        state.memory.show(BIT[ten])
        state.fresh = False
        state.phase = RETURNING
        state.partner = player
        state.ten = ten % len(SUITS)
        if state.log is not None:
            state.happened({"kind": "skip", "seat": player, "target": target, "card": TEXTS[ten]})

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return the outlook of an action. A ten goes to the seat on turn."""
        if action in CARD_OF:
            return Outlook(action, _TEXTS[action], "skip", TEXTS[CARD_OF[action]], taker=state.turn, cards=1)
        return super().outlook(state, action, player)

    def tempting(self, state: TenstuffState, player: int) -> Iterable[int]:
        """Return the throws of all tens in the hand of a seat that is not on turn."""
        return [actions.THROWS[card] for card in members(state.hands[player] & TENS)]


class Turn(TenstuffPhase):
    """The turn itself: the seat plays a set or passes."""

    name = "turn"
    now: ClassVar[Text] = text.lay_or_pass
    acts: ClassVar[tuple[Container[int], ...]] = (SET_OF, actions.SLIP, (actions.PASS, actions.STOP, actions.ARRANGE))

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return the actions that play a set, slip a card, play nothing, or arrange the draw pile."""
        sets = state.sets(state.hands[state.turn] & ~state.marked)
        found = sets  # their numbers are the actions that play them on the pile
        if state.table_offered():
            found += tuple([actions.TABLE.numbers[number] for number in sets])
        if state.game.cheating:
            found += state.slips()
        if state.marked:
            return found
        if state.played:
            return (*found, actions.STOP)
        if not state.opening:  # T1
            found += (actions.PASS,)
        return (*found, actions.ARRANGE) if state.may_arrange() else found

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Play a set, slip a card, look at the draw pile, or end the turn."""
        if action in SET_OF:
            self._lay(state, SET_OF[action], player, on_table=action in actions.TABLE)
        elif action in CARD_OF:
            state.marked |= BIT[CARD_OF[action]]
        elif action == actions.ARRANGE:  # T39: the top cards of the draw pile
            state.phase = ARRANGING
            state.arranged_now = True
            state.arranged |= 1 << player
            state.memory.learn(player, set_of(state.draw[-SEEN_AT_ONCE:]))
        else:
            if action == actions.PASS:
                state.passed = True
                state.arranged_now = False
                if state.log is not None:
                    state.note("pass", player)
            state.end_with_draw(player)

    def _lay(self, state: TenstuffState, cards: int, player: int, *, on_table: bool) -> None:
        slipped, state.marked = state.marked, 0
        due = state.table_due()
        before = state.last_owner
        kind = kind_of(cards, state.last, before == player)
        owner = before if state.last else None
        if state.opening:
            self._remember_lead(state, cards, player)
        hand = state.hands[player] & ~cards
        state.hands[player] = hand & ~slipped  # now, so that the picture of this event shows them gone
        state.memory.show(cards)
        state.play += members(cards)  # T42
        state.last, state.last_owner = cards, player
        state.opening = False
        state.played = True
        state.arranged_now = False
        state.dry = 0
        if cards.bit_count() == 3 and not cards & ~SIXES:  # T17
            state.sixes = True
        if state.log is not None:
            event: Played = {
                "kind": "play",
                "seat": player,
                "cards": texts(cards),
                "play": kind,
                "place": "table" if on_table else "pile",
                "owner": owner,
            }
            self._record(state, event, slipped)
        if due and on_table:  # T19: the old pile, without the cards slipped under the set
            state.shuffle_play(cards.bit_count())
        if slipped:
            state.slip_under(slipped, player)
        if due and not on_table:  # T21: the old pile, without the set
            state.shuffle_play(cards.bit_count())
        if hand == slipped:  # T3
            state.go_out(player)
            state.finish(player)
        elif due and not on_table:  # T21: the turn ends at once
            state.excommunicated |= 1 << player
            state.note("excommunicated", player)
            state.finish(player)
        elif on_table and not due:  # T24
            state.note("false-alarm", player)
            state.end_with_draw(player)
        else:
            self._special(state, kind, player, before)

    def _remember_lead(self, state: TenstuffState, cards: int, player: int) -> None:
        """Record that the leader has no lower card, and that no one has if the lowest card decided the lead."""
        lower = (1 << 4 * rank_of(cards)) - 1
        state.memory.rule_out(range(state.game.players) if state.fresh else (player,), lower)
        state.fresh = False

    def _record(self, state: TenstuffState, event: Played, slipped: int) -> None:
        if not state.game.cheating:
            state.happened(event)
            return
        # The size of the hand, seen with the set, shows whether cards were slipped.
        secret = {"slipped": texts(slipped)}
        state.happened(event, secret=secret, seen_by=(state.turn,), reveals=True, openly=True)
        sizes = [hand.bit_count() for hand in state.hands]
        state.happened({"kind": "counts", "seat": None, "hands": sizes}, reveals=True)

    def _special(self, state: TenstuffState, kind: str, player: int, before: int) -> None:
        """Continue after a set, which may be a match, an attempt or a slam."""
        if kind == "match":  # T4: the draw comes after the extra set
            return
        if kind == "attempt" and state.supply():  # T27
            state.phase = GUESSING
        elif kind == "slam" and rank_of(state.last) > ACE:  # after a slam of aces, there is nothing to give (E3)
            state.phase = GIVING
            state.partner = before
        else:
            state.end_with_draw(player)

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return the kind of a set and, for a slam, the seat that it hits."""
        if action in SET_OF:
            cards, owner = SET_OF[action], state.last_owner
            kind = kind_of(cards, state.last, owner == player)
            taker = owner if kind == "slam" else None
            return Outlook(action, _TEXTS[action], kind, cards=cards.bit_count(), taker=taker)
        if action in CARD_OF:
            return Outlook(action, _TEXTS[action], "slip", TEXTS[CARD_OF[action]])
        return super().outlook(state, action, player)

    def hurried(self, state: TenstuffState) -> int:
        """Return the lowest set that leaves no card of its rank in hand, otherwise the lowest set."""
        sets = [action for action in state.legal_actions() if action in actions.PLAY]
        if not sets:
            return actions.STOP if state.played else actions.PASS
        hand = state.hands[state.turn]
        kept = [hand & ~SET_OF[action] & OF_RANK[rank_of(SET_OF[action])] for action in sets]
        return min(zip(kept, sets, strict=True), key=lambda each: (bool(each[0]), each[1]))[1]

    def tempting(self, state: TenstuffState, player: int) -> Iterable[int]:
        """Return the plays of all sets that the hand can form, and the pass."""
        hand = state.hands[player]
        found = [number for rank in range(len(OF_RANK)) for number in FORMED[rank][hand >> 4 * rank & 15]]
        return found if state.played else [*found, actions.PASS]

    def why_not(self, state: TenstuffState, action: int, player: int) -> Text:
        """Return why the seat can’t play this set, slip this card, arrange the pile or end its turn."""
        if action in SET_OF:
            return refusals.no_set(state, SET_OF[action])
        if action in CARD_OF:
            return refusals.no_slip(state, CARD_OF[action])
        return refusals.no_arranging(state) if action == actions.ARRANGE else refusals.no_end(state, action)


class Arranging(TenstuffPhase):
    """The seat has looked at the top cards of the draw pile, and puts them back in any order (T39)."""

    name = "arrange"
    now: ClassVar[Text] = text.put_back
    acts: ClassVar[tuple[Container[int], ...]] = (actions.ORDER,)

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return all orders of the cards that the seat has looked at."""
        seen = min(SEEN_AT_ONCE, len(state.draw))
        rest = tuple(range(seen + 1, SEEN_AT_ONCE + 1))
        numbers = zip(actions.ORDER.numbers, actions.ORDERS, strict=True)
        return tuple([action for action, order in numbers if order[seen:] == rest])

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Put the cards back."""
        top = state.draw[: -SEEN_AT_ONCE - 1 : -1]
        seen = len(top)
        order = actions.ORDERS[actions.ORDER.part(action)]
        state.draw[-seen:] = [top[i - 1] for i in order[:seen]][::-1]
        state.phase = TURN

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return the outlook of an order of cards."""
        return Outlook(action, _TEXTS[action], "order")

    def why_not(self, state: TenstuffState, action: int, player: int) -> Text:
        """Return that the draw pile has fewer cards."""
        return text.fewer_cards


class Guessing(TenstuffPhase):
    """After an attempt, the seat can guess the next card."""

    name = "guess"
    now: ClassVar[Text] = text.guess_now
    acts: ClassVar[tuple[Container[int], ...]] = (actions.GUESS, (actions.NO_GUESS,))
    public = True

    _legal = (*actions.GUESS.numbers, actions.NO_GUESS)

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return the guesses of all cards, and no guess."""
        return self._legal

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Give the card to the next seat if the guess is right, otherwise end the turn with a draw."""
        if action == actions.NO_GUESS:
            state.end_with_draw(player)
            return
        card = CARD_OF[action]
        right = state.draw[-1] == card
        taker = state.next_seat(player)  # T26
        if right:
            state.draw.pop()
            state.memory.show(BIT[card])
            state.hands[taker] |= BIT[card]
        to = taker if right else None
        state.happened({"kind": "guess", "seat": player, "card": TEXTS[card], "right": right, "to": to}, reveals=True)
        if right:
            state.uncover()
            state.finish(player)
        else:
            state.end_with_draw(player)

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return the outlook of an action. For a guess, it has the card."""
        if action in CARD_OF:
            return Outlook(action, _TEXTS[action], "guess", TEXTS[CARD_OF[action]])
        return super().outlook(state, action, player)


class Handing(TenstuffPhase):
    """The seat chooses cards to hand over to another. `choices` has the act that marks each card.

    T7: cards are marked one by one in ascending order, so each choice is exactly one sequence of acts.
    """

    choices: ClassVar[dict[int, int]]

    @abstractmethod
    def movable(self, state: TenstuffState) -> int:
        """Return the cards that can be handed over."""

    @abstractmethod
    def hand_over(self, state: TenstuffState, player: int) -> None:
        """Hand over the marked cards, and end the turn."""

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return the acts that mark a card higher than those already marked, and `done`."""
        still = members(self.movable(state) & ~((1 << state.marked.bit_length()) - 1))
        return (*[self.choices[card] for card in still], actions.DONE)

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Mark a card, or hand over the marked cards."""
        if action == actions.DONE:
            self.hand_over(state, player)
        else:
            state.marked |= BIT[CARD_OF[action]]

    def outlook(self, state: TenstuffState, action: int, player: int) -> Outlook:
        """Return the outlook of an action. For a card, it has the seat that gets it."""
        if action in CARD_OF:
            return Outlook(action, _TEXTS[action], self.name, TEXTS[CARD_OF[action]], taker=state.partner, cards=1)
        return super().outlook(state, action, player)

    def tempting(self, state: TenstuffState, player: int) -> Iterable[int]:
        """Return the acts that mark any card not marked yet."""
        rest = members(state.hands[player] & ~state.marked)
        return [self.choices[card] for card in rest if card in self.choices]


class Giving(Handing):
    """After a slam, the seat chooses cards for its victim."""

    name = "give"
    now: ClassVar[Text] = text.choose_gift
    acts: ClassVar[tuple[Container[int], ...]] = (actions.GIVE, (actions.DONE,))
    choices: ClassVar[dict[int, int]] = actions.GIFTS

    def movable(self, state: TenstuffState) -> int:
        """Return the cards that are lower than the slam and share a suit with it."""
        return giveable(state.hands[state.turn], state.last)

    def hand_over(self, state: TenstuffState, player: int) -> None:
        """Give the cards. The victim may come back, then the giver may go out (T8, T9)."""
        taker, cards = state.partner, state.marked
        state.hand_over("give", player, taker, giveable(FULL, state.last))
        if cards and taker in state.out:  # T8, T9: the victim comes back before the giver goes out
            state.come_back(taker)
        if state.hands[player]:
            state.end_with_draw(player)
        else:
            state.go_out(player)
            state.finish(player)

    def hurried(self, state: TenstuffState) -> int:
        """Return the first act, so that everything that can be given is given."""
        return state.legal_actions()[0]

    def why_not(self, state: TenstuffState, action: int, player: int) -> Text:
        """Return why the card can’t be given: it is too high, or of another suit."""
        return refusals.no_gift(state, CARD_OF[action], self.movable(state))


class Returning(Handing):
    """After a thrown ten, the skipped seat can give back cards of that suit."""

    name = "return"
    now: ClassVar[Text] = text.return_now
    acts: ClassVar[tuple[Container[int], ...]] = (actions.RETURN, (actions.DONE,))
    choices: ClassVar[dict[int, int]] = actions.RETURNS

    def movable(self, state: TenstuffState) -> int:
        """Return the cards of the ten’s suit, except the ten itself (T11)."""
        return state.hands[state.turn] & OF_SUITS[1 << state.ten] & ~TENS

    def hand_over(self, state: TenstuffState, player: int) -> None:
        """Give the cards back. The seat that threw the ten may go out only now (T10)."""
        thrower = state.partner
        state.hand_over("return", player, thrower, OF_SUITS[1 << state.ten] & ~TENS)
        if not state.hands[thrower]:  # T10
            state.go_out(thrower)
        state.skips += 1
        state.clear_turn()
        state.finish(player, skipped=True)

    def why_not(self, state: TenstuffState, action: int, player: int) -> Text:
        """Return why the card can’t be given back: it is of another suit, or the ten itself."""
        return refusals.no_return(state, CARD_OF[action], self.movable(state))


class Drawing(TenstuffPhase):
    """At a table with cheating, the seat draws a card or pretends to."""

    name = "draw"
    now: ClassVar[Text] = text.draw_now
    acts: ClassVar[tuple[Container[int], ...]] = ((actions.DRAW, actions.FAKE),)

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return the draw and the pretended draw."""
        return (actions.DRAW, actions.FAKE)

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Draw, or pretend to draw."""
        if action == actions.DRAW:
            state.take(player)
        else:
            state.telltale |= 1 << player
            state.dry = 0
            state.happened({"kind": "draw", "seat": player}, secret={"card": None}, seen_by=(player,), reveals=True)
        state.finish(player)

    def hurried(self, state: TenstuffState) -> int:
        """Return a pretended draw, or a real one after a pass, so that passes don’t go on for ever."""
        return actions.DRAW if state.passed else actions.FAKE


class Last(_Open):
    """The last window of a decided game: the seats with cards can accuse, one after the other (T45)."""

    name = "last"
    now: ClassVar[Text] = text.last_question
    acts: ClassVar[tuple[Container[int], ...]] = ((actions.DONE,),)

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return `done`, and the accusations."""
        return (actions.DONE, *state.accusations(state.turn))

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Decline, or accuse. A seat that is caught may come back into the game."""
        if action == actions.DONE:
            state.ask_next(state.steps_asked() + 1)
        else:
            state.accuse(actions.ACCUSE.part(action), player)


class Over(TenstuffPhase):
    """The game is over."""

    name = "over"
    acts: ClassVar[tuple[Container[int], ...]] = ()

    def legal(self, state: TenstuffState) -> tuple[int, ...]:
        """Return no actions."""
        return ()

    def apply(self, state: TenstuffState, action: int, player: int) -> None:
        """Do nothing, because no action is legal."""


WINDOW, TURN, ARRANGING, GUESSING = Window(), Turn(), Arranging(), Guessing()
GIVING, RETURNING, DRAWING, LAST, OVER = Giving(), Returning(), Drawing(), Last(), Over()

PHASES: dict[str, TenstuffPhase] = {
    phase.name: phase for phase in (WINDOW, TURN, ARRANGING, GUESSING, GIVING, RETURNING, DRAWING, LAST, OVER)
}
"""The phases by name, as in observations and positions. A position without a phase is in the first."""
