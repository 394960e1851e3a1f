"""A position of 10 and how the five phases of a round follow each other.

Marks like X5 name the rulings of the rule page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, TypeVar

from tenfold.errors import IllegalAction
from tenfold.game import TERMINAL, Outlook, Refusal, State
from tenfold.games.ten import position, refusals, view
from tenfold.games.ten.cards import (
    ACTION_OF,
    ACTION_TEXTS,
    ADD,
    ADDS,
    AUCTION,
    BID,
    CHIPS,
    DECLINE,
    HAND,
    JOKER,
    KEEP,
    LAYING,
    LAYINGS,
    LAYS,
    LEAVE,
    MAKES,
    MARKET,
    MOST_CHIPS,
    MOST_PROTECTION,
    NAMING,
    OPEN,
    OVER,
    PASS,
    PHASE_OF,
    PROTECT,
    PROTECTING,
    ROUND,
    SECOND,
    STARTER,
    STOP,
    SWAP,
    TEXTS,
    TURN_UP,
    points,
    texts,
)
from tenfold.games.ten.view import Final, Round, TenObservation, settle
from tenfold.plainjson import shown

if TYPE_CHECKING:
    from tenfold.games.ten import Ten

ItemT = TypeVar("ItemT")

NOBODY = -1
NOTHING = -1


class TenState(State):
    """A position of 10. `serialize()` writes these keys, and `deserialize_state` reads them.

    `phase`, `round` (from 0), `round_card` (as "R6", null between rounds), `starter`, `turn` (a seat, null at the end);
    by seat `hands` (lists of cards), `table` (the first card as it would be laid now, "7 open 1", or null), `second`
    (a list of no or one card), `laid_by` (who laid the first card), `laid_under` (chips it was laid under), `price`
    (last paid for it), `seen_by` (the seats that know it, as "02"), `chips` (not on cards) and `penalties` (lists of
    cards, round cards too); `pot`; `draw` and `round_cards` (next card first); `joker_due` (the seats that have not
    shown the joker dealt to them, as "013"); `opener` (whose chance in the market it is); `auction` (no or one object
    of `owner`, `bid`, `bidder`, `passed` as "03"); `protecting` (the seats still to be asked, as "12"); `rounds`
    (objects of `card`, `starter`, `cards`, `covered`, `laid_by`, `pot`).

    All may be left out. Then the hands are empty; the phase is the market where every seat has laid a card, the auction
    where there is one, else laying; the starter is seat 0, and on turn is who comes first; covered cards are known to
    their owners, who laid them under the chips on them and never sold them; everybody has what is left of his 7 chips
    and no joker to show; the draw pile and the round cards hold in ascending order what lies nowhere else, and 6 is the
    number of the round.
    """

    __slots__ = (
        "_asked",
        "_bid",
        "_bidder",
        "_chips",
        "_covered",
        "_draw",
        "_due",
        "_final",
        "_first",
        "_hands",
        "_laid_by",
        "_laid_under",
        "_left",
        "_owner",
        "_passed",
        "_phase",
        "_piles",
        "_points",
        "_pot",
        "_price",
        "_protection",
        "_round",
        "_round_card",
        "_rounds",
        "_second",
        "_seen",
        "_stack",
        "_starter",
        "_step",
    )

    game: Ten

    def __init__(self, game: Ten, hands: list[list[int]], draw: Sequence[int], stack: Sequence[int]) -> None:
        players = game.players
        self.game = game
        self._legal = None
        self._events = None
        self._hands = hands  # sorted
        self._draw = tuple(draw)  # the next card is `_draw[_left - 1]`
        self._left = len(draw)
        self._stack = tuple(stack)  # round cards, the next one last
        self._chips = [CHIPS] * players
        self._pot = 0
        self._piles: list[tuple[int, ...]] = [()] * players
        self._points = [0] * players
        self._due = (1 << players) - 1
        self._rounds: tuple[Round, ...] = ()
        self._final: tuple[Final, ...] = ()
        self._round = NOTHING
        self._round_card = NOTHING
        self._starter = 0
        self._clear_table()

    def _clear_table(self) -> None:
        players = self.game.players
        self._first = [NOTHING] * players
        self._second = [NOTHING] * players
        self._covered = [False] * players
        self._protection = [0] * players
        self._laid_by = [NOBODY] * players
        self._laid_under = [0] * players
        self._price = [0] * players
        self._seen = [0] * players  # by place, the set of seats that know its covered card
        self._owner = self._bidder = NOBODY
        self._bid = self._passed = 0
        self._asked: tuple[int, ...] = ()  # who may still raise the protection
        self._step = 0  # how many seats are through with the phase

    def _copy_into(self, other: Self) -> None:
        other._asked = self._asked
        other._bid = self._bid
        other._bidder = self._bidder
        other._chips = self._chips[:]
        other._covered = self._covered[:]
        other._draw = self._draw
        other._due = self._due
        other._final = self._final
        other._first = self._first[:]
        other._hands = [hand[:] for hand in self._hands]
        other._laid_by = self._laid_by[:]
        other._laid_under = self._laid_under[:]
        other._left = self._left
        other._owner = self._owner
        other._passed = self._passed
        other._phase = self._phase
        other._piles = self._piles[:]
        other._points = self._points[:]
        other._pot = self._pot
        other._price = self._price[:]
        other._protection = self._protection[:]
        other._round = self._round
        other._round_card = self._round_card
        other._rounds = self._rounds
        other._second = self._second[:]
        other._seen = self._seen[:]
        other._stack = self._stack
        other._starter = self._starter
        other._step = self._step

    # What may be done.

    def _legal_actions(self) -> tuple[int, ...]:
        return _LEGAL[self._phase](self)

    def _ways_to_lay(self) -> tuple[int, ...]:
        chips = min(self._chips[self._player], MOST_PROTECTION)
        found: tuple[int, ...] = ()
        before = NOTHING
        for card in self._hands[self._player]:
            if card != before:
                found += LAYS[card][chips]
                before = card
        return found

    def _offers(self) -> tuple[int, ...]:
        player = self._player
        chips = self._chips[player]
        swaps = [DECLINE]
        opens: list[int] = []
        for seat, protection in enumerate(self._protection):
            if seat == player:
                continue
            if protection:
                opens += range(OPEN + MOST_CHIPS * seat + protection, OPEN + MOST_CHIPS * seat + chips + 1)  # X4, X13
            elif chips:  # X2
                swaps.append(SWAP + seat)
        return (*swaps, *opens)

    def _raises(self) -> tuple[int, ...]:
        return (*range(BID + self._bid + 1, BID + self._chips[self._player] + 1), PASS)  # X4, X13

    def _protections(self) -> tuple[int, ...]:
        least = self._protection[self._player] + 1
        most = min(least - 1 + self._chips[self._player], MOST_PROTECTION)
        return (*range(PROTECT + least, PROTECT + most + 1), KEEP)

    def _second_cards(self) -> tuple[int, ...]:
        if self._covered[self._player]:
            return (TURN_UP, LEAVE)
        adds = ADDS[self._first[self._player]]
        found = {adds[card] for card in self._hands[self._player]}  # X12
        found.discard(0)
        return (*sorted(found), STOP)

    def _starters(self) -> tuple[int, ...]:
        return tuple(range(STARTER, STARTER + self.game.players))

    def _is_public_turn(self) -> bool:
        return self._phase not in (LAYING, SECOND)

    # What an action does.

    def _apply(self, action: int, player: int) -> None:
        _APPLY[PHASE_OF[action]](self, action, player)

    def _lay(self, action: int, player: int) -> None:
        card, covered, chips = LAYINGS[action]
        self._hands[player].remove(card)
        self._first[player] = card
        self._covered[player] = covered
        self._protection[player] = chips
        self._chips[player] -= chips
        self._laid_by[player] = player
        self._laid_under[player] = chips
        self._seen[player] = 1 << player if covered else self.game.everybody
        if covered:
            self._happened("lay", player, {"open": False, "chips": chips}, {"card": TEXTS[card]}, (player,))
        else:
            self._show(player, card)
            self._happened("lay", player, {"open": True, "chips": chips, "card": TEXTS[card]})
        self._step += 1
        self._player = self.game.left[player]
        if self._step == self.game.players:
            self._phase = MARKET
            self._step = 0
            self._next_chance()

    def _show(self, seat: int, card: int) -> None:
        """Everybody sees that this seat laid this card."""
        if card == JOKER:
            self._due &= ~(1 << seat)

    def _offer(self, action: int, player: int) -> None:
        if action == DECLINE:
            self._happened("decline", player, {"forced": False})
            self._step += 1
            self._next_chance()
        elif action <= OPEN:
            owner = action - SWAP
            self._chips[player] -= 1
            self._pot += 1
            self._happened("swap", player, {"with": owner, "pot": self._pot, **self._goods(player, owner)})
            self._exchange(player, owner, 1)
        else:
            self._owner, bid = divmod(action - OPEN - 1, MOST_CHIPS)
            self._phase = AUCTION
            self._bid = bid + 1
            self._bidder = player
            self._passed = 0
            self._happened("open", player, {"owner": self._owner, "bid": self._bid})
            self._next_bidder(player)

    def _next_chance(self) -> None:
        """Whoever is next in the market gets his chance; without the chips for any card it is gone."""
        players = self.game.players
        self._phase = MARKET
        while self._step < players:
            seat = self._player = (self._starter + self._step) % players
            chips = self._chips[seat]
            if chips and any(k <= chips for other, k in enumerate(self._protection) if other != seat):
                return
            self._happened("decline", seat, {"forced": True})
            self._step += 1
        self._collect()

    def _bidding(self, action: int, player: int) -> None:
        if action == PASS:
            self._passed |= 1 << player
            self._happened("pass", player, {"forced": False})
        else:
            self._bid = action - BID
            self._bidder = player
            self._happened("bid", player, {"bid": self._bid})
            if not self.game.pass_is_final:  # X3: who could still pay more is asked again
                for seat, chips in enumerate(self._chips):
                    if chips > self._bid:
                        self._passed &= ~(1 << seat)
        self._next_bidder(player)

    def _next_bidder(self, last: int) -> None:
        """Whoever is next in the auction is asked; who cannot pay more has passed."""
        seat = last
        while True:
            seat = self.game.left[seat]
            if seat == self._bidder:
                self._sell()
                return
            if seat == self._owner or self._passed >> seat & 1:
                continue
            if self._chips[seat] > self._bid:
                self._player = seat
                return
            self._passed |= 1 << seat
            self._happened("pass", seat, {"forced": True})

    def _sell(self) -> None:
        buyer, owner, price = self._bidder, self._owner, self._bid
        self._chips[buyer] -= price
        self._chips[owner] += price
        self._happened("sold", buyer, {"from": owner, "price": price, **self._goods(buyer, owner)})
        self._owner = self._bidder = NOBODY
        self._bid = self._passed = 0
        self._exchange(buyer, owner, price)

    def _goods(self, buyer: int, owner: int) -> dict[str, str | None]:
        """Of the cards that change sides, those that lie open."""
        got, gave = (None if self._covered[seat] else TEXTS[self._first[seat]] for seat in (owner, buyer))
        return {"got": got, "gave": gave}

    def _exchange(self, buyer: int, owner: int, price: int) -> None:
        """The first cards change sides as they lie; the chips on them stay with their players (X5, X7)."""
        _exchange(self._first, buyer, owner)
        _exchange(self._covered, buyer, owner)
        _exchange(self._laid_by, buyer, owner)
        _exchange(self._laid_under, buyer, owner)
        _exchange(self._price, buyer, owner)
        self._price[buyer] = price
        _exchange(self._seen, buyer, owner)
        for seat in (buyer, owner):
            if not self._seen[seat] >> seat & 1:
                self._seen[seat] |= 1 << seat
                told = {"card": TEXTS[self._first[seat]]}
                self._happened("see", seat, {"laid_by": self._laid_by[seat]}, told, (seat,), reveals=True)
        self._asked = tuple(  # X6
            seat for seat in (buyer, owner) if self._protection[seat] < MOST_PROTECTION and self._chips[seat]
        )
        self._next_protection()

    def _next_protection(self) -> None:
        if self._asked:
            self._phase = PROTECTING
            self._player = self._asked[0]
            return
        self._step += 1
        self._next_chance()

    def _protect(self, action: int, player: int) -> None:
        if action != KEEP:
            chips = action - PROTECT
            self._chips[player] -= chips - self._protection[player]
            self._protection[player] = chips
            self._happened("protect", player, {"chips": chips})
        else:
            self._happened("keep", player, {})
        self._asked = self._asked[1:]
        self._next_protection()

    def _collect(self) -> None:
        """The market is over, and the chips on the cards go to the pot."""
        chips = sum(self._protection)
        if chips:
            self._pot += chips
            self._protection = [0] * self.game.players
            self._happened("collect", None, {"chips": chips, "pot": self._pot})
        self._phase = SECOND
        self._step = 0
        self._player = self._starter

    def _lay_second(self, action: int, player: int) -> None:
        if action == TURN_UP:
            card = self._first[player]
            self._covered[player] = False
            self._seen[player] = self.game.everybody
            self._show(self._laid_by[player], card)
            self._happened("turn", player, {"card": TEXTS[card]}, reveals=True)
            return
        if action >= STOP:
            self._happened("stop", player, {})
        elif action == LEAVE:
            self._happened("leave", player, {})
        else:
            card = action - ADD
            self._hands[player].remove(card)
            self._second[player] = card
            self._show(player, card)
            self._happened("add", player, {"card": TEXTS[card], "total": MAKES[self._first[player]][card]})
        self._step += 1
        self._player = self.game.left[player]
        if self._step == self.game.players:
            self._finish_round()

    def _finish_round(self) -> None:
        seats = [self._seat(step) for step in range(self.game.players)]
        cards = [(a,) if b < 0 else (a, b) for a, b in zip(self._first, self._second, strict=True)]
        over = settle(self._round_card - ROUND, self._starter, cards, self._covered, self._laid_by, self._pot)
        for layer, first in zip(self._laid_by, self._first, strict=True):
            self._show(layer, first)
        taken = (*(card for seat in seats for card in cards[seat]), self._round_card)
        self._chips[over.winner] += self._pot
        self._pot = 0
        self._piles[over.loser] += taken
        self._points[over.loser] += over.points
        self._rounds += (over,)
        self._tell_result(over, taken)
        self._clear_table()
        self._round_card = NOTHING
        if not self._stack:  # X15
            self._end("rounds", over.loser)
        elif self._refill():
            self._phase = NAMING
            self._player = over.winner
        else:
            self._end("cards", over.loser)

    def _seat(self, step: int) -> int:
        return (self._starter + step) % self.game.players

    def _tell_result(self, over: Round, taken: Sequence[int]) -> None:
        if self._events is None:
            return
        told: dict[str, Any] = {
            key: [[*row] if isinstance(row, tuple) else row for row in value] if isinstance(value, tuple) else value
            for key, value in over._asdict().items()
        }
        self._happened("result", None, {**told, "taken": texts(taken)}, reveals=True)

    def _refill(self) -> bool:
        """Fill the hands to four by turns; False where the draw pile is too small for somebody (X14)."""
        for step in range(self.game.players):
            seat = self._seat(step)
            hand = self._hands[seat]
            wanted = HAND - len(hand)
            count = min(wanted, self._left)
            if count:
                drawn = self._draw[self._left - count : self._left]
                self._left -= count
                hand += drawn
                hand.sort()
                if self._events is not None:
                    told = {"cards": count, "draw_pile": self._left}
                    self._happened("refill", seat, told, {"drawn": texts(drawn)}, (seat,), reveals=True)
            if count < wanted:
                return False
        return True

    def _end(self, reason: str, loser: int) -> None:
        if self._stack:
            rest = sorted(self._stack)
            self._stack = ()
            self._piles[loser] += tuple(rest)
            self._points[loser] += points(rest)
            told = {"round_cards": [card - ROUND for card in rest], "points": points(rest)}
            self._happened("rest", loser, told, reveals=True)
        self._finish()
        if self._events is not None:
            columns = {key: [getattr(each, key) for each in self._final] for key in Final._fields}
            columns["hand"] = [[*hand] for hand in columns["hand"]]
            self._happened("over", None, {"reason": reason, **columns}, reveals=True)

    def _finish(self) -> None:
        """Count up: hands cost points, and each chip takes two away."""
        self._phase = OVER
        self._player = TERMINAL
        rows = zip(self._points, self._hands, self._chips, strict=True)
        self._final = tuple(
            Final(stack, tuple(texts(hand)), points(hand), chips, stack + points(hand) - 2 * chips)
            for stack, hand, chips in rows
        )

    def _name(self, action: int, player: int) -> None:
        self._starter = action - STARTER
        self._happened("starter", player, {"starter": self._starter})
        self._begin_round()

    def _begin_round(self) -> None:
        self._round += 1
        self._round_card = self._stack[-1]
        self._stack = self._stack[:-1]
        self._phase = LAYING
        self._player = self._starter
        told = {"round": self._round, "card": self._round_card - ROUND}
        self._happened("round", self._starter, told, reveals=True)

    # What is known.

    def scores(self) -> list[int]:
        """Points of the cards taken minus two for each chip, by seat; at the end the hands count too."""
        if self._final:
            return [final.total for final in self._final]
        return [stack - 2 * chips for stack, chips in zip(self._points, self._chips, strict=True)]

    def _standing(self) -> Sequence[Any]:
        return [(-points, chips) for points, chips in zip(self.scores(), self._chips, strict=True)]  # X16

    def action_to_string(self, action: int) -> str:
        """`lay 7 open 1`, `swap 2`, `open 2 4`, `bid 5`, `pass`, `protect 2`, `turn up`, `add 3`, `starter 2`, …"""  # noqa: D400
        return ACTION_TEXTS[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """The action of a text such as `lay 7 open 1` or `bid 5`; `IllegalAction` for any other."""
        if not isinstance(text, str) or text not in ACTION_OF:
            raise IllegalAction(f"{shown(text)} is no play of 10; plays read like “lay 7 open 1”, “bid 5” or “pass”.")
        return ACTION_OF[text]

    def _outlook(self, action: int, player: int) -> Outlook:
        return view.outlook(self, action, player)

    def _observation(self, player: int | None, common: dict[str, Any]) -> TenObservation:
        return view.observe(self, player, common)

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        return refusals.refusals(self, player)

    def _refuse(self, action: int, player: int) -> str:
        return refusals.why_not(self, action, player)

    def _position(self) -> dict[str, Any]:
        return position.write(self)


_LEGAL = (
    TenState._ways_to_lay,
    TenState._offers,
    TenState._raises,
    TenState._protections,
    TenState._second_cards,
    TenState._starters,
)
_APPLY = (
    TenState._lay,
    TenState._offer,
    TenState._bidding,
    TenState._protect,
    TenState._lay_second,
    TenState._name,
)


def _exchange(row: list[ItemT], one: int, other: int) -> None:
    row[one], row[other] = row[other], row[one]
