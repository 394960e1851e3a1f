"""The game on the table: which of its screens stands, what it says, and what brings the game on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from htpy import Renderable

import tenfold
from table import text
from table.boards import EXPLAINED, SCORES, board_of
from table.hints import current
from table.lessons import Plays
from table.look import seen_by_eyes
from table.model import Model, Session
from table.screens import handover, lesson, play, reactions, result, scores
from table.speech import voiced
from table.step import Timer
from table.views import View

THINK_PAUSE = 350
"""Milliseconds before a computer player begins to think: people look first."""

REACTION = 3000
"""Milliseconds in which somebody alone may act before a computer player's turn."""

_SCREENS: dict[str, Callable[[Model, Session], Renderable]] = {
    "play": play.screen,
    "handover": handover.screen,
    "reactions": reactions.screen,
    "scores": scores.screen,
    "result": result.screen,
}


class TableView(View[Session]):
    """The game on the table, as one of five screens."""

    def __init__(self) -> None:
        super().__init__("", lambda model, session: _SCREENS[_name(session)](model, session))

    def name(self, screen: Session) -> str:
        """Return which of them stands."""
        return _name(screen)

    def awake(self, screen: Session) -> bool:
        """Stay awake as long as it is played."""
        return self.felt(screen)

    def felt(self, screen: Session) -> bool:
        """Look like a table but for the pages between."""
        return _name(screen) in ("play", "handover", "reactions")

    def timers(self, model: Model, screen: Session) -> Sequence[Timer]:
        """Return what brings the game on; while a sheet lies over it, the adviser alone thinks."""
        if model.opened_decision is not None:
            return []
        return _weighing(screen) or ([] if model.sheet else _going_on(model, screen))


def _name(session: Session) -> str:
    if session.moment is None:
        if session.record.finished:
            return "result"
    elif session.moment.now.name == SCORES:
        return "scores"
    if session.moment is None and session.reacting and not session.alone and not session.claim:
        return "reactions"
    return "handover" if session.hand_over else "play"


def said_at(model: Model, session: Session, name: str) -> str:
    """Return what there is to say at a place in the game: the next player, the question or the winners.

    The board is asked again, as if nothing had happened lately: that was announced as it happened.
    """
    if session.lesson is not None:
        return lesson.said(session) if name in ("play", "scores", "result") else ""
    match name:
        case "handover":
            return str(text.said_pass(name=session.names[session.turn]))
        case "reactions":
            return str(text.said_next(name=session.names[session.turn]))
        case "result":
            return f"{result.headline(session)}."
        case "play" if session.may_act and session.automatic is None:
            seen = replace(seen_by_eyes(session, model.settings), recent=())
            return voiced(board_of(session.record.game).draw(seen).say)
    return ""


def _going_on(model: Model, session: Session) -> list[Timer]:
    """What brings the game on by itself."""
    played = f"{session.id}-{len(session.record.entries)}-{len(session.record.take_backs)}"
    speed = model.settings.speed
    if session.moment:
        ms = session.moment.now.ms
        name = f"stage-{played}-{session.moment.stage}"
        if session.moment.now.name == EXPLAINED:
            speed = max(speed, 1.0)  # however fast cards move, nobody reads faster
        return [] if ms is None else [Timer(name, round(ms * speed), {"type": "stage"})]
    if session.lesson is not None:
        plays = isinstance(session.lesson.now, Plays)
        return [Timer(f"lesson-{played}", round(THINK_PAUSE * speed), {"type": "lesson-plays"})] if plays else []
    return _acting(model, session, played)


def _acting(model: Model, session: Session, played: str) -> list[Timer]:
    """What brings the next act, where no person is waited for."""
    speed = model.settings.speed
    if session.automatic is not None:
        return [Timer(f"auto-{played}", round(THINK_PAUSE * speed), {"type": "automatic"})]
    if session.closing:
        return [Timer(f"ask-{played}-{session.slices}-{session.asked}", 0, {"type": "ask"})]
    if session.reacting:
        ms = _reaction_ms(model, session)
        return [] if ms is None else [Timer(f"reactions-{played}", ms, {"type": "begin-turn"})]
    if session.turn == tenfold.TERMINAL or session.persons_turn:
        return []
    ms = 0 if session.thinking or _quick(session) else round(THINK_PAUSE * speed)
    return [Timer(f"think-{played}-{session.slices}", ms, {"type": "think"})]


def _weighing(session: Session) -> list[Timer]:
    """What brings the hint that somebody waits for."""
    hint = current(session)
    if hint is None or hint.weighing is None:
        return []
    return [Timer(f"weigh-{hint.entries}-{hint.seat}-{hint.slices}", 0, {"type": "weigh"})]


def _reaction_ms(model: Model, session: Session) -> int | None:
    """How long a reaction window waits for somebody alone; None where it waits for a tap, as between people always."""
    return REACTION if session.alone and model.settings.go_on and not session.picked else None


def _quick(session: Session) -> bool:
    """Whether the computer player on turn only goes on with something that nobody has to follow step by step."""
    kinds = {outlook.kind for outlook in session.record.state.observation(session.turn).legal}
    return kinds <= board_of(session.record.game).quick
