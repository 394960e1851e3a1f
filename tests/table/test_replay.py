"""Replay: every position as play showed it, in any order, from any eyes; and nothing is changed by it."""

import json
import random
import re
from functools import cache

import pytest

import tenfold
from table.boards import board_of
from table.features.replay.film import EVERY, Film
from table.features.replay.screens import untouchable
from table.look import seen_by_eyes
from table.speech import with_words
from tenfold import Record, Seat
from tenfold.testing import random_action
from tests.table.driver import at_the_result, phone_with

GAMES = tenfold.registered_games()
CONTROLS = ["Go to the start", "Back one move", "Play", "Next move", "Go to the end"]


@cache
def text_of(game, kinds="", seed=3, hurried=60):
    """Return a whole game played at random, hurried from some entry on, as it is saved."""
    kinds = kinds or "p" + "m" * (min(tenfold.game_class(game).offered_players) - 1)
    seats = [
        Seat(f"Player {'ABCDEFGH'[seat]}", *(("person",) if kind == "p" else ("bot", "medium")))
        for seat, kind in enumerate(kinds)
    ]
    record, chance = Record(game, seats=seats, seed=seed), random.Random(seed)
    while not record.finished:
        action, seat = random_action(record.state, chance, hurry=len(record.entries) >= hurried)
        record.play(seat, record.state.action_to_string(action))
    return record.to_json()


def played(game, kinds="", seed=3, hurried=60):
    return Record.from_json(text_of(game, kinds, seed, hurried))


def replayed(record):
    phone = at_the_result(record)
    phone.tap("Replay")
    assert phone.screen == "replay"
    return phone


def number_of(phone):
    return phone.model.screen.number


def scrub(phone, number):
    phone.send({**json.loads(phone.field("Move").get("data-event")), "value": str(number)})


# What is shown.


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_the_one_that_play_showed(game):
    """To every seat, and as everyone’s log reported it."""
    record = played(game)
    phone = replayed(record)
    live = Record(game, seats=record.seats, options=record.options, seed=record.seed)
    for number in range(len(record.entries) + 1):
        assert number_of(phone) == number
        shown = phone.model.screen
        assert shown.position.serialize() == live.state.serialize()
        assert shown.position.events() == live.state.events()
        for eyes in (None, *range(len(record.seats))):
            assert shown.position.observation(eyes) == live.state.observation(eyes)
        if number < len(record.entries):
            live.play(*record.entries[number])
            phone.tap("Next move")


