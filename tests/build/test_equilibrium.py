"""The table of solved small games: it has what was measured, and the solver solves the games that the library has."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")

from bench import figures_page  # noqa: E402  # after the skip
from bench.equilibrium import Tree, ask, bounds, figure, policy, read, table  # noqa: E402
from tenfold import GameError  # noqa: E402
from tenfold.adapters.small import SMALL, small_version  # noqa: E402
from tenfold.bots import load  # noqa: E402

NAME = "ten-nine-eight/2-cards"


@pytest.fixture(scope="module")
def tree():
    return Tree(NAME)


def test_the_page_has_the_table_of_what_was_measured():
    text = figures_page.FIGURES.read_text()
    assert figures_page.with_table(text, "equilibrium", table(read())) == text
    assert [*read()] == [*SMALL]


def test_the_solver_sees_the_games_that_a_bot_plays(tree):
    """A bot's strategy in OpenSpiel's tree has the mean result of the real games between two such bots."""
    game = small_version(NAME)
    results = []
    for deal, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            seen = state.view.observation(state.current_player())
            state.apply_action(load(state.view.state.game, "medium", 0).choose(seen).action)
        results.append(state.returns()[0])
    medium = policy(tree, ask(tree, "medium", 1))
    value = pyspiel.expected_returns(tree.game.new_initial_state(), medium, -1, True)
    assert value[0] == pytest.approx(sum(results) / len(results))
    assert (tree.endings, len(tree.known)) == (read()[NAME].endings, read()[NAME].known)


def test_bounds_are_equal_without_chance_and_apart_with_it(tree):
    certain = {at: known.view.legal_actions()[:1] * 4 for at, known in enumerate(tree.known)}
    low, high = bounds(tree, certain, 4)
    assert low == pytest.approx(high)
    for level in ("easy", "medium"):
        low, high = bounds(tree, ask(tree, level, 4), 4)
        assert 0 < low < high
    assert high == pytest.approx(read()[NAME].levels["medium"][1], abs=0.1)


def test_the_lower_bound_is_measured_on_other_seeds(tree):
    """A best response to acts at random exploits their luck, which the other seeds don't have."""
    rng = random.Random(1)
    sample = {at: rng.choices(known.view.legal_actions(), k=4) for at, known in enumerate(tree.known)}
    low, high = bounds(tree, sample, 4)
    assert low < high - 0.02


def test_a_figure_has_both_bounds_only_where_they_differ():
    assert figure(1.001, 1.002) == "1.00"
    assert figure(1.0, 1.2) == "1.00 to 1.20"


def test_other_names_are_refused():
    with pytest.raises(GameError, match="no small version"):
        Tree("poker")
