"""A match: its length, its points, the next starter, and what is left of it after a kill."""

import random
import re
from collections import Counter

import pytest

from table.matches import Match, match_of, next_game, note
from tenfold import Record, Seat, match_points
from tenfold.testing import random_action
from tests.table.driver import Person, Phone, hurry, play_to_the_end


def at_a_match(kinds="epe", games=3, deal=4):
    phone = Phone()
    phone.settings(pace="At once")
    phone.start(kinds, deal=deal, Series=f"{games} games" if games > 1 else "1 game")
    return phone


def finish(phone, seed=1):
    """Play the game to its end, the last acts of it by taps."""
    hurry(phone, 4)
    play_to_the_end(phone, Person(seed))
    return phone.record


def is_place(part):
    return "place" in part.classes


def is_name(part):
    return part.tag == "b"


def standing_on_screen(phone):
    """By name: place, points, and how many games were won."""
    found = {}
    for row in [part for part in phone.page.one("section", aria_labelledby="match").walk() if part.tag == "li"]:
        place, name = (next(part.text for part in row.walk() if wanted(part)) for wanted in (is_place, is_name))
        points = re.search(r"(\d+) points? ", row.text)
        won = re.search(r"(\d+) games? won", row.text)
        found[name] = (int(place), int(points[1]), int(won[1]) if won else 0)
    return found


def standings(records, names):
    """By name: place, points and games won, counted from the finished games themselves."""
    points, victories = Counter(), Counter()
    for record in records:
        ranking = record.state.ranking()
        for name, place, gained in zip(names, ranking, match_points(ranking), strict=True):
            points[name] += gained
            victories[name] += place == 1
    places = {name: 1 + sum(other > own for other in points.values()) for name, own in points.items()}
    return {name: (places[name], own, victories[name]) for name, own in points.items()}


def test_a_match_of_three_games_is_counted_as_its_games_say():
    phone = at_a_match()
    records = []
    for number in (1, 2, 3):
        records.append(finish(phone, number))
        assert standing_on_screen(phone) == standings(records, phone.session.names)
        assert f"Game {number} of 3 is over." in phone.text
        phone.tap("Next game" if number < 3 else "New series")
    assert len({record.seats for record in records}) == 1, "seats do not wander, nor do their colours"
    assert len({next(record.replay()).current_player() for record in records}) == 3
    assert match_of(phone.record) == Match(1, 3, (0, 0, 0), (0, 0, 0))


def test_the_end_of_a_match_says_who_has_won_it():
    phone = at_a_match()
    for number in (1, 2):
        finish(phone, number)
        assert "lead" in phone.text or "is level" in phone.text
        phone.tap("Next game")
    finish(phone, 3)
    assert "series by" in phone.text or "share the match" in phone.text or "The series is tied" in phone.text


def test_single_games_are_counted_from_the_second_on():
    phone = at_a_match(games=1)
    finish(phone)
    assert not phone.page.all("section", aria_labelledby="match")
    phone.tap("Rematch")
    assert match_of(phone.record).number == 2
    finish(phone, 2)
    assert "Game 2 is over." in phone.text
    assert phone.has_button("Rematch")


@pytest.mark.thorough
@pytest.mark.quick("10-9-8")
@pytest.mark.parametrize("game", ["10-9-8", "Tens"])
def test_B16_N9_the_first_deal_goes_round_over_the_games_of_a_match(game):
    short = {"10-9-8": {"Length": "5 → 1"}, "Tens": {"Length": "1 round"}}[game]
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("epe", game=game, deal=4, **short)
    begun = []
    for seed in range(4):
        record = finish(phone, seed)
        begun.append(next(record.replay()).current_player())
        phone.tap("Rematch")
    assert begun == [(begun[0] + step) % 3 for step in range(4)]


def test_T35_where_the_cards_say_who_begins_no_deal_is_picked():
    old = Record("tenstuff", seats=[Seat("Ada"), Seat("Bea"), Seat("Carl")], seed=1)
    numbers = iter(range(7, 9))
    while not old.finished:
        action, seat = random_action(old.state, random.Random(len(old.entries)), hurry=True)
        old.play(seat, old.state.action_to_string(action))
    assert next_game(old, "first", numbers.__next__).seed == 7
    assert next(numbers) == 8


def test_the_menu_tells_how_the_match_stands():
    phone = at_a_match()
    phone.tap("Menu")
    assert "Game 1 of 3." in phone.text
    phone.tap("Close")
    finish(phone)
    phone.tap("Next game")
    phone.tap("Menu")
    assert "Game 2 of 3. " in phone.text


def test_a_killed_phone_goes_on_with_the_match():
    phone = at_a_match()
    before = finish(phone)
    phone = phone.killed()
    phone.tap("Your games")
    phone.tap(phone.sending("open")[0])
    assert phone.screen == "result"
    phone.tap("Next game")
    assert match_of(phone.record).number == 2
    assert sum(match_of(phone.record).points) == 6
    assert phone.record.options == before.options


