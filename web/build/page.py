"""The page before Python has started: index.html, rendered by the table's own view functions."""

import html
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from compile_text import Source
from web.build.caching import sha256
from web.build.paths import ROOT, WEB

# Run in a separate process. So even a server that has run for long uses the current table from disk.
PRERENDER = "import json; from table import app; print(json.dumps([app.prerender(), app.shortcuts()]))"

Step = dict[str, Any]


def prerender() -> tuple[dict[str, Step], list[dict[str, Any]]]:
    """Return the table's screens that can be shown before Python has started, and the shortcuts of the manifest."""
    done = subprocess.run([sys.executable, "-c", PRERENDER], cwd=ROOT, check=True, capture_output=True, text=True)
    screens, shortcuts = json.loads(done.stdout)
    return screens, shortcuts


def write_page(site: Path) -> None:
    """Write index.html, with the home screen visible and others in templates, and the manifest with its shortcuts."""
    screens, shortcuts = prerender()
    write_manifest(site, shortcuts)
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
    page = put(page, '<html lang="en">', f'<html lang="en"{attributes(home.get("root", {}))}>')
    (site / "index.html").write_text(page, "utf-8")


def texts() -> dict[str, str]:
    """Return the shell's texts by their keys in the catalogue."""
    catalogue = WEB / "shell" / "text" / "en.ftl"
    found = Source(catalogue.read_text("utf-8"), catalogue).texts()
    return {key.replace("_", "-"): words for key, words in found.items()}


def with_texts(page: str) -> str:
    """Return the page with this text of the shell's catalogue for each mark `<!-- text: key -->`.

    Raise `KeyError` if the catalogue doesn't have it.
    """
    words = texts()
    return re.sub(r"<!-- text: (\S+) -->", lambda mark: html.escape(words[mark[1]]), page)


def write_manifest(site: Path, shortcuts: list[dict[str, Any]]) -> None:
    """Write the manifest with its texts and with these shortcuts, all with the same icon."""
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    words = texts()
    manifest["description"] = words[manifest["description"]]
    for screenshot in manifest["screenshots"]:
        screenshot["label"] = words[screenshot["label"]]
    icon = {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"}
    manifest["shortcuts"] = [shortcut | {"icons": [icon]} for shortcut in shortcuts]
    (site / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=1), "utf-8")


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
