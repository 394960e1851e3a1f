"""Small versions of the five games, which OpenSpiel solves exactly: `pip install "tenfold[openspiel]"`.

>>> game = small_version("pig10")
>>> game.num_players(), len(start_positions("pig10"))
(2, 140)

Two players start late in a game. A few cards are dealt at random, and all other cards are where both can see them.
`SMALL` says which cards these are, and what each version leaves out. The page *Solving small games* shows how to solve
them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations, permutations
from math import gcd
from typing import Any, NamedTuple

from tenfold.adapters.openspiel import small_game
from tenfold.errors import GameError
from tenfold.french import TEXTS
from tenfold.games.ten import TenState
from tenfold.games.tenstuff.cards import CARDS
from tenfold.plainjson import shown
from tenfold.registry import game_class
from tenfold.state import AnyState

_Cards = Sequence[str]


class Small(NamedTuple):
    """A small version of a game for two.

    `cards` are dealt at random, `held` of them to each seat. `position` makes a position of the hands and the other
    cards, which are in random order if `ordered`. `bound` is the number of acts after which the game ends. `leaves_out`
    says in a sentence how the version differs from the game. `change` makes of a start what no position can be.
    """

    game: str
    cards: tuple[str, ...]
    held: int
    position: Callable[[Sequence[_Cards], _Cards], Mapping[str, object]]
    leaves_out: str
    options: Mapping[str, str] = {}
    ordered: bool = True
    bound: int = 100
    change: Callable[[Any], None] = lambda state: None


def _pig10(hands: Sequence[_Cards], rest: _Cards) -> Mapping[str, object]:
    return {"hands": hands, "pile": rest, "turn": 0}


def _ten(hands: Sequence[_Cards], rest: _Cards) -> Mapping[str, object]:
    return {"hands": hands, "draw": rest, "round_card": "R6", "round_cards": []}


def _with_few_chips(state: TenState) -> None:
    state.chips = [1, 1]  # fewer than in any real position, because the tree would be too large


def _ten_nine_eight(hands: Sequence[_Cards], _rest: _Cards) -> Mapping[str, object]:
    return {"hands": hands, "turned_up": "7H"}


_GRIDS = (
    ("2C", "9D", "KS", "4H", "7C", "2D", "9H", "KC", "6S"),
    ("3C", "8D", "QS", "5H", "AC", "3D", "8H", "QC", "TS"),
)
_DISCARDS = ("6D", "JC")


def _tens(hands: Sequence[_Cards], rest: _Cards) -> Mapping[str, object]:
    seen = Counter([*hands[0], *hands[1], *rest, *_GRIDS[0], *_GRIDS[1], *_DISCARDS])
    gone = [card for card in TEXTS for _ in range(2 - seen[card])]  # two packs
    return {
        "grids": [[*grid, *hand] for grid, hand in zip(_GRIDS, hands, strict=True)],
        "face_up": ["012345678"] * 2,
        "stacks": [[*gone[seat::2], top] for seat, top in enumerate(_DISCARDS)],
        "pile": rest,
    }


def _tenstuff(hands: Sequence[_Cards], rest: _Cards) -> Mapping[str, object]:
    hidden = {*hands[0], *hands[1], *rest}
    gone = [card for card in CARDS if card not in hidden and card != "4D"]
    return {"hands": hands, "draw": rest, "play": ["4D", *gone], "last": ["4D"], "last_owner": 1}


SMALL: Mapping[str, Small] = {
    "pig10": Small(
        "pig10",
        ("2", "3", "5", "7", "8", "9", "10"),
        3,
        _pig10,
        "The last 7 cards of a game: 3 in each hand and 1 in the draw pile.",
    ),
    "ten": Small(
        "ten",
        ("3", "3", "7", "7", "10", "10"),
        2,
        _ten,
        "The last round, with 2 cards in each hand and 1 chip each. A real hand has 4 cards.",
        ordered=False,
        change=_with_few_chips,
    ),
    "ten-nine-eight": Small(
        "ten-nine-eight",
        tuple(card for card in TEXTS if card != "7H"),
        1,
        _ten_nine_eight,
        "The last round, with 1 card each from the whole pack. The bids are the only choices.",
        ordered=False,
    ),
    "ten-nine-eight/2-cards": Small(
        "ten-nine-eight",
        ("AH", "8H", "2H", "KS", "9S", "QC", "6C", "TD"),
        2,
        _ten_nine_eight,
        "The last round but one, with 2 cards each from 8. Computer players believe that the pack is whole.",
        ordered=False,
        bound=6,
    ),
    "tens": Small(
        "tens",
        ("4C", "7S", "7S", "KD", "KD"),
        1,
        _tens,
        "The last 3 turns. Each seat has 1 card face down. If the hand isn’t over then, it is a draw.",
        {"end": "1-hand"},
        bound=6,
    ),
    "tenstuff": Small(
        "tenstuff",
        ("7D", "7H", "9S", "9C", "KC", "KD"),
        2,
        _tenstuff,
        "2 cards in each hand and 2 in the draw pile. If no one is out after 10 acts, it is a draw.",
        {"finish": "first-out"},
        bound=10,
    ),
}
"""The small versions by name. Names are those of the games, with a suffix for a second version."""


def start_positions(name: str) -> list[AnyState]:
    """Return the start positions of a small version, all equally likely. Raise `GameError` for an unknown name."""
    small = _small(name)
    game = game_class(small.game).with_options(2, small.options)
    found = Counter(_deals(small))
    share = reduce(gcd, found.values())
    positions: list[AnyState] = []
    for (*hands, rest), ways in found.items():
        state = game.deserialize_state(json.dumps(small.position(hands, rest)))
        small.change(state)
        positions += [state] * (ways // share)
    return positions


def small_version(name: str, **params: object) -> Any:
    """Return a small version as a `pyspiel.Game`. Rewards are points, unless `params` say otherwise.

    Raise `GameError` for an unknown name or parameter.
    """
    small = _small(name)
    given = {"players": 2, "rewards": "points", "bound": small.bound, **small.options, **params}
    return small_game(small.game, start_positions(name), **given)


def _small(name: str) -> Small:
    if name not in SMALL:
        raise GameError(f"There is no small version {shown(name)}. Small versions: {', '.join(SMALL)}.")
    return SMALL[name]


def _deals(small: Small) -> Iterator[tuple[_Cards, ...]]:
    """Yield the hands and the other cards of each deal, equal ones as often as there are ways to deal them."""
    cards = small.cards
    for first in combinations(range(len(cards)), small.held):
        left = [at for at in range(len(cards)) if at not in first]
        for second in combinations(left, small.held):
            others = [cards[at] for at in left if at not in second]
            hands = [tuple(cards[at] for at in hand) for hand in (first, second)]
            for rest in permutations(others) if small.ordered else [tuple(others)]:
                yield (*hands, rest)
