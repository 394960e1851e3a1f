"""Tens at the table: an open one, played by taps alone; everything that is told is counted again."""

import itertools
import json

import pytest

from table.boards import board_of
from table.drawings import french
from table.setups import first_setup, fitting
from table.speech import written
from table.words import signed
from tenfold import Record, game_class, load_game
from tenfold.games.tens import Tens
from tests.engine.positions import tens_grids, tens_keys
from tests.table.driver import (
    Person,
    Phone,
    check_result,
    check_totals,
    finish_move,
    number,
    phone_with,
    plain,
    play_to_the_end,
    score_table,
    seated,
    stage_of,
    stages,
    table_with,
    undo,
    whose,
)

GAME = "Tens"
ONE_HAND = {"Length": "1 round"}
CARDS = {french.name(rank + suit): rank + suit for rank in "23456789TJQKA" for suit in "CDHS"}
CELLS = [f"{row} row, column {column}" for row in ("upper", "lower") for column in range(1, 6)]


def lit(phone):
    """What can be chosen: cells, the pile, discards."""
    return [card for card in phone.page.buttons if "can" in card.classes]


def grid(phone, seat):
    """The ten cells of a seat."""
    return phone.page.one("ol", aria_label=f"{whose(phone, seat)} grid").children


def named(phone, place):
    """What the card at a place is called, by its button or its picture."""
    return next(filter(None, (part.get("aria-label") for part in place.walk())))


def cards_of(phone, seat):
    """The cards of a grid, None for those face down; nothing else may be said of these."""
    labels = [named(phone, cell).split(": ") for cell in grid(phone, seat)]
    assert [where for where, _ in labels] == CELLS
    names = [name.partition(", matched")[0] for _, name in labels]
    assert all(name in CARDS or name == "face down" for name in names)
    return [CARDS.get(name) for name in names]


def matches(phone, seat):
    """What the cells of a grid say of a match, cell by cell."""
    return [named(phone, cell).partition(", matched")[2] for cell in grid(phone, seat)]


def matches_of(score):
    """The same from the engine's count."""
    of_columns = [
        "" if not column.matched else ", scores 0" if column.block is None else ", same as its neighbour"
        for column in score.columns
    ]
    return of_columns * 2


def zone(phone, seat):
    """Where a seat's cards and counts are: at the bottom, large, or among the others."""
    if seat == phone.session.front:
        return next(part for part in phone.page.all("div") if "mine" in part.classes)
    others = [part for part in phone.page.all("li") if "seat" in part.classes]
    return others[seat - (seat > phone.session.front)]


def showing(phone, seat):
    """What a seat counts so far, as it is told."""
    if seat == phone.session.front:
        return tags(phone)[0]
    return next(part for part in zone(phone, seat).walk() if "num" in part.classes).text.removesuffix(" showing")


def tags(phone):
    """The numbers beside the name of the front seat: what it counts, and its score if there is one."""
    found = [part.text.split() for part in phone.page.all("span") if "tag" in part.classes]
    return [words[0] if words[-1] in ("point", "points") else words[-1] for words in found]


def small_line(phone, seat):
    return next(part for part in zone(phone, seat).walk() if part.tag == "small").text


def at(phone, place):
    return phone.page.one(data_place=place)


def column_texts(phone, seat):
    """Under a grid, column by column: how wide each number is, and what it says."""
    row = next((part for part in zone(phone, seat).walk() if part.get("aria-label") == "Column by column"), None)
    cells = [] if row is None else row.children
    wide = [next((int(name[-1]) for name in cell.classes if name.startswith("span-")), 1) for cell in cells]
    return [(columns, cell.text) for columns, cell in zip(wide, cells, strict=True)]


def columns_so_far(score, counted):
    """The same from the engine's count: blocks as wide as they are, one that is not whole yet as dots."""
    found, column = [], 0
    while column < counted:
        block = next((block for block in score.blocks if block.first == column), None)
        wide = min(block.length, counted - column) if block else 1
        whole = block is None or wide == block.length
        found.append((wide, signed((block or score.columns[column]).points) if whole else "…"))
        column += wide
    return found


