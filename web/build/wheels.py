"""The wheels for the browser: our two packages and the libraries they need, precompiled.

Each is an ordinary wheel with .pyc files instead of .py files, so its tag is for Python 3.14 only.
"""

import base64
import hashlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from fnmatch import fnmatch
from importlib.metadata import PackagePath, distribution
from pathlib import Path

from web.build.archive import pack, unpack
from web.build.bytecode import COMPILER, compile_tree
from web.build.caching import cached
from web.build.paths import ENGINE, ROOT, WEB

TAG = "cp314-none-any"

# The browser gets only the pure-Python part of a library with compiled parts (markupsafe).
PURE = (".py", ".typed", "METADATA", "WHEEL", "LICENSE", "LICENSE.txt", "top_level.txt")

# Files of a wheel that nothing on a phone imports. For the engine's, a test checks that they exist and aren't needed. A
# phone only needs the part of segno that makes the modules of a QR code. The parts that write files or query a terminal
# are left out. The package's `__init__`, which imports them, is emptied.
STAYS_BEHIND = {
    "tenfold": (
        "tenfold/__main__.py",
        "tenfold/adapters",
        "tenfold/arena.py",
        "tenfold/batch",
        "tenfold/encoding.py",
        "tenfold/engine.py",
        "tenfold/games/*/picture.py",
        "tenfold/games/*/rules.txt",
        "tenfold/languages.py",
        "tenfold/notation/writing.py",
        "tenfold/pictures",
        "tenfold/players.py",
        "tenfold/programs.py",
        "tenfold/rating.py",
        "tenfold/sequential.py",
        "tenfold/tensor.py",
        "tenfold/terminal",
        "tenfold/testing_learning.py",
        "tenfold/**/*.ftl",
        "tenfold/**/*.pyi",
        "tenfold/**/text/_[!_e]*.py",  # languages but English, which come as JSON
        "tenfold/**/text/_e[!n]*.py",
    ),
    "tenfold-table": ("table/**/*.ftl", "table/**/*.pyi", "table/**/text/_[!_e]*.py", "table/**/text/_e[!n]*.py"),
    "htpy": ("htpy/django.py", "htpy/html2htpy.py", "htpy/starlette.py"),
    "segno": ("segno/cli.py", "segno/helpers.py", "segno/utils.py", "segno/writers.py"),
}
EMPTIED = {"segno": ("segno/__init__.py",), "tenfold": ("tenfold/notation/__init__.py",)}

# A traceback names the lines of these.
OURS = ("tenfold", "tenfold-table")

# These are imported late, and are a fourth smaller as source.
AS_SOURCE = (
    "tenfold/bots/*/grounds.py",
    "tenfold/bots/*/plan.py",
    "tenfold/bots/*/text/_en.py",
    "table/features/added_games/room.py",
    "tenfold/testing*.py",
    "table/features/lessons/trial.py",
    "table/features/added_games/trial.py",
)


ENGINE_SOURCES: list[Path | str] = [ROOT / "pyproject.toml", ENGINE / "README.md", ENGINE / "tenfold"]
TABLE_SOURCES: list[Path | str] = [WEB / "pyproject.toml", WEB / "table"]


def build_wheels() -> list[Path]:
    """Return the precompiled wheels of our packages and their dependencies."""
    return [
        precompiled("tenfold", ENGINE_SOURCES, lambda folder: from_project(ROOT, folder)),
        precompiled("tenfold-table", TABLE_SOURCES, lambda folder: from_project(WEB, folder)),
        *(
            precompiled(name, [distribution(name).version], lambda f, n=name: from_installed(n, f))
            for name in ("htpy", "markupsafe", "segno")
        ),
    ]


def published_wheels() -> list[Path]:
    """Return the ordinary wheels of our packages, for people who write players or games on a computer."""

    def make(folder: Path) -> None:
        for project in (ROOT, WEB):
            build_wheel(project, folder)

    sources = [*ENGINE_SOURCES, *TABLE_SOURCES, Path(__file__)]
    return sorted(cached("published", sources, make).glob("*.whl"))


