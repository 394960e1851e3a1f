"""Links to a deal: opening one, and sharing the deal on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from table import links
from table.features.sharing.picture import of_game
from table.features.sharing.state import Opened
from table.hooks import ADDRESSES, DEALT, LINKED, STARTED
from table.links import LinkError, Shared
from table.model import Model, Session
from table.setups import fitting, free_bot_name
from table.update.events import Effect, Event, as_dict, on, say
from table.update.setting_up import setup
from tenfold import Record, game_class


@on("link")
def _link(model: Model, event: Event) -> list[Effect]:
    """Follow a link that reaches the open page, for example through the address bar."""
    return opened(model, event.get("link"))


@STARTED.add(10)
def _started(model: Model, env: Mapping[str, Any]) -> list[Effect]:
    return opened(model, env["link"]) if env.get("link") else []


@DEALT.add(10)
def _dealt(model: Model, record: Record) -> None:
    links.note_if_same(record, model.memory(Opened).shared)


def opened(model: Model, link: object) -> list[Effect]:
    """Set up the table of a link. A wrong link changes nothing, and a message says why."""
    for follow in ADDRESSES:
        followed = follow(model, as_dict(link))
        if followed is not None:
            return followed
    try:
        shared = links.read(as_dict(link))
    except LinkError as error:
        return say(model, str(error))
    for lead in LINKED:
        effects = lead(model, shared)
        if effects is not None:
            return effects
    model.memory(Opened).shared = shared
    setup(model, shared.game)
    _fill(model, shared)
    return []


def _fill(model: Model, shared: Shared) -> None:
    """Set up the table that someone has shared, with the names on this phone."""
    table = model.setups[shared.game]
    table.players, table.deal, table.match = len(shared.seats), str(shared.deal), 1
    defaults = {option.id: option.default for option in game_class(shared.game).options}
    table.options, _ = fitting(shared.game, {**defaults, **shared.options}, [table.players])
    for chair, who in zip(table.used, shared.seats, strict=True):
        if who == links.PERSON:
            chair.kind = "person"
        else:
            sender = shared.beat.name if shared.beat else ""
            if chair.kind == "person" or chair.bot_name == sender:
                chair.bot_name = free_bot_name(table, chair, sender)
            chair.kind, chair.level = "bot", who


@on("share-scores", at=Session)
def _scores(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Share the scores of the finished game as a picture."""
    if not session.record.finished or session.is_practice:
        return None
    model.close()
    return [{"type": "share-picture", "name": f"{session.record.game}.png", "picture": of_game(session)}]


@on("share-deal", at=Session)
def _share(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Open the phone's share sheet with the deal on the table, once its game is over."""
    record = session.record
    if not links.can_be_shared(record):
        return None
    model.close()
    seat = links.best_person(record) if event.get("mine") is True else None
    shared = links.of_record(record, seat)
    return [{"type": "share", "text": links.invitation(shared), "link": links.written(shared)}]
