"""The save file: what is written is read again, and nothing else is."""

import copy
import hashlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from tenfold import Entry, GameError, IllegalAction, Record, RecordError, Seat, TakeBack
from tests.running.depth import examples

SEATS = (Seat("Bea"), Seat("Ada", kind="bot", level="hard"), Seat("<img onerror>"))


def record(moves=12, seed=7, **keys):
    """A record of random play, with something taken back on the way."""
    made = Record("pig10", options={"first_player": "1"}, seats=SEATS, seed=seed, **keys)
    rng = random.Random(seed)
    play_on(made, moves, rng)
    if moves > 4:
        made.take_back(3)
        play_on(made, 3, rng)
    return made


def play_on(made, moves, rng):
    for _ in range(moves):
        if made.finished:
            break
        state = made.state
        made.play(state.current_player(), state.action_to_string(rng.choice(state.legal_actions())))


def sealed(data):
    """A file with a digest that fits, as a person who edits it on purpose would make it."""
    data = {key: value for key, value in data.items() if key != "digest"}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return json.dumps({**data, "digest": hashlib.sha256((text + "\n").encode()).hexdigest()})


# What is kept.


def test_a_record_reads_as_it_was_written():
    made = record(meta={"created": "2026-11-20", "note": "Zoë ♥"})
    read = Record.from_json(made.to_json())
    assert read == made
    assert read.entries == made.entries
    assert read.take_backs == [TakeBack(12, 9)]
    assert read.meta == {"created": "2026-11-20", "note": "Zoë ♥"}
    assert read.seats == SEATS
    assert read.options == {"first_player": "1", "gentle": "off", "leftovers": "nobody", "tie": "shared"}
    assert read.state.serialize() == made.state.serialize()
    assert read.state.events() == made.state.events()
    assert read.to_json() == made.to_json()
    assert read.digest() == made.digest()


def test_a_finished_game():
    made = record(moves=80)
    assert made.finished
    assert len(made.entries) == 80
    assert Record.from_json(made.to_json()).finished


def test_a_record_from_a_start_position():
    position = {"hands": [["4", "1"], ["6"]], "turn": 0, "middle": ["9"], "value": 9}
    made = Record("pig10", seats=SEATS[:2], start=position)
    made.play(0, "1")
    assert made.seed is None
    assert made.start == position
    assert Record.from_json(made.to_json()) == made
    made.start["turn"] = 1
    assert made.start == position


def test_without_a_seed_chance_deals():
    seeds = {Record("pig10", seats=SEATS).seed for _ in range(5)}
    assert len(seeds) == 5
    assert Record.from_json(Record("pig10", seats=SEATS).to_json()).finished is False


def test_players_are_the_seats():
    assert record().load_game().players == 3
    assert record().load_game().settings["first_player"] == "1"


def test_records_compare_by_what_they_hold():
    assert record() == record()
    assert record() != record(seed=8)
    assert record() != "a record"
    assert repr(record(moves=2)) == "<Record pig10: Bea, Ada, <img onerror>; 2 moves>"


# Playing.


def test_play_appends_an_entry():
    made = record(moves=0)
    text = made.state.action_to_string(made.state.legal_actions()[0])
    made.play(1, text)
    assert made.entries == [Entry(1, text)]
    assert made.state.events()[-2]["kind"] in ("play", "capture")


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, "4"), (1, "11"), (1, ""), (1, None), (1, 4), (-1, "4"), (3, "4"), (True, "4"), ("1", "4")],
)
def test_what_is_not_legal_changes_nothing(seat, action):
    made = record(moves=0)
    before = made.to_json(), made.state.serialize(), made.state.events()
    with pytest.raises(IllegalAction):
        made.play(seat, action)
    assert before == (made.to_json(), made.state.serialize(), made.state.events())


def test_take_back():
    made = record(moves=4)
    before = [state.serialize() for state in made.replay()]
    made.take_back()
    made.take_back(2)
    assert len(made.entries) == 1
    assert made.take_backs == [TakeBack(4, 3), TakeBack(3, 1)]
    assert made.state.serialize() == before[1]
    assert made.state.events() == list(made.replay())[-1].events()
    assert Record.from_json(made.to_json()) == made


@pytest.mark.parametrize("count", [0, -1, 5, True, 1.0, None, "1"])
def test_take_back_what_is_not_there(count):
    made = record(moves=4)
    with pytest.raises(IllegalAction, match="has 4 moves, so it can’t undo"):
        made.take_back(count)
    assert len(made.entries) == 4
    assert made.take_backs == []


class Counted:
    """A foreign whole number, as numpy has them."""

    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