class Reader:
    """Checks what every frame says against the game behind it, and that nothing is hidden from anyone."""

    def __init__(self, phone):
        self.tables = self.columns = self.blocks = self.sheets = 0
        self.kinds = set()
        phone.watchers.append(self.look)

    def look(self, phone):
        session = phone.model.session
        if session is None:
            return
        assert phone.screen in ("play", "scores", "result")
        assert phone.holding is None
        assert not phone.step["secret"]
        assert not phone.step["cover"]
        self.obs = phone.record.state.observation(None)
        if phone.screen != "play":
            self.sheet(phone)
        elif phone.sheet is None:
            stage = stage_of(phone)
            self.kinds.add(stage)
            if not stage:
                self.table(phone)
                self.middle(phone)
            elif stage in ("reveal", "sum") or stage.startswith("column"):
                self.count(phone, 5 if stage == "sum" else int(stage[-1]) + 1 if stage[-1].isdigit() else 0)

    def table(self, phone):
        obs, session = self.obs, phone.session
        assert session.front == obs.current_player or not session.persons_turn
        for seat, name in enumerate(session.names):
            assert name in zone(phone, seat).text
            assert cards_of(phone, seat) == list(obs.grids[seat])
            assert number(showing(phone, seat)) == obs.showing[seat]
            assert matches(phone, seat) == matches_of(Tens().score(obs.grids[seat]))
            buttons = [cell for cell in grid(phone, seat) if any(part.tag == "button" for part in cell.walk())]
            assert len(buttons) == (10 if seat == session.front else 0)
            if not obs.hands:
                assert len(tags(phone)) == 1
            elif seat == session.front:
                assert number(tags(phone)[1]) == obs.scores[seat]
            elif obs.finisher is None:
                assert small_line(phone, seat) == f"score {signed(obs.scores[seat])}"
            else:
                assert ("last turn" in small_line(phone, seat)) is (seat in obs.to_come)
                assert ("done" in small_line(phone, seat)) is (seat == obs.finisher)
        assert ("last turns" in phone.page.one("h1").text) is (obs.finisher is not None)
        self.tables += 1

    def middle(self, phone):
        obs = self.obs
        own = phone.session.persons_turn
        legal = {outlook.text for outlook in obs.legal} if own else set()
        for seat, stack in enumerate(obs.stacks):
            place = at(phone, f"stack-{seat}")
            if obs.in_hand_from == seat:  # N12: no one looks at what lies under a card that has been taken
                assert "slot" in place.classes
            elif stack:
                assert french.name(stack[-1]) in named(phone, place)
            assert ("can" in place.classes) is (f"take {seat}" in legal)
            if seat != phone.session.front:
                assert (place.tag == "button") is (f"take {seat}" in legal)
        assert ("can" in at(phone, "pile").classes) is ("draw" in legal)
        assert (f"{obs.pile} left" if obs.pile or "draw" not in legal else "shuffle") in phone.text
        if obs.in_hand is None:
            assert "slot" in at(phone, "held").classes
        else:
            assert named(phone, at(phone, "held")) == f"in hand: {french.name(obs.in_hand)}"
        cells = {text.split()[1] for text in legal if text[0] in "fp"}
        lit_cells = {
            f"r{i // 5 + 1}c{i % 5 + 1}"
            for i in range(10)
            if "can" in at(phone, f"cell-{phone.session.front}-{i}").classes
        }
        assert lit_cells == cells

    def count(self, phone, counted):
        over = self.obs.hands[-1]
        assert not lit(phone)
        for seat, score in enumerate(over.columns):
            assert cards_of(phone, seat) == list(over.grids[seat])
            assert matches(phone, seat) == matches_of(score)
            columns = column_texts(phone, seat)
            assert columns == columns_so_far(score, counted)
            so_far = sum(number(text) for _, text in columns if text != "…")
            if counted:
                assert number(showing(phone, seat)) == so_far
            assert so_far == over.points[seat] or counted < 5
            self.blocks += any(wide > 1 for wide, _ in columns)
        if 0 < counted < 5:
            assert f"Column {counted}" in phone.text
        self.columns += counted > 0

    def sheet(self, phone):
        hands = self.obs.hands
        names = phone.session.names
        totals = [sum(hand.points[seat] for hand in hands) for seat in range(len(names))]
        if phone.screen == "scores":
            check_last_round(phone, hands[-1].points, totals)
        if len(hands) > 1 or phone.screen != "scores":
            rounds = [(str(i), list(hand.points), []) for i, hand in enumerate(hands, 1)]
            assert score_table(phone) == (names, rounds, totals)
        check_totals(phone, names, totals, best=min(totals))
        limits = 0 if "hand" in phone.record.options["end"] else 2
        assert phone.html.count('class="axis limit') == limits
        assert phone.screen == "result" or not phone.step["timers"]
        self.sheets += 1


def check_last_round(phone, points, totals):
    """Check the end of a round: the fewest points first and marked, the most marked too, and the headline."""
    names, low, high = phone.session.names, min(points), max(points)
    marks = {low: ["fewest points"], high: ["most points"]} if low < high else {}
    rows = [row for row in phone.page.one(aria_label="The last round").walk() if row.tag == "tr"][1:]
    found = [
        (
            [part.get("aria-label") for part in row.walk() if "fate" in part.classes],
            *(part.text for part in row.walk() if part.tag == "b" or "num" in part.classes),
        )
        for row in rows
    ]
    first = list(totals) == list(points)  # the totals of a first round would only repeat its points
    assert first or len(found[0]) == 4
    assert [row[:4] for row in found] == [
        (
            marks.get(points[seat], []),
            names[seat],
            signed(points[seat], plus=bool(points[seat])),
            *([] if len(found[0]) == 3 else [signed(totals[seat])]),
        )
        for seat in sorted(range(len(names)), key=lambda seat: points[seat])
    ]
    headline = phone.page.one(id="moment").text
    lowest = [name for name, own in zip(names, points, strict=True) if own == low]
    if low == high:
        assert headline.startswith("Everyone scored the same")
    elif names.you is None:
        assert all(name in headline for name in lowest)
        assert headline.endswith("scored the fewest")
    else:
        own = points[names.you]
        how = {low: "You scored the fewest", high: "You scored the most"}.get(own, "You’re in the middle")
        assert headline == f"{how}: {signed(own, plus=bool(own))}"


