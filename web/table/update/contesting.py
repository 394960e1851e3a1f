"""A tournament: drawing the tables, playing one after the other, ending it."""

from __future__ import annotations

from table import saves
from table.boards import board_of
from table.model import Contest, Model
from table.setups import first_setup
from table.update.events import Effect, Event, on, say
from table.update.keeping import by_place, put_away
from table.update.setting_up import begin, deal_number_by_chance
from table.words import names_of
from tenfold import GameError, Record, Seat
from tenfold.tournament import MOST, Tournament


@on("contest")
def _contest(model: Model, event: Event) -> None:
    """To the tournament of a game, or to the names for a new one."""
    game = str(event.get("game"))
    if game in model.shelf and board_of(game).tournament:
        put_away(model)
        model.game, model.screen, model.sheet = game, "contest", None


@on("contest-names")
def _names(model: Model, event: Event) -> None:
    model.contest_names = str(event.get("value", ""))[: MOST * 64]


@on("contest-draw")
def _draw(model: Model, event: Event) -> list[Effect] | None:
    if model.screen != "contest" or model.contest is not None:
        return None
    setup = model.setups.get(model.game) or first_setup(model.game)
    try:
        cup = Tournament(names_of(model.contest_names), model.random.getrandbits(32))
    except GameError as error:
        return say(model, str(error))
    options = {key: choice for key, choice in setup.options.items() if not choice.isdigit()}
    model.contest = Contest(f"{model.now:x}", model.game, options, cup)
    model.home_changes += 1
    return [saves.contest(model)]


@on("contest-play")
def _play(model: Model, event: Event) -> list[Effect] | None:
    """The next table sits down."""
    contest = model.contest
    table = contest.cup.next_table if contest else None
    if contest is None or table is None:
        return None
    round_number = len(contest.cup.rounds)
    mark = f"{contest.id}/{round_number}/{table}"
    begun = next((game for game in model.games if game.contest == mark), None)
    if begun is not None and begun.finished:  # the end came between keeping the game and telling the tournament
        contest.cup.report(table, by_place(begun.names, begun.places))
        return [saves.contest(model)]
    if begun is not None:
        return [{"type": "load", "key": f"game:{begun.id}", "then": {"id": begun.id}}]
    seats = [Seat(name, "person") for name in contest.cup.rounds[-1][table].names]
    record = Record(contest.game, seats=seats, options=contest.options, seed=deal_number_by_chance(model))
    record.meta["contest"] = mark
    return begin(model, record)


@on("contest-end")
def _end(model: Model, event: Event) -> list[Effect]:
    model.contest, model.sheet = None, None
    model.home_changes += 1
    return [saves.contest(model)]
