"""The API that every game shares: `Game`, `State`, `Observation`, `Outlook`, `Event`.

The names are OpenSpiel's as far as they reach. A game subclasses `Game` (what it is called, how many
play, which options a table has) and `State` (one position), and fills in the methods that start with an
underscore. What is generic is done here once: checking an action, hiding what a seat may not see,
places and ties, the envelope of a serialized position.
"""

from __future__ import annotations

import json
import operator
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, NoReturn, Self, TypeVar

from tenfold.errors import GameError, IllegalAction
from tenfold.plainjson import read_json, shown

TERMINAL = -4
"""`State.current_player()` of a finished game (OpenSpiel's value)."""


class Choice(NamedTuple):
    """One setting of an option: its identifier, and what a person reads."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: something the rules leave open and a table agrees on ([O] in the rule pages).

    `choices` starts with the default. Where `seats` is true, every seat number of the table ("0", "1", …) is
    a choice too. `help` is one line for the person who chooses.
    """

    id: str
    title: str
    help: str
    choices: tuple[Choice, ...]
    seats: bool = False

    @property
    def default(self) -> str:
        """The identifier of the default choice."""
        return self.choices[0].id

    def choice_ids(self, players: int) -> tuple[str, ...]:
        """The identifiers allowed at a table of this many players, the default first."""
        seats = tuple(str(seat) for seat in range(players)) if self.seats else ()
        return tuple(choice.id for choice in self.choices) + seats


class Outlook(NamedTuple):
    """What one legal action would do, as far as the seat may know; boards and bots read rules nowhere else.

    `kind` is the game's word for the sort of play, `value` the total it makes, `taker` the seat that would take
    `cards` cards by it. What a game has no use for stays None or 0.
    """

    action: int
    text: str
    kind: str
    card: str | None = None
    value: int | None = None
    taker: int | None = None
    cards: int = 0


