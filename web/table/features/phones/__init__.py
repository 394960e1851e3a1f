"""A table with several phones: everyone holds their own hand."""

from table.features.phones import handlers, hearing, keeping, screens

__all__ = ["handlers", "hearing", "keeping", "screens"]
