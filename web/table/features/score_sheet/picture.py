"""The scores as a picture to share: the winner, everyone's place, and the points of each round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import tenfold
from table import text as common
from table.boards import board_of
from table.features.score_sheet import text
from table.features.score_sheet.state import Played, ScoreSheet, played
from table.features.score_sheet.words import headline, in_order, points_sheet, result, series, series_label
from table.picture import WIDTH, Part, Picture, badge, emblem, slip, words
from table.scores import Sheet
from table.words import coloured_badges, signed

_EDGE, _GAP = 16, 12
_INSIDE = WIDTH - 2 * _EDGE
_PLACE, _ROW, _HEADING = 40, 24, 62


def picture(sheet: ScoreSheet) -> Picture:
    """Return a picture of the current game, and of the series."""
    games = played(sheet)
    game = latest(games)
    parts = [*_title(sheet, game)]
    top = 116.0
    parts += _places(sheet, game, top)
    top += len(sheet.names) * _PLACE + _GAP
    for one in [series(sheet)] * bool(series_label(sheet, len(games))) + [points_sheet(sheet, game)]:
        if one.lines:
            parts += _table(one, sheet, top)
            top += _table_height(one) + _GAP
    return Picture(width=WIDTH, height=top + _EDGE - _GAP, parts=parts)


def latest(games: Sequence[Played]) -> Played:
    """Return the latest game that has a complete round, or the only one."""
    return next((game for game in reversed(games) if game.rounds), games[0])


def _title(sheet: ScoreSheet, game: Played) -> Iterator[Part]:
    """Yield the game and what it was played with, and who has won or leads."""
    beside = _EDGE + 48 + _GAP
    yield emblem(sheet.game, board_of(sheet.game).emblem, _EDGE, _EDGE, 48)
    title = tenfold.game_class(sheet.game).long_name
    yield words(title, beside, _EDGE + 15, size=24, look="bold", width=WIDTH - beside - _EDGE - 84)
    yield words(str(text.real_cards), beside, _EDGE + 38, look="muted", width=WIDTH - beside - _EDGE)
    yield words(str(text.share_by), WIDTH - _EDGE, _EDGE + 15, look="muted", align="right", width=80)
    yield words(headline(sheet, game), _EDGE, 90, size=18, look="bold", width=_INSIDE)


def _places(sheet: ScoreSheet, game: Played, top: float) -> Iterator[Part]:
    """Yield a line for each player, by place."""
    badges = coloured_badges(sheet.names)
    yield slip(_EDGE, top, _INSIDE, len(sheet.names) * _PLACE)
    for line, seat in enumerate(in_order(game.places)):
        middle = top + (line + 0.5) * _PLACE
        yield words(str(game.places[seat]), 34, middle, size=17, look="bold", align="center", width=24)
        yield badge(badges[seat], 64, middle, 28)
        yield words(sheet.names[seat], 88, middle, size=16, look="bold", width=150)
        yield words(result(sheet, game, seat), WIDTH - 28, middle, align="right", width=88)


def _table(sheet: Sheet, of: ScoreSheet, top: float) -> Iterator[Part]:
    """Yield the points of each round, and their sums."""
    yield slip(_EDGE, top, _INSIDE, _table_height(sheet))
    left = _EDGE + _HEADING
    wide = (WIDTH - _EDGE - left - 4) / len(of.names)
    middles = [left + (seat + 0.5) * wide for seat in range(len(of.names))]
    line = top + 20
    yield words(sheet.heading, 28, line, size=12, look="muted", width=_HEADING - 14)
    for one, x in zip(coloured_badges(of.names), middles, strict=True):
        yield badge(one, x, line, 24)
    rows = [(one.heading, one.points, False) for one in sheet.lines] + [(str(common.total), sheet.totals, True)]
    for heading, points, is_sum in rows:
        line += _ROW + (6 if is_sum else 0)
        yield words(heading, 28, line, look="bold" if is_sum else "muted", width=_HEADING - 14)
        for number, x in zip(points, middles, strict=True):
            yield words(signed(number), x, line, look="bold" if is_sum else "", align="center", width=wide - 2)


def _table_height(sheet: Sheet) -> float:
    return 20 + (len(sheet.lines) + 1) * _ROW + 6 + 18
