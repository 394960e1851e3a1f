"""The pictures that an install dialog shows."""

from playwright.sync_api import Page, sync_playwright

from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST, WEB
from web.build.server import make_server, running

FOLDER = WEB / "screenshots"
# name → width and height in CSS pixels
SIZES = {"narrow": (360, 740), "wide": (1024, 768)}


def take() -> None:
    """Take a picture of a table with a game on it, for each size."""
    FOLDER.mkdir(exist_ok=True)
    with running(make_server(DIST)) as server, sync_playwright() as playwright:
        program = ensure_browser(playwright)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"http://localhost:{server.server_port}/")
            start_a_game(page)
            (FOLDER / f"{name}.png").write_bytes(page.screenshot())
        browser.close()


def start_a_game(page: Page) -> None:
    """Walk from home to a dealt table by taps."""
    page.get_by_role("button", name="PIG 10").click()
