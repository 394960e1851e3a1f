"""Features: each is one folder and one line, and without them a game is played through as before."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.driver import Phone

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "web" / "table"
LINE = "from table.features import {0} as {0}\n"
NAMES = re.findall(r"import (\w+) as", (TABLE / "features" / "__init__.py").read_text("utf-8"))

GAME = """
import json
import sys

import table.app
from table import practice, saves
from tenfold import Record, Seat
from tests.table.driver import Person, Phone, phone_with, play_out

assert not hasattr(table.app.features, {name!r})
phone = Phone()
phone.start("pe", deal=7)
play_out(phone, Person(1))
assert phone.screen == "result"
if {name!r} != "sharing":
    phone.tap("Share this game")
    assert "Just the deal" in phone.sheet.text
    phone.send({{"type": "close"}})
while phone.screen != "home":
    phone.send({{"type": "back"}})
phone.tap("Settings")
phone.model.skipped.append("1-a")
phone.send({{"type": "toast-over"}})
phone.tap(next(row for row in phone.sending("sheet") if '"skipped"' in row.get("data-event")))
assert "Save as a file" in phone.sheet.text
phone.send({{"type": "close"}})
phone.model.skipped.clear()
phone.tap("Back")
phone.tap("Your games")
phone.tap(next(row for row in phone.sending("sheet") if '"forget"' in row.get("data-event")))
assert "Remove this game?" in phone.sheet.text
phone.tap("Cancel")
phone.tap(phone.sending("open")[0])
assert phone.screen == "result"
phone.send({{"type": "kept-late", "saves": dict(phone.store)}})
assert Phone(store=phone.store).model.games
phone.send({{"type": "forget", "id": phone.session.id}})
assert not [key for key in phone.store if key.startswith("game:")]

record = Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "easy")], seed=3)
position = json.loads(record.state.serialize())
phone = phone_with(practice.of_position(record, record.seats, position, "1-000000", 0))
phone.go_on()
play_out(phone, Person(1))
assert phone.has_button("Home")
phone.tap("Again")
assert phone.screen == "play"

# What the feature has saved stays, and its games are games like others.
kept = json.load(sys.stdin)
phone = Phone(store=dict(kept), now={now})
if {name!r} != "backup":
    phone.bring_in(phone.take_along())
(ident,) = [key.removeprefix("game:") for key in kept if key.startswith("game:")]
phone.tap("Your games")
phone.tap(phone.sending("open")[0])
assert phone.session.id == ident
Person(2).act(phone)
phone.send({{"type": "undo"}})
phone.tap("Menu")
phone.tap("Give up")
phone.tap("Keep playing")
play_out(phone, Person(2))
assert phone.screen == "result"
phone.send({{"type": "rematch"}})
phone.send({{"type": "back"}})
while phone.screen != "home":
    phone.send({{"type": "back"}})
phone.tap("Your games")
phone.send({{"type": "sheet", "name": "forget", "match": ident}})
phone.tap(phone.sending("forget")[-1])
assert f"game:{{ident}}" not in phone.store
unknown = kept.keys() - saves.kinds().keys() - {{"skipped", f"game:{{ident}}"}}
assert all(phone.store[key] == kept[key] for key in unknown)
"""

NOW = 1_793_800_000_000  # on day 4 of the daily deals
A_DAY_LATER = NOW + 86_400_000


def saved() -> dict[str, str]:
    """Return the saves of a phone with all features, with an unfinished daily deal."""
    phone = Phone(now=NOW)
    phone.tap("Daily deal")
    phone.tap("Play")
    return phone.store


def without(name: str, folder: Path) -> Path:
    """Copy the table without a feature, that is without its folder and its line, and return the copy."""
    web = folder / "web"
    shutil.copytree(TABLE, web / "table", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(web / "table" / "features" / name)
    registry = web / "table" / "features" / "__init__.py"
    text = registry.read_text("utf-8")
    assert LINE.format(name) in text
    registry.write_text(text.replace(LINE.format(name), ""), "utf-8")
    return web


@pytest.mark.thorough
@pytest.mark.quick("daily")
@pytest.mark.parametrize("name", NAMES)
def test_without_a_feature_a_game_is_played_through(name, tmp_path):
    path = os.pathsep.join(map(str, (without(name, tmp_path), ROOT / "engine", ROOT)))
    script = tmp_path / "game.py"
    script.write_text(GAME.format(name=name, now=A_DAY_LATER), "utf-8")
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, script]
    done = subprocess.run(
        command, env=environment, input=json.dumps(saved()), capture_output=True, text=True, check=False
    )
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
