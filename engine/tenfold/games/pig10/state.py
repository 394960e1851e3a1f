"""A position of PIG 10 and the rules of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from tenfold.declared import declared
from tenfold.games.pig10 import text
from tenfold.games.pig10.cards import (
    ACTIONS,
    ADD,
    CARD_OF,
    NONE,
    OVER,
    PIGMAID,
    POSSIBLE,
    RESULT,
    SET,
    SUBTRACT,
    TEN,
    TEXTS,
    how,
    standing,
    texts,
)
from tenfold.games.pig10.events import Pig10Event
from tenfold.messages import Text
from tenfold.observation import TERMINAL, Outlook
from tenfold.sentences import Card
from tenfold.state import State

if TYPE_CHECKING:
    from tenfold.games.pig10.game import Pig10
    from tenfold.games.pig10.observation import Pig10Observation


@declared
class Pig10State(State[Pig10Event]):
    """A position of PIG 10. `position` writes and reads it under the same names, and `turn`."""

    game: Pig10
    hands: list[list[int]]  # by seat, sorted
    pile: list[int]  # the next card is the last one
    middle: list[int]  # oldest first
    value: int  # of the middle
    won: list[list[int]]  # cards, by seat
    calls: list[int]  # how often each seat called PIG 10
    last_player: int | None  # the seat that played the last card of the middle
    last_taker: int | None  # the seat that took the middle last
    stuck: list[list[int]]  # by seat, the possible kinds of each card held at a forced bust, narrowest first (gentle)

    if TYPE_CHECKING:
        turn: int

        def observation(self, player: int | None = None) -> Pig10Observation: ...  # noqa: D102  # as in `State`

    # Legal actions.

    def _legal_actions(self) -> tuple[int, ...]:
        value = self.value
        last = self.middle[-1] if self.middle else NONE
        found: list[int] = []
        before = NONE
        for card in self.hands[self.turn]:  # P6: any card. Hands are sorted
            if card != before:
                found += POSSIBLE[card][value][last]
                before = card
        found.sort()
        if self.game.gentle:
            return tuple([action for action in found if RESULT[action][value] <= TEN] or found)
        return tuple(found)

    def _tempting(self, player: int) -> Iterable[int]:
        if player != self.turn:
            return
        if PIGMAID in self.hands[player] and 0 < self.value < PIGMAID:
            yield SUBTRACT
        if self.game.gentle:
            yield from dict.fromkeys(ADD(card) for card in self.hands[player])

    def _refuse(self, action: int, player: int) -> Text:
        card = CARD_OF[action]
        shown = Card(TEXTS[card])
        if card not in self.hands[player]:
            return text.not_held(card=shown)
        if action in SET:
            return text.not_same(card=shown, value=card)
        if action in ADD:
            return text.too_much(card=shown, value=RESULT[action][self.value])
        return text.below_zero(card=shown, value=self.value)

    # Carrying out an action.

    def _apply(self, action: int, player: int) -> None:
        card = CARD_OF[action]
        before, last = self.value, self.middle[-1] if self.middle else NONE
        value = RESULT[action][before]
        hand = self.hands[player]
        hand.remove(card)
        self.middle.append(card)
        self.value = value
        self.last_player = player
        if self.log is not None:
            self.happened(
                {
                    "kind": "play",
                    "seat": player,
                    "card": TEXTS[card],
                    "how": how(action),
                    "before": before,
                    "value": value,
                    "text": ACTIONS.texts[action],
                }
            )
        if self.game.gentle:
            self._learn(player, card, OVER[before][last] if value > TEN else None)
        if value == TEN:  # P11: an empty middle counts 0, so a 10 on it captures itself
            self.calls[player] += 1
            self._take("capture", player, player)
        elif value > TEN:  # P3: the right neighbour, even with no cards left
            self._take("bust", player, self._right_of(player))
        if self.pile:  # P13
            drawn = self.pile.pop()
            hand.append(drawn)
            hand.sort()
            if self.log is not None:
                self.happened(
                    {"kind": "draw", "seat": player, "pile": len(self.pile)},
                    secret={"card": TEXTS[drawn]},
                    seen_by=(player,),
                    reveals=True,
                )
        self._next(player)

    def _learn(self, player: int, card: int, over: int | None) -> None:
        """Keep what a play tells about the cards left in hand at a gentle table.

        A seat that goes over ten has no card that doesn't. A card played later may fit several of these sets of kinds.
        It’s counted as the narrowest, so that nothing possible is ruled out.
        """
        stuck = self.stuck[player]
        gone = next((kinds for kinds in stuck if kinds >> card & 1), None)
        if gone is not None:
            stuck.remove(gone)
        if over is not None:
            unknown = len(self.hands[player]) - len(stuck)
            self.stuck[player] = [kinds & over for kinds in stuck] + [over] * unknown

    def _right_of(self, player: int) -> int:
        return (player or self.game.players) - 1

    def _take(self, kind: Literal["capture", "bust", "leftovers"], player: int, taker: int) -> None:
        cards, value = self.middle, self.value
        self.won[taker] += cards
        self.middle = []
        self.value = 0
        self.last_taker = taker
        self.last_player = None
        if self.log is not None:
            self.happened({"kind": kind, "seat": player, "taker": taker, "cards": texts(cards), "value": value})

    def _next(self, player: int) -> None:
        players = self.game.players
        for step in range(1, players + 1):  # seats without cards are skipped; none ever drops out (P3)
            seat = (player + step) % players
            if self.hands[seat]:
                self.turn = seat
                return
        self.turn = TERMINAL
        left = len(self.middle)
        if left and self.game.settings["leftovers"] == "last-taker" and self.last_taker is not None:  # P4
            self._take("leftovers", self.last_taker, self.last_taker)
            left = 0
        self.happened({"kind": "over", "seat": None, "won": self.scores(), "left": left})

    # Knowledge.

    def scores(self) -> list[int]:
        """Return the number of cards won, by seat."""
        return [len(cards) for cards in self.won]

    def _standing(self) -> Sequence[Any]:
        return standing(self.scores(), self.calls, self.game.settings["tie"])

    def _outlook(self, action: int, player: int) -> Outlook:
        card = CARD_OF[action]
        value = RESULT[action][self.value]
        taker = player if value == TEN else self._right_of(player) if value > TEN else None
        cards = 0 if taker is None else len(self.middle) + 1
        return Outlook(action, ACTIONS.texts[action], how(action), TEXTS[card], value, taker, cards)
