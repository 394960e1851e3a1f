"""Two phones that never speak with each other: the daily deal, and a link from one to the other."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from e2e import play
from e2e.phone import PHONE, WELL_VERSED, Site, Watch, open_app, wait_until_ready
from table.picture import WIDTH
from tenfold import daily

DAY = 24  # of PIG 10
NOON = (daily.DAY_0 + DAY) * daily.DAY_MS + daily.DAY_MS // 2

# The day as these phones know it; all else goes on as it does.
CLOCK = """
const begun = Date.now();
const now = Date.now.bind(Date);
Date.now = () => NOON + now() - begun;
""".replace("NOON", str(NOON))


@pytest.fixture
def phones(browser: Browser, site: Site) -> Iterator[tuple[Page, Page]]:
    """Yield two profiles that have nothing to do with each other, and may use the clipboard."""
    with ExitStack() as ending:
        pages, watches = [], []
        for name in ("Bea", "Zoë"):
            context = browser.new_context(**PHONE, permissions=["clipboard-read", "clipboard-write"])
            ending.callback(context.close)
            context.add_init_script(WELL_VERSED)
            context.add_init_script(CLOCK)
            context.set_default_timeout(60_000)
            watch = Watch(site.origin)
            watch.follow(context)
            watches.append(watch)
            page = context.new_page()
            open_app(page, site)
            play.settings(page, "At once")
            call(page, name)
            pages.append(page)
        yield pages[0], pages[1]
        assert [watch.unexpected() for watch in watches] == [[], []]


def call(page: Page, name: str) -> None:
    """Say which person holds the phone."""
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("button", name="Save").tap()
    expect(page.get_by_role("textbox", name="Name")).to_have_count(0)


def to_the_end(page: Page, seed: int) -> None:
    """Play by taps; the same seed chooses the same of the same cards."""
    chance = random.Random(seed)
    while play.play_turn(page, chance):
        pass


def copied(page: Page) -> str:
    """Return what has been put on the clipboard."""
    expect(page.locator(".toast")).to_contain_text("Copied")
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


@pytest.mark.thorough
def test_the_deal_of_the_day_is_the_same_on_two_phones_without_a_server(phones: tuple[Page, Page], site: Site) -> None:
    site.stop()
    games = []
    for page in phones:
        page.get_by_role("button", name="Daily deal").tap()
        play.on_screen(page, "day")
        expect(page.locator("h2").first).to_have_text(f"Day {DAY}: PIG 10")
        page.get_by_role("button", name="Play").tap()
        to_the_end(page, 4)
        games.append(play.saved_games(page)[0])
    assert games[0].entries == games[1].entries
    assert games[0].seed == daily.deal_of(DAY).seed
    assert games[0].state.serialize() == games[1].state.serialize()

    texts = []
    for page in phones:
        page.locator("button[data-event*=home]").first.tap()
        expect(page.get_by_role("button", name="Daily deal")).to_contain_text("of 4")
        page.get_by_role("button", name="Daily deal").tap()
        page.get_by_role("button", name="Share").tap()
        texts.append(copied(page))
        expect(page.get_by_role("button", name="Practise")).to_be_visible()
    assert texts[0] == texts[1]
    assert re.fullmatch(rf"Tenfold {DAY}: PIG 10\n[1-4].. of 4, \d+ cards?\n[🟩🟨⬛]+\n{re.escape(site.url)}", texts[0])


@pytest.mark.thorough
def test_a_link_takes_a_deal_and_its_result_to_the_other_phone(phones: tuple[Page, Page], site: Site) -> None:
    one, other = phones
    play.deal(one, "pe", number=417)
    to_the_end(one, 1)
    one.get_by_role("button", name="Share this game").tap()
    one.get_by_role("button", name="With a result to beat").tap()
    sentence, _, link = copied(one).rpartition("\n")
    (mine,) = play.saved_games(one)
    score = mine.state.scores()[0]
    assert sentence == f"PIG 10, deal 417. Bea got {score} cards. Can you beat that?"

    other.goto(link)
    play.on_screen(other, "setup")
    assert other.evaluate("() => location.hash") == ""
    expect(other.get_by_text(f"Bea got {score} cards")).to_be_visible()
    other.locator(".foot [data-event*=start]").tap()
    to_the_end(other, 1)
    (theirs,) = play.saved_games(other)
    assert theirs.entries == mine.entries, "the same opponents, and every one of their moves"
    assert [item.inner_text() for item in other.locator(".beside li").all()] == [
        f"Zoë {score} cards",
        f"Bea {score} cards",
    ]


@pytest.mark.thorough
@pytest.mark.known
def test_a_link_that_was_cut_gets_its_sentence(ready: Page, site: Site) -> None:
    ready.goto(f"{site.url}#game=pig10&deal=417&sea")
    expect(ready.locator(".toast")).to_contain_text("may be incomplete")
    play.on_screen(ready, "home")


@pytest.mark.thorough
def test_a_first_visit_by_link_says_at_once_what_it_waits_for(browser: Browser, site: Site) -> None:
    """Before Python is there, which alone can read the link; without a link nothing is said."""
    for link, times in (("#game=tens&deal=417&seats=p.p&whole=1", 1), ("", 0)):
        context = browser.new_context(**PHONE, service_workers="block")
        page = context.new_page()
        page.route(re.compile("pyodide"), lambda route: None)
        page.goto(site.url + link, wait_until="commit")
        page.wait_for_function("performance.getEntriesByName('tenfold-home').length")
        expect(page.get_by_text("Opening the link")).to_have_count(times)
        context.close()


SCORES = {
    "id": "1-000000",
    "game": "pig10",
    "names": ["Bea", "Zoë"],
    "options": {},
    "games": 3,
    "when": 1,
    "log": [[0, 0, "start", -1, "0"], [0, 0, "won", 0, "50"], [0, 0, "won", 1, "30"]],
}

# A phone that can share files or not, and whose owner may close the sheet. What was shared is on `window`.
SHARES = "navigator.canShare = () => true; navigator.share = async ({ files }) => { window.shared = files[0]; }; 0"
CLOSES = """navigator.share = async () => {
    window.closed_it = true;
    throw new DOMException("", "AbortError");
}; 0"""
CANNOT = "navigator.canShare = undefined;"

COLOURS = """async (file) => {
    const image = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const on = canvas.getContext("2d", { willReadFrequently: true });
    on.drawImage(image, 0, 0);
    const dots = new Uint32Array(on.getImageData(0, 0, image.width, image.height).data.buffer);
    const upper = new Uint32Array(on.getImageData(60, 60, 120, 120).data.buffer);
    return [image.width, image.height, new Set(dots).size, new Set(upper).size];
}"""


@pytest.mark.thorough
def test_scores_are_shared_as_a_picture(ready: Page, site: Site) -> None:
    play.keep(ready, site, {"sheets": json.dumps([SCORES])})
    ready.goto(site.url)
    wait_until_ready(ready)
    site.stop()
    ready.get_by_role("button", name="Continue").tap()
    share = ready.get_by_role("button", name="as a picture")
    ready.evaluate(SHARES)
    share.tap()
    ready.wait_for_function("window.shared")
    assert ready.evaluate("[shared.name, shared.type]") == ["pig10.png", "image/png"]
    width, height, colours, in_the_emblem = ready.evaluate(f"() => ({COLOURS})(shared)")
    assert width == 3 * WIDTH
    assert height > width / 2
    assert colours > 50
    assert in_the_emblem > 5, "the pig is drawn, though its parts are elsewhere in the page"
    expect(ready.locator("body > i")).to_have_count(0)

    ready.evaluate(CLOSES)
    downloads: list[Download] = []

    def note(file: Download) -> None:
        downloads.append(file)

    ready.on("download", note)
    share.tap()
    ready.wait_for_function("window.closed_it")
    ready.evaluate(CANNOT)
    with ready.expect_download() as saved:
        share.tap()
    assert downloads == [saved.value], "none for the sheet that was closed"
    assert saved.value.suggested_filename == "pig10.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
