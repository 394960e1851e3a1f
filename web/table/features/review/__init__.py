"""Review: what each decision of a finished game cost or gained, and practice from any of them."""

from table.features.review import handlers, screens

__all__ = ["handlers", "screens"]
