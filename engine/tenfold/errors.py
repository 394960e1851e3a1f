"""What can go wrong, each with a sentence a player understands."""


class TenfoldError(Exception):
    """Base of everything that Tenfold raises on purpose."""


class GameError(TenfoldError, ValueError):
    """A game, an option, a number of players, a position … that does not exist; the text names the choices.

    All other errors are subclasses, so catch this one to catch them all.
    """


class IllegalAction(GameError):  # noqa: N818  # the field says “illegal move”
    """An action the rules do not allow now; the state is untouched and the text says why."""


class RecordError(GameError):
    """A save that is damaged or foreign; the text says what is wrong and where."""
