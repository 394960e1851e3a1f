"""The daily deal: showing it, its one try, practice with it, and sharing the result."""

from __future__ import annotations

from table import daily, practice, saves, text
from table.daily import State
from table.model import Day, Model
from table.stack import DayScreen
from table.update.events import Effect, Event, on, say
from table.update.playing import settle, turn_effects
from table.update.saved_games import open_game
from table.update.saving import new_session
from table.update.setting_up import sit_down
from table.words import unnamed


@on("day")
def _day(model: Model, event: Event) -> None:
    """Go to the daily deal."""
    model.go(DayScreen())


@on("play-day", at=DayScreen)
def _play(model: Model, event: Event, here: DayScreen) -> list[Effect] | None:
    """Start the one try at today's deal, continue it, or practise it once it is over."""
    deal = daily.of_model(model)
    if deal is None:
        return None
    one, dealt = daily.try_at(model, deal.day), daily.dealt(deal, model.settings.name or unnamed(0))
    if one.state is State.UNKNOWN:
        return None
    if one.state is State.NEW:
        session, effects = sit_down(model, dealt)
        model.days[deal.day] = Day(session.id)
        return [*effects, saves.days(model)]  # last, so that the try counts only once its game has been saved
    if one.state is State.UNDER_WAY:
        return open_game(model, one.day.id)
    session = new_session(model, practice.of_day(dealt, one.day.id))
    model.put(session)
    settle(session)
    return turn_effects(model, session)


@on("share-day")
def _share(model: Model, event: Event) -> list[Effect] | None:
    """Share the result of a day."""
    number = event.get("day")
    tries = daily.tries(model)
    one = tries.get(number) if type(number) is int else None
    if one is None or one.state is not State.PLAYED:
        return None
    shared = daily.shared_text(daily.deal_of(one.number), one.day, daily.streak(tries, one.number))
    return [{"type": "share", "text": shared, "link": ""}]


@on("shared")
def _shared(model: Model, event: Event) -> list[Effect] | None:
    """Say that the text was copied. If it could be neither shared nor copied, show it for copying by hand."""
    if event.get("copied") is True:
        return say(model, text.copied)
    model.open("copy", text=str(event.get("text"))[:2000])
    return None
