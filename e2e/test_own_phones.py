"""Everyone on their own phone: several browsers at one table, by way of a relay or directly."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

import tenfold
from e2e.engines import Engine
from e2e.gathering import Apart, Gathering


@pytest.fixture
def gathering(playwright: Playwright, dist: Path) -> Iterator[Gathering]:
    assert playwright
    gathering = Gathering(dist)
    yield gathering
    gathering.close()


def test_two_phones_play_by_way_of_a_relay(gathering: Gathering) -> None:
    gathering.open("chromium", "pig10")
    gathering.join("chromium", "Zoë")
    gathering.start()
    gathering.play_a_little()


@pytest.mark.thorough
@pytest.mark.quick("firefox with camera")  # Chromium finds Chromium below
@pytest.mark.parametrize("engine", ["chromium with camera", "firefox with camera"])
def test_two_phones_find_each_other_without_a_server(gathering: Gathering, engine: str) -> None:
    gathering.open("chromium with camera", "pig10", way="")
    gathering.pair(engine, "Zoë")
    gathering.start()
    gathering.play_a_little()


def test_two_phones_try_if_they_hear_each_other(gathering: Gathering) -> None:
    """Then they play: the phone that was heard is the first guest."""
    gathering.hear()
    host, guest = gathering.host, gathering.pair("chromium with camera", "Zoë")
    host.sees(".list li", "yes, they can")
    guest.sees("main", "can hear each other")
    host.tap("button", "Choose a game")
    gathering.open_here("pig10")
    host.sees("#sheet li", "Zoë")
    gathering.start()
    gathering.play_a_little()


@pytest.mark.thorough
@pytest.mark.root
def test_a_cable_without_internet_is_cut_and_mended(playwright: Playwright, dist: Path) -> None:
    assert playwright
    with closing(Apart(dist)) as gathering:
        gathering.open("chromium", "pig10", way="")
        host, guest = gathering.host, gathering.pair("chromium", "Zoë")
        for place in gathering.places:
            with place.inside(), pytest.raises(OSError, match="unreachable"):
                socket.create_connection(("1.1.1.1", 80), timeout=2)
        gathering.start()
        gathering.play_a_little()
        gathering.cable.cut()
        host.sees("body", "We’ve lost Zoë’s phone")
        guest.sees("body", "’s phone can’t be reached")
        gathering.cable.mend()
        host.sees("body", "Zoë’s phone is back")
        guest.until("() => !document.body.innerText.includes('can’t be reached')")
        gathering.play_a_little()


RELAYED = ("firefox", "webkit", "chromium")
PAIRED = ("chromium with camera", "firefox with camera", "chromium with camera")
NAMES = ("Zoë", "Cem", "Dan")


@pytest.mark.thorough
@pytest.mark.parametrize("game", tenfold.registered_games())
@pytest.mark.parametrize("way", ["relay", "cameras"])
def test_four_phones_play_a_match(gathering: Gathering, way: str, game: str) -> None:
    """One of them reloads its page on the way, and one is suspended. All of them end with the same result."""
    if way == "relay":
        gathering.open("chromium", game)
        guests = [gathering.join(engine, name) for engine, name in zip(RELAYED, NAMES, strict=True)]
    else:
        gathering.open("chromium with camera", game, way="")
        guests = [gathering.pair(engine, name) for engine, name in zip(PAIRED, NAMES, strict=True)]
    gathering.start()
    playing = gathering.play(random.Random(36))
    take(playing, 4)
    gathering.comes_back(guests[0], NAMES[0], by_relay=way == "relay")
    take(playing, 4)
    gathering.sleeps(guests[2], NAMES[2])
    if game == "tenstuff":  # with random taps, it hardly ever ends; tests/table/test_phones.py has whole games
        take(playing, 80)
        gathering.play_a_little()
        return
    for _ in playing:
        pass
    for phone in guests:
        phone.sees("main", "Fairly dealt")
        phone.sees("main", "Zoë")


def take(playing: Iterator[Engine | None], rounds: int) -> None:
    for _ in zip(range(rounds), playing, strict=False):
        pass
