"""From the second visit on there is no network, and updates come when they may."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.phone import Site, Watch, go_on, release_of, reload, start_game, wait_until_ready
from e2e.updating import until

# How many versions of Tenfold are kept, of this copy or another.
VERSIONS = "caches.keys().then((names) => names.filter((name) => name.startsWith('tenfold /')).length)"
WAITING = "() => navigator.serviceWorker.ready.then(it => it.waiting !== null)"


def look_for_update(page: Page) -> None:
    """Let the browser look for a newer service worker, as it does by itself now and then."""
    page.evaluate("navigator.serviceWorker.ready.then(it => it.update())")
    until(page, WAITING)  # Playwright's own wait takes a promise for a yes


def test_the_second_visit_needs_no_server(ready: Page, site: Site) -> None:
    site.stop()
    reload(ready)
    wait_until_ready(ready)
    start_game(ready)


@pytest.mark.thorough
def test_a_game_goes_on_without_a_server(ready: Page, site: Site) -> None:
    start_game(ready)
    site.stop()
    reload(ready)
    wait_until_ready(ready)
    go_on(ready)


@pytest.mark.thorough
def test_a_query_and_a_deep_address_work_offline(ready: Page, site: Site) -> None:
    site.stop()
    ready.goto(f"{site.url}?from=home-screen")
    wait_until_ready(ready)
    ready.goto(f"{site.url}deep/er")
    wait_until_ready(ready)
    assert ready.url == site.url


@pytest.mark.thorough
def test_every_file_is_kept_and_nothing_else(ready: Page, site: Site, dist: Path) -> None:
    kept = ready.evaluate(
        """async () => {
            const names = (await caches.keys()).filter((name) => name.startsWith("tenfold /"));
            const requests = await (await caches.open(names[0])).keys();
            return [names.length, requests.map((request) => new URL(request.url).pathname)];
        }"""
    )
    count, paths = kept
    not_offline = ("sw.js", "build.json", "screenshots/", "docs/", "manifest-", "languages/")
    files = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    wanted = {name for name in files if not name.startswith(not_offline)}
    assert count == 1
    assert {path.removeprefix("/some/where/") for path in paths} == wanted | {"__hashes__", "__older__"}


@pytest.mark.thorough
def test_a_damaged_download_is_not_installed(page: Page, site: Site, next_build: Path, watch: Watch) -> None:
    watch.allow("is not the file that was listed")
    with (next_build / "shell" / "boot.py").open("a") as file:
        file.write("# half of another version")
    site.release(next_build)
    page.goto(site.url)
    wait_until_ready(page)
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.controller") is None


@pytest.mark.thorough
def test_an_update_waits_until_it_is_taken(ready: Page, site: Site, next_build: Path) -> None:
    site.release(next_build)
    look_for_update(ready)
    reload(ready)
    wait_until_ready(ready)
    assert release_of(ready) == ""
    ready.get_by_role("button", name="Update").tap()
    ready.wait_for_function("getComputedStyle(document.documentElement).getPropertyValue('--release') === 'next'")
    wait_until_ready(ready)
    assert ready.evaluate(VERSIONS) == 1


@pytest.mark.thorough
def test_an_update_is_not_offered_in_a_game(ready: Page, site: Site, next_build: Path) -> None:
    start_game(ready)
    site.release(next_build)
    look_for_update(ready)
    expect(ready.get_by_role("button", name="Update")).to_have_count(0)
    ready.get_by_role("button", name="Leave the table").tap()
    ready.get_by_role("button", name="Update").tap()
    ready.wait_for_function("getComputedStyle(document.documentElement).getPropertyValue('--release') === 'next'")
    wait_until_ready(ready)
    expect(ready.get_by_role("button", name="Continue")).to_be_visible()


@pytest.mark.thorough
def test_an_update_fetches_only_what_changed(ready: Page, site: Site, next_build: Path) -> None:
    fetched: list[str] = []
    ready.context.on("request", lambda request: fetched.append(request.url))
    site.release(next_build)
    look_for_update(ready)
    assert not [url for url in fetched if "pyodide" in url]


@pytest.mark.thorough
def test_two_copies_on_one_origin_leave_each_other_alone(ready: Page, site: Site, browser: Browser) -> None:
    ready.evaluate("caches.open('tenfold /other/place/ abc')")
    ready.evaluate("caches.open('somebody else')")
    reload(ready)
    wait_until_ready(ready)
    assert ready.evaluate(VERSIONS) == 2
    assert "somebody else" in ready.evaluate("caches.keys()")


@pytest.mark.thorough
def test_an_emptied_cache_falls_back_to_the_network(ready: Page, site: Site) -> None:
    ready.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")
    reload(ready)
    wait_until_ready(ready)


TAMPER = """async ([name, text]) => {
    const [cache] = (await caches.keys()).filter((name) => name.startsWith("tenfold /"));
    const address = new URL(name, document.baseURI);
    const headers = { "Content-Type": name.endsWith("html") ? "text/html" : "text/javascript" };
    await (await caches.open(cache)).put(address, new Response(text, { headers }));
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["index.html", "shell/main.js"])
def test_a_page_that_is_not_the_installed_one_is_mended_and_never_served(ready: Page, site: Site, name: str) -> None:
    ready.evaluate(TAMPER, [name, "<p>somebody else's</p>"])
    reload(ready)
    wait_until_ready(ready)
    site.stop()
    reload(ready)
    wait_until_ready(ready)


@pytest.mark.thorough
def test_without_a_network_a_page_that_is_not_the_installed_one_is_said_to_be_damaged(
    ready: Page, site: Site, watch: Watch
) -> None:
    watch.allow("503")
    start_game(ready)
    ready.evaluate(TAMPER, ["index.html", "<p>somebody else's</p>"])
    site.stop()
    reload(ready)
    expect(ready.get_by_role("heading", name="Tenfold is damaged")).to_be_visible()
    site.start()
    reload(ready)
    wait_until_ready(ready)
    go_on(ready)


@pytest.mark.thorough
def test_two_tabs_update_together(context: BrowserContext, ready: Page, site: Site, next_build: Path) -> None:
    second = context.new_page()
    second.goto(site.url)
    expect(second.get_by_role("heading", name="Open in another tab")).to_be_visible()
    site.release(next_build)
    look_for_update(ready)
    ready.get_by_role("button", name="Update").tap()
    for tab in (ready, second):
        tab.wait_for_function("getComputedStyle(document.documentElement).getPropertyValue('--release') === 'next'")
