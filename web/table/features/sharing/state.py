"""What Tenfold remembers of shared deals."""

from __future__ import annotations

from dataclasses import dataclass

from table.links import Shared


@dataclass
class Opened:
    """The deal of the link that was opened last."""

    shared: Shared | None = None
