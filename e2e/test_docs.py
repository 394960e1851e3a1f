"""The library's pages beside the app.

Their examples run, and you can read them without a network after you keep them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.phone import Site, open_app, reload, wait_until_ready
from web.build.library import FOLDER

IN_CHARGE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.mark.thorough
def test_an_example_can_be_tried_changed_and_builds_on_those_before_it(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FOLDER}/library/tutorial.html")
    cells = page.locator(".try")
    cells.nth(1).get_by_role("button", name="Try it").tap()
    expect(cells.nth(1).locator("output")).to_have_text("10-9-8 is for 2 to 5 players, not 9.", timeout=60_000)
    field = cells.nth(1).get_by_role("textbox")
    field.fill("[state.action_to_string(action) for action in state.legal_actions()][-1]")
    cells.nth(1).get_by_role("button", name="Run").tap()
    expect(cells.nth(1).locator("output")).to_have_text("'bid 5'")
    field.fill("1 / 0")
    cells.nth(1).get_by_role("button", name="Run").tap()
    expect(cells.nth(1).locator("output")).to_have_text("ZeroDivisionError: division by zero")


@pytest.mark.thorough
def test_saved_pages_are_there_without_a_server(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    open_app(page, site)
    page.wait_for_function(IN_CHARGE)
    reload(page)
    wait_until_ready(page)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("link", name="Python library").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tenfold")
    page.get_by_role("button", name="Save these pages").tap()
    expect(page.get_by_role("status")).to_contain_text("Saved", timeout=60_000)
    site.stop()
    page.goto(f"{site.url}{FOLDER}/api/core.html")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Games, states, observations")
    page.goto(f"{site.url}{FOLDER}/index.html")
    page.get_by_role("button", name="Remove these pages").tap()
    expect(page.get_by_role("status")).to_contain_text("Removed")
    page.get_by_role("link", name="Play the games").tap()
    wait_until_ready(page)
