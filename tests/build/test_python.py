"""The trimmed Python has everything that the app, its libraries and a traceback need."""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tenfold import registered_games
from web.build.bytecode import compile_tree
from web.build.heap import LEAST, free_heap
from web.build.node import NodeError, run_node
from web.build.paths import DIST, ENGINE, NODE_MODULES, ROOT, WEB
from web.build.site import build_if_stale
from web.build.stdlib import FOR_MICROPIP, FOR_THE_APP, FOR_THE_START, keep
from web.build.wheels import AS_SOURCE, STAYS_BEHIND

# Starts the built Python under Node, loads a wheel as PyScript does, and runs scripts. Each has its own names.
START = """
import { pathToFileURL } from "node:url";
const [folder, wheel, codes] = process.argv.slice(1);
const { loadPyodide } = await import(pathToFileURL(`${folder}/interpreter.mjs`));
const python = await loadPyodide({ indexURL: folder });
await python.loadPackage(wheel, { messageCallback: () => {} });
const found = {};
for (const [name, code] of Object.entries(JSON.parse(codes))) {
    try {
        found[name] = { said: python.runPython(code, { globals: python.toPy({}) }) };
    } catch (error) {
        found[name] = { problem: error.message };
    }
}
console.log(JSON.stringify(found));
"""


def in_the_browsers_python(name: str) -> str:
    """Return what one of the `SCRIPTS` says there, or that of one of the `ROOMS`."""
    wheel = next((wheel for wheel, codes in SCRIPTS.items() if name in codes), OUR_WHEEL)
    answer = answers(wheel)[name]
    assert "problem" not in answer, answer["problem"]
    return answer["said"]


READERS = """
import json, sys, time, types
readers = sys.modules["readers"] = types.ModuleType("readers")
exec({source!r}, vars(readers))
lengths = [(name, readers.LONG // (10 if name in readers.OF_DATA else 1)) for name in readers.NAMES]
json.dumps([slow for name, length in lengths for slow in readers.too_slow(name, ["marks"], length, time.perf_counter)])
"""
"""Tries all readers of foreign text, at the largest size that they accept; of data, at a tenth of it."""


@cache
def answers(wheel: str) -> dict[str, dict[str, str]]:
    """Return the answers of all scripts that ask for a wheel: a start takes longer than they do."""
    return run(wheel, scripts_for(wheel))


def run(wheel: str, scripts: dict[str, str]) -> dict[str, dict[str, str]]:
    """Return what scripts that ask for a wheel answer there."""
    build_if_stale()
    with TemporaryDirectory() as folder:
        as_files(Path(folder))
        output = run_node("--input-type=module", "-e", START, f"{folder}/", wheel, json.dumps(scripts))
    found: dict[str, dict[str, str]] = json.loads(output)
    return found


def as_files(folder: Path) -> None:
    """What a browser gets at the addresses of the lock file, as files: Node reads files, which have no fragments."""
    lock = json.loads((DIST / "pyodide" / "pyodide-lock.json").read_text())
    for file in (DIST / "pyodide").iterdir():
        shutil.copyfile(file, folder / file.name)
    for package in lock["packages"].values():
        sent, _, name = package["file_name"].partition("#/")
        (folder / sent).rename(folder / name)
        package["file_name"] = name
    (folder / "pyodide-lock.json").write_text(json.dumps(lock))


