"""A position of a game: `State`.

This module has what all games share. It checks actions, hides what a seat may not see, gives places and ties, copies,
and frames a serialized position. A game fills in the methods that start with an underscore.
"""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    NoReturn,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    cast,
)

from tenfold import text
from tenfold.declared import declared
from tenfold.errors import GameError, IllegalAction
from tenfold.events import Event
from tenfold.match import places_of
from tenfold.messages import Text
from tenfold.observation import TERMINAL, Observation, Outlook, Refusal
from tenfold.plainjson import canonical, shown, whole
from tenfold.sentences import seat_names

if TYPE_CHECKING:
    from tenfold.game import AnyGame

EventT = TypeVar("EventT", bound=Mapping[str, object])
ObservationT = TypeVar("ObservationT", bound=Observation)


class Witnessed(NamedTuple, Generic[EventT, ObservationT]):
    """An event as a seat saw it, and the table as that seat knew it at that moment."""

    event: EventT
    picture: ObservationT


class PlayerAction(NamedTuple):
    """An action and the seat that took it."""

    player: int
    action: int


Returns: TypeAlias = Literal["place", "points", "victory"]
"""The kinds of utility of a finished game: see `State.returns`."""

RETURNS: tuple[Returns, ...] = ("place", "points", "victory")
"""All kinds of utility."""


class Draws(Protocol):
    """A NumPy generator, or any other object with such a method `random`, which draws numbers from [0, 1)."""

    def random(self) -> float:
        """Return the next number."""


Sampler: TypeAlias = "random.Random | Draws | Callable[[], float] | None"
"""A source of randomness: a generator of Python or NumPy, a function that returns numbers from [0, 1), or None."""

# Constant, or determined by the other fields.
_REDUNDANT = {"game", "players", "settings", "player", "legal", "refused"}


