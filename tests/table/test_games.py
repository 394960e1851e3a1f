"""Whole games by taps alone."""

import pytest

from table.games.pig10 import text
from table.update import HANDLERS
from tenfold import game_class
from tenfold.bots import pig10 as pig10_bots
from tenfold.registry import SHELF
from tests.table.driver import Person, Phone, check_result, play_to_the_end, table_of


@pytest.mark.thorough  # the quick suite plays less of a game at each pace, in test_conformance
@pytest.mark.parametrize(
    ("pace", "do_sums", "second_tap"),
    [
        ("Calm", True, False),
        ("Brisk", False, False),
        ("Brisk", True, True),
        ("At once", True, False),
        ("At once", False, False),
    ],
)
def test_every_way_to_play_a_card_reaches_the_result(pace, do_sums, second_tap):
    phone = Phone(entropy=3)
    phone.settings(
        pace=pace, do_sums=do_sums, second_tap=second_tap, sound="Full" if do_sums else "Off", buzz=second_tap
    )
    phone.start("pep", deal=11)
    play_to_the_end(phone, Person(5))
    check_result(phone)


@pytest.mark.thorough
def test_the_sums_can_stay_on_the_cards_for_a_whole_game():
    phone = Phone()
    phone.start("pe", deal=3)
    phone.take_the_phone()
    phone.tap("Show sums")
    assert all(", makes " in phone.page.name(card) for card in phone.cards)
    play_to_the_end(phone, Person(2))
    check_result(phone)


@pytest.mark.parametrize("seat", range(4))
def test_the_seat_chosen_to_begin_begins(seat):
    phone = Phone()
    phone.set_up("eeee")
    phone.tap("First player")
    name = phone.model.setups["pig10"].chairs[seat].shown_name
    phone.tap(name)
    phone.tap("Deal 3 cards each")
    phone.let_timer_run_out()
    assert phone.record.entries[0].seat == seat


def test_a_computer_thinks_in_slices_that_hold_up_no_tap(monkeypatch):
    monkeypatch.setattr(pig10_bots, "PLAY_OUTS", 6)
    monkeypatch.setattr(pig10_bots.Pig10Bot, "glance", 6)
    phone = Phone(tick=0.02)
    phone.start("hp", deal=8)
    phone.take_the_phone()
    phone.tap(phone.cards[0])
    phone.tap(phone.sending("play")[0])
    phone.watch_to_the_end_of_the_move()
    entries = len(phone.record.entries)
    slices = 0
    while len(phone.record.entries) == entries and slices < 100:
        assert phone.let_timer_run_out() == {"type": "think"}
        slices += 1
        phone.tap("Game log")
        assert phone.sheet is not None
        phone.tap("Close")
    assert 1 < slices < 100
    assert phone.record.entries[-1].seat == 0


def test_an_open_sheet_holds_the_computers_up_and_closing_it_lets_them_go_on():
    phone = Phone()
    phone.start("em", deal=8)
    phone.tap("Menu")
    assert not phone.step["timers"]
    phone.tap("Close")
    phone.let_timer_run_out()
    assert len(phone.record.entries) == 1


def test_a_first_tap_selects_and_a_second_one_plays():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4"])
    phone.tap(phone.card("3"))
    assert phone.card("3").pressed
    assert not phone.record.entries
    phone.tap(phone.card("3"))
    assert phone.record.entries == [(0, "3")]


def test_where_the_second_tap_plays_nothing_it_puts_the_card_back():
    phone = Phone()
    phone.settings(second_tap=False)
    phone.start("pp", deal=1)
    phone.take_the_phone()
    for pressed in (True, False, True):
        phone.tap(phone.cards[1])
        assert phone.cards[1].pressed is pressed
    assert not phone.record.entries


def test_a_tap_on_another_card_changes_the_selection():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4"])
    phone.tap(phone.card("3"))
    phone.tap(phone.card("9"))
    assert [card.pressed for card in phone.cards] == [False, False, True]


