"""Sharing a deal: its sheet, the result to beat, and the note on the set-up screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node

from table import links
from table.drawings.qr import qr_code
from table.features.sharing import text
from table.features.sharing.state import Opened
from table.hooks import RESULT_ICONS, RESULT_SLIPS, SETUP_SLIPS, SHARE_ROWS, SHEETS
from table.model import Model, Session
from table.stack import SetupScreen
from table.widgets import choice_row, icon_button, sends, sheet
from tenfold.messages import you_of


@SETUP_SLIPS.add(10)
def _over_setup(model: Model, here: SetupScreen) -> Node:
    """Draw the result to beat if the table comes from a link and still has its deal number."""
    shared, setup = model.memory(Opened).shared, model.setups.get(here.game)
    if shared is None or setup is None or shared.game != here.game or setup.deal != str(shared.deal):
        return None
    note = text.shared_note
    if shared.beat is not None:
        note = text.shared_beat(label=links.result_text(shared.game, shared.beat, len(shared.seats)))
    return h.section(".slip.stack", aria_labelledby="shared")[
        h.h2("#shared.title")[str(text.shared(title=str(shared.deal)))], h.p(".smaller.muted")[str(note)]
    ]


@RESULT_ICONS.add(10)
def _from_result(model: Model, session: Session) -> Node:
    return not session.is_practice and icon_button("share", text.share_game, sends("sheet", name="share-game"))


@RESULT_SLIPS.add(10)
def _beside(model: Model, session: Session) -> Node:
    """Draw the result that came with a shared deal beside the one on this phone."""
    record = session.record
    beat = links.to_beat(record)
    if beat is None:
        return None
    return h.section(".slip.stack", aria_labelledby="beside")[
        h.h2("#beside.title")[links.compared(record, beat)],
        h.p(".smaller.muted")[str(text.same_deal)],
        h.ul(".beside")[[h.li[h.b[name], " ", result] for name, result in links.beside(record, beat)]],
    ]


def _share_game(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the sheet that asks what to share: a picture of the scores, the deal, or the whole game."""
    session = model.session
    if session is None or not session.record.finished or session.is_practice:
        return None
    return sheet(
        text.share_game,
        [
            h.ul(".list")[
                choice_row(text.share_picture, text.share_picture_note, None, sends("share-scores")),
                [draw(model, session) for draw in SHARE_ROWS],
            ],
            links.can_be_shared(session.record) and _deal(model, session),
        ],
    )


def _deal(model: Model, session: Session) -> Node:
    """Draw the ways to share the deal, with or without the result."""
    record = session.record
    seat = links.best_person(record)
    own = "" if seat is None else links.score_text(record.game, record.state.scores()[seat], len(record.seats))
    name = "you" if own and seat == you_of(session.names) else session.names[seat or 0]
    return [
        h.h3[str(text.share_deal)],
        h.p(".smaller.muted")[str(text.share_deal_note)],
        h.ul(".list")[
            own
            and choice_row(
                text.share_result,
                text.share_result_note(name=name, result=own),
                None,
                sends("share-deal", mine=True),
            ),
            choice_row(text.share_cards, text.share_cards_note, None, sends("share-deal")),
        ],
        h.figure(".for-cameras")[
            qr_code(links.address(model.address, session.record), str(text.share_qr)),
            h.figcaption(".smaller.muted")[
                str(text.share_qr_beat(name=name, result=own) if own else text.share_qr_note)
            ],
        ],
    ]


SHEETS["share-game"] = _share_game
