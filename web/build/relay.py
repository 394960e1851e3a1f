"""A relay between phones in the same network: what a host and its guests say passes through, and nothing is kept.

A phone listens with a server-sent event stream and speaks with posts:

    POST relay/open                  open a table: room, key
    GET  relay/ROOM/host/KEY         the host listens
    GET  relay/ROOM/guest            a guest listens, on a channel of its own
    POST relay/LINE/tell/CHANNEL     the host speaks to a guest
    POST relay/LINE/tell             a guest speaks to the host
    POST relay/LINE/beat             a sign of life

LINE is a secret that each listener gets first. The relay knows no game, and logs nothing.
"""

import json
import queue
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from web.build.server import Handler

LARGEST_TO_HOST, LARGEST_TO_GUEST = 16_000, 1_600_000
"""The maximum length of a message in bytes: four times what the table reads, in characters."""

LARGEST_READ = 2 * LARGEST_TO_GUEST
"""The maximum length that is read, in bytes, before the relay says that it is too much."""

WAITING = 400
"""The maximum number of messages that wait for a phone. If there are more, it has to come again."""

GUESTS, ROOMS = 16, 50
"""The maximum number of guests in a room, and of rooms."""

BEAT = 2.0
"""The seconds between two signs of life."""

SILENT = 6.0
"""The seconds without a sign of life after which a phone counts as silent."""

EMPTY = 600.0
"""The seconds after which a room without its host is closed."""

PER_SECOND, AT_ONCE = 20.0, 60.0
"""How many messages a guest can send: on average, and in a row."""

Message = dict[str, str | bool]


@dataclass(eq=False)
class Line:
    """A connection of a phone: its channel, what waits for it, and when it was last heard."""

    room: "Room"
    channel: str
    now: Callable[[], float]
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    waiting: "queue.Queue[Message | None]" = field(default_factory=lambda: queue.Queue(WAITING))
    silent: bool = False
    allowance: float = AT_ONCE

    def __post_init__(self) -> None:
        """Start with the current time."""
        self.heard = self.counted = self.now()

    def put(self, message: Message | None) -> bool:
        """Add a message, or None to end the line. Return false if too many wait."""
        try:
            self.waiting.put_nowait(message)
        except queue.Full:
            return False
        return True

    def may_speak(self) -> bool:
        """True if the phone does not speak too often."""
        now = self.now()
        self.allowance = min(AT_ONCE, self.allowance + (now - self.counted) * PER_SECOND)
        self.counted = now
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True


@dataclass(eq=False)
class Room:
    """A table: the host's key and line, and the lines of the guests by their channels."""

    name: str
    key: str
    host: Line | None = None
    guests: dict[str, Line] = field(default_factory=dict)
    left: float = 0.0


class Relay:
    """All rooms of a server. `now` returns the time in seconds."""

    def __init__(self, address: str = "", now: Callable[[], float] = time.monotonic) -> None:
        self.address, self.now = address, now
        self.rooms: dict[str, Room] = {}
        self.lines: dict[str, Line] = {}
        self.lock = threading.RLock()

    def open(self, name: str, key: str) -> Room | None:
        """Return a new room, or the one with this name and key. None if there are too many."""
        with self.lock:
            now = self.now()
            for room in [*self.rooms.values()]:
                if room.host is None and now - room.left > EMPTY:
                    del self.rooms[room.name]
            old = self.rooms.get(name)
            if old is not None and secrets.compare_digest(old.key.encode(), key.encode()):
                return old
            if len(self.rooms) >= ROOMS:
                return None
            room = Room(secrets.token_urlsafe(6), secrets.token_urlsafe(16), left=now)
            self.rooms[room.name] = room
            return room

    def listen(self, name: str, key: str | None) -> Line | None:
        """Return a new line of the host, with the key, or of a guest. None if there is no such room, or no place."""
        with self.lock:
            room = self.rooms.get(name)
            if room is None or (key is None and len(room.guests) >= GUESTS):
                return None
            if key is not None:
                if not secrets.compare_digest(room.key.encode(), key.encode()):
                    return None
                if room.host is not None:
                    self._end(room.host)
                line = room.host = Line(room, "host", self.now)
                for channel in room.guests:
                    line.put({"came": channel})
                for guest in room.guests.values():
                    guest.put({"came": "host"})
            else:
                line = Line(room, secrets.token_urlsafe(6), self.now)
                room.guests[line.channel] = line
                if room.host is not None:
                    room.host.put({"came": line.channel})
                    line.put({"came": "host"})
            self.lines[line.secret] = line
            return line

    def leave(self, line: Line) -> None:
        """Take away a line that has ended. The others hear of it."""
        with self.lock:
            self.lines.pop(line.secret, None)
            room = line.room
            if room.host is line:
                room.host, room.left = None, self.now()
                for guest in room.guests.values():
                    guest.put({"silent": "host"})
            elif room.guests.get(line.channel) is line:
                del room.guests[line.channel]
                if room.host is not None:
                    room.host.put({"gone": line.channel})

    def _end(self, line: Line) -> None:
        self.lines.pop(line.secret, None)
        line.put({"taken": True})
        line.put(None)

    def speak(self, secret: str, to: str | None, text: str) -> HTTPStatus:
        """Pass a message on."""
        with self.lock:
            line = self.lines.get(secret)
            if line is None:
                return HTTPStatus.NOT_FOUND
            self._heard(line)
            room = line.room
            is_host = room.host is line
            if not is_host and not line.may_speak():
                return HTTPStatus.TOO_MANY_REQUESTS
            target = room.guests.get(to or "") if is_host else room.host
            if target is None:
                return HTTPStatus.GONE
            message: Message = {"from": line.channel, "text": text}
            return HTTPStatus.OK if target.put(message) else HTTPStatus.SERVICE_UNAVAILABLE

    def hear(self, secret: str) -> HTTPStatus:
        """Note a sign of life."""
        with self.lock:
            line = self.lines.get(secret)
            if line is None:
                return HTTPStatus.NOT_FOUND
            self._heard(line)
            return HTTPStatus.OK

    def _heard(self, line: Line) -> None:
        line.heard = self.now()
        if line.silent:
            line.silent = False
            self._say(line, "back")

    def look(self, line: Line) -> None:
        """Tell the others if a phone has been silent for too long."""
        with self.lock:
            if not line.silent and self.now() - line.heard > SILENT:
                line.silent = True
                self._say(line, "silent")

    def _say(self, line: Line, what: str) -> None:
        room = line.room
        others = room.guests.values() if room.host is line else [room.host] if room.host else []
        for other in others:
            other.put({what: line.channel})