def test_the_length_of_a_match_is_remembered():
    phone = at_a_match(games=5).killed()
    phone.tap("PIG 10")
    assert "5 games" in phone.text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "2",
        "2 4 0 0 0 0",
        "4 3 0 0 0 0",
        "0 3 0 0 0 0",
        "2 3 0 0 0",
        "2 3 0 0 0 0 0",
        "-1 1 0 0 0 0",
        "2 3 a b",
    ],
)
def test_notes_that_make_no_sense_are_those_of_a_first_game(text):
    record = Record("pig10", seats=[Seat("Ada"), Seat("Bea")], seed=1, meta={"match": text})
    assert match_of(record) == Match(1, 1, (0, 0), (0, 0))


def test_notes_are_read_as_they_were_written():
    record = Record("pig10", seats=[Seat("Ada"), Seat("Bea")], seed=1)
    note(record, Match(3, 7, (4, 0), (2, 0)))
    assert match_of(Record.from_json(record.to_json())) == Match(3, 7, (4, 0), (2, 0))


@pytest.mark.parametrize("event", [{"games": 4}, {"games": True}, {"games": "3"}, {}])
def test_a_length_that_is_not_offered_changes_nothing(event):
    phone = Phone()
    phone.set_up("pe")
    phone.send({"type": "match", **event})
    assert phone.model.setups["pig10"].match == 1


def entries(phone, title):
    """The texts of the entries of a part of the history."""
    section = phone.page.find(lambda part: part.tag == "section" and part.get("aria-label") == title)
    return [] if section is None else [row.text for row in section.walk() if row.tag == "li"]


def test_a_match_is_one_entry_of_the_history_with_its_games_inside():
    phone = at_a_match()
    for number in (1, 2, 3):
        finish(phone, number)
        last = phone.page.one(id="match").text
        phone.tap("Home")
        phone.tap("Your games")
        (entry,) = entries(phone, "Finished" if number == 3 else "Not finished")
        assert entry.startswith(last)
        assert f"Game {number} of 3" in entry
        phone.tap(phone.sending("open" if number == 1 else "sheet")[0])
        if number > 1:
            games = [row.text for row in phone.sheet.walk() if row.tag == "li"]
            assert [text.split(":")[0] for text in games] == [f"Game {n} of 3" for n in range(number, 0, -1)]
            assert all(" won" in text or "shared the win" in text for text in games)
            phone.tap(phone.sending("open")[0])
        assert phone.screen == "result"
        if number < 3:
            phone.tap("Next game")


def test_any_game_of_a_match_can_be_opened():
    phone = at_a_match(games=1)
    first = finish(phone)
    phone.tap("Rematch")
    phone.tap("Leave the table")
    phone.tap("Your games")
    (entry,) = entries(phone, "Not finished")
    assert "is next" in entry or "Your turn" in entry
    assert "Game 2. " in entry
    phone.tap(phone.sending("sheet")[0])
    phone.tap("Game 1: ")
    assert phone.screen == "result"
    assert phone.record == first
    phone.send({"type": "back"})
    phone.tap(phone.sending("sheet")[0])
    phone.tap("Game 2: ")
    assert not phone.record.finished


def test_a_match_is_removed_whole_after_a_question():
    phone = at_a_match(games=1)
    finish(phone)
    phone.tap("Rematch")
    phone.tap("Leave the table")
    phone.start("pp", game="Tens")
    phone.tap("Leave the table")
    phone.tap("Your games")
    phone.tap("Remove PIG 10")
    assert "The 2 games of PIG 10" in phone.sheet.text
    phone.tap("Cancel")
    assert sum(key.startswith("game:") for key in phone.store) == 3
    phone.tap("Remove PIG 10")
    phone.tap("Remove")
    assert sum(key.startswith("game:") for key in phone.store) == 1
    assert not entries(phone, "Finished")
    assert len(entries(phone, "Not finished")) == 1


def test_a_new_match_is_an_entry_of_its_own():
    phone = at_a_match()
    for number in (1, 2, 3):
        finish(phone, number)
        phone.tap("Next game" if number < 3 else "New series")
    phone.tap("Leave the table")
    phone.tap("Your games")
    assert len(entries(phone, "Finished")) == len(entries(phone, "Not finished")) == 1


def test_games_found_on_disk_find_their_match():
    phone = at_a_match()
    finish(phone)
    phone.tap("Next game")
    store = {key: text for key, text in phone.store.items() if key not in ("open", "history")}
    again = Phone(store=store)
    again.tap("Your games")
    assert len(entries(again, "Not finished")) == 1
    assert not entries(again, "Finished")
