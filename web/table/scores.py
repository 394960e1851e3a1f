"""The score sheet for games of several rounds: a sentence, a chart of the totals, and a table by round."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table import text
from table.speech import aloud
from table.widgets import badge
from table.words import ahead, badges, coloured_badges, longest_word, signed, together
from tenfold import Person
from tenfold.messages import Message, in_text, you_of

WIDTH, HEIGHT = 328, 152
LETTER = 7.5
"""The width of a letter in a chart, about."""
LEFT, RIGHT, TOP, BOTTOM = 30, 252, 10, 130
LABELS = 278


class Line(NamedTuple):
    """A round: its heading, and by seat the points and their origin, in small print and for screen readers."""

    heading: str
    points: Sequence[int]
    small: Sequence[str] = ()
    aloud: Sequence[str] = ()


class Fate(NamedTuple):
    """What the last round did for a seat: if it went well or badly, None if neither, and what that means in words.

    `small` says more in small print. `headline` is the sentence for the seat's own player.
    """

    good: bool | None
    words: str
    small: str
    headline: Message


@dataclass(frozen=True)
class Sheet:
    """A score sheet. `rounds` is the number of rounds, None if unknown. `over` is true after the last one.

    With a `limit`, the game ends when a total goes beyond it, up or down. The chart shows how near that is.
    In a sheet of a series of `games`, a line is a whole game. `played` is the number of rounds if lines are about
    something else, too, None if each line is a round. `latest` says by seat how the last round went, and `headline`
    how it went for everyone.
    """

    heading: str
    lines: Sequence[Line]
    totals: Sequence[int]
    note: str
    rounds: int | None = None
    high_wins: bool = True
    limit: int | None = None
    over: bool = False
    games: bool = False
    played: int | None = None
    latest: Sequence[Fate] = ()
    headline: Message | None = None


LEAST_ROUNDS = 3
"""The number of rounds from which a chart of the totals shows more than the table."""


def score_sheet(sheet: Sheet, names: Sequence[str]) -> Renderable:
    """Return the whole sheet. After one round, the table by round says it all."""
    return h.div(".scores.stack")[
        h.section(".slip.stack", aria_labelledby="leads")[
            h.h2("#leads")[str(text.scores) if sheet.over else leader(sheet, names)],
            h.p(".smaller.muted")[_how_far(sheet)],
            _picture(sheet, names),
        ],
        table(sheet, names),
        sheet.note and h.p(".smallest.muted")[sheet.note],
    ]


def round_end(sheet: Sheet, names: Sequence[str], computers: AbstractSet[int] = frozenset()) -> Renderable:
    """Return the end of a round: its headline, how it went for everyone, and below that the game so far.

    `computers` are the seats whose players have a face. After the first round, a table by round would say the same.
    """
    picture = _picture(sheet, names)
    limits = sheet.limit is not None and sheet.note
    so_far = [
        picture and h.div(".slip")[picture],
        limits and h.p(".smallest.muted")[limits],
        len(sheet.lines) > 1 and table(sheet, names),
    ]
    return h.div(".scores.stack.ending")[
        h.div(".half")[
            h.section(".slip.stack.round-end", aria_labelledby="moment")[
                _headline(sheet, names),
                h.p(".smaller")[_so_far(sheet, names), h.span("#leads")[leader(sheet, names)]],
                h.p(".smaller.muted")[_how_far(sheet)],
                _latest(sheet, names, computers),
            ]
        ],
        any(so_far) and h.div(".half")[so_far],
    ]


def _picture(sheet: Sheet, names: Sequence[str]) -> Node:
    """Draw the totals: with a limit as bars, otherwise as lines, as soon as these show more than the table."""
    if sheet.limit is not None:
        return bars(sheet, names)
    return chart(sheet, names) if len(sheet.lines) >= LEAST_ROUNDS else None


def _headline(sheet: Sheet, names: Sequence[str]) -> Renderable:
    """Draw the reader's own result of the round, or a sentence about everyone where several people read it."""
    you = you_of(names)
    if you is None:
        return h.div(".laurel")[h.h2("#moment.long")[in_text(sheet.headline, names) if sheet.headline else ""]]
    fate, points = sheet.latest[you], sheet.lines[-1].points[you]
    return h.div(".laurel")[
        h.h2("#moment.long")[
            h.span[in_text(fate.headline, names), h.span(".unseen")[":"]],
            " ",
            h.b(f".gain{_look(fate)}")[signed(points, plus=bool(points))],
        ]
    ]


