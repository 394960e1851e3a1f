"""10-9-8 at the table: by taps alone, seen with a player's eyes, and nothing seen that is hidden."""

import json
import re

import pytest

from table.drawings import french
from table.words import signed
from tenfold import Record
from tenfold.bots.ten_nine_eight import player as its_bots
from tests.table.conformance import Witness
from tests.table.driver import (
    PACES,
    Person,
    Phone,
    check_result,
    check_totals,
    finish_move,
    number,
    phone_with,
    play_to_the_end,
    score_table,
    seated,
    undo,
)

GAME = "10-9-8"
SHORT = {"Length": "5 → 1"}
CARDS = {french.name(rank + suit): rank + suit for rank in "23456789TJQKA" for suit in "CDHS"}
MIXES = ["pp", "pe", "me", "ppp", "pem", "eme", "pppp", "pemp", "emem", "ppppp", "pepme", "emeem"]
TABLE_RULES = [
    {"Trumps_at_the_start": trump, "Hook": hook, "Bidding": bidding}
    for trump in (
        "not in the first trick",
        "any time",
        "lead once someone has trumped in",
        "lead once a trump is played",
    )
    for hook, bidding in (("off", "in turn"), ("on", "in turn"), ("off", "all at once"))
]


def bids(phone):
    """The buttons to bid with, if it is time to bid."""
    return [button for button in phone.sending("touch") if "bid-grid" in button.parent.classes]


def open_cards(element):
    """The cards that lie open in a part of the page; in sentences they are only spoken of."""
    pictures = [
        part for part in element.walk() if part.tag == "button" or (part.tag, part.get("role")) == ("svg", "img")
    ]
    return [CARDS[name] for part in pictures if (name := part.get("aria-label")) in CARDS]


def table_of(*seats, hands, turned_up, options=None, awake=True, **position):
    """A phone with a set-up position on the table; `Ada:easy` is a computer."""
    record = Record(
        "ten-nine-eight",
        seats=seated(seats),
        options=options or {},
        start={"hands": [hand.split() for hand in hands], "turned_up": turned_up, "dealer": len(seats) - 1, **position},
    )
    phone = phone_with(record)
    phone.go_on()
    if awake and phone.holding is not None:
        phone.tap(phone.holding)
    return phone


def seat_texts(phone):
    return [seat.text for seat in phone.page.all("li") if "seat" in seat.classes]


# What is written on the score sheet.


def rounds_played(record):
    """The rounds that are over as the entries tell them, counted without the engine's own counting."""
    found = []
    minus = record.options["missed"] == "minus"
    for event in record.state.events():
        if event["kind"] == "round":
            cards, won, bid = event["cards"], [0] * len(record.seats), {}
        elif event["kind"] == "bid" and "bid" in event:
            bid[event["seat"]] = event["bid"]
        elif event["kind"] == "bids":
            bid = dict(enumerate(event["bids"]))
        elif event["kind"] == "trick":
            won[event["seat"]] += 1
            if sum(won) == cards:
                points = [
                    10 + bid[seat] if bid[seat] == took else -abs(bid[seat] - took) * minus
                    for seat, took in enumerate(won)
                ]
                found.append((cards, points, [f"{took}/{bid[seat]}" for seat, took in enumerate(won)]))
    return found


def check_sheet(phone):
    expected = rounds_played(phone.record)
    names = phone.session.names
    totals = [sum(points[seat] for _, points, _ in expected) for seat in range(len(names))]
    check_totals(phone, names, totals, best=max(totals))
    assert any("chart" in part.classes for part in phone.page.all("svg")) is (len(expected) >= 3)
    at_end = phone.screen == "scores"
    if len(expected) > 1 or not at_end:
        shown_names, rounds, shown_totals = score_table(phone)
        assert (shown_names, shown_totals) == (names, totals)
        assert [(int(heading), points, small) for heading, points, small in rounds] == expected
    assert len(phone.page.all("table")) == (min(2, len(expected)) if at_end else 1)
    if at_end:
        check_last_round(phone, names, expected[-1], totals if len(expected) > 1 else None)


