"""A save that was being read when Python died is left alone at the next start. Nothing of it is lost."""

import json

import pytest

from tenfold import Record, Seat
from tests.table.driver import Phone

ID = "18bcfe56800-0000aa"
OTHER = "18bcfe56801-0000ab"
SAID = "Tenfold stopped while reading a saved game."


def text(seed: int) -> str:
    return Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "easy")], seed=seed).to_json()


def died_at(key: str, **store: str) -> Phone:
    """Return a phone with a Python that died as it read the save of this key, started again."""
    return Phone(store={f"game:{ID}": text(1), f"game:{OTHER}": text(2), **store}, skip=key)


def read(phone: Phone) -> list[str]:
    return [line.id for line in phone.model.games]


def test_without_a_mark_every_game_is_found():
    assert read(died_at("")) == [OTHER, ID] or read(died_at("")) == [ID, OTHER]


def test_it_is_passed_over_and_told_at_this_start_and_passed_over_at_all_others():
    phone = died_at(f"game:{ID}")
    assert SAID in phone.sheet.text
    assert read(phone) == [OTHER]
    again = Phone(store=phone.store)
    assert again.sheet is None
    assert read(again) == [OTHER]
    assert again.store[f"game:{ID}"] == text(1)


def test_two_of_them_are_both_passed_over():
    phone = died_at(f"game:{OTHER}", skipped=json.dumps([ID]))
    assert read(phone) == []
    assert phone.model.skipped == [ID, OTHER]


def test_it_is_handed_out_as_a_file_that_python_does_not_read():
    phone = died_at(f"game:{ID}")
    phone.tap("Save as a file")
    assert json.loads(phone.file)["saves"] == {f"game:{ID}": text(1)}
    assert read(phone) == [OTHER]


NAMED = "Game from 14 November 2023"


def test_it_can_be_tried_again_later():
    phone = died_at(f"game:{ID}")
    phone.tap("Close")
    phone.tap("Settings")
    phone.tap(NAMED)
    phone.tap("Try again")
    assert phone.sheet is None
    assert "It’s in your list again" in phone.text
    assert ID in read(phone)
    assert ID in read(Phone(store=phone.store))
    phone.send({"type": "settings"})
    assert "not read" not in phone.text


def test_it_stays_skipped_until_it_has_been_read_whatever_dies_meanwhile():
    phone = died_at(f"game:{ID}")
    assert "If you try again, Tenfold may stop again." in phone.sheet.text
    dead = {}

    def dies(one):
        """Python never answers the reading: all that is left is what was on disk and on the screen before."""
        if not dead and one.event["type"] == "try-skipped":
            dead.update(store=dict(one.store), sheet=one.sheet.text, buttons=one.has_button("Try again"))

    phone.watchers.append(dies)
    phone.tap("Try again")
    assert "Reading the game" in dead["sheet"]
    assert not dead["buttons"]
    again = Phone(store=dead["store"], skip=f"game:{ID}")
    assert SAID in again.sheet.text
    again.tap("Close")
    again.tap("Settings")
    assert NAMED in again.text
    closed = Phone(store=dead["store"])
    assert read(closed) == [OTHER]
    assert closed.model.skipped == [ID]


@pytest.mark.parametrize(
    ("event", "said", "skipped"),
    [
        ({"text": "damaged"}, "is damaged", [ID]),
        ({"text": None}, "no longer on this phone", []),
        ({"text": None, "refused": True}, "can’t be read right now", [ID]),
    ],
)
def test_what_comes_of_trying_again_is_told(event, said, skipped):
    phone = died_at(f"game:{ID}")
    phone.send({"type": "loaded", "id": ID, "again": True, **event})
    assert phone.sheet is None
    assert said in phone.text
    assert phone.model.skipped == skipped


def test_it_is_called_by_what_the_list_knows_of_it():
    phone = Phone(store=died_at("").store, skip=f"game:{ID}")
    assert "PIG 10 with Bea and Ada" in phone.sheet.text
    assert ID not in phone.sheet.text
    phone.tap("Close")
    phone.tap("Settings")
    assert phone.has_button("PIG 10 with Bea and Ada")


@pytest.mark.parametrize("ident", ["a-1", "ffffffffffffffff-000000", "1-000000", ""])
def test_of_a_name_that_tells_no_time_nothing_is_made_up(ident):
    phone = died_at(f"game:{ident}")
    assert "Saved game" in phone.sheet.text


def test_it_can_be_removed():
    phone = died_at(f"game:{ID}")
    phone.tap("Remove game")
    assert f"game:{ID}" not in phone.store
    again = Phone(store=phone.store)
    assert read(again) == [OTHER]
    assert again.model.skipped == []


def test_one_that_a_list_knows_asks_before_it_is_opened():
    phone = Phone(store=died_at("").store, skip=f"game:{ID}")
    assert ID in read(phone)
    phone.tap("Close")
    phone.send({"type": "open", "id": ID})
    assert SAID in phone.sheet.text
    phone.tap("Try again")
    assert phone.session.id == ID
    assert phone.model.skipped == []


def test_python_started_again_on_the_same_page_leaves_it_alone_too():
    phone = died_at(f"game:{ID}")
    phone.send({"type": "history"})  # where it was, as the shell leads back there
    phone.send({"type": "started-again"})
    assert SAID in phone.sheet.text
    assert phone.toast


@pytest.mark.parametrize("mark", ["settings", f"back:{ID}", 7, None, [], {}])
def test_a_mark_that_is_no_games_says_nothing(mark):
    phone = died_at(mark)
    assert phone.sheet is None
    assert len(read(phone)) == 2


@pytest.mark.parametrize("kept", ["", "7", '{"a": 1}', "[7, null]", "[" * 50])
def test_what_was_kept_of_it_may_be_damaged(kept):
    assert len(read(died_at("", skipped=kept))) == 2


@pytest.mark.parametrize("kind", ["try-skipped", "save-skipped", "forget-skipped"])
@pytest.mark.parametrize("ident", [OTHER, None, 7, [], {}])
def test_no_other_game_is_meant(kind, ident):
    phone = died_at(f"game:{ID}")
    before = dict(phone.store)
    phone.send({"type": kind, "id": ident})
    assert phone.store == before
    assert phone.model.skipped == [ID]