def _so_far(sheet: Sheet, names: Sequence[str]) -> str:
    """Return the reader's total, as the start of a line."""
    you = None if len(sheet.lines) == 1 else you_of(names)
    return "" if you is None else f"{text.in_all(points=str(text.points(count=sheet.totals[you])))} · "


def _look(fate: Fate) -> str:
    return {True: ".good", False: ".bad", None: ""}[fate.good]


def _latest(sheet: Sheet, names: Sequence[str], computers: AbstractSet[int]) -> Renderable:
    """Draw how the last round went for everyone, the best first, and the totals."""
    points, own, you = sheet.lines[-1].points, coloured_badges(names), you_of(names)
    later = len(sheet.lines) > 1  # the totals of a first round would only repeat its points
    ranks = {True: 0, None: 1, False: 2}

    def rank(seat: int) -> tuple[int, int]:
        return ranks[sheet.latest[seat].good], -points[seat] if sheet.high_wins else points[seat]

    return h.table(".last-round", aria_label=str(text.latest_round))[
        h.thead[
            h.tr[
                h.td,
                h.th(scope="col")[str(text.this_round)],
                later and h.th(scope="col")[str(text.total)],
            ]
        ],
        h.tbody[
            [
                h.tr(".own" if seat == you else "")[
                    h.th(scope="row")[
                        h.div(".row")[
                            h.span(".fated")[badge(own[seat], bot=seat in computers), _mark_of(fate)],
                            h.div[
                                h.b[names[seat]],
                                " ",
                                h.span(".smaller.muted")[fate.small],
                            ],
                        ]
                    ],
                    h.td[h.b(f".gain{_look(fate)}")[signed(points[seat], plus=bool(points[seat]))]],
                    later
                    and h.td(".num", data_before=signed(sheet.totals[seat] - points[seat]))[
                        h.span[signed(sheet.totals[seat])]
                    ],
                ]
                for seat in sorted(range(len(names)), key=rank)
                for fate in [sheet.latest[seat]]
            ]
        ],
    ]


def _mark_of(fate: Fate) -> Node:
    """Draw the sign at a badge that says if the round went well or badly."""
    if fate.good is None:
        return None
    return h.span(f".fate{_look(fate)}", role="img", aria_label=fate.words)["✓" if fate.good else "✗"]


def leader(sheet: Sheet, names: Sequence[str]) -> str:
    """Return a sentence with the leaders, and by how much.

    >>> leader(Sheet("", [], [49, 48, 38], ""), ["Maximiliane", "Bea", "Ada"])
    'Maximiliane leads by 1'
    """
    first, margin = ahead(sheet.totals, high_wins=sheet.high_wins)
    if len(first) == len(names):
        return str(text.all_level)
    if len(first) > 1:
        return in_text(text.lead(winners=together(first, names)), names)
    return in_text(text.leads(who=Person(first[0]), margin=str(margin)), names)


def _how_far(sheet: Sheet) -> str:
    count, of = len(sheet.lines) if sheet.played is None else sheet.played, sheet.rounds
    if of is None:
        after = str((text.after_games if sheet.games else text.after)(count=count))
    else:
        after = str((text.after_of_games if sheet.games else text.after_of)(count=count, of=of))
    return after if sheet.high_wins else f"{after} · {text.fewest_win}"


