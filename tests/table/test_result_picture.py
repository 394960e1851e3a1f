"""The result of a finished game as a picture."""

import json
import random

import pytest

from table.boards import board_of
from table.features.sharing.picture import of_game
from table.score_picture import creases
from table.words import signed
from tenfold import Record, Seat, game_class
from tenfold.registry import SHELF
from tenfold.testing import random_action
from tests.table.driver import Phone, at_the_result
from tests.table.pictures import checked_texts

LONG = [
    "Maximiliane Charlotte 1️⃣",
    "Wolfeschlegelsteinhausen",
    "Anna-Katharina Luise von",
    "Bartholomew-James Ngozi",
    "Bea",
    "Beate",
    "Béa",
    "Li",
]


def finished(
    game: str, names: list[str], deal: int | None = 7, computers: int = 0, start: dict | None = None
) -> Record:
    people = len(names) - computers
    seats = [Seat(name) if seat < people else Seat(name, "bot", "easy") for seat, name in enumerate(names)]
    record = Record(game, seats=seats, seed=deal, start=start)
    chance = random.Random(deal)
    while not record.finished:
        action, seat = random_action(record.state, chance, hurry=True)
        record.play(seat, record.state.action_to_string(action))
    return record


def shared(phone: Phone) -> dict:
    phone.tap("Share this game")
    phone.tap("The result")
    (effect,) = (effect for effect in phone.effects if effect["type"] == "share-picture")
    assert phone.sheet is None
    assert effect["name"] == f"{phone.record.game}.png"
    return effect["picture"]


@pytest.mark.parametrize("game", SHELF)
def test_a_picture_has_every_place_and_point(game):
    """With the longest names at the smallest and the largest table."""
    cls = game_class(game)
    for players in (cls.min_players, cls.max_players):
        record = finished(game, LONG[:players])
        texts = checked_texts(shared(at_the_result(record)))
        assert set(LONG[:players]) <= set(texts)
        assert {str(place) for place in record.state.ranking()} <= set(texts)
        sheet = board_of(game).sheet(record.state.observation(None))
        if sheet is not None:
            assert {signed(points) for line in sheet.lines for points in line.points} <= set(texts)
            assert {signed(points) for points in sheet.totals} <= set(texts)
            assert [*sheet.totals] == [*record.state.scores()]


def test_a_picture_for_others_calls_no_one_you():
    phone = at_the_result(finished("pig10", ["Player A", "Ada"], computers=1))
    assert "You" in phone.text
    texts = checked_texts(shared(phone))
    assert not [text for text in texts if "You" in text]
    assert "Player A" in texts


def test_a_picture_says_which_game_of_a_series_it_is():
    record = finished("pig10", ["Bea", "Cem"])
    assert "Deal 7" in checked_texts(shared(at_the_result(record)))
    record.meta["match"] = "2 3 2 0 1 0"
    assert "Game 2 of 3" in checked_texts(shared(at_the_result(record)))


def test_a_game_from_a_position_has_no_deal_number():
    start = json.loads(Record("pig10", seats=[Seat("Bea"), Seat("Cem")], seed=3).state.serialize())
    texts = checked_texts(shared(at_the_result(finished("pig10", ["Bea", "Cem"], None, start=start))))
    assert not [text for text in texts if "Deal" in text or "None" in text]


def test_the_paper_is_long_where_the_winner_was_ahead():
    """The last crease is whole, because the winner ends ahead of all."""
    for deal in range(5):
        phone = at_the_result(finished("tens", ["Bea", "Cem", "Dora"], deal))
        (paper,) = (part for part in of_game(phone.session)["parts"] if part["kind"] == "pleats")
        assert len(paper["creases"]) == 11
        assert paper["creases"][-1] >= 0.5
    last = [[1, 2]] * 5 + [[2, 1]] * 6
    assert creases(last, 0) == [1.0, 0.75, 1.0, 0.75, 1.0, *[0.0] * 6]
    assert creases(last, 1) == [*[0.0] * 5, 0.75, 1.0, 0.75, 1.0, 0.75, 1.0]


def test_nothing_is_shared_before_the_end():
    phone = Phone()
    phone.start("pp", deal=1)
    phone.send({"type": "share-scores"})
    assert not [effect for effect in phone.effects if effect["type"] == "share-picture"]
    phone.send({"type": "sheet", "name": "share-game"})
    assert "The result" not in phone.text
