"""Every choice of every option does something: games run another way by it, and the rules tell another thing."""

import json
import random
from itertools import takewhile

import htpy as h
import pytest

import tenfold
from table.boards import board_of
from tenfold.testing import random_action

GAMES = tenfold.registered_games()

SEEDS = (0, 13, *range(1, 13))
"""The seeds of random games. In the second one, Tenstuff has a reversal."""

TIE = {
    "grids": [
        ["7C", "KC", "QC", "KD", "KH", "8C", "AC", "JC", "AD", "AH"],
        ["7D", "KS", "QD", "KD", "KH", "8D", "AS", "JD", "AD", "AH"],
    ],
    "face_up": ["0123456789", "012345678"],
    "finisher": 0,
    "turn": 1,
    "pile": ["AC", "5C"],
    "hand": 1,
    "totals": [90, 90],
}
BLOCK = {
    "grids": [
        ["6C", "6D", "6H", "2C", "KC", "6S", "6D", "9C", "2D", "AC"],
        ["4C", "5C", "7C", "8C", "TC", "4D", "5D", "7D", "8D", "TD"],
    ],
    "face_up": ["012345689", "024"],
    "pile": ["6S"],
}
SCENES = {
    ("tens", "tie"): (TIE, ("draw", "place r2c5")),
    ("tens", "blocks"): (BLOCK, ("draw",)),
}
"""What hardly comes up in a random game: a position and what is done there."""

SAME = {("tenstuff", "hand", "10")}
"""As many cards as `auto` deals wherever there are enough for it."""


def choices_of(game):
    """Each choice that is no default: the options beside it, and its own."""
    for option in tenfold.game_class(game).options:
        beside = dict([option.only_with] if option.only_with else [])
        for choice in option.choices[1:]:
            if (game, option.id, choice.id) not in SAME:
                yield option.id, beside, {**beside, option.id: choice.id}


CHOICES = [
    pytest.param(game, option, *tables, id=f"{game}-{option}-{tables[1][option]}")
    for game in GAMES
    for option, *tables in choices_of(game)
]


def scene(game, options, start, acts):
    state = tenfold.load_game(game, 2, **options).deserialize_state(json.dumps(start))
    for act in acts:
        state.apply_action(state.string_to_action(act))
    return seen(state)


def seen(state):
    """What everyone sees, except for the settings."""
    fields = json.loads(state.observation(None).to_json())
    return {name: value for name, value in fields.items() if name != "settings"}, state.events()[-3:]


def course(game, options, seed):
    """Yield what everyone sees of a random game; nothing at a table that cannot be."""
    lots = random.Random(seed)
    try:
        table = tenfold.load_game(game, lots.choice(tenfold.game_class(game).offered_players), **options)
    except tenfold.GameError:
        return
    state = table.new_initial_state(seed=seed)
    for _ in takewhile(lambda _: not state.is_terminal(), range(400)):
        yield seen(state), state.legal_actions()
        state.apply_action(*random_action(state, lots, hurry=lots.random() < 0.7))
    yield seen(state), ()


def differ(game, one, other, seed):
    courses = course(game, one, seed), course(game, other, seed)
    steps = list(zip(*courses, strict=False))
    return any(left != right for left, right in steps)


@pytest.mark.thorough
@pytest.mark.quick(*[str(choice.id) for choice in CHOICES[::8]])
@pytest.mark.parametrize(("game", "option", "one", "other"), CHOICES)
def test_a_game_runs_another_way(game, option, one, other):
    if (game, option) in SCENES:
        assert scene(game, one, *SCENES[game, option]) != scene(game, other, *SCENES[game, option])
    else:
        assert any(differ(game, one, other, seed) for seed in SEEDS)


def rules_of(game, options):
    """The rules of a table without the list of its options."""
    kind = tenfold.game_class(game)
    default = {option.id: option.default for option in kind.options}
    preset = kind.presets.get(options.get("preset", ""), {})
    chapters = board_of(game).rules({**default, **preset, **options})
    return [str(h.div[str(chapter.title), chapter.body]) for chapter in chapters if chapter.id != "table"]


@pytest.mark.parametrize(("game", "option", "one", "other"), CHOICES)
def test_the_rules_tell_another_thing(game, option, one, other):
    assert rules_of(game, one) != rules_of(game, other)
