"""Everything can be carried: one file out, and into a phone that has its own; what is damaged changes nothing."""

import base64
import itertools
import json
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.features.backup.state import Current
from table.features.daily.keeping import KEPT_DAYS, keep, merged
from table.features.daily.state import Day, Days, days_of
from table.features.lessons.keeping import keep as keep_lessons
from table.features.lessons.state import Learnt, Left, Progress, learnt
from table.features.tournament.state import tournament_of
from tenfold import Record
from tenfold.carried import MOST
from tenfold.daily import day_at
from tests.running.depth import examples
from tests.table.driver import START, Person, Phone, leave_two_games, play_out, play_to_the_end

DAY = START // 86_400_000 * 86_400_000 + 100 * 86_400_000 * 30  # long after the first deal of the day

LATER = DAY + 10**8


@cache
def left() -> dict[str, str]:
    """Return the saves of a phone: name, settings, set-up, lessons, a day, a waiting game, a finished one."""
    phone = Phone(now=DAY)
    leave_two_games(phone)
    phone.tap("Daily deal")
    phone.tap(phone.sending("play-day")[0])
    phone.send({"type": "home"})
    phone.model.memories[Learnt] = Learnt({"pig10": Progress(["first"], {"second": Left(1, ())})})
    phone.store["lessons"] = keep_lessons(phone.model)["text"]
    return phone.store


def phone_of(store: dict[str, str], **keys) -> Phone:
    keys = {"entropy": 5, "now": LATER, **keys}
    return Phone(store=dict(store), **keys)


@cache
def carried() -> str:
    return phone_of(left()).take_along()


def games(phone: Phone) -> dict[str, str]:
    return {key: text for key, text in phone.store.items() if key.startswith("game:")}


# There and back.


def test_everything_goes_to_another_phone_and_back():
    there = Phone(entropy=9, now=LATER, explain=True)
    assert there.bring_in(carried()).startswith("Import finished 3 games imported.")
    assert games(there) == games(phone_of(left()))
    again = there.killed()
    assert again.toast == ""
    mine = phone_of(left())
    assert {line.id: line for line in again.model.games} == {line.id: line for line in mine.model.games}
    assert replace(again.model.settings, explain=False) == mine.model.settings
    assert again.model.setups.keys() == mine.model.setups.keys()
    assert (again.model.people, learnt(again.model), days_of(again.model)) == (
        mine.model.people,
        learnt(mine.model),
        days_of(mine.model),
    )
    again.go_on()
    record = again.saved
    play_out(again, Person(3))
    ident = again.session.id
    again.tap("Home")
    assert mine.bring_in(again.take_along()).startswith("Import finished No new games. 1 game updated.")
    assert Record.from_json(mine.store[f"game:{ident}"]).entries[: len(record.entries)] == record.entries


def test_twice_in_is_once():
    there = Phone(entropy=9, now=LATER)
    there.bring_in(carried())
    store = dict(there.store)
    assert "No new games. 3 games were already here." in there.bring_in(carried())
    assert there.store == store
    assert "No new games. 3 games were already here." in there.bring_in(there.take_along())
    assert there.store == store
    home = phone_of(left())
    before = dict(home.store)
    home.bring_in(carried())
    assert {key: json.loads(text) for key, text in home.store.items() if key not in ("settings", "setups")} == {
        key: json.loads(text) for key, text in before.items() if key not in ("settings", "setups")
    }


def test_what_is_here_stays_and_what_is_missing_comes():
    there = Phone(entropy=9, now=LATER)
    there.settings(pace="Calm")
    there.send({"type": "call", "fields": {"name": "Claudio"}})
    theirs = {"pig10": Progress(["third"], {"second": Left(2, ("x",))}), "tens": Progress(["first"])}
    there.model.memories[Learnt] = Learnt(theirs)
    there.model.memory(Days).started = {day_at(DAY): Day("1-abcdef", 2), 3: Day("2-abcdef", 1, 7, "■", 0)}
    there.store |= {effect["key"]: effect["text"] for effect in (keep(there.model), keep_lessons(there.model))}
    report = there.bring_in(carried())
    assert "Also updated: the settings, the table set-ups and the lessons." in report
    model = there.killed().model
    assert (model.settings.name, model.settings.pace, model.settings.second_tap) == ("Claudio", "calm", True)
    assert model.people[0] == "Claudio"
    assert "Bea" in model.people
    assert learnt(model)["pig10"] == Progress(["third", "first"], {"second": Left(2, ("x",))})
    assert learnt(model)["tens"] == Progress(["first"])
    assert days_of(model) == {day_at(DAY): Day("1-abcdef", 2), 3: Day("2-abcdef", 1, 7, "■", 0)}
    assert model.setups["pig10"].players == 3


