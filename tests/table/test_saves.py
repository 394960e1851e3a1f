"""No lost game (DESIGN 5.3): a kill at any moment, a full disk, damaged texts of every kind."""

import base64
import json
import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table import links, saves
from table.features.backup import importing
from table.features.backup.state import Current
from table.features.daily.state import Day, days_of
from tenfold import Record, Seat
from tests.running.depth import examples
from tests.table.driver import (
    MINUTE,
    START,
    Person,
    Phone,
    leave_two_games,
    phone_with,
    play_to_the_end,
    seated,
    table_of,
)

SMALL = ["settings", "setups", "open", "history"]


@cache
def left():
    """What lies on a phone with settings, a set-up, a game that waits and a finished one."""
    phone = Phone()
    leave_two_games(phone)
    return phone.store


def test_a_kill_between_the_first_save_of_a_game_and_the_list_of_games_loses_nothing():
    phone = Phone()
    phone.start("pp", deal=7)
    del phone.store["open"]
    again = phone.killed()
    again.go_on()
    assert again.record == phone.record


def test_settings_and_set_ups_are_there_after_a_kill():
    again = Phone(store=dict(left()))
    again.tap("PIG 10")
    assert again.page.one("output").text == "3"
    assert again.field("Name of seat 1").get("value") == "Bea"
    again.tap("Home")
    again.tap("Settings")
    assert "checked" in again.field("At once").attrs
    assert "checked" not in again.field("Tap a selected card to play it").attrs


def test_a_full_disk_is_told_and_the_game_goes_on():
    phone = Phone()
    phone.start("pe", deal=7)
    phone.full = True
    phone.take_the_phone()
    phone.tap(phone.cards[0])
    phone.tap(phone.sending("play")[0])
    assert "isn’t being saved" in phone.page.one("p", **{"class": "toast aloft"}).text
    assert not phone.page.all(role="alert"), "nothing lies over the table"
    assert "Not being saved" in phone.page.one("header").text
    play_to_the_end(phone, Person(1))
    assert any("isn’t being saved" in part.text for part in phone.page.all(role="alert"))


def test_what_is_said_of_the_storage_can_be_closed_and_is_taken_back():
    phone = Phone()
    phone.send({"type": "save-failed", "key": "open", "reason": "full"})
    phone.tap("Close this notice")
    phone.send({"type": "save-failed", "key": "open", "reason": "full"})
    assert not phone.page.all(role="alert"), "the same is not told twice"
    phone.send({"type": "save-failed", "key": "open", "reason": "slow"})
    assert "slow" in phone.page.one(role="alert").text
    phone.start("pe", deal=7)
    assert "Not being saved" in phone.text
    phone.tap("Menu")
    assert "slow" in phone.sheet.text
    phone.tap("Close")
    phone.send({"type": "saved-again"})
    assert "everything is saved" in phone.text
    assert "Not being saved" not in phone.text
    phone.send({"type": "saved-again"})
    phone.tap("Leave the table")
    assert not phone.page.all(role="alert")


@pytest.mark.parametrize("passing", ["installable", "update-ready", "save-failed"])
def test_that_all_lists_are_damaged_is_said_and_stands_until_somebody_does_something(passing):
    phone = Phone(store={**left(), **dict.fromkeys(saves.KINDS, "{")})
    phone.send({"type": passing, "reason": "full"})
    assert "so it started without them" in phone.page.one("p", **{"class": "toast aloft"}).text
    phone.tap("Settings")
    assert "started without them" not in phone.text


@pytest.mark.few(2)
@pytest.mark.parametrize("screen", ["table", "result", "setup", "settings"])
def test_python_that_is_started_again_comes_back_to_its_place(screen):
    phone = Phone()
    if screen == "setup":
        phone.tap("PIG 10")
    elif screen == "settings":
        phone.tap("Settings")
    else:
        phone.start("pe", deal=7)
        if screen == "result":
            play_to_the_end(phone, Person(1))
    again, before = phone.step["again"], phone.screen
    phone.boot()
    if again:
        phone.send(again)
    phone.send({"type": "started-again"})
    assert phone.screen == ("home" if screen == "settings" else before)
    assert "started again from the last save" in phone.text


def test_a_lesson_has_no_save_to_come_back_to():
    phone = Phone()
    phone.tap("PIG 10")
    phone.tap(phone.sending("lesson")[0])
    assert phone.step["again"] is None


