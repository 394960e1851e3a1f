"""Measure how long a hint takes in a browser slowed down four times.

    python bench/hints.py [--games pig10 tens] [--positions 15] [--slow 4] [--players 4]

Decisions of whole games, played by computer players of the medium level, are put on the phone as saved games. Each is
opened, and a hint requested. The time is from the click on the lamp to the frame that shows the advice.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

import tenfold
from bench.latency import descendants, is_browser, slowed
from e2e import play
from e2e.phone import PHONE, Site, open_app, wait_until_ready
from tenfold import Record, Seat, bots
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST
from web.build.site import build_if_stale

WANTED_MS = 1500

OFTEN = 0.15
"""The fraction of a game's decisions to use."""

# Sends an event, as a tap on its element would.
SEND = """(event) => {
    const tapped = document.createElement("button");
    tapped.dataset.event = JSON.stringify(event);
    document.querySelector("#behind").append(tapped);
    tapped.click();
    tapped.remove();
}"""

ASK = """() => new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
        if (document.querySelector("#app .advice") === null) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.getElementById("app"), {childList: true, subtree: true, characterData: true});
    document.querySelector("#app .bar [aria-label='Hint']").click();
})"""


def decisions(game: str, players: int) -> Iterator[str]:
    """Yield saved games in which the first seat, a person, has a decision to make."""
    rng = random.Random(game)
    seats = [Seat("Ada"), *(Seat(f"Bot {seat}", "bot", "hard") for seat in range(1, players))]
    while True:
        record = Record(game, seats=seats, seed=rng.randrange(10**9))
        table = [bots.load(record.load_game(), "medium", seed=seat) for seat in range(players)]
        while not record.finished:
            state = record.state
            chooses = state.current_player() == 0 and not state.closing_action() and len(state.legal_actions()) > 1
            if chooses and rng.random() < OFTEN:
                yield record.to_json()
            for seat in state.seats_to_act():
                decision = table[seat].choose(state.observation(seat))
                if decision is not None:
                    record.play(seat, decision.text)
                    break


def measure(page: Page, keys: list[str]) -> list[float]:
    """Open each game, ask for a hint, and return the times."""
    times = []
    for key in keys:
        page.evaluate(SEND, {"type": "open", "id": key})
        page.locator("html[data-screen=play], html[data-screen=scores]").wait_for()
        page.wait_for_timeout(300)
        while page.locator("[data-event*='go-on']").count():  # close score sheets
            page.locator("[data-event*='go-on']").first.click()
            page.wait_for_timeout(500)
        play.on_screen(page, "play")
        page.locator(".bar [aria-label='Hint']:not([aria-disabled])").wait_for(state="attached")
        times.append(float(page.evaluate(ASK)))
        page.evaluate(SEND, {"type": "close"})
        page.evaluate(SEND, {"type": "home"})
        play.on_screen(page, "home")
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(tenfold.registered_games()))
    parser.add_argument("--positions", type=int, default=15)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--slow", type=float, default=4)
    options = parser.parse_args()
    build_if_stale()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(playwright), args=FLAGS)
        page = browser.new_context(**PHONE).new_page()
        page.set_default_timeout(240_000)
        open_app(page, site)
        play.settings(page, "At once")
        saves = {
            f"game:{number:x}-{at:06x}": text
            for number, game in enumerate(options.games, start=1)
            for at, text in enumerate(islice(decisions(game, options.players), options.positions))
        }
        page.evaluate(play.PLANT, saves)
        page.reload()
        wait_until_ready(page)
        while len(json.loads(page.evaluate(play.SAVES).get("open", "[]"))) < len(saves):  # they are read one by one
            page.wait_for_timeout(100)
        ours = [process for process in descendants(os.getpid()) if is_browser(process)]
        for number, game in enumerate(options.games, start=1):
            keys = [key.removeprefix("game:") for key in saves if key.startswith(f"game:{number:x}-")]
            with slowed(ours, options.slow):
                times = sorted(measure(page, keys))
            median, worst = statistics.median(times), times[-1]
            print(f"{game:15}  median {median:5.0f} ms   worst {worst:5.0f} ms   ratio {median / WANTED_MS:.2f}")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
