"""The whole site: a folder that any static host can serve, under any sub-path."""

import json
import shutil
import tempfile
from pathlib import Path

from filelock import FileLock

from compile_text import CODES
from web.build.bundle import ANY_BROWSER, apart, breakpoints, bundle, shrink_styles, with_breakpoints
from web.build.caching import digest, put_in_place
from web.build.docs import write_about
from web.build.heap import free_heap
from web.build.icons import place_icons
from web.build.languages import ENGLISH, FOLDER, why_alone, write_languages
from web.build.library import write_library
from web.build.licenses import write_licenses
from web.build.node import install_packages
from web.build.offline import write_service_worker, write_start_list
from web.build.page import prerender, put, write_manifest, write_page
from web.build.paths import CACHE, DIST, ENGINE, NODE_MODULES, ROOT, WEB
from web.build.pyodide import place_pyodide, place_pyscript

FONTS = NODE_MODULES / "@fontsource" / "jost" / "files"
FONT = FONTS / "jost-latin-700-normal.woff2"
LETTERS = {"pl": FONTS / "jost-latin-ext-700-normal.woff2"}
"""The font with more letters, for a language that needs them."""
ROUND = "@media (--round)"
SOURCES = [
    *(ROOT / name for name in ("pyproject.toml", "package-lock.json", "requirements.txt")),
    ROOT / "requirements-browser.txt",
    ROOT / "docs",
    ROOT / "examples",
    ENGINE,
    WEB,
]


def build_site(target: Path = DIST) -> str:
    """Build the site into a folder, completely or not at all; return the version."""
    install_packages()
    target.parent.mkdir(parents=True, exist_ok=True)
    workplace = Path(tempfile.mkdtemp(prefix=f"{target.name}-", dir=target.parent))
    try:
        version = fill(workplace)
        (workplace / "build.json").write_text(json.dumps(receipt(version)))
        workplace.chmod(0o755)
        put_in_place(workplace, target)
    finally:
        shutil.rmtree(workplace, ignore_errors=True)
    return version


def build_if_stale(target: Path = DIST) -> str:
    """Build the site unless the folder is up to date; return the version.

    If several processes call this, one builds and the others wait. So the folder never changes while it is in use.
    """
    CACHE.mkdir(exist_ok=True)
    with FileLock(CACHE / f"{target.name}.lock"):
        try:
            last = json.loads((target / "build.json").read_text())
        except (OSError, ValueError):
            last = {}
        if last.get("sources") == digest(SOURCES):
            return str(last["version"])
        return build_site(target)


def receipt(version: str) -> dict[str, str]:
    """Return the version of a build and the hash of its sources."""
    return {"version": version, "sources": digest(SOURCES)}


def fill(site: Path) -> str:
    """Put all parts of the site into an empty folder; the order matters only at the end."""
    place_pyodide(site)
    print(f"A snapshot of Python's memory has {free_heap(site) / 1e6:.1f} MB free.", flush=True)
    place_pyscript(site)
    place_icons(site)
    place_styles(site)
    place_screenshots(site)
    write_licenses(site)
    write_about(site)
    write_library(site)
    place_room(site)
    place_phones(site)
    before = prerender((ENGLISH, *CODES))
    write_page(site, before[ENGLISH].screens)
    write_manifest(site / "manifest.webmanifest", ENGLISH, before[ENGLISH].shortcuts)
    write_languages(site, before)
    place_fonts(site)
    write_start_list(site, place_shell(site))
    return write_service_worker(site)


