"""The table: turns Tenfold's games into screens. `app.dispatch` is its door; the shell calls nothing else."""

from typing import Any


def prerender() -> dict[str, dict[str, Any]]:
    """The screens that the build puts into the page; see `table.app.prerender`."""
    from table import app

    return app.prerender()
