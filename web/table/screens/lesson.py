"""A lesson on the table: its slip with a sentence, its progress and its buttons. Also the places that offer lessons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.boards import board_of
from table.drawings.icons import icon
from table.lessons import Learning, Lesson, pieces
from table.model import Model, Progress, Session
from table.speech import said_aloud, shown
from table.widgets import bar, button, icon_button, option_row, sends
from tenfold.messages import Text


def slip(session: Session) -> Node:
    """Draw the sentence of the step, or why the last play was not accepted. Draw nothing before another seat's act."""
    learning = session.lesson
    if learning is None or not learning.sentence:
        return None
    sentence = shown(pieces(learning.reason or learning.sentence), board_of(session.record.game), session.names, None)
    ident = f"lesson-{learning.step}-{learning.missed if learning.reason else 0}"
    look = ".learnt" if learning.is_over else ""
    return h.div(f"#{ident}.toast{look}")[h.p[sentence], _so_far(learning)]


def _so_far(learning: Learning) -> Renderable:
    """Draw the progress of the lesson as a row of cells."""
    number, of = learning.number, len(learning.lesson.tellings)
    return h.div(".so-far", role="img", aria_label=str(text.cell_of(count=number, of=of)))[
        [h.span(".on" if cell < number else "") for cell in range(of)]
    ]


def said(session: Session) -> str:
    """Return the sentence of the step for screen readers. The reason for a refusal has already been announced."""
    learning = session.lesson
    if learning is None or not (session.moment is None or session.speaks_meanwhile):
        return ""
    return said_aloud(pieces(learning.sentence), board_of(session.record.game), session.names)


def acts(session: Session) -> Node:
    """Draw the button to continue, or those for what comes next when the lesson is over."""
    learning = session.lesson
    assert learning is not None
    if not learning.is_over:
        return button(text.go_on, sends("lesson-on"), kind=".lit.grow", id="lesson-on")
    game = session.record.game
    following = after(board_of(game).lessons(), learning.lesson)
    look = ".grow" if following else ".lit.grow"
    play = button(text.lesson_play, sends("first-game"), small=text.lesson_play_note, kind=look)
    if following is None:
        return play
    event = sends("lesson", id=following.id)
    return h.div(".row.two.grow")[play, button(text.lesson_next, event, small=following.title, kind=".lit.grow")]


def after(lessons: Sequence[Lesson], lesson: Lesson) -> Lesson | None:
    """Return the next lesson, or None after the last."""
    return next((later for earlier, later in pairwise(lessons) if earlier.id == lesson.id), None)


def bar_of(learning: Learning, sub: str = "", sign: Node = None) -> Renderable:
    """Draw the bar of a lesson: leave, its title, a game's own sign, a step back, menu."""
    return bar(
        learning.lesson.title,
        back=(text.lesson_leave, sends("leave-lesson")),
        sub=sub,
        right=[
            sign,
            icon_button(
                "undo",
                text.lesson_step_back,
                sends("undo"),
                refused=learning.before is None,
                extra=".if-room" if sign else "",  # it is in the menu too
            ),
            icon_button("menu", text.menu, sends("sheet", name="menu")),
        ],
    )


def menu(session: Session, learning: Learning) -> Node:
    """Draw the rows of a lesson's menu."""
    title = tenfold.game_class(session.record.game).long_name
    return h.div(".list")[
        option_row(text.lesson_step_back, "", sends("undo")),
        option_row(
            str(text.lesson_restart), str(text.lesson_restart_note), sends("lesson", id=learning.lesson.id, again=True)
        ),
        option_row(text.lesson_list, "", sends("sheet", name="lessons")),
        option_row(text.everything_so_far, "", sends("sheet", name="log")),
        option_row(text.lesson_rules(title=title), "", sends("sheet", name="rules", chapter="minute")),
        option_row(text.settings, "", sends("settings")),
        option_row(text.lesson_leave, text.lesson_leave_note, sends("leave-lesson")),
    ]


# The places that offer lessons.


def is_new(model: Model, game: str) -> bool:
    """True if no one on this phone has played a game or started one of its lessons."""
    return game not in model.lessons and not any(summary.game == game for summary in model.games)


def waits(model: Model, game: str) -> bool:
    """True if a lesson of a game has been left half-way."""
    return bool(model.lessons.get(game, Progress()).left)


def offer(model: Model, game: str) -> Node:
    """Draw the offer of a lesson at the top of the set-up.

    It’s there if no one here has played the game, or if a lesson was left.
    """
    lessons, progress = board_of(game).lessons(), model.lessons.get(game, Progress())
    begun = next((lesson for lesson in lessons if lesson.id in progress.left), None)
    title = tenfold.game_class(game).long_name
    if lessons and is_new(model, game):
        return _slip(text.lesson_new(title=title), text.lesson_new_note, text.lesson_begin, lessons[0])
    if begun is not None:
        return _slip(begun.title, text.lesson_waits, text.lesson_go_on, begun)
    return None


def _slip(title: Text, note: Text, label: Text, lesson: Lesson) -> Renderable:
    return h.section(".slip.stack.learn", aria_labelledby="learn")[
        h.div[h.h2("#learn.title")[str(title)], h.p(".smaller.muted")[str(note)]],
        button(label, sends("lesson", id=lesson.id), kind=".lit.full"),
    ]


def row(model: Model, game: str) -> Node:
    """Draw the row that opens the list of lessons."""
    lessons, progress = board_of(game).lessons(), model.lessons.get(game, Progress())
    done = sum(lesson.id in progress.done for lesson in lessons)
    note = text.lesson_so_far(count=done, of=len(lessons)) if done else text.lesson_short(of=len(lessons))
    return option_row(text.lesson_begin, str(note), sends("sheet", name="lessons")) if lessons else None


def listed(model: Model, game: str) -> Node:
    """Draw the list of lessons: what each teaches, if it is done, and if it was left half-way."""
    progress = model.lessons.get(game, Progress())
    return h.ul(".list.lessons")[[h.li[_entry(lesson, progress)] for lesson in board_of(game).lessons()]]


def _entry(lesson: Lesson, progress: Progress) -> Renderable:
    where = f" {text.lesson_left}" if lesson.id in progress.left else ""
    done = lesson.id in progress.done
    return h.button(".choice", type="button", data_event=sends("lesson", id=lesson.id))[
        h.span(".grow")[h.b[str(lesson.title)], " ", h.small(".muted")[str(lesson.about), where]],
        h.span(".done")[h.span(".unseen")[str(text.lesson_done)], icon("done")] if done else None,
        icon("on"),
    ]
