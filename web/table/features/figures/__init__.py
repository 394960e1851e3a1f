"""Stats: what the games so far say of a person."""

from table.features.figures import handlers, screens

__all__ = ["handlers", "screens"]
