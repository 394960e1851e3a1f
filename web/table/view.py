"""From the model to a step: which screen stands, and what the shell should know about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import guests
from table.boards import EXPLAINED, SCORES, board_of
from table.drawings.paper import sprite
from table.hints import aims
from table.lessons import Plays
from table.look import seen_by_eyes
from table.model import Looking, Model, Replaying, Session
from table.pointing import places, pointed
from table.screens import (
    daily,
    figures,
    handover,
    history,
    home,
    lesson,
    looking_back,
    play,
    reactions,
    replay,
    result,
    room,
    scores,
    settings,
    setup,
    sheets,
    tournament,
)
from table.speech import voiced, with_words
from table.step import Effect, Move, Step, Timer

_SCREENS: dict[str, Callable[[Model], Renderable]] = {
    "home": home.screen,
    "setup": setup.screen,
    "settings": settings.screen,
    "history": history.screen,
    "figures": figures.screen,
    "tournament": tournament.screen,
    "day": daily.screen,
    "room": room.screen,
}

TO_SHEET, TO_ENVELOPE = "#sheet-title", "#take-phone"
TO_TURN = "[data-walk] button:not([aria-disabled]), .acts .btn"
TO_LESSON = ".btn.lit"
"""Where the focus is sent; a room lets it go nowhere else (`FOCUS` in web/room/frame.js)."""

THINK_PAUSE = 350
"""Milliseconds before a computer player begins to think: people look first."""

REACTION = 3000
"""Milliseconds in which somebody alone may act before a computer player's turn."""

TOAST = 4000

REPLAY, REPLAY_LEAST = 1600, 400
"""Milliseconds for which a move of a replay stands at the usual pace, and at any."""


@dataclass(frozen=True)
class Shown:
    """What the next step has to know of the screens before it.

    `where` and `sheet` tell the place in the game and the sheet for which the focus was last placed, `said` what was
    said of that place, `bare` whether somebody's hand lay open before several people, `home` which state of the home
    screen was last given to keep.
    """

    where: str = ""
    said: str = ""
    sheet: str = ""
    bare: bool = False
    home: int = 0


def step(model: Model, shown: Shown, effects: Sequence[Effect] = ()) -> tuple[Step, Shown]:
    """The step for the model as it stands, and what will have been shown by it. Nothing else is changed."""
    session = model.session if model.screen == "play" else None
    screen = _game_screen(model, session) if session else model.screen
    now = Shown(
        where=_where(session, screen),
        said=_said(model, session, screen),
        sheet=str(model.sheet.get("name")) if model.sheet else "",
        bare=not session.alone and _bare(session) if session else shown.bare,
        home=model.home_changes if model.booted else shown.home,
    )
    made = Step(
        html=_html(model, screen),
        title=_title(model, session),
        root=_root(model, session, screen),
        secret=session is not None and now.bare and screen == "play",
        back=model.screen != "home" or model.sheet is not None,
        awake=screen in ("play", "handover", "reactions", "looking-back", "replay"),
        cover=session is not None and _covers(session, bared=shown.bare),
        focus=_focus(shown, now, session, screen),
        say=now.said if (now.where, now.said) != (shown.where, shown.said) else "",
        motion=model.settings.speed,
        timers=_timers(model, session),
        moves=_moves(session) if session else (),
        effects=effects,
        again=_again(model),
        keep=_keep(model) if now.home != shown.home else {},
    )
    return made, now


def _game_screen(model: Model, session: Session) -> str:
    if model.replayed is not None:
        return "replay"
    looking = model.looked_back_at
    if looking is not None and looking.shown:
        return "looking-back"
    if session.moment is None:
        if session.record.finished:
            return "result"
    elif session.moment.now.name == SCORES:
        return "scores"
    if session.moment is None and session.reacting and not session.alone and not session.claim:
        return "reactions"
    return "handover" if session.hand_over else "play"


def _html(model: Model, screen: str) -> str:
    if screen in _SCREENS:
        main = _SCREENS[screen](model)
    else:
        game_screens = {
            "play": play.screen,
            "handover": handover.screen,
            "reactions": reactions.screen,
            "scores": scores.screen,
            "result": result.screen,
            "looking-back": looking_back.screen,
            "replay": replay.screen,
        }
        main = game_screens[screen](model)
    sheet = sheets.sheet_of(model)
    over = h.p(".toast.aloft")[model.toast.text] if model.toast and model.sheet else None
    page = str(h.fragment[h.div("#behind", inert=sheet is not None)[main], sheet, over, _drawings(model)])
    return with_words(_pointed(model.session, model, page) if screen == "play" else page)


def _pointed(session: Session | None, model: Model, page: str) -> str:
    """The page of a game, with a mark on what is advised, or on what a lesson speaks of."""
    targets = _targets(session) if session else ()
    if session is None or not targets:
        return page
    seen, board = seen_by_eyes(session, model.settings), board_of(session.record.game)
    return pointed(page, places(targets, page, seen, board))


def _targets(session: Session) -> Sequence[str]:
    if session.lesson is None:
        return aims(session)
    return session.lesson.targets if session.moment is None or session.is_told_meanwhile else ()


