"""Measure the size of the site, compared with stock Pyodide.

    python bench/size.py

Sizes are with Brotli, as a good host sends files. The first run takes a minute; later ones use a cache.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from web.build.offline import list_files
from web.build.paths import DIST, NODE_MODULES
from web.build.site import build_if_stale
from web.build.sizes import BEFORE_PYTHON, compressed_size, kept_size

# The files that a page with a stock loadPyodide() downloads.
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def main() -> None:
    build_if_stale()
    sizes = {name: compressed_size(DIST / name) for name in list_files(DIST)}
    total = kept_size(DIST)
    first = sum(sizes[name] for name in BEFORE_PYTHON)
    stock = sum(compressed_size(NODE_MODULES / "pyodide" / name) for name in STOCK)
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:12]:
        print(f"  {size:>9,}  {name}")
    print(f"before Python            {first:>9,} bytes   (wanted: under 60,000)")
    print(f"with one more language   {total:>9,} bytes   (wanted: at most 4,750,000)")
    print(f"stock Pyodide alone      {stock:>9,} bytes   ratio {total / stock:.2f}")


if __name__ == "__main__":
    main()
