"""What hints of Tens say that a seat sees: it is true of the act, false of the other, and short.

Everything is derived again here from the cards on the table and the rules, with a scoring of its own.
"""

import random
from collections import Counter
from functools import cache
from itertools import groupby, pairwise, permutations

import pytest

from tenfold import bots, load_game
from tenfold.bots.advice import advice
from tenfold.bots.tens import text
from tenfold.bots.tens.grounds import RULES, grounds_of
from tenfold.bots.tens.speech import DISCARD, SEATS
from tenfold.french import CARDS, TEXTS
from tenfold.messages import Names, in_text
from tenfold.sentences import Card, Person
from tests.engine.positions import tens
from tests.engine.properties import act

LONGEST = 60
TABLES = [(2, {}), (2, {"blocks": "none"}), (3, {"decks": "1", "end": "1-hand"}), (4, {}), (6, {"end": "3-hands"})]
GROUNDS = {key for key in text.CATALOGUE.words if key.startswith("ground_")}
SHARED = {"any_card", "alike"}
"""What is so for both acts: they are equal, and that is said."""
KEYS = {
    "match": ("match", "match_down"),
    "dearer": ("dearer", "dearer_than_down", "down_dearer"),
    "take_third": ("third",),
}
RANKS = "A23456789TJQK"


def ground_of(*what, **aims):
    """The most telling ground."""
    return next(iter(grounds_of(*what, **aims)), None)


def positions(players, options, seed, level="medium"):
    """Yield the positions of a hand in which there is something to choose, by computer players or at random."""
    state, rng = load_game("tens", players, **options).new_initial_state(seed), random.Random(seed)
    player = bots.load(state.game, level, seed)
    hand = 0
    while not state.is_terminal() and hand == 0:
        if len(state.legal_actions()) > 1:
            yield state.clone()
        if seed % 3:
            state.apply_action(player.choose(state.observation(state.current_player()), 5).action)
        else:
            state.apply_action(*act(state, rng))
        hand = state.observation().hand


# What is true, from the cards and the rules.


def value(card):
    """What a card scores."""
    return 0 if card[0] == "K" else min(10, RANKS.index(card[0]) + 1)


def columns(grid):
    """The two cards of each column."""
    return [(grid[at], grid[at + 5]) for at in range(5)]


def matches(column):
    top, bottom = column
    return top is not None and bottom is not None and top[0] == bottom[0]


def runs(grid):
    """The lengths of neighbouring matches of one rank, by column; 0 if it doesn't match."""
    names = [column[0][0] if matches(column) else f"none {at}" for at, column in enumerate(columns(grid))]
    found = []
    for name, run in groupby(names):
        length = len(list(run))
        found += [length if name in RANKS else 0] * length
    return found


def bonus(grid, block):
    """The points of neighbouring matches: each column of a run of two or more takes 10 off."""
    return -block * sum(length > 1 for length in runs(grid))


def total(grid, block):
    """What is visible of a grid."""
    open_columns = [column for column in columns(grid) if not matches(column)]
    return sum(value(card) for column in open_columns for card in column if card) + bonus(grid, block)


def makes_matches(grid, card):
    """The cells where a card newly makes its column match."""
    cells = [cell for cell in range(10) if grid[cell - 5] is not None and grid[cell - 5][0] == card[0]]
    return [cell for cell in cells if grid[cell] is None or grid[cell][0] != card[0]]


