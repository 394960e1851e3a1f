"""Wheels that mean harm do none: nothing leaves the phone, nothing of others changes, and the app goes on."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from e2e import play
from e2e.intruders import Intruder, archives, endless, markup, network, realms, saves
from e2e.phone import PATIENCE_MS, PHONE, WELL_VERSED, Site, open_app, reload, start_game, wait_until_ready
from e2e.test_addons import choose
from table.lines import keep_lines
from table.model import Summary
from tests.wheels import GAME, TITLE, Edit, changed

INTRUDERS: dict[str, Intruder] = {
    f"{room.__name__.rpartition('.')[2]}: {name}": intruder
    for room in (network, realms, markup, endless, saves)
    for name, intruder in room.INTRUDERS.items()
}

OURS = "1-00000a"
FINISHED = keep_lines(
    "history",
    [Summary(OURS, "pig10", ("Bea", "Ada"), 5, "", finished=True, places=(1, 2), scores=(9, 3), match=OURS)],
)["text"]
"""The list of the house's games on this phone. Its only game is the first that is forgotten where there are too many.

The app writes it as it is: any other form would be changed, which looks like harm.
"""

PLANTED = '{"game": "pig10", "seats": [{"name": "Bea"}]}'

KEPT = """async () => {
    const found = {};
    // Not what is kept of a start: it comes when there is time.
    for (const name of (await caches.keys()).filter((one) => one.startsWith("tenfold "))) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            const bytes = await (await cache.match(url)).arrayBuffer();
            const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            found[`${name} ${url}`] = [...digest.slice(0, 8)].join();
        }
    }
    return found;
}"""


class World:
    """The rest of the world: a door that counts its visitors."""

    def __init__(self) -> None:
        self.knocks: list[str] = []
        self.door = socket.create_server(("localhost", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.door.getsockname()[1]}"

    def _listen(self) -> None:
        while True:
            try:
                line, _ = self.door.accept()
            except OSError:
                return
            line.settimeout(0.5)
            # A connection alone counts as a visit, as a preconnect does that says nothing.
            self.knocks.append("somebody")
            with line, contextlib.suppress(OSError):
                self.knocks[-1] = line.recv(200).decode(errors="replace").partition("\r\n")[0]


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World()
    yield world
    world.door.close()


@pytest.fixture(scope="module")
def victim(browser: Browser, shared_site: Site, dist: Path) -> Iterator[Page]:
    """Yield one phone for all of them: what one has spoilt, the next would meet."""
    shared_site.serve(dist)
    context = browser.new_context(**PHONE)
    context.add_init_script(WELL_VERSED)
    context.set_default_timeout(60_000)
    page = context.new_page()
    open_app(page, shared_site)
    play.settings(page, "At once")
    page.evaluate(play.PLANT, {"game:planted": PLANTED, f"game:{OURS}": "{}", "history": FINISHED})
    reload(page)
    wait_until_ready(page)
    yield page
    context.close()


@pytest.fixture
def phone(victim: Page) -> Page:
    """Return the same phone, at home: what a red test has left there is not the next one's."""
    if play.screen(victim) != "home" or victim.locator("#sheet").count():
        reload(victim)
        wait_until_ready(victim)
    return victim


def aimed(edits: Mapping[str, Edit], world: World, site: Site) -> dict[str, Edit]:
    """Return the edits, with the addresses of this hour."""

    def aim(edit: Edit) -> Edit:
        def swapped(text: str) -> str:
            return text.replace("WORLD", world.address).replace("SELF", site.url.rstrip("/"))

        if callable(edit):
            return lambda text: swapped(edit(text))
        return swapped(edit) if isinstance(edit, str) else edit

    return {name: aim(edit) for name, edit in edits.items()}


def others(page: Page) -> dict[str, str]:
    """Return what is kept on the phone and is not the intruder's."""
    kept = play.saves(page)
    own = {key for key, text in kept.items() if key.startswith("addon:") or f'"game": "{GAME}"' in text[:4000]}
    lists = {
        key: json.dumps([one for one in json.loads(kept.get(key, "[]")) if one["game"] != GAME])
        for key in ("open", "history")
    }
    settled = {key: text for key, text in kept.items() if key not in own and key != "setups"}
    return {**settled, **lists}


def kept(page: Page) -> tuple[dict[str, str], dict[str, str]]:
    """Return what is kept on the phone: the saves of others, and the files."""
    return others(page), page.evaluate(KEPT)


def at_rest(page: Page) -> tuple[dict[str, str], dict[str, str]]:
    """Return what is kept on the phone, once it no longer changes: a game just left may still be saved."""
    found = kept(page)
    while True:
        page.wait_for_timeout(300)
        again = kept(page)
        if again == found:
            return found
        found = again


def play_a_little(page: Page) -> None:
    """Deal, and tap what there is to tap in the room; it may end at any moment."""
    page.locator(".concertina button", has=page.locator(f"xpath=ancestor::li[@data-game='{GAME}']")).first.tap()
    play.on_screen(page, "setup")
    page.locator('[data-event*="\\"start\\""]').tap()
    with contextlib.suppress(Error, AssertionError):
        frame = page.locator("#room > iframe").element_handle(timeout=5000).content_frame()
        assert frame is not None
        frame.locator("html[data-screen=play]").wait_for(timeout=8000)
        for place in ("stock", "x", "Out", "Send"):
            for thing in frame.get_by_role("button", name=place).all()[:4]:
                thing.tap(timeout=500, force=True)
        page.wait_for_timeout(400)


