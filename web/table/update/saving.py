"""Saving the game on the table, and putting it away."""

from __future__ import annotations

from collections.abc import Sequence

from table import saves
from table.model import Model, Session, Summary
from table.update.events import Effect
from tenfold import GameError, Record


def save_game(model: Model, session: Session) -> list[Effect]:
    """Save the game on the table, and its line in the list of games."""
    record = session.record
    if record.finished:
        record.meta.setdefault("finished", str(model.now))
        model.home_changes += 1
    else:
        record.meta.pop("finished", None)
    old = next((summary for summary in model.games if summary.id == session.id), None)
    summary = summary_of(session.id, record, model.now)
    if old is not None:
        model.games.remove(old)
    tournament = [saves.tournament(model)] if record.finished and reported(model, record) else []
    model.games.insert(0, summary)
    moved = old is not None and old.finished and not summary.finished
    return [
        {"type": "save", "key": f"game:{session.id}", "text": record.to_json()},
        *saves.games(model, changed=None if moved else summary),
        *tournament,
    ]


def reported(model: Model, record: Record) -> bool:
    """Tell the tournament how one of its tables has ended; whether there was anything to tell."""
    tournament, table = model.tournament, table_of(model, record)
    if tournament is None or table is None:
        return False
    try:
        tournament.bracket.report(table, by_place([seat.name for seat in record.seats], record.state.ranking()))
    except GameError:  # told before
        return False
    return True


def by_place(names: Sequence[str], places: Sequence[int]) -> list[str]:
    """The names from the first place to the last."""
    return [name for _, name in sorted(zip(places, names, strict=True), key=lambda pair: pair[0])]


def table_of(model: Model, record: Record) -> int | None:
    """The table of the tournament that a game belongs to; None where it belongs to none, or to a round that is over."""
    tournament = model.tournament
    if tournament is None:
        return None
    number = record.meta.get("contest", "").removeprefix(f"{tournament.id}/{len(tournament.bracket.rounds)}/")
    return int(number) if number.isdigit() else None


def summary_of(key: str, record: Record, when: int) -> Summary:
    """The line of a game for home and history."""
    state, names = record.state, tuple(seat.name for seat in record.seats)
    return Summary(
        id=key,
        game=record.game,
        names=names,
        when=when,
        line="" if record.finished else f"{names[state.current_player()]} is next",
        finished=record.finished,
        places=tuple(state.ranking()) if record.finished else (),
        scores=tuple(state.scores()) if record.finished else (),
        taken_back=bool(record.take_backs),
        tournament=record.meta.get("contest", ""),
    )


def put_away(model: Model) -> None:
    """Leave the table; the game is on disk already."""
    if model.session:
        model.session = None
        model.home_changes += 1
