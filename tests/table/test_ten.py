"""10 at the table: laid in turn, bought on the open table, shown at the end; played by taps alone."""

import copy
import itertools
import json
import random
import re
from types import SimpleNamespace

import pytest
from htpy import fragment
from markupsafe import Markup

from table import view
from table.boards import board_of
from table.games.ten import drawings
from table.speech import written
from table.update import playing
from table.words import count
from tenfold import game_class
from tenfold.games.ten.cards import CARDS, COST
from tests.engine.ten_table import ten_keys
from tests.table.driver import (
    Person,
    Phone,
    check_result,
    check_totals,
    finish_move,
    number,
    play_to_the_end,
    stage_of,
    stages,
    table_with,
    undo,
    who,
)
from tests.table.worlds import looker, other_world, rendered, same_in_another_world

GAME = "10"
PRIVATE = {"lay", "turn", "leave", "add", "stop"}
"""The first words of acts for which a person has to look at a hand."""


def lit(phone):
    """What can be chosen: cards of the hand, cards of seats."""
    return [card for card in phone.page.buttons if "can" in card.classes]


def lit_seats(phone):
    """What lies before seats and can be chosen, by seat."""
    found = {card.get("id") or "": card for card in lit(phone)}
    return {int(name.removeprefix("lies-")): card for name, card in found.items() if name.startswith("lies-")}


def lit_button(phone):
    """The button that plays what is selected."""
    return next(button for button in phone.sending("play") if "lit" in button.classes)


def lines_of(button):
    """What a button says, with its small print."""
    return " ".join(part.text for part in button.children)


def choices(phone, group):
    """The buttons of a group such as the bids; none where there is no such group."""
    found = phone.page.find(lambda part: part.get("aria-label") == group)
    return [] if found is None else [part for part in found.walk() if part.tag == "button"]


def phase(phone):
    return phone.record.state.observation(None).phase


def actor(phone):
    return phone.session.names[phone.session.actor]


def seat_of(phone, seat):
    """The place of a seat at the table."""
    return phone.page.one("ul", aria_label="Players").children[seat]


def part_of(element, kind):
    """The first part of an element that has such a class, if there is one."""
    return next((part for part in element.walk() if kind in part.classes), None)


def lies(phone, seat):
    """What lies before a seat: its first card by name, the mark on it, the chips, the second card."""
    place = part_of(seat_of(phone, seat), "lies")
    names = [next(filter(None, (part.get("aria-label") for part in card.walk())), "") for card in place.children]
    cards = [name for card, name in zip(place.children, names, strict=True) if "card" in card.classes]
    mark, lying = part_of(place, "known"), part_of(place, "chips")
    chips = len([part for part in lying.walk() if part.tag == "svg"]) if lying else 0
    return (cards[0] if cards else "", mark.text if mark else "", chips, cards[1] if len(cards) > 1 else "")


def small_line(phone, seat):
    return next(part for part in seat_of(phone, seat).walk() if part.tag == "small").text


def money(phone, seat):
    """The chips before a seat, as they are told; None where a sum stands in their place."""
    part = part_of(seat_of(phone, seat), "money")
    return None if part is None else number(part.text.split()[0])


def pot(phone):
    return number(part_of(phone.page.root, "pot").text.split()[0])


def common(phone):
    """What no one owns, as it is read aloud: the round card, those to come, the draw pile, the pot."""
    return [part.aloud for part in phone.page.one("ul", aria_label="In the middle").children]


def mark_of(card):
    return "joker" if card == "J" else card.removeprefix("P")


def table_of(*seats, options=None, pace="Brisk", **position):
    """A phone with a set-up position on the table; `Ada:easy` is a computer."""
    return table_with("ten", seats, ten_keys(**position), options, pace)


def take(phone):
    """Let the next player take the phone."""
    finish_move(phone)
    phone.tap(phone.holding)


def bid(phone, wanted):
    """Choose a number and say it."""
    phone.tap(next(button for button in choices(phone, f"{actor(phone)}’s bid") if button.text.split()[0] == wanted))
    phone.tap(lit_button(phone))


def bids_of(phone):
    """The bids that can be chosen, by number or step by step, and the one that is chosen."""
    found = phone.page.one(aria_label=f"{actor(phone)}’s bid")
    shown = [part for part in found.walk() if part.tag == "output"]
    if not shown:
        numbers = [int(button.text.split()[0]) for button in choices(phone, f"{actor(phone)}’s bid")]
        return numbers, next(int(b.text.split()[0]) for b in choices(phone, f"{actor(phone)}’s bid") if b.pressed)
    return None, int(shown[0].text)


def marks(phone):
    """By seat, the marks on covered cards that the eyes in front of the screen know."""
    found = {seat: lies(phone, seat)[1] for seat in range(len(phone.session.names))}
    return {seat: mark for seat, mark in found.items() if mark}


