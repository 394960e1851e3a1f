"""What everybody knows of a position of Tens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.french import TEXTS
from tenfold.games.tens.cards import CELLS, FACE_DOWN, FLIPS, PACK, RANK_OF
from tenfold.games.tens.grid import Hand, count, previews
from tenfold.games.tens.phases import FLIPPING
from tenfold.games.tens.state import TensState
from tenfold.observation import TERMINAL, Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class TensObservation(Observation):
    """What everybody knows of Tens: all that was ever turned up. Nobody knows more.

    Counts by card are as long as a pack, in the order of `tenfold.french`.

    - `hand`: how many hands are over
    - `phase`: `flip`, `take` or `place`
    - `grids`: by seat the ten cells row by row, None face down
    - `stacks`: discards by seat, the top one last
    - `pile`: the cards in the draw pile
    - `in_hand`: the card taken and not yet placed
    - `in_hand_from`: the seat it was taken from, None for the draw pile
    - `decks`: how many packs there are
    - `starter`: who began the hand
    - `finisher`: who turned the tenth card first
    - `to_come`: the seats that still have their last turn then, in order
    - `flips_left`: how many cards the seat on turn still has to turn up
    - `previews`: with a card in hand: by cell, what would be visible of the grid with the card there
    - `showing`: by seat, what the visible cards of the grid count
    - `unseen`: by card, what lies face down or is still to be drawn; reshuffled cards are not in it
    - `reshuffled`: by card, what the draw pile holds once it is made of discards
    - `turns`: of this hand so far, all seats together
    - `hands`: the hands that are over
    - `deciding`: whether only a tie keeps the game going
    """

    hand: int
    phase: str
    grids: tuple[tuple[str | None, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    pile: int
    in_hand: str | None
    in_hand_from: int | None
    decks: int
    starter: int
    finisher: int | None
    to_come: tuple[int, ...]
    flips_left: int
    previews: tuple[int, ...]
    showing: tuple[int, ...]
    unseen: tuple[int, ...]
    reshuffled: tuple[int, ...]
    turns: int
    hands: tuple[Hand, ...]
    deciding: bool


def observe(state: TensState, player: int | None, common: dict[str, Any]) -> TensObservation:
    """Everything anybody knows; `common` holds the fields of `Observation`."""
    game, turn, finisher = state.game, state.turn, state.finisher
    grids = [
        [card if up >> cell & 1 else None for cell, card in enumerate(state.grids[seat * CELLS : (seat + 1) * CELLS])]
        for seat, up in enumerate(state.face_up)
    ]
    ranks = [[FACE_DOWN if card is None else RANK_OF[card] for card in grid] for grid in grids]
    hidden = [card for at, card in enumerate(state.grids) if grids[at // CELLS][at % CELLS] is None]
    in_hand = state.in_hand
    return TensObservation(
        **common,
        hand=state.hand,
        phase=state.phase.name,
        grids=tuple([tuple([None if card is None else TEXTS[card] for card in grid]) for grid in grids]),
        stacks=tuple([tuple([TEXTS[card] for card in stack]) for stack in state.stacks]),
        pile=len(state.pile),
        in_hand=TEXTS[in_hand[0]] if in_hand else None,
        in_hand_from=state.taken_from,
        decks=game.decks,
        starter=state.starter,
        finisher=finisher,
        to_come=() if finisher is None or turn == TERMINAL else game.clockwise(turn, finisher),
        flips_left=FLIPS - state.face_up[turn].bit_count() if state.phase is FLIPPING else 0,
        previews=previews(ranks[turn], RANK_OF[in_hand[0]]) if in_hand else (),
        showing=tuple(map(count, ranks)),
        unseen=_counted(hidden if state.reshuffled else hidden + state.pile),
        reshuffled=_counted(state.pile if state.reshuffled else ()),
        turns=state.turns,
        hands=state.hands,
        deciding=state.deciding,
    )


def _counted(cards: Sequence[int]) -> tuple[int, ...]:
    counts = [0] * PACK
    for card in cards:
        counts[card] += 1
    return tuple(counts)
