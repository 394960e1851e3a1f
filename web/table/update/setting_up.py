"""Setting up a table, and dealing."""

from __future__ import annotations

import tenfold
from table import guests, links, matches, saves
from table.matches import LENGTHS
from table.model import BOT_NAMES, Chair, Model, Setup
from table.setups import (
    first_setup,
    fitting,
    free_bot_name,
    names_at,
    option_choices,
    refusal,
    seat_people,
    why_not_this_deal,
    why_not_this_name,
    with_choice,
)
from table.update.added_games import enter
from table.update.events import Effect, Event, on, say
from table.update.people import meet
from table.update.playing import settle, turn_effects
from table.update.saving import new_session, put_away, save_game
from table.words import clean_name
from tenfold import GameError, Record, Seat, bots


@on("setup")
def setup(model: Model, event: Event) -> None:
    """Go to the set-up of a game."""
    game = str(event.get("game"))
    if game not in model.shelf:
        return
    put_away(model)
    model.screen, model.game, model.sheet = "setup", game, None
    if game not in model.setups:
        model.setups[game] = first_setup(game)
    seat_people(model.setups[game], model.settings.name)


def _changed(model: Model) -> list[Effect]:
    seat_people(model.setups[model.game], model.settings.name)
    return [saves.setups(model)]


def _told(sentence: str) -> list[Effect]:
    """What stands beside a field, for who cannot see it."""
    return [{"type": "announce", "text": sentence, "urgent": True}] if sentence else []


def _table_of(model: Model) -> Setup | None:
    return model.setups.get(model.game) if model.screen == "setup" else None


def _chair(model: Model, event: Event) -> Chair | None:
    setup, seat = _table_of(model), event.get("seat")
    if setup is None or not isinstance(seat, int) or not 0 <= seat < setup.players:
        return None
    return setup.chairs[seat]


@on("players")
def _players(model: Model, event: Event) -> list[Effect] | None:
    setup = _table_of(model)
    if setup is None:
        return None
    offered = tenfold.game_class(model.game).offered_players
    wanted = setup.players + (1 if event.get("by") == 1 else -1)
    if wanted not in offered:
        numbers = str(offered[0]) if len(offered) == 1 else f"{offered[0]} to {offered[-1]}"
        return say(model, f"{tenfold.game_class(model.game).long_name} is for {numbers} players.")
    setup.players = wanted
    setup.options, told = fitting(model.game, setup.options, [wanted])
    return [*_changed(model), *(say(model, told) if told else [])]


@on("name")
def _name(model: Model, event: Event) -> list[Effect] | None:
    chair = _chair(model, event)
    if chair is None:
        return None
    setup, name = model.setups[model.game], clean_name(str(event.get("value", "")))
    if chair.kind == "bot":
        chair.bot_name = name or free_bot_name(setup, chair)
    else:
        chair.name = name
    return [*_changed(model), *_told(_why_not(setup))]


def _why_not(setup: Setup) -> str:
    """The first name that cannot stay, as a sentence."""
    return next(filter(None, (why_not_this_name(setup, seat) for seat in range(setup.players))), "")


@on("kind")
def _kind(model: Model, event: Event) -> list[Effect] | None:
    chair = _chair(model, event)
    kind, level = event.get("kind"), event.get("level")
    model.sheet = None
    if chair is None or kind not in ("person", "bot") or (kind == "bot" and level not in bots.LEVELS):
        return None
    if kind == "bot" and chair.kind == "person":
        chair.bot_name = free_bot_name(model.setups[model.game], chair)
    chair.kind = "bot" if kind == "bot" else "person"
    chair.level = str(level or chair.level)
    if kind == "person" and event.get("name") in model.people:
        chair.name = str(event["name"])
    return _changed(model)


