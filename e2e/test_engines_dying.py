"""Python dies, browsers die, a host misbehaves, pages may keep nothing: what the other files try in Chromium alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from e2e import play
from e2e.engines import ENGINES, OTHERS, START_S, Engine, Firefox
from e2e.hosting import BREAKABLE, Host, released
from e2e.phone import READY
from e2e.updating import CASES, ENDS, GO_ON, HOME, LEAVE, REFUSED, World, begin, until
from tests.running.depth import in_turn

DO = """(kind) => {
    const button = document.createElement("button");
    button.dataset.event = JSON.stringify({ type: kind });
    document.querySelector("#app").append(button);
    button.click();
}"""
STARTED_AGAIN = "Tenfold stopped and started again from the last save."

# "Block all cookies and site data".
NOTHING_IS_KEPT = 'user_pref("network.cookie.cookieBehavior", 2);\n'
PRIVATE = 'user_pref("browser.privatebrowsing.autostart", true);\n'


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    """Yield a site whose Python breaks on demand."""
    host = Host(dist, released(dist, "breakable", {"shell/boot.py": BREAKABLE}))
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="module")
def world(request: pytest.FixtureRequest, playwright: Playwright, dist: Path, host: Host) -> Iterator[World]:
    """Yield one browser for all cases, of the requested engine."""
    assert playwright
    if host.server is None:
        host.start()
    host.files, host.moods = released(dist, "breakable", {"shell/boot.py": BREAKABLE}), {}
    with closing(ENGINES[request.param]()) as phone:
        phone.start()
        phone.open(host.url)
        begin(phone)
        world = World(dist, host, phone)
        world.version = "breakable"
        yield world


others = pytest.mark.parametrize("world", OTHERS, indirect=True)
all_three = pytest.mark.parametrize("world", ENGINES, indirect=True)


@pytest.mark.thorough
@others
def test_python_that_has_died_starts_again_from_the_last_save(world: World) -> None:
    phone = world.phone
    assert isinstance(phone, Engine)
    phone.evaluate(GO_ON)
    phone.until(play.SOMETHING_TO_DO, seconds=START_S)
    phone.evaluate(DO, "end")
    phone.sees(".toast", STARTED_AGAIN, seconds=START_S)
    phone.until("() => document.documentElement.dataset.screen === 'play'")
    phone.evaluate(LEAVE)
    until(phone, HOME)


@pytest.mark.thorough
@pytest.mark.parametrize(("world", "case"), in_turn(OTHERS, CASES), indirect=["world"])
def test_a_phone_has_one_whole_version_and_comes_to_the_next(world: World, case: str) -> None:
    CASES[case](world)
    if case not in REFUSED:
        world.comes_to_the_next()


@pytest.mark.thorough
@all_three
@pytest.mark.parametrize("case", ENDS)
def test_a_phone_that_dies_in_an_update_has_one_whole_version_and_comes_to_the_next(world: World, case: str) -> None:
    ENDS[case](world)
    world.comes_to_the_next()


@pytest.mark.thorough
@pytest.mark.parametrize("setting", [NOTHING_IS_KEPT, PRIVATE], ids=["nothing is kept", "private windows"])
def test_firefox_that_keeps_nothing_or_only_for_a_while_plays(host: Host, setting: str) -> None:
    with closing(Firefox()) as phone:
        phone.preferences += setting
        phone.start()
        phone.open(host.url)
        phone.until(f"() => {READY}", seconds=START_S)
        if setting == NOTHING_IS_KEPT:
            phone.sees(".notice.bad", "won’t save anything")
        phone.tap("li[data-game=pig10] button")
        phone.tap('.foot [data-event*="start"]')
        phone.until("() => document.documentElement.dataset.screen === 'play'", seconds=START_S)
