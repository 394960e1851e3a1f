"""Run the long audit of frames: every screen of every game, in every size and look.

    python bench/frames.py [--frames 100000] [--jobs 2] [--game tens] [--size 320x640] [--language he] [--list 40]

Games are played without a browser. The shell's code shows them in one, with the built site's page and styles. Each
fault is printed when it is first found. At the end are the places with faults, the most frequent first. The last line
has the number of frames checked, each in one size and one look. It also has the number of faults of each kind.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "web"))

from playwright.sync_api import sync_playwright

import tenfold
from e2e.audit.walks import Frame, Watched, pages, plans, walk
from e2e.audit.windows import LOOKS, SIZES, UPRIGHT, Findings, Windows
from e2e.phone import Site
from tenfold.languages import languages
from tenfold.messages import ENGLISH
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST
from web.build.site import build_if_stale

PAGES = "pages"
"""The name for all screens that aren't tables: home, settings, history, tournaments, sheets."""


def main() -> None:
    asked = arguments()
    build_if_stale()
    total = Findings()
    with ProcessPoolExecutor(asked.jobs) as pool:
        jobs = [(game, asked.frames // len(asked.game), asked.size, asked.look, asked.language) for game in asked.game]
        for game, found in zip(asked.game, pool.map(audit, *zip(*jobs, strict=True)), strict=True):
            print(f"{game}: {found.total()}", flush=True)
            total.add(found)
    for line in islice(total.lines(), asked.list):
        print(line)
    print(total.total())
    sys.exit(bool(total.faults))


def arguments() -> argparse.Namespace:
    rooms = [*tenfold.registered_games(), PAGES]
    sizes = [str(size) for size in (*SIZES, UPRIGHT)]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=100_000, help="how many to see, about")
    parser.add_argument("--jobs", type=int, default=2, help="how many browsers at once")
    parser.add_argument("--game", nargs="*", choices=rooms, default=rooms)
    parser.add_argument("--size", nargs="*", choices=sizes, default=sizes)
    parser.add_argument("--look", nargs="*", choices=list(LOOKS), default=list(LOOKS))
    parser.add_argument("--language", choices=languages(), default=ENGLISH, help="what all sentences are in")
    parser.add_argument("--list", type=int, default=60, help="how many different places to name")
    return parser.parse_args()


def audit(game: str, wanted: int, sizes: list[str], looks: list[str], language: str) -> Findings:
    """Check this number of frames of a game, or a few more, because walks are checked to their end."""
    found = Findings()
    Watched.language = language
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(playwright), args=FLAGS)
        site = Site(DIST)
        site.start()
        windows = Windows(browser, site, [size for size in (*SIZES, UPRIGHT) if str(size) in sizes], looks)
        for frames in walks(game):
            before = len(found.first)
            windows.watch(frames, found)
            for fault, seen in islice(found.first.items(), before, None):
                print(f"{fault.kind}: {fault.what} [{fault.where}]; {seen}", file=sys.stderr, flush=True)
            if found.frames >= wanted:
                break
        windows.close()
        site.stop()
        browser.close()
    return found


def walks(game: str) -> Iterator[Iterator[Frame]]:
    """Yield walks endlessly."""
    for rounds in count():
        if game == PAGES:
            yield pages(rounds)
        else:
            yield from map(walk, plans(game, rounds))


if __name__ == "__main__":
    main()
