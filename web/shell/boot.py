"""What runs first in the worker: it hands the table's two functions to the shell."""

from js import Reflect, WorkerGlobalScope

from table.app import dispatch
from table.installing import install

__all__ = ["dispatch", "install"]

# PyScript's name for what the page may call.
__export__ = ["dispatch", "install"]

# The shell keeps the saves. An added game runs in this worker, and has no business there.
for store in ("indexedDB", "caches"):
    Reflect.deleteProperty(WorkerGlobalScope.prototype, store)
