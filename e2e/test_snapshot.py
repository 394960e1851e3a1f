"""Python goes on from what the phone has kept of an earlier start, exactly, and without it where there is any doubt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e import play
from e2e.engines import ENGINES, START_S, Engine
from e2e.hosting import Host, released
from e2e.phone import PHONE, READY, WELL_VERSED, Site, open_app, wait_until_ready
from e2e.test_golden import DOOR, FILES
from e2e.updating import RELEASE, until
from tests.engine import golden
from web.build.paths import WEB

FROM_SNAPSHOT = "performance.getEntriesByName('tenfold-from-snapshot').length > 0"

# The addresses of what is kept, and how much it is.
KEPT = """async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("tenfold-snapshot "));
    if (!name) return {};
    const cache = await caches.open(name), found = {};
    for (const { url } of await cache.keys())
        found[url] = (await (await cache.match(url)).arrayBuffer()).byteLength;
    return found;
}"""
IS_KEPT = f"async () => Object.values(await ({KEPT})()).some((size) => size > 1e7)"

# Something else in its place: none of it, some of it, or not what it was.
SPOIL = """async (kind) => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("tenfold-snapshot "));
    const cache = await caches.open(name), [{ url }] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(url)).arrayBuffer());
    const stash = await caches.open("stash");
    await stash.put(`${url}?stash`, new Response(bytes));
    const spoilt = {
        empty: () => new Uint8Array(),
        half: () => bytes.slice(0, bytes.length / 2),
        page: () => new TextEncoder().encode("<h1>We will be back soon</h1>".repeat(2e5)),
        header: () => bytes.fill(7, 0, 64),
        zeros: () => bytes.fill(0, 4096),
        end: () => bytes.fill(0, bytes.length * 3 / 4),
    }[kind]();
    await cache.put(url, new Response(spoilt, { headers: { "Content-Length": String(spoilt.length) } }));
}"""
MEND = """async () => {
    const stash = await caches.open("stash"), [{ url }] = await stash.keys();
    const bytes = await (await stash.match(url)).arrayBuffer();
    const cache = await caches.open(`tenfold-snapshot ${new URL("./", document.baseURI).pathname}`);
    const headers = { "Content-Length": String(bytes.byteLength) };
    await cache.put(url.replace("?stash", ""), new Response(bytes, { headers }));
    await caches.delete("stash");
}"""

FILL = """(selector, text) => {
    const field = document.querySelector(selector);
    field.value = text;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

CHANCE = "\njs.chance = lambda: __import__('random').random()\n"
NUMBERED = ("index.html", "shell/main.js", "start.json")


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    """A site with a door to its Python."""
    door = (WEB / "shell" / "boot.py").read_text("utf-8") + DOOR + CHANCE
    host = Host(dist, released(dist, "door", {"shell/boot.py": door.encode()}))
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="module")
def phone(browser: Browser, host: Host) -> Iterator[Page]:
    """A phone on which something is kept."""
    context = browser.new_context(**PHONE)
    context.add_init_script(WELL_VERSED)
    page = context.new_page()
    open_app(page, host)
    come_back(page, host)
    assert not page.evaluate(FROM_SNAPSHOT)
    until(page, IS_KEPT)
    yield page
    context.close()


def come_back(page: Page, site: Site) -> None:
    """Leave, and visit again; the worker of the visit before is gone."""
    page.goto("about:blank")
    open_app(page, site)


def begin(page: Page) -> None:
    page.get_by_role("button", name="PIG 10").tap()
    page.locator(".foot [data-event*=start]").tap()
    play.on_screen(page, "play")


def test_a_start_from_a_snapshot_is_exact(phone: Page, host: Host) -> None:
    host.stop()
    come_back(phone, host)
    assert phone.evaluate(FROM_SNAPSHOT)
    (worker,) = phone.workers
    source = (golden.FOLDER.parent / "golden.py").read_text("utf-8")
    for file in FILES:
        text = file.read_text("utf-8")
        record, digest = golden.load(file)
        found = worker.evaluate("([source, text]) => replay(source, text)", [source, text])
        assert found == [digest, digest, text, record.to_json()], file.stem
    host.start()


