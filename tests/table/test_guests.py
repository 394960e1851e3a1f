"""What the house believes of an added game, which tells of itself."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from table import saves
from table.boards import board_of
from table.features.added_games import guests
from table.features.added_games.guests import Entry, GuestError
from table.features.added_games.keeping import with_lines_of
from table.lines import keep_lines, line_of
from table.model import Model, Summary
from tenfold import GameError
from tenfold.registry import Origin

GAMES = tenfold.registered_games()
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.text("ab<", max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3),
    max_leaves=8,
)


def entry_data(game):
    """What a room would tell of a game of the house; parts of the sprite stand in no stranger's emblem."""
    whole = json.loads(json.dumps(guests.entry_of(tenfold.game_class(game), board_of(game))))
    return {**whole, "emblem": re.sub("<use [^>]*/>", "", whole["emblem"])}


def shelf(**changes):
    return json.dumps([{**entry_data("pig10"), **changes}])


@pytest.fixture
def stand_in():
    """PIG 10 under another name, as an added game."""
    entry = Entry.read({**entry_data("pig10"), "game": "stranger"})
    guests.move_in([entry], Origin("strangers", "1", "Somebody"))
    yield "stranger"
    guests.all_out()


def said_of(option):
    """Return what an option says, as text: a room hands over no messages."""
    choices = [(choice, str(label)) for choice, label in option.choices]
    return option.id, str(option.title), str(option.help), choices, option.seats


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_house_can_be_told_and_read(game):
    entry, info = Entry.read(entry_data(game)), tenfold.game_class(game)
    assert (entry.title, entry.offered, entry.best) == (info.long_name, info.offered_players, info.best_players)
    assert list(map(said_of, entry.options)) == list(map(said_of, info.options))
    assert entry.presets == info.presets


WHOLE = entry_data("tenstuff")


@given(st.sampled_from(sorted(WHOLE)), PLAIN)
def test_what_has_one_wrong_piece_is_refused_or_read_and_never_more(field, thing):
    try:
        entry = Entry.read({**WHOLE, field: thing})
    except GuestError:
        return
    assert len(entry.title) <= 40
    assert set(entry.offered) <= set(range(1, 9))


@given(PLAIN)
def test_anything_at_all_is_no_shelf_but_a_shelf(thing):
    with pytest.raises(GuestError):
        guests.read_shelf(json.dumps(thing), ["golf"])


def test_texts_that_are_too_long_or_not_to_be_read_do_not_come_in():
    assert Entry.read({**entry_data("pig10"), "title": "A\u202eB\nC"}).title == "ABC"
    assert Entry.read({**entry_data("pig10"), "title": "Z" + "\u0308" * 30}).title == "Z\u0308\u0308"
    for field, text in (("title", "x" * 41), ("emblem", " " * 4001), ("game", "a b"), ("offered", [9]), ("best", [1])):
        with pytest.raises(GuestError):
            Entry.read({**entry_data("pig10"), field: text})
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


SHAPE = '<path class="a" d="M1 1h5v5z"/>'
PLAIN_EMBLEMS = ["", SHAPE, f'<g transform="scale(.5)">{SHAPE}\n</g>', '<path d="M1-1"></path>', "<g>" * 8 + "</g>" * 8]
OTHER_EMBLEMS = {
    "repeats itself without end": '<g id="a"><use href="#b"/><use href="#b"/></g>',
    "fetches": '<image href="http://a.example/x"/>',
    "is inked from elsewhere": '<path fill="url(http://a.example/x#y)" d="M1 1"/>',
    "moves": '<path d="M1 1"><animate attributeName="d" dur="1s"/></path>',
    "blurs": '<path d="M1 1" filter="blur(9999px)"/>',
    "has dashes without number": '<path d="M0 0h1e9" stroke-dasharray=".001"/>',
    "has styles": "<style>*{animation:x 1s infinite}</style>",
    "ends its image": "</svg><script>x</script><svg>",
    "does not end": "<g>",
    "ends what it has not begun": "</g><g>",
    "crosses": "<g><path></g></path>",
    "is too deep": "<g>" * 9 + "</g>" * 9,
    "is a text": "Tenfold",
    "is no text at all": "\ud800",
    "means something else": "&lt;",
}