def check_last_round(phone, names, expected, totals):
    """Check the last round: the headline, and each player’s face, mark, name, bid and tricks, points and total.

    After a first round, the totals would only repeat its points.
    """
    _, points, small = expected
    tricks = [[int(count) for count in one.split("/")] for one in small]
    made = [won == bid for won, bid in tricks]
    rows = [row for row in phone.page.one(aria_label="The last round").walk() if row.tag == "tr"][1:]
    shown = [[cell.text for cell in row.walk() if cell.tag in ("b", "td") or "muted" in cell.classes] for row in rows]
    marks = [next(part.get("aria-label") for part in row.walk() if "fate" in part.classes) for row in rows]
    found = [[mark, *cells[:3], *cells[4:]] for mark, cells in zip(marks, shown, strict=True)]
    best_first = sorted(range(len(names)), key=lambda seat: (not made[seat], -points[seat]))
    assert found == [
        [
            "made" if made[seat] else "missed",
            names[seat],
            f"bid {tricks[seat][1]}, won {tricks[seat][0]}",
            signed(points[seat], plus=bool(points[seat])),
            *([signed(totals[seat])] if totals else []),
        ]
        for seat in best_first
    ]
    with_face = {
        name for (_, name, *_), row in zip(found, rows, strict=True) if any("face" in p.classes for p in row.walk())
    }
    assert with_face == {name for seat, name in enumerate(names) if phone.session.by_computer(seat)}
    check_headline(phone, names, tricks, points)


def check_headline(phone, names, tricks, points):
    """Check that the headline is the reader’s own result, or who made their bids."""
    headline = phone.page.one(id="moment").text
    made = [name for name, (won, bid) in zip(names, tricks, strict=True) if won == bid]
    if names.you is not None:
        won, bid = tricks[names.you]
        how = f"made {bid}" if won == bid else f"missed by {abs(won - bid)}"
        own = points[names.you]
        assert headline == f"You {how}: {signed(own, plus=bool(own))}"
    elif len(made) in (0, len(names)):
        assert headline == ("Everyone made their bid" if made else "Everyone missed")
    elif len(made) == 1:
        assert headline == f"Only {made[0]} made their bid"
    else:
        assert headline == f"{len(made)} of {len(names)} made their bids"


class Reader:
    """Checks what every frame tells against the game behind it."""

    def __init__(self, phone):
        self.sheets = self.tricks = self.highest = self.hands = 0
        self.looks = set()
        phone.watchers.append(self.look)

    def look(self, phone):
        session = phone.model.session
        if session is None:
            return
        if phone.screen == "scores":
            self.sheets += 1
            check_sheet(phone)
            assert phone.hand is None
            assert not open_cards(phone.page.root)
            assert not phone.step["timers"]
            assert phone.sheet is None
        elif phone.screen == "result":
            check_sheet(phone)
        elif phone.screen == "play" and session.moment is None:
            self.seats(phone)
            self.trick(phone)
            self.hand(phone)

    def seats(self, phone):
        obs = phone.record.state.observation(phone.session.eyes)
        left = obs.cards - sum(obs.tricks)
        for seat, element in enumerate(part for part in phone.page.all("li") if "seat" in part.classes):
            won, bid = obs.tricks[seat], obs.bids[seat]
            if None in obs.bids:
                assert "/" not in element.text
                says = "has bid" if obs.bids_in[seat] else "is bidding" if seat == obs.current_player else "hasn’t bid"
                assert (says if bid is None else f"bid {bid}") in element.aloud
                continue
            assert f"{won}/{bid}" in element.text
            assert f"{won} won of {bid} bid" in element.aloud
            assert str(obs.scores[seat]) in element.text.replace("−", "-")
            word = (
                "made"
                if won == bid
                else "too many"
                if won > bid
                else "out of reach"
                if bid - won > left
                else f"{bid - won} to go"
            )
            assert word in element.aloud
            assert ("made" in element.classes) is (won == bid and any(obs.tricks))
            assert ("missed" in element.classes) is (word in ("too many", "out of reach"))
            self.looks.add(re.sub(r"\d", "n", word))

    def trick(self, phone):
        obs = phone.record.state.observation(phone.session.eyes)
        places = [part for part in phone.page.all("figure") if any(name.startswith("at-") for name in part.classes)]
        if not places:
            return
        viewer = next((seat for seat in (phone.session.eyes, phone.session.holder) if seat is not None), 0)
        lying = {}
        for place in places:
            step = int(next(name for name in place.classes if name.startswith("at-"))[3:])
            seat = (viewer + step) % obs.players
            assert phone.session.names[seat] in place.text
            assert ("led" in place.text) is (seat == obs.leader and bool(obs.trick))
            cards = open_cards(place)
            if cards:
                lying[seat] = (cards[0], place.text.endswith(("winning", "wins")))
        assert {seat: card for seat, (card, _) in lying.items()} == dict(obs.trick)
        if obs.trick:
            self.tricks += 1
            marked = [seat for seat, (_, highest) in lying.items() if highest]
            assert marked == ([] if len(obs.trick) == 1 else [highest_of(obs.trick, obs.trump)])
            self.highest += len(marked)

    def hand(self, phone):
        session = phone.session
        if session.eyes is None:
            return
        obs = phone.record.state.observation(session.eyes)
        shown = open_cards(phone.hand)
        assert sorted(shown) == sorted(obs.hand)
        assert shown == sorted(shown, key=lambda card: ("SHCD".index(card[1]), -"23456789TJQKA".index(card[0])))
        pieces = [part for part in phone.hand.walk() if "card" in part.classes]
        assert ["trumped" in piece.classes for piece in pieces] == [card[1] == obs.trump for card in shown]
        if None not in obs.bids and obs.current_player == session.eyes:
            legal = {outlook.text for outlook in obs.legal}
            assert {card for card, piece in zip(shown, pieces, strict=True) if not piece.refused} == legal
            assert all(("no" in piece.classes) is piece.refused for piece in pieces)
        self.hands += 1


