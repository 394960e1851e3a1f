"""The shell's own sentences stand in its catalogues, and nowhere else."""

import json
import re
from pathlib import Path

import pytest

from compile_text import CODES, compile_file
from web.build.languages import damaged, source, why_alone
from web.build.page import texts, with_texts
from web.build.paths import WEB

SCRIPTS = sorted([*(WEB / "shell").glob("*.*js"), *(WEB / "room").glob("*.js"), WEB / "sw.js"])
CATALOGUE = WEB / "shell" / "text" / "en.ftl"

TOKEN = re.compile(
    r"""
      //[^\n]* | /\*.*?\*/                                                                # comments
    | (?:(?<=[(,=:\[!&|?{};])|(?<=\breturn))\s*/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n\[])+/[a-z]*   # regular expressions
    | ("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)                         # texts
    """,
    re.VERBOSE | re.DOTALL,
)
FILLED = re.compile(r"\$\{[^}]*\}")
MARKUP = re.compile(r"<[^<>]*>|^[^<]*>|<[^>]*$")
ENGLISH = re.compile(r"[A-Za-z’]{2,} [A-Za-z]{2,}|[a-z’]{2,}[.!?]$|^ [a-z]{2,}\b|[a-z]: $")
"""Words with a space between them, and ends and other halves of sentences."""

FOR_PROGRAMMERS = {
    "shell/beginning.js": {"Tenfold starts without its snapshot:"},
    "shell/effects.js": {"Tenfold can’t reach other phones:"},
    "shell/interpreter.mjs": {"Tenfold starts without its snapshot:", "its hash doesn’t match"},
    "shell/lock.js": {"Tenfold runs without a lock:"},
    "shell/main.js": {"Tenfold starts Python again:", "Tenfold didn’t load completely:"},
    "shell/offline.js": {
        "Tenfold runs without its service worker:",
        "files of several versions: …, …, …",
        "… is missing",
    },
    "shell/python.js": {"it has ended", "its worker is gone", "no answer within … seconds"},
    "shell/snapshot.js": {"Tenfold couldn’t keep a snapshot of its start:", "it took too long"},
    "shell/store.js": {"Tenfold can’t read its saved data yet:", "no answer"},
    "shell/whole.js": {"… is not the file that was listed"},
    "sw.js": {"… was emptied"},
    "room/no-scripts.js": {"no scripts are imported here"},
    "room/worker.js": {"there is no …"},
}
"""Lines in the console of the browser, and errors with words that no player sees."""

NO_ENGLISH = {
    "shell/lock.js": {"let go"},
    "shell/newer.js": {"take over"},
    "shell/offline.js": {"take over"},
    "sw.js": {"take over"},
}
"""Messages from tab to tab and to the service worker."""

CODE = re.compile(r"\n?import |default-src 'none'")
"""How other languages in a text start: Python, and a content security policy."""


def name_of(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def texts_in(script: str) -> list[str]:
    """Return the text literals of a script, with “…” for what is filled in."""
    return [FILLED.sub("…", found[1][1:-1]) for found in TOKEN.finditer(script) if found[1]]


def test_a_scripts_texts_are_found():
    script = 'a("b c") // "not this"\n/* "nor this" */ const d = /["\'`]/; e(`f ${g("h")} i`, \'j\\\'k\'); return /"/;'
    assert texts_in(script) == ["b c", "f … i", "j\\'k"]


def english_in(path: Path) -> set[str]:
    """Return the texts of a script that look like English."""
    found = texts_in(path.read_text("utf-8"))
    words = [text for text in found if not CODE.match(text)]
    return {text for text in words if any(ENGLISH.search(part) for part in MARKUP.split(text))}


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_the_shell_says_nothing_that_is_not_in_its_catalogue(path):
    known = FOR_PROGRAMMERS.get(name_of(path), set()) | NO_ENGLISH.get(name_of(path), set())
    assert english_in(path) == known


def test_the_page_and_the_manifest_say_nothing_that_is_not_in_the_catalogue():
    page = (WEB / "index.html").read_text("utf-8")
    assert set(re.sub(r"<[^>]*>", " ", re.sub(r"<!--.*?-->", "", page)).split()) == {"Tenfold"}
    assert re.search('<meta name="description" content="<!-- text: [a-z-]+ -->">', page)
    assert not re.search(r"\s(aria-\w+|alt|title|placeholder)=", page)
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    assert {manifest["description"], *(shot["label"] for shot in manifest["screenshots"])} <= texts().keys()


def keys_used() -> set[str]:
    """Return the keys that the page, the manifest and the service worker name."""
    page = (WEB / "index.html").read_text("utf-8")
    used = set(re.findall(r"<!-- text: (\S+) -->", page)) | set(re.findall(r'data-text="(\S+)"', page))
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    used |= {manifest["description"], *(shot["label"] for shot in manifest["screenshots"])}
    return used | {"damaged", "damaged-why"}


def test_every_key_is_used_and_every_use_has_its_key():
    assert texts().keys() == keys_used()


@pytest.mark.parametrize("code", ["en", *CODES])
def test_every_text_of_the_shell_is_plain_words(code):
    """The build puts them into HTML and JSON, without slots."""
    messages = source(CATALOGUE.with_name(f"{code}.ftl")).functions
    assert [key for key, message in messages.items() if not isinstance(message.template, str)] == []


@pytest.mark.parametrize("code", CODES)
def test_why_the_app_does_not_start_is_told_in_every_language(code):
    page = (WEB / "index.html").read_text("utf-8")
    assert why_alone()[code].keys() == {"dir", *re.findall(r'data-text="(\S+)"', page)}
    assert all(damaged()[code])


def test_a_page_gets_its_texts():
    assert with_texts("<p><!-- text: broken-again --></p>") == "<p>Try again</p>"
    assert with_texts('<p data-text="broken-again"></p>') == '<p data-text="broken-again">Try again</p>'
    with pytest.raises(KeyError, match="brokn"):
        with_texts("<p><!-- text: brokn --></p>")


def test_beside_javascript_a_catalogue_is_not_compiled(tmp_path):
    source = tmp_path / "text" / "en.ftl"
    source.parent.mkdir()
    (tmp_path / "main.js").write_text("")
    source.write_text("quoted = It’s\n", "utf-8")
    compile_file(source)
    assert [file.name for file in source.parent.iterdir()] == ["en.ftl"]