@pytest.mark.parametrize("emblem", PLAIN_EMBLEMS)
def test_an_emblem_of_plain_shapes_stays_as_it_is(emblem):
    (entry,) = guests.read_shelf(shelf(emblem=emblem), ["pig10"])
    assert entry.emblem == emblem
    assert "<img" in guests.picture(emblem)


@pytest.mark.parametrize("emblem", OTHER_EMBLEMS.values(), ids=OTHER_EMBLEMS)
def test_an_emblem_that_a_browser_might_draw_for_ever_does_not_come_in(emblem):
    with pytest.raises(GuestError, match="plain shapes"):
        guests.read_shelf(shelf(emblem=emblem), ["pig10"])


def option(ident="a", *choices, seats=False):
    return {"id": ident, "title": "A", "help": "", "choices": choices or [["x", "X"]], "seats": seats}


TABLES = {
    "a keyword of load_game": {"options": [option("players")]},
    "a keyword of every function": {"options": [option("self")]},
    "no keyword": {"options": [option("a-b")]},
    "two options of one name": {"options": [option(), option()]},
    "two choices of one name": {"options": [option("a", ["x", "X"], ["x", "Y"])]},
    "a choice like a seat": {"options": [option("a", ["99", "X"], seats=True)]},
    "more than a sheet shows": {"options": [option(f"a{n}") for n in range(33)]},
    "best where it is not offered": {"offered": [2], "best": [8]},
    "a preset that fills in a list": {"options": [option()], "presets": {"x": {"a": []}}},
    "a preset that fills in nothing": {"options": [option()], "presets": {"x": {"b": "x"}}},
}


@pytest.mark.parametrize("bad", TABLES.values(), ids=TABLES)
def test_tables_that_nobody_could_set_up_do_not_come_in(bad):
    with pytest.raises(GuestError):
        guests.read_shelf(shelf(**{"options": [], "presets": {}, **bad}), ["pig10"])


LOOKALIKES = [
    *("\u0422ens", "Te\u043fs", "Ten\u0455", "\u03a4\u0395\u039dS", "\u0422\u0415N\u0405", "\u03c4en\u0455tuff"),
    *("\u0420\u0406G 10", "\u03a1\u0399\u050c 10", "T\u0435nf\u043eld", "\U0001d6bbENS"),
]


@pytest.mark.parametrize("title", ["Tenfold", "tens", " T e n s ", "Ｔｅｎｓ", "PIG-10", "Pig 10", "…", *LOOKALIKES])
def test_no_game_is_called_like_one_that_is_there(title):
    entries = guests.read_shelf(shelf(title=title), ["pig10"])
    with pytest.raises(GuestError, match="can’t be called"):
        guests.check_titles(entries, [])


@pytest.mark.parametrize("title", ["Тысяча", "Δέκα", "Ten thousand", "Дурак", "Tins"])
def test_a_game_may_be_called_in_any_letters(title):
    entries = guests.read_shelf(shelf(title=title), ["pig10"])
    guests.check_titles(entries, [])


def test_a_newer_version_may_keep_its_title():
    entries = guests.read_shelf(shelf(), ["pig10"])
    guests.check_titles(entries, ["pig10"])


NESTED = "[" * 100_000


@pytest.mark.parametrize(
    "text",
    [
        "",
        NESTED,
        '{"game": "golf", "seats": ' + NESTED,
        '{"game": "golf", "seats": [{"name": 1' + "0" * 5000 + "}]}",
        '{"game": "golf", "seats": [' + "[" * 20 + "]" * 20 + "]}",
        '{"game": "golf", "seats": {}}',
        '{"game": "pig10", "seats": [{"name": "Bea"}]}',
        '{"game": "__proto__ x", "seats": [{"name": "Bea"}]}',
        json.dumps({"game": "x" * 61, "seats": []}),
    ],
)
def test_a_save_that_makes_no_sense_has_no_line(text):
    assert line_of("1-000001", text) is None


@pytest.mark.parametrize("name", ["[" * 9 + "]" * 9, "7", '"' + "x" * 1000 + '"', '"\\ud800\\u202e"', "null"])
def test_a_save_of_a_stranger_has_a_short_line(name):
    line = line_of("1-000001", '{"game": "golf", "seats": [' + ", ".join(['{"name": ' + name + "}"] * 9) + "]}")
    assert line is not None
    assert 1 <= len(line.names) <= 8
    assert all(len(one) <= 24 and one.isprintable() for one in line.names)


