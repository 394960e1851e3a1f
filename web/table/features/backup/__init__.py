"""Backup: everything, or some games, in one file; and importing such a file, also on another phone."""

from table.features.backup import handlers, screens

__all__ = ["handlers", "screens"]