def table_of(*seats, grids, options=None, pace="Brisk", **position):
    """A phone with a set-up position on the table; `Ada:easy` is a computer, cards in brackets lie face down."""
    return table_with("tens", seats, tens_keys(grids, **position), options, pace)


def cell(phone, number):
    """A card of the grid at the bottom, by its number."""
    return at(phone, f"cell-{phone.session.front}-{number}")


# Whole games.

TABLES = [
    ("pp", "Brisk", ONE_HAND),
    ("pe", "Calm", {"Length": "3 rounds"}),
    ("mp", "At once", {"Length": "±50", "Ties": "extra round"}),
    ("ppp", "At once", ONE_HAND),
    ("epm", "Brisk", ONE_HAND),
    ("pemp", "At once", {"Packs": "4", **ONE_HAND}),
    ("hpp", "At once", ONE_HAND),
    ("ppepp", "At once", ONE_HAND),
    ("pepmpe", "At once", ONE_HAND),
    ("emem", "At once", ONE_HAND),
]


@pytest.mark.thorough
@pytest.mark.quick(1)
@pytest.mark.parametrize(("deal", "kinds", "pace", "options"), [(i, *table) for i, table in enumerate(TABLES)])
def test_every_mix_of_seats_reaches_the_result_that_replaying_the_save_gives(deal, kinds, pace, options):
    phone = Phone(entropy=deal)
    phone.settings(pace=pace)
    reader = Reader(phone)
    phone.start(kinds, game=GAME, deal=deal, **options)
    person = Person(deal)
    play_to_the_end(phone, person)
    hands = len(phone.record.state.observation(None).hands)
    check_result(phone)
    assert person.sheets == hands - 1
    assert reader.sheets >= hands
    assert hands == {"1 round": 1, "3 rounds": 3}.get(options["Length"], hands)
    assert reader.columns == hands * (1 if pace == "At once" else 6)
    assert reader.tables > 10


@pytest.mark.thorough
@pytest.mark.quick("pepepep")
@pytest.mark.parametrize("kinds", ["pepepep", "pppepppp"])
def test_a_game_of_seven_or_eight_that_no_set_up_offers_is_played_to_its_end(kinds):
    names = [f"Bot {i}:easy" if kind == "e" else f"Person {i}" for i, kind in enumerate(kinds)]
    record = Record("tens", seats=seated(names), seed=5, options={"end": "1-hand"})
    while record.state.observation(None).turns < 6 * len(kinds):  # six turns each, each on a card that lies face down
        obs = record.state.observation(None)
        own = obs.grids[obs.current_player]
        acts = [outlook.text for outlook in obs.legal if obs.phase != "place" or own[outlook.value] is None]
        record.play(obs.current_player, acts[0])
    phone = phone_with(record)
    phone.settings(pace="At once")
    phone.go_on()
    reader = Reader(phone)
    play_to_the_end(phone, Person(5))
    check_result(phone)
    assert reader.tables > len(kinds)


# Turning up three cards.


@pytest.mark.parametrize(
    ("turned", "closed"),
    [
        ([0], [0, 1, 5]),
        ([7], [2, 6, 7, 8]),
        ([0, 6], [0, 1, 5, 6, 7]),
        ([0, 2], [0, 1, 2, 3, 5, 7]),
        ([0, 8], [0, 1, 3, 5, 7, 8, 9]),
    ],
)
def test_no_card_beside_above_or_below_one_turned_up_can_be_turned_and_the_table_says_why(turned, closed):
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("pp", game=GAME, deal=3)
    for i in turned:
        phone.tap(cell(phone, i))
    assert [i for i in range(10) if cell(phone, i).refused] == closed
    for i in closed:
        phone.tap(cell(phone, i))
        assert phone.toast == (
            "You can’t turn up this card: it’s face up already."
            if i in turned
            else "You can’t turn up this card: it touches one you’ve already turned up."
        )
        assert phone.toast in phone.heard
    assert len(phone.record.entries) == len(turned)


@pytest.mark.parametrize("cells", [(0, 6, 2), (0, 2, 4), (5, 1, 9), (9, 3, 7)])
def test_three_cards_that_do_not_touch_are_turned_up_and_the_next_person_follows(cells):
    phone = Phone()
    phone.start("pp", game=GAME, deal=3)
    first = phone.session.front
    words = ["3 cards", "2 more cards", "1 more card"]
    for i, cards in zip(cells, words, strict=True):
        assert f"{phone.session.names[first]}, turn up {cards}" in phone.text
        phone.tap(cell(phone, i))
        finish_move(phone)
    assert phone.session.front == 1 - first
    assert [entry.seat for entry in phone.record.entries] == [first] * 3
    assert sum(card is not None for card in cards_of(phone, first)) == 3