def chart(sheet: Sheet, names: Sequence[str]) -> Node:
    """Draw the totals after each round: a line for every seat, with its own look and its total as label."""
    runs = [_running([line.points[seat] for line in sheet.lines]) for seat in range(len(names))]
    low, high = min(0, *map(min, runs)), max(10, *map(max, runs))
    step = _step(high - low)
    levels = range(low // step * step, -(-high // step) * step + 1, step)
    rounds = max(1, len(sheet.lines))
    every = 1 if len(sheet.lines) <= 10 else 2
    below = [((i * every + 1) / rounds, line.heading) for i, line in enumerate(sheet.lines[::every])]
    return line_chart(
        [[(i / rounds, value) for i, value in enumerate(run)] for run in runs],
        names,
        levels={level: signed(level) for level in levels},
        below=below,
        ends=[f"{signed(run[-1])} {name}" for run, name in zip(runs, short_names(names), strict=True)],
        name=totals_aloud(sheet.totals, names),
    )


def line_chart(
    lines: Sequence[Sequence[tuple[float, float]]],
    names: Sequence[str],
    *,
    levels: Mapping[int, str],
    below: Sequence[tuple[float, str]],
    ends: Sequence[str],
    name: str,
    letters: Sequence[str] = (),
    strong: Collection[int] = (),
) -> Node:
    """Draw a line for every seat, with its own colour, dashes and marks. A point is a share of the width and a value.

    `levels` maps the values of the horizontal lines to their labels, the lowest first. `below` holds the labels under
    the chart. `ends` holds those of the lines, each drawn with a piece of its line. `name` is for screen readers. With
    `letters`, each line also shows its letter where there is room. The lines of `strong` seats are wider, and lie over
    the others. Colours go by seat, as two names can have badges that look alike.
    """
    bottom, *_, top = levels
    place = min(LABELS, WIDTH - LETTER * max(map(len, ends)))
    right = place - LABELS + RIGHT

    def across(share: float) -> float:
        return LEFT + (right - LEFT) * share

    def down(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - bottom) / (top - bottom)

    parts = []
    for level, label in levels.items():
        y = down(level)
        parts.append(f'<path class="axis" d="M{LEFT} {y:.1f}H{right}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    for share, label in below:
        escaped = Markup.escape(label)
        parts.append(f'<text x="{across(share):.1f}" y="{HEIGHT - 4}" text-anchor="middle">{escaped}</text>')
    labels = apart([down(line[-1][1]) for line in lines])
    for seat in sorted(range(len(lines)), key=lambda seat: seat in strong):
        points = "L".join(f"{across(share):.1f} {down(value):.1f}" for share, value in lines[seat])
        look = f"l series-{seat + 1}{' strong' if seat in strong else ''}"
        parts.append(f'<path class="{look}" d="M{points}"/>')
        parts.append(f'<path class="{look}" d="M{place - 22} {labels[seat]:.1f}h17"/>')
        marked = lines[seat][1:] if len(lines[seat]) <= MOST_MARKS else lines[seat][-1:]
        marks = [_mark(seat, across(share), down(value)) for share, value in marked]
        marks.append(_mark(seat, place - 13.5, labels[seat]))
        parts.append(f'<path class="mark series-{seat + 1}" d="{"".join(marks)}"/>')
    for end, y in zip(ends, labels, strict=True):
        parts.append(f'<text class="end" x="{place}" y="{y + 4:.1f}">{Markup.escape(end)}</text>')
    drawn_lines = [[(across(share), down(value)) for share, value in line] for line in lines]
    for letter, spot in zip(letters, by_themselves(drawn_lines), strict=False):
        if spot is not None:
            at = f'x="{spot[0]:.1f}" y="{spot[1]:.1f}"'
            parts.append(f'<text class="end on-line" {at} text-anchor="middle">{Markup.escape(letter)}</text>')
    return drawn(parts, HEIGHT, name)


MOST_MARKS = 12
"""The most points of a line that each have a mark. A longer one has it at its end only."""

MARKS = (
    "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "m-3.5-3.5h7v7h-7z",
    "m0-5l4.6 8h-9.2z",
    "m0-5.2l4.4 5.2l-4.4 5.2l-4.4-5.2z",
    "m-1.7-4.7h3.4v3h3v3.4h-3v3h-3.4v-3h-3v-3.4h3z",
    "m0 5l4.6-8h-9.2z",
    "m-5-2.5h10v5h-10z",
    "m-2.5-5h5v10h-5z",
)
"""The mark of each seat: circle, square, triangle, diamond, cross, triangle on its head, and two bars."""


def _mark(seat: int, x: float, y: float) -> str:
    return f"M{x:.1f} {y:.1f}{MARKS[seat]}"


ROOM = 15
"""The distance from all other lines that a line needs for its letter."""


def by_themselves(lines: Sequence[Sequence[tuple[float, float]]]) -> list[tuple[float, float] | None]:
    """Return the place with most room for each line's letter, above or below it. None if there is no room.

    >>> by_themselves([[(30, 20), (140, 20), (252, 20)], [(30, 100), (140, 90), (252, 20)]])
    [(140, 15), (140, 103)]
    """
    found = []
    for seat, line in enumerate(lines):
        others = [*lines[:seat], *lines[seat + 1 :]]
        places = []
        for x, y in line:
            if LEFT + 20 <= x <= RIGHT - 20:
                nearest = min((_height(other, x) for other in others), key=lambda height: abs(height - y), default=TOP)
                under = nearest < y <= BOTTOM - 13  # the chart's own labels are below that
                places.append((abs(nearest - y), x, y + 13 if under else y - 5))
        room, x, y = max(places, default=(0.0, 0.0, 0.0))
        found.append((x, y) if room >= ROOM else None)
    return found


def _height(line: Sequence[tuple[float, float]], x: float) -> float:
    """Return the height of a drawn line at this place."""
    for (left, before), (right, after) in pairwise(line):
        if left <= x <= right:
            return before + (after - before) * (x - left) / (right - left) if right > left else after
    return line[-1][1]


def bars(sheet: Sheet, names: Sequence[str]) -> Node:
    """Draw the totals as bars around 0, with broken lines at the limits and notches at the previous round's totals."""
    assert sheet.limit is not None
    letters = short_names(names)
    aside = name_room(letters)
    reach = max(sheet.limit, *map(abs, sheet.totals)) * 1.06
    middle, half, step = (aside + WIDTH) / 2 - 8, (WIDTH - aside) / 2 - 24, 24
    height = step * len(names) + 22

    def across(value: float) -> float:
        return middle + half * value / reach

    parts = [f'<path class="axis" d="M{middle:.1f} 4V{height - 18}"/>']
    for value in (-sheet.limit, 0, sheet.limit):
        if value:
            look = "limit wins" if (value > 0) is sheet.high_wins else "limit"
            parts.append(f'<path class="axis {look}" d="M{across(value):.1f} 4V{height - 18}"/>')
        parts.append(f'<text x="{across(value):.1f}" y="{height - 4}" text-anchor="middle">{signed(value)}</text>')
    for seat, total in enumerate(sheet.totals):
        y = 4 + step * seat
        left, right = sorted((across(0), across(total)))
        before = across(total - sheet.lines[-1].points[seat])
        inside = right - left > 40
        anchor = "start" if inside == (total < 0) else "end"
        x = across(total) + (6 if anchor == "start" else -6)
        opened = f'<text class="{"inside" if inside else "end"}" x="{x:.1f}" y="{y + 16}" text-anchor="{anchor}">'
        end = max(right, left + 1)
        parts += [
            f'<text class="end" x="4" y="{y + 16}">{Markup.escape(letters[seat])}</text>',
            f'<path class="bar series-{seat + 1}" d="M{left:.1f} {y + 3}H{end:.1f}V{y + 21}H{left:.1f}z"/>',
            f'<path class="notch" d="M{before:.1f} {y - 1}v5M{before:.1f} {y + 20}v5"/>',
            f"{opened}{signed(total)}</text>",
        ]
    return drawn(parts, height, totals_aloud(sheet.totals, names), ".bars")


SHORT = 9
"""The most letters of a name beside a bar or a line."""


def short_names(names: Sequence[str]) -> list[str]:
    """Return everyone's first name, or badges' letters if there's no room for those or they are the same.

    >>> short_names(["Bea K.", "Carl"]), short_names(["Bea K.", "Bea M."])
    (['Bea', 'Carl'], ['BK', 'BM'])
    """
    first = [name.split()[0] for name in names]
    fits = longest_word(first) <= SHORT and len(set(first)) == len(first)
    return first if fits else badges(names)


def name_room(short: Sequence[str]) -> float:
    """Return where bars may begin beside these names."""
    return max(40, 12 + LETTER * longest_word(short))


def table(sheet: Sheet, names: Sequence[str]) -> Renderable:
    """Draw a table round by round, with the totals at the foot."""
    label = text.game_by_game if sheet.games else text.round_by_round
    return h.div(".slip.table-slip", tabindex="0", role="region", aria_label=str(label))[
        h.table[
            head(sheet.heading, names),
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[line.heading],
                        [
                            h.td(".miss" if not points else "")[
                                h.b[signed(points)],
                                _small_print(line, seat) if line.small else None,
                            ]
                            for seat, points in enumerate(line.points)
                        ],
                    ]
                    for line in sheet.lines
                ]
            ],
            h.tfoot[h.tr[h.th(scope="row")[str(text.total)], [h.td[signed(total)] for total in sheet.totals]]],
        ]
    ]


