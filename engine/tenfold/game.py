"""The API that every game shares: `Game`, with its options. `State`, `Observation` and events have their own modules.

Names follow OpenSpiel. A game subclasses `Game` (its name, numbers of players and options) and `State` (one position).
It fills in the methods that start with an underscore.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeAlias

from tenfold.actions import Actions
from tenfold.errors import GameError
from tenfold.messages import Catalogue, Said, Text, in_text
from tenfold.observation import Observation, Outlook
from tenfold.plainjson import read_json, shown, whole
from tenfold.state import EventT, ObservationT, Sampler, StateT, source_of_chance

if TYPE_CHECKING:
    from tenfold.encoding import Encoding
    from tenfold.tensor import Codes


class Choice(NamedTuple):
    """One setting of an option: its identifier and its label."""

    id: str
    label: Text


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: something that the rules leave open and the players agree on.

    `choices` starts with the default. If `seats` is true, every seat number of the table ("0", "1", …) is a choice,
    too. `help` is one line of help for the players. `only_with` is a choice of another option, without which this
    option changes nothing.
    """

    id: str
    title: Text
    help: Text
    choices: tuple[Choice, ...]
    seats: bool = False
    only_with: tuple[str, str] | None = None

    @property
    def default(self) -> str:
        """Return the identifier of the default choice."""
        return self.choices[0].id

    def choice_ids(self, players: int) -> tuple[str, ...]:
        """Return the identifiers allowed at a table of this many players, the default first."""
        seats = tuple(str(seat) for seat in range(players)) if self.seats else ()
        return tuple(choice.id for choice in self.choices) + seats


def option(
    catalogue: Catalogue, name: str, *choices: str, seats: bool = False, only_with: tuple[str, str] | None = None
) -> Option:
    """Return an option with its title, help and labels from a catalogue.

    Its title is the message `option-<name>`. The message has an attribute `help`, the line of help, and an attribute
    `is-<choice>` for the label of each choice.
    """
    key = f"option_{name}".replace("-", "_")
    labels = [Choice(choice, catalogue.get(f"{key}_is_{choice}".replace("-", "_"))) for choice in choices]
    return Option(name, catalogue.get(key), catalogue.get(f"{key}_help"), tuple(labels), seats, only_with)


