"""Eight characters: computer players of equal strength that you can tell apart by how they play.

A character shows when several acts are about equally good. Its preference costs very little (`Bot.leeway`), so a level
stays equally strong with every character.

>>> import tenfold, tenfold.bots
>>> game = tenfold.load_game("pig10", players=2)
>>> state = game.new_initial_state(seed=3)
>>> bot = tenfold.bots.load(game, "medium", character="Grace")
>>> state.apply_action(bot.choose(state.observation(state.current_player())).action)
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from tenfold.bots import text
from tenfold.messages import Text
from tenfold.shuffling import mix


class Temper(NamedTuple):
    """Three traits of a character, and of an act: 1 for a trait, -1 for its opposite, 0 for neither.

    - `nerve`: takes risks; the opposite plays safe
    - `thrift`: saves good cards, chips and sets for later; the opposite spends them
    - `spite`: gets in the way of others; the opposite minds its own game
    """

    nerve: float = 0.0
    thrift: float = 0.0
    spite: float = 0.0

    def likes(self, act: Temper) -> float:
        """Return how well an act suits this temper.

        >>> Temper(1, -1, 0).likes(Temper(nerve=0.5, thrift=-1))
        1.5
        """
        return self.nerve * act.nerve + self.thrift * act.thrift + self.spite * act.spite


EVEN = Temper()
"""The temper of a bot without a character: it plays the best act."""

PLAIN = "plain"
"""The name that means “no character”."""

Manners: TypeAlias = Mapping[int, Temper]
"""The temper that each action shows. Missing actions show none, and neither does declining."""


class Character(NamedTuple):
    """A computer player with a name and a way to play.

    - `name`: what they are called
    - `temper`: how they play
    - `line`: a sentence about how they play, for choosing an opponent
    """

    name: str
    temper: Temper
    line: Text


CHARACTERS: Mapping[str, Character] = {
    name: Character(name, Temper(*temper), line)
    for name, temper, line in (
        ("Ada", (1, 1, 1), text.character_ada),
        ("Blaise", (1, -1, -1), text.character_blaise),
        ("Carl", (-1, 1, -1), text.character_carl),
        ("Emmy", (-1, -1, -1), text.character_emmy),
        ("Grace", (1, -1, 1), text.character_grace),
        ("Hypatia", (-1, 1, 1), text.character_hypatia),
        ("Leonhard", (1, 1, -1), text.character_leonhard),
        ("Sofya", (-1, -1, 1), text.character_sofya),
    )
}
"""The characters by name, in alphabetical order: one for each combination of the three traits."""


def character_at(deal: int, seat: int) -> str:
    """Return the default character of a seat. The deal number decides the order of all eight.

    >>> [character_at(7, seat) for seat in range(3)]
    ['Leonhard', 'Emmy', 'Blaise']
    """
    order = mix(range(len(CHARACTERS)), random.Random(deal))
    return [*CHARACTERS][order[seat % len(order)]]
