"""The screens of puzzles: all of them, those of a game, and the table of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text as common
from table.boards import Parts, board_of
from table.features.puzzles import text
from table.features.puzzles.own import comes_again
from table.features.puzzles.state import (
    LIVES,
    RISE,
    GameScreen,
    PuzzlesScreen,
    Puzzling,
    Run,
    day_streak,
    due,
    left_of,
    remembered,
    today,
)
from table.features.puzzles.words import better, explained, further_reason, headline, reason, stake, verdict
from table.hooks import HOME_ROWS, REVIEW_BUTTONS, SHEETS
from table.model import Model, Session
from table.screens import play
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.screens.table import TableView
from table.speech import shown
from table.step import Timer
from table.views import VIEWS, View
from table.widgets import bar, button, home_row, icon_button, option_row, sends, sheet
from tenfold import puzzles
from tenfold.messages import Message


def screen(model: Model, here: PuzzlesScreen) -> Renderable:
    """Draw the ways to puzzles: that of the day, a person's mistakes, and each game."""
    known = remembered(model)
    waiting = len(due(model))
    return h.main("#screen.page.puzzles")[
        bar(text.puzzles, back=(common.home, sends("home"))),
        trouble(model),
        h.p[str(text.about)],
        h.div(".list")[
            _of_day(model),
            option_row(text.own, text.own_due(count=waiting), sends("puzzle-own")) if waiting else _no_own(model),
        ],
        h.h2(".smaller.muted")[str(common.games)],
        h.div(".list")[
            [
                option_row(
                    tenfold.game_class(game).long_name,
                    text.solved_of(count=_solved(known.solved.get(game, set()), game), of=len(puzzles.puzzles(game))),
                    sends("puzzles-of", game=game),
                )
                for game in puzzles.GAMES
            ]
        ],
        toast(model),
    ]


def _solved(ids: set[str], game: str, theme: str = "") -> int:
    return sum(one.id in ids for one in left_of(game, theme))


def _of_day(model: Model) -> Renderable:
    day = today(model)
    if not day:
        return h.p(".option-row")[h.span(".grow")[str(text.of_day)], h.span(".option-value")[str(text.of_day_none)]]
    title, right = _title(day), remembered(model).days.get(day)
    said = {None: text.of_day_new, True: text.of_day_right, False: text.of_day_wrong}[right]
    return option_row(text.of_day, said(title=title), sends("puzzle-day"))


def _title(day: int) -> str:
    return tenfold.game_class(puzzles.of_day(day).game).long_name


def _no_own(model: Model) -> Renderable:
    said = text.own_due(count=0) if remembered(model).own else text.own_none
    return h.p(".option-row")[h.span(".grow")[str(text.own)], h.span(".option-value")[str(said)]]


def of_game(model: Model, here: GameScreen) -> Renderable:
    """Draw the puzzles of a game: how the last run ended, the best streak, and the themes."""
    known, title = remembered(model), tenfold.game_class(here.game).long_name
    themes = Counter(one.theme for one in puzzles.puzzles(here.game))
    solved = known.solved.get(here.game, set())
    return h.main("#screen.page.puzzles", data_game=here.game)[
        bar(title, back=(text.puzzles, sends("puzzles")), sub=text.puzzles),
        trouble(model),
        h.section(".slip.stack.winners", aria_labelledby="run")[
            laurel(here.game, "run", _came_of(here.ended) if here.ended else str(text.puzzles)),
            h.div(".stack.below")[
                here.ended is not None and here.ended.none_left and h.p[str(text.all_played)],
                h.p[str(text.best(count=known.best.get(here.game, 0)))],
                h.p(".smaller.muted")[str(text.about_run(count=RISE))],
            ],
        ],
        h.h2(".smaller.muted")[str(text.themes)],
        h.div(".list")[
            [
                option_row(
                    theme_name(here.game, theme),
                    text.solved_of(count=_solved(solved, here.game, theme), of=number),
                    sends("puzzle-run", theme=theme),
                )
                for theme, number in themes.most_common()
            ]
        ],
        h.div(".foot.row")[
            toast(model),
            button(text.start, sends("puzzle-run"), small=text.start_note(count=LIVES), kind=".lit.grow"),
        ],
    ]


def _came_of(run: Run) -> str:
    return str(text.ended(count=run.right))


def theme_name(game: str, theme: str) -> Message:
    """Return the name of a theme of a game."""
    names = {
        "pig10": text.pig10,
        "tens": text.tens,
        "ten": text.ten,
        "ten-nine-eight": text.ten_nine_eight,
        "tenstuff": text.tenstuff,
    }
    return names[game](name=theme)


# The table.


class PuzzleView(TableView):
    """The view of a puzzle: always the table, except for a score sheet between two rounds."""

    def name(self, screen: Session) -> str:
        """Return the name of the table, or of the score sheet."""
        return "scores" if super().name(screen) == "scores" else "play"

    def felt(self, screen: Session) -> bool:
        """True except on the score sheet."""
        return self.name(screen) == "play"

    def draw(self, model: Model, screen: Session) -> Renderable:
        """Return the table with the question or, after the answer, with what it was worth."""
        assert isinstance(screen, Puzzling)
        if self.name(screen) == "scores":
            return super().draw(model, screen)
        after = screen.is_right is not None and screen.moment is None
        waits = screen.only_watched and screen.is_right is None
        return play.screen(
            model,
            screen,
            bar_of=lambda parts: _bar(screen, parts),
            words=_answer(screen) if after else h.div(".said")[str(text.thinking)] if waits else None,
            buttons=_in_a_row(_buttons(screen)) if screen.only_watched and _has_buttons(screen) else None,
        )

    def timers(self, model: Model, screen: Session) -> Sequence[Timer]:
        """Return the timers of the reasons, and of the others who play on."""
        assert isinstance(screen, Puzzling)
        timers = []
        if screen.weighing is not None:
            timers.append(Timer(f"puzzle-weigh-{screen.id}-{screen.slices}", 0, {"type": "puzzle-weigh"}))
        if screen.moment is not None or screen.goes_on:
            timers += super().timers(model, screen)
        return timers