def test_a_day_begun_here_and_ended_there_is_told():
    begun, ended, other = Day("1-abcdef"), Day("1-abcdef", 2, 30, "■"), Day("2-abcdef", 1)
    assert merged({5: begun}, {5: ended}, 9) == {5: ended}
    assert merged({5: ended}, {5: begun}, 9) == {5: ended}
    assert merged({5: begun}, {5: other}, 9) == {5: begun}
    assert merged({}, {5: ended, 10: ended, 6: Day("../x", 1)}, 9) == {5: ended}


def test_a_game_that_both_have_is_the_one_that_has_come_further():
    mine, theirs = phone_of(left()), phone_of(left(), entropy=8)
    theirs.go_on()
    theirs.take_the_phone()
    theirs.play(theirs.page.name(theirs.cards[0]).partition(",")[0])
    key = f"game:{theirs.session.id}"
    further = theirs.store[key]
    assert len(theirs.saved.entries) > len(Record.from_json(mine.store[key]).entries)
    theirs.tap("Leave the table")
    assert "2 games were already here." in mine.bring_in(theirs.take_along())
    assert mine.store[key] == further
    assert "No new games. 3 games were already here." in mine.bring_in(carried())
    assert mine.store[key] == further


def test_another_game_under_the_same_name_harms_none():
    key = next(iter(games(phone_of(left()))))
    stranger = Phone(now=LATER)
    stranger.start("ppp", deal=99)
    text = stranger.store[f"game:{stranger.session.id}"]
    mine = phone_of(left())
    assert "1 game was already here." in mine.bring_in(file({key: text}))
    assert mine.store[key] == left()[key]


def test_a_damaged_game_of_this_phone_is_mended():
    key = next(iter(games(phone_of(left()))))
    mine = phone_of({**left(), key: "{"})
    mine.bring_in(carried())
    assert mine.store[key] == left()[key]


# A single game.


def file(texts: dict[str, str], **head) -> str:
    return json.dumps({"format": "tenfold-saves", "version": 1, "saves": texts, **head})


def finished() -> Phone:
    phone = phone_of(left())
    phone.tap("Your games")
    phone.tap(next(part for part in phone.sending("open") if "won" in part.text or "share" in part.text))
    assert phone.screen == "result"
    return phone


def test_a_single_game_goes_from_its_result_to_another_phone():
    phone = finished()
    phone.tap("Share this game")
    phone.tap("The whole game")
    assert phone.effects[0]["name"] == f"tenfold-pig10-{phone.session.id}.json"
    there = Phone(now=LATER)
    assert "1 game imported." in there.bring_in(phone.file)
    assert there.store[f"game:{phone.session.id}"] == phone.store[f"game:{phone.session.id}"]
    assert "2 games imported. 1 game was already here." in there.bring_in(carried())


def test_any_game_of_the_list_can_be_saved_as_a_file():
    phone = phone_of(left())
    phone.tap("Your games")
    for bin_ in range(len(phone.sending("sheet"))):
        phone.tap(phone.sending("sheet")[bin_])
        phone.tap("Save as a file")
        assert phone.sheet is None
        assert "1 game imported." in Phone(now=LATER).bring_in(phone.file)


def test_a_bare_record_is_brought_in_once_and_known_again():
    record = finished().saved
    there = Phone(now=LATER)
    assert "1 game imported." in there.bring_in(record.to_json())
    assert "1 game was already here." in there.bring_in(record.to_json())
    assert len(games(there)) == 1
    mine = phone_of(left())
    assert "No new games. 1 game was already here." in mine.bring_in(record.to_json())
    record.meta.pop("created")
    assert "1 game imported." in there.bring_in(record.to_json())
    assert "1 game was already here." in there.bring_in(record.to_json())


def test_what_an_older_tenfold_hands_out_is_brought_in():
    there = Phone(now=LATER)
    assert "3 games imported." in there.bring_in(json.dumps(left()))
    assert there.model.settings.name == "Bea"


