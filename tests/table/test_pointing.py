"""Pointing: if you tap what is marked, in any order, and nothing else, you play what was meant."""

import random

import pytest

import tenfold
from table import view
from tests.table.driver import Person
from tests.table.test_hints import at_a_table

GAMES = tenfold.registered_games()

TAPS = 12
"""The taps that the longest act takes: four cards laid under which three are slipped, the sleeve opened and shut."""


def marked(phone):
    return [element for element in phone.page.elements if "data-pointed" in element.attrs]


def follow(phone, monkeypatch, act, rng):
    """Tap any of what is marked until something is played, and return it. Raise `AssertionError` if nothing is."""
    monkeypatch.setattr(view, "POINTED", [lambda _session: [f"play:{act}"]])
    entries = phone.record.entries
    before = len(entries)
    for _ in range(TAPS):
        phone.send({"type": "toast-over"})
        if act.startswith("slip") and not marked(phone):
            return act  # it lies in the sleeve now, and goes with whatever is laid
        phone.tap(rng.choice(marked(phone)))
        if len(phone.record.entries) > before:
            return phone.record.entries[before].action
    raise AssertionError(f"{act}: {marked(phone)}")


@pytest.mark.thorough
@pytest.mark.quick("pig10-0")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_act_is_found_by_following_the_mark(game, seed, monkeypatch):
    phone, person, rng = at_a_table(game), Person(seed), random.Random(seed)
    for _ in range(25):
        while (
            phone.screen != "play" or phone.session.actor is None or phone.session.reacting or phone.session.automatic
        ):
            if phone.screen == "result":
                return
            person.act(phone)
        session = phone.session
        session.picked = tuple(rng.sample(session.picked, min(1, len(session.picked))))
        state = session.record.state
        act = state.action_to_string(rng.choice(state.legal_actions(session.actor)))
        assert follow(phone, monkeypatch, act, rng) == act
        monkeypatch.undo()
