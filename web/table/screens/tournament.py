"""A tournament of tables: the names, then the bracket, table by table."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.model import GameTournament, Model
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.widgets import bar, button, icon_button, sends
from table.words import listed, names_of
from tenfold.tournament import LEAST, MOST, Table, sizes


def screen(model: Model) -> Renderable:
    """The tournament of the chosen game, or the names for a new one."""
    tournament = model.tournament if model.tournament and model.tournament.game == model.game else None
    return h.main("#screen.page.tournament")[
        bar(
            text.tournament,
            back=(text.tournament_back, sends("home")),
            sub=tenfold.game_class(model.game).long_name,
            right=icon_button("bin", text.tournament_end, sends("sheet", name="tournament-end"))
            if tournament
            else None,
        ),
        trouble(model),
        _bracket(tournament) if tournament else _names(model),
        h.div(".foot")[toast(model), _next(tournament) if tournament else _draw(model)],
    ]


def _names(model: Model) -> Node:
    """One name a line; how they would sit."""
    number = len(names_of(model.tournament_names))
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
            )[model.tournament_names],
        ],
        h.p(".smaller.muted", role="status")[_seated(number)],
    ]


def _seated(number: int) -> str:
    if number < LEAST:
        return str(text.tournament_few(count=number, of=LEAST))
    if number > MOST:
        return str(text.tournament_many(count=number, of=MOST))
    tables = sizes(number)
    return str(
        text.tournament_tables(count=number, of=len(tables), sizes=tuple(sorted({str(size) for size in tables})))
    )


def _draw(model: Model) -> Node:
    return button(text.tournament_draw, sends("tournament-draw"), kind=".lit.full")


def _bracket(tournament: GameTournament) -> Node:
    """Every round, the newest first."""
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
        else None,
    ]


def _next(tournament: GameTournament) -> Node:
    table = tournament.bracket.next_table
    if table is None:
        return button(text.home, sends("home"), kind=".full")
    names = tournament.bracket.rounds[-1][table].names
    label = text.tournament_play_final if tournament.bracket.is_final else text.tournament_play(count=table + 1)
    return button(label, sends("tournament-play"), small=listed(names), kind=".lit.full")
