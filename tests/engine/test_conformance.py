"""Every registered game passes the suite that Tenfold ships for games to come, unedited."""

import pytest

from tenfold import game_class, registered_games, testing


@pytest.mark.parametrize("name", registered_games())
@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_conformance(check, name):
    check(game_class(name))
