"""Firefox, driven by its own socket (Marionette, what geckodriver speaks to), so that it needs no program besides."""

from __future__ import annotations

import base64
import json
import socket
from typing import Any

from e2e.engines.engine import FIND, GONE, HEIGHT, START_S, WIDTH, Engine, EngineError, soon
from web.build.browser import ensure_firefox

# The second, thorough compiler of WebAssembly takes up to half of all time here. No Python of these lives long enough
# to profit.
PREFERENCES = """user_pref("marionette.port", 0);
user_pref("javascript.options.wasm_optimizingjit", false);
user_pref("dom.w3c_touch_events.enabled", 1);
"""

SCRIPT = "const done = arguments[1]; Promise.resolve((FUNCTION)(arguments[0])).then(done);"

# No window of Firefox is as narrow as a phone; its tab can be.
NARROW = """
const tab = gBrowser.selectedBrowser;
for (const [side, length] of [["width", arguments[0]], ["height", arguments[1]]])
    for (const name of [side, `min-${side}`, `max-${side}`]) tab.style.setProperty(name, `${length}px`, "important");
tab.style.setProperty("flex", "none", "important");
"""

# WebDriver's names of the keys that are no signs.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c"} | {
    f"Arrow{side}": chr(0xE012 + number) for number, side in enumerate(["Left", "Up", "Right", "Down"])
}

# The document was replaced, or just being opened. A frame that is no longer there will not come back.
REPLACED = {"stale element reference", "javascript error", "unknown error"}


class Firefox(Engine):
    """Firefox without a window; its touches are WebDriver's."""

    preferences = PREFERENCES

    def start(self) -> None:
        program, port_file = ensure_firefox(), self.folder / "MarionetteActivePort"
        port_file.unlink(missing_ok=True)
        (self.folder / "user.js").write_text(self.preferences)
        own = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote"]
        self.run(program, *own, "--profile", str(self.folder))
        port = soon(lambda: int(port_file.read_text()))
        self.socket = self.ending.enter_context(socket.create_connection(("127.0.0.1", port), self.patience_s))
        self.answers = self.ending.enter_context(self.socket.makefile("rb"))
        self.number = 0
        self._heard()
        self.command("WebDriver:NewSession", capabilities={})
        self.command("WebDriver:SetTimeouts", script=START_S * 1000, pageLoad=START_S * 1000)
        self.command("Marionette:SetContext", value="chrome")
        self.command("WebDriver:ExecuteScript", script=NARROW, args=[WIDTH, HEIGHT])
        self.command("Marionette:SetContext", value="content")

    def command(self, name: str, **parameters: Any) -> Any:
        """Carry out a command of Marionette, and return its answer. Raise `EngineError` if it fails."""
        self.number += 1
        message = json.dumps([0, self.number, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        with self.answering():
            _, _, problem, answer = self._heard()
        if problem:
            raise EngineError(problem["error"], problem["message"])
        return answer.get("value", answer)

    def _heard(self) -> Any:
        length = b""
        while (sign := self.answers.read(1)) != b":":
            if not sign:
                raise EngineError("ended", "Firefox has ended.")
            length += sign
        return json.loads(self.answers.read(int(length)))

    def open(self, address: str) -> None:
        self.command("WebDriver:Navigate", url=address)

    def call(self, function: str, given: list[Any]) -> str:
        script = SCRIPT.replace("FUNCTION", function)
        try:
            answer: str | None = self.command("WebDriver:ExecuteAsyncScript", script=script, args=[given])
        except EngineError as problem:
            if problem.kind in REPLACED:
                raise EngineError(GONE, str(problem)) from None
            raise
        if answer is None:
            raise EngineError(GONE, function)
        return answer

    def press(self, x: int, y: int) -> None:
        self._touch({"type": "pointerMove", "x": x, "y": y, "duration": 0}, {"type": "pointerDown", "button": 0})

    def lift(self) -> None:
        self._touch({"type": "pointerUp", "button": 0})

    def _touch(self, *acts: dict[str, Any]) -> None:
        self._perform({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}, *acts)

    def key(self, name: str) -> None:
        value = KEYS.get(name, name)
        self._perform(
            {"type": "key", "id": "keys"}, {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}
        )

    def _perform(self, device: dict[str, Any], *acts: dict[str, Any]) -> None:
        self.command("WebDriver:PerformActions", actions=[{**device, "actions": [*acts]}])

    def back(self) -> None:
        self.command("WebDriver:Back")

    def picture(self) -> bytes:
        return base64.b64decode(self.command("WebDriver:TakeScreenshot", full=False))

    def enter(self, selector: str) -> None:
        answer = self.command("WebDriver:ExecuteScript", script=f"return ({FIND})(...arguments)", args=[selector, ""])
        if answer is None:
            raise EngineError(GONE, selector)
        self.command("WebDriver:SwitchToFrame", element=next(iter(answer.values())))

    def leave(self) -> None:
        self.command("WebDriver:SwitchToFrame", element=None)
