"""The game on the table: which of its screens is shown, what is announced, and which timers run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from htpy import Renderable

import tenfold
from table import text
from table.boards import EXPLAINED, SCORES, board_of
from table.countdown import reaction_ms
from table.hooks import TABLE_TIMERS
from table.look import is_dealing, seen_by_eyes
from table.model import Model, Session
from table.screens import handover, play, reactions, result, scores
from table.speech import voiced
from table.step import Timer
from table.views import View

THINK_PAUSE = 350
"""The milliseconds before a computer player starts to think, so that people can look first."""

ASIDE = 4000
"""The milliseconds that a basic rule keeps the place of the question, when its reader’s turn has come."""

FORCED = 1000
"""The milliseconds before a card plays itself: it is lifted, so that its player sees which one it will be."""

DEALING = 1500
"""The same after a deal: the hand is there before anyone acts."""

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
        """Return the name of the current one."""
        return _name(screen)

    def awake(self, screen: Session) -> bool:
        """True if it is being played."""
        return _name(screen) in ("play", "handover", "reactions")

    def felt(self, screen: Session) -> bool:
        """True: the score sheet and the result lie on the table, too."""
        return True

    def said(self, model: Model, screen: Session) -> str:
        """Return the next player, the question or the winners."""
        return _said(model, screen, _name(screen))

    def timers(self, model: Model, screen: Session) -> Sequence[Timer]:
        """Return the timers that move the game on. A sheet stops them, unless a feature has its own."""
        own = next(filter(None, (timers(screen) for timers in TABLE_TIMERS)), [])
        return own or ([] if model.sheet else _going_on(model, screen))


def _name(session: Session) -> str:
    if session.moment is None:
        if session.record.finished:
            return "result"
    elif session.moment.now.name == SCORES:
        return "scores"
    if session.moment is None and session.reacting and not session.alone and not session.claim:
        return "reactions"
    return "handover" if session.hand_over else "play"


def _said(model: Model, session: Session, name: str) -> str:
    """Return what to announce at a place in the game: the next player, the question or the winners.

    The board is drawn as if nothing had happened lately, because that has already been announced.
    """
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
    """Return the timers that move the game on."""
    played = f"{session.id}-{len(session.record.entries)}-{len(session.record.take_backs)}"
    speed = model.speed
    if session.moment:
        ms = session.moment.now.ms
        name = f"stage-{played}-{session.moment.stage}"
        if session.moment.now.name == EXPLAINED:
            speed = max(speed, 1.0)  # at any pace, people need the same time to read
        return [] if ms is None else [Timer(name, round(ms * speed), {"type": "stage"})]
    return _acting(model, session, played)


def _acting(model: Model, session: Session, played: str) -> list[Timer]:
    """Return the timer of the next act, if it needs no person."""
    speed = model.speed
    if session.automatic is not None:
        return [Timer(f"auto-{played}", round(FORCED * speed), {"type": "automatic"})]
    if session.closing:
        asks = Timer(f"ask-{played}-{session.slices}-{session.asked}", 0, {"type": "ask"})
        return [] if session.awaits_others else [asks]
    if session.reacting:
        ms = reaction_ms(model, session)
        return [] if ms is None else [Timer(f"reactions-{played}", ms, {"type": "begin-turn"})]
    if session.aside is not None and session.persons_turn and session.may_act:
        return [Timer(f"aside-{played}", ASIDE, {"type": "read-aside"})]
    if session.turn == tenfold.TERMINAL or session.persons_turn or session.turn in session.far:
        return []
    pause = 0 if _quick(session) or session.gathered else THINK_PAUSE
    if is_dealing(session):
        pause = DEALING
    ms = 0 if session.thinking else round(pause * speed)
    hurried = "-hurried" if session.hurried else ""  # another name: the shell keeps a timer that has the same
    return [Timer(f"think-{played}-{session.slices}{hurried}", ms, {"type": "think"})]


def _quick(session: Session) -> bool:
    """True if the computer player on turn only continues something that people need not follow step by step."""
    kinds = {outlook.kind for outlook in session.record.state.observation(session.turn).legal}
    return kinds <= board_of(session.record.game).quick
