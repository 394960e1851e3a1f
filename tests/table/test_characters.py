"""The eight characters: chosen at the set-up, the same at every table, and known by their names."""

import pytest

from table.characters import character
from table.drawings.faces import FACES
from table.model import BOT_NAMES
from table.widgets import badge
from table.words import coloured_badges
from tenfold import Record, Seat, bots, daily
from tenfold.bots import CHARACTERS
from tests.table.driver import Phone
from tests.table.test_people import called, names_on_seats


def choosing(phone: Phone, seat: int) -> str:
    """Open the sheet of a seat, and return its text."""
    phone.tap(f"{names_on_seats(phone)[seat]}, computer")
    return phone.text


def test_each_is_offered_with_a_line():
    phone = called("Bea")
    phone.set_up("pem")
    sheet = choosing(phone, 1)
    for who in CHARACTERS.values():
        assert str(who.line) in sheet


def test_each_has_a_face_of_its_own_and_people_have_letters():
    assert set(FACES) == {f"face-{name}" for name in CHARACTERS}
    assert len({*FACES.values()}) == len(CHARACTERS)
    for own in coloured_badges([*CHARACTERS, "Bea"]):
        assert (f"#face-{own.face}" in str(badge(own, bot=True))) == (own.face in CHARACTERS)
        assert str(badge(own, bot=False)).endswith(f">{own.letters}</span>")
    phone = called("Bea")
    phone.set_up("pem")
    assert phone.html.count("#face-") == 2


def test_who_is_chosen_sits_there_and_who_sat_there_takes_the_other_chair():
    phone = called("Bea")
    phone.set_up("pem")
    before = names_on_seats(phone)
    choosing(phone, 1)
    phone.tap(f"{before[2]} {CHARACTERS[before[2]].line}")
    assert names_on_seats(phone) == [before[0], before[2], before[1]]
    choosing(phone, 1)
    phone.tap("Sofya")
    assert names_on_seats(phone) == [before[0], "Sofya", before[1]]
    phone.tap(phone.sending("start")[0])
    assert phone.session.names == [before[0], "Sofya", before[1]]
    assert [seat.level for seat in phone.record.seats] == [None, "easy", "medium"]


def test_a_person_of_the_name_is_not_offered_twice():
    phone = called("Emmy")
    phone.set_up("pee")
    sheet = choosing(phone, 1)
    assert str(CHARACTERS["Emmy"].line) not in sheet
    phone.send({"type": "character", "seat": 1, "name": "Emmy"})
    assert names_on_seats(phone).count("Emmy") == 1


def test_a_person_is_asked_for_no_character():
    phone = called("Bea")
    phone.set_up("ppe")
    phone.tap("Bea, person")
    assert not phone.has_button("Sofya")
    phone.send({"type": "character", "seat": 0, "name": "Sofya"})
    assert names_on_seats(phone)[0] == "Bea"


@pytest.mark.parametrize("name", ["Ada", "Hypatia", "Bob", "ada"])
def test_a_computer_plays_as_its_namesake(name):
    record = Record("pig10", seats=[Seat("Bea"), Seat(name, "bot", "easy")], seed=7)
    assert character(record, 1) == (name if name in BOT_NAMES else None)


@pytest.mark.parametrize("person", ["Bea", *BOT_NAMES])
def test_the_deal_of_the_day_knows_the_same_characters_for_everybody(person):
    deal = daily.deal_of(22)
    record = daily.dealt(deal, person)
    found = [character(record, seat) for seat in range(1, deal.players)]
    assert found == [*BOT_NAMES[: deal.players - 1]]


def test_at_the_table_the_character_decides(monkeypatch):
    asked = set()
    load = bots.load

    def noting(game, level, seed=0, character=None):
        asked.add((level, character))
        return load(game, level, seed, character)

    monkeypatch.setattr(bots, "load", noting)
    phone = called("Bea")
    phone.set_up("eme")
    phone.type_in("Name of seat 1", "Rob")
    _, medium, easy = names_on_seats(phone)
    phone.tap(phone.sending("start")[0])
    while len(phone.record.entries) < 9:
        phone.let_timer_run_out()
    assert asked == {("easy", None), ("medium", medium), ("easy", easy)}
