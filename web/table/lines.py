"""Summary lines of saved games, as the list of games holds them: made from a record, saved, read, and checked."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from itertools import chain
from typing import Any

from table import matches, practice, text
from table.boards import board_of
from table.model import Summary
from table.notices import text as notices
from table.plain import dicts_of, text_of, texts_of
from table.step import Save, keep_as
from table.words import clean_name, clean_text, names_at
from tenfold import Record
from tenfold.bots import LEVELS
from tenfold.messages import you_of
from tenfold.plainjson import read_json
from tenfold.registry import SHELF

LINE = 80
"""The maximum length of a text in the line of an added game, in characters."""

IDENT = re.compile(r"[0-9a-f]{1,16}-[0-9a-f]{6}", re.ASCII)
"""The form of a saved game's id. `begin` in `table.update.setting_up` makes it, and a sandbox must follow it."""


_GAME = re.compile(r"[A-Za-z0-9._-]{1,60}")


def summary_of(key: str, record: Record, when: int) -> Summary:
    """Return the line of a game for the home screen and the history."""
    state, names = record.state, tuple(seat.name for seat in record.seats)
    match = matches.progress_of(record)
    begun = match is not None and (record.finished or match.number > 1)
    turn = -1 if record.finished else state.current_player()
    return Summary(
        id=key,
        game=record.game,
        names=names,
        when=when,
        line="" if record.finished else _next(names_at(record), turn),
        finished=record.finished,
        places=tuple(state.ranking()) if record.finished else (),
        scores=tuple(state.scores()) if record.finished else (),
        taken_back=bool(record.take_backs),
        tournament=record.meta.get("contest", ""),
        match=matches.first_of(record, key),
        place_in_match=match.label if match else "",
        standing=matches.standing(match, names) if match and begun else "",
        turn=turn,
        number=match.number if match else 0,
        length=match.games if match else 0,
        points=match.points if match and begun else (),
        goes_on=match is not None and match.number < match.games,
        practice=practice.origin(record),
        levels=tuple(seat.level or "" for seat in record.seats),
        hints=record.notes.hints,
        tally=_tally(record) if record.finished else {},
    )


def _next(names: Sequence[str], seat: int) -> str:
    """Return the name of the next player; “your turn” if only one person plays."""
    return str(text.your_turn if seat == you_of(names) else text.is_next(name=names[seat]))


def next_of(line: Summary) -> str:
    """Return whose turn it is in an unfinished game, as a sentence."""
    return _next(line.read_names, line.turn) if 0 <= line.turn < len(line.names) else line.line


def place_of(line: Summary) -> str:
    """Return which game of its match a game is, in words. Empty if there is nothing to say."""
    return matches.label(line.number, line.length) if line.number else line.place_in_match


def standing_of(line: Summary) -> str:
    """Return how the match of a game stands, as a sentence. Empty if there is nothing to say."""
    if line.number and len(line.points) == len(line.names):
        match = matches.Match(line.number, line.length, line.points, ())
        return matches.standing(match, [*line.shown_names])
    return line.standing


