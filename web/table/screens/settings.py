"""Settings of this phone, the same for every game."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table.drawings import french
from table.model import Model
from table.screens.history import game_named
from table.screens.home import toast, trouble
from table.shelf import title_of
from table.widgets import bar, name_field, option_row, segments, sends, toggle


def screen(model: Model) -> Renderable:
    """The settings screen."""
    chosen = model.settings

    def group(title: str, legend: str, key: str, choices: list[tuple[str, str]], *switches: Renderable) -> Renderable:
        heading = f"group-{key}"
        return h.section(".stack", aria_labelledby=heading)[
            h.h2(f"#{heading}")[title],
            h.div(".slip.stack")[
                segments(legend, key, choices, getattr(chosen, key), sends("set", key=key)),
                h.div(".list")[list(switches)],
            ],
        ]

    def switch(title: str, help_text: str, key: str, sample: Node = None) -> Renderable:
        return toggle(title, help_text, getattr(chosen, key), sends("set", key=key), sample)

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
        group(
            "Look",
            "Paper",
            "paper",
            [("auto", "As the phone"), ("light", "Light"), ("dark", "Dark"), ("contrast", "High contrast")],
            switch("Four colours", "A colour of its own for each suit", "four_colours", _suits()),
            switch("Bigger corners", "For a phone flat on the table", "corners"),
        ),
        group(
            "Hands",
            "Buttons within reach of",
            "thumb",
            [("left", "Left thumb"), ("right", "Right thumb")],
            switch("Second tap plays", "Off: only the button plays", "second_tap"),
            switch("Show the sums", "What a card would make, in games that add up", "sums"),
            switch("Do the sum oneself", "In PIG 10 the player says the new value; a slip is asked again", "do_sums"),
        ),
        group(
            "Pace",
            "Computer players and moving cards",
            "pace",
            [("calm", "Calm"), ("brisk", "Brisk"), ("at-once", "At once")],
            switch(
                "Explain rules as they come up",
                "The first times; switched on again, all anew",
                "explain",
            ),
            switch("Go on by itself", "Alone at Tenstuff: before a computer’s turn, after three seconds", "go_on"),
            switch("Sound", "Paper, never coins", "sound"),
            switch("Buzz", "When a turn comes round", "buzz"),
        ),
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


def _suits() -> Renderable:
    """The four suits in the colours chosen."""
    return h.span(".suits", aria_hidden="true")[map(french.pip, french.SIGNS)]