def test_E11_whole_numbers_of_any_kind_are_welcome():
    game = tenfold.load_game("pig10", Counted(3))
    state = game.new_initial_state(Counted(7))
    assert state.serialize() == tenfold.load_game("pig10", 3).new_initial_state(7).serialize()
    seat = state.current_player()
    assert state.observation(Counted(seat)).to_json() == state.observation(seat).to_json()
    assert state.events(player=Counted(seat)) == state.events(player=seat)
    state.apply_action(Counted(state.legal_actions(Counted(seat))[0]), Counted(seat))
    record = Record("pig10", seats=[Seat("Bea"), Seat("Tom")], seed=Counted(7), options={"first_player": "0"})
    record.play(Counted(0), record.state.action_to_string(record.state.legal_actions()[0]))
    assert Record.from_json(record.to_json()) == record
    record.take_back(Counted(1))
    assert record.entries == []
    for players in (3.0, "3", True):
        with pytest.raises(GameError):
            tenfold.load_game("pig10", players)


def test_E11_what_is_not_there_is_refused_with_a_sentence():
    game = tenfold.load_game("tenstuff", 3)
    state = game.new_initial_state(1)
    with pytest.raises(GameError, match=r"This table has no option 'foo'\. Options: after_reversal, cheating, "):
        state.observation(0).setting("foo")
    event = next(event for event in state.events() if event["seat"] is not None)
    with pytest.raises(GameError, match="A table of 3 needs 3 names, not 1"):
        game.event_to_string(event, ["Bea"])


def test_replay_gives_positions_of_ones_own():
    made = record()
    states = list(made.replay())
    assert len(states) == len(made.entries) + 1
    assert len({state.serialize() for state in states}) == len(states)
    while not states[3].is_terminal():
        states[3].apply_action(states[3].legal_actions()[0])
    assert states[-1].serialize() == made.state.serialize()
    assert [len(state.events()) for state in states[:3]] == sorted({len(state.events()) for state in states[:3]})


def test_the_digest_tells_games_apart():
    assert record().digest() == record().digest()
    digests = {record().digest(), record(seed=8).digest(), record(moves=11).digest(), record(moves=80).digest()}
    assert len(digests) == 4


# What cannot be set up.


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\ud800", "a\u202eb", "\u2028", None, 7, b"Bea"]
)
def test_names_that_are_none(name):
    with pytest.raises(GameError, match="name"):
        Seat(name)


@pytest.mark.parametrize("name", ["B", "x" * 40, "Zoë", "李小龙", "👩\u200d👧", "<b>", "O’Hara", "نور"])
def test_names_that_are_some(name):
    assert Seat(name).name == name


@pytest.mark.parametrize("player", ["hard", "genius", "mybots:Greedy", "run:python3 my player.py --fast"])
def test_any_player_has_a_seat_in_a_record(player):
    record = Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", player)], seed=1)
    assert Record.from_json(record.to_json()).seats[1].level == player


@pytest.mark.parametrize(
    "keys",
    [
        {"kind": "robot"},
        {"kind": None},
        {"kind": "bot"},
        {"kind": "bot", "level": ""},
        {"kind": "bot", "level": "a\nb"},
        {"kind": "bot", "level": "x" * 201},
        {"level": "easy"},
        {"kind": ["bot"], "level": "easy"},
        {"kind": "bot", "level": []},
    ],
)
def test_seats_that_are_none(keys):
    with pytest.raises(GameError):
        Seat("Bea", **keys)


@pytest.mark.parametrize(
    "keys",
    [
        {"game": "chess"},
        {"seats": SEATS[:1]},
        {"seats": SEATS * 3},
        {"options": {"players": "3"}},
        {"options": {"self": "3"}},
        {"options": {"leftovers": "mine"}},
        {"seed": -1},
        {"seed": 2**53},
        {"seed": 1.0},
        {"seed": True},
        {"seed": 1, "start": {}},
        {"start": {"hands": "all"}},
        {"start": {"hands": {1}}},
        {"start": []},
    ],
)
def test_tables_that_are_none(keys):
    with pytest.raises(GameError):
        Record(**{"game": "pig10", "seats": SEATS, **keys})


@pytest.mark.parametrize(
    "meta", [{"a": 1}, {1: "a"}, {"a": "x" * 1001}, {"x" * 1001: ""}, {str(number): "" for number in range(33)}]
)
def test_meta_is_a_few_short_texts(meta):
    with pytest.raises(RecordError, match="meta"):
        record(meta=meta).to_json()


# Damaged and foreign files.