# Damage.


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "isn’t a Tenfold file"),
        ("{", "isn’t a Tenfold file"),
        ("[" * 100_000, "isn’t a Tenfold file"),
        (b"\xff\xfe\x00", "isn’t text"),
        ("{}", "isn’t a Tenfold file"),
        (file({}, version=2), "from a newer Tenfold. Update"),
        (file({f"game:{number}": "" for number in range(MOST + 1)}), "isn’t a Tenfold file"),
        (None, "too large"),
        (7, "too large"),
    ],
)
def test_what_is_none_changes_nothing_and_gets_a_sentence(content, sentence):
    phone = phone_of(left())
    before = dict(phone.store)
    phone.tap("Settings")
    if isinstance(content, str | bytes):
        phone.tap("Back")
        assert sentence in phone.bring_in(content, close=False)
    else:
        phone.send({"type": "bring-in", "name": "x", "data": content})
        assert sentence in phone.sheet.text
    assert "Nothing has changed on this phone." in phone.sheet.text
    assert phone.heard[-1].endswith(".")
    assert phone.store == before


def test_a_huge_file_is_not_read():
    phone = Phone()
    phone.send({"type": "bring-in", "name": "x", "data": "A" * 60_000_000})
    assert "too large" in phone.sheet.text


def test_what_is_whole_comes_in_and_the_rest_is_counted():
    texts = {**left(), "settings": "{", "lessons": "[]", "game:../../x": next(iter(games(phone_of(left())).values()))}
    texts["game:1-aaaaaa"] = "{"
    phone = Phone(now=LATER)
    report = phone.bring_in(file(texts))
    assert "3 games imported." in report
    assert "4 parts of the file couldn’t be read." in report
    assert "game:../../x" not in phone.store
    assert phone.killed().toast == ""


@cache
def whole() -> list:
    return [json.loads(text) for key, text in left().items() if key.startswith("game:")]


@examples(500)
@given(data=st.data())
def test_damage_anywhere_gets_a_sentence_and_only_adds_whole_pieces(data):
    text = carried()
    at = data.draw(st.integers(0, len(text) - 1))
    how = data.draw(st.sampled_from(("cut", "sign", "drop", "twice")))
    sign = data.draw(st.sampled_from('"\\{}[]:,0919aZ\x00ü'))
    damaged = {
        "cut": text[:at],
        "sign": text[:at] + sign + text[at + 1 :],
        "drop": text[:at] + text[at + data.draw(st.integers(1, 50)) :],
        "twice": text[:at] + text[at : at + 20] + text[at:],
    }[how]
    phone = own()
    before = dict(phone.store)
    report = phone.bring_in(damaged, close=False)
    assert report.startswith(("Import finished ", "Nothing was imported "))
    if report.startswith("Nothing"):
        assert phone.store == before
    mine = {key: text for key, text in before.items() if key.startswith("game:")}
    assert mine.items() <= games(phone).items()
    assert all(json.loads(text) in whole() for key, text in games(phone).items() if key not in mine)
    again = phone.killed()
    assert again.toast == ""
    assert again.model.settings.name == "Zoë"


@cache
def of_own() -> dict[str, str]:
    phone = Phone(entropy=77, now=DAY - 10**6)
    phone.send({"type": "call", "fields": {"name": "Zoë"}})
    phone.start("ee", deal=3)
    phone.tap("Leave the table")
    return phone.store


def own() -> Phone:
    return phone_of(of_own(), entropy=78)


def test_a_full_phone_keeps_what_it_had_and_says_so():
    phone = own()
    before = dict(phone.store)
    phone.full = True
    phone.bring_in(carried(), close=False)
    assert "phone is full" in phone.sheet.text
    assert phone.store == before
    assert phone.killed().model.settings.name == "Zoë"


def test_a_kill_between_two_saves_loses_no_game():
    phone = own()
    phone.bring_in(carried())
    store = {**of_own(), **games(phone)}
    again = phone_of(store)
    assert {line.id for line in again.model.games} == {line.id for line in phone.model.games}


def test_no_game_of_this_phone_has_to_make_way(monkeypatch):
    monkeypatch.setattr("table.saves.HISTORY", 1)
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("ee", deal=5)
    phone.tap("Leave the table")
    mine = {line.id for line in phone.model.games}
    other = Phone(entropy=3, now=DAY + 10**6)
    other.settings(pace="At once")
    other.start("ee", deal=6)
    other.tap("Leave the table")
    report = phone.bring_in(other.take_along())
    assert "No new games." in report
    assert "1 game was left out. Tenfold keeps up to 1 unfinished games" in report
    assert {line.id for line in phone.model.games} == mine


