"""Names and badges: nothing comes apart, and no two people look alike, whatever people are called."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.graphemes import JOINERS, graphemes
from table.words import LONGEST_NAME, badges, clean_name, coloured_badges, unnamed

ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
JOINED = ["👩\u200d👧\u200d👦", "🏳️\u200d🌈", "👍🏽", "🇨🇭", ENGLAND, "❤️"]
LETTERS = ["Bea", "Ben", "bea", "B", "ß", "é", "Z\u0351\u0351", "李", "ابن", "K."]

odd_names = (
    st.lists(
        st.sampled_from([*JOINED, *LETTERS, "🐷", "\u200d", "1", "?", " "]) | st.characters(), min_size=1, max_size=6
    )
    .map("".join)
    .map(clean_name)
)
tables = st.lists(odd_names.filter(bool), min_size=2, max_size=8, unique=True)


@given(odd_names)
def test_a_name_is_one_short_line_of_whole_characters(name):
    assert len(name) <= LONGEST_NAME
    assert name == name.strip(JOINERS + " ")
    assert clean_name(name) == name
    assert all(c.isprintable() or c in JOINERS or c > "\U000e0000" for c in name)


@given(tables, st.randoms())
def test_badges_are_distinct_and_stay_whatever_the_order_of_the_seats(names, chance):
    found = dict(zip(names, badges(names), strict=True))
    assert len({badge.casefold() for badge in found.values()}) == len(names)
    chance.shuffle(names)
    assert badges(names) == [found[name] for name in names]


@given(tables, st.randoms())
def test_a_colour_belongs_to_a_name_and_no_other_at_the_table(names, chance):
    found = dict(zip(names, coloured_badges(names), strict=True))
    assert sorted({badge.colour for badge in found.values()} | set(range(1, 9))) == list(range(1, 9))
    assert len({badge.colour for badge in found.values()}) == len(names)
    chance.shuffle(names)
    assert coloured_badges(names) == [found[name] for name in names]


@given(tables)
def test_a_badge_is_one_or_two_characters_of_its_name_that_did_not_come_apart(names):
    for name, badge in zip(names, badges(names), strict=True):
        signs = graphemes(badge)
        assert 1 <= len(signs) <= 2
        known = {sign.casefold() for sign in graphemes(name)} | set("23456789")
        assert all(sign.casefold() in known for sign in signs)


def test_joined_emoji_stay_joined():
    for name in JOINED:
        assert clean_name(f" {name} ") == name
        assert graphemes(name) == [name]
        assert badges([name, "Ada"]) == [name, "Ad"]
    long = JOINED[0] * 6
    assert clean_name(long) == JOINED[0] * 4, "cut where a character ends"


def test_badges_tell_what_differs():
    assert badges(["Bea", "Beate"]) == ["Be", "Bt"]
    assert badges(["Bea Kunz", "Bea Mohr"]) == ["BK", "BM"]
    assert badges(["Bea 1", "Bea 2"]) == ["B1", "B2"]
    assert badges(["🐷", "🐸", "?"]) == ["🐷", "🐸", "?"]
    assert badges(["A", unnamed(0)]) == ["A", "Pl"]


def test_what_cannot_be_seen_is_no_name():
    for text in ("", " ", "\u200b", "\u200d", "\u0301", "\ufe0f", "\u202e", "\n\t"):
        assert clean_name(text) == ""


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Z" + "\u0308" * 22, "Z\u0308\u0308"),
        ("e\u0301" + "\u0323" * 9, "ẹ\u0323\u0323"),
        ("Z" + "\u0f72\u200d" * 9, "Z\u0f72\u200d\u0f72"),
        ("Zoë Nguyễn", "Zoë Nguyễn"),
        ("हिन्दी", "हिन्दी"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
    ],
)
def test_marks_are_not_piled_up_on_a_letter_of_a_name(typed, kept):
    assert clean_name(typed) == unicodedata.normalize("NFC", kept)
    assert clean_name(kept) == clean_name(typed)
