"""From an address to a table: the first visit, and what can go wrong on it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.phone import READY, Site, Watch, go_on, open_app, pig10, start_game, wait_until_ready
from web.build.server import Handler

PIECE = 1 << 15


def test_the_page_is_there_without_python(page: Page, site: Site) -> None:
    page.route("**/pyscript/**", lambda route: None)  # never answered
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()
    pig10(page).tap()
    expect(page.get_by_role("heading", name="PIG 10", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.shellWaiting") is None


@pytest.mark.thorough
def test_python_starts_in_a_worker_and_answers(ready: Page) -> None:
    assert [worker.url.split(":")[0] for worker in ready.workers] == ["blob"]
    start_game(ready)
    expect(ready.locator("html")).to_have_attribute("data-game", "pig10")


def test_taps_before_python_are_answered_in_their_order(page: Page, site: Site) -> None:
    page.goto(site.url)
    pig10(page).tap()
    page.locator(".foot [data-event*=start]").tap()
    expect(page.locator("html")).to_have_attribute("data-shell-waiting", "")
    wait_until_ready(page)
    expect(page.locator("html")).to_have_attribute("data-screen", "play")
    expect(page.locator("html")).not_to_have_attribute("data-shell-waiting", "")


@pytest.mark.thorough
def test_a_name_typed_before_python_is_kept(page: Page, site: Site) -> None:
    page.goto(site.url)
    pig10(page).tap()
    name = page.get_by_role("textbox", name=re.compile("seat 1", re.IGNORECASE))
    name.fill("Maximiliane")
    page.locator(".foot [data-event*=start]").tap()
    wait_until_ready(page)
    expect(page.get_by_text("Maximiliane").first).to_be_visible()


def slowly(handler: Handler, content: bytes) -> None:
    """Send an answer as a network does that is not within the same machine."""
    for start in range(0, len(content), PIECE):
        handler.wfile.write(content[start : start + PIECE])
        time.sleep(0.02)


@pytest.mark.thorough
def test_progress_counts_real_bytes(page: Page, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { window.seen = [];"
        "new MutationObserver(() => window.seen.push(Number(document.documentElement.dataset.shellStart)))"
        ".observe(document.documentElement, {attributeFilter: ['data-shell-start']}) })"
    )
    monkeypatch.setattr(Handler, "send_content", slowly)
    open_app(page, site)
    seen = page.evaluate("window.seen")
    assert seen == sorted(seen)
    assert len(set(seen)) > 10
    assert seen[-1] == 100


@pytest.mark.thorough
def test_no_python_before_the_first_picture(page: Page, site: Site) -> None:
    open_app(page, site)
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    starts = page.evaluate(
        "performance.getEntriesByType('resource').filter(e => /py(odide|script)/.test(e.name)).map(e => e.startTime)"
    )
    assert starts
    assert all(start >= first for start in starts)


def test_the_policy_is_strict(page: Page, site: Site) -> None:
    page.goto(site.url)
    content = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    policy = dict(part.strip().split(" ", 1) for part in content.split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["connect-src"] == "'self'"
    assert "'unsafe-inline'" not in content
    assert "http" not in content


@pytest.mark.thorough
def test_a_deep_address_leads_home(ready: Page, site: Site) -> None:
    ready.goto(f"{site.url}no/such/page?really")
    assert ready.url == site.url
    wait_until_ready(ready)


@pytest.mark.thorough
def test_without_a_service_worker_it_works_all_the_same(page: Page, site: Site) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    open_app(page, site)
    start_game(page)


@pytest.mark.thorough
def test_a_file_that_is_not_there_is_told_plainly(page: Page, site: Site, watch: Watch) -> None:
    watch.allow(r"console error")
    watch.allow(r"was preloaded")  # a route switches the cache off, and on a busy machine the font comes twice
    loads: list[bool] = []
    page.on("load", lambda _: loads.append(True))
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route("**/*.whl.txt", lambda route: route.abort())
    page.goto(site.url)
    heading = page.get_by_role("heading", name="Tenfold didn’t load completely")
    until(lambda: len(loads) == 2 and heading.is_visible(), page)  # it loads itself again once before it gives up
    page.unroute("**/*.whl.txt")
    page.get_by_text("Try again", exact=True).filter(visible=True).tap()
    wait_until_ready(page)


def until(happened: Callable[[], bool], page: Page) -> None:
    """Wait for something to happen, a minute at most. Raise `AssertionError` if it doesn’t."""
    for _ in range(600):
        if happened():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it never happened")


@pytest.mark.thorough
def test_a_mistake_in_the_table_is_told_plainly(page: Page, site: Site, watch: Watch) -> None:
    watch.allow(r"console error")
    page.add_init_script("delete Navigator.prototype.serviceWorker")

    def broken(route: Route) -> None:
        route.fulfill(body="raise ImportError('broken on purpose')", content_type="text/x-python")

    page.route("**/boot.py", broken)
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible(timeout=60_000)
    assert any("broken on purpose" in problem for problem in watch.problems)


@pytest.mark.thorough
def test_a_table_that_breaks_at_its_first_event_is_not_ready(page: Page, site: Site, watch: Watch) -> None:
    watch.allow("broken on purpose")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    body = "__export__ = ['dispatch']\ndef dispatch(event):\n    raise RuntimeError('broken on purpose')\n"
    page.route("**/boot.py", lambda route: route.fulfill(body=body, content_type="text/x-python"))
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(500)
    assert not page.evaluate(READY)


BREAKABLE = """
from table.app import dispatch as answer

