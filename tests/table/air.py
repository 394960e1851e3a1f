"""Several phones without browsers, and the air between them, which can lose, double and reorder messages."""

from __future__ import annotations

import random
from collections.abc import Callable

from table.features.phones.state import hosting, visit
from tests.table.driver import START, Person, Phone

ROOM, KEY = "room-1", "key-1"


class Air:
    """The wire between a host and its guests. A message is lost, doubled or late with these chances."""

    def __init__(self, seed: int = 1, *, lost: float = 0.0, doubled: float = 0.0, late: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.lost, self.doubled, self.late = lost, doubled, late
        self.phones: dict[str, Phone] = {}
        self.under_way: list[tuple[str, str, str]] = []  # to, from, text
        self.everything: list[tuple[str, str, str]] = []
        self.host: Phone | None = None
        self.listeners: list[Callable[[str, str, str], object]] = []
        self.cut: set[str] = set()

    # Phones.

    def open(self, kinds: str = "pmmm", *, game: str = "PIG 10", **options: str) -> Phone:
        """Return the phone of the host, at the set-up of a game that others can join."""
        host = self.add("host", Phone(query={"lan": ""}))  # type: ignore[arg-type]
        self.host = host
        host.set_up(kinds, game=game, **options)
        host.tap("Everyone on their own phone")
        return host

    def join(self, name: str, channel: str = "") -> Phone:
        """Return the phone of a guest that has joined."""
        phone = Phone(entropy=len(self.phones) + 5, query={"lan": ""}, link={"join": ROOM})  # type: ignore[arg-type]
        self.add(channel or f"c{len(self.phones)}", phone)
        phone.type_in("Your name", name)
        phone.tap("Join")
        self.settle()
        return phone

    def add(self, channel: str, phone: Phone) -> Phone:
        """Connect a phone. Its effects go through the air from now on."""
        self.phones[channel] = phone
        phone.watchers.append(lambda phone: self._take(channel, phone))
        return phone

    def _take(self, channel: str, phone: Phone) -> None:
        for effect in phone.effects:
            match effect["type"]:
                case "phones-open":
                    link = f"http://tenfold.test/?lan#join={ROOM}"
                    self._later(phone, {"type": "phones-opened", "room": ROOM, "key": KEY, "link": link})
                case "phones-join":
                    self._later(phone, {"type": "phones-came", "from": "host"})
                    assert self.host is not None
                    self._later(self.host, {"type": "phones-came", "from": channel})
                case "phones-send":
                    to = effect["to"]
                    self._send(to if channel == "host" else "host", channel, effect["text"])

    def _later(self, phone: Phone, event: dict) -> None:
        self.waiting = [*getattr(self, "waiting", []), (phone, event)]

    def _send(self, to: str, sender: str, text: str) -> None:
        self.everything.append((to, sender, text))
        for listen in self.listeners:
            listen(to, sender, text)
        if {to, sender} & self.cut or self.random.random() < self.lost:
            return
        for _ in range(2 if self.random.random() < self.doubled else 1):
            at = len(self.under_way)
            if self.random.random() < self.late:
                at = self.random.randint(0, len(self.under_way))
            self.under_way.insert(at, (to, sender, text))

    # Time.

    def deliver(self) -> bool:
        """Deliver what is under way. Return false if nothing was."""
        waiting, self.waiting = getattr(self, "waiting", []), []
        for phone, event in waiting:
            phone.send(event)
        if not self.under_way:
            return bool(waiting)
        to, sender, text = self.under_way.pop(0)
        if to in self.phones and to not in self.cut:
            self.phones[to].send({"type": "phones-heard", "from": sender, "text": text})
        return True

    def settle(self) -> None:
        """Deliver everything."""
        for _ in range(1000):
            if not self.deliver():
                return
        raise AssertionError("the phones never stop talking")

    def drop(self, channel: str) -> None:
        """Cut a phone off, as when its page is closed."""
        self.cut.add(channel)
        assert self.host is not None
        self.host.send({"type": "phones-gone", "from": channel})

    def play(self, people: dict[str, Person], until: Callable[[], bool], most: int = 20_000) -> bool:
        """Let everyone play by looking at their own screen, until this holds. Return false if it takes too long."""
        for _ in range(most):
            if until():
                return True
            moved = self.deliver()
            channel = self.random.choice(list(people))
            if channel not in self.cut:
                moved = act(self.phones[channel], people[channel]) or moved
            if not moved:
                self._wait(people)
        return False

    def _wait(self, people: dict[str, Person]) -> None:
        """Let time pass for everyone, up to the next timer."""
        able = [phone for name, phone in self.phones.items() if phone.timers and name not in self.cut]
        if not able:
            return
        due = min(time for phone in able for time, _ in phone.timers.values())
        for phone in self.phones.values():
            phone.now = max(phone.now, due)
        for phone in able:
            while any(time <= phone.now for time, _ in phone.timers.values()):
                phone.let_timer_run_out()


def act(phone: Phone, person: Person) -> bool:
    """Let a person do what can be done on a phone now. Return false if they can only wait."""
    if any(due <= phone.now for due, _ in phone.timers.values()):
        phone.let_timer_run_out()
        return True
    offers = [button for kind in ("go-on", "take-phone", "begin-turn") for button in phone.sending(kind)]
    if phone.screen in ("play", "scores", "handover", "reactions") and (phone.sheet or offers or phone.can_choose):
        person.act(phone)
        return True
    return False


def dealt(air: Air) -> Phone:
    """Tap “Deal” on the host's phone."""
    assert air.host is not None
    air.host.tap(air.host.sending("start")[0])
    air.settle()
    return air.host


__all__ = ["KEY", "ROOM", "START", "Air", "act", "dealt", "hosting", "visit"]
