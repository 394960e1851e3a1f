"""Beside the table: on a screen with room for it, the latest moves stand next to the board."""

from table.features.beside import screens

__all__ = ["screens"]
