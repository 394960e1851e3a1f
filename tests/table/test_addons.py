"""Games from outside: a wheel is looked at, let in, tried, kept, removed; what is wrong gets its sentence."""

import io
import json
import shutil
import sys
import sysconfig
import zipfile
from functools import cache
from pathlib import Path

import pytest

import tenfold
from table import boards
from table.boards import board_of
from table.features.added_games import addons, guests
from table.features.added_games.state import Added
from table.features.added_games.trial import verdict
from table.shelf import is_elsewhere
from tenfold import registry
from tenfold.plainjson import canonical, fingerprint
from tests.table.driver import Phone
from tests.wheels import GAME, PACKAGE, TITLE, begins, changed, chosen, example, put, raises

KEY = "addon:tenfold-thirty-one"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    """Added games are tried in a folder of the test's own, and are gone after it."""
    monkeypatch.setattr(addons, "folder", lambda: tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    guests.move_out([GAME])
    monkeypatch.undo()
    forget_all(tmp_path)


def forget_all(folder):
    """Nothing of an added game is left in this Python."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    tenfold.refresh_games()


@cache
def trial(text):
    """What a room says of a wheel, worked out in this Python; the same wheel is tried once."""
    wheel = addons.from_text(text)
    assert addons.folder() != Path(sysconfig.get_path("purelib")), "the packages of this Python are no place to try in"
    lent = [(group, dict(group._lent)) for group in (registry.GAMES, boards.BOARDS)]
    guests.move_out(wheel.games)  # in a room nothing stands in for it
    addons.unpack(wheel)
    try:
        why = verdict(wheel.games)
        games = [] if why else [(tenfold.game_class(game), board_of(game)) for game in wheel.games]
        return {"why": why, "shelf": json.dumps([guests.entry_of(game, board) for game, board in games])}
    finally:
        forget_all(addons.folder())
        for group, things in lent:
            group._lent.update(things)


def settings(phone):
    phone.tap("Settings")
    return phone


def add(phone, file="", data=b""):
    name, content = example()
    phone.trial = trial
    settings(phone).send(chosen(file or name, data or content))
    return phone


def added(**keys):
    phone = add(Phone(**keys))
    phone.tap("Add")
    return phone


def set_up(phone):
    phone.tap(TITLE)
    return phone


def entered(phone):
    """The effect that opens the room, and the phone that shows it."""
    (effect,) = [effect for effect in phone.effects if effect["type"] == "enter-room"]
    assert phone.screen == "room"
    return effect


def line(ident, game=GAME, **keys):
    """A line as a room keeps it."""
    fields = {"id": ident, "game": game, "names": ["Bea", "Ada"], "when": 5, "line": "Bea is next", "finished": False}
    return {**fields, "places": [], "scores": [], "taken_back": False, **keys}


def kept(phone, *lines, key="open"):
    phone.send({"type": "room-saved", "key": key, "text": json.dumps(lines)})
    return json.loads(phone.store.get(key, "[]"))


def test_it_asks_first_and_says_whose_it_is():
    phone = add(Phone())
    assert "Someone else made this game" in phone.text
    assert f"By {phone.model.sheet['wheel'].author}." in phone.text
    assert GAME not in tenfold.registered_games()
    phone.tap("Cancel")
    assert phone.model.memory(Added).trying is None
    assert phone.sheet is None
    assert KEY not in phone.store


def test_the_question_may_be_closed_and_another_file_chosen():
    phone = add(Phone())
    phone.tap("Close")
    assert phone.sheet is None
    phone.send(chosen("holiday.pdf", b"x"))
    assert "Game not added" in phone.text
    phone.tap("Close")
    phone.send(chosen(*example()))
    phone.tap("Add")
    assert GAME in tenfold.registered_games()


def test_an_added_game_stands_on_the_shelf_with_its_author():
    phone = added()
    assert phone.screen == "home"
    assert phone.toast == f"Added {TITLE} at the end of the list."
    titles = [next(part.text for part in panel.walk() if part.tag == "b") for panel in phone.sending("setup")]
    assert titles[-1] == TITLE
    assert "added game by" in phone.text


def test_what_a_wheel_tells_of_itself_is_short_and_on_one_line():
    changes = put("Summary: ", "Summary: \u202e" + "x" * 1000), put("Author", "Author: " + "W" * 1000 + "\nX-Author")
    phone = Phone()
    add(phone, data=changed({"METADATA": lambda text: changes[1](changes[0](text))}))
    wheel = phone.model.sheet["wheel"]
    assert (wheel.summary[0], len(wheel.summary), wheel.author) == ("x", 300, "W" * 60)


@pytest.mark.parametrize("way", ["Stop", "Close", "the veil", "back"])
def test_a_trial_can_be_stopped(way):
    phone = add(Phone())
    phone.trial = None
    phone.tap("Add")
    if way == "back":
        phone.send({"type": "back"})
    else:
        phone.tap(phone.page.find(lambda element: "veil" in element.classes) if way == "the veil" else way)
    assert [effect["type"] for effect in phone.effects] == ["close-room", "announce"]
    assert phone.sheet is None
    phone.send({"type": "wheel-tried", "why": "", "shelf": "[]"})
    assert KEY not in phone.store


def test_nothing_of_it_is_imported_in_the_house():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    entered(phone)
    assert PACKAGE not in sys.modules
    assert is_elsewhere(GAME)


def test_a_table_is_set_up_in_the_house_and_dealt_in_the_room():
    phone = set_up(added())
    phone.type_in("Name of seat 1", "Bea")
    phone.type_in("Deal number", "5")
    phone.tap(phone.sending("start")[0])
    entering = entered(phone)
    assert entering["key"] == KEY
    assert [event["type"] for event in entering["events"]] == ["setup", "deal-number", "start"]
    assert entering["events"][1]["value"] == "5"
    setups = json.loads(entering["saves"]["setups"])
    assert list(setups) == [GAME]
    assert setups[GAME]["chairs"][0]["name"] == "Bea"


def test_a_room_is_given_the_settings_and_its_own_games_and_nobody_elses():
    phone = added()
    phone.start("pe")
    phone.tap("Leave the table")
    set_up(phone)
    phone.tap(phone.sending("start")[0])
    kept(phone, line("1-000001"))
    phone.tap("Leave the game")
    phone.tap(phone.sending("start")[0])
    entering = entered(phone)
    assert set(entering["saves"]) == {"settings", "setups", "open", "history", "lessons"}
    assert [one["id"] for one in json.loads(entering["saves"]["open"])] == ["1-000001"]
    assert entering["owned"] == ["1-000001"]


def test_what_a_room_keeps_stands_in_the_lists():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    kept(phone, line("1-000001"))
    phone.send({"type": "left-room", "screen": "home", "toast": "Well played."})
    assert phone.screen == "home"
    assert phone.toast == f"{TITLE}: Well played."
    assert any(effect["type"] == "close-room" for effect in phone.effects)
    phone = phone.killed()
    phone.tap("Continue")
    assert entered(phone)["events"] == [{"type": "open", "id": "1-000001"}]


def test_a_game_that_is_over_is_replayed_in_its_room():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    kept(phone, line("1-000001", finished=True, places=[1, 2], scores=[3, 1]), key="history")
    phone.send({"type": "left-room", "screen": "home", "toast": ""})
    phone.tap("Your games")
    phone.tap("Replay")
    assert entered(phone)["events"] == [{"type": "replay", "id": "1-000001"}]
    phone.send({"type": "left-room", "screen": "history", "toast": ""})
    assert phone.screen == "history"


def test_a_room_changes_no_line_of_another_game():
    phone = added()
    phone.start("pe")
    mine = phone.session.id
    phone.tap("Leave the table")
    set_up(phone)
    phone.tap(phone.sending("start")[0])
    for forged in (line(mine, "pig10"), line(mine), line("1-000002", "tens"), line("1-000003", finished=True)):
        lines = kept(phone, forged)
        assert [(one["id"], one["game"]) for one in lines] == [(mine, "pig10")], forged
    for text in ("", "[[[", "[1, 2]", '{"a": 1}', json.dumps([{"id": 1}])):
        phone.send({"type": "room-saved", "key": "open", "text": text})
    for key in ("settings", "setups", "contest", KEY, f"game:{mine}"):
        before = dict(phone.store)
        phone.send({"type": "room-saved", "key": key, "text": "{}"})
        assert phone.store == before


def test_the_page_has_its_own_way_out_and_a_game_that_is_mute_is_put_away():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    phone.send({"type": "room-silent"})
    assert "Do you want to wait, or close it?" in phone.text
    phone.tap("Wait")
    assert phone.screen == "room"
    phone.send({"type": "room-silent"})
    phone.tap("Close game")
    assert phone.screen == "home"
    assert phone.toast.startswith(f"Closed {TITLE}.")
    assert any(effect["type"] == "close-room" for effect in phone.effects)
    set_up(phone)
    phone.tap(phone.sending("start")[0])
    phone.tap("Leave the game")
    assert phone.screen == "setup"


def test_a_game_that_stops_is_told_of():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    phone.send({"type": "room-stopped", "why": "RuntimeError: it broke"})
    assert f"{TITLE} stopped" in phone.text
    assert "RuntimeError: it broke" in phone.text
    phone.tap("Close")
    phone.start("pe")
    assert phone.screen == "play"


def test_its_rules_are_read_in_its_room():
    phone = set_up(added())
    phone.tap("Rules")
    events = entered(phone)["events"]
    assert [event["type"] for event in events] == ["setup", "sheet"]
    phone.send({"type": "left-room", "screen": "setup", "toast": ""})
    assert phone.screen == "setup"


def test_where_a_room_sends_back_to_is_on_a_list():
    phone = added()
    for screen in ("play", "tournament", "nowhere", "room"):
        set_up(phone)
        phone.tap(phone.sending("start")[0])
        phone.send({"type": "left-room", "screen": screen, "toast": ""})
        assert phone.screen == "home"


def test_it_is_there_after_a_restart():
    phone = added()
    guests.move_out([GAME])
    phone = phone.killed()
    assert TITLE in phone.text
    assert PACKAGE not in sys.modules


def test_removed_it_leaves_its_saves_and_finds_them_when_it_comes_back():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    kept(phone, line("1-000001"))
    phone.store["game:1-000001"] = json.dumps({"game": GAME, "seats": [{"name": "Bea"}]})
    phone.tap("Leave the game")
    phone.tap("Home")
    settings(phone).tap(TITLE)
    phone.tap("Remove game")
    assert KEY not in phone.store
    assert GAME not in tenfold.registered_games()
    phone.tap("Back")
    assert not phone.has_button("Continue")
    assert not phone.has_button("Your games")
    phone = phone.killed()
    assert not phone.has_button("Continue")
    assert "game:1-000001" in phone.store
    add(phone)
    phone.tap("Add")
    phone.tap("Continue")
    assert entered(phone)["owned"] == ["1-000001"]


def test_a_game_on_disk_that_no_list_knows_is_found():
    phone = added()
    phone.store["game:1-000001"] = json.dumps({"game": GAME, "seats": [{"name": "Bea"}, {"name": "Ada"}]})
    phone = phone.killed()
    assert "with Bea and Ada" in phone.text
    phone.tap("Continue")
    entered(phone)


def test_a_newer_version_takes_the_place_of_the_older():
    phone = added()
    newer = changed({"METADATA": put("Version: 1.0", "Version: 1.1")})
    add(phone, example()[0].replace("1.0", "1.1"), newer)
    assert f"Update {TITLE} to 1.1?" in phone.sheet.text
    phone.tap("Update")
    assert phone.toast == f"Updated {TITLE} from version 1.0 to 1.1."
    assert phone.model.memory(Added).wheels[KEY].version == "1.1"
    assert sum(game == GAME for game in tenfold.registered_games()) == 1


def test_a_newer_version_may_have_other_options_and_numbers_of_players():
    phone = added()
    set_up(phone)
    phone.tap("Remove a seat")
    phone.tap("Home")
    metadata = put("Version: 1.0", "Version: 1.1")
    phone.trial = lambda text: {"why": "", "shelf": retold(trial(text)["shelf"])}

    def retold(shelf):
        (entry,) = json.loads(shelf)
        first, *more = entry["options"]
        renamed = [*more, {**first, "id": "quite_new", "title": "Quite new"}]
        return json.dumps([{**entry, "offered": [4, 5], "best": [4], "options": renamed, "presets": {}}])

    settings(phone).send(chosen(example()[0].replace("1.0", "1.1"), changed({"METADATA": metadata})))
    phone.tap("Update")
    set_up(phone)
    assert phone.page.one("output").text == "4"
    assert phone.has_button("Quite new")
    phone.tap(phone.sending("start")[0])
    entered(phone)


def test_a_newer_version_that_breaks_leaves_the_older_in_its_place():
    phone = added()
    broken = changed({"METADATA": put("Version: 1.0", "Version: 1.1"), "/state.py": put("def _apply", "def _broken")})
    add(phone, example()[0].replace("1.0", "1.1"), broken)
    phone.tap("Update")
    assert "not added" in phone.text
    assert phone.model.memory(Added).wheels[KEY].version == "1.0"
    phone.tap("Close")
    phone.tap("Back")
    set_up(phone)
    phone.tap(phone.sending("start")[0])
    entered(phone)


NAME = "tenfold_thirty_one-1.0-py3-none-any.whl"

# What is wrong with a file before anything in it runs, and what is said of it.
REFUSED = {
    "no wheel": ("game.zip", lambda: b"PK", "doesn’t end in .whl"),
    "empty": (NAME, lambda: b"", "damaged"),
    "cut short": (NAME, lambda: example()[1][: len(example()[1]) // 2], "damaged"),
    "no zip": (NAME, lambda: b"x" * 1000, "damaged"),
    "one wrong byte": (NAME, lambda: flipped(example()[1]), "damaged"),
    "too large": (NAME, lambda: b"x" * 3_000_000, "too large"),
    "platform in the name": ("tenfold_thirty_one-1.0-cp314-cp314-linux_x86_64.whl", lambda: example()[1], "isn’t pure"),
    "platform inside": (NAME, lambda: changed({"WHEEL": put("py3-none-any", "cp314-cp314-any")}), "isn’t pure Python"),
    "compiled": (NAME, lambda: changed({f"{PACKAGE}/fast.so": b"\x7fELF"}), "compiled library"),
    "outside": (NAME, lambda: changed({"../../evil.py": "1"}), "outside its own folder"),
    "path file": (NAME, lambda: changed({"evil.pth": "import os"}), "outside its own folder"),
    "no metadata": (NAME, lambda: changed({"METADATA": None}), "isn’t a game file"),
    "another name inside": (NAME, lambda: changed({"METADATA": put("Name: tenfold-thirty-one", "Name: x")}), "match"),
    "the house's name": (
        "tenfold-1.0-py3-none-any.whl",
        lambda: changed({"METADATA": put("Name: tenfold-thirty-one", "Name: Tenfold")}),
        "the name Tenfold is taken",
    ),
    "no entry points": (NAME, lambda: changed({"entry_points.txt": None}), "There’s no game in this file"),
    "no game": (NAME, lambda: changed({"entry_points.txt": put("tenfold.games", "chess.games")}), "There’s no game"),
    "no bots": (NAME, lambda: changed({"entry_points.txt": put("tenfold.bots", "x.bots")}), "computer players"),
    "no board": (NAME, lambda: changed({"entry_points.txt": put("tenfold.boards", "x.boards")}), "has no board"),
    "strange name": (
        NAME,
        lambda: changed({"entry_points.txt": put(f"{GAME} =", "Thirty One =")}),
        "lower-case letters",
    ),
    "name taken": (
        NAME,
        lambda: changed({"entry_points.txt": put(f"{GAME} =", "pig10 =")}),
        "already a game called pig10",
    ),
    "needs numpy": (
        NAME,
        lambda: changed({"METADATA": put("Requires-Dist:", "Requires-Dist: numpy\nRequires-Dist:")}),
        "needs numpy",
    ),
    "a package in a package": (NAME, lambda: changed({"this.evil/x.py": ""}), "not in “this.evil”"),
    "a module without a name": (NAME, lambda: changed({"x/../.py": ""}), "outside its own folder"),
    "packed as nobody does": (NAME, lambda: packed_strangely(changed({})), "damaged"),
    "half a line": (NAME, lambda: changed({"entry_points.txt": lambda text: f"{text}\n[x]\nhalf\n"}), "damaged"),
    "tells without end": (
        NAME,
        lambda: changed({"METADATA": put("Summary: ", f"Summary: {'x' * 200_000}")}),
        "too large",
    ),
    "many files": (NAME, lambda: changed({f"{PACKAGE}/{n}.txt": "" for n in range(1000)}), "too many files"),
    "covers json": (NAME, lambda: changed({"json/__init__.py": ""}), "hide json"),
    "covers the table": (NAME, lambda: changed({"table/evil.py": ""}), "hide table"),
}


def packed_strangely(data):
    """A file in it is packed by bzip2, and cannot be unpacked."""
    target = io.BytesIO(data)
    with zipfile.ZipFile(target, "a", zipfile.ZIP_BZIP2) as archive:
        archive.writestr(f"{PACKAGE}/b.txt", b"abc" * 1000)
    return target.getvalue().replace(b"BZh9", b"BZh?")


def flipped(data):
    """One byte in the middle of a file's content is another."""
    place = data.index(b"class ") if b"class " in data else 400
    return data[:place] + bytes([data[place] ^ 255]) + data[place + 1 :]


@pytest.mark.few(5)
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
    "no game class": ({"/game.py": lambda text: f"{text}\nGAME = 1\n"}, "isn’t a subclass of"),
    "apply_action": ({"/state.py": raises("_apply")}, "it broke"),
    "legal_actions": ({"/state.py": raises("_legal_actions")}, "it broke"),
    "a promise": ({"/game.py": begins("max_game_length", "return 3")}, "failed a test"),
    "board draw": ({"board.py": raises("draw")}, "it broke"),
    "words": ({"/words.py": raises("tell")}, "it broke"),
    "board rules": ({"board.py": raises("rules")}, "it broke"),
    "board no board": ({"board.py": lambda text: f"{text}\nBOARD = 1\n"}, ""),
}