class Reader:
    """Checks what every frame tells against the game behind it, and which person holds the phone at that moment."""

    def __init__(self, phone):
        self.tables = self.judged = self.hand_overs = 0
        self.phases = set()
        self.holder = None
        self.entries = len(phone.model.session.record.entries) if phone.model.session else 0
        phone.watchers.append(self.look)

    def look(self, phone):
        session = phone.model.session
        if session is None:
            self.holder, self.entries = None, 0
            return
        self.follow(phone)
        self.secret(phone)
        if phone.screen == "play" and phone.sheet is None:
            stage = stage_of(phone)
            if not stage:
                self.whose(phone)
                self.table(phone)
                self.offers(phone)
            elif stage == "judge":
                self.judge(phone)
        elif phone.screen == "handover":
            self.whose(phone)
            assert phone.hand is None
            assert not [part for part in phone.page.elements if "card" in part.classes]
            self.hand_overs += 1

    def follow(self, phone):
        """Note the holder of the phone: the person who said so or acted in private.

        It’s no one after an act in the open.
        """
        session = phone.session
        if phone.event["type"] == "take-phone" and phone.screen == "play":
            self.holder = session.turn
        for entry in session.record.entries[self.entries :]:
            if entry.seat in session.people:
                self.holder = entry.seat if entry.action.split()[0] in PRIVATE else None
        self.entries = len(session.record.entries)

    def secret(self, phone):
        session = phone.session
        assert (looker(session) is None) or session.alone or phone.screen == "play"
        assert phone.step["secret"] is (not session.alone and looker(session) is not None)

    def whose(self, phone):
        session = phone.session
        private = phase(phone) in ("lay", "second")
        asked = not session.alone and session.persons_turn and private
        assert (phone.screen == "handover") is (asked and self.holder != session.turn)
        if session.alone:
            assert session.eyes == (session.people[0] if session.people else None)
        else:
            assert session.eyes == (session.turn if asked and self.holder == session.turn else None)
        if phone.screen == "handover":
            assert phone.page.one(id="next").text == session.names[session.turn]

    def table(self, phone):
        session = phone.session
        obs = phone.record.state.observation(looker(session))
        self.phases.add(obs.phase)
        assert pot(phone) == obs.pot
        costs = [1 if place.covered else COST[CARDS[place.card]] for place in obs.table if place.laid]
        costs += [COST[CARDS[place.second]] for place in obs.table if place.second]
        card = obs.round_card
        card = "no round card" if card is None else f"round card {card} +{card + sum(costs)} for losing"
        left, draw = obs.round_cards_left, obs.draw_pile
        best = min((score, -chips) for score, chips in zip(obs.scores, obs.chips, strict=True))
        leaders = [seat for seat, score in enumerate(obs.scores) if (score, -obs.chips[seat]) == best]
        assert common(phone)[:3] == [card, f"{left} round cards to come", f"{draw} cards to draw"]
        for seat, (name, place) in enumerate(zip(session.names, obs.table, strict=True)):
            first, mark, chips, second = lies(phone, seat)
            if place.laid:
                card = "a face-down card" if place.covered else drawings.name(place.card)
                under = f", with {count(place.protection, 'chip')}" if place.protection else ""
                assert first == f"{name}: {card}{under}"
                assert mark == (mark_of(place.card) if place.covered and place.card else "")
            assert chips == place.protection
            assert second == (f"second card: {drawings.name(place.second)}" if place.second else "")
            assert money(phone, seat) == obs.chips[seat]
            auctioned = f"{place.protection}+" if obs.players > 4 else f"from {place.protection}"
            price = auctioned if place.protection else "1 chip" if obs.players > 4 else "for 1 chip"
            for_sale = obs.phase == "market" and seat in lit_seats(phone)
            assert small_line(phone, seat) == (price if for_sale else self.doing(obs, seat))
            begun = part_of(seat_of(phone, seat), "starts")
            assert (begun is not None) is (seat == obs.starter and obs.phase != "starter")
            ahead = part_of(seat_of(phone, seat), "first")
            assert (ahead is not None) is (bool(obs.rounds) and seat in leaders and len(leaders) < obs.players)
            assert ("on" in seat_of(phone, seat).classes) is (seat == obs.current_player)
        hand = phone.hand
        if hand is None:
            assert session.eyes is None
        elif session.eyes is None:
            assert hand.get("aria-label").endswith(", face down")
            assert not [part for part in hand.walk() if part.tag == "button"]
        else:
            shown = [part.get("aria-label") for part in hand.walk() if part.tag == "button"]
            assert shown == [drawings.name(card) for card in obs.hand]
        self.tables += 1

    def doing(self, obs, seat):
        if obs.auction is None:
            points = obs.penalty_points[seat]
            if obs.players > 4:
                return f"{points} pts"
            return count(points, "point")
        if seat in (obs.auction.owner, obs.auction.bidder):
            return "sells" if seat == obs.auction.owner else f"bid {obs.auction.bid}"
        if seat in obs.auction.passed:
            return "out" if obs.players > 4 else "passed"
        to_say = "now" if obs.players > 4 else "to bid"
        return to_say if seat == obs.current_player else "waits"

    def offers(self, phone):
        """All that can be done can be tapped, and nothing else."""
        session = phone.session
        own = session.actor is not None and session.automatic is None
        obs = phone.record.state.observation(session.actor)
        legal = [outlook for outlook in obs.legal if own]
        peeks = session.actor is not None and not session.alone
        assert phone.has_button("Hold to peek") is (peeks and phase(phone) not in ("lay", "second"))
        assert set(lit_seats(phone)) == {outlook.taker for outlook in legal} - {None}
        in_hand = {drawings.name(outlook.card) for outlook in legal if outlook.text.split()[0] in ("lay", "add")}
        assert {phone.page.name(card) for card in phone.cards} == in_hand
        ways = [way.refused for way in choices(phone, "Chips on it")]
        most = max((outlook.value for outlook in legal if outlook.text.startswith("lay")), default=0)
        assert ways == ([chips > most for chips in range(3)] if own and obs.phase == "lay" else [])
        if obs.phase == "auction" and own:
            numbers, chosen = bids_of(phone)
            possible = [outlook.value for outlook in legal if outlook.kind == "bid"]
            assert numbers == (possible if len(possible) <= 6 else None)
            assert chosen in possible
        texts = {outlook.text for outlook in legal}
        sent = {phone.page.name(button): button.get("data-event") for button in phone.sending("play")}
        simple = {"decline", "pass", "keep", "leave", "stop", "turn up", "protect 1", "protect 2"}
        assert {text for text in simple if any(f'"{text}"' in event for event in sent.values())} == texts & simple
        chosen = [event.split('"action": "')[1].split('"')[0] for event in sent.values()]
        assert set(chosen) <= texts

    def judge(self, phone):
        """The end of a round: all is shown, with the winner, the loser and their gains."""
        result = phone.record.state.observation(None).rounds[-1]
        names = phone.session.names
        for seat, cards in enumerate(result.cards):
            first, mark, chips, second = lies(phone, seat)
            assert first == f"{names[seat]}: {drawings.name(cards[0])}"
            assert (mark, chips) == ("", 0)
            assert second == (f"second card: {drawings.name(cards[1])}" if len(cards) > 1 else "")
            assert part_of(seat_of(phone, seat), "makes").text == f"= {result.totals[seat]}"
            looks = seat_of(phone, seat).classes
            assert ("wins" in looks, "loses" in looks) == (seat == result.winner, seat == result.loser)
        verdict = part_of(phone.page.root, "verdict").text
        won = result.pot or "an empty pot"
        assert f"{who(phone, result.winner, 'wins', 'win')} {won}" in verdict
        assert f"with {result.totals[result.winner]}" in verdict
        assert f"{who(phone, result.loser, 'loses', 'lose')} +{result.points}" in verdict
        assert ("earlier in turn" in verdict) is (result.won_by == "turn")
        last = (result.starter - result.loser) % len(result.totals) == 1
        all_tied = len(set(result.totals)) == 1 and last
        assert ("last in turn" in verdict) is all_tied
        assert ("later in turn" in verdict) is (result.lost_by == "turn" and not all_tied)
        assert ("the highest card" in verdict) is (result.won_by == "card" and self.tie_break(phone) == "highest-card")
        assert ("in one card" in verdict) is (result.won_by == "card" and self.tie_break(phone) == "one-card")
        taken = [part.get("aria-label") for part in phone.page.one(aria_label="cards taken").walk()]
        cards = [drawings.name(card) for lying in result.cards for card in lying]
        assert sorted(filter(None, taken)) == sorted(["cards taken", *cards, f"round card {result.card}"])
        costs = [part.text for part in phone.page.one(aria_label="cards taken").walk() if part.tag == "small"]
        assert sum(map(int, costs)) == result.points
        over = phone.record.state.observation(None)
        left = sum(over.rest)
        assert (f"{who(phone, result.loser, 'also gets', 'also get')} the round cards" in verdict) is bool(left)
        assert (f"+{left} points" in verdict) is bool(left)
        assert pot(phone) == result.pot, "the winner gets it with the next tap"
        assert not phone.step["timers"]
        self.judged += 1

    def tie_break(self, phone):
        return phone.record.load_game().settings["tie_break"]


# Whole games.

TABLES = [
    ("pp", "Brisk", {}),
    ("pe", "Calm", {}),
    ("ep", "At once", {"Passing_in_an_auction": "can come back"}),
    ("ppp", "At once", {"Extra_jokers": "left out"}),
    ("pmp", "Brisk", {"Ties_for_the_highest_total": "one card beats two"}),
    ("pepp", "At once", {"Passing_in_an_auction": "can come back"}),
    ("ppppp", "At once", {}),
    ("epempe", "At once", {"Length": "always 10 rounds"}),
    ("ppepppp", "Brisk", {}),
    ("eme", "At once", {"Length": "5 rounds"}),
]


ROUND = {"lay", "market", "second", "starter"}
"""The phases that every round has."""

BOUGHT = {"protect", "auction"}
"""The phases of a round in which a player buys a card, and a third player raises the bid."""


