"""The documentation of the library, built with Sphinx: pages in `docs/` of the site, which players don't download."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

from web.build.caching import cached
from web.build.paths import ENGINE, ROOT
from web.build.wheels import published_wheels

SOURCES = ROOT / "docs"
FOLDER = "docs"
WHEELS = "wheels"
"""The folder of the wheels beside the pages, which `pip install --find-links` reads."""

LISTED = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<style>body {{ font: 1rem/1.4 system-ui; padding: 0 1rem }} li {{ padding: 0.75rem 0 }}</style>
<title>Tenfold: wheels</title>
<h1>Wheels</h1>
<ul>
{links}
</ul>
<p><a href="../index.html">Documentation</a></p>
</html>
"""


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
    offer(published_wheels(), pages / WHEELS)
    files = sorted(file.relative_to(pages).as_posix() for file in pages.rglob("*") if file.is_file())
    (pages / "files.json").write_text(json.dumps(files), "utf-8")


def offer(wheels: list[Path], folder: Path) -> None:
    """Copy wheels into a folder, with a page that lists them for people and for pip (PEP 503)."""
    folder.mkdir()
    links = []
    for wheel in wheels:
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        shutil.copyfile(wheel, folder / wheel.name)
        links.append(f'<li><a href="{wheel.name}#sha256={digest}">{wheel.name}</a></li>')
    (folder / "index.html").write_text(LISTED.format(links="\n".join(links)), "utf-8")
