"""10-9-8 at the table: by taps alone, seen with a player's eyes, and nothing seen that is hidden."""

import re

import pytest

from table.drawings import french
from tenfold import Record, Seat
from tenfold.bots import ten_nine_eight as its_bots
from tests.table.driver import Person, Phone, phone_with, play_to_the_end

GAME = "10-9-8"
SHORT = {"Length": "5 → 1"}
CARDS = {french.name(rank + suit): rank + suit for rank in "23456789TJQKA" for suit in "CDHS"}
MIXES = ["pp", "pe", "me", "ppp", "pem", "eme", "pppp", "pemp", "emem", "ppppp", "pepme", "emeem"]
PACES = ["Calm", "Brisk", "At once"]
TABLE_RULES = [
    {"Trump_at_the_start": trump, "Hook": hook, "Bidding": bidding}
    for trump in ("not at the first trick", "at any time", "led once one was thrown")
    for hook, bidding in (("off", "in turn"), ("on", "in turn"), ("off", "all at once"))
]


class Player(Person):
    """Bids, plays, reads the score sheet; now and then touches what is not allowed."""

    def __init__(self, seed):
        super().__init__(seed)
        self.refused = self.sheets = 0

    def act(self, phone):
        if phone.screen == "scores":
            self.sheets += 1
            phone.tap("Deal the next round")
        elif bids(phone):
            self.bid(phone)
        else:
            super().act(phone)

    def bid(self, phone):
        entries = len(phone.record.entries)
        offered = [button for button in bids(phone) if not button.refused]
        number = self.random.randrange(min(len(offered), 4))
        phone.tap(offered[number])
        pressed = [button for button in bids(phone) if button.pressed]
        assert [button.text for button in pressed] == [offered[number].text]
        phone.tap(self.random.choice([*pressed, *phone.sending("play")]))
        assert len(phone.record.entries) == entries + 1, phone.toast

    def play_card(self, phone):
        not_now = [card for card in phone.hand.walk() if card.tag == "button" and card.refused]
        if not_now and self.random.random() < 0.3:
            entries = len(phone.record.entries)
            phone.tap(self.random.choice(not_now))
            assert len(phone.record.entries) == entries
            assert "stays in hand" in phone.toast
            self.refused += 1
        super().play_card(phone)


def bids(phone):
    """The buttons to bid with, if it is time to bid."""
    return [button for button in phone.sending("touch") if "bidgrid" in button.parent.classes]


def open_cards(element):
    """The cards that lie open in a part of the page."""
    named = [
        part.get("aria-label") or "" for part in element.walk() if part.tag == "button" or part.get("role") == "img"
    ]
    return [CARDS[name] for name in named if name in CARDS]


def table_of(*seats, hands, turned_up, options=None, awake=True, **position):
    """A phone with a set-up position on the table; `Ada:easy` is a computer."""
    parted = [seat.partition(":") for seat in seats]
    record = Record(
        "ten-nine-eight",
        seats=[Seat(name, "bot" if level else "person", level or None) for name, _, level in parted],
        options=options or {},
        start={"hands": [hand.split() for hand in hands], "turned_up": turned_up, "dealer": len(seats) - 1, **position},
    )
    phone = phone_with(record)
    phone.go_on()
    if awake and phone.holding is not None:
        phone.tap(phone.holding)
    return phone


def finish_move(phone):
    """Until a person can do something, or the scores stand there."""
    while phone.session.moment is not None and phone.screen != "scores":
        assert phone.let_timer_run_out() is not None


def seat_texts(phone):
    return [seat.text for seat in phone.page.all("li") if "seat" in seat.classes]


# What is written on the score sheet.


def score_table(phone):
    """The table as it can be read: rounds as (cards, points, won/bid), and the totals."""
    table = phone.page.one("table")
    rows = [row for row in table.walk() if row.tag == "tr"]
    cells = [[cell for cell in row.children if cell.tag in ("th", "td")] for row in rows]
    head, *rounds, totals = cells
    told = []
    for first, *others in rounds:
        points = [next(part for part in cell.walk() if part.tag == "b").text for cell in others]
        small = [next(part for part in cell.walk() if part.tag == "small").text for cell in others]
        told.append((int(first.text), list(map(int, points)), small))
    names = [next(part for part in cell.walk() if "thn" in part.classes).text for cell in head[1:]]
    return names, told, [int(cell.text) for cell in totals[1:]]


def rounds_played(record):
    """The rounds that are over as the entries tell them, counted without the engine's own counting."""
    found = []
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
                points = [10 + bid[seat] if bid[seat] == took else 0 for seat, took in enumerate(won)]
                found.append((cards, points, [f"{took}/{bid[seat]}" for seat, took in enumerate(won)]))
    return found


