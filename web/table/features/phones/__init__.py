"""A table with several phones: everyone holds their own hand."""

from table.features.phones import handlers, keeping, screens

__all__ = ["handlers", "keeping", "screens"]
