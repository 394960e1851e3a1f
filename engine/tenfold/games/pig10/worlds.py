"""Worlds that a seat of PIG 10 can't tell from the real one: the unseen cards are dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenfold.games.pig10.cards import set_of
from tenfold.games.pig10.observation import Pig10Observation
from tenfold.games.pig10.state import Pig10State
from tenfold.shuffling import shuffle

if TYPE_CHECKING:
    from tenfold.games.pig10.game import Pig10


def worlds(game: Pig10, observation: Pig10Observation, rng: random.Random) -> Iterator[Pig10State]:
    """Yield states without end; every deal of the unseen cards that a seat can't rule out is possible.

    All are equally likely; only nearly so if several seats are known to hold certain kinds of cards.
    """
    hidden = [kind for kind, count in enumerate(observation.unseen) for _ in range(count)]
    own = [int(card) for card in observation.hand]
    stuck = [[set_of(map(int, kinds)) for kinds in known] for known in observation.stuck]
    bound = [(kinds, seat) for seat, known in enumerate(stuck) if seat != observation.player for kinds in known]
    bound.sort(key=lambda each: each[0].bit_count())  # places that fit the fewest cards are dealt first
    while True:
        unseen = hidden[:]
        shuffle(unseen, rng)
        hands: list[list[int]] = [[] for _ in stuck]
        if not all(_give(unseen, hands[seat], kinds) for kinds, seat in bound):
            continue
        for seat, (hand, size) in enumerate(zip(hands, observation.hand_sizes, strict=True)):
            hand.extend(own if seat == observation.player else [unseen.pop() for _ in range(size - len(hand))])
            hand.sort()
        yield Pig10State(
            game=game,
            turn=observation.current_player,
            hands=hands,
            pile=unseen,
            middle=[int(card) for card in observation.middle],
            value=observation.value,
            won=[[int(card) for card in cards] for cards in observation.won_cards],
            calls=list(observation.calls),
            last_player=observation.last_player,
            last_taker=observation.last_taker,
            stuck=[known[:] for known in stuck],
        )


def _give(unseen: list[int], hand: list[int], kinds: int) -> bool:
    """Deal the first unseen card of these kinds to a hand; False if none is left."""
    at = next((at for at, kind in enumerate(unseen) if kinds >> kind & 1), None)
    if at is not None:
        hand.append(unseen.pop(at))
    return at is not None
