"""Every registered game's board through the conformance suite for tables."""

import pytest

import tenfold
from tests.table import conformance

# The quick suite takes the first game for the first check, the second for the second. Whole games are shortest there.
GAMES = sorted(tenfold.registered_games(), key=["pig10", "ten-nine-eight", "ten", "tens", "tenstuff"].index)


@pytest.mark.usefixtures("thorough")
@pytest.mark.few(6)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_conformance(check, game):
    check(game)
