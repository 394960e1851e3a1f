"""What docs/rules says is true: examples, options, marks, phases, acts and events are those of the engine."""

import doctest
import importlib.util
import re
import typing
from pathlib import Path

import pytest

import tenfold
from tenfold.games.tenstuff.game import DEALT
from web.build.paths import ENGINE, ROOT

RULES = ROOT / "docs" / "rules"
GAMES = {"tenstuff": "T", "tens": "N", "ten": "X", "pig10": "P", "ten-nine-eight": "B"}
"""The pages, named as `load_game` names the games, and the letters of their marks."""

game_pages = pytest.mark.parametrize("name", GAMES)


def page(name: str) -> str:
    return (RULES / f"{name}.md").read_text("utf-8")


def section(name: str, title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page(name), re.MULTILINE | re.DOTALL)
    assert found, f"{name} has no section “{title}”."
    return found[1]


def rows(text: str) -> list[list[str]]:
    """Return the rows of all tables in a text, cell by cell, without their heads."""
    lines = [re.split(r"\s*\|\s*", line)[1:-1] for line in text.splitlines() if line.startswith("|")]
    rules = [at for at, cells in enumerate(lines) if set("".join(cells)) == {"-"}]
    return [cells for at, cells in enumerate(lines) if at not in rules and at + 1 not in rules]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def drawer(name: str) -> str:
    return name.replace("-", "_")


def sources(name: str) -> str:
    """Return all code that carries out the rules of a game, and all tests that hold it to them."""
    game = drawer(name)
    own_tests = [ROOT / "tests" / "engine", ROOT / "tests" / "table"]
    files = [
        *(ENGINE / "tenfold" / "games" / game).glob("*.py"),
        *(ENGINE / "tenfold" / "bots").glob(f"{game}/*.py"),
        *(ENGINE / "tenfold" / "bots").glob(f"{game}.py"),
        *(file for folder in own_tests for file in folder.glob("test_*.py") if belongs(file.stem, name)),
        *(ROOT / "tests" / place for place in ("engine/test_tournament.py", "table/test_matches.py")),
    ]
    return "\n".join(file.read_text("utf-8") for file in files)


def belongs(stem: str, name: str) -> bool:
    """True if a test file is about a game: `test_ten_rules` is about 10, `test_ten_nine_eight_rules` is not."""
    games = sorted(map(drawer, GAMES), key=len, reverse=True)
    return next((game for game in games if re.match(rf"test_{game}(_|$)", stem)), None) == drawer(name)


def marks_in(text: str, letter: str) -> set[str]:
    return {
        f"{letter}{int(number)}" for number in re.findall(rf"(?<![A-Za-z0-9]){letter}(\d{{1,2}})(?![A-Za-z0-9])", text)
    }