def test_a_game_that_cannot_be_read_right_now_is_not_taken_for_missing():
    phone = Phone(store=dict(left()))
    before = dict(phone.store)
    for line in phone.model.known_games:
        phone.send({"type": "loaded", "key": f"game:{line.id}", "id": line.id, "text": None, "refused": True})
        assert "It’s safe" in phone.text
    assert phone.store == before
    phone.go_on()


def test_a_file_stays_out_where_the_games_that_are_here_cannot_be_read():
    phone = Phone(store=dict(left()))
    file = base64.b64encode(phone.take_along().encode()).decode()
    before = dict(phone.store)
    games = {line.id: line.game for line in phone.model.known_games}
    current = phone.model.memory(Current)
    current.file = importing.opened(file, games)
    for ident in games:
        phone.send({"type": "loaded", "id": ident, "text": None, "refused": True, "bring": True})
    assert current.file is None
    assert "nothing was imported" in phone.text
    assert phone.store == before


def late_phone():
    """A phone with storage that has not answered at the start."""
    phone = Phone(now=START + 60 * MINUTE, unread=True)
    phone.send({"type": "save-failed", "key": None, "reason": "late"})
    return phone


def read_late(phone, kept):
    """The storage answers after all: what the shell has held back until then lies beside what Python makes of both."""
    phone.store = {**kept, **phone.store}
    small = {key: text for key, text in kept.items() if not key.startswith("game:")}
    games = [key for key in phone.store if key.startswith("game:")]
    phone.send({"type": "kept-late", "saves": small, "games": games})
    assert [effect["type"] for effect in phone.effects].count("write-again") == 1
    phone.send({"type": "saved-again"})


def ids(phone):
    return {line.id for line in phone.model.known_games}


def test_a_storage_that_has_not_answered_is_told_and_taken_back():
    phone = late_phone()
    assert "Your games are safe" in phone.page.one(role="alert").text
    assert not ids(phone)
    read_late(phone, left())
    assert ids(phone) == ids(Phone(store=dict(left())))
    assert not phone.page.all(role="alert")
    phone.go_on()


def test_what_was_done_before_the_storage_answered_stays_beside_what_was_kept():
    phone = late_phone()
    phone.settings(sound="Off")
    phone.start("pe", deal=7)
    phone.take_the_phone()
    phone.tap(phone.cards[0])
    phone.tap(phone.sending("play")[0])
    record, new = phone.record, ids(phone)
    read_late(phone, left())
    assert phone.record is record, "the game on the table is not disturbed"
    assert "Your games are back" in phone.text
    again = phone.killed()
    for one in (phone, again):
        assert ids(one) == new | ids(Phone(store=dict(left())))
        assert (one.model.settings.sound, one.model.settings.pace) == ("off", "at-once")
        assert [chair.name for chair in one.model.setups["pig10"].chairs][:1] == ["Bea"]
    again.go_on()
    assert again.record == record


def test_what_was_done_before_the_storage_answered_and_undone_again_changes_nothing():
    phone = late_phone()
    phone.settings(sound="Off")
    phone.settings(sound="Full")
    read_late(phone, left())
    kept, before = phone.killed().model, Phone(store=dict(left())).model
    assert (kept.settings, kept.people, kept.games) == (before.settings, before.people, before.games)


def test_a_day_that_was_tried_is_not_tried_again_before_the_storage_answers():
    number = 20_000
    kept = {**left(), "days": json.dumps({number: {"id": "1-a", "place": 2, "score": 5, "shapes": "", "hints": 0}})}
    phone = late_phone()
    days_of(phone.model)[number] = Day("2-b", 1, 9, "", 0)
    read_late(phone, kept)
    assert days_of(phone.killed().model)[number].id == "1-a"


@pytest.mark.parametrize("reason", ["full", "slow", "gone", "blocked", "late", "", None, 7, ["full"]])
def test_every_reason_of_a_refused_save_has_a_sentence(reason):
    phone = Phone()
    phone.send({"type": "save-failed", "key": "open", "reason": reason})
    assert phone.page.one(role="alert").text.endswith(".")


# Damage.

DAMAGES = {
    "empty": "",
    "no JSON": "{",
    "cut short": None,
    "null": "null",
    "number": "7",
    "huge number": "9" * 5000,
    "infinite": "1e999",
    "text": '"PIG 10"',
    "list": "[]",
    "list of anything": '[null, 1, "x", [], {}, {"id": []}, [[[]]]]',
    "object": "{}",
    "foreign": '{"version": 3, "notes": ["milk", "bread"], "pig10": 7, "open": [1]}',
    "very deep": "[" * 100_000,
    "not text": 7,
}


