"""The table turns Tenfold's games into screens. The shell calls only `app.dispatch`."""

from typing import Any


def prerender() -> dict[str, dict[str, Any]]:
    """Return the screens that the build puts into the page; see `table.app.prerender`."""
    from table import app

    return app.prerender()
