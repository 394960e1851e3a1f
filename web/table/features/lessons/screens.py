"""A lesson on the table: its slip with a sentence, its progress and its buttons. Also the places that offer lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text as common
from table.boards import board_of
from table.drawings.icons import icon
from table.features.lessons import text
from table.features.lessons.state import Learning, LessonTable, Progress, learnt
from table.hooks import GAME_OFFERS, PANEL_NOTES, POINTED, SETUP_ROWS, SHEETS, TEACHES
from table.lessons import Lesson, Plays, pieces
from table.model import Model, Session
from table.screens import play, result, scores
from table.screens.home import unless_trouble
from table.screens.table import THINK_PAUSE, TableView
from table.speech import said_aloud, shown
from table.stack import SetupScreen
from table.step import Timer
from table.views import VIEWS
from table.widgets import bar, button, icon_button, option_row, sends, sheet
from tenfold.messages import Text


class LessonView(TableView):
    """The view of a lesson: the screens of a table with its own bar, its slip and its buttons."""

    def draw(self, model: Model, screen: Session) -> Renderable:
        """Return the table, the scores or the result."""
        assert isinstance(screen, LessonTable)
        learning, look = screen.learning, ".lesson"
        match self.name(screen):
            case "scores":
                words = _slip(screen) if screen.speaks_meanwhile else None
                return scores.screen(model, screen, own_bar=_bar(learning), words=words, look=look)
            case "result":
                own = _bar(learning)
                return result.screen(model, screen, own_bar=own, words=_slip(screen), buttons=_acts(screen), look=look)
        buttons: Node = None
        if screen.is_speaking:
            look, buttons = f"{look}.reading", _acts(screen)
        elif screen.speaks_meanwhile:
            look, buttons = f"{look}.meanwhile", button(common.go_on, sends("go-on"), kind=".lit.grow")
        return play.screen(
            model,
            screen,
            bar_of=lambda parts: _bar(learning, unless_trouble(model, parts.sub), parts.bar),
            words=_slip(screen) if screen.moment is None or screen.speaks_meanwhile else None,
            buttons=buttons,
            look=look,
        )

    def said(self, model: Model, screen: Session) -> str:
        """Return the sentence of the step. The reason for a refusal has already been announced."""
        assert isinstance(screen, LessonTable)
        if screen.moment is not None and not screen.speaks_meanwhile:
            return ""
        return said_aloud(pieces(screen.learning.sentence), board_of(screen.record.game), screen.names)

    def timers(self, model: Model, screen: Session) -> Sequence[Timer]:
        """Return the timer of the stage that is being shown, or that of the script's next act."""
        assert isinstance(screen, LessonTable)
        if screen.moment is not None:
            return super().timers(model, screen)
        if model.sheet or not isinstance(screen.learning.now, Plays):
            return []
        name = f"lesson-{screen.id}-{len(screen.record.entries)}"
        return [Timer(name, round(THINK_PAUSE * model.speed), {"type": "lesson-plays"})]


VIEWS[LessonTable] = LessonView()


@POINTED.add(10)
def _pointed(session: Session) -> Sequence[str]:
    if not isinstance(session, LessonTable) or (session.moment is not None and not session.speaks_meanwhile):
        return ()
    return session.learning.targets


def _slip(session: LessonTable) -> Node:
    """Draw the sentence of the step, or why the last play was not accepted. Draw nothing before another seat's act."""
    learning = session.learning
    if not learning.sentence:
        return ""
    sentence = shown(pieces(learning.reason or learning.sentence), board_of(session.record.game), session.names, None)
    ident = f"lesson-{learning.step}-{learning.missed if learning.reason else 0}"
    look = ".learnt" if learning.is_over else ""
    return h.div(f"#{ident}.toast{look}")[h.p[sentence], _so_far(learning)]


def _so_far(learning: Learning) -> Renderable:
    """Draw the progress of the lesson as a row of cells."""
    number, of = learning.number, len(learning.lesson.tellings)
    return h.div(".so-far", role="img", aria_label=str(common.cell_of(count=number, of=of)))[
        [h.span(".on" if cell < number else "") for cell in range(of)]
    ]


def _acts(session: LessonTable) -> Node:
    """Draw the button to continue, or those for what comes next when the lesson is over."""
    learning = session.learning
    if not learning.is_over:
        return button(common.go_on, sends("lesson-on"), kind=".lit.grow", id="lesson-on")
    game = session.record.game
    following = _after(board_of(game).lessons(), learning.lesson)
    look = ".grow" if following else ".lit.grow"
    play = button(text.play, sends("first-game"), small=text.play_note, kind=look)
    if following is None:
        return play
    event = sends("lesson", id=following.id)
    return h.div(".row.two.grow")[play, button(text.next_lesson, event, small=following.title, kind=".lit.grow")]


