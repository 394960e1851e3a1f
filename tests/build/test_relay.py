"""The relay between phones: what passes through, who hears what, and what strangers can’t do."""

from __future__ import annotations

import http.client
import json
import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http import HTTPStatus
from pathlib import Path
from queue import Empty

import pytest

from web.build.relay import (
    AT_ONCE,
    EMPTY,
    GUESTS,
    LARGEST_TO_GUEST,
    LARGEST_TO_HOST,
    PER_SECOND,
    ROOMS,
    SILENT,
    WAITING,
    Line,
    Message,
    Relay,
    Room,
    relaying,
)
from web.build.server import SiteServer, make_server, running

BASE = "/some/where/"


class Clock:
    """A time that only a test moves on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def relay(clock: Clock) -> Relay:
    return Relay(now=clock)


def opened(relay: Relay) -> Room:
    room = relay.open("", "")
    assert room is not None
    return room


def host_of(relay: Relay, room: Room) -> Line:
    line = relay.listen(room.name, room.key)
    assert line is not None
    return line


def guest_of(relay: Relay, room: Room) -> Line:
    line = relay.listen(room.name, None)
    assert line is not None
    return line


def heard(line: Line) -> list[Message | None]:
    """Return what has come on a line since the last time."""
    found = []
    while True:
        try:
            found.append(line.waiting.get_nowait())
        except Empty:
            return found


def test_a_host_and_its_guests_hear_each_other(relay: Relay) -> None:
    room = opened(relay)
    host = host_of(relay, room)
    one, two = guest_of(relay, room), guest_of(relay, room)
    assert heard(host) == [{"came": one.channel}, {"came": two.channel}]
    assert heard(one) == heard(two) == [{"came": "host"}]
    assert relay.speak(one.secret, None, "from one") == HTTPStatus.OK
    assert relay.speak(host.secret, two.channel, "to two") == HTTPStatus.OK
    assert heard(host) == [{"from": one.channel, "text": "from one"}]
    assert (heard(one), heard(two)) == ([], [{"from": "host", "text": "to two"}])


def test_a_guest_can_only_speak_to_the_host(relay: Relay) -> None:
    """A guest that names another guest’s channel still speaks to the host, and under its own name."""
    room = opened(relay)
    host = host_of(relay, room)
    one, two = guest_of(relay, room), guest_of(relay, room)
    heard(host), heard(two)
    relay.speak(one.secret, two.channel, "as if from the host")
    assert heard(two) == []
    assert heard(host) == [{"from": one.channel, "text": "as if from the host"}]


def test_rooms_are_apart(relay: Relay) -> None:
    here, there = opened(relay), opened(relay)
    host, other = host_of(relay, here), host_of(relay, there)
    guest = guest_of(relay, here)
    heard(other)
    assert relay.speak(other.secret, guest.channel, "from next door") == HTTPStatus.GONE
    relay.speak(guest.secret, None, "hello")
    assert heard(other) == []
    assert heard(host)[-1] == {"from": guest.channel, "text": "hello"}


def test_only_the_key_makes_a_host(relay: Relay) -> None:
    room = opened(relay)
    assert relay.listen(room.name, "a guess") is None
    assert relay.listen(room.name, "") is None
    assert relay.listen("a guess", room.key) is None
    assert relay.open(room.name, "a guess") is not room
    assert relay.open(room.name, room.key) is room


def test_a_channel_is_no_secret_to_speak_with(relay: Relay) -> None:
    room = opened(relay)
    host_of(relay, room)
    guest = guest_of(relay, room)
    for guess in (guest.channel, room.name, room.key, "host", ""):
        assert relay.speak(guess, None, "x") == relay.hear(guess) == HTTPStatus.NOT_FOUND


def test_a_host_that_comes_back_takes_its_line_over(relay: Relay) -> None:
    room = opened(relay)
    old = host_of(relay, room)
    guest = guest_of(relay, room)
    new = host_of(relay, room)
    assert heard(old)[-2:] == [{"taken": True}, None]
    relay.leave(old)
    assert heard(new) == [{"came": guest.channel}]
    assert heard(guest) == [{"came": "host"}, {"came": "host"}]
    assert relay.speak(old.secret, guest.channel, "x") == HTTPStatus.NOT_FOUND
    assert relay.speak(guest.secret, None, "x") == HTTPStatus.OK


def test_who_leaves_is_noticed(relay: Relay) -> None:
    room = opened(relay)
    host, guest = host_of(relay, room), guest_of(relay, room)
    heard(host), heard(guest)
    relay.leave(guest)
    assert heard(host) == [{"gone": guest.channel}]
    other = guest_of(relay, room)
    heard(other)
    relay.leave(host)
    assert heard(other) == [{"silent": "host"}]
    assert relay.speak(other.secret, None, "x") == HTTPStatus.GONE


def test_who_is_silent_is_noticed_once_and_so_is_their_return(relay: Relay, clock: Clock) -> None:
    room = opened(relay)
    host, guest = host_of(relay, room), guest_of(relay, room)
    heard(host), heard(guest)
    clock.seconds += SILENT
    relay.look(guest)
    assert heard(host) == []
    clock.seconds += 1
    for _ in range(3):
        relay.look(guest)
    assert heard(host) == [{"silent": guest.channel}]
    relay.hear(guest.secret)
    relay.hear(guest.secret)
    assert heard(host) == [{"back": guest.channel}]
    relay.look(host)
    assert heard(guest) == [{"silent": "host"}]
    relay.speak(host.secret, guest.channel, "x")
    assert heard(guest) == [{"back": "host"}, {"from": "host", "text": "x"}]


def test_a_guest_that_floods_is_slowed_down(relay: Relay, clock: Clock) -> None:
    """The host isn’t: it speaks to all guests at once."""
    room = opened(relay)
    host, guest = host_of(relay, room), guest_of(relay, room)
    said = [relay.speak(guest.secret, None, "x") for _ in range(300)]
    assert said.count(HTTPStatus.OK) == AT_ONCE
    assert set(said) == {HTTPStatus.OK, HTTPStatus.TOO_MANY_REQUESTS}
    clock.seconds += 4
    heard(host)
    said = [relay.speak(guest.secret, None, "x") for _ in range(int(AT_ONCE + 4 * PER_SECOND))]
    assert 0 < said.count(HTTPStatus.OK) <= AT_ONCE
    assert {relay.speak(host.secret, guest.channel, "x") for _ in range(300)} == {HTTPStatus.OK}


def test_what_no_one_takes_does_not_pile_up(relay: Relay) -> None:
    room = opened(relay)
    host, guest = host_of(relay, room), guest_of(relay, room)
    said = [relay.speak(host.secret, guest.channel, "x") for _ in range(2 * WAITING)]
    assert said[-1] == HTTPStatus.SERVICE_UNAVAILABLE
    assert len(heard(guest)) == WAITING


def test_rooms_and_guests_are_limited(relay: Relay, clock: Clock) -> None:
    rooms = [opened(relay) for _ in range(ROOMS)]
    assert relay.open("", "") is None
    host_of(relay, rooms[0])
    for _ in range(GUESTS):
        guest_of(relay, rooms[0])
    assert relay.listen(rooms[0].name, None) is None
    clock.seconds += EMPTY + 1
    assert relay.open("", "") is not None, "rooms that their host has left are closed"
    assert set(relay.rooms) >= {rooms[0].name}
    assert len(relay.rooms) == 2


def test_nothing_is_left_of_those_who_have_gone(relay: Relay) -> None:
    """Come and go at random: what is kept is exactly who is there."""
    luck = random.Random(36)
    room = opened(relay)
    lines: list[Line] = []
    for _ in range(500):
        if lines and luck.random() < 0.5:
            relay.leave(lines.pop(luck.randrange(len(lines))))
        elif (line := relay.listen(room.name, room.key if luck.random() < 0.2 else None)) is not None:
            lines.append(line)
        here = {line.secret for line in [*room.guests.values(), *([room.host] if room.host else [])]}
        assert set(relay.lines) == here
    for line in lines:
        relay.leave(line)
    assert not relay.lines
    assert not room.guests
    assert room.host is None


# Over HTTP.


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    (tmp_path / "index.html").write_text("<h1>home</h1>")
    kind = relaying(Relay("http://192.0.2.7:8000/"))
    with running(make_server(tmp_path, base=BASE, kind=kind)) as server:
        yield server


def post(server: SiteServer, path: str, body: str | bytes = "") -> tuple[int, dict[str, str]]:
    with closing(http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)) as connection:
        connection.request("POST", f"{BASE}relay/{path}", body.encode() if isinstance(body, str) else body)
        response = connection.getresponse()
        found = response.read()
        return response.status, json.loads(found) if found.startswith(b"{") else {}


class Ear:
    """An event stream."""

    def __init__(self, server: SiteServer, path: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)
        self.connection.request("GET", f"{BASE}relay/{path}")
        self.response = self.connection.getresponse()

    def close(self) -> None:
        self.response.close()
        self.connection.close()

    def next(self, skip: str = "beat") -> dict[str, str]:
        while True:
            line = self.response.readline().decode()
            if line.startswith("data: ") and skip not in (found := json.loads(line[6:])):
                return found
            assert line, "the stream has ended"


@pytest.fixture
def ears() -> Iterator[ExitStack]:
    with ExitStack() as ears:
        yield ears


def test_phones_talk_over_http(server: SiteServer, ears: ExitStack) -> None:
    status, room = post(server, "open", "{}")
    assert (status, room["address"]) == (200, "http://192.0.2.7:8000/")
    host = Ear(server, f"{room['room']}/host/{room['key']}")
    ears.callback(host.close)
    assert host.response.headers["Content-Type"] == "text/event-stream"
    hosts = host.next()["you"]
    guest = Ear(server, f"{room['room']}/guest")
    guests = guest.next()["you"]
    channel = host.next()["came"]
    assert guest.next() == {"came": "host"}
    words = "Grüße, ten of ♠ and\n\ndata: a new line"
    assert post(server, f"{guests}/tell", words)[0] == 200
    assert host.next() == {"from": channel, "text": words}
    assert post(server, f"{hosts}/tell/{channel}", words * 1000)[0] == 200
    assert guest.next() == {"from": "host", "text": words * 1000}
    assert post(server, f"{guests}/beat")[0] == 200
    guest.close()
    assert "gone" in host.next(), "the beat found that no one listens"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("nothing", "", 404),
        ("", "", 404),
        ("a/guess/tell", "", 404),
        ("guess/tell", "x", 404),
        ("guess/beat", "", 404),
        ("guess/tell", "x" * (LARGEST_TO_HOST + 1), 413),
        ("guess/tell/y", b"x" * (LARGEST_TO_GUEST + 1), 413),
    ],
)
def test_what_makes_no_sense_is_refused(server: SiteServer, path: str, body: str | bytes, status: int) -> None:
    assert post(server, path, body)[0] == status


@pytest.mark.parametrize(
    "body", ["", "nonsense", "[]", '{"room": {}, "key": [1]}', "[" * 5000, "\ud800".encode("utf-8", "surrogatepass")]
)
def test_any_text_opens_a_table(server: SiteServer, body: str | bytes) -> None:
    """What can’t be read names no room that was open before."""
    status, room = post(server, "open", body)
    assert (status, set(room)) == (200, {"room", "key", "address"})


@pytest.mark.parametrize("length", ["-1", "a", "99999999999", "1.5"])
def test_a_wrong_length_ends_the_connection(server: SiteServer, length: str) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)) as connection:
        connection.putrequest("POST", f"{BASE}relay/open")
        connection.putheader("Content-Length", length)
        connection.endheaders()
        assert connection.getresponse().status in (400, 413)


def test_a_table_that_is_not_there_ends_the_stream(server: SiteServer) -> None:
    for path in ("guess/guest", "guess/host/guess", "guess", "guess/guest/more"):
        with closing(Ear(server, path)) as ear:
            assert ear.response.status == 404


def test_the_site_itself_takes_nothing(tmp_path: Path) -> None:
    with running(make_server(tmp_path, base=BASE)) as server:
        assert post(server, "open")[0] == 405


def test_nothing_is_logged(
    server: SiteServer, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    room = post(server, "open")[1]
    with closing(Ear(server, f"{room['room']}/guest")) as ear:
        ear.next()
    post(server, "guess/tell", "x")
    assert capfd.readouterr() == ("", "")
    assert not caplog.records
