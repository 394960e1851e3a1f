"""Measure the time until home can be used on a first visit. On a later one, measure the time until cards are dealt.

    python bench/boot.py [--runs 7] [--only cold|warm|engines|check] [--against FOLDER ...]

Cold: on slow 4G (1.6 Mbit/s, 150 ms), compared with the same page without Python. Warm: without a server and saved
games, from navigation to dealt cards, with taps as soon as possible. It’s measured with and without a snapshot. It’s
compared with a page that only has a stock loadPyodide(), from the browser's cache. Several phones of each kind take
turns. Engines: the same two in Firefox and WebKit, to the first answer of Python; each visit is a reload. Check: the
cost for a visit of the service worker's check of the deciding files. It’s measured at normal speed and with the browser
slowed down four times (as in bench/latency.py). It’s compared with a service worker without this check. The two take
turns.

With --against instead: first and offline starts of this build and of others, in turns. Each is a folder made by
`serve.py build`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import closing, nullcontext
from io import BufferedIOBase
from pathlib import Path
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, BrowserContext, Page

from bench.latency import descendants, is_browser, slowed
from e2e.engines import ENGINES, START_S
from e2e.engines.chromium import playwright
from e2e.phone import FROM_SNAPSHOT, PHONE, READY, WELL_VERSED, Site, open_app
from e2e.test_snapshot import IS_KEPT
from e2e.updating import until
from web.build.browser import FLAGS, ensure_browser
from web.build.paths import DIST, NODE_MODULES
from web.build.server import Handler, SiteServer
from web.build.site import build_if_stale

BYTES_PER_SECOND = 1_600_000 / 8
LATENCY = 0.15
PIECE = 4096

STOCK_PAGE = """<!doctype html><title>stock</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
performance.mark("stock-ready");
</script>"""

# Taps as soon as the page accepts them; returns the moment when cards are on the table.
DEAL_AT_ONCE = """
const watch = new MutationObserver(() => {
    if (document.documentElement.dataset.screen === "play") performance.mark("dealt");
});
watch.observe(document, { attributeFilter: ["data-screen"], subtree: true });
let chosen = false;
const timer = setInterval(() => {
    if (!performance.getEntriesByName("tenfold-home").length) return;
    const deal = document.querySelector('.foot [data-event*=start]');
    if (deal) {
        clearInterval(timer);
        deal.click();
    } else if (!chosen) {
        chosen = true;
        document.querySelector('li[data-game=pig10] button').click();
    }
}, 5);
"""

# Resets the phone to its state after the first visit. It runs on a page of the same origin that is not Tenfold.
FORGET = """async (snapshot) => {
    localStorage.clear();
    if (!snapshot)
        for (const name of await caches.keys()) if (name.startsWith("tenfold-snapshot")) await caches.delete(name);
    await new Promise((done, failed) => {
        const deleting = indexedDB.deleteDatabase("tenfold");
        deleting.onsuccess = done;
        deleting.onerror = deleting.onblocked = failed;
    });
}"""
PHONES = 3

# Inserted before the service worker's script: records when it started and finished checking a file of its cache.
TIMED = """
self.looks = [];
const began = new WeakMap();
const read = Response.prototype.arrayBuffer;
Response.prototype.arrayBuffer = async function () {
    const now = performance.now(), bytes = await read.call(this);
    began.set(bytes, now);
    return bytes;
};
const digest = crypto.subtle.digest.bind(crypto.subtle);
crypto.subtle.digest = async (kind, bytes) => {
    const made = await digest(kind, bytes);
    if (began.has(bytes)) self.looks.push([began.get(bytes), performance.now()]);
    return made;
};
"""
# The same checks several times without other work: returns how long those of one visit took.
ALONE = """async (names) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("tenfold /")));
    const times = [];
    for (let time = 0; time < 50; time += 1) {
        const found = await Promise.all(names.map((name) => cache.match(new URL(name, location.href))));
        const before = performance.now();
        for (const response of found) await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
        times.push(performance.now() - before);
    }
    self.looks.splice(0);
    return times;
}"""
WHEN_READY = "() => performance.getEntriesByName('tenfold-ready')[0].startTime"
EMPTY_SNAPSHOTS = """async () => {
    for (const name of await caches.keys()) if (name.startsWith("tenfold-snapshot")) await caches.delete(name);
}"""
FILES = ["index.html", "shell/early.js", "shell/main.js", "shell/boot.py"]
DECIDING = r"/^(index\.html|shell\/|room\/)/"
NOTHING = "/^$/"

# True once the last of the deciding files has arrived.
LAST = "performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/shell/boot.py'))"
WAITED = """performance.getEntries()
    .filter((entry) => entry.entryType === "navigation" || entry.name.includes("/shell/"))
    .reduce((sum, entry) => sum + entry.responseEnd - entry.fetchStart, 0)"""


class SlowHandler(Handler):
    """A request handler behind a slow line, which all connections share."""

    line = threading.Lock()
    folder = DIST

    def setup(self) -> None:
        super().setup()
        self.wfile = cast(BufferedIOBase, SlowWriter(self.wfile, self.line))

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        time.sleep(LATENCY)
        super().do_GET()


class SlowWriter:
    """A writer that is no faster than the line."""

    def __init__(self, target: Any, line: threading.Lock) -> None:
        self.target, self.line = target, line

    def write(self, data: bytes) -> int:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            with self.line:
                time.sleep(len(piece) / BYTES_PER_SECOND)
                self.target.write(piece)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.target, name)


def mark(page: Page, name: str, timeout: float = 120_000) -> float:
    """Return the time of a page's performance mark, in ms since navigation."""
    page.wait_for_function(f"performance.getEntriesByName('{name}').length", timeout=timeout)
    return float(page.evaluate(f"performance.getEntriesByName('{name}')[0].startTime"))


