"""What may never be on the screen: another seat's card (DESIGN 5.1), a hand without a hand-over (5.2).

Two-sided: every frame is made again in other worlds that the eyes in front of the screen cannot tell from the real
one, and has to be the same, byte for byte.
"""

import copy
import json
import random
import re

import pytest

from table.boards import board_of
from table.games.pig10.drawings import name as card_name
from table.look import plain
from tenfold.games.pig10 import CARDS
from tests.table.driver import Person, Phone, play_to_the_end, table_of
from tests.table.worlds import other_world, same_in_another_world

NAMES = {card_name(card): card for card in CARDS}
SEVERAL = ["pp", "ppe", "pep", "pmpe", "pppp"]
ONE_OR_NONE = ["pe", "epm", "eeee", "em"]


def open_cards(element):
    """The cards that lie open in a part of the page."""
    found = []
    for part in element.walk():
        named = part.tag == "button" or part.get("role") == "img"
        name = re.split(", makes", part.get("aria-label") or "")[0]
        if named and name in NAMES:
            found.append(NAMES[name])
    return found


def backs(element):
    return [part for part in element.walk() if "is-back" in part.classes]


def whose_hand(phone):
    """The seat whose hand lies open on the screen; None where none does."""
    hand = phone.hand
    if hand is None or "folded" in hand.get("aria-label"):
        return None
    return phone.session.names.index(hand.get("aria-label").removeprefix("Hand of "))


def several_people(phone):
    return phone.model.session is not None and len(phone.session.people) > 1


class Witness:
    """Looks at every frame, as a person across the table would."""

    def __init__(self, phone):
        self.last = None
        self.handed_over = True
        self.hands = self.hand_overs = self.folded = 0
        phone.watchers.append(self.look)

    def look(self, phone):
        session = phone.model.session
        if session is None or phone.screen not in ("play", "handover", "result"):
            assert not phone.step["secret"]
            self.leave(phone)
            return
        seat = whose_hand(phone)
        assert phone.step["secret"] is (several_people(phone) and seat is not None)
        if phone.screen == "handover":
            self.hand_overs += 1
            self.handed_over = True
            assert not session.alone
            assert phone.hand is None
        if seat is None:
            self.leave(phone)
        else:
            self.see(phone, seat)
        self.count_cards(phone, seat)

    def leave(self, phone):
        if self.last is not None and several_people(phone):
            assert phone.step["cover"], "the first frame that hides a hand is not animated"
        self.last = None
        if phone.model.session is None:
            self.handed_over = False

    def see(self, phone, seat):
        if several_people(phone) and seat != self.seen_before(phone):
            assert self.handed_over, "a hand is shown to whoever held the phone before"
        assert not phone.step["cover"]
        self.hands += 1
        self.last = self.owner = seat
        self.handed_over = False

    owner = None

    def seen_before(self, phone):
        return self.owner

    def count_cards(self, phone, seat):
        """In the page lie open: the hand of the eyes, the card that is being played, the last seven of the middle."""
        if phone.screen == "play":
            hand = phone.hand
            in_hand = [] if hand is None else open_cards(hand)
            if seat is not None:
                assert in_hand == list(phone.session.record.state.observation(seat).hand)
            elif hand is not None:
                self.folded += 1
                self.check_folded(phone, hand, in_hand)
            middle = next(part for part in phone.page.all("div") if part.get("data-place") == "middle")
            assert len(open_cards(middle)) <= 7
            assert len(open_cards(phone.page.root)) == len(open_cards(middle)) + len(in_hand)
        else:
            assert not open_cards(phone.page.root)

    def check_folded(self, phone, hand, in_hand):
        owner = phone.session.names.index(hand.get("aria-label").removeprefix("Hand of ").split(", folded")[0])
        assert owner == self.owner, "the hand that lies there is the one that has just been folded"
        moment = phone.session.moment
        if in_hand:
            assert in_hand == [phone.session.record.entries[-1].action.split()[0]], "only what is being played is open"
        assert len({back.parent.shape() for back in backs(hand)}) <= 1
        for back in backs(hand):
            for part in back.parent.walk():
                assert not {"id", "data-place", "data-event", "style"} & set(part.attrs)
        sizes = moment.before.hand_sizes if in_hand else phone.session.record.state.observation().hand_sizes
        assert len(backs(hand)) == sizes[owner] - len(in_hand)
        assert not [part for part in hand.walk() if part.tag == "button"]


