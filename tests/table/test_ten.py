"""10 at the table: laid in turn, bought on the open table, shown at the end; played by taps alone."""


import pytest

from table.drawings import ten as drawings
from table.look import stages_of
from table.words import count
from tenfold import Record
from tests.engine.ten_table import ten_keys
from tests.table.driver import (
    Person,
    Phone,
    check_totals,
    number,
    phone_with,
    play_to_the_end,
    result_by_replay,
    result_of,
    seated,
)
from tests.table.worlds import looker

GAME = "10"
PRIVATE = {"lay", "turn", "leave", "add", "stop"}
"""The first words of acts for which a person has to look at a hand."""


class Player(Person):
    """Lays, buys, bids and adds what is lit; now and then holds the button to peek first."""

    def act(self, phone):
        go_on = phone.sending("go-on")
        if go_on:
            phone.tap(go_on[0])
        elif phone.holding is not None:
            phone.tap(phone.holding)
        elif lit(phone) or phone.sending("play"):
            self.choose(phone)
        else:
            self.wait(phone)

    def choose(self, phone):
        entries = len(phone.record.entries)
        if phone.has_button("Hold to peek") and self.random.random() < 0.1:
            phone.hold("Hold to peek")
            phone.hold("Hold to peek", on=False)
        getattr(self, f"_{phase(phone)}")(phone)
        assert len(phone.record.entries) == entries + 1, phone.toast

    def _lay(self, phone):
        place = self.random.randrange(len(phone.cards))
        if not phone.cards[place].pressed:
            phone.tap(phone.cards[place])
        assert phone.cards[place].pressed
        for group in ("How it is laid", "Chips on it"):
            ways = [way for way in choices(phone, group) if not way.refused]
            phone.tap(self.random.choice(ways))
        self._do(phone, phone.cards[place])

    def _market(self, phone):
        cards = lit_seats(phone)
        if self.random.random() < 0.5:
            phone.tap("Decline")
            return
        seat = self.random.choice(list(cards))
        phone.tap(cards[seat])
        numbers = choices(phone, f"Bid of {actor(phone)}")
        if numbers and self.random.random() < 0.5:
            phone.tap(self.random.choice(numbers[:3]))
        self._do(phone, lit_seats(phone)[seat])

    def _auction(self, phone):
        if self.random.random() < 0.4:
            phone.tap("Pass")
            return
        numbers = choices(phone, f"Bid of {actor(phone)}")
        place = self.random.randrange(min(3, len(numbers)))
        phone.tap(numbers[place])
        if phone.record.state.observation(None).phase == "auction":
            self._do(phone, choices(phone, f"Bid of {actor(phone)}")[place])

    def _protect(self, phone):
        phone.tap(self.random.choice(phone.sending("play")))

    def _second(self, phone):
        if phone.cards and self.random.random() < 0.7:
            place = self.random.randrange(len(phone.cards))
            phone.tap(phone.cards[place])
            self._do(phone, phone.cards[place])
        else:
            phone.tap(self.random.choice(phone.sending("play")))

    def _starter(self, phone):
        if self.random.random() < 0.5:
            phone.tap(self.random.choice(list(lit_seats(phone).values())))
        phone.tap(lit_button(phone))

    def _do(self, phone, again):
        """What is selected, by the lit button or by a second tap."""
        phone.tap(again if self.random.random() < 0.3 else lit_button(phone))


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
    told = part_of(seat_of(phone, seat), "money")
    return None if told is None else number(told.text.split()[0])


def pot(phone):
    return number(part_of(phone.page.root, "potsign").text.split()[1])


def mark_of(card):
    return "joker" if card == "J" else card.removeprefix("P")


def stages(phone):
    """Let what has happened be shown, and say after each stage which it was."""
    while phone.session.moment is not None:
        yield stages_of(phone.session)[phone.session.moment.stage].name
        if phone.let_timer_run_out() is None:
            return


def finish_move(phone):
    """Let what has happened be shown, as far as it goes on by itself."""
    list(stages(phone))