def highest_of(trick, trump):
    """The player who takes a trick so far, by the words of the rule page.

    It’s the highest trump, else the highest of the suit led.
    """
    suit = trump if any(card[1] == trump for _, card in trick) else trick[0][1][1]
    return max((seat for seat in trick if seat[1][1] == suit), key=lambda seat: "23456789TJQKA".index(seat[1][0]))[0]


# Whole games.


@pytest.mark.thorough
@pytest.mark.quick(1)
@pytest.mark.parametrize(("deal", "kinds"), list(enumerate(MIXES)))
def test_every_mix_of_seats_reaches_the_result_that_replaying_the_save_gives(deal, kinds):
    phone = Phone(entropy=deal)
    phone.settings(pace=PACES[deal % 3])
    reader = Reader(phone)
    phone.start(kinds, game=GAME, deal=deal, **SHORT)
    person = Person(deal)
    play_to_the_end(phone, person)
    assert len(phone.saved.entries) == len(kinds) * (5 + 15)
    check_result(phone)
    assert reader.sheets == person.sheets == 4
    assert reader.looks >= {"made", "n to go"}
    assert reader.looks & {"too many", "out of reach"}
    assert (reader.hands > 0) is ("p" in kinds)
    assert (reader.highest > 0) is (len(kinds) > 2)


@pytest.mark.thorough
@pytest.mark.quick(0, 2)
@pytest.mark.parametrize(("deal", "rules"), list(enumerate(TABLE_RULES)))
def test_the_table_rules_chosen_are_the_ones_played(deal, rules):
    phone = Phone(entropy=deal)
    phone.settings(pace="At once")
    Reader(phone)
    phone.start("pep" if deal % 2 else "epe", game=GAME, deal=40 + deal, **rules, **SHORT)
    play_to_the_end(phone, Person(deal))
    options = phone.saved.options
    assert options["hook"] == rules["Hook"]
    assert options["bids"] == rules["Bidding"].replace(" ", "-")
    assert options["rounds"] == "5-to-1"
    assert [*options.values()].count("until-broken") == (
        rules["Trumps_at_the_start"] == "lead once someone has trumped in"
    )
    assert [*options.values()].count("until-played") == (rules["Trumps_at_the_start"] == "lead once a trump is played")
    assert [*options.values()].count("free") == (rules["Trumps_at_the_start"] == "any time")
    if rules["Hook"] == "on":
        assert all(
            sum(int(one.split("/")[1]) for one in small) != cards for cards, _, small in rounds_played(phone.record)
        )
    check_result(phone)


