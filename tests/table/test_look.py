"""What someone sees of a game on the table."""

import random

import pytest

import tenfold
from table.boards import board_of
from table.look import is_dealt, is_reported, since_last_move
from table.model import Session
from tenfold import Record, Seat
from tenfold.testing import random_action
from tests.table.driver import Phone


@pytest.mark.parametrize("game", tenfold.registered_games())
def test_what_happened_since_a_seats_last_move_starts_behind_it(game):
    """Also where that is hundreds of events ago."""
    record = Record(game, seats=[Seat(name) for name in ("Ada", "Bea", "Cem")], seed=3)
    session, chance, far = Session("a", record), random.Random(3), 0
    board = board_of(game)
    while not record.state.is_terminal() and record.state.event_count < 600:
        action, seat = random_action(record.state, chance)
        record.play(seat, record.state.action_to_string(action))
        if chance.random() < 0.8:
            continue
        events = record.state.events()
        for reader in range(3):
            own = [at for at, event in enumerate(events) if event["seat"] == reader and event["kind"] != "deal"]
            since = events[own[-1] + 1 :] if own else events
            assert since_last_move(session, reader) == [one for one in since if is_reported(board, one, session)]
            far = max(far, len(since))
    assert far > 3


def test_a_seat_that_has_not_acted_for_hundreds_of_events_reads_them_all(monkeypatch):
    monkeypatch.setattr("table.look._BACK", 2)
    record = Record("pig10", seats=[Seat("Ada"), Seat("Bea")], seed=3)
    session, chance = Session("a", record), random.Random(3)
    for _ in range(12):
        action, seat = random_action(record.state, chance)
        record.play(seat, record.state.action_to_string(action))
        for reader in range(2):
            events = record.state.events()
            own = max(
                (at for at, one in enumerate(events) if one["seat"] == reader and one["kind"] != "deal"), default=-1
            )
            reported = [one for one in events[own + 1 :] if is_reported(board_of("pig10"), one, session)]
            assert since_last_move(session, reader) == reported


@pytest.mark.parametrize("game", tenfold.registered_games())
def test_a_hand_is_dealt_until_its_owner_acts(game):
    record = Record(game, seats=[Seat(name) for name in ("Ada", "Bea", "Cem")], seed=3)
    session, chance, acted, seen = Session("a", record), random.Random(3), set(), set()
    rounds = record.state.event_count
    while not record.state.is_terminal() and record.state.event_count < rounds + 60:
        for seat in range(3):
            session.eyes = seat
            assert is_dealt(session) == (seat not in acted)
            seen.add(is_dealt(session))
        action, seat = random_action(record.state, chance)
        before, act = record.state.event_count, record.state.action_to_string(action)
        record.play(seat, act)
        if record.state.event_count > before and act != "begin":  # not yet, while cards are being chosen
            acted.add(seat)
        if any(event["kind"] in ("deal", "hand") for event in record.state.events(before)):
            acted.clear()
    assert seen == {True, False}
    session.eyes = None
    assert not is_dealt(session)


@pytest.mark.parametrize("pace", ["At once", "Brisk"])
def test_cards_fly_to_the_hand_unless_all_is_shown_at_once(pace):
    phone = Phone()
    phone.settings(pace=pace)
    phone.start("pe", deal=3)
    assert ("new-hand" in phone.page.one(id="screen").classes) == (pace == "Brisk")
