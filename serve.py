#!/usr/bin/env python3
"""Build the site, serve it, run the tests.

    python3 serve.py              build the site if it is stale, serve it, print the address
    python3 serve.py --lan        the same, also for phones in this network
    python3 serve.py build        build the site into dist/, ready for any static host
    python3 serve.py test [...]   run all checks and the quick suite; other arguments go to pytest
    python3 serve.py test --all   run what the quick suite leaves out
    python3 serve.py docs         build the documentation of the library into dist/docs/
    python3 serve.py shots        take the screenshots for the install dialog again

This file only needs Python 3.11. It makes a virtual environment next to itself and installs the locked dependencies. It
installs those of the tests only if they are needed. Then it starts itself again in there. The rest of the code is in
web/build/.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "tenfold-stamp"
LOCK = ROOT / "requirements.txt"
TEST_LOCK = ROOT / "requirements-test.txt"
NEED_TESTS = {"test", "shots"}
PROJECTS = [ROOT, ROOT / "web"]


def main() -> None:
    """Prepare the virtual environment, then run the command of the command line."""
    if sys.version_info < (3, 11):  # noqa: UP036 - for older versions, a clear message
        sys.exit(f"Tenfold needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    if Path(sys.prefix).resolve() != VENV:
        prepare(tests=not NEED_TESTS.isdisjoint(sys.argv[1:2]))
        start_again()
    sys.path.insert(0, str(ROOT))
    from web.build import cli

    sys.exit(cli.main(sys.argv[1:]))


def prepare(*, tests: bool) -> None:
    """Update .venv to match the lock files and our two projects; stamps skip this if nothing has changed."""
    wanted = {"libraries": libraries_stamp(), "projects": projects_stamp()}
    if tests:
        wanted["tests"] = tests_stamp()
    lines = STAMP.read_text().splitlines() if STAMP.exists() else []
    have = dict(words for line in lines if len(words := line.split()) == 2)
    missing = {name for name, stamp in wanted.items() if have.get(name) != stamp}
    if not missing:
        return
    if "libraries" in missing:
        print("Preparing .venv (only once) ...", file=sys.stderr, flush=True)
        venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")
        have = {}
        pip("install", "--require-hashes", "-r", str(LOCK))
    if tests and have.get("tests") != wanted["tests"]:
        print("Adding the libraries of the tests to .venv (only once) ...", file=sys.stderr, flush=True)
        pip("install", "--require-hashes", "-r", str(TEST_LOCK))
    editable = [word for project in PROJECTS for word in ("-e", str(project))]
    pip("install", "--no-deps", "--no-build-isolation", "--no-index", *editable)
    STAMP.write_text("".join(f"{name} {stamp}\n" for name, stamp in {**have, **wanted}.items()))


def libraries_stamp() -> str:
    """Return a stamp of what .venv must match: this Python, this folder, this lock file."""
    return stamp(sys.version.encode(), str(ROOT).encode(), LOCK.read_bytes())


def tests_stamp() -> str:
    """Return a stamp of the additional dependencies of the tests."""
    return stamp(TEST_LOCK.read_bytes())


def projects_stamp() -> str:
    """Return a stamp of our own projects, including the games that they register."""
    return stamp(*((project / "pyproject.toml").read_bytes() for project in PROJECTS))


def stamp(*parts: bytes) -> str:
    """Return a hash of everything that something depends on."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def pip(*args: str) -> None:
    """Run the virtual environment's pip; if it fails, exit with a message."""
    command = [str(venv_python()), "-m", "pip", "--disable-pip-version-check", *args, "-qq"]
    if subprocess.run(command, check=False).returncode:
        sys.exit("Could not install the locked dependencies (pip's own words are above).")


def venv_python() -> Path:
    """Return the interpreter inside .venv."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def start_again() -> None:
    """Run this file again with the virtual environment's Python."""
    command = [str(venv_python()), str(Path(__file__).resolve()), *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
