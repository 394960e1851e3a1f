"""Checks of a picture to share: where its parts lie."""

from itertools import combinations
from typing import Any


def checked_texts(drawn: dict[str, Any]) -> list[str]:
    """Return the texts of a picture. Raise `AssertionError` if a part is outside, or if two texts meet."""
    assert all(_inside(part, drawn) for part in drawn["parts"])
    lines = [part for part in drawn["parts"] if part["kind"] == "words"]
    for one, other in combinations(lines, 2):
        assert not _meet(one, other), (one, other)
    return [part["text"] for part in lines]


def _inside(part, drawn) -> bool:
    left, right, top, bottom = _place(part)
    return left >= 0 and right <= drawn["width"] and top >= 0 and bottom <= drawn["height"]


def _place(part) -> tuple[float, float, float, float]:
    """Return the left, right, top and bottom of what a part may cover."""
    if part["kind"] == "pleats":
        return 0, 0, 0, part["height"] + part["hem"] * max(part["creases"])
    x, y = part["x"], part["y"]
    match part["kind"]:
        case "words":
            left = x - {"left": 0, "center": 0.5, "right": 1}[part["align"]] * part["width"]
            return left, left + part["width"], y - part["size"] / 2, y + part["size"] / 2
        case "badge":
            return x - part["size"] / 2, x + part["size"] / 2, y - part["size"] / 2, y + part["size"] / 2
    return x, x + part.get("width", part.get("size")), y, y + part.get("height", part.get("size"))


def _meet(one, other) -> bool:
    left, right, top, bottom = _place(one)
    left_2, right_2, top_2, bottom_2 = _place(other)
    return left < right_2 and left_2 < right and top < bottom_2 and top_2 < bottom
