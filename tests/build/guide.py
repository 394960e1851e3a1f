"""The game of docs/write-a-game.md, put together from the blocks of the guide."""

import os
import re
import subprocess
import sys
from pathlib import Path

from web.build.paths import ENGINE, ROOT, WEB

GUIDE = ROOT / "docs" / "write-a-game.md"
BLOCK = re.compile(r"^```(?:python|toml)\n# ([\w./-]+)(?:, continued)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """Return the guide's files: every block belongs to the file that its first line names."""
    found: dict[str, str] = {}
    for name, text in BLOCK.findall(GUIDE.read_text("utf-8")):
        found[name] = found.get(name, "") + text
    return found


def write(folder: Path) -> Path:
    """Put the guide's files into a folder."""
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def build(folder: Path) -> Path:
    """Build the wheel of a game's folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def run(*command: str, folder: Path, site: Path) -> str:
    """Run a module of this Python in a game's folder, with the game installed at `site`. Return what it printed."""
    path = os.pathsep.join(map(str, (site, ENGINE, WEB)))
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "MYPYPATH": path},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
