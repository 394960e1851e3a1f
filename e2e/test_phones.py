"""Tenfold on a phone of any engine: each test is written once, and run in Chromium, Firefox and WebKit.

Without `--all` each engine plays a little, and adds a game. `--all` runs the rest.
"""

from __future__ import annotations

import os
import random
import re
import signal
import struct
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress

import pytest
from playwright.sync_api import Playwright

from e2e import play
from e2e.engines import ENGINES, HEIGHT, OTHERS, START_S, WIDTH, Engine, EngineError
from e2e.phone import Site
from e2e.phones import (
    DEALS,
    FILL,
    OFFERED,
    WELL_VERSED,
    add,
    choose_on_sheet,
    deal,
    games,
    home,
    on_screen,
    play_on,
    ready,
    records,
    remove,
    revive,
    saved,
    set_up,
    table,
    turns,
    visit,
)
from e2e.test_ten import auction
from tenfold import Record
from tests.wheels import GAME, example

pytestmark = pytest.mark.thorough

# The shortest table of each game, for one person and a computer.
SHORT: Mapping[str, Mapping[str, str]] = {
    "pig10": {},
    "ten-nine-eight": {"rounds": "5-to-1"},
    "tens": {"end": "1-hand"},
    "ten": {"length": "5-rounds"},
    "tenstuff": {"finish": "first-out", "hand": "5", "preset": "basic"},
}
# Tenstuff need not end: an easy player and random taps often pick up cards for ever. A better player with a better hand
# is soon out.
OTHERWISE = {"tenstuff": ("medium", 3)}
# A game of a hundred cards takes some three hundred taps at random, Tenstuff sometimes several times that number.
TAPS = 2000

