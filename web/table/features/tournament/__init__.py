"""A tournament: more people than fit round one table, and the winner of each table plays on."""

from table.features.tournament import handlers, keeping, screens

__all__ = ["handlers", "keeping", "screens"]
