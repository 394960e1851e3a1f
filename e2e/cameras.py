"""Phones whose cameras see what the test holds in front of them."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from pathlib import Path

import numpy
import zxingcpp

from e2e.engines import Chromium, Engine, Firefox
from e2e.networks import Place

_WIDTH, _HEIGHT = 1280, 960
_DARK = 90

# Draws a screenshot, with its code in the middle, on a table under a lamp. Returns the picture's light, row by row.
_DRAW = """async ([picture, place, width, height]) => {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/png" });
    const screen = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context.fillStyle = "#5a5a5a";
    context.fillRect(0, 0, width, height);
    const scale = 0.8 * height / (place.size * place.ratio);
    context.setTransform(scale, 0, 0, scale, width / 2 - scale * place.x * place.ratio,
        height / 2 - scale * place.y * place.ratio);
    context.drawImage(screen, 0, 0);
    const pixels = context.getImageData(0, 0, width, height).data;
    let light = "";
    for (let at = 0; at < pixels.length; at += 4) light += String.fromCharCode(16 + pixels[at] * 0.85);
    return btoa(light);
}"""

_PLACE = """() => {
    const code = document.querySelector(".for-cameras svg");
    code.scrollIntoView({ block: "center" });
    const { left, top, width, height } = code.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: Math.max(width, height), ratio: devicePixelRatio };
}"""


class ChromiumWithCamera(Chromium):
    """Chromium with a camera in front of which something can be held."""

    def start(self) -> None:
        self.film = self.folder / "camera.y4m"
        _write(self.film, bytes([_DARK]) * (_WIDTH * _HEIGHT))
        self.flags = [
            "--use-fake-device-for-media-stream",
            "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-video-capture={self.film}",
        ]
        super().start()

    def look_at(self, other: Engine) -> None:
        """Let the camera see the code on the screen of another phone, from the next time it is opened."""
        _write(self.film, self._sees(other))

    def text_of(self, other: Engine) -> str:
        """Return the text of the code on the screen of another phone, as a camera outside of Tenfold reads it."""
        light = numpy.frombuffer(self._sees(other), numpy.uint8).reshape(_HEIGHT, _WIDTH)
        (found,) = zxingcpp.read_barcodes(light)
        text: str = found.text
        return text

    def _sees(self, other: Engine) -> bytes:
        other.sees(".for-cameras svg")
        place = other.evaluate(_PLACE)
        picture = base64.b64encode(other.picture()).decode()
        light: str = self.page.evaluate(_DRAW, [picture, place, _WIDTH, _HEIGHT])
        return base64.b64decode(light)


class PlacedChromium(ChromiumWithCamera):
    """Chromium with a camera, in a network of its own."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place

    def run(self, program: str | Path, *words: str, environment: Mapping[str, str] | None = None) -> None:
        with self.place.inside():
            super().run(program, *words, environment=environment)

    def reach(self, port: int) -> int:
        return self.place.door(port)


class FirefoxWithCamera(Firefox):
    """Firefox that may use a camera. It only sees a test picture."""

    preferences = f"""{Firefox.preferences}
user_pref("media.navigator.streams.fake", true);
user_pref("media.navigator.permission.disabled", true);
"""


def _write(film: Path, light: bytes) -> None:
    """Write a film without motion, in grey."""
    colours = bytes([128]) * (len(light) // 2)
    frame = b"FRAME\n" + light + colours
    film.write_bytes(f"YUV4MPEG2 W{_WIDTH} H{_HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * 3)