@pytest.mark.thorough
def test_no_two_starts_from_a_snapshot_deal_the_same(phone: Page, host: Host) -> None:
    chances, deals = set(), set()
    for _ in range(3):
        come_back(phone, host)
        assert phone.evaluate(FROM_SNAPSHOT)
        (worker,) = phone.workers
        chances.add(worker.evaluate("chance()"))
        begin(phone)
        deals.add(play.screen_text(phone))
        phone.get_by_role("button", name="Leave the table").tap()
        play.on_screen(phone, "home")
    assert len(chances) == len(deals) == 3


@pytest.mark.thorough
@pytest.mark.quick("half")
@pytest.mark.parametrize("kind", ["empty", "half", "page", "header", "zeros", "end"])
def test_a_spoilt_snapshot_is_no_harm(phone: Page, host: Host, kind: str) -> None:
    phone.evaluate(SPOIL, kind)
    come_back(phone, host)
    begin(phone)
    phone.evaluate(MEND)
    come_back(phone, host)
    assert phone.evaluate(FROM_SNAPSHOT)


@pytest.mark.thorough
def test_what_led_to_no_start_is_not_tried_again(phone: Page, host: Host) -> None:
    phone.evaluate("localStorage.setItem('tenfold-from-snapshot', '')")
    come_back(phone, host)
    assert not phone.evaluate(FROM_SNAPSHOT)
    until(phone, IS_KEPT)


@pytest.mark.thorough
def test_a_new_version_has_a_snapshot_of_its_own(phone: Page, host: Host, dist: Path) -> None:
    (before,) = phone.evaluate(KEPT)
    build = json.loads((dist / "start.json").read_text("utf-8"))["build"]
    other = {name: (dist / name).read_text("utf-8").replace(build, "f" * 12).encode() for name in NUMBERED}
    host.files = released(dist, "next", other)
    come_back(phone, host)
    phone.get_by_role("button", name="Take it").tap()
    until(phone, RELEASE, wanted="next")
    wait_until_ready(phone)
    assert not phone.evaluate(FROM_SNAPSHOT)
    until(phone, f"async () => {before!r} in await ({KEPT})()", wanted=False)
    until(phone, IS_KEPT)


@pytest.mark.thorough
def test_where_room_is_short_nothing_is_kept(page: Page, site: Site) -> None:
    page.add_init_script(
        "if (navigator.storage) navigator.storage.estimate = () => Promise.resolve({ quota: 2e8, usage: 1e7 })"
    )
    open_app(page, site)
    come_back(page, site)
    page.wait_for_timeout(8000)
    assert page.evaluate(KEPT) == {}


def dealt(phone: Engine) -> str:
    """From home to a deal of a given number: what lies on the table."""
    phone.tap("li[data-game=pig10] button")
    phone.until("() => document.documentElement.dataset.screen === 'setup'")
    phone.evaluate(FILL, "#deal", "10")
    phone.tap(".foot [data-event*=start]")
    phone.until(play.SOMETHING_TO_DO, seconds=START_S)
    table = phone.text(".fan")
    phone.tap("button", "Leave the table")
    phone.until("() => document.documentElement.dataset.screen === 'home'")
    return table


@pytest.mark.thorough
@pytest.mark.parametrize("name", ENGINES)
def test_another_engine_starts_from_a_snapshot(name: str, site: Site) -> None:
    with closing(ENGINES[name]()) as phone:
        phone.start()
        phone.open(site.url)
        phone.until(f"() => {READY}", seconds=START_S)
        before = dealt(phone)
        phone.reload()
        phone.until(IS_KEPT, seconds=START_S)
        site.stop()
        phone.reload()
        phone.until(f"() => {READY}", seconds=START_S)
        assert phone.evaluate(f"() => {FROM_SNAPSHOT}")
        assert dealt(phone) == before
