"""Links to a deal: opening one, and sharing that of the game on the table."""

from __future__ import annotations

from table import daily, links
from table.daily import State
from table.links import LinkError, Shared
from table.model import Model
from table.setups import fitting, free_bot_name
from table.update.events import Effect, Event, as_dict, on, say
from table.update.saving import put_away
from table.update.setting_up import setup
from tenfold import game_class


@on("link")
def _link(model: Model, event: Event) -> list[Effect]:
    """The page was opened by a link, or one was put into its address."""
    return opened(model, event.get("link"))


def opened(model: Model, link: object) -> list[Effect]:
    """Set up the table of a link; one that leads to none is told of, and changes nothing."""
    try:
        shared = links.read(as_dict(link))
    except LinkError as error:
        return say(model, str(error))
    deal = daily.of_model(model)
    todays = deal is not None and (shared.game, shared.deal) == (deal.game, deal.seed)
    if deal is not None and todays and daily.try_at(model, deal.day).state in (State.NEW, State.UNKNOWN):
        put_away(model)
        model.screen, model.sheet = "day", None
        return say(model, "This link leads to the deal of the day: the first try is the one that counts.")
    model.shared = shared
    setup(model, {"game": shared.game})
    _fill(model, shared)
    return []


def _fill(model: Model, shared: Shared) -> None:
    """The table that somebody has shared: the names stay those of this phone."""
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


@on("share-deal")
def _share(model: Model, event: Event) -> list[Effect] | None:
    """Hand the deal on the table to whatever the phone shares with, once its game is over."""
    session = model.session
    if session is None or not links.can_be_shared(session.record):
        return None
    record, model.sheet = session.record, None
    seat = links.best_person(record) if event.get("mine") is True else None
    shared = links.of_record(record, seat)
    return [{"type": "share", "text": links.invitation(shared), "link": links.written(shared)}]