@pytest.mark.thorough
@pytest.mark.quick(*[*BROKEN][::3])
@pytest.mark.parametrize("what", BROKEN)
def test_a_game_that_breaks_when_it_is_tried_stays_out(what):
    edits, sentence = BROKEN[what]
    phone = Phone()
    before = dict(phone.store)
    add(phone, *((NAME, changed(edits))))
    phone.tap("Add")
    assert "Game not added" in phone.text
    assert sentence in phone.text
    assert phone.store == before
    assert GAME not in tenfold.registered_games()
    assert PACKAGE not in sys.modules
    phone.tap("Close")
    phone.tap("Back")
    phone.start("pe")
    assert phone.screen == "play"


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


def test_a_wheel_kept_by_an_older_tenfold_is_named_in_the_settings():
    phone = added()
    wheel = json.loads(phone.store[KEY])
    phone.store[KEY] = json.dumps({"file": wheel["file"], "data": wheel["data"]})
    guests.move_out([GAME])
    phone = phone.killed()
    assert TITLE not in phone.text
    settings(phone)
    assert "can’t be shown" in phone.text
    phone.tap("tenfold-thirty-one")
    assert "Add its file again" in phone.text
    phone.tap("Cancel")
    add(phone.killed()).tap("Update")


@pytest.mark.parametrize("event", [{}, {"name": 5}, {"name": "x.whl"}, {"name": "x-1-py3-none-any.whl", "data": 7}])
def test_an_event_that_makes_no_sense_gets_a_sentence(event):
    phone = Phone()
    phone.send({"type": "add-game", **event})
    assert "Game not added" in phone.text


