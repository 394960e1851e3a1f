"""The exceptions of Tenfold. Their text is a sentence that a player can read."""


class TenfoldError(Exception):
    """The base class of all exceptions that Tenfold raises on purpose."""


class GameError(TenfoldError, ValueError):
    """There is no such game, option, number of players, position …; the text names the choices.

    The other errors of the engine are subclasses: catch this one to catch them all.
    """


class IllegalAction(GameError):  # noqa: N818  # the field says “illegal move”
    """The rules do not allow an action now. The state is unchanged, and the text says why."""


class RecordError(GameError):
    """A saved game is damaged, or not one of Tenfold’s. The text says what is wrong and where."""


class NewerError(RecordError):
    """A saved game or a file is from a newer Tenfold, whose format this one can’t read."""
