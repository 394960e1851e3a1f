"""Backup files from a phone: their games are read one by one, and a sentence reports everything else."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from tenfold import Record, RecordError, Seat
from tenfold.carried import FORMAT, MOST, saves_of
from tenfold.plainjson import DEEPEST, read_json


def record(seed=7):
    made = Record("pig10", seats=[Seat("Bea"), Seat("Zoë ♥", "bot", "hard")], seed=seed)
    for _ in range(seed % 5):
        state = made.state
        made.play(state.current_player(), state.action_to_string(state.legal_actions()[0]))
    return made


def file(saves, **keys):
    return json.dumps({"format": FORMAT, "version": 1, "saves": saves, **keys})


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "tenfold.json"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def test_the_games_of_a_file_come_one_by_one(written):
    saves = {f"game:{seed:x}-000000": record(seed).to_json() for seed in range(6)}
    path = written(file({"settings": "{}", **saves, "back:1-000000": "{}"}, app="0.1.0"))
    assert list(tenfold.records(path)) == [record(seed) for seed in range(6)]
    assert list(tenfold.records(str(path))) == list(tenfold.records(path))


def test_a_file_with_one_record_and_what_an_older_tenfold_hands_out_are_read_too(written):
    assert list(tenfold.records(written(record().to_json()))) == [record()]
    assert list(tenfold.records(written(json.dumps({"open": "[]", "game:1": record().to_json()})))) == [record()]
    assert list(tenfold.records(written(file({})))) == []


def test_a_game_is_replayed_when_it_comes_up_and_a_damaged_one_stops_no_other(written):
    damaged = record(3).to_json().replace("Bea", "Eve")
    games = tenfold.records(written(file({"game:1-a": record(1).to_json(), "game:2-b": damaged, "game:3-c": "{"})))
    assert next(games) == record(1)
    with pytest.raises(RecordError, match=r"^2-b: .*digest doesn’t match\.$"):
        next(games)
    with pytest.raises(RecordError, match=r"^3-c: This isn’t a saved game"):
        next(games)
    assert list(games) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "isn’t a Tenfold file"),
        ("{", "isn’t a Tenfold file"),
        ("[" * 100_000, "isn’t a Tenfold file, or it’s damaged: lists and objects"),
        ("7", r"This isn’t a Tenfold file\."),
        ("{}", r"This isn’t a Tenfold file\."),
        ('{"notes": "milk"}', r"This isn’t a Tenfold file\."),
        (b"\xff\xfe", "isn’t text"),
        (file({}, version=2), "from a newer Tenfold: format 2, and this one reads 1"),
        (file({}, version=0), "isn’t a Tenfold file"),
        (file({}, version=True), "isn’t a Tenfold file"),
        (file([]), "isn’t a Tenfold file"),
        (json.dumps({"format": "chess", "settings": "{}"}), "isn’t a Tenfold file"),
        (file({f"game:{number}": "" for number in range(MOST + 1)}), "too many entries"),
    ],
)
def test_what_is_none_is_told_in_a_sentence(written, text, sentence):
    with pytest.raises(RecordError, match=sentence) as refused:
        tenfold.records(written(text))
    assert str(refused.value).endswith(".")


def test_a_text_that_is_none_is_empty_and_a_huge_file_is_not_read():
    assert saves_of(file({"settings": 7, "game:1": ["x"]})) == {"settings": "", "game:1": ""}
    with pytest.raises(RecordError, match="longer than"):
        saves_of(" " * 40_000_001)


def depth(text):
    """How deep a text lies, sign by sign."""
    deepest = now = 0
    quoted = escaped = False
    for sign in text:
        if escaped:
            escaped = False
        elif sign == '"':
            quoted = not quoted
        elif quoted:
            escaped = sign == "\\"
        elif sign in "[{":
            now += 1
            deepest = max(deepest, now)
        elif sign in "]}":
            now -= 1
    return deepest


@given(st.text(alphabet='[]{}"\\ a\n', max_size=200))
def test_what_nests_too_deep_is_found_whatever_stands_in_texts(text):
    text = "[" * 8 + text
    with pytest.raises(ValueError, match="nested more than") if depth(text) > DEEPEST else suppress(ValueError):
        read_json(text)


def test_a_text_without_an_end_takes_no_longer_than_others():
    with pytest.raises(ValueError, match="it ends too early"):
        read_json('"' + '\\"' * 400_000)
