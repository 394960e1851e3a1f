"""Setting up a table, and dealing."""

from __future__ import annotations

import tenfold
from table import matches, saves, text
from table.hooks import DEAL_NUMBERS, DEALT
from table.matches import LENGTHS
from table.model import BOT_NAMES, Chair, Model, Session, Setup
from table.setups import (
    first_setup,
    free_bot_name,
    names_at,
    option_choices,
    refusal,
    resize,
    seat_people,
    why_not_this_deal,
    why_not_this_name,
    with_choice,
)
from table.shelf import is_elsewhere
from table.stack import SetupScreen
from table.update.events import Effect, Event, announced, elsewhere, on, say
from table.update.people import meet
from table.update.playing import heard_of, settle, turn_effects
from table.update.saving import new_session, save_game
from table.words import clean_name
from tenfold import GameError, Record, Seat, bots


@on("setup")
def _setup(model: Model, event: Event) -> None:
    setup(model, str(event.get("game")))


def setup(model: Model, game: str) -> None:
    """Go to the set-up of a game."""
    if game not in model.shelf:
        return
    model.go(SetupScreen(game))
    if game not in model.setups:
        model.setups[game] = first_setup(game)
    seat_people(model.setups[game], model.settings.name)


def setup_of(model: Model, game: str) -> Setup:
    """Return the set-up of a game, the usual one at first."""
    return model.setups.get(game) or model.setups.setdefault(game, first_setup(game))


def _changed(model: Model, setup: Setup) -> list[Effect]:
    seat_people(setup, model.settings.name)
    return [saves.setups(model)]


def _chair(setup: Setup, event: Event) -> Chair | None:
    seat = event.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < setup.players:
        return None
    return setup.chairs[seat]


