"""Measure how long a move takes from the tap on one phone to the screen of the other one.

    python bench/phones.py [--seconds 60]
    python bench/phones.py --matches

Two phones with Chromium play PIG 10 at one table on this machine, first by way of the relay and then directly. The time
is from the click on one phone to the first change of the table on the other one, which plays “at once”.

With --matches, four browsers of two engines play a match of each game, by the relay and then directly. One of them
reloads its page, and one is suspended (`play_a_match` in e2e/gathering.py).
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
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "engine"))

import tenfold
from e2e.engines import EngineError, playwright
from e2e.gathering import Gathering, play_a_match
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


def play_matches() -> int:
    """Play a match of each game in both ways, and return 1 unless all of them end well."""
    failed = 0
    for way in ("relay", "cameras"):
        for game in tenfold.registered_games():
            start = time.monotonic()
            with closing(Gathering(DIST)) as gathering:
                try:
                    play_a_match(gathering, game, way)
                    end = "ended well"
                except (AssertionError, EngineError) as problem:
                    failed += 1
                    end = f"failed: {problem}"
            print(f"{game}, {way}: {end} after {time.monotonic() - start:.0f} s", flush=True)
    return int(failed > 0)


def measure(seconds: float) -> int:
    """Measure both ways, print the result, and return 1 if the median is more than wanted."""
    slow = False
    for way, wanted in WANTED_MS.items():
        found = sorted(times(way, seconds))
        middle, late = statistics.median(found), found[int(len(found) * 0.95)]
        print(f"{way}: {len(found)} moves, median {middle:.0f} ms (wanted: {wanted}), p95 {late} ms", flush=True)
        slow = slow or middle > wanted
    return int(slow)


def main() -> int:
    """Measure, or play matches."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--matches", action="store_true", help="play matches, without measuring")
    given = parser.parse_args()
    build_if_stale()
    playwright()
    failed = play_matches() if given.matches else measure(given.seconds)
    playwright().stop()
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
