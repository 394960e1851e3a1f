"""Stats: what the games so far say about a person."""

from table.features.figures import handlers, screens

__all__ = ["handlers", "screens"]