def test_events_out_of_their_order_change_nothing():
    phone = Phone()
    for kind in ("add-confirmed", "wheel-tried", "remove-game", "room-saved", "left-room", "room-stopped", "room-away"):
        phone.send({"type": kind, "key": "addon:x"})
        assert not phone.model.memory(Added).wheels
        assert phone.screen == "home"
        assert not [effect for effect in phone.effects if effect["type"] == "save"]


def test_what_is_kept_is_the_wheel_and_what_its_room_has_told():
    saved = json.loads(added().store[KEY])
    assert set(saved) == {"file", "data", "shelf"}


# Carried along.


def sealed_game(**meta):
    """A save of the added game, as its room writes it."""
    seats = [{"name": name, "kind": "person", "level": None} for name in ("Bea", "Ada")]
    data = {"format": "tenfold-record", "version": 1, "game": GAME, "options": {}, "seats": seats, "seed": 7}
    data |= {"start": None, "entries": [[0, "x"]], "take_backs": [], "meta": {"created": "5", **meta}}
    return json.dumps(data | {"digest": fingerprint(canonical(data))})


def with_a_save():
    phone = set_up(added())
    phone.tap(phone.sending("start")[0])
    phone.store["game:5-abcdef"] = sealed_game()
    kept(phone, line("5-abcdef"))
    phone.send({"type": "left-room", "screen": "home"})
    return phone


