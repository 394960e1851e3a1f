"""Sharing: a deal as a link, with the result to beat; and opening such a link."""

from table.features.sharing import handlers, screens

__all__ = ["handlers", "screens"]
