"""Whatever a stranger has written, reading it takes no more time than its length explains."""

import ast
import json
import re

import pytest

from tests.table import readers
from web.build.paths import ROOT

LIKE_A_READER = re.compile(
    r"(read|from_|clean|open|recall|spelled|line_of|load_all|names_of|saves_of|with_.*_of|graphemes|lines_in"
    r"|come_back|deserialize|mine$|kept$|merged|summar(y|ies)_from)"
)
FEATURES = [folder.relative_to(ROOT).as_posix() for folder in sorted((ROOT / "web/table/features").glob("*/"))]
FOLDERS = ("web/table", "web/table/update", *FEATURES, "engine/tenfold")

ELSEWHERE = {
    "features.added_games.addons._Packed": "in features.added_games.addons.read",
    "arena.read": "a file that somebody names on the command line",
    "features.lessons.keeping.merged": "in features.backup.importing.opened",
    "merging.merged": "in features.backup.importing.opened",
    "features.daily.keeping.merged": "in features.backup.importing.opened",
    "features.puzzles.keeping.merged": "in features.backup.importing.opened",
    "features.puzzles.keeping.read": "in saves.load_all puzzles",
    "model.": "of the model",
    "players.names_of": "of names on the command line",
    "notes.Notes.read": "of a record that was read",
    "reading.": "the reader of all others, in observation.Observation.from_json",
    "reading_observations.": "observation.Observation.from_json",
    "features.phones.hosting.open_way": "asks for a way to other phones",
    "update.archive.read": "asks for chunks by number",
    "features.added_games.handlers.come_back": "in features.added_games.addons.read",
    "features.backup.handlers.mine": "keeps a text as it is",
    "features.sharing.handlers.opened": "update.shell:link",
    "update.saved_games.open_game": "asks for a game by its name",
    "update.saving.recall_look": "in update.saving.recall_front",
}
"""What is named like a reader and is not in the list of readers, and why."""


def named_like_readers():
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).glob("*.py")):
            if file.name.startswith("testing"):
                continue
            module = ".".join(
                file.relative_to(ROOT / re.split("/(?:update|features)", folder)[0]).with_suffix("").parts
            )
            body = ast.parse(file.read_text("utf-8")).body
            inside = [(f"{node.name}.", part) for node in body if isinstance(node, ast.ClassDef) for part in node.body]
            for owner, node in [*(("", node) for node in body), *inside]:
                if isinstance(node, ast.FunctionDef) and LIKE_A_READER.match(node.name):
                    yield f"{module}.{owner}{node.name}"


def test_no_reader_is_forgotten():
    tried = {name.partition(" ")[0] for name in readers.NAMES}
    found = [*named_like_readers()]
    assert len(found) > 40
    missing = [name for name in found if name not in tried and not name.startswith(tuple(ELSEWHERE))]
    assert missing == [], "add it to tests/table/readers.py"
    gone = [name for name in ELSEWHERE if not any(one.startswith(name) for one in found)]
    assert gone == [], "delete it from ELSEWHERE"


@pytest.mark.few(24)
@pytest.mark.parametrize("name", readers.NAMES)
def test_time_grows_no_faster_than_the_length(name, thorough):
    kinds = ["marks", "selectors", "letters"] if thorough else ["marks"]
    many = name in {*readers.OF_DATA, "record.Record.from_json endless", "update.saving.recall_front"}
    assert readers.too_slow(name, kinds, readers.LONG // (10 if many and not thorough else 1)) == []


def test_the_measure_sees_a_reader_of_data_that_looks_through_all_it_has_read(monkeypatch):
    def different(text: str) -> None:
        found = []
        for one in json.loads(text):
            if one not in found:
                found.append(one)

    monkeypatch.setitem(readers.OF_DATA, "different", (different, [0]))
    (finding,) = readers.too_slow("different", [], readers.LONG // 25)
    assert "numbers" in finding


def test_the_measure_sees_a_square(monkeypatch):
    def square(text: str) -> None:
        for at in range(0, len(text), 2000):
            text[at:].count("x")

    monkeypatch.setitem(readers.OF_TEXTS, "square", square)
    monkeypatch.setattr(readers, "PLAIN", {"letters": "x"})
    assert len(readers.too_slow("square", [])) == 1
