"""Writing games as text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping

from tenfold.errors import GameError, RecordError
from tenfold.notation.moves import (
    CONTROL,
    NAME,
    NUMBER,
    OUT_OF_TURN,
    RESERVED,
    RESULT,
    VERSION,
    Turn,
    Variation,
    misfit,
    result_of,
    scores_of,
)
from tenfold.plainjson import DEEPEST, canonical, shown
from tenfold.record import Record
from tenfold.state import AnyState

WIDTH = 80
"""The length at which lines of moves wrap."""

_SIGNS = re.compile(r"[\\{}(),[]")


def written(record: Record, headers: Mapping[str, str], line: Variation) -> str:
    """Return a game as text, without a line feed at the end; raise `GameError` if a part can’t be written."""
    return "\n".join([*_header_lines(record, headers), "", *_wrapped(_moves(record, line))])


def _header_lines(record: Record, headers: Mapping[str, str]) -> Iterator[str]:
    record.to_json()  # raises if the notes can't be kept
    table = record.load_game()
    yield f'[Tenfold "{VERSION}"]'
    yield _header("Game", record.game)
    for number, seat in enumerate(record.seats):
        yield _header(f"Seat{number}", seat.name)
        if seat.level is not None:
            yield _header(f"Level{number}", seat.level)
    if table.chosen:
        yield _header("Options", {**table.chosen})
    yield _header("Deal", str(record.seed)) if record.start is None else f"[Position {canonical(record.start)}]"
    yield _header("Result", result_of(record))
    if record.finished:
        yield _header("Scores", scores_of(record))
    if record.take_backs:
        yield _header("TakeBacks", _undos(record))
    if record.meta:
        yield _header("Meta", record.meta)
    yield from _other_headers(headers)


def _other_headers(headers: Mapping[str, str]) -> Iterator[str]:
    for name, value in headers.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or RESERVED.fullmatch(name):
            raise GameError(f"A header can’t have the name {shown(name)}.")
        if not isinstance(value, str):
            raise GameError(f"The header {name} must be a text, not {shown(value)}.")
        yield _header(name, value)


def _header(name: str, value: str | Mapping[str, str]) -> str:
    text = json.dumps(value, ensure_ascii=False)
    text = CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    if json.loads(text) != value:  # two halves of one character would become that character
        raise GameError(f"The header {name} can’t be written: {shown(value)}.")
    return f"[{name} {text}]"


def _undos(record: Record) -> str:
    fault = misfit(record.take_backs, len(record.entries))
    if fault is not None:
        raise RecordError(fault)
    return " ".join(f"{before}-{after}" for before, after in record.take_backs)


def _first_state(record: Record) -> AnyState:
    return next(record.replay()).clone(events=False)


def _moves(record: Record, line: Variation) -> list[str]:
    """Return the moves and the result, in pieces that stay on one line."""
    return [*_line(line, _first_state(record), Turn()), result_of(record)]


def _line(line: Variation, state: AnyState, turn: Turn, depth: int = 0) -> list[str]:
    """Return a line of moves in pieces. It is played on in `state`."""
    _check_places(line)
    if depth > DEEPEST:
        raise GameError(f"Variations can be nested {DEEPEST} deep at most.")
    pieces = _comment(line.comments.get(0, ""))
    flows = False  # True right after a move: a comma is enough then if the turn goes on
    for place, (seat, action) in enumerate(line.entries):
        on_turn = state.current_player()
        before, turn = turn, turn.after(seat, on_turn)
        if turn == before and flows:
            pieces[-1] += ","
        number = "" if turn == before and flows else f"{turn.number}... " if turn == before else f"{turn.number}. "
        pieces.append(f"{number}{'' if seat == on_turn else f'{seat}: '}{_act(action)}")
        others = line.variations.get(place, ())
        here = state.clone(events=False) if others else state
        state.apply_action(state.string_to_action(action), seat)
        added = _comment(line.comments.get(place + 1, ""))
        for other in others:
            inner = _line(other, here.clone(), before, depth + 1)
            added += [f"({inner[0]}", *inner[1:]]
            added[-1] += ")"
        pieces += added
        flows = not added
    return pieces


def _check_places(line: Variation) -> None:
    """Raise `GameError` for a comment or a variation where there is no move."""
    moves = len(line.entries)
    for place in line.comments:
        if place not in range(moves + 1):
            raise GameError(f"There is no place for a comment after {shown(place)} of {moves} moves.")
    for place, others in line.variations.items():
        if place not in range(moves):
            raise GameError(f"There is no move to replace after {shown(place)} of {moves} moves.")
        if not all(other.entries for other in others):
            raise GameError("A variation must have a move.")


def _comment(text: str) -> list[str]:
    """Return a comment word by word; the brackets stick to the words."""
    words = text.split()
    if not words:
        return []
    if CONTROL.search("".join(words)):
        raise GameError(f"A comment can’t have control characters: {shown(text)}.")
    words = [re.sub(r"[\\{}[]", r"\\\g<0>", word) for word in words]
    words[0] = f"{{{words[0]}"
    words[-1] += "}"
    return words


def _act(action: str) -> str:
    """Return the text of an action with a backslash before whatever would mean something else."""
    if not action or CONTROL.search(action):
        raise GameError(f"The action {shown(action)} can’t be written as text.")
    text = _SIGNS.sub(r"\\\g<0>", action)
    if " ".join(text.split()) != text:
        text = re.sub(r"\s", r"\\\g<0>", text)
    return " ".join(map(_plain_word, text.split(" ")))


def _plain_word(word: str) -> str:
    """Return a word that is no number, seat or result."""
    if NUMBER.fullmatch(word) or OUT_OF_TURN.fullmatch(word) or RESULT.fullmatch(word):
        return re.sub(r"[.:*-]", r"\\\g<0>", word)
    return word


def _wrapped(pieces: Iterable[str]) -> Iterator[str]:
    line = ""
    for piece in pieces:
        if line and len(line) + 1 + len(piece) > WIDTH:
            yield line
            line = ""
        line = f"{line} {piece}" if line else piece
    yield line
