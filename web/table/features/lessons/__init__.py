"""Lessons: a game learnt at its own table, as the script that comes with it says (`table.lessons`)."""

from table.features.lessons import handlers, keeping, screens

__all__ = ["handlers", "keeping", "screens"]
