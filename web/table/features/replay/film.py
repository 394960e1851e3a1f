"""A game that is over, seen again: every position that it came through, quickly and in any order."""

from __future__ import annotations

from typing import Any

from tenfold import AnyState, Record

EVERY = 32
"""One position in this many is kept. The others are played from it, which takes less than a millisecond."""


def can_replay(record: Record) -> bool:
    """Whether a game is over, so that everybody may see everything, and there is something to see."""
    return record.finished and bool(record.entries)


class Film:
    """The positions of a record, number 0 before its first entry, number n after entry n."""

    def __init__(self, record: Record) -> None:
        self._entries = tuple(record.entries)
        self._kept: list[AnyState] = []
        self._events: list[int] = []
        for number, state in enumerate(record.replay()):
            so_far = self._events[-1] if self._events else 0
            self._events.append(so_far + len(state.events(so_far)))
            if number % EVERY == 0:
                self._kept.append(state)

    @property
    def last(self) -> int:
        """The number of the last position, which is how many entries there are."""
        return len(self._entries)

    def at(self, number: int) -> AnyState:
        """A position with all that had happened by then, the caller's own."""
        state = self._kept[number // EVERY].clone()
        for seat, action in self._entries[number - number % EVERY : number]:
            state.apply_action(state.string_to_action(action), seat)
        return state

    def happened(self, number: int, eyes: int | None) -> list[dict[str, Any]]:
        """What the last entry before a position came to, as these eyes saw it; before the first one, the deal."""
        return self.at(number).events(self._events[number - 1] if number else 0, eyes)
