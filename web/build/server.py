"""A small static server: correct types, compression, no stale caches, any sub-path."""

import gzip
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.utils import formatdate, parsedate_to_datetime
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext
from typing import Any
from urllib.parse import unquote, urlsplit

import brotli

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    # With a wrong type, browsers can't compile it while downloading.
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest"}


@lru_cache(maxsize=256)
def compressed(file: Path, _modified: float, encoding: str) -> bytes:
    """Return a file compressed as a good host would. The date is only a key of the cache, for rebuilt files."""
    content = file.read_bytes()
    return brotli.compress(content, quality=9) if encoding == "br" else gzip.compress(content, 6)


class Handler(BaseHTTPRequestHandler):
    """A request handler that serves the files of one folder under one path."""

    protocol_version = "HTTP/1.1"
    folder: Path
    base: str = "/"

    def do_HEAD(self) -> None:
        """Answer with headers only."""
        self.answer(body=False)

    def do_GET(self) -> None:
        """Answer with a file."""
        self.answer(body=True)

    def do_POST(self) -> None:
        """Answer what a page sends."""
        self.take()

    def take(self) -> None:
        """Refuse what a page sends: a folder of files takes nothing."""
        self.close_connection = True
        self.send_error(HTTPStatus.METHOD_NOT_ALLOWED)

    def answer(self, *, body: bool) -> None:
        """Send a file, or the status “not modified” or “not found”."""
        file = self.find()
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        modified = file.stat().st_mtime
        if self.is_known(modified):
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return
        encoding = self.encoding_for(file)
        content = compressed(file, modified, encoding) if encoding else file.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", formatdate(modified, usegmt=True))
        # Browsers have to ask every time, so that a rebuilt site is visible at once.
        self.send_header("Cache-Control", "no-cache")
        if encoding:
            self.send_header("Content-Encoding", encoding)
            self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        if body:
            self.send_content(content)

    def send_content(self, content: bytes) -> None:
        """Write the body of an answer."""
        self.wfile.write(content)

    def find(self) -> Path | None:
        """Return the file that the request names, or None if it isn't in the folder."""
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.base):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if file.is_dir() and path.endswith("/"):
            file /= "index.html"
        return file if file.is_file() and file.is_relative_to(self.folder.resolve()) else None

    def is_known(self, modified: float) -> bool:
        """True if the browser already has the current version of the file."""
        try:
            since = parsedate_to_datetime(self.headers["If-Modified-Since"] or "")
        except ValueError:
            return False
        return int(modified) <= since.timestamp()

    def encoding_for(self, file: Path) -> str:
        """Return the best encoding that the browser accepts; empty for files that don't compress well."""
        accepted = self.headers.get("Accept-Encoding", "")
        if file.suffix not in COMPRESSED:
            return ""
        return "br" if "br" in accepted else "gzip" if "gzip" in accepted else ""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Log nothing."""


class SiteServer(ThreadingHTTPServer):
    """A server that also closes its open connections when it is closed."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], handler: type[Handler]) -> None:
        self.connections: set[socket.socket] = set()
        super().__init__(address, handler)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Add the connection to the open ones, then serve it."""
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Remove a connection that has ended."""
        self.connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore the error of a browser that disconnects during a download."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    def server_close(self) -> None:
        """Close the server and all its open connections."""
        super().server_close()
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


def make_server(
    folder: Path, *, host: str = "127.0.0.1", port: int = 0, base: str = "/", kind: type[Handler] = Handler
) -> SiteServer:
    """Return a server for a folder; port 0 means any free port. `kind` handles the requests."""
    handler = type("SiteHandler", (kind,), {"folder": folder, "base": base})
    return SiteServer((host, port), handler)


def encrypt(server: SiteServer, cert: Path, key: Path) -> None:
    """Make a server use HTTPS."""
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)


@contextmanager
def running(server: SiteServer) -> Iterator[SiteServer]:
    """Run a server in another thread, for tests and benchmarks."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
