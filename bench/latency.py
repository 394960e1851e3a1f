"""Measure how long a tap waits for its screen while computer players think, in a browser slowed down four times.

    python bench/latency.py [--taps 200] [--slow 4]

One person plays PIG 10 with seven hard computer players. The taps open and close the log at random moments of the
others' turns. The time is from the click to the frame that shows the result. The whole browser, including workers, gets
a CPU quota (a control group, which needs root on Linux). DevTools' throttling does not affect workers.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, expect, sync_playwright

from e2e import play
from e2e.phone import PHONE, Site, open_app
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST
from web.build.site import build_if_stale

GROUPS = Path("/sys/fs/cgroup")
PERIOD_US = 10_000
WANTED_MS = 100

# Opens or closes the log with its button, and returns the time until the result was painted.
TAP = """(open) => new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
        if ((document.getElementById("sheet") !== null) !== open) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.getElementById("app"), {childList: true, subtree: true});
    document.querySelector(open ? "#app .bar [aria-label='Everything so far']" : "#sheet button").click();
})"""


@contextmanager
def slowed(processes: list[int], times: float) -> Iterator[None]:
    """Limit processes, and all that they start, to a share of this machine's processors."""
    quota = round(PERIOD_US * (os.cpu_count() or 1) / times)
    v1 = GROUPS / "cpu"
    # One group for each run. With a shared one, the first run to end would unthrottle the browsers of the other.
    group = (v1 if v1.is_dir() else GROUPS) / f"tenfold-bench-{os.getpid()}"
    group.mkdir()
    try:
        if v1.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
        for process in processes:
            (group / "cgroup.procs").write_text(str(process))
        yield
        stat = dict(line.split() for line in (group / "cpu.stat").read_text().splitlines())
        if not int(stat["nr_throttled"]):
            raise SystemExit("The quota never held anything back: the browser was not slowed.")
    finally:
        for left in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(left)
        group.rmdir()


def descendants(process: int) -> list[int]:
    """Return all descendants of a process, according to /proc."""
    parents: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(status.parent.name))
    children = parents.get(process, [])
    return children + [below for child in children for below in descendants(child)]


def is_browser(process: int) -> bool:
    """True if a process is part of the browser, not of its driver."""
    try:
        return b"chrom" in Path(f"/proc/{process}/cmdline").read_bytes().partition(b"\0")[0]
    except OSError:
        return False


def measure(page: Page, taps: int) -> list[float]:
    """Tap while computer players play, and play our own turns in between; return the times."""
    chance = random.Random(1)
    times: list[float] = []
    while len(times) < taps:
        if page.evaluate(play.SOMETHING_TO_DO):
            if play.screen(page) != "play":
                raise SystemExit("The game is over: fewer taps fit into one.")
            play.select(page, 0)
            play.plays(page).first.tap()
            continue
        page.wait_for_timeout(chance.uniform(20, 300))
        times.extend(page.evaluate(TAP, wanted) for wanted in (True, False))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--taps", type=int, default=200)
    parser.add_argument("--slow", type=float, default=4)
    options = parser.parse_args()
    build_if_stale()
    expect.set_options(timeout=120_000)
    site = Site(DIST)
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser(playwright), args=FLAGS)
        page = browser.new_context(**PHONE).new_page()
        page.set_default_timeout(120_000)
        open_app(page, site)
        play.deal(page, "phhhhhhh", ["Max"], number=10)
        ours = [process for process in descendants(os.getpid()) if is_browser(process)]
        with slowed(ours, options.slow):
            times = sorted(measure(page, options.taps))
        browser.close()
    site.stop()
    p95 = times[int(len(times) * 0.95)]
    print(f"tap to new screen, browser slowed {options.slow:g} times, {len(times)} taps while hard bots play:")
    print(f"  median {statistics.median(times):.0f} ms   p95 {p95:.0f} ms   worst {times[-1]:.0f} ms")
    print(f"  ratio to {WANTED_MS} ms (p95)  {p95 / WANTED_MS:.2f}   (wanted: at most 1)")


if __name__ == "__main__":
    main()
