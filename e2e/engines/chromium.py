"""Chromium: a program of our own, so that its end is ours, driven by Playwright."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Error, Frame, Playwright, sync_playwright

from e2e.engines.engine import CORNER, GONE, HEIGHT, WIDTH, Engine, EngineError, soon
from web.build.browser import FLAGS, ensure_browser

# What Playwright says of a document that has been replaced while it was asked.
REPLACED = ("context was destroyed", "detached", "navigat", "Cannot find context")


@cache
def playwright() -> Playwright:
    """Return the one Playwright of this process, which can have no second. The last one to need it stops it."""
    return sync_playwright().start()


class Chromium(Engine):
    """Chromium without a window; its touches are those of a phone."""

    flags: Sequence[str] = ()

    def start(self) -> None:
        port_file = self.folder / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        own = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self.folder}"]
        self.run(ensure_browser(playwright()), *FLAGS, *self.flags, *own, "about:blank")
        port = self.reach(soon(lambda: int(port_file.read_text().splitlines()[0])))
        browser = soon(lambda: playwright().chromium.connect_over_cdp(f"http://127.0.0.1:{port}"), Error)
        self.page = soon(lambda: browser.contexts[0].pages[0])
        self.frame: Frame = self.page.main_frame
        self.corner = (0, 0)
        self.tools = browser.contexts[0].new_cdp_session(self.page)
        self.tools.send(
            "Emulation.setDeviceMetricsOverride",
            {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 2, "mobile": True},
        )
        self.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})

    def reach(self, port: int) -> int:
        """Return the port by which the tools reach the browser."""
        return port

    def open(self, address: str) -> None:
        self.page.goto(address)

    def call(self, function: str, given: list[Any]) -> str:
        try:
            answer: str = self.frame.evaluate(function, given)
        except Error as problem:
            kind = GONE if any(words in problem.message for words in REPLACED) else "chromium"
            raise EngineError(kind, problem.message) from None
        return answer

    def press(self, x: int, y: int) -> None:
        left, top = self.corner
        self._touch("touchStart", [{"x": left + x, "y": top + y}])

    def lift(self) -> None:
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def back(self) -> None:
        self.page.go_back(wait_until="commit")

    def picture(self) -> bytes:
        return base64.b64decode(self.tools.send("Page.captureScreenshot")["data"])

    def enter(self, selector: str) -> None:
        self.corner = self.evaluate(CORNER, selector, "")
        element = self.page.query_selector(selector)
        frame = element.content_frame() if element is not None else None
        if frame is None:
            raise EngineError(GONE, selector)
        self.frame = frame

    def leave(self) -> None:
        self.frame, self.corner = self.page.main_frame, (0, 0)
