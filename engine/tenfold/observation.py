"""What a seat may know: `Observation`, with an `Outlook` for each legal action and a `Refusal` for some others."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar, dataclass_transform

from tenfold.errors import GameError
from tenfold.messages import Text, to_data
from tenfold.plainjson import shown

if TYPE_CHECKING:
    from tenfold.tensor import Code, Table

TERMINAL = -4
"""`State.current_player()` of a finished game (OpenSpiel's value)."""


class Outlook(NamedTuple):
    """What one legal action would do, as far as the seat may know. Boards and bots learn the rules only from here.

    Fields that a game doesn't use are None or 0.

    - `action`: its number
    - `text`: its text, as returned by `action_to_string`
    - `kind`: the game’s word for the sort of play
    - `card`: the card that is played
    - `value`: the total that it makes
    - `taker`: the seat that would take cards
    - `cards`: the number of these cards
    """

    action: int
    text: str
    kind: str
    card: str | None = None
    value: int | None = None
    taker: int | None = None
    cards: int = 0


class Refusal(NamedTuple):
    """Something that a player may want to do but can’t, with the reason as a sentence.

    - `action`: its number
    - `text`: its text
    - `why`: the reason, a sentence
    """

    action: int
    text: str
    why: Text


KINDS: list[Callable[[object], type[Observation]]] = []
"""Functions from the name of a game to its class of observations. The registry adds one."""

PICTURES: list[Callable[[Observation], str | None]] = []
"""Functions from an observation to its picture as SVG, or None if its game isn’t registered. The registry adds one."""


ObservationT = TypeVar("ObservationT")


def said(words: str = "", code: Callable[[Table], Code] | None = None) -> Any:
    """Declare a field of an observation: a description, and the code that turns it into numbers at a table.

    Return it as a dataclass field. A field without a code is left out of the numbers. A field that is declared again
    keeps its description. The build removes descriptions and codes from what phones get.
    """
    return field(metadata={"words": words, "code": code})


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(said, field))
def observed(cls: type[ObservationT]) -> type[ObservationT]:
    """Make a class with declared fields (`said`) a frozen, keyword-only dataclass with documented fields. Return it."""
    made: Any = dataclass(frozen=True, slots=True, kw_only=True)(cls)
    inherited = {name for base in made.__bases__ for name in getattr(base, "__dataclass_fields__", ())}
    if made.__doc__:
        own = [one for one in fields(made) if one.name not in inherited]
        entries = [f"- `{one.name}`: {one.metadata['words']}" for one in own if "words" in one.metadata]
        made.__doc__ = "\n    ".join([made.__doc__.rstrip() + "\n", *entries, ""])
    observation: type[ObservationT] = made
    return observation


@observed
class Observation:
    """Everything that one seat may know, with a perfect memory, and nothing else.

    Games add their own fields, one line each (`said`). States that a seat cannot tell apart give equal observations.
    """

    game: str = said("the short name of the game")
    players: int = said("how many sit at the table")
    settings: tuple[tuple[str, str], ...] = said("by option the choice of the table, as pairs")
    player: int | None = said("whose observation it is; None for what the whole table sees")
    current_player: int = said("the seat on turn, or `TERMINAL`", lambda t: t.one())
    legal: tuple[Outlook, ...] = said("an outlook for each legal action of this seat, ascending by action")
    refused: tuple[Refusal, ...] = said("what this seat could want to do and may not, with why")
    scores: tuple[int, ...] = said("by seat the game’s own points, so far", lambda t: t.each(t.amount(50)))
    ranking: tuple[int, ...] = said(
        "by seat its place, 1 the best, ties sharing the better one; before the end as things stand",
        lambda t: t.each(t.one_of(range(1, t.players + 1))),
    )

    @property
    def seat(self) -> int:
        """Return the seat whose observation it is. Raise `GameError` for the observation of the table."""
        if self.player is None:
            raise GameError("This is the observation of the table, not of a seat.")
        return self.player

    @property
    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.current_player == TERMINAL

    def setting(self, option: str) -> str:
        """Return the table’s choice for an option; raise `GameError`, naming the options, if there is none."""
        settings = dict(self.settings)
        if not isinstance(option, str) or option not in settings:
            raise GameError(f"This table has no option {shown(option)}. Options: {', '.join(settings) or 'none'}.")
        return settings[option]

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the observation that `to_json` wrote. `Observation` itself reads those of every game.

        >>> import tenfold
        >>> seen = tenfold.load_game("pig10").new_initial_state(seed=3).observation(0)
        >>> tenfold.Observation.from_json(seen.to_json()) == seen
        True

        Raise `GameError` for anything else.
        """
        from tenfold.reading_observations import read_observation  # not needed for play

        read: Self = read_observation(text, KINDS[0] if cls is Observation else lambda _game: cls)
        return read

    def to_json(self) -> str:
        """Return the observation as JSON text."""
        fields = {field: getattr(self, field) for field in self.__dataclass_fields__}
        return json.dumps(fields, sort_keys=True, default=to_data)

    def _repr_svg_(self) -> str | None:
        """Return a picture of what the seat sees, for a notebook; None if the game isn’t registered."""
        return PICTURES[0](self)
