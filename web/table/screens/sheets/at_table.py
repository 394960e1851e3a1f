"""Sheets of the game on the table: its menu, scores, claims, and the sealed deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import sealing, text
from table.boards import Claim, board_of
from table.hooks import HELP_ROWS, MENU_ROWS
from table.look import seen_by_eyes
from table.matches import can_be_dealt_again, can_be_given_up, match_of, standing
from table.model import Model, Session
from table.screens.sheets.games import lost
from table.speech import marked
from table.undo import undo_refused
from table.widgets import button, choice_row, option_row, sends, sheet
from table.words import TROUBLE, names_at
from tenfold import Record
from tenfold.messages import Message


def _menu(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    record = session.record
    title = tenfold.game_class(record.game).long_name
    scores = board_of(record.game).scores(seen_by_eyes(session, model.settings))
    match = match_of(record)
    so_far = text.menu_match(label=match.label)
    if match.number > 1:
        so_far = text.menu_match_standing(label=match.label, standing=standing(match, session.names))
    return sheet(
        text.menu,
        [
            h.p[str(TROUBLE[model.trouble])] if model.trouble else None,
            h.p(".muted.smaller")[str(so_far)] if match.is_worth_telling else None,
            h.div(".list")[
                scores is not None and option_row(text.scores, "", sends("sheet", name="scores")),
                [row(session) for row in HELP_ROWS],
                not undo_refused(session) and option_row(text.undo, "", sends("undo")),
                option_row(text.everything_so_far, "", sends("sheet", name="log")),
                option_row(text.rules_of(title=title), "", sends("sheet", name="rules", chapter="minute")),
                sealing.seal(record) and option_row(text.sealed_deal, "", sends("sheet", name="seal")),
                [row(model, session) for row in MENU_ROWS],
                option_row(text.settings, "", sends("settings")),
                session.is_saved and option_row(text.leave_the_table, text.menu_leave, sends("home")),
                can_be_given_up(record)
                and [
                    can_be_dealt_again(record)
                    and option_row(text.new_deal, "", sends("sheet", name="give-up", again=True)),
                    option_row(text.give_up, "", sends("sheet", name="give-up")),
                ],
            ],
        ],
    )


def _seal(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the seal of the deal on the table. Once the game is over, draw the nonce to check it with."""
    record = model.session.record if model.session else None
    if record is None or record.seed is None or not sealing.seal(record):
        return None
    seal = h.p(".seal")[sealing.seal(record)]
    if not record.finished:
        return sheet(text.sealed_deal, [h.p[str(text.sealed_deal_note)], seal])
    check = sealing.check(record) if asked.get("check") is True else None
    return sheet(
        text.check_deal,
        [
            h.p[marked(text.seal_parts(seed=record.seed), card=lambda _: h.span(".seal")[sealing.nonce(record)])],
            h.p[str(text.seal_of)],
            seal,
            button(text.deal_again, sends("sheet", name="seal", check=True), kind=".lit.full")
            if check is None
            else _checked(record, check),
        ],
    )


def _checked(record: Record, check: sealing.Check) -> Node:
    """Draw the result of dealing again: the hands as they were dealt, and if everything is the same."""
    names, board = names_at(record), board_of(record.game)
    return [
        h.p(role="status")[marked(_came_of(check, len(record.entries)))],
        h.dl(".dealt")[
            [
                [h.dt[name], h.dd[[[" ", board.card_sign(card)] for card in hand]]]
                for name, hand in zip(names, check.hands, strict=True)
                if hand
            ]
        ],
    ]


def _came_of(check: sealing.Check, moves: int) -> Message:
    if check.same_end:
        return (text.check_all if check.same_deal else text.check_cards)(count=moves)
    return text.check_end if check.same_deal else text.check_none


def _give_up(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the question before a game is abandoned."""
    session = model.session
    if session is None or not can_be_given_up(session.record):
        return None
    again = asked.get("again") is True
    if again and not can_be_dealt_again(session.record):
        return None
    return sheet(
        text.give_up_deal_again if again else text.give_up_game,
        [
            h.p[str(text.give_up_game_note)],
            lost(model, session.id),
            h.div(".row.two")[
                button(text.play_on, sends("close"), kind=".grow"),
                button(text.new_deal if again else text.give_up, sends("give-up", again=again), kind=".ink.grow"),
            ],
        ],
    )


def _scores(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    if session is None:
        return None
    scores = board_of(session.record.game).scores(seen_by_eyes(session, model.settings))
    return sheet(text.scores, scores) if scores else None


def _claim(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the question who comes forward at an open window. If the choice is public, draw it next."""
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
            return sheet(title, h.p[str(text.nobody_to_name)])
        return sheet(title, [h.p(".muted")[claim.tap] if claim.tap else None, h.ul(".list")[choices]])
    kind = "claim" if claim.secret else "sheet"
    who = [
        choice_row(
            session.names[one],
            text.shows_the_hand if claim.secret else "",
            None,
            sends(kind, name="claim", kind=claim.kind, seat=one),
        )
        for one in session.people
        if (one != session.turn if claim.secret else _has(session, one, claim))
    ]
    return sheet(claim.who, h.ul(".list")[who] if who else h.p[str(text.nobody_can)])


def _has(session: Session, seat: int, claim: Claim) -> bool:
    """True if a seat has a public choice of this kind."""
    return any(outlook.kind == claim.kind for outlook in session.record.state.observation(seat).legal)


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "seal": _seal,
    "give-up": _give_up,
    "menu": _menu,
    "scores": _scores,
    "claim": _claim,
}
"""The sheets, by the names that events ask for them with."""
