"""Pictures as arrays of pixels, through resvg: `pip install "tenfold[pictures]"`.

The letters come from fonts of the package. So the same picture has the same pixels on every system.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tenfold.arena import needed

_FONTS = [str(Path(__file__).parent / "fonts" / f"jost-{weight}.ttf") for weight in (500, 700)]
_RGBA = 4


def check_pixels() -> None:
    """Raise `GameError`, saying how to install it, if resvg is missing."""
    needed("resvg_py", "'tenfold[pictures]'")


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a picture as an array of height × width × 3, on white; raise `GameError` if resvg is missing."""
    resvg = needed("resvg_py", "'tenfold[pictures]'")
    png = resvg.svg_to_bytes(svg, background="#ffffff", skip_system_fonts=True, font_files=_FONTS)
    return _decoded(bytes(png))


def _decoded(png: bytes) -> NDArray[np.uint8]:
    """Return the pixels of a PNG with 8 bits for each of red, green, blue and opacity (ISO/IEC 15948)."""
    chunks = [*_chunks(png)]
    width, height = struct.unpack(">II", chunks[0][1][:8])
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    length = width * _RGBA
    lines = np.frombuffer(data, np.uint8).reshape(height, 1 + length)
    found = np.zeros((height, length), np.uint8)
    above = np.zeros(length, np.uint8)
    for number, line in enumerate(lines):
        above = found[number] = _unfiltered(int(line[0]), line[1:], above)
    return np.ascontiguousarray(found.reshape(height, width, _RGBA)[:, :, :3])


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def _unfiltered(kind: int, line: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a line of pixels from its difference to what is left of it, above it, or both."""
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line.reshape(-1, _RGBA), axis=0, dtype=np.uint8).reshape(-1)
    if kind == 2:
        return line + above
    done, over = bytearray(_RGBA) + line.tobytes(), bytes(_RGBA) + above.tobytes()
    (_with_means if kind == 3 else _with_nearest)(done, over)
    return np.frombuffer(bytes(done[_RGBA:]), np.uint8)


def _with_means(line: bytearray, above: bytes) -> None:
    """Add to each byte the mean of its neighbours to the left and above. The first pixel is a margin."""
    for at in range(_RGBA, len(line)):
        line[at] = (line[at] + (line[at - _RGBA] + above[at]) // 2) & 255


def _with_nearest(line: bytearray, above: bytes) -> None:
    """Add to each byte the neighbour that is nearest to left + above − corner: Paeth’s guess."""
    for at in range(_RGBA, len(line)):
        left, over, corner = line[at - _RGBA], above[at], above[at - _RGBA]
        if left == over == corner:
            line[at] = (line[at] + left) & 255
            continue
        to_left, to_over, to_corner = abs(over - corner), abs(left - corner), abs(left + over - 2 * corner)
        guess = left if to_left <= to_over and to_left <= to_corner else over if to_over <= to_corner else corner
        line[at] = (line[at] + guess) & 255
