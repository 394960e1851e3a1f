"""Several phones at one table: everyone sees their own hand, and nothing is lost on the way."""

import json
import random

import pytest

from table.explaining import Explanation
from table.features.phones import fairness, hosted, wire
from table.features.phones.far import FarSession
from table.features.phones.state import Phones
from table.model import Aside
from table.views import VIEWS
from tenfold import Record
from tests.table.air import Air, check_the_same_game, dealt, lossy_game, play_on
from tests.table.driver import Person, Phone
from tests.table.worlds import other_world

GAMES = ["PIG 10", "Tens", "10", "10-9-8", "Tenstuff"]
LONG = {"Tenstuff": 30, "10": 25, "Tens": 25}
"""How many moves are played by taps, at the end of a game. Computers play those before without the phones."""


def table(game="PIG 10", *, guests=3, seed=1, kinds="pm", explain=False, **faults):
    """Return the air between a host and its guests, after the deal."""
    air = Air(seed, explain=explain)
    air.open(kinds, game=game)
    for name in ("Bea", "Cem", "Dan", "Eva")[:guests]:
        air.join(name)
    dealt(air)
    air.lost, air.doubled, air.late = (faults.get(name, 0.0) for name in ("lost", "doubled", "late"))
    return air


def here(air):
    """Return what the host knows of its guests."""
    return air.host.model.memory(Phones).hosting


@pytest.mark.thorough
@pytest.mark.quick("PIG 10")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_four_phones_ends_the_same_for_everyone(game):
    air = table(game)
    if game in LONG:
        air.hurry(LONG[game])
    play_on(air)
    check_the_same_game(air)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_on_a_wire_that_loses_doubles_and_reorders(game):
    """bench/lossy.py plays hundreds of these games."""
    for seed in range(4):
        lossy_game(game, seed)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_if_phones_are_also_reloaded(game):
    lossy_game(game, 4, reloads=0.01)


@pytest.mark.thorough
@pytest.mark.quick("10-9-8", "Tenstuff")
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_told_is_the_same_in_every_world_that_it_cannot_tell_apart(game):
    air = table(game, guests=2)
    chance, compared = random.Random(4), 0

    def compare(to, sender, text):
        nonlocal compared
        data = json.loads(text)
        if sender != "host" or data["type"] != "note":
            assert sender != "host" or data["type"] in ("over", "lobby", "no", "who")
            return
        session, known = air.host.session, here(air)
        phone = known.at(to)
        seat = hosted.seat_of(session, phone)
        real = session.record._state
        session.record._state = other_world(session, seat, chance)
        try:
            compared += session.record._state.serialize() != real.serialize()
            note = hosted.note_for(known, session, seat, phone)
            assert wire.written(note) == text
        finally:
            session.record._state = real

    air.listeners.append(compare)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    assert air.play(people, lambda: compared > 60 or air.host.screen == "result")
    assert compared > 20 or game == "Tens"  # in Tens, all that one seat knows the others know, too


@pytest.mark.thorough
@pytest.mark.quick("10")
@pytest.mark.parametrize("game", ["PIG 10", "10", "10-9-8", "Tenstuff"])
def test_what_a_seat_saw_of_a_move_has_no_card_of_another_hand(game):
    """Two-sided: its own cards are there."""
    air = table(game, guests=2)
    mine = 0

    def look(to, sender, text):
        nonlocal mine
        data = json.loads(text)
        if sender != "host" or data["type"] != "note":
            return
        for before, witnessed in data["happened"]:
            assert json.loads(before)["player"] is None
            for _event, seen in witnessed:
                picture = json.loads(seen)
                assert picture["player"] == data["seat"]
                mine += bool(picture.get("hand"))
        assert json.loads(data["seen"])["player"] == data["seat"]

    air.listeners.append(look)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    assert air.play(people, lambda: mine > 40 or air.host.screen == "result")
    assert mine > 20
    for to, _sender, text in air.everything:
        if to != "host" and not text.startswith('{"type":"over"'):
            assert str(air.host.record.seed) not in text
            assert air.host.record.meta["nonce"] not in text
            assert air.host.session.id not in text