@pytest.mark.thorough
@pytest.mark.quick(31)
@pytest.mark.parametrize(("deal", "kinds", "pace", "options"), [(i, *table) for i, table in enumerate(TABLES, 30)])
def test_every_mix_of_seats_reaches_the_result_that_replaying_the_save_gives(deal, kinds, pace, options):
    phone = Phone(entropy=deal)
    phone.settings(pace=pace)
    reader = Reader(phone)
    phone.start(kinds, game=GAME, deal=deal, **options)
    play_to_the_end(phone, Person(deal + 1))
    obs = phone.record.state.observation(None)
    check_result(phone)
    assert reader.judged == len(obs.rounds)
    people = kinds.count("p")
    assert reader.phases >= ROUND
    assert (reader.hand_overs > 0) is (people > 1)
    check_account(phone)


def test_every_phase_is_read():
    """Play until all phases have come up: a single game need not show them, as no one has to buy."""
    phases = set()
    for deal in range(40, 44):
        phone = Phone(entropy=deal)
        phone.settings(pace="At once")
        reader = Reader(phone)
        phone.start("ppp", game=GAME, deal=deal)
        person = Person(deal)
        while phone.screen != "result" and not (phases | reader.phases) >= ROUND | BOUGHT:
            person.act(phone)
        phases |= reader.phases
    assert phases >= ROUND | BOUGHT


def rows_of(table):
    """The rows of a table: heading, and the cells' texts."""
    rows = [row for row in table.walk() if row.tag == "tr"]
    cells = [[cell for cell in row.walk() if cell.tag in ("th", "td")] for row in rows]
    return [(first.aloud, [cell.text for cell in rest]) for first, *rest in cells]


def check_account(phone):
    """On the result screen every total is the sum of its column, and each line is what the game says."""
    obs = phone.record.state.observation(None)
    account = phone.page.one(aria_label="Scores")
    _, *lines, (foot, totals) = rows_of(account)
    assert [title for title, _ in lines] == ["Cards taken", "Cards left", "Chips"]
    assert "Fewest points wins" in phone.text
    columns = [[number(text) for text in texts] for _, texts in lines]
    assert columns[2] == [-2 * final.chips for final in obs.final]
    lost = [sum(over.points for over in obs.rounds if over.loser == seat) for seat in range(obs.players)]
    lost[obs.rounds[-1].loser] += sum(obs.rest)
    if phone.record.start is None:
        assert columns[0] == lost
    assert columns[1] == [sum(drawings.penalty(card) for card in final.hand) for final in obs.final]
    assert foot == "Score"
    assert [number(text) for text in totals] == [sum(column) for column in zip(*columns, strict=True)]
    assert [number(text) for text in totals] == phone.record.state.scores()
    check_totals(phone, phone.session.names, phone.record.state.scores(), best=min(phone.record.state.scores()))


# The round of the rules.

NAMES = ("Ada", "Bea", "Claudio", "Dora")
HANDS = ["6 4 3", "5 4 9", "3 2 1", "2 P1 5"]
LAID = ["7 open 1", "10 covered 2", "3 open 0", "J covered 0"]


def market(*seats, **keys):
    """The round of the rules as its market begins; Ada is asked."""
    return table_of(*(seats or NAMES), hands=HANDS, table=LAID, **keys)


def swapped(phone, buyer, owner, payee):
    """Watch a sale: the chips are paid, then the card comes to its buyer, then the buyer’s own goes to the seller."""
    mine, theirs = f"place-{buyer}", f"place-{owner}"
    said = part_of(phone.page.root, "said").text
    cards = []
    moves = {}
    for stage in stages(phone):
        if stage in ("paid", "bought", "sold"):
            moves[stage] = phone.step["moves"]
            cards.append([lies(phone, seat)[0].split(": ")[-1].split(",")[0] for seat in (buyer, owner)])
            assert "selling" in phone.page.one("main").classes
            assert part_of(phone.page.root, "said").text == said, "it stands until the cards have changed places"
    assert moves == {
        "paid": [{"from": f"seat-{buyer}", "to": payee, "shows": "chip"}],
        "bought": [{"from": theirs, "to": mine}],
        "sold": [{"from": mine, "to": theirs}],
    }
    (own, bought), *later = cards
    assert later == [[bought, ""], [bought, own]]


def collect(phone, winner, loser):
    """Continue after a round: the pot goes to the winner, and then every card to the loser."""
    won = pot(phone)
    phone.tap("Continue")
    assert phone.step["moves"] == [{"from": "pot", "to": f"seat-{winner}", "shows": "chip"}]
    assert pot(phone) == 0
    assert money(phone, winner) >= won
    assert lies(phone, loser)[0], "its cards still lie there"
    phone.let_timer_run_out()
    assert {move["to"] for move in phone.step["moves"]} == {f"seat-{loser}"}
    finish_move(phone)


def test_the_round_of_the_rules_on_one_open_table():
    phone = market()
    reader = Reader(phone)
    assert "Ada, tap a card to buy, or decline" in phone.text
    phone.tap("Bea: a face-down card, with 2 chips")
    assert "Bea’s face-down card" in phone.text
    assert "at least 2 chips" in phone.text
    assert "played it" not in phone.text, "it lies where it was laid"
    assert [button.text for button in choices(phone, "Ada’s bid")] == ["2", "3", "4", "5", "6 all in"]
    phone.tap("Bid 2")
    finish_move(phone)
    assert [small_line(phone, seat) for seat in range(4)] == ["bid 2", "sells", "to bid", "waits"]
    assert "Claudio, more than 2, or pass?" in phone.text
    bid(phone, "3")
    finish_move(phone)
    phone.tap("Pass")
    finish_move(phone)
    assert [small_line(phone, seat) for seat in range(4)] == ["to bid", "sells", "bid 3", "passed"]
    bid(phone, "4")
    finish_move(phone)
    assert "Claudio, more than 4, or pass?" in phone.text, "Dora has passed for good"
    phone.tap("Pass")
    assert "Ada pays Bea 4 chips and swaps 7 for a face-down card" in phone.text
    swapped(phone, 0, 1, "seat-1")
    assert [money(phone, seat) for seat in range(4)] == [2, 9, 7, 7]
    assert "Ada, protect it?" in phone.text
    assert "Ada bought it for 4 chips" in phone.text
    assert {lines_of(button) for button in phone.sending("play")} == {
        "Keep 1 add none",
        "2 chips in all, adds 1",
    }
    phone.tap(lit_button(phone))
    finish_move(phone)
    phone.tap("Dora: a face-down card")
    assert "1 chip to the pot" in phone.text
    phone.tap("Swap")
    finish_move(phone)
    assert "Dora, protect it?" in phone.text
    assert "This card came in the swap" in phone.text, "two cards have been paid for"
    phone.tap("No chip")
    finish_move(phone)
    phone.tap("Ada: a face-down card, with 2 chips")
    assert "Bea played it" in phone.text
    phone.tap("Bid 2")
    finish_move(phone)
    for act in ("Pass", "Pass", "No chip"):
        phone.tap(act)
        finish_move(phone)
    assert reader.hand_overs == 0
    assert [money(phone, seat) for seat in range(4)] == [3, 8, 5, 7]
    phone.tap("Decline")
    finish_move(phone)
    assert phone.screen == "handover"
    assert phone.page.one(id="next").text == "Ada"


