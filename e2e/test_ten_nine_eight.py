"""10-9-8 on a real phone's screen: a round by taps, score sheet and hand-over.

All of it is checked for how it is hit and read.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import play
from e2e.audit.walks import LONG
from e2e.phone import PATIENCE_MS, Site, open_app, reload, wait_until_ready
from e2e.test_access import Findings, Inspector
from tenfold import Record
from tenfold.games.ten_nine_eight import TenNineEightObservation

pytestmark = pytest.mark.known

SHORT = {"Length": "5 → 1"}
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]

# A person can bid, play or deal on, or the phone changes hands, or the game is over. The last card plays itself, and so
# does the only one that follows suit if one person plays alone. Then no button plays it.
SOMETHING_TO_DO = """() => {
    const screen = document.documentElement.dataset.screen;
    return ["result", "handover", "scores"].includes(screen) || (screen === "play" && (
        document.querySelector(".bid-grid button:not([aria-disabled=true])") !== null
        || document.querySelectorAll(".mine button:not([aria-disabled=true])").length > 1
        || document.querySelector(".acts [data-event*=play]") !== null));
}"""


def table(
    *seats: str, hand: str, seat: int, turned_up: str, trick: str = "", cards: int = 10, **position: Any
) -> Record:
    """Return a set-up table: one seat's hand, and the others’ from the rest of the deck."""
    lying, mine = trick.split(), hand.split()
    rest = [card for card in CARDS if card not in {*lying, *mine, turned_up}]
    random.Random(3).shuffle(rest)
    hands = [
        mine if one == seat else [rest.pop() for _ in range(cards - (one < len(lying)))] for one in range(len(seats))
    ]
    return Record(
        "ten-nine-eight",
        seats=play.seated(seats),
        start={"hands": hands, "turned_up": turned_up, "dealer": len(seats) - 1, "trick": lying, **position},
    )


def public(record: Record) -> TenNineEightObservation:
    """Return what the whole table sees of a game."""
    seen = record.state.observation(None)
    assert isinstance(seen, TenNineEightObservation)
    return seen


def wait(page: Page) -> str:
    """Wait until a person can do something, and return the screen."""
    page.wait_for_function(SOMETHING_TO_DO, timeout=PATIENCE_MS)
    return play.screen(page)


def bidding(page: Page) -> Locator:
    return page.locator(".bid-grid button:not([aria-disabled=true])")


def cards(page: Page) -> Locator:
    return page.locator(".mine button:not([aria-disabled=true])")


def act(page: Page, chance: random.Random) -> None:
    """Bid or play for the holder of the phone: a tap to choose, and the button."""
    number, what = (bidding(page), "bid") if bidding(page).count() else (cards(page), "card")
    chosen = number.nth(chance.randrange(min(number.count(), 3)))
    if chosen.get_attribute("aria-pressed") != "true":  # the only card allowed is selected already
        chosen.tap()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    button = play.plays(page)
    expect(button).to_have_text(re.compile("^Bid " if what == "bid" else "^Play "))
    before = len(play.saved_games(page)[0].entries)
    button.tap()
    page.wait_for_function("() => !document.querySelector('[aria-pressed=true]')", timeout=PATIENCE_MS)
    assert len(play.saved_games(page)[0].entries) > before


def play_round(page: Page, chance: random.Random) -> None:
    """Until the score sheet stands there."""
    while (where := wait(page)) != "scores":
        assert where in ("play", "handover")
        if where == "handover":
            play.take_the_phone(page)
        else:
            act(page, chance)


@pytest.mark.thorough
def test_a_round_with_two_computers_and_its_score_sheet(page: Page, site: Site) -> None:
    open_app(page, site)
    play.settings(page, "At once")
    play.deal(page, "pee", ["Bea"], number=7, game="10-9-8", **SHORT)
    play_round(page, random.Random(7))
    (record,) = play.saved_games(page)
    (over,) = public(record).rounds
    assert over.cards == 5
    rows = page.get_by_role("table", name="The last round").locator("tbody tr")
    best_first = sorted(zip(over.points, over.tricks, over.bids, strict=True), key=lambda seat: -seat[0])
    gains = [f"+{points}" if points > 0 else str(points).replace("-", "−") for points, _, _ in best_first]
    expect(rows.locator("td")).to_have_text(gains)  # the totals would only repeat them
    for row, (_, won, bid) in zip(rows.all(), best_first, strict=True):
        expect(row.get_by_role("rowheader")).to_contain_text(f"bid {bid}, won {won}")
    expect(page.locator(".scores table")).to_have_count(1)  # after one round, one by round would say the same
    expect(page.locator(".scores")).to_contain_text("after 1 of 5 rounds")
    expect(page.get_by_role("img", name="Scores: ")).to_have_count(0)  # a chart of one round would show nothing

    page.get_by_role("button", name=re.compile("^Deal round ")).tap()
    play.on_screen(page, "play")
    assert wait(page) == "play"
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(page.locator(".mine .card")).to_have_count(4)


@pytest.mark.thorough
def test_two_people_see_the_trick_so_far_where_the_phone_changes_hands(page: Page, site: Site) -> None:
    page.add_init_script(play.SCREEN_WATCH)
    play.plant(page, site, [table("Bea", "Claudio", hand="KD 7D 2C", seat=0, turned_up="6H", cards=3, bids=[1, 1])])
    play.settings(page, "At once")
    page.get_by_role("button", name="Continue").tap()
    play.on_screen(page, "handover")
    play.take_the_phone(page)
    page.get_by_role("button", name="king of diamonds").tap()
    page.get_by_role("button", name="Play king of diamonds").tap()
    play.on_screen(page, "handover")
    lying = page.get_by_role("list", name="The trick so far")
    expect(lying.get_by_role("img")).to_have_count(1)
    expect(lying.get_by_role("img", name="king of diamonds")).to_be_visible()
    expect(page.locator("#next")).to_have_text("Claudio")
    expect(page.locator(".card")).to_have_count(1)
    play.take_the_phone(page)
    expect(page.locator(".trick").get_by_role("img", name="king of diamonds")).to_be_visible()
    expect(page.locator(".mine button")).to_have_count(3)


