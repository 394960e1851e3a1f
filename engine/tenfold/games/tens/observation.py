"""The part of a position of Tens that everyone knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.french import TEXTS
from tenfold.games.tens.cards import CELLS, FACE_DOWN, FLIPS, PACK, RANK_OF
from tenfold.games.tens.grid import GridScore, Hand
from tenfold.games.tens.phases import FLIPPING
from tenfold.games.tens.state import TensState
from tenfold.observation import TERMINAL, Observation, observed, said


@observed
class TensObservation(Observation):
    """What everyone knows of Tens: every card that was ever turned up. No one knows more.

    Counts by card are as long as a pack, in the order of `tenfold.french`.
    """

    scores: tuple[int, ...] = said(code=lambda t: t.each(t.amount(100)))
    hand: int = said("how many hands are over", lambda t: t.amount(5))
    phase: str = said("`flip`, `take` or `place`", lambda t: t.one_of(("flip", "take", "place")))
    grids: tuple[tuple[str | None, ...], ...] = said(
        "by seat the ten cells row by row, None face down", lambda t: t.each(t.row(t.one_of(TEXTS), CELLS))
    )
    stacks: tuple[tuple[str, ...], ...] = said(
        "discards by seat, the top one last",
        lambda t: t.gist(t.each(t.parts((_top, t.one_of(TEXTS)), (_second, t.one_of(TEXTS)), (len, t.amount(5))))),
    )
    pile: int = said("the cards in the draw pile", lambda t: t.number(PACK * t.game.decks))
    in_hand: str | None = said("the card taken and not yet placed", lambda t: t.one_of(TEXTS))
    in_hand_from: int | None = said("the seat it was taken from, None for the draw pile", lambda t: t.one())
    decks: int = said("how many packs there are")  # the same throughout the game
    starter: int = said("who began the hand", lambda t: t.one())
    finisher: int | None = said("who turned the tenth card first", lambda t: t.one())
    to_come: tuple[int, ...] = said(
        "the seats that still have their last turn then, in order", lambda t: t.row(t.one(), t.players)
    )
    flips_left: int = said("how many cards the seat on turn still has to turn up", lambda t: t.number(FLIPS))
    previews: tuple[int, ...] = said(
        "with a card in hand: by cell, what would be visible of the grid with the card there",
        lambda t: t.gist(t.row(t.amount(50), CELLS)),
    )
    partners: tuple[int, ...] = said(
        "with a card in hand: the cells where it would newly match the other card of the column"
    )  # follows from the grids and the card
    showing: tuple[int, ...] = said("by seat, what the visible cards of the grid count", lambda t: t.each(t.amount(50)))
    columns: tuple[GridScore, ...] = said("by seat the same, column by column")  # follows from the grids
    unseen: tuple[int, ...] = said(
        "by card, what lies face down or is still to be drawn; reshuffled cards are not in it",
        lambda t: t.numbers([t.game.decks] * PACK),
    )
    reshuffled: tuple[int, ...] = said(
        "by card, what the draw pile holds once it is made of discards", lambda t: t.numbers([t.game.decks] * PACK)
    )
    turns: int = said("the turns of this round so far, of all seats together", lambda t: t.amount(20))
    hands: tuple[Hand, ...] = said("the hands that are over")  # no numbers: what still matters of them is in the scores
    deciding: bool = said("whether only a tie keeps the game going", lambda t: t.flag())


def _top(stack: tuple[str, ...]) -> str | None:
    return stack[-1] if stack else None


def _second(stack: tuple[str, ...]) -> str | None:
    return _top(stack[:-1])


def observe(state: TensState, player: int | None, common: dict[str, Any]) -> TensObservation:
    """Return what everyone knows; `common` holds the fields of `Observation`."""
    game, turn, finisher = state.game, state.turn, state.finisher
    grids = [
        [card if up >> cell & 1 else None for cell, card in enumerate(state.grids[seat * CELLS : (seat + 1) * CELLS])]
        for seat, up in enumerate(state.face_up)
    ]
    ranks = [[FACE_DOWN if card is None else RANK_OF[card] for card in grid] for grid in grids]
    hidden = [card for at, card in enumerate(state.grids) if grids[at // CELLS][at % CELLS] is None]
    columns = tuple([game.score_ranks(grid) for grid in ranks])
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
        previews=game.previews(ranks[turn], RANK_OF[in_hand[0]]) if in_hand else (),
        partners=game.partners(ranks[turn], RANK_OF[in_hand[0]]) if in_hand else (),
        showing=tuple([score.total for score in columns]),
        columns=columns,
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
