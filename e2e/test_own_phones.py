"""Everyone on their own phone: several browsers at one table, by way of a relay or directly."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from e2e.gathering import Apart, Gathering, play_a_match
from e2e.phones import on_screen

MATCHES = [("pig10", "relay")]


@pytest.fixture
def gathering(playwright: Playwright, dist: Path) -> Iterator[Gathering]:
    assert playwright
    gathering = Gathering(dist)
    yield gathering
    gathering.close()


@pytest.mark.thorough
def test_two_phones_play_by_way_of_a_relay(gathering: Gathering) -> None:
    gathering.open("chromium", "pig10")
    gathering.join("chromium", "Zoë")
    gathering.start()
    gathering.play_a_little()


@pytest.mark.thorough
@pytest.mark.parametrize("engine", ["chromium with camera", "firefox with camera"])
def test_two_phones_find_each_other_without_a_server(gathering: Gathering, engine: str) -> None:
    gathering.open("chromium with camera", "pig10", way="")
    gathering.pair(engine, "Zoë")
    gathering.start()
    gathering.play_a_little()


@pytest.mark.thorough
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
        gathering.hold_code(guest)
        gathering.cable.cut()
        guest.tap("button", "Scan again")
        on_screen(guest, "visit")
        guest.sees("body", "isn’t in a network")
        gathering.cable.mend()  # the old line heals, so no code is needed any more
        host.sees("body", "Zoë’s phone is back")
        on_screen(guest, "play", "handover", "reactions", "scores")
        gathering.free(host)
        gathering.play_a_little()


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "way"), MATCHES)
def test_four_phones_play_a_match(gathering: Gathering, game: str, way: str) -> None:
    """The others of each game and way are played by bench/phones.py --matches."""
    play_a_match(gathering, game, way)