def table_of(*seats, options=None, pace="Brisk", seed=None, **position):
    """A phone with a set-up position on the table; `Ada:easy` is a computer."""
    start = ten_keys(**position)
    phone = phone_with(Record("ten", seats=seated(seats), options=options or {}, start=start))
    phone.settings(pace=pace)
    phone.go_on()
    return phone


class Reader:
    """Checks what every frame tells against the game behind it, and who holds the phone while it is told."""

    def __init__(self, phone):
        self.tables = self.judged = self.hand_overs = 0
        self.phases = set()
        self.holder = None
        self.entries = 0
        phone.watchers.append(self.look)

    def look(self, phone):
        session = phone.model.session
        if session is None:
            self.holder, self.entries = None, 0
            return
        self.follow(phone)
        self.secret(phone)
        if phone.screen == "play" and phone.sheet is None:
            stage = stages_of(session)[session.moment.stage].name if session.moment else ""
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
        """Who holds the phone: whoever said so or acted in private; nobody after an act on the open table."""
        session = phone.session
        if phone.event["type"] == "hold" and phone.screen == "play":
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
        for seat, (name, place) in enumerate(zip(session.names, obs.table, strict=True)):
            told, mark, chips, second = lies(phone, seat)
            if place.laid:
                card = "a covered card" if place.covered else drawings.name(place.card)
                under = f", under {count(place.protection, 'chip')}" if place.protection else ""
                assert told == f"{name}: {card}{under}"
                assert mark == (mark_of(place.card) if place.covered and place.card else "")
            assert chips == place.protection
            assert second == (f"second card: {drawings.name(place.second)}" if place.second else "")
            assert money(phone, seat) == obs.chips[seat]
            assert small_line(phone, seat) == self.doing(obs, seat)
            assert ("on" in seat_of(phone, seat).classes) is (seat == obs.current_player)
        hand = phone.hand
        if hand is None:
            assert session.eyes is None
        elif session.eyes is None:
            assert hand.get("aria-label").endswith(", folded")
            assert not [part for part in hand.walk() if part.tag == "button"]
        else:
            shown = [part.get("aria-label") for part in hand.walk() if part.tag == "button"]
            assert shown == [drawings.name(card) for card in obs.hand]
        self.tables += 1

    def doing(self, obs, seat):
        if obs.auction is None:
            points = obs.penalty_points[seat]
            return f"{points} pts" if obs.players > 5 else count(points, "point")
        if seat in (obs.auction.owner, obs.auction.bidder):
            return "sells" if seat == obs.auction.owner else f"bid {obs.auction.bid}"
        return "passed" if seat in obs.auction.passed else "to say" if seat == obs.current_player else "waits"

    def offers(self, phone):
        """All that can be done can be tapped, and nothing else."""
        session = phone.session
        own = session.actor is not None
        obs = phone.record.state.observation(session.actor)
        legal = [outlook for outlook in obs.legal if own]
        assert phone.has_button("Hold to peek") is (own and not session.alone and phase(phone) not in ("lay", "second"))
        assert set(lit_seats(phone)) == {outlook.taker for outlook in legal} - {None}
        in_hand = {drawings.name(outlook.card) for outlook in legal if outlook.text.split()[0] in ("lay", "add")}
        assert {phone.page.name(card) for card in phone.cards} == in_hand
        ways = [way.refused for way in choices(phone, "Chips on it")]
        most = max((outlook.value for outlook in legal if outlook.text.startswith("lay")), default=0)
        assert ways == ([chips > most for chips in range(3)] if own and obs.phase == "lay" else [])
        if obs.phase == "auction" and own:
            bids = [int(button.text.split()[0]) for button in choices(phone, f"Bid of {actor(phone)}")]
            assert bids == [outlook.value for outlook in legal if outlook.kind == "bid"]
        texts = {outlook.text for outlook in legal}
        sent = {phone.page.name(button): button.get("data-event") for button in phone.sending("play")}
        simple = {"decline", "pass", "keep", "leave", "stop", "turn up", "protect 1", "protect 2"}
        assert {text for text in simple if any(f'"{text}"' in event for event in sent.values())} == texts & simple
        chosen = [event.split('"action": "')[1].split('"')[0] for event in sent.values()]
        assert set(chosen) <= texts

    def judge(self, phone):
        """The end of a round: all is shown, and who wins and loses what."""
        result = phone.record.state.observation(None).rounds[-1]
        names = phone.session.names
        for seat, cards in enumerate(result.cards):
            told, mark, chips, second = lies(phone, seat)
            assert told == f"{names[seat]}: {drawings.name(cards[0])}"
            assert (mark, chips) == ("", 0)
            assert second == (f"second card: {drawings.name(cards[1])}" if len(cards) > 1 else "")
            assert part_of(seat_of(phone, seat), "makes").text == f"= {result.totals[seat]}"
            looks = seat_of(phone, seat).classes
            assert ("wins" in looks, "loses" in looks) == (seat == result.winner, seat == result.loser)
        verdict = part_of(phone.page.root, "verdict").text
        assert f"{names[result.winner]} wins {result.pot}" in verdict
        assert f"with {result.totals[result.winner]}" in verdict
        assert f"{names[result.loser]} takes +{result.points}" in verdict
        taken = [part.get("aria-label") for part in phone.page.one(aria_label="cards taken").walk()]
        cards = [drawings.name(card) for lying in result.cards for card in lying]
        assert sorted(filter(None, taken)) == sorted(["cards taken", *cards, f"round card {result.card}"])
        assert pot(phone) == 0
        assert not phone.step["timers"]
        self.judged += 1