# Taking and placing.

GRIDS = [
    "7S 7D KS 2D (3C) 7H 7C 4S (5S) (AS)",
    "9S (9D) KD (2H) 3D (9C) TS (4D) 5D (AH)",
    "8S (8D) KH (2C) 3S (8C) JS (4H) 5C (AD)",
]


def three(**position):
    """Ada is on turn; she, Bea and Carl have discards."""
    return table_of(
        "Ada", "Bea", "Carl", grids=GRIDS, pile="3H QH TD QC 6D", stacks=["JD JH", "6S 6H", "TC"], **position
    )


def test_taking_and_placing_are_two_taps():
    phone = three()
    assert "Ada, draw or take a discard" in phone.text
    phone.tap("Take the 6 of hearts from Bea")
    finish_move(phone)
    assert named(phone, at(phone, "held")) == "in hand: 6 of hearts"
    assert "6♥ from Bea" in phone.text
    assert "Ada, where does the 6♥ go?" in phone.text
    assert "slot" in at(phone, "stack-1").classes
    assert "6 of spades" not in phone.html
    phone.tap(cell(phone, 3))
    finish_move(phone)
    assert phone.record.entries == [(0, "take 1"), (0, "place r1c4")]
    assert phone.session.front == 1
    assert cards_of(phone, 0)[3] == "6H"
    assert named(phone, at(phone, "stack-0")) == "Take the 2 of diamonds from Ada"


def test_a_card_drawn_is_placed_on_a_hidden_one_which_is_turned_before_it_goes():
    phone = three()
    phone.tap("Draw from the pile, 5 cards left")
    assert phone.step["moves"] == [{"from": "pile", "to": "held"}]
    finish_move(phone)
    assert "Under 3♣" not in phone.text, "nobody knows that card"
    phone.tap(cell(phone, 4))
    seen = {}
    for stage in stages(phone):
        seen[stage] = (cards_of(phone, 0)[4], phone.step["moves"])
    assert seen == {
        "turn": ("3C", []),
        "place": ("3H", [{"from": "cell-0-4", "to": "stack-0"}, {"from": "held", "to": "cell-0-4"}]),
    }
    assert named(phone, at(phone, "stack-0")) == "Take the 3 of clubs from Ada"


def test_the_table_tells_where_the_card_makes_a_column():
    phone = three(in_hand="KC", pace="At once")
    assert "A match below K♠." in phone.text
    phone = three(in_hand="2S", pace="At once")
    assert "A match below 2♦." in phone.text
    phone = three(in_hand="4C", pace="At once")
    assert "A match above 4♠." in phone.text
    phone = three(in_hand="7H", pace="At once")
    assert "makes a column" not in phone.text, "where it matches already"


def test_a_match_is_marked_on_both_cards_and_for_the_voice():
    phone = table_of("Ada", "Bea", grids=["7S 7D 7C (2D) 3C 9H 7H 7S (2H) 3D", GRIDS[1]])
    name = "upper row, column 2: 7 of diamonds, matched, same as its neighbour"
    assert [named(phone, place) for place in grid(phone, 0)][1] == name
    assert named(phone, grid(phone, 0)[9]) == "lower row, column 5: 3 of diamonds, matched, scores 0"
    marked = [number for number, place in enumerate(grid(phone, 0)) if "match" in place.classes]
    assert marked == [1, 2, 4, 6, 7, 9], "not the cards that lie face down"
    assert named(phone, grid(phone, 0)[0]) == "upper row, column 1: 7 of spades"


def test_what_cannot_be_done_says_why():
    phone = three()
    phone.tap(cell(phone, 1))
    assert phone.toast == "You can’t do that yet: first draw a card, or take another player’s discard."
    phone.tap("your discard: jack of hearts")
    assert phone.toast == "You can’t take your own discards: they’re for the others."
    assert phone.toast in phone.heard
    assert not phone.record.entries
    phone.tap("Draw from the pile")
    finish_move(phone)
    assert not phone.sending("play"), "a card is in hand"
    phone.send({"type": "play", "action": "draw"})
    assert phone.toast == "You can’t do that yet: first put the card you took into your grid."
    assert len(phone.record.entries) == 1


@pytest.mark.parametrize("seats", [("Bea", "Ada:easy"), ("Bea", "Ada:easy", "Ben")])
def test_a_cell_touched_while_a_computer_thinks_says_whose_turn_it_is(seats):
    phone = table_of(*seats, grids=GRIDS[: len(seats)], in_hand="6C")
    phone.tap(cell(phone, 0))
    finish_move(phone)
    assert "Ada is thinking" in phone.text
    phone.tap(cell(phone, 0))
    assert phone.toast == "You can’t play yet: it’s Ada’s turn."
    assert len(phone.record.entries) == 1