@declared
class State(ABC, Generic[EventT]):
    """One position of a game. It is mutable: `clone()` it before you try something out.

    Two states are equal if their positions are. A state can't be in a set or a key of a dict because it changes. Use
    `serialize()` as the key, or `information_state_string(seat)` for what a seat knows.

    A game's state is `declared`: each field is listed once, with its comment. The game keeps `turn` up to date, and
    calls `happened` immediately after each event, when the position is consistent.
    """

    game: AnyGame
    turn: int  # the seat on turn, or `TERMINAL`
    log: list[Event] | None = None  # what has happened; None in a state that keeps no events
    _legal: tuple[int, ...] | None = field(default=None, init=False)  # of the seat on turn, cached when first needed
    _witness: _Witness | None = field(default=None, init=False)
    _history: list[PlayerAction] | None = field(default=None, init=False)  # since the deal, or None

    # For games to define.

    @abstractmethod
    def _legal_actions(self) -> tuple[int, ...]:
        """Return the legal actions of the seat on turn, ascending."""

    @abstractmethod
    def _apply(self, action: int, player: int) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def _outlook(self, action: int, player: int) -> Outlook:
        """Return what a legal action of this seat would do."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the game's own points so far, by seat; `game.high_score_wins` is true if more points are better."""

    def _copy_into(self, other: Self) -> None:
        """Copy the game's own fields into a new state; `declared` writes this method."""

    def _legal_out_of_turn(self, player: int) -> tuple[int, ...]:
        """Return the actions of a seat while another is on turn; usually none."""
        return ()

    def _is_public_turn(self) -> bool:
        """True if everyone knows the legal actions, and choosing one needs no look at hidden cards."""
        return False

    def _hurried(self, player: int) -> int | None:
        """Return an act of the seat on turn that helps to end the game. It’s for games that random play may not end."""
        return None

    def _tempting(self, player: int) -> Iterable[int]:
        """Return what this seat may want to do now. The observation refuses what is not legal, with a reason."""
        return ()

    def _refuse(self, action: int, player: int) -> Text:
        """Return why an action is not legal now. In games with acts out of turn, it may be any seat's."""
        refusal = text.not_now(act=self.action_to_string(action))
        return refusal if player == self.turn else text.not_on_turn

    def _standing(self) -> Sequence[Any]:
        """Return the values that decide the places, by seat; larger is better. Games with tie-breaks override it."""
        scores = self.scores()
        return scores if self.game.high_score_wins else [-points for points in scores]

    # For callers.

    def current_player(self) -> int:
        """Return the seat on turn, 0 … players − 1, or `TERMINAL`."""
        return self.turn

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.turn == TERMINAL

    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that can act now, in the order to ask them.

        Seats that can act out of turn come first, clockwise; each can decline. The seat on turn comes last, and must
        act.
        """
        player = self.turn
        if player == TERMINAL:
            return ()
        if not self.game.acts_out_of_turn:
            return (player,)
        seats = self.game.players
        others = ((player + step) % seats for step in range(1, seats))
        return (*(seat for seat in others if self._legal_out_of_turn(seat)), player)

    def legal_actions(self, player: int | None = None) -> tuple[int, ...]:
        """Return the legal actions of the seat on turn, or of any seat, ascending.

        For a seat that is not on turn, these are its acts out of turn. Raise `GameError` for a seat that is not at the
        table.
        """
        if player is not None:
            player = self._checked_seat(player)
            if player != self.turn:
                return () if self.turn == TERMINAL else self._legal_out_of_turn(player)
        legal = self._legal
        if legal is None:
            legal = self._legal = () if self.turn == TERMINAL else self._legal_actions()
        return legal

    def closing_action(self) -> int | None:
        """Return the act of the seat on turn that ends an open window; None if no other seat can act.

        >>> import tenfold
        >>> state = tenfold.load_game("tenstuff").new_initial_state(seed=3)
        >>> state.action_to_string(state.closing_action())
        'begin'
        """
        legal = self.legal_actions() if self.game.acts_out_of_turn else ()
        return legal[0] if legal and self.action_to_string(legal[0]) == "begin" else None

    def hurried_action(self) -> int | None:
        """Return an act of the seat on turn that helps to end the game. None if random play always ends it.

        >>> import tenfold
        >>> state = tenfold.load_game("tenstuff").new_initial_state(seed=3)
        >>> while not state.is_terminal():
        ...     state.apply_action(state.hurried_action())
        >>> state.ranking()
        [4, 3, 2, 1]
        """
        return None if self.turn == TERMINAL else self._hurried(self.turn)

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Carry out an action of the seat on turn, or of another seat out of turn.

        Raise `IllegalAction`, and leave the state unchanged, if the rules do not allow it.
        """
        if type(action) is not int:
            action = self._as_action(action)
        legal = self._legal if player is None else None  # usually cached
        if action not in (self.legal_actions(player) if legal is None else legal):
            self._raise_illegal(action, player)
        player = self.turn if player is None else self._checked_seat(player)
        if self._history is not None:
            self._history.append(PlayerAction(player, action))
        self._apply(action, player)
        self._legal = None

    def witness(
        self, action: int, player: int | None = None, *, eyes: int | None = None
    ) -> list[Witnessed[EventT, Any]]:
        """Carry out an action as `apply_action` does.

        Return its events as a seat saw them, or with None as the table did. Each event comes with a picture: the seat's
        observation at that moment, without legal actions. So you can see a complete trick before it is taken. You can
        also see the end of a round before the next deal.
        """
        if eyes is not None:
            eyes = self._checked_seat(eyes)
        if self.log is None:
            self.log = []
        since = len(self.log)
        self._witness = witness = _Witness(eyes, [])
        try:
            self.apply_action(action, player)
        finally:
            self._witness = None
        return [Witnessed(*pair) for pair in zip(self.events(since, eyes), witness.pictures, strict=True)]

    def why_not(self, action: int, player: int | None = None) -> str | None:
        """Return why an action is not legal now, as a sentence; None if it is legal."""
        try:
            action = self._as_action(action)
            if action in self.legal_actions(player):
                return None
            self._raise_illegal(action, player)
        except IllegalAction as refusal:
            return str(refusal)

    def is_public_turn(self) -> bool:
        """True if everyone knows the legal actions of the seat on turn. Then it can act on an open table."""
        return not self.is_terminal() and self._is_public_turn()

    def observation(self, player: int | None = None) -> Observation:
        """Return what a seat, or with None the whole table, may know about this position.

        A player decides from the observation of its seat, `state.observation(state.current_player())`, not of the
        table. The table's observation has the legal actions of the seat on turn if `is_public_turn()`. None also stands
        for the table in `observation_tensor`, `information_state_string` and `events`, but in `legal_actions` for the
        seat on turn.
        """
        if player is not None:
            player = self._checked_seat(player)
        legal: tuple[Outlook, ...] = ()
        refused: tuple[Refusal, ...] = ()
        asked = self.turn if player is None and self.is_public_turn() else player
        if asked is not None and not self.is_terminal():
            legal = tuple(self._outlook(action, asked) for action in self.legal_actions(asked))
            refused = self._refusals(asked)
        return self._seen(player, legal, refused)

    def events(self, since: int = 0, player: int | None = None) -> list[EventT]:
        """Return the events from number `since` on, as this seat saw them.

        Raise `GameError` for a wrong number or seat. The game log uses them. A state that was set up, sampled or cloned
        without events only knows what has happened since then.
        """
        first = whole(since)
        if first is None or first < 0:
            raise GameError(f"There is no event {shown(since)}: events are numbered from 0.")
        if player is not None:
            player = self._checked_seat(player)
        if self.log is None:
            return []
        return cast("list[EventT]", [event.seen(first + i, player) for i, event in enumerate(self.log[first:])])

    @property
    def event_count(self) -> int:
        """Return how many events there have been: the number of the next one.

        It is `len(state.events())`, without making any of them.
        """
        return len(self.log or ())

    def ranking(self) -> list[int]:
        """Return the places by seat, 1 the best; ties share the better place. Before the end, they are provisional."""
        return places_of(self._standing())

    def returns(self, by: Returns = "place") -> list[float]:
        """Return zero-sum utilities for learning programs, by seat; all 0 until the game is over.

        By `place`, they are spread evenly over [−1, 1], from the last place to the first. By `victory`, the winners
        share what the others lose. A single winner gets 1, and each of the n others −1/n. By `points`, it is the lead
        over the others' average in the game's own points. It is positive if the seat did better.

        >>> import tenfold
        >>> state = tenfold.load_game("pig10", players=3).new_initial_state(seed=3)
        >>> while not state.is_terminal():
        ...     state.apply_action(state.legal_actions()[0])
        >>> state.scores(), state.returns(), state.returns("victory"), state.returns("points")
        ([32, 20, 28], [1.0, -1.0, 0.0], [1.0, -0.5, -0.5], [8.0, -10.0, 2.0])

        Raise `GameError` for any other `by`.
        """
        worth = self._worth(by)
        return worth if self.turn == TERMINAL else [0.0] * len(worth)

    def _worth(self, by: Returns) -> list[float]:
        """Return the utility of each seat if the game ended now."""
        others = max(1, self.game.players - 1)
        if by == "points":
            scores = self.scores()
            sign = 1 if self.game.high_score_wins else -1
            return [sign * (own - (sum(scores) - own) / others) for own in scores]
        if by == "victory":
            ranking = self.ranking()
            share = (others + 1) / ranking.count(1)
            return [((share if place == 1 else 0) - 1) / others for place in ranking]
        if by != "place":
            raise GameError(f"Returns must be by place, points or victory, not {shown(by)}.")
        standing = self._standing()
        return [(sum(o < own for o in standing) - sum(o > own for o in standing)) / others for own in standing]

    def clone(self, *, events: bool = True) -> Self:
        """Return an independent copy. Without events it is smaller and faster, which suits a search."""
        other = object.__new__(type(self))
        other.game = self.game
        other.turn = self.turn
        other.log = self.log[:] if events and self.log is not None else None
        other._legal = self._legal
        other._witness = None
        other._history = self._history[:] if events and self._history is not None else None
        self._copy_into(other)
        return other

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.serialize(), self.log, self._history)

    def __eq__(self, other: object) -> bool:
        """True if it is the same position at the same table, future shuffles included; its history does not matter."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.serialize() == other.serialize()

    __hash__: ClassVar[None]  # type: ignore[assignment]  # a state is mutable: use `serialize()` as a key

    def __repr__(self) -> str:
        turn = "over" if self.turn == TERMINAL else f"seat {self.turn} on turn"
        return f"<{type(self).__name__} of {self.game!r}: {turn}, scores {self.scores()}>"

    def __str__(self) -> str:
        """Return what the whole table sees, as text for a terminal."""
        return self.game.observation_to_string(self._seen(None), seat_names(self.game.players))

    def _repr_svg_(self) -> str:
        """Return a picture of what the whole table sees, for a notebook."""
        from tenfold.pictures.render import picture  # not needed for play

        return picture(self.game, self.observation())

    def serialize(self) -> str:
        """Return the position as JSON text that `game.deserialize_state` reads, without the events.

        Default options are left out, so the text stays the same if the game gains an option.
        """
        head = {"game": self.game.short_name, "players": self.game.players, "options": self.game.chosen}
        return json.dumps(head | self.game._position(self))

    def action_to_string(self, action: int) -> str:
        """Return the readable text of an action, legal or not; the exact inverse of `string_to_action`."""
        return self.game.actions.texts[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """Return the action of a text; raise `IllegalAction`, with examples, if there is none."""
        game = self.game
        return game.actions.number(text, game.long_name, game.num_distinct_actions())

    # For learning programs.

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Return 1 for each action in `legal_actions(player)` and 0 for all others, by action.

        >>> import tenfold
        >>> state = tenfold.load_game("pig10").new_initial_state(seed=3)
        >>> [action for action, legal in enumerate(state.legal_actions_mask()) if legal] == [*state.legal_actions()]
        True
        """
        mask = [0] * self.game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None) -> list[float]:
        """Return what a seat, or with None the whole table, may know, as numbers in [−1, 1] (`Game.encoding`).

        The seat itself comes first, the others follow clockwise. Hidden parts are zero. `legal_actions_mask` is not
        part of it.
        """
        if player is not None:
            player = self._checked_seat(player)
        return self.game.encoding(self._seen(player))

    def information_state_string(self, player: int | None) -> str:
        """Return what a seat, or with None the whole table, may know, as a short text: a key for tables.

        It is the same for two states if and only if their observations are. So all sampled worlds have the same one. It
        has everything that matters from here on, but not how the game got here.
        """
        if player is not None:
            player = self._checked_seat(player)
        seen = self._seen(player)
        known = [getattr(seen, name) for name in seen.__dataclass_fields__ if name not in _REDUNDANT]
        return f"{'' if player is None else player} {canonical(known)}"

    def resample_from_infostate(self, player: int | None, sampler: Sampler = None) -> Self:
        """Return a full state that a seat cannot tell from this one, with the events that it has seen.

        The seat's observation, `information_state_string` and `events` are those of this state.

        >>> import random, tenfold
        >>> state = tenfold.load_game("pig10", players=2).new_initial_state(seed=3)
        >>> other = state.resample_from_infostate(0, random.Random(1))
        >>> other.observation(0) == state.observation(0), other.observation(1) == state.observation(1)
        (True, False)
        """
        world: Self = self.game.sample_state(self.observation(player), source_of_chance(sampler))
        if self.log is not None:
            world.log = [event.kept_by(player) for event in self.log]
        return world

    def history(self) -> list[int]:
        """Return the actions since the deal; empty for a state that was set up, sampled or cloned without events.

        At the same table and with the same seed, they lead to the same position. That is only so if no one has acted
        out of turn.
        """
        return [action for _, action in self._history or ()]

    def full_history(self) -> list[PlayerAction]:
        """Return the actions since the deal, each with its seat.

        >>> import tenfold
        >>> state = tenfold.load_game("pig10").new_initial_state(seed=3)
        >>> state.apply_action(state.legal_actions()[0])
        >>> state.full_history(), state.history()
        ([PlayerAction(player=0, action=3)], [3])
        """
        return [*(self._history or ())]

    # Internal.

    def happened(
        self,
        event: EventT,
        *,
        secret: Mapping[str, Any] | None = None,
        seen_by: tuple[int, ...] = (),
        reveals: bool = False,
        openly: bool = False,
    ) -> None:
        """Log an event: `_apply` calls it once for each event, in the order of the log.

        Only the seats in `seen_by` get `secret`; `reveals` is as in `SeatEvent`, `openly` as in `Event`. Without a
        log nothing is kept, so a game checks `self.log is not None` before it makes a costly event.
        """
        if self.log is not None:
            self.log.append(Event(event, secret or {}, seen_by, reveals, openly))
            if self._witness is not None:
                self._witness.pictures.append(self._seen(self._witness.eyes))

    def _seen(
        self, player: int | None, legal: tuple[Outlook, ...] = (), refused: tuple[Refusal, ...] = ()
    ) -> Observation:
        common: dict[str, Any] = {
            "game": self.game.short_name,
            "players": self.game.players,
            "settings": self.game.table_settings,
            "player": player,
            "current_player": self.turn,
            "legal": legal,
            "refused": refused,
            "scores": tuple(self.scores()),
            "ranking": tuple(self.ranking()),
        }
        observation: Observation = self.game._observation(self, player, common)
        return observation

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        """Return what this seat may want to do now but can’t."""
        legal = self.legal_actions(player)
        texts = self.game.actions.texts
        return tuple(
            [
                Refusal(action, texts[action], self._refuse(action, player))
                for action in self._tempting(player)
                if action not in legal
            ]
        )

    def _checked_seat(self, player: object) -> int:
        """Return one of the table's seats; raise `GameError` for anything else."""
        seat = whole(player)
        if seat is None or not 0 <= seat < self.game.players:
            raise GameError(f"There is no seat {shown(player)} at a table of {self.game.players}.")
        return seat

    def _as_action(self, action: object) -> int:
        number = whole(action)
        if number is None:
            raise IllegalAction(f"An action must be a whole number, not {shown(action)}.")
        return number

    def _own_action(self, action: object) -> int:
        """Return one of the game's actions, legal or not; raise `IllegalAction` for anything else."""
        number = self._as_action(action)
        if not 0 <= number < self.game.num_distinct_actions():
            raise IllegalAction(f"{self.game.long_name} has no action {shown(number)}.")
        return number

    def _raise_illegal(self, action: int, player: int | None) -> NoReturn:
        self._own_action(action)
        if self.is_terminal():
            raise IllegalAction(text.over)
        if player not in (None, self.turn) and not self.game.acts_out_of_turn:
            raise IllegalAction(text.not_on_turn)
        raise IllegalAction(self._refuse(action, self.turn if player is None else player))


def source_of_chance(sampler: Sampler) -> random.Random:
    """Return a sampler if it is a generator, or a generator seeded with its next number.

    Raise `GameError` for anything else.
    """
    if isinstance(sampler, random.Random):
        return sampler
    if sampler is None:
        return random.Random()
    draw = sampler if callable(sampler) else getattr(sampler, "random", None)
    number = draw() if callable(draw) else None
    if not isinstance(number, (int, float)):
        accepted = "a random.Random, a NumPy generator or a function that returns numbers"
        raise GameError(f"Chance must come from {accepted}, not from {shown(sampler)}.")
    return random.Random(number)


def _unpickled(game: AnyGame, position: str, log: list[Event] | None, acts: list[PlayerAction] | None) -> AnyState:
    """Return the state of a pickle."""
    state: AnyState = game.deserialize_state(position)
    state.log, state._history = log, acts
    return state


AnyState: TypeAlias = "State[Any]"
"""A state of any game."""

StateT = TypeVar("StateT", bound=AnyState)


class _Witness(NamedTuple):
    eyes: int | None
    pictures: list[Observation]
