"""The audit of frames in its short form; `bench/frames.py` is the long one.

What must be true of every frame: e2e/audit. What it must find is shown on a page that has been spoilt on purpose.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import dropwhile, islice, pairwise

import pytest
from playwright.sync_api import Browser

import tenfold
from e2e.audit.gathered import gathered
from e2e.audit.walks import LONG, Frame, Plan, in_shame, lesson, pages, plans, score_sheets, walk
from e2e.audit.windows import SIZES, Findings, Windows
from e2e.phone import Site
from table.boards import board_of
from tenfold.registry import SHELF

PLANS = 2
FRAMES = 12
"""Tables of each game, and frames of each table; every one is seen in all sizes. The quick suite has one table."""


@pytest.fixture(scope="module")
def windows(browser: Browser, shared_site: Site) -> Iterator[Windows]:
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site)
    yield windows
    windows.close()


@pytest.fixture(scope="module")
def lenient(browser: Browser, shared_site: Site) -> Iterator[Windows]:
    """Yield one window in which a page may bring its own styles, as ours may not."""
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site, SIZES[:1], ["light"], bypass_csp=True)
    yield windows
    windows.close()


@pytest.mark.thorough
@pytest.mark.quick("ten")
@pytest.mark.parametrize("game", tenfold.registered_games())
def test_every_frame_can_be_read_tapped_and_heard(game: str, windows: Windows, thorough: bool) -> None:
    found = Findings()
    tables = plans(game, 0)[: PLANS if thorough else 1]
    for plan in tables:
        at_table = dropwhile(lambda frame: not frame.table, walk(plan, steps=FRAMES))
        windows.watch(islice(at_table, FRAMES), found)
    assert found.frames == len(tables) * FRAMES * len(SIZES)
    assert not found.faults, "\n" + "\n".join(found.lines())


@pytest.mark.thorough
def test_so_can_the_fullest_table_of_all(windows: Windows) -> None:
    """Tens with six: sixty cards lie open as it begins, and as it ends each column is told besides."""
    plan = Plan("tens", "peeeee", 0, long_names=True)
    seen = [frame for frame in walk(plan, steps=FRAMES, ends=(4,)) if frame.table and not frame.noticed]
    found = Findings()
    windows.watch(seen[:FRAMES] + seen[-FRAMES:], found)
    assert not found.faults, "\n" + "\n".join(found.lines())


@pytest.mark.thorough
def test_so_can_every_page(windows: Windows, thorough: bool) -> None:
    found = Findings()
    windows.watch([frame for frame in pages(0) if not frame.noticed][:: 12 if thorough else 72], found)
    assert not found.faults, "\n" + "\n".join(found.lines())


@pytest.mark.thorough
@pytest.mark.quick("ten-nine-eight")
@pytest.mark.parametrize("game", SHELF)
def test_so_can_every_question_of_a_score_sheet(game: str, windows: Windows) -> None:
    """In every look, because each question has keys of its own."""
    found, questions = Findings(), [*questions_of(game)]
    assert questions
    for _ in windows.looks:
        windows.watch(questions, found)
    assert not found.faults, "\n" + "\n".join(found.lines())


def questions_of(game: str) -> Iterator[Frame]:
    """Yield a frame of each question of a game's score sheet."""
    seen = set()
    for frame in score_sheets(SHELF.index(game)):
        question = re.search(r'id="q-\d+-\d+-(\w+)', frame.step["html"])
        if question and not frame.noticed and question[1] not in seen:
            seen.add(question[1])
            yield frame


@pytest.mark.thorough
@pytest.mark.parametrize("game", SHELF)
def test_so_can_every_phone_at_a_table_of_several(game: str, windows: Windows) -> None:
    """Before the deal, at the codes, in the game, and while a phone is lost, found or gone."""
    found = Findings()
    windows.watch(stretches(gathered(game, 0), 12, 24), found)
    assert not found.faults, "\n" + "\n".join(found.lines())


def stretches(frames: Iterable[Frame], seen: int, missed: int) -> Iterator[Frame]:
    """Yield `seen` frames, then skip `missed`. Nothing has to stand still from one stretch to the next."""
    for number, frame in enumerate(one for one in frames if not one.noticed):
        stretch, at = divmod(number, seen + missed)
        if at < seen:
            yield replace(frame, table=f"{frame.table} {stretch}" if frame.table else "")


@pytest.mark.thorough
@pytest.mark.parametrize("game", SHELF)
def test_so_can_every_lesson(game: str, windows: Windows) -> None:
    found = Findings()
    for one in board_of(game).lessons():
        windows.watch(lesson(game, one.id), found)
    assert not found.faults, "\n" + "\n".join(found.lines())


