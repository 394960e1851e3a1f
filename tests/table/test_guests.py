"""What the house believes of an added game, which tells of itself."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from table import guests, saves
from table.boards import board_of
from table.guests import Entry, GuestError
from table.model import Summary
from tenfold import GameError
from tenfold.registry import Origin

GAMES = tenfold.registered_games()
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.text("ab<", max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3),
    max_leaves=8,
)


def told(game):
    return json.loads(json.dumps(guests.told_by_room(tenfold.game_class(game), board_of(game))))


@pytest.fixture
def stand_in():
    """PIG 10 under another name, as an added game."""
    entry = Entry.read({**told("pig10"), "game": "stranger"})
    guests.move_in([entry], Origin("strangers", "1", "Somebody"))
    yield "stranger"
    guests.all_out()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_house_can_be_told_and_read(game):
    entry, info = Entry.read(told(game)), tenfold.game_class(game)
    assert (entry.title, entry.offered, entry.best) == (info.long_name, info.offered_players, info.best_players)
    assert [(one.id, one.choices, one.seats) for one in entry.options] == [
        (one.id, one.choices, one.seats) for one in info.options
    ]
    assert entry.presets == info.presets


WHOLE = told("tenstuff")


@given(st.sampled_from(sorted(WHOLE)), PLAIN)
def test_what_has_one_wrong_piece_is_refused_or_read_and_never_more(field, thing):
    try:
        entry = Entry.read({**WHOLE, field: thing})
    except GuestError:
        return
    assert len(entry.title) <= 400
    assert set(entry.offered) <= set(range(1, 9))


@given(PLAIN)
def test_anything_at_all_is_no_shelf_but_a_shelf(thing):
    with pytest.raises(GuestError):
        guests.read_shelf(json.dumps(thing), ["golf"])


def test_texts_that_are_too_long_or_not_to_be_read_do_not_come_in():
    assert Entry.read({**told("pig10"), "title": "A\u202eB\nC"}).title == "ABC"
    for field, text in (("title", "x" * 401), ("emblem", "x" * 20_001), ("game", "a b"), ("offered", [9])):
        with pytest.raises(GuestError):
            Entry.read({**told("pig10"), field: text})
    with pytest.raises(GuestError, match="too long"):
        guests.read_shelf(" " * 200_001, ["golf"])


def test_a_stand_in_makes_tables_and_refuses_them_as_the_game_would(stand_in):
    real, info = tenfold.game_class("pig10"), tenfold.game_class(stand_in)
    assert tenfold.game_origin(stand_in).author == "Somebody"
    for options in ({}, {"nothing": "x"}, {real.options[0].id: "nonsense"}):
        for players in (1, 4, 9):
            ends = []
            for game in (real, info):
                try:
                    ends.append(dict(game(players, **options).settings))
                except GameError as error:
                    ends.append(str(error))
            assert ends[0] == ends[1]


def test_an_emblem_is_an_image_and_nothing_else():
    assert str(guests.picture('"><script>x</script>')).count("<") == 1


LINES = st.lists(
    st.builds(
        Summary,
        id=st.sampled_from("abcdef"),
        game=st.sampled_from(["pig10", "tens", "stranger"]),
        names=st.just(("Bea",)),
        when=st.integers(0, 9),
        line=st.text(max_size=5),
        finished=st.booleans(),
    ),
    unique_by=lambda line: line.id,
    max_size=6,
)


@given(LINES, LINES, st.booleans())
def test_a_room_changes_lines_of_its_own_games_alone(lines, forged, finished):
    text = saves.lines("open", forged)["text"]
    after = saves.with_lines_of(lines, ["stranger"], finished=finished, text=text)
    assert {line for line in after if line.game != "stranger"} == {line for line in lines if line.game != "stranger"}
    assert len({line.id for line in after}) == len(after)
    mine = {line.id for line in forged if line.game == "stranger" and line.finished is finished}
    taken = {line.id for line in lines if line.game != "stranger"}
    assert {line.id for line in after if line.game == "stranger" and line.finished is finished} == mine - taken
