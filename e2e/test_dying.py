"""Python dies: of want of memory, of a loop, or ended by the system. The page lives on and starts it again, once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hosting import BREAKABLE, Host, released
from e2e.phone import Watch, go_on, open_app, reload, start_game, wait_until_ready
from e2e.play import PLANT, saves, settle
from tenfold import Record, Seat

# So long a page waits for an answer that it asks for while this is set: a hundredth.
QUICK = """
const real = window.setInterval;
window.setInterval = (action, ms, ...rest) => real(action, window.isQuick ? ms / 100 : ms, ...rest);
"""
# Time goes by.
LATER = """() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 600_000;
}"""
DO = """(kind) => {
    window.isQuick = kind === "hang";
    setTimeout(() => { window.isQuick = false; }, 100);
    const button = document.createElement("button");
    button.dataset.event = JSON.stringify({ type: kind });
    document.querySelector("#app").append(button);
    button.click();
}"""
STARTED_AGAIN = "Tenfold stopped and started again from the last save."


@pytest.fixture(scope="module")
def site(dist: Path) -> Iterator[Host]:
    """Yield a site whose Python breaks on demand."""
    host = Host(dist, released(dist, "breakable", {"shell/boot.py": BREAKABLE}))
    host.start()
    yield host
    host.stop()


@pytest.fixture
def at_table(page: Page, site: Host) -> Page:
    """Return a game on the table, at a person's turn."""
    page.add_init_script(QUICK)
    open_app(page, site)
    start_game(page)
    return page


def break_down(page: Page, kind: str) -> None:
    page.wait_for_function("document.querySelector('.fan button:not([aria-disabled=true])')")
    settle(page)
    page.evaluate(DO, kind)


def comes_back(page: Page) -> None:
    expect(page.locator(".toast")).to_have_text(STARTED_AGAIN)
    expect(page.locator("html")).to_have_attribute("data-screen", "play")
    expect(page.locator("html")).not_to_have_attribute("data-shell-waiting", "")


def games(page: Page) -> dict[str, str]:
    return {key: text for key, text in saves(page).items() if key.startswith("game:")}


@pytest.mark.thorough
def test_python_that_has_died_starts_again_from_the_last_save_and_the_second_time_crashes(
    at_table: Page, watch: Watch
) -> None:
    watch.allow("no answer within 30 seconds")
    before = games(at_table)
    break_down(at_table, "end")
    comes_back(at_table)
    assert games(at_table).keys() == before.keys()
    at_table.locator(".fan button:not([aria-disabled=true])").first.tap()
    expect(at_table.locator(".fan button[aria-pressed=true]")).to_have_count(1)
    break_down(at_table, "hang")
    expect(at_table.get_by_role("heading", name="Something went wrong")).to_be_visible()
    at_table.get_by_role("button", name="Start again").tap()
    wait_until_ready(at_table)
    go_on(at_table)


@pytest.mark.thorough
def test_python_out_of_memory_or_in_a_loop_starts_again_and_later_once_more(at_table: Page) -> None:
    break_down(at_table, "out of memory")
    comes_back(at_table)
    at_table.evaluate(LATER)
    break_down(at_table, "hang")
    comes_back(at_table)


@pytest.mark.thorough
def test_a_saved_game_that_python_dies_of_can_be_tried_as_often_as_one_likes(at_table: Page) -> None:
    """Each time Python starts again at once and says what it left alone; no mistake of Tenfold's is spoken of."""
    page, ident = at_table, "18bcfe56800-0000aa"
    record = Record("pig10", seats=[Seat("Ends Python"), Seat("Ada", "bot", "easy")], seed=1)
    page.evaluate(PLANT, {f"game:{ident}": record.to_json()})
    reload(page)
    sheet = page.get_by_role("dialog", name="This game wasn’t read")
    expect(sheet).to_contain_text("Tenfold may stop again")
    for _ in range(3):
        with page.expect_worker():  # another Python
            page.get_by_role("button", name="Try again").tap()
        expect(sheet).to_be_visible()
        expect(page.locator("html")).not_to_have_attribute("data-shell-waiting", "")
        assert json.loads(saves(page)["skipped"]) == [ident]
    page.get_by_role("button", name="Close", exact=True).tap()
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("button", name="Game from 14 November 2023")).to_be_visible()


@pytest.mark.thorough
def test_a_mistake_in_python_is_not_made_twice(at_table: Page, watch: Watch) -> None:
    watch.allow("broken on purpose")
    break_down(at_table, "raise")
    expect(at_table.get_by_role("heading", name="Something went wrong")).to_be_visible()


@pytest.mark.thorough
def test_on_a_page_that_sleeps_no_time_goes_by(at_table: Page) -> None:
    """The clock of a page in the background goes in leaps: none of them counts."""
    at_table.evaluate(
        """() => {
            const real = performance.now.bind(performance);
            let leaps = 0;
            performance.now = () => real() + 60_000 * leaps++;
        }"""
    )
    break_down(at_table, "hang")
    at_table.wait_for_timeout(1500)  # five times as long as it waits otherwise
    expect(at_table.locator("html")).to_have_attribute("data-screen", "play")
    expect(at_table.locator(".toast")).to_have_count(0)
    expect(at_table.get_by_role("heading", name="Something went wrong")).to_have_count(0)


@pytest.mark.thorough
def test_two_tabs_and_a_death(at_table: Page, context: BrowserContext, site: Host) -> None:
    """The tab that starts Python again must still hold the game."""
    break_down(at_table, "end")
    comes_back(at_table)
    second = context.new_page()
    second.goto(site.url)
    expect(second.get_by_role("heading", name="Open in another tab")).to_be_visible()