def test_the_phone_in_the_middle_shows_no_hand():
    air = Air(3)
    host = air.open("pm", game="10-9-8")
    host.switch("This phone only shows the table", on=True)
    for name in ("Bea", "Cem", "Dan"):
        air.join(name)
    dealt(air)
    hands = []
    host.watchers.append(lambda phone: hands.append(phone.hand is not None and phone.screen == "play"))
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    assert air.play(people, lambda: len(host.record.entries) > 25)
    assert host.session.people == []
    assert not any(hands)
    assert all(phone.hand is not None for phone in air.phones.values() if phone is not host)


def test_a_window_lasts_as_long_whatever_is_in_a_hand(thorough):
    """What a guest could time must not depend on the hand of the host."""
    air = table("Tenstuff", guests=2)
    chance, windows, seen = random.Random(5), 0, 0

    def check(phone):
        nonlocal windows, seen
        session = phone.session
        if not session.reacting or session.moment or session.closing or session.turn in session.people:
            return
        windows += 1
        state = session.record._state
        timers = [timer["id"] for timer in phone.step["timers"]]
        for guest in session.far:
            world = other_world(session, guest, chance)
            own = session.people[0]
            differs = bool(world.legal_actions(own)) != bool(state.legal_actions(own))
            session.record._state = world
            try:
                hosted.settle(session)
                assert not session.closing
                again = phone.model and [timer.id for timer in _timers(phone)]
                assert again == timers
            finally:
                session.record._state = state
                hosted.settle(session)
            seen += differs

    air.host.watchers.append(check)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    assert air.play(people, lambda: seen > (10 if thorough else 4) and windows > 8)


def _timers(phone):
    from table import view

    return view.step(phone.model, view.Shown())[0].timers


# Joining.


def test_a_guest_takes_a_free_seat_then_a_computers_then_a_new_one():
    air = Air()
    host = air.open("pmp", game="PIG 10")
    host.tap("Close")
    host.type_in("Name of seat 1", "Ann")
    for name in ("Bea", "Bea", "Dan"):
        air.join(name)
    setup = host.model.setups["pig10"]
    assert [(chair.kind, chair.shown_name) for chair in setup.used] == [
        ("person", "Ann"),
        ("person", "Bea II"),
        ("person", "Bea"),
        ("person", "Dan"),
    ]
    assert "3 phones" in host.text
    assert host.text.count("own phone") == 4  # of three seats, and of the row below


def test_the_person_with_the_table_is_asked_for_a_name():
    air = Air()
    host = air.open("pm", game="PIG 10")
    bea = air.join("Bea")
    assert "Player A" in bea.text
    host.type_in("Your name", " ")
    assert "A name needs a letter" in host.toast
    host.type_in("Your name", "Ada")
    air.settle()
    assert "Ada" in bea.text
    assert "Your name" not in host.sheet.text
    assert host.model.settings.name == "Ada"


def test_a_guest_can_learn_the_game_until_the_deal():
    air = Air(3)
    air.open("pm", game="Tens")
    guest = air.join("Bea")
    assert "New to Tens?" in guest.text
    guest.tap("Learn by playing")
    assert guest.session.taught
    guest.tap("Continue")
    guest.tap("Leave the lesson")
    assert guest.screen == "visit"
    assert "You left this lesson halfway." in guest.text
    guest.tap("Continue learning")
    assert guest.session.learning.step == 1
    dealt(air)
    assert isinstance(guest.session, FarSession)


def test_a_full_table_says_so():
    air = Air()
    air.open("pppppppp", game="PIG 10")
    for name in "ABCDEFG":
        air.join(f"{name}a")
    late = air.join("Late")
    assert "The table is full." in late.text
    assert not late.has_button("Leave the table")


def test_computers_that_no_one_wanted_are_not_dealt_in():
    air = Air()
    host = air.open("pmmm")
    air.join("Bea")
    assert host.has_button("Deal with ")
    host.tap("Deal for Player A and Bea")
    air.settle()
    assert [seat.name for seat in host.record.seats] == ["Player A", "Bea"]
    assert host.sheet is None
    assert host.session.far == {1}


