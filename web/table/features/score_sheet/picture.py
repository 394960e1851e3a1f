"""The scores of a game of real cards as a picture to share."""

from __future__ import annotations

from collections.abc import Sequence

from table.features.score_sheet import text
from table.features.score_sheet.state import Played, ScoreSheet, played
from table.features.score_sheet.words import headline, points_sheet, result, series, series_label
from table.picture import Picture
from table.score_picture import Scores, course_of, picture


def of_sheet(sheet: ScoreSheet) -> Picture:
    """Return a picture of the current game, and of the series."""
    games = played(sheet)
    game = latest(games)
    points = points_sheet(sheet, game)
    sheets = [series(sheet), points] if series_label(sheet, len(games)) else [points]
    scores = Scores(
        sheet.game,
        str(text.real_cards),
        headline(sheet, game),
        sheet.shown_names,
        game.places,
        [result(sheet, game, seat) for seat in range(len(sheet.names))],
        sheets,
        course_of(points),
    )
    return picture(scores)


def latest(games: Sequence[Played]) -> Played:
    """Return the latest game that has a complete round, or the only one."""
    return next((game for game in reversed(games) if game.rounds), games[0])
