"""Features: each is one folder and one line, and without them a game is played through as before."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "web" / "table"
LINE = "from table.features import {0} as {0}\n"
NAMES = re.findall(r"import (\w+) as", (TABLE / "features" / "__init__.py").read_text("utf-8"))

GAME = """
import table.app
from tests.table.driver import Person, Phone, play_out

assert not hasattr(table.app.features, {name!r})
phone = Phone()
phone.start("pe", deal=7)
play_out(phone, Person(1))
assert phone.screen == "result"
while phone.screen != "home":
    phone.send({{"type": "back"}})
phone.tap("Settings")
phone.tap("Back")
phone.tap("Your games")
phone.tap(phone.sending("open")[0])
assert phone.screen == "result"
"""


def without(name: str, folder: Path) -> Path:
    """Copy the table without a feature: its folder and its line."""
    web = folder / "web"
    shutil.copytree(TABLE, web / "table", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(web / "table" / "features" / name)
    registry = web / "table" / "features" / "__init__.py"
    text = registry.read_text("utf-8")
    assert LINE.format(name) in text
    registry.write_text(text.replace(LINE.format(name), ""), "utf-8")
    return web


@pytest.mark.thorough
@pytest.mark.quick("replay")
@pytest.mark.parametrize("name", NAMES)
def test_without_a_feature_a_game_is_played_through(name, tmp_path):
    path = os.pathsep.join(map(str, (without(name, tmp_path), ROOT / "engine", ROOT)))
    script = tmp_path / "game.py"
    script.write_text(GAME.format(name=name), "utf-8")
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_nothing_else_names_a_feature(name):
    """Neither the rest of the table nor another feature imports from it."""
    folder = TABLE / "features" / name
    registry = TABLE / "features" / "__init__.py"
    others = [path for path in TABLE.rglob("*.py") if folder not in path.parents and path != registry]
    naming = [path for path in others if re.search(rf"\bfeatures(\.| import.*\b){name}\b", path.read_text("utf-8"))]
    assert naming == []


def test_every_folder_is_registered():
    folders = {path.parent.name for path in (TABLE / "features").glob("*/__init__.py")}
    assert folders == set(NAMES)
