"""Batches: the games themselves, many at a time. Every array is compared with what `State` says of the same game."""

import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from tenfold import GameError, IllegalAction, batch
from tenfold.batch.tables import batches
from tenfold.state import RETURNS
from tests.engine.properties import SEEDS, tables
from tests.running.depth import examples

NAMES = [kind.short_name for kind in batches()]
GAMES = {"pig10": 20, "ten-nine-eight": 10}
"""The games in a batch. With 200 in each of 50 batches, it was tried once with 10,000 games of each, in 14 minutes."""


def alone(game, deal):
    return game.new_initial_state(deal).clone(events=False)


def check(table, states, games, look=0):
    """Every game of the batch is where its state is, and looks so to the seat on turn, and to another in one game."""
    assert states.current_player.tolist() == [state.current_player() for state in games]
    assert states.terminated.tolist() == [state.is_terminal() for state in games]
    assert states.scores.tolist() == [state.scores() for state in games]
    assert states.legal_actions_mask.astype(int).tolist() == [state.legal_actions_mask() for state in games]
    seats = np.maximum(states.current_player, 0)
    seats[look % len(games)] = look % table.players
    wanted = [state.observation_tensor(seat) for state, seat in zip(games, seats.tolist(), strict=True)]
    assert (table.observe(states, seats) == np.array(wanted, np.float32)).all()


def check_results(table, states, games):
    assert table.ranking(states).tolist() == [state.ranking() for state in games]
    for by in RETURNS:
        assert table.returns(states, by).tolist() == [state.returns(by) for state in games]


def step(table, states, games, rng):
    """Take a random act in each game, in the batch and alone."""
    actions = batch.random_actions(states.legal_actions_mask, rng)
    for state, action in zip(games, actions.tolist(), strict=True):
        if not state.is_terminal():
            state.apply_action(action)
    return table.step(states, actions)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@examples(50)
