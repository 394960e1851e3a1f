"""The shell's own sentences stand in its catalogues, and nowhere else."""

import json
import re
from pathlib import Path

import pytest

from compile_text import Source, TextError, compile_file
from web.build.page import texts, with_texts
from web.build.paths import WEB

SCRIPTS = sorted([*(WEB / "shell").glob("*.*js"), *(WEB / "room").glob("*.js"), WEB / "sw.js"])
CATALOGUES = [WEB / folder / "text" / "en.ftl" for folder in ("shell", "room")]

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


def keys_used() -> dict[str, set[str]]:
    """Return the keys that scripts, page and manifest name, by the folder of their catalogue."""
    used: dict[str, set[str]] = {"shell": set(), "room": set()}
    for path in SCRIPTS:
        script = path.read_text("utf-8")
        if named := re.search(r'import \* as words from "(\S+)/text/_en\.js"', script):
            folder = (path.parent / named[1]).resolve().name
            used[folder] |= {
                re.sub("[A-Z]", lambda c: f"-{c[0].lower()}", key) for key in re.findall(r"\bwords\.(\w+)", script)
            }
    used["shell"] |= set(re.findall(r"<!-- text: (\S+) -->", (WEB / "index.html").read_text("utf-8")))
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    used["shell"] |= {manifest["description"], *(shot["label"] for shot in manifest["screenshots"])}
    return used


@pytest.mark.parametrize("path", CATALOGUES, ids=name_of)
def test_every_key_is_used_and_every_use_has_its_key(path):
    keys = {key.replace("_", "-") for key in Source(path.read_text("utf-8"), path).functions}
    assert keys == keys_used()[path.parent.parent.name]


def test_a_page_gets_its_texts():
    assert with_texts("<p><!-- text: broken-again --></p>") == "<p>Try again</p>"
    with pytest.raises(KeyError, match="brokn"):
        with_texts("<p><!-- text: brokn --></p>")


def test_beside_javascript_a_catalogue_becomes_javascript(tmp_path):
    source = tmp_path / "text" / "en.ftl"
    source.parent.mkdir()
    (tmp_path / "main.js").write_text("")
    source.write_text('### text: $a-file\nno-file = { $a-file } is missing\nquoted = "It’s"\n', "utf-8")
    compile_file(source)
    assert [file.name for file in sorted(source.parent.iterdir())] == ["_en.js", "en.ftl"]
    _, *lines = (source.parent / "_en.js").read_text().splitlines()
    assert lines == [
        "",
        "/** @param {{ aFile: string }} slots */",
        'export const noFile = ({ aFile }) => aFile + " is missing";',
        'export const quoted = "\\"It\\u2019s\\"";',
    ]


@pytest.mark.parametrize(
    "line",
    ["### number: $n\na = { $n } cards\n", "### text: $n\na =\n    { $n ->\n        [x] y\n       *[z] z\n    }\n"],
)
def test_javascript_has_no_variants(line):
    with pytest.raises(TextError, match="for JavaScript"):
        Source(line, Path("en.ftl")).script()
