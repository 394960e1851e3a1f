"""The standard library, reduced to what the app may need and compiled.

The stock archive is 10 MB of source. Compiling that on the player's device takes most of the start of stock Pyodide.
tests/build imports everything below in the reduced Python.
"""

import tempfile
from pathlib import Path

from web.build.archive import pack, unpack
from web.build.bytecode import COMPILER, compile_tree
from web.build.caching import cached
from web.build.paths import NODE_MODULES

STOCK = NODE_MODULES / "pyodide" / "python_stdlib.zip"
NAME = "python_stdlib.zip.txt"

# Modules that Pyodide and PyScript load at the start.
FOR_THE_START = """
    __future__ _colorize _opcode_metadata _py_warnings _pyodide
    _threading_local _weakrefset abc annotationlib ast asyncio base64 bisect bz2 codecs codeop collections compression
    concurrent contextlib contextvars copy copyreg dataclasses dis encodings
    enum fnmatch functools genericpath glob heapq importlib inspect io json keyword linecache locale logging
    lzma opcode operator os pathlib posixpath pyodide random re reprlib selectors shutil signal
    site site-packages socket stat string struct subprocess tempfile textwrap
    threading token tokenize traceback types typing warnings weakref zipfile _sitebuiltins
    _collections_abc zipimport queue stringprep tarfile
"""

# Small, common modules that the games, the table and their libraries may import.
# A test compares them with the actual imports.
FOR_THE_APP = """
    datetime decimal fractions graphlib hashlib hmac html numbers pprint secrets statistics
"""

# Modules that micropip needs when a game is added while the app runs.
FOR_MICROPIP = """
    _markupbase _sysconfigdata__emscripten_wasm32-emscripten email ipaddress mimetypes platform quopri
    sysconfig urllib
"""

KEPT = frozenset(f"{FOR_THE_START} {FOR_THE_APP} {FOR_MICROPIP}".split())

# Unused parts of packages that are kept. (Two modules of importlib are built into the interpreter.)
DROPPED = (
    "asyncio/__main__",
    "asyncio/proactor_events",
    "asyncio/tools",
    "asyncio/windows_",
    "concurrent/futures/interpreter",
    "concurrent/futures/process",
    "concurrent/interpreters",
    "email/mime",
    "importlib/_bootstrap",
    "json/__main__",
    "json/tool",
    "logging/config",
    "logging/handlers",
    "pyodide/_nodesock_transport",
    "pyodide/console",
    "urllib/request",
    "urllib/response",
    "urllib/robotparser",
    "zipfile/__main__",
)
ENCODINGS = """
    __init__ aliases ascii cp437 idna latin_1 raw_unicode_escape unicode_escape utf_8 utf_8_sig
    utf_16 utf_16_le utf_16_be utf_32
"""
KEPT_ENCODINGS = frozenset(ENCODINGS.split())

# Pyodide imports `tarfile` for every package, but uses it only for tar archives. No phone loads one.
# The 2,231 names of `html.entities` would be 20 kB. What the app and micropip read has only those that XML has, too.
REPLACED = {
    "html/entities.py": """
name2codepoint = {"amp": 38, "apos": 39, "gt": 62, "lt": 60, "quot": 34}
codepoint2name = {point: name for name, point in name2codepoint.items()}
entitydefs = {name: chr(point) for name, point in name2codepoint.items()}
html5 = {f"{name};": sign for name, sign in entitydefs.items()}
""",
    "tarfile.py": """
def __getattr__(name):
    raise ImportError("tarfile isn't part of Tenfold's reduced standard library.")
""",
}

# Pyodide reads its docstrings at the start, to copy them to its functions.
WITH_DOCSTRINGS = "_pyodide/_core_docs.py"


def keep(name: str) -> bool:
    """True if a file of the stock archive is needed in the browser."""
    package, _, rest = name.partition("/")
    if package.removesuffix(".py") not in KEPT or name.startswith(DROPPED):
        return False
    return package != "encodings" or rest.removesuffix(".py") in KEPT_ENCODINGS


def build_stdlib() -> Path:
    """Return the archive of the reduced, compiled library.

    web/shell/interpreter.mjs explains why it isn't compressed, and why its name ends as it does. It has no line tables,
    which would be a seventh of the download. A traceback still names the function and the line where it starts.
    """

    def documented(name: str) -> bool:
        return name == WITH_DOCSTRINGS

    def make(folder: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            source, target = Path(scratch, "source"), Path(scratch, "target")
            unpack(STOCK, source)
            for name, text in REPLACED.items():
                (source / name).write_text(text)
            compile_tree(source, target, optimize=2, lines=False, keep=lambda name: keep(name) and not documented(name))
            compile_tree(source, target, lines=False, keep=documented)
            pack(target, folder / NAME, compress=False)

    place = cached("stdlib", [STOCK, Path(__file__), COMPILER], make)
    return place / NAME
