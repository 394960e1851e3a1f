"""Every registered game's board through the conformance suite for tables."""

import pytest

import tenfold
from tests.table import conformance


@pytest.mark.covering
@pytest.mark.parametrize("game", tenfold.registered_games())
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_conformance(check, game):
    check(game)
