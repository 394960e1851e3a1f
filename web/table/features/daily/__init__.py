"""The daily deal: a page with the table that everyone gets today, one try at it, and a streak."""

from table.features.daily import handlers, keeping, screens

__all__ = ["handlers", "keeping", "screens"]
