"""The archive: finished games beyond the latest ones. Their lines are stored in chunks that are not read at the start.

The list of the latest games is read at every start and written after every game. So it must not grow without limit. An
index, read at the start, says which chunk each game is in. A chunk is read when someone wants to see it. From then on,
its games have their lines in `Model.games`. Only built-in games are archived. Tenfold keeps at most `saves.HISTORY`
finished games of each added game.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence

from table.lines import keep_lines, read_line
from table.model import Archive, Summary
from table.plain import dicts_of, texts_of
from table.step import Effect, keep_as

CHUNK = 100
"""The number of games in a new chunk."""

INDEX = "past"
"""The save key of the index. The key of a chunk adds its number."""


def key_of(number: int) -> str:
    """Return the save key of a chunk.

    >>> key_of(3)
    'past:3'
    """
    return f"{INDEX}:{number}"


def put_away(archive: Archive, lines: Sequence[Summary]) -> list[Effect]:
    """Move these lines into a new chunk, and return the effects that save it.

    Its effect comes before the index, so that nothing is lost in between.
    """
    number = len(archive.chunks)
    archive.chunks.append([line.id for line in lines])
    archive.read.add(number)
    return [keep_lines(key_of(number), lines), _index(archive)]


def take_out(archive: Archive, idents: Collection[str], listed: Iterable[Summary]) -> list[Effect]:
    """Remove games from their chunks, and return the effects that save them.

    `listed` holds the lines of all chunks that have been read.
    """
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
    """Return the effect that saves the index."""
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


def read_index(index: object) -> Archive:
    """Return the archive for a stored index, with no chunk read yet."""
    return Archive([texts_of(chunk) for chunk in index] if isinstance(index, list) else [])


def _rows(text: object) -> list[dict[str, object]]:
    try:
        return dicts_of(json.loads(text if isinstance(text, str) else ""))
    except (ValueError, RecursionError):
        return []
