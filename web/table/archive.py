"""The games of long ago: beyond the latest, lines of finished games lie in chunks that nobody reads at a start.

The list of the latest games is read at every start and written after every game, so it must not grow for ever. An
index, read at the start, tells which game lies in which chunk; a chunk is read when somebody wants to see it. What is
in a chunk has its line in `Model.games` from then on. Games of the house alone are put away so; those of an added game
are as many as `saves.HISTORY`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence

from table.lines import keep_lines, read_line
from table.model import Archive, Summary
from table.plain import dicts_of, texts_of
from table.step import Effect, keep_as

CHUNK = 100
"""Games that are put away together."""

INDEX = "past"
"""What the index lies under; the chunks have their number behind it."""


def key_of(number: int) -> str:
    """What a chunk lies under.

    >>> key_of(3)
    'past:3'
    """
    return f"{INDEX}:{number}"


def put_away(archive: Archive, lines: Sequence[Summary]) -> list[Effect]:
    """Make a chunk of lines: the chunk first, so that none is lost where the end comes between two saves."""
    number = len(archive.chunks)
    archive.chunks.append([line.id for line in lines])
    archive.read.add(number)
    return [keep_lines(key_of(number), lines), _index(archive)]


def take_out(archive: Archive, idents: Collection[str], listed: Iterable[Summary]) -> list[Effect]:
    """Let games go from the chunks they are in; `listed` has the lines of all chunks that were read."""
    gone = set(idents)
    found = [number for number, chunk in enumerate(archive.chunks) if not gone.isdisjoint(chunk)]
    if not found:
        return []
    for number in found:
        archive.chunks[number] = [ident for ident in archive.chunks[number] if ident not in gone]
    lines = {line.id: line for line in listed}
    of_chunks = {number: [lines[one] for one in archive.chunks[number] if one in lines] for number in found}
    kept = [keep_lines(key_of(number), left) for number, left in of_chunks.items() if number in archive.read]
    return [_index(archive), *kept]


def _index(archive: Archive) -> Effect:
    """The effect that keeps which game lies where."""
    return keep_as(INDEX, archive.chunks)


def lines_in(archive: Archive, texts: Mapping[str, object]) -> tuple[list[Summary], list[str]]:
    """Mark these chunks as read. Return their lines, and the ids whose lines are missing."""
    found: list[Summary] = []
    missing: list[str] = []
    for number in [number for number in archive.unread if key_of(number) in texts]:
        archive.read.add(number)
        lines = {line.id: line for line in map(read_line, _rows(texts[key_of(number)])) if line}
        found += [lines[ident] for ident in archive.chunks[number] if ident in lines]
        missing += [ident for ident in archive.chunks[number] if ident not in lines]
    return found, missing


def read_index(told: object) -> Archive:
    """The archive of an index, of which nothing has been read yet."""
    return Archive([texts_of(chunk) for chunk in told] if isinstance(told, list) else [])


def _rows(text: object) -> list[dict[str, object]]:
    try:
        return dicts_of(json.loads(text if isinstance(text, str) else ""))
    except (ValueError, RecursionError):
        return []
