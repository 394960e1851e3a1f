"""The ends of rounds and games: what is seen first, which row is the reader’s own, and what stands last."""

import pytest

from table import text
from table.scores import Fate, Line, Sheet, round_end
from tenfold.sentences import Names
from tests.table.driver import Person, Phone, play_to_the_end
from tests.table.page import read


def end_of_a_round(you):
    """Return the end of the second round between two."""
    points = (-3, 12)
    fates = [Fate(gained > 0, "", "", text.all_level) for gained in points]
    lines = [Line("1", (12, -1)), Line("2", points)]
    sheet = Sheet("Round", lines, (9, 11), "", latest=fates, headline=text.all_level)
    return read(str(round_end(sheet, Names(["Ada", "Bea"], you))))


def marked_as_own(root):
    return [part for part in root.walk() if "own" in (part.get("class") or "").split()]


@pytest.mark.parametrize("you", [0, 1])
def test_the_readers_row_and_column_are_marked_at_the_end_of_a_round(you):
    row, column = marked_as_own(end_of_a_round(you))
    name = ["Ada", "Bea"][you]
    assert row.tag == "tr"
    assert column.tag == "th"
    assert name in row.text
    assert column.text.endswith(name)


def test_no_row_is_marked_where_several_people_read():
    assert not marked_as_own(end_of_a_round(None))


def test_each_total_is_known_from_before_the_round_so_that_it_can_change():
    totals = [part for part in end_of_a_round(1).walk() if part.get("class") == "num"]
    assert [(one.get("data-before"), one.text) for one in totals] == [("−1", "11"), ("12", "9")]


def test_a_result_marks_the_readers_place_and_ends_with_the_number_of_the_deal():
    phone = Phone()
    phone.start("pee", deal=6)
    play_to_the_end(phone, Person(1))
    (place,) = marked_as_own(phone.page.one("main"))
    assert "You" in place.text
    *_, last, foot = [part for part in phone.page.one("main").children if not isinstance(part, str)]
    assert last.text.startswith("Deal number 6.")
    assert last.text.endswith("Check the deal")
    assert "foot" in (foot.get("class") or "")