@pytest.mark.few(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_zones_are_those_of_play(game):
    """They must be what the boards put there when you look on while others act, less what can be touched."""
    record = played(game)
    board, phone = board_of(game), replayed(record)
    compared = 0
    for number in sorted(random.Random(1).sample(range(len(record.entries)), 12)):
        live = Record(game, seats=record.seats, options=record.options, seed=record.seed)
        for entry in record.entries[:number]:
            live.play(*entry)
        session = opened(live)
        if session.moment is not None or session.turn == 0 or session.reacting:
            continue
        parts = board.draw(seen_by_eyes(session, phone.model.settings))
        scrub(phone, number)
        for part in (parts.board, parts.hand):
            assert with_words(str(untouchable(part) or "")) in phone.html
            compared += 1
    assert compared


def opened(record):
    phone = phone_with(record)
    phone.go_on()
    return phone.session


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_forward_and_back_is_the_start_and_a_jump_is_many_steps(game):
    phone = replayed(played(game))
    pages = [phone.html]
    last = phone.model.screen.film.last
    for _ in range(last):
        phone.tap("Next move")
        pages.append(phone.html)
    assert len(set(pages)) == last + 1
    for number in random.Random(2).sample(range(last + 1), min(last, 25)):
        scrub(phone, number)
        assert phone.html == pages[number]
    scrub(phone, last)
    for number in reversed(range(last)):
        phone.tap("Back one move")
        assert phone.html == pages[number]
    phone.tap("Go to the end")
    assert phone.html == pages[last]
    phone.tap("Go to the start")
    assert phone.html == pages[0]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_changed_or_saved(game):
    record = played(game)
    phone = at_the_result(record)
    store, text = dict(phone.store), phone.record.to_json()
    phone.tap("Replay")
    phone.tap("Go to the end")
    phone.tap("Back one move")
    phone.tap("Play")
    phone.let_timer_run_out()
    phone.tap("Seen by")
    phone.tap("Everyone")
    scrub(phone, 3)
    phone.tap("Close the replay")
    assert phone.screen == "result"
    assert phone.store == store
    assert phone.record.to_json() == text
    assert not any(effect["type"] in ("save", "forget") for effect in phone.effects)


@pytest.mark.covering
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_every_page_has_its_controls_and_nothing_else_to_touch(game, most):
    offered = tenfold.game_class(game).offered_players
    phone = replayed(played(game, "p" * (max(offered) if most else min(offered))))
    last = phone.model.screen.film.last
    kinds = {"close-replay", "sheet", "replay-to", "replay-step", "replay-play"}
    for eyes in (None, *range(len(phone.record.seats))):
        phone.send({"type": "replay-eyes", "seat": eyes})
        for number in (0, 1, last // 3, last // 2, last - 1, last):
            scrub(phone, number)
            assert set(phone.page.offers) == kinds, number
            assert "data-hold" not in phone.html
            assert all(phone.has_button(name) for name in [*CONTROLS, "Seen by", "Game log"])
            assert phone.field("Move").get("aria-valuetext").startswith(f"Move {number} of {last}")


@pytest.mark.parametrize("game", GAMES)
def test_all_hands_lie_open_to_everybody(game):
    record = played(game)
    phone = replayed(record)
    hands = []
    for seat in range(len(record.seats)):
        phone.send({"type": "replay-eyes", "seat": seat})
        hand = phone.hand
        hands.append(hand.text if hand else "")
    phone.send({"type": "replay-eyes", "seat": None})
    if game == "tens":  # nothing is hidden from one that another sees
        assert "all-hands" not in phone.html
        return
    rows = phone.page.find(lambda element: "all-hands" in element.classes)
    assert len([row for row in rows.walk() if "one-hand" in row.classes]) == len(record.seats)
    assert len([one for one in rows.walk() if re.search("’s hand|^Your hand", one.get("aria-label") or "")]) == len(
        hands
    )


# What is heard and read.


def test_each_step_is_heard_once_in_the_sentence_of_play():
    phone = replayed(played("pig10"))
    for number in range(1, 8):
        before = len(phone.heard)
        phone.tap("Next move")
        (sentence,) = phone.heard[before:]
        assert sentence.startswith(phone.session.names[phone.record.entries[number - 1].seat])
        assert phone.field("Move").get("aria-valuetext") == f"Move {number} of 80: {sentence}"
    before = len(phone.heard)
    scrub(phone, 30)
    assert phone.heard[before:] == [], "a scrubber tells its own value"


def test_the_log_goes_as_far_as_the_table():
    phone = replayed(played("pig10"))
    phone.tap("Game log")
    assert len([row for row in phone.sheet.walk() if row.tag == "li"]) == 1
    phone.tap("Close")
    for _ in range(3):
        phone.tap("Next move")
    phone.tap("Game log")
    assert len([row for row in phone.sheet.walk() if row.tag == "li"]) == 4


def test_at_its_ends_it_says_so():
    phone = replayed(played("pig10"))
    phone.tap("Back one move")
    assert phone.toast == "You’re at the start."
    phone.tap("Go to the end")
    phone.tap("Next move")
    assert phone.toast == "You’re at the end."


@pytest.mark.few(2)
@pytest.mark.parametrize(("pace", "ms"), [("Calm", 2560), ("Brisk", 1600), ("At once", 400)])
def test_it_plays_by_itself_to_the_end_at_the_pace_of_the_settings(pace, ms):
    phone = phone_with(played("pig10"))
    phone.settings(pace=pace)
    phone.tap("Your games")
    phone.tap("Replay")
    assert not phone.timers
    phone.tap("Play")
    (timer,) = phone.step["timers"]
    assert timer["ms"] == ms
    for number in range(1, 81):
        assert phone.let_timer_run_out() == {"type": "replay-on"}
        assert number_of(phone) == number
    assert not phone.timers
    phone.tap("Play")
    assert number_of(phone) == 0
    phone.let_timer_run_out()
    phone.tap("Pause")
    assert not phone.timers
    phone.tap("Play")
    phone.tap("Game log")
    assert not phone.timers, "who reads is not left behind"
    phone.tap("Close")
    assert phone.timers
    phone.send({"type": "hidden"})
    assert not phone.timers


# Coming and going.


def test_from_the_list_of_games_and_back_to_it():
    phone = phone_with(played("tens"))
    phone.tap("Your games")
    phone.tap("Replay")
    assert phone.screen == "replay"
    phone.send({"type": "back"})
    assert phone.screen == "history"
    assert phone.model.session is None
    phone.tap("Replay")
    phone.tap("Close the replay")
    assert phone.screen == "history"
    phone.tap("Home")
    assert phone.screen == "home"


def test_a_replay_writes_nothing_of_what_has_been_looked_at():
    phone = phone_with(played("pig10", "pp"))
    store = dict(phone.store)
    phone.tap("Your games")
    phone.tap("Replay")
    phone.tap("Go to the end")
    phone.tap("Close the replay")
    assert phone.store == store


def test_a_sheet_closes_first():
    phone = replayed(played("pig10"))
    phone.tap("Seen by")
    phone.send({"type": "back"})
    assert phone.screen == "replay"
    phone.send({"type": "back"})
    assert phone.screen == "result"


def test_a_start_anew_in_the_middle_is_harmless():
    phone = replayed(played("pig10"))
    phone.tap("Next move")
    again = phone.killed()
    assert again.screen == "home"
    assert again.store == phone.store


@pytest.mark.parametrize("kinds", ["pm", "pp"])
def test_a_game_that_waits_is_refused(kinds):
    record = Record("pig10", seats=played("pig10", kinds).seats, seed=1)
    record.play(record.state.current_player(), _first(record))
    phone = phone_with(record)
    phone.tap("Your games")
    assert not phone.sending("replay")
    phone.send({"type": "replay", "id": phone.model.games[0].id})
    assert phone.toast.startswith("You can replay this game once")
    phone.tap("Home")
    phone.go_on()
    phone.send({"type": "replay"})
    assert phone.toast.startswith("You can replay this game once")
    assert phone.screen != "replay"


def _first(record):
    return record.state.action_to_string(record.state.legal_actions()[0])


def test_a_record_that_cannot_be_read_is_refused_with_its_sentence():
    phone = phone_with(played("pig10"))
    key = next(key for key in phone.store if key.startswith("game:"))
    phone.store[key] = phone.store[key].replace('"version": 1', '"version": 2')
    phone.tap("Your games")
    phone.tap("Replay")
    assert phone.screen == "history"
    assert "newer Tenfold" in phone.sheet.text


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_begins_with_a_position_is_replayed_from_there(game):
    whole = played(game)
    middle = list(whole.replay())[len(whole.entries) // 2]
    record = Record(game, seats=whole.seats, options=whole.options, start=json.loads(middle.serialize()))
    for entry in whole.entries[len(whole.entries) // 2 :]:
        record.play(*entry)
    phone = replayed(record)
    assert phone.model.screen.position.serialize() == middle.serialize()
    phone.tap("Go to the end")
    phone.tap("Back one move")
    assert phone.screen == "replay"


def test_what_is_done_at_the_table_is_passed_over_while_it_lies_under_the_replay():
    phone = replayed(played("pig10"))
    for kind in ("rematch", "undo", "look-back", "share-deal", "give-up"):
        phone.send({"type": kind})
        assert phone.screen == "replay"


def test_a_game_that_is_dealt_again_has_no_replay_yet():
    phone = replayed(played("pig10"))
    phone.tap("Close the replay")
    phone.send({"type": "rematch"})
    assert phone.screen in ("play", "handover")
    phone.send({"type": "replay"})
    assert phone.screen != "replay"


NONSENSE = [None, True, 0, 1.5, -1, 10**30, "", "-1", "81", "1e1", "٣", "9" * 4000, [], {}, {"number": 1}, float("inf")]


@pytest.mark.thorough
@pytest.mark.quick("replay-to", "replay-eyes")
@pytest.mark.parametrize("kind", ["replay", "replay-step", "replay-to", "replay-eyes", "replay-play", "replay-on"])
def test_what_makes_no_sense_is_passed_over(kind):
    phone = replayed(played("pig10"))
    scrub(phone, 40)
    for value in NONSENSE:
        for name in ("value", "by", "seat", "id", "number"):
            phone.send({"type": kind, name: value})
            assert phone.screen == "replay"
            assert 0 <= number_of(phone) <= 80
    phone.tap("Close the replay")
    for value in NONSENSE:
        for name in ("value", "by", "seat", "number"):
            phone.send({"type": kind, name: value} if kind != "replay" else {"type": "close-replay"})
            assert phone.screen == "result"


# How much work it is.


def test_a_step_back_in_the_longest_game_plays_few_moves_again(monkeypatch):
    record = played("tenstuff", "pppppppp", hurried=1000)
    assert len(record.entries) > 900
    film = Film(record)
    kind, again = type(record.state), []
    honest = kind.apply_action
    monkeypatch.setattr(kind, "apply_action", lambda state, *act: (again.append(act), honest(state, *act))[1])
    for number in (*random.Random(1).sample(range(film.last), 30), film.last):
        again.clear()
        film.at(number)
        assert len(again) < EVERY


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_a_film_is_the_replay_of_the_record(game):
    record = played(game)
    film = Film(record)
    for number, state in enumerate(record.replay()):
        assert film.at(number).serialize() == state.serialize()
        events = record.state.events()[: len(state.events())]
        assert film.at(number).events() == events
        assert events[len(events) - len(film.happened(number, None)) :] == film.happened(number, None)
