"""What was most remarkable about a finished game of several rounds: a fact, as one sentence."""

from __future__ import annotations

from itertools import accumulate

from table import text
from table.scores import LEAST_ROUNDS, Sheet
from table.words import ahead
from tenfold import Person
from tenfold.messages import Message


def remark(sheet: Sheet) -> Message | None:
    """Return the most remarkable fact about how a game was won; None if there is none or the win is shared.

    >>> [str(remark(Sheet("", [], [7, more], ""))) for more in (8, 9)]
    ['A single point decided it', 'None']
    """
    first, margin = ahead(sheet.totals, high_wins=sheet.high_wins)
    if len(first) > 1:
        return None
    winner = Person(first[0])
    after = _totals(sheet)
    lasting = len(after) >= LEAST_ROUNDS
    if lasting and (last := _last_after(after, winner.seat, high_wins=sheet.high_wins)):
        return text.remark_last(who=winner, count=last)
    if lasting and winner.seat not in ahead(after[-2], high_wins=sheet.high_wins)[0]:
        return text.remark_late(who=winner)
    if margin == 1:
        return text.remark_one
    if lasting and all(ahead(totals, high_wins=sheet.high_wins)[0] == [winner.seat] for totals in after):
        return text.remark_led(who=winner)
    return None


def _totals(sheet: Sheet) -> list[list[int]]:
    """Return everyone's totals after each round."""
    runs = [accumulate([line.points[seat] for line in sheet.lines]) for seat in range(len(sheet.totals))]
    return [list(totals) for totals in zip(*runs, strict=True)]


def _last_after(after: list[list[int]], seat: int, *, high_wins: bool) -> int:
    """Return the last round, at half-time or later, after which a seat was behind all others; 0 if there is none.

    With two players, the other one leads then, which is nothing special.
    """
    found = 0
    for count, totals in enumerate(after[:-1], 1):
        worst = ahead(totals, high_wins=not high_wins)[0]
        if len(totals) > 2 and worst == [seat] and 2 * count >= len(after):
            found = count
    return found
