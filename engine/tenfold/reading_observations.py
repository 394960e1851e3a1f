"""Reading observations from JSON by the types of their fields. Phones don’t need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from tenfold.errors import GameError
from tenfold.plainjson import read_json
from tenfold.reading import EXACT, MisfitError, reader


def read_observation(text: object, kind_of: Callable[[object], type[Any]]) -> Any:
    """Return the observation that `Observation.to_json` wrote. Raise `GameError` if the text isn’t one.

    `kind_of` returns the class of observations for the name of a game.
    """
    try:
        data = read_json(text)
    except ValueError as error:
        raise GameError(f"This isn’t an observation: {error}.") from None
    if not isinstance(data, dict):
        raise GameError("An observation must be a JSON object.")
    if "game" not in data:
        raise GameError("This isn’t an observation: “game” is missing.")
    kind: Any = kind_of(data["game"])
    try:
        return reader(Annotated[kind, EXACT])(data)
    except MisfitError as misfit:
        raise GameError(f"This isn’t a {kind.__name__}: {misfit}.") from None
    except RecursionError:
        raise GameError("This isn’t an observation: it’s nested too deeply.") from None
