"""Whatever is asked of the engine wrongly, the answer is a GameError with a sentence, and nothing has changed."""

import random
from itertools import product

import pytest

import tenfold
from tenfold import GameError, Observation, Record, Seat, bots, load_game
from tenfold.arena import Arena, comparisons, ratings, read, run, standings
from tenfold.players import Players
from tenfold.registry import SHELF
from tenfold.sequential import Sequential
from tenfold.tournament import Tournament

JUNK = (None, True, 1.5, float("nan"), "", "nonsense", b"x", [], {}, (), object(), lambda: 0, 10**5000, -1, 2**70)


class Deceiver:
    """It says that it is a number, and is none."""

    def __index__(self):
        raise ValueError("no")


NOT_SEATS = (
    *(junk for junk in JUNK if junk is not None),
    "0",
    8,
    Deceiver(),
)  # of None, the whole table knows something
NOT_NUMBERS = (*(junk for junk in NOT_SEATS if not isinstance(junk, int) or junk < 0), 1.0)
NOT_CHOICES = tuple(junk for junk in JUNK if junk is not True)  # True is the choice “on”
NOT_ACTIONS = (*JUNK, "0", "begin", 10**6, Deceiver())
NOT_TEXTS = (*JUNK, "play", "\ud800", "x" * 10_000)
NOT_JSON = (*JUNK, "[", "[]", '{"no": 1}', '{"game": 3}', '{"game": ["pig10"], "players": 1}', "[" * 10_000, "1e999")
NOT_WORDS = tuple(junk for junk in JUNK if junk != "nonsense")
NOT_CHANCE = tuple(junk for junk in JUNK if junk is not None and not callable(junk))
NOT_SECONDS = (*(junk for junk in NOT_NUMBERS if not isinstance(junk, float)), float("nan"), float("inf"), 0)
NOT_FILES = (*JUNK, "nofile.json", ".", "x\0y")
NOT_NAMES = (*JUNK, ["A"], "A" * 20, [1] * 20, {"A": 1})


