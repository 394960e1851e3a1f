"""Lessons: every one can be played by its script, by taps, after every interruption; a broken one is found."""

import pytest

import tenfold
from table import lesson_trial

GAMES = tenfold.registered_games()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_followed_to_its_end(game):
    lesson_trial.check(game)
