"""The games that can be played in batches."""

from __future__ import annotations

from functools import cache
from typing import Any

from tenfold.batch.common import Batch
from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.plainjson import shown


@cache
def batches() -> dict[type[AnyGame], type[Batch[Any]]]:
    """Return the batch of each game that has one."""
    from tenfold.batch.pig10 import Pig10Batch  # now, because its tables need NumPy, which the docs are built without
    from tenfold.batch.ten_nine_eight import TenNineEightBatch
    from tenfold.games.pig10 import Pig10
    from tenfold.games.ten_nine_eight import TenNineEight

    return {Pig10: Pig10Batch, TenNineEight: TenNineEightBatch}


def load(game: AnyGame) -> Batch[Any]:
    """Return the batch of a table: PIG 10 or 10-9-8, with any number of players and any options.

    >>> import tenfold
    >>> load(tenfold.load_game("tens"))
    Traceback (most recent call last):
        ...
    tenfold.errors.GameError: Batches are for PIG 10 and 10-9-8, not for Tens.

    Raise `GameError` for any other game.
    """
    kind = batches().get(type(game))  # not for a subclass, which may have other rules
    if kind is None:
        name = getattr(game, "long_name", None) or shown(game)
        raise GameError(f"Batches are for {' and '.join(each.long_name for each in batches())}, not for {name}.")
    return kind(game)
