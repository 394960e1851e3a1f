"""PIG 10 at the table: what its board says and shows beyond what all games have (`test_games.py`)."""

from dataclasses import replace

import pytest

from table.boards import Touch
from table.games.pig10 import BOARD, text
from table.look import seen_by_eyes
from tenfold import Card, Record, load_game
from tenfold.games.pig10 import text as rules
from tests.table.driver import phone_with, plain, seated, table_of


def gentle_table(*, hands, **position):
    """Bea plays gently against Ada, from a position."""
    hands = [hand.split() for hand in hands]
    start = {"hands": hands, "turn": 0, "middle": ["9"], "value": 9, "last_player": 1, **position}
    phone = phone_with(Record("pig10", seats=seated(("Bea", "Ada:easy")), options={"gentle": "on"}, start=start))
    phone.go_on()
    return phone


def every_card(phone):
    """The cards in hand, those that wait among them."""
    return [card for card in phone.hand.walk() if card.tag == "button"]


def test_house_gentle_a_card_that_has_to_stay_says_why():
    phone = gentle_table(hands=["0 4", "7"])
    assert [card.refused for card in every_card(phone)] == [False, True]
    phone.tap(every_card(phone)[1])
    assert phone.toast == str(rules.too_much(card=Card("4"), value=13))
    assert not phone.session.picked
    phone.play("frog, 0")
    assert phone.record.entries == [(0, "0")]


def test_house_gentle_what_is_left_of_a_card_is_offered_with_the_reason():
    phone = gentle_table(hands=["5 9", "7"], middle=["4", "5"])
    phone.tap(phone.card("pigmaid, 5"))
    assert [button.text for button in phone.sending("play")] == ["9 − 5 = 4the cards stay", "Make it 5the cards stay"]
    assert str(rules.too_much(card=Card("5"), value=14)) in phone.text
    phone.tap(phone.card("pigmaid, 5"))
    assert phone.toast == str(text.several_ways)


def test_on_an_empty_middle_only_the_card_itself_stays():
    phone = gentle_table(hands=["4 9", "7"], middle=[], value=0, last_player=None)
    phone.tap(phone.card("4"))
    assert [button.text for button in phone.sending("play")] == ["Play 4the card stays"]


def test_house_gentle_a_sum_over_ten_is_not_called_wrong():
    phone = gentle_table(hands=["9", "7"])
    phone.send({"type": "set", "key": "do_sums", "checked": True})
    phone.tap(phone.card("9"))
    phone.tap(phone.number(18))
    assert phone.toast == str(rules.too_much(card=Card("9"), value=18))
    phone.tap(phone.number(8))
    assert phone.toast == str(text.wrong_sum(before=9, card=9, value=8))
    phone.tap(phone.number(9))
    assert phone.record.entries == [(0, "9 sets 9")]


@pytest.mark.parametrize(("gentle", "sentence"), [("off", text.special_free), ("on", text.special_gentle)])
def test_house_gentle_is_told_in_the_rules(gentle, sentence):
    chapters = BOARD.rules(load_game("pig10", gentle=gentle).settings)
    assert str(sentence) in plain([chapter.body for chapter in chapters])


def test_who_does_the_sums_is_not_given_them_by_the_names_of_cards():
    """Shown sums stay a setting of their own. For voices, the name of a card has its sum."""
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4"])
    phone.send({"type": "set", "key": "sums", "checked": True})
    assert [phone.page.name(card) for card in phone.cards] == ["2, makes 2", "3, makes 3", "9, makes 9"]
    phone.send({"type": "set", "key": "do_sums", "checked": True})
    assert [phone.page.name(card) for card in phone.cards] == ["2", "3", "9"]


def test_the_numbers_wait_for_a_card_before_a_sum_is_done():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4"])
    phone.send({"type": "set", "key": "do_sums", "checked": True})
    assert all(button.refused for button in phone.sending("say-sum"))
    phone.tap(phone.number(9))
    assert phone.toast == "Choose a card first."
    phone.tap(phone.card("9"))
    assert not any(button.refused for button in phone.sending("say-sum"))


@pytest.mark.parametrize(
    ("middle", "card", "how", "sentence"),
    [
        ("6", "1", "6 + 1", "You add 1: 7"),
        ("9", "6", "9 + 6", "You add 6: 15, over ten"),
        ("9", "pigmaid, 5", "9 − 5", "You take 5 away: 4"),
        ("6", "6", "Make it", "You play 6 and make it 6"),
        ("6", "frog, 0", "Back", "You play a frog: 0"),
        ("", "6", "Play", "You play 6"),
    ],
)
def test_a_play_is_told_in_words_without_signs(middle, card, how, sentence):
    hands = ["5" if card == "pigmaid, 5" else "0 1 6", "4"]
    phone = table_of("Bea", "Ada:easy", hands=hands, middle=middle, value=int(middle or 0))
    phone.play(card, how)
    assert any(sentence in said.replace("\N{NO-BREAK SPACE}", " ") for said in phone.heard)
    assert sentence in phone.text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_result_tells_what_was_caught_and_the_menu_offers_no_scores_before():
    phone = table_of(
        "Bea", "Ada:easy", hands=["1", ""], middle="9", value=9, won=[["0", "5", "10"], ["5", "5"]], calls=[1, 3]
    )
    phone.tap("Menu")
    assert not phone.has_button("Scores")
    phone.tap("Close")
    phone.play("1")
    while phone.screen != "result":
        phone.let_timer_run_out()
    rows = [[cell.text for cell in row.children] for row in phone.page.one("table").walk() if row.tag == "tr"]
    assert rows[1:] == [["Bea", "2", "1", "1", "1"], ["Ada", "3", "0", "2", "0"]]
    assert "left in the middle" not in phone.text


