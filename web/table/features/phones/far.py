"""The table on the phone of a guest: what its seat knows takes the place of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from table.features.phones import text
from table.features.phones.wire import HOST, Act, At, Happened, Note, written
from table.model import Session
from table.step import Effect
from tenfold import AnyGame, AnyState, Observation, Record, Seat, Witnessed
from tenfold.messages import Text
from tenfold.record import Entry


class UnfitError(ValueError):
    """What a host says doesn’t fit together."""


class FarState:
    """What the table asks of a state, answered from what one seat knows."""

    def __init__(self, game: AnyGame, seen: Observation, events: Sequence[dict[str, Any]], note: Note) -> None:
        self.game, self._seen, self._events, self._note = game, seen, events, note

    def observation(self, player: int | None = None) -> Observation:
        """Return the observation of the own seat. Raise `UnfitError` for another seat."""
        if player not in (None, self._seen.player):
            raise UnfitError
        return self._seen

    def current_player(self) -> int:
        """Return the seat on turn."""
        return self._seen.current_player

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self._seen.is_terminal

    def is_public_turn(self) -> bool:
        """True if everyone may watch this turn."""
        return self._note.open

    def closing_action(self) -> int | None:
        """Return a number if a window is open. The host knows which act ends it."""
        return 0 if self._note.window else None

    def seats_to_act(self) -> tuple[int, ...]:
        """Return the own seat if it can act. What others can do is theirs to know."""
        return (self._seen.seat,) if self._seen.legal else ()

    def legal_actions(self, player: int | None = None) -> tuple[int, ...]:
        """Return the legal actions of the own seat, or none for another."""
        own = player == self._seen.player or (player is None and self._seen.current_player == self._seen.player)
        return tuple(one.action for one in self._seen.legal) if own else ()

    def action_to_string(self, action: int) -> str:
        """Return the text of a legal action of the own seat."""
        return next((one.text for one in self._seen.legal if one.action == action), "")

    def events(self, since: int = 0, player: int | None = None) -> list[dict[str, Any]]:
        """Return the events from this number on, as the own seat saw them."""
        return list(self._events[since:])

    @property
    def event_count(self) -> int:
        """Return how many events there have been."""
        return len(self._events)

    def scores(self) -> Sequence[int]:
        """Return the scores so far."""
        return self._seen.scores

    def ranking(self) -> Sequence[int]:
        """Return the places so far."""
        return self._seen.ranking


class FarRecord(Record):
    """The record of a game on another phone: the table, and the position as one seat knows it."""

    is_far = True

    def __init__(self, note: Note) -> None:
        seats = [Seat(one.name, "bot" if one.level else "person", one.level or None) for one in note.seats]
        super().__init__(note.game, seats=seats, options=note.options, seed=0)
        if note.seat >= len(seats):
            raise UnfitError
        self.seed = None
        self.at = At(0, 0, 0)
        self.heard: list[dict[str, Any]] = []

    def hear(self, note: Note) -> None:
        """Take in a note. Raise `UnfitError` if it holds no observation of the seat."""
        seen = Observation.from_json(note.seen)
        fits = seen.player == note.seat and (seen.game, seen.players) == (self.game, len(self.seats))
        if not fits or seen.settings != self._state.observation(note.seat).settings:
            raise UnfitError
        self.heard = [*self.heard[: note.since], *note.events]
        self.entries = [Entry(max(0, note.mover), "")] * note.at.entries
        self.at = note.at
        self._far = FarState(self.load_game(), seen, self.heard, note)

    @property
    def state(self) -> AnyState:
        """Return the position as the seat knows it."""
        return cast("AnyState", self._far)

    @property
    def finished(self) -> bool:
        """True if the game is over."""
        return self._far.is_terminal()


@dataclass(eq=False, kw_only=True)
class FarSession(Session):
    """The table on the phone of a guest.

    `sent` is the choice that the host has not answered yet, and `tries` counts how often it was sent again.
    `commitment` is the one to this deal.
    """

    note: Note
    commitment: str
    sent: tuple[str, ...] = ()
    tries: int = 0

    @property
    def heard(self) -> FarRecord:
        """Return the record, which comes from the host."""
        return cast("FarRecord", self.record)

    @property
    def is_saved(self) -> bool:
        """Return False: the host saves the game."""
        return False

    @property
    def awaits_others(self) -> bool:
        """Return True: only the host knows who is still to act."""
        return True

    @property
    def only_watched(self) -> bool:
        """True while the host has not answered."""
        return bool(self.sent)

    @property
    def why_watched(self) -> Text:
        """Return that the choice is on its way."""
        return text.sending

    @property
    def undo_refusal(self) -> str | None:
        """Return why this seat can’t ask for its move to be undone, or an empty text if it can."""
        own = self.heard.entries[-1:] and self.heard.entries[-1].seat == self.note.seat
        return "" if own else str(text.no_late)

    def played_elsewhere(self, seat: int, actions: Sequence[str]) -> list[Effect]:
        """Send the choice to the host, and wait for the answer."""
        if self.sent:
            return []
        self.sent, self.picked, self.claim, self.aside = tuple(actions), (), "", None
        return [{"type": "phones-send", "to": HOST, "text": written(Act(self.heard.at, self.sent))}]


def witnessed(happened: Happened) -> tuple[Observation, list[Witnessed[Any, Any]]]:
    """Return the public table before a move, and what the seat saw of it. Raise `GameError` for other data."""
    before = Observation.from_json(happened.before)
    return before, [Witnessed(event, Observation.from_json(seen)) for event, seen in happened.witnessed]
