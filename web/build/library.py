"""The documentation of the library, built with Sphinx: pages in `docs/` of the site, which players don't download."""

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
    """Write `docs/`, with a list of its files, so that readers can save them for offline use."""

    def make(folder: Path) -> None:
        # Treat warnings as errors: they are broken links and missing names.
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
