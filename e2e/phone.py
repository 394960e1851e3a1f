"""A phone's browser, the site it visits, and helpers for what a person does with them."""

from __future__ import annotations

import re
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request, WebError

from web.build.server import SiteServer, make_server

BASE = "/some/where/"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FROM_SNAPSHOT = "performance.getEntriesByName('tenfold-from-snapshot').length > 0"
HAS_SNAPSHOT = """async () => {
    const name = (await caches.keys()).find((one) => one.startsWith("tenfold-snapshot "));
    return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
}"""
READY = "performance.getEntriesByName('tenfold-ready').length > 0"
# A first start includes compression, downloads and compilation, and the machine may be busy.
PATIENCE_MS = 60_000


WELL_VERSED = """
if (window === top) try {
    const opening = indexedDB.open("tenfold");
    opening.onupgradeneeded = () => opening.result.createObjectStore("saves");
    opening.onsuccess = () => {
        const change = opening.result.transaction("saves", "readwrite");
        change.objectStore("saves").add('{"explain": false}', "settings").onerror = (event) => event.preventDefault();
        change.oncomplete = change.onabort = () => opening.result.close();
    };
} catch { /* a page that has no storage, or a test has taken it away */ }
"""
"""A script for a phone whose owner knows the rules: it turns off explanations during a game."""


# Deletes all games and settings, but not the files needed for a start.
FORGET = """() => new Promise((resolve) => {
    localStorage.clear();
    indexedDB.deleteDatabase("tenfold").onsuccess = resolve;
})"""


class Site:
    """The built site on a server that can be stopped, started and given another build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: SiteServer | None = None
        self.port = 0

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def url(self) -> str:
        return self.origin + BASE

    def start(self) -> None:
        """Start serving; after the first time, at the same address."""
        server = make_server(self.folder, port=self.port, base=BASE)
        self.port = server.server_port
        self.server = server
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Stop serving, and close all open connections."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def serve(self, folder: Path) -> None:
        """Serve this build, whatever state the last test has left."""
        if self.server is None or self.folder != folder:
            self.release(folder)

    def release(self, folder: Path) -> None:
        """Serve another build from now on, at the same address."""
        self.stop()
        self.folder = folder
        self.start()


class Watch:
    """A watcher that records forbidden things that a page does."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.problems: list[str] = []
        self.allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """Allow a problem that this test provokes."""
        self.allowed.append(pattern)

    def follow(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def leave(self, context: BrowserContext) -> None:
        """Stop watching this phone, which other tests use again."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._note(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self._note(f"exception: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "blob:", "data:")):
            self._note(f"request to {request.url}")

    def _note(self, problem: str) -> None:
        self.problems.append(problem)

    def unexpected(self) -> list[str]:
        return [text for text in self.problems if not any(re.search(wanted, text) for wanted in self.allowed)]


def open_app(page: Page, site: Site) -> None:
    """Go to the app and wait until Python has answered."""
    page.goto(site.url)
    wait_until_ready(page)


def reload(page: Page) -> None:
    """Load the page again. If the app has just gone back in the history, that can interrupt the first attempt."""
    try:
        page.reload()
    except Error as problem:
        if "ERR_ABORTED" not in problem.message:
            raise
        page.reload()


def wait_until_ready(page: Page) -> None:
    """Wait until Python has answered its first event."""
    page.wait_for_function(READY, timeout=PATIENCE_MS)


def release_of(page: Page) -> str:
    """Return the build of the page: empty for the current one, `next` for `next_build`."""
    return page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--release')")


def pig10(page: Page) -> Locator:
    """Return the button at home that opens PIG 10. Others, such as the daily deal, may also contain its name."""
    return page.get_by_role("button", name=re.compile("^PIG 10"))


def start_game(page: Page, number: int | None = 7) -> None:
    """Go from home to a dealt game of PIG 10, with the default set-up. With no number, the app chooses the deal."""
    pig10(page).tap()
    if number is not None:
        page.locator("#deal").fill(str(number))
    page.locator(".foot [data-event*=start]").tap()
    page.locator("html[data-screen=play]").wait_for()


def go_on(page: Page) -> None:
    """Go from home back to the unfinished game."""
    page.get_by_role("button", name="Continue").tap()
    page.locator("html[data-screen=play]").wait_for()


def kill(page: Page) -> None:
    """Kill a tab without any closing events, as a phone with little memory does."""
    # The call fails, because the page has crashed.
    with suppress(Error):
        page.goto("chrome://crash", timeout=3000)
    page.close()
