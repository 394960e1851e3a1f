"""The seal of a deal, shown from the first card on and opened at the end. If you check it, you deal the same cards."""

import doctest
import hashlib
import re

import pytest

from table import sealing
from tenfold import Record
from tenfold.registry import SHELF
from tests.table.driver import Person, Phone, play_to_the_end
from web.build.paths import ROOT


def dealt(game: str) -> Phone:
    phone = Phone()
    phone.send({"type": "setup", "game": game})
    phone.tap(phone.sending("start")[0])
    return phone


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", SHELF)
def test_the_seal_of_the_menu_is_the_one_that_the_result_opens(game):
    phone = dealt(game)
    phone.tap("Menu")
    phone.tap("Sealed deal")
    shown = next(part for part in phone.text.split() if len(part) == 64)
    number = str(phone.record.seed)
    assert number not in phone.text
    assert phone.record.meta["nonce"] not in phone.text
    phone.tap("Close")
    play_to_the_end(phone, Person(1))
    phone.tap("Check the deal")
    said = phone.text
    nonce = next(part for part in said.split() if re.fullmatch("[0-9a-f]{32}", part))
    assert number in said
    assert shown in said
    assert hashlib.sha256(f"{number} {nonce}".encode()).hexdigest() == shown
    phone.tap("Check deal")
    assert "The same cards" in phone.text
    assert "the same result" in phone.text


def test_the_hands_of_a_checked_deal_have_the_names_of_the_table():
    phone = dealt("pig10")
    play_to_the_end(phone, Person(3))
    phone.tap("Check the deal")
    phone.tap("Check deal")
    assert [part.text for part in phone.page.all("dt")] == phone.session.names
    assert phone.session.names[0] == "You"


def test_another_deal_is_told():
    phone = dealt("pig10")
    play_to_the_end(phone, Person(2))
    record = phone.record
    other = Record("pig10", seats=record.seats, options=record.options, seed=(record.seed + 1) % 999, meta=record.meta)
    assert sealing.seal(other) != sealing.seal(record)
    assert sealing.check(record)[:2] == (True, True)


def test_every_deal_has_a_nonce_of_its_own():
    assert len({sealing.seal(dealt("tens").record) for _ in range(20)}) == 20


def test_a_game_without_a_seal_has_nothing_to_check():
    phone = dealt("pig10")
    phone.record.meta.pop("nonce")
    phone.tap("Menu")
    assert not [row for row in phone.sending("sheet") if "seal" in row.attrs["data-event"]]
    phone.send({"type": "sheet", "name": "seal"})
    assert "Sealed" not in phone.text


def test_the_page_of_the_docs_is_right():
    assert doctest.testfile(str(ROOT / "docs" / "sealed-deals.md"), module_relative=False).failed == 0
    assert doctest.testfile(str(ROOT / "docs" / "daily.md"), module_relative=False).failed == 0