@pytest.mark.parametrize("turn", [0, 3])
def test_after_the_last_chance_to_buy_no_one_is_asked_for_protection(turn):
    """The chips would go to the pot, and protect the card from no one."""
    phone = market(turn=turn)
    phone.tap("Dora: a face-down card" if turn == 0 else "Claudio: 3")
    phone.tap("Swap")
    while phone.session.moment is not None:
        phone.let_timer_run_out()
    asked = "protect it?" in phone.text
    assert asked is (turn == 0)
    if not asked:
        phone.let_timer_run_out()
        assert [entry.action for entry in phone.record.entries[1:2]] == ["keep"]


def second_cards():
    """The round of the rules after its market; the phone lies on the table."""
    phone = market(pace="At once")
    for act in ("open 1 2", "bid 3", "pass", "bid 4", "pass", "protect 2", "swap 3", "keep", "open 0 2"):
        phone.send({"type": "play", "action": act})
    for act in ("pass", "pass", "keep", "decline"):
        phone.send({"type": "play", "action": act})
    assert phase(phone) == "second"
    return phone


def test_second_cards_are_laid_in_private_and_the_result_is_a_drama_in_stages():
    phone = second_cards()
    phone.tap("Leave the table")
    phone.settings(pace="Brisk")
    phone.go_on()
    reader = Reader(phone)
    take(phone)
    assert "Ada, add a second card?" in phone.text
    phone.tap(phone.card("6"))
    phone.tap("Add 6")
    take(phone)
    assert "Bea, turn your card up?" in phone.text
    assert not phone.cards
    phone.tap("Turn up card")
    finish_move(phone)
    assert phone.screen == "play", "Bea still holds the phone"
    assert lies(phone, 1)[0] == "Bea: joker, costs 10"
    phone.tap("Add nothing")
    take(phone)
    phone.tap("Leave card")
    take(phone)
    phone.tap(phone.card("2"))
    phone.tap("Add 2")
    seen = {}
    for stage in stages(phone):
        first_cards = [lies(phone, seat)[0].split(": ")[1] for seat in range(4)]
        sums = [part_of(seat_of(phone, seat), "makes") for seat in range(4)]
        seen[stage] = (first_cards, [part.text if part else "" for part in sums], pot(phone))
    covered = ["3", "joker, costs 10", "a face-down card", "7"]
    shown = ["3", "joker, costs 10", "10", "7"]
    assert seen == {
        "lift": (covered, [""] * 4, 5),
        "add": (covered, ["= 9", "= 10", "", "= 9"], 5),
        "cards": (covered, ["= 9", "= 10", "", "= 9"], 5),
        "reveal-2": (shown, ["= 9", "= 10", "= 10", "= 9"], 5),
        **dict.fromkeys(("wins", "loses", "judge"), (shown, ["= 9", "= 10", "= 10", "= 9"], 5)),
    }
    assert phone.let_timer_run_out() is None
    assert "Bea wins 5" in phone.text
    assert "Dora loses +21" in phone.text
    assert [money(phone, seat) for seat in range(4)] == [None] * 4
    collect(phone, winner=1, loser=3)
    assert reader.judged == 1
    assert [money(phone, seat) for seat in range(4)] == [3, 13, 5, 7]
    assert small_line(phone, 3) == "21 points"
    assert "Bea, who starts the next round?" in phone.text
    assert phone.record.state.observation(None).hand_sizes == (4, 4, 4, 4)
    for name in ("Menu", "Scores"):
        phone.tap(name)
    assert "after 1 of 8–10 rounds, if the cards last" in phone.sheet.text
    assert "Fewest points wins" in phone.sheet.text
    _, (card, cells) = rows_of(phone.page.one(aria_label="Round by round"))
    assert (card, cells) == ("round card 6", ["9", "10 pot 5", "10", "9 +21"])
    check_totals(phone, list(NAMES), [-6, -26, -10, 7], best=-26)
    phone.tap("Close")
    phone.tap("Let Dora start")
    phone.tap("Dora starts")
    finish_move(phone)
    assert phone.page.one(id="next").text == "Dora"


def test_the_winner_comes_first_then_the_loser_with_the_cards_and_then_their_cost():
    phone = table_of(
        "Ada", "Bea", hands=["1", "2"], table=["5 open 0", "6 open 0"], phase="second", turn=1, chips=[7, 5], pot=2
    )
    take(phone)
    phone.tap("Add nothing")
    hidden = {}
    for stage in stages(phone):
        verdict = part_of(phone.page.root, "verdict")
        hidden[stage] = [part.text for part in verdict.walk() if "not-yet" in part.classes] if verdict else None
        assert phone.has_button("Continue") is (stage == "judge")
        assert not part_of(phone.page.root, "first"), "no one leads before the first cards go to a loser"
    loses, *costs = hidden["wins"]
    assert loses.startswith("Ada loses")
    assert costs[0].startswith("+"), "what it costs"
    assert (hidden["loses"], hidden["judge"]) == (costs, [])
    won, lost = seat_of(phone, 1).classes, seat_of(phone, 0).classes
    assert ("wins" in won, "loses" in lost) == (True, True)


def test_covered_cards_turn_in_the_order_of_the_round():
    phone = table_of(
        "Ada",
        "Bea",
        "Ben",
        hands=["1", "2", "3"],
        table=["5 covered 0", "6 covered 0", "7 covered 0"],
        starter=1,
        phase="second",
        turn=1,
        chips=[7, 7, 7],
    )
    for _ in range(3):
        take(phone)
        phone.tap("Leave card")
    assert [stage for stage in stages(phone) if stage.startswith("reveal")] == ["reveal-1", "reveal-2", "reveal-0"]


def test_who_once_held_a_covered_card_still_knows_it_in_private_and_nobody_else_does():
    phone = second_cards()
    known = [{2: "10"}, {1: "joker", 2: "10"}, {2: "10"}, {1: "joker"}]
    for seat, act in enumerate(("Add nothing", "Leave card", "Leave card", "Add nothing")):
        assert phone.screen == "handover"
        assert not [part for part in phone.page.elements if "known" in part.classes]
        phone.tap(phone.holding)
        assert marks(phone) == known[seat]
        phone.tap(act)


def test_what_a_peek_marks_follows_the_chain_of_owners():
    phone = market(pace="At once")
    assert peeked_marks(phone) == {}
    phone.send({"type": "play", "action": "open 1 2"})
    assert peeked_marks(phone) == {}
    phone.send({"type": "play", "action": "pass"})
    assert peeked_marks(phone) == {3: "joker"}, "Dora laid it"
    phone.send({"type": "play", "action": "pass"})
    assert peeked_marks(phone) == {0: "10"}, "Ada has bought it, and raises the protection"
    phone.send({"type": "play", "action": "keep"})
    assert peeked_marks(phone) == {0: "10"}, "Bea laid it"
    phone.send({"type": "play", "action": "swap 3"})
    assert peeked_marks(phone) == {1: "joker"}, "Dora still knows it"
    phone.send({"type": "play", "action": "keep"})
    assert peeked_marks(phone) == {}, "Claudio has seen none"
    phone.send({"type": "play", "action": "open 0 1"})
    phone.send({"type": "play", "action": "pass"})
    assert peeked_marks(phone) == {0: "10", 1: "joker"}, "Bea laid the one and holds the other"


def peeked_marks(phone):
    """Return the marks that the player on turn sees while holding the button; without it there are none."""
    assert marks(phone) == {}
    phone.hold("Hold to peek")
    found = marks(phone)
    phone.hold("Hold to peek", on=False)
    return found


# Laying.


def laying(*seats, chips=None, **keys):
    """Everyone plays a card, the first seat first."""
    seats = seats or ("Ada", "Bea")
    hands = [["J 7 3 P2", "9 5 2 J", "8 6 1 0", "4 4 P1 10"][seat] for seat in range(len(seats))]
    chips = chips or [7] * len(seats)
    return table_of(*seats, hands=hands, chips=chips, pot=7 * len(seats) - sum(chips), **keys)


