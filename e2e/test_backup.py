"""A file that carries everything travels from one phone to another, and back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import tenfold
from e2e import play
from e2e.phone import PHONE, WELL_VERSED, Site, Watch, go_on, open_app, start_game
from tenfold import Record


@pytest.fixture
def other(browser: Browser, site: Site) -> Iterator[Page]:
    """Yield another phone, watched too."""
    context: BrowserContext = browser.new_context(**PHONE)
    context.add_init_script(WELL_VERSED)
    watch = Watch(site.origin)
    watch.follow(context)
    yield context.new_page()
    context.close()
    assert watch.unexpected() == []


def take_along(page: Page, folder: Path) -> Path:
    """From home, export everything as a file, and go home again. Return the file."""
    page.get_by_role("button", name="Settings").tap()
    with page.expect_download() as download:
        page.get_by_role("button", name="Back up everything").tap()
    assert download.value.suggested_filename == "tenfold.json"
    path = folder / "tenfold.json"
    download.value.save_as(path)
    page.get_by_role("button", name="Back", exact=True).tap()
    return path


def bring_in(page: Page, path: Path, sentence: str) -> None:
    """From home: bring in a file, read what is told of it, and home again."""
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Import a file").set_input_files(path)
    sheet = page.locator("#sheet")
    expect(sheet).to_contain_text(sentence)
    sheet.get_by_role("button", name="Close").last.tap()
    page.get_by_role("button", name="Back", exact=True).tap()
    play.on_screen(page, "home")


def games(page: Page) -> dict[str, str]:
    return {key: text for key, text in play.saves(page).items() if key.startswith("game:")}


def act(page: Page) -> None:
    """Play a card of PIG 10 and leave."""
    page.wait_for_function(play.SOMETHING_TO_DO)
    page.locator(".fan button:not([aria-disabled=true])").first.tap()
    page.locator(".acts .btn.lit").first.tap()  # an equal card has two
    page.get_by_role("button", name="Leave the table").tap()
    play.on_screen(page, "home")


@pytest.mark.thorough
@pytest.mark.known
def test_a_file_travels_there_and_back(page: Page, other: Page, site: Site, tmp_path: Path) -> None:
    open_app(page, site)
    start_game(page)
    page.get_by_role("button", name="Leave the table").tap()
    file = take_along(page, tmp_path)
    written = json.loads(file.read_text())
    assert (written["format"], written["version"], written["app"]) == ("tenfold-saves", 1, tenfold.__version__)
    assert written["saves"] == play.saves(page)
    open_app(other, site)
    bring_in(other, file, "1 game imported.")
    assert games(other) == games(page)
    bring_in(other, file, "No new games. 1 game was already here.")
    go_on(other)
    act(other)
    back = take_along(other, tmp_path)
    bring_in(page, back, "No new games. 1 game updated.")
    assert games(page) == games(other)
    (record,) = tenfold.records(back)
    assert record.entries == Record.from_json(*games(page).values()).entries != []
    (tmp_path / "none.json").write_text('{"notes": ["milk"]}')
    bring_in(page, tmp_path / "none.json", "This isn’t a Tenfold file, or it’s damaged.")


@pytest.mark.thorough
def test_a_browser_without_a_store_hands_out_what_it_remembers(
    page: Page, other: Page, site: Site, watch: Watch, tmp_path: Path
) -> None:
    watch.allow("exception: not here")  # PyScript tries to keep something of its own, and complains
    page.add_init_script('IDBFactory.prototype.open = () => { throw new DOMException("not here", "SecurityError"); };')
    open_app(page, site)
    start_game(page)
    page.get_by_role("button", name="Leave the table").tap()
    file = take_along(page, tmp_path)
    open_app(other, site)
    bring_in(other, file, "1 game imported.")
