"""Sounds: what is synthesised, rendered offline and measured."""

from __future__ import annotations

import base64
from array import array
from collections.abc import Iterator
from math import cos, pi

import pytest
from playwright.sync_api import Browser, Page

from web.build.paths import WEB

SECONDS, RATE = 2, 40960
KEYNOTE = 261.63

RENDER = f"""async ([name, pitch, volume]) => {{
    let audio;
    window.AudioContext = class extends OfflineAudioContext {{
        constructor() {{ super(1, {SECONDS * RATE}, {RATE}); audio = this; }}
        resume() {{}}
    }};
    const {{ play }} = await import(`/sound.js?${{Math.random()}}`);
    play(name, pitch, volume);
    if (!audio) return null;
    const samples = new Uint8Array((await audio.startRendering()).getChannelData(0).buffer);
    const piece = (_, at) => String.fromCharCode(...samples.subarray(at * 1024, (at + 1) * 1024));
    return btoa(Array.from({{ length: samples.length / 1024 }}, piece).join(""));
}}"""


@pytest.fixture(scope="module")
def quiet(browser: Browser) -> Iterator[Page]:
    """Yield a page with nothing but the module of sounds, tapped once so that it may sound."""
    page = browser.new_page()
    script = (WEB / "shell" / "sound.js").read_text("utf-8")
    page.route("**/*", lambda route: route.fulfill(body="<h1>Quiet</h1>", content_type="text/html"))
    page.route("**/sound.js*", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    page.goto("http://localhost/")
    page.click("h1")
    yield page
    page.close()


def heard(page: Page, name: str, pitch: object = None, volume: object = 1.0) -> list[float] | None:
    """Return the samples of a sound, or None if nothing is played."""
    samples: str | None = page.evaluate(RENDER, [name, pitch, volume])
    return None if samples is None else [*array("f", base64.b64decode(samples))]


def loudness(samples: list[float]) -> float:
    return (sum(one * one for one in samples) / len(samples)) ** 0.5


def strength(samples: list[float], hertz: float) -> float:
    """Return how strong a frequency is in the samples (Goertzel)."""
    turn = 2 * cos(2 * pi * hertz / RATE)
    one = two = 0.0
    for sample in samples[: RATE // 2]:
        one, two = sample + turn * one - two, one
    return (one * one + two * two - turn * one * two) ** 0.5


def test_a_tone_climbs_by_octaves_to_ten(quiet: Page) -> None:
    for pitch, octave in ((0, 1), (5, 2), (10, 4), (15, 8)):
        samples = heard(quiet, "card", pitch)
        assert samples is not None
        strongest = max((1, 2, 4, 8), key=lambda times: strength(samples, KEYNOTE * times))
        assert strongest == octave


def test_the_volume_counts(quiet: Page) -> None:
    loud, soft = heard(quiet, "win"), heard(quiet, "win", None, 0.4)
    assert loud is not None
    assert soft is not None
    assert 0.3 < loudness(soft) / loudness(loud) < 0.5
    assert max(map(abs, loud)) < 1.5


@pytest.mark.parametrize("name", ["card", "take", "turn", "slam", "ten", "fall", "win"])
def test_every_sound_is_heard(quiet: Page, name: str) -> None:
    samples = heard(quiet, name)
    assert samples is not None
    assert loudness(samples) > 0.002


@pytest.mark.parametrize("name", ["constructor", "", "__proto__"])
def test_what_is_no_sound_is_silent(quiet: Page, name: str) -> None:
    assert heard(quiet, name) is None


@pytest.mark.few(2)
@pytest.mark.parametrize("pitch", [-1, 16, 2.5, "10", {}, None])
def test_what_is_no_pitch_adds_no_tone(quiet: Page, pitch: object) -> None:
    samples, tone = heard(quiet, "card", pitch), heard(quiet, "card", 10)
    assert samples is not None
    assert tone is not None
    assert strength(samples, KEYNOTE * 4) < strength(tone, KEYNOTE * 4) / 4
