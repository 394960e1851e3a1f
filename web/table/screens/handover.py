"""The closed envelope between two people. Nothing on it depends on a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node, Renderable

from table import text
from table.boards import board_of
from table.drawings.paper import ENVELOPE
from table.look import AnySeen, seen_by_eyes, since_last_move
from table.model import Model, Session
from table.screens.home import toast, unless_trouble
from table.screens.play import game_bar
from table.speech import written
from table.widgets import badge, sends
from table.words import coloured_badges

LINES = 5
"""The number of sentences in the recap. The log has the older ones."""


def screen(model: Model, session: Session) -> Renderable:
    """Draw the screen that passes the phone to the next player."""
    name = session.names[session.turn]
    seen = seen_by_eyes(session, model.settings)
    cards = board_of(session.record.game).meanwhile(seen)
    return h.main(f"#screen.felt.handover{'.with-cards' if cards else ''}")[
        game_bar(session, sub=unless_trouble(model, "")),
        h.section(".board.over", aria_labelledby="next")[
            h.div[ENVELOPE],
            h.p(".kicker")[str(text.pass_to)],
            h.h2("#next.big-name")[name],
        ],
        cards,
        toast(model),
        recap(session, seen, session.turn),
        h.div(".acts")[
            h.button("#take-phone.btn.lit.tall", type="button", data_event=sends("take-phone"), data_guard="300")[
                h.span[str(text.holds(name=name))], h.small[str(text.shows_the_hand)]
            ]
        ],
    ]


def recap(session: Session, seen: AnySeen, seat: int) -> Node:
    """Draw what has happened since this person last played, the latest last. An accusation is not playing."""
    happened = _lines(session, since_last_move(session, seat))
    if not happened:
        return None
    no_play = {"deal", *(claim.kind for claim in board_of(session.record.game).claims(seen))}
    played = any(event["seat"] == seat and event["kind"] not in no_play for event in session.record.state.events())
    return h.section(".recap", aria_labelledby="recap")[
        h.h3("#recap")[str(text.since(name=session.names[seat]) if played else text.so_far)],
        h.ol[happened],
    ]


def _lines(session: Session, events: Sequence[Mapping[str, Any]]) -> list[Renderable]:
    badges = coloured_badges(session.names)
    game, board = session.record.load_game(), board_of(session.record.game)
    lines: list[Renderable] = []
    for event in events[-LINES:]:
        seat = event["seat"]
        result = seat is None or event["kind"] in board.follows
        mark = h.span(".no-badge") if result else badge(badges[seat], bot=session.record.seats[seat].kind == "bot")
        lines.append(h.li(".outcome" if result else "")[mark, h.span[written(event, game, board, session.names)]])
    return lines
