"""Phones at one table, each with its own hand, by way of a relay or of their cameras."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

from e2e import play
from e2e.cameras import ChromiumWithCamera, FirefoxWithCamera, PlacedChromium
from e2e.engines import ENGINES, START_S, Engine, EngineError
from e2e.networks import Cable, Place
from e2e.phone import BASE, READY
from e2e.phones import CHOOSE, CHOSEN, DEALS, FILL, FORGET, RESTS, WELL_VERSED, on_screen
from web.build.relay import Relay, relaying
from web.build.server import SiteServer, make_server

LINK = "() => document.querySelector('.address')?.innerText ?? ''"
SHOWN = "() => document.body.innerText"
# Marks the button of a move that is prepared, such as cards to lay.
EAGER = f"""() => {{
    if (!({RESTS})()) return "";
    document.querySelector("[data-next-tap]")?.removeAttribute("data-next-tap");
    const found = [...document.querySelectorAll(".acts button.lit[data-event]")]
        .find((one) => one.dataset.event.includes('"play"') && one.getAttribute("aria-disabled") !== "true");
    found?.setAttribute("data-next-tap", "");
    return found?.dataset.event ?? "";
}}"""
OFFER = "document.querySelector('#sheet')?.innerText.includes('Add another phone')"
STUCK_S = 120
OVER = "() => document.documentElement.dataset.screen === 'result'"
# The shortest matches that end. Tenstuff ends when someone is out, which a computer player soon is: random taps hardly
# ever get rid of a hand.
SHORT = {
    "setups": json.dumps(
        {
            "tens": {"options": {"end": "1-hand"}},
            "tenstuff": {"players": 8, "options": {"preset": "basic", "hand": "5", "finish": "first-out"}},
        }
    )
}
KINDS: Mapping[str, type[Engine]] = {
    **ENGINES,
    "chromium with camera": ChromiumWithCamera,
    "firefox with camera": FirefoxWithCamera,
}


class Gathering:
    """A server with a relay, and the phones in its network. The first one is the host."""

    def __init__(self, dist: Path) -> None:
        self.ending = ExitStack()
        self.phones: list[Engine] = []
        self.serve(make_server(dist, base=BASE, kind=relaying(Relay())))

    def serve(self, server: SiteServer) -> None:
        """Let the next phones open this server’s page."""
        self.ending.callback(server.server_close)
        self.ending.callback(server.shutdown)
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        self.url = f"http://localhost:{server.server_port}{BASE}"

    @property
    def host(self) -> Engine:
        return self.phones[0]

    def add(self, engine: str) -> Engine:
        """Start one more phone, whose owner knows the games."""
        return self.start_phone(KINDS[engine]())

    def start_phone(self, phone: Engine) -> Engine:
        self.ending.callback(phone.close)
        phone.start()
        phone.open(f"{self.url}licenses.txt")
        phone.evaluate(FORGET)
        phone.evaluate(play.PLANT, WELL_VERSED | SHORT)
        self.phones.append(phone)
        return phone

    def open(self, engine: str, game: str, way: str = "?lan") -> None:
        """Open a table on the first phone."""
        phone = self.add(engine)
        phone.open(f"{self.url}{way}")
        phone.until(f"() => {READY}", seconds=START_S)
        self.open_here(game)

    def open_here(self, game: str) -> None:
        """Open a table on the first phone, which is at home."""
        phone = self.host
        on_screen(phone, "home")
        phone.tap(f"li[data-game='{game}'] button")
        on_screen(phone, "setup")
        phone.tap("button", "Everyone on their own phone")

    def hear(self) -> None:
        """Let the first phone try if others can hear it."""
        phone = self.add("chromium with camera")
        phone.open(self.url)
        phone.until(f"() => {READY}", seconds=START_S)
        phone.tap("button", "Join a table")
        on_screen(phone, "join")
        phone.tap("button", "Can our phones hear each other?")

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

    def pair(self, engine: str, name: str) -> Engine:
        """Let one more phone find the host by codes. Chromium scans the host’s, Firefox opens its link."""
        host = self.host
        assert isinstance(host, ChromiumWithCamera)
        if len(self.phones) > 1:
            host.tap("#sheet button", "Add another phone")
        guest = self.add(engine)
        guest.open(self.url)
        guest.until(f"() => {READY}", seconds=START_S)
        if isinstance(guest, ChromiumWithCamera):
            host.sees(".for-cameras svg")
            guest.look_at(host)
            guest.tap("button", "Join a table")
            self.say_who(guest, name)
            guest.tap("button", "Scan the code")
        else:
            self._open_code(guest, name)
        self._scan_answer(guest)
        self.host.sees(".list li", name)
        return guest

    def _open_code(self, guest: Engine, name: str) -> None:
        """Open the host’s code on a phone, as a camera app does."""
        assert isinstance(self.host, ChromiumWithCamera)
        guest.open(self.host.text_of(self.host))
        self.say_who(guest, name)
        guest.tap("button", "Join")

    def _scan_answer(self, guest: Engine) -> None:
        assert isinstance(self.host, ChromiumWithCamera)
        self.host.look_at(guest)
        self.host.tap("button", "Then scan the other phone")
        guest.until("() => !document.querySelector('.for-cameras')")

    def comes_back(self, guest: Engine, name: str, *, by_relay: bool) -> None:
        """Let a guest reload its page, and come back to its seat."""
        guest.reload()
        guest.until(f"() => {READY}", seconds=START_S)
        if by_relay:
            guest.tap("button", "Back to the table")
        else:
            assert isinstance(self.host, ChromiumWithCamera)
            self._show_code(self.host)
            if isinstance(guest, ChromiumWithCamera):
                guest.look_at(self.host)
                guest.tap("button", "Back to the table")
                guest.tap("button", "Scan the code")
            else:
                self._open_code(guest, name)
            self._scan_answer(guest)
            self.host.until("() => !document.querySelector('#sheet')")  # its sheet has nothing more to say
        on_screen(guest, "play", "handover", "reactions", "scores")

    def _show_code(self, host: Engine) -> None:
        """Let the host show a code in a game."""
        self.free(host)
        host.tap("button", "Menu")
        host.tap("#sheet button", "Other phones")
        # As long as the host has not missed the phone, it makes no code by itself.
        host.until(f"() => {OFFER} || document.querySelector('.for-cameras svg') !== null")
        if host.evaluate(f"() => {OFFER}"):
            host.tap("#sheet button", "Add another phone")
        host.sees(".for-cameras svg")

    def hold_code(self, guest: Engine) -> None:
        """Show a code on the host’s phone, and let the camera of a guest see it when it is opened."""
        assert isinstance(guest, ChromiumWithCamera)
        self._show_code(self.host)
        guest.look_at(self.host)

    def sleeps(self, guest: Engine, name: str) -> None:
        """Suspend a phone until the host has noticed, and wake it."""
        for process in guest.processes:
            os.killpg(process.pid, signal.SIGSTOP)
        self.host.sees("body", f"We’ve lost {name}’s phone")
        for process in guest.processes:
            os.killpg(process.pid, signal.SIGCONT)
        self.host.sees("body", f"{name}’s phone is back")

    def free(self, phone: Engine) -> None:
        """Close what lies over the table."""
        if phone.has("#sheet header button", "Close"):
            phone.tap("#sheet header button", "Close")

    def say_who(self, phone: Engine, name: str) -> None:
        on_screen(phone, "join")
        phone.evaluate(FILL, "#your-name", name)

    def start(self) -> None:
        """Deal on the host’s phone, once the numbers of all phones for this deal are there."""
        self.host.sees("#sheet button", "Deal for")
        self.host.tap("#sheet header button", "Close")
        self.host.tap(DEALS)
        for phone in self.phones:
            on_screen(phone, "play", "handover", "reactions")

    def play(self, chance: random.Random) -> Iterator[Engine | None]:
        """Make random taps on each phone until all of them show the result.

        Yield after each round of taps: the phone on which a move was chosen last, or None.
        """
        texts: list[str] = []
        changed = time.monotonic()
        while not all(phone.evaluate(OVER) for phone in self.phones):
            moved = None
            for phone in self.phones:
                with suppress(EngineError):  # it may be redrawn at this moment
                    eager = chance.random() < 0.8 and phone.evaluate(EAGER)
                    if event := eager or phone.evaluate(CHOOSE, chance.random(), True):
                        phone.tap(CHOSEN, seconds=0.5)
                        moved = phone if '"play"' in event else moved
            before, texts = texts, [phone.evaluate(SHOWN) for phone in self.phones]
            if texts != before:
                changed = time.monotonic()
            assert time.monotonic() - changed < STUCK_S, "nothing happens:\n\n" + "\n\n".join(texts)
            yield moved

    def play_a_little(self) -> None:
        """Play until each phone could move three times in turn. So moves of each have come to the other."""
        turns: list[Engine] = []
        playing = self.play(random.Random(36))
        while len(turns) < 6:
            moved = next(playing)
            if moved is not None and turns[-1:] != [moved]:
                turns.append(moved)

    def close(self) -> None:
        """End it."""
        self.ending.close()


class Apart(Gathering):
    """Two phones with a cable between them, without a way to anywhere else. Each has Tenfold already."""

    def __init__(self, dist: Path) -> None:
        self.ending = ExitStack()
        self.phones = []
        self.places = (Place(self.ending), Place(self.ending))
        self.cable = Cable(self.places)
        self.dist = dist

    def add(self, engine: str) -> Engine:
        place = self.places[len(self.phones)]
        with place.inside():
            server = make_server(self.dist, base=BASE)
        self.serve(server)
        return self.start_phone(PlacedChromium(place))


RELAYED = ("firefox", "webkit", "chromium")
PAIRED = ("chromium with camera", "firefox with camera", "chromium with camera")
NAMES = ("Zoë", "Cem", "Dan")


def play_a_match(gathering: Gathering, game: str, way: str) -> None:
    """Play a match with four phones. One of them reloads its page on the way, and one is suspended.

    All of them end with the same result. In Tenstuff, four computer players play too.
    """
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
    for _ in playing:
        pass
    for phone in guests:
        phone.sees("main", "Fairly dealt")
        phone.sees("main", "Zoë")


def take(playing: Iterator[Engine | None], rounds: int) -> None:
    """Play some rounds of taps."""
    for _ in zip(range(rounds), playing, strict=False):
        pass
