"""What runs first in the worker: it hands the table's two functions to the shell."""

from js import Reflect, WorkerGlobalScope

from table.app import dispatch
from table.wheel_installer import install_wheel

__all__ = ["dispatch", "install_wheel"]

# PyScript's name for what the page may call.
__export__ = ["dispatch", "install_wheel"]

# The shell keeps the saves. An added game runs in this worker, and has no business there.
for store in ("indexedDB", "caches"):
    Reflect.deleteProperty(WorkerGlobalScope.prototype, store)