def engine_tests(name: str) -> str:
    files = [file for file in (ROOT / "tests" / "engine").glob("test_*.py") if belongs(file.stem, name)]
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("name", ["index", *GAMES])
def test_the_examples_are_true(name):
    tried = doctest.testfile(str(RULES / f"{name}.md"), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 10
    assert not tried.failed


@game_pages
def test_the_options_are_those_of_the_game(name):
    listed: dict[str, list[str]] = {}
    for option, choice, effect in rows(section(name, "Options")):
        assert effect
        listed.setdefault(option.strip("`") or list(listed)[-1], []).append(choice.strip("`"))
    game = tenfold.game_class(name)
    seat = ["a seat"]
    assert listed == {
        option.id: [choice.id for choice in option.choices] + seat * option.seats for option in game.options
    }
    for option, choices in listed.items():
        assert tenfold.load_game(name).settings[option] == choices[0]


@game_pages
def test_a_ruling_names_the_options_that_change_it(name):
    options = {option.id for option in tenfold.game_class(name).options}
    named = {option for row in rows(section(name, "Rulings")) for option in quoted(row[3])}
    assert named == options


@game_pages
def test_a_ruling_that_an_option_changes_is_named_by_a_test_of_the_engine(name):
    optional = {row[0] for row in rows(section(name, "Rulings")) if quoted(row[3])}
    assert optional - marks_in(engine_tests(name).replace("_", " "), GAMES[name]) == set()


@game_pages
def test_every_mark_has_its_row_and_every_row_its_source(name):
    table = rows(section(name, "Rulings"))
    letter = GAMES[name]
    assert [row[0] for row in table] == [f"{letter}{number}" for number in range(1, len(table) + 1)]
    words = {row[0] for row in rows((RULES / "index.md").read_text("utf-8")) if len(row) == 2}
    for mark, question, answer, _, whence in table:
        assert question, mark
        assert answer, mark
        assert any(word in whence for word in words), mark


@game_pages
def test_code_and_tests_know_the_same_marks_as_the_page(name):
    rulings = {row[0] for row in rows(section(name, "Rulings"))}
    known = marks_in(sources(name), GAMES[name])
    assert known - rulings == set(), "marks without a row on the page"
    assert rulings - known == set(), "rows whose marks no code and no test names"
    assert marks_in(page(name), GAMES[name]) == rulings


@game_pages
def test_edge_cases_are_those_of_the_tests(name):
    numbers = [row[0] for row in rows(section(name, "Edge cases"))]
    sort = numbers[0].rstrip("1")
    assert numbers == [f"{sort}{number}" for number in range(1, len(numbers) + 1)]
    pattern = r"(?<![A-Za-z0-9])E(\d+)(?=[_ ])" if sort == "E" else r"edge[_ ](\d+)"
    tested = {int(number) for number in re.findall(pattern, engine_tests(name))}
    assert tested == {*range(1, len(numbers) + 1)}


def test_examples_of_tenstuff_are_those_of_the_tests():
    pattern = r"(?<![A-Za-z0-9])E(\d+)(?![0-9])"
    listed, tested = (
        set(re.findall(pattern, text)) for text in (section("tenstuff", "Examples"), engine_tests("tenstuff"))
    )
    assert listed == tested == {str(number) for number in range(1, 13)}


@game_pages
def test_the_states_are_the_phases_of_the_game(name):
    states = set(re.findall(r"\*\*`(\w+)`\*\*", page(name)))
    phases = f"tenfold.games.{drawer(name)}.phases"
    known = vars(importlib.import_module(phases)) if importlib.util.find_spec(phases) else {}
    assert states == {thing.name for thing in known.values() if isinstance(thing, tenfold.Phase)}
    assert states or name == "pig10"


def shape(act: str) -> str:
    """Return an act with signs for its cards, cells and numbers. Several of a sign in a row are one."""
    words = ["#" if re.fullmatch(r"-?\d+|[A-Z0-9][A-Z0-9]?|r\dc\d", word) else word for word in act.split()]
    return " ".join(word for at, word in enumerate(words) if word != "#" or words[at - 1 : at] != ["#"])


@game_pages
def test_the_acts_are_those_of_the_game(name):
    game = tenfold.load_game(name, tenfold.game_class(name).max_players)
    acts = game.actions.texts[: game.num_distinct_actions()]
    listed = [act for row in rows(section(name, "Notation")) if len(row) == 2 for act in quoted(row[1])]
    assert set(listed) <= set(acts)
    assert {*map(shape, listed)} == {*map(shape, acts)}


@game_pages
def test_the_events_are_those_of_the_game(name):
    listed = [kind for row in rows(section(name, "Notation")) if len(row) == 3 for kind in quoted(row[0])]
    events = importlib.import_module(f"tenfold.games.{drawer(name)}.events")
    (union,) = (thing for alias, thing in vars(events).items() if alias.endswith("Event") and typing.get_args(thing))
    kinds = [kind for event in typing.get_args(union) for kind in typing.get_args(typing.get_type_hints(event)["kind"])]
    assert sorted(listed) == sorted(kinds)


def event_texts(name: str) -> str:
    """Return the part of a game's catalogue that tells what happens."""
    catalogue = ENGINE / "tenfold" / "games" / drawer(name) / "text" / "en.ftl"
    found = re.search(r"^## What happens\n(.*?)^## ", catalogue.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"The catalogue of {name} has no section “What happens”."
    return found[1]


@game_pages
def test_events_are_told_in_the_words_of_the_game(name):
    words = set(re.findall(r"[a-z]+", event_texts(name).lower()))
    for *_, sentence in (row for row in rows(section(name, "Notation")) if len(row) == 3):
        plain = re.sub(r"\b(Ada|Bea|Cleo|[A-Z0-9]?[A-Z0-9])\b|’s\b", "", sentence).lower()
        for word in re.findall(r"[a-z]+", plain):
            assert {word, word.removesuffix("s")} & words, f"“{word}” of “{sentence}”"


def test_the_index_tells_the_games_as_they_are():
    table = {quoted(row[1])[0]: row for row in rows((RULES / "index.md").read_text("utf-8")) if len(row) == 6}
    assert set(table) == set(GAMES)
    for name, (link, _, players, _, _, letter) in table.items():
        game = tenfold.game_class(name)
        assert f"[{game.long_name}]({name}.md)" == link
        assert players.startswith(f"{game.min_players}–{game.max_players}")
        assert letter == GAMES[name]
        assert page(name).startswith(f"# {game.long_name}\n")
        assert (f"offered to {game.offered_players[0]}–{game.offered_players[-1]}" in players) == (
            game.offered_players != tuple(range(game.min_players, game.max_players + 1))
        )


def test_the_deal_of_tenstuff():
    players, cards, left = ([int(number) for number in row[1:]] for row in _deal())
    assert dict(zip(players, cards, strict=True)) == DEALT
    assert left == [54 - number * DEALT[number] for number in players]


def _deal() -> list[list[str]]:
    lines = page("tenstuff").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("| players |"))
    return [re.split(r"\s*\|\s*", lines[at])[1:-1] for at in (start, start + 2, start + 3)]


@pytest.mark.parametrize("file", [RULES / f"{name}.md" for name in ("index", *GAMES)], ids=lambda file: file.stem)
def test_links_lead_somewhere(file: Path):
    links = re.findall(r"\]\(([^)#]+)", file.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (RULES / link).exists()] == []
