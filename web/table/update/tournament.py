"""A tournament: drawing the tables, playing one after the other, ending it."""

from __future__ import annotations

from collections.abc import Mapping

import tenfold
from table import saves
from table.boards import board_of
from table.model import GameTournament, Model
from table.setups import first_setup, fitting
from table.update.events import Effect, Event, on, say
from table.update.saving import by_place, put_away
from table.update.setting_up import begin, deal_number_by_chance
from table.words import names_of
from tenfold import GameError, Record, Seat
from tenfold.tournament import MOST, Tournament, every_size


@on("tournament")
def _tournament(model: Model, event: Event) -> None:
    """To the tournament of a game, or to the names for a new one."""
    game = str(event.get("game"))
    if game in model.shelf and board_of(game).tournament:
        put_away(model)
        model.game, model.screen, model.sheet = game, "tournament", None


@on("tournament-names")
def _names(model: Model, event: Event) -> None:
    model.tournament_names = str(event.get("value", ""))[: MOST * 64]


@on("tournament-draw")
def _draw(model: Model, event: Event) -> list[Effect] | None:
    if model.screen != "tournament" or model.tournament is not None:
        return None
    setup = model.setups.get(model.game) or first_setup(model.game)
    try:
        bracket = Tournament(names_of(model.tournament_names), model.random.getrandbits(32))
    except GameError as error:
        return say(model, str(error))
    names = sum(len(table.names) for table in bracket.rounds[0])
    options, told = fitting(model.game, _without_seats(model.game, setup.options), every_size(names))
    model.tournament = GameTournament(f"{model.now:x}", model.game, options, bracket)
    model.home_changes += 1
    return [saves.tournament(model), *(say(model, told) if told else [])]


def _without_seats(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """The choices of a table, but for those of a seat: others sit there."""
    own = {option.id: option for option in tenfold.game_class(game).options}
    return {key: own[key].default if own[key].seats else choice for key, choice in options.items()}


@on("tournament-play")
def _play(model: Model, event: Event) -> list[Effect] | None:
    """The next table sits down."""
    tournament = model.tournament
    table = tournament.bracket.next_table if tournament else None
    if tournament is None or table is None:
        return None
    round_number = len(tournament.bracket.rounds)
    mark = f"{tournament.id}/{round_number}/{table}"
    begun = next((game for game in model.games if game.tournament == mark), None)
    if begun is not None and begun.finished:  # the end came between keeping the game and telling the tournament
        tournament.bracket.report(table, by_place(begun.names, begun.places))
        return [saves.tournament(model)]
    if begun is not None:
        return [{"type": "load", "key": f"game:{begun.id}", "then": {"id": begun.id}}]
    seats = [Seat(name, "person") for name in tournament.bracket.rounds[-1][table].names]
    record = Record(tournament.game, seats=seats, options=tournament.options, seed=deal_number_by_chance(model))
    record.meta["contest"] = mark
    return begin(model, record)


@on("tournament-end")
def _end(model: Model, event: Event) -> list[Effect]:
    model.tournament, model.sheet = None, None
    model.home_changes += 1
    return [saves.tournament(model)]
