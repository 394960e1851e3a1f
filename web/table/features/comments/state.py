"""The comments and variations of a game that was read from a text, as they are saved and shown."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from table.features.comments import text
from table.plain import text_of, texts_of
from tenfold.notation.moves import Variation
from tenfold.plainjson import canonical, fingerprint, read_json

BESIDE = "said:"
"""The prefix of the key under which the comments of a game are saved."""

MOST = 500
"""The most moves of a game with comments. Those after them are dropped."""

LONGEST = 2_000
"""The most characters of a comment, and the most acts of a variation."""

Note = str | list[str]
"""A comment, or the acts of a variation."""


@dataclass
class Comments:
    """What is noted on the game on the table, by the number of moves, once it has been read."""

    notes: dict[int, list[Note]] = field(default_factory=dict)

    def sentences(self) -> Mapping[int, Sequence[str]]:
        """Return what is noted, in words."""
        return {number: [*map(_said, notes)] for number, notes in self.notes.items()}


def _said(note: Note) -> str:
    return note if isinstance(note, str) else str(text.instead(moves=tuple(note)))


def notes_of(line: Variation) -> dict[int, list[Note]]:
    """Return what a text says about moves. All stands after a move: a comment on it, and what replaces it.

    The comments on what replaces it follow.

    >>> from tenfold import Entry
    >>> notes_of(Variation([], {2: "Too much."}, {1: [Variation([Entry(0, "7"), Entry(1, "2")], {1: "Better."})]}))
    {2: ['Too much.', ['7', '2'], 'Better.']}
    """
    found: dict[int, list[Note]] = {}
    for number, comment in line.comments.items():
        found.setdefault(number, []).append(comment[:LONGEST])
    for number, others in line.variations.items():
        for other in others:
            acts = [entry.action for entry in other.entries[:LONGEST]]
            said = (comment[:LONGEST] for _, comment in sorted(other.comments.items()))
            found.setdefault(number + 1, []).extend([acts, *said])
    return {number: found[number] for number in sorted(found)[:MOST]}


def to_text(game: str, notes: Mapping[int, Sequence[Note]]) -> str:
    """Return notes as they are saved beside a game."""
    data = {"game": game, "notes": {str(number): [*said] for number, said in notes.items()}}
    return json.dumps({**data, "digest": fingerprint(canonical(data))}, ensure_ascii=False)


def from_text(saved: object) -> Comments:
    """Return saved notes, without any that can't be read."""
    try:
        data: Any = read_json(text_of(saved))
    except (ValueError, RecursionError):
        return Comments()
    given = data.get("notes") if isinstance(data, dict) else None
    if not isinstance(given, dict):
        return Comments()
    rows = [(int(number), notes) for number, notes in [*given.items()][:MOST] if _is_number(number)]
    return Comments({number: [*map(_note, notes)] for number, notes in rows if isinstance(notes, list)})


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6


def _note(given: object) -> Note:
    return texts_of(given) if isinstance(given, list) else text_of(given)[:LONGEST]