def test_computers_can_be_dealt_in():
    air = Air()
    host = air.open("pmmm")
    air.join("Bea")
    host.tap("Deal with ")
    assert [seat.kind for seat in host.record.seats].count("bot") == 2


def test_a_guest_of_another_version_is_told():
    air = Air()
    host = air.open()
    host.send({"type": "phones-heard", "from": "c9", "text": wire.written(wire.Hello(99, "s" * 32, "Old"))})
    assert json.loads(host.effects[-1]["text"]) == {"type": "closed", "why": "version"}
    guest = air.join("Bea")
    guest.send({"type": "phones-heard", "from": "host", "text": wire.written(wire.Who(99))})
    assert "different versions" in guest.text


def test_a_guest_who_leaves_before_the_deal_frees_the_seat():
    air = Air()
    host = air.open("pm")
    bea = air.join("Bea")
    bea.tap("Leave the table")
    assert "Someone else can have your seat then." in bea.sheet.text
    bea.tap("Stay")
    assert bea.screen == "visit"
    bea.tap("Leave the table")
    bea.tap("Leave")
    air.settle()
    assert "Bea has left" in host.toast
    assert here(air).phones == {}
    assert [chair.kind for chair in host.model.setups["pig10"].used] == ["person", "bot"]
    assert bea.screen == "home"
    assert "You’ve left the table" in bea.toast
    cem = air.join("Cem")
    assert "You’re at the table" in cem.text


def test_a_phone_that_comes_late_waits_for_the_host():
    air = table(guests=2)
    late = air.join("Eva")
    assert air.host.sheet is not None
    assert "Eva wants to join" in air.host.sheet.text
    assert "Every seat has its player" in air.host.sheet.text
    air.host.tap("No")
    air.settle()
    assert "There’s no seat for you in this game." in late.text


def test_a_second_claim_of_a_seat_needs_the_hosts_yes():
    air = table(guests=2)
    bea = air.phones["c1"]
    twin = Phone(store=dict(bea.store), entropy=77, now=bea.now)
    air.add("c8", twin)
    air.host.send({"type": "phones-came", "from": "c8"})
    air.settle()
    assert "Another phone wants to be Bea" in air.host.sheet.text
    assert twin.screen != "play"
    air.host.tap("Let it in")
    air.settle()
    twin.tap("Back to the table")
    assert twin.screen == "play"
    assert "Someone else plays at your seat now" in bea.text


def test_a_phone_that_claims_the_seat_of_a_silent_one_is_let_in():
    """Bea reloads her page. Her new line comes before the old one is given up."""
    air = table(guests=2)
    bea = air.phones["c1"]
    air.cut.add("c1")
    again = air.add("c8", Phone(store=dict(bea.store), entropy=77, now=bea.now))
    air.host.send({"type": "phones-came", "from": "c8"})
    air.settle()
    assert air.host.sheet is None
    assert again.screen != "play"
    for _ in range(4):
        air.wait({})
        air.settle()
        assert air.host.sheet is None
    again.tap("Back to the table")
    assert again.screen == "play"
    assert here(air).by_name("Bea").channel == "c8"


# Coming back.


def test_a_guest_that_reloads_is_back_in_its_seat():
    air = table(guests=2)
    bea = air.phones["c1"]
    cards = [phone_card.text for phone_card in bea.hand.walk() if phone_card.tag == "button"]
    air.drop("c1")
    assert "We’ve lost Bea’s phone" in air.host.toast
    again = Phone(store=dict(bea.store), entropy=78, now=bea.now)
    air.add("c7", again)
    joined = [effect for effect in again.effects if effect["type"] == "phones-join"]
    assert joined == [{"type": "phones-join", "room": "room-1"}]
    again.send({"type": "phones-came", "from": "host"})
    air.settle()
    assert again.screen == "home"
    again.tap("Back to the table")
    assert [part.text for part in again.hand.walk() if part.tag == "button"] == cards
    assert "Bea’s phone is back" in air.host.toast


