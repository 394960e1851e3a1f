"""Thirty-One keeps what every game promises, and its board can be played on."""

from collections.abc import Callable

import pytest
from table.features.added_games import trial
from table.features.lessons import trial as lessons
from tenfold import testing

from thirty_one.game import ThirtyOne


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[type[ThirtyOne]], None]) -> None:
    check(ThirtyOne)


def test_the_board_can_be_drawn_touched_and_told_of() -> None:
    trial.sit_down("thirty-one")


def test_every_lesson_can_be_followed_to_its_end() -> None:
    lessons.check("thirty-one")