def calls(name):  # noqa: PLR0915  # a line for each thing that can be asked
    """Every call of a game's API with something wrong, as a sentence of its parts and a function."""
    game = load_game(name)
    state = game.new_initial_state(3)
    seat = state.current_player()
    seen = state.observation(seat)
    legal = state.legal_actions()[0]
    bot = bots.load(game, "easy")
    record = Record(name, seats=[Seat(f"P{number}") for number in range(game.players)], seed=1)
    view = Sequential(game).new_initial_state(3)
    foreign = load_game("pig10" if name != "pig10" else "tens").new_initial_state(1).observation(0)
    smaller = load_game(name, game.players - 1).new_initial_state(1).observation(0)
    not_seen = (*JUNK, foreign, smaller)
    of_the_table = state.observation()
    rng = random.Random(1)
    yield from each("players", lambda junk: load_game(name, junk), (*NOT_NUMBERS, 0, 1, 99, 10**5000))
    yield from each("option", lambda junk: load_game(name, **{game.options[0].id: junk}), NOT_CHOICES)
    yield from each("seed", game.new_initial_state, (*NOT_NUMBERS, -5))
    yield from each("position", game.deserialize_state, (*NOT_JSON, '{"game": "chess"}', "{}", f'{{"game": "{name}"}}'))
    yield from each("sample", lambda junk: game.sample_state(junk, rng), not_seen)
    yield from each("worlds", lambda junk: next(game.worlds(junk, rng)), not_seen)
    yield from each("encoding", game.encoding, not_seen)
    yield from each("sample by", lambda junk: game.sample_state(seen, junk), NOT_CHANCE)
    yield from each("worlds by", lambda junk: next(game.worlds(seen, junk)), NOT_CHANCE)
    yield from each("resample by", lambda junk: state.resample_from_infostate(0, junk), NOT_CHANCE)
    yield from each("table", lambda junk: game.observation_to_string(junk, ["A"] * 9), not_seen)
    yield from each("names", lambda junk: game.observation_to_string(seen, junk), NOT_NAMES)
    yield from each("event names", lambda junk: game.event_to_string(state.events()[0], junk), NOT_NAMES)
    yield from each("event", lambda junk: game.event_to_string(junk, ["A"] * 9), (*JUNK, {"kind": "play"}))
    yield from each("outlook", game.outlook_to_string, JUNK)
    yield from each("apply", state.apply_action, NOT_ACTIONS)
    yield from each("apply by", lambda junk: state.apply_action(legal, junk), NOT_SEATS)
    yield from each("witness", state.witness, NOT_ACTIONS)
    yield from each("witness by", lambda junk: state.witness(legal, junk), NOT_SEATS)
    yield from each("eyes", lambda junk: state.witness(legal, eyes=junk), NOT_SEATS)
    yield from each("why", lambda junk: state.why_not(legal, junk), NOT_SEATS)
    yield from each("text", state.string_to_action, NOT_TEXTS)
    yield from each("action", state.action_to_string, NOT_ACTIONS)
    yield from each("since", state.events, NOT_NUMBERS)
    yield from each("heard by", lambda junk: state.events(0, junk), NOT_SEATS)
    yield from each("returns", state.returns, JUNK)
    for asked in (state.observation, state.legal_actions, state.legal_actions_mask, state.observation_tensor):
        yield from each(asked.__name__, asked, NOT_SEATS)
    for asked in (state.information_state_string, state.resample_from_infostate, view.legal_actions, view.observation):
        yield from each(asked.__name__, asked, NOT_SEATS)
    yield from each("json", type(seen).from_json, (*NOT_JSON, "{}"))
    yield from each("any json", Observation.from_json, (*NOT_JSON, "{}"))
    yield from each("setting", seen.setting, JUNK)
    yield from each("view", view.apply_action, NOT_ACTIONS)
    yield from each("view of", Sequential(game).view, (*JUNK, load_game("ten", 2).new_initial_state(1)))
    yield from each("view text", view.string_to_action, NOT_TEXTS)
    yield from each("view action", view.action_to_string, NOT_ACTIONS)
    yield from each("bound", lambda junk: Sequential(game, junk), (*NOT_NUMBERS, 0))
    yield from each("level", lambda junk: bots.load(game, junk), JUNK)
    yield from each("seed of a bot", lambda junk: bots.load(game, "easy", junk), (*NOT_NUMBERS, -5))
    yield from each("seen by a bot", bot.choose, (*not_seen, of_the_table))
    yield from each("weighed", bot.weigh, (*not_seen, of_the_table))
    yield from each("budget", lambda junk: bot.choose(seen, junk), NOT_NUMBERS)
    yield from each("seat of an entry", lambda junk: record.play(junk, record.state.action_to_string(legal)), NOT_SEATS)
    yield from each("text of an entry", lambda junk: record.play(record.state.current_player(), junk), NOT_TEXTS)


def arena_calls():
    """Arenas made, played, read and told of wrongly."""
    good = {"game": "pig10", "entrants": ["easy", "random"], "players": 2}
    arena = Arena(**good)
    wrong = {
        "game": JUNK,
        "entrants": (*JUNK, "easy", ["easy", "nobody"], [object], [lambda: 0], [None], [1]),
        "players": (*NOT_NUMBERS, 1, 99),
        "options": (*[junk for junk in JUNK if junk not in ("", b"", [], {}, ())], {"no": "such"}, ["ab"]),
        "first": NOT_NUMBERS,
        "rotate": [junk for junk in JUNK if junk is not True],
        "budget": NOT_NUMBERS,
        "seconds": NOT_SECONDS,
    }
    for key, values in wrong.items():
        yield from each(f"arena {key}", lambda junk, key=key: Arena(**{**good, key: junk}), values)
    yield from each("run", lambda junk: run(junk, 1, jobs=1), JUNK)
    yield from each("deals", lambda junk: run(arena, junk, jobs=1), (None, *NOT_NUMBERS))
    not_to_write = [junk for junk in NOT_FILES if junk is not None and junk not in ("nonsense", "nofile.json")]
    yield from each("out", lambda junk: run(arena, 1, jobs=1, out=junk), not_to_write)
    yield from each("results", read, NOT_FILES)
    yield from each("deal to record", arena.record, (None, *NOT_NUMBERS))
    yield from each("game to record", lambda junk: arena.record(0, junk), (None, *NOT_NUMBERS, 2))
    yield from each("seatings", arena.seatings, (None, *NOT_NUMBERS))
    not_jobs = [junk for junk in (*NOT_NUMBERS, 0) if type(junk) is not int or junk == 0]  # −1 is every processor
    yield from each("jobs", lambda junk: run(arena, 1, jobs=junk), not_jobs)
    no_deals = [junk for junk in JUNK if junk not in ("", b"", [], {}, ())]
    yield from each("rated deals", ratings, (*no_deals, [5], [[5]]))
    yield from each("anchor", lambda junk: ratings([], junk), [junk for junk in JUNK if junk is not None])
    for table in (standings, comparisons):
        yield from each(table.__name__, lambda junk, table=table: table(junk, []), JUNK)


