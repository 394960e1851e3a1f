"""Why something isn't possible between phones, by the keys of the messages."""

from __future__ import annotations

from table.features.phones import text
from tenfold.messages import Text

NO: dict[str, Text] = {"rules": text.no_rules, "undo": text.no_undo, "late": text.no_late}
"""Why the host does not do what a guest has asked for."""

FAILED: dict[str, Text] = {
    "relay": text.no_relay,
    "camera": text.no_camera,
    "network": text.no_network,
    "path": text.no_path,
    "apart": text.no_path_apart,
    "networks": text.no_path_networks,
    "hotspot": text.no_path_hotspot,
    "hidden": text.no_path_hidden,
    "browser": text.no_browser,
    "code": text.no_code,
}
"""Why phones don’t find each other."""

CLOSED: dict[str, Text] = {
    "over": text.closed_over,
    "full": text.closed_full,
    "version": text.closed_version,
    "taken": text.closed_taken,
    "refused": text.closed_refused,
    "missing": text.closed_missing,
}
"""Why the host doesn't play with a phone (any more)."""