def test_the_discards_are_shuffled_when_the_pile_is_empty():
    phone = table_of("Ada", "Bea", grids=GRIDS[:2], pile="", stacks=["JD QD JH", ""], pace="At once")
    assert "Ada, draw from the pile" in phone.text
    phone.tap("Shuffle the discards and draw")
    assert any("All discards except the top ones are shuffled into a new draw pile" in said for said in phone.heard)
    assert named(phone, at(phone, "held")) in ("in hand: jack of diamonds", "in hand: queen of diamonds")
    assert "1 left" in phone.text


# Quick taps.


def test_taps_while_ones_own_act_is_still_shown_are_not_lost():
    phone = Phone()
    phone.start("pp", game=GAME, deal=3)
    first = phone.session.front
    for i in (0, 2, 4):
        phone.tap(cell(phone, i))
        assert phone.session.moment is not None
    assert [entry.action for entry in phone.record.entries] == ["flip r1c1", "flip r1c3", "flip r1c5"]
    finish_move(phone)
    for i in (5, 7, 9):
        phone.tap(cell(phone, i))
    finish_move(phone)
    assert phone.session.front == first
    phone.tap("Draw from the pile")
    phone.tap(cell(phone, 0))
    assert [entry.action for entry in phone.record.entries[6:]] == ["draw", "place r1c1"]


def test_a_quick_tap_never_acts_for_the_next_person():
    phone = Phone()
    phone.start("pp", game=GAME, deal=3)
    for i in (0, 2, 4, 6, 8):
        phone.tap(cell(phone, i))
    assert len(phone.record.entries) == 3
    finish_move(phone)
    assert phone.session.front == phone.record.state.current_player() != phone.record.entries[0].seat


def test_a_tap_beside_the_cards_goes_on_faster():
    phone = three(in_hand="6C")
    phone.tap(cell(phone, 4))
    while phone.session.moment is not None:
        before = phone.session.moment.stage
        phone.tap(phone.page.one("main"))
        assert phone.session.moment is None or phone.session.moment.stage > before
    assert len(phone.record.entries) == 1
    assert phone.session.front == 1


# The preview.


def test_with_the_sums_every_cell_tells_what_the_card_would_change():
    phone = Phone()
    phone.settings(sums=True, pace="At once")
    phone.start("pp", game=GAME, deal=3)
    assert not previews(phone)
    person = Person(1)
    seen = 0
    while seen < 6:
        obs = phone.record.state.observation(None)
        if obs.phase == "place":
            front = phone.session.front
            assert previews(phone) == [signed(after - obs.showing[front], plus=True) for after in obs.previews]
            chosen = person.random.randrange(10)
            phone.tap(cell(phone, chosen))
            after = phone.record.state.observation(None)
            assert after.showing[front] == obs.previews[chosen] or after.hands
            seen += 1
        else:
            assert not previews(phone)
            person.act(phone)


def test_without_the_sums_no_cell_tells_anything():
    assert not previews(three(in_hand="6C"))


def previews(phone):
    return [part.text for part in phone.page.all("span") if "preview" in part.classes]


# Undo.


def test_between_people_act_by_act_until_nothing_is_left():
    phone = three(pace="At once")
    before = phone.record.state.serialize()
    phone.tap("Take the 10 of clubs from Carl")
    taken = phone.record.state.serialize()
    phone.tap(cell(phone, 3))
    assert phone.session.front == 1
    assert undo(phone)
    assert phone.record.state.serialize() == taken
    assert phone.session.front == 0
    assert undo(phone)
    assert phone.record.state.serialize() == before
    assert phone.saved == phone.record
    assert not undo(phone)
    assert phone.toast == "Nothing to undo yet."


def test_N12_N20_a_discard_taken_can_be_put_back_and_nobody_has_seen_what_lies_under_it():
    phone = three()
    seen = []
    phone.watchers.append(lambda phone: seen.append(phone.html))
    phone.tap("Take the 6 of hearts from Bea")
    finish_move(phone)
    assert undo(phone)
    assert not phone.record.entries
    assert not any("6 of spades" in html for html in seen)
    phone.tap("Take the 6 of hearts from Bea")
    phone.tap(cell(phone, 3))
    assert "6 of spades" in phone.html
    assert not undo(phone)
    assert phone.toast == "Can’t undo: new cards have been revealed."


def test_between_people_a_sign_says_whose_turn_begins():
    phone = three()
    signs = []

    def look(phone):
        signs.append([part.text for part in phone.page.all("p") if "turn-sign" in part.classes])

    phone.watchers.append(look)
    phone.tap("Draw from the pile")
    finish_move(phone)
    assert not any(signs)
    phone.tap(cell(phone, 0))
    finish_move(phone)
    assert signs[-1] == ["Bea’s turn"]
    assert not any(signs[:-1])