@pytest.mark.parametrize(("deal", "kinds"), list(enumerate(SEVERAL + ONE_OR_NONE)))
def test_every_frame_is_the_same_whatever_the_hidden_cards_are(deal, kinds):
    phone = Phone(entropy=deal)
    rng = random.Random(deal)
    phone.start(kinds, deal=100 + deal)
    person = Person(deal)
    phone.watchers.append(lambda phone: same_in_another_world(phone, rng))
    for _ in range(40):
        person.act(phone)
    phone.watchers.clear()
    while phone.record.state.observation().pile:
        person.act(phone)
    phone.watchers.append(lambda phone: same_in_another_world(phone, rng))
    play_to_the_end(phone, person)


@pytest.mark.parametrize("kinds", ["pp", "pe"])
def test_no_sheet_and_no_setting_shows_what_the_eyes_may_not_know(kinds):
    phone = Phone()
    rng = random.Random(1)
    phone.start(kinds, deal=100)
    person = Person(1)
    phone.watchers.append(lambda phone: same_in_another_world(phone, rng))
    for _ in range(25):
        person.act(phone)
        for sheet in ("Everything so far", "Menu"):
            phone.tap(sheet)
            phone.tap("Close")
    phone.take_the_phone()
    phone.tap("Show the sums")
    phone.tap(phone.cards[0])
    phone.tap("Menu")
    phone.tap("Settings")
    phone.switch("Do the sum oneself", on=True)
    phone.tap("Back")
    phone.tap(phone.cards[0])


@pytest.mark.parametrize("kinds", ["pp", "ppe", "pppp"])
def test_what_a_move_between_people_sets_off_is_the_same_whatever_the_hidden_cards_are(kinds):
    """Announcements, sounds, travels, timers: the answer to a tap in a world that who is on turn cannot tell apart."""
    phone = Phone()
    rng = random.Random(7)
    phone.start(kinds, deal=9)
    person = Person(7)
    compared = 0
    for _ in range(90):
        model = phone.model
        session = phone.session
        thinks = any(event["type"] == "think" for _, event in phone.timers.values())
        if thinks or session.record.finished:
            person.act(phone)
            continue
        session.thinking = None
        twin = copy.copy(phone)
        twin.model = copy.deepcopy(model)
        twin.watchers, twin.store, twin.heard, twin.keep = [], {}, [], {}
        twin.timers = dict(phone.timers)
        twins = twin.session
        twins.record._state = other_world(twins, twins.turn, rng)
        twin_person = copy.deepcopy(person)
        person.act(phone)
        twin_person.act(twin)
        assert twin.step == phone.step
        compared += phone.event["type"] in ("play", "touch") and phone.session.moment is not None
    assert compared > 10


@pytest.mark.parametrize("kinds", ["pe", "pp", "ppe"])
def test_only_what_everybody_saw_is_announced(kinds):
    phone = Phone()
    phone.start(kinds, deal=9)
    entries, since = 0, len(phone.record.state.events())

    def watch(phone):
        nonlocal entries, since
        if len(phone.record.entries) > entries:
            entries = len(phone.record.entries)
            public = phone.record.state.events(since, None)
            since = len(phone.record.state.events())
            board = board_of("pig10")
            told = " ".join(plain(line) for event in public for line in board.tell(event, phone.session.names))
            assert [effect["text"] for effect in phone.effects if effect["type"] == "announce"] == [told]

    phone.watchers.append(watch)
    person = Person(7)
    for _ in range(120):
        person.act(phone)
    assert entries > 20


@pytest.mark.parametrize("pace", ["Brisk", "At once"])
@pytest.mark.parametrize(("deal", "kinds"), list(enumerate(SEVERAL)))
def test_between_two_people_stands_a_hand_over_and_every_hand_is_covered(deal, kinds, pace):
    phone = Phone(entropy=deal)
    phone.settings(pace=pace)
    witness = Witness(phone)
    phone.start(kinds, deal=deal)
    person = Person(deal)
    for _ in range(100):
        person.act(phone)
    assert witness.hands > 10
    assert witness.hand_overs > 5
    assert (witness.folded > 5) is (pace == "Brisk" or "e" in kinds)


@pytest.mark.parametrize("kinds", ["pp", "ppe"])
def test_the_end_of_a_game_between_people_hides_hands_as_well(kinds):
    phone = Phone()
    phone.settings(pace="At once")
    witness = Witness(phone)
    phone.start(kinds, deal=2)
    play_to_the_end(phone, Person(2))
    assert witness.hand_overs > 20


