"""Every check and test, in the order in which a mistake is cheapest to learn of."""

import os
import subprocess
import sys

from playwright.sync_api import sync_playwright

from web.build.browser import NoBrowserError, ensure_browser
from web.build.node import environment, install_packages
from web.build.paths import NODE_MODULES, ROOT, VENV_BIN
from web.build.site import build_if_stale

PYRIGHT = str(NODE_MODULES / ".bin" / "pyright")

LINTERS = [
    [str(VENV_BIN / "ruff"), "check"],
    [str(VENV_BIN / "ruff"), "format", "--check"],
    [str(VENV_BIN / "mypy")],
    [PYRIGHT, "--pythonpath", sys.executable, "--verifytypes", "tenfold", "--ignoreexternal"],
    [PYRIGHT, "--pythonpath", sys.executable, "tests/typed.py"],
    [str(NODE_MODULES / ".bin" / "biome"), "ci", "--colors=off"],
    *([str(NODE_MODULES / ".bin" / "tsc"), "--project", room] for room in ("web/shell", "web/room", "e2e/audit")),
]

PARALLEL = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "loadfile", "--no-loadscope-reorder", "--durations=40"]
"""One process more than cores, as browser tests often wait; the tests of a file share what they have set up.

Files go in the order of pyproject.toml: the long ones first.
"""


def main(pytest_args: list[str]) -> int:
    """Run everything; return the exit code of the first thing that fails."""
    install_packages()
    for command in LINTERS:
        name = command[0].rpartition("/")[2]
        print(f"$ {' '.join([name, *command[1:]])}", flush=True)
        done = subprocess.run(command, cwd=ROOT, env=environment(), check=False)
        if done.returncode:
            return done.returncode
    try:
        with sync_playwright() as playwright:
            ensure_browser(playwright)
    except NoBrowserError as problem:
        print(problem, file=sys.stderr)
        return 1
    build_if_stale()  # before the test processes come, which would all wait for it
    arguments = pytest_args if "-n" in pytest_args else [*PARALLEL, *pytest_args]
    print(f"$ pytest {' '.join(arguments)}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, check=False).returncode
