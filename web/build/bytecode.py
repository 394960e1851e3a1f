"""Python sources to bytecode for the browser's Python.

Compiling the standard library is most of a stock start. Bytecode must come from the very Python
that runs it, so Pyodide itself compiles, under Node.
"""

import json
from collections.abc import Callable
from pathlib import Path

from web.build.node import run_node
from web.build.paths import WEB

COMPILER = WEB / "build" / "compile.mjs"


def compile_tree(
    source: Path,
    target: Path,
    *,
    optimize: int = 0,
    lines: bool = True,
    types: bool = True,
    keep: Callable[[str], bool] = lambda _: True,
) -> None:
    """Compile the .py files of a folder into a second folder, and copy what is not Python.

    `keep` is asked with each file's path below `source`. `optimize` is Python's own: 2 drops
    docstrings and assertions. Without `lines` a traceback names the line where a function begins, without `types`
    functions forget what they take and give.
    """
    jobs = []
    for file in sorted(path for path in source.rglob("*") if path.is_file()):
        name = file.relative_to(source).as_posix()
        if not keep(name):
            continue
        goal = target / name
        if file.suffix == ".py":
            jobs.append({"from": str(file), "to": str(goal.with_suffix(".pyc")), "name": name})
        else:
            goal.parent.mkdir(parents=True, exist_ok=True)
            goal.write_bytes(file.read_bytes())
    told = {"optimize": optimize, "lines": lines, "types": types, "files": jobs}
    run_node(str(COMPILER), text=json.dumps(told))