@pytest.mark.thorough
def test_a_host_that_reloads_finds_its_guests_again():
    air = table(guests=2)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    assert air.play(people, lambda: len(air.host.record.entries) > 8)
    entries = list(air.host.record.entries)
    host = Phone(store=dict(air.host.store), entropy=79, now=air.host.now, query={"lan": ""})
    assert {"type": "phones-open", "room": "room-1", "key": "key-1"} in host.effects
    air.host = host
    air.add("host", host)
    for channel in ("c1", "c2"):
        host.send({"type": "phones-came", "from": channel})
    air.settle()
    air.phones["c1"].watch_to_the_end_of_the_move()
    assert "shows something else" in air.phones["c1"].text
    host.tap("Continue")
    air.settle()
    assert host.record.entries == entries
    assert host.session.far == {1, 2} or len(host.session.far) == 2
    air.hurry(12)
    play_on(air)
    check_the_same_game(air)


def test_a_host_that_reloads_before_the_deal_still_deals_with_everyone():
    air = Air()
    air.open("pm")
    air.join("Bea")
    host = Phone(store=dict(air.host.store), entropy=79, now=air.host.now, query={"lan": ""})
    air.host = air.add("host", host)
    host.send({"type": "phones-came", "from": "c1"})
    air.settle()
    host.send({"type": "setup", "game": "pig10"})
    dealt(air)
    assert fairness.dealt_together(host.record)
    assert len(here(air).phones) == 1


def lost_on_turn(air):
    """Play until the turn of Bea, whose phone is then lost. Return her seat."""
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    names = [seat.name for seat in air.host.record.seats]
    bea = names.index("Bea")
    assert air.play(people, lambda: air.host.session.turn == bea and air.host.session.moment is None)
    air.drop("c1")
    assert "Bea’s phone can’t be reached" in air.host.text
    assert "Bea’s phone can’t be reached" in air.phones["c2"].text or not air.settle()
    return bea


def test_a_computer_plays_for_a_lost_phone_until_it_is_back():
    air = table(guests=2)
    bea = lost_on_turn(air)
    air.host.tap("What now?")
    air.host.tap("Let the computer play")
    entries = len(air.host.record.entries)
    people = {"host": Person(1), "c2": Person(2)}
    assert air.play(people, lambda: len(air.host.record.entries) > entries + 4)
    assert air.host.record.entries[entries].seat == bea
    air.cut.clear()
    air.host.send({"type": "phones-came", "from": "c1"})
    air.settle()
    assert bea in air.host.session.far
    assert not air.host.session.stand_ins
    air.hurry(12)
    play_on(air)
    check_the_same_game(air)


def test_a_lost_seat_can_be_played_on_the_hosts_phone():
    air = table(guests=2)
    bea = lost_on_turn(air)
    air.host.tap("What now?")
    air.host.tap("Play on this phone")
    air.settle()
    assert air.host.session.people == sorted([bea, *air.host.session.people])[: len(air.host.session.people)]
    assert bea in air.host.session.people
    assert air.host.hand is None  # the phone is passed first
    assert air.host.holding is not None


def test_a_host_can_go_on_alone():
    air = table(guests=2)
    air.host.tap("Menu")
    air.host.tap("Other phones")
    air.host.tap("Play on this phone only")
    air.settle()
    assert not air.host.session.far
    assert len(air.host.session.people) == 3
    assert "The table has closed" in air.phones["c1"].text
    assert air.host.hand is None


# Undo.


def test_a_guest_asks_the_host_to_undo():
    air = table("10-9-8", guests=2)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    bea = [seat.name for seat in air.host.record.seats].index("Bea")
    assert air.play(people, lambda: bool(air.host.record.entries) and air.host.record.entries[-1].seat == bea)
    entries = len(air.host.record.entries)
    while air.host.session.moment:
        air.host.let_timer_run_out()
    air.settle()
    air.phones["c1"].tap("Undo")
    air.settle()
    assert "Bea wants to undo the last move" in air.host.sheet.text
    air.host.tap("Undo it")
    air.settle()
    assert len(air.host.record.entries) == entries - 1
    assert air.phones["c1"].session.turn == bea