def damaged(text, damage):
    return text[: len(text) // 2] if damage == "cut short" else DAMAGES[damage]


@pytest.mark.few(9)
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("key", SMALL)
def test_a_damaged_text_is_survived_and_costs_nothing_else(key, damage):
    store = {**left(), key: damaged(left()[key], damage)}
    phone = Phone(store=store)
    assert phone.screen == "home"
    phone.tap("Your games")
    assert len(phone.sending("open")) == 2, "both games can still be opened"
    for number in range(2):
        phone.tap(phone.sending("open")[number])
        assert phone.model.session is not None
        phone.send({"type": "home"})
        phone.tap("Your games")
    phone.tap("Home")
    phone.tap("PIG 10")
    assert (phone.page.one("output").text == "3") or key == "setups"
    phone.tap("Deal 3 cards each")
    assert phone.screen in ("play", "handover")


@pytest.mark.parametrize("key", SMALL)
@pytest.mark.parametrize("damage", ["no JSON", "cut short", "text", "not text"])
def test_what_cannot_be_read_at_the_start_is_told_in_a_sentence(key, damage):
    phone = Phone(store={**left(), key: damaged(left()[key], damage)})
    assert phone.toast.endswith(".")
    assert phone.heard == [phone.toast]


def test_a_sound_start_says_nothing():
    assert Phone(store=dict(left())).toast == ""
    assert Phone().toast == ""


def line_of(**changes):
    line = json.loads(left()["open"])[0]
    return {**line, **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"names": []},
        {"names": "Bea"},
        {"names": [None, {}, []]},
        {"when": "soon"},
        {"when": 1e999},
        {"when": -(10**30)},
        {"when": None},
        {"game": "chess"},
        {"game": ["pig10"]},
        {"game": None},
        {"places": [1]},
        {"places": "x"},
        {"scores": [1, [2]]},
        {"line": {"a": 1}},
        {"line": "<img src=x onerror=alert(1)>"},
        {"finished": "perhaps"},
    ],
)
def test_a_damaged_line_in_the_list_of_games_hurts_no_other_and_loses_no_game(changes):
    lines = [line_of(**changes), *json.loads(left()["history"])]
    phone = Phone(store={**left(), "open": json.dumps(lines[:1]), "history": json.dumps(lines[1:])})
    assert not phone.page.all("img")
    phone.tap("Your games")
    assert not phone.page.all("img")
    assert {event["id"] for event in phone.page.events() if event["type"] == "open"} == {line["id"] for line in lines}


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "changes",
    [
        {"players": 2.0},
        {"players": True},
        {"players": 99},
        {"players": "4"},
        {"chairs": None},
        {"chairs": [None] * 8},
        {"chairs": [{"name": ["x"], "kind": ["bot"], "level": {}, "bot_name": 7}] * 9},
        {"chairs": [{"kind": "bot", "level": "godlike", "bot_name": ""}] * 2},
        {"options": [1]},
        {"options": {"tie": ["shared"], "leftovers": {}, "first_player": 7}},
        {"options": {"first_player": "7"}, "players": 2},
        {"options": {"unknown": "x"}},
    ],
)
def test_a_damaged_set_up_still_makes_a_table(changes):
    setups = json.loads(left()["setups"])
    phone = Phone(store={**left(), "setups": json.dumps({"pig10": {**setups["pig10"], **changes}})})
    phone.tap("PIG 10")
    phone.seat("pee")
    for seat in range(3):
        phone.type_in(f"Name of seat {seat + 1}", f"N{seat}")
    phone.tap("Deal 3 cards each")
    assert phone.screen in ("play", "handover"), phone.toast


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@examples(60)
@given(key=st.sampled_from(SMALL), data=st.data())
def test_any_change_to_a_kept_text_is_survived(key, data):
    kept = json.loads(left()[key])
    place = kept
    while isinstance(place, dict | list) and place:
        step = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if not isinstance(place[step], dict | list) or not place[step] or data.draw(st.booleans()):
            place[step] = data.draw(json_values)
            break
        place = place[step]
    phone = Phone(store={**left(), key: json.dumps(kept)})
    phone.tap("Your games")
    phone.tap("Home")
    phone.tap("Settings")
    phone.tap("Back")
    phone.tap("PIG 10")


