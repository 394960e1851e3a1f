"""The documentation of the library, by Sphinx: pages under `docs/` of the site, which no player has to download."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from web.build.caching import cached
from web.build.paths import ENGINE, ROOT

SOURCES = ROOT / "docs"
FOLDER = "docs"


def write_library(site: Path) -> None:
    """Write `docs/`, with a list of its files, so that you can keep them."""

    def make(folder: Path) -> None:
        # A warning is a mistake: a link that leads nowhere, a name that is not there.
        command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "-b", "html"]
        subprocess.run([*command, "-d", str(folder / "doctrees"), str(SOURCES), str(folder / "html")], check=True)
        (folder / "html" / ".buildinfo").unlink(missing_ok=True)
        (folder / "html" / "objects.inv").unlink(missing_ok=True)

    ingredients: list[Path | str] = [SOURCES, ENGINE / "tenfold", ROOT / "examples", Path(__file__)]
    place = cached("library", [*ingredients, (ROOT / "requirements.txt").read_text("utf-8")], make)
    shutil.copytree(place / "html", site / FOLDER)
    pages = site / FOLDER
    files = sorted(file.relative_to(pages).as_posix() for file in pages.rglob("*") if file.is_file())
    (pages / "files.json").write_text(json.dumps(files), "utf-8")
