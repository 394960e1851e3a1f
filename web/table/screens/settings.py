"""The settings of this phone, the same for every game."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table import text
from table.drawings import french
from table.drawings.paper import back
from table.hooks import SAVED_ROWS, SETTINGS_SECTIONS
from table.model import Model
from table.screens.history import game_named
from table.screens.home import toast, trouble
from table.settings import GROUPS, LANGUAGES, SETTINGS, About, Group, Settings
from table.widgets import bar, name_field, option_row, segments, sends, toggle
from tenfold.messages import Message


def screen(model: Model) -> Renderable:
    """Draw the settings screen."""
    chosen = model.settings

    return h.main("#screen.page.settings")[
        bar(text.settings, back=(text.back, sends("back"))),
        trouble(model),
        h.section(".stack", aria_labelledby="holder")[
            h.h2("#holder")[str(text.holder)],
            h.label(".slip.stack")[
                h.span(".smaller")[str(text.holder_name)],
                name_field(chosen.name, data_event=sends("set", key="name")),
            ],
        ],
        h.section(".stack", aria_label=str(text.set_language))[
            h.div(".slip.list")[
                option_row(text.set_language, LANGUAGES[chosen.language], sends("sheet", name="language"))
            ]
        ],
        [_group(group, chosen) for group in GROUPS],
        [draw(model) for draw in SETTINGS_SECTIONS],
        _saved(model),
        h.section(".stack", aria_labelledby="library")[
            h.h2("#library")[str(text.developers)],
            h.div(".slip.list")[
                h.a(".option-row", href="docs/index.html")[
                    h.span(".grow")[str(text.developers_library)], h.span(".option-value")[str(text.developers_docs)]
                ],
            ],
        ],
        h.p(".smaller.muted")[str(text.all_stays_here)],
        toast(model),
    ]


def _saved(model: Model) -> Node:
    """Draw the rows about everything that is saved, and the games that were not read."""
    rows = [
        *(draw(model) for draw in SAVED_ROWS),
        *(
            option_row(game_named(model, ident), text.saved_games_skipped, sends("sheet", name="skipped", id=ident))
            for ident in model.skipped
        ),
    ]
    if not rows:
        return None
    return h.section(".stack", aria_labelledby="carried")[
        h.h2("#carried")[str(text.saved_games)], h.div(".slip.list")[rows]
    ]


def _group(group: Group, chosen: Settings) -> Renderable:
    """Draw the settings of a group: first those with several choices, then switches."""
    heading = f"group-{group.id}"
    own = {key: said for key, said in SETTINGS.items() if said.group is group}
    return h.section(".stack", aria_labelledby=heading)[
        h.h2(f"#{heading}")[str(group.title)],
        h.div(".slip.stack")[
            [_segments(key, said, chosen) for key, said in own.items() if said.choices],
            h.div(".list")[[_switch(key, said, chosen) for key, said in own.items() if not said.choices]],
        ],
    ]


def _segments(key: str, said: About, chosen: Settings) -> Renderable:
    choices = [(value, _choice(key, value, label)) for value, label in said.choices.items()]
    return segments(str(said.title), key, choices, getattr(chosen, key), sends("set", key=key))


def _choice(key: str, value: str, label: Message) -> Node:
    """Draw a choice: its words, and for a card back its picture."""
    if key != "back":
        return str(label)
    return [h.svg(".sample", viewBox="0 0 100 140", aria_hidden="true", data_back=value)[back()], str(label)]


def _switch(key: str, said: About, chosen: Settings) -> Renderable:
    sample = _suits() if key == "four_colours" else None
    return toggle(said.title, said.help or "", getattr(chosen, key), sends("set", key=key), sample)


def _suits() -> Renderable:
    """Draw the four suits in the chosen colours."""
    return h.span(".suits", aria_hidden="true")[map(french.pip, french.SIGNS)]
