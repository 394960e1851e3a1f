"""What may never be on the screen: another seat's card (DESIGN 5.1), a hand without a hand-over (5.2).

Two-sided: every frame is made again in other worlds that look real to the eyes in front of the screen. It has to be the
same, byte for byte.
"""

import random
import re

import pytest

from table.games.pig10.drawings import name as card_name
from tenfold.games.pig10.cards import CARDS
from tests.table.conformance import whose_hand
from tests.table.driver import Person, Phone, table_of
from tests.table.worlds import same_in_another_world

NAMES = {card_name(card): card for card in CARDS}


def open_cards(element):
    """The cards that lie open in a part of the page."""
    found = []
    for part in element.walk():
        named = part.tag == "button" or part.get("role") == "img"
        name = re.split(", makes", part.get("aria-label") or "")[0]
        if named and name in NAMES:
            found.append(NAMES[name])
    return found


@pytest.mark.parametrize("kinds", ["pp", "pe"])
def test_no_sheet_and_no_setting_shows_what_the_eyes_may_not_know(kinds):
    phone = Phone(large=True)
    rng = random.Random(1)
    phone.start(kinds, deal=100)
    person = Person(1)
    phone.watchers.append(lambda phone: same_in_another_world(phone, rng))
    for _ in range(25):
        person.act(phone)
        for sheet in ("Game log", "Menu"):
            phone.tap(sheet)
            phone.tap("Close")
    phone.take_the_phone()
    while not phone.has_button("Show sums"):
        person.act(phone)
    phone.tap("Show sums")
    phone.tap(phone.cards[0])
    phone.tap("Menu")
    phone.tap("Settings")
    phone.switch("Do the sums yourself", on=True)
    phone.tap("Back")
    phone.tap(phone.cards[0])


@pytest.mark.parametrize("way", [["Leave the table"], ["Menu", "Leave the table"], ["Menu", "Settings"]])
def test_leaving_the_table_takes_the_hand_away_without_a_picture_that_travels(way):
    phone = Phone()
    phone.start("pp", deal=3)
    phone.take_the_phone()
    for name in way:
        phone.tap(name)
    assert not open_cards(phone.page.root)
    assert not phone.step["secret"]
    assert not phone.step["moves"]


def test_a_stale_hold_during_the_game_of_computers_shows_nothing():
    phone = Phone()
    phone.start("ppe", deal=3)
    phone.take_the_phone()
    seat = phone.record.state.current_player()
    phone.tap(phone.cards[0])
    phone.tap(phone.sending("play")[0])
    phone.send({"type": "take-phone"})
    assert whose_hand(phone) is None
    assert phone.record.state.current_player() != seat


def test_a_card_has_a_place_of_its_own_only_while_it_is_selected():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    assert not [part for part in phone.hand.walk() if "data-place" in part.attrs]
    phone.tap(phone.card("3"))
    assert [part.get("data-place") for part in phone.hand.walk() if "data-place" in part.attrs] == ["hand-3"]
