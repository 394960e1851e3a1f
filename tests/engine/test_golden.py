"""Games written down once are played the same for ever."""

import pytest

from tenfold import Record
from tests.engine import golden

FILES = sorted(golden.FOLDER.glob("*.txt"))


def test_every_golden_game_is_there():
    assert [path.stem for path in FILES] == sorted(golden.GAMES)


@pytest.mark.few(4)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path):
    record, digest = golden.load(path)
    assert record.finished
    assert golden.describe(record) == path.read_text("utf-8")
    assert record.digest() == digest
    assert Record.from_json(record.to_json()).digest() == digest


@pytest.mark.few(4)
@pytest.mark.parametrize("name", golden.GAMES)
def test_making_them_again_changes_nothing(name):
    keys = golden.GAMES[name]
    assert golden.describe(golden.play(**keys)) == (golden.FOLDER / f"{name}.txt").read_text("utf-8")
