"""Names: asked for once, gently; used at every table; people who have played are offered for seats."""

import json

import pytest

from table.model import BOT_NAMES
from tests.table.driver import Phone

QUESTION = "What’s your name?"


def answer(phone, name):
    form = phone.page.one("form")
    phone.send({**json.loads(form.get("data-event")), "fields": {"name": name}})


def called(name):
    phone = Phone()
    answer(phone, name)
    return phone


def names_on_seats(phone):
    fields = [part for part in phone.page.all("input") if "name" in part.classes]
    return [field.get("value") or field.get("placeholder") for field in fields]


def test_tenfold_asks_until_it_has_an_answer_and_never_again():
    phone = Phone()
    assert QUESTION in phone.text
    assert QUESTION in phone.killed().text
    answer(phone, " Bea ")
    assert phone.toast == "Hello, Bea. You get the first seat from now on."
    for later in (phone, phone.killed()):
        assert QUESTION not in later.text
        assert later.model.settings.name == "Bea"


def test_the_question_can_be_skipped_for_good():
    phone = Phone()
    phone.tap("Skip this question")
    for later in (phone, phone.killed()):
        assert QUESTION not in later.text
        later.set_up("pp")
        assert names_on_seats(later) == ["Player A", "Player B"]


def test_a_name_given_to_the_first_seat_answers_the_question():
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Name of seat 1", "Bea")
    phone.tap("Deal 3 cards each")
    phone.tap("Leave the table")
    assert QUESTION not in phone.text
    phone.set_up("pp", game="Tens")
    assert names_on_seats(phone) == ["Bea", "Player B"]


def test_a_new_name_says_that_a_game_that_has_begun_keeps_its_own():
    phone = Phone()
    answer(phone, "Bea")
    phone.start("pe")
    phone.tap("Menu")
    phone.tap("Settings")
    phone.send({"type": "set", "key": "name", "value": "Ada"})
    assert phone.toast == "Hello, Ada. You get the first seat from now on. Games already started keep the old names."
    assert phone.session.names[0] == "Bea"


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "\u0301"])
def test_what_is_no_name_is_answered_with_a_sentence(name):
    phone = called(name)
    assert phone.toast == "A name needs a letter, a digit or an emoji."
    assert QUESTION in phone.text
    answer(phone, "Bea")
    phone.tap("Settings")
    phone.type_in("Your name", name)
    assert phone.toast == "A name needs a letter, a digit or an emoji. You’re still Bea."
    assert phone.field("Your name").get("value") == "Bea"


def test_who_has_said_a_name_is_never_called_player():
    phone = called("Bea")
    for game, kinds in (("PIG 10", "pe"), ("Tens", "ep"), ("10", "pp"), ("10-9-8", "epe")):
        phone.set_up(kinds, game=game)
        assert names_on_seats(phone)[kinds.index("p")] == "Bea"
        phone.type_in(f"Name of seat {kinds.index('p') + 1}", "")
        assert names_on_seats(phone)[kinds.index("p")] == "Bea"
        phone.tap("Home")


def test_a_name_changed_in_the_settings_is_changed_at_every_table_and_kept():
    phone = called("Bea")
    phone.set_up("pp")
    phone.type_in("Name of seat 2", "Ben")
    phone.tap("Home")
    phone.tap("Settings")
    phone.type_in("Your name", "Beatrice")
    phone.tap("Back")
    for later in (phone, phone.killed()):
        later.set_up("pp")
        assert names_on_seats(later) == ["Beatrice", "Ben"]


@pytest.mark.few(2)
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_computer_gives_way_to_a_person_of_its_name(name):
    phone = called(name)
    phone.set_up("peeeeeee")
    names = names_on_seats(phone)
    assert names[0] == name
    assert len(set(names)) == 8
    phone.tap("Deal 3 cards each")
    assert phone.session.names == names


def test_people_who_have_played_are_offered_for_the_seats():
    phone = called("Bea")
    phone.start("ppp", game="Tens")
    phone.tap("Leave the table")
    assert phone.model.people == ["Bea"]
    phone.set_up("ppp")
    for seat, name in ((2, "Claudio"), (3, "Maximiliane")):
        phone.type_in(f"Name of seat {seat}", name)
    phone.tap("Deal 3 cards each")
    phone = phone.killed()
    phone.set_up("pem", game="10")
    phone.tap(f"{names_on_seats(phone)[1]}, computer, easy")
    assert not phone.has_button("Bea Has played"), "Bea sits at the table"
    phone.tap("Claudio")
    phone.tap(f"{names_on_seats(phone)[2]}, computer, medium")
    assert not phone.has_button("Claudio Has played")
    phone.tap("Maximiliane")
    assert names_on_seats(phone) == ["Bea", "Claudio", "Maximiliane"]
    phone.tap(phone.sending("start")[0])
    assert [seat.kind for seat in phone.record.seats] == ["person"] * 3


def test_a_name_that_this_phone_does_not_know_is_not_put_on_a_seat():
    phone = called("Bea")
    phone.set_up("pp")
    phone.send({"type": "kind", "seat": 1, "kind": "person", "name": "Eve"})
    assert names_on_seats(phone) == ["Bea", "Player B"]


def test_people_of_older_saves_are_known_too():
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Name of seat 2", "Ben")
    again = Phone(store={"setups": phone.store["setups"]})
    assert again.model.people == ["Ben"]
