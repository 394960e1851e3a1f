"""Saving comments beside a game that is imported, and fetching them for its replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from table.features.comments.state import BESIDE, Comments, from_text, notes_of, to_text
from table.hooks import BESIDE_GAMES, FROM_TEXT, LOADED_FOR, NOTES_ON, REPLAYED
from table.model import Model, Session
from table.update.events import Effect, Event
from tenfold.notation.reading import Found

BESIDE_GAMES.add(20)(BESIDE)


@FROM_TEXT.add(10)
def _kept(ident: str, found: Found) -> Mapping[str, str]:
    """Return the comments of a game as a text beside it, if there are any."""
    notes = notes_of(found.line)
    return {f"{BESIDE}{ident}": to_text(found.record.game, notes)} if notes else {}


@REPLAYED.add(10)
def _fetched(model: Model, session: Session) -> list[Effect]:
    """Fetch the comments. They come back as `loaded`."""
    return [{"type": "load", "key": f"{BESIDE}{session.id}", "then": {"id": session.id, "said": True}}]


def _read(model: Model, event: Event) -> list[Effect] | None:
    """Take in the comments of the game on the table."""
    session = model.session
    if session is not None and session.id == event.get("id"):
        session.memory(Comments).notes = from_text(event.get("text")).notes
    return None


LOADED_FOR["said"] = _read


@NOTES_ON.add(10)
def _of(session: Session) -> Mapping[int, Sequence[str]]:
    """Return what is noted on the moves of a game."""
    return session.memory(Comments).sentences()
