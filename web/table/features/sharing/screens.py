"""Sharing the deal of a result, what stands beside it, and what a set-up says of a link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node

from table import links
from table.drawings.qr import qr_code
from table.features.sharing import text
from table.features.sharing.state import Opened
from table.hooks import RESULT_ICONS, RESULT_SLIPS, SETUP_SLIPS, SHEETS
from table.model import Model, Session
from table.stack import SetupScreen
from table.widgets import choice_row, icon_button, sends, sheet


@SETUP_SLIPS.add(10)
def _over_setup(model: Model, here: SetupScreen) -> Node:
    """Where the table comes from a link: whose result is to be beaten, for as long as that deal stands there."""
    shared, setup = model.memory(Opened).shared, model.setups.get(here.game)
    if shared is None or setup is None or shared.game != here.game or setup.deal != str(shared.deal):
        return None
    told = text.shared_told
    if shared.beat is not None:
        told = text.shared_beat(label=links.told_result(shared.game, shared.beat, len(shared.seats)))
    return h.section(".slip.stack", aria_labelledby="shared")[
        h.h2("#shared.title")[str(text.shared(title=str(shared.deal)))], h.p(".smaller.muted")[str(told)]
    ]


@RESULT_ICONS.add(10)
def _from_result(model: Model, session: Session) -> Node:
    return links.can_be_shared(session.record) and icon_button(
        "share", text.share_deal, sends("sheet", name="share-deal")
    )


@RESULT_SLIPS.add(10)
def _beside(model: Model, session: Session) -> Node:
    """The result that came with a shared deal, beside what has come of it here."""
    record = session.record
    beat = links.to_beat(record)
    if beat is None:
        return None
    return h.section(".slip.stack", aria_labelledby="beside")[
        h.h2("#beside.title")[links.compared(record, beat)],
        h.p(".smaller.muted")[str(text.same_deal)],
        h.ul(".beside")[[h.li[h.b[name], " ", told] for name, told in links.beside(record, beat)]],
    ]


def _share_deal(model: Model, asked: Mapping[str, Any]) -> Node:
    """Whether the own result goes along with the deal."""
    session = model.session
    if session is None or not links.can_be_shared(session.record):
        return None
    record = session.record
    seat = links.best_person(record)
    own = "" if seat is None else links.told_score(record.game, record.state.scores()[seat], len(record.seats))
    return sheet(
        "Share this deal",
        [
            h.p(".smaller.muted")["Cards, seats and table rules go along in a link; a name only with its result."],
            h.ul(".list")[
                own
                and choice_row(
                    "With the result to beat",
                    f"{session.names[seat or 0]}, {own}",
                    None,
                    sends("share-deal", mine=True),
                ),
                choice_row("Just the deal", "The same cards for others", None, sends("share-deal")),
                choice_row(
                    "The whole game",
                    "As a file, which another Tenfold brings in",
                    None,
                    sends("take-along", id=session.id),
                ),
            ],
            h.figure(".for-cameras")[
                qr_code(links.address(model.address, session.record), "The deal as a QR code"),
                h.figcaption(".smaller.muted")[_for_cameras(own, session.names[seat or 0])],
            ],
        ],
    )


def _for_cameras(own: str, name: str) -> str:
    told = f"the deal, with {name}’s {own} to beat" if own else "the deal"
    return f"Or let the camera of another phone see this: {told}."


SHEETS["share-deal"] = _share_deal
