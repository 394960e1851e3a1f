"""The positions of a finished game, quickly and in any order."""

from __future__ import annotations

from typing import Any

from tenfold import AnyState, Record

EVERY = 32
"""Only every 32nd position is kept. The others are played from it, which takes less than a millisecond."""


def can_replay(record: Record) -> bool:
    """True if a game is over, so that everyone may see all hands, and has at least one move."""
    return record.finished and bool(record.entries)


class Film:
    """The positions of a record: number 0 before its first entry, number n after entry n."""

    def __init__(self, record: Record) -> None:
        self._entries = tuple(record.entries)
        self._kept: list[AnyState] = []
        self._events: list[int] = []
        for number, state in enumerate(record.replay()):
            self._events.append(state.event_count)
            if number % EVERY == 0:
                self._kept.append(state)

    @property
    def last(self) -> int:
        """Return the number of the last position, which is the number of entries."""
        return len(self._entries)

    def at(self, number: int) -> AnyState:
        """Return a position with everything that had happened by then. The caller may change it."""
        state = self._kept[number // EVERY].clone()
        for seat, action in self._entries[number - number % EVERY : number]:
            state.apply_action(state.string_to_action(action), seat)
        return state

    def happened(self, number: int, eyes: int | None) -> list[dict[str, Any]]:
        """Return the events of the last entry before a position, as this seat saw them; at position 0, the deal."""
        return self.at(number).events(self._events[number - 1] if number else 0, eyes)