def field_damages():
    """Every field made wrong in every way that JSON allows, with a digest that fits all the same."""
    data = json.loads(record().to_json())
    wrong = [None, True, -1, 10**19, "", "no such thing", [], {}, [[]], [None], {"no": "such"}, {"a": [1]}]
    for key in data:
        yield f"without {key}", {name: value for name, value in data.items() if name != key}
        for number, value in enumerate(wrong):
            damaged = {**data, key: value}
            possible = (key, value) in [("meta", {"no": "such"}), ("take_backs", []), ("options", {}), ("entries", [])]
            if damaged != data:  # what is possible in itself is noticed by its digest
                yield f"{key} {number}", damaged if possible or key == "digest" else json.loads(sealed(damaged))


def deep_damages():
    """Damage inside seats, entries and take-backs."""
    whole = json.loads(record().to_json())

    def damaged(name, change, seal=True):
        data = copy.deepcopy(whole)
        change(data)
        return name, json.loads(sealed(data)) if seal else data

    for number, value in enumerate(
        [None, 7, "Bea", [], {}, {"name": "Bea"}, {"name": "", "kind": "person", "level": None}]
    ):
        yield damaged(f"seat number {number}", lambda data, value=value: data["seats"].__setitem__(0, value))
    for key, value in [("name", "\x07"), ("name", 5), ("kind", "dog"), ("level", "easy"), ("level", 0), ("age", "7")]:
        yield damaged(
            f"seat {key} {value}", lambda data, key=key, value=value: data["seats"][0].__setitem__(key, value)
        )
    for value in [None, 7, "4", [], [1], [1, "4", 2], ["1", "4"], [1.5, "4"], [True, "4"], [1, 4], [9, "4"], [-1, "4"]]:
        yield damaged(f"entry {value}", lambda data, value=value: data["entries"].__setitem__(3, value))
    for value in ["", "11", "4 sets 5", "５", "4 ", " 4", "x" * 5000, "5 as -5 ", "no such action"]:
        yield damaged(f"action {value[:20]!r}", lambda data, value=value: data["entries"][3].__setitem__(1, value))
    for number in range(12):
        yield damaged(f"seat of entry {number}", lambda data, n=number: data["entries"][n].__setitem__(0, (n + 5) % 3))
        yield damaged(f"entry {number} lost", lambda data, n=number: data["entries"].pop(n), seal=number < 11)
        yield damaged(f"entry {number} twice", lambda data, n=number: data["entries"].insert(n, data["entries"][n]))
    for value in [[[0, 0]], [[1, 2]], [[3, -1]], [["3", 1]], [[3]], [3], [[5, 2], [1, 0]], [[20, 13]], [[True, False]]]:
        yield damaged(f"take-backs {value}", lambda data, value=value: data.__setitem__("take_backs", value))
    for key, value in [("leftovers", "mine"), ("no_such", "on"), ("players", "3"), ("name", "x"), ("tie", 1)]:
        yield damaged(f"option {key}", lambda data, key=key, value=value: data["options"].__setitem__(key, value))
    yield damaged("a key too many", lambda data: data.__setitem__("trump", "S"))
    yield damaged("seed and start", lambda data: data.__setitem__("start", {"hands": [["4"], ["4"], ["4"]], "turn": 0}))
    for seed in (8, 2**53, -7, 10**19):
        yield damaged(f"another seed {seed}", lambda data, seed=seed: data.__setitem__("seed", seed))
    yield damaged("another name", lambda data: data["seats"][0].__setitem__("name", "Eve"), seal=False)
    yield damaged("another note", lambda data: data["meta"].__setitem__("note", "Eve"), seal=False)
    yield damaged("another level", lambda data: data["seats"][1].__setitem__("level", "easy"), seal=False)


DAMAGES = [*field_damages(), *deep_damages()]


def test_a_hundred_ways():
    assert len(DAMAGES) >= 100
    assert len({name for name, _ in DAMAGES}) == len(DAMAGES)


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in DAMAGES])
def test_damaged(data):
    with pytest.raises(RecordError) as refusal:
        Record.from_json(json.dumps(data))
    assert str(refusal.value)[-1] == "."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "isn’t a saved game"),
        (None, "it isn’t text"),
        (b"{}", "it isn’t text"),
        ("null", "isn’t a saved game of Tenfold"),
        ("[]", "isn’t a saved game of Tenfold"),
        ("{}", "isn’t a saved game of Tenfold"),
        ('{"format": "chess"}', "isn’t a saved game of Tenfold"),
        ("[" * 100_000, "nested more than"),
        ('{"a":' * 100_000, "nested more than"),
        ('{"format": NaN}', "isn’t a whole number"),
        ('{"format": -Infinity}', "isn’t a whole number"),
        ('{"format": 1.0}', "isn’t a whole number"),
        ('{"format": 1e400}', "isn’t a whole number"),
        ('{"format": ' + "9" * 5000 + "}", "more than 20 digits"),
        ('{"format": 1, "format": 1}', "twice"),
        (" " * 1_000_001, "longer than"),
        ("\ufeff{}", "isn’t a saved game"),
        ('{"format": "tenfold-record", "version": 2}', "newer Tenfold: format 2"),
        ('{"format": "tenfold-record", "version": 0}', "damaged: “version”"),
        ('{"format": "tenfold-record", "version": true}', "damaged: “version”"),
        ('{"format": "tenfold-record", "version": 1}', "damaged: “digest” is missing"),
    ],
)
def test_foreign(text, sentence):
    with pytest.raises(RecordError, match=sentence):
        Record.from_json(text)