def sent_home(page: Page) -> None:
    """Whatever stands there: by the page's own ways out. The game may end by itself in the same moment."""
    sheet, calm = page.locator("#sheet"), 0
    for _ in range(30):
        if calm == 3:  # a screen says what it is before its sheet is drawn
            break
        calm += 1
        with contextlib.suppress(Error):
            if sheet.count():
                sheet.get_by_role("button", name=re.compile("^(Close|Wait|Stop)$")).last.tap(timeout=2000)
            elif play.screen(page) == "room":
                page.get_by_role("button", name="Leave the game").tap(timeout=2000)
            elif play.screen(page) != "home":
                page.get_by_role("button", name=re.compile("^(Back|Home)$")).first.tap(timeout=2000)
            elif not page.locator("iframe").count():
                page.wait_for_timeout(150)
                continue
            calm = 0
        page.wait_for_timeout(150)  # a second tap at once would land on the next screen
    play.on_screen(page, "home")
    expect(sheet).to_have_count(0)
    expect(page.locator("iframe")).to_have_count(0)


def removed(page: Page) -> None:
    page.get_by_role("button", name="Settings").tap()
    play.on_screen(page, "settings")
    row = page.locator(f'[data-event*="addon:tenfold-{GAME}"]')
    if row.count():
        row.tap()
        page.get_by_role("button", name="Remove game").tap()
    page.get_by_role("button", name="Back", exact=True).tap()
    play.on_screen(page, "home")


def unharmed(page: Page, site: Site, world: World, before: tuple[dict, dict]) -> None:
    """Nothing left, nothing changed, and a game of the house can be dealt."""
    assert world.knocks == []
    assert page.url == site.url
    assert page.title() == "Tenfold"
    assert kept(page) == before
    start_game(page)
    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("button", name="Home").or_(page.locator(".concertina")).first.wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize("name", INTRUDERS)
def test_an_intruder_does_no_harm(phone: Page, site: Site, world: World, name: str) -> None:
    page, before = phone, at_rest(phone)
    page.get_by_role("button", name="Settings").tap()
    choose(page, changed(aimed(INTRUDERS[name].edits, world, site)))
    page.get_by_role("button", name=re.compile("^(Add|Update)$")).tap()
    done = page.locator("html[data-screen=home]").or_(page.locator("#sheet", has_text="Game not added"))
    done.wait_for(timeout=2 * PATIENCE_MS)
    if play.screen(page) == "home":
        play_a_little(page)
    sent_home(page)
    removed(page)
    unharmed(page, site, world, before)


# What spoils its own realm answers nothing any more.
HANGS = {**endless.HANGS, "prototypes": realms.REALMS["prototypes"]}


@pytest.mark.thorough
@pytest.mark.parametrize("name", HANGS)
def test_a_wheel_that_never_ends_is_stopped(phone: Page, site: Site, world: World, name: str) -> None:
    page, before = phone, at_rest(phone)
    page.get_by_role("button", name="Settings").tap()
    choose(page, changed(aimed(HANGS[name].edits, world, site)))
    page.get_by_role("button", name="Add", exact=True).tap()
    page.wait_for_timeout(3000)  # it is in its loop
    page.get_by_role("button", name="Stop", exact=True).tap()
    expect(page.locator("#sheet")).to_have_count(0)
    sent_home(page)
    unharmed(page, site, world, before)


@pytest.mark.thorough
@pytest.mark.parametrize("name", archives.FILES)
def test_a_file_that_is_no_honest_wheel_stays_out(phone: Page, site: Site, world: World, name: str) -> None:
    page, before = phone, at_rest(phone)
    page.get_by_role("button", name="Settings").tap()
    choose(page, archives.FILES[name]())
    expect(page.locator("#sheet")).to_contain_text("Game not added", timeout=PATIENCE_MS)
    sent_home(page)
    unharmed(page, site, world, before)
    assert TITLE not in page.locator("#app").inner_text()


HEARD = """() => {
    window.heard = 0;
    const count = (kind) => class extends kind { constructor(...more) { super(...more); window.heard += 1; } };
    window.AudioContext = count(window.AudioContext);
    navigator.vibrate = () => { window.heard += 1; return true; };
}"""


@pytest.mark.thorough
def test_a_liar_costs_nobody_anything(phone: Page, site: Site, world: World) -> None:
    page = phone
    play.settings(page, "Off", "Vibrate")
    page.evaluate(HEARD)
    before = at_rest(page)
    page.get_by_role("button", name="Settings").tap()
    choose(page, changed(saves.LIAR.edits))
    page.get_by_role("button", name="Add", exact=True).tap()
    play.on_screen(page, "home")
    page.get_by_role("button", name=TITLE).first.tap()
    play.on_screen(page, "setup")
    page.locator('[data-event*="\\"start\\""]').tap()
    page.frame_locator("#room > iframe").locator("html[data-screen=play]").wait_for(timeout=PATIENCE_MS)
    page.wait_for_timeout(300)
    for hidden in ("true", "false"):
        page.evaluate(f"Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}})")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_timeout(200)
    expect(page.locator("#cover")).to_be_visible()
    page.get_by_role("button", name="Leave the game").tap()
    sent_home(page)
    expect(page.locator("#cover")).to_be_hidden()
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Your games").tap()
    assert len(page.locator("#app").inner_text()) < 60_000
    assert "Eve" not in page.locator("#app").inner_text()
    page.get_by_role("button", name="Home").tap()
    removed(page)
    reload(page)
    wait_until_ready(page)
    unharmed(page, site, world, before)
