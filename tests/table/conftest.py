"""Computer players think little in these tests: the tests of the engine check how well they play.

Phones draw the same secrets in each run, so a test is green or red each time. `bench/lossy.py` tries other luck.
"""

import pytest

from tenfold.bots import bot
from tests.table.air import same_luck

BUDGET = 4
"""The budget of a computer player for a decision, at every level."""


@pytest.fixture(autouse=True)
def _modest(monkeypatch):
    checked = bot.checked_budget
    monkeypatch.setattr(bot, "checked_budget", lambda budget: BUDGET if budget is None else checked(budget))


@pytest.fixture(autouse=True)
def _same_luck():
    with same_luck():
        yield
