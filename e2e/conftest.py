"""Fixtures: a phone and the built site, with checks for everything that may go wrong.

The `page` fixture is strict. Any console error or warning, any exception and any request to another origin fails the
test. The test can allow it beforehand.
"""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path

import brotli
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e import engines
from e2e.phone import FORGET, HAS_SNAPSHOT, PHONE, WELL_VERSED, Site, Watch, open_app
from e2e.updating import until
from web.build import server
from web.build.browser import FLAGS, ensure_browser
from web.build.offline import write_service_worker
from web.build.paths import DIST
from web.build.site import build_if_stale

# This is long enough even on a busy machine.
expect.set_options(timeout=60_000)

# The second, optimizing compiler of WebAssembly takes a quarter of the time of a first visit. Few pages here are open
# long enough to profit. `--all` and the Chromium of `e2e/engines` use both compilers.
ONE_COMPILER = "--js-flags=--liftoff-only"

# On the first visit, takes a snapshot of Python immediately; others do so after half a minute.
SNAPSHOT_AT_ONCE = """{
    const wait = setTimeout;
    window.setTimeout = (call, ms, ...given) => wait(call, ms === 30_000 ? 0 : ms, ...given);
}"""
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give browser tests a second try, because browsers aren't deterministic. The run names all tests that need it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def dist() -> Path:
    """Return the folder of the built site, after building it if it is stale."""
    build_if_stale()
    return DIST


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Yield the Playwright that the engines also use, because a process can't have a second one."""
    playwright = engines.playwright()
    yield playwright
    playwright.stop()


@pytest.fixture(scope="session")
def program(playwright: Playwright) -> Path:
    """Return the program of the browser."""
    return ensure_browser(playwright)


@pytest.fixture(scope="session")
def browser(playwright: Playwright, program: Path, pytestconfig: pytest.Config) -> Iterator[Browser]:
    flags = FLAGS if pytestconfig.getoption("--all") else [*FLAGS, ONE_COMPILER]
    browser = playwright.chromium.launch(executable_path=program, args=flags)
    yield browser
    browser.close()


@lru_cache(maxsize=256)
def lightly_compressed(file: Path, _modified: float, encoding: str) -> bytes:
    """Return a file with fast, light compression."""
    content = file.read_bytes()
    return brotli.compress(content, quality=1) if encoding == "br" else gzip.compress(content, 1)


@pytest.fixture(scope="session", autouse=True)
def _light_compression() -> Iterator[None]:
    """Compress lightly, because every test process has a server and would compress all files again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "compressed", lightly_compressed)
        yield


@pytest.fixture(scope="session")
def shared_site(dist: Path) -> Iterator[Site]:
    site = Site(dist)
    site.start()
    yield site
    site.stop()


@pytest.fixture
def site(shared_site: Site, dist: Path) -> Site:
    """Return the site, running with the current build, whatever state the last test has left."""
    shared_site.serve(dist)
    return shared_site


@pytest.fixture(scope="session")
def known_phone(browser: Browser, dist: Path, shared_site: Site) -> Iterator[BrowserContext]:
    """Yield a phone after a first visit, with everything that a start needs, including a snapshot of Python."""
    shared_site.serve(dist)
    with closing(phone_of(browser)) as context:
        page = context.new_page()
        page.add_init_script(SNAPSHOT_AT_ONCE)
        open_app(page, shared_site)
        until(page, HAS_SNAPSHOT)
        page.close()
        yield context


def phone_of(browser: Browser) -> BrowserContext:
    """Return a phone that has never seen the site, with the settings of a person who knows the games."""
    context = browser.new_context(**PHONE)
    context.add_init_script(WELL_VERSED)
    context.set_default_timeout(60_000)
    return context


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """Yield a phone that has never seen the site. For a test marked `known`, it has seen it, but has no games.

    Most of a first visit is the download for a start. Tests of anything else should use the known phone.
    """
    if request.node.get_closest_marker("known") is None:
        with closing(phone_of(browser)) as context:
            yield context
        return
    known: BrowserContext = request.getfixturevalue("known_phone")
    for page in known.pages:
        page.close()
    page = known.new_page()
    page.goto(f"{site.url}licenses.txt")
    page.evaluate(FORGET)
    page.close()
    yield known


@pytest.fixture
def watch(context: BrowserContext, site: Site) -> Iterator[Watch]:
    watch = Watch(site.origin)
    watch.follow(context)
    yield watch
    watch.leave(context)
    assert watch.unexpected() == []


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Page:
    """Return an empty, watched tab."""
    return context.new_page()


@pytest.fixture
def ready(page: Page, site: Site) -> Page:
    """Return a tab with the app, after Python has started."""
    open_app(page, site)
    return page


@pytest.fixture
def next_build(dist: Path, tmp_path: Path) -> Path:
    """Return a newer version of the site, which differs only in one line of its style sheet."""
    folder = tmp_path / "next"
    shutil.copytree(dist, folder)
    with (folder / "styles" / "tenfold.css").open("a") as sheet:
        sheet.write(":root{--release:next}")
    for made_last in ("sw.js", "build.json"):
        (folder / made_last).unlink()
    write_service_worker(folder)
    return folder
