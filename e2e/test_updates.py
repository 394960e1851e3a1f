"""Updates, whatever the host does meanwhile: always one whole version, every save, and always a way to the next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.hosting import Host, HostHandler, error_page, gone, released, shortened, status, truncated
from e2e.phone import PHONE, WELL_VERSED, Watch, open_app, pig10, reload, start_game, wait_until_ready
from e2e.updating import BEGIN_UPDATE, CASES, IS_INSTALLING, REFUSED, RELEASE, World, slow, until


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    host = Host(dist, released(dist, "first"))
    host.start()
    yield host
    host.stop()


@pytest.fixture
def site(host: Host, dist: Path) -> Host:
    """Return the host as it was at first, whatever the last test did to it."""
    host.files, host.moods = released(dist, "first"), {}
    if host.server is None:
        host.start()
    return host


@pytest.fixture(scope="module")
def world(host: Host, dist: Path, browser: Browser) -> Iterator[World]:
    """Yield one phone, which goes through all cases and from version to version."""
    context = browser.new_context(**PHONE)
    context.add_init_script(WELL_VERSED)
    page = context.new_page()
    world = World(dist, host, page)
    world.version = world.release()
    open_app(page, host)
    start_game(page)
    page.get_by_role("button", name="Leave the table").tap()
    yield world
    context.close()


@pytest.mark.thorough
@pytest.mark.quick("a file ends early")
@pytest.mark.parametrize("case", CASES)
def test_a_phone_has_one_whole_version_and_comes_to_the_next(world: World, case: str) -> None:
    """Where nothing was installed, the next case proves that a new version can still be; bench/updates.py asks each."""
    if world.host.server is None:
        world.host.start()
    CASES[case](world)
    if case not in REFUSED:
        world.comes_to_the_next()


# What a phone without a version sees.


@pytest.mark.thorough
def test_a_first_visit_that_gets_no_whole_python_says_so_and_tries_again(
    page: Page, site: Host, watch: Watch, thorough: bool
) -> None:
    watch.allow("console error")
    watch.allow("was preloaded")
    site.moods = {"pyodide/pyodide.mjs": status(404)}
    page.goto(site.url)
    for mood in (error_page, truncated, shortened, gone) if thorough else (truncated,):
        expect(page.get_by_role("heading", name="Tenfold didn’t load completely")).to_be_visible()
        assert "mistake" not in page.locator("body").inner_text()
        site.moods = {"pyodide/pyodide.mjs": mood}
        page.evaluate("document.querySelector('#app').dataset.before = ''")
        page.get_by_role("button", name="Try again").tap()
        expect(page.locator("[data-before]")).to_have_count(0)
    expect(page.get_by_role("heading", name="Tenfold didn’t load completely")).to_be_visible()
    site.moods = {}
    page.get_by_role("button", name="Try again").tap()
    wait_until_ready(page)


@pytest.mark.thorough
def test_a_first_visit_whose_network_goes_in_the_middle_says_so_and_stays(page: Page, site: Host, watch: Watch) -> None:
    """A reload would end at the browser's own error page, and so would one by hand."""
    watch.allow("console error")
    watch.allow("was preloaded")
    page.goto("about:blank")
    page.route("**/pyodide/pyodide.mjs", lambda route: (site.stop(), route.abort()))
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(site.url)
    heading = page.get_by_role("heading", name="Tenfold didn’t load completely")
    expect(heading).to_be_visible()
    page.get_by_role("button", name="Try again").tap()
    expect(heading).to_be_visible()
    page.unroute_all()
    site.start()
    page.get_by_role("button", name="Try again").tap()
    wait_until_ready(page)


FORGET = """async (pattern) => {
    for (const name of (await caches.keys()).filter((one) => one.startsWith("tenfold /"))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            if (new RegExp(pattern).test(request.url)) await cache.delete(request);
    }
}"""
GONE = ["/pyodide/", "/shell/boot.py", "/shell/main.js"]