@pytest.mark.thorough
def test_a_trick_goes_on_without_a_server_after_the_page_was_loaded_again(page: Page, site: Site) -> None:
    open_app(page, site)
    play.deal(page, "pee", ["Bea"], number=11, game="10-9-8", **SHORT)
    chance = random.Random(11)
    for _ in range(2):
        assert wait(page) == "play"
        act(page, chance)
    (before,) = play.saved_games(page)
    site.stop()
    reload(page)
    wait_until_ready(page)
    page.get_by_role("button", name="Continue").tap()
    assert wait(page) == "play"
    act(page, chance)
    (after,) = play.saved_games(page)
    assert after.entries[: len(before.entries)] == before.entries
    own_before, own_after = (sum(entry.seat == 0 for entry in of.entries) for of in (before, after))
    assert own_after > own_before


@pytest.mark.thorough
def test_a_hand_keeps_the_size_of_its_cards_and_lies_in_even_rows(page: Page, site: Site) -> None:
    left = range(10, 1, -1)  # the last card plays itself
    hands = [" ".join(TEN.split()[:number]) for number in left]
    play.plant(
        page,
        site,
        [
            table(
                "Ada", "Bea:easy", hand=hand, seat=0, turned_up="6H", cards=number,
                bids=[1, 1], tricks=[10 - number, 0], leader=0,
            )
            for number, hand in zip(left, hands, strict=True)
        ],
    )  # fmt: skip
    play.settings(page, "At once")
    seen: dict[int, set[int]] = {}
    for place, number in enumerate(left):
        play.opened(page, place, "play")
        for width, height in ((320, 640), (360, 740), (768, 1024)):
            page.set_viewport_size({"width": width, "height": height})
            rows = page.evaluate(play.ROWS)
            lengths = [len(row) for row in rows]
            assert sum(lengths) == number
            assert len(rows) == (2 if number > 5 else 1), (number, width)
            assert max(lengths) - min(lengths) <= 1, (number, width, lengths)
            seen.setdefault(width, set()).update(card for row in rows for card in row)
    assert all(len(widths) == 1 for widths in seen.values()), seen


# How it looks to everyone: axe, targets, and what sticks out.


NAMES = ("Ada:easy", "Blaise:easy", "Carl:easy", LONG[0], "Bea:easy")
TEN = "AS TS 9H 4H KD QD KC AC JS 3C"


def nearly_over(names: tuple[str, ...], rounds: int) -> Record:
    """Return a game of one person in which only the last card of this round is still to be played."""
    record = Record(
        "ten-nine-eight",
        seats=play.seated(names),
        seed=4,
        options={"rounds": "5-to-1"},
    )
    chance = random.Random(4)
    while True:
        state = record.state
        seen = public(record)
        if len(seen.rounds) == rounds - 1 and sum(seen.hand_sizes) == len(names) and None not in seen.bids:
            return record
        actions = state.legal_actions()
        record.play(state.current_player(), state.action_to_string(chance.choice(actions[:4])))


def games() -> list[Record]:
    """Return a bid of ten cards, a trick of ten, and a round and a game that are nearly over."""
    return [
        table(*NAMES, hand=TEN, seat=3, turned_up="6H", bids=[3, 2, 0, None, None]),
        table(*NAMES, hand=TEN, seat=3, turned_up="6H", bids=[2, 1, 0, 3, 10], trick="AD TD 3D"),
        nearly_over(NAMES, 4),
        nearly_over(NAMES, 5),
    ]


@pytest.mark.thorough
def test_every_screen_is_for_everybody(page: Page, site: Site) -> None:
    play.plant(page, site, games())
    play.settings(page, "At once")
    found = Findings()
    look = Inspector(page, found)
    play.opened(page, 0, "play")
    bidding(page).nth(3).tap()
    expect(play.plays(page)).to_have_text("Bid 3")
    look("bid")
    play.opened(page, 1, "play")
    wait(page)
    assert page.locator(".mine button").count() == 10
    look("trick")
    for width, height in ((320, 640), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(play.STRIPS) == []
        expect(page.get_by_role("button", name="Hint")).to_be_visible()  # one tap, at any width
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Menu").tap()
    page.locator("#sheet").get_by_role("button", name="Rules of 10-9-8").tap()
    expect(page.get_by_role("navigation", name="Chapters").get_by_role("button")).to_have_count(7)
    for chapter in page.get_by_role("navigation", name="Chapters").get_by_role("button").all():
        chapter.tap()
        expect(chapter).to_have_attribute("aria-current", "true")
        look(f"rules: {chapter.inner_text()}")
    page.get_by_role("button", name="Close the rules").tap()
    play.opened(page, 2, "scores")
    look("scores")
    play.opened(page, 3, "result")
    look("result")
    assert len(found.screens) == 11
    for theme, problems in found.axe.items():
        assert not problems, f"{theme}:\n" + "\n".join(problems)
    assert not found.targets, "\n".join(found.targets)
    assert not found.sideways, "\n".join(found.sideways)
    assert not found.cut, "\n".join(found.cut)