def over_each_screen(frames: Iterable[Frame]) -> Iterator[Frame]:
    """Yield one frame of every sort of screen of a walk, and the same with a notice. Sheets are for the long form."""
    seen = set()
    for before, after in pairwise(frames):
        main = before.step["html"].partition('id="screen" class="')[2].partition('"')[0]
        if after.noticed and (before.screen, main) not in seen and "with a sheet" not in before.screen:
            seen.add((before.screen, main))
            yield from (before, after)


NOTICED = (
    Plan("tenstuff", "ppp", 1, options={"cheating": "on"}, long_names=True),
    Plan("ten-nine-eight", "ppe", 1, boasts=True),
)


@pytest.mark.thorough
@pytest.mark.quick(NOTICED[0])
@pytest.mark.parametrize("plan", NOTICED, ids=str)
def test_a_notice_moves_nothing_and_hides_nothing_that_is_tapped(plan: Plan, windows: Windows) -> None:
    """Over passing screens, tables, scores and results."""
    found = Findings()
    seen = list(islice(over_each_screen(walk(plan, steps=40, ends=(6,))), 28))
    assert {"play", "reactions" if plan.game == "tenstuff" else "handover"} <= {frame.screen for frame in seen}
    windows.watch(seen, found)
    assert not found.faults, "\n" + "\n".join(found.lines())


@pytest.mark.thorough
def test_numbers_of_two_figures_have_their_room(windows: Windows) -> None:
    plan = Plan("ten-nine-eight", "pppp", 1, boasts=True)
    seen = [*islice((frame for frame in walk(plan) if frame.screen == "play" and "/10" in frame.step["html"]), 3)]
    assert len(seen) == 3
    found = Findings()
    windows.watch(seen, found)
    assert not found.faults, "\n" + "\n".join(found.lines())


@pytest.mark.thorough
def test_a_hand_of_two_rows_is_seen_whole_beside_an_open_one(windows: Windows) -> None:
    """Tenstuff with a player in shame is the fullest table between people."""
    full = [frame for seed in range(4) for frame in in_shame(seed) if frame.step["html"].count('id="card-') > 8]
    assert full
    found = Findings()
    windows.watch(full[:2], found)
    assert not found.faults, "\n" + "\n".join(found.lines())


def spoilt(html: str, *, screen: str = "play", table: str = "a", noticed: bool = False, **step: object) -> Frame:
    """Return a frame of a page with faults."""
    made = {"html": f'<div id="behind">{html}</div>', "root": {"data-screen": screen}, "title": "", **step}
    copied = json.loads(json.dumps(made))
    return Frame(step=copied, game="none", table=table, holder="", names=LONG, caption="spoilt", noticed=noticed)


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


@pytest.mark.few(2)
@pytest.mark.parametrize("kind", SPOILT)
def test_it_finds_what_is_wrong(kind: str, lenient: Windows) -> None:
    found = Findings()
    lenient.watch([spoilt(html) for html in SPOILT[kind]], found)
    assert kind in {fault.kind for fault in found.faults}, "\n".join(found.lines())


WRITTEN = '<p style="position:absolute;top:60px;margin:0;line-height:1;background:#fff;color:#000">Player A</p>'
UNFIT = {
    "the ring round": '<i class="ring" style="position:absolute;top:20px;width:90px;height:40px;outline:8px solid"></i>'
    + WRITTEN,
    "runs into the badge": '<b class="who" style="position:absolute;top:50px;width:26px;height:26px">B</b>' + WRITTEN,
    "is struck through": '<p style="background:#fff;color:#000"><s>0</s></p>',
    "is cut in its height": '<h1 style="font:40px/0.9 serif;overflow:hidden;color:#000;background:#fff">Figures</h1>',
    "the hand is": '<div class="felt"><div class="mine" style="height:50px;overflow:auto;grid-area:auto">'
    '<i style="display:block;height:99px"></i></div></div>',
}


@pytest.mark.parametrize("what", UNFIT)
def test_it_finds_what_only_eyes_had_found(what: str, lenient: Windows) -> None:
    found = Findings()
    lenient.watch([spoilt(UNFIT[what])], found)
    assert what in "\n".join(fault.what for fault in found.faults), "\n".join(found.lines())


SLIP = '<p class="toast" style="position:{how};top:20px;left:0;background:#fff;color:#000">No</p>'


@pytest.mark.parametrize(("how", "kinds"), [("static", {"jump"}), ("fixed", {"covered"})])
def test_it_finds_a_notice_that_moves_or_hides_something(how: str, kinds: set[str], lenient: Windows) -> None:
    button = a_button("width:60px;height:60px" if how == "static" else "left:0;top:0;width:60px;height:60px")
    button = button.replace("position:absolute;", "" if how == "static" else "position:absolute;")
    slip = SLIP.format(how=how)
    found = Findings()
    lenient.watch([spoilt(button), spoilt(slip + button if how == "static" else button + slip, noticed=True)], found)
    assert kinds <= {fault.kind for fault in found.faults}, "\n".join(found.lines())


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
