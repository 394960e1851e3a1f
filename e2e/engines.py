"""Firefox and WebKit behind one small interface.

Both are driven by the commands of WebDriver, without a library: WebKitGTK's driver takes them by HTTP. Firefox itself
takes them by a socket (Marionette, what geckodriver speaks to), so that it needs no program besides.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from web.build.browser import ensure_firefox, ensure_webkit

PATIENCE_S = 15
# The first start of a browser and of a Python; the machine may be busy with other things.
START_S = 60
LOOK_S = 0.05
SIZE = {"width": 450, "height": 800}

# The second, thorough compiler of WebAssembly takes up to half of all time here, and no Python of these lives long
# enough to get it back.
QUICK_WEBKIT = {"JSC_useOMGJIT": "0"}
PREFERENCES = """user_pref("marionette.port", 0);
user_pref("javascript.options.wasm_optimizingjit", false);
"""

# An answer may be waited for; a mistake comes through with its words.
CALL = """
const done = arguments[arguments.length - 1];
new Promise((resolve) => resolve((FUNCTION)(...[...arguments].slice(0, -1))))
    .then((value) => done({ value }), (problem) => done({ problem: String(problem) }));
"""

# The last one that can be seen, as a sheet lies over what was there before.
FIND = """(selector, words) => [...document.querySelectorAll(selector)].filter((one) => {
    const told = `${one.getAttribute("aria-label") ?? ""} ${one.innerText}`;
    return told.includes(words) && one.getClientRects().length > 0;
}).at(-1) ?? null"""

DROP = """(selector, name, data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], name));
    const field = document.querySelector(selector);
    field.files = files.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

# What may pass by itself: the page was just being drawn.
PASSING = {
    "stale element reference",
    "element click intercepted",
    "element not interactable",
    "no such element",
}

# The document was replaced while it was asked, as that of a frame which is just being opened.
GONE = "gone"


