"""A hand is shown only to its owner. The page of a real browser is searched in every state that it goes through."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import play
from e2e.phone import Site, open_app
from table.boards import board_of
from table.games.pig10 import drawings
from table.speech import spoken
from tenfold import Record

pytestmark = pytest.mark.known

CARD_NAMES = {drawings.name(str(kind)): str(kind) for kind in range(11)}
BACK = "face-down card"
BACKS = (BACK, "")  # in a hand, and of the pile

# Writes down every state of the page: after each script, the browser calls the observer before it can paint.
RECORDER = """
addEventListener("DOMContentLoaded", () => {
    window.states = [];
    const app = document.querySelector("#app");
    const root = document.documentElement;
    const nameOf = (card) => card.getAttribute("aria-label")
        ?? card.querySelector("[role=img]")?.getAttribute("aria-label") ?? "";
    let last = "";
    window.handIsOpen = () => app.querySelector('button.card, [aria-label*="’s hand"] button') !== null;
    window.lookAtPage = () => {
        const hand = app.querySelector('[aria-label*="’s hand"]');
        const state = {
            screen: root.dataset.screen,
            html: app.outerHTML,
            hand: hand?.getAttribute("aria-label") ?? null,
            cards: [...app.querySelectorAll(".card")].map((card) => ({
                name: nameOf(card),
                drawn: card.querySelector("svg").textContent,
                zone: card.matches(".flying") ? "flying" : hand?.contains(card) ? "hand"
                    : card.closest(".pile") ? "pile" : card.closest(".mid") ? "middle" : "elsewhere",
                open: card.matches("button"),
            })),
            // Outside of the app: what is said, the cover, what else may have been left behind.
            rest: [...document.body.children].filter((one) => one !== app && one.localName !== "template"
                && one.localName !== "script" && one.id !== "sprite").map((one) => one.outerHTML).join(""),
            announced: [...document.querySelectorAll("#polite p, #urgent p")].map((line) => line.textContent),
            root: root.getAttributeNames().map((name) => `${name}=${root.getAttribute(name)}`).join(" "),
            title: document.title,
            url: location.href + JSON.stringify(history.state),
            stored: JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage}),
            travelling: document.querySelectorAll(".flying").length,
        };
        const text = JSON.stringify(state);
        if (text !== last) window.states.push(state);
        last = text;
    };
    window.startLooking = () => { window.states = []; last = ""; window.lookAtPage(); };
    new MutationObserver(window.lookAtPage)
        .observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    document.addEventListener("click", (press) => {
        if (press.isTrusted && press.target.closest("#take-phone"))
            window.states.push({held: document.querySelector("#next").textContent});
    }, true);

    const animate = Element.prototype.animate;
    window.travels = [];
    Element.prototype.animate = function (...how) {
        if (this.classList.contains("flying"))
            window.travels.push({open: window.handIsOpen(), screen: root.dataset.screen});
        return animate.apply(this, how);
    };
});
"""

HIDE = """(hide) => {
    for (const [name, value] of [["hidden", hide], ["visibilityState", hide ? "hidden" : "visible"]])
        Object.defineProperty(document, name, {configurable: true, get: () => value});
    document.dispatchEvent(new Event("visibilitychange"));
    const cover = document.querySelector("#cover");
    const style = getComputedStyle(cover);
    const middles = [...Array(8).keys()].map((i) => (i + 0.5) / 8);
    const points = middles.flatMap((x) => middles.map((y) => [x * innerWidth, y * innerHeight]));
    return {
        screen: document.documentElement.dataset.screen,
        shown: !cover.hidden,
        everywhere: points.every(([x, y]) => document.elementFromPoint(x, y)?.closest("#cover") !== null),
        opaque: style.opacity === "1" && !/[/]|rgba|transparent/.test(style.backgroundColor),
        inert: document.querySelector("#app").inert,
    };
}"""
COVERED = {"screen": "play", "shown": True, "everywhere": True, "opaque": True, "inert": True}


def recorded(page: Page) -> Page:
    """Return a page that writes down what it shows."""
    page.add_init_script(play.SCREEN_WATCH)
    page.add_init_script(RECORDER)
    return page


def cards_spoken(page: Page) -> set[str]:
    """Return the cards and hands in the accessibility tree; in a sentence a number is just a number."""
    devtools = page.context.new_cdp_session(page)
    nodes = devtools.send("Accessibility.getFullAXTree")["nodes"]
    devtools.detach()
    labelled = {(node.get("role", {}).get("value"), node.get("name", {}).get("value")) for node in nodes}
    names = {str(name).split(", makes")[0] for role, name in labelled if role in ("button", "image", "img", "list")}
    return {name for name in names if name in CARD_NAMES or name == BACK or "’s hand" in name}


def cards_spoken_so_far(page: Page) -> set[str]:
    """Return the cards that the recap names: they have been played before all eyes."""
    return {card.get_attribute("aria-label") or "" for card in page.locator(".recap [role=img]").all()}


def names_in_hand(page: Page) -> set[str]:
    """Return the first words of the cards that lie face up in the hand."""
    return {(card.get_attribute("aria-label") or "").split(", makes")[0].split()[0] for card in play.hand(page).all()}


class Witness:
    """Follows what the page showed beside the replayed game, and complains about secrets."""

    def __init__(self, record: Record, url: str) -> None:
        self.record = record
        self.url = url
        self.names = [seat.name for seat in record.seats]
        self.states = list(record.replay())
        self.middles = set(self._middles())
        board = board_of(record.game)
        self.sentences = {
            spoken(event, record.load_game(), board, self.names) for event in self.states[-1].events()
        } - {""}
        who = "|".join(map(re.escape, self.names))
        self.asked = re.compile(
            f"Pass the phone to ({who})\\.|({who}), (which card\\?|play it\\?|(add|take) \\d+.*\\?)"
        )
        self.played = 0
        self.middle: tuple[str, ...] = ()
        self.lifting = False
        self.owner: str | None = None
        self.hands_seen: list[str] = []
        self.hand_overs = 0

    def _middles(self) -> Iterator[tuple[str, ...]]:
        """Yield every row of cards that has lain face up in the middle."""
        for state in self.states:
            yield tuple(state.observation(None).middle[-7:])
        for event in self.states[-1].events():
            if event["kind"] in ("capture", "bust"):
                yield tuple(event["cards"][-7:])

    def check(self, state: dict[str, Any]) -> None:
        """One state of the page."""
        if "held" in state:
            self.owner = state["held"]
            return
        assert state["title"] == "PIG 10 · Tenfold"
        assert state["url"].startswith(self.url)
        assert not re.search("seed|hands|pile|[0-9]{3}", state["url"].removeprefix(self.url))
        assert not re.search("seed|class=.?.card|’s hand|entries", state["stored"])
        assert not re.search("class=.?.card|’s hand", state["rest"])
        for line in state["announced"]:
            assert self.asked.fullmatch(line) or all(part in self.sentences for part in self._sentences(line)), line
        for card in state["cards"]:
            assert card["zone"] != "elsewhere"
            if card["name"] in BACKS:
                assert card["drawn"] == ""
            else:
                assert card["drawn"].startswith(CARD_NAMES[self._named(card)])
        # Whatever is drawn as a card is one of the cards that are checked below.
        pictures = len(re.findall(r'<use href="#(?:pig|frog)', state["html"]))
        assert pictures == sum(card["name"] not in BACKS for card in state["cards"])
        middle = tuple(CARD_NAMES[card["name"]] for card in state["cards"] if card["zone"] == "middle")
        assert middle in self.middles
        # What flies lies in the middle, or lay there on the screen before.
        flying = {card["name"] for card in state["cards"] if card["zone"] == "flying"}
        assert {CARD_NAMES[name] for name in flying.difference(BACKS)} <= {*middle, *self.middle}
        if not flying:
            self.middle = middle
        getattr(self, f"check_{state['screen']}")(state)

    def _sentences(self, line: str) -> list[str]:
        """Return an announcement, taken apart into sentences of the log."""
        fitting = [one for one in self.sentences if line.startswith(one)]
        if not fitting:
            return [line]
        first = max(fitting, key=len)
        rest = line[len(first) :].strip(" .")
        return [first, *(self._sentences(rest) if rest else [])]

    @staticmethod
    def _named(card: dict[str, Any]) -> str:
        name: str = card["name"]
        return name.split(", makes", maxsplit=1)[0]

    def check_handover(self, state: dict[str, Any]) -> None:
        """No hand, nothing that could be played, nothing on its way."""
        self.owner = None
        self.hand_overs += 1
        assert state["cards"] == []
        assert "’s hand" not in state["html"]
        assert "#pig" not in state["html"]
        assert not re.search("data-event=.{1,40}(touch|play)", state["html"])
        assert not re.search("hand-|flying", state["html"])
        assert state["travelling"] == 0

    def check_play(self, state: dict[str, Any]) -> None:
        """Check that the hand is folded, or belongs to the player who said that they hold the phone."""
        shown = [card for card in state["cards"] if card["zone"] == "hand"]
        if state["hand"] is None:
            assert shown == []
        elif ", face down" in state["hand"]:
            self.owner = None
            self._check_folded(state, shown)
        else:
            name = state["hand"].partition("’s hand")[0]
            assert name == self.owner
            seat = self.names.index(name)
            texts = [CARD_NAMES[self._named(card)] for card in shown]
            assert tuple(texts) == self.states[self._turn_of(seat)].observation(seat).hand
            self.hands_seen.append(name)

    def _turn_of(self, seat: int) -> int:
        """Return the number of the position in which this seat acts next."""
        return next(i for i in range(self.played, len(self.states)) if self.states[i].current_player() == seat)

    def _check_folded(self, state: dict[str, Any], shown: list[dict[str, Any]]) -> None:
        """Backs without identity; open lies at most the card that is being played in this moment."""
        hand = re.findall(r'<ol[^>]*aria-label="[^"]*’s hand.*?</ol>', state["html"])[0]
        backs = re.findall(r'<span class="[^"]*is-back.*?</span>', hand)
        assert len(set(backs)) <= 1
        assert len(backs) == sum(card["name"] == BACK for card in shown)
        assert not any(re.search(r"\bid=|data-|style=|tabindex", one) for one in backs)
        assert "<button" not in hand
        lifted = [CARD_NAMES[card["name"]] for card in shown if card["name"] != BACK]
        if lifted:
            name = re.findall("(.*)’s hand, face down", state["hand"])[0]
            if not self.lifting:
                self.played = self._turn_of(self.names.index(name)) + 1
            entry = self.record.entries[self.played - 1]
            assert (name, lifted) == (self.names[entry.seat], [entry.action.split()[0]])
        self.lifting = bool(lifted)


@pytest.mark.thorough
def test_every_state_of_the_page(page: Page, site: Site) -> None:
    recorded(page)
    open_app(page, site)
    play.deal(page, "ppe", ["Bea", "Claudio"], number=77)
    assert play.wait_for_turn(page) == "handover"
    page.evaluate("window.startLooking()")
    spoken = []
    chance = random.Random(77)
    for turn in range(6):
        assert play.wait_for_turn(page) == "handover"
        spoken.append(cards_spoken(page) - cards_spoken_so_far(page))
        play.take_the_phone(page)
        if turn == 2:
            page.get_by_role("button", name="Show sums").tap()
            expect(page.get_by_role("button", name="Hide sums")).to_be_visible()
        # The same look finds a hand where one is: it is not that it finds nothing anywhere.
        heard = cards_spoken(page)
        assert any("’s hand" in name for name in heard)
        assert {name.split()[0] for name in heard} >= {*names_in_hand(page)}
        play.play_turn(page, chance)
    assert play.wait_for_turn(page) == "handover"
    spoken.append(cards_spoken(page) - cards_spoken_so_far(page))
    assert spoken == [set()] * 7

    states, travels = page.evaluate("[window.states, window.travels]")
    (record,) = play.saved_games(page)
    witness = Witness(record, site.url)
    for state in states:
        witness.check(state)
    people = [record.seats[entry.seat].name for entry in record.entries if record.seats[entry.seat].kind == "person"]
    assert len(people) == 6
    assert [name for i, name in enumerate(witness.hands_seen) if witness.hands_seen[i - 1 : i] != [name]] == people
    assert witness.hand_overs >= 7
    assert witness.played > 0

    # Cards did travel, and never beside an open hand.
    assert len(travels) >= len(record.entries)
    assert {(one["open"], one["screen"]) for one in travels} == {(False, "play")}


FLYING = re.compile(r'<span class="[^"]*\bflying\b.*?</span>')
IN_FLIGHT = re.compile(rf'{FLYING.pattern}|(?<=data-lands="">)[^<]*')
"""Cards that fly, and the texts that change when they land."""


@pytest.mark.thorough
def test_what_is_hidden_changes_nothing(page: Page, site: Site) -> None:
    recorded(page)
    seats = ("Bea", "Claudio", "Ada:easy")
    one = play.table(*seats, hands=["2 3 6", "1 1 1", "1"], pile="7 1 1 1 1", middle="4", value=4)
    two = play.table(*seats, hands=["2 3 6", "0 5 9", "1"], pile="10 9 8 0 3", middle="4", value=4)
    play.plant(page, site, [one, two])
    page.get_by_role("button", name="Your games").tap()
    looks = []
    for number in range(2):
        page.locator("button.game").nth(number).wait_for()
        page.locator(f'button.game[data-event*="planted-{number}"]').tap()
        play.on_screen(page, "handover")
        page.evaluate("window.startLooking()")
        play.take_the_phone(page)
        play.select(page, 1)
        play.plays(page).filter(has_text="4 + 3 = 7").tap()
        play.on_screen(page, "handover")
        page.evaluate("window.lookAtPage()")
        # How long a card travels depends on the machine, not on the cards, and so does when what it changes is shown.
        # So the cards that fly are compared by themselves. What their end leaves is an empty style.
        states = [state for state in page.evaluate("window.states") if 'style=""' not in state.get("html", 'style=""')]
        assert states[-1]["screen"] == "handover"
        looks.append(
            {
                *((IN_FLIGHT.sub("", state["html"]), state["root"], state["title"], state["url"]) for state in states),
                *(card for state in states for card in FLYING.findall(state["html"])),
            }
        )
        page.get_by_role("button", name="Leave the table").tap()
        page.get_by_role("button", name="Your games").or_(page.get_by_role("heading", name="Your games")).wait_for()
        if play.screen(page) == "home":
            page.get_by_role("button", name="Your games").tap()
    assert len(looks[0]) > 5
    assert any("flying" in one for one in looks[0] if isinstance(one, str))
    assert looks[0] == looks[1]


def test_leaving_sight_covers_at_once(page: Page, site: Site) -> None:
    recorded(page)
    play.plant(page, site, [play.table("Bea", "Claudio", hands=["2 3 6", "1 1 1"], pile="7 7 7 7")])
    page.get_by_role("button", name="Continue").tap()
    for opened in (None, "Menu", "Game log"):
        play.on_screen(page, "handover")
        play.take_the_phone(page)
        play.select(page, 2)
        if opened:
            page.get_by_role("button", name=opened).tap()
            page.locator("#sheet").wait_for()
        # In one breath: hide, and look whether the cover is there. Python has not been asked yet.
        assert page.evaluate(HIDE, True) == COVERED
        play.on_screen(page, "handover")
        assert cards_spoken(page) == set()
        assert page.evaluate("window.handIsOpen()") is False
        page.evaluate(HIDE, False)
        play.on_screen(page, "handover")
        expect(page.locator("#cover")).to_be_hidden()
        if opened:
            page.keyboard.press("Escape")
            expect(page.locator("#sheet")).to_have_count(0)
    play.take_the_phone(page)
    expect(page.locator(".fan [aria-pressed=true]")).to_have_count(0)
    assert page.evaluate("window.travels") == []


@pytest.mark.thorough
def test_the_cover_stays_while_python_is_slow(page: Page, site: Site) -> None:
    recorded(page)
    play.plant(page, site, [play.table("Bea", "Claudio", hands=["2 3 6", "1 1 1"], pile="7 7 7 7")])
    page.get_by_role("button", name="Continue").tap()
    play.take_the_phone(page)
    # Away and back in one breath: Python answers neither before the page is seen again.
    page.evaluate(f"({HIDE})(true)")
    back = page.evaluate(f"() => {{ const hide = {HIDE}; hide(true); return hide(false); }}")
    assert back["shown"] or back["screen"] == "handover"
    play.on_screen(page, "handover")
    expect(page.locator("#cover")).to_be_hidden()


@pytest.mark.thorough
def test_alone_nothing_is_covered(page: Page, site: Site) -> None:
    play.plant(page, site, [play.table("Bea", "Ada:easy", hands=["2 3 6", "1 1 1"], pile="7 7 7 7")])
    page.get_by_role("button", name="Continue").tap()
    play.select(page, 0)
    seen = page.evaluate(HIDE, True)
    assert (seen["shown"], seen["inert"]) == (False, False)
    page.evaluate(HIDE, False)
    expect(play.hand(page).first).to_be_visible()


def test_a_double_tap_does_not_open_the_next_hand(page: Page, site: Site) -> None:
    recorded(page)
    play.plant(page, site, [play.table("Bea", "Claudio", hands=["2 3 6", "1 1 1"], pile="7 7 7 7")])
    # As soon as the button is there, it is tapped: no one is that quick on purpose.
    page.evaluate(
        """() => {
            window.tooEarly = 0;
            new MutationObserver(() => {
                const button = document.querySelector("#take-phone");
                if (button && !window.tooEarly) { window.tooEarly += 1; button.click(); }
            }).observe(document.querySelector("#app"), {childList: true, subtree: true});
        }"""
    )
    page.get_by_role("button", name="Continue").tap()
    page.wait_for_function("window.tooEarly === 1")
    page.wait_for_function(play.HEARS)
    play.on_screen(page, "handover")
    play.take_the_phone(page)
    hands = [state["hand"] for state in page.evaluate("window.states") if state.get("hand")]
    assert set(hands) == {"Bea’s hand"}
