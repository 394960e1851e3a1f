"""Undo never gives back knowledge between people; alone anything goes (DESIGN 5.4)."""

import json
import random

import pytest

import tenfold
from tenfold import Record
from tests.table.conformance import begun
from tests.table.driver import Person, Phone, play_to_the_end, table_of, undo


def undo_button(phone):
    return phone.button("Undo")


def play_any(phone):
    phone.take_the_phone()
    phone.tap(phone.cards[0])
    phone.tap(phone.sending("play")[0])


@pytest.mark.parametrize("stages", [0, 1, 2])
def test_a_move_can_be_taken_back_before_the_phone_is_handed_over(stages):
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    before = phone.record.state.serialize()
    phone.play("3")
    for _ in range(stages):
        phone.let_timer_run_out()
    assert not undo_button(phone).refused
    phone.tap("Undo")
    assert phone.record.state.serialize() == before
    assert phone.saved == phone.record
    assert not phone.saved.entries
    assert phone.record.take_backs == [(1, 0)]
    assert "Move undone." in phone.heard


def test_the_menu_takes_a_move_back_too_and_closes():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.tap("Menu")
    assert "Undo" not in phone.sheet.text
    phone.send({"type": "close"})
    phone.play("3")
    phone.tap("Menu")
    phone.tap(next(row for row in phone.sheet.walk() if row.tag == "button" and "Undo" in row.text))
    assert phone.sheet is None
    assert not phone.record.entries


def test_a_move_can_be_taken_back_from_the_hand_over_as_long_as_the_next_hand_is_closed():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    assert "I’m Ben" in phone.page.name(phone.holding)
    assert not undo_button(phone).refused
    phone.tap("Undo")
    assert not phone.record.entries
    assert phone.record.state.current_player() == 0


def test_once_the_next_hand_has_been_looked_at_the_move_stays_and_the_table_says_why():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.take_the_phone()
    html = phone.page.one("main").text
    assert undo_button(phone).refused
    phone.tap("Undo")
    assert len(phone.record.entries) == 1
    assert "seen their hand" in phone.toast
    assert phone.toast in phone.heard
    assert not phone.record.take_backs
    phone.let_timer_run_out()
    assert phone.page.one("main").text == html


def test_once_a_computer_has_moved_the_move_stays_and_the_table_says_who_has_played():
    phone = table_of("Bea", "Ada:easy", "Ben", hands=["2 3 9", "4", "1"])
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    assert not undo_button(phone).refused
    while len(phone.record.entries) == 1:
        phone.let_timer_run_out()
    assert undo_button(phone).refused
    phone.tap("Undo")
    assert len(phone.record.entries) == 2
    assert "Ada has played since" in phone.toast


def test_before_the_first_move_there_is_nothing_to_take_back():
    for seats in (("Bea", "Ben"), ("Bea", "Ada:easy")):
        phone = table_of(*seats, hands=["2 3 9", "4"])
        assert undo_button(phone).refused
        phone.tap("Undo")
        assert phone.toast == "Nothing to undo yet."


def test_what_a_computer_played_before_anybody_had_looked_stays():
    phone = table_of("Ada:easy", "Bea", "Ben", hands=["2", "3", "4"])
    while phone.holding is None:
        phone.let_timer_run_out()
    phone.tap("Undo")
    assert len(phone.record.entries) == 1
    assert "undo a computer’s move" in phone.toast


def test_a_taken_back_move_changes_nothing_that_others_know_or_will_draw():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4 5 6"], pile="7 8 1 1")
    before = [phone.record.state.observation(player) for player in (None, 0, 1)]
    phone.play("3")
    after = phone.record.state.serialize()
    phone.tap("Undo")
    assert [phone.record.state.observation(player) for player in (None, 0, 1)] == before
    phone.play("3")
    assert phone.record.state.serialize() == after


def test_the_drawn_card_is_not_seen_before_the_move_is_taken_back():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"], pile="7 8")
    seen = []
    phone.watchers.append(lambda phone: seen.append(phone.hand.aloud if phone.hand else ""))
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    phone.tap("Undo")
    phone.take_the_phone()
    assert not any("7" in text for text in seen)


def test_alone_one_may_undo_while_the_computer_thinks_and_it_thinks_anew():
    phone = table_of("Bea", "Ada:hard", hands=["2 3 9", "4 4 5"], pile="7 8 1 1 2")
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    phone.let_timer_run_out()
    phone.tap("Undo")
    phone.play("9")
    while len(phone.record.entries) < 2:
        phone.let_timer_run_out()
    assert phone.record.entries[1].seat == 1


def test_a_finished_game_in_which_moves_were_taken_back_says_so():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pe", deal=3)
    play_any(phone)
    phone.tap("Undo")
    play_to_the_end(phone, Person(1))
    assert "Moves were undone" in phone.text
    phone.tap("Home")
    phone.tap("Your games")
    assert "moves were undone" in phone.text


def test_a_game_without_take_backs_does_not_say_so():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pe", deal=3)
    play_to_the_end(phone, Person(1))
    assert "taken back" not in phone.text
    phone.tap("Home")
    phone.tap("Your games")
    assert "taken back" not in phone.text


def test_the_last_move_taken_back_while_it_is_shown_leaves_one_game_that_waits():
    phone = table_of("Bea", "Ada:easy", hands=["2 3", ""])
    phone.play("2")
    phone.watch_to_the_end_of_the_move()
    phone.play("3")
    assert phone.record.finished
    phone.tap("Undo")
    assert not phone.record.finished
    assert "finished" not in phone.saved.meta
    again = phone.killed()
    again.tap("Your games")
    assert len(again.sending("open")) == 1
    again.tap("Home")
    again.go_on()
    assert again.record == phone.record