def cold(browser: Browser, url: str, *, python: bool) -> tuple[float, float]:
    """Return the times of the first paint and of a usable home on a new phone, in ms."""
    context = browser.new_context(**PHONE, service_workers="allow" if python else "block")
    page = context.new_page()
    if not python:
        page.route("**/py*/**", lambda route: route.abort())
        page.route("**/start.json", lambda route: route.abort())
    page.goto(url, wait_until="commit")
    usable = mark(page, "tenfold-home")
    seen = mark(page, "first-contentful-paint")
    context.close()
    return seen, max(seen, usable)


def compare_cold(browser: Browser, runs: int) -> None:
    server = SiteServer(("127.0.0.1", 0), SlowHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://localhost:{server.server_port}/"
    results: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for _ in range(runs):
        for python, rows in results.items():
            rows.append(cold(browser, url, python=python))
    server.shutdown()
    server.server_close()
    usable = {}
    for python, name in ((True, "cold visit, slow 4G"), (False, "  with no Python   ")):
        seen, usable[python] = (statistics.median(column) for column in zip(*results[python], strict=True))
        print(f"{name}   first picture {seen:5.0f} ms   home usable {usable[python]:5.0f} ms")
    print(f"  ratio                {usable[True] / usable[False]:.2f}   (wanted: 1, and under 1000 ms)")


def compare_warm(browser: Browser, runs: int) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        stock_folder = Path(scratch)
        for file in (NODE_MODULES / "pyodide").iterdir():
            if file.is_file():
                (stock_folder / file.name).symlink_to(file)
        (stock_folder / "index.html").write_text(STOCK_PAGE)
        stock_site = StockSite(stock_folder)
        stock_site.start()
        phones = [Trio(browser, stock_site) for _ in range(PHONES)]
        times: dict[str, list[float]] = {name: [] for name in Trio.KINDS}
        for run in range(runs):
            for phone in phones:
                for turn in range(len(Trio.KINDS)):
                    kind = Trio.KINDS[(run + turn) % len(Trio.KINDS)]
                    times[kind].append(phone.visit(kind))
        stock_site.stop()
    print(f"offline, to dealt cards, {runs} visits of {PHONES} phones each, in turns")
    stock = statistics.median(times["stock"])
    for kind, name in (("snapshot", "from a snapshot"), ("plain", "without one"), ("stock", "a stock loadPyodide()")):
        ratio = "" if kind == "stock" else f"   {statistics.median(times[kind]) / stock:.2f} of a stock start"
        print(f"  {name:<22} {spread(times[kind])} ms{ratio}")


class Trio:
    """A phone for each kind of start, with the same history."""

    KINDS = ("snapshot", "plain", "stock")

    def __init__(self, browser: Browser, stock_site: Site) -> None:
        self.stock_site = stock_site
        self.contexts = {kind: browser.new_context(**PHONE) for kind in self.KINDS}
        self.sites = {kind: Site(DIST) for kind in ("snapshot", "plain")}
        visit_stock(self.contexts["stock"], stock_site)
        for kind, site in self.sites.items():
            site.start()
            if kind == "snapshot":
                wait_for_snapshot(self.contexts[kind], site)
            prepare(self.contexts[kind], site)

    def visit(self, kind: str) -> float:
        if kind == "stock":
            return visit_stock(self.contexts[kind], self.stock_site)
        forget(self.contexts[kind], self.sites[kind], snapshot=kind == "snapshot")
        return visit_ours(self.contexts[kind], self.sites[kind], snapshot=kind == "snapshot")


def wait_for_snapshot(context: BrowserContext, site: Site) -> None:
    """Visit the page again, and wait until a snapshot is taken."""
    page = context.new_page()
    open_app(page, site)
    open_app(page, site)
    until(page, IS_KEPT)
    page.close()


def compare_engines(_: Browser, visits: int) -> None:
    for name, kind in ENGINES.items():
        site = Site(DIST)
        site.start()
        with closing(kind()) as phone:
            phone.start()
            phone.open(site.url)
            phone.until(f"() => {READY}", seconds=START_S)
            times: dict[bool, list[float]] = {False: [], True: []}
            for snapshot in [False] * visits + [True] * visits:
                if snapshot:
                    phone.until(IS_KEPT, seconds=START_S)
                else:
                    phone.evaluate(EMPTY_SNAPSHOTS)
                phone.reload()
                phone.until(f"() => {READY}", seconds=START_S)
                if phone.evaluate(f"() => {FROM_SNAPSHOT}") is not snapshot:
                    raise SystemExit(f"{name}: this start was not meant to be of this kind")
                times[snapshot].append(phone.evaluate(WHEN_READY))
        site.stop()
        ratio = statistics.median(times[True]) / statistics.median(times[False])
        print(f"{name}, {visits} visits each, to Python's first answer")
        print(f"  from a snapshot        {spread(times[True])} ms   {ratio:.2f} of without one")
        print(f"  without one            {spread(times[False])} ms")


class StockSite(Site):
    """The folder of the page to compare with: symbolic links out of it are intended."""

    def start(self) -> None:
        super().start()
        handler: Any = self.server.RequestHandlerClass if self.server else None
        handler.find = lambda this: self.find(this.path)

    def find(self, path: str) -> Path | None:
        file = self.folder / (path.rpartition("/")[2] or "index.html")
        return file if file.exists() else None


def prepare(context: BrowserContext, site: Site) -> None:
    """Make the first visit, then stop the server, which is no longer needed."""
    page = context.new_page()
    open_app(page, site)
    page.close()
    site.stop()


def visit_ours(context: BrowserContext, site: Site, *, snapshot: bool | None = None) -> float:
    page = context.new_page()
    page.add_init_script(WELL_VERSED)
    page.add_init_script(DEAL_AT_ONCE)
    page.goto(site.url, wait_until="commit")
    dealt = mark(page, "dealt")
    if snapshot is not None and page.evaluate(FROM_SNAPSHOT) is not snapshot:
        raise SystemExit("This start was not meant to be of this kind.")
    page.close()
    return dealt


def visit_stock(context: BrowserContext, site: Site) -> float:
    page = context.new_page()
    page.goto(site.url, wait_until="commit")
    ready = mark(page, "stock-ready")
    page.close()
    return ready


def compare_check(browser: Browser, visits: int) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        phones: dict[str, tuple[BrowserContext, Site]] = {}
        for name in ("looks", "trusts"):
            folder = Path(scratch, name)
            shutil.copytree(DIST, folder)
            worker = (folder / "sw.js").read_text()
            assert worker.count(DECIDING) == 1
            (folder / "sw.js").write_text(TIMED + (worker if name == "looks" else worker.replace(DECIDING, NOTHING)))
            phones[name] = browser.new_context(**PHONE), Site(folder)
            phones[name][1].start()
            prepare(*phones[name])
            phones[name][0].service_workers[0].evaluate("self.looks.splice(0)")
        for times in (1, 4):
            ours = [process for process in descendants(os.getpid()) if is_browser(process)]
            with slowed(ours, times) if times > 1 else nullcontext():
                print_check(phones, visits, f"browser slowed {times} times" if times > 1 else "as it is")


def print_check(phones: dict[str, tuple[BrowserContext, Site]], visits: int, how: str) -> None:
    """Visit in turns, and print the cost of the checks."""
    looking: list[float] = []
    waiting: dict[str, list[float]] = {name: [] for name in phones}
    numbers: set[int] = set()
    for _ in range(visits):
        for name, (context, site) in phones.items():
            page = context.new_page()
            page.goto(site.url, wait_until="commit")
            page.wait_for_function(LAST, timeout=120_000)
            waiting[name].append(page.evaluate(WAITED))
            looks = context.service_workers[0].evaluate("self.looks.splice(0)")
            page.close()
            if name == "looks":
                numbers.add(len(looks))
                looking.append(covered(looks))
            elif looks:
                raise SystemExit("The service worker that should not look does.")
    if numbers != {len(FILES)}:
        raise SystemExit(f"A visit looks at {sorted(numbers)} files, not at these: {FILES}.")
    (looker, _), _ = phones.values()
    alone = looker.service_workers[0].evaluate(ALONE, FILES)
    print(f"the service worker's check, {how}, {visits} visits, {len(FILES)} files each")
    print(f"  with nothing else going on   {spread(alone, 1)} ms   (wanted: under 5)")
    print(f"  some file being looked at    {spread(looking, 1)} ms")
    print(f"  the page waits for these     {spread(waiting['looks'], 1)} ms")
    print(f"    without the check          {spread(waiting['trusts'], 1)} ms")


def covered(spans: Sequence[tuple[float, float]]) -> float:
    """Return the total time in which at least one of these spans was running."""
    total, end = 0.0, 0.0
    for begins, ends in sorted(spans):
        total += max(ends - max(begins, end), 0)
        end = max(end, ends)
    return total


def compare_builds(browser: Browser, folders: Sequence[Path], runs: int) -> None:
    sites = [Site(folder) for folder in folders]
    phones = [browser.new_context(**PHONE) for _ in folders]
    for site, phone in zip(sites, phones, strict=True):
        site.start()
        prepare(phone, site)
    first: list[list[float]] = [[] for _ in folders]
    offline: list[list[float]] = [[] for _ in folders]
    for run in range(runs):
        for turn in range(len(folders)):
            number = (run + turn) % len(folders)
            forget(phones[number], sites[number])
            offline[number].append(visit_ours(phones[number], sites[number]))
            sites[number].start()
            stranger = browser.new_context(**PHONE)
            first[number].append(visit_ours(stranger, sites[number]))
            stranger.close()
            sites[number].stop()
    for name, times in (("first start", first), ("offline start", offline)):
        print(f"{name} to dealt cards, {runs} runs in turns")
        for number, folder in enumerate(folders):
            against = [one / base for one, base in zip(times[number], times[0], strict=True)]
            ratio = f"   ratio {spread(against, 2)} to {folders[0]}" if number else ""
            print(f"  {spread(times[number])} ms   {folder}{ratio}")


def forget(context: BrowserContext, site: Site, *, snapshot: bool = True) -> None:
    """Delete the games on a phone, and its snapshot unless it keeps that."""
    page = context.new_page()
    page.goto(f"{site.url}licenses.txt")
    page.evaluate(FORGET, snapshot)
    page.close()


def spread(values: Sequence[float], digits: int = 0) -> str:
    """Return a median with its quartiles as text."""
    low, middle, high = statistics.quantiles(values, n=4)
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


COMPARED = {"cold": compare_cold, "warm": compare_warm, "engines": compare_engines, "check": compare_check}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--only", choices=["cold", "warm", "engines", "check"])
    parser.add_argument("--against", type=Path, nargs="+", help="folders of other builds; ratios are to the first")
    options = parser.parse_args()
    build_if_stale()
    browser = playwright().chromium.launch(executable_path=ensure_browser(playwright()), args=FLAGS)
    try:
        if options.against:
            compare_builds(browser, [*options.against, DIST], options.runs)
        else:
            for name, compare in COMPARED.items():
                if options.only in (None, name):
                    compare(browser, options.runs)
    finally:
        browser.close()
        playwright().stop()


if __name__ == "__main__":
    main()
