"""Play game after game by taps on one page, and measure whether anything grows or slows down.

    python bench/long.py [--games 2000] [--every 100]

One person plays PIG 10 with one easy computer player, with rematches. Now and then the script visits home, the history
and the stats, and opens a new table. Each reading is taken after a garbage collection. It has the page's heap, and its
nodes and listeners as counted by Chromium. It has the memory of the browser's processes from /proc. It also has the
time until a tap on a card shows. The result is the increase of each per hundred games, with its 95% interval. A line is
fitted to the readings of the second half. By then the archive is in use, and Python's memory has reached its full size.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.latency import descendants, is_browser
from e2e import play
from e2e.phone import PHONE, WELL_VERSED, Site, open_app
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST
from web.build.site import build_if_stale

# Plays the given number of games to the end with random cards. Times every tap on a card until it is shown as picked.
PLAY = """async (games) => {
    const times = [];
    const frame = () => new Promise((resolve) => setTimeout(resolve, 4));
    const find = (what) => [...document.querySelectorAll(what)];
    const until = async (fits) => {
        const end = performance.now() + 60000;
        while (!fits()) {
            if (performance.now() > end) throw new Error("nothing happens any more");
            await frame();
        }
    };
    const one = (all) => all[Math.floor(Math.random() * all.length)];
    const cards = () => find(".fan button:not([aria-disabled=true])");
    const over = () => document.documentElement.dataset.screen === "result";
    for (let game = 0; game < games; game += 1) {
        if (game) {
            await until(over);
            find("[data-event*='\\"rematch\\"']")[0].click();
            await until(() => !over());
        }
        while (true) {
            await until(() => over() || cards().length > 0);
            if (over()) break;
            const start = performance.now();
            one(cards()).click();
            await until(() => over() || find(".fan button[aria-pressed=true]").length > 0);
            times.push(performance.now() - start);
            one(find(".acts button[data-event*='\\"play\\"']")).click();
            await until(() => over() || find(".fan button[aria-pressed=true]").length === 0);
        }
    }
    return times;
}"""

READINGS = ("heap, MB", "nodes", "listeners", "memory of the processes, MB", "a tap, ms")


def read(page: Page, session: CDPSession, times: list[float]) -> list[float]:
    """Return the readings, in the order of `READINGS`."""
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    resident = sum(_resident(process) for process in descendants(os.getpid()) if is_browser(process))
    return [
        metrics["JSHeapUsedSize"] / 1e6,
        metrics["Nodes"],
        metrics["JSEventListeners"],
        resident / 1e6,
        statistics.median(times),
    ]


def _resident(process: int) -> int:
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def look_around(page: Page) -> None:
    """Visit home, the history, the stats, and home again."""
    page.get_by_role("button", name="Home").first.tap()
    page.get_by_role("button", name="Your games").tap()
    page.get_by_role("button", name="Stats").tap()
    play.on_screen(page, "figures")
    page.get_by_role("button", name="Back").tap()
    page.get_by_role("button", name="Home").tap()
    play.on_screen(page, "home")


def slope(values: list[float], every: int) -> tuple[float, float]:
    """Return the increase per hundred games and half its 95% interval, by least squares."""
    n = len(values)
    xs = [number * every / 100 for number in range(n)]
    middle, mean = statistics.mean(xs), statistics.mean(values)
    spread = sum((x - middle) ** 2 for x in xs)
    rise = sum((x - middle) * (y - mean) for x, y in zip(xs, values, strict=True)) / spread
    left = sum((y - mean - rise * (x - middle)) ** 2 for x, y in zip(xs, values, strict=True))
    return rise, 1.96 * math.sqrt(left / max(1, n - 2) / spread)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--every", type=int, default=100)
    options = parser.parse_args()
    build_if_stale()
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(playwright), args=FLAGS)
        context = browser.new_context(**PHONE)
        context.add_init_script(WELL_VERSED)
        page = context.new_page()
        page.set_default_timeout(120_000)
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        open_app(page, site)
        play.settings(page, "At once")
        rows: list[list[float]] = []
        for played in range(options.every, options.games + 1, options.every):
            play.deal(page, "pe", ["Max"], number=played)
            times = page.evaluate(PLAY, options.every)
            look_around(page)
            rows.append(read(page, session, times))
            print(f"{played:5d}", "   ".join(f"{value:9.2f}" for value in rows[-1]), flush=True)
        browser.close()
    site.stop()
    half = rows[len(rows) // 2 :]
    print(f"{options.games} games on one page; a hundred games add, in the second half:")
    for name, values in zip(READINGS, zip(*half, strict=True), strict=True):
        rise, error = slope(list(values), options.every)
        print(f"  {name:<28} {values[-1]:9.2f} at the end, {rise:+.2f} ± {error:.2f} a hundred games")


if __name__ == "__main__":
    main()
