"""The emblems of the games that are still to come, on a field of 48 × 48. A built game keeps its own."""

from __future__ import annotations

COMING = {
    "tenstuff": (
        '<path class="a" d="M2 9h25V2l19 12H2z"/><path class="b" d="M46 14L27 26v-7H2v-5z"/>'
        '<path class="g" d="M46 29H21v-7L2 34h44z"/><path class="g2" d="M2 34l19 12v-7h25v-5z"/>'
    ),
}
