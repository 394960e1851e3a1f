"""The page about learning is true: what it trains, in a shorter form, is better than easy."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "library" / "learning.md"
BLOCK = re.compile(r"^```python\n# ([\w.]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MEETS = """
from tenfold.arena import Arena, run, standings
arena = Arena("pig10", ["learnt:Table", "easy"], players=2)
print(*(one.victories.mean for one in standings(arena, run(arena, DEALS, jobs=1))))
"""


@pytest.mark.thorough
def test_what_is_learnt_is_better_than_easy(tmp_path):
    for name, text in BLOCK.findall(PAGE.read_text("utf-8")):
        (tmp_path / name).write_text(text, "utf-8")
    assert python(tmp_path, "train.py", "150") == ""
    meets = MEETS.replace("DEALS", "25")
    learnt, easy = map(float, python(tmp_path, "-c", meets).split())
    assert learnt + easy == 1
    assert learnt > 0.6 > easy


def python(folder: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, *command], cwd=folder, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
