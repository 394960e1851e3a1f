#!/usr/bin/env python3
"""Ask the package index whether every locked package has a wheel for each system and each Python.

    python bench/locks.py            both lock files
    python bench/locks.py build      only what building and serving needs

Nothing is installed: uv (https://docs.astral.sh/uv/, on the PATH) resolves each lock file again for each system, with
wheels only. The script prints a line for each; the exit code is 1 if a wheel is missing.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = {"build": ROOT / "requirements.txt", "test": ROOT / "requirements-test.txt"}
SYSTEMS = {
    "Linux, Intel": "x86_64-manylinux_2_28",
    "Linux, ARM": "aarch64-manylinux_2_28",
    "macOS, ARM": "aarch64-apple-darwin",
    "macOS, Intel": "x86_64-apple-darwin",
    "Windows, Intel": "x86_64-pc-windows-msvc",
}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def missing(lock: Path, system: str, python: str) -> str:
    """Return uv's message about what is missing; empty if nothing is."""
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("This asks uv, which is not on the PATH: `pip install uv` in an environment of its own.")
    command = [uv, "pip", "compile", "--quiet", "--only-binary", ":all:", "--no-header", "--no-annotate"]
    command += ["--python-platform", system, "--python-version", python, str(lock)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return " ".join(re.sub(r"[│╰─▶×]", " ", done.stderr).split()) if done.returncode else ""


def main() -> int:
    """Check all combinations, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("locks", nargs="*", choices=[[], *LOCKS])
    bad = 0
    for name in parser.parse_args().locks or LOCKS:
        for label, system in SYSTEMS.items():
            for python in PYTHONS:
                why = missing(LOCKS[name], system, python)
                bad += bool(why)
                print(f"{name:6} {label:15} {python}  {why or 'has all wheels'}", flush=True)
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