@pytest.mark.thorough
@pytest.mark.quick(10)
@pytest.mark.parametrize(("length", "rounds"), [("10 → 1", 10), ("10 → 1 → 10", 19)])
def test_long_games(length, rounds):
    phone = Phone()
    phone.settings(pace="At once")
    reader = Reader(phone)
    phone.start("pe", game=GAME, deal=5, **({} if rounds == 10 else {"Length": length}))
    play_to_the_end(phone, Person(5))
    schedule = [*range(10, 0, -1), *range(2, rounds - 8)]
    assert [int(cards) for cards, _, _ in score_table(phone)[1]] == schedule
    assert reader.sheets == rounds - 1
    check_result(phone)


def test_a_hard_computer_plays_along(monkeypatch):
    monkeypatch.setattr(its_bots, "ITERATIONS", 12)
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("hph", game=GAME, deal=3, **SHORT)
    play_to_the_end(phone, Person(3))
    check_result(phone)


# The score sheet between rounds, and the card that plays itself.


@pytest.mark.few(2)
@pytest.mark.parametrize("pace", PACES)
def test_the_score_sheet_stands_until_somebody_taps(pace):
    phone = Phone()
    phone.settings(pace=pace)
    phone.start("pp", game=GAME, deal=6, **SHORT)
    person = Person(6)
    while phone.screen != "scores":
        person.act(phone)
    shown = phone.html
    assert phone.let_timer_run_out() is None
    for stale in (
        {"type": "skip"},
        {"type": "stage"},
        {"type": "automatic"},
        {"type": "take-phone"},
        {"type": "touch", "place": 0},
    ):
        phone.send(stale)
        assert phone.html == shown
    phone.tap("Deal round ")
    assert phone.screen != "scores"


def test_the_scores_are_in_the_menu_from_the_second_round_on():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pe", game=GAME, deal=6, **SHORT)
    person = Person(6)
    phone.tap("Menu")
    assert not phone.has_button("Scores")
    phone.tap("Close")
    while not person.sheets or not phone.cards:
        person.act(phone)
    phone.tap("Menu")
    phone.tap("Scores")
    check_sheet(phone)
    assert "1 of 5" in phone.sheet.text
    phone.tap("Close")


@pytest.mark.covering
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("kinds", ["pp", "pep", "pe"])
def test_the_last_card_plays_itself_without_a_tap_or_a_hand_over(kinds, pace):
    phone = Phone(entropy=3)
    phone.settings(pace=pace)
    phone.start(kinds, game=GAME, deal=6, **SHORT)
    person = Person(6)
    screens, last_cards = [], 0
    phone.watchers.append(lambda phone: screens.append(phone.screen))
    while phone.screen != "result":
        obs = phone.record.state.observation(None)
        if None not in obs.bids and obs.hand_sizes == (1,) * obs.players and phone.session.moment is None:
            entries = len(phone.record.entries)
            screens.clear()
            while phone.screen not in ("scores", "result"):
                assert phone.holding is None
                assert not phone.sending("play")
                assert phone.let_timer_run_out() is not None
            assert len(phone.record.entries) == entries + obs.players
            assert set(screens) <= {"play", "scores", "result"}
            last_cards += 1
        else:
            person.act(phone)
    assert last_cards == 5


@pytest.mark.parametrize("pace", PACES)
def test_the_only_card_that_follows_suit_plays_itself_for_somebody_alone(pace):
    """At each of these moments the card is lifted, its player reads why, and no tap is needed."""
    forced = 0
    for deal in range(8):
        phone = Phone(entropy=deal)
        phone.settings(pace=pace)
        phone.start("pee", game=GAME, deal=deal, **SHORT)
        person = Person(deal)
        while phone.screen != "result":
            obs = phone.record.state.observation(0)
            if phone.session.automatic and not phone.session.moment and len(obs.hand) > 1:
                assert [CARDS[card.get("aria-label")] for card in phone.cards if "selected" in card.classes] == [
                    obs.legal[0].text
                ]
                assert "follows suit" in phone.text
                assert not phone.sending("play")
                assert phone.let_timer_run_out() is not None
                forced += 1
            else:
                person.act(phone)
    assert forced > 5


