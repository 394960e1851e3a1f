"""What a score sheet says as a whole: how it stands, and its scores as a text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import tenfold
from table import matches
from table import text as common
from table.boards import board_of
from table.features.score_sheet import text
from table.features.score_sheet.state import Played, ScoreSheet, finished, match_of, played
from table.model import Summary
from table.scores import Line, Sheet, leader
from table.words import who_won


def points_sheet(sheet: ScoreSheet, game: Played) -> Sheet:
    """Return the scores of a game's complete rounds, as `table.scores` draws them."""
    rounds, limit = game.scoring.limits(sheet.table)
    return Sheet(
        heading=str(text.heading),
        lines=game.scoring.lines(game.rounds),
        totals=game.scores,
        note=str(game.scoring.note or ""),
        rounds=rounds,
        high_wins=sheet.table.high_score_wins,
        limit=limit,
        over=game.now is None,
        played=len(game.rounds),
    )


def headline(sheet: ScoreSheet, game: Played) -> str:
    """Return who has won a finished game, or who leads."""
    if game.now is not None:
        return leader(points_sheet(sheet, game), sheet.called) if game.rounds else str(text.no_round_yet)
    return who_won(game.places, sheet.called)


def result(sheet: ScoreSheet, game: Played, seat: int) -> str:
    """Return a seat's score in words, empty if the place says it all."""
    return board_of(sheet.game).score_line(game.scores[seat])


def series(sheet: ScoreSheet) -> Sheet:
    """Return the points of the series, a line for each finished game."""
    over = [game for game in played(sheet) if game.now is None]
    return Sheet(
        heading=str(text.heading_series),
        lines=[Line(str(at), tenfold.match_points(game.places)) for at, game in enumerate(over, start=1)],
        totals=match_of(sheet, played(sheet)).points,
        note=str(common.match_note),
        rounds=sheet.games if sheet.games > 1 else None,
        over=finished(sheet) and sheet.games > 1,
        games=True,
    )


def series_label(sheet: ScoreSheet, number: int) -> str:
    """Return which game of a series this is; empty if there is no series."""
    if sheet.games > 1:
        return str(common.match_game_of(count=number, of=sheet.games))
    return str(common.match_game(count=number)) if len(played(sheet)) > 1 else ""


def in_order(places: Sequence[int]) -> list[int]:
    """Return the seats by place."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def standing(sheet: ScoreSheet) -> str:
    """Return how the series stands, or how the last game does."""
    games = played(sheet)
    match = match_of(sheet, games)
    if match.number > 1 or (sheet.games > 1 and match.number):
        return matches.standing(match, sheet.called)
    return headline(sheet, games[-1])


def summary(sheet: ScoreSheet) -> str:
    """Return the scores as a text to share, a line for each player."""
    return "\n".join(_lines(sheet))


def _lines(sheet: ScoreSheet) -> Iterator[str]:
    games = played(sheet)
    title = tenfold.game_class(sheet.game).long_name
    yield str(text.share_head(title=title, standing=standing(sheet)))
    for number, game in enumerate(games, start=1):
        if not game.rounds:
            continue
        if len(games) > 1:
            yield str(common.match_game(count=number))
        for seat in in_order(game.places):
            row = text.share_row(place=game.places[seat], name=sheet.shown_names[seat], value=result(sheet, game, seat))
            yield str(row)


def lines_of(sheet: ScoreSheet) -> list[Summary]:
    """Return a line for each finished game, as in the list of saved games, the latest first."""
    games = played(sheet)
    found = []
    for number, game in enumerate(games, start=1):
        if game.now is None:
            found.append(
                Summary(
                    id=f"{sheet.id}-{number}",
                    game=sheet.game,
                    names=sheet.shown_names,
                    when=sheet.when,
                    line="",
                    finished=True,
                    places=tuple(game.places),
                    scores=tuple(game.scores),
                    match=sheet.id,
                    number=number if sheet.games > 1 else 0,
                    length=sheet.games,
                    levels=("",) * len(sheet.shown_names),
                )
            )
    return found[::-1]