class View:
    """A position, by what lies on the table."""

    def __init__(self, state):
        game, seat = state.game, state.current_player()
        self.state, self.seat, self.players = state, seat, game.players
        self.block = 0 if game.settings["blocks"] == "none" else 10
        cards = [TEXTS[card] for card in state.grids]
        self.grids = [
            [cards[10 * at + cell] if state.face_up[at] >> cell & 1 else None for cell in range(10)]
            for at in range(game.players)
        ]
        self.grid = self.grids[seat]
        hidden = [card for at, card in enumerate(cards) if self.grids[at // 10][at % 10] is None]
        pile = [TEXTS[card] for card in state.pile]
        below = [TEXTS[card] for stack in state.stacks for card in stack[:-1]]
        known = state.reshuffled
        self.unseen = hidden if known else hidden + pile
        self.pool = Counter((pile if known else self.unseen) if pile else below)
        self.down = Counter(card[0] for card in hidden + pile)
        self.mean = sum(map(value, self.unseen)) / len(self.unseen) if self.unseen else 0
        self.last = state.finisher is not None
        after = (seat + 1) % game.players
        self.next = None if after == state.finisher else after
        others = [other for other in range(game.players) if other != seat]
        self.all_in = {
            other: total(self.grids[other], self.block) + self.mean * self.grids[other].count(None) for other in others
        }
        self.rival = min(others, key=lambda other: self.all_in[other])
        self.in_hand = TEXTS[state.in_hand[0]] if state.in_hand else None

    def place(self, cell, card):
        return [card if at == cell else other for at, other in enumerate(self.grid)]

    def saves(self, cell, card):
        """The points that a card takes off, with face-down cards at their average."""
        out = self.mean if self.grid[cell] is None else 0
        return total(self.grid, self.block) + out - total(self.place(cell, card), self.block)

    def most(self, card):
        return max(self.saves(cell, card) for cell in range(10))

    @property
    def average(self):
        """The average value of a drawn card, and the points that it takes off."""
        return sum(map(value, self.pool.elements())) / self.pool.total()

    @property
    def drawn(self):
        return sum(number * self.most(card) for card, number in self.pool.items()) / self.pool.total()

    def wanted(self, card):
        """True if the next seat could make a match with a card, unless it's a king."""
        return self.next is not None and value(card) > 0 and bool(makes_matches(self.grids[self.next], card))

    def thirds(self, cell, card):
        """True if a card is the third of four in two neighbouring columns."""
        if not self.block or matches((self.grid[cell], self.grid[cell - 5])):
            return False
        pairs = list(pairwise(columns(self.place(cell, card))))
        near = [pair for at, pair in enumerate(pairs) if cell % 5 in (at, at + 1)]
        return any([other and other[0] for column in pair for other in column].count(card[0]) == 3 for pair in near)

    def is_bare(self, put):
        """True if beside a card there is nothing to make a block with."""
        beside = [columns(self.grid)[at - 1] for at in near(put.column)]
        ranks = {card[0] for card in (put.card, put.partner) if card}
        return not any(map(matches, beside)) and not any(card and card[0] in ranks for pair in beside for card in pair)


def near(column):
    """The columns beside a column, from 1."""
    return [at for at in (column - 1, column + 1) if 1 <= at <= 5]


class Put:
    """A card on a cell: what lies there, and what comes of it."""

    def __init__(self, view, action):
        self.cell = int(view.state.action_to_string(action)[-3]) * 5 + int(view.state.action_to_string(action)[-1]) - 6
        self.column, self.card = self.cell % 5 + 1, view.in_hand
        self.out, self.partner = view.grid[self.cell], view.grid[self.cell - 5]
        self.grid = view.place(self.cell, self.card)
        self.bonus, self.points = bonus(self.grid, view.block), total(self.grid, view.block)
        self.value = view.mean if self.out is None else value(self.out)
        self.matches = self.cell in makes_matches(view.grid, self.card) and value(self.card) > 0
        self.was_match = matches((self.out, self.partner))
        self.breaks = self.was_match and self.out[0] != self.card[0]
        copy = view.state.clone()
        copy.apply_action(action)
        self.ends = any(event["kind"] == "finish" for event in copy.events()[len(view.state.events()) :])
        self.fresh = self.out is None and self.partner is None
        self.half = self.partner if self.out is None else None
        self.waiting = self.out if self.partner is None else None
        self.saved = view.saves(self.cell, self.card)


def true_of(view, best, other):
    """By rule, the key and the slots with which it is true of the first act against the second."""
    kind = view.state.observation(view.seat).phase
    if kind == "flip":
        return {"any_card": ("any_card", {})}
    if kind == "place":
        a, b = Put(view, best), Put(view, other)
        found = {**true_at_once(view, a, b), **true_of_next(view, a, b)}
        if not view.last:
            found |= {**true_of_end(view, a, b), **true_later(view, a, b)}
        if a.out is None is b.out and a.column != b.column and (a.half or "-")[0] == (b.half or "-")[0]:
            if not view.block or (len(near(a.column)) == len(near(b.column)) and view.is_bare(a) and view.is_bare(b)):
                found["alike"] = ("alike", {})
            if not view.last and view.block and 1 < a.column < 5 and b.column in (1, 5):
                found["inner"] = ("inner", {})
        return found
    cards = [top(view, action) for action in (best, other)]
    return true_of_taking(view, *cards) if cards[0] else true_of_drawing(view, cards[1][0])


def top(view, action):
    """The discard that an act takes, and from whom; None for drawing."""
    said = view.state.action_to_string(action).split()
    if said[0] == "draw":
        return None
    giver = int(said[1])
    return TEXTS[view.state.stacks[giver][-1]], giver


def true_at_once(view, a, b):
    """What becomes of the grid."""
    found = {}
    if a.bonus < min(b.bonus, bonus(view.grid, view.block)):
        count = runs(a.grid)[a.column - 1]
        found["block"] = ("block", {"count": count, "points": -10 * count})
    if b.breaks and not a.breaks:
        found["breaks_match"] = ("breaks_match", {"column": b.column})
    if a.matches and not b.matches:
        key = "match" if a.out else "match_down"
        found["match"] = (key, {"column": a.column, "points": round(a.value) + value(a.partner)})
    plain = a.matches == b.matches and not a.was_match and not b.was_match and a.bonus == b.bonus
    if plain and round(a.value) > round(b.value):
        slots = {"points": round(a.value), "theirs": round(b.value)}
        if a.out and b.out:
            found["dearer"] = ("dearer", {"card": a.out, "kept": b.out, **slots})
        elif a.out:
            found["dearer"] = ("dearer_than_down", {"card": a.out, **slots})
        else:
            found["dearer"] = ("down_dearer", {"card": b.out, **slots})
    if a.out and b.out and a.out[0] == a.card[0] and b.saved < 0:
        found["same_rank"] = ("same_rank", {"card": b.out, "points": -b.saved})
    if a.out and b.out and a.saved > max(0, b.saved):
        found["takes_off"] = ("takes_off", {"points": a.saved, "card": b.out, "theirs": max(0, b.saved)})
    return found


def true_of_next(view, a, b):
    """What the next seat gets."""
    found = {}
    if view.next is None:
        return found
    if b.out and view.wanted(b.out) and not (a.out and view.wanted(a.out)):
        found["gives_match"] = ("gives_match", {"who": view.next, "card": b.out})
    if b.out and b.out[0] == "K" and not (a.out and a.out[0] == "K"):
        found["gives_king"] = ("gives_king", {"who": view.next, "card": b.out})
    if a.out and not b.out and not view.wanted(a.out):
        found["useless"] = ("useless", {"who": view.next, "card": a.out})
    return found


def true_of_end(view, a, b):
    """Which seat is in front at the end of the hand, or near it."""
    found, rival = {}, round(view.all_in[view.rival])
    if a.ends and not b.ends and a.points < rival:
        found["ends"] = ("ends", {"who": view.seat, "points": a.points, "rival": view.rival, "theirs": rival})
    if b.ends and not a.ends and rival < b.points:
        found["too_soon"] = ("too_soon", {"who": view.rival, "points": rival})
    left = a.grid.count(None)
    nearest = 0 < left < min(grid.count(None) for seat, grid in enumerate(view.grids) if seat != view.seat)
    if a.out is None and b.out and nearest and a.points + view.mean * left <= view.all_in[view.rival]:
        found["turns_up"] = ("turns_up", {"who": view.seat, "count": left})
    return found


def true_later(view, a, b):
    """What may still come, in a turn after this one."""
    found, card, down = {}, a.card, view.down
    if down[card[0]] and view.thirds(a.cell, card) and not view.thirds(b.cell, card):
        found["third"] = ("third", {"card": card})
    if a.half and b.half and not a.matches and not b.matches:
        left, less = down[b.half[0]], down[a.half[0]]
        if left and value(b.half) > value(a.half):
            slots = {"points": value(b.half), "theirs": value(a.half)}
            found["keeps_dearer"] = ("keeps_dearer", {"column": b.column, "card": b.half, "filled": a.half, **slots})
        if left > less and value(b.half) * left > value(a.half) * less:
            slots = {"card": b.half, "count": left, "filled": a.half, "less": less}
            found["keeps_likelier"] = ("keeps_likelier", slots)
    if b.half and not a.half and not b.matches and a.column != b.column and value(b.half) and down[b.half[0]]:
        found["keeps_open"] = ("keeps_open", {"column": b.column, "card": b.half, "count": down[b.half[0]]})
    if b.waiting and not a.waiting and a.column != b.column and value(b.waiting) > 3 and down[b.waiting[0]]:
        found["keeps_card"] = ("keeps_card", {"card": b.waiting, "count": down[b.waiting[0]]})
    if a.half and b.fresh and a.half[0] != card[0] and value(a.half) <= 3:
        found["cheap"] = ("cheap", {"card": a.half, "points": value(a.half)})
    if a.fresh and not b.fresh and value(card) > 3 and down[card[0]]:
        found["starts"] = ("starts", {"card": card, "count": down[card[0]]})
    if a.waiting and not b.waiting and down[card[0]] and value(card) > value(a.waiting):
        slots = {"card": card, "points": value(card), "out": a.waiting, "theirs": value(a.waiting)}
        found["waits"] = ("waits", slots)
    return found


def true_of_taking(view, own, other):
    """What a discard does, against another one or a drawn card."""
    card, found = own[0], {}
    grids = [[view.place(cell, each[0]) for cell in range(10)] if each else [view.grid] for each in (own, other)]
    gains = [bonus(view.grid, view.block) - min(bonus(grid, view.block) for grid in each) for each in grids]
    if gains[0] > gains[1]:
        found["take_block"] = ("take_block", {"points": gains[0]})
    pairs = [makes_matches(view.grid, each[0]) if each and value(each[0]) else [] for each in (own, other)]
    if pairs[0] and not pairs[1]:
        cell = max(pairs[0], key=lambda cell: view.saves(cell, card))
        found["take_match"] = ("take_match", {"card": view.grid[cell - 5], "column": cell % 5 + 1})
    third = [bool(each) and any(view.thirds(cell, each[0]) for cell in range(10)) for each in (own, other)]
    if third[0] and not third[1] and not view.last and view.down[card[0]]:
        found["take_third"] = ("third", {"card": card})
    wanted = [bool(each) and each[1] != view.next and view.wanted(each[0]) for each in (own, other)]
    if wanted[0] and not wanted[1]:
        found["take_from_next"] = ("take_from_next", {"who": view.next, "card": card})
    if other is None:
        if value(card) < round(view.average):
            slots = {"card": card, "points": value(card), "mean": round(view.average)}
            found["take_low"] = ("take_low", slots)
        return found
    points, theirs = round(view.most(card)), max(0, round(view.most(other[0])))
    if points > theirs:
        found["take_for"] = ("take_for", {"points": points, "card": other[0], "theirs": theirs})
    return found


def true_of_drawing(view, card):
    """What a drawn card does, against a discard."""
    found, points, theirs = {}, round(view.drawn), max(0, round(view.most(card)))
    if not makes_matches(view.grid, card):
        if value(card) >= round(view.average) + 2:
            slots = {"card": card, "points": value(card), "mean": round(view.average)}
            found["draw_high"] = ("draw_high", slots)
        count = sum(number for drawn, number in view.pool.items() if makes_matches(view.grid, drawn))
        if 6 * count >= view.pool.total():
            found["draw_match"] = ("draw_match", {"card": card, "count": count, "total": view.pool.total()})
    if points > theirs:
        found["draw_use"] = ("draw_use", {"points": points, "card": card, "theirs": theirs})
    return found


def slots_of(message):
    """The slots of a message, plainly."""
    plain = {Card: lambda slot: slot.text, Person: lambda slot: slot.seat}
    return {name: plain.get(type(slot), lambda slot: slot)(slot) for name, slot in message.slots}


def topic(view, fact):
    """Whom a fact is about."""
    if fact is None or fact < DISCARD:
        return "nothing"
    steps = (fact - SEATS - view.seat) % view.players
    return "discard" if fact == DISCARD else "own" if not steps else "next" if steps == 1 else "other"


def check(state, pairs=30):
    """Check some pairs of acts with every fact; return the keys of what is said."""
    view, observation, said = View(state), state.observation(state.current_player()), set()
    rng = random.Random(state.turns)
    acts = list(permutations(state.legal_actions(), 2))
    for best, other in rng.sample(acts, min(pairs, len(acts))):
        found, opposite = true_of(view, best, other), true_of(view, other, best)
        assert not (found.keys() & opposite.keys()) - SHARED
        rules = RULES[observation.legal[[one.action for one in observation.legal].index(best)].kind]
        for fact in (None, *range(DISCARD, SEATS + view.players)):
            about = topic(view, fact)
            ranked = sorted(rules, key=lambda rule: about not in rule.explains)
            names = [rule.says.__name__ for rule in ranked]
            true = [name for name in names if name in found and (fact is None or name not in SHARED - {"any_card"})]
            message = ground_of(observation, best, other, fact)
            if message is None:
                assert true == []
                continue
            key, slots = found[true[0]]
            assert (message.key, slots_of(message)) == (f"ground_{key}", slots)
            names = ["Annabell"] * view.players
            for reader in (names, Names(names, you=view.seat)):
                words = in_text(message, reader, lambda card: card.replace("T", "10"))
                assert words.endswith(".")
                assert words[0].upper() == words[0]
                assert len(words) <= LONGEST, words
            said.add(message.key)
    return said


@pytest.mark.thorough
@pytest.mark.quick(4)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", [1, 3])
def test_what_is_said_is_true_of_one_act_alone(players, seed, thorough):
    for count, options in TABLES:
        if count == players:
            for number, state in enumerate(positions(players, options, seed)):
                if number % (3 if thorough else 16) == seed % 3:
                    check(state, 20 if thorough else 8)


# Each thought, in a position made for it.

PACK = " ".join(CARDS)


def ground(state, best, other, fact=None):
    """What is said for one act against another, as the seat on turn reads it."""
    actions = map(state.string_to_action, (best, other))
    said = ground_of(state.observation(state.current_player()), *actions, fact)
    names = ["Ann", "Bea", "Cid"][: state.game.players]
    return said and in_text(said, Names(names, you=state.current_player()), lambda card: card)


OTHER = "2S (9C) KD (6C) 8C 2C (TC) KC (3D) (4C)"


def placing(own, card, **keys):
    """A table of two at which the first seat places a card."""
    keys = {"pile": PACK, "options": {"decks": "4"}, **keys}
    return tens([own, keys.pop("other", OTHER)], in_hand=card, **keys)


def taking(own, *tops, **keys):
    """A table at which the first seat takes a card; the others offer these discards."""
    keys = {"pile": PACK, "options": {"decks": "4"}, **keys}
    return tens([own, *[OTHER] * max(1, len(tops))], stacks=["", *(tops or ("",))], **keys)


HALVES = "QD (3H) (5D) (6D) 9D (QH) 2D (4H) (7H) 8H"
"""Two columns with a face-up card each, two face down, and one of two face-up cards."""

FULL = "7S 7H 5D 6D 9D 7C 2H 4H TH (8H)"
"""A match, and one card face down."""

KING = "7S KH 5D 6D 9D 7C 2H 4H TH (8H)"


FRESH = "(QD) (3H) 5D (6D) 9D (QH) (2D) (8H) 7H (KH)"
"""Two columns face down, and three of one card each."""

NEEDS = "2S (9C) KD (6C) 8C (2C) (TC) KC (3D) (4C)"
"""Another seat's grid, with a two to match."""

DONE = "2S 9C KD 6C 8C 3C TC KC 3D 4C"
"""The same with all cards face up."""

EDGES = "(QD) JC (2D) 8D (3H) (QH) (4D) 9D (5C) (KH)"
"""The first and the last column face down, and three of one card each between them."""

LAST, LOSING = "KS 2D 3D 4S AC KH 2H 3H 4H (9D)", "TS 9D JD 4S 8C 9H QH TH 4H (9D)"
NO_BLOCKS = {"decks": "4", "blocks": "none"}
OWN = SEATS


def flipping():
    """A table at which no card is turned up yet."""
    grid = " ".join(f"({card.strip('()')})" for card in OTHER.split())
    return tens([grid, grid], pile=PACK, options={"decks": "4"})


@pytest.mark.parametrize(
    ("state", "acts", "fact", "words"),
    [
        (flipping(), "flip r1c1|flip r1c2", None, "No one has seen these cards, so any of them will do."),
        (
            placing(FULL, "7D"),
            "place r2c2|place r2c4",
            None,
            "That makes 2 matches of one rank side by side: −20 points.",
        ),
        (
            placing(FULL, "7D", options=NO_BLOCKS),
            "place r2c2|place r2c4",
            None,
            "Column 2 now matches: it scores 0 instead of 9.",
        ),
        (
            placing(HALVES, "QC"),
            "place r2c1|place r1c5",
            None,
            "Column 1 now matches: it scores 0 instead of about 16.",
        ),
        (
            placing(FULL, "3C"),
            "place r2c4|place r1c1",
            None,
            "Column 1 matches and scores 0: don’t break it up.",
        ),
        (placing(LAST, "3S"), "place r2c5|place r1c5", None, "It ends the round: you have 4, Bea about 37."),
        (placing(LOSING, "3S"), "place r1c4|place r2c5", None, "It’s too soon to end the round: Bea has about 37."),
        (placing(HALVES, "3C"), "place r1c5|place r2c5", None, "9D scores 9, but 8H only 8."),
        (placing(HALVES, "3C"), "place r1c5|place r1c3", None, "9D scores 9, a face-down card about 6."),
        (placing(HALVES, "3C"), "place r1c3|place r2c2", None, "A face-down card scores about 6, but 2D only 2."),
        (
            placing(HALVES, "3C", other=NEEDS),
            "place r1c3|place r2c2",
            DISCARD,
            "Bea could match 2D, so don’t discard it.",
        ),
        (placing(KING, "3C"), "place r2c2|place r1c2", None, "2H scores 2, but KH nothing."),
        (placing(KING, "3C"), "place r2c2|place r1c2", DISCARD, "KH scores 0, so don’t leave it to Bea."),
        (placing(FULL, "7D"), "place r1c1|place r1c3", None, "That changes nothing, but replacing 5D adds 2."),
        (
            placing("7S AH 5D 6D 9D 7C 2H 4H TH (8H)", "AC"),
            "place r2c4|place r2c2",
            None,
            "That takes off 9 points, replacing 2H only 3.",
        ),
        (
            placing("7S AH 5D 6D 9D 7C (2H) 5H TH (8H)", "7D"),
            "place r2c2|place r2c5",
            None,
            "One more like 7D makes two matches side by side: a bonus.",
        ),
        (placing(HALVES, "3C"), "place r1c2|place r2c1", None, "Keep column 1: matching QD saves 10, 2D only 2."),
        (
            placing("QD (3H) (5D) (6D) 9D (QH) TD (4H) (7H) 8H", "3C", pile="JS JC JH TS TH QS"),
            "place r2c1|place r1c2",
            None,
            "TD is easier to match: 3 cards are left, for QD only 2.",
        ),
        (
            placing(HALVES, "3C"),
            "place r1c3|place r2c1",
            None,
            "Keep column 1 to match QD: 5 more are face down.",
        ),
        (placing(HALVES, "6S"), "place r1c2|place r1c3", None, "Matching 2D would save only 2, so fill its column."),
        (
            placing("QS (3H) (5D) (6D) 9D (QH) 2D (4H) (7H) 8H", "4C"),
            "place r1c3|place r1c1",
            None,
            "Keep QS to match it later: 5 more are face down.",
        ),
        (
            placing("QS (3H) (5D) (6D) JD (QH) 2D (4H) (7H) QH", "4C"),
            "place r1c3|place r1c5",
            None,
            "4C starts a new column: 6 more can match it.",
        ),
        (placing(HALVES, "TS"), "place r2c2|place r1c2", None, "Matching TS later would save 10, but 2D only 2."),
        (
            placing("AS 2D 3D 4S KD AC (5C) (9C) TH KH", "9S"),
            "place r2c3|place r2c4",
            None,
            "You get nearest to ending the round: 1 card to go.",
        ),
        (placing(FRESH, "3C"), "place r1c3|place r1c1", None, "Bea has nothing to match 5D with."),
        (
            placing(FRESH, "5C"),
            "place r1c2|place r1c1",
            OWN,
            "An inner column can score a bonus with either neighbour.",
        ),
        (
            placing(FRESH, "5C", options=NO_BLOCKS),
            "place r1c2|place r1c1",
            None,
            "Both columns look the same, so it matters little.",
        ),
        (placing(EDGES, "5C"), "place r1c1|place r1c5", None, "Both columns look the same, so it matters little."),
        (placing(EDGES, "8C"), "place r1c1|place r1c5", None, None),  # one is beside an eight
        (placing(FRESH, "5C"), "place r1c1|place r1c2", OWN, None),
        (
            placing("9D (6D) 5D (3H) (QD) (KH) 7H (8H) (2D) (QH)", "5C"),
            "place r1c4|place r1c5",
            OWN,
            "An inner column can score a bonus with either neighbour.",
        ),
        (placing(HALVES, "3C", other=DONE, finisher=1), "place r1c3|place r2c1", OWN, None),  # no match can follow
        (
            placing(HALVES, "3C", other=DONE, finisher=1),  # no one can take the discard
            "place r1c3|place r2c2",
            DISCARD,
            "A face-down card scores about 6, but 2D only 2.",
        ),
        (
            placing(HALVES, "3C", pile="QS QC 9S", reshuffled=True),
            "place r1c3|place r2c1",
            None,
            "Keep column 1 to match QD: 3 more are face down.",
        ),
        (
            taking(FULL, "7D"),
            "take 1|draw",
            None,
            "It can put matches of one rank side by side: −20 points.",
        ),
        (taking(HALVES, "QC"), "take 1|draw", None, "It matches QD in column 1, so both score 0."),
        (
            taking(KING, "7D"),
            "take 1|draw",
            None,
            "One more like 7D makes two matches side by side: a bonus.",
        ),
        (taking(HALVES, "3C", "TC"), "take 1|take 2", None, "It takes off about 7 points, TC none."),
        (taking(FULL, "", "8D"), "take 2|draw", None, "Otherwise Bea can take 8D and match it."),
        (taking(FULL, "8D", ""), "take 1|draw", None, None),  # no one can take their own discard
        (taking(HALVES, "3C"), "take 1|draw", None, "3C scores 3, a drawn card about 6 on average."),
        (taking(HALVES, "7C", "7D"), "take 1|take 2", None, None),
        (taking(HALVES, "TS"), "draw|take 1", None, "TS scores 10, a drawn card about 6 on average."),
        (taking(HALVES, "7S"), "draw|take 1", None, "7S makes no match, but 18 of 63 possible draws do."),
        (
            taking("7S 7H 2D KD (9D) 7C 7D 2H KH 8H", "6S"),
            "draw|take 1",
            None,
            "A drawn card takes off about 3 points, 6S only 2.",
        ),
        (taking(HALVES, "QS"), "draw|take 1", None, None),
    ],
)
def test_what_is_said(state, acts, fact, words):
    assert ground(state, *acts.split("|"), fact) == words
    if words is not None:
        check(state, 1)


def test_a_king_is_never_a_match():
    """Two kings score 0 anyway, so a match of them saves nothing."""
    state = placing("KS (3H) (5D) (6D) 9D (QH) 2D (4H) (7H) 8H", "KC")
    for fact in (None, DISCARD, OWN, OWN + 1):
        assert "atch" not in (ground(state, "place r2c1", "place r1c3", fact) or "")


@cache
def all_said():
    """The keys of all that is said in some games, and in a position for a block: these are rare."""
    return check(placing(FULL, "7D"), 90) | {
        key
        for players, options in TABLES
        for seed in range(1, 7)
        for number, state in enumerate(positions(players, options, seed))
        if number % 4 == seed % 4
        for key in check(state, 12)
    }


@pytest.mark.thorough
def test_each_sentence_comes_up_in_games():
    assert all_said() == GROUNDS


@pytest.mark.thorough
@pytest.mark.quick(4)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_most_hints_have_a_reason_that_can_be_seen(players, thorough):
    asked = seen = 0
    for seed in range(1, 5 if thorough else 2):
        for number, state in enumerate(positions(players, {}, 3 * seed + 1)):
            if number % (7 if thorough else 12) == seed:
                asked += 1
                best = advice(bots.load(state.game, "hard", seed), state.observation(state.current_player()), 30)[0]
                seen += best.ground is not None
    assert seen >= 0.8 * asked > 0
