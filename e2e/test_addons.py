"""Games from outside, in a real browser: micropip lets a wheel in without a network; what is wrong harms nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e import play
from e2e.phone import PATIENCE_MS, Site, open_app, reload, start_game, wait_until_ready
from tests.wheels import GAME, TITLE, Edit, begins, changed, example, put

pytestmark = pytest.mark.known


def choose(page: Page, data: bytes, file: str = "") -> None:
    """In the settings: choose a file from the phone."""
    wheel = {"name": file or example()[0], "mimeType": "application/octet-stream", "buffer": data}
    page.locator("input[type=file][accept='.whl']").set_input_files(files=[wheel])
    page.locator("#sheet").wait_for()


def add(page: Page, data: bytes) -> None:
    """From home: add a game, and be home again."""
    page.get_by_role("button", name="Settings").tap()
    choose(page, data)
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(page.locator("html")).to_have_attribute("data-screen", "home", timeout=PATIENCE_MS)


def refused(page: Page, sentence: str) -> None:
    """A sheet tells why the game stays out."""
    expect(page.locator("#sheet")).to_contain_text("Game not added", timeout=PATIENCE_MS)
    expect(page.locator("#sheet")).to_contain_text(sentence)
    page.locator("#sheet").get_by_role("button", name="Close").last.tap()
    expect(page.locator("#sheet")).to_have_count(0)


def deal(page: Page, kinds: str, names: Sequence[str] = (), *, number: int) -> Frame:
    """Go from home to a dealt table of the added game, and return its room."""
    page.locator(".concertina button", has=page.get_by_text(TITLE, exact=True)).tap()
    play.seat(page, kinds, names)
    page.get_by_role("textbox", name="Deal number").fill(str(number))
    page.locator('[data-event*="\\"start\\""]').tap()
    return room(page)


def room(page: Page) -> Frame:
    """Return the frame of the added game, once it shows a screen of it."""
    element = page.locator("#room > iframe").element_handle(timeout=PATIENCE_MS)
    frame = element.content_frame()
    assert frame is not None
    frame.locator("html[data-screen=handover], html[data-screen=play]").wait_for(timeout=PATIENCE_MS)
    return frame


def turns(frame: Frame, number: int) -> None:
    """Draw from the stock and discard what was drawn, turn by turn."""
    for _ in range(number):
        frame.locator("html[data-screen=handover], html[data-screen=play]").wait_for()
        if frame.locator("#take-phone").count():
            frame.wait_for_function(play.HEARS)
            frame.locator("#take-phone").tap()
        frame.locator("html[data-screen=play]").wait_for()
        for thing in (frame.get_by_role("button", name=re.compile("stock")), frame.locator(".mine button.card").last):
            with play.redrawn(frame):
                thing.tap()
            with play.redrawn(frame):
                frame.locator(".acts .btn.lit").tap()


def kept_games(page: Page) -> list[str]:
    """Return the texts of the saved games."""
    return [text for key, text in play.saves(page).items() if key.startswith("game:")]


@pytest.mark.thorough
def test_a_game_is_added_played_kept_and_removed_without_a_server(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    site.stop()
    reload(page)
    wait_until_ready(page)
    play.settings(page, "At once")
    add(page, example()[1])
    expect(page.locator(f"li[data-game={GAME}]")).to_contain_text("added game by The Tenfold makers")
    turns(deal(page, "pp", ["Bea", "Claudio"], number=7), 4)
    (before,) = kept_games(page)
    reload(page)
    wait_until_ready(page)
    page.get_by_role("button", name="Continue").tap()
    turns(room(page), 1)
    (after,) = kept_games(page)
    assert len(after) > len(before)
    page.get_by_role("button", name="Leave the game").tap()
    play.on_screen(page, "home")
    expect(page.locator("iframe")).to_have_count(0)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name=TITLE).tap()
    page.get_by_role("button", name="Remove game").tap()
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(page.locator(f"li[data-game={GAME}]")).to_have_count(0)
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)
    assert kept_games(page) == [after]


@pytest.mark.thorough
def test_what_the_room_keeps_out_is_read_before_a_game_comes_in(page: Page, site: Site) -> None:
    open_app(page, site)
    site.stop()
    page.get_by_role("button", name="Settings").tap()
    choose(page, example()[1])
    page.get_by_role("link", name="How the sandbox works").tap()
    expect(page.get_by_role("heading", name="What the sandbox can’t prevent")).to_be_visible()
    page.get_by_role("link", name="Back to Tenfold").tap()
    wait_until_ready(page)
    expect(page.locator(f"li[data-game={GAME}]")).to_have_count(0)


@pytest.mark.thorough
def test_the_way_out_of_the_game_itself_leads_home_and_its_rules_are_read_in_its_room(page: Page, site: Site) -> None:
    open_app(page, site)
    add(page, example()[1])
    page.locator(".concertina button", has=page.get_by_text(TITLE, exact=True)).tap()
    page.get_by_role("button", name="Rules").tap()
    frame = page.frame_locator("#room > iframe")
    expect(frame.locator("#sheet")).to_contain_text(TITLE, timeout=PATIENCE_MS)
    frame.get_by_role("button", name="Close the rules").tap()
    play.on_screen(page, "setup")
    expect(page.locator("iframe")).to_have_count(0)
    page.get_by_role("button", name="Home").tap()
    deal(page, "pe", number=7).get_by_role("button", name="Leave the table").tap()
    play.on_screen(page, "home")
    expect(page.locator("iframe")).to_have_count(0)
    expect(page.get_by_role("button", name="Continue")).to_have_count(1)


# True if it is covered at once, before any Python has answered.
LEAVES_SIGHT = """() => {
    Object.defineProperty(document, "hidden", {value: true, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
    return !document.getElementById("cover").hidden;
}"""


@pytest.mark.thorough
def test_what_one_of_two_may_see_is_covered_as_the_app_leaves_sight(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    open_app(page, site)
    add(page, example()[1])
    frame = deal(page, "pp", ["Bea", "Claudio"], number=7)
    frame.wait_for_function(play.HEARS)
    frame.locator("#take-phone").tap()
    frame.locator("html[data-screen=play]").wait_for()
    page.wait_for_timeout(300)  # the house has heard by now that there is something to cover
    assert page.evaluate(LEAVES_SIGHT)
    frame.locator("html[data-screen=handover]").wait_for()
    expect(page.locator("#cover")).to_be_hidden()


# What is wrong with a wheel, and what is said of it.
WRONG: dict[str, tuple[dict[str, Edit] | None, str]] = {
    "damaged": (None, "This file is damaged"),
    "not pure": ({"WHEEL": put("py3-none-any", "cp314-cp314-any")}, "isn’t pure Python"),
    "without a game": ({"entry_points.txt": put("tenfold.games", "chess.games")}, "There’s no game in this file"),
    "too new": (
        {"METADATA": put("tenfold<2,>=1.0", "tenfold>=9")},
        "This game needs tenfold>=9, but this is tenfold 1.",
    ),
    "a promise": ({"/game.py": begins("max_game_length", "return 3")}, "failed a test"),
    "its rules": ({"/state.py": begins("_apply", 'raise RuntimeError("it broke")')}, "RuntimeError: it broke"),
    "its board": ({"board.py": begins("draw", 'raise RuntimeError("it broke")')}, "RuntimeError: it broke"),
}


@pytest.mark.thorough
def test_wheels_that_went_wrong_get_their_sentence_and_harm_nothing(page: Page, site: Site) -> None:
    open_app(page, site)
    page.get_by_role("button", name="Settings").tap()
    before = play.saves(page)
    choose(page, b"not a game", "holiday.pdf")
    refused(page, "doesn’t end in .whl")
    for edits, sentence in WRONG.values():
        content = example()[1]
        choose(page, content[: len(content) // 2] if edits is None else changed(edits))
        add_it = page.get_by_role("button", name="Add", exact=True)
        if add_it.count():
            add_it.tap()
        refused(page, sentence)
        assert play.saves(page) == before
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(page.locator(f"li[data-game={GAME}]")).to_have_count(0)


def goes_wrong(page: Page, line: str) -> None:
    """Add a game that behaves in its trial, and deal it for a name for which its board does this."""
    add(page, changed({"board.py": begins("draw", f'if "Crash" in seen.names: {line}')}))
    page.get_by_role("button", name=TITLE).tap()
    page.get_by_role("textbox", name="Name of seat 1").fill("Crash")
    page.locator('[data-event*="\\"start\\""]').tap()


@pytest.mark.thorough
def test_a_game_that_breaks_at_the_table_is_put_away_and_the_others_go_on(page: Page, site: Site) -> None:
    open_app(page, site)
    goes_wrong(page, 'raise RuntimeError("it broke")')
    expect(page.locator("#sheet")).to_contain_text(f"{TITLE} stopped", timeout=PATIENCE_MS)
    expect(page.locator("#sheet")).to_contain_text("RuntimeError: it broke")
    page.locator("#sheet").get_by_role("button", name="Close").last.tap()
    start_game(page)


@pytest.mark.thorough
def test_a_game_that_never_answers_can_be_put_away_while_the_app_goes_on(page: Page, site: Site) -> None:
    open_app(page, site)
    goes_wrong(page, "sum(range(10**12))")
    expect(page.locator("#sheet")).to_contain_text("The game isn’t responding", timeout=PATIENCE_MS)
    page.get_by_role("button", name="Wait").tap()
    expect(page.locator("#sheet")).to_contain_text("The game isn’t responding", timeout=PATIENCE_MS)
    page.get_by_role("button", name="Close game").tap()
    play.on_screen(page, "home")
    expect(page.locator("iframe")).to_have_count(0)
    start_game(page)


@pytest.mark.thorough
def test_a_game_that_never_ends_its_import_holds_up_nothing_but_its_trial(page: Page, site: Site) -> None:
    open_app(page, site)
    page.get_by_role("button", name="Settings").tap()
    choose(page, changed({"/game.py": lambda text: f"{text}\nwhile True:\n    pass\n"}))
    page.get_by_role("button", name="Add", exact=True).tap()
    page.wait_for_timeout(3000)  # it is in its loop
    page.get_by_role("button", name="Stop", exact=True).tap()
    expect(page.locator("iframe")).to_have_count(0)
    reload(page)
    wait_until_ready(page)
    assert not [key for key in play.saves(page) if key.startswith("addon:")]
