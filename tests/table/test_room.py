"""The table as it runs in an added game's own room."""

import json
import random
import re
import shutil
import sys

import pytest

import tenfold
from table import view
from table.boards import board_of
from table.features.added_games import addons, guests, room
from table.features.added_games.state import RoomScreen
from table.model import Model
from table.views import VIEWS
from tenfold import Record, Seat
from tenfold.testing import random_action
from tests.wheels import GAME, PACKAGE, begins, changed, chosen, example
from web.build.paths import WEB


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(addons, "folder", lambda: tmp_path)
    monkeypatch.setattr(room, "_room", room._Room())
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    monkeypatch.undo()
    shutil.rmtree(tmp_path, ignore_errors=True)
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    tenfold.refresh_games()


def moved_in(edits=None):
    name, content = example()
    data = chosen(name, changed(edits) if edits else content)["data"]
    room.move_in(addons.read(name, data).to_text())
    said({"type": "boot", "saves": {}, "games": [], "env": {"now": 1, "entropy": 2}})


def said(event):
    return json.loads(room.dispatch(json.dumps({**event, "at": {"now": 1}})))


def dealt():
    said({"type": "setup", "game": GAME})
    said({"type": "deal-number", "value": "5"})
    return said({"type": "start"})


def test_the_way_in_leads_through_the_houses_screens_without_leaving():
    moved_in()
    assert "left" not in said({"type": "setup", "game": GAME})
    step = dealt()
    assert step["root"]["data-screen"] in ("play", "handover")
    assert "left" not in step
    assert {effect["key"].partition(":")[0] for effect in step["effects"] if effect["type"] == "save"} == {
        "settings",
        "setups",
        "game",
        "open",
    }


def test_the_way_out_of_the_room_and_the_way_back_in_it_have_different_pictures():
    def way(html):
        return re.search(r'<header class="bar">.*?<svg.*?(<path.*?)</svg>', html)[1]

    moved_in()
    outside = str(VIEWS[RoomScreen].draw(Model(), RoomScreen(GAME, (GAME,), "Thirty-One")))
    assert way(outside) != way(dealt()["html"])


@pytest.mark.parametrize(("event", "screen"), [("home", "home"), ("settings", "settings"), ("back", "home")])
def test_a_screen_of_the_houses_is_the_way_out(event, screen):
    moved_in()
    dealt()
    assert said({"type": event})["left"] == {"screen": screen, "toast": ""}


def test_a_sheet_of_the_set_up_is_read_here_and_closing_it_is_the_way_out():
    moved_in()
    said({"type": "setup", "game": GAME})
    assert "left" not in said({"type": "sheet", "name": "rules", "chapter": "minute"})
    assert said({"type": "close"})["left"]["screen"] == "setup"


def test_a_save_that_is_gone_sends_back_with_its_sentence():
    moved_in()
    line = {
        "id": "1-a",
        "game": GAME,
        "names": ["Bea"],
        "when": 1,
        "line": "",
        "finished": False,
        "places": [],
        "scores": [],
        "taken_back": False,
    }
    said({"type": "boot", "saves": {"open": json.dumps([line])}, "games": [], "env": {}})
    assert "left" not in said({"type": "open", "id": "1-a"})
    answer = said({"type": "loaded", "id": "1-a", "key": "game:1-a", "text": None})
    assert answer["left"] == {"screen": "home", "toast": "This game is no longer on this phone."}


def test_a_game_that_is_over_is_replayed_in_its_room():
    moved_in()
    record, chance = Record(GAME, seats=[Seat("Bea"), Seat("Claudio")], seed=3), random.Random(3)
    while not record.finished:
        action, seat = random_action(record.state, chance)
        record.play(seat, record.state.action_to_string(action))
    line = {"id": "1-a", "game": GAME, "names": ["Bea", "Claudio"], "when": 1, "line": "", "finished": True}
    line |= {"places": record.state.ranking(), "scores": record.state.scores(), "taken_back": False}
    said({"type": "boot", "saves": {"history": json.dumps([line])}, "games": [], "env": {}})
    (load,) = said({"type": "replay", "id": "1-a"})["effects"]
    step = said({"type": "loaded", "key": load["key"], "text": record.to_json(), **load["then"]})
    assert step["root"]["data-screen"] == "replay"
    assert "left" not in step
    for number in range(1, len(record.entries) + 1):
        step = said({"type": "replay-step", "by": 1})
        assert f"Move {number} of {len(record.entries)}" in step["html"]
        assert not [effect for effect in step["effects"] if effect["type"] != "announce"]
    said({"type": "replay-eyes", "seat": None})
    assert said({"type": "back"})["left"] == {"screen": "history", "toast": ""}


@pytest.mark.parametrize("problem", ["RuntimeError('it broke')", "KeyboardInterrupt"])
def test_a_game_that_stops_is_told_of(problem):
    moved_in({"board.py": begins("draw", f"raise {problem}")})
    assert dealt()["stopped"] in ("RuntimeError: it broke", "The game took too long to answer.")


def test_what_is_told_for_the_shelf_is_what_the_house_reads():
    moved_in()
    shelf = json.dumps([guests.entry_of(tenfold.game_class(GAME), board_of(GAME))])
    (entry,) = guests.read_shelf(shelf, [GAME])
    assert entry.title == "Thirty-One"
    assert entry.offered == tenfold.game_class(GAME).offered_players
    assert [option.id for option in entry.options] == [option.id for option in tenfold.game_class(GAME).options]


def test_a_room_lets_the_focus_go_wherever_the_table_sends_it():
    listed = (WEB / "room" / "frame.js").read_text("utf-8").partition("const FOCUS = [\n")[2].partition("\n];")[0]
    assert [json.loads(line.strip().rstrip(",")) for line in listed.splitlines()] == [
        view.TO_SHEET,
        view.TO_ENVELOPE,
        view.TO_TURN,
        view.TO_CONTINUE,
    ]
