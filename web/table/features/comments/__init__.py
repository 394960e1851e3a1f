"""Comments: what a text of games says about moves, shown when a game is replayed (docs/format.md)."""

from table.features.comments import handlers, state

__all__ = ["handlers", "state"]
