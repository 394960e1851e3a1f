"""What the sandbox of added games gets of the saved data, and what it may change there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, replace

from table import saves
from table.explaining import game_of
from table.hooks import KEPT
from table.lines import keep_lines, summary_from
from table.model import Model, Summary
from table.plain import dicts_of
from table.step import keep_as
from tenfold.plainjson import read_json


def of_games(model: Model, own: Collection[str]) -> dict[str, str]:
    """Return the saved data that the sandbox of these games gets: settings, and only their own tables and lines."""
    mine = [summary for summary in model.games if summary.game in own]
    tables = {game: asdict(setup) for game, setup in model.setups.items() if game in own}
    explained = {rule: often for rule, often in model.explained.items() if game_of(rule) in own}
    effects = [
        saves.settings(model, explained),
        keep_as("setups", tables),
        *(kept.of_games(model, own) for kept in KEPT if kept.of_games),
        keep_lines("open", [line for line in mine if not line.finished]),
        keep_lines("history", [line for line in mine if line.finished]),
    ]
    return {effect["key"]: effect["text"] for effect in effects}


def with_lines_of(
    before: Sequence[Summary], own: Collection[str], *, finished: bool, text: object, now: int
) -> list[Summary]:
    """Return all lines after the sandbox of these games has saved one of its lists. Other lines do not change."""
    others = [line for line in before if line.game not in own]
    taken = {line.id for line in others}
    known = {line.id for line in before} - taken
    try:
        rows = dicts_of(read_json(text))
    except ValueError:
        rows = []
    summaries = [summary_from(line, known, now) for line in rows[: saves.HISTORY]]
    new = {line.id: line for line in summaries if line and line.game in own and line.finished is finished}
    theirs = [line for line in before if line.game in own and line.finished is not finished and line.id not in new]
    new = {ident: line for ident, line in new.items() if ident not in taken}
    mine = {line.id for line in (*theirs, *new.values())}
    shown = (line if line.match in mine else replace(line, match=line.id) for line in new.values())
    return saves.in_order([*others, *theirs, *shown])