def test_between_people_the_only_card_is_lifted_and_needs_one_tap():
    """A card that plays itself would tell the others that it was the only one."""
    phone = table_of("Ada", "Bea", "Carl", hands=["2S 5S", "3S 6D", "4S 7S"], turned_up="2H", bids=[0, 0, 0])
    phone.tap(phone.cards[0])
    phone.tap(phone.cards[0])
    finish_move(phone)
    phone.tap(phone.holding)
    assert phone.session.automatic is None
    [lifted] = [card for card in phone.cards if "selected" in card.classes]
    assert CARDS[lifted.get("aria-label")] == "3S"
    assert phone.button("Play 3♠")
    phone.tap(lifted)
    assert phone.record.entries[-1] == (1, "3S")


# Bidding.


def bidding(**options):
    hands = ["2S 5S 9D", "3S 6S TD", "4S 7S JD", "8S 9S QD"]
    return table_of("Ada", "Bea", "Carl", "Dora", hands=hands, turned_up="2H", bids=[1, 0, None, None], options=options)


def test_bidding_shows_the_total_so_far_and_who_is_to_come():
    phone = bidding()
    note = phone.page.find(lambda part: "bids" in part.classes).text
    assert "1 bid so far, 3 tricks" in note
    assert "1 player bids after you." in note
    phone.tap(bids(phone)[2])
    assert "Win exactly 2 tricks: 12 points. Otherwise: 0." in phone.text
    assert phone.button("Bid 2")
    phone.tap("Bid 2")
    finish_move(phone)
    phone.tap(phone.holding)
    note = phone.page.find(lambda part: "bids" in part.classes).text
    assert "3 bid so far, 3 tricks" in note
    assert "You bid last." in note


def test_the_first_bidder_is_told_what_is_on_offer():
    phone = table_of("Ada", "Bea", "Carl", hands=["2S 5S", "3S 6S", "4S 7S"], turned_up="2H")
    assert "2 tricks this round" in phone.text
    assert "2 players bid after you." in phone.text
    assert phone.text.count("ow many tricks?") == 1
    assert [button.text for button in bids(phone)] == ["0", "1", "2"]


def test_the_bid_that_the_hook_forbids_says_why():
    phone = table_of(
        "Ada", "Bea", hands=["2S 5S 9D", "3S 6S TD"], turned_up="2H", bids=[1, None], options={"hook": "on"}
    )
    assert [button.text for button in bids(phone) if button.refused] == ["2"]
    phone.tap(bids(phone)[0])
    phone.tap(bids(phone)[2])
    assert phone.toast == "You can’t bid 2: with the hook, the bids can’t add up to 3."
    assert phone.record.entries == []
    assert bids(phone)[0].pressed
    phone.tap("Bid 0")
    assert phone.record.entries == [(1, "bid 0")]


def test_without_the_hook_every_bid_can_be_made():
    phone = table_of("Ada", "Bea", hands=["2S 5S 9D", "3S 6S TD"], turned_up="2H", bids=[1, None])
    assert not [button for button in bids(phone) if button.refused]


# Cards that may not be played yet.


def test_a_trump_at_the_first_trick_stays_in_hand_and_says_why():
    phone = table_of("Ada", "Bea", hands=["2H 5S 9D", "3S 6S TD"], turned_up="3H", bids=[1, 1])
    assert refused(phone) == ["2 of hearts"]
    tap_refused(phone, "2 of hearts")
    assert phone.toast == "You can’t play 2♥: no trumps in the first trick while you hold another suit."
    assert phone.heard[-1] == phone.toast.replace("2♥", "2 of hearts")
    assert phone.record.entries == []


def test_a_card_of_another_suit_stays_in_hand_while_the_suit_led_can_be_followed():
    phone = table_of("Ada", "Bea", hands=["5S 9D", "3S 6S TD"], turned_up="3H", bids=[1, 1], trick=["7S"])
    assert refused(phone) == ["10 of diamonds"]
    phone.tap(phone.card("3 of spades"))
    tap_refused(phone, "10 of diamonds")
    assert phone.toast == "You can’t play 10♦: follow suit with a spade."
    assert phone.card("3 of spades").pressed
    phone.tap(phone.card("3 of spades"))
    assert phone.record.entries == [(1, "3S")]


def refused(phone):
    return [phone.page.name(card) for card in phone.hand.walk() if card.tag == "button" and card.refused]


def tap_refused(phone, name):
    phone.tap(next(card for card in phone.hand.walk() if card.tag == "button" and phone.page.name(card) == name))