def test_games_so_far_says_of_a_waiting_game_that_moves_were_taken_back():
    phone = Phone()
    phone.start("pe", deal=3)
    play_any(phone)
    phone.tap("Undo")
    phone.tap("Leave the table")
    phone.tap("Your games")
    assert "moves were undone" in phone.text


def reopened(phone, how):
    """The game again on the table, after it was left or after a kill."""
    if how == "left":
        phone.tap("Leave the table")
        again = phone
    else:
        again = phone.killed()
    again.go_on()
    return again


HOW = pytest.mark.parametrize("how", ["left", "killed"])


@HOW
def test_a_move_can_still_be_taken_back_after_leaving_and_coming_back(how):
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    before = phone.record.state.serialize()
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    again = reopened(phone, how)
    assert not undo_button(again).refused
    again.tap("Undo")
    assert again.record.state.serialize() == before
    assert "I’m Bea" in again.page.name(again.holding), "nobody knows who holds the phone by now"


@HOW
def test_a_move_that_the_next_hand_has_made_final_stays_so_after_coming_back(how):
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.take_the_phone()
    again = reopened(phone, how)
    assert undo_button(again).refused
    again.tap("Undo")
    assert "seen their hand" in again.toast
    assert len(again.record.entries) == 1


def test_that_a_hand_is_open_is_on_disk_before_it_is_shown():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    before = phone.saved.meta
    phone.tap(phone.holding)
    assert [effect["type"] for effect in phone.effects] == ["save"]
    assert phone.saved.meta != before


@HOW
def test_on_an_open_table_the_run_of_one_person_is_known_after_coming_back(how):
    phone = Phone()
    phone.start("pp", game="Tens", deal=5)
    person = Person(2)
    while len(phone.session.run) < 2:
        person.act(phone)
    phone.watch_to_the_end_of_the_move()
    run, refused = list(phone.session.run), undo_button(phone).refused
    again = reopened(phone, how)
    assert again.session.run == run
    assert undo_button(again).refused == refused


def test_after_coming_back_the_recap_counts_from_the_same_person():
    phone, person, seen = Phone(), Person(4), set()
    phone.settings(pace="At once")
    phone.start("pepe", game="Tenstuff", deal=6)
    while seen != {0, 2}:
        person.act(phone)
        if phone.screen == "reactions" and not phone.session.persons_turn:
            again = phone.reopened()
            assert again.page.one("main").text == phone.page.one("main").text
            seen.add(phone.session.front)


@pytest.mark.parametrize("note", ["", "x", "0", "9 9", "-1 0", "0 0 99", "0 -3", "1e3 0", "0 0 0 0 0 0"])
def test_a_note_that_makes_no_sense_gives_nothing_back(note):
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.tap("Leave the table")
    record = Record.from_json(phone.store["game:left"])
    record.meta["look"] = note
    again = Phone(store={**phone.store, "game:left": record.to_json()})
    again.go_on()
    assert undo_button(again).refused


def test_a_game_of_an_older_tenfold_gives_nothing_back():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.tap("Leave the table")
    record = Record.from_json(phone.store["game:left"])
    del record.meta["look"]
    again = Phone(store={**phone.store, "game:left": record.to_json()})
    again.go_on()
    assert undo_button(again).refused


def test_alone_a_look_at_the_pile_that_is_taken_back_is_counted_and_told():
    phone = table_of("Bea", "Ada:easy", hands=["2", ""], pile="7 7")
    for times in ("once", "2 times"):
        phone.play("2")
        phone.watch_to_the_end_of_the_move()
        phone.tap("Undo")
        assert phone.saved.meta["looks"] == ("1" if times == "once" else "2")
    assert len(phone.saved.take_backs) == 2
    phone = phone.killed()
    phone.settings(pace="At once")
    phone.go_on()
    play_to_the_end(phone, Person(1))
    assert "Moves were undone in this game, 2 times after a hidden card had been seen." in phone.text


def test_alone_what_shows_nothing_hidden_is_taken_back_without_being_counted_as_a_look():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4 4"])
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    phone.tap("Undo")
    assert "looks" not in phone.saved.meta
    assert len(phone.saved.take_backs) == 1


@pytest.mark.parametrize("note", ["x", "-1", "9" * 30, "٣"])
def test_a_count_that_makes_no_sense_is_none(note):
    phone = table_of("Bea", "Ada:easy", hands=["2", ""])
    phone.play("2")
    phone.tap("Undo")
    phone.play("2")
    record = Record.from_json(phone.store["game:left"])
    record.meta["looks"] = note
    store = {**phone.store, "game:left": record.to_json(), "history": json.dumps([])}
    again = Phone(store=store)
    again.tap("Your games")
    again.tap(again.sending("open")[0])
    assert "Moves were undone in this game." in again.text


@pytest.mark.thorough
@pytest.mark.quick("pig10", "tenstuff")
@pytest.mark.parametrize("game", tenfold.registered_games())
def test_alone_what_can_be_taken_back_is_a_decision(game):
    chance, taken = random.Random(game), 0
    for seed in range(3):
        phone, person = begun(game, "pee", seed, pace="At once"), Person(seed)
        for _ in range(60):
            if phone.screen == "result":
                break
            if phone.screen == "play" and phone.sheet is None and chance.random() < 0.3 and undo(phone):
                before = len(phone.record.entries)
                while not phone.can_choose and phone.let_timer_run_out() is not None:
                    pass
                assert len(phone.record.entries) <= before, "what was taken back is made again by itself"
                taken += 1
            person.act(phone)
    assert taken > 5