def _after(lessons: Sequence[Lesson], lesson: Lesson) -> Lesson | None:
    """Return the next lesson, or None after the last."""
    return next((later for earlier, later in pairwise(lessons) if earlier.id == lesson.id), None)


def _bar(learning: Learning, sub: str = "", sign: Node = None) -> Renderable:
    """Draw the bar of a lesson: leave, its title, a game's own sign, a step back, menu."""
    return bar(
        learning.lesson.title,
        back=(text.leave, sends("leave-lesson")),
        sub=sub,
        right=[
            sign,
            icon_button(
                "undo",
                text.step_back,
                sends("undo"),
                refused=learning.before is None,
                extra=".if-room" if sign else "",  # it is in the menu too
            ),
            icon_button("menu", common.menu, sends("sheet", name="lesson-menu")),
        ],
    )


def _menu(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the menu of a lesson."""
    session = model.session
    if not isinstance(session, LessonTable):
        return None
    title = tenfold.game_class(session.record.game).long_name
    learning = session.learning
    rows = h.div(".list")[
        option_row(text.step_back, "", sends("undo")),
        option_row(str(text.restart), str(text.restart_note), sends("lesson", id=learning.lesson.id, again=True)),
        option_row(text.all_lessons, "", sends("sheet", name="lessons")),
        option_row(common.everything_so_far, "", sends("sheet", name="log")),
        option_row(common.rules_of(title=title), "", sends("sheet", name="rules", chapter="minute")),
        option_row(common.settings, "", sends("settings")),
        option_row(text.leave, text.leave_note, sends("leave-lesson")),
    ]
    return sheet(common.menu, rows)


# The places that offer lessons.


@TEACHES.add(10)
def _is_new(model: Model, game: str) -> bool:
    """True if no one on this phone has played a game or started one of its lessons."""
    return game not in learnt(model) and not any(summary.game == game for summary in model.games)


@PANEL_NOTES.add(10)
def _waits(model: Model, game: str) -> Text:
    """Return that a lesson of a game has been left half-way."""
    return text.panel if _progress(model, game).left else ""


def _progress(model: Model, game: str) -> Progress:
    return learnt(model).get(game, Progress())


@GAME_OFFERS.add(10)
def _offer(model: Model, game: str) -> Node:
    """Draw the offer of a lesson at the top of the set-up.

    It’s there if no one here has played the game, or if a lesson was left.
    """
    lessons, progress = board_of(game).lessons(), _progress(model, game)
    begun = next((lesson for lesson in lessons if lesson.id in progress.left), None)
    title = tenfold.game_class(game).long_name
    if lessons and _is_new(model, game):
        return _offered(text.new(title=title), text.new_note, text.learn, sends("lesson", id=lessons[0].id, game=game))
    if begun is not None:
        return _offered(begun.title, text.waits, text.go_on_learning, sends("lesson", id=begun.id, game=game))
    return None


def _offered(title: Text, note: Text, label: Text, event: str) -> Renderable:
    return h.section(".slip.stack.learn", aria_labelledby="learn")[
        h.div[h.h2("#learn.title")[str(title)], h.p(".smaller.muted")[str(note)]],
        button(label, event, kind=".lit.full"),
    ]


@SETUP_ROWS.add(10)
def _row(model: Model, here: SetupScreen) -> Node:
    """Draw the row that opens the list of lessons."""
    lessons, progress = board_of(here.game).lessons(), _progress(model, here.game)
    done = sum(lesson.id in progress.done for lesson in lessons)
    note = text.so_far(count=done, of=len(lessons)) if done else text.short(of=len(lessons))
    return option_row(text.learn, str(note), sends("sheet", name="lessons")) if lessons else None


def _listed(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the list of lessons: what each teaches, if it is done, and if it was left half-way."""
    game = model.game
    if game not in model.shelf or not board_of(game).lessons():
        return None
    progress = _progress(model, game)
    entries = [h.li[_entry(lesson, progress)] for lesson in board_of(game).lessons()]
    return sheet(text.learn, h.ul(".list.lessons")[entries])


SHEETS |= {"lessons": _listed, "lesson-menu": _menu}


def _entry(lesson: Lesson, progress: Progress) -> Renderable:
    where = f" {text.left}" if lesson.id in progress.left else ""
    done = lesson.id in progress.done
    return h.button(".choice", type="button", data_event=sends("lesson", id=lesson.id))[
        h.span(".grow")[h.b[str(lesson.title)], " ", h.small(".muted")[str(lesson.about), where]],
        h.span(".done")[h.span(".unseen")[str(text.done)], icon("done")] if done else None,
        icon("on"),
    ]
