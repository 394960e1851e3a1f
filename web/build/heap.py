"""How much is free of the memory that a phone keeps a snapshot of."""

from pathlib import Path

from web.build.caching import cached
from web.build.node import run_node
from web.build.paths import WEB

SCRIPT = WEB / "build" / "heap.mjs"
LEAST = 600_000


def free_heap(site: Path, least: int = LEAST) -> int:
    """Return the bytes that are free in it; raise `NodeError` where that is less than the least."""

    def make(folder: Path) -> None:
        (folder / "free").write_text(run_node(str(SCRIPT), str(site), str(least)))

    return int((cached("heap", [site / "pyodide", SCRIPT, str(least)], make) / "free").read_text())
