"""Python continues exactly from what the phone has kept of an earlier start.

If there is any doubt, it starts without it.
"""

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
from e2e.phone import FROM_SNAPSHOT, PHONE, READY, WELL_VERSED, Site, open_app, start_game, wait_until_ready
from e2e.test_golden import DOOR, FILES
from e2e.updating import RELEASE, until
from tests.engine import golden
from web.build.heap import LEAST, free_heap
from web.build.paths import DIST, WEB

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

# Put something else in its place. It has its own hash, as if it had been kept so, or the hash that was there. Old
# versions kept no hash.
SPOIL = """async ([how, asKept]) => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("tenfold-snapshot "));
    const cache = await caches.open(name), [{ url }] = await cache.keys();
    const kept = await cache.match(url), hash = kept.headers.get("Content-Digest");
    const bytes = new Uint8Array(await kept.arrayBuffer());
    const stash = await caches.open("stash");
    await stash.put(`${url}?stash`, new Response(bytes, { headers: { "Content-Digest": hash } }));
    const chance = (bytes) => {
        for (let at = 0; at < bytes.length; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
        return bytes;
    };
    const larger = (by) => {
        const more = new Uint8Array(bytes.length + by);
        more.set(bytes);
        return more;
    };
    const spoilt = {
        empty: () => new Uint8Array(),
        half: () => bytes.slice(0, bytes.length / 2),
        short: () => bytes.slice(0, -1),
        page: () => new TextEncoder().encode("<h1>We will be back soon</h1>".repeat(2e5)),
        header: () => bytes.fill(7, 0, 64),
        chance: () => chance(bytes),
        rest: () => (chance(bytes.subarray(128)), bytes),
        zeros: () => bytes.fill(0, 4096),
        hole: () => bytes.fill(0, bytes.length / 2, bytes.length / 2 + 65536),
        flipped: () => {
            for (let at = 1; at <= 200; at++) bytes[at * 100003] ^= 255;
            return bytes;
        },
        texts: () => {
            for (let at = 0; (at = bytes.indexOf(84, at)) >= 0; at++)
                if (String.fromCharCode(...bytes.subarray(at, at + 7)) === "Tenfold") bytes[at] = 90;
            return bytes;
        },
        large: () => larger(8 * 2 ** 20),
        end: () => bytes.fill(0, bytes.length * 3 / 4),
    }[how]();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", spoilt));
    const headers = {
        "Content-Length": String(spoilt.length),
        "Content-Digest": asKept ? btoa(String.fromCharCode(...digest)) : hash,
    };
    await cache.put(url, new Response(spoilt, { headers }));
}"""
MEND = """async () => {
    const stash = await caches.open("stash"), [{ url }] = await stash.keys();
    const kept = await stash.match(url), bytes = await kept.arrayBuffer();
    const cache = await caches.open(`tenfold-snapshot ${new URL("./", document.baseURI).pathname}`);
    const headers = {
        "Content-Length": String(bytes.byteLength),
        "Content-Digest": kept.headers.get("Content-Digest"),
    };
    await cache.put(url.replace("?stash", ""), new Response(bytes, { headers }));
    await caches.delete("stash");
    localStorage.removeItem("tenfold-snapshot-failed");
}"""

FAILURES = "() => Number(localStorage.getItem('tenfold-snapshot-failed')?.split(' ')[0] ?? 0)"

# How many bytes at the end of the kept memory were never written to.
FREE = """async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("tenfold-snapshot "));
    const cache = await caches.open(name), [{ url }] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(url)).arrayBuffer());
    return bytes.length - 1 - bytes.findLastIndex((byte) => byte !== 0);
}"""

# No test waits three seconds here, and the maker of snapshots can be had or not.
AT_ONCE = """
const wait = setTimeout;
window.setTimeout = (call, ms, ...given) => wait(call, ms === 3000 ? 0 : ms, ...given);
window.asked = 0;
window.Worker = new Proxy(Worker, {
    construct(target, [address, how], made) {
        const takes = String(address).includes("snapshot-worker");
        if (takes) window.asked += 1;
        return Reflect.construct(target, [takes && localStorage.getItem("busy") ? "shell/no.mjs" : address, how], made);
    },
});
"""

FILL = """(selector, text) => {
    const field = document.querySelector(selector);
    field.value = text;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

# Python that makes a mistake at its first answer when it’s asked for. It has started from a snapshot, or in any other
# way.
BREAKABLE = """
import json
import table

answer = dispatch

def dispatch(event):
    fields = json.loads(event)
    broken = fields["env"]["query"].get("broken") if fields["type"] == "boot" else None
    if broken == "always" or broken and ".whl" in table.__file__:
        raise RuntimeError("broken on purpose")
    return answer(event)
