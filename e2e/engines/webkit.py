"""WebKitGTK's small browser, on an invisible screen.

A browser that WebDriver starts keeps nothing. So it is started as people start it. It’s driven from the place of its
inspector: a socket that calls functions in the page. Mouse and keys come from its screen.
"""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import struct
import urllib.request
from typing import Any

from e2e.engines.engine import CORNER, GONE, HEIGHT, START_S, WIDTH, Engine, EngineError, soon
from e2e.engines.screens import Screen
from web.build.browser import ensure_webkit

# The second, thorough compiler of WebAssembly takes up to half of all time here. No Python of these lives long enough
# to profit.
QUICK = {"JSC_useOMGJIT": "0"}

# Its window is as wide as its own buttons want to be, which is wider than a phone.
NARROW = "* { border: 0; font-size: 1px; margin: 0; min-height: 0; min-width: 0; padding: 0; }"

# In the middle of the first button of its bar, which leads back.
BUTTON = 8

TARGET = re.compile(r"/socket/\d+/\d+/WebPage")

# X's names of the keys that it calls something else.
KEYS = {"Enter": "Return", " ": "space"} | {f"Arrow{side}": side for side in ("Left", "Up", "Right", "Down")}

KEPT = {"CONFIG": ".config", "DATA": "data", "CACHE": "cache"}

# The number of a frame among those of its page.
PLACE = """(selector) => {
    const wanted = document.querySelector(selector).contentWindow;
    return [...Array(window.length).keys()].find((place) => window[place] === wanted);
}"""


class Socket:
    """Messages to and from a program, by a WebSocket (RFC 6455)."""

    TEXT, CLOSE = 1, 8

    def __init__(self, port: int, path: str, patience_s: float) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), patience_s)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.answers = self.socket.makefile("rb")
        while self.answers.readline().strip():
            pass

    def close(self) -> None:
        self.answers.close()
        self.socket.close()

    def send(self, message: Any) -> None:
        text = json.dumps(message).encode()
        if len(text) < 126:
            length = bytes([0x80 | len(text)])
        elif len(text) < 1 << 16:
            length = struct.pack(">BH", 0x80 | 126, len(text))
        else:
            length = struct.pack(">BQ", 0x80 | 127, len(text))
        # A mask of zeros leaves the text as it is.
        self.socket.sendall(bytes([0x80 | self.TEXT]) + length + bytes(4) + text)

    def heard(self) -> Any:
        """Wait for the next message and return it."""
        while True:
            head = self.answers.read(2)
            if len(head) < 2 or head[0] & 15 == self.CLOSE:
                raise EngineError("ended", "WebKit has ended.")
            length = head[1] & 127
            if length > 125:
                kind = ">H" if length == 126 else ">Q"
                (length,) = struct.unpack(kind, self.answers.read(struct.calcsize(kind)))
            text = self.answers.read(length)
            if head[0] & 15 == self.TEXT:
                return json.loads(text)