def test_a_second_tap_puts_the_card_back_where_it_does_not_play():
    phone = Phone()
    phone.settings(second_tap=False)
    phone.start("pe", game=GAME, deal=2, **SHORT)
    person = Person(1)
    while not bids(phone):
        person.act(phone)
    for pressed in (True, False, True):
        phone.tap(bids(phone)[1])
        assert bids(phone)[1].pressed is pressed
    phone.tap("Bid 1")
    while not phone.cards:
        person.wait(phone)
    entries = len(phone.record.entries)
    for pressed in (True, False, True):
        phone.tap(phone.cards[0])
        assert phone.cards[0].pressed is pressed
    assert len(phone.record.entries) == entries
    phone.tap("Play ")
    assert len(phone.record.entries) == entries + 1


def test_a_card_touched_out_of_turn_stays_and_the_table_says_whose_turn_it_is():
    phone = table_of("Bea", "Ada:easy", hands=["5S 9D", "3S 6S"], turned_up="3H", bids=[1, 1])
    phone.play("5 of spades")
    finish_move(phone)
    tap_refused(phone, "9 of diamonds")
    assert "Ada" in phone.toast
    assert len(phone.record.entries) == 1


def lit_seats(phone):
    return [part.children[1].children[0].text for part in phone.page.all("li") if {"seat", "on"} <= part.classes]


def test_a_full_trick_stands_with_its_highest_card_before_it_goes_to_its_winner():
    hands = ["5S 9D", "8S TD", "6S JD"]
    phone = table_of("Bea", "Ada:easy", "Carl:easy", hands=hands, turned_up="3H", bids=[1, 1, 1])
    phone.play("5 of spades")
    while len(phone.record.entries) < 3:
        assert phone.let_timer_run_out()
    figures = [(*open_cards(part), part.text) for part in phone.page.all("figure")]
    assert figures == [("5S", "5Bea led"), ("8S", "8Ada wins"), ("6S", "6Carl")]
    assert "0/1" in seat_texts(phone)[1], "it counts when its cards have reached the winner"
    flight = phone.step["motion"]
    assert "Ada wins the trick" in phone.text
    assert lit_seats(phone) == ["Ada"], "not Carl, who played last: Ada leads next"
    phone.let_timer_run_out()
    assert lit_seats(phone) == ["Ada"]
    assert phone.step["moves"] == [{"from": f"trick-{seat}", "to": "won-1"} for seat in range(3)]
    assert phone.step["motion"] > flight, "a whole trick takes longer than a card"
    assert "taking" in phone.page.one(id="screen").classes, "its cards go under the winner's name"
    assert "1/1" in seat_texts(phone)[1]


def test_the_hand_over_shows_the_trick_so_far():
    hands = ["5S 9D", "8S TD", "6S JD"]
    phone = table_of("Bea", "Ada", "Carl", hands=hands, turned_up="3H", bids=[1, 1, 1])
    for seat, card in enumerate(("5 of spades", "8 of spades")):
        phone.play(card)
        while phone.holding is None:
            phone.let_timer_run_out()
        trick = phone.page.one("ul", aria_label="The trick so far")
        assert open_cards(trick) == ["5S", "8S"][: seat + 1]
        assert [name in trick.text for name in ("Bea", "Ada", "Carl")] == [True, seat == 1, False]
        assert open_cards(phone.page.root) == open_cards(trick)
        phone.tap(phone.holding)
    assert phone.cards


# What is hidden.


def test_bids_all_at_once_stay_hidden_until_the_last_is_in():
    hands = ["2S 5S 9D", "3S 6S TD", "4S 7S JD"]
    phone = table_of("Ada", "Bea", "Carl", hands=hands, turned_up="2H", options={"bids": "all-at-once"})
    steps = []
    phone.watchers.append(lambda phone: steps.append(json.dumps({**phone.step, "effects": []}) + " ".join(phone.heard)))
    for name in ("Ada", "Bea"):
        assert f"{name}, how many tricks?" in phone.text
        assert "Bids so far" not in phone.text
        phone.tap(bids(phone)[3])
        phone.tap("Bid 3")
        steps.clear()
        finish_move(phone)
        phone.tap(phone.holding)
        assert not [step for step in steps if "bid 3" in step or "bids 3" in step]
        assert f"{name} has bid" in phone.heard[-4:]
        assert "✓" in seat_texts(phone)[["Ada", "Bea"].index(name)]
    phone.tap(bids(phone)[1])
    phone.tap("Bid 1")
    assert any("The bids: Ada 3, Bea 3, Carl 1" in said for said in phone.heard)
    assert "The bids: Ada 3, Bea 3, Carl 1" in phone.text
    finish_move(phone)
    assert "The bids: Ada 3, Bea 3, Carl 1" in phone.text
    phone.tap(phone.holding)
    assert [re.search(r"\d/\d", text).group() for text in seat_texts(phone)] == ["0/3", "0/3", "0/1"]