class Game(ABC, Generic[StateT, ObservationT, EventT]):
    """A game with the options of one table. The class attributes are its metadata.

    The metadata: `offered_players` are the numbers of players that the app offers. The engine may allow more.
    `best_players` are the best numbers. `acts_out_of_turn` is true if a seat ever has actions while another is on turn.
    `hides_to_the_end` is true if so much stays hidden that no seat can narrow it down before the end. `open_table` is
    true if no seat ever knows more than the whole table. Then everyone can play on one screen. `lot_begins` is true if
    the starter is drawn by lot, independently of the deal. In a series, the seats then start in turn. `presets` maps
    each choice of the first option, `preset`, to its settings of other options; an explicit choice takes precedence.
    `actions` numbers all actions. `version` is that of the game as an environment. It rises when rules, action numbers,
    vectors or rewards change.

    Each table has `settings`, the choice of every option, and `chosen`, the choices that differ from the default. The
    same `chosen` makes the same table again, even if the game has gained options since. Positions and records contain
    it, so the default of an option must never change. `left` is the next seat clockwise, by seat.
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
    lot_begins: ClassVar[bool] = False
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[Actions]
    version: ClassVar[int] = 1
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    players: int
    settings: Mapping[str, str]
    table_settings: tuple[tuple[str, str], ...]
    chosen: Mapping[str, str]
    left: tuple[int, ...]

    def __init__(self, players: int | None = None, **options: object) -> None:
        """Make a table; raise `GameError`, naming the choices, for a wrong number of players, option or choice."""
        self.players = self._checked_players(self.best_players[0] if players is None else players)
        self.settings = self._checked_settings(options)
        self.table_settings = tuple(sorted(self.settings.items()))
        self.chosen = self._choices_made()
        self.left = (*range(1, self.players), 0)

    @classmethod
    def with_options(cls, players: int | None, options: Mapping[str, object]) -> Self:
        """Return the table for options from a link or a file.

        Such options may have the name of an argument, such as `players` or `self`. So their names are checked before
        they become keywords. Raise `GameError`, naming the choices, for a wrong number of players, option or choice.
        """
        cls._check_options(options)
        return cls(players, **options)

    def __eq__(self, other: object) -> bool:
        """True if it is the same table: the same game, number of players and options."""
        if not isinstance(other, Game):
            return NotImplemented
        return (type(self), self.players, self.settings) == (type(other), other.players, other.settings)

    def __hash__(self) -> int:
        return hash((type(self), self.players, self.table_settings))

    def __repr__(self) -> str:
        options = "".join(f", {name}={choice!r}" for name, choice in self.chosen.items())
        return f"load_game({self.short_name!r}, {self.players}{options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (type(self), self.players, {**self.chosen})

    def _checked_players(self, players: object) -> int:
        number = whole(players)
        if number is None or not self.min_players <= number <= self.max_players:
            raise GameError(
                f"{self.long_name} is for {self.min_players} to {self.max_players} players, not {shown(players)}."
            )
        return number

    @classmethod
    def _check_options(cls, given: object) -> None:
        """Raise `GameError` unless these are choices by name, for options of the game."""
        if not isinstance(given, Mapping):
            raise GameError(f"Options must be choices by name, not {shown(given)}.")
        known = [option.id for option in cls.options]
        for name in given:
            if name not in known:
                raise GameError(f"{cls.long_name} has no option {shown(name)}. Options: {_listed(known)}.")

    def _checked_settings(self, given: Mapping[str, object]) -> dict[str, str]:
        self._check_options(given)
        settings: dict[str, str] = {}
        for option in self.options:
            name = option.id
            preset = self.presets.get(settings.get("preset", ""), {})
            asked = given.get(name, preset.get(name, option.default))
            choice = _as_text(asked)
            allowed = option.choice_ids(self.players)
            if choice not in allowed:
                raise GameError(f"The option {name} must be one of {_listed(allowed)}, not {shown(asked)}.")
            settings[name] = choice
        return settings

    def _choices_made(self) -> dict[str, str]:
        """Return the settings that differ from the default and the preset."""
        chosen: dict[str, str] = {}
        for name, choice in self.settings.items():
            if self._checked_settings(chosen)[name] != choice:
                chosen[name] = choice
        return chosen

    def num_distinct_actions(self) -> int:
        """Return the number of actions, the ints from 0. A table may need fewer than `actions` has."""
        return len(self.actions)

    @abstractmethod
    def max_game_length(self) -> int | None:
        """Return the largest number of actions a game can have, or None if the rules set no bound.

        Without a bound, random play may take tens of thousands of actions, or never end. If you play at random, bound
        the game (`tenfold.sequential.Sequential`), or play `State.hurried_action()` after a while. The environments
        bound it after 2,000 actions by default.
        """

    @abstractmethod
    def _new_state(self, rng: random.Random) -> StateT:
        """Deal and return the first position. All randomness must come from `rng`."""

    @abstractmethod
    def _observation(self, state: StateT, player: int | None, common: dict[str, Any]) -> ObservationT:
        """Return what a seat, or with None the table, knows; `common` has the fields of `Observation` itself."""

    def _tensor(self) -> Codes | None:
        """Return the code of each field of the game’s observation, or None if no field has one."""
        from tenfold.encoding import codes_of

        return codes_of(self._observation_class(), self)

    @abstractmethod
    def _position(self, state: StateT) -> dict[str, Any]:
        """Return the position as plain JSON data, hands as lists of card texts, keys always in the same order.

        The source of future shuffles goes under the key `random`.
        """

    @abstractmethod
    def _state_from(self, position: Mapping[str, Any]) -> StateT:
        """Return the state of a position as `_position` writes it; raise `GameError` for an impossible one."""

    @abstractmethod
    def _table_text(self, observation: ObservationT, names: Sequence[str]) -> str:
        """Return the table as a seat sees it, as lines of text for a terminal; `names` are by seat."""

    def _outlook_text(self, outlook: Outlook) -> str:
        """Return a legal action as text for a terminal, perhaps with its result."""
        return outlook.text

    def observation_to_string(self, observation: ObservationT, names: Sequence[str]) -> str:
        """Return the table as a seat sees it, as lines of text for a terminal; `names` are by seat.

        Raise `GameError` for an observation of another table, or if a seat has no name.
        """
        self._check_observation(observation)
        self._check_names(names)
        return self._table_text(observation, names)

    def outlook_to_string(self, outlook: Outlook) -> str:
        """Return a legal action as text for a terminal, perhaps with its result."""
        self._check_outlook(outlook)
        return self._outlook_text(outlook)

    @abstractmethod
    def tell(self, event: EventT) -> Said:
        """Return an event of `State.events` as a message or in pieces, without a full stop; `()` for an empty one."""

    def event_to_string(self, event: EventT, names: Sequence[str]) -> str:
        """Return an event as a sentence of plain text with names; empty if it needs no words.

        Raise `GameError` if a seat has no name, or for anything but an event of this game.
        """
        self._check_names(names)
        try:
            sentence = in_text(self.tell(event), names)
        except (KeyError, IndexError, TypeError, AttributeError) as fault:
            raise GameError(f"{self.long_name} has no event like this: {shown(event)}.") from fault
        return f"{sentence}." if sentence else ""

    @cached_property
    def encoding(self) -> Encoding:
        """Return the encoding of observations of this table: `encoding(observation)` is a list of floats in [−1, 1].

        `encoding.size` is their number, `encoding.places` the places of each field.

        >>> import tenfold
        >>> game = tenfold.load_game("pig10", players=2)
        >>> state = game.new_initial_state(seed=3)
        >>> numbers = game.encoding(state.observation(0))
        >>> len(numbers) == game.encoding.size, [numbers[at] for at in game.encoding.places["hand_sizes"]]
        (True, [1.0, 1.0])
        """
        from tenfold.encoding import Encoding

        common = Observation.__dataclass_fields__
        own = [name for name in self._observation_class().__dataclass_fields__ if name not in common]
        return Encoding(self._table_key, own, self._tensor())

    def observation_tensor_shape(self) -> list[int]:
        """Return the shape of `State.observation_tensor`: one dimension, the same for all seats and states of a table.

        >>> import tenfold
        >>> tenfold.load_game("pig10", players=2).observation_tensor_shape()
        [150]
        """
        return [self.encoding.size]

    def _check_observation(self, observation: object) -> None:
        """Raise `GameError` for anything but an observation of this table."""
        if not isinstance(observation, Observation):
            raise GameError(f"An observation must come from state.observation(seat), unlike {shown(observation)}.")
        if (observation.game, observation.players, observation.settings) != self._table_key:
            raise GameError(f"This observation is from another table than {self!r}.")

    def _check_names(self, names: object) -> None:
        """Raise `GameError` unless there is a name for every seat."""
        if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
            raise GameError(f"Names must be a list of texts, not {shown(names)}.")
        if len(names) < self.players or isinstance(names, str):
            raise GameError(f"A table of {self.players} needs {self.players} names, not {len(names)}.")

    def _check_outlook(self, outlook: object) -> None:
        """Raise `GameError` for anything but an outlook."""
        if not isinstance(outlook, Outlook):
            raise GameError(f"An outlook must come from observation.legal, unlike {shown(outlook)}.")

    @property
    def _table_key(self) -> tuple[str, int, tuple[tuple[str, str], ...]]:
        """Return the fields of an observation that identify its table."""
        return self.short_name, self.players, self.table_settings

    def _observation_class(self) -> type[Observation]:
        return type(self._new_state(random.Random(0)).observation())

    def _sample(self, observation: ObservationT, rng: random.Random) -> StateT:
        """Return a random full state that the observation’s seat can’t tell from the real one.

        Every such state must have a chance to be drawn.
        """
        return next(self._worlds(observation, rng))

    def _worlds(self, observation: ObservationT, rng: random.Random) -> Iterator[StateT]:
        """Yield such states endlessly. A game overrides this method if states can share work, otherwise `_sample`."""
        while True:
            yield self._sample(observation, rng)

    def sample_state(self, observation: ObservationT, rng: Sampler = None) -> StateT:
        """Return a random full state that this seat can’t tell from the real one; any consistent state can be drawn.

        `rng` is a source of randomness as for `State.resample_from_infostate`, such as a NumPy generator. Raise
        `GameError` for anything else, and for anything but an observation of this table.
        """
        self._check_observation(observation)
        return self._sample(observation, source_of_chance(rng))

    def worlds(self, observation: ObservationT, rng: Sampler = None) -> Iterator[StateT]:
        """Yield sampled states endlessly, for a search; see `sample_state`."""
        self._check_observation(observation)
        return self._worlds(observation, source_of_chance(rng))

    def new_initial_state(self, seed: int | None = None) -> StateT:
        """Deal and return the first state. The same seed gives the same game everywhere; the default is a random seed.

        Raise `GameError` unless the seed is a whole number from 0.
        """
        if seed is None:
            seed = random.SystemRandom().getrandbits(32)
        number = whole(seed)
        if number is None or number < 0:
            raise GameError(f"A deal number must be a whole number from 0, not {shown(seed)}.")
        state = self._new_state(random.Random(number))
        state._history = []
        return state

    def deserialize_state(self, text: str) -> StateT:
        """Return the state of a JSON text made by `State.serialize` or written by hand.

        `game`, `players` and `options` are optional, but if present they must match this game. Options missing from
        `options` have their defaults. Raise `GameError` for anything that is not a position of this game.
        """
        try:
            position = read_json(text)
        except ValueError as error:
            raise GameError(f"This isn’t a position: {error}.") from None
        if not isinstance(position, dict):
            raise GameError("A position must be a JSON object.")
        own = {"game": self.short_name, "players": self.players}
        options = position.pop("options", self.chosen)
        differ = [key for key, mine in own.items() if position.pop(key, mine) != mine]
        if not isinstance(options, Mapping):
            raise GameError(f"The “options” of a position must be choices by name, not {shown(options)}.")
        if not differ and self._checked_settings(options) != self.settings:
            differ = ["options"]
        if differ:
            raise GameError(f"This position is from another table, with different {' and '.join(differ)}.")
        if not position:
            raise GameError("This position is empty.")
        state = self._state_from(position)
        state._history = []
        return state


def _table(kind: type[AnyGame], players: int, chosen: Mapping[str, str]) -> AnyGame:
    """Return the table of a pickle."""
    return kind.with_options(players, chosen)


def _as_text(choice: object) -> str:
    """Return a choice as text. True is `on`, False is `off`, and a seat may be any type of whole number."""
    if isinstance(choice, str):
        return choice
    if isinstance(choice, bool):
        return "on" if choice else "off"
    number = whole(choice)
    return shown(choice if number is None else number)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


AnyGame: TypeAlias = "Game[Any, Any, Any]"
"""A game of any kind."""
