"""What a character prefers costs next to nothing: judged in fresh worlds, with ten times the thought."""

import random

import pytest

import tenfold
from tenfold import bots
from tenfold.bots.bot import at_once
from tenfold.bots.search import Result
from tenfold.bots.trials import Trial, liked_best
from tenfold.registry import SHELF
from tests.engine.leeway import A_GAME, costs


@pytest.mark.thorough
@pytest.mark.quick("pig10", "tens")
@pytest.mark.parametrize("name", SHELF)
def test_what_it_prefers_loses_no_more_than_its_leeway(name, thorough):
    """bench/leeway.py judges five hundred decisions of each game."""
    found = costs(name, 40 if thorough else 10)
    assert found.showed or not thorough, "no character ever showed"
    every = len(bots.LEVELS) * len(tenfold.game_class(name).offered_players)
    assert len(found.tables) >= min(every, found.judged // A_GAME) or not thorough
    assert found.is_small, found.dear


@pytest.mark.thorough
@pytest.mark.quick(3)
@pytest.mark.parametrize(("players", "deals"), [(3, 36), (4, 48)])
def test_nobody_opens_with_a_bid_that_the_hand_cannot_make(players, deals, thorough):
    """As in the app: deal 3002 had Blaise bid 10 with three cards above a nine."""
    game = tenfold.load_game("ten-nine-eight", players)
    high = []
    for deal in range(3000, 3000 + (deals if thorough else deals // 6)):
        state = game.new_initial_state(seed=deal)
        seen = state.observation(state.current_player())
        plain = bots.load(game, "medium", deal).choose(seen)
        for name in bots.CHARACTERS:
            bid = bots.load(game, "medium", deal, name).choose(seen)
            if abs(bid.action - plain.action) > 2:
                high.append((deal, name, plain.text, bid.text))
    assert not high


# The race itself, with acts of known worth.


def coins(*chances, seed=1):
    """A trial in which each act wins a point with its own chance; the worlds are numbers."""

    class World(float):
        def clone(self, *, events):
            return self

    rng = random.Random(seed)
    worlds = iter(lambda: World(rng.random()), None)
    played = random.Random(-seed - 1)
    return Trial(
        worlds, lambda _world, act: Result(float(played.random() < chances[act])), dict.fromkeys(range(len(chances)), 0)
    )


@pytest.mark.parametrize(
    ("chances", "liked", "expected"),
    [
        ((0.5, 0.5), [1], 1),  # as good, and liked
        ((0.5, 0.2), [1], 0),  # loses too much
        ((0.2, 0.5), [1], 0),  # gains too much: a level stays a level
        ((0.5, 0.2, 0.5), [1, 2], 2),  # the second that it likes
        ((0.5, 0.5, 0.5), [2, 1], 2),  # the first that it likes
        ((0.5, 0.5), [], 0),
    ],
)
def test_the_race_finds_what_is_as_good(chances, liked, expected):
    assert at_once(liked_best(coins(*chances), 0, liked, 0.2, 1000)) == expected


def test_too_few_worlds_prove_nothing():
    assert at_once(liked_best(coins(0.5, 0.5), 0, [1], 0.2, 24)) == 0


def test_what_loses_the_leeway_itself_passes_at_most_once_in_twenty():
    races = 400
    passed = sum(at_once(liked_best(coins(0.5, 0.3, seed=seed), 0, [1], 0.2, 200)) for seed in range(races))
    assert 0 < passed <= races / 20