@pytest.mark.parametrize("damage", sorted(set(DAMAGES) - {"not text"}))
def test_a_damaged_game_is_told_of_can_be_exported_and_forgotten_and_hurts_no_other(damage):
    key = next(key for key in left() if key.startswith("game:") and not Record.from_json(left()[key]).finished)
    text = damaged(left()[key], damage)
    phone = Phone(store={**left(), key: text})
    phone.go_on()
    assert "can’t be read" in phone.sheet.text
    assert not re.search("[{}\\[\\]]|char|JSON|digest", phone.sheet.text), "that is for programs"
    assert phone.model.session is None
    assert phone.store[key] == text, "it stays where it is"
    phone.tap("Save as a file")
    download = next(effect for effect in phone.effects if effect["type"] == "download")
    assert download["text"] == text
    assert phone.sheet is not None
    phone.tap("Remove")
    assert key not in phone.store
    again = phone.killed()
    again.tap("Your games")
    assert len(again.sending("open")) == 1
    again.tap(again.sending("open")[0])
    assert again.screen == "result"


def test_a_damaged_game_can_be_left_alone():
    key = json.loads(left()["open"])[0]["id"]
    phone = Phone(store={**left(), f"game:{key}": left()[f"game:{key}"].replace('"Bea"', '"Eve"')})
    phone.go_on()
    assert "digest" not in phone.sheet.text, "that is for programs"
    phone.tap("Close")
    assert phone.screen == "home"
    assert phone.has_button("Continue")


def test_a_game_that_is_gone_is_told_of_and_taken_off_the_list_and_the_kept_home():
    key = json.loads(left()["open"])[0]["id"]
    store = {name: text for name, text in left().items() if name != f"game:{key}"}
    phone = Phone(store=store)
    phone.go_on()
    assert phone.toast == "This game is no longer on this phone."
    assert not phone.has_button("Continue")
    assert key not in phone.keep["home"]["html"]
    again = phone.killed()
    assert not again.has_button("Continue")


def test_a_late_answer_from_the_disk_does_not_turn_the_game_back():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    old = phone.store["game:left"]
    phone.play("3")
    phone.send({"type": "loaded", "key": "game:left", "id": "left", "text": old})
    assert len(phone.record.entries) == 1
    assert phone.saved == phone.record


def test_a_record_of_a_set_up_position_is_opened_too():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"], middle="3", value=3, last_player=1)
    again = phone.killed()
    again.go_on()
    assert again.record == phone.record


def test_a_finished_game_left_on_the_phone_opens_at_its_result():
    record = Record.from_json(next(text for key, text in left().items() if '"finished"' in text and key[:5] == "game:"))
    phone = phone_with(record)
    phone.tap("Your games")
    phone.tap(phone.sending("open")[0])
    assert phone.screen == "result"


def test_a_player_who_is_not_on_this_phone_is_told_of_and_the_game_stays():
    seats = [Seat("Bea"), Seat("Ada", "bot", "mybots:Greedy")]
    record = Record("pig10", seats=seats, seed=7)
    phone = phone_with(record)
    phone.go_on()
    assert phone.toast == "Ada is played by “mybots:Greedy”, a computer player that isn’t on this phone."
    assert phone.has_button("Continue")
    while not record.finished:
        turn = record.state.current_player()
        record.play(turn, record.state.action_to_string(record.state.legal_actions()[0]))
    phone = phone_with(record)
    phone.tap("Your games")
    phone.tap(phone.sending("open")[0])
    assert phone.screen == "result"
    assert not links.can_be_shared(record)
    phone.send({"type": "rematch"})
    assert phone.toast.startswith("Ada is played by “mybots:Greedy”")
    assert phone.screen == "result"


def test_an_older_record_with_one_name_twice_is_played_again():
    record = Record("pig10", seats=seated(["Ada", "Bea"]), seed=3)
    record.seats = (record.seats[0], replace(record.seats[1], name="Ada"))
    phone = phone_with(Record.from_json(record.to_json()))
    phone.go_on()
    play_to_the_end(phone, Person(1))
    phone.send({"type": "rematch"})
    assert [seat.name for seat in phone.record.seats] == ["Ada", "Ada 2"]


def test_what_cannot_be_read_is_named_in_the_language_of_the_moment():
    named = {key: called for key, (_, called) in saves.kinds().items()}
    assert not {key for key, called in named.items() if isinstance(called, str)}
