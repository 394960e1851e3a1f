"""Games as text: what is written is read again, and a damaged text is refused, or says what is read from it."""

import io
import json
import pickle
import random
import re
import sys
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import tenfold
from tenfold import Entry, GameError, Record, RecordError, Seat, TakeBack
from tenfold.notation import AnnotatedRecord, NotationError, Variation, read_game, read_games, write_games, writing
from tenfold.notation.moves import CONTROL as FORBIDDEN
from tenfold.notation.moves import RESERVED
from tenfold.notation.parsing import Parser
from tests.engine.properties import SEEDS, act, states, tables
from tests.running.depth import examples

GAMES = tenfold.registered_games()

CONTROL = "\0\n\r\t\x1f\x7f\x85\u2028\u2029\u202e\u2066"
ODD = [
    '"',
    "\\",
    "]",
    "[",
    "{",
    "}",
    "(",
    ")",
    ",",
    "1.",
    "2:",
    "1-2",
    "*",
    "’",
    "ß",
    "李",
    "👩\u200d👧",
    " ",
    "[Tenfold ",
]
SIGNS = st.lists(st.sampled_from(ODD) | st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=12)
WORDS = SIGNS.map("".join)
NAMES = WORDS.map(lambda text: re.sub("[\u2028-\u202e\u2066-\u2069]", "", text)[:40]).filter(lambda name: name.strip())
TEXTS = st.text(max_size=20) | WORDS | st.sampled_from(CONTROL)
OTHER_HEADERS = st.dictionaries(st.sampled_from(["Event", "Site", "Date", "x_1", "Round"]), TEXTS, max_size=3)


@st.composite
def records(draw, name, most=40):
    """A record with any names, players, notes, options and undos, from a deal or from a position."""
    table = draw(tables(name))
    names = draw(st.lists(NAMES, min_size=table.players, max_size=table.players, unique=True))
    seats = [Seat(each, *draw(st.just(()) | NAMES.map(lambda level: ("bot", level)))) for each in names]
    meta = draw(st.dictionaries(TEXTS, TEXTS, max_size=2))
    seed = draw(st.integers(0, 2**53 - 1))
    made = Record(name, seats=seats, options=table.chosen, seed=seed, meta=meta)
    rng = random.Random(draw(SEEDS))
    for _ in range(draw(st.integers(0, most))):
        if made.finished:
            break
        if made.entries and rng.random() < 0.05:
            made.take_back(rng.randint(1, len(made.entries)))
        else:
            play(made, rng)
    return made


def play(made, rng):
    action, seat = act(made.state, rng)
    made.play(made.state.current_player() if seat is None else seat, made.state.action_to_string(action))


def finished(name, seed=3, players=None, **options):
    """A record of a whole game; in a game that may not end, seats hurry after a while."""
    table = tenfold.load_game(name, players, **options)
    made = Record(name, seats=[Seat(f"P{seat}") for seat in range(table.players)], options=table.chosen, seed=seed)
    rng = random.Random(seed)
    while not made.finished:
        hurried = made.state.hurried_action() if len(made.entries) > 60 else None
        if hurried is None:
            play(made, rng)
        else:
            made.play(made.state.current_player(), made.state.action_to_string(hurried))
    return made


def annotated(record, rng, depth=2):
    """A record with comments and variations at random."""
    line = lines(record.entries, next(record.replay()).clone(events=False), rng, depth)
    return AnnotatedRecord(record, {"Event": "a test"}, line.comments, line.variations)


def lines(entries, state, rng, depth):
    """The entries with comments and other lines beside them."""
    found = Variation(list(entries))
    for place, (seat, action) in enumerate(entries):
        if depth and rng.random() < 0.2:
            found.variations[place] = [
                lines(other_line(state.clone(), rng), state.clone(), rng, depth - 1) for _ in range(rng.randint(1, 2))
            ]
        state.apply_action(state.string_to_action(action), seat)
    for place in range(len(entries) + 1):
        if rng.random() < 0.2:
            found.comments[place] = " ".join(rng.choices(["well", *(sign for sign in ODD if sign.strip())], k=9))
    found.comments = {place: " ".join(text.split()) for place, text in found.comments.items()}
    return found


