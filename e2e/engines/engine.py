"""What every browser of the tests can do, whichever engine it has."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from e2e.phone import PHONE

T = TypeVar("T")

PATIENCE_S = 60
# The first start of a browser and of a Python; the machine may be busy with other things.
START_S = 120
LOOK_S = 0.05
# After so long, a browser that is driven by a socket will not answer any more. No question takes longer than a start.
SILENCE_S = START_S + PATIENCE_S
WIDTH: int = PHONE["viewport"]["width"]
HEIGHT: int = PHONE["viewport"]["height"]

# Answers travel as text, so that they mean the same in all engines; a mistake comes through with its words.
CALL = """(given) => {
    const answered = (value) => JSON.stringify({ value });
    const failed = (problem) => JSON.stringify({ problem: String(problem) });
    try {
        const found = (FUNCTION)(...given);
        return found?.then ? Promise.resolve(found).then(answered, failed) : answered(found);
    } catch (problem) {
        return failed(problem);
    }
}"""

# The last one that can be seen, as a sheet lies over what was there before.
FIND = """(selector, words) => [...document.querySelectorAll(selector)].filter((one) => {
    const text = `${one.getAttribute("aria-label") ?? ""} ${one.innerText}`;
    return text.includes(words) && one.getClientRects().length > 0;
}).at(-1) ?? null"""
IS_THERE = f"(...given) => ({FIND})(...given) !== null"

# Where it can be touched: where it shows, next to its middle, as soon as it stands still.
# On a busy machine, a sheet that has yet to rise also stands still for two frames. So its animation is asked.
AIM = f"""async (...given) => {{
    const found = ({FIND})(...given);
    if (!found) return null;
    const carries = ({{ effect }}) => effect?.target?.contains(found) && !effect.pseudoElement
        && effect.getComputedTiming().endTime < Infinity;
    if (document.getAnimations().some((one) => one.playState === "running" && carries(one))) return null;
    found.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
    const box = () => found.getBoundingClientRect();
    const before = box();
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const {{ left, top, width, height }} = box();
    if (left !== before.left || top !== before.top || !width || !height) return null;
    const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
    const points = steps.flatMap((y) => steps.map((x) => ({{ x: left + x * width, y: top + y * height }})));
    const free = points.find(({{ x, y }}) => found.contains(document.elementFromPoint(x, y)));
    if (!free) return null;
    window.wasHeard = false;
    found.addEventListener("click", () => {{ window.wasHeard = true; }}, {{ once: true, capture: true }});
    return {{ x: Math.round(free.x), y: Math.round(free.y) }};
}}"""

# True if the tap has come to what it was meant for. A page that has been replaced meanwhile has heard it. On a busy
# machine, a tap can take more than a second. A second one would then hit what the first one has opened.
HEARD = """async () => {
    for (let looks = 0; looks < 100 && window.wasHeard === false; looks += 1)
        await new Promise((next) => setTimeout(next, 20));
    return window.wasHeard !== false;
}"""

CORNER = f"""(...given) => {{
    const {{ left, top }} = ({FIND})(...given).getBoundingClientRect();
    return [left, top];
}}"""

# In pieces: WebKit's inspector takes no message of more than 128 kB.
PIECE = 60_000
COLLECT = "(piece) => { window.pieces = [...(window.pieces ?? []), piece]; }"
DROP = """(selector, name) => {
    const bytes = Uint8Array.from(atob(window.pieces.join("")), (sign) => sign.charCodeAt(0));
    delete window.pieces;
    const files = new DataTransfer();
    files.items.add(new File([bytes], name));
    const field = document.querySelector(selector);
    field.files = files.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

GONE = "gone"
"""The document was replaced while it was asked, as that of a frame which is just being opened."""

SILENT = "silent"
"""The browser has not answered for minutes: WebAssembly hangs in WebKitGTK, for example."""


class EngineError(Exception):
    """A browser does not do what it was told; `kind` says in a word why."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(f"{kind}: {words}")
        self.kind = kind


class Engine(ABC):
    """A browser with one tab, the size of a phone. A folder for its data exists until `close`."""

    patience_s: float = SILENCE_S
    silent = False
    """True if it has not answered. Only `start` helps then, after `kill`."""

    def __init__(self) -> None:
        self.ending = ExitStack()
        self.processes: list[subprocess.Popen[bytes]] = []
        self.folder = Path(tempfile.mkdtemp(prefix="tenfold-engine-"))
        self.ending.callback(shutil.rmtree, self.folder, ignore_errors=True)
        self.ending.callback(self.kill)

    def kill(self) -> None:
        """Be gone this moment, as after a fall or an empty battery; what was kept stays, and `start` finds it."""
        for process in self.processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        for process in self.processes:
            process.wait()
        self.processes.clear()
        self.silent = False

    def close(self) -> None:
        """Be gone, with everything that was kept."""
        self.ending.close()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Raise `EngineError` if the browser is silent for too long within the block.

        A test that waited forever would end its whole process, and all tests that were still to come.
        """
        try:
            yield
        except TimeoutError:
            self.silent = True
            raise EngineError(SILENT, f"no answer in {self.patience_s} s") from None

    # What each engine does in its own way.

    @abstractmethod
    def start(self) -> None:
        """Start the browser, with what it has kept, and open its tab; whatever comes of it, `close` ends it."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    def call(self, function: str, given: list[Any]) -> str:
        """Call a function of JavaScript that answers with a text or the promise of one. Return that text."""

    @abstractmethod
    def press(self, x: int, y: int) -> None:
        """Put a finger here, or what comes nearest to one, in what is looked into."""

    @abstractmethod
    def lift(self) -> None:
        """Take it away again."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key and let it go; it is called as in `KeyboardEvent.key`."""

    @abstractmethod
    def back(self) -> None:
        """Go back, as by the browser's own button."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return a picture of the tab, as a PNG."""

    @abstractmethod
    def enter(self, selector: str) -> None:
        """Let what comes next concern this frame of the page."""

    @abstractmethod
    def leave(self) -> None:
        """Let what comes next concern the page again."""

    # What a person does and sees.

    def reload(self) -> None:
        """Load the page again, as a person does; Firefox's own command goes past the service worker."""
        self.evaluate("() => { window.before = true; }")
        with suppress(EngineError):  # it may be gone before it has answered
            self.evaluate("() => { setTimeout(() => location.reload()); }")
        self.until("() => !window.before && document.readyState === 'complete'", seconds=START_S)

    def evaluate(self, function: str, *given: Any) -> Any:
        """Call a function of JavaScript in the page, or in the current frame, and return its answer."""
        answer = json.loads(self.call(CALL.replace("FUNCTION", function), [*given]))
        if "problem" in answer:
            raise EngineError("javascript", answer["problem"])
        return answer.get("value")

    def until(self, function: str, *given: Any, seconds: float = PATIENCE_S) -> Any:
        """Wait until a function of JavaScript answers with something, and return that."""
        end = time.monotonic() + seconds
        while True:
            try:
                if found := self.evaluate(function, *given):
                    return found
            except EngineError as problem:
                if problem.kind != GONE:
                    raise
            if time.monotonic() > end:
                raise EngineError("timeout", f"{given or function}; {self._says()}")
            time.sleep(LOOK_S)

    def has(self, selector: str, words: str = "") -> bool:
        """True if something visible has these words in it."""
        found: bool = self.evaluate(IS_THERE, selector, words)
        return found

    def sees(self, selector: str, words: str = "", *, seconds: float = PATIENCE_S) -> None:
        """Wait until there is something to be seen, with these words in it."""
        self.until(IS_THERE, selector, words, seconds=seconds)

    def text(self, selector: str) -> str:
        """Return all visible text."""
        text: str = self.evaluate("(selector) => document.querySelector(selector)?.innerText ?? ''", selector)
        return " ".join(text.split())

    def tap(self, selector: str, words: str = "", *, seconds: float = PATIENCE_S) -> None:
        """Tap something, as soon as it is there and can be tapped. Raise `EngineError` if that takes too long."""
        end = time.monotonic() + seconds
        while True:
            self._press(selector, words, max(end - time.monotonic(), 0))
            self.lift()
            try:
                if self.evaluate(HEARD):
                    return
            except EngineError as problem:
                if problem.kind != GONE:
                    raise
                return  # it has led somewhere else
            if time.monotonic() > end:
                raise EngineError("not heard", f"{selector} {words!r}; {self._says()}")

    @contextmanager
    def holding(self, selector: str, words: str = "") -> Iterator[None]:
        """Keep a finger on something within the block."""
        self._press(selector, words, PATIENCE_S)
        try:
            yield
        finally:
            self.lift()

    def _press(self, selector: str, words: str, seconds: float) -> None:
        place = self.until(AIM, selector, words, seconds=seconds)
        self.press(place["x"], place["y"])

    def _says(self) -> str:
        return f"the page says: {self.text('body')[:1500]!r}"

    @contextmanager
    def redrawn(self) -> Iterator[None]:
        """Wait at the end of the block until Python has drawn the screen again."""
        self.evaluate("() => document.querySelector('#app').firstElementChild.setAttribute('data-drawn-before', '')")
        yield
        self.until("() => document.querySelector('[data-drawn-before]') === null", seconds=START_S)

    def put_file(self, selector: str, name: str, data: bytes) -> None:
        """Put a file into a field, as if it had been chosen from the phone."""
        text = base64.b64encode(data).decode()
        for start in range(0, len(text), PIECE):
            self.evaluate(COLLECT, text[start : start + PIECE])
        self.evaluate(DROP, selector, name)

    @contextmanager
    def inside(self, selector: str) -> Iterator[None]:
        """Look into a frame of the page within the block."""
        self.sees(selector)
        self.enter(selector)
        try:
            yield
        finally:
            self.leave()

    # Programs.

    def run(self, program: str | Path, *words: str, environment: Mapping[str, str] | None = None) -> None:
        """Start a program that ends with this browser, as does all that it starts itself."""
        own = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder), "NO_AT_BRIDGE": "1"}
        with (self.folder / "log.txt").open("ab") as log:
            process = subprocess.Popen(
                [str(program), *words],
                env={**os.environ, **own, **(environment or {})},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.processes.append(process)


def soon(action: Callable[[], T], problem: type[Exception] = OSError) -> T:
    """Return the result of an action, once it works. A program may just be starting."""
    end = time.monotonic() + START_S
    while True:
        try:
            return action()
        except (OSError, ValueError, LookupError, problem):
            if time.monotonic() > end:
                raise
            time.sleep(LOOK_S)
