"""The folder that a host gets."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from web.build.bundle import shrink_styles
from web.build.docs import PAGES
from web.build.offline import list_files, version_of
from web.build.page import put, template
from web.build.paths import DIST, ROOT
from web.build.pyodide import without_unused_exports
from web.build.site import build_if_stale
from web.build.sizes import BEFORE_PYTHON, compressed_size, kept_size


@pytest.fixture(scope="module")
def dist() -> Path:
    build_if_stale()
    return DIST


@pytest.mark.thorough
def test_every_link_of_the_page_is_relative_and_there(dist: Path) -> None:
    page = (dist / "index.html").read_text()
    links = re.findall(r'<(?:link|script)[^>]+(?:href|src)="([^"]+)"', page)
    assert len(links) >= 6
    for link in links:
        assert not link.startswith(("/", "http"))
        assert (dist / link).is_file(), link


@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_the_docs_leads_to_what_is_there(dist: Path, name: str) -> None:
    page = (dist / "about" / f"{name}.html").read_text()
    links = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert "../" in links
    for link in links:
        assert not link.startswith(("/", "http"))
        assert (dist / "about" / link).exists(), link
    assert "<script" not in page
    assert "<h1>" in page
    assert "<td>" in page


def test_no_address_of_anybody_else_is_in_the_page(dist: Path) -> None:
    for file in [dist / "index.html", dist / "shell" / "main.js", dist / "sw.js", dist / "styles" / "tenfold.css"]:
        addresses = set(re.findall(r"https?://[^\"'\s)]+", file.read_text()))
        # Names of XML vocabularies are not addresses, though they look like them.
        assert not {address for address in addresses if "www.w3.org" not in address}, file.name


def test_a_page_whose_styles_are_late_names_no_reason_against_a_start(dist: Path) -> None:
    """A reason that only a style sheet hides is there for a moment, for voices and for anyone on a slow line."""
    page = (dist / "index.html").read_text()
    body = page[page.index("<body>") : page.index('<div id="app">')]
    blocks = re.findall(r"<div [^>]*>(?=<h1)", body)
    assert len(blocks) == 3
    assert all(block.endswith(" hidden>") for block in blocks), blocks


def test_nothing_inline(dist: Path) -> None:
    page = (dist / "index.html").read_text()
    assert not re.search(r"<script(?![^>]+src=)|<style|\sstyle=|\son[a-z]+=", page)
    assert not re.search(r"\son(click|load|error)\s*=", page)


def test_the_service_worker_lists_every_file_truly(dist: Path) -> None:
    worker = (dist / "sw.js").read_text()
    for name, (digest, size) in list_files(dist).items():
        if name in {"sw.js", "build.json"}:
            continue
        content = (dist / name).read_bytes()
        assert base64.b64decode(digest) == hashlib.sha256(content).digest()
        assert size == len(content)
        assert digest in worker, name


def test_a_game_can_be_added_without_network(dist: Path) -> None:
    (micropip,) = (name for name in list_files(dist) if "micropip" in name)
    assert micropip in (dist / "sw.js").read_text()
    assert micropip not in (dist / "start.json").read_text()


OTHERS = "".join(f",_{number}" for number in range(1000))
GLUE_TEXT = (
    f"var _used,_unused,_loaded{OTHERS};"
    'function assignWasmExports(wasmExports){_used=Module["_used"]=wasmExports["used"];'
    '_unused=Module["_unused"]=wasmExports["unused"].value>>>0;_loaded=Module["_loaded"]=wasmExports["loaded"]}'
    "_used()"
)


def test_pyodides_script_keeps_the_names_that_a_script_uses() -> None:
    left = without_unused_exports(GLUE_TEXT, "api._module._loaded()").replace(OTHERS, "")
    assert left == (
        'var _used,_loaded;function assignWasmExports(wasmExports){_used=Module["_used"]=wasmExports["used"];'
        '_loaded=Module["_loaded"]=wasmExports["loaded"];}_used()'
    )


@pytest.mark.parametrize(("here", "there"), [('=wasmExports["', '=exports["'), ("var _used", "let _used")])
def test_where_pyodides_script_is_written_in_another_way_the_build_fails(here: str, there: str) -> None:
    with pytest.raises(ValueError, match="in another way than before"):
        without_unused_exports(GLUE_TEXT.replace(here, there), "")


def test_the_sandbox_finds_what_pyodides_script_exports(dist: Path) -> None:
    text = (dist / "pyodide" / "pyodide.asm.mjs").read_text("utf-8")
    assert text.endswith("export default _createPyodideModule;\n")  # `asScript` in web/room/page.js
    assert text.count("import.meta") == text.count("import.meta.url")


def test_a_version_is_another_when_one_byte_is() -> None:
    files = {"a": ("hash", 1), "b": ("hash", 2)}
    assert version_of(files) == version_of(dict(reversed(files.items())))
    assert version_of(files) != version_of({**files, "b": ("hasi", 2)})


def test_before_python_there_are_less_than_60_kilobytes(dist: Path) -> None:
    assert sum(compressed_size(dist / name) for name in BEFORE_PYTHON) < 60_000


@pytest.mark.thorough  # to compress all of it as hosts do takes half a minute
def test_everything_is_less_than_4_75_megabytes(dist: Path) -> None:
    """Puzzles take 41 kB: 21 for 614 positions, 20 for code and texts. The limit was 4.7 before them."""
    assert kept_size(dist) <= 4_750_000


def test_the_page_has_each_mark_once() -> None:
    assert put("a<!-- x -->b", "<!-- x -->", "y") == "ayb"
    for page in ("ab", "<!-- x --><!-- x -->"):
        with pytest.raises(ValueError, match="must have exactly one"):
            put(page, "<!-- x -->", "y")


def test_a_template_is_escaped() -> None:
    text = template('{"type": "a\\"<b"}', {"html": "<p>", "title": '"', "moves": []})
    assert text.startswith("<template data-for=")
    assert text.endswith("><p></template>")
    assert '"a\\"<b"' not in text
    assert "moves" not in text


def test_styles_stay_what_they_were() -> None:
    source = "@layer a, b;\n@layer a {\n  p {\n    & > b { inset: 0 auto }\n  }\n}\n"
    assert shrink_styles(source).strip() == "@layer a,b;@layer a{p{>b{inset:0 auto}}}"


def test_everybody_is_named_with_their_terms(dist: Path) -> None:
    text = (dist / "licenses.txt").read_text("utf-8")
    for name, version in json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"].items():
        assert f"{name} {version} (" in text
    for name in (
        "Tenfold (MIT)",
        "pyodide",
        "@pyscript/core",
        "idiomorph",
        "idb-keyval",
        "jost",
        "htpy",
        "markupsafe",
        "segno",
    ):
        assert name in text
    assert "SIL OPEN FONT LICENSE" in text.upper()


def test_no_lock_file_names_a_registry() -> None:
    for name in ("package-lock.json", "requirements.txt", "requirements-browser.txt"):
        text = (ROOT / name).read_text()
        assert '"resolved"' not in text
        assert "index-url" not in text
    lock = json.loads((ROOT / "package-lock.json").read_text())
    packages = [package for path, package in lock["packages"].items() if path]
    assert all(package.get("integrity", "").startswith("sha512-") for package in packages)
