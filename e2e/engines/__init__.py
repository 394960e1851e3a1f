"""Browsers of three engines behind one small interface, so that a test is written once.

`Engine` says what all of them do; `ENGINES` has them by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from e2e.engines.chromium import Chromium, playwright
from e2e.engines.engine import GONE, HEIGHT, LOOK_S, START_S, WIDTH, Engine, EngineError
from e2e.engines.firefox import Firefox
from e2e.engines.webkit import WebKit

__all__ = [
    "ENGINES",
    "GONE",
    "HEIGHT",
    "LOOK_S",
    "OTHERS",
    "START_S",
    "WIDTH",
    "Chromium",
    "Engine",
    "EngineError",
    "Firefox",
    "WebKit",
    "playwright",
]

ENGINES: Mapping[str, type[Engine]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}

OTHERS = ("firefox", "webkit")
"""Those of which most tests see less than of Chromium."""