@on("players", at=SetupScreen)
def _players(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    setup = setup_of(model, here.game)
    offered = tenfold.game_class(here.game).offered_players
    wanted = setup.players + (1 if event.get("by") == 1 else -1)
    if wanted not in offered:
        title, fewest, most = tenfold.game_class(here.game).long_name, offered[0], offered[-1]
        if fewest == most:
            return say(model, text.seats_one(title=title, count=most))
        return say(model, text.seats_range(title=title, count=fewest, of=most))
    note = resize(here.game, setup, wanted)
    return [*_changed(model, setup), *(say(model, note) if note else [])]


@on("name", at=SetupScreen)
def _name(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    setup = setup_of(model, here.game)
    chair = _chair(setup, event)
    if chair is None:
        return None
    name = clean_name(str(event.get("value", "")))
    if chair.kind == "bot":
        chair.bot_name = name or free_bot_name(setup, chair)
    else:
        chair.name = name
    return [*_changed(model, setup), *announced(_why_not(setup), urgent=True)]


def _why_not(setup: Setup) -> str:
    """Return why the first invalid name can't stay, as a sentence, or an empty text."""
    return next(filter(None, (why_not_this_name(setup, seat) for seat in range(setup.players))), "")


@on("kind", at=SetupScreen)
def _kind(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    setup = setup_of(model, here.game)
    chair = _chair(setup, event)
    kind, level = event.get("kind"), event.get("level")
    model.close()
    if chair is None or kind not in ("person", "bot") or (kind == "bot" and level not in bots.LEVELS):
        return None
    if kind == "bot" and chair.kind == "person":
        chair.bot_name = free_bot_name(setup, chair)
    chair.kind = "bot" if kind == "bot" else "person"
    chair.level = str(level or chair.level)
    if kind == "person" and event.get("name") in model.people:
        chair.name = str(event["name"])
    return _changed(model, setup)


@on("character", at=SetupScreen)
def _character(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    """Choose which of the eight computer players sits here. A seat that had the same one gets this seat's old name."""
    setup = setup_of(model, here.game)
    chair, name = _chair(setup, event), event.get("name")
    model.close()
    if chair is None or chair.kind != "bot" or name not in BOT_NAMES:
        return None
    for other in setup.chairs:
        if other.bot_name == name:
            other.bot_name = chair.bot_name
    chair.bot_name = str(name)
    return [*_changed(model, setup), *announced(_why_not(setup), urgent=True)]


@on("move", at=SetupScreen)
def _move(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    """Move a seat one place up. The first one goes to the end."""
    setup = setup_of(model, here.game)
    chair = _chair(setup, event)
    if chair is None:
        return None
    seat = int(event["seat"])
    before, used = setup.used, setup.used
    used.insert(seat - 1 if seat else len(used), used.pop(seat))
    setup.chairs[: setup.players] = used
    for option in tenfold.game_class(here.game).options:
        choice = setup.options[option.id]
        if option.seats and choice.isdigit():  # a choice of a seat stands for the player at it
            setup.options[option.id] = str(used.index(before[int(choice)]))
    return _changed(model, setup)


@on("option", at=SetupScreen)
def _option(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    return choose_option(model, here.game, event)


def choose_option(model: Model, game: str, event: Event) -> list[Effect] | None:
    """Set an option of a game's table."""
    setup, key, choice = setup_of(model, game), str(event.get("id")), str(event.get("choice"))
    if choice not in option_choices(game, key, setup.players):
        return None
    options = with_choice(game, setup.options, key, choice)
    if refusal(game, options, setup.players):  # the sheet says why
        return None
    setup.options = options
    model.close()
    return _changed(model, setup)


@on("match", at=SetupScreen)
def _match(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    return choose_match(model, here.game, event)


def choose_match(model: Model, game: str, event: Event) -> list[Effect] | None:
    """Set the number of games in a match."""
    setup, games = setup_of(model, game), event.get("games")
    model.close()
    if type(games) is not int or games not in LENGTHS:
        return None
    setup.match = games
    return _changed(model, setup)


@on("deal-number", at=SetupScreen)
def _deal_number(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    setup = setup_of(model, here.game)
    setup.deal = str(event.get("value", "")).strip()[:10]
    return announced(why_not_this_deal(setup.deal), urgent=True)


@on("start", at=SetupScreen)
def _start(model: Model, event: Event, here: SetupScreen) -> list[Effect] | None:
    setup = setup_of(model, here.game)
    why_not = _why_not(setup) or why_not_this_deal(setup.deal)
    if why_not:
        return say(model, why_not)
    if is_elsewhere(here.game):
        meet(model, setup)
        deal, setup.deal = setup.deal, ""
        saved: list[Effect] = [saves.settings(model), *_changed(model, setup)]
        events = [{"type": "setup", "game": here.game}, {"type": "deal-number", "value": deal}, {"type": "start"}]
        return [*saved, *(elsewhere(model, here.game, *events) or ())]
    seats = [
        Seat(name, chair.kind, chair.level if chair.kind == "bot" else None)
        for name, chair in zip(names_at(setup), setup.used, strict=True)
    ]
    seed = int(setup.deal) if setup.deal else deal_number_by_chance(model)
    setup.deal = ""
    try:
        record = Record(here.game, seats=seats, options=setup.options, seed=seed)
    except GameError as error:  # in a sandbox, an added game may refuse only now
        return say(model, str(error))
    matches.note(record, matches.match_of(record)._replace(games=setup.match))
    for note in DEALT:
        note(model, record)
    meet(model, setup)
    return [saves.settings(model), *_changed(model, setup), *begin(model, record)]


def deal_number_by_chance(model: Model) -> int:
    """Return a random deal number of up to nine digits, unless a feature has one.

    It’s easy to copy by hand, and hard to find by trial from one hand.
    """
    for number_of in DEAL_NUMBERS:
        number = number_of(model)
        if number is not None:
            return number
    return model.random.randrange(1, 10**9)


def begin(model: Model, record: Record) -> list[Effect]:
    """Put a new game on the table and save it."""
    session, effects = sit_down(model, record)
    return [*announced(heard_of(session, record.state.events(0, None))), *effects]


def sit_down(model: Model, record: Record) -> tuple[Session, list[Effect]]:
    """Put a new game on the table. Return its session and the effects that save it."""
    session = new_session(model, record)
    model.put(session)
    settle(session)
    model.home_changes += 1
    return session, [*save_game(model, session), *turn_effects(model, session)]