"""
CHANCE = "\njs.chance = lambda: __import__('random').random()\n"
NUMBERED = ("index.html", "shell/main.js", "start.json")


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    """Yield a site with a door to its Python."""
    door = (WEB / "shell" / "boot.py").read_text("utf-8") + DOOR + CHANCE + BREAKABLE
    host = Host(dist, released(dist, "door", {"shell/boot.py": door.encode()}))
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="module")
def phone(browser: Browser, host: Host) -> Iterator[Page]:
    """Yield a phone on which something is kept."""
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


@pytest.mark.thorough
def test_a_start_from_a_snapshot_is_exact(phone: Page, host: Host, thorough: bool) -> None:
    host.stop()
    come_back(phone, host)
    assert phone.evaluate(FROM_SNAPSHOT)
    (worker,) = phone.workers
    source = (golden.FOLDER.parent / "golden.py").read_text("utf-8")
    for file in FILES if thorough else FILES[::12]:
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
        start_game(phone, None)
        deals.add(play.screen_text(phone))
        phone.get_by_role("button", name="Leave the table").tap()
        play.on_screen(phone, "home")
    assert len(chances) == len(deals) == 3


KINDS = ["half", "short", "hole", "texts", "empty", "page", "header", "chance", "rest", "zeros", "flipped", "large"]
"""Kinds of damage, all of which the hash tells of."""

AS_KEPT = ["zeros", "empty", "header", "half", "hole", "end"]
"""Kinds of damage that are kept with a hash that fits."""


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_snapshot_is_not_used_and_another_one_is_taken_later(phone: Page, host: Host, kind: str) -> None:
    phone.evaluate(SPOIL, [kind, False])
    come_back(phone, host)
    assert phone.title() == "Tenfold"
    until(phone, FAILURES, wanted=1)
    start_game(phone)
    phone.evaluate(MEND)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", AS_KEPT)
def test_a_snapshot_that_was_never_good_ends_nowhere_but_in_a_start_without_it(
    phone: Page, host: Host, kind: str
) -> None:
    phone.evaluate(SPOIL, [kind, True])
    come_back(phone, host)
    start_game(phone)
    phone.evaluate(MEND)


@pytest.mark.thorough
def test_a_good_start_from_a_snapshot_makes_up_for_those_that_failed(phone: Page, host: Host) -> None:
    phone.evaluate(SPOIL, ["short", False])
    come_back(phone, host)
    until(phone, FAILURES, wanted=1)
    until(phone, IS_KEPT)
    assert phone.evaluate(FAILURES) == 1
    come_back(phone, host)
    assert phone.evaluate(FROM_SNAPSHOT)
    until(phone, FAILURES, wanted=0)
    assert phone.evaluate(IS_KEPT)
    phone.evaluate("caches.delete('stash')")


@pytest.mark.thorough
def test_a_larger_memory_than_pythons_own_comes_back_too(phone: Page, host: Host) -> None:
    """Pyodide by itself would take none that is larger: pyodide/pyodide#6254."""
    phone.evaluate(SPOIL, ["large", True])
    come_back(phone, host)
    assert phone.evaluate(FROM_SNAPSHOT)
    start_game(phone)
    assert phone.evaluate(IS_KEPT)
    phone.evaluate(MEND)


@pytest.mark.thorough
def test_an_exception_in_the_first_answer_is_the_snapshots_and_nobody_else_hears_of_it(phone: Page, host: Host) -> None:
    phone.goto("about:blank")
    phone.goto(f"{host.url}?broken=once&game=pig10")
    wait_until_ready(phone)
    play.on_screen(phone, "setup")
    assert phone.evaluate(FROM_SNAPSHOT)
    assert phone.evaluate(FAILURES) == 1
    assert len(phone.workers) == 1
    until(phone, IS_KEPT)


@pytest.mark.thorough
def test_an_exception_that_comes_without_a_snapshot_too_is_a_mistake(phone: Page, host: Host) -> None:
    phone.goto("about:blank")
    phone.goto(f"{host.url}?broken=always")
    phone.get_by_role("heading", name="Something went wrong").wait_for()
    assert phone.evaluate(FROM_SNAPSHOT)
    come_back(phone, host)
    until(phone, IS_KEPT)
    come_back(phone, host)
    until(phone, FAILURES, wanted=0)


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
    phone.get_by_role("button", name="Update").tap()
    until(phone, RELEASE, wanted="next")
    wait_until_ready(phone)
    assert not phone.evaluate(FROM_SNAPSHOT)
    until(phone, f"async () => {before!r} in await ({KEPT})()", wanted=False)
    until(phone, IS_KEPT)


@pytest.mark.thorough
def test_what_fails_is_tried_again_at_the_next_visits_and_not_for_ever(phone: Page, host: Host) -> None:
    phone.add_init_script(AT_ONCE)
    phone.evaluate(
        "async () => { localStorage.clear(); await caches.delete((await caches.keys()).find((name) =>"
        " name.startsWith('tenfold-snapshot '))); localStorage.setItem('busy', 'yes'); }"
    )
    for visit in (1, 2):
        come_back(phone, host)
        until(phone, FAILURES, wanted=visit)
    phone.evaluate("localStorage.removeItem('busy')")
    come_back(phone, host)
    until(phone, IS_KEPT)
    come_back(phone, host)
    assert phone.evaluate(FROM_SNAPSHOT)
    until(phone, FAILURES, wanted=0)
    for visit in (1, 2, 3):
        phone.evaluate(SPOIL, ["chance", False])
        come_back(phone, host)
        until(phone, FAILURES, wanted=visit)
        if visit < 3:
            until(phone, IS_KEPT)
    come_back(phone, host)
    phone.wait_for_timeout(1500)
    assert phone.evaluate("window.asked") == 0
    assert phone.evaluate(KEPT) == {}


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
    """Go from home to a deal of a given number, and return what lies on the table."""
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
        # The build has asked Node: the memory is WebAssembly's, and the same in all.
        assert phone.evaluate(FREE) >= LEAST
        assert abs(phone.evaluate(FREE) - free_heap(DIST)) < 300_000
