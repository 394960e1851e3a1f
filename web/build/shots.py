"""The pictures that an install dialog shows."""

import re

from playwright.sync_api import Page, sync_playwright

from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST, ROOT, WEB
from web.build.server import make_server, running

FOLDER = WEB / "screenshots"
# name → width and height in CSS pixels
SIZES = {"narrow": (360, 740), "wide": (1024, 768)}
# The same cards on every picture.
DEAL = "10"


def take() -> None:
    """Take a picture of a table with a game on it, for each size."""
    FOLDER.mkdir(exist_ok=True)
    with running(make_server(DIST)) as server, sync_playwright() as playwright:
        program = ensure_browser(playwright)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            page.goto(f"http://localhost:{server.server_port}/")
            start_a_game(page)
            (FOLDER / f"{name}.png").write_bytes(page.screenshot())
            print(f"{FOLDER.relative_to(ROOT)}/{name}.png")
        browser.close()


def start_a_game(page: Page) -> None:
    """Walk from home to a table where somebody is to play."""
    page.get_by_role("button", name=re.compile("^PIG 10")).click()
    page.get_by_label("Deal number").fill(DEAL)
    page.get_by_role("button", name="Deal 3 cards each").click()
    page.get_by_text("which card?").wait_for(timeout=60_000)
    # What was played just before has come to rest.
    page.wait_for_timeout(1000)