def place_shell(site: Path) -> str:
    """Put the shell into `shell/`; return the build's id, which must be the same in page, shell and Python."""
    build = digest([WEB / "shell", site])[:12]
    page = site / "index.html"
    page.write_text(put(page.read_text("utf-8"), 'content="this build"', f'content="{build}"'), "utf-8")
    folder = site / "shell"
    folder.mkdir()
    values = {"BUILD": json.dumps(build), "LANGUAGES": json.dumps(CODES)}
    bundle(WEB / "shell" / "main.js", folder / "main.js", values, module=True)
    bundle(WEB / "shell" / "picture.js", folder / "picture.js", {}, module=True)
    bundle(WEB / "shell" / "early.js", folder / "early.js", values)
    bundle(WEB / "shell" / "old.js", folder / "old.js", {}, browsers=ANY_BROWSER)
    bundle(WEB / "shell" / "alone.js", folder / "alone.js", {"ALONE": json.dumps(why_alone())}, browsers=ANY_BROWSER)
    shutil.copyfile(WEB / "shell" / "boot.py", folder / "boot.py")
    return build


def place_phones(site: Path) -> None:
    """Put the script that reaches other phones into `phones/`."""
    (site / "phones").mkdir()
    bundle(WEB / "phones" / "phones.js", site / "phones" / "phones.js", {}, module=True)


def place_room(site: Path) -> None:
    """Put the three scripts of the sandbox for added games into `room/`: for the page, the frame and the worker.

    Raise `ValueError` if the frame’s script closes its tag.
    """
    folder = site / "room"
    folder.mkdir()
    for name in ("page", "frame", "worker"):
        bundle(WEB / "room" / f"{name}.js", folder / f"{name}.js", {}, module=name == "page")
    if "</script" in (folder / "frame.js").read_text("utf-8"):
        raise ValueError("the frame's script is part of a page and must not close its script tag")


ENDINGS = WEB / "styles" / "51-endings.css"
"""The style sheet of results. A phone needs it no earlier than those of the tables."""


def style_sheets() -> list[Path]:
    """Return all style sheets in order: of the shell, shared ones, of the games, of the features, of the media."""
    return [sheet for part in parts_of_styles().values() for sheet in part]


def parts_of_styles() -> dict[str, list[Path]]:
    """Return the style sheets in their order, by the file that they go into.

    Those of the tables and the results are a file of their own, because no screen before Python needs them.
    """
    shared = sorted((WEB / "styles").glob("*.css"))
    hues = sorted((WEB / "table" / "games").glob("*/hue.css"))
    tables = sorted((WEB / "table" / "games").glob("*/style.css"))
    features = sorted((WEB / "table" / "features").glob("*/style.css"))
    last = [sheet for sheet in shared if sheet.name >= "70"]
    first = [sheet for sheet in shared if sheet not in (*last, ENDINGS)]
    return {
        "tenfold": [WEB / "shell" / "shell.css", *first, *hues],
        "games": [*tables, ENDINGS],
        "last": [*features, *last],
    }


def place_styles(site: Path) -> None:
    """Write all style sheets into four files.

    A phone waits for the first and the last. The shell brings that of the tables and puts it between them, so that all
    rules keep their order. The fourth is for screens with a round table; in it, the games have the last word.
    """
    (site / "styles").mkdir()
    texts = {name: "\n".join(sheet.read_text("utf-8") for sheet in part) for name, part in parts_of_styles().items()}
    points = breakpoints("".join(texts.values()))
    parts = {name: apart(text, ROUND) for name, text in texts.items()}
    large = "".join(parts[name][1] for name in ("tenfold", "last", "games"))
    for name, text in (*((name, small) for name, (small, _) in parts.items()), ("large", large)):
        (site / "styles" / f"{name}.css").write_text(shrink_styles(with_breakpoints(points + text)), "utf-8")


def place_fonts(site: Path) -> None:
    """Put the font into `fonts/`, and further letters to the languages that need them."""
    (site / "fonts").mkdir()
    shutil.copyfile(FONT, site / "fonts" / FONT.name)
    for code, font in LETTERS.items():
        shutil.copyfile(font, site / FOLDER / code / font.name)


def place_screenshots(site: Path) -> None:
    """Put the screenshots for the install dialog into `screenshots/`."""
    shutil.copytree(WEB / "screenshots", site / "screenshots")
