"""Computer players think little in these tests: the tests of the engine check how well they play."""

import pytest

from tenfold.bots import bot

BUDGET = 4
"""The budget of a computer player for a decision, at every level."""


@pytest.fixture(autouse=True)
def _modest(monkeypatch):
    checked = bot.checked_budget
    monkeypatch.setattr(bot, "checked_budget", lambda budget: BUDGET if budget is None else checked(budget))
