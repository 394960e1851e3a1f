"""The home screen: a panel for each game, and the game to continue."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import shelf, text
from table.drawings.icons import icon
from table.drawings.paper import MARK
from table.entries import marks
from table.hooks import HISTORY_SECTIONS, HOME_END, HOME_GAMES, HOME_OFFERS, HOME_ROWS, PANEL_NOTES
from table.lines import next_of
from table.model import Model, Summary
from table.saves import INSTALL
from table.speech import marked
from table.widgets import button, icon_button, name_field, sends
from table.words import TROUBLE
from tenfold.messages import Message


def screen(model: Model, *, for_next_visit: bool = False) -> Renderable:
    """Draw the home screen. With `for_next_visit`, leave out what is true only at this moment."""
    in_rows = {ident for find in HOME_GAMES for ident in find(model)}
    waiting = [summary for summary in model.known_games if not summary.finished and summary.id not in in_rows]
    ends = [draw(model) for draw in HOME_END]
    has_games = bool(model.known_games) or any(draw(model) for draw in HISTORY_SECTIONS)
    return h.main("#screen.page.home")[
        h.header(".bar.brand")[
            MARK,
            h.h1(tabindex="-1")["Tenfold"],
            has_games and icon_button("history", text.history, sends("history")),
            icon_button("settings", text.settings, sends("settings")),
        ],
        not for_next_visit and [trouble(model), _update(model)],
        _resume(model, waiting[0], for_next_visit=for_next_visit) if waiting else None,
        [draw(model, for_next_visit) for draw in HOME_ROWS],
        h.h2(".unseen")[str(text.games)],
        h.ul(".concertina")[[_panel(model, panel) for panel in shelf.panels(model.shelf)]],
        ends and h.div(".slip.list")[ends],
        not for_next_visit and (_who_plays(model) or _offer(model) or _install(model)),
        toast(model),
    ]


def _resume(model: Model, summary: Summary, *, for_next_visit: bool) -> Renderable:
    game = tenfold.game_class(summary.game).long_name
    title = str(text.practice_of(title=game)) if summary.practice else game
    return h.section(".slip.resume", data_game=summary.game, aria_labelledby="resume")[
        h.span(".tile")[shelf.emblem(summary.game)],
        h.div[
            h.h2("#resume")[title if for_next_visit else str(text.resume(title=title, standing=next_of(summary)))],
            h.p(".smaller.muted")[str(_round_the_table(summary))],
            [h.p(".smaller.muted")[mark] for mark in marks(model).get(summary.id, ())],
        ],
        button(text.go_on, sends("open", id=summary.id), kind=".lit.smaller"),
    ]


def _round_the_table(summary: Summary) -> Message:
    """Return the players: all of them, or the others if only one person plays. Old lines do not name the people."""
    people = [seat for seat, level in enumerate(summary.levels[: len(summary.names)]) if not level]
    if len(people) != 1:
        return text.resume_with(names=summary.names)
    return text.resume_against(names=tuple(name for seat, name in enumerate(summary.names) if seat != people[0]))


def _panel(model: Model, panel: shelf.Panel) -> Renderable:
    note = next(filter(None, (said(model, panel.game) for said in PANEL_NOTES)), panel.tagline)
    return h.li(data_game=panel.game)[
        h.button(type="button", data_event=sends("setup", game=panel.game))[
            shelf.emblem(panel.game),
            h.span[
                h.b[panel.title],
                h.small[str(note)],
                panel.by and h.small(".by")[str(text.panel_by(name=panel.by))],
            ],
            h.span(".n")[h.span(".unseen")[f"{text.panel_players} "], h.span(dir="ltr")[panel.players]],
        ]
    ]


def _update(model: Model) -> Node:
    if not model.update_ready:
        return None
    return h.section(".slip.notice", aria_label=str(text.update))[
        h.p[str(text.update_note)],
        button(text.update_take, sends("take-update"), kind=".smaller"),
    ]


def _who_plays(model: Model) -> Node:
    """Draw the question about the owner’s name, until it is answered or closed."""
    if not model.booted or model.settings.name or model.nameless:
        return None
    return h.form(".slip.who-plays", data_event=sends("call"), aria_labelledby="who-plays")[
        h.div(".row")[
            h.h2("#who-plays.grow")[str(text.who_plays)],
            icon_button("close", text.who_plays_skip, sends("nameless")),
        ],
        h.div(".row")[
            name_field("", name="name", aria_label=str(text.name)),
            h.button(".btn.lit.smaller", type="submit")[str(text.who_plays_save)],
        ],
    ]


def _offer(model: Model) -> Node:
    """Draw the first offer that is not closed."""
    open_offers = [draw for name, draw in HOME_OFFERS.items() if name not in model.closed_offers]
    return next((offer for draw in open_offers if (offer := draw(model))), None)


def _install(model: Model) -> Node:
    if not model.booted or model.standalone or INSTALL in model.closed_offers or not (model.installable or model.ios):
        return None
    how: Node
    if model.ios:
        how = h.ol(".steps")[
            h.li[marked(text.install_share, card=icon)],
            h.li[marked(text.install_add)],
        ]
    else:
        how = button(text.install_now, sends("install-app"), kind=".smaller")
    return h.section(".slip.notice.install", aria_labelledby="install")[
        h.div[
            h.h2("#install")[str(text.install)],
            h.p(".smaller.muted")[str(text.install_note)],
            how,
        ],
        icon_button("close", text.not_now, sends("close-offer", name=INSTALL)),
    ]


def trouble(model: Model) -> Node:
    """Return what is wrong with the storage. The sentence stays until the fault is gone or someone closes it."""
    if not model.trouble or model.trouble_closed:
        return None
    return h.div(".slip.notice.bad", role="alert")[
        h.p[str(TROUBLE[model.trouble])], icon_button("close", text.trouble_close, sends("close-trouble"))
    ]


def unless_trouble(model: Model, line: str) -> str:
    """Return the small line of a table's bar, or that the game is not saved. Only there nothing else is covered."""
    return str(text.not_saved) if model.trouble else line


def toast(model: Model) -> Node:
    """Draw the note with a sentence; styles/59-toast.css places it. With an open sheet, `view` draws it."""
    return h.p(".toast.aloft")[model.toast.text] if model.toast and not model.sheet else None