def test_alone_no_sign_is_needed_and_ones_own_side_is_lit_in_ones_own_turn():
    phone = table_of("Ada", "Bea:easy", "Carl:easy", grids=GRIDS, pile="3H QH TD QC 6D")
    assert not any("turn-sign" in part.classes for part in phone.page.all("p"))
    phone.tap("Draw from the pile")
    phone.tap(cell(phone, 0))
    lit_by_seat = []
    phone.watchers.append(
        lambda phone: lit_by_seat.append(
            (phone.session.turn, any("acting" in part.classes for part in phone.page.all("p")), stage_of(phone))
        )
    )
    while phone.session.turn != 0 or phone.session.moment is not None:
        phone.let_timer_run_out()
    assert {acting for seat, acting, stage in lit_by_seat if not stage} == {False, True}
    assert all(acting is (seat == 0) for seat, acting, stage in lit_by_seat if not stage)


@pytest.mark.parametrize("stage", [0, 1])
def test_an_act_can_be_taken_back_while_it_is_shown(stage):
    phone = three()
    phone.tap("Take the 6 of hearts from Bea")
    for _ in range(stage):
        phone.let_timer_run_out()
    assert undo(phone)
    assert phone.session.moment is None
    assert not phone.record.entries
    assert len(lit(phone)) == 3


@pytest.mark.parametrize("acts", [["draw"], ["take 1", "place r1c5"]])
def test_after_a_card_has_been_turned_nothing_is_taken_back(acts):
    phone = three(pace="At once")
    for act in acts:
        if act.startswith("place"):
            phone.tap(cell(phone, 4))
        else:
            phone.tap(next(button for button in phone.sending("play") if act in button.get("data-event")))
    assert not undo(phone)
    assert phone.toast == "Can’t undo: new cards have been revealed."
    assert len(phone.record.entries) == len(acts)


def test_turning_up_a_card_to_start_with_is_never_taken_back_between_people():
    phone = Phone()
    phone.start("pp", game=GAME, deal=3)
    phone.tap(cell(phone, 0))
    assert not undo(phone)
    assert phone.toast == "Can’t undo: new cards have been revealed."


def test_what_a_person_did_stays_once_another_has_acted():
    phone = three(pace="At once")
    phone.tap("Take the 6 of hearts from Bea")
    phone.tap(cell(phone, 3))
    phone.tap("Take the 10 of clubs from Carl")
    assert undo(phone)
    assert len(phone.record.entries) == 2
    assert not undo(phone)
    assert phone.toast == "You can’t undo earlier turns."
    assert len(phone.record.entries) == 2


def test_alone_one_goes_back_from_the_count_into_the_hand_that_was_over():
    phone = last_turn("Bea", "Ada:easy", points=["KK AA 22 33 44", "AA 77 77 79 KJ"], turn=0, pace="At once")
    phone.tap(cell(phone, 0))
    assert phone.has_button("See the scores")
    assert undo(phone)
    assert not phone.record.entries
    assert len(lit(phone)) == 10


# The end of a hand.


def last_turn(*seats, points, turn=None, hidden=(), options=None, pace="Brisk", **position):
    """The last card of a hand, for r1c1, is in hand; then the grids are these. `hidden` lie face down until then."""
    grids = [text.split() for text in tens_grids(*points)]
    turn = len(grids) - 1 if turn is None else turn
    in_hand, grids[turn][0] = grids[turn][0], "TS"
    texts = [
        " ".join(f"({card})" if (seat, i) in hidden else card for i, card in enumerate(row))
        for seat, row in enumerate(grids)
    ]
    finisher = (turn + 1) % len(grids)
    packs = {"decks": "4", **(options or {})}
    return table_of(
        *seats, grids=texts, in_hand=in_hand, turn=turn, finisher=finisher, options=packs, pace=pace, **position
    )


@pytest.mark.parametrize(
    ("points", "counts"),
    [
        ("AA 77 77 79 KJ", ["0", "0 …", "0 −20", "0 −20 16", "0 −20 16 10"]),
        ("A3 KK KK KK 22", ["4", "4 …", "4 …", "4 −30", "4 −30 0"]),
        ("66 66 67 66 66", ["…", "−20", "−20 13", "−20 13 …", "−20 13 −20"]),
        ("77 22 77 KA KA", ["0", "0 0", "0 0 0", "0 0 0 1", "0 0 0 1 1"]),
        ("55 55 55 55 KA", ["…", "…", "…", "−40", "−40 1"]),
    ],
)
def test_the_count_goes_column_by_column_before_everybodys_eyes(points, counts):
    phone = last_turn("Ada", "Bea", points=["KK AA 22 33 44", points], hidden=[(1, 4), (1, 8)])
    Reader(phone)
    phone.tap(cell(phone, 0))
    seen = {}
    for stage in stages(phone):
        seen[stage] = " ".join(text for _, text in column_texts(phone, 1))
    assert list(seen) == ["place", "reveal", *(f"column-{i}" for i in range(5)), "sum"]
    assert [seen[f"column-{i}"] for i in range(5)] == counts
    assert seen["sum"] == counts[-1]
    assert phone.let_timer_run_out() is None


def test_a_running_number_is_that_of_the_cards_that_can_be_seen():
    phone = last_turn("Ada", "Bea", points=["KK AA 22 33 44", "AA 77 77 79 KJ"])
    assert tags(phone)[0] == "17", "a ten lies where the ace will"
    phone.tap(cell(phone, 0))
    assert tags(phone)[0] == "6"


