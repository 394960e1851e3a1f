"""Pictures as arrays of pixels, through resvg: `pip install "tenfold[pictures]"`.

The letters come from the fonts of the system. Without any font, a picture has only its drawings.
"""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from tenfold.arena import needed

_EXTRA = "'tenfold[pictures]'"


def check_pixels() -> None:
    """Raise `GameError`, saying how to install it, if a library for pixels is missing."""
    needed("resvg_py", _EXTRA)
    needed("PIL.Image", _EXTRA)


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a picture as an array of height × width × 3, on white; raise `GameError` if a library is missing."""
    resvg, image = needed("resvg_py", _EXTRA), needed("PIL.Image", _EXTRA)
    png = resvg.svg_to_bytes(svg, background="#ffffff")
    return np.asarray(image.open(io.BytesIO(bytes(png))).convert("RGB"))
