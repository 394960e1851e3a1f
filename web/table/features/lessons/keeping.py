"""Saving the progress in lessons: on this phone, in a file, and from the sandbox of added games."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict
from typing import Any

from table import saves
from table.boards import board_of
from table.explaining import OFTEN_ENOUGH, key_of
from table.features.lessons import text
from table.features.lessons.state import Learning, Learnt, Left, LessonTable, Progress, learnt
from table.hooks import KEPT, Kept
from table.lines import LINE
from table.model import Model
from table.plain import texts_of
from table.step import Effect, Save, keep_as
from tenfold import Record
from tenfold.plainjson import read_json


def keep(model: Model) -> Save:
    """Return the effect that saves the progress in all lessons."""
    return _save(learnt(model))


def _save(known: Mapping[str, Progress]) -> Save:
    return keep_as("lessons", {game: asdict(progress) for game, progress in known.items()})


def keep_table(model: Model, session: LessonTable) -> list[Effect]:
    """Save the progress in the lesson on the table. Rules that came up in a finished one need no explanation."""
    record = session.record
    _note_progress(learnt(model).setdefault(record.game, Progress()), session.learning)
    if not session.is_over:
        return [keep(model)]
    model.explained |= {key_of(record.game, rule): OFTEN_ENOUGH for rule in _rules_met(record)}
    return [keep(model), saves.settings(model)]


def _note_progress(progress: Progress, learning: Learning) -> None:
    ident = learning.lesson.id
    if not learning.is_over:
        progress.left[ident] = Left(learning.step, tuple(learning.answers))
        return
    progress.left.pop(ident, None)
    if ident not in progress.done:
        progress.done.append(ident)


def _rules_met(record: Record) -> Iterator[str]:
    """Yield the rules that came up in what was played."""
    explaining = board_of(record.game).explaining
    for state, (seat, action) in zip(record.replay(), record.entries, strict=False):
        before = state.observation(None)
        witnessed = state.witness(state.string_to_action(action), seat, eyes=None)
        yield from (one.id for one in explaining.of(witnessed, before))


_LESSONS, _STEPS = 20, 200
"""The maximum number of lessons of a game, and of steps in a lesson. Anything beyond was not saved by a lesson."""

_LESSON = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)
_GAME = re.compile(r"[A-Za-z0-9._-]{1,60}", re.ASCII)


def _progress(data: object) -> dict[str, Progress]:
    """Return the progress in lessons, as far as it can be read. A game may have been removed and come back later."""
    rows = data.items() if isinstance(data, dict) else ()
    return {game: _progress_in(row) for game, row in rows if _GAME.fullmatch(game) and isinstance(row, dict)}


def _progress_in(row: Mapping[str, Any]) -> Progress:
    done = [name for name in texts_of(row.get("done")) if _LESSON.fullmatch(name)]
    left = row.get("left")
    found = {
        name: Left(step, tuple(answers))
        for name, step, answers in _left(left if isinstance(left, dict) else {})
        if _LESSON.fullmatch(name) and 0 <= step < _STEPS and len(answers) <= step
    }
    return Progress([*dict.fromkeys(done)][:_LESSONS], dict([*found.items()][:_LESSONS]))


def _left(rows: Mapping[str, Any]) -> Iterator[tuple[str, int, list[str]]]:
    for name, row in rows.items():
        match row:
            case {"step": int(step), "answers": [*answers]} if type(step) is int and all(map(_is_answer, answers)):
                yield name, step, answers


def _is_answer(answer: object) -> bool:
    return isinstance(answer, str) and len(answer) <= LINE


_MOST_GAMES = 64
"""The most games whose lessons are merged. They may come from a file, and no phone has more."""


def merged(mine: Mapping[str, Progress], theirs: Mapping[str, Progress]) -> dict[str, Progress]:
    """Return the lessons done here or there. A lesson started here stays at its step."""
    found = dict(mine)
    for game in [*theirs][:_MOST_GAMES]:
        own, other = mine.get(game, Progress()), theirs[game]
        left = {name: left for name, left in other.left.items() if name not in own.done}
        found[game] = Progress([*dict.fromkeys([*own.done, *other.done])], {**left, **own.left})
    return found


def _load(model: Model, kept: Mapping[str, Any]) -> None:
    model.memories[Learnt] = Learnt(_progress(kept))


def _bring(model: Model, theirs: Model) -> None:
    model.memories[Learnt] = Learnt(merged(learnt(model), learnt(theirs)))


def _join(model: Model, kept: Model) -> None:
    """Merge what was saved with what was learnt before it could be read."""
    model.memories[Learnt] = Learnt(merged(learnt(kept), learnt(model)))


def of_games(model: Model, own: Collection[str]) -> Save:
    """Return the effect that saves the progress in the lessons of these games, which their sandbox gets."""
    return _save({game: progress for game, progress in learnt(model).items() if game in own})


def from_games(model: Model, own: Collection[str], saved: object) -> None:
    """Take over the progress that the sandbox of these games has saved. Other games' lessons do not change."""
    try:
        data = read_json(saved)
    except ValueError:
        return
    learnt(model).update({game: progress for game, progress in _progress(data).items() if game in own})


KEPT.add(0)(Kept("lessons", dict, text.saved_lessons, keep, _load, _bring, _join, of_games, from_games))
