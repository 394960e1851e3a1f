"""What a player has seen is never lost: tabs killed, two tabs, a store that refuses."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e import play
from e2e.phone import Site, Watch, go_on, kill, open_app, reload, start_game, wait_until_ready
from tests.table.test_archive import store_of

STORED = """() => new Promise((resolve) => {
    const opening = indexedDB.open("tenfold");
    opening.onsuccess = () => {
        const store = opening.result.transaction("saves").objectStore("saves");
        const keys = store.getAllKeys();
        keys.onsuccess = () => { opening.result.close(); resolve(keys.result); };
    };
})"""

# Every write fails, as on a full disk.
FULL = """
IDBObjectStore.prototype.put = function () {
    throw new DOMException("no room", "QuotaExceededError");
};
"""
# There is no database at all, as in some private windows.
BLOCKED = """
IDBFactory.prototype.open = () => { throw new DOMException("not here", "SecurityError"); };
"""
# A database that never answers, as after some crashes.
SILENT = """
IDBFactory.prototype.open = () => ({});
"""
# The first write finds the connection gone, as after an app has slept for long.
GONE_ONCE = """
const put = IDBObjectStore.prototype.put;
let gone = true;
IDBObjectStore.prototype.put = function (...args) {
    if (gone) { gone = false; throw new DOMException("connection lost", "InvalidStateError"); }
    return put.apply(this, args);
};
"""


@pytest.mark.thorough
@pytest.mark.known
def test_a_move_that_was_seen_is_on_disk(ready: Page, context: BrowserContext, site: Site) -> None:
    start_game(ready)
    stored = ready.evaluate(STORED)
    assert any(key.startswith("game:") for key in stored)
    kill(ready)
    again = context.new_page()
    open_app(again, site)
    go_on(again)


@pytest.mark.thorough
def test_killed_while_computers_think(ready: Page, context: BrowserContext, site: Site) -> None:
    start_game(ready)
    for _ in range(3):
        kill(context.pages[-1])
        again = context.new_page()
        open_app(again, site)
        go_on(again)
        again.wait_for_timeout(400)


@pytest.mark.thorough
def test_a_second_tab_says_so_and_writes_nothing(ready: Page, context: BrowserContext, site: Site) -> None:
    start_game(ready)
    second = context.new_page()
    second.goto(site.url)
    expect(second.get_by_role("heading", name="Open in another tab")).to_be_visible()
    assert not second.workers
    expect(ready.locator("html")).to_have_attribute("data-screen", "play")


@pytest.mark.thorough
@pytest.mark.known
def test_a_second_tab_can_take_over(ready: Page, context: BrowserContext, site: Site) -> None:
    start_game(ready)
    second = context.new_page()
    second.goto(site.url)
    second.get_by_role("button", name="Use it here").tap()
    wait_until_ready(second)
    go_on(second)
    expect(ready.get_by_role("heading", name="Open in another tab")).to_be_visible()
    assert not ready.workers
    ready.get_by_role("button", name="Use it here").tap()
    wait_until_ready(ready)
    go_on(ready)
    expect(second.get_by_role("heading", name="Open in another tab")).to_be_visible()


@pytest.mark.known
@pytest.mark.thorough
@pytest.mark.parametrize("have_played", [False, True], ids=["new", "old"])
def test_of_the_tabs_that_wait_one_goes_on_and_the_others_keep_waiting(
    ready: Page, context: BrowserContext, site: Site, *, have_played: bool
) -> None:
    """A tab that has not played continues as it is. What a tab that has played knows is old, and it’s loaded again."""
    tabs = [ready]
    for _ in range(2):
        tabs.append(context.new_page())
        tabs[-1].goto(site.url)
        expect(tabs[-1].get_by_role("heading", name="Open in another tab")).to_be_visible()
        if have_played:
            tabs[-1].get_by_role("button", name="Use it here").tap()
            wait_until_ready(tabs[-1])
    playing = tabs.pop() if have_played else tabs.pop(0)
    loads: list[Page] = []

    def note(tab: Page) -> None:
        loads.append(tab)

    for tab in tabs:
        expect(tab.get_by_role("heading", name="Open in another tab")).to_be_visible()
        tab.on("load", note)
    playing.close()
    tabs[0].wait_for_timeout(12_000)  # a waiting tab is patient for a second and a half, or stands back for three
    plays = [bool(tab.workers) for tab in tabs]
    assert sorted(plays) == [False, True]
    player = tabs[plays.index(True)]
    if have_played:
        assert player in loads  # on a slow machine, the other tab may have tried it first, and lost its turn
    else:
        assert loads == []
    start_game(player)
    expect(tabs[plays.index(False)].get_by_role("heading", name="Open in another tab")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("busy_ms", [0, 4000], ids=["quick", "slow"])
def test_the_tab_that_plays_still_plays_after_a_reload(
    ready: Page, context: BrowserContext, site: Site, busy_ms: int
) -> None:
    """An idle tab waits for the moment when no other plays, and a phone may take its time to reload."""
    start_game(ready)
    second = context.new_page()
    second.goto(site.url)
    idle = second.get_by_role("heading", name="Open in another tab")
    expect(idle).to_be_visible()
    second.evaluate("window.isIdle = true")
    ready.add_init_script(f"const end = Date.now() + {busy_ms}; while (Date.now() < end);")
    reload(ready)
    wait_until_ready(ready)
    go_on(ready)
    expect(idle).to_be_visible()
    for _ in range(600):  # on a slow machine, it may have tried first and lost its turn: its Python ends
        if not second.workers:
            break
        second.wait_for_timeout(50)
    assert not second.workers
    if not busy_ms:
        assert second.evaluate("window.isIdle"), "it never started"


@pytest.mark.thorough
def test_a_tab_that_is_taken_over_while_it_starts_never_plays(page: Page, context: BrowserContext, site: Site) -> None:
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/boot.py", hold)
    page.goto(site.url)
    while not held:
        page.wait_for_timeout(50)
    second = context.new_page()
    second.goto(site.url)
    second.get_by_role("button", name="Use it here").tap()
    wait_until_ready(second)
    expect(page.get_by_role("heading", name="Open in another tab")).to_be_visible()
    (worker,) = page.workers
    with worker.expect_event("close"):
        held[0].continue_()
    expect(page.get_by_role("heading", name="Open in another tab")).to_be_visible()


@pytest.mark.thorough
def test_a_frozen_tab_is_overruled(ready: Page, context: BrowserContext, site: Site) -> None:
    start_game(ready)
    # What a frozen tab does not do: answer.
    ready.evaluate("BroadcastChannel.prototype.dispatchEvent = () => {}")
    ready.evaluate("setTimeout(() => { const end = Date.now() + 6000; while (Date.now() < end); })")
    second = context.new_page()
    second.goto(site.url)
    second.get_by_role("button", name="Use it here").tap()
    wait_until_ready(second)
    go_on(second)
    expect(ready.get_by_role("heading", name="Open in another tab")).to_be_visible()


@pytest.mark.known
@pytest.mark.thorough
@pytest.mark.quick("phone is full")
@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [(FULL, "phone is full"), (BLOCKED, "won’t save anything"), (SILENT, "Your games are safe")],
    ids=["full", "blocked", "silent"],
)
def test_a_store_that_refuses_is_told_and_the_game_goes_on(
    page: Page, site: Site, watch: Watch, trouble: str, sentence: str
) -> None:
    # PyScript tries to keep something of its own, which we never use, and complains too.
    watch.allow("exception: not here")
    page.add_init_script(trouble)
    open_app(page, site)
    start_game(page)
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.locator(".notice.bad")).to_contain_text(sentence)
    go_on(page)


@pytest.mark.thorough
def test_a_lost_connection_is_opened_again(page: Page, site: Site) -> None:
    page.add_init_script(GONE_ONCE)
    open_app(page, site)
    start_game(page)
    assert any(key.startswith("game:") for key in page.evaluate(STORED))


@pytest.mark.known
@pytest.mark.thorough
@pytest.mark.parametrize("text", ["", "{", "null", '{"format": 99}', "\x00"])
def test_damaged_saves_never_keep_the_app_from_starting(ready: Page, site: Site, text: str) -> None:
    start_game(ready)
    ready.evaluate(
        """(text) => new Promise((resolve) => {
            const opening = indexedDB.open("tenfold");
            opening.onsuccess = () => {
                const change = opening.result.transaction("saves", "readwrite");
                const store = change.objectStore("saves");
                store.getAllKeys().onsuccess = ({target}) => target.result.forEach((key) => store.put(text, key));
                change.oncomplete = () => { opening.result.close(); resolve(); };
            };
        })""",
        text,
    )
    reload(ready)
    wait_until_ready(ready)
    expect(ready.get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()
    start_game(ready)


@pytest.mark.thorough
def test_a_screen_kept_by_another_build_is_not_shown(page: Page, site: Site) -> None:
    page.add_init_script(
        """localStorage.setItem("tenfold-kept", JSON.stringify(
            {build: "older", keep: {home: {html: "<h1>old</h1>", root: {"data-theme": "dark"}}}}))"""
    )
    page.route("**/pyscript/**", lambda route: None)
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("text", ["", "{}", "null", "[1]", '{"keep": 1}'])
def test_damaged_kept_screens_do_no_harm(page: Page, site: Site, text: str) -> None:
    page.add_init_script(f"localStorage.setItem('tenfold-kept', {text!r})")
    open_app(page, site)
    expect(page.get_by_role("heading", name="Tenfold", exact=True)).to_be_visible()


@pytest.mark.thorough
def test_hundreds_of_games_stay_and_come_to_light_when_they_are_wanted(context: BrowserContext, site: Site) -> None:
    """Old ones lie apart: the history reads them by the hundred, the figures all at once; without a server."""
    page = context.new_page()
    open_app(page, site)
    page.close()
    site.stop()
    page = context.new_page()
    play.keep(page, site, store_of(250, 2))
    page.goto(site.url)
    wait_until_ready(page)
    page.get_by_role("button", name="Your games").tap()
    games = page.locator(".game")
    expect(games).to_have_count(30)
    for shown in (60, 90):
        page.get_by_role("button", name="Older games").tap()
        expect(games).to_have_count(shown)
    page.get_by_role("button", name="Stats").tap()
    expect(page.get_by_role("heading", name="Ada won 450 of 450 games")).to_be_visible()
