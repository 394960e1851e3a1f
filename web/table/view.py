"""From the model to a step: the current screen, and what the shell should know about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table.boards import board_of
from table.drawings.paper import sprite
from table.hooks import POINTED, TIMERS
from table.look import seen_by_eyes
from table.model import Model, Session
from table.pointing import places, pointed
from table.screens import history, home, settings, setup, sheets
from table.screens.table import TableView
from table.shelf import is_elsewhere
from table.speech import with_words
from table.stack import (
    HistoryScreen,
    HomeScreen,
    Screen,
    SettingsScreen,
    SetupScreen,
)
from table.step import Effect, Move, Step, Timer
from table.views import VIEWS, View, view_of
from tenfold.messages import Catalogue, is_mirrored
from tenfold.registry import SHELF


def _without_state(draw: Callable[[Model], Renderable]) -> Callable[[Model, Screen], Renderable]:
    return lambda model, screen: draw(model)


VIEWS |= {
    Session: TableView(),
    HomeScreen: View("home", _without_state(home.screen)),
    SettingsScreen: View("settings", _without_state(settings.screen)),
    SetupScreen: setup.SetupView("setup", setup.screen),
    HistoryScreen: View("history", history.screen),
}

TO_SHEET, TO_ENVELOPE = "#sheet-title", "#take-phone"
TO_TURN = "[data-walk] button:not([aria-disabled]), .acts .btn"
TO_CONTINUE = ".btn.lit"
"""The targets of the focus. A sandbox can send it nowhere else (`FOCUS` in web/room/frame.js)."""

TOAST = 4000


@dataclass(frozen=True)
class Shown:
    """What the next step must know about the screens before it."""

    where: str = ""  # the place in the game for which the focus was last placed
    said: str = ""  # the announcement for that place
    sheet: str = ""  # the sheet for which the focus was last placed
    bare: bool = False  # a hand was visible with several people at the table
    home: int = 0  # which state of the home screen was last saved


def step(model: Model, shown: Shown, effects: Sequence[Effect] = ()) -> tuple[Step, Shown]:
    """Return the step for the current model, and the state of the screen after it. Change nothing."""
    screen = model.screen
    view, session = view_of(screen), screen.table
    name = view.name(screen)
    now = Shown(
        where=_where(session, name),
        said=view.said(model, screen),
        sheet=str(model.sheet.get("name")) if model.sheet else "",
        bare=not session.alone and _bare(session) if session else shown.bare,
        home=model.home_changes if model.booted else shown.home,
    )
    made = Step(
        html=_html(model, view.draw(model, screen)),
        title=_title(view.titled(screen)),
        root=_root(model, screen, view),
        secret=session is not None and now.bare and name == "play",
        back=len(model.stack) > 1,
        awake=view.awake(screen),
        cover=session is not None and _covers(session, bared=shown.bare),
        focus=_focus(shown, now, session, name),
        say=now.said if (now.where, now.said) != (shown.where, shown.said) else "",
        motion=model.speed * (session.moment.now.travel if session and session.moment else 1.0),
        timers=[*_timers(model), *view.timers(model, screen)],
        moves=_moves(session) if session else (),
        effects=effects,
        again=view.again(model, screen),
        keep=_keep(model) if now.home != shown.home else {},
    )
    return made, now


def _html(model: Model, main: Renderable) -> str:
    sheet = sheets.sheet_of(model)
    over = h.p(".toast.aloft")[model.toast.text] if model.toast and model.sheet else None
    page = str(h.fragment[h.div("#behind", inert=sheet is not None)[main], sheet, over, _drawings(model)])
    playing = isinstance(model.screen, Session) and view_of(model.screen).name(model.screen) == "play"
    return with_words(_pointed(model.session, model, page) if playing else page)


def _pointed(session: Session | None, model: Model, page: str) -> str:
    """Return the page of a game with a mark on what a feature talks about."""
    if session is None:
        return page
    targets = [target for targets in POINTED for target in targets(session)]
    if not targets:
        return page
    seen, board = seen_by_eyes(session, model.settings), board_of(session.record.game)
    return pointed(page, places(targets, page, seen, board))


def _drawings(model: Model) -> Node:
    """Return the parts of drawings of a game from elsewhere. Those of Tenfold's own games are in the page already."""
    game = model.game
    if not game or game in SHELF or is_elsewhere(game):
        return None
    parts = board_of(game).parts
    return sprite(parts, shared=False) if parts else None


def _title(game: str) -> str:
    return f"{tenfold.game_class(game).long_name} · Tenfold" if game else "Tenfold"


def _where(session: Session | None, screen: str) -> str:
    if session is None:
        return screen
    return f"{screen} {len(session.record.entries)} {session.eyes} {bool(session.moment)} {session.passage}"


def _focus(before: Shown, now: Shown, session: Session | None, screen: str) -> str | None:
    """Return where the focus goes, once, when something new appears.

    It goes to a sheet's title, the envelope's button or the hand of the seat on turn. A player who is out has no hand,
    but may still accuse. The focus then goes to the first button under the table.

    When a sheet closes, the shell restores the focus by itself.
    """
    if now.sheet:
        return None if before.sheet == now.sheet else TO_SHEET
    if before.where == now.where:
        return None
    if screen in ("handover", "reactions"):
        return TO_ENVELOPE
    if session is not None and session.is_speaking:
        return TO_CONTINUE
    return TO_TURN if session is not None and session.may_act and screen == "play" else None


def _root(model: Model, screen: Screen, view: View[Any]) -> dict[str, str]:
    chosen = model.settings
    root = {"lang": Catalogue.language, "dir": "rtl" if is_mirrored() else "ltr"}
    root |= {"data-theme": chosen.paper, "data-thumb": chosen.thumb, "data-screen": view.name(screen)}
    root |= {"data-back": chosen.back, "data-felt": chosen.felt}
    if not chosen.four_colours:
        root["data-suits"] = "two"
    if chosen.corners:
        root["data-corners"] = "big"
    if model.sheet:
        root["data-sheet"] = "open"
    if game := view.game(screen):
        root["data-game"] = game
    if view.felt(screen):
        root["class"] = "table"
    return root


def _covers(session: Session, *, bared: bool) -> bool:
    """True if this screen can be the first after a hand was visible, so that it must not be animated."""
    if session.alone or _bare(session):
        return False
    if session.moment is None:
        return bared or not (session.open_turn or (session.record.finished and session.holder is None))
    return session.moment.folded is not None and session.moment.stage == 0


def _bare(session: Session) -> bool:
    """True if a hand can be on the screen."""
    return session.eyes is not None or session.peek


def _moves(session: Session) -> Sequence[Move]:
    return session.moment.now.moves if session.moment else ()


def _timers(model: Model) -> list[Timer]:
    """Return the timers that do not depend on the screen."""
    timers = [Timer(f"toast-{model.toast.number}", TOAST, {"type": "toast-over"})] if model.toast else []
    return [*timers, *(timer for more in TIMERS for timer in more(model))]


def _keep(model: Model) -> dict[str, Any]:
    """Return screens that the shell can show on the next visit before Python has loaded."""
    root = _root(model, HomeScreen(), VIEWS[HomeScreen])
    return {"home": {"html": str(home.screen(model, for_next_visit=True)), "root": root, "title": "Tenfold"}}