def other_line(state, rng):
    entries = []
    for _ in range(rng.randint(1, 4)):
        if state.is_terminal():
            break
        action, seat = act(state, rng)
        entries.append(Entry(state.current_player() if seat is None else seat, state.action_to_string(action)))
        state.apply_action(action, seat)
    return entries


# What is written is read again.


@pytest.mark.parametrize("name", GAMES)
@examples(40)
@given(st.data())
def test_a_record_reads_as_it_was_written(name, data):
    made = data.draw(records(name))
    assume(not halves(made.meta))
    headers = data.draw(OTHER_HEADERS)
    assume(not halves(headers))
    text = str(AnnotatedRecord(made, headers))
    game = read_game(text)
    assert (game.record, game.headers, game.errors) == (made, headers, [])
    assert game.record.state == made.state
    assert str(game) == text
    head, _, moves = text.partition("\n\n")
    assert all(line.startswith("[") for line in head.split("\n"))
    assert not any(line.startswith("[") or not line or len(line) > 80 for line in moves.split("\n"))


def halves(texts):
    """True if a text has two halves of a character beside each other: JSON makes one character of them."""
    return any(re.search("[\ud800-\udbff][\udc00-\udfff]", text) for pair in texts.items() for text in pair)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games(name, thorough):
    for seed in range(1 + thorough):
        made = finished(name, seed)
        text = str(AnnotatedRecord(made))
        assert read_game(text).record == made
        result = "-".join(map(str, made.state.ranking()))
        assert text.endswith((f" {result}", f"\n{result}"))
        assert f'[Result "{result}"]' in text


@pytest.mark.parametrize("name", GAMES)
@examples(20)
@given(st.data())
def test_a_record_from_a_position(name, data):
    start = data.draw(states(name))
    seats = [Seat(f"P{seat}") for seat in range(start.game.players)]
    made = Record(name, seats=seats, options=start.game.chosen, start=json.loads(start.serialize()))
    for _ in range(3):
        if not made.finished:
            play(made, random.Random(1))
    text = str(AnnotatedRecord(made))
    assert '[Position {"' in text
    assert read_game(text).record == made
    assert str(read_game(text)) == text


@pytest.mark.parametrize("name", GAMES)
@examples(20)
@given(SEEDS)
def test_comments_and_variations_read_as_they_were_written(name, seed):
    made = finished(name, seed % 7)
    del made.entries[25:]
    made = replayed(made)
    game = annotated(made, random.Random(seed))
    text = str(game)
    assert read_game(text) == game
    assert str(read_game(text)) == text
    assert max(map(len, text.partition("\n\n")[2].split("\n"))) <= 80


def replayed(made):
    again = Record(made.game, seats=made.seats, options=made.options, seed=made.seed)
    for seat, action in made.entries:
        again.play(seat, action)
    return again


@examples(100)
@given(st.text(min_size=1) | SIGNS.map(" ".join).filter(bool))
def test_any_text_of_an_action_reads_as_it_was_written(action):
    assume(not FORBIDDEN.search(action))
    parser = Parser(f"1. {writing._act(action)}, 2: {writing._act(action)} *")
    parser.parse()
    assert [(act.action, act.seat) for act in parser.main.acts] == [(action, None), (action, 2)]


@examples(100)
@given(st.text() | WORDS)
def test_any_comment_reads_as_it_was_written(text):
    assume(not FORBIDDEN.search("".join(text.split())))
    parser = Parser(" ".join([*writing._comment(text), "*"]))
    parser.parse()
    assert parser.main.comments == ([" ".join(text.split())] if text.split() else [])


def test_the_layout_does_not_matter():
    game = annotated(finished("ten-nine-eight", 5, rounds="5-to-1"), random.Random(2))
    head, _, moves = str(game).partition("\n\n")
    lists = head.split("\n")
    for text in (
        f"\ufeff\n \n{head}\n{moves}\n\n\n",
        "\r\n".join([*lists, "", "", *moves.split("\n")]),
        "\n".join([lists[0], *reversed(lists[1:]), "", moves.replace(" ", "\n  ").replace("\n  ", " ", 3)]),
        "\n\n".join([*lists, moves]),
        re.sub(r"(?<![\w.\\])\d+\.(\.\.)?(?=[ \n])", "", f"{head}\n\n{moves}") if "{" not in moves else str(game),
    ):
        assert read_game(text) == game