@pytest.mark.parametrize(("deal", "kinds"), list(enumerate(ONE_OR_NONE)))
def test_a_table_with_one_person_or_none_never_sees_a_hand_over(deal, kinds):
    phone = Phone(entropy=deal)
    phone.settings(pace="At once")
    witness = Witness(phone)
    phone.start(kinds, deal=deal)
    person = Person(deal)
    for turn in range(100):
        if phone.screen == "result":
            break
        if turn % 10 == 0:
            phone.send({"type": "hidden"})
            phone.send({"type": "shown"})
        person.act(phone)
    assert witness.hand_overs == 0
    assert (witness.hands > 0) is ("p" in kinds)


@pytest.mark.parametrize("kinds", ["pp", "ppe"])
def test_leaving_sight_folds_the_hand_at_any_moment(kinds):
    phone = Phone()
    witness = Witness(phone)
    phone.start(kinds, deal=3)
    person = Person(3)
    rng = random.Random(3)
    for _ in range(120):
        person.act(phone)
        if rng.random() < 0.4:
            over = witness.hand_overs
            phone.send({"type": "hidden"})
            assert whose_hand(phone) is None
            assert not phone.step["secret"]
            phone.send({"type": "shown"})
            assert whose_hand(phone) is None
            while not phone.cards and phone.screen != "result":
                person.act(phone)
            assert witness.hand_overs > over or phone.screen == "result"
            assert not any(card.pressed for card in phone.cards)
    assert witness.hands > 20


def test_a_hand_left_for_the_settings_is_folded_when_the_phone_leaves_sight_there():
    phone = Phone()
    phone.start("pp", deal=3)
    phone.take_the_phone()
    phone.tap("Menu")
    phone.tap("Settings")
    assert not open_cards(phone.page.root)
    phone.send({"type": "hidden"})
    phone.tap("Back")
    assert phone.screen == "handover"


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


def test_coming_back_to_a_game_between_people_begins_with_a_hand_over():
    phone = Phone()
    phone.start("pp", deal=3)
    phone.take_the_phone()
    phone.tap("Leave the table")
    phone.go_on()
    assert phone.screen == "handover"
    assert not open_cards(phone.page.root)


def test_the_hand_over_says_who_is_next_and_what_has_happened_but_no_hand():
    phone = Phone()
    phone.start("pep", deal=3)
    person = Person(1)
    for _ in range(40):
        person.act(phone)
    while phone.holding is None:
        person.act(phone)
    names, turn = phone.session.names, phone.record.state.current_player()
    assert phone.page.one(id="next").text == names[turn]
    recap = phone.page.one("section", aria_labelledby="recap")
    since = phone.record.entries[-2:]
    assert all(names[entry.seat] in recap.text for entry in since)
    assert not open_cards(phone.page.root)


def test_a_double_tap_on_the_hand_over_plays_nothing():
    phone = Phone()
    phone.start("pp", deal=3)
    button = phone.holding
    event = json.loads(button.get("data-event"))
    assert int(button.get("data-guard")) >= 300
    phone.send(event)
    shown = phone.html
    phone.send(event)
    assert phone.html == shown
    assert not phone.record.entries


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


def test_the_deal_number_is_shown_when_the_game_is_over_and_not_before():
    """It deals the same cards again: whoever reads it during the game could look every hand up."""
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pe", deal=912_345_678)
    seen = []

    def watch(phone):
        step = json.dumps({**phone.step, "effects": []})
        seen.append((phone.screen, "912345678" in step))

    phone.watchers.append(watch)
    person = Person(1)
    for _ in range(10):
        person.act(phone)
        phone.tap("Menu")
        phone.tap("Close")
    play_to_the_end(phone, person)
    assert {shown for screen, shown in seen if screen != "result"} == {False}
    assert seen[-1] == ("result", True)


def test_a_card_has_a_place_of_its_own_only_while_it_is_selected():
    phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    assert not [part for part in phone.hand.walk() if "data-place" in part.attrs]
    phone.tap(phone.card("3"))
    assert [part.get("data-place") for part in phone.hand.walk() if "data-place" in part.attrs] == ["hand-3"]


def test_the_screens_kept_for_the_next_visit_hold_no_card():
    phone = Phone()
    phone.start("pp", deal=3)
    person = Person(3)
    for _ in range(60):
        person.act(phone)
    phone.tap("Leave the table")
    kept = json.dumps(phone.keep)
    assert "Player A" in kept
    assert not any(f'aria-label=\\"{name}\\"' in kept for name in NAMES)
