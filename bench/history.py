"""Measure the cost of thousands of saved games: for the start, and for opening the history and the stats.

    python bench/history.py [--games 5000] [--visits 15] [--slow 4]

The games are a few dozen real ones of computer players, each stored many times with different names and days. Visits to
this phone and to one without games take turns. Opening a screen is timed from the click to the frame that shows it. The
whole browser is slowed down, including workers (see bench/latency.py).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "web"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.boot import mark
from bench.latency import descendants, is_browser, slowed
from e2e import play
from e2e.phone import PHONE, WELL_VERSED, Site, open_app
from table import lines, saves
from table.model import Model
from tenfold import Record, Seat, bots
from tenfold.registry import SHELF
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST
from web.build.site import build_if_stale

HOUR = 3_600_000

# Clicks the element that sends this event, and returns the time to the first frame that fits.
OPEN = """([sends, fits]) => new Promise((resolve) => {
    const fit = new Function(`return ${fits}`);
    const start = performance.now();
    const look = () => {
        if (!fit()) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    [...document.querySelectorAll(`#app [data-event*='"${sends}"']`)].pop().click();
    look();
})"""


def real_games(each: int) -> list[Record]:
    """Return games of easy computer players, some of them recorded as people."""
    chance = random.Random(1)
    games = []
    for game in SHELF:
        for number in range(each):
            seats = [Seat("Bea"), Seat("Max"), Seat("Ada", "bot", "medium"), Seat("Blaise", "bot", "medium")]
            record = Record(game, seats=seats[number % 2 :], seed=chance.getrandbits(30))
            players = [bots.load(record.load_game(), "easy", seed=seat) for seat in range(len(record.seats))]
            while not record.finished:
                for seat in record.state.seats_to_act():
                    decision = players[seat].choose(record.state.observation(seat))
                    if decision is not None:
                        record.play(seat, record.state.action_to_string(decision.action))
                        break
            games.append(record)
    return games


def store(games: int, now: int) -> dict[str, str]:
    """Return what a phone stores after this many games."""
    real = real_games(8)
    summaries = [lines.summary_of("", record, 0) for record in real]
    texts = [record.to_json() for record in real]
    model, kept = Model(), {}
    for number in range(games):
        when = now - number * HOUR
        ident = f"{when:x}-{number:06x}"
        model.games.append(replace(summaries[number % len(summaries)], id=ident, match=ident, when=when))
        kept[f"game:{ident}"] = texts[number % len(texts)]
    return kept | {effect["key"]: effect["text"] for effect in saves.games(model) if effect["type"] == "save"}


def fill(page: Page, kept: dict[str, str]) -> None:
    items = list(kept.items())
    for at in range(0, len(items), 500):
        page.evaluate(play.PLANT, dict(items[at : at + 500]))


def start(context: BrowserContext, site: Site) -> float:
    page = context.new_page()
    page.goto(site.url, wait_until="commit")
    ready = mark(page, "tenfold-ready")
    page.close()
    return ready


def opened(page: Page, sends: str, fits: str) -> float:
    page.wait_for_timeout(700)
    took: float = page.evaluate(OPEN, [sends, fits])
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--visits", type=int, default=15)
    parser.add_argument("--slow", type=float, default=4)
    options = parser.parse_args()
    build_if_stale()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(playwright), args=FLAGS)
        empty, full = browser.new_context(**PHONE), browser.new_context(**PHONE)
        for context in (empty, full):
            context.add_init_script(WELL_VERSED)
            page = context.new_page()
            page.set_default_timeout(120_000)
            open_app(page, site)
            if context is full:
                fill(page, store(options.games, page.evaluate("Date.now()")))
            page.close()
        pairs = [(start(empty, site), start(full, site)) for _ in range(options.visits)]
        print_start(pairs, options.games)
        page = full.new_page()
        page.set_default_timeout(120_000)
        open_app(page, site)
        ours = [process for process in descendants(os.getpid()) if is_browser(process)]
        with slowed(ours, options.slow):
            print_screens(page, options.slow)
        browser.close()
    site.stop()


def print_start(pairs: list[tuple[float, float]], games: int) -> None:
    ratios = sorted(full / empty for empty, full in pairs)
    quarters = statistics.quantiles(ratios, n=4)
    none, many = (statistics.median(one) for one in zip(*pairs, strict=True))
    print(f"start with {games} games {many:.0f} ms, with none {none:.0f} ms, medians of {len(pairs)} visits each")
    print(f"  ratio, median of the pairs  {quarters[1]:.2f}, quarters {quarters[0]:.2f} and {quarters[2]:.2f}")
    print("  (wanted: at most 1.10)")


def print_screens(page: Page, slow: float) -> None:
    on = "document.documentElement.dataset.screen === '{}'".format
    found: dict[str, list[float]] = {}
    for _ in range(7):
        found.setdefault("history (wanted: 200 ms)", []).append(opened(page, "history", on("history")))
        count = page.evaluate("document.querySelectorAll('.game').length")
        more = opened(page, "older-games", f"document.querySelectorAll('.game').length > {count}")
        found.setdefault("thirty more", []).append(more)
        opened(page, "home", on("home"))
    opened(page, "history", on("history"))
    read = f"{on('figures')} && !document.body.innerText.includes('being read')"
    found["figures, all games read"] = [opened(page, "figures", read)]
    for number in range(5):
        changed = f"document.querySelectorAll('.tile-button')[{number}].ariaPressed === 'true'"
        event = json.dumps(SHELF[number])[1:-1]
        found.setdefault("figures of another game", []).append(opened(page, event, changed))
    print(f"to the screen, browser slowed {slow:g} times:")
    for name, times in found.items():
        print(f"  {name:<26}  median {statistics.median(times):4.0f} ms, worst {max(times):4.0f} ms, of {len(times)}")


if __name__ == "__main__":
    main()
