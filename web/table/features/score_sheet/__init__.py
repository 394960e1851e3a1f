"""The score sheet for games with real cards."""

from table.features.score_sheet import handlers, keeping, screens

__all__ = ["handlers", "keeping", "screens"]
