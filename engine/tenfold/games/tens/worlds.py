"""Worlds of Tens that no one can tell from the real one: the unseen cards are dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenfold.french import CARDS
from tenfold.games.tens.observation import TensObservation
from tenfold.games.tens.phases import PHASES
from tenfold.games.tens.state import TensState
from tenfold.shuffling import mix, source

if TYPE_CHECKING:
    from tenfold.games.tens.game import Tens

HIDDEN = -1


def worlds(game: Tens, observation: TensObservation, rng: random.Random) -> Iterator[TensState]:
    """Yield states without end: deals of the cards that no one has seen, all equally likely."""
    obs = observation
    unseen = [card for card, number in enumerate(obs.unseen) for _ in range(number)]
    known_pile = [card for card, number in enumerate(obs.reshuffled) for _ in range(number)]
    known = TensState(
        game=game,
        phase=PHASES[obs.phase],
        turn=obs.current_player,
        grids=[HIDDEN if text is None else CARDS[text] for grid in obs.grids for text in grid],
        face_up=[sum(1 << i for i, text in enumerate(grid) if text is not None) for grid in obs.grids],
        stacks=[[CARDS[text] for text in stack] for stack in obs.stacks],
        pile=[],
        reshuffled=bool(known_pile),
        in_hand=() if obs.in_hand is None else (CARDS[obs.in_hand],),
        taken_from=obs.in_hand_from,
        starter=obs.starter,
        finisher=obs.finisher,
        turns=obs.turns,
        hand=obs.hand,
        totals=obs.scores,
        hands=obs.hands,
        deciding=obs.deciding,
        random="",
    )
    hidden = [at for at, card in enumerate(known.grids) if card == HIDDEN]
    while True:
        state = known.clone()
        state.random = source(rng)
        cards = mix(unseen, rng)
        for at in hidden:
            state.grids[at] = cards.pop()
        state.pile = mix(known_pile, rng) if known_pile else cards
        yield state