def _tally(record: Record) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return what a game counts, by key and person."""
    board, state = board_of(record.game), record.state
    obs, events = state.observation(None), state.events()
    seats = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
    rows = [board.tally(obs, events, seat) for seat in seats]
    return {key: tuple(row.get(key, (0, 0)) for row in rows) for key in dict.fromkeys(chain(*rows))}


def keep_lines(key: str, summaries: Sequence[Summary]) -> Save:
    """Return the effect that saves a list of games."""
    data = [asdict(summary) for summary in summaries]
    for line in data:
        line["contest"] = line.pop("tournament")  # saved under its original name, which older versions read
    return keep_as(key, data)


def read_line(line: Mapping[str, Any]) -> Summary | None:
    """Return a line from its saved form, or None if it cannot be read."""
    try:
        if not isinstance(line["names"], list) or not line["names"]:
            return None
        return Summary(
            id=str(line["id"]),
            game=text_of(line["game"]),  # the game may have been removed and come back later
            names=tuple(map(str, line["names"])),
            when=max(int(line["when"]), 0),
            line=str(line["line"]),
            finished=bool(line["finished"]),
            places=tuple(map(int, line["places"])),
            scores=tuple(map(int, line["scores"])),
            taken_back=bool(line["taken_back"]),
            tournament=str(line.get("contest", "")),
            match=text_of(line.get("match")) or str(line["id"]),
            place_in_match=text_of(line.get("place_in_match")),
            standing=text_of(line.get("standing")),
            turn=_number(line.get("turn"), -1),
            number=_number(line.get("number"), 0),
            length=_number(line.get("length"), 0),
            points=_points(line.get("points")),
            goes_on=line.get("goes_on") is True,
            practice=text_of(line.get("practice")),
            levels=tuple(texts_of(line.get("levels"))),
            hints=int(line.get("hints", 0)),
            tally=_counts(line.get("tally")),
        )
    except (KeyError, TypeError, ValueError, OverflowError):
        return None


def summaries_from(text: object, now: int) -> dict[str, Summary]:
    """Return the lines of a list that a stranger has written, by their ids. An empty dict if it cannot be read."""
    try:
        rows = dicts_of(read_json(text))
    except ValueError:
        return {}
    return {line.id: line for line in (summary_from(row, (), now) for row in rows) if line}


def summary_from(line: Mapping[str, Any], known: Collection[str], now: int) -> Summary | None:
    """Return a line that a stranger has written: with short texts, no later than now, and with a valid id.

    Return None if it is invalid.
    """
    match line:
        case {
            "id": str(ident),
            "game": str(game),
            "names": [*names],
            "when": int(when),
            "line": str(words),
            "finished": bool(finished),
            "places": [*places],
            "scores": [*scores],
            "taken_back": bool(taken_back),
        } if all(isinstance(name, str) for name in names) and (ident in known or IDENT.fullmatch(ident)):
            return Summary(
                id=ident,
                game=game,
                names=tuple(clean_name(name) or "?" for name in names[:8]) or ("?",),
                when=min(max(when, 0), now),
                line=clean_text(words, LINE),
                finished=finished,
                places=_numbers(places),
                scores=_numbers(scores),
                taken_back=taken_back,
                match=match if (match := text_of(line.get("match"))) in known or IDENT.fullmatch(match) else ident,
                place_in_match=clean_text(text_of(line.get("place_in_match")), LINE),
                standing=clean_text(text_of(line.get("standing")), LINE),
                turn=_number(line.get("turn"), -1),
                number=_number(line.get("number"), 0),
                length=_number(line.get("length"), 0),
                points=_points(line.get("points")),
                goes_on=line.get("goes_on") is True,
                practice=clean_text(text_of(line.get("practice")), LINE),
                levels=_levels(line.get("levels")),
                hints=min(max(hints, 0), 10**6) if isinstance(hints := line.get("hints"), int) else 0,
            )
    return None


_MOST = 10**6
"""The largest number that a line of a match can have."""


def _number(data: object, default: int) -> int:
    return data if type(data) is int and default <= data < _MOST else default


def _points(data: object) -> tuple[int, ...]:
    """Return the points of a match by seat, or an empty tuple if they can't be points."""
    points = data if isinstance(data, list) else []
    fit = len(points) <= 8 and all(type(one) is int and 0 <= one < _MOST for one in points)
    return tuple(points) if fit else ()


def _levels(data: object) -> tuple[str, ...]:
    """Return the levels by seat, an empty text for a person. Return an empty tuple if there is an unknown level."""
    levels = texts_of(data)[:8]
    return tuple(levels) if set(levels) <= {"", *LEVELS} else ()


def _counts(data: object) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return what was counted, by key and person. Invalid rows are left out."""
    rows = data.items() if isinstance(data, dict) else ()
    found = ((key, [_pair(one) for one in row] if isinstance(row, list) else [None]) for key, row in rows)
    return {key: tuple(pair for pair in row if pair) for key, row in found if all(row)}


def _pair(pair: object) -> tuple[int, int] | None:
    match pair:
        case [int(hits), int(of)] if 0 <= hits <= of:
            return hits, of
    return None


def _numbers(numbers: Sequence[object]) -> tuple[int, ...]:
    return tuple(number if isinstance(number, int) and abs(number) < 10**9 else 0 for number in numbers[:8])


def line_of(ident: str, text: object) -> Summary | None:
    """Return a line for the save of a game from elsewhere: its players. Only that game can read the rest.

    Return None if the save belongs to a game of Tenfold’s own. The game may have been removed, and come back later.
    """
    try:
        data = read_json(text)
    except ValueError:
        return None
    match data:
        case {"game": str(game), "seats": [*seats]} if game not in SHELF and _GAME.fullmatch(game):
            names = [text_of(seat.get("name")) for seat in seats[:8] if isinstance(seat, dict)]
            known = tuple(clean_name(name) or "?" for name in names if name)
            return Summary(ident, game, known or ("?",), 0, str(notices.not_opened), match=ident)
    return None
