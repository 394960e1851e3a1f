"""A tournament of tables: T40."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold import GameError
from tenfold.tournament import FINALISTS, LEAST, MOST, Tournament, sizes


def named(number: int) -> list[str]:
    return [f"Player {n}" for n in range(number)]


def play(cup: Tournament) -> None:
    """Every table played to the end; the last name drawn wins."""
    while cup.next_table is not None:
        table = cup.next_table
        cup.report(table, cup.rounds[-1][table].names[::-1])


@pytest.mark.parametrize("players", range(LEAST, MOST + 1))
def test_everybody_sits_at_a_table_of_three_or_four(players: int) -> None:
    assert set(sizes(players)) <= {3, 4}
    assert sum(sizes(players)) == players
    (tables,) = Tournament(named(players), seed=players).rounds
    assert sorted(name for table in tables for name in table.names) == sorted(named(players))


@pytest.mark.parametrize("players", range(LEAST, MOST + 1))
def test_only_winners_go_on_and_two_to_eight_play_the_final(players: int) -> None:
    cup = Tournament(named(players), seed=3)
    play(cup)
    for tables, later in zip(cup.rounds, cup.rounds[1:], strict=False):
        assert sorted(name for table in later for name in table.names) == sorted(str(table.winner) for table in tables)
    (final,) = cup.rounds[-1]
    assert 2 <= len(final.names) <= FINALISTS
    assert cup.is_final
    assert cup.winner == final.names[-1]
    assert cup.next_table is None


@given(st.integers(LEAST, MOST), st.integers(0, 2**32), st.integers(0, 20))
def test_a_tournament_reads_as_it_was_written_and_goes_on_alike(players: int, seed: int, played: int) -> None:
    cup = Tournament(named(players), seed)
    for _ in range(played):
        if cup.next_table is not None:
            table = cup.next_table
            cup.report(table, sorted(cup.rounds[-1][table].names))
    copy = Tournament.from_data(json.loads(json.dumps(cup.to_data())))
    assert copy.to_data() == cup.to_data()
    play(copy)
    play(cup)
    assert copy.to_data() == cup.to_data()


@pytest.mark.parametrize("names", [named(8), named(33), [*named(8), " "], [*named(8), "Player 0"]])
def test_other_names_make_no_tournament(names: list[str]) -> None:
    with pytest.raises(GameError):
        Tournament(names)


def test_a_table_plays_once_and_with_its_own_people() -> None:
    cup = Tournament(named(9))
    names = cup.rounds[0][1].names
    with pytest.raises(GameError):
        cup.report(1, named(3) if sorted(names) != named(3) else named(4))
    cup.report(1, names)
    assert cup.next_table == 0
    for table in (1, 3, -1):
        with pytest.raises(GameError):
            cup.report(table, names)


def test_what_is_no_tournament_is_refused() -> None:
    whole = Tournament(named(9), 5)
    whole.report(0, whole.rounds[0][0].names)
    data = whole.to_data()
    moved = json.loads(json.dumps(data))
    moved["rounds"][0][0]["result"] = moved["rounds"][0][1]["names"]
    for wrong in (None, [], {}, {"rounds": []}, {**data, "seed": None, "rounds": 3}, {**data, "more": 1}, moved):
        with pytest.raises(GameError):
            Tournament.from_data(wrong)
