"""The daily deal is the same for everyone, with one try. Nothing that a clock does breaks a row of days."""

import json

import pytest

from table.features.daily.state import Day, State, Try, days_of, streak
from table.features.daily.words import shared_text
from table.speech import aloud
from tenfold import Record, daily
from tests.table.driver import Person, Phone, play_to_the_end

DAY_1 = 1_793_491_200_000  # 1 November 2026, 0:00 UTC
HOURS = 3_600_000


def phone_on(day: int, *, hour: int = 9, store: dict[str, str] | None = None, entropy: int = 1) -> Phone:
    return Phone(now=DAY_1 + (day - 1) * daily.DAY_MS + hour * HOURS, store=store, entropy=entropy)


def begun_on(day: int, **more) -> Phone:
    phone = phone_on(day, **more)
    phone.tap("Daily deal")
    phone.tap("Play")
    return phone


def played_on(day: int, **more) -> Phone:
    phone = begun_on(day, **more)
    play_to_the_end(phone, Person(day))
    return phone


@pytest.mark.thorough
@pytest.mark.parametrize("day", range(1, 6))
def test_two_phones_meet_the_same_opponents_and_every_one_of_their_choices(day):
    """The person chooses the same, whatever the hour and the chance of the phone."""
    one, other = begun_on(day), begun_on(day, entropy=7, hour=20)
    play_to_the_end(one, Person(5))
    play_to_the_end(other, Person(5))
    assert one.record.entries == other.record.entries
    assert one.record.state.serialize() == other.record.state.serialize()
    assert days_of(one.model) == {day: Day(one.session.id, *list(vars(days_of(other.model)[day]).values())[1:])}


def test_one_try_counts_and_more_are_practice():
    phone = played_on(4)
    day = days_of(phone.model)[4]
    assert day.place
    assert day.shapes
    phone.tap("Home")
    phone.tap("Daily deal")
    assert day.shapes in phone.text
    heard = phone.page.one("main").aloud
    assert f"How it went: {aloud(day.shapes)}" in heard
    assert not {*"🟩🟦🟨🟧🟥⬛⬜"} & {*heard}, "a voice calls squares by odd names"
    phone.tap("Practise")
    assert phone.session.is_practice
    assert phone.record.seed == daily.deal_of(4).seed
    play_to_the_end(phone, Person(9))
    assert days_of(phone.model)[4] == day
    assert "doesn’t count" in phone.text


def test_the_try_goes_on_where_it_was_left_and_is_no_second_one():
    phone = begun_on(3)
    person = Person(1)
    while len(phone.record.entries) < 3:
        person.act(phone)
    phone = phone_on(3, hour=12, store=phone.store)
    assert "is waiting" in phone.page.name(phone.button("Daily deal"))
    phone.tap("Daily deal")
    entries = len(Record.from_json(phone.store[f"game:{days_of(phone.model)[3].id}"]).entries)
    phone.tap("Continue")
    assert len(phone.record.entries) == entries > 0
    assert [*days_of(phone.model)] == [3]


def test_nothing_is_taken_back():
    phone = begun_on(4)
    person = Person(1)
    while not any(entry.seat in phone.session.people for entry in phone.record.entries):
        person.act(phone)
    phone.send({"type": "undo"})
    assert "one try" in phone.toast
    assert phone.record.entries


def days(*numbers: int) -> dict[int, Try]:
    return {number: Try(number, State.PLAYED, Day(f"a-{number}", 1)) for number in numbers}


@pytest.mark.parametrize(
    ("played", "today", "row"),
    [
        ((), 5, 0),
        ((5,), 5, 1),
        ((3, 4), 5, 2),  # today is still to be played
        ((3, 4, 5), 5, 3),
        ((2, 3), 5, 0),  # yesterday was missed
        ((1, 2, 4, 5), 5, 2),
        ((3, 4, 5, 900), 5, 3),  # a clock that was years ahead
        ((3, 4, 5), 4, 2),  # a clock set back: what it has not reached counts again when it is right
    ],
)
def test_a_row_of_days(played, today, row):
    assert streak(days(*played), today) == row


def test_a_day_that_was_given_up_ends_the_row_at_once():
    given_up = {5: Try(5, State.GIVEN_UP, Day("a-5"))}
    assert streak({**days(3, 4), **given_up}, 5) == 0
    assert streak({**days(6, 7), **given_up}, 7) == 2


def test_a_clock_set_back_gives_no_second_try():
    phone = played_on(4)
    again = phone_on(4, hour=1, store=phone.store)
    again.tap("Daily deal")
    assert not [button for button in again.sending("play-day") if "one try" in button.text]
    assert days_of(again.model) == days_of(phone.model)


def test_a_clock_before_the_first_day_is_told_of():
    phone = phone_on(-300)
    phone.tap("Daily deal")
    assert "This phone’s clock" in phone.text
    phone.send({"type": "play-day"})
    assert phone.model.session is None


def test_what_is_shared_gives_no_card_away():
    phone = played_on(5)
    phone.send({"type": "day"})
    phone.tap("Share")
    (effect,) = (effect for effect in phone.effects if effect["type"] == "share")
    head, place, shapes = effect["text"].split("\n")
    assert head == "Tenfold 5: 10-9-8"
    assert place.split(",")[0] in ("1st of 4", "2nd of 4", "3rd of 4", "4th of 4")
    assert {*shapes} <= {*"🟩⬛"}
    assert len(shapes) == 5


def test_hints_are_told_of_where_it_is_shared():
    deal, day = daily.deal_of(5), Day("a-1", 2, 34, "🟩⬛", hints=2)
    assert shared_text(deal, day, 3).split("\n")[2:] == ["🟩⬛", "3 days in a row", "💡 2 hints"]


@pytest.mark.parametrize("damaged", ["[]", '{"4": 7, "x": {}, "-1": {}}', '{"4": {"id": "a", "place": 99}}', "{", "7"])
def test_what_was_kept_and_cannot_be_read_costs_that_day_only(damaged):
    whole = json.dumps({"id": "a-1", "place": 1, "score": 3, "shapes": "🟩", "hints": 0})
    kept = damaged.replace("}", f', "3": {whole}}}', 1) if damaged.endswith("99}}") else damaged
    phone = phone_on(4, store={"days": kept})
    assert {*days_of(phone.model)} <= {3}
    phone.tap("Daily deal")
    phone.tap("Play")
    assert phone.session is not None
