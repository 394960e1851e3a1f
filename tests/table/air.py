"""Several phones without browsers, and the air between them, which can lose, double and reorder messages."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest import mock

from table.features.phones.state import hosting, visit
from table.update.playing import settle
from tenfold.testing import random_action
from tests.table.driver import START, Person, Phone

ROOM, KEY = "room-1", "key-1"


def description(setup: str = "actpass", addresses: int = 2, luck: random.Random | None = None) -> str:
    """Return a session description as Chromium writes it, with random secrets and addresses."""
    luck = luck or random.Random(f"{setup} {addresses}")

    def some(length: int) -> str:
        return "".join(luck.choice("abcXYZ0189+/") for _ in range(length))

    lines = [
        "v=0",
        f"o=- {luck.randrange(10**18, 10**19)} 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "a=extmap-allow-mixed",
        "a=msid-semantic: WMS",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *(
            f"a=candidate:{luck.randrange(10**9)} 1 udp 21139{luck.randrange(10000, 99999)} 192.168.0.{number} "
            f"{luck.randrange(1024, 65536)} typ host generation 0 network-cost 999"
            for number in range(1, addresses + 1)
        ),
        f"a=ice-ufrag:{some(4)}",
        f"a=ice-pwd:{some(24)}",
        "a=ice-options:trickle",
        f"a=fingerprint:sha-256 {luck.randbytes(32).hex(':').upper()}",
        f"a=setup:{setup}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
    ]
    return "".join(f"{line}\r\n" for line in lines)


@contextmanager
def same_luck(seed: int = 1) -> Iterator[None]:
    """Let phones draw the same secrets each time: a deal of several phones is made of them."""
    luck = random.Random(seed)
    with mock.patch.object(secrets, "token_hex", lambda size: luck.randbytes(size).hex()):
        yield


class Air:
    """The wire between a host and its guests. A message is lost, doubled or late with these chances.

    `reloads` is the chance that a phone is reloaded, at each step of `play`.
    """

    def __init__(
        self, seed: int = 1, *, lost: float = 0.0, doubled: float = 0.0, late: float = 0.0, explain: bool = False
    ) -> None:
        self.random, self.luck = random.Random(seed), random.Random(seed)
        self.explain = explain
        self.lost, self.doubled, self.late = lost, doubled, late
        self.phones: dict[str, Phone] = {}
        self.under_way: list[tuple[str, str, str]] = []  # to, from, text
        self.everything: list[tuple[str, str, str]] = []
        self.host: Phone | None = None
        self.listeners: list[Callable[[str, str, str], object]] = []
        self.waiting: list[tuple[Phone, dict]] = []
        self.cut: set[str] = set()
        self.offers, self.scanned = 300, ""
        self.reloads = 0.0

    # Phones.

    def open(self, kinds: str = "pmmm", *, game: str = "PIG 10", **options: str) -> Phone:
        """Return the phone of the host, at the set-up of a game that others can join."""
        host = self.add("host", Phone(query={"lan": ""}, explain=self.explain))  # type: ignore[arg-type]
        self.host = host
        host.set_up(kinds, game=game, **options)
        host.tap("Everyone on their own phone")
        return host

    def join(self, name: str, channel: str = "") -> Phone:
        """Return the phone of a guest that has joined."""
        env = {"query": {"lan": ""}, "link": {"join": ROOM}}
        phone = Phone(entropy=len(self.phones) + 5, explain=self.explain, **env)  # type: ignore[arg-type]
        self.add(channel or f"c{len(self.phones)}", phone)
        phone.type_in("Your name", name)
        phone.tap("Join")
        self.settle()
        return phone

    def open_directly(self, kinds: str = "pm", *, game: str = "PIG 10") -> Phone:
        """Return the phone of a host that others find by its code, without a server."""
        host = self.host = self.add("host", Phone(direct=True))
        host.set_up(kinds, game=game)
        host.tap("Everyone on their own phone")
        self.settle()
        return host

    def hear(self, name: str = "Ada") -> Phone:
        """Return a phone that tries if others can hear it."""
        host = self.host = self.add("host", Phone(direct=True))
        host.send({"type": "set", "key": "name", "value": name})
        host.tap("Join a table")
        host.tap("Can our phones hear each other?")
        self.settle()
        return host

    def pair(self, name: str, *, link: bool = False) -> Phone:
        """Return the phone of a guest that has scanned the host’s code, and whose code the host has scanned."""
        known = hosting(self.host.model) if self.host else None
        assert known is not None
        code = known.link
        options = {"link": {"join": code.partition("#join=")[2]}} if link else {}
        phone = Phone(entropy=len(self.phones) + 5, direct=True, **options)
        channel = f"c{len(self.phones)}"
        self.add(channel, phone)
        if not link:
            phone.tap("Join a table")
        phone.type_in("Your name", name)
        self.scan(phone, channel, code)
        return phone

    def scan(self, phone: Phone, channel: str, code: str) -> None:
        """Let a guest’s phone scan the host’s code, if it has none, and the host’s phone the answer."""
        assert self.host is not None
        if phone.sending("phones-join"):
            phone.tap("Join")
        else:
            if 'id="camera"' not in phone.html:
                phone.tap("Scan the code")
            phone.send({"type": "phones-scanned", "text": code})
        self.settle()
        there = visit(phone.model)
        assert there is not None
        self.scanned = channel
        self.host.tap("Then scan the other phone")
        self.host.send({"type": "phones-scanned", "text": there.answer})
        self.settle()

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
                case "phones-offer":
                    self.offers += 1
                    self._later(
                        phone, {"type": "phones-offer", "number": self.offers, "text": description(luck=self.luck)}
                    )
                case "phones-answer":
                    self._later(phone, {"type": "phones-answer", "text": description("active", luck=self.luck)})
                case "phones-accept":
                    assert self.host is phone
                    assert effect["number"] == self.offers
                    self._later(phone, {"type": "phones-came", "from": self.scanned})
                    self._later(self.phones[self.scanned], {"type": "phones-came", "from": "host"})
                case "phones-send":
                    to = effect["to"]
                    self._send(to if channel == "host" else "host", channel, effect["text"])

    def _later(self, phone: Phone, event: dict) -> None:
        self.waiting.append((phone, event))

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

    def hurry(self, left: int) -> None:
        """Play at random without anyone’s phone until about this many moves are left."""
        assert self.host is not None
        session, chance = self.host.session, random.Random(left)
        state, acts = session.record.state.clone(), []
        while not state.is_terminal():
            action, seat = random_action(state, chance, hurry=True)
            acts.append((seat, state.action_to_string(action)))
            state.apply_action(action, seat)
        for seat, action_text in acts[: max(0, len(acts) - left)]:
            session.record.play(seat, action_text)
        self.host.store[f"game:{session.id}"] = session.record.to_json()
        session.moment = None
        session.later.clear()
        settle(session)
        self.host.send({"type": "shown"})
        self.settle()

    def deliver(self) -> bool:
        """Deliver what is under way. Return false if nothing was."""
        waiting, self.waiting = self.waiting, []
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

    def reload(self, channel: str) -> None:
        """Start a phone again from its saves, as when its page is reloaded. What is under way to or from it is lost."""
        assert self.host is not None
        phone = self.phones[channel]
        self.under_way = [message for message in self.under_way if channel not in message[:2]]
        self.waiting = [(to, event) for to, event in self.waiting if to is not phone]
        if phone is not self.host:
            self.host.send({"type": "phones-gone", "from": channel})
            phone.boot()  # it asks to join by itself
            return
        guests = [(name, guest) for name, guest in self.phones.items() if guest is not phone]
        for _, guest in guests:
            guest.send({"type": "phones-gone", "from": "host"})
        phone.come_back()
        for name, guest in guests:
            phone.send({"type": "phones-came", "from": name})
            guest.send({"type": "phones-came", "from": "host"})

    def play(self, people: dict[str, Person], until: Callable[[], bool], most: int = 20_000) -> bool:
        """Let everyone play by looking at their own screen, until this holds. Return false if it takes too long."""
        for _ in range(most):
            if until():
                return True
            if self.reloads and self.random.random() < self.reloads:
                self.reload(self.random.choice(list(people)))
            moved = self.deliver()
            channel = self.random.choice(list(people))
            if channel not in self.cut:
                moved = act(self.phones[channel], people[channel]) or moved
            if not moved:
                self.wait(people)
        return False

    def wait(self, people: dict[str, Person]) -> None:
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
    if phone.screen == "home" and phone.sending("phones-visit"):
        phone.tap(phone.sending("phones-visit")[0])
        return True
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
    if air.host.sheet:
        air.host.tap("Close")
    air.host.tap(air.host.sending("start")[0])
    air.settle()
    return air.host


def play_on(air: Air, most: int = 900) -> None:
    """Play to the end, everyone by taps on their own phone. A game that takes too long is hurried."""
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}

    def over() -> bool:
        return all(phone.screen == "result" for phone in air.phones.values())

    for left in (12, 2, 0):
        if air.play(people, over, most):
            break
        air.hurry(left)
    assert air.play(people, over)
    air.lost = air.reloads = 0.0
    for _ in range(20):
        air.settle()
        air.wait(people)


def check_the_same_game(air: Air) -> None:
    """Check that everyone has the whole game, as the host saved it."""
    assert air.host is not None
    saved = air.host.saved
    assert saved.finished
    for channel, phone in air.phones.items():
        if channel != "host":
            mine = phone.saved
            assert (mine.entries, mine.digest()) == (saved.entries, saved.digest())
            assert "your phone had a say in this deal" in phone.text
            assert not phone.has_button("Rematch")


def lossy_game(game: str, seed: int, reloads: float = 0.0) -> None:
    """Play the end of a game with four guests on a line that loses, doubles and reorders messages, and check it.

    Phones are reloaded with this chance at each step.
    """
    with same_luck(seed):
        air = Air(seed)
        host = air.open("pm", game=game)
        host.switch("This phone only shows the table", on=True)
        for name in ("Bea", "Cem", "Dan", "Eva"):
            air.join(name)
        dealt(air)
        assert len(host.session.far) == 4
        air.lost, air.doubled, air.late, air.reloads = 0.15, 0.15, 0.3, reloads
        air.hurry(12)
        play_on(air)
        check_the_same_game(air)


__all__ = [
    "KEY",
    "ROOM",
    "START",
    "Air",
    "act",
    "check_the_same_game",
    "dealt",
    "description",
    "hosting",
    "lossy_game",
    "play_on",
    "same_luck",
    "visit",
]
