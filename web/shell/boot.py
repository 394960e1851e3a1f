"""What runs first in the worker: it hands the table's one function to the shell."""

from table.app import dispatch

__all__ = ["dispatch"]

# PyScript's name for what the page may call.
__export__ = ["dispatch"]
