"""Tenfold's players as programs: what docs/protocol.md says, and the same acts as the built-in players."""

import json
import random
import re
import shutil
import signal
import subprocess
import sys
import tracemalloc
from collections import deque
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from tenfold import GameError, bots
from tenfold.__main__ import main
from tenfold.arena import Arena, run
from tenfold.engine import _HANDLERS, CODES, SETTINGS, Engine, _lines, serve
from tenfold.plainjson import LARGEST
from tenfold.players import PLAIN, Forfeit, Players
from tenfold.programs import MINOR, PROTOCOL, Program
from tests.running.depth import examples

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
COMMAND = [sys.executable, "-m", "tenfold", "engine"]
GAMES = tenfold.registered_games()
HELLO = {"type": "hello", "protocol": 1}
SHORT = {"tenstuff": {"finish": "first-out"}}


@pytest.fixture(autouse=True)
def this_code(monkeypatch):
    """Programs run the code of this folder, whichever one is installed."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "engine"))


def ask(engine, stopped=lambda: False, **message):
    return engine.answer(json.dumps(message), stopped)


def greeted(*args, **settings):
    engine = Engine(*args, **settings)
    assert ask(engine, **HELLO)["type"] == "hello"
    return engine


def data(observation):
    return json.loads(observation.to_json())


def playing(game, number=0, **settings):
    engine = greeted(**settings)
    message = {"game": game.short_name, "players": game.players, "options": dict(game.settings), "seed": number}
    assert ask(engine, type="game", **message) is None
    return engine


@st.composite
def tables(draw):
    kind = tenfold.game_class(draw(st.sampled_from(GAMES)))
    players = draw(st.integers(kind.min_players, kind.max_players))
    options = {}
    for option in kind.options:
        choice = draw(st.sampled_from([None, *(choice.id for choice in option.choices)]))
        if choice is not None:
            try:
                kind.with_options(players, options | {option.id: choice})
            except GameError:  # it doesn't fit the others
                continue
            options[option.id] = choice
    return kind.with_options(players, options)


# The same acts as the player of that name.


@examples(30)
@given(
    tables(),
    st.tuples(st.sampled_from(bots.LEVELS), st.sampled_from([None, PLAIN, *bots.CHARACTERS])),
    st.integers(0, 2**52),
    st.integers(0, 6),
    st.sampled_from(["as it starts", "by set", "by message"]),
)
def test_it_decides_as_the_built_in_player_does(game, player, seed, budget, how):
    level, character = player
    own = {"level": level, "character": character}
    if how == "as it starts":
        engine = playing(game, 1, **own, budget=budget, seed=seed)
    else:
        engine = playing(game, seed)
        first = game.new_initial_state(seed)
        for seat in first.seats_to_act():  # what it was before leaves no trace
            ask(engine, type="choose", observation=data(first.observation(seat)), budget=0)
        ask(engine, type="set", **own, **({"budget": budget} if how == "by set" else {}))
    limits = {"budget": budget} if how == "by message" else {"budget": 99} if how == "as it starts" else {}
    name = level if character is None else f"{level}/{character}"
    with Players() as players:
        mine = [players.load(game, name, seed, seat) for seat in range(game.players)]
        state, rng = game.new_initial_state(seed), random.Random(seed)
        for _ in range(8):
            if state.is_terminal():
                break
            for seat in state.seats_to_act():
                seen = state.observation(seat)
                decision = mine[seat].choose(seen, budget)
                answer = ask(engine, type="choose", observation=data(seen), **limits)
                if decision is None:
                    assert answer == {"type": "act", "action": None}
                else:
                    assert answer == {"type": "act", "action": decision.action, "text": decision.text}
            for _ in range(rng.randrange(1, 5)):
                if not state.is_terminal():
                    state.apply_action(rng.choice(state.legal_actions()))


def engine_player(*words):
    return f'run:"{sys.executable}" -m tenfold engine {" ".join(words)}'


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_in_our_own_arena_it_is_the_built_in_player(game):
    """A program gets another seed than our own players, so here it brings that of the deal."""
    deal, options = 11, SHORT.get(game, {})
    names = ["hard", "easy/plain"]
    others = [engine_player(game, "--level", "hard", "--seed", str(deal)), "easy/plain"]
    mine, theirs = (
        Arena(game, entrants, 2, options, first=deal, budget=3, seconds=600) for entrants in (names, others)
    )
    (built_in,), (program,) = run(mine, 1, jobs=1), run(theirs, 1, jobs=1)
    same = dict(zip(others, names, strict=True))
    assert [game._replace(seats=tuple(same[name] for name in game.seats)) for game in program.games] == [
        *built_in.games
    ]
    assert mine.record(deal, 1).entries == theirs.record(deal, 1).entries


# The page.


def test_the_session_of_the_page_goes_word_by_word():
    (session,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    process = subprocess.Popen([*COMMAND, "pig10"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with process:
        for line in session.splitlines():
            if line.startswith("> "):
                process.stdin.write(line[2:] + "\n")
                process.stdin.flush()
            else:
                assert line.startswith("< ")
                said = json.loads(process.stdout.readline())
                if "version" in said:
                    assert said["version"] == tenfold.__version__
                    said["version"] = json.loads(line[2:])["version"]
                assert json.dumps(said) == line[2:]
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_the_page_names_every_code_setting_and_key():
    assert set(re.findall(r"^\| `(\w+)` \| (?=\w+ .*(?:message|protocol|game|value|table|failed))", PAGE, re.M)) >= {
        *CODES
    } - {"setting"}
    assert "| `setting` | " in PAGE
    assert f"This is protocol {PROTOCOL}.{MINOR}: `protocol` is {PROTOCOL}, and `minor` is {MINOR}" in PAGE
    keys = set(re.findall(r"`(\w+)`", PAGE))
    assert {*SETTINGS, *ask(Engine(), **HELLO)} <= keys
    assert {*data(tenfold.load_game("pig10").new_initial_state(1).observation(0))} <= keys


@pytest.mark.thorough
@pytest.mark.quick("2")
@pytest.mark.parametrize("players", [2, 4])
def test_an_arena_in_another_language_plays_whole_games(players):
    """It deals and counts by itself. On our own observations of its games, our own player decides the same."""
    script = ROOT / "examples" / "player" / "arena.mjs"
    node = shutil.which("node")
    assert node is not None
    words = [node, script, "2", str(players), *COMMAND, "pig10", "--level", "hard", "--budget", "4"]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", timeout=300, check=True)
    played = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["seed"] for one in played] == [0, 1]
    game = tenfold.load_game("pig10", players, first_player="0")
    empty = {"won": [[]] * players, "calls": [0] * players, "middle": [], "value": 0}
    for one in played:
        state = game.deserialize_state(
            json.dumps({**one["deal"], **empty, "turn": 0, "last_player": None, "last_taker": None})
        )
        with Players() as names:
            mine = [names.load(game, "hard", one["seed"], seat) for seat in range(players)]
            for seat, act in one["acts"]:
                assert seat == state.current_player()
                assert mine[seat].choose(state.observation(seat), 4).text == act
                state.apply_action(state.string_to_action(act))
        assert state.is_terminal()
        assert state.scores() == one["scores"]


# What is wrong gets an error, and the session continues.

SEEN = data(tenfold.load_game("pig10", 2).new_initial_state(7).observation(0))
SEEN["player"] = SEEN["current_player"] = 0


def goes_on(engine):
    """True if the engine plays on as if nothing had happened."""
    assert ask(engine, type="game", game="pig10", players=2, seed=7) is None
    return ask(engine, type="choose", observation=SEEN)["type"] == "act" and ask(engine, type="ping", id=[1]) == {
        "type": "pong",
        "id": [1],
    }


@pytest.mark.parametrize(
    ("line", "code", "why"),
    [
        ("hello", "message", "isn’t valid JSON"),
        ("[]", "message", "must be a JSON object"),
        ('{"protocol": 1}', "message", "needs a “type”"),
        ('{"type": 7}', "message", "needs a “type”"),
        ('{"type": "ping", "type": "bye"}', "message", "same key twice"),
        ('{"type": "ping", "id": 1e999}', "message", "too large"),
        ('{"type": "ping", "id": NaN}', "message", "isn’t a whole number"),
        ("[" * 100_000, "message", "nested more than"),
        ('{"type": "hello"}', "protocol", "This is protocol 1, not None"),
        ('{"type": "hello", "protocol": "1"}', "protocol", "not '1'"),
        ('{"type": "hello", "protocol": 0}', "protocol", "not 0"),
        ('{"type": "set", "level": "genius"}', "setting", "easy, medium, hard, not 'genius'"),
        ('{"type": "set", "level": []}', "setting", "easy, medium, hard"),
        ('{"type": "set", "level": "easy", "character": "Bob"}', "setting", "not 'Bob'"),
        ('{"type": "set", "character": {}}', "setting", "A character must be one of"),
        ('{"type": "set", "level": "easy", "budget": -1}', "setting", "whole number of iterations"),
        ('{"type": "set", "level": "easy", "seed": 1.5}', "setting", "whole number from 0, not 1.5"),
        ('{"type": "game"}', "game", "Name the game"),
        ('{"type": "game", "game": "chess"}', "game", "There is no game 'chess'"),
        ('{"type": "game", "game": ["pig10"]}', "game", "There is no game"),
        ('{"type": "game", "game": "pig10", "players": 9}', "game", "2 to 8 players, not 9"),
        ('{"type": "game", "game": "pig10", "players": "2"}', "game", "players"),
        ('{"type": "game", "game": "pig10", "options": []}', "message", "“options” must be choices by name"),
        ('{"type": "game", "game": "pig10", "options": {"self": "on"}}', "game", "option"),
        ('{"type": "game", "game": "pig10", "seed": -1}', "message", "“seed” must be a whole number from 0"),
        ('{"type": "game", "game": "pig10", "seed": null}', "message", "“seed” must be"),
        ('{"type": "choose"}', "message", "“observation” must be an object, not None"),
        ('{"type": "choose", "observation": {"game": "chess"}}', "observation", "There is no game 'chess'"),
        ('{"type": "choose", "observation": {}}', "observation", "“game” is missing"),
        ('{"type": "choose", "observation": {}, "seconds": 0}', "message", "“seconds” must be a number above 0"),
        ('{"type": "choose", "observation": {}, "seconds": true}', "message", "“seconds” must be"),
        ('{"type": "choose", "observation": {}, "budget": 0.5}', "message", "“budget” must be a whole number"),
    ],
)
def test_a_wrong_line_gets_an_error_and_changes_nothing(line, code, why):
    engine = greeted(budget=1)
    ask(engine, type="game", game="pig10", players=2, seed=7)
    before = dict(engine.settings)
    answer = engine.answer(line)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert why in answer["text"]
    json.dumps(answer, allow_nan=False)
    assert code in CODES
    assert engine.settings == before
    assert goes_on(engine)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"settings": [["tie", "shared"]]}, "another table"),
        ({"players": 3}, "another table"),
        ({"player": None}, "of the table, not of a seat"),
        ({"player": 2}, "no seat 2"),
        ({"player": -1}, "no seat -1"),
        ({"legal": []}, "nothing to decide"),
        ({"hand": "2"}, "hand"),
        ({"more": 1}, "more"),
        ({"pile": 73}, "No position of PIG 10 gives this"),
        ({"unseen": [80, *SEEN["unseen"][1:]]}, "No position of PIG 10 gives this"),
        ({"pile": 10**9}, "“pile” has a number above 100,000"),
    ],
)
def test_a_wrong_observation_gets_an_error(changed, why):
    engine = greeted(budget=1)
    ask(engine, type="game", game="pig10", players=2, seed=7)
    answer = ask(engine, type="choose", observation=SEEN | changed)
    assert (answer["code"], answer["to"]) == ("observation", "choose")
    assert why in answer["text"]
    assert goes_on(engine)


@pytest.mark.thorough
@pytest.mark.quick("tens")
@pytest.mark.parametrize("game", [name for name in GAMES if name != "pig10"])
def test_an_observation_of_another_game_gets_an_error(game):
    engine = greeted()
    ask(engine, type="game", game="pig10", players=2, seed=7)
    foreign = data(tenfold.load_game(game, 2).new_initial_state(1).observation(0))
    assert f"is of {game}, and the game is pig10" in ask(engine, type="choose", observation=foreign)["text"]
    assert goes_on(engine)


@examples(150)
@given(st.sampled_from(GAMES), st.data())
def test_no_damaged_observation_ends_the_session(name, draws):
    """Impossible positions, too: every answer is an act of its list, or an error."""
    game = tenfold.load_game(name, 2)
    state = game.new_initial_state(3)
    seen = data(state.observation(state.current_player()))
    for _ in range(draws.draw(st.integers(1, 3))):
        key = draws.draw(st.sampled_from(sorted(seen)))
        seen[key] = draws.draw(
            st.sampled_from([None, 0, -1, 10**9, "", [], {}, seen[draws.draw(st.sampled_from(sorted(seen)))]])
            | st.just(seen[key][:-1] if isinstance(seen[key], list) else seen[key])
        )
    engine = playing(game, level="hard", budget=2)
    answer = ask(engine, type="choose", observation=seen)
    if answer["type"] == "act":
        assert answer["action"] in [None, *(act[0] for act in seen["legal"])]
    else:
        assert answer["code"] in ("observation", "internal", "message")
    assert goes_on(engine)


@examples(200)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["type", "game", "id", "options"]) | st.text(), inner)
        ),
        max_leaves=8,
    ),
    st.sampled_from(["hello", "set", "game", "choose", "ping", "stop", "other"]),
)
def test_no_message_raises(junk, kind):
    for engine in (Engine(), greeted("pig10")):
        keys = ("protocol", "level", "game", "players", "options", "seed", "observation", "seconds", "budget", "id")
        for message in (junk, {"type": kind, **dict.fromkeys(keys, junk)}):
            answer = engine.answer(json.dumps(message))
            assert answer is None or json.loads(json.dumps(answer))["type"]


def test_the_order_of_a_session():
    engine = Engine("pig10")
    assert ask(engine, type="choose", observation=SEEN)["code"] == "order"
    assert ask(engine, type="ping")["code"] == "order"
    assert ask(engine, type="stop") is None
    assert ask(engine, **HELLO | {"protocol": 7})["protocol"] == 1
    assert ask(engine, type="choose", observation=SEEN)["code"] == "order"
    assert ask(engine, type="unknown", game=1) is None
    assert ask(engine, type="game", game="tens")["text"] == "This engine plays pig10, not 'tens'."
    assert ask(engine, type="choose", observation=SEEN)["text"] == "This engine plays pig10, not 'tens'."
    assert not engine.ended
    assert ask(engine, type="bye") is None
    assert engine.ended


def test_the_table_of_the_command_holds_unless_a_message_names_another():
    engine = greeted("pig10", players=3, options={"gentle": "on"}, budget=0)
    for message, players, gentle in (
        ({}, 3, "on"),
        ({"players": 2}, 2, "on"),
        ({"options": {"gentle": "off"}}, 3, "off"),
    ):
        assert ask(engine, type="game", **message) is None
        state = tenfold.load_game("pig10", players, gentle=gentle).new_initial_state(5)
        seen = data(state.observation(state.current_player()))
        assert ask(engine, type="choose", observation=seen)["type"] == "act"


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "genius"}, {"character": "Bob"}, {"budget": -1}, {"seed": -1}, {"game": "chess"}, {"players": 2},
        {"options": {"tie": "shared"}}, {"game": "pig10", "players": 9}, {"game": "pig10", "options": {"tie": "x"}},
    ],
)  # fmt: skip
def test_a_wrong_start_is_refused(wrong):
    with pytest.raises(GameError):
        Engine(**wrong)


# Time.


class Clock:
    """Every look at it takes a second."""

    def __init__(self):
        self.now = 0

    def __call__(self):
        self.now += 1
        return self.now


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten")
@pytest.mark.parametrize("game", GAMES)
def test_it_never_takes_more_than_its_share_of_the_time(game):
    clock = Clock()
    state = tenfold.load_game(game, 2).new_initial_state(3)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    seen = state.observation(state.current_player())
    engine = playing(state.game, clock=clock)
    for seconds, budget, early in ((1, 10**6, True), (10, 10**6, True), (10**9, 1, False), (None, 1, False)):
        if game == "tens" and seconds == 10:
            continue  # it thinks for a fixed number of slices
        clock.now = 0
        answer = ask(engine, type="choose", observation=data(seen), seconds=seconds, budget=budget)
        assert answer.get("early", False) == early
        assert answer["action"] in state.legal_actions()
        assert not early or clock.now <= 0.8 * seconds + 2


def test_stop_ends_its_own_decision_only():
    state = tenfold.load_game("pig10", 2).new_initial_state(7)
    seen = data(state.observation(state.current_player()))
    game = {"type": "game", "game": "pig10", "players": 2}
    long = {"type": "choose", "observation": seen, "budget": 10**7}
    short = {"type": "choose", "observation": seen, "budget": 1}
    ping, stop, bye = ({"type": kind} for kind in ("ping", "stop", "bye"))
    for said, wanted in (
        ([game, stop, short, ping], ["act", "pong"]),
        ([game, long, ping, stop, short, ping], ["early", "pong", "act", "pong"]),
        ([game, short, long, stop], ["act", "early"]),
        ([game, long, bye, ping], ["early"]),
        ([game, short, ping], ["act", "pong"]),
    ):
        sent, written = deque(json.dumps(message).encode() + b"\n" for message in [HELLO, *said]), []
        everything = b"".join(sent)
        blocks = deque([everything, b""])
        serve(Engine(), lambda _most, blocks=blocks: blocks.popleft() if blocks else b"", written.append)
        answers = [json.loads(line) for line in written[1:]]
        assert ["early" if "early" in answer else answer["type"] for answer in answers] == wanted


# Lines.


@examples(200)
@given(st.lists(st.binary(max_size=40)), st.lists(st.integers(1, 50), min_size=1))
def test_lines_are_the_same_however_they_arrive(parts, sizes):
    text, at, turn = b"\n".join(parts), 0, 0

    def read(_most):
        nonlocal at, turn
        block = text[at : at + sizes[turn % len(sizes)]]
        at, turn = at + len(block), turn + 1
        return block

    lines = text.split(b"\n")
    assert [*_lines(read)] == (lines if lines[-1] else lines[:-1])


@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_that_is_too_long_is_passed_over_without_being_kept(end):
    blocks = deque([b"first\n", *[b"x" * 2**16] * 200, end, b"last\n" if end else b""])
    tracemalloc.start()
    lines = [*_lines(lambda _most: blocks.popleft() if blocks else b"")]
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert lines == [b"first", None, *([b"last"] if end else [])]
    assert peak < 4 * LARGEST
    whole = deque([b"x" * LARGEST + b"\n", b""])
    assert [*_lines(lambda _most: whole.popleft())] == [b"x" * LARGEST]


def answers_to(*lines):
    done = subprocess.run([*COMMAND, "pig10"], input=b"".join(lines), capture_output=True, timeout=300, check=False)
    assert done.stderr == b""
    assert done.returncode == 0
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_whatever_comes_through_the_pipe():
    hello = json.dumps(HELLO).encode()
    got = answers_to(
        b"\n \r\n",
        b"\xff\xfe\n",
        b'{"type": "ping", "id": "' + b"x" * 3_000_000 + b'"}\n',
        b"\0\n",
        hello + b"\r\n",
        b'{"type": "ping", "id": "\\ud800"}\n',
        b'{"type": "ping"}',
    )
    assert [answer.get("code", answer["type"]) for answer in got] == [
        "message", "message", "message", "hello", "pong", "pong",
    ]  # fmt: skip
    assert "isn’t UTF-8" in got[0]["text"]
    assert "longer than 1,000,000" in got[1]["text"]


def test_no_input_and_no_reader_end_it_quietly():
    assert answers_to() == []
    start = {"stderr": subprocess.PIPE, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([*COMMAND], **start) as process:
        process.stdout.close()
        process.stdin.write(json.dumps(HELLO).encode() + b"\n")
        process.stdin.flush()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def _heeds_interrupts():
    signal.signal(signal.SIGINT, signal.default_int_handler)  # the process that runs the tests may ignore it


@pytest.mark.posix
@pytest.mark.thorough
@pytest.mark.quick("True")
@pytest.mark.parametrize("thinking", [False, True])
def test_an_interrupt_ends_it_quietly(thinking):
    start = {"stderr": subprocess.PIPE, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen(
        [*COMMAND, "pig10", "--budget", "100000000"],
        **start,
        preexec_fn=_heeds_interrupts,  # noqa: PLW1509  # no other way, and no thread runs yet
    )
    with process:
        said = [HELLO, {"type": "game", "players": 2}, {"type": "ping"}]
        said += [{"type": "choose", "observation": SEEN}] if thinking else []
        process.stdin.write(b"".join(json.dumps(message).encode() + b"\n" for message in said))
        process.stdin.flush()
        assert process.stdout.readline()
        assert b"pong" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b""


@pytest.mark.posix
@pytest.mark.thorough
def test_a_closed_input_ends_it_quietly():
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *COMMAND], capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize("words", [["chess"], ["--seed", "-1"], ["--players", "2"], ["pig10", "--option", "tie=x"]])
def test_a_wrong_command_line_is_a_sentence(words, capsys):
    assert main(["engine", *words]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert re.fullmatch(r"[A-Z“].*\.\n", err)


# Our arena as its other side.


@pytest.mark.thorough
def test_our_arena_says_what_the_error_was():
    game = tenfold.load_game("tens", 2)
    seen = game.new_initial_state(3)
    with Players(seconds=60) as players:
        bot = players.load(game, engine_player("pig10"), 1)
        with pytest.raises(Forfeit, match="answered with an error: This engine plays pig10, not 'tens'"):
            bot.choose(seen.observation(seen.current_player()))


def test_one_program_plays_one_game_after_another():
    state = tenfold.load_game("pig10", 2).new_initial_state(7)
    program = Program(engine_player("--budget", "1").removeprefix("run:"))
    try:
        for seed in (1, 2):
            program.begin(state.game, seed)
            seen = state.observation(state.current_player())
            with Players() as players:
                mine = players.load(state.game, "hard", seed, seen.player).choose(seen, 1)
            assert program.choose(seen, 60) == mine.action
    finally:
        program.close()
    assert program._process.returncode == 0


def test_the_same_names_as_on_the_page_are_in_the_handlers():
    said = {"act", "pong", "error"}
    assert {*re.findall(r"^\*\*`(\w+)`\*\*", PAGE, re.MULTILINE)} == {*_HANDLERS} | said