# Many games in a file.


def test_a_file_of_many_games_is_read_one_by_one():
    made = [finished(name) for name in ("pig10", "tens", "ten-nine-eight")]
    file = io.StringIO()
    assert write_games(iter(made), file) == len(made)
    assert [game.record for game in read_games(file.getvalue())] == made
    file.seek(0)
    assert [read_game(file).record for _ in made] == made
    assert read_game(file) is None
    lines = Counting(file.getvalue().splitlines(keepends=True))
    game = next(read_games(lines))
    assert lines.taken == str(game).count("\n") + 2


class Counting:
    """Lines that count how many were taken."""

    def __init__(self, lines):
        self.lines, self.taken = iter(lines), 0

    def __iter__(self):
        return self

    def __next__(self):
        line = next(self.lines)
        self.taken += 1
        return line


def test_a_damaged_game_costs_no_other_and_lines_count_on():
    text = str(AnnotatedRecord(finished("pig10")))
    pieces = [text, text.replace("[Game", "[Play"), text[: len(text) // 2], text.replace("1. ", "5. ", 1), text]
    for between in ("\n\n", "\n"):
        games = read_games(between.join(pieces))
        faults, found = [], 0
        while True:
            try:
                game = next(games)
            except NotationError as error:
                faults.append(error)
                continue
            except StopIteration:
                break
            assert str(game) == text
            found += 1
        assert (found, len(faults)) == (2, 3)
        starts = [at + 1 for at, line in enumerate(between.join(pieces).split("\n")) if line.startswith("[Tenfold")]
        assert all(starts[n] < fault.line < starts[n + 1] for n, fault in enumerate(faults, start=1))


def test_nothing_and_what_is_no_text():
    assert read_game("") is None
    assert read_game("\ufeff\n  \r\n") is None
    assert list(read_games([])) == []
    with pytest.raises(GameError, match="from a text or a text file"):
        read_games(7)
    with pytest.raises(NotationError, match="not a line of text"):
        read_game([b"[Tenfold"])
    with pytest.raises(NotationError, match="UTF-8"):
        read_game(io.TextIOWrapper(io.BytesIO(b'[Tenfold "1"]\n\xff\n'), encoding="utf-8"))


def test_a_record_without_annotations_says_its_date():
    made = Record("pig10", seats=[Seat("Bea"), Seat("Tom")], seed=1)
    file = io.StringIO()
    made.note(created=1_795_919_361_000)
    write_games([made, AnnotatedRecord(made)], file)
    assert [game.headers for game in read_games(file.getvalue())] == [{"Date": "2026-11-29"}, {}]
    made.note(created=10**16 - 1)
    file = io.StringIO()
    write_games([made], file)
    assert read_game(file.getvalue()).headers == {}


# What can't be written.


@pytest.mark.parametrize(
    "more",
    [
        {"headers": {"Seat0": "Eve"}},
        {"headers": {"a b": "c"}},
        {"headers": {"": "c"}},
        {"headers": {"Event": 7}},
        {"headers": {"Event": "\ud83d\ude00"}},
        {"comments": {3: "too far"}},
        {"comments": {"0": "no number"}},
        {"comments": {0: "a\x07bell"}},
        {"variations": {2: [Variation([Entry(0, "4")])]}},
        {"variations": {0: [Variation([])]}},
        {"variations": {0: [Variation([Entry(0, "11")])]}},
        {"variations": {0: [Variation([Entry(0, "2")], {2: "too far"})]}},
    ],
)
def test_what_cannot_be_written_is_refused(more):
    made = Record("pig10", seats=[Seat("Bea"), Seat("Tom")], options={"first_player": "0"}, seed=7)
    made.play(0, "2")
    made.play(1, "9")
    with pytest.raises(GameError):
        str(AnnotatedRecord(made, **more))


def test_a_record_that_could_not_be_saved_is_not_written():
    made = Record("pig10", seats=[Seat("Bea"), Seat("Tom")], seed=7, meta={"a": "x" * 1001})
    with pytest.raises(RecordError, match="meta"):
        str(AnnotatedRecord(made))
    del made.meta["a"]
    made.take_backs = [TakeBack(1, 2)]
    with pytest.raises(RecordError, match="The undo 1-2"):
        str(AnnotatedRecord(made))


# Damaged texts.

GAME = """[Tenfold "1"]
[Game "pig10"]
[Seat0 "Bea"]
[Seat1 "Ada"]
[Level1 "hard"]
[Options {"first_player": "0"}]
[Deal "7"]
[Result "*"]
[Event "Sunday"]

{First} 1. 2 {why (not)} (1. 5 2. 9 {so} (2. 0) 3. 2) 2. 9
3. 6 *"""


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "sentence"),
    [
        ("[Tenfold", "[Tenfeld", 1, 1, 'A game starts with the header [Tenfold "1"].'),
        ('"1"', '"2"', 1, 10, "This game is from a newer Tenfold: format 2, and this one reads 1."),
        ('"1"', '"0"', 1, 10, "The format must be 1."),
        ('"pig10"', '"chess"', 2, 7, "There is no game 'chess'. Games: …"),
        ('[Game "pig10"]\n', "", 8, 1, "The header Game is missing."),
        ('"Bea"', '"Bea', 3, 8, "The value of the header Seat0 can’t be read: it ends too early."),
        ('"Bea"', "7", 3, 8, "The value of the header Seat0 must be a text in JSON."),
        ('[Seat0 "Bea"]', "[Seat0]", 3, 1, 'A header is written like [Game "pig10"].'),
        ('"Bea"', '""', 3, 8, "A name must have 1 to 40 characters, not ''."),
        ("[Seat1", "[Seat2", 4, 1, "The header Seat2 is for a seat that isn’t there."),
        ('"hard"', '""', 5, 9, "The name of a player must have 1 to 200 characters, not ''."),
        ("[Seat1", "[Seat0", 4, 1, "The header Seat0 is here twice."),
        ('"0"}', '"7"}', 6, 10, "The option first_player must be one of random, 0, 1, not '7'."),
        ('{"first_player": "0"}', '"0"', 6, 10, "The value of the header Options must be an object in JSON."),
        ('"7"', '"07"', 7, 7, "A deal number is a whole number from 0."),
        ('"7"]', '"7"]\n[Position {}]', 8, 1, "A game can’t have both a deal and a position."),
        ('[Deal "7"]', '[Position {"a": 1}]', 7, 11, "…"),
        ('"*"', '"1-2"', 8, 9, "The header Result should be *."),
        ('"*"]', '"*"]\n[Scores "1 2"]', 9, 9, "The header Scores can’t be here: the game isn’t over."),
        ('"*"]', '"*"]\n[TakeBacks "9-12"]', 9, 12, "The undo 9-12 isn’t possible."),
        ('"*"]', '"*"]\n[TakeBacks "x"]', 9, 12, "Undos are written like 12-9: the number of moves before and after."),
        ('"*"]', '"*"]\n[TakeBacks "9-5"]', 9, 12, "There are fewer moves than after the last undo."),
        (
            '"*"]',
            '"*"]\n[Meta {"a": 1}]',
            9,
            7,
            "This saved game is damaged: “meta” can hold at most 32 texts of 1000…",
        ),
        ("{First}", "{First", 11, 1, "This comment has no end."),
        ("{First}", "First}", 11, 6, "No comment ends here."),
        ("{First}", "{Fi\\rst}", 11, 1, "This comment has no end."),
        ("{First}", "{\x07}", 11, 1, "A comment can’t have control characters."),
        ("{First}", "[First]", 11, 1, "A header is …"),
        ("{First}", "{First} [x", 11, 9, "A header can’t stand among the moves."),
        ("{First}", "(1. 2)", 11, 1, "There is no move that this variation can replace."),
        ("{First}", ",", 11, 1, "There is no move before this comma."),
        ("{First}", "1.", 11, 1, "There is no move after this number."),
        ("(1. 5", "({x})", 11, 26, "A variation must have a move."),
        ("3. 2) 2. 9", "3. 2 2. 9", 12, 6, "A variation has no result."),
        ("3. 2) 2. 9\n3. 6 *", "3. 2", 11, 26, "This variation has no end."),
        ("2. 9\n", ") 2. 9\n", 11, 55, "No variation ends here."),
        ("3. 2)", "3. 2 *)", 11, 54, "A variation has no result."),
        ("(2. 0)", "(2. 10)", 11, 46, "You can’t play 10: you don’t have it."),
        ("3. 6", "3. 11", 12, 4, "'11' isn’t an action of PIG 10. Actions are written like …"),
        ("3. 6", "4. 6", 12, 1, "The number here should be 3."),
        ("3. 6", "3... 6", 12, 1, "The number here should be 3."),
        ("3. 6", "3. 7: 6", 12, 7, "There is no seat 7 at a table of 2."),
        ("3. 6", "3. 0: 1: 6", 12, 7, "A comma must stand between two moves."),
        ("3. 6", "3. 0:", 12, 4, "There is no move after this seat."),
        ("3. 6", "6,", 12, 2, "There is no move after this comma."),
        ("3. 6", "3. \\a", 12, 4, "A backslash must stand before a sign."),
        (" *", "", 12, 5, "The result is missing: the places by seat, like 2-1, or * for an unfinished game."),
        (" *", " 1-2", 12, 6, "The result here should be *."),
        (" *", " * *", 12, 8, "The game ends with its result, and there is more after it."),
    ],
)
def test_an_error_says_where_and_what(old, new, line, column, sentence):
    assert old in GAME
    with pytest.raises(NotationError) as fault:
        read_game(GAME.replace(old, new, 1))
    error = fault.value
    known, dots, _ = sentence.partition("…")
    assert (error.line, error.column) == (line, column), error
    assert error.message.startswith(known) if dots else error.message == sentence
    assert str(error) == f"Line {line}, column {column}: {error.message}"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.column) == (str(error), line, column)


