"""The emblems of the games that are still to come, on a field of 48 × 48. A built game keeps its own."""

from __future__ import annotations

from table.drawings.paper import use

COMING = {
    "tenstuff": (
        '<path class="a" d="M2 9h25V2l19 12H2z"/><path class="b" d="M46 14L27 26v-7H2v-5z"/>'
        '<path class="g" d="M46 29H21v-7L2 34h44z"/><path class="g2" d="M2 34l19 12v-7h25v-5z"/>'
    ),
    "ten": (
        '<path class="w" d="M5 3h15v40H5z"/><path class="w2" d="M20 3h15v40H20z"/>'
        '<path class="c2" d="M5 14l15 6v9L5 23z"/><path class="c2d" d="M20 20l15-6v9l-15 6z"/>'
        '<path class="c3" d="M5 23l15 6v14H5z"/><path class="c3d" d="M20 29l15-6v20H20z"/>' + use("chip", 31, 32, 1.35)
    ),
}