def test_who_turns_the_tenth_card_is_told_and_everybody_else_has_one_last_turn():
    grids = ["7S 7D KS 2D 3C 7H 7C 4S 5S (AS)", *GRIDS[1:]]
    phone = table_of("Ada", "Bea", "Ben:easy", grids=grids, in_hand="3H", options={"end": "1-hand"})
    Reader(phone)
    phone.tap(cell(phone, 9))
    banners = {
        stage: [part.text for part in phone.page.all("p") if "banner" in part.classes] for stage in stages(phone)
    }
    assert banners == {"turn": [], "place": [], "finish": ["Last turn"]}
    assert any("Ada has ten cards face up: one last turn for everyone else" in said for said in phone.heard)
    assert "last turns" in phone.page.one("h1").text
    assert [small_line(phone, seat) for seat in (0, 2)] == ["done", "last turn"]
    assert "done" in zone(phone, 0).classes
    assert "Bea, your last turn: draw or take a discard" in phone.text
    phone.tap("Draw from the pile")
    phone.tap(cell(phone, 1))
    while not phone.has_button("See the result"):
        phone.let_timer_run_out()
    assert phone.record.entries[-1].seat == 2


def test_from_the_count_over_the_score_sheet_to_the_next_hand():
    phone = last_turn("Ada", "Bea", points=["KK AA 22 33 44", "AA 77 77 79 KJ"], hidden=[(1, 9)])
    reader = Reader(phone)
    phone.tap(cell(phone, 0))
    finish_move(phone)
    assert "Ada scored the fewest" in phone.text
    phone.tap("See the scores")
    assert phone.screen == "scores"
    assert phone.page.one(id="moment").text == "Ada scored the fewest"
    assert phone.page.one(id="leads").text == "Ada leads by 6"
    assert "past +100 or −100" in phone.text
    assert phone.let_timer_run_out() is None
    phone.tap("Deal round 2")
    assert phone.screen == "play"
    assert "round 2" in phone.page.one("h1").text
    assert cards_of(phone, 0) == cards_of(phone, 1) == [None] * 10
    assert "score 0" in phone.text
    phone.tap("Menu")
    phone.tap("Scores")
    assert score_table(phone)[2] == [0, 6]
    assert reader.sheets == 1


def test_several_lowest_counts_are_named_together():
    phone = last_turn("Ada", "Bea", points=["KK AA 22 33 44", "AA KK 22 55 99"], pace="At once")
    phone.tap(cell(phone, 0))
    assert "Everyone scored the same" in phone.text
    assert marked(phone) == [0, 1]


def marked(phone):
    """Return the seats that are marked as the lowest of a round."""
    heading = phone.page.find(lambda part: "own-heading" in part.classes)
    own = phone.session.front
    others = [part for part in phone.page.root.walk() if "seat" in part.classes and "done" in part.classes]
    found = [seat for seat in range(2) if any(phone.session.names[seat] in part.text for part in others)]
    return sorted(found + [own] * ("acting" in heading.classes))


def test_only_who_is_lowest_is_marked_when_a_round_has_been_counted():
    phone = last_turn("Ada", "Bea", points=["KK AA 22 33 44", "AA 77 77 79 KJ"], pace="At once")
    phone.tap(cell(phone, 0))
    assert marked(phone) == [phone.record.state.scores().index(min(phone.record.state.scores()))]
    assert len(tags(phone)) == 1, "after one round, the score is the points"


@pytest.mark.parametrize(
    ("totals", "over"), [([94, 94], False), ([0, 95], True), ([-100, 0], False), ([-101, 0], True)]
)
def test_the_game_is_over_beyond_the_limit_and_the_lowest_total_wins(totals, over):
    points = ["KK AA 22 33 44", "AA 77 77 79 KJ"]
    if totals[0] == -101:
        totals, points = [-81, 0], ["77 77 KK AA 22", "AA 77 77 79 KJ"]
    phone = last_turn("Ada", "Bea", points=points, pace="At once", hand=1, totals=totals)
    Reader(phone)
    phone.watchers.clear()  # the hands before are not known, only their totals
    phone.tap(cell(phone, 0))
    phone.tap("See the result" if over else "See the scores")
    assert phone.screen == ("result" if over else "scores")
    if over:
        lowest = min(zip(phone.record.state.scores(), phone.session.names, strict=True))
        assert f"{lowest[1]} wins" in phone.text
        assert f"{signed(int(lowest[0]))} points" in phone.text
        check_result(phone)


# What is said, and the log.


