"""A notice, the slip with one sentence: it is seen once, whatever screen and whatever sheet stands there."""

import json

import pytest

import tenfold
from table.model import Toast
from table.view import step
from tests.table.driver import Person, Phone, hurry
from tests.table.page import Page
from tests.table.test_lessons import in_lesson

SAID = "Can’t undo: new cards have been revealed."


def notices(phone):
    """The notices on the screen as it would be if something were said now."""
    phone.model.toast = Toast(0, SAID)
    page = Page(step(phone.model, phone.shown)[0].html)
    phone.model.toast = None
    return [part for part in page.elements if "toast" in part.classes and "id" not in part.attrs]


def check(phone):
    if phone.model.toast is not None:
        return
    (found,) = notices(phone)
    assert found.text == SAID
    if phone.model.sheet:
        assert not found.inert, "it lies under the sheet"
        assert found.parent.parent is None
    else:
        assert "foot" in found.parent.classes or found.parent.tag == "main", "it is a part of something else's layout"


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", tenfold.registered_games())
def test_a_notice_is_seen_over_every_screen_of_a_game(game):
    seen = set()
    phone = Phone()
    phone.watchers.append(lambda phone: seen.add(phone.screen + " with a sheet" * bool(phone.model.sheet)))
    phone.watchers.append(check)
    cheating = {"Cheating": "on"} if game == "tenstuff" else {}
    phone.start("ppe", game=tenfold.game_class(game).long_name, deal=2, **cheating)
    person = Person(1)
    for left in (20, 0):
        for _ in range(40):
            if phone.screen != "result":
                person.act(phone)
        hurry(phone, left)
    phone.tap("Replay")
    phone.tap("Close the replay")
    phone.tap("Review")
    phone.tap("Stop")
    phone.send({"type": "home"})
    passing = {"tenstuff": "reactions", "tens": "play"}.get(game, "handover")  # all of Tens lies open
    assert {passing, "home", "setup", "setup with a sheet", "play", "result", "replay", "looking-back"} <= seen
    assert "scores" in seen or game != "ten-nine-eight"


@pytest.mark.parametrize("screen", ["Settings", "Your games", "Daily deal"])
def test_a_notice_is_seen_over_every_page(screen):
    phone = Phone(now=1_793_491_200_000 + 86_400_000 * 7)
    phone.start("pe", deal=1)
    hurry(phone, 0)
    phone.boot()
    phone.watchers.append(check)
    phone.tap(screen)
    for event in [part.get("data-event") for part in phone.sending("sheet")]:
        phone.send(json.loads(event))
        phone.send({"type": "close"})
    if phone.has_button("Stats"):
        phone.tap("Stats")
    phone.send({"type": "tournament"})


def test_a_notice_in_a_lesson_leaves_its_slip_where_it_is():
    phone = in_lesson()
    (found,) = notices(phone)
    assert found.parent.tag == "main"