def test_a_second_tap_where_there_is_a_choice_asks_and_plays_nothing():
    phone = table_of("Bea", "Ada:easy", hands=["5", "4"], middle="3 5", value=8, last_player=1)
    phone.tap(phone.card("pigmaid, 5"))
    assert len(phone.sending("play")) == 3
    phone.tap(phone.card("pigmaid, 5"))
    assert not phone.record.entries
    assert phone.toast == str(text.several_ways)


@pytest.mark.parametrize(
    ("how", "text", "value"), [("8 + 5 = 13", "5", 0), ("8 − 5 = 3", "5 as -5", 3), ("Make it 5", "5 sets 5", 5)]
)
def test_each_result_of_a_card_has_a_button_that_says_what_it_makes(how, text, value):
    phone = table_of("Bea", "Ada:easy", hands=["5", "4"], middle="3 5", value=8, last_player=1)
    phone.play("pigmaid, 5", how)
    assert phone.record.entries[0].action == text
    phone.watch_to_the_end_of_the_move()
    assert phone.record.state.observation().value == value


def test_what_a_card_cannot_do_is_said_with_the_reason():
    phone = table_of("Bea", "Ada:easy", hands=["5", "4"], middle="3", value=3, last_player=1)
    phone.tap(phone.card("pigmaid, 5"))
    assert "can’t go below 0" in phone.text


def test_a_card_touched_out_of_turn_stays_and_the_table_says_whose_turn_it_is():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 4", "4"])
    phone.play("2")
    phone.watch_to_the_end_of_the_move()
    hand = [card for card in phone.hand.walk() if card.tag == "button"]
    assert all(card.refused for card in hand)
    phone.tap(hand[0])
    assert len(phone.record.entries) == 1
    assert "Ada" in phone.toast


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", SHELF)
def test_no_one_is_told_to_wait_for_themselves(game):
    """The others' moves are still shown when your turn has come. A tap on a card then says nothing wrong."""
    phone, person = Phone(), Person(1)
    phone.start("pee", game=game_class(game).long_name, deal=5)
    shown = 0
    for _ in range(50):
        if phone.model.session.moment is None:
            person.act(phone)
            continue
        shown += phone.session.persons_turn
        for place in range(0, 80, 9):
            if phone.session.moment is not None:
                phone.send({"type": "touch", "place": place})
                assert "you’s" not in (phone.toast or "")
        if phone.session.moment is not None and phone.timers:
            phone.let_timer_run_out()
    assert shown


def test_a_wrong_sum_is_asked_again_and_a_right_one_plays():
    phone = Phone()
    phone.settings(do_sums=True)
    phone.start("pe", deal=2, First_player="You")
    phone.tap(phone.cards[0])
    card = int(phone.record.state.observation(0).hand[0])
    for wrong in {0, 5, 13, 19} - {card}:
        phone.tap(phone.number(wrong))
        assert phone.toast == str(text.wrong_sum(before=0, card=card, value=wrong))
        assert not phone.record.entries
    phone.tap(phone.number(card))
    assert phone.record.entries == [(0, str(card))]


def test_where_the_person_does_the_sum_the_table_gives_nothing_away():
    phone = Phone()
    phone.start("pp", deal=2)
    phone.take_the_phone()
    phone.tap("Show sums")
    phone.tap("Menu")
    phone.tap("Settings")
    phone.switch("Do the sums yourself", on=True)
    phone.tap("Back")
    phone.tap(phone.cards[0])
    assert not phone.sending("play")
    assert not phone.page.find(lambda element: "pre" in element.classes or "sum" in element.classes)


def test_ten_takes_the_middle_and_is_called():
    phone = table_of("Bea", "Ada:easy", hands=["4 2", "4"], middle="6", value=6, last_player=1)
    phone.play("4")
    assert "PIG 10!" in phone.text
    assert any("PIG 10! You take 2 cards" in said for said in phone.heard)
    phone.watch_to_the_end_of_the_move()
    assert "2 won" in phone.text


def test_too_much_gives_the_middle_to_the_player_before():
    phone = table_of("Bea", "Ada:easy", "Carl:easy", hands=["8", "4", "3"], middle="6", value=6, last_player=2)
    phone.play("8")
    assert any("Carl takes 2 cards" in said for said in phone.heard)