def test_the_log_tells_every_act_the_newest_first():
    grids = ["7S 7D KS 2D 3C 7H 7C 4S 5S (AS)", GRIDS[1]]
    phone = table_of(
        "Ada", "Bea", grids=grids, pile="3H QH", stacks=["", "6S"], options={"end": "1-hand"}, pace="At once"
    )
    phone.tap("Draw from the pile")
    phone.tap(cell(phone, 9))
    phone.tap("Draw from the pile")
    phone.tap(cell(phone, 0))
    phone.tap("See the result")
    phone.tap("Game log")
    rows = [row.text for row in phone.sheet.walk() if row.tag == "li"]
    expected = [
        "This round: Ada −9, Bea 53",
        "Bea plays Q♥ and discards 9♠",
        "Bea draws Q♥",
        "Ada plays 3♥ and discards A♠ Ada has ten cards face up: one last turn for everyone else",
        "Ada draws 3♥",
    ]
    assert len(rows) == len(expected)
    assert all(row.endswith(line) for row, line in zip(rows, expected, strict=True))


def test_a_pile_made_of_discards_and_a_turn_that_is_lost_are_told():
    lines = [
        plain(written(event, load_game("tens", 2), board_of("tens"), ["Ada", "Bea"]))
        for event in (
            {"kind": "reshuffle", "seat": None, "cards": 7},
            {"kind": "lost", "seat": 1},
            {"kind": "hand", "seat": 0, "hand": 1},
            {"kind": "take", "seat": 0, "card": "TD", "giver": 1},
        )
    ]
    assert lines == [
        "All discards except the top ones are shuffled into a new draw pile",
        "Bea has no card to take and so misses a turn",
        "Round 2: Ada starts",
        "Ada takes 10♦ from Bea",
    ]


# The rules.


def choices(option):
    return [key for key, _ in next(one for one in game_class("tens").options if one.id == option).choices]


@pytest.mark.parametrize("end", choices("end"))
def test_the_rules_tell_what_this_table_plays(end):
    labels = {(option.id, key): str(label) for option in game_class("tens").options for key, label in option.choices}
    for decks, tie in itertools.product(choices("decks"), choices("tie")):
        settings = load_game("tens", 3, decks=decks, end=end, tie=tie).settings
        chapters = {chapter.id: plain(chapter.body) for chapter in board_of("tens").rules(settings)}
        assert list(chapters) == ["minute", "columns", "end", "table", "about"]
        assert all(labels[choice] in chapters["table"] for choice in settings.items())
        assert ("share the win" in chapters["end"]) is (tie == "shared")
        limit = end.partition("-hand")[0]
        rounds = "one round" if limit == "1" else f"{limit} rounds"
        assert (f"past +{end}" if limit == end else rounds) in chapters["end"]
        assert ("extra rounds until one score is lowest" in chapters["end"]) is (tie == "extra-hand")  # N16
        packs = {"auto": "2 packs", "1": "1 pack of 52 cards"}.get(decks, f"{decks} packs of 52 cards")
        assert packs in chapters["minute"]  # N2
        assert "into a new pile" in chapters["minute"]  # N10
        assert "once you’ve played the card" in chapters["minute"]  # N12
        assert "that player’s top discard" in chapters["end"]  # N13


def test_the_examples_in_the_rules_count_what_they_say():
    phone = Phone()
    phone.start("pe", game=GAME, deal=1)
    phone.tap("Menu")
    phone.tap("Rules of Tens")
    phone.tap("Scoring")
    article = phone.page.find(lambda part: "rcols" in part.classes)
    assert [part.text for part in article.walk() if "points" in part.classes] == ["4", "0", "−20", "−30"]
    assert not any("face down" in (part.get("aria-label") or "") for part in article.walk())


ONE_PACK = "One pack is only enough for 2 or 3 players."


def test_N2_one_pack_cannot_be_chosen_at_four_seats_and_its_row_says_why():
    phone = Phone()
    phone.set_up("pppp", game="Tens")
    phone.tap("Packs")
    refused = phone.button("1")
    assert (refused.get("aria-disabled"), phone.page.name(refused)) == ("true", f"1 {ONE_PACK}")
    phone.tap(refused)
    assert phone.sheet is not None
    assert phone.model.setups["tens"].options["decks"] == "auto"


def test_N2_where_more_sit_down_one_pack_is_given_up_with_a_sentence():
    phone = Phone()
    phone.set_up("ppp", game="Tens", Packs="1")
    phone.tap("Add a seat")
    assert phone.toast == f"{ONE_PACK} Packs: by number of players."
    assert phone.has_button("Packs by number of players")
    phone.tap(phone.sending("start")[0])
    assert phone.screen == "play"


def test_N2_a_kept_set_up_that_is_no_table_any_more_is_one_again():
    phone = Phone()
    phone.set_up("pppp", game="Tens", Length="±50")
    kept = json.loads(phone.store["setups"])
    kept["tens"]["options"]["decks"] = "1"
    phone.store["setups"] = json.dumps(kept)
    options = phone.killed().model.setups["tens"].options
    assert (options["decks"], options["end"]) == ("auto", "50")


def test_choices_of_a_tournament_fit_all_its_tables():
    chosen = first_setup("tens").options | {"decks": "1", "end": "50"}
    assert fitting("tens", chosen, [2, 3]) == (chosen, "")
    assert fitting("tens", chosen, [3, 4]) == ({**chosen, "decks": "auto"}, f"{ONE_PACK} Packs: by number of players.")
