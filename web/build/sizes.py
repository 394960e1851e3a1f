"""What the site weighs on its way to a phone."""

from pathlib import Path

import brotli

from web.build.caching import cached
from web.build.server import COMPRESSED

# What home needs to be seen and used.
BEFORE_PYTHON = (
    "index.html",
    "shell/early.js",
    "shell/old.js",
    "shell/main.js",
    "styles/tenfold.css",
    "fonts/jost-latin-700-normal.woff2",
    "manifest.webmanifest",
    "icons/icon.svg",
)


def compressed_size(file: Path) -> int:
    """Return a file's size as a host with brotli sends it; remembered, as 10 MB take half a minute."""
    if file.suffix not in COMPRESSED:
        return file.stat().st_size

    def make(folder: Path) -> None:
        (folder / "size").write_text(str(len(brotli.compress(file.read_bytes(), quality=11))))

    return int((cached(f"size-{file.name}", [file], make) / "size").read_text())
