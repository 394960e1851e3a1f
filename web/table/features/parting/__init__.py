"""Parting words: what a computer player's character says when it has won or lost."""

from table.features.parting import screens

__all__ = ["screens"]
