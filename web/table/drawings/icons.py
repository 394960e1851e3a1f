"""The line icons of bars and buttons, on a field of 24 × 24."""

from __future__ import annotations

from markupsafe import Markup

_PATHS = {
    "back": "M15 5l-7 7 7 7",
    "book": "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
    "bin": "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
    "close": "M6 6l12 12M18 6L6 18",
    "done": "M5 13l5 5L19 7",
    "erase": "M9 6h12v12H9l-6-6zM12.5 9.5l5 5M17.5 9.5l-5 5",
    "eye": "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
    "figures": "M4 20h16M7 17v-6M12 17V5M17 17v-9",
    "history": "M4 12a8 8 0 108-8c-3 0-5 1.4-6.5 3.5M5 3v5h5M12 8v4l3 2",
    "lamp": "M9 18h6M10 21h4M8.5 15c-2-1.4-3-3.2-3-5.3a6.5 6.5 0 0113 0c0 2.1-1 3.9-3 5.3z",
    "list": "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
    "note": "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5",
    "menu": "M4 7h16M4 12h16M4 17h10",
    "move": "M12 19V6M6 11l6-6 6 6",
    "to-end": "M12 3v13M6 11l6 6 6-6M5 21h14",
    "calendar": "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M9 15.5l2 2 4-4.5",
    "on": "M9 5l7 7-7 7",
    "phones": "M4 7h8v13H4zM9.5 4H20v13h-5M7.5 17h1",
    "play": "M7 4l13 8-13 8z",
    "pause": "M8 5v14M16 5v14",
    "to-first": "M18 5l-7 7 7 7M6 5v14",
    "to-last": "M6 5l7 7-7 7M18 5v14",
    "save": "M12 4v11M7 10l5 5 5-5M5 20h14",
    "settings": "M4 8h9M17 8h3M15 5.5v5M4 16h3M11 16h9M9 13.5v5",
    "share": "M12 3v12M8 7l4-4 4 4M6 11H5v9h14v-9h-1",
    "sleeve": "M6 20l3-15h6l3 15zM9 5l1-2h4l1 2M8 16h8",
    "throw": "M3 12h11M10 8l4 4-4 4M18 5v14",
    "undo": "M8 6L4 10l4 4M4 10h10a5 5 0 010 10h-3",
}


_TURNS = ("back", "on", "undo", "list", "throw")
"""The icons that are mirrored where people read from the right."""


def icon(name: str) -> Markup:
    """Draw an icon, hidden from screen readers: its button has the label."""
    turns = " turns" if name in _TURNS else ""
    return Markup(f'<svg class="icon{turns}" viewBox="0 0 24 24" aria-hidden="true"><path d="{_PATHS[name]}"/></svg>')
