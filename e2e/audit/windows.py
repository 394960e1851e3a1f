"""Browser windows of many sizes and looks, which show frames and report their faults."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize

from e2e.audit.walks import Frame
from e2e.phone import Site
from web.build.bundle import bundle

BATCH = 20
"""The number of frames that a window checks at once: separate calls would take longer than the checks."""


class Size(NamedTuple):
    """A screen: its width and height in px, and the text size chosen by its owner, in percent."""

    width: int
    height: int
    text: int = 100

    def __str__(self) -> str:
        return f"{self.width}×{self.height}" + (f" at {self.text} %" if self.text != 100 else "")


SIZES = (Size(320, 640), Size(360, 740), Size(740, 360), Size(390, 844, 200), Size(1024, 768))
UPRIGHT = Size(768, 1024)
"""A tablet held upright. Only the long audit checks it by itself."""

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"paper": "light"},
    "dark": {"paper": "dark"},
    "contrast": {"paper": "contrast"},
    "prefers contrast": {"paper": "auto", "contrast": "more"},
    "prefers contrast, dark": {"paper": "auto", "contrast": "more", "color_scheme": "dark"},
    "forced colours": {"paper": "auto", "forced_colors": "active"},
    "forced colours, dark": {"paper": "auto", "forced_colors": "active", "color_scheme": "dark"},
}
"""For each look, the setting of the app, and the preferences of the phone in media queries."""


class Fault(NamedTuple):
    """A fault of a frame, and where it was found first."""

    kind: str
    what: str
    where: str
    game: str
    screen: str


KINDS = (
    "covered",
    "small",
    "page",
    "scroll",
    "cut",
    "overlap",
    "struck",
    "jump",
    "contrast",
    "edge",
    "focus",
    "sign",
    "name",
    "said",
)


@dataclass
class Findings:
    """The number of frames checked, the count of each fault, and the first frame with it."""

    frames: int = 0
    faults: Counter[Fault] = field(default_factory=Counter)
    first: dict[Fault, str] = field(default_factory=dict)

    def note(self, fault: Fault, seen: str) -> None:
        self.faults[fault] += 1
        self.first.setdefault(fault, seen)

    def add(self, other: Findings) -> None:
        self.frames += other.frames
        self.faults.update(other.faults)
        self.first = other.first | self.first

    def lines(self) -> Iterator[str]:
        """Yield a line for each place with faults, the most frequent first, with one frame as an example."""
        places: dict[tuple[str, str, str, str], list[Fault]] = {}
        for fault in self.faults:
            places.setdefault((fault.kind, fault.where, fault.game, fault.screen), []).append(fault)
        counted = {place: sum(self.faults[fault] for fault in alike) for place, alike in places.items()}
        for (kind, where, game, screen), alike in sorted(places.items(), key=lambda item: -counted[item[0]]):
            times = counted[kind, where, game, screen]
            yield f"{times:6} {kind} {game} {screen}: {alike[0].what} [{where}]; {self.first[alike[0]]}"

    def total(self) -> str:
        """Return the number of frames checked and of faults of each kind, as text."""
        counted: Counter[str] = Counter()
        for fault, times in self.faults.items():
            counted[fault.kind] += times
        return f"{self.frames} frames: " + ", ".join(f"{kind} {counted[kind]}" for kind in KINDS)


BRING_TABLES = """() => new Promise((ready, failed) => {
    const link = Object.assign(document.createElement("link"), {rel: "stylesheet", href: "styles/games.css"});
    link.addEventListener("load", () => ready());
    link.addEventListener("error", failed);
    document.querySelector("link[href='styles/last.css']").before(link);
})"""
"""The shell does the same."""


class Window:
    """A page of the built site, in which we tell the shell what to show."""

    def __init__(self, context: BrowserContext, site: Site, script: str, size: Size) -> None:
        self.size = size
        self.look = ""
        self.page: Page = context.new_page()
        self.page.route("**/shell/main.js", lambda route: self._give(route, script))
        self.page.goto(site.url)
        self.page.wait_for_function("'frames' in window")
        self.page.evaluate(BRING_TABLES)
        if size.text != 100:
            devtools = context.new_cdp_session(self.page)
            sizes = {"standard": 16 * size.text // 100, "fixed": 13 * size.text // 100}
            devtools.send("Page.setFontSizes", {"fontSizes": sizes})
        self.page.evaluate("document.fonts.ready.then(() => 0)")

    @staticmethod
    def _give(route: Route, script: str) -> None:
        route.fulfill(body=script, content_type="text/javascript")

    def dress(self, look: str) -> None:
        """Use this look from now on."""
        if look != self.look:
            media = {"contrast": "no-preference", "color_scheme": "light", "forced_colors": "none", **LOOKS[look]}
            media.pop("paper")
            self.page.emulate_media(**media, reduced_motion="no-preference")
            self.look = look

    def faults(self, frames: Sequence[Frame]) -> list[list[dict[str, str]]]:
        """Return the faults of each of these frames, shown one after another."""
        paper = LOOKS[self.look]["paper"]
        data = [frame.data(self.look, paper) for frame in frames]
        found: list[list[dict[str, str]]] = self.page.evaluate("(frames) => window.frames.look(frames)", data)
        return found


class Windows:
    """Windows of all sizes. The looks change from batch to batch, so that each size is checked in each look."""

    def __init__(
        self, browser: Browser, site: Site, sizes: Sequence[Size] = SIZES, looks: Sequence[str] = (), **context: Any
    ) -> None:
        script = audit_script()
        self.looks = list(looks or LOOKS)
        self.batches = 0
        self.contexts = [self._context(browser, size, **context) for size in sizes]
        self.windows = [Window(context, site, script, size) for context, size in zip(self.contexts, sizes, strict=True)]

    @staticmethod
    def _context(browser: Browser, size: Size, **context: Any) -> BrowserContext:
        viewport: ViewportSize = {"width": size.width, "height": size.height}
        return browser.new_context(
            viewport=viewport, has_touch=True, is_mobile=True, service_workers="block", **context
        )

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def watch(self, frames: Iterable[Frame], findings: Findings) -> None:
        """Check every frame in every size, with alternating looks."""
        coming = iter(frames)
        while batch := list(islice(coming, BATCH)):
            for number, window in enumerate(self.windows):
                window.dress(self.looks[(self.batches + number) % len(self.looks)])
                for frame, found in zip(batch, window.faults(batch), strict=True):
                    findings.frames += 1
                    seen = f"{frame.caption}, {window.size}, {window.look}"
                    for one in [*found, *frame.faults]:
                        findings.note(Fault(**one, game=frame.game, screen=frame.screen), seen)
            self.batches += 1


def audit_script() -> str:
    """Return the audit and the shell's code for drawing screens, as one script for the page."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "audit.js"
        bundle(Path(__file__).with_name("main.js"), target, {"BUILD": '"audit"'})
        return target.read_text()
