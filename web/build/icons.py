"""PNG icons, rendered from the SVG ones, for systems that don't support SVG."""

import shutil
from pathlib import Path

import resvg_py

from web.build.paths import WEB

SOURCE = WEB / "icons"
# file name → SVG file, size in pixels
PNGS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-192.png": ("maskable.svg", 192),
    "maskable-512.png": ("maskable.svg", 512),
    # iOS rounds the corners itself and paints transparent ones black.
    "apple-touch-icon.png": ("maskable.svg", 180),
}


def place_icons(site: Path) -> None:
    """Put the SVG icons and their PNGs into `icons/`."""
    folder = site / "icons"
    folder.mkdir()
    for drawing in sorted(SOURCE.glob("*.svg")):
        shutil.copyfile(drawing, folder / drawing.name)
    for name, (drawing, size) in PNGS.items():
        svg = (SOURCE / drawing).read_text()
        (folder / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg, width=size, height=size)))