__export__ = ["dispatch"]

def dispatch(event):
    if "break it" in event:
        raise RuntimeError("broken on purpose")
    return answer(event)
"""


@pytest.mark.thorough
def test_an_exception_in_a_move_keeps_the_game(page: Page, site: Site, watch: Watch) -> None:
    watch.allow("broken on purpose")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route("**/boot.py", lambda route: route.fulfill(body=BREAKABLE, content_type="text/x-python"))
    open_app(page, site)
    start_game(page)
    page.evaluate(
        """() => {
            const button = document.createElement("button");
            button.dataset.event = '{"type": "break it"}';
            document.querySelector("#app").append(button);
            button.click();
        }"""
    )
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    page.get_by_role("button", name="Start again").tap()
    wait_until_ready(page)
    go_on(page)


@pytest.mark.thorough
def test_shortcuts_and_manifest_make_it_installable(context: BrowserContext, page: Page, site: Site) -> None:
    open_app(page, site)
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{site.url}manifest.webmanifest"
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser window is a private one: that is all that may stand against it.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    content = json.loads(manifest["data"])
    purposes = {icon["purpose"] for icon in content["icons"]}
    sizes = {icon["sizes"] for icon in content["icons"]}
    assert purposes == {"any", "maskable"}
    assert sizes >= {"192x192", "512x512", "any"}
    assert {shot["form_factor"] for shot in content["screenshots"]} == {"narrow", "wide"}
    named = [*content["icons"], *content["screenshots"], *content["shortcuts"][0]["icons"]]
    for picture in named:
        response = page.request.get(site.url + picture["src"])
        assert response.ok, picture["src"]
        assert response.headers["content-type"] == picture["type"]


@pytest.mark.thorough
def test_it_looks_like_an_app_on_ios(page: Page, site: Site) -> None:
    page.goto(site.url)
    assert page.locator("link[rel=apple-touch-icon]").count() == 1
    assert page.locator("meta[name=apple-mobile-web-app-capable]").get_attribute("content") == "yes"
    assert "viewport-fit=cover" in (page.locator("meta[name=viewport]").get_attribute("content") or "")


FRAME = "<!doctype html><title>a page</title><iframe src='{}' width=350 height=700></iframe>"


@pytest.mark.thorough
def test_in_a_frame_of_another_site_it_does_not_start_and_opens_by_itself(
    page: Page, site: Site, watch: Watch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(FRAME.format(site.url))
    other = Site(tmp_path)  # another port is another origin
    other.start()
    watch.allow(f"request to {other.origin}|404")
    page.goto(other.url)
    app = page.frame_locator("iframe")
    expect(app.get_by_role("heading", name="Tenfold is inside another page")).to_be_visible()
    expect(app.get_by_role("button")).to_have_count(0)
    assert not page.workers
    app.get_by_role("link", name="Open Tenfold").tap()
    other.stop()
    wait_until_ready(page)
    assert page.url == site.url


@pytest.mark.thorough
def test_in_a_frame_of_its_own_site_it_starts(page: Page, site: Site) -> None:
    page.route("**/frame.html", lambda route: route.fulfill(body=FRAME.format(site.url), content_type="text/html"))
    page.goto(f"{site.origin}/frame.html")
    expect(page.frame_locator("iframe").get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()
    page.frames[1].wait_for_function(READY)


def test_the_styles_of_the_tables_come_before_those_that_may_replace_them(ready: Page) -> None:
    links = "[...document.querySelectorAll('link[rel=stylesheet]')].map((one) => one.href.split('/').at(-1))"
    assert ready.evaluate(links) == ["tenfold.css", "games.css", "last.css", "large.css"]
