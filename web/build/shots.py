"""The screenshots in an install dialog."""

import re

from playwright.sync_api import Page, sync_playwright

from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST, ROOT, WEB
from web.build.server import make_server, running

FOLDER = WEB / "screenshots"
# name → width and height in CSS pixels
SIZES = {"narrow": (360, 740), "wide": (1024, 768)}
# All screenshots show the same cards.
DEAL = "10"


def take() -> None:
    """Take a screenshot of a game in each size."""
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
    """Go from home to a game in which it is a person's turn."""
    page.get_by_role("button", name=re.compile("^PIG 10")).click()
    page.get_by_label("Deal number").fill(DEAL)
    page.get_by_role("button", name="Deal 3 cards each").click()
    page.get_by_text("which card?").wait_for(timeout=60_000)
    # Wait for the animation of the last play.
    page.wait_for_timeout(1000)