def test_a_move_after_the_end_is_refused():
    text = str(AnnotatedRecord(finished("pig10")))
    with pytest.raises(NotationError, match="The game is over before this move"):
        read_game(re.sub(r"(\S+)\Z", r"81. 4 \1", text))


def test_a_game_that_is_too_long_is_refused_without_keeping_it():
    text = f"{GAME}\n\n{GAME[:-1]}" + "{x} " * 260_000 + f"*\n\n{GAME}"
    games = read_games(text)
    assert next(games).record.entries
    with pytest.raises(NotationError, match="longer than 1,000,000 characters"):
        next(games)
    assert next(games).record.entries


def test_a_game_that_could_not_be_saved_is_refused():
    text = str(AnnotatedRecord(finished("pig10")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tenfold.record.LARGEST", len(finished("pig10").to_json()) - 1)
        with pytest.raises(NotationError, match="Line 1, column 1: This record is longer than"):
            read_game(text)


def test_variations_are_nested_only_so_deep():
    deep = GAME.replace("(2. 0)", "(2. 0 " * 15 + ")" * 15)
    game = read_game(deep)
    assert read_game(str(game)) == game
    for more in (16, 10_000):
        with pytest.raises(NotationError, match="nested 16 deep"):
            read_game(GAME.replace("(2. 0)", "(2. 0 " * more + ")" * more))
    deeper = Variation(game.record.entries, {}, game.variations)
    with pytest.raises(GameError, match="nested 16 deep"):
        str(AnnotatedRecord(game.record, variations={0: [deeper]}))


def damages(text, number, seed):
    """Cuts and random edits of a text."""
    rng = random.Random(seed)
    signs = [*sorted(set(text)), *'\\{}()[],.:*-"0123456789', "\0", "\n\n", "é"]
    for _ in range(number):
        first = rng.randrange(len(text))
        last = min(len(text), first + rng.choice([0, 1, 1, 2, 5, 40]))
        kind = rng.randrange(4)
        if kind == 0:
            yield text[:first]
        elif kind == 1:
            yield text[:first] + text[last:]
        elif kind == 2:
            yield text[:first] + "".join(rng.choices(signs, k=rng.randint(1, 3))) + text[last:]
        else:
            other = rng.randrange(len(text))
            yield text[:first] + text[other : other + 6] + text[last:]


def saying(text):
    """Return what a text says, found without the reader: its headers, and its moves, comments and result in order.

    Numbers, commas and white space say nothing, nor does the seat of a move.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    first = next((at for at, line in enumerate(lines) if line.strip() and not line.startswith("[")), len(lines))
    headers = {}
    for line in filter(str.strip, lines[:first]):
        name, _, value = line.rstrip()[1:-1].partition(" ")
        headers[name] = json.loads(value)
    body = " ".join(lines[first:])
    words = re.sub(r"[,(){}]", " ", body.replace("\\", "")).split()
    return headers, [word for word in words if not re.fullmatch(r"\d+(\.(\.\.)?|:)", word)]


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_text_is_refused_or_says_what_is_read(name, thorough):
    made = finished(name, 4)
    made.take_back(len(made.entries) - 20)
    game = annotated(made, random.Random(5))
    game.record.meta["note"] = "x"
    text = str(game)
    outcomes = [outcome_of(damaged) for damaged in damages(text, 600 if thorough else 30, seed=len(name))]
    assert outcomes.count("refused") > len(outcomes) / 3


def outcome_of(damaged):
    """Read a damaged text and check what comes of it."""
    game, fault = attempt(damaged)
    if fault is not None:
        assert fault.message.endswith("."), fault
        assert 1 <= fault.line <= damaged.count("\n") + 2
        assert fault.column >= 1
        check_lenient(damaged)
        return "refused"
    if game is None:
        assert not damaged.strip()
        return "empty"
    assert read_game(damaged, strict=False) == game
    assert read_game(str(game)) == game
    headers, words = saying(damaged.rstrip())
    written, again = saying(str(game))
    assert headers.items() <= {**written, "Options": headers.get("Options", {})}.items()
    assert sorted(words) == sorted(again)
    return "read"


def attempt(text, strict=True):
    """Return the game of a text, and the error."""
    try:
        return read_game(text, strict=strict), None
    except NotationError as error:
        return None, error


def check_lenient(damaged):
    """Reading leniently finds an error too. What it keeps is a game, and a text."""
    kept, _ = attempt(damaged, strict=False)
    if kept is not None:
        assert kept.errors
        assert Record.from_json(kept.record.to_json()) == kept.record
        assert read_game(str(kept)) == kept


@examples(200)
@given(st.text() | st.lists(st.sampled_from(["[", '[Tenfold "1"]\n', "\n", " ", *GAME.split(" "), *ODD])).map("".join))
def test_any_text_is_read_or_refused_with_a_sentence(text):
    for strict in (True, False):
        games = read_games(text, strict=strict)
        with suppress(NotationError):
            assert all(isinstance(game, AnnotatedRecord) for game in games)


def test_lenient_reading_keeps_what_comes_before_an_error():
    game = read_game(GAME.replace("(2. 0)", "(2. 10)").replace("3. 6", "5. 7").replace('"*"', '"1-2"'), strict=False)
    assert [error.line for error in game.errors] == [11, 12, 8]
    assert game.record.entries == [Entry(0, "2"), Entry(1, "9")]
    assert game.variations == {0: [Variation([Entry(0, "5"), Entry(1, "9"), Entry(0, "2")], {2: "so"})]}
    assert game.comments == {0: "First", 1: "why (not)"}


# Cost.


def calls(function, *arguments):
    """Return how many calls of Python functions it takes."""
    count = 0

    def profiled(_frame, event, _argument):
        nonlocal count
        count += event == "call"

    sys.setprofile(profiled)
    try:
        function(*arguments)
    finally:
        sys.setprofile(None)
    return count


def long_texts(times):
    """Texts of every sort, `times` longer."""
    made = Record("tens", seats=[Seat(name) for name in "ABCD"], seed=1, options={"end": "9-hands"})
    rng = random.Random(1)
    while len(made.entries) < 40 * times:
        play(made, rng)
    moves = AnnotatedRecord(made, comments=dict.fromkeys(range(0, len(made.entries), 3), "so"))
    yield str(moves)
    moves.variations = {place: [Variation([made.entries[place]])] for place in range(0, len(made.entries), 4)}
    yield str(moves)
    yield GAME.replace("(2. 0)", "(2. 0) {x}" * 40 * times)
    yield re.sub(r"\d+\.(?= )", "7.", str(moves))
    yield GAME.replace("{First}", "{" + "\\{ x" * 500 * times + "}")


@pytest.mark.thorough
@pytest.mark.quick(False)
@pytest.mark.parametrize("strict", [True, False])
def test_work_grows_no_faster_than_the_text(strict):
    for short, long in zip(long_texts(2), long_texts(8), strict=True):
        assert calls(attempt, long, strict) < 4.6 * calls(attempt, short, strict)
    for shorter, longer in pairwise(read_game(text) for text in [next(long_texts(2)), next(long_texts(8))]):
        assert calls(str, longer) < 4.6 * calls(str, shorter)


# The page about the format.

PAGE = (Path(__file__).parents[2] / "docs" / "format.md").read_text("utf-8")


def blocks(kind):
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@cache
def grammar():
    """Return the grammar of the page as one regular expression for a file. Variations nest three deep in it."""
    rules = dict(re.findall(r"^(\w+) +::= (.*)$", "".join(blocks("none")), re.MULTILINE))

    def expression(name, depth):
        if name == "json":
            return r'(?:"(?:[^"\\\n]|\\.)*"|\{[^\n]*\})'
        if name == "variation":
            depth += 1
            if depth > 3:
                return "(?!)"
        body, _, but = rules[name].partition(" - ")
        found = rf"(?:{translated(body, depth)})"
        return rf"(?:(?!{translated(but, depth)}(?:[\s(){{}},]|\Z)){found})" if but else found

    def translated(body, depth):
        def token(part):
            text = part[0]
            if text.startswith('"'):
                return f"(?:{re.escape(text[1:-1])})"
            if text.startswith("["):
                return re.sub(r"#x([0-9A-F]+)", lambda code: f"\\x{int(code[1], 16):02x}", text)
            if text == " ":
                return ""
            return text if text in "()|*+?" else expression(text, depth)

        return re.sub(r'"[^"]*"|\[(?:\\.|[^\]\\])*\]|\w+|[()|*+? ]', token, body)

    assert {"file", "game", "word", "result"} <= rules.keys()
    return re.compile(expression("file", 0), re.ASCII)


def test_the_games_of_the_page_are_read_and_written_like_that():
    texts = blocks("text")
    assert len(texts) == 3
    for text in texts:
        assert f"{read_game(text)}\n" == text
    games = read_games("".join(texts))
    assert len({game.record.game for game in games}) == 2


def test_every_text_fits_the_grammar_of_the_page(thorough):
    fits = grammar().fullmatch
    texts = blocks("text")
    assert fits("".join(f"{text}\n" for text in texts))
    assert fits("")
    assert fits("\n")
    for name in GAMES if thorough else ["pig10", "tenstuff"]:
        made = finished(name, 2)
        made.take_back(len(made.entries) - 8)
        text = str(annotated(made, random.Random(3)))
        assert fits(text)
        for damaged in damages(text, 12, seed=3):
            if attempt(damaged)[0] is not None:
                assert fits(damaged.partition("\n\n[Tenfold")[0]), damaged


@pytest.mark.parametrize(
    "damaged",
    ["1. 2", "1. 2, *", "(1. 2) *", "1. 2 () *", "1. 2 ({x}) *", "1. *", "0: *", "1. 2 { *", "1. 2 } *", "1. \\a *"],
)
def test_what_does_not_fit_the_grammar_is_refused(damaged):
    text = GAME.partition("\n\n")[0] + "\n\n" + damaged
    assert not grammar().fullmatch(text)
    assert attempt(text)[1] is not None


def test_the_table_of_the_page_has_the_headers_of_the_format():
    table = re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE)
    assert all(RESERVED.fullmatch(name) for name in table)
    assert {name.rstrip("0") for name in table} == set(
        RESERVED.pattern.replace("(?:Seat|Level)\\d+", "Seat|Level").split("|")
    )