def test_whoever_does_not_want_to_wait_stops_and_nothing_has_changed():
    phone = own()
    phone.model.clock = itertools.count().__next__  # so slow a phone that a slice is one step
    before = dict(phone.store)
    for way in ("Stop", "Close", "back"):
        phone.tap("Settings")
        phone.send({"type": "bring-in", "name": "x", "data": base64.b64encode(carried().encode()).decode()})
        assert phone.model.memory(Current).file is not None
        phone.let_timer_run_out()
        phone.let_timer_run_out()
        if way == "back":
            phone.send({"type": "back"})
        else:
            phone.tap(way)
        assert phone.model.memory(Current).file is None
        assert phone.sheet is None
        phone.tap("Back")
        phone.send({"type": "bring"})
        assert phone.store == before


# What a browser may forget.


def with_finished(number: int, **env) -> Phone:
    (line,) = json.loads(left()["history"])
    text = left()[f"game:{line['id']}"]
    lines = [{**line, "id": f"{n:x}-abcdef", "match": f"{n:x}-abcdef"} for n in range(1, number + 1)]
    store = {f"game:{line['id']}": text for line in lines} | {"history": json.dumps(lines)}
    return Phone(store={**store, "settings": '{"name": "Bea"}'}, now=DAY, **env)


def test_after_ten_games_a_browser_that_may_forget_is_told_of_once():
    assert "Back up your games" not in with_finished(9, ios=True).text
    assert "Back up your games" not in with_finished(10, ios=True, standalone=True).text
    assert "Back up your games" not in with_finished(10).text
    for way in ("Not now", "Back up everything"):
        phone = with_finished(10, ios=True)
        assert "Back up your games" in phone.text
        phone.tap(way)
        assert "Back up your games" not in phone.text
        assert "Back up your games" not in phone.killed().text
        assert bool(phone.file) == (way != "Not now")


def test_the_browser_is_asked_to_keep_the_saves_when_the_first_game_is_over():
    asked = []
    phone = Phone()
    phone.watchers.append(lambda phone: asked.extend(e for e in phone.effects if e["type"] == "keep-saves"))
    phone.settings(pace="At once")
    for deal in range(2):
        phone.start("ee", deal=deal)
        assert len(asked) == deal
        play_to_the_end(phone, Person(deal))
        assert len(asked) == 1
        phone.tap("Home")
    assert phone.killed().model.asked_to_keep


def test_what_a_stranger_writes_beside_the_games_is_read_as_carefully():
    bracket = {
        "seed": 1,
        "rounds": [[{"names": [f"N{n}" for n in range(at, at + 3)], "result": []} for at in (0, 3, 6)]],
    }
    cup = {"id": "1a", "game": "pig10", "options": {}, "cup": bracket}
    texts = {
        "settings": {
            "people": ["x" * 900, *map(str, range(500)), 7],
            "explained": {"pig10 " + "x" * 900: 1},
            "name": "\n",
        },
        "setups": {"pig10": {"options": {"tie": []}, "players": 99}, "chess": {}},
        "lessons": {f"g{n}": {"done": ["a"]} for n in range(500)} | {"../x y": {}},
        "days": {
            str(day): {"id": "1-abcdef", "place": 1, "score": 0, "shapes": "", "hints": 0} for day in range(1, 9999)
        },
    }
    for contest in ({**cup, "options": {"players": "3"}}, {**cup, "id": "x" * 99}, {**cup, "cup": 7}):
        phone = Phone(now=LATER)
        phone.bring_in(file({**{key: json.dumps(data) for key, data in texts.items()}, "contest": json.dumps(contest)}))
        assert tournament_of(phone.model) is None
        assert len(phone.model.people) == 24
        assert max(map(len, phone.model.people)) <= 24
        assert phone.model.explained == {}
        assert phone.model.setups.keys() == {"pig10"}
        assert len(learnt(phone.model)) <= 64
        assert len(json.loads(phone.store["days"])) == KEPT_DAYS
        assert phone.killed().toast == ""
    phone.bring_in(file({"contest": json.dumps(cup)}))
    assert tournament_of(phone.killed().model) is not None