# Whole games.

TABLES = [
    ("pp", "Brisk", {}),
    ("pe", "Calm", {}),
    ("ep", "At once", {"Passing_in_an_auction": "may come back"}),
    ("ppp", "At once", {"Jokers_beyond_one_each": "left out"}),
    ("pmp", "Brisk", {}),
    ("pepp", "At once", {"Passing_in_an_auction": "may come back"}),
    ("ppppp", "At once", {}),
    ("epempe", "At once", {}),
    ("ppepppp", "Brisk", {}),
    ("eme", "At once", {}),
]


@pytest.mark.parametrize(("deal", "kinds", "pace", "options"), [(i, *table) for i, table in enumerate(TABLES)])
def test_every_mix_of_seats_reaches_the_result_that_replaying_the_save_gives(deal, kinds, pace, options):
    phone = Phone(entropy=deal)
    phone.settings(pace=pace)
    reader = Reader(phone)
    phone.start(kinds, game=GAME, deal=deal, **options)
    play_to_the_end(phone, Player(deal))
    obs = phone.record.state.observation(None)
    assert phone.saved == phone.record
    assert result_of(phone) == result_by_replay(phone.saved)
    assert reader.judged == len(obs.rounds)
    people = kinds.count("p")
    bidding = {"auction"} if len(kinds) > 2 else set()  # where two play, nobody can raise
    assert reader.phases >= {"lay", "market", "protect", "second", "starter"} | bidding
    assert (reader.hand_overs > 0) is (people > 1)
    check_account(phone)


def rows_of(table):
    """The rows of a table: heading, and the cells' texts."""
    rows = [row for row in table.walk() if row.tag == "tr"]
    cells = [[cell for cell in row.walk() if cell.tag in ("th", "td")] for row in rows]
    return [(first.aloud, [cell.text for cell in rest]) for first, *rest in cells]


def check_account(phone):
    """On the result screen every total is the sum of its column, and each line is what the game says."""
    obs = phone.record.state.observation(None)
    account = phone.page.one(aria_label="The account")
    _, *lines, (foot, totals) = rows_of(account)
    assert [title for title, _ in lines] == ["Cards taken", "Hand left", "Chips × −2"]
    columns = [[number(text) for text in texts] for _, texts in lines]
    assert columns[2] == [-2 * final.chips for final in obs.final]
    assert columns[0] == [sum(drawings.penalty(card) for card in pile) for pile in obs.penalties]
    assert columns[1] == [sum(drawings.penalty(card) for card in final.hand) for final in obs.final]
    assert foot == "Total"
    assert [number(text) for text in totals] == [sum(column) for column in zip(*columns, strict=True)]
    assert [number(text) for text in totals] == phone.record.state.scores()
    check_totals(phone, phone.session.names, phone.record.state.scores(), best=min(phone.record.state.scores()))
