"""Every registered game passes the suite that Tenfold ships for games to come, unedited."""

from inspect import signature

import pytest

from tenfold import game_class, registered_games, testing

QUICKER = [check for check in testing.CHECKS if len(signature(check).parameters) > 1]
"""What can be done with less effort, and is in the quick suite."""


@pytest.mark.few(35)
@pytest.mark.parametrize("name", registered_games())
@pytest.mark.parametrize("check", QUICKER, ids=lambda check: check.__name__)
def test_conformance(check, name, thorough):
    check(game_class(name), testing.FULL if thorough else testing.LIGHT)


# What a seat sees as numbers takes longest. In the quick suite, an example has that check in its own tests.
@pytest.mark.thorough
@pytest.mark.quick("check_sampling-ten", "check_sampling-ten-nine-eight")
@pytest.mark.parametrize("name", registered_games())
@pytest.mark.parametrize("check", [check for check in testing.CHECKS if check not in QUICKER], ids=lambda c: c.__name__)
def test_conformance_in_whole(check, name):
    check(game_class(name))
