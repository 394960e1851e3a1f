"""Room and rights: a full disk, a browser that lets pages keep nothing, missing parts, browsers that are too old."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.phone import PHONE, Site, Watch, go_on, open_app, reload, start_game, wait_until_ready
from e2e.play import deal, hand, plays, saves, settings, wait_for_turn
from web.build.browser import FLAGS
from web.build.bundle import TARGETS

# From the n-th write on there is no room, until there is again. The writes are counted from when this is switched on.
QUOTA = """
window.writesLeft = Infinity;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
    if (window.writesLeft-- <= 0) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, given);
};
"""

# Every answer of the store comes late while it is switched on.
SLOW = """
const put = IDBObjectStore.prototype.put;
window.isSlow = false;
IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (window.isSlow) {
        // As long as a request follows a request, the transaction is not over.
        const end = Date.now() + 6000;
        const again = () => { if (Date.now() < end) this.count().onsuccess = again; };
        again();
    }
    return request;
};
"""

# While it is switched on, the store does not answer, or fails at every reading. No test waits five seconds here.
LATE = """
if (localStorage.getItem("late") !== null) {
    const wait = setTimeout;
    window.setTimeout = (call, ms, ...given) => wait(call, ms === 5000 ? 200 : ms, ...given);
    const answered = new Promise((answer) => { window.answer = answer; });
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
        const request = open.apply(this, given);
        Object.defineProperty(request, "onsuccess", {
            set(hear) { this.addEventListener("success", (event) => answered.then(() => hear(event))); },
        });
        return request;
    };
}
"""
FAILING = """
let isFailing = localStorage.getItem("late") !== null;
window.answer = () => { isFailing = false; };
const getAllKeys = IDBObjectStore.prototype.getAllKeys;
IDBObjectStore.prototype.getAllKeys = function (...given) {
    if (isFailing) throw new DOMException("something inside", "UnknownError");
    return getAllKeys.apply(this, given);
};
"""

# By the name of what is missing.
MISSING = {
    "no service worker": "delete Navigator.prototype.serviceWorker;",
    "no BroadcastChannel": "delete window.BroadcastChannel;",
    "a BroadcastChannel that throws": """window.BroadcastChannel = class {
        constructor() { throw new DOMException("denied", "SecurityError"); } };""",
    "no locks": "delete Navigator.prototype.locks;",
    "locks that refuse": """LockManager.prototype.request = () =>
        Promise.reject(new DOMException("denied", "SecurityError"));""",
    "no session storage": """Object.defineProperty(window, "sessionStorage",
        { get() { throw new DOMException("denied", "SecurityError"); } });""",
    "no local storage": """Object.defineProperty(window, "localStorage",
        { get() { throw new DOMException("denied", "SecurityError"); } });""",
}

# What an old browser does not have, by what is missing there.
OLD = {
    "modules": "delete HTMLScriptElement.prototype.noModule;",
    "WebAssembly": "delete window.WebAssembly;",
    "its exceptions": "delete WebAssembly.Exception;",
    "time limits": "delete AbortSignal.timeout;",
    "feature queries": "delete window.CSS;",
    "light-dark": "CSS.supports = (what) => what !== 'color';",
    ":has": "CSS.supports = (what) => !what.includes(':has');",
    "module workers": """const Real = Worker; window.Worker = function (address) { return new Real(address); };""",
}


def play_one(page: Page) -> None:
    """A card of the hand, on the table."""
    assert wait_for_turn(page) == "play"
    hand(page).first.tap()
    plays(page).first.tap()
    page.wait_for_function("() => !document.querySelector('.fan button[aria-pressed=true]')")


def the_game(texts: dict[str, str]) -> int:
    """Return how many moves of the one game are kept."""
    (text,) = (text for key, text in texts.items() if key.startswith("game:"))
    return len(json.loads(text)["entries"])


@pytest.mark.thorough
@pytest.mark.known
def test_a_disk_that_is_full_from_any_write_on_costs_nothing_that_was_on_it(page: Page, site: Site) -> None:
    page.add_init_script(QUOTA)
    open_app(page, site)
    settings(page, "At once")
    deal(page, "pe", number=7)
    notice = page.locator("header", has_text="Not being saved")
    for writes in range(3):
        play_one(page)
        expect(notice).to_have_count(0)
        before = the_game(saves(page))
        page.evaluate("(writes) => { window.writesLeft = writes; }", writes)
        play_one(page)
        expect(notice).to_be_visible()
        kept = saves(page)
        assert the_game(kept) >= before
        assert all(json.loads(text) is not None for text in kept.values())
        page.evaluate("window.writesLeft = Infinity")
        play_one(page)
        expect(notice).to_have_count(0)
        assert the_game(saves(page)) > before
    page.evaluate("window.writesLeft = 0")
    reload(page)
    wait_until_ready(page)
    go_on(page)


@pytest.mark.thorough
def test_a_store_that_is_slow_for_a_while_is_waited_for_behind_its_back(page: Page, site: Site) -> None:
    page.add_init_script(SLOW)
    open_app(page, site)
    start_game(page)
    wait_for_turn(page)
    page.evaluate("window.isSlow = true")
    play_one(page)
    notice = page.locator("header", has_text="Not being saved")
    expect(notice).to_be_visible()
    page.evaluate("window.isSlow = false")
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.locator(".notice.bad")).to_have_count(0)
    moves = the_game(saves(page))
    assert moves > 0


@pytest.mark.known
@pytest.mark.thorough
@pytest.mark.parametrize("script", [LATE, FAILING], ids=["late", "failing"])
def test_a_store_that_does_not_answer_at_the_start_is_waited_for_and_then_has_everything(
    page: Page, site: Site, script: str
) -> None:
    page.add_init_script(script)
    open_app(page, site)
    settings(page, "At once")
    deal(page, "pe", number=7)
    play_one(page)
    page.get_by_role("button", name="Leave the table").tap()
    before = saves(page)
    page.evaluate("localStorage.setItem('late', '')")
    reload(page)
    wait_until_ready(page)
    notice = page.locator(".notice.bad")
    expect(notice).to_contain_text("Your games are safe")
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)
    start_game(page)
    expect(page.locator("header", has_text="Not being saved")).to_be_visible()
    play_one(page)
    page.evaluate("window.answer()")
    expect(page.locator(".toast")).to_contain_text("Your games are back")
    page.get_by_role("button", name="Leave the table").tap()
    expect(notice).to_have_count(0)
    page.evaluate("localStorage.removeItem('late')")
    reload(page)
    wait_until_ready(page)
    after = saves(page)
    games = {key for key in after if key.startswith("game:")}
    assert len(games) == 2
    (old,) = (key for key in before if key.startswith("game:"))
    assert after[old] == before[old]
    assert {f"game:{line['id']}" for line in json.loads(after["open"])} == games
    assert json.loads(after["settings"])["pace"] == "at-once"
    go_on(page)


@pytest.mark.thorough
def test_keys_and_saves_that_are_no_text_do_no_harm_and_can_be_had_as_a_file(ready: Page) -> None:
    start_game(ready)
    ready.get_by_role("button", name="Leave the table").tap()
    ready.evaluate(
        """() => new Promise((resolve) => {
            const opening = indexedDB.open("tenfold");
            opening.onsuccess = () => {
                const change = opening.result.transaction("saves", "readwrite");
                const store = change.objectStore("saves");
                store.put("whose?", 7);
                store.put(5, "settings");
                store.getAllKeys().onsuccess = ({ target }) => {
                    for (const key of target.result)
                        if (`${key}`.startsWith("game:")) store.put({ spoilt: true }, key);
                };
                change.oncomplete = () => { opening.result.close(); resolve(); };
            };
        })"""
    )
    reload(ready)
    wait_until_ready(ready)
    expect(ready.locator(".toast")).to_contain_text(re.compile("couldn’t read .*settings"))
    expect(ready.locator(".notice.bad")).to_have_count(0)
    ready.get_by_role("button", name="Continue").tap()
    expect(ready.get_by_role("heading", name="This game can’t be read")).to_be_visible()
    with ready.expect_download() as download:
        ready.get_by_role("button", name="Save as a file").tap()
    assert json.loads(Path(download.value.path()).read_text()) == {"spoilt": True}
    start = [key for key in saves(ready) if str(key).startswith("game:")]
    assert start, "it stays where it is"


@pytest.mark.known
@pytest.mark.thorough
@pytest.mark.quick("no locks")
@pytest.mark.parametrize("missing", MISSING)
def test_what_a_browser_refuses_keeps_nobody_from_playing(page: Page, site: Site, missing: str) -> None:
    page.add_init_script(MISSING[missing])
    open_app(page, site)
    start_game(page)


@pytest.mark.thorough
def test_a_browser_that_lets_pages_keep_nothing_at_all_says_so_and_plays(
    playwright: Playwright, program: Path, site: Site, tmp_path: Path
) -> None:
    """The real setting: "Don't allow sites to save data on your device"."""
    folder = tmp_path / "Default"
    folder.mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (folder / "Preferences").write_text(json.dumps(blocked))
    phone = playwright.chromium.launch_persistent_context(tmp_path, executable_path=program, args=FLAGS, **PHONE)
    try:
        page = phone.pages[0]
        open_app(page, site)
        assert page.evaluate("() => { try { return !!localStorage; } catch { return false; } }") is False
        expect(page.locator(".notice.bad")).to_contain_text("won’t save anything")
        start_game(page)
    finally:
        phone.close()


@pytest.mark.thorough
def test_with_no_room_at_all_it_is_played_without_a_service_worker(page: Page, site: Site, watch: Watch) -> None:
    """The real thing: a quota of a few bytes."""
    watch.allow("Quota|console error")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": site.origin, "quotaSize": 4096})
    page.goto(site.url)
    wait_until_ready(page)
    start_game(page)
    assert page.evaluate("navigator.serviceWorker.controller") is None
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.locator(".notice.bad")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.quick(*[*OLD][::4])
@pytest.mark.parametrize("missing", OLD)
def test_a_browser_that_is_too_old_gets_one_page_that_says_what_it_takes(page: Page, site: Site, missing: str) -> None:
    page.add_init_script(OLD[missing])
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Tenfold needs a newer browser")).to_be_visible()
    expect(page.get_by_text("version 123, in Firefox from 121, and in Safari")).to_be_visible()
    assert page.get_by_role("button").count() == 0
    assert not page.workers


def test_this_browser_is_not_too_old_and_the_page_says_what_the_build_is_made_for(page: Page, site: Site) -> None:
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()
    notice = page.locator("#old").text_content() or ""
    assert page.locator("#old").is_hidden()
    for version in re.findall(r"[0-9.]+", TARGETS):
        assert version in notice