def general_calls():
    """The same of what belongs to no game."""
    yield from each("name", load_game, JUNK)
    yield from each("class", tenfold.game_class, JUNK)
    yield from each("origin", tenfold.game_origin, JUNK)
    yield from each("sequential", Sequential, JUNK)
    yield from each("bots of", lambda junk: bots.load(junk, "easy"), JUNK)
    yield from each("record of", lambda junk: Record(junk, seats=[Seat("A"), Seat("B")]), JUNK)
    yield from each("seats of", lambda junk: Record("pig10", seats=junk), (*JUNK, ["A", "B"], [Seat("A"), "B"]))
    for key in ("options", "meta"):
        wrong = [junk for junk in JUNK if junk is not None and junk != {}]
        yield from each(
            f"{key} of a record",
            lambda junk, key=key: Record("pig10", seats=[Seat("A"), Seat("B")], **{key: junk}),
            wrong,
        )
    yield from each("records", tenfold.records, NOT_FILES)
    yield from arena_calls()
    yield from each("player", lambda junk: Players().load(load_game("pig10"), junk), (*JUNK, "nobody", "no:body"))
    yield from each("seconds", lambda junk: Players(seconds=junk), NOT_SECONDS)
    yield from each("places", tenfold.match_points, (None, True, 1.5, "nonsense", object(), [1, "2"], [None], [1.5]))
    yield from each("record", Record.from_json, NOT_JSON)
    yield from each("seat", Seat, (*NOT_WORDS, " ", "x" * 41, "\n"))
    yield from each("kind", lambda junk: Seat("A", junk), JUNK)
    yield from each("level of a seat", lambda junk: Seat("A", "bot", junk), (*NOT_WORDS, " ", "x" * 201, "\n"))
    yield from each("names of a cup", Tournament, (*JUNK, ["A"] * 9, [1] * 9, [str(n) for n in range(40)]))
    yield from each("cup", Tournament.from_data, (*JUNK, {"rounds": 3}, {"rounds": [[]], "seed": 1}))


def each(what, function, junk):
    return ((f"{what}: {value!r:.40}" if value != 10**5000 else what, function, value) for value in junk)


def sweep(asked):
    count = 0
    for what, function, value in asked:
        count += 1
        with pytest.raises(GameError) as refused:
            print(what, "→", function(value))
        message = str(refused.value)
        assert " " in message, what
        assert message[-1] in ".!?", f"{what}: {message}"
    return count


@pytest.mark.parametrize("name", SHELF)
def test_a_game_answers_in_sentences(name):
    assert sweep(calls(name)) > 500


def test_the_rest_answers_in_sentences():
    assert sweep(general_calls()) > 450


@pytest.mark.parametrize("name", SHELF)
def test_nothing_has_changed(name):
    game = load_game(name)
    state = game.new_initial_state(3)
    before = state.serialize(), state.events(), state.full_history()
    for action, player in product(NOT_ACTIONS, (None, 0, *NOT_SEATS)):
        with pytest.raises(GameError):
            state.apply_action(action, player)
    assert before == (state.serialize(), state.events(), state.full_history())


def test_a_refusal_shows_what_was_given():
    """Each was measured by a researcher, who got a sentence that misled."""
    game = load_game("pig10")
    for call, said in (
        (lambda: load_game("pig10", tie=None), "not None."),
        (lambda: load_game("ten-nine-eight", missed=["minus"]), "not ['minus']."),
        (lambda: game.new_initial_state(1).string_to_action(5), "is written as a text like “5”"),
        (lambda: bots.load(game, "hard/Nobody"), "The character is an argument of its own."),
    ):
        with pytest.raises(GameError) as refused:
            call()
        assert said in str(refused.value)


def test_true_and_false_are_on_and_off():
    assert load_game("pig10", gentle=True).settings == load_game("pig10", gentle="on").settings
    assert load_game("pig10", gentle=False).settings == load_game("pig10").settings
