"""Beside the table stand the latest moves, where there is room."""

import itertools

import pytest

from tenfold.registry import SHELF
from tests.table.conformance import begun
from tests.table.driver import Person, Phone

PANEL = "Latest moves"


def panel(phone):
    """The texts of the panel's rows, the newest first, or None without a panel."""
    found = [part for part in phone.page.root.walk() if part.get("class") == "latest"]
    return [" ".join(row.text.split()) for row in found[0].walk() if row.tag == "li"] if found else None


def log(phone):
    """The texts of the log's rows, the newest first."""
    phone.tap("Menu")
    phone.tap("Game log")
    logs = [part for part in phone.page.root.walk() if part.tag == "ol" and part.get("class") == "log"]
    rows = [part for part in logs[-1].walk() if part.tag == "li"]  # the sheet lies over the panel
    phone.tap("Close")
    return [" ".join(row.text.split()) for row in rows]


@pytest.mark.few(2)
@pytest.mark.parametrize("game", SHELF)
def test_it_has_the_newest_rows_of_the_log(game):
    phone = begun(game, "pmmm", 1)
    person = Person(1)
    seen = 0
    for _ in range(40):
        person.act(phone)
        calm = not phone.model.sheet and not phone.session.moment and not phone.session.computers_play
        if phone.screen == "play" and calm:
            rows = panel(phone)
            assert rows is not None
            assert rows == log(phone)[: len(rows)]
            seen = max(seen, len(rows))
    assert seen >= 5


@pytest.mark.few(2)
@pytest.mark.parametrize("game", SHELF)
def test_a_move_comes_in_when_it_has_been_shown(game):
    phone = begun(game, "pmmm", 1)
    person = Person(1)
    found = []

    def look(phone):
        if phone.screen == "play":
            found.append((phone.session.moment, panel(phone)))

    phone.watchers.append(look)
    for _ in range(30):
        person.act(phone)
    assert any(moment for moment, _ in found)
    for (before, old), (moment, new) in itertools.pairwise(found):
        if moment is not None and before in (None, moment):
            assert new == old
    assert any(new != old for (_, old), (_, new) in itertools.pairwise(found))


def test_a_phone_has_none_and_a_turned_tablet_gets_one():
    phone = Phone()
    phone.start("pmm", deal=3)
    assert panel(phone) is None
    phone.send({"type": "resized", "large": True})
    assert panel(phone) is not None
    phone.send({"type": "resized", "large": "yes"})
    assert panel(phone) is None
    assert phone.killed().env == {}
