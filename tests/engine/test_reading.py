"""What is read by its types. It comes back as it was written, and each fault is reported with its place."""

import random
from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple

import pytest

import tenfold
from tenfold import Observation
from tenfold.notes import Notes, note
from tenfold.reading import EXACT, LENIENT, Mark, MisfitError, between, most, read
from tenfold.testing import random_action


class Pair(NamedTuple):
    seat: Annotated[int, between(0, 7)]
    inner: "tuple[Pair, ...]" = ()


@dataclass
class Line:
    name: Annotated[str, most(5)]
    kind: Literal["person", 1] = "person"
    pairs: tuple[Pair, ...] = ()
    counts: Annotated[dict[str, int], most(2)] = field(default_factory=dict)
    end: Annotated[bool | None, Mark("fin")] = None


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({}, "name is missing"),
        ([], "it can’t be []"),
        ({"name": "Gertrude"}, "name is longer than 5"),
        ({"name": "Ada", "kind": True}, "kind can’t be True"),
        ({"name": "Ada", "pairs": [[1, []], [8, []]]}, "pairs[1][0] isn’t from 0 to 7"),
        ({"name": "Ada", "pairs": [[1, [[2, [[True, []]]]]]]}, "pairs[0][1][0][1][0][0] can’t be True"),
        ({"name": "Ada", "pairs": [[1]]}, "pairs[0] can’t be [1]"),
        ({"name": "Ada", "counts": {"a b": "1"}}, "counts.'a b' can’t be '1'"),
        ({"name": "Ada", "counts": {"a": 1, "b": 2, "c": 3}}, "counts is longer than 2"),
        ({"name": "Ada", "fin": 0}, "fin can’t be 0"),
    ],
)
def test_a_fault_is_said_with_its_place(data, fault):
    with pytest.raises(MisfitError) as caught:
        read(Line, data)
    assert str(caught.value) == fault


def test_a_lenient_reader_leaves_out_what_it_cannot_read():
    data = {"name": "Ada", "kind": [], "pairs": [[9, []]], "counts": {"a": "x"}, "fin": True, "more": 1}
    assert read(Annotated[Line, LENIENT], data) == Line("Ada", end=True)
    assert read(Annotated[list[int], LENIENT], [1, "2", 3]) == [1, 3]
    assert read(Annotated[dict[str, int], LENIENT], {"a": 1, "b": None}) == {"a": 1}


def test_an_exact_object_has_all_its_fields_and_no_others():
    whole = {"name": "Ada", "kind": 1, "pairs": [], "counts": {}, "fin": None}
    assert read(Annotated[Line, EXACT], whole) == Line("Ada", 1)
    with pytest.raises(MisfitError, match="trump doesn’t belong there"):
        read(Annotated[Line, EXACT], whole | {"trump": "S"})
    with pytest.raises(MisfitError, match="pairs is missing"):
        read(Annotated[Line, EXACT], {key: whole[key] for key in whole if key != "pairs"})


@pytest.mark.parametrize("game", tenfold.registered_games())
def test_observations_of_whole_games_come_back(game):
    state, chance = tenfold.load_game(game, 3).new_initial_state(5), random.Random(5)
    for _ in range(60):
        for seat in (None, 0, 1, 2):
            seen = state.observation(seat)
            assert Observation.from_json(seen.to_json()) == seen
        if state.is_terminal():
            break
        action, seat = random_action(state, chance)
        state.apply_action(action, seat)


def test_notes_are_written_as_they_are_read():
    meta = {"hints": "many", "own": "kept"}
    assert Notes.read(meta) == Notes()
    note(meta, hints=3, match_of="x")
    assert meta == {"hints": "3", "own": "kept", "match-of": "x"}
    assert Notes.read(meta) == Notes(hints=3, match_of="x")


@pytest.mark.parametrize("text", ["", " ", "²", "-1", "100000", "1e3", "9" * 5000, "1 2"])
def test_a_note_that_makes_no_sense_is_none(text):
    assert Notes.read({"hints": text}).hints == 0