def test_a_batch_plays_the_games_themselves(name, data):
    game, seed = data.draw(tables(name)), data.draw(SEEDS)
    table, rng = batch.load(game), np.random.default_rng(seed)
    deals = [seed + number for number in range(GAMES[name])]
    states, games = table.reset(deals), [alone(game, deal) for deal in deals]
    again = data.draw(
        st.integers(0, game.max_game_length() // 4)
    )  # then two games start again, and the others are ahead
    acts = 0
    check(table, states, games)
    while not states.terminated.all():
        states = step(table, states, games, rng)
        acts += 1
        check(table, states, games, look=acts)
        if acts == again:
            check_results(table, states, games)
            first_two = np.arange(len(games)) < 2
            states = table.restart(states, first_two, [seed + 998, seed + 999])
            games[:2] = [alone(game, seed + 998), alone(game, seed + 999)]
            check(table, states, games)
    check_results(table, states, games)


def tables_of(name):
    """Every combination of options, with each number of players in turn."""
    kind = tenfold.game_class(name)
    choices = [[choice.id for choice in option.choices] + ["1"] * option.seats for option in kind.options]
    for number, chosen in enumerate(product(*choices)):
        players = kind.offered_players[number % len(kind.offered_players)]
        try:
            yield kind(players, **dict(zip([option.id for option in kind.options], chosen, strict=True)))
        except GameError:
            continue  # a hook needs bids in turn


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_every_combination_of_options_is_played(name):
    for number, game in enumerate(tables_of(name)):
        table, rng = batch.load(game), np.random.default_rng(number)
        states, games = table.reset([number, number + 1000]), [alone(game, number), alone(game, number + 1000)]
        while not states.terminated.all():
            states = step(table, states, games, rng)
            check(table, states, games, look=number)
        check_results(table, states, games)


@pytest.mark.parametrize("name", NAMES)
@given(deals=st.lists(st.integers(0, 2**80), max_size=5))
@examples(30)
def test_every_deal_number_deals_the_same(name, deals):
    game = tenfold.load_game(name)
    table = batch.load(game)
    states = table.reset(deals)
    assert len(states) == len(deals)
    if deals:
        check(table, states, [alone(game, deal) for deal in deals])


@pytest.mark.parametrize("name", NAMES)
def test_no_states_are_changed(name):
    table, rng = batch.load(tenfold.load_game(name, 2)), np.random.default_rng(1)
    states = table.reset(range(3))
    while not states.terminated.all():
        before = {field: array.copy() for field, array in states.arrays().items()}
        after = table.step(states, batch.random_actions(states.legal_actions_mask, rng))
        table.observe(states)
        table.restart(after, [1], [5])
        assert all((states.arrays()[field] == array).all() for field, array in before.items())
        states = after
    for array in states.arrays().values():
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 0
    with pytest.raises(FrozenInstanceError):
        states.scores = states.scores
    assert table.step(states, [-1, 0, 99]) is states  # over: whatever one does


@pytest.mark.parametrize("name", NAMES)
def test_the_vectors_belong_to_the_caller(name):
    table = batch.load(tenfold.load_game(name))
    states = table.reset(range(3))
    vectors = table.observe(states)
    assert vectors.dtype == np.float32
    assert vectors.flags.c_contiguous
    vectors[:] = 7
    assert table.observe(states).max() <= 1
    assert (table.observe(states, 1) == table.observe(states, [1, 1, 1])).all()


@pytest.mark.parametrize("name", NAMES)
def test_only_legal_actions_are_carried_out(name):
    table = batch.load(tenfold.load_game(name))
    states = table.reset(range(3))
    legal = batch.random_actions(states.legal_actions_mask, np.random.default_rng(1))
    for wrong in (-1, table.num_actions, int(np.argmin(states.legal_actions_mask[1]))):
        with pytest.raises(IllegalAction, match=f"In game 1 of the batch, action {wrong} isn’t legal now"):
            table.step(states, [legal[0], wrong, legal[2]])


@pytest.mark.parametrize("name", NAMES)
def test_wrong_calls_say_what_is_wrong(name):
    table, states = batch.load(tenfold.load_game(name, 3)), batch.load(tenfold.load_game(name, 3)).reset(range(3))
    other = batch.load(tenfold.load_game(name, 2)).reset(range(3))
    calls = {
        "whole numbers from 0": [lambda: table.reset([-1]), lambda: table.reset(["x"]), lambda: table.reset(3)],
        "Actions must be 3": [
            lambda: table.step(states, [0.0] * 3),
            lambda: table.step(states, [1]),
            lambda: table.step(states, 1),
        ],
        "another table": [lambda: table.step(other, [0, 0, 0]), lambda: table.observe(other)],
        "must come from reset": [lambda: table.step(None, [0, 0, 0]), lambda: table.returns("x")],
        "Seats must": [
            lambda: table.observe(states, 3),
            lambda: table.observe(states, [0]),
            lambda: table.observe(states, 0.5),
        ],
        "Returns must": [lambda: table.returns(states, "money")],
        "different numbers below 3": [
            lambda: table.restart(states, [3], [1]),
            lambda: table.restart(states, [0, 0], [1, 2]),
        ],
        "1 games need 1 deals": [lambda: table.restart(states, [0], [1, 2])],
        "A mask must": [lambda: batch.random_actions([[1]], np.random.default_rng(1))],
    }
    for text, wrong in calls.items():
        for call in wrong:
            with pytest.raises(GameError, match=text):
                call()
    assert table.restart(states, np.array([False, True, False]), [9]).current_player.shape == (3,)


def test_other_games_are_refused():
    class HouseRules(tenfold.game_class("pig10")):
        """Its rules may differ."""

    for game in (
        *(tenfold.load_game(name) for name in {*tenfold.registered_games()} - {*NAMES}),
        HouseRules(),
        "pig10",
    ):
        with pytest.raises(GameError, match="Batches are for PIG 10 and 10-9-8, not for "):
            batch.load(game)


def test_random_actions_are_equally_likely():
    mask = np.tile(np.array([True, False, True, True, False]), (3000, 1))
    counts = np.bincount(batch.random_actions(mask, np.random.default_rng(2)), minlength=5)
    assert counts[[1, 4]].tolist() == [0, 0]
    assert all(900 < count < 1100 for count in counts[[0, 2, 3]])


def test_without_numpy_it_says_what_to_install():
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import tenfold; tenfold.load_game('pig10')\n"
        "try: import tenfold.batch\n"
        "except ImportError as missing: print(missing)"
    )
    folder = Path(tenfold.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=folder)
    assert done.stdout == 'tenfold.batch needs NumPy: pip install "tenfold[batch]"\n'


def test_states_are_told_in_a_line():
    table = batch.load(tenfold.load_game("pig10", 2))
    states = table.reset(range(2))
    assert repr(states) == "<2 states of load_game('pig10', 2), 0 over>"
    assert repr(table) == "load(load_game('pig10', 2))"
    assert len(replace(states)) == len(states)