TEXT = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel)]
    .join("\\n")"""
CARDS_SHOWN = "() => document.querySelectorAll('.mine button.card, [aria-label*=\"’s hand\"] .card').length"
PEEKED = """() => {
    const cards = [...document.querySelectorAll(".board .peeked .card")];
    return cards.length === 4 && cards.every((card) => getComputedStyle(card).visibility === "visible");
}"""
OVERFLOW = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"
FOCUSED = "() => document.activeElement?.dataset.event ?? ''"


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest, playwright: Playwright, shared_site: Site) -> Iterator[Engine]:
    """Yield a browser that keeps what it is given from test to test, as a phone does."""
    assert playwright
    if shared_site.server is None:  # the last test has stopped it
        shared_site.start()
    with closing(ENGINES[request.param]()) as engine:
        engine.start()
        visit(engine, shared_site)
        yield engine


@pytest.fixture
def phone(engine: Engine, site: Site) -> Engine:
    """Return the phone at home, whatever the last test did."""
    assert site.server
    revive(engine, site)
    home(engine)
    return engine


def on_the_table(phone: Engine, site: Site, record: Record) -> None:
    """A phone with this game under way and nothing else, at its table."""
    visit(phone, site, {**WELL_VERSED, **play.kept([record])})
    phone.tap("button", "Continue")
    on_screen(phone, "play", "handover")


@pytest.mark.quick("webkit")
def test_a_card_is_played(phone: Engine) -> None:
    deal(phone, "pig10")
    phone.until(play.SOMETHING_TO_DO)
    before = phone.text(".fan")
    phone.tap(".fan button:not([aria-disabled=true])")
    phone.sees(".fan button[aria-pressed=true]")
    phone.tap(".acts button[data-event*='\"play\"']")
    phone.until("() => !document.querySelector('.fan button[aria-pressed=true]')")
    phone.until(play.SOMETHING_TO_DO)
    assert phone.text(".fan") != before


def test_a_game_is_added_played_kept_and_removed_without_a_server(phone: Engine, site: Site) -> None:
    site.stop()
    phone.reload()
    ready(phone)
    earlier = games(phone)  # a first try of this test may have left its game
    add(phone, example()[1])
    assert "added game by The Tenfold makers" in phone.text(f"li[data-game={GAME}]")
    deal(phone, GAME)
    with table(phone):
        turns(phone, 2)
    (before,) = (text for text in games(phone) if text not in earlier)
    phone.reload()
    ready(phone)
    phone.tap("button", "Continue")
    with table(phone):
        turns(phone, 1)
    home(phone)
    (after,) = (text for text in games(phone) if text not in earlier)
    assert len(after) > len(before)
    remove(phone)
    assert not phone.has(OFFERED.format(GAME))
    assert after in games(phone)


def test_a_first_visit_is_answered_and_can_be_played_without_a_server(engine: Engine, site: Site) -> None:
    """A phone of its own, which has never seen the site and is restarted when the server is gone."""
    with closing(type(engine)()) as phone:
        phone.start()
        phone.open(site.url)
        ready(phone)
        site.stop()
        phone.reload()
        ready(phone)
        phone.kill()
        phone.start()
        phone.open(site.url)
        ready(phone)
        deal(phone, "pig10")
        on_screen(phone, "play")


WHOLE = [
    (name, game) for name in ENGINES for game in SHORT if name == "chromium" or game in ("pig10", "ten-nine-eight")
]
"""A table is the same code in all engines, and a picture of each is looked at in all of them."""


@pytest.mark.parametrize(("engine", "game"), WHOLE, indirect=["engine"])
def test_a_whole_game_is_played_by_taps(phone: Engine, game: str) -> None:
    level, number = OTHERWISE.get(game, ("easy", 10))
    before = saved(phone)  # a first try of this test may have left its game
    set_up(phone, game, players=2, choices=SHORT[game])
    choose_on_sheet(phone, "#chair-1 button.kind", "#sheet button", f"A computer, {level}")
    phone.evaluate(FILL, "#deal", str(number))
    phone.tap(DEALS)
    on_screen(phone, "play")
    play_on(phone, random.Random(number), TAPS)
    (text,) = (text for key, text in saved(phone).items() if key not in before)
    record = Record.from_json(text)
    assert record.finished
    assert record.seed == number
    assert [seat.level for seat in record.seats] == [None, level]
    for seat, rank in zip(record.seats, record.state.ranking(), strict=True):
        if rank == 1:
            phone.sees("#app", seat.name if seat.level else "You")


def test_between_two_people_nothing_of_a_hand_can_be_read(phone: Engine, site: Site) -> None:
    on_the_table(phone, site, play.table("Bea", "Claudio", hands=["6 3", "4 2"], middle="8", value=8))
    on_screen(phone, "handover")
    assert not phone.evaluate(CARDS_SHOWN)
    assert not set(re.findall(r"\d+", phone.evaluate(TEXT))) & {"6", "3", "4", "2"}
    while phone.has("#take-phone"):  # it does not hear a tap in its first moments
        with suppress(EngineError):
            phone.tap("#take-phone", seconds=1)
    on_screen(phone, "play")
    phone.until(CARDS_SHOWN)
    phone.tap(".fan button:not([aria-disabled=true])")
    phone.tap(".acts button[data-event*='\"play\"']")
    on_screen(phone, "handover")
    assert not phone.evaluate(CARDS_SHOWN)


def test_rules_are_a_sheet_that_goes_by_the_way_back(phone: Engine) -> None:
    deal(phone, "tens")
    on_screen(phone, "play")
    phone.tap("button", "Menu")
    phone.tap("#sheet button", "Rules of Tens")
    phone.sees("#sheet", "Options")
    phone.back()
    phone.until("() => !document.querySelector('#sheet')")
    on_screen(phone, "play")
    phone.back()
    on_screen(phone, "home")


def test_a_game_goes_on_after_a_reload_and_after_the_browser_was_killed(phone: Engine, site: Site) -> None:
    deal(phone, "pig10")
    for ends in (phone.reload, lambda: restart(phone, site)):
        play_on_a_little(phone)
        before = saved(phone)
        ends()
        ready(phone)
        assert saved(phone) == before
        phone.tap("button", "Continue")
        on_screen(phone, "play")


def play_on_a_little(phone: Engine) -> None:
    """One turn, and until it is on the screen what became of it."""
    phone.until(play.SOMETHING_TO_DO, seconds=START_S)
    phone.tap(".fan button:not([aria-disabled=true])")
    phone.tap(".acts button[data-event*='\"play\"']")
    phone.until("() => !document.querySelector('.fan button[aria-pressed=true]')")
    phone.until(play.SOMETHING_TO_DO, seconds=START_S)


def restart(phone: Engine, site: Site) -> None:
    """SIGKILL for the browser, and a new one with the same profile."""
    phone.kill()
    phone.start()
    phone.open(site.url)


def test_a_card_is_picked_and_played_by_keys_alone(phone: Engine) -> None:
    deal(phone, "pig10")
    phone.until(play.SOMETHING_TO_DO)
    before = phone.text(".fan")
    reach(phone, '"touch"')
    phone.key("Enter")
    phone.sees(".fan button[aria-pressed=true]")
    reach(phone, '"play"')
    phone.key("Enter")
    phone.until("() => !document.querySelector('.fan button[aria-pressed=true]')")
    phone.until(play.SOMETHING_TO_DO)
    assert phone.text(".fan") != before
    phone.key("Escape")
    on_screen(phone, "home")


def reach(phone: Engine, event: str) -> None:
    """Go with Tab to what sends this. Raise `AssertionError` if it isn’t there."""
    for _ in range(60):
        if event in phone.evaluate(FOCUSED):
            return
        phone.key("Tab")
    raise AssertionError(f"No Tab leads to {event}: {phone.text('body')}")


@pytest.mark.parametrize("game", SHORT)
def test_a_picture_of_every_table_is_a_phone_s(phone: Engine, game: str) -> None:
    deal(phone, game)
    on_screen(phone, "play", "reactions")
    wide, high, ratio = phone.evaluate("() => [innerWidth, innerHeight, devicePixelRatio]")
    assert (wide, high) == (WIDTH, HEIGHT)
    assert phone.evaluate(OVERFLOW) <= 0
    picture = phone.picture()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (WIDTH * ratio, HEIGHT * ratio)
    assert lines_of(picture) > HEIGHT / 10


@pytest.mark.parametrize("name", OTHERS)
def test_a_browser_that_falls_silent_fails_a_test_and_not_all_of_them(
    name: str, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(ENGINES[name]()) as phone:
        monkeypatch.setattr(phone, "patience_s", 20)
        phone.start()
        os.killpg(phone.processes[0].pid, signal.SIGSTOP)
        with pytest.raises(EngineError, match="silent: no answer in 20 s"):
            phone.evaluate("() => 1")
        assert phone.silent
        revive(phone, site)
        home(phone)


def lines_of(picture: bytes) -> int:
    """Return how many lines of a PNG are not like another one: an empty page has a few."""
    width, height, depth, colours = struct.unpack(">IIBB", picture[16:26])
    data, place = b"", 8
    while place < len(picture):
        (length,) = struct.unpack(">I", picture[place : place + 4])
        if picture[place + 4 : place + 8] == b"IDAT":
            data += picture[place + 8 : place + 8 + length]
        place += length + 12
    line = 1 + width * depth * {2: 3, 6: 4}[colours] // 8
    pixels = zlib.decompress(data)
    assert len(pixels) == line * height
    return len({pixels[start : start + line] for start in range(0, len(pixels), line)})


def test_what_is_peeked_at_shows_while_it_is_held_and_no_longer(engine: Engine, site: Site) -> None:
    on_the_table(engine, site, auction(4))
    assert not engine.has(".peeked")
    with engine.holding("#peek"):
        engine.until(PEEKED)
    assert not engine.evaluate(PEEKED)  # at once, before Python has heard of it
    engine.until("() => !document.querySelector('.peeked, [data-shell-held]')")
    (record,) = records(engine, "ten")
    assert record.entries == []