def _small_print(line: Line, seat: int) -> Node:
    if not line.aloud:
        return [h.br, h.small(".muted")[line.small[seat]]]
    heard = h.span(".unseen")[f", {line.aloud[seat]}"]
    return [heard, h.br, h.small(".muted", aria_hidden="true")[line.small[seat]]]


NARROW = 36
"""The number of letters for which the columns of a table have room on a small phone."""


def head(corner: str, names: Sequence[str]) -> Renderable:
    """Return the first row of a table with a column for each player. Names with a word too long for it stand upright.

    >>> ["upright" in str(head("", ["Maximilian", *others])) for others in (["Bea", "Ada"], ["Bea", "Ada", "Eve"])]
    [False, True]
    """
    upright, you = longest_word(names) * len(names) > NARROW, you_of(names)
    columns = [
        (h.b(aria_hidden="true")[letters], h.span(".column-name")[name])
        for letters, name in zip(badges(names), names, strict=True)
    ]
    return h.thead(".upright" if upright else "")[
        h.tr[
            h.th(scope="col")[corner],
            [
                h.th(".own" if seat == you else "", scope="col")[column[::-1] if upright else column]
                for seat, column in enumerate(columns)
            ],
        ]
    ]


def totals_aloud(totals: Sequence[int], names: Sequence[str]) -> str:
    """Return the text for screen readers of a chart of totals."""
    phrases = [text.total_of(name=name, points=signed(total)) for name, total in zip(names, totals, strict=True)]
    return aloud(str(text.totals(totals=tuple(phrases))))


