"""All checks and tests: the linters run in parallel with the tests to save time."""

import os
import subprocess
import sys
import threading

from playwright.sync_api import sync_playwright

from web.build.browser import NoBrowserError, ensure_browser
from web.build.node import environment, install_packages
from web.build.paths import NODE_MODULES, ROOT, VENV_BIN
from web.build.site import build_if_stale

PYRIGHT = str(NODE_MODULES / ".bin" / "pyright")

LINTERS = [
    [str(VENV_BIN / "ruff"), "check"],
    [str(VENV_BIN / "ruff"), "format", "--check"],
    [str(NODE_MODULES / ".bin" / "biome"), "ci", "--colors=off"],
    *(
        [str(NODE_MODULES / ".bin" / "tsc"), "--project", room]
        for room in ("web/shell", "web/room", "web/phones", "e2e/audit")
    ),
    [str(VENV_BIN / "mypy")],
    [PYRIGHT, "--pythonpath", sys.executable, "--verifytypes", "tenfold", "--ignoreexternal"],
    [PYRIGHT, "--pythonpath", sys.executable, "tests/typed.py"],
]

PARALLEL = [
    *("-n", str((os.cpu_count() or 1) + 1)),
    *("--dist", "loadfile", "--no-loadscope-reorder"),
    *("--max-worker-restart", "0"),
]
"""One process more than cores, because browser tests often wait. The tests of a file share their set-up.

Files run in the order of pyproject.toml: long ones first. A process that a test hung up is not started again, because
the test would hang again.
"""


def main(pytest_args: list[str]) -> int:
    """Run the tests and, unless `--all` is given, the linters; return 0 if nothing failed."""
    install_packages()
    try:
        with sync_playwright() as playwright:
            ensure_browser(playwright)
    except NoBrowserError as problem:
        print(problem, file=sys.stderr)
        return 1
    build_if_stale()  # before the test processes start, which would all wait for it
    linting = Linting([] if "--all" in pytest_args else LINTERS)
    linting.start()
    arguments = pytest_args if "-n" in pytest_args else [*PARALLEL, *pytest_args]
    print(f"$ pytest {' '.join(arguments)}", flush=True)
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments], cwd=ROOT, env=keeping_bytecode(), check=False
    ).returncode
    linting.join()
    for command in linting.failed:
        print(f"Failed: {command}", flush=True)
    return tested or int(bool(linting.failed))


def keeping_bytecode() -> dict[str, str]:
    """Return the environment variables of this process, without the one that forbids `__pycache__`.

    Pytest rewrites every assertion of our tests. Without that folder, each process does so again, which takes ten
    seconds.
    """
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


class Linting(threading.Thread):
    """A thread that runs the linters one after another, and prints the output of each when it has finished."""

    def __init__(self, commands: list[list[str]]) -> None:
        super().__init__(daemon=True)
        self.commands = commands
        self.failed: list[str] = []

    def run(self) -> None:
        """Run all linters, even if some fail."""
        for command in self.commands:
            name = " ".join([command[0].rpartition("/")[2], *command[1:]])
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment(),
                check=False,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
            )
            if done.returncode:
                self.failed.append(name)
            output = f"\n{done.stdout.strip()}" if done.returncode else ""
            print(f"\n$ {name}: {'failed' if done.returncode else 'passed'}{output}\n", end="", flush=True)