def test_a_card_is_laid_open_or_covered_under_chips_and_the_button_says_how():
    phone = laying()
    take(phone)
    assert "Ada, which card, face up or face down?" in phone.text
    assert not phone.sending("play"), "no card is chosen"
    for tap, label in (
        ("7", "Play 7 face up"),
        ("face down", "Play 7 face down"),
        ("2 chips", "Play 7 face down, 2 chips"),
        ("joker, costs 10", "Play joker face down, 2 chips +10 for the loser"),
        ("1 chip", "Play joker face down, 1 chip +10 for the loser"),
        ("no chip", "Play joker face down +10 for the loser"),
        ("2, penalty card, costs 4", "Play penalty 2 face down +4 for the loser"),
        ("face up", "Play penalty 2 face up +4 for the loser"),
        ("2 chips", "Play penalty 2 face up, 2 chips +4 for the loser"),
    ):
        phone.tap(tap)
        assert lines_of(lit_button(phone)) == label
    phone.tap(lit_button(phone))
    assert phone.record.entries == [(0, "lay P2 open 2")]
    finish_move(phone)
    assert lies(phone_at_table(phone), 0) == ("Ada: 2, penalty card, costs 4, with 2 chips", "", 2, "")


def phone_at_table(phone):
    phone.tap(phone.holding)
    return phone


@pytest.mark.parametrize("second_tap", [True, False])
def test_a_second_tap_on_the_same_card_lays_it_where_that_is_chosen(second_tap):
    phone = laying()
    phone.tap("Leave the table")
    phone.settings(second_tap=second_tap)
    phone.go_on()
    take(phone)
    phone.tap(phone.card("7"))
    phone.tap("face down")
    phone.tap("face down")
    assert not phone.record.entries, "a way to lay it is no card"
    phone.tap(phone.card("7"))
    assert phone.record.entries == ([(0, "lay 7 covered 0")] if second_tap else [])


def test_a_covered_card_travels_as_a_back_and_an_open_one_as_itself():
    phone = laying()
    take(phone)
    for card, face, lifted in (("7", "face down", "face-down card"), ("9", "face up", "9")):
        phone.tap(phone.card(card))
        phone.tap(face)
        phone.tap(lit_button(phone))
        assert phone.session.moment.stages[0].name == "lift"
        played = phone.page.one(data_place="hand-played")
        assert {part.get("aria-label") for part in played.walk()} - {None} == {lifted}
        phone.let_timer_run_out()
        assert phone.step["moves"][0]["from"] == "hand-played"
        finish_move(phone)
        if phone.holding is not None:
            phone.tap(phone.holding)


# What cannot be done.


def test_what_cannot_be_done_says_why():
    phone = laying(chips=[1, 7])
    take(phone)
    phone.tap(phone.card("7"))
    phone.tap("2 chips")
    assert phone.toast == "You can’t add 2 chips: you only have 1."
    assert phone.toast in phone.heard
    assert phone.page.name(lit_button(phone)) == "Play 7 face up", "the choice stays as it was"
    phone = table_of("Ada", "Bea", hands=["3 4", "1"], table=["7 open 0", "1 open 0"], phase="second", chips=[7, 7])
    take(phone)
    phone.tap("4")
    assert phone.toast == "You can’t add 4: with 7 it makes 11, and the limit is ten."
    assert not phone.card("3").pressed


def test_a_hand_touched_in_the_market_says_when_cards_are_laid():
    phone = market("Ada", "Blaise:easy", "Carl:easy", "Emmy:easy")
    phone.tap("6")
    assert phone.toast == "You can’t play from your hand now: only before and after the market."
    phone.tap("Decline")
    finish_move(phone)
    phone.tap("6")
    assert phone.toast.startswith("You can’t play now: it’s ")
    assert len(phone.record.entries) == 1


def test_no_touch_that_comes_late_does_anything_that_cannot_be_done():
    for phone in (laying(), market(), second_cards(), market("Ada", "Blaise:easy", "Carl:easy", "Emmy:easy")):
        if phone.holding is not None:
            phone.tap(phone.holding)
        acts = len(phone.record.entries)
        for place in (-1, 3, 4, 9, 10, 12, 20, 23, 30, 33, 36, 37, 99, 100, 101, 149, 1000):
            phone.send({"type": "touch", "place": place})
            phone.send({"type": "play", "action": "starter 0"})
        assert len(phone.record.entries) == acts


def heading(phone):
    """What stands in the middle: whose card, or the step of the round."""
    box = phone.page.find(lambda part: "bidbox" in part.classes or "stake" in part.classes)
    return box.children[0].text


def test_a_sold_card_changes_its_owner_in_the_middle_once(monkeypatch):
    phone = market("Ada", "Blaise:easy", "Carl:easy", "Emmy:easy")
    monkeypatch.setattr(playing, "thinking", lambda *_: [SimpleNamespace(text="keep")])
    phone.tap("Carl: 3")
    phone.tap("Swap")
    assert [(stage, heading(phone)) for stage in stages(phone)] == [
        ("paid", "Carl’s face-up card"),
        ("bought", "Carl’s face-up card"),
        ("sold", "Your face-up card"),
    ]
    if phone.has_button("Keep"):
        phone.tap("Keep")
        finish_move(phone)
    assert phone.session.record.state.observation(0).phase == "protect"
    assert heading(phone) == "Your face-up card", "Carl is asked, but his card isn’t what was sold"


def test_the_middle_names_the_next_step_when_the_last_card_of_a_step_has_been_seen(monkeypatch):
    phone = laying("Ada", "Blaise:easy")
    monkeypatch.setattr(playing, "thinking", lambda *_: [SimpleNamespace(text="lay 9 open 0")])
    phone.tap("7")
    phone.tap(lit_button(phone))
    finish_move(phone)
    phone.let_timer_run_out()
    assert [(stage, heading(phone)[:6]) for stage in stages(phone)] == [("lay", "1 of 4")]
    assert heading(phone).startswith("2 of 4")


def test_computers_that_decline_in_a_row_are_shown_as_one(monkeypatch):
    phone = market("Ada", "Blaise:easy", "Carl:easy", "Emmy:easy")
    monkeypatch.setattr(playing, "thinking", lambda *_: [SimpleNamespace(text="decline")])
    phone.tap("Decline")
    assert part_of(phone.page.root, "said").text == "You buy nothing"
    finish_move(phone)
    shown = []
    while len(phone.record.entries) < 4 or phone.session.moment is not None:
        phone.let_timer_run_out()
        shown += [part_of(phone.page.root, "said").text] if phone.session.moment is not None else []
    assert shown == ["Blaise, Carl and Emmy buy nothing"]
    assert heading(phone).startswith("3 of 4") or phone.session.persons_turn


# The auction.


