"""A replay in the browser: by finger, by keyboard, by itself; for everyone, at every size."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

import tenfold
from e2e import play
from e2e.phone import Site, reload, wait_until_ready
from e2e.test_access import SMALL, Findings, Inspector
from tenfold import Record, Seat
from tenfold.testing import random_action

pytestmark = pytest.mark.known

SIDEWAYS = {"width": 740, "height": 360}
GAMES = tenfold.registered_games()


def finished(game: str) -> Record:
    """Return a game between a person and a computer, played at random."""
    record = Record(game, seats=[Seat("Bea"), Seat("Ada", "bot", "medium")], seed=3)
    chance = random.Random(3)
    while not record.finished:
        action, seat = random_action(record.state, chance, hurry=len(record.entries) > 60)
        record.play(seat, record.state.action_to_string(action))
    return record


def to_the_replay(page: Page) -> None:
    page.get_by_role("button", name="Your games").tap()
    page.get_by_role("button", name="Replay").first.tap()
    play.on_screen(page, "replay")


def stands_at(page: Page, number: int, last: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(f"Move {number} of {last}"))
    expect(page.get_by_role("slider")).to_have_value(str(number))
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Move {number} of {last}")


@pytest.mark.thorough
def test_a_game_is_replayed_by_finger_and_by_keyboard(page: Page, site: Site) -> None:
    record = finished("pig10")
    last = len(record.entries)
    play.plant(page, site, [record])
    kept = play.saves(page)
    to_the_replay(page)
    stands_at(page, 0, last)
    for number in (1, 2, 3):
        page.get_by_role("button", name="Next move").tap()
        stands_at(page, number, last)
    page.get_by_role("button", name="Back one move").tap()
    stands_at(page, 2, last)

    page.get_by_role("heading", level=1).focus()
    for key, number in (("ArrowRight", 3), ("ArrowLeft", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(page, number, last)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    stands_at(page, 0, last)

    # The scrubber keeps its own keys, but for the one that means nothing to it.
    page.get_by_role("slider").focus()
    for key, number in (("ArrowRight", 1), ("PageUp", 1 + last // 10), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(page, number, last)
    page.keyboard.press("Space")
    stands_at(page, 1, last)
    stands_at(page, 2, last)
    page.keyboard.press("Space")
    page.keyboard.press("End")
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stands_at(page, last // 2, last)

    # What lies under a sheet hears no key.
    page.get_by_role("button", name="Seen by Bea").tap()
    page.locator("#sheet").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Everyone").tap()
    expect(page.locator(".all-hands > li")).to_have_count(2)
    stands_at(page, last // 2, last)

    page.keyboard.press("Escape")
    play.on_screen(page, "history")
    to_the_result(page)
    page.get_by_role("button", name="Replay").tap()
    stands_at(page, 0, last)
    page.get_by_role("button", name="Close the replay").tap()
    play.on_screen(page, "result")
    page.get_by_role("button", name="Replay").tap()
    reload(page)
    wait_until_ready(page)
    play.on_screen(page, "home")
    after = play.saves(page)
    assert [key for key in {**kept, **after} if kept.get(key) != after.get(key)] == []


@pytest.mark.thorough
def test_what_was_tapped_last_holds_though_the_scrubber_is_still_to_be_answered(page: Page, site: Site) -> None:
    record = finished("pig10")
    play.plant(page, site, [record])
    to_the_replay(page)
    page.get_by_role("slider").evaluate(
        """(slider) => {
          slider.value = "5";
          for (const kind of ["input", "change"]) slider.dispatchEvent(new Event(kind, { bubbles: true }));
          document.querySelector("[data-keys=End]").click();
          for (const until = performance.now() + 400; performance.now() < until; );
        }"""
    )
    stands_at(page, len(record.entries), len(record.entries))
    page.wait_for_timeout(500)
    stands_at(page, len(record.entries), len(record.entries))


def to_the_result(page: Page) -> None:
    page.locator(".game").first.tap()
    play.on_screen(page, "result")


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_seen_read_and_tapped(page: Page, site: Site, game: str) -> None:
    record = finished(game)
    play.plant(page, site, [record])
    page.get_by_role("button", name="Your games").tap()
    found = Findings()
    look = Inspector(page, found)
    look("history")
    page.get_by_role("button", name="Replay").first.tap()
    play.on_screen(page, "replay")
    last = len(record.entries)
    tops = set()
    for number in (0, last // 3, last // 2, last):
        page.get_by_role("slider").evaluate(
            "(slider, n) => { slider.value = n; slider.dispatchEvent(new Event('change', {bubbles: true})); }", number
        )
        stands_at(page, number, last)
        look(f"move {number}")
        tops.add(page.locator(".replaying").evaluate("(acts) => Math.round(acts.getBoundingClientRect().top)"))
    assert len(tops) == 1, "the controls stand still"
    page.get_by_role("button", name="Back one move").tap()
    page.get_by_role("button", name="Seen by Bea").tap()
    page.get_by_role("button", name="Everyone").tap()
    page.locator("#sheet").wait_for(state="detached")
    look("everybody")
    page.set_viewport_size(SIDEWAYS)
    page.get_by_role("slider").click()
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", re.compile(f"Move {last - 1} of"))
    page.get_by_role("button", name="Go to the start").tap()
    stands_at(page, 0, last)
    page.set_viewport_size(SMALL)
    assert found.axe == {"light": [], "dark": [], "contrast": [], "small": []}
    assert [found.targets, found.sideways, found.cut] == [[], [], []]