def _drawings(model: Model) -> Node:
    """What an added game brings for its drawings; those of Tenfold's own games stand in the page already."""
    game = model.session.record.game if model.session else model.game
    if guests.is_guest(game) or not any(game in wheel.games for wheel in model.addons.values()):
        return None
    parts = board_of(game).parts
    return sprite(parts, common=False) if parts else None


def _title(model: Model, session: Session | None) -> str:
    game = session.record.game if session else model.game if model.screen == "setup" else ""
    return f"{tenfold.game_class(game).long_name} · Tenfold" if game else "Tenfold"


def _where(session: Session | None, screen: str) -> str:
    if session is None:
        return screen
    step = session.lesson.step if session.lesson else ""
    return f"{screen} {len(session.record.entries)} {session.eyes} {bool(session.moment)} {step}"


def _focus(before: Shown, now: Shown, session: Session | None, screen: str) -> str | None:
    """Where the focus goes as something new comes up, once: a sheet's title, the envelope's button, a turn's hand.

    Whoever is out has no hand, but may still accuse: then it goes to the first button under the table.

    When a sheet closes, the shell gives the focus back by itself.
    """
    if now.sheet:
        return None if before.sheet == now.sheet else TO_SHEET
    if before.where == now.where:
        return None
    if screen in ("handover", "reactions"):
        return TO_ENVELOPE
    if session is not None and session.is_being_told:
        return TO_LESSON
    return TO_TURN if session is not None and session.may_act and screen == "play" else None


def _said(model: Model, session: Session | None, screen: str) -> str:
    """What there is to say of a place in the game: who is next, what is asked of whoever may act, who has won.

    The board is asked anew, as if nothing had happened lately: that was announced as it happened.
    """
    if session is None or session.lesson is not None:
        return lesson.said(session) if session and screen in ("play", "scores", "result") else ""
    match screen:
        case "handover":
            return f"Pass the phone to {session.names[session.turn]}."
        case "reactions":
            return f"Next is {session.names[session.turn]}."
        case "result":
            return f"{result.headline(session)}."
        case "play" if session.may_act and session.automatic is None:
            seen = replace(seen_by_eyes(session, model.settings), recent=())
            return voiced(board_of(session.record.game).draw(seen).say)
    return ""


def _root(model: Model, session: Session | None, screen: str) -> dict[str, str]:
    chosen = model.settings
    root = {"data-theme": chosen.paper, "data-thumb": chosen.thumb, "data-screen": screen}
    if not chosen.four_colours:
        root["data-suits"] = "two"
    if chosen.corners:
        root["data-corners"] = "big"
    if model.sheet:
        root["data-sheet"] = "open"
    if session:
        root["data-game"] = session.record.game
        if screen in ("play", "handover", "reactions", "replay"):
            root["class"] = "table"
    elif screen in ("setup", "tournament", "room"):
        root["data-game"] = model.game
    return root


def _covers(session: Session, *, bared: bool) -> bool:
    """Whether this screen may be the first after somebody's hand: it must not be animated."""
    if session.alone or _bare(session):
        return False
    if session.moment is None:
        return bared or not (session.open_turn or (session.record.finished and session.holder is None))
    return session.moment.folded is not None and session.moment.stage == 0


def _bare(session: Session) -> bool:
    """Whether somebody's hand may be on the screen."""
    return session.eyes is not None or session.peek


def _moves(session: Session) -> Sequence[Move]:
    return session.moment.now.moves if session.moment else ()


def _timers(model: Model, session: Session | None) -> list[Timer]:
    timers = [Timer(f"toast-{model.toast.number}", TOAST, {"type": "toast-over"})] if model.toast else []
    if model.bringing and not model.bringing.waits:
        timers.append(Timer(f"bring-{model.bringing.slices}", 0, {"type": "bring"}))
    looking = model.looked_back_at
    if model.replayed is not None:
        timers += _replaying(model, model.replayed)
    elif looking is not None and looking.shown:
        timers += _looking_back(looking)
    elif session and model.opened_decision is None:
        timers += _weighing(session) if model.sheet else _going_on(model, session)
    return timers


def _looking_back(looking: Looking) -> list[Timer]:
    """Whoever looks at the look back waits for it."""
    if looking.thinking is None:
        return []
    return [Timer(f"think-back-{looking.session.id}-{looking.slices}", 0, {"type": "think-back"})]


def _replaying(model: Model, replaying: Replaying) -> list[Timer]:
    """The next move; while a sheet lies over the table, it waits."""
    if not replaying.playing or model.sheet:
        return []
    ms = max(REPLAY_LEAST, round(REPLAY * model.settings.speed))
    return [Timer(f"replay-{replaying.session.id}-{replaying.number}", ms, {"type": "replay-on"})]


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
    """Whoever has asked for a hint looks at the sheet on which it will stand."""
    hint = session.hint
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


def _again(model: Model) -> dict[str, Any] | None:
    """The event that leads back here where Python has to be started anew; None: home is near enough."""
    session = model.session
    if model.screen == "play" and session is not None and any(line.id == session.id for line in model.games):
        return {"type": "open", "id": session.id}
    return {"type": "setup", "game": model.game} if model.screen == "setup" else None


def _keep(model: Model) -> dict[str, Any]:
    """Screens that the shell may show on the next visit before Python is up."""
    root = _root(model, None, "home")
    root.pop("data-game", None)
    return {"home": {"html": str(home.screen(model, for_next_visit=True)), "root": root, "title": "Tenfold"}}
