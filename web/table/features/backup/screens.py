"""Backing up and importing: the sheets of an import, and rows and buttons of other screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node

from table import text as common
from table.features.backup import text
from table.features.backup.state import REMINDER, Current
from table.hooks import FORGET_BUTTONS, HOME_OFFERS, SAVED_ROWS, SHARE_ROWS, SHEETS, TIMERS
from table.model import Model, Session, Summary
from table.notices import text as notices
from table.screens.home import trouble
from table.step import Timer
from table.widgets import button, choice_row, icon_button, option_row, refused, sends, sheet

ACCEPTED = ".json,application/json,.txt,text/plain"
"""The kinds of files that can be imported: backups, and games as text."""

MANY = 10
"""The number of finished games from which the home screen warns about losing them."""


def _bringing(model: Model, asked: Mapping[str, Any]) -> Node:
    bringing = model.memory(Current).file
    if bringing is None:
        return None
    return sheet(
        text.import_reading,
        [
            h.p(role="status")[str(text.import_so_far(count=bringing.looked_at, of=len(bringing.keys)))],
            h.p(".muted.smaller")[str(text.import_reading_waits)],
            button(common.stop, sends("stop-bringing"), kind=".full"),
        ],
    )


def _brought(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw what was imported, and what else the file offers, one by one."""
    offers = asked.get("offers")
    if not isinstance(offers, tuple):  # events from the page cannot open this sheet
        return None
    return sheet(
        text.imported,
        [
            trouble(model),
            [h.p[sentence] for sentence in asked.get("sentences", ())],
            offers
            and h.div(".list")[
                [
                    option_row(offer.title, offer.note, sends("add-carried", number=number))
                    for number, offer in enumerate(offers)
                ]
            ],
            button(common.close, sends("close"), kind=".lit.full"),
        ],
    )


SHEETS |= {
    "bringing": _bringing,
    "brought": _brought,
    "not-brought": refused(text.import_refused),
}


@TIMERS.add(10)
def _next_slice(model: Model) -> list[Timer]:
    """Return the timer that continues to check a file, once the games of this phone have been read."""
    bringing = model.memory(Current).file
    if bringing is None or bringing.waits:
        return []
    return [Timer(f"bring-{bringing.slices}", 0, {"type": "bring"})]


# In other screens.


def _reminder(model: Model) -> Node:
    """Draw the offer to back up the games, if the browser may delete them."""
    if not model.booted or not model.ios or model.standalone:
        return None
    if sum(summary.finished for summary in model.known_games) < MANY:
        return None
    return h.section(".slip.notice.install", aria_labelledby="reminder")[
        h.div[
            h.h2("#reminder")[str(text.reminder)],
            h.p(".smaller.muted")[str(text.reminder_note)],
            button(text.back_up, sends("take-along"), kind=".smaller"),
        ],
        icon_button("close", common.not_now, sends("close-offer", name=REMINDER)),
    ]


HOME_OFFERS[REMINDER] = _reminder


@SAVED_ROWS.add(10)
def _in_settings(model: Model) -> Node:
    return [
        option_row(text.back_up, text.back_up_as, sends("take-along")),
        h.label(".option-row.file")[
            h.span(".grow")[str(text.import_file)],
            h.span(".option-value")[str(text.import_file_from)],
            h.input(".unseen", type="file", accept=ACCEPTED, data_event=sends("bring-in")),
        ],
    ]


@FORGET_BUTTONS.add(10)
def _before_forgetting(model: Model, games: Sequence[Summary]) -> Node:
    return button(notices.save_as_file, sends("take-along", match=games[0].family), kind=".line.full")


@SHARE_ROWS.add(10)
def _to_share(model: Model, session: Session) -> Node:
    return choice_row(text.whole_game, text.whole_game_note, None, sends("take-along", id=session.id))