def test_an_added_game_in_a_file_is_asked_about_by_itself_and_its_saves_wait_for_it():
    phone = with_a_save()
    file = phone.take_along()
    there = Phone()
    there.trial = trial
    report = there.bring_in(file, close=False)
    assert "1 game imported." in report
    assert "The file also has 1 added game. Add it separately." in report
    assert KEY not in there.store
    there.tap("Add tenfold-thirty-one")
    assert "Someone else made this game" in there.text
    assert KEY not in there.store
    there.tap("Add")
    assert KEY in there.store
    assert there.store["game:5-abcdef"] == phone.store["game:5-abcdef"]
    there.tap("Continue")
    assert entered(there)["owned"] == ["5-abcdef"]
    there.send({"type": "leave-room"})
    again = there.bring_in(file)
    assert "No new games. 1 game was already here." in again
    assert "The file also has" not in again


def test_of_two_states_of_an_added_games_save_the_one_that_has_come_further_stays():
    phone = with_a_save()
    before = phone.take_along()
    over = before.replace(json.dumps(sealed_game())[1:-1], json.dumps(sealed_game(finished="9"))[1:-1])
    assert "1 game updated." in phone.bring_in(over)
    assert "No new games. 1 game was already here." in phone.bring_in(before)
    assert phone.store["game:5-abcdef"] == sealed_game(finished="9")
    assert "1 part of the file couldn’t be read." in phone.bring_in(before.replace('Bea\\"', 'Eve\\"'))


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, '{"file": "x.whl", "data": "AAAA"}', '"x"'])
def test_a_damaged_wheel_in_a_file_is_one_piece_that_cannot_be_read(text):
    file = json.dumps({"format": "tenfold-saves", "version": 1, "saves": {KEY: text, "settings": "{}"}})
    assert "1 part of the file couldn’t be read." in Phone().bring_in(file)
