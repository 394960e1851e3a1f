"""Sheets of the game on the table: its menu, hints, scores, eyes, the sealed deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import daily, sealing
from table.boards import Claim, board_of
from table.hints import can_hint
from table.look import seen_by_eyes
from table.matches import can_be_dealt_anew, can_be_given_up, match_of, standing
from table.model import Model, Session
from table.screens import lesson
from table.screens.looking_back import as_it_was
from table.speech import advised
from table.widgets import button, choice_row, option_row, sends, sheet
from table.words import TROUBLE, count
from tenfold import Record


def _eyes(model: Model, asked: Mapping[str, Any]) -> Node:
    """Whose eyes see the replay."""
    replaying = model.replayed
    if replaying is None:
        return None
    return sheet(
        "Whose eyes?",
        h.ul(".list")[
            [
                choice_row(name, "", replaying.eyes == seat, sends("replay-eyes", seat=seat))
                for seat, name in enumerate(replaying.session.names)
            ],
            choice_row("Everybody", "All hands lie open", replaying.eyes is None, sends("replay-eyes", seat=None)),
        ],
    )


def _menu(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    if session.lesson is not None:
        return sheet("Menu", lesson.menu(session, session.lesson))
    record = session.record
    title = tenfold.game_class(record.game).long_name
    scores = board_of(record.game).scores(seen_by_eyes(session, model.settings))
    match = match_of(record)
    so_far = f". {standing(match, session.names)}" if match.number > 1 else ""
    return sheet(
        "Menu",
        [
            h.p[TROUBLE[model.trouble]] if model.trouble else None,
            h.p(".muted.smaller")[f"{match.told}{so_far}."] if match.is_worth_telling else None,
            h.div(".list")[
                scores is not None and option_row("Scores", "", sends("sheet", name="scores")),
                can_hint(session) and option_row("Hint", "what a computer would do", sends("hint")),
                option_row("Everything so far", "", sends("sheet", name="log")),
                option_row(f"Rules of {title}", "", sends("sheet", name="rules", chapter="minute")),
                sealing.seal(record) and option_row("Sealed deal", "", sends("sheet", name="seal")),
                option_row("Settings", "", sends("settings")),
                option_row("Leave the table", "the game is kept", sends("home")),
                can_be_given_up(record)
                and [
                    can_be_dealt_anew(record) and option_row("New deal", "", sends("sheet", name="give-up", anew=True)),
                    option_row("Give up", "", sends("sheet", name="give-up")),
                ],
            ],
        ],
    )


def _seal(model: Model, asked: Mapping[str, Any]) -> Node:
    """The seal of the deal on the table and, once the game is over, what breaks it."""
    record = model.session.record if model.session else None
    if record is None or not sealing.seal(record):
        return None
    seal = h.p(".seal")[sealing.seal(record)]
    if not record.finished:
        told = "The deal was fixed before the first card, and this is its seal. After the game it is opened: whoever "
        return sheet("Sealed deal", [h.p[told, "has noted it can see that nothing was exchanged on the way."], seal])
    check = sealing.check(record) if asked.get("check") is True else None
    return sheet(
        "Check the deal",
        [
            h.p["Deal number ", h.b[str(record.seed)], ", nonce ", h.span(".seal")[sealing.nonce(record)]],
            h.p["Their SHA-256, with a space between, is the seal that stood in the menu from the first card on:"],
            seal,
            button("Deal again", sends("sheet", name="seal", check=True), kind=".lit.full")
            if check is None
            else _checked(record, check),
        ],
    )


def _checked(record: Record, check: sealing.Check) -> Node:
    """What came of dealing again: the hands as they were dealt, and whether all is as it was."""
    names, board = [seat.name for seat in record.seats], board_of(record.game)
    return [
        h.p(role="status")[
            h.b["The same cards" if check.same_deal else "Other cards"],
            ", ",
            f"and the same end after {count(len(record.entries), 'move')}." if check.same_end else "and another end!",
        ],
        h.dl(".dealt")[
            [
                [h.dt[name], h.dd[[[" ", board.card_sign(card)] for card in hand]]]
                for name, hand in zip(names, check.hands, strict=True)
                if hand
            ]
        ],
    ]


def _give_up(model: Model, asked: Mapping[str, Any]) -> Node:
    """The question before a game is left for good."""
    session = model.session
    if session is None or not can_be_given_up(session.record):
        return None
    anew = asked.get("anew") is True
    if anew and not can_be_dealt_anew(session.record):
        return None
    return sheet(
        "Deal anew?" if anew else "Give this game up?",
        [
            h.p["It counts nowhere then, and is gone for good."],
            (lost := daily.lost(model, session.id)) and h.p[lost],
            h.div(".row.two")[
                button("Play on", sends("close"), kind=".grow"),
                button("New deal" if anew else "Give up", sends("give-up", anew=anew), kind=".ink.grow"),
            ],
        ],
    )


def _hint(model: Model, asked: Mapping[str, Any]) -> Node:
    """What the adviser would do, and why; while it thinks, how to stop it."""
    session = model.session
    hint = session.hint if session else None
    if session is None or hint is None:
        return None
    if not hint.judgements:
        return sheet("Hint", [h.p(role="status")["Thinking …"], button("Stop", sends("close"), kind=".full")])
    called, why = advised(hint, board_of(session.record.game), session.names, alone=session.alone)
    return sheet(
        "Hint" if hint.told == 0 else "The next best",
        [
            h.h3(".advice")[called],
            h.p[why],
            len(hint.judgements) > 1
            and button("What is next best?" if hint.told == 0 else "And the best?", sends("next-hint"), kind=".full"),
            button("To the table", sends("close"), kind=".lit.full"),
        ],
    )


def _decision(model: Model, asked: Mapping[str, Any]) -> Node:
    close = model.opened_decision
    return as_it_was(model.session, close) if model.session and close else None


def _scores(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    scores = board_of(session.record.game).scores(seen_by_eyes(session, model.settings))
    return sheet("Scores", scores) if scores else None


def _claim(model: Model, asked: Mapping[str, Any]) -> Node:
    """Who comes forward at an open window; then, for what all may see, the choice itself."""
    session = model.session
    if session is None or not session.reacting:
        return None
    claims = board_of(session.record.game).claims(seen_by_eyes(session, model.settings))
    claim = next((one for one in claims if one.kind == asked.get("kind")), None)
    if claim is None:
        return None
    seat = asked.get("seat")
    if seat in session.people:
        observed = session.record.state.observation(seat)
        choices = [
            choice_row(session.names[one.taker], "", None, sends("claimed", seat=seat, action=one.text))
            for one in observed.legal
            if one.kind == claim.kind and one.taker is not None
        ]
        title = claim.whom.format(name=session.names[int(str(seat))])
        if not choices:
            return sheet(title, h.p["There is nobody to name now."])
        return sheet(title, [h.p(".muted")[claim.tap] if claim.tap else None, h.ul(".list")[choices]])
    kind = "claim" if claim.secret else "sheet"
    who = [
        choice_row(
            session.names[one],
            "shows the hand" if claim.secret else "",
            None,
            sends(kind, name="claim", kind=claim.kind, seat=one),
        )
        for one in session.people
        if (one != session.turn if claim.secret else _has(session, one, claim))
    ]
    return sheet(claim.who, h.ul(".list")[who] if who else h.p["Nobody who holds the phone can do that now."])


def _has(session: Session, seat: int, claim: Claim) -> bool:
    """Whether there is something for a seat to choose, which everybody may know."""
    return any(outlook.kind == claim.kind for outlook in session.record.state.observation(seat).legal)


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "seal": _seal,
    "give-up": _give_up,
    "eyes": _eyes,
    "hint": _hint,
    "decision": _decision,
    "menu": _menu,
    "scores": _scores,
    "claim": _claim,
}
"""Each by the name that it is asked for by."""
