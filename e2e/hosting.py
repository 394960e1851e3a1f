"""A host that gets new versions and fails in typical ways: half an upload, an old version, an error page."""

from __future__ import annotations

import hashlib
import json
import socket
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from e2e.phone import BASE, Site
from web.build.caching import sha256
from web.build.server import TYPES, Handler, SiteServer

ERROR_PAGE = b"<!doctype html><title>Sorry</title><h1>We will be back soon</h1>"

STYLES = "styles/tenfold.css"
BREAKABLE = b"""
import json

from table.app import dispatch as answer

__export__ = ["dispatch"]


def dispatch(event):
    happened = json.loads(event)
    match happened["type"]:
        case "raise":
            raise RuntimeError("broken on purpose")
        case "out of memory":
            raise MemoryError
        case "loaded" if "Ends Python" in str(happened.get("text")):
            raise MemoryError
        case "end":
            import js

            js.self.close()
        case "hang":
            while True:
                pass
    return answer(event)
"""
"""A table that breaks on demand, used instead of `shell/boot.py`."""


def released(dist: Path, name: str, changes: Mapping[str, bytes] | None = None) -> dict[str, bytes]:
    """Return a version of the site as its differences from `dist`.

    At least its style sheet has a line with its name.
    """
    styles = (dist / STYLES).read_bytes() + f":root{{--release:{name}}}".encode()
    changed = {STYLES: styles, **(changes or {})}
    worker = (dist / "sw.js").read_text("utf-8")
    for path, content in changed.items():
        old = (dist / path).read_bytes()
        row, new = json.dumps([sha256(old), len(old)]), json.dumps([sha256(content), len(content)])
        found = worker.replace(row.replace(" ", ""), new.replace(" ", ""))
        assert found != worker, path
        worker = found
    version = json.loads((dist / "build.json").read_text())["version"]
    assert worker.count(version) == 1
    worker = worker.replace(version, hashlib.sha256(worker.encode()).hexdigest()[:12])
    return {**changed, "sw.js": worker.encode()}


class HostHandler(Handler):
    """A handler that serves a folder with the host's changes, in the host's moods."""

    host: Host

    def answer(self, *, body: bool) -> None:
        name = unquote(urlsplit(self.path).path).removeprefix(self.base)
        self.host.asked.append(name)
        mood = self.host.moods.get(name)
        if mood is not None:
            mood(self, name)
        elif name in self.host.files:
            self.give(self.host.files[name], TYPES[Path(name).suffix])
        else:
            super().answer(body=body)

    def content(self, name: str) -> bytes:
        """Return the correct content of a file."""
        return self.host.files.get(name) or (self.folder / name).read_bytes()

    def give(self, content: bytes, kind: str, status: int = 200, length: int | None = None) -> None:
        """Answer with this content, and declare this length."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content) if length is None else length))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.send_content(content)

    def cut(self) -> None:
        """Close the connection in the middle of an answer."""
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)


Mood = Callable[[HostHandler, str], None]


def status(number: int) -> Mood:
    """Return a mood in which the host answers with its error page and this status."""
    return lambda handler, _: handler.give(ERROR_PAGE, "text/html", number)


def error_page(handler: HostHandler, _: str) -> None:
    """Answer with the host's error page, but with status 200."""
    handler.give(ERROR_PAGE, "text/html")


def truncated(handler: HostHandler, name: str) -> None:
    """Send half of the file, with its full length declared, and then close the connection."""
    content = handler.content(name)
    handler.give(content[: len(content) // 2], TYPES[Path(name).suffix], length=len(content))
    handler.cut()


def shortened(handler: HostHandler, name: str) -> None:
    """Send half of the file as if it were the whole, as a host without space might."""
    content = handler.content(name)
    handler.give(content[: len(content) // 2], TYPES[Path(name).suffix])


def gone(handler: HostHandler, _: str) -> None:
    """Don't answer, as if there were no network."""
    handler.cut()


class Host(Site):
    """A site whose version and moods can be changed while it is running."""

    def __init__(self, folder: Path, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(folder)
        self.files = dict(files or {})
        self.moods: dict[str, Mood] = {}
        self.asked: list[str] = []

    def start(self) -> None:
        """Start serving; after the first time, at the same address."""
        handler = type("OurHandler", (HostHandler,), {"folder": self.folder, "base": BASE, "host": self})
        server = SiteServer(("127.0.0.1", self.port), handler)
        self.port = server.server_port
        self.server = server
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
