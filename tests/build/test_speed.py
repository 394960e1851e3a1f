"""What the benches of speed divide by."""

import pytest

from bench.openspiel import our_search
from tenfold.bots.ten_nine_eight import lookahead


@pytest.fixture
def play_outs(monkeypatch):
    """The play-outs of all searches, each by its tricks."""
    found = []
    finish = lookahead.finish
    monkeypatch.setattr(lookahead, "finish", lambda state: found.append(finish(state)) or found[-1])
    return found


@pytest.mark.parametrize("stops", [True, False])
@pytest.mark.parametrize(("players", "cards"), [(4, 5), (3, 5), (4, 10)])
def test_the_bench_counts_the_iterations_that_a_search_does(play_outs, players, cards, stops):
    assert our_search(players, cards, 500, stops=stops) == len(play_outs)


def test_the_bench_measures_a_whole_budget_and_a_search_that_stops():
    assert our_search(4, 5, 1000, stops=True) < 500 < our_search(4, 5, 1000) <= 1000