@on("character")
def _character(model: Model, event: Event) -> list[Effect] | None:
    """Who of the eight plays here; whoever did so on another chair takes the name that was here."""
    chair, name = _chair(model, event), event.get("name")
    model.sheet = None
    if chair is None or chair.kind != "bot" or name not in BOT_NAMES:
        return None
    for other in model.setups[model.game].chairs:
        if other.bot_name == name:
            other.bot_name = chair.bot_name
    chair.bot_name = str(name)
    return [*_changed(model), *_told(_why_not(model.setups[model.game]))]


@on("move")
def _move(model: Model, event: Event) -> list[Effect] | None:
    """Move a chair one place up; the first one goes to the end."""
    setup, chair = _table_of(model), _chair(model, event)
    if setup is None or chair is None:
        return None
    seat = int(event["seat"])
    before, used = setup.used, setup.used
    used.insert(seat - 1 if seat else len(used), used.pop(seat))
    setup.chairs[: setup.players] = used
    for option in tenfold.game_class(model.game).options:
        choice = setup.options[option.id]
        if option.seats and choice.isdigit():  # a choice of a seat means whoever sits there
            setup.options[option.id] = str(used.index(before[int(choice)]))
    return _changed(model)


@on("option")
def _option(model: Model, event: Event) -> list[Effect] | None:
    setup, key, choice = _table_of(model), str(event.get("id")), str(event.get("choice"))
    if setup is None or choice not in option_choices(model.game, key, setup.players):
        return None
    options = with_choice(model.game, setup.options, key, choice)
    if refusal(model.game, options, setup.players):  # the sheet says why
        return None
    setup.options, model.sheet = options, None
    return _changed(model)


@on("match")
def _match(model: Model, event: Event) -> list[Effect] | None:
    """How many games are to be played."""
    setup, games = _table_of(model), event.get("games")
    model.sheet = None
    if setup is None or type(games) is not int or games not in LENGTHS:
        return None
    setup.match = games
    return _changed(model)


@on("deal-number")
def _deal_number(model: Model, event: Event) -> list[Effect] | None:
    setup = _table_of(model)
    if setup is None:
        return None
    setup.deal = str(event.get("value", "")).strip()[:10]
    return _told(why_not_this_deal(setup.deal))


@on("start")
def _start(model: Model, event: Event) -> list[Effect] | None:
    setup = _table_of(model)
    if setup is None:
        return None
    why_not = _why_not(setup) or why_not_this_deal(setup.deal)
    if why_not:
        return say(model, why_not)
    if guests.is_guest(model.game):
        meet(model, setup)
        deal, setup.deal = setup.deal, ""
        told: list[Effect] = [saves.settings(model), *_changed(model)]
        events = [{"type": "setup", "game": model.game}, {"type": "deal-number", "value": deal}, {"type": "start"}]
        return [*told, *enter(model, model.game, events)]
    seats = [
        Seat(name, chair.kind, chair.level if chair.kind == "bot" else None)
        for name, chair in zip(names_at(setup), setup.used, strict=True)
    ]
    seed = int(setup.deal) if setup.deal else deal_number_by_chance(model)
    setup.deal = ""
    try:
        record = Record(model.game, seats=seats, options=setup.options, seed=seed)
    except GameError as error:  # in its room: an added game that refuses only now
        return say(model, str(error))
    matches.note(record, matches.match_of(record)._replace(games=setup.match))
    links.note_if_same(record, model.shared)
    meet(model, setup)
    return [saves.settings(model), *_changed(model), *begin(model, record)]


def deal_number_by_chance(model: Model) -> int:
    """Nine digits: few enough to be copied by hand, too many to be tried out from what one hand shows."""
    return model.random.randrange(1, 10**9)


def begin(model: Model, record: Record) -> list[Effect]:
    """Put a new game on the table and keep it."""
    session = new_session(model, record)
    model.session, model.screen, model.sheet = session, "play", None
    settle(session)
    model.home_changes += 1
    return [*save_game(model, session), *turn_effects(model, session)]