def fetch_micropip() -> Path:
    """Return micropip's wheel from PyPI, checked by its hash in the lock file, without comments and docstrings.

    Its contents are not compiled: it is loaded only when a game is added while the app runs, and so it's smaller.
    """
    lock = ROOT / "requirements-browser.txt"

    def make(folder: Path) -> None:
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "download"]
        target = ["--python-version", "3.14", "--platform", "any", "--abi", "none"]
        strict = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(lock)]
        with tempfile.TemporaryDirectory() as scratch:
            subprocess.run([*command, *target, *strict, "-d", scratch], check=True)
            (wheel,) = Path(scratch).glob("*.whl")
            source, target = Path(scratch, "source"), Path(scratch, "target")
            unpack(wheel, source)
            compile_tree(source, target, bytecode=False)
            (info,) = target.glob("*.dist-info")
            drop_description(info)
            write_record(target, info / "RECORD")
            pack(target, folder / wheel.name, compress=False)

    (wheel,) = cached("micropip", [lock, Path(__file__), COMPILER], make).glob("*.whl")
    return wheel


def precompiled(name: str, sources: list[Path | str], fill: Callable[[Path], None]) -> Path:
    """Return a wheel with the files that `fill(folder)` unpacks, and its Python compiled."""

    def make(folder: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            source, target = Path(scratch, "source"), Path(scratch, "target")
            source.mkdir()
            fill(source)
            leave_behind(name, source)
            compile_tree(source, target, bytecode=False, keep=_is_source)
            lines = name in OURS
            compile_tree(source, target, optimize=2, types=False, lines=lines, keep=lambda file: not _is_source(file))
            pack_wheel(target, folder)

    (wheel,) = cached(f"wheel-{name}", [*sources, Path(__file__), COMPILER], make).glob("*.whl")
    return wheel


def _is_source(file: str) -> bool:
    """True if a file travels as source."""
    return any(fnmatch(file, pattern) for pattern in AS_SOURCE)


def build_wheel(project: Path, folder: Path | str) -> None:
    """Build one of our wheels in the normal way, into a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)


def from_project(project: Path, folder: Path) -> None:
    """Build one of our wheels in the normal way and unpack it."""
    with tempfile.TemporaryDirectory() as scratch:
        build_wheel(project, scratch)
        (wheel,) = Path(scratch).glob("*.whl")
        unpack(wheel, folder)


def from_installed(name: str, folder: Path) -> None:
    """Copy the pure-Python part of an installed library; pip has checked its hash."""
    for file in distribution(name).files or []:
        if file.name.endswith(PURE) and not is_cache(file):
            goal = folder / file
            goal.parent.mkdir(parents=True, exist_ok=True)
            goal.write_bytes(Path(str(file.locate())).read_bytes())


def leave_behind(name: str, folder: Path) -> None:
    """Remove the files that no phone needs from an unpacked wheel."""
    for pattern in STAYS_BEHIND.get(name, ()):
        for path in list(folder.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for part in EMPTIED.get(name, ()):
        (folder / part).write_text("")


def is_cache(file: PackagePath) -> bool:
    """True if a file is cached bytecode of this Python."""
    return "__pycache__" in file.parts


def pack_wheel(content: Path, folder: Path) -> None:
    """Write a folder of compiled modules as a wheel, with the right tag and a correct RECORD."""
    (info,) = content.glob("*.dist-info")
    metadata = (info / "WHEEL").read_text().splitlines()
    kept = [line for line in metadata if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    lines = [*kept, "Root-Is-Purelib: true", f"Tag: {TAG}", ""]
    (info / "WHEEL").write_text("\n".join(lines))
    drop_description(info)
    write_record(content, info / "RECORD")
    pack(content, folder / f"{info.name.removesuffix('.dist-info')}-{TAG}.whl", compress=False)


def drop_description(info: Path) -> None:
    """Leave only the fields of a wheel's metadata. After them comes a text for package registries."""
    metadata = info / "METADATA"
    fields, _, _ = metadata.read_text("utf-8").partition("\n\n")
    metadata.write_text(f"{fields}\n", "utf-8")


def write_record(content: Path, record: Path) -> None:
    """Write a wheel's list of files, hashes and sizes.

    Bytecode has neither, as the format allows ("Recording installed projects", Python Packaging User Guide). No host
    can compress hashes: those of 400 modules would be 13 kB of the download.
    """
    record.unlink(missing_ok=True)
    lines = []
    for file in sorted(path for path in content.rglob("*") if path.is_file()):
        if file.suffix == ".pyc":
            lines.append(f"{file.relative_to(content).as_posix()},,")
            continue
        data = file.read_bytes()
        hashed = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{file.relative_to(content).as_posix()},sha256={hashed},{len(data)}")
    name = record.relative_to(content).as_posix()
    record.write_text("\n".join([*lines, f"{name},,", ""]))
