"""The events of a tournament: drawing the tables, playing them one by one, ending it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import tenfold
from table.boards import board_of
from table.features.tournament import text
from table.features.tournament.keeping import keep
from table.features.tournament.state import GameTournament, Remembered, TournamentScreen, mark, refusal, tournament_of
from table.hooks import BOUND, FINISHED, RANKED, TABLE_WAYS, TableOf
from table.model import Model
from table.setups import first_setup, fitting
from table.update.events import Effect, Event, on, say
from table.update.setting_up import begin, deal_number_by_chance
from table.words import names_of
from tenfold import GameError, Record, Seat
from tenfold.tournament import MOST, Tournament, every_size


@on("tournament")
def _tournament(model: Model, event: Event) -> None:
    """Go to the tournament of a game, or to the names for a new one."""
    game = str(event.get("game"))
    if game in model.shelf and board_of(game).tournament:
        model.go(TournamentScreen(game))


@on("tournament-names")
def _names(model: Model, event: Event) -> None:
    model.memory(Remembered).names = str(event.get("value", ""))[: MOST * 64]


@on("tournament-draw", at=TournamentScreen)
def _draw(model: Model, event: Event, here: TournamentScreen) -> list[Effect] | None:
    if tournament_of(model) is not None:
        return None
    game = here.game
    setup = model.setups.get(game) or first_setup(game)
    names = names_of(model.memory(Remembered).names)
    if why := refusal(names):
        return say(model, str(why))
    bracket = Tournament(names, model.random.getrandbits(32))
    options, note = fitting(game, _without_seats(game, setup.options), every_size(len(names)))
    model.memory(Remembered).now = GameTournament(f"{model.now:x}", game, options, bracket)
    model.home_changes += 1
    return [keep(model), *(say(model, note) if note else [])]


def _without_seats(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a table, with defaults for the options of a seat, because other people sit there."""
    own = {option.id: option for option in tenfold.game_class(game).options}
    return {key: own[key].default if own[key].seats else choice for key, choice in options.items()}


@on("tournament-play")
def _play(model: Model, event: Event) -> list[Effect] | None:
    """Start or continue the next table."""
    tournament = tournament_of(model)
    table = tournament.bracket.next_table if tournament else None
    if tournament is None or table is None:
        return None
    of_table = _ident(tournament, table)
    begun = next((game for game in model.games if game.tournament == of_table), None)
    if begun is not None and begun.finished:  # Tenfold closed after saving the game and before reporting it
        tournament.bracket.report(table, _by_place(begun.names, begun.places))
        return [keep(model)]
    if begun is not None:
        return [{"type": "load", "key": f"game:{begun.id}", "then": {"id": begun.id}}]
    seats = [Seat(name, "person") for name in tournament.bracket.rounds[-1][table].names]
    record = Record(tournament.game, seats=seats, options=tournament.options, seed=deal_number_by_chance(model))
    record.meta["contest"] = of_table
    return begin(model, record)


def _ident(tournament: GameTournament, table: int) -> str:
    """Return the id of a table of the current round."""
    return f"{tournament.id}/{len(tournament.bracket.rounds)}/{table}"


@on("tournament-way")
def _another_way(model: Model, event: Event) -> list[Effect] | None:
    """Play a table in another way, as features offer it."""
    tournament, way, table = tournament_of(model), event.get("way"), event.get("table")
    ways = list(TABLE_WAYS)
    if tournament is None or type(way) is not int or type(table) is not int or not 0 <= way < len(ways):
        return None
    tables = tournament.bracket.rounds[-1]
    if not 0 <= table < len(tables) or tables[table].result:
        return None
    return ways[way][1](
        model, TableOf(_ident(tournament, table), tournament.game, tables[table].names, tournament.options)
    )


@on("tournament-end")
def _end(model: Model, event: Event) -> list[Effect]:
    model.memory(Remembered).now = None
    model.close()
    model.home_changes += 1
    return [keep(model)]


@FINISHED.add(10)
def _report(model: Model, record: Record) -> list[Effect]:
    """Report the result of one of its tables to the tournament."""
    return _reported(model, mark(record), _by_place([seat.name for seat in record.seats], record.state.ranking()))


@RANKED.add(10)
def _report_elsewhere(model: Model, ident: str, names: Sequence[str]) -> list[Effect] | None:
    """Report the result of a table played another way, and go to the tournament."""
    tournament = tournament_of(model)
    if tournament is None or not ident.startswith(f"{tournament.id}/"):
        return None
    model.go(TournamentScreen(tournament.game))
    return _reported(model, ident, names)


def _reported(model: Model, ident: str, names: Sequence[str]) -> list[Effect]:
    tournament, table = tournament_of(model), _table_of(model, ident)
    if tournament is None or table is None:
        return []
    try:
        tournament.bracket.report(table, names)
    except GameError:  # already reported
        return []
    return [keep(model)]


def _by_place(names: Sequence[str], places: Sequence[int]) -> list[str]:
    """Return the names from the first place to the last."""
    return [name for _, name in sorted(zip(places, names, strict=True), key=lambda pair: pair[0])]


def _table_of(model: Model, ident: str) -> int | None:
    """Return the number of the table with this id, or None; rounds that are over have none."""
    tournament = tournament_of(model)
    if tournament is None:
        return None
    number = ident.removeprefix(f"{tournament.id}/{len(tournament.bracket.rounds)}/")
    return int(number) if number.isdigit() else None


@BOUND.add(10)
def _waits(record: Record) -> str:
    return str(text.no_undo_tournament) if mark(record) else ""
