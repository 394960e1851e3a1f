"""The end: places, shared wins, and once more."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

import tenfold
from table import shelf
from table.boards import board_of
from table.look import seen_by_eyes
from table.model import Model, Session
from table.screens.home import toast, trouble
from table.widgets import badge, bar, button, icon_button, sends
from table.words import badges, listed


def screen(model: Model) -> Renderable:
    """The result of the game on the table."""
    session = model.session
    assert session is not None
    record = session.record
    state = record.state
    places, scores = state.ranking(), state.scores()
    board = board_of(record.game)
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    letters = badges(session.names)
    return h.main("#screen.page.result", data_game=record.game)[
        bar(
            tenfold.game_class(record.game).long_name,
            back=("Home", sends("home")),
            right=icon_button("list", "Everything so far", sends("sheet", name="log")),
        ),
        trouble(model),
        h.section(".slip.stack.winners", aria_labelledby="won")[
            h.div(".laurel")[shelf.emblem(record.game), h.h2("#won")[headline(session)]],
            h.ol(".places")[
                [
                    h.li(".row.won" if places[seat] == 1 else ".row")[
                        h.span(".place", aria_label=f"place {places[seat]}")[str(places[seat])],
                        badge(letters[seat], seat, bot=record.seats[seat].kind == "bot"),
                        h.div(".grow")[
                            h.p[
                                h.b[session.names[seat]],
                                h.span(".mut.sm")[f" {board.score_line(scores[seat])}"],
                            ],
                            board.score_picture(scores[seat]),
                        ],
                    ]
                    for seat in order
                ]
            ],
        ],
        board.scores(seen_by_eyes(session, model.settings)),
        h.p(".sm.mut")[
            f"Deal number {record.seed}. " if record.seed is not None else "",
            "Moves were taken back in this game." if record.take_backs else "",
        ],
        toast(model),
        h.div(".foot.row")[
            button("Home", sends("home")),
            button("To the tournament", sends("contest", game=record.game), kind=".lit.grow")
            if model.contest and record.meta.get("contest", "").startswith(f"{model.contest.id}/")
            else button("Rematch", sends("rematch"), kind=".lit.grow"),
        ],
    ]


def headline(session: Session) -> str:
    """Who won, in a sentence."""
    winners = [name for name, place in zip(session.names, session.record.state.ranking(), strict=True) if place == 1]
    if len(winners) == len(session.names):
        return "Everybody shares the victory"
    return f"{winners[0]} wins" if len(winners) == 1 else f"{listed(winners)} share the victory"
