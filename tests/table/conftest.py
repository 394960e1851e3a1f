"""At the tables of these tests computer players think little: how well they play is for the tests of the engine."""

import pytest

from tenfold.bots import bot

BUDGET = 4
"""What a computer player is given to think about a decision, whatever its level."""


@pytest.fixture(autouse=True)
def _modest(monkeypatch):
    checked = bot.checked_budget
    monkeypatch.setattr(bot, "checked_budget", lambda budget: BUDGET if budget is None else checked(budget))
