"""What is true of every page: names, identities, plain markup; those made at build time and those of whole games."""

import json
import re

import pytest

import table
from table import app
from table.model import Model
from table.view import Shown, step
from tests.table.driver import Person, Phone
from tests.table.page import Page, check_plain, read, read_ours
from tests.table.test_sheets import OPENERS, at

PRERENDERED = table.prerender()
SCREENS = [name for name in PRERENDERED if name != "sprite"]


@pytest.mark.parametrize("name", SCREENS)
def test_every_page_made_at_build_time_is_whole_and_plain(name):
    page = check_plain(PRERENDERED[name]["html"])
    assert name in ("cover", "link") or len(page.all("main")) == len(page.all("h1")) == 1


def test_the_pages_made_at_build_time_are_those_that_navigation_asks_for():
    home = Page(PRERENDERED[""]["html"])
    asked = {element.get("data-event") for element in home.elements if element.get("data-event")}
    ready = [text for text in asked if json.loads(text)["type"] in ("setup", "settings")]
    assert len(ready) >= 2
    assert set(ready) <= set(PRERENDERED)


def test_a_page_made_at_build_time_is_what_python_shows_after_the_same_event():
    for name in PRERENDERED:
        if name.startswith("{"):
            phone = Phone(explain=True)
            phone.tap("Skip this question")
            phone.send(json.loads(name))
            assert phone.html == PRERENDERED[name]["html"]
            assert phone.step["root"] == PRERENDERED[name]["root"]
            assert phone.step["title"] == PRERENDERED[name]["title"]


@pytest.mark.parametrize("env", [{}, {"direct": True}, {"query": {"lan": ""}}], ids=str)
def test_nothing_moves_on_the_page_at_the_start_when_python_comes(env):
    """What Python adds, such as what this browser can do, stands below the games."""
    for name in ("", json.dumps({"type": "home"})):
        shown = PRERENDERED[name]["html"]
        games = re.compile(r'<main .*class="concertina".*?</ul>', re.DOTALL)
        before, after = games.search(shown), games.search(Phone(**env).html)
        assert before is not None
        assert after is not None
        assert events(before[0]) == events(after[0])


def events(html: str) -> list[str]:
    """Return what can be tapped, in its order."""
    return re.findall(r'data-event="([^"]*)"', html)


def test_prerendering_is_the_same_each_time_and_leaves_nothing_behind():
    assert table.prerender() == PRERENDERED
    assert app._model == Model(random=app._model.random)


def test_the_sprite_holds_each_part_once_and_no_script():
    html = PRERENDERED["sprite"]["html"]
    ids = re.findall(r'id="([^"]+)"', html)
    assert len(set(ids)) == len(ids)
    assert not re.search(r"<script|style=|\son\w+=|https?:", html)


@pytest.mark.parametrize("name", ["lock", "crash"])
def test_what_the_shell_shows_by_itself_offers_a_way_on(name):
    page = Page(PRERENDERED[name]["html"])
    assert [element for element in page.elements if element.tag == "button"]


@pytest.mark.parametrize(("screen", "opener"), OPENERS)
def test_every_sheet_is_whole_and_plain(screen, opener):
    phone = at(screen)
    check_plain(phone.html)
    phone.tap(opener)
    check_plain(phone.html)


def test_the_sums_and_the_numbers_to_choose_from_are_whole_and_plain():
    phone = at("play")
    phone.watchers.append(lambda phone: check_plain(phone.html))
    phone.tap("Show sums")
    phone.tap(phone.cards[0])
    phone.send({"type": "set", "key": "do_sums", "checked": True})
    phone.tap(phone.cards[1])


def test_what_is_kept_for_the_next_visit_is_whole_and_plain_and_true_later_too():
    phone = at("play")
    phone.send({"type": "update-ready"})
    phone.send({"type": "save-failed", "reason": "full"})
    phone.tap("Leave the table")
    kept = phone.keep["home"]
    page = check_plain(kept["html"])
    assert not page.all(role="alert")
    assert not any("inert" in element.attrs for element in page.elements)
    assert "A new version" not in page.root.text
    assert kept["root"]["data-screen"] == "home"


def test_the_door_takes_and_gives_json(monkeypatch):
    monkeypatch.setattr(app, "_model", Model())
    monkeypatch.setattr(app, "_shown", Shown())
    answer = json.loads(app.dispatch(json.dumps({"type": "setup", "game": "pig10", "at": {"now": 5}})))
    assert answer["root"]["data-screen"] == "setup"
    assert {"html", "root", "title", "secret", "back", "awake", "timers", "moves", "motion", "effects", "keep"} <= set(
        answer
    )


def test_a_screen_can_be_made_again_and_changes_nothing():
    """A screen gets the state of the hand and the focus. Showing it does not write these down."""
    phone = Phone()
    before = phone.shown

    def made_twice(phone):
        nonlocal before
        model = repr(phone.model)
        first, second = step(phone.model, before, phone.effects), step(phone.model, before, phone.effects)
        assert first == second
        assert first[1] == phone.shown
        assert first[0].to_dict() == phone.step
        assert repr(phone.model) == model
        before = phone.shown

    phone.watchers.append(made_twice)
    phone.start("pp", deal=4)
    for _ in range(12):
        Person(1).act(phone)
    phone.take_the_phone()
    assert phone.shown.bare
    phone.tap("Menu")
    assert phone.shown.sheet == "menu"
    phone.send({"type": "back"})
    phone.tap("Leave the table")
    assert phone.shown.home == phone.model.home_changes > 1


def test_every_screen_has_a_title_and_one_heading():
    for screen in ("home", "setup", "play", "handover", "result", "history"):
        phone = at(screen)
        assert phone.step["title"].endswith("Tenfold")
        assert len(phone.page.all("h1")) == 1


def test_a_busy_table_says_whose_turn_it_is_to_those_who_cannot_see_it():
    phone = at("play")
    players = phone.page.one("ul", aria_label="Players")
    assert [seat.get("aria-current") for seat in players.children] == ["true", None]


# How tests read a page.


@pytest.mark.parametrize("name", SCREENS)
def test_the_quick_reader_of_our_own_html_reads_what_the_other_reads(name):
    html = PRERENDERED[name]["html"]
    assert read_ours(html).shape() == read(html).shape()


@pytest.mark.parametrize("html", ['<p id="a" id="b"></p>', "<p><b></p></b>", "<p>", "<p></p></p>", "<!-- x -->"])
def test_what_is_wrong_with_html_is_told(html):
    assert read_ours(html) is None
    with pytest.raises(AssertionError):
        Page(html)
