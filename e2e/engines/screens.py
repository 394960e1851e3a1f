"""An invisible screen with a mouse and a keyboard (X11)."""

from __future__ import annotations

import subprocess
import time
from ctypes import CDLL, CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_ubyte, c_uint, c_ulong, c_void_p
from pathlib import Path
from typing import Any

from e2e.engines.engine import soon

LEFT_BUTTON = 1
SHORTLY_S = 0.02

# What of these libraries is called, with the types of its arguments; without an `int` for an answer, that too.
_X11: dict[str, list[Any]] = {
    "XCloseDisplay": [c_void_p],
    "XDefaultRootWindow": [c_void_p],
    "XFree": [c_void_p],
    "XGetGeometry": [c_void_p, c_ulong, *[c_void_p] * 7],
    "XKeysymToKeycode": [c_void_p, c_ulong],
    "XMoveResizeWindow": [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint],
    "XOpenDisplay": [c_char_p],
    "XQueryTree": [c_void_p, c_ulong, *[c_void_p] * 4],
    "XSetErrorHandler": [c_void_p],
    "XSetInputFocus": [c_void_p, c_ulong, c_int, c_ulong],
    "XStringToKeysym": [c_char_p],
    "XSync": [c_void_p, c_int],
}
_ANSWERS: dict[str, Any] = {
    "XDefaultRootWindow": c_ulong,
    "XKeysymToKeycode": c_ubyte,
    "XOpenDisplay": c_void_p,
    "XSetErrorHandler": c_void_p,
    "XStringToKeysym": c_ulong,
}
_XTST: dict[str, list[Any]] = {
    "XTestFakeButtonEvent": [c_void_p, c_uint, c_int, c_ulong],
    "XTestFakeKeyEvent": [c_void_p, c_uint, c_int, c_ulong],
    "XTestFakeMotionEvent": [c_void_p, c_int, c_int, c_int, c_ulong],
}
_SILENT = CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda _display, _problem: 0)


def _library(name: str, calls: dict[str, list[Any]]) -> CDLL:
    library = CDLL(name)
    for call, types in calls.items():
        function = getattr(library, call)
        function.argtypes, function.restype = types, _ANSWERS.get(call, c_int)
    return library


class Screen:
    """An X server of its own; it looks for a free number itself."""

    def __init__(self, program: Path, folder: Path) -> None:
        number = folder / "display"
        self.server = subprocess.Popen(
            ["sh", "-c", f'exec "$0" -displayfd 3 -screen 0 800x900x24 -nolisten tcp 3>"{number}"', str(program)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.name = f":{soon(lambda: int(number.read_text()))}"
        self.x11, self.xtst = _library("libX11.so.6", _X11), _library("libXtst.so.6", _XTST)
        # A window may go while it is asked for its size: by itself, Xlib would end this program.
        self.x11.XSetErrorHandler(_SILENT)
        self.display = self.x11.XOpenDisplay(self.name.encode())

    def close(self) -> None:
        """Be gone, with all that is shown."""
        self.x11.XCloseDisplay(self.display)
        self.server.kill()
        self.server.wait()

    def resize(self, width: int, height: int) -> None:
        """Give the one window this size, and the keyboard."""
        window = soon(lambda: next(window for window, wide in self._windows() if wide > 100), StopIteration)
        self.x11.XMoveResizeWindow(self.display, window, 0, 0, width, height)
        self.x11.XSetInputFocus(self.display, window, 1, 0)
        self.x11.XSync(self.display, 0)

    def _windows(self) -> list[tuple[int, int]]:
        """Return every window, with its width."""
        windows, number, any_window = POINTER(c_ulong)(), c_uint(), c_ulong()
        root = self.x11.XDefaultRootWindow(self.display)
        self.x11.XQueryTree(self.display, root, byref(any_window), byref(any_window), byref(windows), byref(number))
        found = [windows[place] for place in range(number.value)]
        if found:
            self.x11.XFree(windows)
        return [(window, self._width(window)) for window in found]

    def _width(self, window: int) -> int:
        width, x, y, rest, any_window = c_uint(), c_int(), c_int(), c_uint(), c_ulong()
        self.x11.XGetGeometry(
            self.display, window, byref(any_window), byref(x), byref(y), byref(width), *[byref(rest)] * 3
        )
        return width.value

    def press(self, x: int, y: int) -> None:
        """Move the mouse here, and press its button."""
        self.xtst.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        self.xtst.XTestFakeButtonEvent(self.display, LEFT_BUTTON, 1, 0)
        self.x11.XSync(self.display, 0)
        time.sleep(SHORTLY_S)

    def lift(self) -> None:
        """Let the button go."""
        self.xtst.XTestFakeButtonEvent(self.display, LEFT_BUTTON, 0, 0)
        self.x11.XSync(self.display, 0)
        time.sleep(SHORTLY_S)

    def key(self, name: str) -> None:
        """Press a key and let it go, by the name that X has for it."""
        code = self.x11.XKeysymToKeycode(self.display, self.x11.XStringToKeysym(name.encode()))
        for down in (1, 0):
            self.xtst.XTestFakeKeyEvent(self.display, code, down, 0)
        self.x11.XSync(self.display, 0)
        time.sleep(SHORTLY_S)