def drawn(parts: Iterable[str], height: float, name: str, look: str = "") -> Node:
    """Return a chart. `name` is for screen readers."""
    return h.svg(f".chart{look}", viewBox=f"0 0 {WIDTH} {height}", role="img", aria_label=name)[Markup("".join(parts))]


def _running(points: Sequence[int]) -> list[int]:
    run = [0]
    for gained in points:
        run.append(run[-1] + gained)
    return run


def _step(span: int) -> int:
    """Return the distance between the chart's horizontal lines, so that there are at most five steps."""
    return next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if span / step <= 5)


def apart(wanted: Sequence[float], gap: float = 14) -> list[float]:
    """Return labels as near as possible to their places without overlap. Labels that collide share the shift.

    >>> apart([20, 50, 56])
    [20, 46.0, 60.0]
    >>> apart([100, 126, 130])
    [100, 116, 130]
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    groups: list[tuple[float, list[int]]] = []  # the wanted place of a group's first label, and its labels
    for i in order:
        start, group = wanted[i], [i]
        while groups and groups[-1][0] + gap * len(groups[-1][1]) > start:
            before, others = groups.pop()
            both = [*others, *group]
            start = (before * len(others) + (start - gap * len(others)) * len(group)) / len(both)
            group = both
        groups.append((start, group))
    found = dict(zip(order, (start + gap * n for start, group in groups for n in range(len(group))), strict=True))
    for n, i in enumerate(reversed(order)):
        found[i] = min(found[i], BOTTOM - gap * n)
    return [found[i] for i in range(len(wanted))]