def _bar(session: Puzzling, parts: Parts) -> Renderable:
    asked = session.is_right is None
    has_sign = bool(parts.bar)  # such as the trump suit, without which there is nothing to judge
    return bar(
        text.best_play if asked else headline(session),
        back=(text.leave, sends("puzzle-close")),
        sub=stake(session) if asked and not has_sign else _level(session) or parts.sub,  # a sign leaves less room
        right=[
            parts.bar,
            session.attempt.has_lives and _lives(session.attempt),
            not asked and icon_button("lamp", text.answer, sends("sheet", name="puzzle-answer")),
            (asked or not has_sign) and icon_button("list", common.everything_so_far, sends("sheet", name="log")),
        ],
    )


def _level(session: Puzzling) -> str:
    """Return the level of a puzzle in a run with lives, whose levels rise."""
    number = session.puzzle.level
    return str(text.level(count=number, of=puzzles.LEVELS)) if session.attempt.has_lives else ""


def _lives(run: Run) -> Renderable:
    """Draw the lives as dots."""
    return h.span(".lives", role="img", aria_label=str(text.lives(count=run.lives)))[
        [h.span(".life" if number < run.lives else ".life.lost") for number in range(LIVES)]
    ]


def _answer(session: Puzzling) -> Renderable:
    """Draw what the answer was worth, and why. If there is no room for the reason, the lamp shows it."""
    return h.section(f".answer.row{'.roomy' if _has_buttons(session) else ''}", aria_label=str(text.answer))[
        h.p(".grow")[
            _shown(session, verdict(session)),
            " ",
            _better(session),
            _reason(session, reason(session, brief=True)),
            h.span(".if-larger")[_reason(session, further_reason(session))],
        ],
        not _has_buttons(session) and _buttons(session)[:1],
    ]


def _reason(session: Puzzling, said: Message | None) -> Node:
    return h.span(".reason")[" ", _shown(session, said)] if said else None


def _has_buttons(session: Puzzling) -> bool:
    """True if there is room for buttons under the hand. Otherwise the first one is beside what the answer was worth."""
    return board_of(session.record.game).has_buttons


def _better(session: Puzzling) -> Node:
    if session.is_right or session.shows:
        return None
    said = better(session)
    return _shown(session, said) if said else str(text.thinking)


def _shown(session: Puzzling, said: Message | None) -> Node:
    return shown(said, board_of(session.record.game), session.names, session.puzzle.seat) if said else None


def _buttons(session: Puzzling) -> list[Renderable]:
    """Draw the buttons after the answer, once it has been shown: to see the right act, and to go on."""
    if session.moment is not None or session.is_right is None:
        return []
    lit, plain = (".lit.grow", "") if _has_buttons(session) else (".ink.smaller", ".ink.smaller")
    last = session.attempt.is_over
    on = button(text.finish if last else text.next, sends("puzzle-next"), kind=lit, autofocus=True)
    if session.is_right or session.shows:
        return [on]
    return [button(text.show, sends("puzzle-show"), refused=session.weighing is not None, kind=plain), on]


def _in_a_row(buttons: Sequence[Renderable]) -> Node:
    """Draw buttons beside each other, on a phone on its side too. With none, there's an empty place."""
    return h.div(".answer-acts")[buttons] if buttons else []


def _sheet(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the sheet with everything that is said about the answer."""
    session = model.screen
    if not isinstance(session, Puzzling) or session.is_right is None:
        return None
    why = _shown(session, explained(session))
    return sheet(
        text.answer,
        [
            h.p[_shown(session, verdict(session)), not why and [" ", _better(session)]],
            why and h.p[why],
            button(text.to_the_table, sends("close"), kind=".lit.full"),
        ],
    )


VIEWS |= {
    PuzzlesScreen: View("puzzles", screen),
    GameScreen: View("puzzles-of", of_game),
    Puzzling: PuzzleView(),
}
SHEETS["puzzle-answer"] = _sheet


# In other screens.


@HOME_ROWS.add(30)
def _on_home(model: Model, for_next_visit: bool) -> Node:
    """Draw the row that leads to the puzzles."""
    note: Message = text.row_any
    if model.booted and not for_next_visit:
        note = _news(model)
    return home_row("lamp", text.puzzles, note, sends("puzzles"))


def _news(model: Model) -> Message:
    day, days, waiting = today(model), remembered(model).days, len(due(model))
    row = day_streak(days, day)
    several = row if row > 1 else 0
    if day and day not in days:
        return text.row_new(title=_title(day), count=several)
    if waiting:
        return text.row_own(count=waiting)
    return text.row_answered(count=several) if day else text.row_any


@REVIEW_BUTTONS.add(10)
def _from_review(model: Model, session: Session) -> Node:
    said = comes_again(model, session.id)
    return said and h.section(".slip.row")[h.p(".grow")[said], button(text.puzzles, sends("puzzles"))]