def imports_of(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every module that the Python files of a folder import, with the file."""
    for file in filter(travels, folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((alias.name, file.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                yield node.module, file.name


def travels(file: Path) -> bool:
    """True if a file is in a wheel that the browser gets."""
    return not any(file.is_relative_to(left) for pattern in STAYS_BEHIND["tenfold"] for left in ENGINE.glob(pattern))


def importing(names: Iterable[str]) -> str:
    """Return a script that imports these."""
    return f"import importlib; [importlib.import_module(name) for name in {sorted(names)}]; 'all'"


def stock_imports_of(room: Path) -> set[str]:
    """Return what a room imports of Python's own."""
    return {name for name, file in imports_of(room) if name.partition(".")[0] in sys.stdlib_module_names}


ROOMS = {"engine": ENGINE / "tenfold", "table": WEB / "table"}
OUR_WHEEL = "tenfold-table"


def scripts_for(wheel: str) -> dict[str, str]:
    """Return all scripts that ask for a wheel. Those of the rooms are made here, as reading all of our code is slow."""
    rooms = ROOMS if wheel == OUR_WHEEL else {}
    return {**SCRIPTS[wheel], **{name: importing(stock_imports_of(room)) for name, room in rooms.items()}}


# By the wheel that they ask for.
SCRIPTS = {
    OUR_WHEEL: {
        "kept": importing(
            name for name in f"{FOR_THE_START} {FOR_THE_APP} {FOR_MICROPIP}".split() if name != "site-packages"
        ),
        "everyday": """
import asyncio, dataclasses, datetime, enum, functools, importlib.metadata, importlib.resources
import json, random, re, statistics, traceback, typing
try:
    json.loads("{")
except ValueError:
    text = traceback.format_exc()
assert "json/decoder.pyc" in text or "json/decoder.py" in text, text
assert importlib.metadata.version("tenfold")
assert datetime.datetime.fromtimestamp(0, datetime.UTC).isoformat().startswith("1970")
"é".encode("utf-8").decode("utf-8"); "a".encode("idna"); "a".encode("utf-16")
"fine"
""",
        "table answers": """
import json, table.app
env = {"now": 0, "entropy": 7, "standalone": False, "ios": False, "installable": False, "query": {}}
hello = {"type": "boot", "saves": {}, "games": [], "env": env, "at": {"now": 0}}
step = json.loads(table.app.dispatch(json.dumps(hello)))
step["title"]
""",
        "games": """
import tenfold, tenfold.bots, table.boards
assert tenfold.bots.registered_bots() == tenfold.registered_games()
" ".join(tenfold.game_class(name).short_name for name in tenfold.registered_games() if table.boards.board_of(name))
""",
    },
    "tenfold": {
        "types": """
import tenfold
state = tenfold.load_game("pig10").new_initial_state(1)
str((type(state).apply_action.__annotations__, "hands" in type(state).__annotations__))
""",
        "modules": """
import importlib, pathlib, tenfold
root = pathlib.Path(tenfold.__file__).parent
there = [".".join(("tenfold", *file.relative_to(root).with_suffix("").parts)) for file in root.rglob("*.pyc")]
for name in there:
    if not name.endswith("__main__"):
        importlib.import_module(name)
tenfold.load_game("pig10").new_initial_state(1).information_state_string(0)
" ".join(there)
""",
    },
    "micropip": {"micropip": "import micropip; str(micropip.list()['micropip'].version)"},
}


@pytest.mark.few(1)
@pytest.mark.parametrize("room", ROOMS)
def test_what_our_rooms_import_is_there(room: str) -> None:
    assert in_the_browsers_python(room) == "all"


@pytest.mark.thorough
def test_what_stays_at_home_is_not_missed() -> None:
    there = in_the_browsers_python("modules").split()
    assert "tenfold.games.pig10.state" in there
    for pattern in STAYS_BEHIND["tenfold"]:
        files = [*ENGINE.glob(pattern)]
        assert files, pattern
        names = {".".join(file.relative_to(ENGINE).with_suffix("").parts) for file in files if file.suffix != ".pyi"}
        assert names.isdisjoint(there)


def test_types_of_functions_stay_at_home_and_those_of_fields_do_not() -> None:
    assert in_the_browsers_python("types") == "({}, True)"


def test_everything_kept_can_be_imported() -> None:
    assert in_the_browsers_python("kept") == "all"


def test_a_traceback_and_everyday_things_work() -> None:
    assert in_the_browsers_python("everyday") == "fine"


# Compares the lines of compiled modules with those that Python itself notes.
LINES = """
const [folder, pairs] = process.argv.slice(1);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder });
const { readFileSync } = await import("node:fs");
python.globals.set("read", (path) => new Uint8Array(readFileSync(path)));
python.globals.set("pairs", pairs);
console.log(python.runPython(`
import json, marshal
from types import CodeType

def lines_of(code):
    yield code.co_qualname, list(code.co_lines())
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from lines_of(inner)

count = 0
for source, made in json.loads(pairs):
    true = list(lines_of(compile(read(source).to_bytes(), "", "exec", dont_inherit=True)))
    kept = list(lines_of(marshal.loads(read(made).to_bytes()[16:])))
    assert kept == true, source
    count += len(kept)
count
`));
"""


@pytest.mark.thorough
def test_a_traceback_names_every_line(tmp_path: Path) -> None:
    jumps = "def far():\n    return (\n" + "\n" * 5_000 + "        1 / 0\n    ) + sum(x for x in range(3))\n"
    (tmp_path / "jumps.py").write_text(jumps)
    sources = [tmp_path / "jumps.py", *ENGINE.glob("tenfold/*.py")]
    for source in sources[1:]:
        shutil.copyfile(source, tmp_path / source.name)
    compile_tree(tmp_path, tmp_path / "made")
    pairs = [(str(source), str(tmp_path / "made" / f"{source.stem}.pyc")) for source in sources]
    assert int(run_node("--input-type=module", "-e", LINES, str(NODE_MODULES / "pyodide"), json.dumps(pairs))) > 300


def test_the_table_answers_in_the_browsers_python() -> None:
    assert in_the_browsers_python("table answers") == "Tenfold"


def test_every_game_is_found_in_the_browsers_python() -> None:
    assert in_the_browsers_python("games") == " ".join(registered_games())


def test_micropip_can_be_loaded_when_it_is_wanted() -> None:
    assert in_the_browsers_python("micropip") == "0.11.1"


def test_nothing_travels_as_source_but_what_is_imported_late() -> None:
    build_if_stale()
    late = {*AS_SOURCE}
    for archive in [DIST / "pyodide" / "python_stdlib.zip.txt", *(DIST / "pyodide").glob("*cp314*.whl.txt")]:
        names = [name for name in zipfile.ZipFile(archive).namelist() if name.endswith(".py")]
        patterns = {pattern for pattern in AS_SOURCE if fnmatch.filter(names, pattern)}
        assert all(any(fnmatch.fnmatch(name, pattern) for pattern in patterns) for name in names), archive.name
        late -= patterns
    assert not late, "all of these are sent"


@pytest.mark.parametrize("game", registered_games())
def test_a_player_that_decides_needs_nothing_that_travels_as_source(game: str) -> None:
    """Compiling would hold up its first move."""
    code = f"""
import sys, tenfold
from tenfold import bots
state = tenfold.load_game({game!r}, 3).new_initial_state(1)
seat = state.seats_to_act()[0]
for level in bots.LEVELS:
    bots.load(state.game, level).choose(state.observation(seat), 20)
print([name for name in sys.modules if name.endswith(("grounds", "plan")) or name == "tenfold.testing"])
bots.load(state.game, "hard").weigh(state.observation(seat), 20)
print([name for name in sys.modules if name.endswith("grounds")])
"""
    shown = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
    ).stdout.splitlines()
    assert shown == ["[]", f"['tenfold.bots.{game.replace('-', '_')}.grounds']"]


