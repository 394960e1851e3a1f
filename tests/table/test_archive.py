"""Thousands of games: older ones lie in chunks, none is lost, and a start reads no more than the latest."""

import json
from functools import cache
from itertools import count

import pytest

from table.archive import key_of
from tests.table.driver import START, Person, Phone, hurry, play_to_the_end

NAMES = ["Ada", "Bea"]
DAY = 86_400_000


def line(number: int, **more: object) -> dict:
    return {
        "id": f"{number:x}-{number:06x}",
        "game": "pig10",
        "names": NAMES,
        "when": START - number * DAY,
        "line": "",
        "finished": True,
        "places": [1, 2],
        "scores": [20, 10],
        "taken_back": False,
        "levels": ["", "medium"],
        **more,
    }


def store_of(latest: int, chunks: int) -> dict[str, str]:
    """Return what a phone that has played often keeps: this many latest games, and this many chunks of older ones."""
    numbers = count(1)
    store = {"history": json.dumps([line(next(numbers)) for _ in range(latest)])}
    index: list[list[str]] = []
    for number in reversed(range(chunks)):
        lines = [line(next(numbers)) for _ in range(100)]
        store[key_of(number)] = json.dumps(lines)
        index.insert(0, [one["id"] for one in lines])
    store["past"] = json.dumps(index)
    return store | {
        f"game:{one['id']}": "no record" for key, text in store.items() if key != "past" for one in json.loads(text)
    }


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr("table.saves.HISTORY", 3)
    monkeypatch.setattr("table.saves.CHUNK", 2)


def played(phone: Phone, games: int) -> list[str]:
    phone.settings(pace="At once")
    ids = []
    for deal in range(games):
        phone.start("pe", deal=deal)
        ids.append(phone.session.id)
        hurry(phone, 2)
        play_to_the_end(phone, Person(1))
        phone.tap("Home")
        phone.now += DAY
    return ids


@cache
def kept_after(games: int) -> tuple[dict[str, str], list[str]]:
    """Return what a phone has kept after this many games, put away as `few` says, and their names."""
    phone = Phone()
    ids = played(phone, games)
    return phone.store, ids


def after(games: int) -> tuple[Phone, list[str]]:
    """Return a phone of its own on which this many games have been played, and their names."""
    store, ids = kept_after(games)
    return Phone(store=dict(store), entropy=2, now=START + games * DAY), ids


def older(phone: Phone) -> None:
    while "Older games" in phone.text:
        phone.tap("Older games")


def ids_of(phone: Phone) -> list[str]:
    """Return the ids of the games that can be opened, as they stand on the screen."""
    return [json.loads(button.attrs["data-event"])["id"] for button in phone.sending("open")]


def test_no_game_is_forgotten_and_the_list_of_the_latest_stays_short(few):
    phone, ids = after(8)
    assert sorted(key for key in phone.store if key.startswith("game:")) == sorted(f"game:{game}" for game in ids)
    assert len(json.loads(phone.store["history"])) == 4
    again = phone.killed()
    again.tap("Your games")
    assert len(again.sending("open")) == 4
    older(again)
    assert ids_of(again) == ids[::-1]


@pytest.mark.thorough
def test_an_end_between_any_two_saves_loses_and_doubles_nothing(few):
    """Wherever the end comes while games are put away, every game is listed once after the next start."""
    phone = Phone()
    played(phone, 4)
    stores = [dict(phone.store)]

    def watch(watched: Phone) -> None:
        for effect in watched.effects:
            if effect["type"] == "save":
                stores.append({**stores[-1], effect["key"]: effect["text"]})

    phone.watchers.append(watch)
    phone.start("pe", deal=4)
    play_to_the_end(phone, Person(1))
    phone.tap("Home")
    assert stores[-1] == phone.store
    assert len({store.get("past") for store in stores}) == 2
    for store in stores:
        again = Phone(store=dict(store))
        again.tap("Your games")
        older(again)
        listed = [summary.id for summary in again.model.games]
        assert sorted(listed) == sorted(key.removeprefix("game:") for key in store if key.startswith("game:"))


def test_an_older_game_opens_and_can_be_removed(few):
    phone = Phone()
    ids = played(phone, 6)
    phone = phone.killed()
    phone.tap("Your games")
    older(phone)
    phone.tap(phone.sending("open")[-1])
    assert phone.session.id == ids[0]
    assert phone.screen == "result"
    phone.tap("Your games") if "Your games" in phone.text else phone.send({"type": "history"})
    phone.send({"type": "forget", "match": ids[0]})
    assert f"game:{ids[0]}" not in phone.store
    assert not any(ids[0] in text for text in phone.store.values())
    again = phone.killed()
    again.tap("Your games")
    older(again)
    assert ids_of(again) == ids[:0:-1]


def test_a_start_reads_no_chunk(few):
    phone = Phone(store=store_of(5, 3))
    assert len(phone.model.games) == 5
    assert not [effect for effect in phone.effects if effect["type"] in ("load", "load-all")]


@pytest.mark.parametrize("damage", ["", "[]", "{", "null", '[{"id": 7}]', '"text"'])
def test_games_of_a_damaged_chunk_are_found_by_themselves(few, damage):
    phone, ids = after(8)
    chunk = key_of(0)
    assert chunk in phone.store
    phone.store[chunk] = damage
    again = phone.killed()
    again.tap("Your games")
    older(again)
    assert sorted(ids_of(again)) == sorted(ids)
    once_more = again.killed()
    once_more.tap("Your games")
    older(once_more)
    assert sorted(ids_of(once_more)) == sorted(ids)


@pytest.mark.parametrize("damage", ["", "{}", "[[7]]", "[3]", "null", '["a", ["b"]]'])
def test_with_a_damaged_index_no_game_is_lost(few, damage):
    phone, ids = after(8)
    phone.store["past"] = damage
    again = phone.killed()
    again.tap("Your games")
    older(again)
    assert sorted(summary.id for summary in again.model.games) == sorted(ids)


def test_all_that_was_put_away_goes_along_and_comes_in_once(few):
    phone, ids = after(8)
    other = Phone(entropy=9, now=phone.now)
    other.settings(pace="At once")
    report = other.bring_in(phone.take_along())
    assert "8 games imported." in report
    again = other.killed()
    assert "No new games. 8 games were already here." in again.bring_in(phone.take_along())
    again.send({"type": "history"})
    older(again)
    assert sorted(summary.id for summary in again.model.games) == sorted(ids)
    assert len(json.loads(again.store["history"])) <= 4


def test_a_history_of_five_thousand_games_shows_a_page():
    phone = Phone(store=store_of(250, 48))
    phone.tap("Your games")
    assert len(phone.sending("open")) == 30
    for _ in range(12):
        phone.tap("Older games")
    assert len(phone.sending("open")) == 390