class Refusal(NamedTuple):
    """Something a player could want to do and may not, with the reason as a sentence."""

    action: int
    text: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """Everything one seat may know, perfect memory included, and nothing else.

    Games add their own fields. `player` is None for what the whole table sees. `refused` lists the reasons for
    what is not legal. Two states that a seat cannot tell apart give equal observations.
    """

    game: str
    players: int
    settings: tuple[tuple[str, str], ...]
    player: int | None
    current_player: int
    legal: tuple[Outlook, ...]
    refused: tuple[Refusal, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player == TERMINAL

    def setting(self, option: str) -> str:
        """The choice this table made for an option."""
        return dict(self.settings)[option]

    def to_json(self) -> str:
        """The observation as JSON text."""
        return json.dumps({field: getattr(self, field) for field in self.__dataclass_fields__}, sort_keys=True)


class Event(NamedTuple):
    """Something that happened, with what only some seats saw of it.

    `data` is for everybody, `secret` for the seats in `seen_by`. `reveals` is true where hidden information came
    to light for whoever saw it: what follows such an event can no longer be taken back between people.
    """

    kind: str
    seat: int | None
    data: Mapping[str, Any]
    secret: Mapping[str, Any] = {}
    seen_by: tuple[int, ...] = ()
    reveals: bool = False

    def seen(self, number: int, player: int | None) -> dict[str, Any]:
        """The event as a seat (or with None the whole table) saw it: plain JSON, numbered."""
        known = player in self.seen_by
        told = {**self.data, **self.secret} if known else dict(self.data)
        reveals = self.reveals and (known or not self.secret)
        return {"n": number, "kind": self.kind, "seat": self.seat, **told, "reveals": reveals}


class State(ABC):
    """One position of a game. Mutable; `clone()` before trying something out.

    Subclasses keep `_player` (the seat on turn or `TERMINAL`) up to date and set `_legal` to None whenever the
    position changes. `_events` is None in a state that was sampled or cloned without events.
    """

    __slots__ = ("_events", "_legal", "_player", "game")

    game: Game[Any, Any]
    _player: int
    _legal: tuple[int, ...] | None
    _events: list[Event] | None

    # What a game fills in.

    @abstractmethod
    def _legal_actions(self) -> tuple[int, ...]:
        """The legal actions of the seat on turn, ascending."""

    @abstractmethod
    def _apply(self, action: int, player: int) -> None:
        """Carry out an action already known to be legal."""

    @abstractmethod
    def _observation(self, player: int | None, common: dict[str, Any]) -> Observation:
        """The game's own observation; `common` holds the fields of `Observation`."""

    @abstractmethod
    def _outlook(self, action: int, player: int) -> Outlook:
        """What a legal action of this seat would do."""

    @abstractmethod
    def _position(self) -> dict[str, Any]:
        """The position as plain JSON data, hands as lists of card texts, keys always in the same order.

        A generator for shuffles to come goes under the key `random`.
        """

    @abstractmethod
    def _copy_into(self, other: Self) -> None:
        """Copy the game's own fields into a fresh state."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The game's own points by seat, so far; `game.high_score_wins` says which way they count."""

    @abstractmethod
    def action_to_string(self, action: int) -> str:
        """The readable text of an action; the exact inverse of `string_to_action`."""

    @abstractmethod
    def string_to_action(self, text: str) -> int:
        """The action of a text; `IllegalAction` where the text names none."""

    def _legal_out_of_turn(self, player: int) -> tuple[int, ...]:
        """What a seat may do while another is on turn; usually nothing."""
        return ()

    def _is_public_turn(self) -> bool:
        """Whether everybody knows what the seat on turn may do, and choosing needs no look at hidden cards."""
        return False

    def _hurried(self, player: int) -> int | None:
        """An act of the seat on turn that helps to end the game; needed where chance alone does not end it."""
        return None

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        """What this seat could want to do now and may not; games add their reasons."""
        return ()

    def _refuse(self, action: int, player: int) -> str:
        """Why an action of this game is not legal now, as a sentence."""
        for refusal in self._refusals(player):
            if refusal.action == action:
                return refusal.why
        return f"“{self.action_to_string(action)}” cannot be played now."

    def _standing(self) -> Sequence[Any]:
        """By seat, what places are made from: more is better. Games with tie-breaks override it."""
        scores = self.scores()
        return scores if self.game.high_score_wins else [-points for points in scores]

    # What everybody uses.

    def current_player(self) -> int:
        """The seat on turn, 0 … players − 1, or `TERMINAL`."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in the order in which whoever drives the game asks them.

        First, clockwise, the seats that may act out of turn, each of which may decline; last the seat on turn,
        which may not.
        """
        player = self._player
        if player == TERMINAL:
            return ()
        if not self.game.acts_out_of_turn:
            return (player,)
        seats = self.game.players
        others = ((player + step) % seats for step in range(1, seats))
        return (*(seat for seat in others if self._legal_out_of_turn(seat)), player)

    def legal_actions(self, player: int | None = None) -> tuple[int, ...]:
        """The legal actions of the seat on turn, or of any seat, ascending.

        For a seat not on turn these are the acts it has out of turn. Raises `GameError` for a seat that is not
        at the table.
        """
        if player is not None:
            self._check_seat(player)
            if player != self._player:
                return () if self._player == TERMINAL else self._legal_out_of_turn(player)
        legal = self._legal
        if legal is None:
            legal = self._legal = () if self._player == TERMINAL else self._legal_actions()
        return legal

    def closing_action(self) -> int | None:
        """The act of the seat on turn that ends an open window; None where nobody but that seat is waited for.

        >>> import tenfold
        >>> state = tenfold.load_game("tenstuff").new_initial_state(seed=3)
        >>> state.action_to_string(state.closing_action())
        'begin'
        """
        legal = self.legal_actions() if self.game.acts_out_of_turn else ()
        return legal[0] if legal and self.action_to_string(legal[0]) == "begin" else None

    def hurried_action(self) -> int | None:
        """An act of the seat on turn that helps the game to its end, where chance alone does not end it; else None.

        >>> import tenfold
        >>> state = tenfold.load_game("tenstuff").new_initial_state(seed=3)
        >>> while not state.is_terminal():
        ...     state.apply_action(state.hurried_action())
        >>> state.ranking()
        [4, 3, 2, 1]
        """
        return None if self._player == TERMINAL else self._hurried(self._player)

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Carry out an action of the seat on turn, or of another seat out of turn.

        Raises `IllegalAction`, the state untouched, where the rules do not allow it.
        """
        if type(action) is not int:
            action = self._as_action(action)
        legal = self._legal if player is None else None  # most often just asked for
        if action not in (self.legal_actions(player) if legal is None else legal):
            self._raise_illegal(action, player)
        self._apply(action, self._player if player is None else player)
        self._legal = None

    def why_not(self, action: int, player: int | None = None) -> str | None:
        """Why an action is not legal now, as a sentence; None where it is legal."""
        try:
            action = self._as_action(action)
            if action in self.legal_actions(player):
                return None
            self._raise_illegal(action, player)
        except IllegalAction as refusal:
            return str(refusal)

    def is_public_turn(self) -> bool:
        """Whether everybody knows what the seat on turn may do, so that it can be done on an open table."""
        return not self.is_terminal() and self._is_public_turn()

    def observation(self, player: int | None = None) -> Observation:
        """What a seat, or with None the whole table, may know of this position.

        The table's observation holds the legal actions, those of the seat on turn, where `is_public_turn()`.
        """
        if player is not None:
            self._check_seat(player)
        legal: tuple[Outlook, ...] = ()
        refused: tuple[Refusal, ...] = ()
        asked = self._player if player is None and self.is_public_turn() else player
        if asked is not None and not self.is_terminal():
            legal = tuple(self._outlook(action, asked) for action in self.legal_actions(asked))
            refused = self._refusals(asked)
        common = {
            "game": self.game.short_name,
            "players": self.game.players,
            "settings": tuple(sorted(self.game.settings.items())),
            "player": player,
            "current_player": self._player,
            "legal": legal,
            "refused": refused,
            "scores": tuple(self.scores()),
            "ranking": tuple(self.ranking()),
        }
        return self._observation(player, common)

    def events(self, since: int = 0, player: int | None = None) -> list[dict[str, Any]]:
        """What happened from event number `since` on, as this seat saw it; the log is made of it.

        A state that was set up, sampled or cloned without events knows what happened since then only.
        """
        if self._events is None:
            return []
        if player is not None:
            self._check_seat(player)
        return [event.seen(since + i, player) for i, event in enumerate(self._events[since:])]

    def ranking(self) -> list[int]:
        """Places by seat, 1 the best, ties sharing the better place; before the end, as things stand."""
        standing = self._standing()
        return [1 + sum(other > own for other in standing) for own in standing]

    def returns(self) -> list[float]:
        """Utilities for learning agents: from places, zero-sum, in [−1, 1]; all 0 until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.game.players
        standing = self._standing()
        others = len(standing) - 1
        return [(sum(o < own for o in standing) - sum(o > own for o in standing)) / others for own in standing]

    def clone(self, *, events: bool = True) -> Self:
        """An independent copy; without events it is lighter, which is what a search wants."""
        other = object.__new__(type(self))
        other.game = self.game
        other._player = self._player
        other._legal = self._legal
        other._events = self._events[:] if events and self._events is not None else None
        self._copy_into(other)
        return other

    def serialize(self) -> str:
        """The position as JSON text that `game.deserialize_state` reads; events are not part of it.

        Options that are as they come are left out, so that a game with one more option writes the same.
        """
        head = {"game": self.game.short_name, "players": self.game.players, "options": self.game.chosen}
        return json.dumps(head | self._position())

    def _happened(  # noqa: PLR0917  # kind, seat, data, secret, seen by: one line for each event in a game
        self,
        kind: str,
        seat: int | None,
        data: Mapping[str, Any],
        secret: Mapping[str, Any] | None = None,
        seen_by: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        """Tell that something happened: a game's `_apply` calls it, once for each `Event`, in the order of the log."""
        if self._events is not None:
            self._events.append(Event(kind, seat, data, secret or {}, seen_by, reveals))

    def _check_seat(self, player: int) -> None:
        if type(player) is not int or not 0 <= player < self.game.players:
            raise GameError(f"There is no seat {shown(player)} at a table of {self.game.players}.")

    def _as_action(self, action: object) -> int:
        try:
            if isinstance(action, bool):
                raise TypeError
            return operator.index(action)  # type: ignore[arg-type]  # numpy's ints are welcome, floats are not
        except TypeError:
            raise IllegalAction(f"{shown(action)} is not an action; actions are whole numbers.") from None

    def _own_action(self, action: object) -> int:
        """One of the game's actions, legal or not; `IllegalAction` for what is none."""
        number = self._as_action(action)
        if not 0 <= number < self.game.num_distinct_actions():
            raise IllegalAction(f"{self.game.long_name} has no action {shown(number)}.")
        return number

    def _raise_illegal(self, action: int, player: int | None) -> NoReturn:
        self._own_action(action)
        if self.is_terminal():
            raise IllegalAction("The game is over.")
        if player is not None and player != self._player and not self._legal_out_of_turn(player):
            raise IllegalAction("It is another player’s turn.")
        raise IllegalAction(self._refuse(action, self._player if player is None else player))


StateT = TypeVar("StateT", bound=State)
ObservationT = TypeVar("ObservationT", bound=Observation)


class Game(ABC, Generic[StateT, ObservationT]):
    """One game with its options fixed for one table. The class attributes are its metadata.

    `offered_players` are the numbers of players the app offers (the engine may take more), `best_players` the
    numbers it is best with. `acts_out_of_turn` tells whether a seat ever has actions while another is on turn,
    `hides_to_the_end` whether so much stays hidden that no seat can narrow it down before the game is over,
    `open_table` whether no seat ever knows more than the whole table does, so that all can play before all eyes.
    `presets` holds, by choice of the option `preset`, which stands first, what it makes of other options; what is
    given for those itself has precedence. Of a table, `settings` holds the choice of every option, `chosen` those that
    are not as they come: they make the same table again, also where the game has got more options since. Positions
    and records are written with them, so the default of an option stays its default. `left` is by seat the next one
    clockwise.
    """

    short_name: ClassVar[str]
    long_name: ClassVar[str]
    author: ClassVar[str]
    publisher: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    offered_players: ClassVar[tuple[int, ...]]
    best_players: ClassVar[tuple[int, ...]]
    high_score_wins: ClassVar[bool]
    acts_out_of_turn: ClassVar[bool] = False
    hides_to_the_end: ClassVar[bool] = False
    open_table: ClassVar[bool] = False
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    players: int
    settings: Mapping[str, str]
    chosen: Mapping[str, str]
    left: tuple[int, ...]

    def __init__(self, players: int | None = None, **options: object) -> None:
        """Fix a table; raises `GameError`, naming the choices, for a number or an option that does not exist."""
        self.players = self._checked_players(self.best_players[0] if players is None else players)
        self.settings = self._checked_settings(options)
        self.chosen = self._choices_made()
        self.left = (*range(1, self.players), 0)

    def _checked_players(self, players: int) -> int:
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise GameError(
                f"{self.long_name} takes {self.min_players} to {self.max_players} players, not {shown(players)}."
            )
        return players

    def _checked_settings(self, given: Mapping[str, object]) -> dict[str, str]:
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise GameError(f"{self.long_name} has no option {shown(name)}; it has {_listed(known)}.")
        settings: dict[str, str] = {}
        for name, option in known.items():
            preset = self.presets.get(settings.get("preset", ""), {})
            choice = str(given.get(name, preset.get(name, option.default)))
            allowed = option.choice_ids(self.players)
            if choice not in allowed:
                raise GameError(f"The option {name} takes {_listed(allowed)}, not {shown(choice)}.")
            settings[name] = choice
        return settings

    def _choices_made(self) -> dict[str, str]:
        """The settings that neither a default nor the preset makes what they are."""
        chosen: dict[str, str] = {}
        for name, choice in self.settings.items():
            if self._checked_settings(chosen)[name] != choice:
                chosen[name] = choice
        return chosen

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Actions are ints in `range` of this."""

    @abstractmethod
    def max_game_length(self) -> int | None:
        """The largest number of actions a game can have; None where the rules set no bound."""

    @abstractmethod
    def _new_state(self, rng: random.Random) -> StateT:
        """Deal: the first position, all chance taken from `rng`."""

    @abstractmethod
    def _state_from(self, position: Mapping[str, Any]) -> StateT:
        """The state of a position as `_position` writes it; `GameError` for what cannot be."""

    @abstractmethod
    def observation_to_string(self, observation: ObservationT, names: Sequence[str]) -> str:
        """The table as a seat sees it, as a few lines of text for a terminal; `names` are by seat."""

    @abstractmethod
    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """An event of `State.events` as a sentence that names its people; empty where there is nothing to tell."""

    @abstractmethod
    def sample_state(self, observation: ObservationT, rng: random.Random) -> StateT:
        """A full state that this seat cannot tell from the real one; every consistent world is possible."""

    def worlds(self, observation: ObservationT, rng: random.Random) -> Iterator[StateT]:
        """Sampled states without end, for a search; games may prepare once what all of them share."""
        while True:
            yield self.sample_state(observation, rng)

    def new_initial_state(self, seed: int | None = None) -> StateT:
        """Deal. The same seed gives the same game on every Python; without one, chance decides.

        Raises `GameError` unless the seed is a whole number from 0.
        """
        if seed is None:
            seed = random.SystemRandom().getrandbits(32)
        if type(seed) is not int or seed < 0:
            raise GameError(f"A deal number is a whole number from 0, not {shown(seed)}.")
        return self._new_state(random.Random(seed))

    def deserialize_state(self, text: str) -> StateT:
        """The state of a JSON text made by `State.serialize` or written by hand.

        `game`, `players` and `options` may be left out; given, they must be this game's, where an option that
        `options` do not name is as it comes. Raises `GameError` for anything that is not a position of this game.
        """
        try:
            position = read_json(text)
        except ValueError as error:
            raise GameError(f"This is no position: {error}.") from None
        if not isinstance(position, dict):
            raise GameError("A position is a JSON object.")
        own = {"game": self.short_name, "players": self.players}
        options = position.pop("options", self.chosen)
        differ = [key for key, mine in own.items() if position.pop(key, mine) != mine]
        if not isinstance(options, Mapping):
            raise GameError(f"The “options” of a position are choices by name, not {shown(options)}.")
        if not differ and self._checked_settings(options) != self.settings:
            differ = ["options"]
        if differ:
            raise GameError(f"The position is of another table: its {' and '.join(differ)} differ.")
        return self._state_from(position)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
