"""Replay: a game that is over, seen again move by move, from anybody's eyes. Nothing of it is written anywhere."""

from table.features.replay import handlers, screens

__all__ = ["handlers", "screens"]
