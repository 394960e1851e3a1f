"""Three reads: someone who looks over a shoulder sees whose turn it is, what is at stake, and that something happened.

Each frame is blurred and shrunk to the width of a stamp, where no word can be read. What remains must tell these three.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import replace
from itertools import dropwhile, islice, pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

import tenfold
from e2e.audit.walks import Frame, plans, walk
from e2e.audit.windows import Size, Window, Windows
from e2e.phone import Site

WIDTH = 90
"""The width of the small picture, in px: a quarter of the phone’s."""

FRAMES = 12

TURN = ".seat.on, .own-heading.acting"
OTHERS = ".seat:not(.on)"
STAKE = {"ten-nine-eight": ".trump, .board .card"}
"""What a round is about, where it isn’t the whole board. In 10-9-8 it’s the trump suit, or the cards of the trick."""

# A lit seat is at least this much brighter than another one, as in the contrast of WCAG. The stake has as much inside.
LIT, STANDS_OUT = 1.5, 3.0
# How many px of the small picture change with a move, and by how much. It has 90 times 185.
CHANGED, BY = 20, 0.05

# The luminance (WCAG) of each px of a picture that has been blurred and shrunk.
SHRINK = """async ([picture, width]) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const height = Math.round(image.height * width / image.width);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.filter = "blur(1px)";
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const linear = (value) => value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const luminance = (at) => 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    return Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => luminance(4 * (y * width + x))));
}"""

# Where things are in the small picture: left, top, right, bottom.
BOXES = """([selector, scale]) => [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom].map((side) => Math.round(side * scale)))"""


class Stamp(NamedTuple):
    """A small picture, and where its parts are."""

    light: list[list[float]]
    turn: list[list[int]]
    others: list[list[int]]
    stake: list[list[int]]
    words: list[list[int]]

    def part(self, box: list[int]) -> list[float]:
        """Return the luminance of each px of a part."""
        left, top, right, bottom = box
        return [light for row in self.light[max(top, 0) : bottom] for light in row[max(left, 0) : right]]

    def mean(self, box: list[int]) -> float:
        part = self.part(box)
        return sum(part) / len(part)


class Looker:
    """Looks at frames from far away."""

    def __init__(self, window: Window, lab: Page) -> None:
        self.window = window
        self.lab = lab

    def stamp(self, frame: Frame) -> Stamp:
        self.window.faults([frame])
        page, scale = self.window.page, WIDTH / self.window.size.width
        picture = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
        light = self.lab.evaluate(SHRINK, [picture, WIDTH])
        stake = STAKE.get(frame.game, ".board")
        return Stamp(light, *(page.evaluate(BOXES, [part, scale]) for part in (TURN, OTHERS, stake, ".say, .bar h1")))


def unclear(stamp: Stamp) -> Iterator[str]:
    """Yield what can’t be told from a small picture: whose turn it is, and what is at stake."""
    if len(stamp.turn) != 1:
        yield f"{len(stamp.turn)} seats are on turn"
    for lit in stamp.turn:
        for other in stamp.others:
            if contrast(stamp.mean(lit), stamp.mean(other)) < LIT:
                yield f"the seat at {other} looks like the one on turn"
    parts = [stamp.part(box) for box in stamp.stake]
    if not any(part and contrast(max(part), min(part)) >= STANDS_OUT for part in parts):
        yield "nothing is at stake"


def contrast(one: float, other: float) -> float:
    """Return the contrast of two luminances, from 1 to 21 (WCAG)."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def has_moved(before: Stamp, after: Stamp) -> bool:
    """True if two small pictures differ in what isn’t words."""
    wordless = [
        [
            not any(left <= x < right and top <= y < bottom for left, top, right, bottom in after.words)
            for x in range(WIDTH)
        ]
        for y in range(len(after.light))
    ]
    changed = sum(
        wordless[y][x] and abs(after.light[y][x] - before.light[y][x]) > BY
        for y in range(min(len(before.light), len(after.light)))
        for x in range(WIDTH)
    )
    return changed >= CHANGED


def at_table(game: str) -> list[Frame]:
    """Return frames of the table in play, of a game with computer players."""
    plan = next(plan for plan in plans(game, 0) if "p" in plan.kinds)
    frames = dropwhile(lambda frame: not frame.table, walk(plan, steps=4 * FRAMES))
    return list(islice((frame for frame in frames if frame.screen == "play" and not frame.noticed), FRAMES))


@pytest.fixture(scope="module")
def looker(browser: Browser, shared_site: Site) -> Iterator[Looker]:
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site, [Size(360, 740)])
    yield Looker(windows.windows[0], windows.contexts[0].new_page())
    windows.close()


@pytest.mark.thorough
@pytest.mark.parametrize("game", tenfold.registered_games())
def test_three_reads_remain_where_no_word_can_be_read(game: str, looker: Looker) -> None:
    frames = at_table(game)
    assert len(frames) == FRAMES
    for look in ("light", "dark"):
        looker.window.dress(look)
        stamps = [looker.stamp(frame) for frame in frames]
        for frame, stamp in zip(frames, stamps, strict=True):
            assert not [*unclear(stamp)], frame.caption
        for (one, before), (other, after) in pairwise(zip(frames, stamps, strict=True)):
            if one.caption != other.caption:
                assert has_moved(before, after), f"{one.caption}, then {other.caption}"


@pytest.mark.thorough
def test_what_is_spoilt_is_found(looker: Looker) -> None:
    looker.window.dress("light")
    frame = at_table("pig10")[0]

    def stamp_with(old: str, new: str) -> Stamp:
        assert old in frame.step["html"]
        return looker.stamp(replace(frame, step={**frame.step, "html": frame.step["html"].replace(old, new)}))

    good = looker.stamp(frame)
    assert not [*unclear(good)]
    assert [*unclear(stamp_with('class="seat on', 'class="seat'))] == ["0 seats are on turn"]
    assert "nothing is at stake" in [*unclear(stamp_with('class="board', 'class="nothing'))]
    assert not has_moved(good, looker.stamp(frame))
    assert has_moved(good, stamp_with('class="seat on', 'class="seat'))
