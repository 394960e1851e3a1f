"""A tournament of tables: the names, then the bracket, table by table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import shelf
from table import text as common
from table.boards import board_of
from table.features.tournament import text
from table.features.tournament.state import (
    GameTournament,
    Remembered,
    TournamentScreen,
    mark,
    size_refusal,
    tournament_of,
)
from table.hooks import AFTER_GAME, HOME_ROWS, SETUP_ROWS, SHEETS, TABLE_WAYS
from table.model import Model, Session
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.stack import SetupScreen
from table.views import VIEWS, View
from table.widgets import bar, button, icon_button, option_row, sends, sheet
from table.words import listed, names_of
from tenfold.tournament import Table, sizes


def screen(model: Model, here: TournamentScreen) -> Renderable:
    """Draw the tournament of the chosen game, or the names for a new one."""
    found = tournament_of(model)
    tournament = found if found and found.game == here.game else None
    return h.main("#screen.page.tournament")[
        bar(
            text.tournament,
            back=(text.tournament_back, sends("home")),
            sub=tenfold.game_class(here.game).long_name,
            right=icon_button("bin", text.tournament_end, sends("sheet", name="tournament-end"))
            if tournament
            else None,
        ),
        trouble(model),
        _bracket(tournament) if tournament else _names(model),
        h.div(".foot")[toast(model), _next(tournament) if tournament else _draw(model)],
    ]


def _names(model: Model) -> Node:
    """Draw the field of names, one a line, and the tables that they would make."""
    number = len(names_of(model.memory(Remembered).names))
    return h.section(".stack")[
        h.p[str(text.tournament_too_many)],
        h.label(".stack")[
            h.span(".smaller")[str(text.tournament_names)],
            h.textarea(
                "#names.field",
                rows="12",
                autocomplete="off",
                spellcheck="false",
                data_event=sends("tournament-names"),
                data_live=True,
            )[model.memory(Remembered).names],
        ],
        h.p(".smaller.muted", role="status")[_seated(number)],
    ]


def _seated(number: int) -> str:
    if why := size_refusal(number):
        return str(why)
    tables = sizes(number)
    return str(
        text.tournament_tables(count=number, of=len(tables), sizes=tuple(sorted({str(size) for size in tables})))
    )


def _draw(model: Model) -> Node:
    return button(text.tournament_draw, sends("tournament-draw"), kind=".lit.full")


def _bracket(tournament: GameTournament) -> Node:
    """Draw every round, the newest first."""
    bracket = tournament.bracket
    rounds = list(enumerate(bracket.rounds))
    return [
        h.section(".slip.stack.winners", aria_labelledby="won")[
            laurel(tournament.game, "won", str(text.tournament_won(name=bracket.winner)))
        ]
        if bracket.winner
        else None,
        [
            h.section(".stack", aria_labelledby=f"round-{number}")[
                h.h2(f"#round-{number}")[
                    str(text.tournament_final if len(tables) == 1 else text.tournament_round(count=number + 1))
                ],
                h.ol(".tables")[[_table(at, table, len(tables)) for at, table in enumerate(tables)]],
            ]
            for number, tables in reversed(rounds)
        ],
    ]


def _table(at: int, table: Table, of: int) -> Renderable:
    names = table.result or table.names
    return h.li(".slip.played" if table.result else ".slip")[
        of > 1 and h.h3(".smaller.muted")[str(text.tournament_table(count=at + 1))],
        h.ol(".seated")[[h.li[h.b[name] if table.result and place == 0 else name] for place, name in enumerate(names)]],
        h.p(".smaller.muted")[
            str((text.tournament_goes_on if of > 1 else text.tournament_table_won)(name=table.winner or ""))
        ]
        if table.result
        else h.div(".row")[
            [
                button(label, sends("tournament-way", table=at, way=way), kind=".line.smaller")
                for way, (label, _) in enumerate(TABLE_WAYS)
            ]
        ],
    ]


def _next(tournament: GameTournament) -> Node:
    table = tournament.bracket.next_table
    if table is None:
        return button(common.home, sends("home"), kind=".full")
    names = tournament.bracket.rounds[-1][table].names
    label = text.tournament_play_final if tournament.bracket.is_final else text.tournament_play(count=table + 1)
    return button(label, sends("tournament-play"), small=listed(names), kind=".lit.full")


VIEWS[TournamentScreen] = View("tournament", screen)


# In other screens.


@HOME_ROWS.add(10)
def _on_home(model: Model, for_next_visit: bool) -> Node:
    """Draw the way back to a tournament that isn't over; otherwise None."""
    tournament = tournament_of(model)
    if tournament is None or tournament.bracket.next_table is None:
        return None
    tables = tournament.bracket.rounds[-1]
    left = sum(not table.result for table in tables)
    return h.section(".slip.resume", data_game=tournament.game, aria_labelledby="tournament")[
        h.span(".tile")[shelf.emblem(tournament.game)],
        h.div[
            h.h2("#tournament")[str(text.tournament_final if tournament.bracket.is_final else text.tournament)],
            h.p(".smaller.muted")[str(text.tournament_left(count=left))],
        ],
        button(text.tournament_show, sends("tournament", game=tournament.game), kind=".lit.smaller"),
    ]


@SETUP_ROWS.add(20)
def _from_setup(model: Model, here: SetupScreen) -> Node:
    return board_of(here.game).tournament and option_row(
        text.nine_and_more, text.nine_and_more_note, sends("tournament", game=here.game)
    )


@AFTER_GAME.add(10)
def _from_result(model: Model, session: Session) -> Node:
    tournament, record = tournament_of(model), session.record
    if tournament is None or not mark(record).startswith(f"{tournament.id}/"):
        return None
    return button(text.to_tournament, sends("tournament", game=record.game), kind=".lit.grow")


def _end(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        text.end_tournament,
        [
            h.p[str(text.end_tournament_note)],
            h.div(".row")[
                button(text.end_tournament_cancel, sends("close"), kind=".grow"),
                button(text.end_tournament_end, sends("tournament-end"), kind=".bad.grow"),
            ],
        ],
    )


SHEETS["tournament-end"] = _end
