"""The audit of frames in its short form; `bench/frames.py` is the long one.

What must be true of every frame: e2e/audit. What it must find is shown on a page that has been spoilt on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import dropwhile, islice

import pytest
from playwright.sync_api import Browser

import tenfold
from e2e.audit.walks import LONG, Frame, Plan, pages, plans, walk
from e2e.audit.windows import SIZES, Findings, Windows
from e2e.phone import Site

PLANS = 2
FRAMES = 12
"""Tables of each game, and frames of each table; every one is seen in all sizes."""


@pytest.fixture(scope="module")
def windows(browser: Browser, shared_site: Site) -> Iterator[Windows]:
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site)
    yield windows
    windows.close()


@pytest.fixture(scope="module")
def lenient(browser: Browser, shared_site: Site) -> Iterator[Windows]:
    """One window in which a page may bring its own styles, as ours may not."""
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site, SIZES[:1], ["light"], bypass_csp=True)
    yield windows
    windows.close()


@pytest.mark.thorough
@pytest.mark.quick("ten", "tenstuff")
@pytest.mark.parametrize("game", tenfold.registered_games())
def test_every_frame_can_be_read_tapped_and_heard(game: str, windows: Windows) -> None:
    found = Findings()
    for plan in plans(game, 0)[:PLANS]:
        at_table = dropwhile(lambda frame: not frame.table, walk(plan, steps=FRAMES))
        windows.watch(islice(at_table, FRAMES), found)
    assert found.frames == PLANS * FRAMES * len(SIZES)
    assert not found.faults, "\n" + "\n".join(found.lines())


def test_so_can_the_fullest_table_of_all(windows: Windows) -> None:
    """Tens with six: sixty cards lie open as it begins, and as it ends each column is told besides."""
    plan = Plan("tens", "peeeee", 0, long_names=True)
    seen = [frame for frame in walk(plan, steps=FRAMES, ends=(4,)) if frame.table]
    found = Findings()
    windows.watch(seen[:FRAMES] + seen[-FRAMES:], found)
    assert not found.faults, "\n" + "\n".join(found.lines())


def test_so_can_every_page(windows: Windows) -> None:
    found = Findings()
    windows.watch(islice(pages(0), 0, None, 12), found)
    assert not found.faults, "\n" + "\n".join(found.lines())


def spoilt(html: str, *, screen: str = "play", table: str = "a", **step: object) -> Frame:
    """A frame of a page that nobody would want."""
    made = {"html": f'<div id="behind">{html}</div>', "root": {"data-screen": screen}, "title": "", **step}
    return Frame(step=json.loads(json.dumps(made)), game="none", table=table, holder="", names=LONG, told_by="spoilt")


BUTTON = '<button style="position:absolute;{style}" data-event="{{}}" aria-label="{name}">{name}</button>'


def a_button(style: str, name: str = "Play") -> str:
    return BUTTON.format(style=style + ";border:2px solid", name=name)


STOOD = "left:50px;top:50px;width:60px;height:60px"
SPOILT = {
    "covered": [a_button(STOOD) + f'<div style="position:absolute;{STOOD};background:#fff"></div>'],
    "small": [a_button("left:50px;top:50px;width:60px;height:30px")],
    "page": ['<p style="height:3000px;width:10px"></p>'],
    "cut": ['<p style="width:40px;overflow:hidden;white-space:nowrap">much too long to be read</p>'],
    "overlap": ['<p style="position:absolute;top:9px">one</p><b style="position:absolute;top:9px">other</b>'],
    "jump": [a_button(STOOD), a_button("left:50px;top:51px;width:60px;height:60px")],
    "contrast": ['<p style="color:#888;background:#999">grey on grey</p>'],
    "edge": [
        '<button style="width:60px;height:60px;border:0;background:#fff;color:#000" data-event="{}">Play</button>',
    ],
    "sign": ['<p aria-label="8 → 10"></p>', "<p>ace of ♠</p>"],
    "name": [a_button(STOOD, "") + '<i style="display:block;height:200px"></i>'],
}


@pytest.mark.parametrize("kind", SPOILT)
def test_it_finds_what_is_wrong(kind: str, lenient: Windows) -> None:
    found = Findings()
    lenient.watch([spoilt(html) for html in SPOILT[kind]], found)
    assert kind in {fault.kind for fault in found.faults}, "\n".join(found.lines())


@pytest.mark.parametrize(("others", "jumps"), [("Bea", True), ("Ada", False)])
def test_what_lies_on_a_table_may_go_round_with_it(others: str, jumps: bool, lenient: Windows) -> None:
    lies = [
        f'<div class="seat" style="color:#000;background:#fff"><b>{name}</b></div>'
        f'<i data-place="pile" style="position:absolute;left:{left}px;top:99px;width:9px;height:9px"></i>'
        for name, left in (("Bea", 50), (others, 90))
    ]
    found = Findings()
    lenient.watch([spoilt(html, table=others) for html in lies], found)
    assert ("jump" in {fault.kind for fault in found.faults}) is jumps, "\n".join(found.lines())


def test_it_finds_nothing_where_nothing_is_wrong(lenient: Windows) -> None:
    found = Findings()
    lenient.watch([spoilt('<p style="color:#000;background:#fff">Read me</p>')] * 2, found)
    assert not found.faults, "\n" + "\n".join(found.lines())