def test_alone_ones_own_hidden_bid_is_known_and_no_other():
    hands = ["2S 5S 9D", "3S 6S TD", "4S 7S JD"]
    phone = table_of("Bea", "Ada:easy", "Carl:easy", hands=hands, turned_up="2H", options={"bids": "all-at-once"})
    phone.tap(bids(phone)[1])
    phone.tap("Bid 1")
    while len(phone.record.entries) < 2:
        assert phone.let_timer_run_out()
    own, other, _ = [seat.aloud for seat in phone.page.all("li") if "seat" in seat.classes]
    assert "bid 1" in own
    assert "has bid" in other
    assert "bid 1" not in other


# Undo.


def test_a_bid_and_a_card_can_be_taken_back_until_the_next_hand_has_been_looked_at():
    phone = table_of("Bea", "Ben", hands=["5S 9D", "3S 6S"], turned_up="3H")
    for take in range(2):
        phone.tap(bids(phone)[1])
        phone.tap("Bid 1")
        if take:
            finish_move(phone)
            phone.tap(phone.holding)
            break
        assert undo(phone)
        assert not phone.record.entries
        if phone.holding is not None:
            phone.tap(phone.holding)
    assert not undo(phone)
    assert "seen their hand" in phone.toast
    assert len(phone.record.entries) == 1


def test_after_new_cards_have_been_dealt_nothing_is_taken_back():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pp", game=GAME, deal=6, **SHORT)
    person = Person(6)
    while not person.sheets:
        person.act(phone)
    entries = len(phone.record.entries)
    assert not undo(phone)
    assert "an’t undo" in phone.toast
    assert len(phone.record.entries) == entries


# The rules.


@pytest.mark.few(2)
@pytest.mark.parametrize(("deal", "rules"), list(enumerate(TABLE_RULES)))
def test_the_rules_tell_what_this_table_plays(deal, rules):
    phone = Phone()
    phone.start("pe", game=GAME, deal=deal, **rules, **(SHORT if deal % 2 else {}))
    phone.tap("Menu")
    phone.tap("Rules of 10-9-8")
    chapters = {}
    for name in ("The aim", "Bids", "Tricks", "Scoring", "Options", "The game"):
        phone.tap(next(button for button in phone.page.buttons if button.text == name))
        chapters[name] = phone.page.one("article").text
    minute, bids_chapter, tricks, points, table, _ = chapters.values()
    assert ("in secret" in minute) is (rules["Bidding"] == "all at once")
    assert ("5 cards in the first round" in minute) is bool(deal % 2)
    assert ("The hook" in bids_chapter) is (rules["Hook"] == "on")
    assert ("no one else sees" in bids_chapter) is (rules["Bidding"] == "all at once")
    assert "You can bid anything from 0" in bids_chapter
    assert "A trick is one card from everyone" in tricks
    assert ("In the first trick of a round you can’t" in tricks) is (
        rules["Trumps_at_the_start"] == "not in the first trick"
    )
    assert ("You can play trumps at any time" in tricks) is (rules["Trumps_at_the_start"] == "any time")
    assert ("after someone has trumped in" in tricks) is (
        rules["Trumps_at_the_start"] == "lead once someone has trumped in"
    )
    assert ("someone has played one this round" in tricks) is (
        rules["Trumps_at_the_start"] == "lead once a trump is played"
    )
    for choice in rules.values():
        assert choice in table
    assert "1/2" not in minute
    assert "3/3 13" in re.sub(r"(\d/\d)", r"\1 ", points)


