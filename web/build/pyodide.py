"""Python for the browser: Pyodide and PyScript from npm, our standard library, our wheels."""

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from web.build.bundle import minify
from web.build.paths import NODE_MODULES, WEB
from web.build.stdlib import build_stdlib
from web.build.wheels import build_wheels, fetch_micropip

STOCK = NODE_MODULES / "pyodide"
LOADER = "pyodide.mjs"
GLUE = "pyodide.asm.mjs"
RUNTIME = (LOADER, "pyodide.asm.wasm")
OURS = ("interpreter.mjs", "snapshot-worker.mjs", "hash.js")

# PyScript's optional parts, which a page with one worker never loads.
PYSCRIPT_UNUSED = ("codemirror", "xterm", "zip-", "toml-", "storage", "service-worker", "pyodide_graph")


def place_pyodide(site: Path) -> None:
    """Put Pyodide, the standard library, the wheels and their lock file into `pyodide/`."""
    folder = site / "pyodide"
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(STOCK / name, folder / name)
    with tempfile.TemporaryDirectory() as scratch:
        glue = Path(scratch, GLUE)
        glue.write_text(without_unused_exports(*(path.read_text("utf-8") for path in (STOCK / GLUE, STOCK / LOADER))))
        minify(glue, folder / GLUE)
    for name in OURS:
        shutil.copyfile(WEB / "shell" / name, folder / name)
    stdlib = build_stdlib()
    shutil.copyfile(stdlib, folder / stdlib.name)
    wheels = [*build_wheels(), fetch_micropip()]
    for wheel in wheels:
        shutil.copyfile(wheel, folder / sent_as(wheel))
    stock_lock = json.loads((STOCK / "pyodide-lock.json").read_text())
    lock = trimmed_lock(stock_lock, wheels)
    (folder / "pyodide-lock.json").write_text(json.dumps(lock, separators=(",", ":")))


EXPORTS = re.compile(r"(?<=function assignWasmExports\(wasmExports\)\{)[^}]*(?=\})")
EXPORT = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[^"]+"\](?:\.value>>>0)?;')
DECLARED = re.compile(r"(?<=\bvar )(?:[\w$]+,){1000,}[\w$]+(?=;)")
WORD = re.compile(r"[\w$]+")


def without_unused_exports(glue: str, loader: str) -> str:
    """Return Pyodide’s script without the names of C functions that no script uses.

    These are for extension modules in C, and no phone loads one. They would be a third of the script.
    """
    exports, declared = EXPORTS.search(glue), DECLARED.search(glue)
    if exports is None or declared is None or not EXPORT.search(exports[0]):
        raise ValueError(f"{GLUE} names what Python exports in another way than before.")
    rest = EXPORTS.sub("", DECLARED.sub("", glue))
    used = {*WORD.findall(rest), *WORD.findall(loader)}
    unused = {name for name in EXPORT.findall(exports[0]) if name not in used}
    kept = EXPORT.sub(lambda export: "" if export[1] in unused else export[0], f"{exports[0]};")
    names = ",".join(name for name in declared[0].split(",") if name not in unused)
    return EXPORTS.sub(lambda _: kept, DECLARED.sub(lambda _: names, glue))


def sent_as(wheel: Path) -> str:
    """Return the name of a wheel on the site: the name of a text, for the reason given in web/shell/interpreter.mjs.

    Pyodide chooses how to unpack by the end of the address. So the lock file adds the wheel's real name as a fragment.
    """
    return f"{wheel.name}.txt"


def trimmed_lock(stock: dict[str, Any], wheels: list[Path]) -> dict[str, Any]:
    """Return Pyodide's lock file with its header and only our packages."""
    needs = {
        "tenfold": [],
        "tenfold-table": ["tenfold", "htpy", "markupsafe", "segno"],
        "htpy": ["markupsafe"],
        "markupsafe": [],
        "segno": [],
        "micropip": [],
    }
    imports = {"tenfold-table": ["table"]}
    packages = {}
    for wheel in wheels:
        distribution, version = wheel.name.split("-")[:2]
        name = distribution.replace("_", "-")
        packages[name] = {
            "name": name,
            "version": version,
            "file_name": f"{sent_as(wheel)}#/{wheel.name}",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "imports": imports.get(name, [name]),
            "depends": needs[name],
            "install_dir": "site",
            "package_type": "package",
            "unvendored_tests": False,
        }
    return {"info": stock["info"], "packages": packages}


def place_pyscript(site: Path) -> None:
    """Put PyScript's modules into `pyscript/`, without the optional parts."""
    folder = site / "pyscript"
    folder.mkdir()
    for file in sorted((NODE_MODULES / "@pyscript" / "core" / "dist").glob("*.js")):
        if not file.name.startswith(PYSCRIPT_UNUSED):
            script = without_source_map(file.read_text("utf-8"))
            (folder / file.name).write_text(without_need_of_channels(script), "utf-8")


CHANNEL = re.compile(r'new BroadcastChannel\(("[-0-9a-f]+")\)')


def without_need_of_channels(script: str) -> str:
    """Return PyScript's script changed to start without a `BroadcastChannel`, which it opens for an unused feature.

    Some pages can't open one. The same code is in the script and, as text, in its worker's script.
    """
    return CHANNEL.sub(r"(()=>{try{return new BroadcastChannel(\1)}catch{return{}}})()", script)


def without_source_map(script: str) -> str:
    """Return a script without its reference to a source map, which isn't on the site."""
    lines = script.splitlines()
    return "\n".join(line for line in lines if not line.startswith("//# sourceMappingURL="))
