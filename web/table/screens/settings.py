"""Settings of this phone, the same for every game."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table.drawings import french
from table.model import Model
from table.screens.history import game_named
from table.screens.home import toast, trouble
from table.settings import GROUPS, SETTINGS, About, Group, Settings
from table.shelf import title_of
from table.widgets import bar, name_field, option_row, segments, sends, toggle


def screen(model: Model) -> Renderable:
    """The settings screen."""
    chosen = model.settings

    return h.main("#screen.page.settings")[
        bar("Settings", back=("Back", sends("back"))),
        trouble(model),
        h.section(".stack", aria_labelledby="holder")[
            h.h2("#holder")["Who plays"],
            h.label(".slip.stack")[
                h.span(".smaller")["The one who holds this phone"],
                name_field(chosen.name, data_event=sends("set", key="name")),
            ],
        ],
        [_group(group, chosen) for group in GROUPS],
        h.section(".stack", aria_labelledby="added")[
            h.h2("#added")["Added games"],
            h.div(".slip.list")[
                [
                    option_row(
                        f"{title_of(wheel)} {wheel.version}",
                        "cannot be shown" if set(wheel.games) & set(model.untold) else f"by {wheel.author}",
                        sends("sheet", name="addon", key=key),
                    )
                    for key, wheel in model.addons.items()
                ],
                h.label(".option-row.file")[
                    h.span(".grow")["Add a game"],
                    h.span(".option-value")["from a file"],
                    h.input(".unseen", type="file", accept=".whl", data_event=sends("add-game")),
                ],
            ],
        ],
        h.section(".stack", aria_labelledby="carried")[
            h.h2("#carried")["To another phone"],
            h.div(".slip.list")[
                option_row("Take everything along", "as one file", sends("take-along")),
                h.label(".option-row.file")[
                    h.span(".grow")["Bring in a file"],
                    h.span(".option-value")["from a phone"],
                    h.input(".unseen", type="file", accept=".json,application/json", data_event=sends("bring-in")),
                ],
                [
                    option_row(game_named(model, ident), "not read", sends("sheet", name="skipped", id=ident))
                    for ident in model.skipped
                ],
            ],
        ],
        h.section(".stack", aria_labelledby="library")[
            h.h2("#library")["For programs"],
            h.div(".slip.list")[
                h.a(".option-row", href="docs/index.html")[
                    h.span(".grow")["The games as a library for Python"], h.span(".option-value")["its pages"]
                ],
            ],
        ],
        h.p(".smaller.muted")["Everything stays on this phone: no account, no server, nothing is sent anywhere."],
        toast(model),
    ]


def _group(group: Group, chosen: Settings) -> Renderable:
    """The settings of a group: one of several choices, then switches."""
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
    choices = [(value, str(label)) for value, label in said.choices.items()]
    return segments(str(said.title), key, choices, getattr(chosen, key), sends("set", key=key))


def _switch(key: str, said: About, chosen: Settings) -> Renderable:
    sample = _suits() if key == "four_colours" else None
    return toggle(said.title, said.help or "", getattr(chosen, key), sends("set", key=key), sample)


def _suits() -> Renderable:
    """The four suits in the colours chosen."""
    return h.span(".suits", aria_hidden="true")[map(french.pip, french.SIGNS)]
