"""The words of other languages, as files that a phone fetches only for its own language (docs/translating/index.md)."""

import json
from collections.abc import Iterator
from pathlib import Path

from compile_text import CODES, Source, Template
from web.build.page import Before, direction, texts, write_manifest
from web.build.paths import ENGINE, WEB

ENGLISH = "en"
FOLDER = "languages"


def write_languages(site: Path, before: dict[str, Before]) -> None:
    """Write what each language needs: the words for Python, the screens before Python is up, and the manifest."""
    for code in CODES:
        folder = site / FOLDER / code
        folder.mkdir(parents=True)
        write(folder / "words.json", pack(code))
        screens = {name or "home": step for name, step in before[code].screens.items() if name not in DRAWN}
        write(folder / "first.json", screens)
        write_manifest(site / f"manifest-{code}.webmanifest", code, before[code].shortcuts)


DRAWN = ("sprite", "cover")
"""The drawings of the page, which say nothing."""


def write(file: Path, data: object) -> None:
    """Write data as compact JSON."""
    file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")


def pack(code: str) -> dict[str, list[Template | int | None]]:
    """Return a language's templates by the package of their catalogue, without their keys (`tenfold.messages.Pack`)."""
    packed: dict[str, list[Template | int | None]] = {}
    for package, path in catalogues():
        english, said = source(path), source(path.with_name(f"{code}.ftl")).functions
        templates = [said[key].template if key in said else None for key in english.functions]
        packed[package] = [english.checksum, *templates]
    return packed


def source(path: Path) -> Source:
    """Return a catalogue; one that isn't there has no messages, so all is said in English."""
    return Source(path.read_text("utf-8") if path.exists() else "", path)


def catalogues() -> Iterator[tuple[str, Path]]:
    """Yield the English catalogues that a phone's Python uses, each with its package."""
    for base, part in ((ENGINE, "tenfold"), (WEB, "table")):
        for path in sorted((base / part).rglob("text/en.ftl")):
            package = ".".join(path.parent.relative_to(base).parts)
            if not package.startswith("tenfold.terminal"):
                yield package, path


def why_alone() -> dict[str, dict[str, str]]:
    """Return why the app doesn't start, by language and by key, and the direction of the language as `dir`."""
    keys = ("old", "framed", "broken")
    found = {code: {key: text for key, text in texts(code).items() if key.startswith(keys)} for code in CODES}
    return {code: {**said, "dir": direction(code)} for code, said in found.items()}


def damaged() -> dict[str, tuple[str, str]]:
    """Return what the service worker says of damaged files, by language: a title and a sentence."""
    found = {code: texts(code) for code in (ENGLISH, *CODES)}
    return {code: (said["damaged"], said["damaged-why"]) for code, said in found.items()}
