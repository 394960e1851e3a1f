"""Deal again what a seat of Thirty-One has not seen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenfold.french import CARDS
from tenfold.shuffling import shuffle, source

from thirty_one.cards import HAND, PACK, is_blitz
from thirty_one.observation import ThirtyOneObservation
from thirty_one.state import ThirtyOneState

if TYPE_CHECKING:
    from thirty_one.game import ThirtyOne


def sample_state(game: ThirtyOne, observation: ThirtyOneObservation, rng: random.Random) -> ThirtyOneState:
    """Return a state in which the cards that this seat has not seen are dealt again, from their possible piles."""
    obs, me = observation, observation.player
    own, shown, kept = _cards(obs.hand), [*map(_cards, obs.shown)], [*map(_cards, obs.kept)]
    discards, drawn, three = _cards(obs.discards), obs.drawn, game.settings["three"] == "on"
    known = {card for cards in (own, discards, *shown, *kept) for card in cards}
    pools = [*([card for card in cards if card not in own] for cards in kept), [c for c in PACK if c not in known]]
    while True:
        for pool in pools:
            shuffle(pool, rng)
        left = [pool[:] for pool in pools]
        hands = [
            own[:] if seat == me else [*shown[seat], *(left[age].pop() for age in ages)]
            for seat, ages in enumerate(obs.hidden)
        ]
        # Ages ascend, and a seat that has drawn from the stock holds one of the youngest cards.
        new = CARDS[drawn] if drawn else hands[obs.current_player][-1] if max(obs.hand_sizes) > HAND else None
        if obs.is_terminal or not any(is_blitz(hand, new, three) for hand in hands):
            break
    return ThirtyOneState(
        game=game,
        three=three,
        turn=obs.current_player,
        chance=source(rng),
        lives=[*obs.lives],
        out=[*obs.out],
        dealer=obs.dealer,
        round=obs.round,
        hands=hands,
        shown=shown,
        kept=kept,
        stock=left[-1],
        discards=discards,
        drawn=new,
        knocker=obs.knocker,
    )


def _cards(texts: Sequence[str]) -> list[int]:
    return [CARDS[text] for text in texts]
