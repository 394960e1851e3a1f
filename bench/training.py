"""Run every script of docs/library/training.md for some steps, each in a virtual environment with its own libraries.

    python bench/training.py                                  # all scripts
    python bench/training.py ppo --steps 5000                 # only one, for longer
    python bench/training.py --torch torch==2.13.0+cpu        # with a certain build of PyTorch

The environments stay in `--venvs`, and take 1 to 1.7 GB each.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
import venv
from pathlib import Path
from time import monotonic
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "library" / "training.md"
SCRIPT = re.compile(r"^```sh\npip install ([^\n]*)\n```\n+```python\n# (\w+)\.py\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SLOW_S = 1800


class Script(NamedTuple):
    """A script of the page, and what it needs."""

    needs: tuple[str, ...]
    text: str


def scripts() -> dict[str, Script]:
    """Return the scripts of the page by name."""
    found = SCRIPT.findall(PAGE.read_text("utf-8"))
    return {name: Script(tuple(needs.replace('"', "").split()), text) for needs, name, text in found}


def prepared(folder: Path, script: Script, torch: str) -> Path:
    """Return the Python of an environment with what a script needs, and with Tenfold from here."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "installed"
    wanted = "\n".join([torch, *script.needs])
    if not stamp.exists() or stamp.read_text() != wanted:
        venv.create(folder, with_pip=True, clear=True)
        own = [need.replace("tenfold", str(ROOT), 1) if need.startswith("tenfold") else need for need in script.needs]
        for needs in ([torch], own):
            subprocess.run([str(python), "-m", "pip", "install", "-q", *needs], check=True)
        stamp.write_text(wanted)
    return python


def run(python: Path, script: Script, steps: int) -> str:
    """Run a script and return the last line that it prints."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "script.py"
        file.write_text(script.text, "utf-8")
        command = [str(python), str(file), str(steps)]
        environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": str(ROOT / "engine")}
        done = subprocess.run(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, timeout=SLOW_S, check=True
        )
    *_, last = done.stdout.splitlines()
    return last


def main() -> None:
    known = scripts()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scripts", nargs="*", default=[*known], metavar="SCRIPT", help=f"of {', '.join(known)}")
    parser.add_argument("--steps", type=int, default=512)
    parser.add_argument("--torch", default="torch", help="what pip installs for PyTorch")
    parser.add_argument("--venvs", type=Path, default=ROOT / ".cache" / "training")
    given = parser.parse_args()
    for name in given.scripts:
        begun = monotonic()
        python = prepared(given.venvs / name, known[name], given.torch)
        ready = monotonic()
        said = run(python, known[name], given.steps)
        print(f"{name}: {said}; {ready - begun:.0f} s to install, {monotonic() - ready:.0f} s for {given.steps} steps")


if __name__ == "__main__":
    main()
