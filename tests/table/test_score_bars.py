"""The bars of totals with a limit. Nothing is drawn over a number, and what wins isn’t coloured like what loses."""

import re

from hypothesis import given
from hypothesis import strategies as st

from table.scores import Line, Sheet, bars

LETTER = 8
"""As wide as a sign of the numbers is at most, in the units of the drawing. They are 12 high."""

TEXT = re.compile(r'<text class="(?:inside|end)" x="([\d.-]+)" y="(\d+)" text-anchor="(start|end)">([^<]+)<')
NOTCH = re.compile(r'class="notch" d="([^"]+)"')
STROKE = re.compile(r"M([\d.-]+) (\d+)v(\d+)")


def sheet(points, totals, *, high=False):
    return Sheet("Hand", [Line("1", points, [], [])], totals, "", high_wins=high, limit=100)


@given(st.lists(st.tuples(st.integers(-60, 60), st.integers(-110, 110)), min_size=2, max_size=8))
def test_no_notch_cuts_through_a_number(seats):
    points, totals = zip(*seats, strict=True)
    drawn = str(bars(sheet(points, totals), [f"P{letter}" for letter in "ABCDEFGH"[: len(seats)]]))
    strokes = [tuple(map(float, one)) for notch in NOTCH.findall(drawn) for one in STROKE.findall(notch)]
    assert len(strokes) >= len(seats)
    for at, baseline, anchor, number in TEXT.findall(drawn):
        left = float(at) - (len(number) * LETTER if anchor == "end" else 0)
        right, bottom = left + len(number) * LETTER, float(baseline)
        for x, top, high in strokes:
            beside = not left < x < right or top >= bottom or top + high <= bottom - 12
            assert beside, f"a notch at {x} cuts {number}"


def test_the_limit_that_wins_looks_other_than_the_one_that_loses():
    for high in (True, False):
        drawn = str(bars(sheet((1, 2), (3, 4), high=high), ["PA", "PB"]))
        limits = re.findall(r'class="axis (limit[^"]*)" d="M([\d.]+)', drawn)
        by_side = [look for look, at in sorted(limits, key=lambda limit: float(limit[1]))]
        assert by_side == (["limit", "limit wins"] if high else ["limit wins", "limit"])
