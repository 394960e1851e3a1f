"""What is said: turns and questions, in words; and that the suite hears it where something is wrong with that."""

import re

import pytest

import tenfold
from table import view
from table.boards import board_of
from table.screens import table
from table.speech import in_a_row, spoken, voiced
from tests.table.conformance import Voice, begun, check_every_turn_is_said_once_and_in_words, stretches
from tests.table.driver import Person, Phone, table_of, table_with

TURN = ["Ada", "Bea:easy"]


def test_a_question_is_said_when_it_changes_and_only_then():
    phone = table_of("Bea", "Ada:easy", hands=["5 7", "4"], middle="3", value=3, last_player=1)
    assert phone.step["say"] == "Which card?"
    phone.tap(phone.card("7"))
    assert phone.step["say"] == "Play it?"
    phone.tap("Menu")
    phone.tap("Close")
    assert not phone.step["say"]
    phone.tap(phone.card("pigmaid, 5"))
    assert "can’t go below 0" in phone.step["say"]


def test_what_happened_lately_was_announced_as_it_happened():
    phone = table_of("Bea", "Ada:easy", hands=["5 6 7", "4 3 2"], middle="3", value=3, last_player=1)
    phone.play("7")
    while not phone.step["say"]:
        phone.let_timer_run_out()
    assert "Ada" in phone.page.find(lambda part: "said" in part.classes).text
    assert phone.step["say"] == "Which card?"


def test_cards_are_said_by_their_names():
    start = {"hands": [["2H", "5S", "9D"], ["3S", "6S", "TD"]], "turned_up": "3H", "dealer": 1, "bids": [1, 1]}
    phone = table_with("ten-nine-eight", TURN, start)
    phone.tap(phone.card("9 of diamonds"))
    assert phone.page.name(phone.button("Play 9♦")) == "Play 9 of diamonds"
    assert voiced(["Where does the 7♦ go", "Over 10♣"]) == "Where does the 7 of diamonds go. Over 10 of clubs"


def test_the_phone_is_passed_aloud():
    phone = begun("pig10", "pp", 1)
    assert phone.step["say"] == f"Pass the phone to {phone.session.names[phone.session.turn]}."
    phone.send({"type": "toast-over"})
    assert not phone.step["say"]


@pytest.mark.parametrize(
    ("place", "spoilt"),
    [
        ((table, "_said"), lambda *_: ""),
        ((view, "_where"), lambda session, screen: object()),
        ((table, "_said"), lambda model, session, name: str(model.now)),
        ((view, "with_words"), lambda html: html),
    ],
    ids=["nothing is said", "all is said twice", "all is said anew", "signs"],
)
def test_the_suite_hears(monkeypatch, place, spoilt):
    monkeypatch.setattr(*place, spoilt)
    with pytest.raises(AssertionError):
        check_every_turn_is_said_once_and_in_words("ten-nine-eight")


def test_the_suite_hears_nothing_wrong():
    phone = begun("ten-nine-eight", "pe", 0)
    voice = Voice(phone)
    phone.watchers.append(voice.listen)
    assert sum(1 for _ in stretches(phone, Person(0), 30)) > voice.turns > 5


@pytest.mark.parametrize("game", tenfold.registered_games())
def test_a_game_begins_with_a_sentence(game):
    """Who starts, what is trump: a person who can't see the table hears it before the first question."""
    phone = Phone()
    phone.start("pe", game=tenfold.game_class(game).long_name, deal=7)
    began = [effect["text"] for effect in phone.effects if effect["type"] == "announce"]
    log = phone.record.state.events(0, None)
    board, table = board_of(game), phone.record.load_game()
    assert began[0] == in_a_row(spoken(event, table, board, phone.session.names) for event in log)
    assert began[0]


def test_a_card_of_a_grid_is_said_with_its_place():
    """Without it, a person who can't see has to read all ten cells to find what has changed."""
    phone = Phone()
    phone.start("pe", game="Tens", deal=7)
    places = re.compile("(upper|lower) row, column [1-5]$")
    for _ in range(40):
        Person(1).act(phone)
    happened = phone.record.state.events(0, None)
    board, table = board_of("tens"), phone.record.load_game()
    for event in happened:
        said = spoken(event, table, board, phone.session.names)
        assert bool(places.search(said)) == (event["kind"] in ("flip", "turn", "place")), said
    assert {event["kind"] for event in happened} >= {"flip", "place"}
    assert any(places.search(said) for said in phone.heard)