def test_a_host_can_refuse_to_undo():
    air = table("10-9-8", guests=2)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    bea = [seat.name for seat in air.host.record.seats].index("Bea")
    assert air.play(people, lambda: bool(air.host.record.entries) and air.host.record.entries[-1].seat == bea)
    entries = len(air.host.record.entries)
    air.settle()
    air.phones["c1"].tap("Undo")
    air.settle()
    air.host.tap("Leave it")
    air.settle()
    assert len(air.host.record.entries) == entries
    assert "The answer was no, so your move stays" in air.phones["c1"].toast
    air.phones["c2"].tap("Undo")
    assert "You can’t undo this any more" in air.phones["c2"].toast


def test_everyone_is_told_of_an_undone_move():
    air = table("10-9-8", guests=2)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    bea = [seat.name for seat in air.host.record.seats].index("Bea")
    assert air.play(people, lambda: bool(air.host.record.entries) and air.host.record.entries[-1].seat == bea)
    while air.host.session.moment:
        air.host.let_timer_run_out()
    air.settle()
    guest = air.phones["c1"]
    guest.session.aside = Aside(Explanation("follow", "tricks", ("You follow suit",)), guest.now, 0)
    guest.tap("Undo")
    air.settle()
    air.host.tap("Undo it")
    air.settle()
    assert air.phones["c1"].toast == "Your move is undone"
    assert air.phones["c1"].session.aside is None, "it was about a move that is undone"
    assert air.phones["c2"].toast == "Bea took back a move"


def test_only_the_guest_who_has_just_moved_can_ask():
    air = table("10-9-8", guests=2)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    bea = [seat.name for seat in air.host.record.seats].index("Bea")
    assert air.play(people, lambda: bool(air.host.record.entries) and air.host.record.entries[-1].seat == bea)
    air.settle()
    one, other = (air.phones[channel].sending("undo")[0] for channel in ("c1", "c2"))
    assert not one.refused
    assert other.refused


def test_everyone_knows_that_a_seat_is_played_on_the_hosts_phone():
    air = table(guests=2)
    lost_on_turn(air)
    air.settle()
    air.host.tap("What now?")
    air.host.tap("Play on this phone")
    air.settle()
    assert air.phones["c2"].toast == "Bea now plays on Player A’s phone"
    air.cut.clear()
    air.host.send({"type": "phones-came", "from": "c1"})
    air.settle()
    assert air.phones["c2"].toast == "Bea’s phone is back"


def test_a_move_of_a_stand_in_cannot_be_undone():
    """The computer player would only make it again."""
    air = table(guests=2)
    bea = lost_on_turn(air)
    air.host.tap("What now?")
    air.host.tap("Let the computer play")
    people = {"host": Person(1), "c2": Person(2)}
    assert air.play(people, lambda: [entry.seat for entry in air.host.record.entries][-1:] == [bea])
    entries = list(air.host.record.entries)
    air.host.send({"type": "undo"})
    assert "Can’t undo: Bea has played since." in air.host.toast
    assert air.host.record.entries == entries


# Leaving.


def test_a_computer_plays_for_a_guest_who_leaves():
    air = table(guests=2)
    seat = [seat.name for seat in air.host.record.seats].index("Bea")
    bea, cem = air.phones["c1"], air.phones["c2"]
    assert bea.has_button("Home")
    bea.tap("Menu")
    bea.tap("Leave the table")
    assert "The computer plays on for you." in bea.sheet.text
    bea.tap("Leave")
    air.cut.add("c1")
    air.settle()
    assert bea.screen == "home"
    assert bea.toast == "You’ve left the table. The computer plays on for you."
    for phone in (air.host, cem):
        assert phone.toast == "Bea has left, and the computer plays on."
        assert '<small class="tag">computer</small>' in phone.html
    people = {"host": Person(1), "c2": Person(2)}

    def played_on():
        assert "be reached" not in air.host.text + cem.text
        return [entry.seat for entry in air.host.record.entries[entries:]].count(seat) == 3

    entries = len(air.host.record.entries)
    assert air.play(people, played_on)