def test_from_the_lowest_bid_to_all_in_and_over_who_cannot_pay_more():
    phone = market(chips=[3, 5, 7, 7], pot=3)
    phone.tap("Bea: a face-down card, with 2 chips")
    assert [button.text for button in choices(phone, "Ada’s bid")] == ["2", "3 all in"]
    bid(phone, "3")
    finish_move(phone)
    assert [button.text for button in choices(phone, "Claudio’s bid")] == ["4", "5", "6", "7 all in"]
    bid(phone, "7")
    assert "Claudio bids 7. Claudio pays Bea 7 chips and swaps 3 for a face-down card" in phone.text
    finish_move(phone)
    assert phase(phone) == "market", "nobody else can bid more, nor protect"
    assert [money(phone, seat) for seat in range(4)] == [3, 12, 0, 7]


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        (2, "Ada bought the 3 for 1 chip. This card replaces it."),
        (3, "Ada bought the face-down card for 1 chip. This card replaces it."),
    ],
)
def test_who_is_asked_for_protection_reads_what_was_bought(place, sentence):
    phone = market(pace="At once")
    phone.send({"type": "play", "action": f"swap {place}"})
    assert "Ada bought it for 1 chip" in phone.text
    phone.send({"type": "play", "action": "keep"})
    assert sentence in phone.text


def test_a_second_tap_on_a_number_bids_it():
    phone = market()
    phone.tap("Bea: a face-down card, with 2 chips")
    phone.tap("4 chips")
    phone.tap("4 chips")
    assert phone.record.entries == [(0, "open 1 4")]
    finish_move(phone)
    phone.tap("6 chips")
    assert phone.page.name(lit_button(phone)) == "Bid 6"
    phone.tap("6 chips")
    assert phone.record.entries[1:] == [(2, "bid 6")]


def test_a_second_tap_on_an_unprotected_card_lets_it_go():
    phone = market()
    phone.tap("Claudio: 3")
    phone.tap("Claudio: 3")
    assert not phone.record.entries
    assert not phone.has_button("Swap")


def test_an_unprotected_card_is_swapped_by_the_button():
    phone = market()
    phone.tap("Claudio: 3")
    phone.tap("Swap")
    assert phone.record.entries == [(0, "swap 2")]
    swapped(phone, 0, 2, "pot")


@pytest.mark.parametrize(("choice", "again"), [("final", False), ("may-reenter", True)])
def test_who_has_passed_may_come_back_only_where_the_table_says_so(choice, again):
    phone = market(options={"auction_pass": choice}, pace="At once")
    phone.tap("Bea: a face-down card, with 2 chips")
    phone.tap(lit_button(phone))
    small = {part.text for part in phone.button("Pass").walk() if part.tag == "small"}
    assert small == {"for now" if again else "out of this auction"}
    phone.tap("Pass")
    bid(phone, "3")
    bid(phone, "4")
    assert actor(phone) == ("Claudio" if again else "Dora")


def test_more_bids_than_have_room_are_reached_step_by_step():
    phone = market(chips=[9, 5, 6, 4], pot=1)
    phone.tap("Bea: a face-down card, with 2 chips")
    assert bids_of(phone) == (None, 2)
    phone.tap("One chip less")
    assert phone.toast == "You can’t bid less than 2."
    assert not phone.record.entries
    for chosen in (3, 4):
        phone.tap("One chip more")
        assert bids_of(phone) == (None, chosen)
        assert phone.has_button(f"Bid {chosen}")
    phone.tap("One chip less")
    phone.tap("9 chips, all in")
    assert bids_of(phone) == (None, 9)
    phone.tap("One chip more")
    assert phone.toast == "You can’t bid more than 9: you have no more chips."
    phone.tap("One chip less")
    phone.tap("Bid 8")
    assert phone.record.entries == [(0, "open 1 8")]


# Undo.


@pytest.mark.parametrize("stage", [0, 1, 2])
def test_a_laid_card_can_be_taken_back_until_the_next_hand_is_looked_at(stage):
    phone = laying()
    take(phone)
    before = phone.record.state.serialize()
    phone.tap(phone.card("7"))
    phone.tap("face down")
    phone.tap(lit_button(phone))
    for _ in range(stage):
        phone.let_timer_run_out()
    assert undo(phone)
    assert phone.record.state.serialize() == before
    assert phone.saved == phone.record
    if phone.holding is not None:
        take(phone)
    phone.tap(phone.card("7"))
    phone.tap(lit_button(phone))
    take(phone)
    assert not undo(phone)
    assert phone.toast == "Can’t undo: the next player has seen their hand."


def test_on_the_open_table_act_by_act_until_somebody_else_has_acted():
    phone = market(pace="At once")
    before = phone.record.state.serialize()
    phone.tap("Bea: a face-down card, with 2 chips")
    phone.tap(lit_button(phone))
    assert undo(phone)
    assert phone.record.state.serialize() == before
    phone.tap("Claudio: 3")
    phone.tap(lit_button(phone))
    assert phase(phone) == "protect"
    assert undo(phone)
    assert phone.record.state.serialize() == before
    phone.tap("Decline")
    phone.tap("Decline")
    assert undo(phone)
    assert actor(phone) == "Bea"
    assert not undo(phone)
    assert phone.toast == "You can’t undo earlier turns."
    assert len(phone.record.entries) == 1


@pytest.mark.parametrize(("looks", "stays"), [("Ada", True), ("Dora", False)])
def test_a_covered_card_that_has_been_bought_goes_back_only_as_long_as_nobody_has_looked_at_it(looks, stays):
    phone = market(pace="At once")
    phone.tap("Dora: a face-down card")
    phone.tap(lit_button(phone))
    if looks == "Dora":
        phone.tap("Keep 1")
    assert actor(phone) == looks
    phone.hold("Hold to peek")
    phone.hold("Hold to peek", on=False)
    assert undo(phone) is not stays, "Dora has got an open card"
    if stays:
        assert phone.toast == "You can’t undo earlier turns."


def test_an_act_on_the_open_table_stays_once_somebody_has_taken_the_phone():
    phone = second_cards()
    assert undo(phone)
    phone.tap("Decline")
    take(phone)
    assert not undo(phone)
    assert phone.toast == "Can’t undo: the next player has seen their hand."


def test_who_laid_last_and_takes_it_back_on_the_open_table_is_handed_the_phone_again():
    phone = laying(pace="At once")
    for card in ("7", "9"):
        take(phone)
        phone.tap(phone.card(card))
        phone.tap(lit_button(phone))
    assert actor(phone) == "Ada"
    assert undo(phone)
    assert phone.screen == "handover"
    assert phone.page.one(id="next").text == "Bea"


def test_what_is_turned_up_stays():
    phone = second_cards()
    take(phone)
    phone.tap("Add nothing")
    take(phone)
    phone.tap("Turn up card")
    assert not undo(phone)
    assert phone.toast == "Can’t undo: the next player has seen their hand."


# What is said, the recap, and the log.


def test_the_log_tells_every_act_the_newest_first():
    phone = second_cards()
    phone.tap("Menu")
    phone.tap("Game log")
    rows = [row.text for row in phone.sheet.walk() if row.tag == "li"]
    expected = [
        "Dora buys nothing 4 chips go from the cards to the pot, which now holds 5",
        "Bea passes Claudio pays Ada 2 chips and swaps 3 for a face-down card Claudio looks at the new card",
        "Dora passes",
        "Claudio bids 2 for Ada’s card",
        "Bea pays 1 chip to the pot and swaps with Dora: 7 for a face-down card Bea looks at the new card",
        "Ada protects the card with 2 chips",
        "Claudio passes Ada pays Bea 4 chips and swaps 7 for a face-down card Ada looks at the new card",
        "Ada bids 4",
        "Dora passes",
        "Claudio bids 3",
        "Ada bids 2 for Bea’s card",
    ]
    assert len(rows) == len(expected)
    for row, line in zip(rows, expected, strict=True):
        assert row.endswith(line)