class WebKit(Engine):
    """WebKitGTK with a profile; a mouse is its finger."""

    new = False
    """True if the next call goes to a page that has not been called yet."""

    def __init__(self) -> None:
        super().__init__()
        programs = ensure_webkit()

        self.program = programs.browser
        self.screen = Screen(programs.screen, self.folder)
        self.ending.callback(self.screen.close)
        style = self.folder / ".config" / "gtk-3.0" / "gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text(NARROW)

    def start(self) -> None:
        port = _free_port()
        own = {"DISPLAY": self.screen.name, "WEBKIT_INSPECTOR_HTTP_SERVER": f"127.0.0.1:{port}", **QUICK}
        kept = {f"XDG_{name}_HOME": str(self.folder / path) for name, path in KEPT.items()}
        self.run(self.program, "about:blank", environment={**own, **kept})
        path = soon(lambda: TARGET.findall(_page(port))[0])
        self.tools = Socket(port, path, self.patience_s)
        self.ending.callback(self.tools.close)
        self.number, self.target, self.corner = 0, "", (0, 0)
        self.frame: str | None = None
        while not self.target:
            self._hear()
        self.screen.resize(WIDTH, HEIGHT)
        self.until("(height) => outerHeight === height", HEIGHT)
        self.bar: int = self.evaluate("() => outerHeight - innerHeight")
        self.screen.resize(WIDTH, HEIGHT + self.bar)
        self.until("(...size) => String([innerWidth, innerHeight]) === String(size)", WIDTH, HEIGHT)

    def ask(self, name: str, **parameters: Any) -> Any:
        """Carry out a command of the inspector, in the page, and return its answer. Raise `EngineError` if it fails."""
        if self.new:
            self.new = False
            self.contexts: dict[str, int] = {}
            self.ask("Page.enable")
            self.ask("Runtime.enable")
        self.number += 1
        number, target = self.number, self.target
        message = json.dumps({"id": number, "method": name, "params": parameters})
        asked = {"targetId": target, "message": message}
        self.tools.send({"id": number, "method": "Target.sendMessageToTarget", "params": asked})
        while True:
            heard = self._hear()
            if self.target != target or heard.get("error"):
                raise EngineError(GONE, f"{name}: {heard}")
            if heard.get("id") == number:
                return heard["result"]

    def _hear(self) -> Any:
        """Return what the page says next, and note what has changed. It’s empty if its browser says something."""
        with self.answering():
            message = self.tools.heard()
        params = message.get("params", {})
        match message.get("method"):
            case "Target.targetCreated" if not params["targetInfo"].get("isProvisional"):
                self.target, self.new = params["targetInfo"]["targetId"], True
            case "Target.didCommitProvisionalTarget":
                self.target, self.new = params["newTargetId"], True
            case "Target.dispatchMessageFromTarget" if params["targetId"] == self.target:
                inner = json.loads(params["message"])
                if inner.get("method") == "Runtime.executionContextCreated":
                    context = inner["params"]["context"]
                    if context["type"] == "normal":
                        self.contexts[context["frameId"]] = context["id"]
                return inner
        return {}

    def open(self, address: str) -> None:
        self.evaluate("() => { window.before = true; }")
        self.ask("Page.navigate", url=address)
        self.until("() => !window.before && document.readyState === 'complete'", seconds=START_S)

    def call(self, function: str, given: list[Any]) -> str:
        where = {} if self.frame is None else {"contextId": self._context(self.frame)}
        expression = f"({function})({json.dumps(given)})"
        answer = self.ask("Runtime.evaluate", expression=expression, **where)["result"]
        if promise := answer.get("objectId"):
            answer = self.ask("Runtime.awaitPromise", promiseObjectId=promise, returnByValue=True)["result"]
        text: str = answer["value"]
        return text

    def _context(self, frame: str) -> int:
        """Return where scripts of a frame run. Raise `EngineError` if it is just being opened, or no longer there."""
        if frame in self.contexts and frame in self._frames():
            return self.contexts[frame]
        raise EngineError(GONE if frame in self._frames() else "no such frame", frame)

    def _frames(self) -> list[str]:
        children = self.ask("Page.getResourceTree")["frameTree"].get("childFrames", [])
        return [child["frame"]["id"] for child in children]

    def press(self, x: int, y: int) -> None:
        left, top = self.corner
        self.screen.press(round(left + x), round(top + y + self.bar))

    def lift(self) -> None:
        self.screen.lift()

    def key(self, name: str) -> None:
        self.screen.key(KEYS.get(name, name))

    def back(self) -> None:
        self.screen.press(BUTTON, self.bar // 2)
        self.screen.lift()

    def picture(self) -> bytes:
        drawn = self.ask("Page.snapshotRect", x=0, y=0, width=WIDTH, height=HEIGHT, coordinateSystem="Viewport")[
            "dataURL"
        ]
        return base64.b64decode(drawn.partition(",")[2])

    def enter(self, selector: str) -> None:
        self.corner = self.evaluate(CORNER, selector, "")
        place = self.evaluate(PLACE, selector)
        self.frame = self._frames()[place]

    def leave(self) -> None:
        self.frame, self.corner = None, (0, 0)


def _page(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=START_S) as answer:
        page: str = answer.read().decode()
        return page


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