def test_every_move_is_told_by_name_and_never_says_you():
    phone = Phone()
    phone.start("ppe", deal=4)
    texts = []
    phone.watchers.append(lambda phone: texts.append(phone.text.lower()))
    heard = len(phone.heard)
    play_to_the_end(phone, Person(4))
    spoken = phone.heard[heard:]
    for entry in phone.record.entries:
        assert any(phone.session.names[entry.seat] in said for said in spoken)
    assert len(spoken) >= 80
    for words in (*texts, *map(str.lower, spoken)):
        assert not {"you", "your", "yours"} & set(words.replace("’", " ").split())


def test_eight_seats_are_lit_one_at_a_time_in_the_order_of_play():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("eeeeeeee", deal=3)
    lit = []
    phone.watchers.append(
        lambda phone: lit.extend(
            [
                i
                for i, seat in enumerate(phone.page.one("ul", aria_label="Players").children)
                if seat.get("aria-current")
            ]
            if phone.screen == "play"
            else []
        )
    )
    play_to_the_end(phone, Person(1))
    first = phone.record.entries[0].seat
    assert lit == [(first + turn) % 8 for turn in range(1, 80)]


def test_update_knows_every_event_that_the_screens_ask_for():
    shells_own = {"steal-lock", "restart", "rescue"}
    sent = set()
    phone = Phone(installable=True)
    phone.watchers.append(lambda phone: sent.update(event["type"] for event in phone.page.events()))
    phone.send({"type": "update-ready"})
    phone.tap("Skip this question")
    phone.settings(do_sums=True)
    phone.start("pp", deal=3)
    phone.take_the_phone()
    phone.tap(phone.cards[0])
    phone.tap("Menu")
    phone.tap("Settings")
    phone.switch("Do the sums yourself", on=False)
    phone.tap("Back")
    phone.tap(phone.cards[1])
    phone.tap(phone.sending("play")[0])
    phone.tap("Menu")
    phone.tap("Leave the table")
    phone.tap("PIG 10")
    for opened in ("Rules", "Player A", "First player"):
        phone.tap(opened)
        phone.tap("Close")
    phone.tap("Home")
    phone.tap("Your games")
    phone.tap("Remove PIG 10")
    phone.tap("Cancel")
    phone.tap("Home")
    phone.store[next(key for key in phone.store if key.startswith("game:"))] = "{"
    phone.tap("Continue")
    phone.tap("Close")
    phone.settings(pace="At once", do_sums=False)
    phone.start("pp", deal=3)
    play_to_the_end(phone, Person(3))
    assert {"play", "skip", "say-sum", "undo", "rematch", "install-app", "take-update", "forget"} <= sent
    assert sent <= set(HANDLERS) | shells_own


def test_who_begins_is_a_person_and_not_a_place():
    phone = Phone()
    phone.set_up("pppp")
    phone.tap("First player")
    phone.tap("Player C")
    phone.type_in("Name of seat 3", "Cleo")
    phone.tap("Move Cleo up")
    phone.tap("Move Player C up")
    phone.tap("Deal 3 cards each")
    first = phone.record.state.current_player()
    assert phone.record.seats[first].name == "Cleo"


def test_a_card_that_plays_itself_is_not_asked_for():
    phone, person, alone = Phone(), Person(5), 0
    phone.start("pee", game="10-9-8", deal=4)
    for _ in range(2000):
        if phone.screen == "result" or alone:
            break
        if phone.screen == "play" and phone.session.automatic is not None and phone.session.moment is None:
            (said,) = [element for element in phone.page.elements if "said" in element.classes]
            assert "?" not in said.text
            alone += 1
        person.act(phone)
    assert alone


@pytest.mark.parametrize("game", SHELF)
def test_after_a_deal_nobody_acts_before_the_hand_is_there(game):
    """The cards fly to the hand for up to 660 ms (40-cards.css)."""
    phone = Phone()
    phone.settings(pace="Brisk")
    phone.start("eep" if game != "tenstuff" else "pee", game=game_class(game).long_name, deal=6)
    waits = [due - phone.now for due, event in phone.timers.values() if event["type"] == "think"]
    assert all(wait > 660 for wait in waits)
    assert waits or phone.session.persons_turn
