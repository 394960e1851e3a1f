"""A game that no one wants to end: dealt again or given up, and nothing else is lost with it."""

from table import matches
from tenfold import Record
from tests.table.driver import Person, Phone, phone_with, seated


def at_the_table(*seats: str, game: str = "pig10", **meta: str) -> Phone:
    phone = phone_with(Record(game, seats=seated(seats), seed=7, meta=meta))
    phone.go_on()
    return phone


def menu(phone: Phone, *taps: str) -> None:
    phone.take_the_phone()
    phone.tap("Menu")
    for tap in taps:
        phone.tap(tap)


def test_a_new_deal_takes_the_place_of_the_game_at_the_same_table():
    phone = at_the_table("Bea", "Ada:hard")
    before, old = phone.record, phone.session.id
    menu(phone, "New deal")
    assert "won’t count" in phone.text
    phone.tap(phone.sending("give-up")[-1])
    assert phone.record.seats == before.seats
    assert phone.record.options == before.options
    assert phone.record.seed != before.seed
    assert f"game:{old}" not in phone.store
    assert [summary.id for summary in phone.model.games] == [phone.session.id]


def test_a_new_deal_is_the_same_game_of_its_match():
    match = matches.Match(3, 5, (4, 2), (2, 0))
    record = Record("pig10", seats=seated(["Bea", "Ben"]), seed=7)
    matches.note(record, match)
    phone = at_the_table("Bea", "Ben", **record.meta)
    menu(phone, "New deal")
    phone.tap(phone.sending("give-up")[-1])
    assert matches.match_of(phone.record) == match


def test_a_game_given_up_is_gone_and_the_others_stay():
    phone = at_the_table("Bea", "Ada:easy")
    menu(phone, "Give up")
    phone.tap(phone.sending("give-up")[-1])
    assert phone.screen == "home"
    assert not [key for key in phone.store if key.startswith("game:")]
    assert not phone.model.games
    again = phone.killed()
    assert not again.model.games


def test_who_thinks_better_of_it_plays_on():
    phone = at_the_table("Bea", "Ada:easy")
    menu(phone, "Give up", "Keep playing")
    before = len(phone.record.entries)
    Person(3).act(phone)
    assert len(phone.record.entries) >= before


def test_a_table_that_a_tournament_waits_for_cannot_be_given_up():
    phone = at_the_table("Bea", "Ben", contest="c1/1/0")
    phone.take_the_phone()
    phone.tap("Menu")
    assert not [row for row in phone.sending("sheet") if "give-up" in row.attrs["data-event"]]
    entries = len(phone.record.entries)
    phone.send({"type": "give-up", "again": True})
    assert phone.model.session is not None
    assert len(phone.record.entries) == entries