class EngineError(Exception):
    """A browser does not do what it was told; `kind` is WebDriver's name for it."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(f"{kind}: {words}")
        self.kind = kind


class Engine(ABC):
    """A browser with one tab, the size of a phone."""

    def __init__(self) -> None:
        self.ending = ExitStack()
        self.folder = Path(tempfile.mkdtemp(prefix="tenfold-engine-"))
        self.ending.callback(shutil.rmtree, self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start the browser, and open its tab; whatever comes of it, `close` ends it."""
        self.launch()
        self.command("SetTimeouts", script=START_S * 1000, pageLoad=START_S * 1000)
        self.command("SetWindowRect", **SIZE)

    @abstractmethod
    def launch(self) -> None:
        """Start the programs, and a session with them."""

    @abstractmethod
    def command(self, name: str, **parameters: Any) -> Any:
        """Carry out a command of WebDriver."""

    def into(self, frame: Mapping[str, str] | None) -> None:
        """Let what comes next concern this frame of the page, or the page again."""
        self.command("SwitchToFrame", id=frame)

    def run(self, program: str | Path, *words: str, environment: Mapping[str, str] | None = None) -> None:
        """Start a program that ends with this browser, as does all that it starts itself."""
        log = (self.folder / "log.txt").open("ab")
        own = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder), "NO_AT_BRIDGE": "1"}
        with log:
            process = subprocess.Popen(
                [str(program), *words],
                env={**os.environ, **own, **(environment or {})},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.ending.callback(_end, process)

    def close(self) -> None:
        """Be gone, with everything that was kept."""
        self.ending.close()

    def open(self, address: str) -> None:
        """Go to an address."""
        self.command("Navigate", url=address)

    def reload(self) -> None:
        """Load the page again, as a person does; Firefox's own command goes past the service worker."""
        self.evaluate("() => { window.before = true; setTimeout(() => location.reload()); }")
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            with suppress(EngineError):
                if self.evaluate("() => !window.before && document.readyState === 'complete'"):
                    return
            time.sleep(LOOK_S)
        raise EngineError("timeout", "The page does not load again.")

    def evaluate(self, function: str, *given: Any) -> Any:
        """Call a function of JavaScript in the page, or in the frame that is looked into; returns its answer."""
        answer = self.command("ExecuteAsyncScript", script=CALL.replace("FUNCTION", function), args=[*given])
        if answer is None:
            raise EngineError(GONE, function)
        if "problem" in answer:
            raise EngineError("javascript", answer["problem"])
        return answer.get("value")

    def until(self, function: str, *given: Any, seconds: float = PATIENCE_S) -> Any:
        """Wait until a function of JavaScript answers with something; returns that."""
        end = time.monotonic() + seconds
        while True:
            try:
                if found := self.evaluate(function, *given):
                    return found
            except EngineError as problem:
                if problem.kind not in (GONE, *PASSING):
                    raise
            if time.monotonic() > end:
                raise EngineError("timeout", f"{function} {given}; {self._says()}")
            time.sleep(LOOK_S)

    def has(self, selector: str, words: str = "") -> bool:
        """Whether there is something to be seen, with these words in it."""
        found: bool = self.evaluate(f"(...given) => ({FIND})(...given) !== null", selector, words)
        return found

    def sees(self, selector: str, words: str = "", *, seconds: float = PATIENCE_S) -> None:
        """Wait until there is something to be seen, with these words in it."""
        self.until(FIND, selector, words, seconds=seconds)

    def text(self, selector: str) -> str:
        """All that can be read there."""
        text: str = self.evaluate("(selector) => document.querySelector(selector)?.innerText ?? ''", selector)
        return " ".join(text.split())

    def tap(self, selector: str, words: str = "", *, seconds: float = PATIENCE_S) -> None:
        """Tap something, as soon as it is there and can be tapped."""
        end = time.monotonic() + seconds
        while True:
            element = self.until(FIND, selector, words, seconds=max(end - time.monotonic(), 0))
            try:
                self.command("ElementClick", id=next(iter(element.values())))
            except EngineError as problem:
                if problem.kind not in PASSING:
                    raise
                if time.monotonic() > end:
                    raise EngineError(problem.kind, f"{selector} {words!r}; {self._says()}") from None
                time.sleep(LOOK_S)
            else:
                return

    def _says(self) -> str:
        return f"the page says: {self.text('body')[:1500]!r}"

    @contextmanager
    def redrawn(self) -> Iterator[None]:
        """Wait after what is done here until the screen has been drawn from Python anew."""
        self.evaluate("() => document.querySelector('#app').firstElementChild.setAttribute('data-drawn-before', '')")
        yield
        self.until("() => document.querySelector('[data-drawn-before]') === null", seconds=START_S)

    def put_file(self, selector: str, name: str, data: bytes) -> None:
        """Put a file into a field, as if it had been chosen from the phone."""
        self.evaluate(DROP, selector, name, base64.b64encode(data).decode())

    @contextmanager
    def inside(self, selector: str) -> Iterator[None]:
        """Look into a frame of the page meanwhile."""
        self.into(self.until(FIND, selector, ""))
        try:
            yield
        finally:
            self.into(None)


class Firefox(Engine):
    """Firefox without a window."""

    def launch(self) -> None:
        program, port_file = ensure_firefox(), self.folder / "MarionetteActivePort"
        (self.folder / "user.js").write_text(PREFERENCES)
        self.run(program, "--headless", "--marionette", "--no-remote", "--profile", str(self.folder))
        port = _soon(lambda: int(port_file.read_text()))
        self.socket = self.ending.enter_context(socket.create_connection(("127.0.0.1", port)))
        self.answers = self.ending.enter_context(self.socket.makefile("rb"))
        self.number = 0
        self._heard()
        self.command("NewSession", capabilities={})

    def command(self, name: str, **parameters: Any) -> Any:
        self.number += 1
        message = json.dumps([0, self.number, f"WebDriver:{name}", parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, problem, answer = self._heard()
        if problem:
            raise EngineError(problem["error"], problem["message"])
        return answer.get("value", answer)

    def into(self, frame: Mapping[str, str] | None) -> None:
        self.command("SwitchToFrame", element=frame and next(iter(frame.values())))

    def _heard(self) -> Any:
        length = b""
        while (sign := self.answers.read(1)) != b":":
            if not sign:
                raise EngineError("ended", "Firefox has ended.")
            length += sign
        return json.loads(self.answers.read(int(length)))


class WebKit(Engine):
    """WebKitGTK's small browser, on a screen that nobody sees."""

    PATHS: Mapping[str, tuple[str, str]] = {
        "NewSession": ("POST", "/session"),
        "SetTimeouts": ("POST", "/session/{session}/timeouts"),
        "SetWindowRect": ("POST", "/session/{session}/window/rect"),
        "Navigate": ("POST", "/session/{session}/url"),
        "ExecuteAsyncScript": ("POST", "/session/{session}/execute/async"),
        "SwitchToFrame": ("POST", "/session/{session}/frame"),
        "ElementClick": ("POST", "/session/{session}/element/{id}/click"),
    }

    def launch(self) -> None:
        programs = ensure_webkit()
        self.session = ""
        own = {"DISPLAY": self._screen(programs.screen), **QUICK_WEBKIT}
        self.port = _free_port()
        self.run(programs.driver, "--host=127.0.0.1", f"--port={self.port}", environment=own)
        _soon(lambda: socket.create_connection(("127.0.0.1", self.port)).close())
        options = {"binary": str(programs.browser), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        self.session = self.command("NewSession", capabilities={"alwaysMatch": wanted})["sessionId"]

    def command(self, name: str, **parameters: Any) -> Any:
        method, path = self.PATHS[name]
        address = f"http://127.0.0.1:{self.port}{path.format(session=self.session, **parameters)}"
        asked = urllib.request.Request(address, json.dumps(parameters).encode(), method=method)
        try:
            with urllib.request.urlopen(asked, timeout=2 * START_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as problem:
            with problem:
                told = json.load(problem)["value"]
            raise EngineError(told["error"], told["message"]) from None

    def _screen(self, program: Path) -> str:
        """A screen of its own; it looks for a free number itself."""
        number = self.folder / "display"
        self.run("sh", "-c", f'exec "$0" -displayfd 3 -screen 0 800x900x24 -nolisten tcp 3>"{number}"', str(program))
        return f":{_soon(lambda: int(number.read_text()))}"


ENGINES: Mapping[str, type[Engine]] = {"firefox": Firefox, "webkit": WebKit}


def _soon(action: Any) -> Any:
    """What an action returns, once it works: a program is just starting."""
    end = time.monotonic() + START_S
    while True:
        try:
            return action()
        except (OSError, ValueError):
            if time.monotonic() > end:
                raise
            time.sleep(LOOK_S)


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
