"""Replay: a finished game, seen again move by move, as any player saw it. None of it is saved."""

from table.features.replay import handlers, screens

__all__ = ["handlers", "screens"]
