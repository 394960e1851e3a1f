"""Measure how long a move takes from the tap on one phone to the screen of the other one.

    python bench/phones.py [--seconds 60]

Two phones with Chromium play PIG 10 at one table on this machine, first by way of the relay and then directly. The time
is from the click on one phone to the first change of the table on the other one, which plays “at once”.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from e2e.engines import playwright
from e2e.gathering import Gathering
from web.build.paths import DIST
from web.build.site import build_if_stale

WANTED_MS = {"relay": 150, "directly": 80}

# Both notes use the clock of this machine.
WATCH = """() => {
    window.moves = [];
    window.changes = [];
    document.addEventListener("click", ({ target }) => {
        if (target.closest("[data-event*='\\"play\\"']")) moves.push(Date.now());
    }, true);
    new MutationObserver((all) => {
        if (all.some(({ target }) => target.parentElement?.closest(".board, .said"))) changes.push(Date.now());
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
NOTED = "(name) => window[name]"


def times(way: str, seconds: float) -> list[int]:
    """Return the milliseconds that each move took."""
    with closing(Gathering(DIST)) as gathering:
        if way == "relay":
            gathering.open("chromium", "pig10")
            gathering.join("chromium", "Bea")
        else:
            gathering.open("chromium with camera", "pig10", way="")
            gathering.pair("chromium with camera", "Bea")
        gathering.start()
        for phone in gathering.phones:
            phone.evaluate(WATCH)
        end = time.monotonic() + seconds
        for _ in gathering.play(random.Random(36)):
            if time.monotonic() > end:
                break
        found = []
        for one, other in (gathering.phones, reversed(gathering.phones)):
            moves, changes = one.evaluate(NOTED, "moves"), other.evaluate(NOTED, "changes")
            later = (min((at - move for at in changes if at >= move), default=None) for move in moves)
            found += [taken for taken in later if taken is not None]
        return found


def main() -> int:
    """Measure both ways, print the result, and return 1 if the median is more than wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    seconds = parser.parse_args().seconds
    build_if_stale()
    playwright()
    slow = False
    for way, wanted in WANTED_MS.items():
        found = sorted(times(way, seconds))
        middle, late = statistics.median(found), found[int(len(found) * 0.95)]
        print(f"{way}: {len(found)} moves, median {middle:.0f} ms (wanted: {wanted}), p95 {late} ms", flush=True)
        slow = slow or middle > wanted
    playwright().stop()
    return int(slow)


if __name__ == "__main__":
    raise SystemExit(main())
