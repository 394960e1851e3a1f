"""The walls of a room, each by itself: page and frame against a worker with any answers.

A game can only act by the answers of its worker. Everything else in there is its own to change. So here the worker is a
script of a few lines in place of Python. A room costs no more than a moment.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page

from e2e.intruders import markup
from e2e.phone import PHONE, Site
from tests.running.costs import Meter

BLANK = """<!doctype html><link rel=icon href=data:,><link rel=stylesheet href=styles/tenfold.css>
<div id=sprite><svg><defs><g id=pip><path d="M0 0h1z"/></g></defs></svg></div>
<main class="page room"><button id=out autofocus>Leave the room</button></main><div id=room hidden></div>"""

# A room with a house round it that writes down what it is told.
OPEN = """async ({ kept, mine, greeting }) => {
    const { Room } = await import(new URL("room/page.js", document.baseURI).href);
    window.opened?.close();
    window.kept = new Map(Object.entries(kept));
    window.events = [];
    window.acts = [];
    window.stood = [];
    const keep = {
        read: async (key) => window.kept.get(key) ?? null,
        has: async (key) => window.kept.has(key),
        write: async (key, text) => void window.kept.set(key, text),
        remove: async (key) => void window.kept.delete(key),
    };
    const house = {
        keep,
        send: (event) => window.events.push(event),
        stands: (state) => window.stood.push(state),
        act: (effect) => window.acts.push(effect),
    };
    window.opened = new Room(document.getElementById("room"), house, mine);
    await window.opened.open({ wanted: "enter", wheel: "", greeting });
}"""

WORKER = """
const post = self.postMessage.bind(self);
const step = (fields) => ({ html: "<main><h1>x</h1></main>", root: {}, effects: [], timers: [], ...fields });
let turn = 0;
self.onmessage = ({ data }) => {
  if (data.type !== "event") return post({ answer: null });
  turn += 1;
  const fields = (() => { ANSWER })();
  post(fields.raw ?? { answer: JSON.stringify(step(fields)) });
};
"""

MINE = {"owned": ["1-000001"], "games": ["golf"], "allows": ["sound", "buzz"]}
KEPT = {"game:1-000001": '{"game": "golf"}', "game:planted": "Bea’s", "settings": "{}", "addon:golf": "{}"}
SAVE = '{"game": "golf", "seats": []}'
TOO_MUCH = 10
"""How many times an empty screen's work is too much for any screen. In Firefox and WebKit, the page waits with it."""
PATIENCE_S = 60

Enter = Callable[..., Page]


def until(page: Page, condition: str, seconds: float = PATIENCE_S) -> None:
    page.wait_for_function(f"() => {condition}", timeout=seconds * 1000)


SHOWN = "stood.length > 0"
STOPPED = "events.some((event) => event.type === 'room-stopped')"


@pytest.fixture(scope="module")
def walls(browser: Browser, shared_site: Site) -> Iterator[Page]:
    context = browser.new_context(**PHONE)
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.route("**/blank", lambda route: route.fulfill(body=BLANK, content_type="text/html"))
    page.route(
        "**/pyodide/**", lambda route: route.fulfill(body='{"packages": {}}' if "lock" in route.request.url else "")
    )
    yield page
    context.close()


@pytest.fixture
def enter(walls: Page, site: Site) -> Enter:
    """Return how to enter a room with a worker that answers each event by a piece of JavaScript.

    `turn` is the number of the event.
    """

    def entered(answer: str, events: int = 1, **mine: Any) -> Page:
        walls.unroute("**/room/worker.js")
        walls.route("**/room/worker.js", lambda route: route.fulfill(body=WORKER.replace("ANSWER", answer)))
        walls.goto(f"{site.url}blank")
        walls.evaluate(OPEN, {"kept": KEPT, "mine": {**MINE, **mine}, "greeting": [{"type": "boot"}]})
        if events > 1:  # of a greeting only the last answer is shown
            until(walls, f"{SHOWN} || {STOPPED}")
            walls.evaluate("(more) => { while (more--) opened.send({ type: 'x' }); }", events - 1)
        return walls

    return entered


def inside(page: Page) -> Frame:
    frame = page.locator("#room > iframe").element_handle().content_frame()
    assert frame is not None
    return frame