def test_what_only_a_terminal_needs_stays_behind() -> None:
    build_if_stale()
    (wheel,) = (DIST / "pyodide").glob("tenfold-*cp314*.whl.txt")
    sent = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("tenfold/")]
    assert "tenfold/record.pyc" in sent
    for pattern in STAYS_BEHIND:
        assert not [name for name in sent if name.startswith(f"tenfold/{pattern.removesuffix('.py')}")], pattern
        assert not [name for name in sent if name.endswith("rules.txt")]


def test_the_trimmed_lock_is_true() -> None:
    build_if_stale()
    lock = json.loads((DIST / "pyodide" / "pyodide-lock.json").read_text())
    stock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text())
    assert lock["info"] == stock["info"]
    for package in lock["packages"].values():
        sent, _, name = package["file_name"].partition("#/")
        assert sent == f"{name}.txt"
        assert hashlib.sha256((DIST / "pyodide" / sent).read_bytes()).hexdigest() == package["sha256"]
        assert set(package["depends"]) <= set(lock["packages"])


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("random.py", True),
        ("json/decoder.py", True),
        ("json/tool.py", False),
        ("unittest/mock.py", False),
        ("encodings/utf_8.py", True),
        ("encodings/cp037.py", False),
    ],
)
def test_what_is_kept(name: str, kept: bool) -> None:
    assert keep(name) is kept


def warmed_up_with(more: str, folder: Path) -> Path:
    """Return the site's Python, which does this, too, before a snapshot is taken of its memory."""
    shutil.copytree(DIST / "pyodide", folder / "pyodide")
    script = folder / "pyodide" / "interpreter.mjs"
    text = script.read_text("utf-8")
    assert text.count("\ngc.collect()\n") == 1
    script.write_text(text.replace("\ngc.collect()\n", f"\n{more}\ngc.collect()\n"), "utf-8")
    return folder


def test_a_snapshot_of_pythons_memory_has_room(tmp_path: Path) -> None:
    build_if_stale()
    free = free_heap(DIST)
    assert free >= LEAST
    some = free_heap(warmed_up_with("sys.ballast = [bytes(500) for _ in range(2000)]", tmp_path), least=0)
    assert 700_000 < free - some < 1_300_000, "what is measured is what Python takes, but for what it had freed"


@pytest.mark.thorough
@pytest.mark.quick("nearly full")
@pytest.mark.parametrize("blocks", [5_000, 20_000], ids=["nearly full", "more than full"])
def test_the_build_fails_where_a_snapshot_would_have_no_room(tmp_path: Path, blocks: int) -> None:
    build_if_stale()
    site = warmed_up_with(f"sys.ballast = [bytes(500) for _ in range({blocks})]", tmp_path)
    with pytest.raises(NodeError, match="bytes left of 34603008, and should have 600000"):
        free_heap(site)


@pytest.mark.thorough
def test_in_the_browsers_python_no_reader_takes_longer_than_the_length_explains() -> None:
    source = (ROOT / "tests" / "table" / "readers.py").read_text("utf-8")
    assert run(OUR_WHEEL, {"readers": READERS.format(source=source)}) == {"readers": {"said": "[]"}}