def test_the_host_says_who_plays_for_someone_who_has_left():
    air = table(guests=2)
    seat = [seat.name for seat in air.host.record.seats].index("Bea")
    air.phones["c1"].send({"type": "phones-leave"})
    air.settle()
    air.host.tap("Menu")
    air.host.tap("Other phones")
    air.host.tap("Bea")
    assert "Bea has left" in air.host.sheet.text
    air.host.tap("Play on this phone")
    assert seat in air.host.session.people
    assert not air.host.session.stand_ins


@pytest.mark.thorough
def test_someone_who_has_left_can_come_back():
    """The question takes the place of the sheet with the code."""
    air = table(guests=2)
    air.phones["c1"].send({"type": "phones-leave"})
    air.settle()
    air.host.tap("Menu")
    air.host.tap("Other phones")
    again = air.join("Bea", "c9")
    assert "Someone has to let you in" in again.text
    air.host.tap("Play as Bea")
    air.settle()
    assert again.screen == "play"
    assert not air.host.session.stand_ins
    assert here(air).left == set()
    assert "Bea’s phone is back" in air.phones["c2"].toast
    del air.phones["c1"]
    air.hurry(12)
    play_on(air)
    assert again.saved.entries == air.host.saved.entries
    assert "Your phone had no say in this deal" in again.text, "it came later"


# Explanations.


def hand_and_buttons(phone):
    """Return the lower part of the table as it would be drawn now."""
    return str(VIEWS[type(phone.session)].draw(phone.model, phone.session)).partition('class="mine"')[2]


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_no_one_waits_while_a_rule_is_explained(game):
    """Each phone explains its own first rules, above the hand. The hand and its buttons stay."""
    air = table(game, guests=2, explain=True)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    seen = {channel: set() for channel in air.phones}

    def look():
        for channel, phone in air.phones.items():
            session = phone.session
            assert session.moment is None or all(stage.name != "explained" for stage in session.moment.stages)
            if session.aside is not None and phone.screen == "play":
                seen[channel].add(session.aside.rule.id)
                assert phone.has_button("OK")
                rule = session.aside
                hand = hand_and_buttons(phone)
                session.aside = None
                assert hand_and_buttons(phone) == hand
                session.aside = rule
        return len(air.host.record.entries) > 25

    air.play(people, look)
    assert all(seen.values()), seen


def test_an_explanation_stays_until_its_reader_is_done():
    air = table(guests=2, explain=True)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    bea = air.phones["c1"]
    assert air.play(people, lambda: bea.session.aside is not None)
    sentence, entries = bea.session.aside.rule.sentence, len(air.host.record.entries)
    assert air.play({"host": Person(1), "c2": Person(2)}, lambda: air.host.session.turn == bea.session.note.seat)
    air.settle()
    assert bea.session.aside is not None
    assert bea.session.aside.rule.sentence == sentence
    bea.tap("OK")
    assert not bea.has_button("OK")
    assert len(air.host.record.entries) >= entries


def explained(air, channel):
    """Play until a rule is explained on this phone. Return the phone."""
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    phone = air.phones[channel]
    assert air.play(people, lambda: phone.session.aside is not None)
    return phone


@pytest.mark.parametrize(
    ("seconds", "acts", "stays"),
    [(10, 3, False), (2, 3, True), (10, 2, True)],
    ids=["read", "too soon", "too few acts"],
)
def test_an_explanation_is_gone_when_it_was_read_and_everyone_has_acted(seconds, acts, stays):
    air = table("10-9-8", guests=2, explain=True)
    bea = explained(air, "c1")
    entries = len(bea.session.record.entries)
    bea.session.aside = aside = Aside(bea.session.aside.rule, bea.now - 1000 * seconds, entries - acts)
    here(air).by_name("Bea").sent = ()
    air.host.send({"type": "shown"})
    air.settle()
    assert (bea.session.aside is aside) is stays


def test_an_explanation_makes_room_for_the_first_tap():
    air = table("10-9-8", guests=2, explain=True)
    bea = explained(air, "c1")
    bea.send({"type": "touch", "place": 0})
    assert not bea.has_button("OK")


