"""Hints: what the strongest computer player would do with what this person sees, and why."""

from table.features.hints import handlers, screens

__all__ = ["handlers", "screens"]
