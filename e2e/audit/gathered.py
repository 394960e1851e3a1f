"""Several phones at one table, without browsers, frame by frame: lobby, codes, lost, found, left, and the game."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from unittest.mock import patch

import tenfold
from e2e.audit.walks import LONG, Frame, Watched, look_around
from table.features.phones.words import CLOSED, FAILED
from tests.table.air import Air, act
from tests.table.driver import Person, Phone


class WatchedAir(Air):
    """The wire between phones whose frames are kept."""

    def __init__(self, caption: str, seed: int) -> None:
        super().__init__(seed, explain=True)
        self.caption = caption
        self.watched: list[Watched] = []

    def add(self, channel: str, phone: Phone) -> Phone:
        """Connect a phone, and keep its frames from now on."""
        self.watched.append(Watched(f"{self.caption} {channel}", phone))
        return super().add(channel, phone)

    def taken(self) -> Iterator[Frame]:
        """Yield the frames of one phone after the other."""
        for one in self.watched:
            yield from one.taken()

    def play_for(self, rounds: int) -> None:
        """Let everyone who can do something do it, and time pass, this many times."""
        people = {channel: Person(number) for number, channel in enumerate(self.phones)}
        for _ in range(rounds):
            self.settle()
            for channel, person in people.items():
                if channel not in self.cut and self.phones[channel].model.session is not None:
                    act(self.phones[channel], person)
            self.wait(people)


def gathered(game: str, seed: int) -> list[Frame]:
    """Return the frames of a table of three phones that found each other by codes, and all that can befall them."""
    luck = random.Random(seed)
    with patch.object(secrets, "token_hex", lambda size: luck.randbytes(size).hex()):
        return list(_gathered(game, seed))


def _gathered(game: str, seed: int) -> Iterator[Frame]:
    yield from _hearing(seed)
    air = WatchedAir(f"phones of {game} seed {seed}", seed)
    host = air.open_directly("pmm", game=tenfold.game_class(game).long_name)
    for name in (LONG[0], LONG[1]):
        look_around(host)
        air.pair(name)
        if name == LONG[0]:
            host.tap("Add another phone")
            air.settle()
    one, other = air.phones["c1"], air.phones["c2"]
    for why in FAILED:
        for phone in (host, one):
            phone.send({"type": "phones-failed", "why": why})
    one.send({"type": "phones-came", "from": "host"})
    host.send({"type": "phones-retry"})
    host.type_in("Your name", LONG[2])
    air.settle()
    for phone in (one, other):
        look_around(phone)
    host.tap("Deal for ")
    yield from air.taken()
    air.play_for(12)
    for phone in air.phones.values():
        look_around(phone)
    yield from air.taken()
    _come_and_go(air)
    yield from air.taken()
    for left in (12, 2, 0):
        air.hurry(left)
        air.play_for(30)
    for phone in air.phones.values():
        look_around(phone)
    for why in CLOSED:
        other.send({"type": "phones-find"})
        other.send({"type": "phones-closed", "why": why})
    host.send({"type": "phones-close"})
    air.settle()
    yield from air.taken()


def _hearing(seed: int) -> Iterator[Frame]:
    """Yield the frames of phones that only try if they hear each other."""
    air = WatchedAir(f"hearing seed {seed}", seed)
    air.hear()
    for name in (LONG[1], LONG[3]):
        air.pair(name)
        assert air.host is not None
        air.host.tap("Add another phone")
        air.settle()
    for why in FAILED:
        air.host.send({"type": "phones-failed", "why": why})
    yield from air.taken()


def _come_and_go(air: WatchedAir) -> None:
    """Lose a phone, find it, and let it leave. Let another one come late."""
    host, one, other = air.host, air.phones["c1"], air.phones["c2"]
    assert host is not None
    other.send({"type": "undo"})
    host.send({"type": "undo"})
    air.settle()
    one.send({"type": "phones-silent", "from": "host"})
    air.drop("c1")
    air.play_for(12)
    look_around(host)
    host.send({"type": "phones-show"})
    air.settle()
    host.send({"type": "close"})
    air.cut.clear()
    one.send({"type": "phones-came", "from": "host"})
    host.send({"type": "phones-came", "from": "c1"})
    air.settle()
    host.send({"type": "home"})
    air.settle()
    host.tap("Continue")
    air.settle()
    one.send({"type": "sheet", "name": "phones-leave"})
    one.send({"type": "phones-leave"})
    air.settle()
    air.play_for(6)
    late = air.add("c9", Phone(entropy=99, query={"lan": ""}, link={"join": "late"}))
    late.type_in("Your name", LONG[3])
    late.tap("Join")
    air.settle()
    look_around(host)
