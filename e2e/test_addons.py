"""Games from outside, in a real browser: micropip lets a wheel in without a network; what is wrong harms nothing."""

from __future__ import annotations

import base64
import json
import re

from playwright.sync_api import Page, expect

from e2e import play
from e2e.phone import PATIENCE_MS, Site, open_app, wait_until_ready
from tests.wheels import GAME, TITLE, Edit, begins, changed, example, put


def choose(page: Page, data: bytes, file: str = "") -> None:
    """In the settings: choose a file from the phone."""
    wheel = {"name": file or example()[0], "mimeType": "application/octet-stream", "buffer": data}
    page.locator("input[type=file]").set_input_files(files=[wheel])
    page.locator("#sheet").wait_for()


def add(page: Page, data: bytes) -> None:
    """From home: add a game, and be home again."""
    page.get_by_role("button", name="Settings").tap()
    choose(page, data)
    page.get_by_role("button", name="Add it").tap()
    expect(page.locator("html")).to_have_attribute("data-screen", "home", timeout=PATIENCE_MS)


def refused(page: Page, sentence: str) -> None:
    """A sheet tells why the game stays out."""
    expect(page.locator("#sheet")).to_contain_text("The game stays out", timeout=PATIENCE_MS)
    expect(page.locator("#sheet")).to_contain_text(sentence)
    page.locator("#sheet").get_by_role("button", name="Close").last.tap()
    expect(page.locator("#sheet")).to_have_count(0)


def test_a_game_is_added_played_kept_and_removed_without_a_server(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    site.stop()
    page.reload()
    wait_until_ready(page)
    play.settings(page, "At once")
    add(page, example()[1])
    expect(page.locator(f"li[data-game={GAME}]")).to_contain_text("added here, by The Tenfold makers")
    play.deal(page, "pp", ["Bea", "Claudio"], number=7, game=TITLE)
    turns(page, 4)
    (before,) = kept_games(page)
    page.reload()
    wait_until_ready(page)
    page.get_by_role("button", name="Go on").tap()
    turns(page, 1)
    (after,) = kept_games(page)
    assert len(after) > len(before)
    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name=TITLE).tap()
    page.get_by_role("button", name="Remove it").tap()
    page.get_by_role("button", name="Back").tap()
    expect(page.locator(f"li[data-game={GAME}]")).to_have_count(0)
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    assert kept_games(page) == [after]


def kept_games(page: Page) -> list[str]:
    """The texts of the saved games."""
    return [text for key, text in play.saves(page).items() if key.startswith("game:")]


def turns(page: Page, number: int) -> None:
    """Draw from the stock and discard what was drawn, turn by turn."""
    for _ in range(number):
        page.locator("html[data-screen=handover], html[data-screen=play]").wait_for()
        if play.screen(page) == "handover":
            play.take_the_phone(page)
        for thing in (page.get_by_role("button", name=re.compile("stock")), page.locator(".mine button.card").last):
            with play.redrawn(page):
                thing.tap()
            with play.redrawn(page):
                page.locator(".acts .btn.lit").tap()


# What is wrong with a wheel, and what is said of it.
WRONG: dict[str, tuple[dict[str, Edit] | None, str]] = {
    "damaged": (None, "This file is damaged"),
    "not pure": ({"WHEEL": put("py3-none-any", "cp314-cp314-any")}, "not pure Python"),
    "without a game": ({"entry_points.txt": put("tenfold.games", "chess.games")}, "There is no game in this wheel"),
    "too new": ({"METADATA": put("tenfold<0.2,>=0.1", "tenfold>=9")}, "It wants tenfold>=9, and this is tenfold 0."),
    "a promise": ({"/game.py": begins("max_game_length", "return 3")}, "breaks a promise"),
    "its rules": ({"/state.py": begins("_apply", 'raise RuntimeError("it broke")')}, "RuntimeError: it broke"),
    "its board": ({"board.py": begins("draw", 'raise RuntimeError("it broke")')}, "RuntimeError: it broke"),
}


# An added game that stays out if it finds the stores of the page's saves and files.
LOOKS_ROUND = """
import js
if found := [name for name in ("indexedDB", "caches") if hasattr(js, name)]:
    raise RuntimeError(f"within reach: {found}")
"""


def test_wheels_that_went_wrong_get_their_sentence_and_harm_nothing(page: Page, site: Site) -> None:
    open_app(page, site)
    page.get_by_role("button", name="Settings").tap()
    before = play.saves(page)
    choose(page, b"not a game", "holiday.pdf")
    refused(page, "whose name ends in .whl")
    for edits, sentence in WRONG.values():
        content = example()[1]
        choose(page, content[: len(content) // 2] if edits is None else changed(edits))
        add_it = page.get_by_role("button", name="Add it")
        if add_it.count():
            add_it.tap()
        refused(page, sentence)
        assert play.saves(page) == before
    page.get_by_role("button", name="Back").tap()
    expect(page.locator(f"li[data-game={GAME}]")).to_have_count(0)
    add(page, changed({"/game.py": lambda text: f"{text}\n{LOOKS_ROUND}"}))
    expect(page.locator(f"li[data-game={GAME}]")).to_have_count(1)


def test_a_game_that_breaks_at_the_table_is_put_away_and_the_others_go_on(page: Page, site: Site) -> None:
    open_app(page, site)
    breaks = begins("draw", 'if "Crash" in seen.names: raise RuntimeError("it broke")')
    add(page, changed({"board.py": breaks}))
    page.get_by_role("button", name=TITLE).tap()
    page.get_by_role("textbox", name="Name of seat 1").fill("Crash")
    page.locator('[data-event*="\\"start\\""]').tap()
    expect(page.locator("#sheet")).to_contain_text(f"{TITLE} has stopped")
    expect(page.locator("#sheet")).to_contain_text("RuntimeError: it broke")
    page.locator("#sheet").get_by_role("button", name="Close").last.tap()
    page.get_by_role("button", name="PIG 10").tap()
    page.get_by_role("button", name="Deal", exact=False).tap()
    play.on_screen(page, "play")


def test_a_game_that_never_answers_holds_up_one_start_and_can_be_removed(page: Page, site: Site) -> None:
    name = example()[0]
    hangs = changed({"/game.py": lambda text: f"{text}\nwhile True:\n    pass\n"})
    wheel = {"file": name, "data": base64.b64encode(hangs).decode()}
    play.keep(page, site, {"addon:tenfold-thirty-one": json.dumps(wheel)})
    page.goto(site.url)
    page.wait_for_function("localStorage.getItem('tenfold-starting') !== null", timeout=PATIENCE_MS)
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_text("added games are left out this time").first).to_be_visible()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name="tenfold-thirty-one").tap()
    page.get_by_role("button", name="Remove it").tap()
    expect(page.get_by_text(f"{TITLE} is removed").first).to_be_attached()
    page.reload()
    wait_until_ready(page)
    assert not [key for key in play.saves(page) if key.startswith("addon:")]
