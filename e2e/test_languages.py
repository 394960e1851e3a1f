"""A phone in another language: from its first screen, offline, and while another one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import dropwhile, islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import tenfold
from compile_text import CODES
from e2e.audit.walks import Watched, plans, walk
from e2e.audit.windows import SIZES, Findings, Windows
from e2e.phone import PHONE, WELL_VERSED, Site, Watch, open_app, reload, wait_until_ready
from e2e.updating import until
from web.build.page import texts

KEPT = """async () => {
    const found = [];
    for (const name of (await caches.keys()).filter((name) => name.startsWith("tenfold /")))
        for (const request of await (await caches.open(name)).keys())
            found.push(/languages\\/(\\w+)\\/words/.exec(request.url)?.[1]);
    return found.filter(Boolean);
}"""
ROOT = "[document.documentElement.lang, document.documentElement.dir]"

FRAMES = 12

Phones = Callable[[str], Page]


@pytest.fixture
def phone_in(browser: Browser, site: Site, watch: Watch) -> Iterator[Phones]:
    """Yield a function that returns a page of a new phone in this language."""
    contexts = []

    def phone(language: str) -> Page:
        context = browser.new_context(**PHONE, locale=language)
        context.add_init_script(WELL_VERSED)
        contexts.append(context)
        watch.follow(context)
        return context.new_page()

    yield phone
    for context in contexts:
        context.close()


def choose(page: Page, language: str) -> None:
    """Choose a language in the settings."""
    page.locator("[data-event*='\"settings\"']").first.tap()
    page.locator("[data-event*='\"language\"'][data-event*=sheet]").tap()
    page.locator(f"[data-event*='\"{language}\"']").tap()


def test_a_phone_speaks_its_language_from_the_first_screen_on_and_offline(phone_in: Phones, site: Site) -> None:
    page = phone_in("he-IL")

    def hold(route: Route) -> None:
        route.abort()

    # Without Python, what is on the screen comes from the shell.
    page.route("**/pyscript/**", hold)
    page.goto(site.url)
    page.wait_for_function("performance.getEntriesByName('tenfold-home').length > 0")
    expect(page.locator("#app h1")).to_be_visible()
    assert page.evaluate(ROOT) == ["he", "rtl"]
    page.unroute("**/pyscript/**")


@pytest.mark.thorough
@pytest.mark.parametrize("code", CODES)
def test_a_phone_keeps_its_language_and_no_other(code: str, phone_in: Phones, site: Site) -> None:
    page = phone_in(code)
    open_app(page, site)
    assert page.evaluate(ROOT) == [code, "rtl" if code == "he" else "ltr"]
    assert page.evaluate(KEPT) == [code]
    assert page.locator("link[rel=manifest]").get_attribute("href") == f"manifest-{code}.webmanifest"
    said = page.locator("#app").inner_text()
    site.stop()
    reload(page)
    wait_until_ready(page)
    assert page.evaluate(ROOT)[0] == code
    assert page.locator("#app").inner_text() == said


def test_an_english_phone_keeps_no_other_language(phone_in: Phones, site: Site) -> None:
    page = phone_in("en-GB")
    open_app(page, site)
    assert page.evaluate(ROOT) == ["en", "ltr"]
    assert page.evaluate(KEPT) == []


@pytest.mark.thorough
def test_a_language_is_chosen_in_the_middle_of_a_game_and_stays(phone_in: Phones, site: Site, watch: Watch) -> None:
    page = phone_in("en-GB")
    open_app(page, site)
    site.stop()
    watch.allow("Failed to load resource")
    choose(page, "de")
    expect(page.locator(".toast")).to_contain_text("The language couldn’t be loaded")
    assert page.evaluate(ROOT) == ["en", "ltr"]
    site.start()
    page.locator("[data-event*='\"de\"']").tap()
    page.wait_for_function(f"{ROOT}[0] === 'de'")
    expect(page.locator("#sheet h2")).to_have_text("Sprache")
    site.stop()
    reload(page)
    wait_until_ready(page)
    assert page.evaluate(ROOT) == ["de", "ltr"]
    assert page.evaluate(KEPT) == ["de"]


@pytest.mark.thorough
def test_a_new_version_brings_the_language_that_was_chosen(phone_in: Phones, site: Site, next_build: Path) -> None:
    page = phone_in("en-GB")
    open_app(page, site)
    choose(page, "nl")
    page.wait_for_function(f"{ROOT}[0] === 'nl'")
    site.release(next_build)
    page.evaluate("navigator.serviceWorker.ready.then(it => it.update())")
    until(page, "() => navigator.serviceWorker.ready.then(it => it.waiting !== null)")
    assert page.evaluate(KEPT) == ["nl", "nl"]


@pytest.fixture(scope="module")
def windows(browser: Browser, shared_site: Site) -> Iterator[Windows]:
    """Yield windows of the two usual sizes of phones."""
    if shared_site.server is None:
        shared_site.start()
    windows = Windows(browser, shared_site, SIZES[:2], ["light", "dark"])
    yield windows
    windows.close()


@pytest.mark.thorough
@pytest.mark.quick("he-pig10")
@pytest.mark.parametrize("game", tenfold.registered_games())
@pytest.mark.parametrize("code", CODES)
def test_in_every_language_nothing_is_cut(
    code: str, game: str, windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same checks as of English frames; `bench/frames.py --language` is the long one."""
    monkeypatch.setattr(Watched, "language", code)
    found = Findings()
    for plan in plans(game, 0)[:2]:
        at_table = dropwhile(lambda frame: not frame.table, walk(plan, steps=FRAMES))
        windows.watch(islice(at_table, FRAMES), found)
    assert found.frames
    assert not found.faults, "\n" + "\n".join(found.lines())


@pytest.mark.few(1)
@pytest.mark.parametrize("code", ["de", "he"])
def test_why_the_app_does_not_start_is_told_in_the_language_of_the_phone(
    code: str, phone_in: Phones, site: Site, watch: Watch
) -> None:
    watch.allow("Failed to load resource|net::ERR_FAILED")
    page = phone_in(code)
    page.route("**/shell/main.js", lambda route: route.abort())
    page.goto(site.url)
    expect(page.locator("#broken h1")).to_have_text(texts(code)["broken"])
    assert texts(code)["broken"] != texts()["broken"]
