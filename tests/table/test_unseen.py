"""What nothing is shown for passes as no name, no title and no difference between two."""

import json
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.features.added_games import guests
from table.features.added_games.guests import Entry, GuestError
from table.graphemes import BLANKS, IGNORABLE, JOINERS, is_tag
from table.words import clean_name, clean_text, spelled
from tests.table.test_guests import entry_data
from web.build.node import run_node

UNSEEN = sorted(IGNORABLE | BLANKS)

BY_UNICODE = r"""
const found = [];
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
for (let n = 0; n <= 0x10ffff; n++) if (ignorable.test(String.fromCodePoint(n))) found.push(n);
console.log(JSON.stringify(found));
"""


def test_the_list_is_unicodes():
    assert sorted(map(ord, IGNORABLE)) == json.loads(run_node("-e", BY_UNICODE))
    assert len(IGNORABLE) == 4174


def test_no_code_point_leaves_in_a_text_what_is_not_shown():
    every = [chr(number) for number in range(sys.maxunicode + 1) if not 0xD800 <= number < 0xE000]
    for start in range(0, len(every), 256):
        signs = every[start : start + 256]
        text = clean_text("".join(f"a{sign}" for sign in signs), 512)
        assert not (IGNORABLE | BLANKS) & {*text}, hex(ord(signs[0]))
        assert text.count("a") >= len(signs)


def test_no_code_point_hides_in_a_name_of_letters():
    for sign in UNSEEN:
        name = clean_name(f"Ada{sign}Bea")
        assert not (IGNORABLE | BLANKS) & {*name}, hex(ord(sign))


def test_what_is_not_shown_is_no_name_and_no_title():
    for sign in UNSEEN:
        for text in (sign, sign * 9, f" {sign} "):
            assert clean_name(text) == "", hex(ord(sign))
            assert clean_text(text, 40) == "", hex(ord(sign))
            assert spelled(text) == "", hex(ord(sign))


def test_titles_that_differ_in_what_is_not_shown_are_one():
    entry = Entry.read(entry_data("pig10"))
    for sign in UNSEEN:
        for title in (f"Tens{sign}", f"{sign}Tens", f"Te{sign}ns"):
            assert spelled(title) == "tens", hex(ord(sign))
            with pytest.raises(GuestError, match="can’t be called"):
                guests.check_titles([entry._replace(title=title)], ())


@given(st.lists(st.sampled_from(UNSEEN) | st.characters(), max_size=12).map("".join))
def test_two_texts_alike_without_what_is_not_shown_are_spelled_alike(text):
    plain = "".join(sign for sign in unicodedata.normalize("NFKC", text) if sign not in UNSEEN)
    assert spelled(plain) == spelled(text)


KEPT = ["👩\u200d👧\u200d👦", "🏳️\u200d🌈", "❤️", "1️⃣", "☺︎", "ক্\u200dষ", "می\u200cخواهم", "🏴\U000e0067\U000e007f"]


@pytest.mark.parametrize("name", KEPT)
def test_what_changes_the_looks_of_a_name_stays(name):
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@given(st.lists(st.sampled_from([*UNSEEN[:80], *"ab1éक👩❤🏴"]) | st.characters(), max_size=12).map("".join))
def test_nothing_else_stays(text):
    name = clean_name(text)
    assert clean_name(name) == name
    for before, sign in zip(" " + name, name, strict=False):
        if sign in IGNORABLE:
            assert sign in JOINERS + "\ufe0e\ufe0f" or is_tag(sign)
            assert not before.isascii() or before in "0123456789#*"


def test_nobody_makes_a_game_under_tenfolds_name():
    from table.features.added_games import addons
    from tests.table.readers import wheel

    for author, known in {
        "Tenfold": "an unknown author",
        "T\u3164en\u200bfold ": "an unknown author",
        "\u3164": "an unknown author",
        "Ada": "Ada",
    }.items():
        assert addons.from_text(wheel(f"Author: {author}\n")).author == known
