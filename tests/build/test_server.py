"""The small server: types, compression, nothing outside its folder."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from web.build.lan import first_free
from web.build.server import SiteServer, make_server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    site = tmp_path / "site"
    (site / "sub").mkdir(parents=True)
    (site / "index.html").write_text("<h1>home</h1>")
    (site / "sub" / "a b.mjs").write_text("export {}")
    (site / "x.wasm").write_bytes(b"\0asm")
    (site / "y.zip").write_bytes(b"PK")
    (tmp_path / "secret.txt").write_text("not yours")
    with running(make_server(site, base="/some/where/")) as server:
        yield server


def get(server: SiteServer, path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    response.body = response.read()  # type: ignore[attr-defined]
    connection.close()
    return response


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/some/where/", "text/html; charset=utf-8"),
        ("/some/where/?query#part", "text/html; charset=utf-8"),
        ("/some/where/sub/a%20b.mjs", "text/javascript; charset=utf-8"),
        ("/some/where/x.wasm", "application/wasm"),
    ],
)
def test_types(server: SiteServer, path: str, kind: str) -> None:
    response = get(server, path)
    assert (response.status, response.headers["Content-Type"]) == (200, kind)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/some/",
        "/some/where/../../secret.txt",
        "/some/where/%2e%2e/secret.txt",
        "/some/where/no",
        "/some/where/sub/",
    ],
)
def test_what_is_not_ours_is_not_found(server: SiteServer, path: str) -> None:
    assert get(server, path).status == 404


def test_compression(server: SiteServer) -> None:
    assert brotli.decompress(get(server, "/some/where/", Accept_Encoding="gzip, br").body) == b"<h1>home</h1>"
    assert gzip.decompress(get(server, "/some/where/", Accept_Encoding="gzip").body) == b"<h1>home</h1>"
    assert get(server, "/some/where/").body == b"<h1>home</h1>"
    assert get(server, "/some/where/y.zip", Accept_Encoding="br").headers["Content-Encoding"] is None


def test_a_known_file_is_not_sent_again(server: SiteServer) -> None:
    date = get(server, "/some/where/").headers["Last-Modified"]
    assert get(server, "/some/where/", If_Modified_Since=date).status == 304
    assert get(server, "/some/where/", If_Modified_Since="nonsense").status == 200


def test_head_has_no_body(server: SiteServer) -> None:
    response = get(server, "/some/where/", method="HEAD")
    assert (response.status, response.body) == (200, b"")
    assert response.headers["Content-Length"] == "13"


def test_the_next_free_port_is_taken(tmp_path: Path) -> None:
    with running(make_server(tmp_path)) as first:
        second = first_free(lambda port: make_server(tmp_path, port=port), first.server_port)
        assert second.server_port > first.server_port
        second.server_close()


def test_a_closed_server_is_gone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("home")
    with running(make_server(tmp_path)) as server:
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)
        connection.request("GET", "/")
        connection.getresponse().read()
    with pytest.raises((ConnectionError, http.client.HTTPException)):
        ask_again(connection)


def ask_again(connection: http.client.HTTPConnection) -> None:
    connection.request("GET", "/")
    connection.getresponse()
