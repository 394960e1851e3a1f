"""The phases of Tens: turning up the first cards, taking a card, placing it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from tenfold.french import TEXTS
from tenfold.games.tens import text
from tenfold.games.tens.cards import ACTIONS, CELL_OF, CELLS, DRAW, FLIP, FLIPS, PLACES, TAKE, TAKES
from tenfold.games.tens.events import Placed
from tenfold.games.tens.grid import ALL, flippable
from tenfold.messages import Text
from tenfold.observation import Outlook
from tenfold.phase import Phase

if TYPE_CHECKING:
    from tenfold.games.tens.state import TensState


class Flipping(Phase["TensState"]):
    """The phase in which each seat turns up its first cards, one by one."""

    name = "flip"
    now: ClassVar[Text] = text.flip_first

    def legal(self, state: TensState) -> tuple[int, ...]:
        """Return the cells that are face down and touch no face-up card."""
        return flippable(state.face_up[state.turn])

    def apply(self, state: TensState, action: int, player: int) -> None:
        """Turn up a card; after a seat's last one, continue with the next seat or the first turn."""
        cell = CELL_OF[action]
        up = state.face_up[player] = state.face_up[player] | 1 << cell
        done = up.bit_count() == FLIPS
        if done:
            state.turn = state.game.left[player]  # N18
        if state.log is not None:
            card = TEXTS[state.grids[player * CELLS + cell]]
            state.happened({"kind": "flip", "seat": player, "cell": cell, "card": card}, reveals=True)
        if done and state.turn == state.starter:
            state.phase = TAKING
            state.go_on()

    def outlook(self, state: TensState, action: int, player: int) -> Outlook:
        """Return an outlook with the cell as its value."""
        return Outlook(action, ACTIONS.texts[action], "flip", value=CELL_OF[action])

    def has(self, action: int) -> bool:
        """True if an action turns up a card."""
        return action in FLIP

    def tempting(self, state: TensState, player: int) -> Iterable[int]:
        """Return any card of the grid, and the draw pile."""
        return (*FLIP.numbers, DRAW)

    def why_not(self, state: TensState, action: int, player: int) -> Text:
        """Return why this card can't be turned up."""
        if state.face_up[player] >> CELL_OF[action] & 1:
            return text.face_up_already
        return text.touches


class Taking(Phase["TensState"]):
    """The phase in which a seat takes a card, from the draw pile or another seat’s discards."""

    name = "take"
    now: ClassVar[Text] = text.take_first

    def legal(self, state: TensState) -> tuple[int, ...]:
        """Return drawing, if there is a card to draw, and taking from the others' discards."""
        turn = state.turn
        takes = [TAKES[seat] for seat, stack in enumerate(state.stacks) if stack and seat != turn]
        if state.pile or any(len(stack) > 1 for stack in state.stacks):
            return (DRAW, *takes)
        return tuple(takes)

    def apply(self, state: TensState, action: int, player: int) -> None:
        """Take the card in hand."""
        if action == DRAW:
            if not state.pile:
                state.reshuffle()
            card = state.pile.pop()
        else:
            giver = state.taken_from = TAKE.part(action)
            card = state.stacks[giver].pop()
        state.in_hand = (card,)
        state.phase = PLACING
        if state.log is None:
            return
        if state.taken_from is None:
            state.happened({"kind": "draw", "seat": player, "card": TEXTS[card]}, reveals=True)  # N11
        else:
            state.happened({"kind": "take", "seat": player, "card": TEXTS[card], "giver": state.taken_from})

    def outlook(self, state: TensState, action: int, player: int) -> Outlook:
        """Return an outlook; for a discard, it has the card and, as value, the seat it is taken from."""
        called = ACTIONS.texts[action]
        if action == DRAW:
            return Outlook(action, called, "draw")
        giver = TAKE.part(action)
        return Outlook(action, called, "take", TEXTS[state.stacks[giver][-1]], giver)

    def tempting(self, state: TensState, player: int) -> Iterable[int]:
        """Return every card on the table, the player’s own grid first."""
        return (*PLACES, DRAW, *TAKES[: state.game.players])

    def why_not(self, state: TensState, action: int, player: int) -> Text:
        """Return why there is nothing to take, or why no card can be placed or turned up."""
        if action not in TAKE and action != DRAW:
            return text.flipped if action in FLIP else self.now
        if action == DRAW:
            return text.nothing_to_draw
        if action == TAKES[player]:
            return text.own_discards
        return text.no_discard


class Placing(Phase["TensState"]):
    """The phase in which a seat places the card taken on its grid."""

    name = "place"
    now: ClassVar[Text] = text.place_first

    def legal(self, state: TensState) -> tuple[int, ...]:
        """Return all cells: nothing is locked (N17)."""
        return PLACES

    def apply(self, state: TensState, action: int, player: int) -> None:
        """Turn up the card there and replace it. If all ten are face up for the first time, note the finisher."""
        cell = CELL_OF[action]
        at = player * CELLS + cell
        out = state.grids[at]
        (card,) = state.in_hand
        up = state.face_up[player]
        if not up >> cell & 1:
            up = state.face_up[player] = up | 1 << cell
            if state.log is not None:
                state.happened({"kind": "turn", "seat": player, "cell": cell, "card": TEXTS[out]}, reveals=True)
        state.grids[at] = card
        giver = state.taken_from
        state.in_hand, state.taken_from = (), None
        state.stacks[player].append(out)
        state.turns += 1
        state.phase = TAKING
        state.turn = state.game.left[player]
        if state.log is not None:
            uncovers = giver is not None and bool(state.stacks[giver])  # N12
            placed: Placed = {"kind": "place", "seat": player, "cell": cell, "card": TEXTS[card], "out": TEXTS[out]}
            state.happened(placed, reveals=uncovers)
        if up == ALL and state.finisher is None:  # N14
            state.finisher = player
            state.happened({"kind": "finish", "seat": player})
        state.go_on()

    def outlook(self, state: TensState, action: int, player: int) -> Outlook:
        """Return an outlook with the cell as its value."""
        return Outlook(action, ACTIONS.texts[action], "place", TEXTS[state.in_hand[0]], CELL_OF[action])

    def tempting(self, state: TensState, player: int) -> Iterable[int]:
        """Return drawing and taking again."""
        return (DRAW, *TAKES[: state.game.players])

    def why_not(self, state: TensState, action: int, player: int) -> Text:
        """Return why no card can be turned up or taken. A card can be placed on any cell."""
        return text.flipped if action in FLIP else self.now


FLIPPING, TAKING, PLACING = Flipping(), Taking(), Placing()
PHASES = {phase.name: phase for phase in (FLIPPING, TAKING, PLACING)}
