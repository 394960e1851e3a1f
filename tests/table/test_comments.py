"""Games as text: imported, replayed with their comments, and never in the way of anything else."""

import random
from datetime import UTC, datetime

import pytest

import tenfold
from table.features.comments.state import Comments, from_text, notes_of, to_text
from tenfold import Entry, Record, Seat
from tenfold.notation import AnnotatedRecord, Variation
from tenfold.testing import random_action
from tests.table.driver import START, Phone


def played(game, seed=3, *, over=True):
    """Return a record of a game between two, played at random."""
    record, chance = Record(game, seats=[Seat("Bea"), Seat("Tom")], seed=seed), random.Random(seed)
    while not record.finished and (over or len(record.entries) < 5):
        action, seat = random_action(record.state, chance, hurry=len(record.entries) >= 60)
        record.play(seat, record.state.action_to_string(action))
    return record


@pytest.mark.parametrize("game", tenfold.registered_games())
def test_a_text_of_games_is_imported_and_replayed_with_its_comments(game):
    record = played(game)
    first = record.entries[0].action
    annotated = AnnotatedRecord(
        record, comments={1: "A bold start."}, variations={0: [Variation([Entry(record.entries[0].seat, first)])]}
    )
    phone = Phone()
    report = phone.bring_in(f"{annotated}\n\n{AnnotatedRecord(played(game, 4, over=False))}\n")
    assert "2 games imported." in report
    assert len([key for key in phone.store if key.startswith("game:")]) == 2
    phone.tap("Your games")
    phone.tap(phone.sending("replay")[0])
    assert phone.screen == "replay"
    assert not [part for part in phone.page.elements if "noted" in part.classes]
    phone.tap("Next move")
    assert any("A bold start." in said for said in phone.heard)
    (button,) = [one for one in phone.sending("sheet") if "noted" in one.classes]
    assert phone.page.name(button).endswith("Comment")
    phone.tap(button)
    assert "A bold start." in phone.sheet.text
    assert f"Instead: {first}" in phone.sheet.text
    phone.tap("Close")
    phone.tap("Close the replay")


def test_the_same_text_again_brings_nothing_new():
    text = f"{AnnotatedRecord(played('pig10'))}\n"
    phone = Phone()
    assert "1 game imported." in phone.bring_in(text)
    before = dict(phone.store)
    assert "No new games. 2 games were already here." in phone.bring_in(text * 2)
    assert {key: kept for key, kept in phone.store.items() if "game:" in key} == {
        key: kept for key, kept in before.items() if "game:" in key
    }


def test_what_cannot_be_played_is_counted_and_the_rest_comes_in():
    good = str(AnnotatedRecord(played("pig10")))
    bad = good.replace("1. ", "1. 99 ", 1)
    report = Phone().bring_in("\n\n".join([bad, good, '[Tenfold "1"]\n[Game "chess"]\n\n*']) + "\n")
    assert "1 game imported." in report
    assert "2 parts of the file couldn’t be read." in report
    line = next(number for number, line in enumerate(bad.splitlines(), 1) if line.startswith("1. "))
    assert f"The first problem is in line {line}." in report


def test_a_replay_that_plays_by_itself_stops_where_something_is_noted():
    phone = Phone()
    phone.bring_in(f"{AnnotatedRecord(played('pig10'), comments={2: 'Too much.'})}\n")
    phone.tap("Your games")
    phone.tap(phone.sending("replay")[0])
    phone.tap("Play")
    shown = []
    while phone.model.screen.playing:
        phone.let_timer_run_out()
        shown.append(phone.model.screen.number)
    assert shown == [1, 2]
    phone.tap("Play")
    phone.let_timer_run_out()
    assert phone.model.screen.number == 3
    assert phone.model.screen.playing


@pytest.mark.parametrize(
    ("head", "day"),
    [
        ("2020-02-29", datetime(2020, 2, 29, 12, tzinfo=UTC)),
        ("1999-12-31", datetime(1999, 12, 31, 12, tzinfo=UTC)),
        ("2020.02.29", None),
        ("in May", None),
    ],
)
def test_a_game_keeps_the_day_that_its_text_names(head, day):
    phone = Phone()
    phone.bring_in(f"{AnnotatedRecord(played('pig10'), headers={'Date': head})}\n")
    (text,) = [text for key, text in phone.store.items() if key.startswith("game:")]
    assert Record.from_json(text).notes.created == (0 if day is None else day.timestamp() * 1000)


def test_no_game_is_of_a_day_to_come():
    phone = Phone()
    phone.bring_in(f"{AnnotatedRecord(played('pig10'), headers={'Date': '9999-12-31'})}\n")
    (text,) = [text for key, text in phone.store.items() if key.startswith("game:")]
    assert START <= Record.from_json(text).notes.created <= phone.now


def test_a_game_without_comments_has_no_button_for_them():
    phone = Phone()
    phone.bring_in(f"{AnnotatedRecord(played('pig10'))}\n")
    assert not any(key.startswith("said:") for key in phone.store)
    phone.tap("Your games")
    phone.tap(phone.sending("replay")[0])
    phone.tap("Next move")
    assert not [part for part in phone.page.elements if "noted" in part.classes]


def test_comments_go_with_their_game_into_a_backup_and_out_of_the_phone():
    phone = Phone()
    phone.bring_in(f"{AnnotatedRecord(played('pig10'), comments={2: 'Too much.'})}\n")
    (key,) = [key for key in phone.store if key.startswith("said:")]
    there = Phone()
    assert "1 game imported." in there.bring_in(phone.take_along())
    assert there.store[key] == phone.store[key]
    phone.send({"type": "forget", "id": key.removeprefix("said:")})
    assert key not in phone.store


@pytest.mark.parametrize(
    "damaged", [None, "", "{", "[]", "[" * 9_999, '{"notes": 1}', '{"notes": {"x": 1, "-1": ["a"], "1": "b"}}']
)
def test_damaged_comments_are_left_out(damaged):
    assert from_text(damaged) == Comments()


def test_notes_read_as_they_were_written():
    notes = notes_of(Variation([], {0: "Before.", 3: "Too much."}, {2: [Variation([Entry(0, "7"), Entry(1, "2")])]}))
    assert from_text(to_text("pig10", notes)).notes == notes
    assert from_text('{"notes": {"1": [["a", 1], 2, "b"]}}').notes == {1: [["a"], "", "b"]}
