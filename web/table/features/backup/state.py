"""The file that is being imported, and the name of the reminder to back up."""

from __future__ import annotations

from dataclasses import dataclass

from table.features.backup.importing import Bringing

REMINDER = "reminder"
"""The name of the offer to back up, which is also in the saved settings."""


@dataclass
class Current:
    """The file that is being read, if there is one."""

    file: Bringing | None = None
