"""Measure how many frames are late while something moves on the table, in a browser slowed down four times.

    python bench/moments.py [--seconds 60] [--slow 4]

Someone alone plays each game with three computer players by taps. While an animation or a travelling card runs, the
time between two frames is noted. A frame that comes half a frame too late, after 25 ms, counts as late.

DevTools slow down the page’s own thread. This machine may have to paint without a graphics chip; a phone has one.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "engine"))

from playwright.sync_api import Error, Page, expect, sync_playwright

import tenfold
from e2e.phone import PHONE, WELL_VERSED, Site, open_app
from e2e.phones import CHOOSE, CHOSEN
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST
from web.build.site import build_if_stale

FRAME_MS = 1000 / 60
LATE_MS = 1.5 * FRAME_MS
WANTED = 0.01

# Notes how long each frame took while something was moving, and what moved when one was late.
WATCH = """(late) => {
    window.frames_ms = [];
    window.late_names = {};
    const running = () => document.getAnimations().filter((one) => one.playState === "running"
        && one.effect?.getComputedTiming().endTime < Infinity);
    let last = null;
    const look = (now) => {
        const moving = running();
        if (last !== null) {
            frames_ms.push(now - last);
            if (now - last > late) for (const one of moving) {
                const name = one.animationName ?? one.transitionProperty ?? "a card";
                late_names[name] = (late_names[name] ?? 0) + 1;
            }
        }
        last = moving.length ? now : null;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def play(page: Page, game: str, seconds: float) -> None:
    """Play by random taps, and start again whenever the game is over."""
    chance = random.Random(game)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if page.evaluate(f"({CHOOSE})({chance.random()})"):
                page.locator(CHOSEN).tap(timeout=2000)
        except Error:
            pass  # it has gone meanwhile
        page.wait_for_timeout(150)


def measure(page: Page, site: Site, game: str, seconds: float, slow: float) -> list[float]:
    """Return how long each frame took in which something moved, in ms."""
    page.goto(f"{site.url}?game={game}")
    page.locator("[data-event*='\"start\"']").first.tap()
    page.wait_for_function("['play', 'handover'].includes(document.documentElement.dataset.screen)")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(f"({WATCH})({LATE_MS})")
    play(page, game, seconds)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    names: dict[str, int] = page.evaluate("window.late_names")
    print(f"    late while moving: {dict(sorted(names.items(), key=lambda item: -item[1])[:4])}")
    frames: list[float] = page.evaluate("window.frames_ms")
    return frames


def main() -> int:
    """Measure each game; return 1 if more frames are late than wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--slow", type=float, default=4)
    given = parser.parse_args()
    build_if_stale()
    expect.set_options(timeout=120_000)
    site = Site(DIST)
    site.start()
    late_of_all = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(playwright), args=FLAGS)
        context = browser.new_context(**PHONE)
        context.add_init_script(WELL_VERSED)
        page = context.new_page()
        page.set_default_timeout(120_000)
        open_app(page, site)
        for game in tenfold.registered_games():
            frames = sorted(measure(page, site, game, given.seconds, given.slow))
            late = [took for took in frames if took > LATE_MS]
            late_of_all.append(len(late) / len(frames))
            print(
                f"{game}: {len(frames)} frames, {len(late) / len(frames):.1%} late, "
                f"median {statistics.median(frames):.1f} ms, worst {frames[-1]:.0f} ms",
                flush=True,
            )
        browser.close()
    site.stop()
    print(f"wanted: at most {WANTED:.0%} late")
    return int(max(late_of_all) > WANTED)


if __name__ == "__main__":
    raise SystemExit(main())