def test_the_recap_tells_what_was_laid_but_no_covered_card():
    phone = laying("Ada", "Bea", "Ben")
    for card, face in (("7", "face down"), ("9", "face up")):
        take(phone)
        phone.tap(phone.card(card))
        phone.tap(face)
        phone.tap("1 chip")
        phone.tap(lit_button(phone))
    finish_move(phone)
    lines = [part.text for part in phone.page.one("section", aria_labelledby="recap").walk() if part.tag == "li"]
    assert [line[2:] for line in lines] == ["Ada plays a card face down with 1 chip", "Bea plays 9 face up with 1 chip"]


def test_of_a_name_that_begins_another_no_part_is_taken_for_it():
    phone = laying("An", "Anna", "Ben")
    for card in ("7", "9"):
        take(phone)
        phone.tap(phone.card(card))
        phone.tap("1 chip")
        phone.tap(lit_button(phone))
    finish_move(phone)
    lines = [part for part in phone.page.one("section", aria_labelledby="recap").walk() if part.tag == "li"]
    assert [[part.text for part in line.walk() if part.tag == "b"] for line in lines] == [["An"], ["Anna"]]
    game, board = phone.record.load_game(), board_of("ten")
    event = {"kind": "open", "seat": 1, "owner": 0, "bid": 3}
    for names in (["An", "Anna"], ["Anna", "An"]):
        said = str(fragment[written(event, game, board, names)])
        assert said == f"<b>{names[1]}</b> bids 3 for {names[0]}’s card"


# The end.


def last_round(*seats, pace="At once", **keys):
    """The last round card lies there, and Bea, the last to act, holds a 2."""
    return table_of(
        *(seats or ("Ada", "Bea")),
        hands=["P1", "2 J"],
        table=["7 open 0", "8 open 0"],
        pace=pace,
        penalties=["R1 5 5", "R2 R3 R4 R5 R7 R8 R9 R10 P8"],
        round_cards="",
        phase="second",
        turn=1,
        starter=0,
        chips=[4, 10],
        **keys,
    )


def test_the_last_result_leads_to_the_account_that_adds_up():
    phone = last_round()
    take(phone)
    phone.tap(phone.card("2"))
    phone.tap(lit_button(phone))
    assert not phone.has_button("Continue")
    phone.tap("See the scores")
    assert phone.screen == "result"
    check_account(phone)
    rows = dict(rows_of(phone.page.one(aria_label="Scores")))
    assert rows["Cards taken"] == ["12", "58"]
    check_result(phone)


def before_a_small_draw_pile(**keys):
    """Bea decides last, the round ends, and the draw pile does not hold what all would draw then."""
    phone = table_of(
        "Ada",
        "Bea",
        hands=["P1", "J"],
        table=["7 open 0", "8 open 0"],
        draw="1 2 3",
        phase="second",
        turn=1,
        starter=0,
        pace="At once",
        **keys,
    )
    take(phone)
    return phone


def test_a_draw_pile_too_small_ends_the_game_and_the_loser_takes_the_round_cards_left():
    phone = before_a_small_draw_pile()
    phone.tap("Add nothing")
    verdict = part_of(phone.page.root, "verdict").text
    assert "The draw pile is empty, so the game ends." in verdict
    assert "Ada also gets the round cards that are left, 1, 2, 3, 4, 5, 7, 8, 9 and 10: +49 points." in verdict
    phone.tap("See the scores")
    assert "after 1 round: the draw pile is empty" in phone.text
    assert rows_of(phone.page.one(aria_label="Round by round"))[-1] == ("left over", ["+49", ""])
    rows = dict(rows_of(phone.page.one(aria_label="Scores")))
    assert rows["Cards taken"] == ["57", "0"], "Ada wins 7, 8 and all round cards"
    assert any("Ada takes the round cards that are left: 49 points" in said for said in phone.heard)
    check_account(phone)


def test_a_table_that_shuffles_again_says_so_and_plays_on():
    phone = before_a_small_draw_pile(penalties=["5 5 5 5", ""], options={"length": "reshuffle"})
    assert "round 1 of 10" in phone.text
    phone.tap("Add nothing")
    verdict = part_of(phone.page.root, "verdict").text
    assert "The draw pile was empty. The new one holds the 6 cards taken so far." in verdict
    phone.tap("Continue")
    assert common(phone)[2] == "3 cards to draw"
    assert small_line(phone, 0) == "12 points", "they stay written down"


@pytest.mark.parametrize(
    ("table", "second", "options", "reason"),
    [
        (["9 open 0", "6 open 0"], ["1", "4"], {}, "with 10 and the highest card, 9"),
        (["J open 0", "6 open 0"], ["1", "4"], {}, "with 10 and the highest card, a joker as 9"),
        (["J open 0", "6 open 0"], ["7", "4"], {}, "with 10 and the highest card, 7"),
        (["10 open 0", "6 open 0"], ["", "4"], {"tie_break": "one-card"}, "with 10 in one card"),
        (["9 open 0", "6 open 0"], ["1", "4"], {"tie_break": "one-card"}, "with 10, earlier in turn"),
    ],
)
def test_the_verdict_says_why_one_ten_beats_another(table, second, options, reason):
    first, last = second
    phone = table_of(
        "Ada",
        "Bea",
        hands=["2", f"3 {last}"],
        table=table,
        second=[first, ""],
        phase="second",
        turn=1,
        starter=0,
        chips=[7, 7],
        pace="At once",
        options=options,
    )
    take(phone)
    phone.tap(phone.card(last))
    phone.tap(lit_button(phone))
    assert f"Ada wins an empty pot, {reason}" in part_of(phone.page.root, "verdict").text


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, "round 1 of 10"), (4, "round 1 of 7–10"), (5, "round 1 of 6–10"), (7, "round 1 of 4–7")]
)
def test_no_more_rounds_are_promised_than_the_cards_allow(players, rounds):
    phone = Phone()
    phone.start("p" * players, game=GAME, deal=1)
    take(phone)
    assert rounds in phone.text


# What only one pair of eyes may see.


def twins(phone, eyes, seed):
    """The same phone in a world that these eyes cannot tell from the real one."""
    twin = phone.killed()
    twin.go_on()
    twin.record._state = other_world(twin.session, eyes, random.Random(seed))
    assert twin.record._state.serialize() != phone.record.state.serialize()
    again = phone.killed()
    again.go_on()
    return again, twin


def shown_of(phone):
    step = {key: value for key, value in phone.step.items() if key not in ("effects", "timers")}
    return step, [effect for effect in phone.effects if effect["type"] != "save"]


@pytest.mark.parametrize("seed", range(4))
def test_what_laying_a_covered_card_sets_off_is_the_same_whatever_card_it_is(seed):
    """From the act on, where the hand is folded: the page, travels, sounds, what is said."""
    phone = laying()
    for one, other in zip(*[iter(frames) for frames in map(lay_first_covered, twins(phone, None, seed))], strict=True):
        assert one == other


def lay_first_covered(phone):
    frames = []
    take(phone)
    phone.tap(phone.cards[0])
    phone.tap("face down")
    phone.tap("1 chip")
    phone.watchers.append(lambda phone: frames.append(shown_of(phone)))
    phone.tap(lit_button(phone))
    finish_move(phone)
    assert len(frames) > 2
    return frames


@pytest.mark.parametrize("seed", range(4))
def test_nothing_of_a_result_is_shown_before_its_card_is_turned(seed):
    phone = table_of(
        "Ada",
        "Bea",
        "Ben",
        hands=["1", "2", "3"],
        table=["5 covered 0", "9 covered 0", "7 covered 0"],
        phase="second",
        turn=2,
        starter=0,
        chips=[7, 7, 7],
    )
    frames = [leave_covered(twin) for twin in twins(phone, None, seed)]
    assert frames[0] == frames[1]


