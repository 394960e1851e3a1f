"""Undo never gives back knowledge between people; alone anything goes (DESIGN 5.4)."""

import pytest

from tests.table.driver import Person, Phone, play_to_the_end, table_of


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
    assert "Taken back." in phone.heard


def test_a_move_can_be_taken_back_from_the_hand_over_as_long_as_the_next_hand_is_closed():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    phone.play("3")
    phone.watch_to_the_end_of_the_move()
    assert "Ben is holding it" in phone.page.name(phone.holding)
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
    assert "looked at" in phone.toast
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
        assert phone.toast == "Nothing to take back yet."


def test_what_a_computer_played_before_anybody_had_looked_stays():
    phone = table_of("Ada:easy", "Bea", "Ben", hands=["2", "3", "4"])
    while phone.holding is None:
        phone.let_timer_run_out()
    phone.tap("Undo")
    assert len(phone.record.entries) == 1
    assert "The move stays" in phone.toast


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
    assert "Moves were taken back" in phone.text
    phone.tap("Home")
    phone.tap("Games so far")
    assert "moves were taken back" in phone.text


def test_a_game_without_take_backs_does_not_say_so():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pe", deal=3)
    play_to_the_end(phone, Person(1))
    assert "taken back" not in phone.text
    phone.tap("Home")
    phone.tap("Games so far")
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
    again.tap("Games so far")
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
    phone.tap("Games so far")
    assert "moves were taken back" in phone.text
