"""Finding a browser for the tests, or installing one; tests are never skipped for lack of a browser."""

import os
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# Chromium has no sandbox when run as root. The other flags keep it from connecting to other servers.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NONE_FOUND = """
The browser tests need Chromium, but it wasn’t found and couldn’t be installed.
Use one of these: chromium or google-chrome on the PATH, `playwright install chromium`,
or, on Debian as root, `apt-get install chromium`.
"""

FIREFOX_NAMES = ("firefox-esr", "firefox")
NO_FIREFOX = """
These tests need Firefox, but it wasn’t found and couldn’t be installed.
Use one of these: firefox or firefox-esr on the PATH, or, on Debian as root, `apt-get install firefox-esr`.
"""

# Distributions install WebKitGTK's small browser here, not on the PATH.
LIBRARIES = (Path("/usr/lib"), Path("/usr/libexec"))
MINI_BROWSERS = ("*/webkit2gtk-4.*/MiniBrowser", "webkit2gtk-4.*/MiniBrowser", "*/webkitgtk-6.*/MiniBrowser")
NO_WEBKIT = """
These tests need WebKitGTK, but it wasn’t found completely and couldn’t be installed.
They need Xvfb on the PATH, libXtst, and WebKitGTK’s MiniBrowser in /usr/lib or /usr/libexec.
On Debian, as root: `apt-get install libwebkit2gtk-4.1-0 libxtst6 xvfb`.
"""


class WebKit(NamedTuple):
    """The programs needed for testing with WebKit."""

    browser: Path
    screen: Path


class NoBrowserError(Exception):
    """There is no browser, and none could be installed."""


def find_browser(playwright: Playwright) -> Path | None:
    """Return the program of an installed browser, or None."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def ensure_browser(playwright: Playwright) -> Path:
    """Return the program of a browser; install one if there is none. Raise `NoBrowserError` if that fails."""
    found = find_browser(playwright)
    for install in (by_playwright, lambda: by_apt("chromium")):
        if found is None:
            install()
            found = find_browser(playwright)
    if found is None:
        raise NoBrowserError(NONE_FOUND)
    return found


def find_firefox() -> Path | None:
    """Return the program of Firefox, or None if it isn't installed."""
    return next((Path(found) for name in FIREFOX_NAMES if (found := shutil.which(name))), None)


def ensure_firefox() -> Path:
    """Return the program of Firefox; install it if there is none. Raise `NoBrowserError` if that fails."""
    found = find_firefox()
    if found is None:
        by_apt("firefox-esr")
        found = find_firefox()
    if found is None:
        raise NoBrowserError(NO_FIREFOX)
    return found


def find_webkit() -> WebKit | None:
    """Return the programs of WebKit, or None if any of them is missing."""
    screen = shutil.which("Xvfb")
    browsers = sorted(found for folder in LIBRARIES for pattern in MINI_BROWSERS for found in folder.glob(pattern))
    if screen and browsers and find_library("Xtst"):
        return WebKit(browsers[0], Path(screen))
    return None


def ensure_webkit() -> WebKit:
    """Return the programs of WebKit; install them if any is missing. Raise `NoBrowserError` if that fails."""
    found = find_webkit()
    if found is None:
        by_apt("libwebkit2gtk-4.1-0", "libxtst6", "xvfb")
        found = find_webkit()
    if found is None:
        raise NoBrowserError(NO_WEBKIT)
    return found


def by_playwright() -> None:
    """Try to install Chromium with Playwright."""
    quietly(sys.executable, "-m", "playwright", "install", "chromium")


def by_apt(*packages: str) -> None:
    """Try to install Debian packages, if there is apt-get and we are root."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quietly("apt-get", "update", "-q")
        quietly("apt-get", "install", "-q", "-y", "--no-install-recommends", *packages)


def quietly(*command: str) -> None:
    """Run a command that may fail, after printing it on one line."""
    print("There is no browser yet. Trying:", " ".join(command), file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)
