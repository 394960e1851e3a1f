"""Parting words: what a character says when its game is over."""

import pytest

from table.features.parting.screens import LINES, line, speaker
from tenfold.bots import CHARACTERS
from tests.table.driver import at_the_result
from tests.table.test_result_picture import finished

LONGEST = 60


def test_every_character_has_its_own_words():
    said = [str(words(name=name)) for name in CHARACTERS for pair in LINES.values() for words in pair]
    assert len(set(said)) == len(said) == 4 * len(CHARACTERS)
    assert max(map(len, said)) <= LONGEST


@pytest.mark.parametrize("deal", range(6))
@pytest.mark.parametrize("name", CHARACTERS)
def test_the_best_computer_player_speaks_as_it_has_fared(name, deal):
    record = finished("pig10", ["Bea", name, "Zoë"], deal, computers=2)
    assert speaker(record) == 1, "the other one has no character"
    won = record.state.ranking()[1] == 1
    assert line(record, 1) == LINES[won][deal % 2](name=name)
    phone = at_the_result(record)
    assert str(line(record, 1)) in phone.text
    assert f"{name} says:" in phone.text


def test_a_person_with_the_name_of_a_character_is_not_put_words_in_the_mouth():
    record = finished("pig10", ["Ada", "Grace"])
    assert speaker(record) is None
    assert "says:" not in at_the_result(record).text


def test_no_one_speaks_where_only_computers_have_played_or_in_practice():
    record = finished("pig10", ["Ada", "Grace"], computers=2)
    assert speaker(record) is not None
    assert "says:" not in at_the_result(record).text
    record = finished("pig10", ["Bea", "Grace"], computers=1)
    assert "Grace says:" in at_the_result(record).text
    record.meta["practice"] = "1-a 0"
    assert "says:" not in at_the_result(record).text