@pytest.mark.parametrize(
    ("length", "sentence"),
    [
        ("5 → 1", "5 cards in the first round"),
        ("1 → 10", "1 card in the first round, 2 in the second"),
        ("10 → 1 → 10", "down to 1, then back up to 10"),
    ],
)
def test_the_rules_tell_how_long_the_game_is(length, sentence):
    phone = Phone()
    phone.set_up("pe", game=GAME, Length=length)
    phone.tap("Rules")
    assert sentence in phone.sheet.text


@pytest.mark.parametrize(
    ("choice", "rule", "asked", "scores"),
    [
        ("nothing", "Otherwise you score 0.", "Otherwise: 0.", [13, 0, 0, 10, 20]),
        ("1 point a trick", "Otherwise you score 1 point for each", "Otherwise: 1 a trick.", [13, 2, 4, 10, 20]),
        (
            "minus the difference",
            "Otherwise you lose 1 point",
            "Otherwise: minus the difference.",
            [13, -1, -1, 10, 20],
        ),
    ],
)
def test_B15_what_a_missed_bid_scores_is_told_in_the_rules_and_where_one_bids(choice, rule, asked, scores):
    phone = Phone()
    phone.start("pp", game=GAME, Missed_bids=choice, **SHORT)
    phone.tap("Menu")
    phone.tap("Rules of 10-9-8")
    assert rule in phone.page.one("article").text
    phone.tap(next(button for button in phone.page.buttons if button.text == "Scoring"))
    assert rule in phone.page.one("article").text
    assert [number(cell.text) for cell in phone.page.all("td")] == scores
    phone.tap("Close")
    phone.tap(phone.holding)
    phone.tap(bids(phone)[1])
    assert asked in phone.text


def test_B15_points_below_zero_are_written_and_added_up():
    phone = Phone()
    phone.settings(pace="At once")
    reader = Reader(phone)
    phone.start("ppp", game=GAME, deal=1, Missed_bids="minus the difference", **SHORT)
    play_to_the_end(phone, Person(1))
    assert reader.sheets == 4
    assert any(points < 0 for _, scored, _ in rounds_played(phone.record) for points in scored)


def test_B3_the_hook_is_refused_where_all_bid_at_once_and_the_other_way_round():
    why = "The hook needs a last bidder, so you can’t combine it with bidding all at once."
    for first, second in (("Hook on", "Bidding all at once"), ("Bidding all at once", "Hook on")):
        phone = Phone()
        phone.set_up("pe", game=GAME)
        for option in (first, second):
            title, _, choice = option.partition(" ")
            phone.tap(title)
            phone.tap(choice)
        refused = phone.button(choice)
        assert (refused.get("aria-disabled"), phone.page.name(refused)) == ("true", f"{choice} {why}")
        phone.send({"type": "close"})
        assert phone.has_button(first)
        assert not phone.has_button(second)
        phone.tap(phone.sending("start")[0])
        assert phone.screen == "play"


@pytest.mark.thorough
@pytest.mark.quick(0)
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(("deal", "kinds"), list(enumerate(["pp", "ppp", "pep", "pppp"])))
def test_between_two_people_stands_a_hand_over_also_after_cards_that_played_themselves(deal, kinds, pace):
    """A last card that plays itself does not make its player the holder."""
    phone = Phone(entropy=deal)
    phone.settings(pace=pace)
    witness = Witness(phone)
    phone.start(kinds, game=GAME, deal=deal, **SHORT)
    play_to_the_end(phone, Person(deal))
    assert witness.hands > 40


@pytest.mark.few(2)
@pytest.mark.parametrize("pace", PACES)
def test_alone_undo_passes_over_cards_that_played_themselves(pace):
    phone = Phone()
    phone.settings(pace=pace)
    phone.start("pe", game=GAME, deal=6, **SHORT)
    person = Person(6)
    while person.sheets < 2 or not bids(phone):
        person.act(phone)
    choices = 0
    while not phone.button("Undo").refused:
        entries = len(phone.record.entries)
        phone.tap("Undo")
        obs = phone.record.state.observation(0)
        assert len(phone.record.entries) < entries
        assert obs.current_player == 0
        assert len(obs.legal) > 1, "nobody chose the only card allowed"
        assert not any(timer["id"].startswith("auto-") for timer in phone.step["timers"])
        choices += 1
    assert choices == (1 + 4) + (1 + 2)  # bids and cards of two rounds: one card was the only one that follows suit
    assert not phone.record.entries or all(entry.seat == 1 for entry in phone.record.entries)