@pytest.mark.thorough
@pytest.mark.parametrize("files", GONE)
def test_files_that_are_gone_where_the_host_has_a_newer_version_bring_that(
    page: Page, site: Host, dist: Path, watch: Watch, files: str
) -> None:
    watch.allow("console error")
    watch.allow("was preloaded")
    watch.allow("Failed to fetch")
    open_app(page, site)
    page.evaluate(FORGET, files)
    changed = ["shell/boot.py", "shell/main.js", "pyodide/interpreter.mjs"]
    site.files = released(dist, "second", {name: (dist / name).read_bytes() + b"\n" for name in changed})
    reload(page)
    until(page, RELEASE, wanted="second")
    wait_until_ready(page)


@pytest.mark.thorough
@pytest.mark.parametrize("files", GONE)
def test_files_that_are_gone_without_a_network_are_told_at_once(
    page: Page, site: Host, watch: Watch, files: str
) -> None:
    watch.allow("console error")
    watch.allow("was preloaded")
    watch.allow("Failed to fetch")
    open_app(page, site)
    page.evaluate(FORGET, files)
    site.stop()
    reload(page)
    heading = page.get_by_role("heading", name="Tenfold didn’t load completely")
    expect(heading).to_be_visible()  # Python's own deadline is three minutes
    site.start()
    page.get_by_text("Try again", exact=True).filter(visible=True).tap()
    wait_until_ready(page)


@pytest.mark.thorough
def test_a_page_of_another_version_than_its_files_is_loaded_again(page: Page, site: Host, dist: Path) -> None:
    """The page came from the host just before the new version did."""
    main = (dist / "shell" / "main.js").read_bytes()
    build = (dist / "index.html").read_text("utf-8").partition('name="build" content="')[2][:12]
    old = main.replace(build.encode(), b"of yesterday")
    assert old != main

    def once(handler: HostHandler, name: str) -> None:
        del site.moods[name]
        handler.give(old, "text/javascript")

    site.moods = {"shell/main.js": once}
    page.goto(site.url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wait_until_ready(page)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


@pytest.mark.thorough
def test_a_page_that_stays_of_two_versions_says_so(page: Page, site: Host, dist: Path, watch: Watch) -> None:
    """No second reload, and no Python of another version."""
    watch.allow("is not the file that was listed")
    watch.allow("console error")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    start = (dist / "start.json").read_bytes()
    build = (dist / "index.html").read_text("utf-8").partition('name="build" content="')[2][:12]
    site.files["start.json"] = start.replace(build.encode(), b"of tomorrow!")
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Tenfold didn’t load completely")).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


@pytest.mark.thorough
def test_an_update_that_was_downloading_when_python_started_is_offered(page: Page, site: Host, dist: Path) -> None:
    open_app(page, site)
    site.files = released(
        dist, "second", {"shell/boot.py": b"from table.app import dispatch\n__export__ = ['dispatch']"}
    )
    site.moods = {"shell/boot.py": slow}
    page.evaluate(BEGIN_UPDATE)
    until(page, IS_INSTALLING)
    reload(page)
    wait_until_ready(page)
    page.get_by_role("button", name="Update").tap()
    until(page, RELEASE, wanted="second")


@pytest.mark.thorough
def test_of_two_tabs_the_one_that_plays_goes_on_after_an_update_and_the_other_when_it_is_closed(
    page: Page, context: BrowserContext, site: Host, dist: Path
) -> None:
    second = context.new_page()  # the older tab is asked first for the lock
    open_app(page, site)
    second.goto(site.url)
    expect(second.get_by_role("heading", name="Open in another tab")).to_be_visible()
    site.files = released(dist, "second")
    page.evaluate(BEGIN_UPDATE)
    page.get_by_role("button", name="Update").tap()
    for tab in (page, second):
        until(tab, RELEASE, wanted="second")
    wait_until_ready(page)
    expect(second.get_by_role("heading", name="Open in another tab")).to_be_visible()
    expect(pig10(page)).to_be_visible()
    page.close()
    wait_until_ready(second)
    start_game(second)
