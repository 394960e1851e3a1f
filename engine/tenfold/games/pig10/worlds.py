"""What a seat of PIG 10 has not seen, dealt anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenfold.games.pig10.observation import Pig10Observation
from tenfold.games.pig10.state import Pig10State

if TYPE_CHECKING:
    from tenfold.games.pig10.game import Pig10


def worlds(game: Pig10, observation: Pig10Observation, rng: random.Random) -> Iterator[Pig10State]:
    """States without end: every deal of the unseen cards that a seat cannot rule out, each as likely as a real one."""
    hidden = [kind for kind, count in enumerate(observation.unseen) for _ in range(count)]
    while True:
        unseen = hidden[:]
        rng.shuffle(unseen)
        yield Pig10State(
            game=game,
            turn=observation.current_player,
            hands=[
                [int(card) for card in observation.hand]
                if seat == observation.player
                else sorted(unseen.pop() for _ in range(size))
                for seat, size in enumerate(observation.hand_sizes)
            ],
            pile=unseen,
            middle=[int(card) for card in observation.middle],
            value=observation.value,
            won=[[int(card) for card in cards] for cards in observation.won_cards],
            calls=list(observation.calls),
            last_player=observation.last_player,
            last_taker=observation.last_taker,
        )
