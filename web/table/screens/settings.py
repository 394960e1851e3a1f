"""Settings of this phone, the same for every game."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table.model import Model
from table.screens.home import trouble
from table.widgets import bar, segments, sends, toggle


def screen(model: Model) -> Renderable:
    """The settings screen."""
    chosen = model.settings

    def switch(title: str, help_text: str, key: str) -> Renderable:
        return toggle(title, help_text, getattr(chosen, key), sends("set", key=key))

    return h.main("#screen.page.settings")[
        bar("Settings", back=("Back", sends("back"))),
        trouble(model),
        h.section(".stack", aria_labelledby="look")[
            h.h2("#look")["Look"],
            h.div(".slip.stack")[
                segments(
                    "Paper",
                    "paper",
                    [
                        ("auto", "As the phone"),
                        ("light", "Light"),
                        ("dark", "Dark"),
                        ("contrast", "High contrast"),
                    ],
                    chosen.paper,
                    sends("set", key="paper"),
                ),
                h.div(".list")[
                    switch("Four colours", "A colour of its own for each suit", "four_colours"),
                    switch("Bigger corners", "For a phone flat on the table", "corners"),
                ],
            ],
        ],
        h.section(".stack", aria_labelledby="hands")[
            h.h2("#hands")["Hands"],
            h.div(".slip.stack")[
                segments(
                    "Buttons within reach of",
                    "thumb",
                    [("left", "Left thumb"), ("right", "Right thumb")],
                    chosen.thumb,
                    sends("set", key="thumb"),
                ),
                h.div(".list")[
                    switch("Second tap plays", "Off: only the button plays", "second_tap"),
                    switch(
                        "Do the sum oneself",
                        "In PIG 10 the player says the new value; a slip is asked again",
                        "do_sums",
                    ),
                ],
            ],
        ],
        h.section(".stack", aria_labelledby="pace")[
            h.h2("#pace")["Pace"],
            h.div(".slip.stack")[
                segments(
                    "Computer players and moving cards",
                    "pace",
                    [("calm", "Calm"), ("brisk", "Brisk"), ("at-once", "At once")],
                    chosen.pace,
                    sends("set", key="pace"),
                ),
                h.div(".list")[
                    switch("Sound", "Paper, never coins", "sound"),
                    switch("Buzz", "When a turn comes round", "buzz"),
                ],
            ],
        ],
        h.p(".sm.mut")["Everything stays on this phone: no account, no server, nothing is sent anywhere."],
    ]