def check_sheet(phone):
    names, told, totals = score_table(phone)
    expected = rounds_played(phone.record)
    assert names == phone.session.names
    assert told == expected
    assert totals == [sum(points[seat] for _, points, _ in expected) for seat in range(len(names))]
    chart = next(part for part in phone.page.all("svg", role="img") if part.get("class") == "chart")
    assert (
        chart.get("aria-label")
        == "Totals: " + ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True)) + "."
    )
    best = max(totals)
    leads = phone.page.one(id="leads").text
    if totals.count(best) < len(totals):
        assert [name for name in names if name in leads] == [
            name for name, total in zip(names, totals, strict=True) if total == best
        ]
    else:
        assert leads == "All are level"


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
            if bid is None:
                assert "/" not in element.text
                continue
            assert f"{won}/{bid}" in element.text
            word = (
                "made" if won == bid else "over" if won > bid else "short" if bid - won > left else f"{bid - won} to go"
            )
            assert word in element.text
            assert ("made" in element.classes) is (won == bid)
            assert ("missed" in element.classes) is (word in ("over", "short"))
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
            assert ("leads" in place.text) is (seat == obs.leader and bool(obs.trick))
            cards = open_cards(place)
            if cards:
                lying[seat] = (cards[0], "highest" in place.text)
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
    """Who takes a trick so far, by the words of the rule page: the highest trump, else the highest of the suit led."""
    suit = trump if any(card[1] == trump for _, card in trick) else trick[0][1][1]
    return max((seat for seat in trick if seat[1][1] == suit), key=lambda seat: "23456789TJQKA".index(seat[1][0]))[0]


# Whole games.


def result_of(phone):
    """Name → (place, points) as the result screen tells them."""
    found = {}
    for row in phone.page.all("li"):
        place = next(part for part in row.walk() if (part.get("aria-label") or "").startswith("place "))
        name = next(part for part in row.walk() if part.tag == "b")
        points = next(part for part in row.walk() if part.tag == "span" and part.text.endswith(("point", "points")))
        found[name.text] = (int(place.text), int(points.text.split()[0]))
    return found


def result_by_replay(record):
    *_, last = Record.from_json(record.to_json()).replay()
    assert last.is_terminal()
    names = [seat.name for seat in record.seats]
    return dict(zip(names, zip(last.ranking(), last.scores(), strict=True), strict=True))


@pytest.mark.parametrize(("deal", "kinds"), list(enumerate(MIXES)))
def test_every_mix_of_seats_reaches_the_result_that_replaying_the_save_gives(deal, kinds):
    phone = Phone(entropy=deal)
    phone.settings(pace=PACES[deal % 3])
    reader = Reader(phone)
    phone.start(kinds, game=GAME, deal=deal, **SHORT)
    player = Player(deal)
    play_to_the_end(phone, player)
    assert len(phone.saved.entries) == len(kinds) * (5 + 15)
    assert phone.saved == phone.record
    assert result_of(phone) == result_by_replay(phone.saved)
    assert reader.sheets == player.sheets == 4
    assert reader.looks >= {"made", "over"}
    assert (reader.hands > 0) is ("p" in kinds)
    assert (reader.highest > 0) is (len(kinds) > 2)


@pytest.mark.parametrize(("deal", "rules"), list(enumerate(TABLE_RULES)))
def test_the_table_rules_chosen_are_the_ones_played(deal, rules):
    phone = Phone(entropy=deal)
    phone.settings(pace="At once")
    Reader(phone)
    phone.start("pep" if deal % 2 else "epe", game=GAME, deal=40 + deal, **rules, **SHORT)
    play_to_the_end(phone, Player(deal))
    options = phone.saved.options
    assert options["hook"] == rules["Hook"]
    assert options["bids"] == rules["Bidding"].replace(" ", "-")
    assert options["rounds"] == "5-to-1"
    assert [*options.values()].count("until-broken") == (rules["Trump_at_the_start"] == "led once one was thrown")
    assert [*options.values()].count("free") == (rules["Trump_at_the_start"] == "at any time")
    if rules["Hook"] == "on":
        assert all(
            sum(int(one.split("/")[1]) for one in small) != cards for cards, _, small in rounds_played(phone.record)
        )
    assert result_of(phone) == result_by_replay(phone.saved)


@pytest.mark.parametrize(("length", "rounds"), [("10 → 1 (as printed)", 10), ("10 → 1 → 10", 19)])
def test_long_games(length, rounds):
    phone = Phone()
    phone.settings(pace="At once")
    reader = Reader(phone)
    phone.start("pe", game=GAME, deal=5, **({} if rounds == 10 else {"Length": length}))
    play_to_the_end(phone, Player(5))
    schedule = [*range(10, 0, -1), *range(2, rounds - 8)]
    assert [cards for cards, _, _ in score_table(phone)[1]] == schedule
    assert reader.sheets == rounds - 1
    assert result_of(phone) == result_by_replay(phone.saved)


def test_a_hard_computer_plays_along(monkeypatch):
    monkeypatch.setattr(its_bots, "ITERATIONS", 12)
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("hph", game=GAME, deal=3, **SHORT)
    play_to_the_end(phone, Player(3))
    assert result_of(phone) == result_by_replay(phone.saved)