def test_the_error_names_the_entry():
    data = json.loads(record().to_json())
    data["entries"][4][1] = "11"
    with pytest.raises(RecordError, match=r"Move 5 \('11' by seat"):
        Record.from_json(sealed(data))
    data["entries"][4] = ["1"]
    with pytest.raises(RecordError, match=r"“entries\[4\]” must be"):
        Record.from_json(sealed(data))


def test_a_file_cut_off_anywhere():
    text = record().to_json()
    for length in range(len(text)):
        with pytest.raises(RecordError):
            Record.from_json(text[:length])


def test_any_single_character_lost_or_changed():
    made = record()
    text = made.to_json()
    for place in range(len(text)):
        for damaged in (text[:place] + text[place + 1 :], text[:place] + "7" + text[place + 1 :]):
            assert reads_as_error_or(damaged, made)


def test_the_layout_does_not_matter():
    made = record()
    data = json.loads(made.to_json())
    for text in (
        json.dumps(data, indent=4),
        json.dumps(dict(reversed(data.items())), ensure_ascii=False),
        "\n\t" + made.to_json().replace(", ", " ,\r\n ") + "  ",
        made.to_json().replace("Bea", "\\u0042ea"),
    ):
        assert Record.from_json(text) == made


def reads_as_error_or(text, made):
    try:
        return Record.from_json(text) == made
    except RecordError:
        return True


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(ANY_JSON)
def test_any_json_is_refused(data):
    with pytest.raises(RecordError):
        Record.from_json(json.dumps(data))


@given(st.text())
def test_any_text_is_refused(text):
    with pytest.raises(RecordError):
        Record.from_json(text)


@examples(300)
@given(st.data())
def test_a_mutation_is_noticed_or_means_the_same(data):
    made = record(moves=8)
    file = json.loads(made.to_json())
    path = []
    node = file
    while isinstance(node, (dict, list)) and node:
        key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        path.append((node, key))
        node = node[key]
        if data.draw(st.booleans()):
            break
    parent, key = path[-1]
    parent[key] = data.draw(ANY_JSON)
    assert reads_as_error_or(json.dumps(file), made)
    resealed = sealed(file)
    try:  # a forger who seals the file again gets a game that can be, or an error
        forged = Record.from_json(resealed)
    except RecordError:
        return
    assert json.loads(forged.to_json())["entries"] == file["entries"]
    assert Record.from_json(forged.to_json()) == forged


@given(st.text(max_size=60))
def test_names_survive_or_are_refused(name):
    try:
        seat = Seat(name)
    except GameError:
        return
    made = Record("pig10", seats=[seat, Seat("Ada")], seed=1)
    assert Record.from_json(made.to_json()).seats[0].name == name


def test_a_long_meta_still_fits():
    made = record(moves=80, meta={f"{number:02}" + "k" * 900: "\ud800é" * 500 for number in range(32)})
    assert Record.from_json(made.to_json()) == made


def test_two_players_of_one_name_are_refused_but_old_records_of_them_are_read():
    seats = [Seat("Ada"), Seat("Bea"), Seat("Ada", "bot", "easy")]
    with pytest.raises(GameError, match=r"^Two players are called Ada\. Change one of the names\.$"):
        Record("pig10", seats=seats, seed=1)
    data = json.loads(record().to_json())
    data["seats"][0]["name"] = data["seats"][1]["name"]
    old = Record.from_json(sealed(data))
    assert [seat.name for seat in old.seats] == ["Ada", "Ada", "<img onerror>"]
    assert Record.from_json(old.to_json()) == old


def test_the_package_exports_records():
    assert tenfold.Record is Record


def test_the_position_before_the_last_entry():
    made = Record("pig10", seats=SEATS, seed=5)
    assert made.previous().serialize() == made.state.serialize()
    positions = []
    for _ in range(4):
        positions.append(made.state.serialize())
        state = made.state
        made.play(state.current_player(), state.action_to_string(state.legal_actions()[0]))
        assert made.previous().serialize() == positions[-1]
