"""Games from outside: a wheel is looked at, let in, tried, kept, removed; what is wrong gets its sentence."""

import json
import sys

import pytest

import tenfold
from table import addons
from table.boards import board_of
from tenfold import Record, game_class
from tests.table.driver import Person, Phone, play_to_the_end
from tests.wheels import GAME, PACKAGE, TITLE, begins, changed, chosen, example, put, raises

KEY = "addon:tenfold-thirty-one"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    """Added games go to a folder of the test's own, and are gone after it."""
    monkeypatch.setattr(addons, "folder", lambda: tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    monkeypatch.undo()
    tenfold.refresh_games()


def settings(phone):
    phone.tap("Settings")
    return phone


def add(phone, file="", data=b""):
    name, content = example()
    settings(phone).send(chosen(file or name, data or content))
    return phone


def added(**keys):
    phone = add(Phone(**keys))
    phone.tap("Add it")
    return phone


def restarted(phone, tmp_path):
    """A start on a phone whose memory holds no module of the added game."""
    for wheel in phone.model.addons.values():
        addons.take_out(wheel)
    return phone.killed()


def people(phone, kinds="pp"):
    phone.settings(pace="At once")
    phone.start(kinds, game=TITLE, deal=5)
    return phone


def test_it_asks_first_and_says_whose_it_is():
    phone = add(Phone())
    assert "somebody else’s program" in phone.text
    assert f"By {phone.model.sheet['wheel'].author}." in phone.text
    assert GAME not in tenfold.registered_games()
    phone.tap("Leave it")
    assert phone.model.adding is None
    assert phone.sheet is None
    assert KEY not in phone.store


def test_the_question_may_be_closed_and_another_file_chosen():
    phone = add(Phone())
    phone.tap("Close")
    assert phone.sheet is None
    phone.send(chosen("holiday.pdf", b"x"))
    assert "The game stays out" in phone.text
    phone.tap("Close")
    phone.send(chosen(*example()))
    phone.tap("Add it")
    assert GAME in tenfold.registered_games()


def test_an_added_game_stands_on_the_shelf_with_its_author():
    phone = added()
    assert phone.screen == "home"
    assert phone.toast == f"{TITLE} is on the shelf, at the end."
    titles = [next(part.text for part in panel.walk() if part.tag == "b") for panel in phone.sending("setup")]
    assert titles[-1] == TITLE
    assert "added here, by" in phone.text


def test_a_whole_game_of_it():
    phone = people(added())
    play_to_the_end(phone, Person(1))
    assert phone.saved == phone.record
    assert phone.screen == "result"


def test_it_is_there_after_a_restart_with_its_games(tmp_path):
    phone = people(added())
    Person(1).act(phone)
    before = phone.saved.entries
    phone = restarted(phone, tmp_path)
    phone.tap("Go on")
    assert phone.record.entries == before


def test_removed_it_leaves_its_saves_and_finds_them_when_it_comes_back(tmp_path):
    phone = people(added())
    phone.tap("Leave the table")
    settings(phone).tap(TITLE)
    phone.tap("Remove it")
    assert KEY not in phone.store
    assert GAME not in tenfold.registered_games()
    phone.tap("Back")
    assert not phone.has_button("Go on")
    assert not phone.has_button("Games so far")
    phone = phone.killed()
    assert not phone.has_button("Go on")
    assert [key for key in phone.store if key.startswith("game:")]
    add(phone)
    phone.tap("Add it")
    phone.tap("Go on")
    assert phone.record.game == GAME


def test_it_can_be_removed_while_it_is_being_played():
    phone = people(added())
    phone.tap("Menu")
    phone.tap("Settings")
    phone.tap(TITLE)
    phone.tap("Remove it")
    phone.tap("Back")
    assert phone.screen == "home"


def test_a_newer_version_takes_the_place_of_the_older():
    phone = added()
    newer = changed({"METADATA": put("Version: 1.0", "Version: 1.1")})
    add(phone, example()[0].replace("1.0", "1.1"), newer)
    assert f"Update {TITLE} to 1.1?" in phone.sheet.text
    phone.tap("Update it")
    assert phone.toast == f"{TITLE} is version 1.1 now; it was 1.0."
    assert phone.model.addons[KEY].version == "1.1"
    assert sum(game == GAME for game in tenfold.registered_games()) == 1


def test_a_newer_version_that_breaks_leaves_the_older_in_its_place():
    phone = added()
    broken = changed({"METADATA": put("Version: 1.0", "Version: 1.1"), "/state.py": put("def _apply", "def _broken")})
    add(phone, example()[0].replace("1.0", "1.1"), broken)
    phone.tap("Update it")
    assert "stays out" in phone.text
    assert phone.model.addons[KEY].version == "1.0"
    phone.tap("Close")
    phone.tap("Back")
    people(phone)
    assert phone.screen in ("handover", "play")


NAME = "tenfold_thirty_one-1.0-py3-none-any.whl"

# What is wrong with a file before anything in it runs, and what is said of it.
REFUSED = {
    "no wheel": ("game.zip", lambda: b"PK", "ends in .whl"),
    "empty": (NAME, lambda: b"", "damaged"),
    "cut short": (NAME, lambda: example()[1][: len(example()[1]) // 2], "damaged"),
    "no zip": (NAME, lambda: b"x" * 1000, "damaged"),
    "one wrong byte": (NAME, lambda: flipped(example()[1]), "damaged"),
    "too large": (NAME, lambda: b"x" * 3_000_000, "too large"),
    "platform in the name": ("tenfold_thirty_one-1.0-cp314-cp314-linux_x86_64.whl", lambda: example()[1], "not pure"),
    "platform inside": (NAME, lambda: changed({"WHEEL": put("py3-none-any", "cp314-cp314-any")}), "not pure Python"),
    "compiled": (NAME, lambda: changed({f"{PACKAGE}/fast.so": b"\x7fELF"}), "compiled library"),
    "outside": (NAME, lambda: changed({"../../evil.py": "1"}), "outside of itself"),
    "path file": (NAME, lambda: changed({"evil.pth": "import os"}), "outside of its own folder"),
    "no metadata": (NAME, lambda: changed({"METADATA": None}), "no wheel"),
    "another name inside": (NAME, lambda: changed({"METADATA": put("Name: tenfold-thirty-one", "Name: x")}), "agree"),
    "the house's name": (
        "tenfold-1.0-py3-none-any.whl",
        lambda: changed({"METADATA": put("Name: tenfold-thirty-one", "Name: Tenfold")}),
        "calls itself Tenfold",
    ),
    "no entry points": (NAME, lambda: changed({"entry_points.txt": None}), "There is no game in this wheel"),
    "no game": (NAME, lambda: changed({"entry_points.txt": put("tenfold.games", "chess.games")}), "There is no game"),
    "no bots": (NAME, lambda: changed({"entry_points.txt": put("tenfold.bots", "x.bots")}), "computer players"),
    "no board": (NAME, lambda: changed({"entry_points.txt": put("tenfold.boards", "x.boards")}), "without a board"),
    "strange name": (NAME, lambda: changed({"entry_points.txt": put(f"{GAME} =", "Thirty One =")}), "small letters"),
    "name taken": (NAME, lambda: changed({"entry_points.txt": put(f"{GAME} =", "pig10 =")}), "called pig10 already"),
    "needs numpy": (
        NAME,
        lambda: changed({"METADATA": put("Requires-Dist:", "Requires-Dist: numpy\nRequires-Dist:")}),
        "needs numpy",
    ),
    "covers json": (NAME, lambda: changed({"json/__init__.py": ""}), "cover json"),
    "covers the table": (NAME, lambda: changed({"table/evil.py": ""}), "cover table"),
}


def flipped(data):
    """One byte in the middle of a file's content is another."""
    place = data.index(b"class ") if b"class " in data else 400
    return data[:place] + bytes([data[place] ^ 255]) + data[place + 1 :]


@pytest.mark.parametrize("what", REFUSED)
def test_a_file_that_is_no_game_gets_its_sentence(what):
    file, data, sentence = REFUSED[what]
    phone = Phone()
    before = dict(phone.store)
    add(phone, file, data() or b" ")
    assert sentence in phone.text
    assert phone.has_button("Close")
    assert phone.store == before
    assert PACKAGE not in sys.modules


# What comes out when the game is tried.
BROKEN = {
    "import": ({"/game.py": lambda text: f"{text}\n1 / 0\n"}, "ZeroDivisionError"),
    "no game class": ({"/game.py": lambda text: f"{text}\nGAME = 1\n"}, "is not a subclass of"),
    "apply_action": ({"/state.py": raises("_apply")}, "it broke"),
    "legal_actions": ({"/state.py": raises("_legal_actions")}, "it broke"),
    "a promise": ({"/game.py": begins("max_game_length", "return 3")}, "breaks a promise"),
    "board draw": ({"board.py": raises("draw")}, "it broke"),
    "words": ({"/words.py": raises("tell")}, "it broke"),
    "board rules": ({"board.py": raises("rules")}, "it broke"),
    "board no board": ({"board.py": lambda text: f"{text}\nBOARD = 1\n"}, ""),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_game_that_breaks_when_it_is_tried_stays_out(what):
    edits, sentence = BROKEN[what]
    phone = Phone()
    before = dict(phone.store)
    add(phone, *((NAME, changed(edits))))
    phone.tap("Add it")
    assert "The game stays out" in phone.text
    assert sentence in phone.text
    assert phone.store == before
    assert GAME not in tenfold.registered_games()
    assert PACKAGE not in sys.modules
    phone.tap("Close")
    phone.tap("Back")
    phone.start("pe")
    assert phone.screen == "play"


@pytest.mark.parametrize("where", ["draw", "stages", "tell", "_apply", "_observation"])
def test_a_game_that_breaks_while_it_is_played_is_put_away_and_kept(where, monkeypatch):
    phone = people(added())
    for _ in range(3):
        Person(2).act(phone)
    before, key = phone.saved.entries, f"game:{phone.session.id}"

    def broken(*args, **keys):
        raise RuntimeError("it broke")

    in_the_game = {"_apply": type(phone.record.state)} | dict.fromkeys(("tell", "_observation"), game_class(GAME))
    thing = in_the_game.get(where) or type(board_of(GAME))
    with monkeypatch.context() as patch:
        patch.setattr(thing, where, broken)
        for _ in range(4):
            if phone.screen != "home":
                Person(3).act(phone)
        assert phone.screen == "home"
        assert f"{TITLE} has stopped" in phone.text
        assert "RuntimeError: it broke" in phone.text
        phone.tap("Close")
        phone.tap("PIG 10")
        phone.tap("Home")
    assert Record.from_json(phone.store[key]).entries[: len(before)] == before
    phone.tap("Go on")
    assert phone.record.entries[: len(before)] == before


def test_a_mistake_of_tenfolds_own_is_not_hidden(monkeypatch):
    phone = Phone()
    phone.start("pe")

    def broken(*args, **keys):
        raise RuntimeError("it broke")

    monkeypatch.setattr(type(board_of("pig10")), "draw", broken)
    with pytest.raises(RuntimeError, match="it broke"):
        phone.send({"type": "close"})


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"file": 1, "data": 2}', '{"file": "x.whl", "data": "!"}'])
def test_a_kept_wheel_that_cannot_be_read_costs_that_game_alone(text):
    phone = Phone(store={KEY: text})
    assert "an added game" in phone.toast
    assert len(phone.sending("setup")) == 5
    assert phone.store[KEY] == text


def test_a_kept_wheel_that_no_longer_works_is_named_in_the_settings(tmp_path):
    phone = added()
    name = example()[0]
    wheel = addons.read(name, chosen(name, changed({"/game.py": lambda text: f"{text}\n1 / 0\n"}))["data"])
    phone.store[KEY] = wheel.to_text()
    phone = restarted(phone, tmp_path)
    assert TITLE not in phone.text
    settings(phone)
    assert "cannot be shown" in phone.text
    phone.tap("tenfold-thirty-one")
    assert "ZeroDivisionError" in phone.text
    phone.tap("Remove it")
    assert KEY not in phone.store


def test_after_a_start_that_never_ended_added_games_are_left_out_once(tmp_path):
    phone = people(added())
    store = dict(phone.store)
    for wheel in phone.model.addons.values():
        addons.take_out(wheel)
    again = Phone(store=dict(store), unfinished=True)
    assert "left out this time" in again.toast
    assert TITLE not in again.text
    assert PACKAGE not in sys.modules
    settings(again).tap("tenfold-thirty-one")
    assert "Left out this time" in again.text
    again.tap("Keep it")
    assert again.store[KEY] == store[KEY]
    assert Phone(store=dict(again.store)).has_button("Go on")


@pytest.mark.parametrize("event", [{}, {"name": 5}, {"name": "x.whl"}, {"name": "x-1-py3-none-any.whl", "data": 7}])
def test_an_event_that_makes_no_sense_gets_a_sentence(event):
    phone = Phone()
    phone.send({"type": "add-game", **event})
    assert "The game stays out" in phone.text


def test_events_out_of_their_order_change_nothing():
    phone = Phone()
    for kind in ("add-confirmed", "wheel-installed", "remove-game"):
        phone.send({"type": kind, "key": "addon:x"})
        assert not phone.model.addons
        assert not [effect for effect in phone.effects if effect["type"] == "save"]


def test_what_is_kept_is_the_wheel_and_nothing_else():
    kept = json.loads(added().store[KEY])
    assert set(kept) == {"file", "data"}
