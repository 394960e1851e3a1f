"""Hints: from what this person sees, counted, told on the result, and never before other eyes."""

from itertools import count

import pytest

import tenfold
from table.hints import HINTS, hint_refused
from tenfold import bots
from tests.table.driver import Person, Phone, play_to_the_end, table_of

GAMES = tenfold.registered_games()


def at_a_table(game, kinds="", **settings):
    info = tenfold.game_class(game)
    phone = Phone()
    phone.settings(pace="At once", **settings)
    seats = kinds or "p" + "h" * (min(info.offered_players) - 1)
    phone.start(seats, game=info.long_name, deal=3)
    return phone


def until_there_is_a_choice(phone, person):
    """Play on until somebody has to decide between several acts."""
    while hint_refused(phone.session) or len(phone.record.state.legal_actions(phone.session.actor)) < 2:
        assert phone.screen != "result"
        person.act(phone)


def asked(phone):
    """Ask, and wait until it is thought out; the sheet's words."""
    phone.send({"type": "hint"})
    for _ in range(10_000):
        if phone.session.hint.judgements:
            break
        assert "Thinking" in phone.sheet.text
        phone.let_timer_run_out()
    return phone.sheet.text


@pytest.mark.parametrize("game", GAMES)
def test_somebody_alone_hears_what_the_hard_player_would_do_and_why(game):
    phone = at_a_table(game)
    until_there_is_a_choice(phone, Person(1))
    told = asked(phone)
    seat, record = phone.session.actor, phone.record
    bot = bots.load(record.load_game(), "hard", seed=len(record.entries))
    best, second, *_ = bot.weigh(record.state.observation(seat), bot.advice)
    assert phone.session.hint.judgements[:2] == (best, second)
    phone.tap("What is next best?")
    assert phone.sheet.text != told
    phone.tap("And the best?")
    assert phone.sheet.text == told
    assert phone.record.meta[HINTS] == phone.saved.meta[HINTS] == "1"
    assert any(" ".join(sentence.split()) for sentence in phone.heard[-3:])


@pytest.mark.parametrize("game", ["pig10", "tens"])
def test_whatever_was_told_last_the_table_points_at_the_best(game):
    phone = at_a_table(game)
    until_there_is_a_choice(phone, Person(1))
    best = asked(phone)
    phone.tap("To the table")
    pointed = [element.get("data-event") for element in phone.page.elements if "data-pointed" in element.attrs]
    assert pointed
    phone.send({"type": "hint"})
    phone.tap("What is next best?")
    phone.tap("To the table")
    assert pointed == [element.get("data-event") for element in phone.page.elements if "data-pointed" in element.attrs]
    phone.send({"type": "hint"})
    assert phone.sheet.text == best


def test_asked_twice_for_one_decision_it_counts_once_and_for_the_next_again():
    phone, person = at_a_table("pig10"), Person(2)
    until_there_is_a_choice(phone, person)
    assert asked(phone) == asked(phone)
    assert phone.record.meta[HINTS] == "1"
    phone.tap("To the table")
    before = len(phone.record.entries)
    while len(phone.record.entries) == before:
        person.act(phone)
    until_there_is_a_choice(phone, person)
    asked(phone)
    assert phone.record.meta[HINTS] == "2"
    phone.tap("To the table")
    play_to_the_end(phone, person)
    assert "A hint was asked for 2 times in this game." in phone.text


def test_thinking_ends_with_its_sheet_and_goes_on_when_asked_again():
    phone = at_a_table("ten-nine-eight")
    phone.model.clock = count().__next__  # so slow a phone that a slice is one step
    until_there_is_a_choice(phone, Person(3))
    phone.send({"type": "hint"})
    phone.let_timer_run_out()
    phone.tap("Stop")
    assert not [timer for timer in phone.timers if timer.startswith("weigh")]
    assert asked(phone)
    assert phone.record.meta[HINTS] == "1"


def test_between_people_a_folded_hand_has_no_hint():
    phone = at_a_table("pig10", "pp")
    assert phone.holding is not None
    phone.send({"type": "hint"})
    assert phone.toast == "There is nothing to decide for you now."
    assert HINTS not in phone.record.meta
    phone.take_the_phone()
    assert asked(phone)


def test_before_all_eyes_no_hint_tells_of_a_hand():
    phone, person = at_a_table("ten", "pp"), Person(4)
    while not phone.session.open_turn or phone.session.actor is None:
        person.act(phone)
    phone.send({"type": "hint"})
    assert phone.toast == "Everybody looks at the table: a hint would tell the others of the hand."


def test_where_nobody_has_a_hand_everybody_may_hear_it():
    phone = at_a_table("tens", "pp")
    until_there_is_a_choice(phone, Person(5))
    assert phone.session.eyes is None
    assert asked(phone)


def test_a_note_that_makes_no_sense_counts_as_none():
    phone = at_a_table("pig10")
    phone.record.meta[HINTS] = "many"
    until_there_is_a_choice(phone, Person(6))
    asked(phone)
    assert phone.record.meta[HINTS] == "1"


def test_somebody_alone_is_called_you_and_one_of_several_by_name():
    told = []
    for kinds in ("pe", "pp"):
        phone, person = at_a_table("tens", kinds), Person(1)
        while "You" not in (words := asked(phone)) and phone.record.seats[phone.session.actor].name not in words:
            phone.tap("To the table")
            before = len(phone.record.entries)
            while len(phone.record.entries) == before:
                person.act(phone)
            until_there_is_a_choice(phone, person)
        told.append("You" in words)
    assert told == [True, False]


def test_somebody_alone_need_not_wait_for_what_is_being_shown():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4 4 4"], turn=1)
    while phone.session.moment is None:
        phone.let_timer_run_out()
    assert phone.session.persons_turn
    phone.tap("Hint")
    assert phone.session.moment is None
    assert phone.session.hint is not None
