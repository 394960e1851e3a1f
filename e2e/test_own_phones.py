"""Everyone on their own phone: several browsers at one table, by way of a relay or directly."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from e2e import play
from e2e.cameras import ChromiumWithCamera, FirefoxWithCamera
from e2e.engines import ENGINES, START_S, Engine, EngineError
from e2e.phone import BASE, READY
from e2e.phones import CHOOSE, CHOSEN, DEALS, FILL, FORGET, WELL_VERSED, on_screen
from web.build.relay import Relay, relaying
from web.build.server import make_server

LINK = "() => document.querySelector('.address')?.innerText ?? ''"
SHOWN = "() => document.body.innerText"
STUCK_S = 120
OVER = "() => document.documentElement.dataset.screen === 'result'"
KINDS: Mapping[str, type[Engine]] = {
    **ENGINES,
    "chromium with camera": ChromiumWithCamera,
    "firefox with camera": FirefoxWithCamera,
}


class Gathering:
    """A server with a relay, and the phones in its network. The first one is the host."""

    def __init__(self, dist: Path) -> None:
        self.ending = ExitStack()
        server = make_server(dist, base=BASE, kind=relaying(Relay()))
        self.ending.callback(server.server_close)
        self.ending.callback(server.shutdown)
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        self.url = f"http://localhost:{server.server_port}{BASE}"
        self.phones: list[Engine] = []

    @property
    def host(self) -> Engine:
        return self.phones[0]

    def add(self, engine: str) -> Engine:
        """Start one more phone, whose owner knows the games."""
        phone = KINDS[engine]()
        self.ending.callback(phone.close)
        phone.start()
        phone.open(f"{self.url}licenses.txt")
        phone.evaluate(FORGET)
        phone.evaluate(play.PLANT, WELL_VERSED)
        self.phones.append(phone)
        return phone

    def open(self, engine: str, game: str, way: str = "?lan") -> None:
        """Open a table on the first phone."""
        phone = self.add(engine)
        phone.open(f"{self.url}{way}")
        phone.until(f"() => {READY}", seconds=START_S)
        phone.tap(f"li[data-game='{game}'] button")
        on_screen(phone, "setup")
        phone.tap("button", "Everyone on their own phone")

    def join(self, engine: str, name: str) -> Engine:
        """Let one more phone join, with the address that the host shows."""
        link = self.host.until(LINK)
        phone = self.add(engine)
        phone.open(link)
        self.say_who(phone, name)
        phone.tap("button", "Join")
        phone.sees("h2", "at the table")
        self.host.sees("#sheet li", name)
        return phone

    def say_who(self, phone: Engine, name: str) -> None:
        on_screen(phone, "join")
        phone.evaluate(FILL, "#your-name", name)

    def start(self) -> None:
        """Deal on the host’s phone."""
        self.host.tap("#sheet header button", "Close")
        self.host.tap(DEALS)
        for phone in self.phones:
            on_screen(phone, "play", "handover", "reactions")

    def play(self, chance: random.Random) -> Iterator[None]:
        """Make random taps on each phone until all of them show the result; yield after each round of taps."""
        texts: list[str] = []
        changed = time.monotonic()
        while not all(phone.evaluate(OVER) for phone in self.phones):
            for phone in self.phones:
                with suppress(EngineError):  # it may be redrawn at this moment
                    if phone.evaluate(CHOOSE, chance.random(), True):
                        phone.tap(CHOSEN, seconds=0.5)
            before, texts = texts, [phone.evaluate(SHOWN) for phone in self.phones]
            if texts != before:
                changed = time.monotonic()
            assert time.monotonic() - changed < STUCK_S, "nothing happens:\n\n" + "\n\n".join(texts)
            yield

    def finish(self) -> None:
        """Play to the end."""
        for _ in self.play(random.Random(36)):
            pass

    def close(self) -> None:
        """End it."""
        self.ending.close()


@pytest.fixture
def gathering(playwright: Playwright, dist: Path) -> Iterator[Gathering]:
    assert playwright
    gathering = Gathering(dist)
    yield gathering
    gathering.close()


def test_two_phones_play_a_game(gathering: Gathering) -> None:
    gathering.open("chromium", "pig10")
    guest = gathering.join("chromium", "Zoë")
    gathering.start()
    gathering.finish()
    for phone in gathering.phones:
        phone.sees("main", "Zoë")
    guest.sees("main", "Fairly dealt")


@pytest.mark.parametrize("engine", ["chromium with camera", "firefox with camera"])
def test_two_phones_find_each_other_without_a_server(gathering: Gathering, engine: str) -> None:
    gathering.open("chromium with camera", "pig10", way="")
    host = gathering.host
    assert isinstance(host, ChromiumWithCamera)
    host.sees(".for-cameras svg")
    guest = gathering.add(engine)
    guest.open(gathering.url)
    guest.until(f"() => {READY}", seconds=START_S)
    if isinstance(guest, ChromiumWithCamera):
        guest.tap("button", "Join a table")
        gathering.say_who(guest, "Zoë")
        guest.look_at(host)
        guest.tap("button", "Scan the code")
    else:
        guest.open(host.text_of(host))
        gathering.say_who(guest, "Zoë")
        guest.tap("button", "Join")
    host.look_at(guest)
    host.tap("button", "Then scan the other phone")
    guest.sees("h2", "at the table")
    host.sees("#sheet li", "Zoë")
    gathering.start()
    gathering.finish()
    guest.sees("main", "Fairly dealt")
