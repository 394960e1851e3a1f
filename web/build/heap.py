"""The free part of the memory in a snapshot, which phones save."""

from pathlib import Path

from web.build.caching import cached
from web.build.node import run_node
from web.build.paths import WEB

SCRIPT = WEB / "build" / "heap.mjs"
LEAST = 600_000


def free_heap(site: Path, least: int = LEAST) -> int:
    """Return the number of free bytes; raise `NodeError` if there are fewer than `least`."""

    def make(folder: Path) -> None:
        (folder / "free").write_text(run_node(str(SCRIPT), str(site), str(least)))

    return int((cached("heap", [site / "pyodide", SCRIPT, str(least)], make) / "free").read_text())
