"""Python sources compiled to bytecode for the browser's Python.

In stock Pyodide, compiling the standard library takes most of the start. Bytecode must come from the same Python that
runs it, so Pyodide itself compiles it, in Node.
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
    bytecode: bool = True,
    keep: Callable[[str], bool] = lambda _: True,
) -> None:
    """Compile the .py files of a folder into a second folder, and copy all other files.

    `keep` gets the path of each file relative to `source`, and returns True for the files to include. `optimize` is as
    in `compile`: 2 drops docstrings and assertions. Without `lines`, tracebacks have only the line where a function
    starts. Without `types`, functions have no annotations. Without `bytecode`, the result is source again, but without
    comments and docstrings. It is a fourth smaller to download than bytecode, and slower to import.
    """
    jobs = []
    for file in sorted(path for path in source.rglob("*") if path.is_file()):
        name = file.relative_to(source).as_posix()
        if not keep(name):
            continue
        goal = target / name
        if file.suffix == ".py":
            made = goal.with_suffix(".pyc") if bytecode else goal
            jobs.append({"from": str(file), "to": str(made), "name": name})
        else:
            goal.parent.mkdir(parents=True, exist_ok=True)
            goal.write_bytes(file.read_bytes())
    request = {"optimize": optimize, "lines": lines, "types": types, "bytecode": bytecode, "files": jobs}
    run_node(str(COMPILER), text=json.dumps(request))