LINES = st.lists(
    st.builds(
        Summary,
        id=st.sampled_from([f"1-{n:06x}" for n in range(6)]),
        game=st.sampled_from(["pig10", "tens", "stranger"]),
        names=st.just(("Bea",)),
        when=st.integers(0, 9),
        line=st.text("ab", max_size=5),
        finished=st.booleans(),
    ),
    unique_by=lambda line: line.id,
    max_size=6,
)


@given(LINES, LINES, st.booleans())
def test_a_room_changes_lines_of_its_own_games_alone(lines, forged, finished):
    text = keep_lines("open", forged)["text"]
    after = with_lines_of(lines, ["stranger"], finished=finished, text=text, now=5)
    assert {line for line in after if line.game != "stranger"} == {line for line in lines if line.game != "stranger"}
    assert len({line.id for line in after}) == len(after)
    mine = {line.id for line in forged if line.game == "stranger" and line.finished is finished}
    taken = {line.id for line in lines if line.game != "stranger"}
    assert {line.id for line in after if line.game == "stranger" and line.finished is finished} == mine - taken


ROW = {
    "id": "1-000001",
    "game": "stranger",
    "names": ["Bea"],
    "when": 3,
    "line": "Bea is next",
    "finished": False,
    "places": [],
    "scores": [],
    "taken_back": False,
}


def lines_of(*rows, before=(), finished=False, now=5):
    text = rows[0] if isinstance(rows[0], str) else json.dumps(rows)
    return with_lines_of(before, ["stranger"], finished=finished, text=text, now=now)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "../x"},
        {"id": "planted"},
        {"id": 7},
        {"names": "Bea"},
        {"names": [["Bea"]]},
        {"when": 1e300},
        {"when": "5"},
        {"line": ["x"]},
        {"finished": 0},
        {"places": {}},
    ],
)
def test_a_line_that_makes_no_sense_is_left_out(change):
    assert lines_of({**ROW, **change}) == []


@pytest.mark.parametrize("piece", ['"names": ' + NESTED, '"when": 1' + "0" * 5000, NESTED, '"line": "\\ud800"'])
def test_no_text_of_a_list_stops_the_table(piece):
    assert len(lines_of(json.dumps([ROW])[:-2] + f", {piece}}}]")) <= 1


def test_a_line_of_a_stranger_is_short_and_of_today():
    much = {"names": ["\u202e" + "W" * 999] * 99, "when": 2**60, "line": "x" * 9999, "standing": "y" * 9999}
    (line,) = lines_of({**ROW, **much, "places": [10**18] * 99, "scores": [1] * 99, "contest": "1/1/1"})
    assert line.names == ("W" * 24,) * 8
    assert (line.when, len(line.line), len(line.standing), line.tournament) == (5, 80, 80, "")
    assert (line.places, line.scores) == ((0,) * 8, (1,) * 8)


def test_a_match_of_a_stranger_holds_its_own_games_alone():
    mine = Summary("1-000009", "pig10", ("Bea",), 1, "", match="1-000009")
    rows = [{**ROW, "match": "1-000009"}, {**ROW, "id": "1-000002", "match": "1-000001"}]
    lines = {line.id: line.match for line in lines_of(*rows, before=[mine])}
    assert lines == {"1-000009": "1-000009", "1-000001": "1-000001", "1-000002": "1-000001"}


def test_the_games_of_a_stranger_push_out_no_others(monkeypatch):
    monkeypatch.setattr("table.saves.HISTORY", 3)
    mine = [Summary(f"1-{n:06x}", "pig10", ("Bea",), n, "", finished=True, match=f"1-{n:06x}") for n in range(3)]
    rows = [{**ROW, "id": f"2-{n:06x}", "when": 99, "finished": True} for n in range(9)]
    for own in (["stranger"], []):  # it is removed, and has left its lines
        model = Model(games=lines_of(*rows, before=mine, finished=True))
        effects = saves.games(model)
        assert [effect for effect in effects if effect["type"] == "forget"] == [], own
        assert {line.id for line in mine} <= {line.id for line in model.games}
    model.games = lines_of(*rows, {**ROW, "id": "3-000000", "when": 1, "finished": True}, before=mine, finished=True)
    model.games.insert(0, replace(model.games[0], id="4-000000"))
    assert "game:4-000000" not in [effect["key"] for effect in saves.games(model) if effect["type"] == "forget"]
    assert {line.id for line in mine} <= {line.id for line in model.games}
