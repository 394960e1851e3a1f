"""Networks that nothing else can reach: namespaces of Linux, with a cable between them."""

from __future__ import annotations

import ctypes
import socket
import socketserver
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from e2e.engines.engine import soon

_NEW_NETWORK = 0x40000000
_HERE = "/proc/thread-self/ns/net"
_CABLES = ("tenfold0", "tenfold1")


class Place:
    """A network namespace. It ends with its process."""

    def __init__(self, ending: ExitStack) -> None:
        process = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        ending.callback(process.wait)
        ending.callback(process.kill)
        self.pid = process.pid
        self._ending = ending
        self._network = Path(f"/proc/{self.pid}/ns/net")
        soon(self._check_apart)
        self.run("ip", "link", "set", "lo", "up")

    def _check_apart(self) -> None:
        if self._network.readlink() == Path(_HERE).readlink():
            raise OSError("The process is still in the network of its parent.")

    def run(self, *words: str) -> None:
        """Run a program in this network."""
        subprocess.run(["nsenter", f"--net={self._network}", *words], check=True)

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Let what this thread starts and opens within the block be in this network."""
        with Path(_HERE).open() as home, self._network.open() as there:
            _enter(there.fileno())
            try:
                yield
            finally:
                _enter(home.fileno())

    def door(self, port: int) -> int:
        """Return a port of this machine that leads to a port in the network, as long as the place exists."""
        door = _Door(self, port)
        self._ending.callback(door.server_close)
        self._ending.callback(door.shutdown)
        threading.Thread(target=door.serve_forever, args=(0.05,), daemon=True).start()
        return door.server_address[1]


class _Door(socketserver.ThreadingTCPServer):
    """A server that passes everything on to a port in another network."""

    daemon_threads = True

    def __init__(self, place: Place, port: int) -> None:
        super().__init__(("127.0.0.1", 0), _Passage)
        self.place = place
        self.port = port


class _Passage(socketserver.BaseRequestHandler):
    server: _Door

    def handle(self) -> None:
        with self.server.place.inside():
            there = socket.create_connection(("127.0.0.1", self.server.port))
        with there:
            back = threading.Thread(target=_pass_on, args=(there, self.request), daemon=True)
            back.start()
            _pass_on(self.request, there)
            back.join()


class Cable:
    """A cable between two places, which have the addresses 10.10.0.1 and 10.10.0.2, and no way to anywhere else."""

    def __init__(self, places: tuple[Place, Place]) -> None:
        self._first = places[0]
        one, two = ((name, str(place.pid)) for name, place in zip(_CABLES, places, strict=True))
        ends = ("ip", "link", "add", one[0], "netns", one[1], "type", "veth", "peer", "name", two[0], "netns", two[1])
        subprocess.run(ends, check=True)
        for number, (name, place) in enumerate(zip(_CABLES, places, strict=True), 1):
            place.run("ip", "addr", "add", f"10.10.0.{number}/24", "dev", name)
            place.run("ip", "link", "set", name, "up")

    def cut(self) -> None:
        """Cut it."""
        self._first.run("ip", "link", "set", _CABLES[0], "down")

    def mend(self) -> None:
        """Mend it."""
        self._first.run("ip", "link", "set", _CABLES[0], "up")


def _enter(network: int) -> None:
    if ctypes.CDLL(None, use_errno=True).setns(network, _NEW_NETWORK):
        raise OSError(ctypes.get_errno(), "setns")


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