class RelayHandler(Handler):
    """A request handler of the site with a relay."""

    disable_nagle_algorithm = True
    relay: Relay

    def answer(self, *, body: bool) -> None:
        """Answer with a file, or let a phone listen."""
        parts = self._parts()
        if parts is None or not body:
            super().answer(body=body)
        else:
            self._listen(parts)

    def _listen(self, parts: list[str]) -> None:
        match parts:
            case [name, "host", key]:
                line = self.relay.listen(name, key)
            case [name, "guest"]:
                line = self.relay.listen(name, None)
            case _:
                line = None
        if line is None:
            # This status ends an event stream for good.
            self._answer(HTTPStatus.NOT_FOUND)
            return
        try:
            self._stream(line)
        except OSError:
            pass
        finally:
            self.relay.leave(line)

    def _stream(self, line: Line) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        self._event({"you": line.secret})
        while True:
            try:
                message = line.waiting.get(timeout=BEAT)
            except queue.Empty:
                message = {"beat": True}
            if message is None:
                return
            self._event(message)
            self.relay.look(line)

    def _event(self, message: Message) -> None:
        self.wfile.write(f"data: {json.dumps(message)}\n\n".encode())

    def take(self) -> None:
        """Open a table, pass a message on, or note a sign of life."""
        parts = self._parts()
        said = self.headers.get("Content-Length", "0")
        length = int(said) if said.isdecimal() and len(said) < 10 else LARGEST_READ + 1
        if parts is None or length > LARGEST_TO_GUEST:
            self.close_connection = True
            # A sender that is still writing wouldn't see the answer, only a broken pipe.
            if length <= LARGEST_READ:
                self.rfile.read(length)
            self._answer(HTTPStatus.NOT_FOUND if parts is None else HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return
        body = self.rfile.read(length).decode("utf-8", "replace")
        match parts:
            case ["open"]:
                self._open(body)
            case [secret, "tell", channel]:
                self._answer(self.relay.speak(secret, channel, body))
            case [secret, "tell"] if length <= LARGEST_TO_HOST:
                self._answer(self.relay.speak(secret, None, body))
            case [_, "tell"]:
                self._answer(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            case [secret, "beat"]:
                self._answer(self.relay.hear(secret))
            case _:
                self._answer(HTTPStatus.NOT_FOUND)

    def _open(self, body: str) -> None:
        asked = _plain(body)
        room = self.relay.open(asked("room"), asked("key"))
        if room is None:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._answer(HTTPStatus.OK, {"room": room.name, "key": room.key, "address": self.relay.address})

    def _parts(self) -> list[str] | None:
        """Return the parts of a path of the relay, or None for any other path."""
        path = urlsplit(self.path).path
        start = f"{self.base}relay/"
        return path.removeprefix(start).split("/") if path.startswith(start) else None

    def _answer(self, status: HTTPStatus, data: dict[str, str] | None = None) -> None:
        content = json.dumps(data or {}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(content)


def relaying(relay: Relay) -> type[Handler]:
    """Return a request handler that uses this relay."""
    return type("Relaying", (RelayHandler,), {"relay": relay})


def _plain(body: str) -> Callable[[str], str]:
    """Return a function that reads a text from a small JSON object; whatever it isn't, is empty."""
    try:
        data: Any = json.loads(body[:1000])
    except (ValueError, RecursionError):
        data = {}
    return lambda name: str(data.get(name, "")) if isinstance(data, dict) else ""
