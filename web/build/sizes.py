"""The compressed size of the site, as a phone downloads it."""

from collections import Counter
from pathlib import Path

import brotli

from web.build.caching import cached
from web.build.languages import FOLDER
from web.build.offline import list_files
from web.build.server import COMPRESSED

# The files that the home screen needs.
BEFORE_PYTHON = (
    "index.html",
    "shell/early.js",
    "shell/old.js",
    "shell/main.js",
    "styles/tenfold.css",
    "styles/last.css",
    "fonts/jost-latin-700-normal.woff2",
    "manifest.webmanifest",
    "icons/icon.svg",
)


def kept_size(site: Path) -> int:
    """Return the size with Brotli of all that a phone keeps: everything in English, and the largest other language."""
    whole, languages = 0, Counter[str]()
    for name in list_files(site):
        folder, _, rest = name.partition("/")
        size = compressed_size(site / name)
        if folder == FOLDER:
            languages[rest.partition("/")[0]] += size
        else:
            whole += size
    return whole + max(languages.values(), default=0)


def compressed_size(file: Path) -> int:
    """Return a file's size with Brotli; the result is cached, because 10 MB take half a minute."""
    if file.suffix not in COMPRESSED:
        return file.stat().st_size

    def make(folder: Path) -> None:
        (folder / "size").write_text(str(len(brotli.compress(file.read_bytes(), quality=11))))

    return int((cached(f"size-{file.name}", [file], make) / "size").read_text())