def leave_covered(phone):
    """What is shown from the act on until the first covered card turns."""
    frames = []
    take(phone)
    phone.tap("Leave card")
    for stage in stages(phone):
        if stage.startswith("reveal"):
            break
        frames.append((stage, phone.step["html"], phone.step["moves"]))
    assert [stage for stage, *_ in frames] == ["lift", "said", "cards"]
    return frames


def without_peeked(element):
    """All of an element but what is visible only while the button is held."""
    inside = "".join(
        child if isinstance(child, str) else without_peeked(child)
        for child in element.children
        if isinstance(child, str) or "peeked" not in child.classes
    )
    return f"<{element.tag} {sorted(element.attrs.items())}>{inside}"


def zones(phone):
    """Seats, say line, hand, buttons; and the board in the middle; without what only a peek shows."""
    main = phone.page.one("main").children
    boards = [without_peeked(part) for part in main if "board" in part.classes]
    return [without_peeked(part) for part in main if not {"board", "bar"} & part.classes], boards


@pytest.mark.thorough
@pytest.mark.quick("pep")
@pytest.mark.parametrize(("kinds", "seed"), [("ppp", 1), ("pep", 2), ("pppp", 3)])
def test_a_peek_shows_ones_own_cards_and_marks_and_changes_nothing_else(kinds, seed):
    phone = Phone(entropy=seed)
    phone.settings(pace="At once")
    phone.start(kinds, game=GAME, deal=seed)
    person = Person(seed)
    rng = random.Random(seed)
    peeks, marked = 0, 0
    while len(phone.record.state.observation(None).rounds) < 3:
        if phone.has_button("Hold to peek"):
            before = zones(phone)
            phone.hold("Hold to peek")
            own = phone.record.state.observation(phone.session.turn)
            assert phone.step["secret"]
            assert not phone.step["cover"]
            assert zones(phone)[0] == before[0]
            peeked = [part for part in phone.page.elements if "peeked" in part.classes]
            cards = [part.get("aria-label") for part in peeked[-1].walk() if part.get("role") == "img"]
            place = own.table[own.player]
            covered = [place.card] if place.laid and place.covered else []
            assert cards == [drawings.name(card) for card in (*covered, *own.hand)]
            known = {seat: mark_of(p.card) for seat, p in enumerate(own.table) if p.covered and p.card}
            assert marks(phone) == known
            assert len(peeked) == 1 + len(known)
            same_in_another_world(phone, rng)
            in_public(phone, rng)
            phone.hold("Hold to peek", on=False)
            assert zones(phone) == before
            assert not [part for part in phone.page.elements if "peeked" in part.classes]
            assert not phone.step["secret"]
            assert phone.step["cover"], "the first frame after a peek is not animated"
            peeks += 1
            marked += bool(known)
        person.act(phone)
    assert peeks > 10
    assert marked > 0


def in_public(phone, rng):
    """Except for what is peeked, a held screen is the same in all worlds that look alike to the table."""
    shown = zones(phone)
    record, real = phone.record, phone.record._state
    record._state = other_world(phone.session, None, rng)
    assert rendered(phone)
    twin = copy.copy(phone)
    twin.watchers = []
    twin.step, twin._page = {**phone.step, "html": html_of(phone)}, None
    assert zones(twin) == shown
    record._state = real


def html_of(phone):
    return view.step(phone.model, view.Shown())[0].html


@pytest.mark.parametrize("ends", ["hidden", "lock-lost", "act", "undo", "home", "back"])
def test_a_peek_ends_with_everything_that_happens(ends):
    phone = market(pace="At once")
    phone.tap("Decline")
    phone.hold("Hold to peek")
    assert phone.step["secret"]
    phone.send({"type": "play", "action": "decline"} if ends == "act" else {"type": ends})
    assert not phone.step["secret"]
    assert not [part for part in phone.page.elements if "peeked" in part.classes]
    if phone.screen == "home":
        phone.go_on()
        assert not [part for part in phone.page.elements if "peeked" in part.classes]


def test_nobody_peeks_but_whoever_is_on_turn_on_the_open_table():
    def refuses(phone, seats=range(4)):
        html = phone.html
        for seat in seats:
            phone.send({"type": "peek", "seat": seat, "on": True})
            assert not phone.session.peek
            assert phone.html == html

    phone = market()
    refuses(phone, [1, 2, 3, None, "0"])
    phone.send({"type": "peek", "on": True})
    assert not phone.session.peek, "a button of nobody"
    phone.tap("Decline")
    refuses(phone)  # while that is shown
    phone = second_cards()
    refuses(phone)
    take(phone)
    refuses(phone)
    refuses(market("Ada", "Blaise:easy", "Carl:easy", "Emmy:easy"))
    phone = market("Blaise:easy", "Bea", "Claudio", "Emmy:easy")
    refuses(phone)
    phone = last_round()
    take(phone)
    phone.tap("Add nothing")
    refuses(phone, [0, 1])
    phone.tap("See the scores")
    refuses(phone, [0, 1])


def test_a_button_held_too_late_never_shows_the_next_persons_cards():
    """At this pace the next person is on turn at once; the finger is still that of the one before."""
    phone = market(pace="At once")
    late = phone.button("Hold to peek")
    phone.tap("Decline")
    assert actor(phone) == "Bea"
    phone.send({**json.loads(late.get("data-hold")), "on": True})
    assert not phone.step["secret"]


def test_who_looks_away_while_holding_the_phone_needs_a_hand_over_and_on_the_open_table_nobody_does():
    phone = market()
    phone.send({"type": "hidden"})
    phone.send({"type": "shown"})
    assert phone.screen == "play"
    assert actor(phone) == "Ada"
    phone = laying()
    take(phone)
    phone.send({"type": "hidden"})
    assert phone.screen == "handover"


# The rules.


def test_the_rules_tell_what_this_table_plays():
    options = game_class("ten").options
    labels = {(option.id, key): str(label) for option in options for key, label in option.choices}
    for keys in itertools.product(*[[key for key, _ in option.choices] for option in options]):
        settings = dict(zip([option.id for option in options], keys, strict=True))
        chapters = {
            chapter.id: Markup(str(fragment[chapter.body])).striptags() for chapter in board_of("ten").rules(settings)
        }
        assert list(chapters) == ["minute", "market", "sums", "end", "table", "about"]
        assert all(labels[choice] in chapters["table"] for choice in settings.items())
        assert ("out of this auction" in chapters["market"]) is (settings["auction_pass"] == "final")
        assert ("in the draw pile" in chapters["end"]) is (settings["surplus_jokers"] == "in")
        assert ("one card beats two" in chapters["sums"]) is (settings["tie_break"] == "one-card")
        assert ("9 and 1 beat 6 and 4" in chapters["sums"]) is (settings["tie_break"] == "highest-card")
        assert ("you take what’s left" in chapters["end"]) is (settings["length"] != "reshuffle"), "X14"
        assert "No one draws after the last one" in chapters["end"], "X15"
        assert "buy it back" in chapters["market"], "X18"
        assert "with a 4 it’s a 6" in chapters["sums"], "X10"
        assert ("You play five rounds." in chapters["minute"]) is (settings["length"] == "5-rounds")
        assert "55 normal ones, 8 penalty cards and 7 jokers" in chapters["minute"]
        assert not re.search(r"\b(he|him|his)\b", " ".join(chapters.values()))
