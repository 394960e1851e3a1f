"""Finding a browser for the tests, or getting one; never doing without."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A root user's browser has no sandbox; the rest keeps it from talking to anybody but us.
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
The browser tests need Chromium, and none was found or could be installed.
Any of these will do: chromium or google-chrome on the PATH; `playwright install chromium`;
on Debian, as root, `apt-get install chromium`.
"""


class NoBrowserError(Exception):
    """There is no browser, and none could be had."""


def find_browser(playwright: Playwright) -> Path | None:
    """Return a browser's program, of those already here."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def ensure_browser(playwright: Playwright) -> Path:
    """Return a browser's program; install one if there is none."""
    found = find_browser(playwright)
    for install in (by_playwright, by_apt):
        if found is None:
            install()
            found = find_browser(playwright)
    if found is None:
        raise NoBrowserError(NONE_FOUND)
    return found


def by_playwright() -> None:
    """Try Playwright's own download."""
    quietly(sys.executable, "-m", "playwright", "install", "chromium")


def by_apt() -> None:
    """Try Debian's package, where we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quietly("apt-get", "update", "-q")
        quietly("apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium")


def quietly(*command: str) -> None:
    """Run a command that may fail; say on one line that it is tried."""
    print("No browser yet. Trying:", " ".join(command), file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)