# After the game.


def test_a_message_that_comes_late_does_not_bring_back_a_game_that_is_over():
    air = table(guests=1)
    air.hurry(12)
    play_on(air)
    guest = air.phones["c1"]
    said = [text for to, _, text in air.everything if to == "c1"]
    assert len(said) > 12
    for text in said:
        guest.send({"type": "phones-heard", "from": "host", "text": text})
        air.settle()
        assert guest.screen == "result"
        assert not isinstance(guest.session, FarSession), json.loads(text)["type"]
    check_the_same_game(air)


def test_the_next_game_comes_to_every_phone():
    air = table(guests=2)
    air.hurry(12)
    play_on(air)
    check_the_same_game(air)
    seed = air.host.record.seed
    air.host.tap("Rematch")
    air.settle()
    assert air.host.record.seed != seed
    assert all(phone.screen == "play" for phone in air.phones.values())
    assert air.phones["c1"].record.game == "pig10"
    air.hurry(12)
    play_on(air)
    check_the_same_game(air)
    games = [key for key in air.phones["c1"].store if key.startswith("game:")]
    assert len(games) == 2


def test_a_deal_that_the_host_chose_is_not_called_fair():
    air = Air()
    host = air.open("pm")
    air.join("Bea")
    host.tap("Close")
    host.type_in("Deal number", "7")
    dealt(air)
    assert host.record.seed == 7
    air.hurry(12)
    play_on(air)
    assert "Your phone had no say in this deal." in air.phones["c1"].text


def test_a_changed_number_is_found_out():
    record = Record("pig10", seats=dealt_record().seats, seed=fairness.deal_of("n", ["a", "b"]))
    fairness.note(record, "n", ["a", "b"])
    promised = fairness.commitment_to("n")
    assert fairness.judge(record, promised, "a") == "fair"
    assert fairness.judge(record, promised, "c") == "without"
    assert fairness.judge(record, fairness.commitment_to("m"), "a") == "changed"
    fairness.note(record, "n", ["a", "c"])
    assert fairness.judge(record, promised, "a") == "changed"


def dealt_record():
    return table(guests=1).host.record


# Strangers.


def texts_of_strangers(chance, air):
    """Yield messages that no guest of ours sends: noise, wrong seats, old and huge ones, replays."""
    session = air.host.session
    real = [text for to, _, text in air.everything if to == "host"]
    at = wire.At(here(air).deal, 0, len(session.record.entries))
    state = session.record.state
    acts = [state.action_to_string(action) for action in state.legal_actions()]
    yield from ("", "{", "[]", "null", '{"type":"act"}', "9" * 5000, "[" * 4000, '{"type":"who","version":1}')
    yield from chance.sample(real, min(20, len(real)))
    yield wire.written(wire.Act(at, (chance.choice(acts or ["x"]),)))
    yield wire.written(wire.Act(at, ("💥" * 50,)))
    yield wire.written(wire.Act(at, tuple(acts * 3)[:16]))
    yield wire.written(wire.Act(at._replace(deal=0), (acts or ["x"])[:1]))
    yield wire.written(wire.Pass(at))
    yield wire.written(wire.Wish(at))
    yield wire.written(wire.Number("c", "n"))
    yield wire.written(wire.Got(wire.At(10**6, 10**6, 10**6), 10**6, whole=True))
    yield wire.written(wire.Hello(1, "z" * 32, "Z" * 99))
    yield wire.written(wire.Hello(1, "", "\u202e\u0301" * 40))
    for _ in range(20):
        text = list(chance.choice(real))
        for _ in range(chance.randint(1, 6)):
            text[chance.randrange(len(text))] = chance.choice('0123456789"[]{},:aé💥')
        yield "".join(text)


