"""What was remarkable about a game: one true sentence under the winner, the most remarkable one."""

import pytest

from table.remarks import remark
from table.scores import Line, Sheet
from tenfold.messages import in_text
from tenfold.sentences import Names

NAMES = ["Ada", "Bea", "Carl"]


def said(*rounds, you=None, high=True):
    """The remark on a game with these points by round, in words."""
    totals = [sum(points) for points in zip(*rounds, strict=True)]
    found = remark(Sheet("", [Line("", points) for points in rounds], totals, "", high_wins=high))
    return in_text(found, Names(NAMES[: len(totals)], you)) if found is not None else None


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        ([(0, 10, 10), (0, 10, 11), (30, 0, 0)], "Ada was last after 2 rounds"),
        ([(5, 10, 0), (5, 10, 0), (30, 0, 0)], "Ada took the lead in the last round"),
        ([(10, 0, 0), (0, 10, 0), (10, 0, 19)], "A single point decided it"),
        ([(10, 0, 0), (10, 10, 0), (10, 0, 0)], "Ada led from the first round on"),
        ([(10, 10, 0), (10, 0, 0), (10, 0, 0)], None),
        ([(10, 0, 0), (0, 10, 0), (10, 10, 0)], None),
        ([(0, 10, 10), (12, 0, 0)], None),
        ([(0, 10), (0, 10), (30, 0)], "Ada took the lead in the last round"),
    ],
)
def test_the_most_remarkable_fact_stands_there(rounds, words):
    assert said(*rounds) == words


def test_a_reader_is_addressed():
    assert said((0, 10, 10), (0, 10, 11), (30, 0, 0), you=0) == "You were last after 2 rounds"


def test_the_fewest_points_lead_where_they_win():
    assert said((9, 1, 5), (9, 1, 5), (9, 1, 5), high=False) == "Bea led from the first round on"
    assert said((9, 1, 5), (9, 1, 5), (0, 50, 50), high=False) == "Ada was last after 2 rounds"


def test_the_last_place_before_half_time_is_forgotten():
    rounds = [(0, 10, 10), (20, 0, 0), (0, 10, 0), (10, 0, 0)]
    assert said(*rounds) is None
