"""The reaction window between two turns: the same for everyone, so that it gives nothing away about any hand."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table import text
from table.boards import board_of
from table.drawings.icons import icon
from table.look import seen_by_eyes
from table.model import Model, Session
from table.screens.handover import recap
from table.screens.home import toast, unless_trouble
from table.screens.play import game_bar, reader_of, seats
from table.widgets import sends

_IN_LARGE = 11
"""The maximum length of a name that fits on one line in the largest type. Longer names are smaller."""


def screen(model: Model, session: Session) -> Renderable:
    """Draw the screen that names the next player, and what anyone can still do before that."""
    board = board_of(session.record.game)
    seen = seen_by_eyes(session, model.settings)
    parts = board.draw(seen)
    name = session.names[session.turn]
    person = session.persons_turn
    return h.main(f"#screen.felt.handover.window.game-{session.record.game}{parts.look}")[
        game_bar(session, parts.title, unless_trouble(model, parts.sub)),
        seats(session, parts.seats, reader=reader_of(session)),
        h.section(".board.over", aria_labelledby="next")[
            h.p(".kicker")[str(text.next_is)],
            h.h2(f"#next.big-name{'.long' if len(name) > _IN_LARGE else ''}")[name],
            board.meanwhile(seen),
        ],
        toast(model),
        recap(session, seen, session.turn if person else session.front),
        h.div(".claims")[
            h.p(".smaller.muted")[str((text.before_looks if person else text.before_plays)(name=name))],
            h.div(".row")[
                [
                    h.button(
                        ".btn.grow",
                        type="button",
                        aria_disabled="true" if claim.refused else None,
                        data_event=sends("claim", kind=claim.kind)
                        if claim.refused
                        else sends("sheet", name="claim", kind=claim.kind),
                    )[icon(claim.icon), h.span[claim.label]]
                    for claim in board.claims(seen)
                ]
            ],
        ],
        h.div(".acts")[
            h.button("#take-phone.btn.lit.tall", type="button", data_event=sends("begin-turn"), data_guard="300")[
                [h.span[str(text.holds(name=name))], h.small[str(text.shows_the_hand)]]
                if person
                else [h.span[str(text.go_on)], h.small[str(text.plays(name=name))]]
            ]
        ],
    ]
