"""The page before Python has started: index.html, rendered by the table's own view functions."""

import html
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from compile_text import FROM_RIGHT, Source
from web.build.caching import sha256
from web.build.paths import ROOT, WEB

# Run in a separate process. So even a server that has run for long uses the current table from disk.
PRERENDER = """
import json, sys
from table import app
from tenfold.languages import speak
found = {}
for code in sys.argv[1:]:
    speak(code)
    found[code] = [app.prerender(), app.shortcuts()]
print(json.dumps(found))
"""

Step = dict[str, Any]


class Before(NamedTuple):
    """What a language shows before Python is up: screens by the events that lead to them, and the shortcuts."""

    screens: dict[str, Step]
    shortcuts: list[dict[str, Any]]


def prerender(codes: Sequence[str]) -> dict[str, Before]:
    """Return the screens that can be shown before Python is up, and the shortcuts of the manifest, by language."""
    command = [sys.executable, "-c", PRERENDER, *codes]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return {code: Before(*found) for code, found in json.loads(done.stdout).items()}


def write_page(site: Path, screens: dict[str, Step]) -> None:
    """Write index.html, with the English home screen visible and others in templates."""
    home = screens.pop("")
    parts = {
        "sprite": screens.pop("sprite")["html"],
        "home": home["html"],
        "cover": screens.pop("cover")["html"],
        "screens": "\n".join(template(name, step) for name, step in screens.items()),
    }
    page = with_texts((WEB / "index.html").read_text("utf-8"))
    for name, content in parts.items():
        page = put(page, f"<!-- build: {name} -->", content)
    page = put(page, "'room-script'", f"'{hash_of(site / 'room' / 'frame.js')}'")
    page = put(page, '<html lang="en">', f"<html{attributes(home['root'])}>")
    (site / "index.html").write_text(page, "utf-8")


def texts(code: str = "en") -> dict[str, str]:
    """Return the shell's texts by their keys in the catalogue; what isn't translated is in English."""
    files = [WEB / "shell" / "text" / f"{name}.ftl" for name in ("en", code)]
    found = [Source(file.read_text("utf-8"), file).texts() for file in files if file.exists()]
    return {key.replace("_", "-"): words for texts in found for key, words in texts.items()}


def with_texts(page: str) -> str:
    """Return the page with its texts from the shell's catalogue.

    The text `key` is put in the place of `<!-- text: key -->`. It is also put into an element with `data-text="key"`,
    where the shell can put it in another language. Raise `KeyError` if the catalogue doesn't have it.
    """
    words = texts()
    page = re.sub(r'(data-text="(\S+)">)', lambda mark: mark[1] + html.escape(words[mark[2]]), page)
    return re.sub(r"<!-- text: (\S+) -->", lambda mark: html.escape(words[mark[1]]), page)


def direction(code: str) -> str:
    """Return the direction of a language, as HTML names it."""
    return "rtl" if code in FROM_RIGHT else "ltr"


def write_manifest(file: Path, code: str, shortcuts: list[dict[str, Any]]) -> None:
    """Write the manifest in a language, with these shortcuts, all with the same icon."""
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    words = texts(code)
    manifest |= {"lang": code, "dir": direction(code)}
    manifest["description"] = words[manifest["description"]]
    for screenshot in manifest["screenshots"]:
        screenshot["label"] = words[screenshot["label"]]
    icon = {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"}
    manifest["shortcuts"] = [shortcut | {"icons": [icon]} for shortcut in shortcuts]
    file.write_text(json.dumps(manifest, ensure_ascii=False, indent=1), "utf-8")


def hash_of(script: Path) -> str:
    """Return a script's hash for a content security policy, which allows this inline script in a frame."""
    return f"sha256-{sha256(script.read_bytes())}"


def put(page: str, mark: str, content: str) -> str:
    """Return the page with a mark replaced. Raise `ValueError` unless it is there exactly once."""
    if page.count(mark) != 1:
        raise ValueError(f"index.html must have exactly one {mark}")
    return page.replace(mark, content)


def template(name: str, step: Step) -> str:
    """Return a screen as a template, which the shell finds by the event that opens it."""
    rest = {key: value for key, value in step.items() if key != "html" and value}
    names = {"data-for": name, "data-step": json.dumps(rest, ensure_ascii=False)}
    return f"<template{attributes(names)}>{step['html']}</template>"


def attributes(values: dict[str, str]) -> str:
    """Return HTML attributes, each with a space before it."""
    return "".join(f' {name}="{html.escape(value)}"' for name, value in values.items())
