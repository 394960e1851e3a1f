"""A hint on the table: its slip, the buttons to ask for it, and what screens say of hints."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table import text as common
from table.boards import board_of
from table.features.hints import text
from table.features.hints.state import Hint, aims, can_hint, current, hint_refused, hinted
from table.features.hints.words import advised, advised_further
from table.hooks import ASSISTANCE, HELP_ICONS, HELP_ROWS, HOLDS, POINTED, TABLE_SLIPS, TABLE_TIMERS
from table.model import Session
from table.step import Timer
from table.widgets import button, icon_button, option_row, sends

POINTED.add(20)(aims)
ASSISTANCE.add(10)(hinted)


@TABLE_SLIPS.add(10)
def _slip(session: Session) -> Node:
    """Draw what the computer player would do and why, with the hand in view. It disappears with the next act."""
    hint = current(session)
    return _advice(session, hint) if hint is not None and not hint_refused(session) else None


def _advice(session: Session, hint: Hint) -> Renderable:
    if not hint.judgements:
        return h.p(".explained", role="status")[str(common.thinking)]
    called, why = advised(hint, board_of(session.record.game), session.names, alone=session.alone)
    more = advised_further(hint, board_of(session.record.game), session.names, alone=session.alone)
    other = text.next_best if hint.shown == 0 else text.the_best
    return h.div(".explained.advice")[
        h.p[h.b[called], ". ", why, more and h.span(".if-larger")[" ", more]],
        len(hint.judgements) > 1 and button(other, sends("next-hint"), kind=".line"),
    ]


@HOLDS.add(10)
def _is_read(session: Session) -> bool:
    """True while a hint is thought out or read."""
    return current(session) is not None


@TABLE_TIMERS.add(10)
def _weighing(session: Session) -> list[Timer]:
    """Return the timer of a hint that is being worked out."""
    hint = current(session)
    if hint is None or hint.weighing is None:
        return []
    return [Timer(f"weigh-{len(hint.entries)}-{hint.seat}-{hint.slices}", 0, {"type": "weigh"})]


@HELP_ICONS.add(10)
def _icon(session: Session) -> Node:
    if not can_hint(session):
        return None
    return icon_button("lamp", text.hint, sends("hint"), refused=bool(hint_refused(session)))


@HELP_ROWS.add(10)
def _row(session: Session) -> Node:
    return can_hint(session) and option_row(text.hint, text.in_menu, sends("hint"))
