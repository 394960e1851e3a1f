"""The events of the daily deal: showing it, its one try, practice with it, and sharing the result."""

from __future__ import annotations

from table import practice
from table.features.daily import text
from table.features.daily.keeping import keep
from table.features.daily.state import Day, DayScreen, State, day_of, days_of, of_model, streak, tries, try_at
from table.features.daily.words import shared_text
from table.hooks import LINKED, ONCE
from table.links import Shared
from table.model import Model
from table.update.events import Effect, Event, on, say
from table.update.practising import start
from table.update.saved_games import open_game
from table.update.saving import new_session
from table.update.setting_up import sit_down
from table.words import unnamed
from tenfold import Record
from tenfold.daily import deal_of, dealt


@on("day")
def _day(model: Model, event: Event) -> None:
    """Go to the daily deal."""
    model.go(DayScreen())


@on("play-day", at=DayScreen)
def _play(model: Model, event: Event, here: DayScreen) -> list[Effect] | None:
    """Start the one try at today's deal, continue it, or practise it once it is over."""
    deal = of_model(model)
    if deal is None:
        return None
    one, record = try_at(model, deal.day), dealt(deal, model.settings.name or unnamed(0))
    if one.state is State.UNKNOWN:
        return None
    if one.state is State.NEW:
        session, effects = sit_down(model, record)
        days_of(model)[deal.day] = Day(session.id)
        return [*effects, keep(model)]  # last, so that the try counts only once its game has been saved
    if one.state is State.UNDER_WAY:
        return open_game(model, one.day.id)
    session = new_session(model, practice.of_whole(record, one.day.id))
    model.put(session)
    return start(model, session)


@on("share-day")
def _share(model: Model, event: Event) -> list[Effect] | None:
    """Share the result of a day."""
    number = event.get("day")
    played = tries(model)
    one = played.get(number) if type(number) is int else None
    if one is None or one.state is not State.PLAYED:
        return None
    shared = shared_text(deal_of(one.number), one.day, streak(played, one.number))
    return [{"type": "share", "text": shared, "link": ""}]


@LINKED.add(10)
def _linked(model: Model, shared: Shared) -> list[Effect] | None:
    """Follow a link to today's deal to its page, as long as the one try may be left."""
    deal = of_model(model)
    if deal is None or (shared.game, shared.deal) != (deal.game, deal.seed):
        return None
    if try_at(model, deal.day).state not in (State.NEW, State.UNKNOWN):
        return None
    model.go(DayScreen())
    return say(model, str(text.leads_to_daily_deal))


@ONCE.add(10)
def _once(record: Record) -> str:
    return str(text.no_undo_day) if day_of(record) else ""