def happened(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.events")
    return found


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("Object.fromEntries(window.kept)")
    return found


def does(*effects: dict[str, Any]) -> str:
    return f"return {{ effects: {json.dumps(effects)} }};"


def test_a_room_shows_what_its_worker_answers(enter: Enter) -> None:
    page = enter("return { html: '<main><h1>Golf</h1></main>', root: { 'data-screen': 'play' } };")
    until(page, SHOWN)
    assert inside(page).locator("h1").inner_text() == "Golf"
    assert happened(page) == []


FORGED = {
    "a game of the house": {"key": "game:2-000001", "text": '{"game": "pig10", "seats": [{"name": "Bea"}]}'},
    "a game of the house in a game of its own": {"key": "game:1-000001", "text": '{"game": "pig10"}'},
    "no JSON": {"key": "game:2-000001", "text": "x"},
    "what is nested without end": {"key": "game:2-000001", "text": "[" * 300_000},
    "no game": {"key": "game:2-000001", "text": "null"},
    "settings": {"key": "settings", "text": SAVE},
    "the key of another": {"key": "game:planted", "text": SAVE},
    "a look back at the game of another": {"key": "back:planted", "text": SAVE},
    "a look back at no game": {"key": "back:2-000001", "text": SAVE},
    "a look back at a look back": {"key": "back:back:1-000001", "text": SAVE},
    "a wheel": {"key": "addon:golf", "text": SAVE},
    "a key that is a list": {"key": ["game:2-000001"], "text": SAVE},
    "a key that is no text": {"key": {"toString": 1}, "text": SAVE},
    "a text that is none": {"key": "game:2-000001", "text": {"toString": 1}},
}


@pytest.mark.thorough
@pytest.mark.quick(*[*FORGED][::3])
@pytest.mark.parametrize("save", FORGED.values(), ids=FORGED)
def test_a_room_keeps_games_of_its_own_alone(enter: Enter, save: dict[str, Any]) -> None:
    page = enter(
        does({"type": "save", **save}, {"type": "forget", "key": save["key"]})
        if "planted" in str(save)
        else does({"type": "save", **save})
    )
    until(page, SHOWN)
    assert kept(page) == KEPT
    assert happened(page) == []


def test_a_room_keeps_its_own_games(enter: Enter) -> None:
    page = enter(does({"type": "save", "key": "game:2-000001", "text": SAVE}))
    until(page, SHOWN)
    assert kept(page) == {**KEPT, "game:2-000001": SAVE}


def test_a_room_keeps_a_look_back_at_its_own_games_and_forgets_it(enter: Enter) -> None:
    page = enter(does({"type": "save", "key": "back:1-000001", "text": SAVE}))
    until(page, SHOWN)
    assert kept(page) == {**KEPT, "back:1-000001": SAVE}
    page = enter(
        does({"type": "save", "key": "back:1-000001", "text": SAVE}, {"type": "forget", "key": "back:1-000001"})
    )
    until(page, SHOWN)
    assert kept(page) == KEPT


def test_a_room_keeps_no_more_games_than_a_list_has(enter: Enter) -> None:
    owned = [f"3-{n:06x}" for n in range(249)]
    saves = [{"type": "save", "key": f"game:2-{n:06x}", "text": SAVE} for n in range(3)]
    page = enter(does(*saves), owned=owned)
    until(page, SHOWN)
    assert kept(page) == {**KEPT, "game:2-000000": SAVE}


def test_a_room_that_is_closed_keeps_and_says_nothing_more(enter: Enter) -> None:
    page = enter(
        "if (turn === 1) return {}; return { left: { screen: 'home', toast: 'x' }, effects: Array(9).fill("
        f"{{ type: 'save', key: 'game:1-000001', text: {json.dumps(SAVE)} }}) }};"
    )
    until(page, SHOWN)
    page.evaluate("""() => {
        const write = window.kept.set.bind(window.kept);
        window.written = 0;
        window.kept.set = (...save) => { window.written += 1; window.opened.close(); return write(...save); };
        window.opened.send({ type: "x" });
    }""")
    until(page, "written > 0")
    page.wait_for_timeout(200)
    assert page.evaluate("written") == 1
    assert happened(page) == []


def test_sounds_and_buzzes_are_heard_where_they_are_wanted_and_not_without_end(enter: Enter) -> None:
    noise = [{"type": "sound", "name": "card"}, {"type": "buzz", "ms": 100}] * 20
    page = enter(does(*noise), events=5)
    until(page, "stood.length > 4")
    assert len(page.evaluate("acts")) == 40
    page = enter(does(*noise), allows=["sound"])
    until(page, SHOWN)
    assert {act["type"] for act in page.evaluate("acts")} == {"sound"}


WORDS = {
    "left by an object": ("return { left: { screen: { toString: 1 }, toast: { toString: 1 } } };", "left-room"),
    "left in many words": ("return { left: { screen: 'x'.repeat(9e5), toast: 'y' } };", "left-room"),
    "stopped by an object": ("return { stopped: { toString: 1 } };", "room-stopped"),
    "stopped in many words": ("return { stopped: 'x'.repeat(9e5) };", "room-stopped"),
    "a problem without end": ("return { raw: { problem: 'x'.repeat(5e7) } };", "room-stopped"),
    "an answer without end": ("return { raw: { answer: 'x'.repeat(5e7) } };", "room-stopped"),
    "a list that becomes a text": ("return { raw: { answer: Array(5e6).fill('xxxxxxxx') } };", "room-stopped"),
    "no answer": ("return { raw: {} };", "room-stopped"),
    "null": ("return { raw: { answer: 'null' } };", "room-stopped"),
    "nested": ("return { raw: { answer: '['.repeat(9e5) } };", "room-stopped"),
}


@pytest.mark.thorough
@pytest.mark.quick(*[*WORDS][::3])
@pytest.mark.parametrize(("answer", "kind"), WORDS.values(), ids=WORDS)
def test_whatever_an_answer_is_the_house_hears_short_texts(enter: Enter, answer: str, kind: str) -> None:
    page = enter(answer)
    until(page, "events.length > 0")
    (event,) = happened(page)
    assert event["type"] == kind
    assert all(isinstance(text, str) and len(text) <= 400 for text in event.values())


MANY = 5900
DRAWN = {
    "paragraphs": "'<p>'.repeat(99000)",
    "nested": "'<b>'.repeat(5900)",
    "attributes": "'<b ' + Array.from({ length: 50000 }, (_, n) => `a${n}`).join(' ') + '>x</b>'",
    "some ids": "Array.from({ length: 740 }, (_, n) => `<b id=${turn}x${n}></b>`).join('')",
    "ids": f"Array.from({{ length: {MANY} }}, (_, n) => `<b id=${{turn}}x${{n}}></b>`).join('')",
    "other tags": f"(turn % 2 ? '<b>x</b>' : '<i>x</i>').repeat({MANY})",
    "other order": f"Array.from({{ length: {MANY} }}, (_, n) => `<b id=x${{turn % 2 ? n : {MANY} - n}}></b>`).join('')",
    "lists in lists": "'<ul data-walk>'.repeat(90) + '<button>x</button>'.repeat(2500)",
    "guards in guards": "'<b data-guard=9>'.repeat(90) + 'x'.repeat(200000)",
    "one word": "'<p>' + 'W'.repeat(290000)",
    "a table": "'<table>' + '<tr><td>x'.repeat(2500)",
    "marks": "'<p>Z' + '\\u0308'.repeat(290000)",
    "a part that uses a part": (
        "'<svg><g id=a0><path d=M0/></g>' + Array.from({ length: 30 }, (_, n) => `<g id=a${n + 1}>` + "
        "`<use href=#a${n} />`.repeat(9) + '</g>').join('') + '<use href=#a30 /></svg>'"
    ),
    "a part that uses itself": "'<svg><g id=a><use href=#a /><use href=#a /></g></svg>'",
    "patterns in patterns": (
        "'<svg>' + Array.from({ length: 30 }, (_, n) => `<pattern id=a${n + 1} width=.01 height=.01>` + "
        "`<rect width=9 height=9 fill=url(#a${n}) />`.repeat(9) + '</pattern>').join('') + "
        "'<rect width=999 height=999 fill=url(#a30) /></svg>'"
    ),
    "dashes": "'<svg viewBox=\"0 0 9 9\"><path stroke=red stroke-dasharray=.00001 d=M0,0H9e9 /></svg>'.repeat(1000)",
}


def drawn(enter: Enter, answer: str) -> float:
    """Return the processor seconds until two answers stand on the screen, or the room has been put away."""
    meter = Meter()
    began = meter.used()
    page = enter(answer, events=2)
    until(page, f"{STOPPED} || stood.length > 1")
    if page.locator("#room > iframe").count():
        inside(page).evaluate("() => new Promise(requestAnimationFrame)")
    return meter.used() - began


@pytest.fixture(scope="module")
def empty(walls: Page, shared_site: Site) -> list[float]:
    """Return the work of an empty screen, measured once there is something to measure with."""
    return []


@pytest.fixture
def bound(enter: Enter, empty: list[float]) -> float:
    """Return the work that no screen may take."""
    if not empty:
        empty += sorted(drawn(enter, "return {};") for _ in range(5))
    return TOO_MUCH * empty[2]


@pytest.mark.thorough
@pytest.mark.quick("nested", "one word", "dashes")
@pytest.mark.parametrize("html", DRAWN.values(), ids=DRAWN)
def test_no_screen_takes_much_to_draw(enter: Enter, bound: float, html: str) -> None:
    took = drawn(enter, f"return {{ html: `<main>${{{html}}}` }};")
    assert took < bound


STEPS = {
    "attributes on the root": "return { root: Object.fromEntries(Array.from({ length: 40000 }, (_, n) => "
    "['data-' + n.toString(26).replace(/\\d/g, (d) => 'qrstuvwxyz'[d]), 'x'])) };",
    "cards that travel": "return { html: '<b data-place=x></b>'.repeat(2500), motion: 1, moves: Array.from("
    "{ length: 30000 }, (_, n) => ({ from: 'a' + n, to: 'b' + n })) };",
    "a focus that is hard to find": "return { html: '<b></b>'.repeat(2500), focus: 'b:has(~ b ~ b ~ b ~ b ~ i)' };",
    "timers": "return { timers: Array(30000).fill({ id: 1, ms: 1e9, event: {} }) };",
}


@pytest.mark.thorough
@pytest.mark.quick("timers")
@pytest.mark.parametrize("answer", STEPS.values(), ids=STEPS)
def test_no_step_takes_much_to_show(enter: Enter, bound: float, answer: str) -> None:
    took = drawn(enter, answer)
    assert took < bound


def test_a_voice_is_not_talked_to_without_end(enter: Enter) -> None:
    said = "{ type: 'announce', text: 'x'.repeat(900), urgent: true }"
    page = enter(f"return {{ effects: Array(900).fill({said}), say: 'y'.repeat(9000) }};", events=6)
    until(page, "stood.length > 5")
    regions = inside(page).locator("#urgent p, #polite p")
    assert 0 < regions.count() <= 12
    assert max(map(len, regions.all_inner_texts())) <= 400


def test_the_frame_takes_the_focus_from_nobody_who_has_it(enter: Enter) -> None:
    page = enter(
        "return { html: `<main><button id=take-phone>${turn}</button></main>`, focus: '#take-phone', "
        "root: { 'data-screen': 'x' + turn }, timers: [{ id: 't' + turn, ms: 30, event: {} }] };"
    )
    until(page, "document.activeElement.tagName === 'IFRAME'")
    page.locator("#out").focus()
    before = len(page.evaluate("stood"))
    until(page, f"stood.length > {before} + 5")
    assert page.evaluate("document.activeElement.id") == "out"


def test_no_key_keeps_people_in(enter: Enter) -> None:
    page = enter(
        "return { html: `<main><button id=take-phone data-keys=Tab data-event='{}'>x</button></main>`, "
        "focus: '#take-phone' };"
    )
    until(page, "document.activeElement.tagName === 'IFRAME'")
    page.keyboard.press("Shift+Tab")
    until(page, "document.activeElement.id === 'out'")


def test_a_worker_that_speaks_unasked_is_ended(enter: Enter) -> None:
    page = enter("if (turn > 1) return {}; setInterval(() => post({ answer: 'x' }), 5); return {};")
    until(page, SHOWN)
    page.wait_for_timeout(400)
    before = len(page.evaluate("stood"))
    page.evaluate("opened.send({ type: 'x' })")
    page.wait_for_timeout(300)
    assert len(page.evaluate("stood")) == before


LEFT = """() => [...document.querySelectorAll("#app *")].flatMap((element) => [
    ...(/^(a|img|image|iframe|form|style|link|meta|base|dialog|script|template|audio|video)$/.test(element.localName)
        ? [element.localName] : []),
    ...element.getAttributeNames().filter((name) => /^(on|style|src|action|popover|target|ping)|href/.test(name)
        && !/^#/.test(element.getAttribute(name))),
])"""


@pytest.mark.thorough
@pytest.mark.quick(*[*markup.DRAWN][::3])
@pytest.mark.parametrize("html", markup.DRAWN.values(), ids=markup.DRAWN)
def test_what_is_drawn_is_cut_down_and_reaches_nothing(enter: Enter, html: str) -> None:
    asked: list[str] = []
    far = "http://world.invalid"
    page = enter(f"return {{ html: {json.dumps('<main>' + html.replace('WORLD', far))} }};")
    page.on("request", lambda request: asked.append(request.url))
    until(page, f"{SHOWN} || {STOPPED}")
    if page.locator("#room > iframe").count():
        assert inside(page).evaluate(LEFT) == []
    page.wait_for_timeout(50)
    assert [url for url in asked if far in url] == []