@pytest.mark.thorough
@pytest.mark.quick("PIG 10")
@pytest.mark.parametrize("game", ["PIG 10", "Tenstuff"])
def test_hostile_guests_reach_nothing(game, thorough):
    """Twelve of them, on channels without a seat, and one in the seat of a guest who is not on turn."""
    air = table(game, guests=2)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    chance = random.Random(9)
    for moves in (2, 6, 10):
        assert air.play(people, lambda moves=moves: len(air.host.record.entries) >= moves)
        before = list(air.host.record.entries)
        for channel in [f"x{number}" for number in range(12 if thorough else 3)]:
            for text in texts_of_strangers(chance, air):
                air.host.send({"type": "phones-heard", "from": channel, "text": text})
                leaked = [effect for effect in air.host.effects if effect.get("to") == channel]
                assert all(json.loads(effect["text"])["type"] in ("closed", "who", "wait") for effect in leaked)
        assert air.host.record.entries == before
        air.settle()  # the phones whose seats are claimed answer
        while air.host.sheet is not None:
            air.host.tap("No")
    assert air.play(people, lambda: len(air.host.record.entries) > 14)


def test_a_guest_cannot_act_for_another_seat():
    air = table(guests=2)
    session = air.host.session
    wrong = next(channel for channel in ("c1", "c2") if hosted.seat_of(session, here(air).at(channel)) != session.turn)
    state = session.record.state
    at = wire.At(here(air).deal, 0, len(session.record.entries))
    act = wire.Act(at, (state.action_to_string(state.legal_actions()[0]),))
    air.host.send({"type": "phones-heard", "from": wrong, "text": wire.written(act)})
    assert session.record.entries == []
    answer = [json.loads(effect["text"]) for effect in air.host.effects if effect.get("to") == wrong]
    assert {"type": "no", "at": list(at), "why": "rules"} in answer


@pytest.mark.thorough
@pytest.mark.quick("PIG 10")
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_survives_a_host_that_says_nonsense(game):
    air = table(game, guests=1)
    people = {channel: Person(number) for number, channel in enumerate(air.phones)}
    assert air.play(people, lambda: len(air.host.record.entries) > 10 or air.host.screen == "result")
    chance, guest = random.Random(2), air.phones["c1"]
    notes = [text for to, _, text in air.everything if to == "c1"]
    for number in range(60):
        text = list(chance.choice(notes[-6:]))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(text))
            text[at : at + chance.randint(0, 2)] = chance.choice(["", "0", "9", "-1", '"', "null", "[]", "J", "é"])
        guest.send({"type": "phones-heard", "from": "host", "text": "".join(text)})
        if number % 10 == 0:
            for sheet in ("Game log", "Menu"):
                if guest.screen == "play" and guest.has_button(sheet):
                    guest.tap(sheet)
                    guest.tap("Close")
    assert isinstance(guest.model.session, FarSession) or guest.screen in ("visit", "result")


def test_every_message_is_read_as_it_was_written():
    at = wire.At(1, 2, 3)
    to_host = [
        wire.Hello(1, "s", "Bea"),
        wire.Got(at, 7, whole=False),
        wire.Act(at, ("play 7C", "say 8")),
        wire.Pass(at),
        wire.Wish(at),
        wire.Number("c", "n"),
        wire.Bye(),
    ]
    players = (wire.Player("Bea", "", True), wire.Player("Ada", "hard", False))
    happened = wire.Happened("{}", (({"kind": "play", "cards": ["7C"]}, "{}"),))
    to_guest = [
        wire.Who(1),
        wire.Lobby("pig10", players, -1, "c"),
        wire.Note(
            at,
            "pig10",
            {"tie": "shared"},
            players,
            1,
            "c",
            "d",
            "{}",
            -1,
            0,
            ({"n": 1},),
            True,
            False,
            True,
            (happened,),
            (0,),
            (2,),
            (2,),
        ),
        wire.Away(),
        wire.Wait(),
        wire.No(at, "rules"),
        wire.Over("id", "{}"),
        wire.Closed("full"),
    ]
    assert [wire.from_guest(wire.written(message)) for message in to_host] == to_host
    assert [wire.from_host(wire.written(message)) for message in to_guest] == to_guest
    assert {type(message) for message in to_host} == set(wire._TO_HOST.values())
    assert {type(message) for message in to_guest} == set(wire._TO_GUEST.values())
    assert all(wire.from_host(wire.written(message)) is None for message in to_host)