@pytest.mark.parametrize(
    ("card", "asks_sums", "at_once"),
    [("1", False, True), ("pigmaid, 5", False, False), ("1", True, False)],
    ids=["one way", "several ways", "its sum is asked"],
)
def test_the_last_card_in_hand_needs_one_tap_if_it_can_be_played_in_one_way(card, asks_sums, at_once):
    phone = table_of("Bea", "Ada:easy", hands=[card[-1], "2 3"], middle="6", value=6)
    phone.send({"type": "set", "key": "do_sums", "checked": asks_sums})
    assert "Play it?" in phone.text
    phone.tap(phone.card(card))
    assert bool(phone.record.entries) == at_once


def test_a_lesson_asks_for_the_last_card_as_for_the_others():
    phone = table_of("Bea", "Ada:easy", hands=["1", "2 3"], middle="6", value=6)
    seen = seen_by_eyes(phone.session, phone.model.settings)
    assert BOARD.touch(seen, 0, second_tap=False) == Touch(play="1")
    assert BOARD.touch(replace(seen, taught=True), 0, second_tap=False) == Touch((0,))


@pytest.mark.parametrize(("value", "over"), [(9, 0), (10, 0), (17, 7)])
def test_a_sum_over_ten_shows_how_far_over_it_is(value, over):
    phone = table_of("Bea", "Ada:easy", hands=["1", "2 3"], middle="9", value=9)
    seen = seen_by_eyes(phone.session, phone.model.settings)
    drawn = str(BOARD.draw(replace(seen, obs=replace(seen.obs, value=value))).board)
    assert drawn.count('class="over"') == over
    assert (f"{over} over ten</p>" in drawn) == (value > 10)


@pytest.mark.parametrize(("card", "taker"), [("1", "Bea"), ("3", "Ada")], ids=["ten", "over ten"])
def test_the_cards_go_to_a_seat_that_is_lit(card, taker):
    """First the card that made it is seen, with the seat that played it. Then the taker's seat is lit."""
    phone = table_of("Bea", "Ada:easy", hands=[f"{card} 2", "2"], middle="9", value=9)
    phone.tap(phone.card(card))
    phone.tap(phone.sending("play")[0])
    lit = []
    while phone.session.moment:
        lit += [
            part.text
            for seat in phone.page.all("li")
            if "on" in seat.classes
            for part in seat.walk()
            if part.tag == "b"
        ]
        phone.send({"type": "stage"})
    assert lit[0] == "Bea"
    assert lit[-1] == taker


def test_a_drawn_card_leaves_the_pile_with_its_back():
    """The shell turns a card over on its way if the place that it leaves shows another side of it."""
    phone = table_of("Bea", "Ada:easy", hands=["1 3", "2"], middle="9", value=9, pile=["4", "5"])
    (pile,) = [element for element in phone.page.elements if element.get("data-place") == "pile"]
    assert pile.get("data-stays") is None
    assert "is-back" in str(pile.children[0].classes)


@pytest.mark.parametrize(
    ("names", "middle", "shown"),
    [
        (("You", "Ada", "Carl"), "3", "Ada adds 2: 6. Carl adds 2: 8"),
        (("You", "M" * 24, "C" * 24), "8", f"You take 3 cards. {'C' * 24} plays 2"),
        (("You", "Ada", "Carl"), "8", "Ada adds 2: 11, over ten. You take 3 cards. Carl plays 2"),
    ],
    ids=["numbers", "too long", "cards for you"],
)
def test_what_everyone_made_since_stands_at_your_turn(names, middle, shown):
    """Two moves in a second are hard to follow. What they made stays, if there is room for it."""
    first, *others = names
    seats = (first, *(f"{name}:easy" for name in others))
    start = {"hands": [["1", "3"], ["2", "2"], ["2", "2"]], "turn": 0, "middle": [middle], "value": int(middle)}
    start["last_player"] = 1
    phone = phone_with(Record("pig10", seats=seated(seats), start=start))
    phone.go_on()
    phone.tap(phone.card("1"))
    phone.tap(phone.card("1"))
    while not phone.session.may_act or phone.session.moment:
        phone.let_timer_run_out()
    lately = next(part for part in phone.page.elements if part.tag == "small" and "s 2" in part.text)
    assert lately.text.replace("\N{NO-BREAK SPACE}", " ") == shown
