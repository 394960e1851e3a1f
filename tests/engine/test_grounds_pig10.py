"""What hints of PIG 10 say that a seat sees: it is true of the play, false of the other, and short.

Everything is derived again here, from the state after each of the two plays and the cards that the seat hasn't seen.
"""

import json
import random
from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from tenfold import bots, load_game
from tenfold.bots.advice import advice
from tenfold.bots.pig10 import last_facts, played_on, solved, text, usual_facts
from tenfold.bots.pig10.grounds import RULES, SEATS, grounds_of
from tenfold.games.pig10.cards import DECK, plays
from tenfold.messages import Names, in_text
from tenfold.sentences import Card, Person
from tests.engine.positions import pig10
from tests.engine.properties import act, read

LONGEST = 60
TABLES = [
    (2, {}),
    (2, {"gentle": "on"}),
    (3, {"leftovers": "last-taker"}),
    (4, {"gentle": "on", "tie": "most-tens"}),
    (5, {}),
    (8, {"leftovers": "last-taker", "gentle": "on"}),
]
GROUNDS = {key for key in text.CATALOGUE.words if key.startswith("ground_")}


def ground_of(*what, **aims):
    """The most telling ground."""
    return next(iter(grounds_of(*what, **aims)), None)


def positions(players, options, seed, level="medium"):
    """Yield the positions of a game in which there is something to choose, by computer players or at random."""
    state, rng = load_game("pig10", players, **options).new_initial_state(seed), random.Random(seed)
    player = bots.load(state.game, level, seed)
    while not state.is_terminal():
        if len(state.legal_actions()) > 1:
            yield state.clone()
        if seed % 3:
            state.apply_action(player.choose(state.observation(state.current_player()), 20).action)
        else:
            state.apply_action(*act(state, rng))


# What is true, from the state and the rules.


class After:
    """A play: what became of the middle, and what each unseen card would do with it."""

    def __init__(self, state, action):
        self.seat = state.current_player()
        self.state = state.clone()
        self.state.apply_action(action)
        events = self.state.events()[len(state.events()) :]
        (played,) = [event for event in events if event["kind"] == "play"]
        self.card, self.value = int(played["card"]), played["value"]
        self.taken = next((event for event in events if event["kind"] in ("capture", "bust")), None)
        self.next = None if self.state.is_terminal() else self.state.current_player()
        self.unseen = unseen(state)
        self.hand = state.hands[self.seat][:]
        self.hand.remove(self.card)
        results = {} if self.taken else {card: self.follow(card) for card in self.unseen}
        self.tens = sum(self.unseen[card] for card, found in results.items() if 10 in found)
        self.over = sum(self.unseen[card] for card, found in results.items() if min(found) > 10)
        self.safe = sorted(card for card, found in results.items() if min(found) <= 10)
        self.replies = [(value, card) for card, found in results.items() for value in found]

    def follow(self, card):
        """The values that a card could make of what is left."""
        return [value for _, value in plays(card, self.value, self.card)]


def unseen(state):
    """The cards that the seat on turn hasn't seen."""
    seat = state.current_player()
    seen = Counter(state.hands[seat] + state.middle + [card for cards in state.won for card in cards])
    return +Counter({card: count - seen[card] for card, count in enumerate(DECK)})


@cache
def fits(card):
    """From how many middles a card can stay within ten, if the last card is another one."""
    return sum(any(new <= 10 for _, new in plays(card, value, None)) for value in range(10))


def never_over(card):
    return fits(card) == 10


def true_of(state, best, other):
    """By message, the slots with which it is true of the first play against the second."""
    a, b = After(state, best), After(state, other)
    found = {**true_at_once(state, a, b), **true_of_hand(state, a, b)}
    if a.value < 10 and b.value < 10 and a.next not in (None, a.seat):
        found |= {**true_of_next(state, a, b), **true_of_two(state, a, b)}
    if a.value < 10 and len(state.legal_actions()) > 2:
        others = [After(state, each) for each in state.legal_actions() if each != best]
        if all(each.value > 10 for each in others):
            found["all_others_over"] = {}
    return found


def true_at_once(state, a, b):
    """What becomes of the middle, for whom."""
    seat, players, scores = a.seat, state.game.players, state.scores()
    before, cards, found = (seat - 1) % players, len(state.middle) + 1, {}
    if a.value == 10:
        found["makes_ten"] = {"count": cards}
    if a.value <= 10 < b.value:
        found["other_over"] = {"card": b.card, "who": before, "count": cards}
    if a.value > 10 > b.value:
        if b.next not in (None, seat, before) and b.tens >= 3:
            found["better_over"] = {"value": b.value, "count": b.tens}
        if players > 2 and all(scores[before] < score for other, score in enumerate(scores) if other != before):
            found["gives_to_last"] = {"who": before}
        if cards <= 3:
            found["gives_few"] = {"count": cards}
    return found


def true_of_hand(state, a, b):
    """What the first play keeps in hand."""
    keeps = a.card != b.card and state.hands[a.seat].count(b.card) == 1
    flexible, fitting = keeps and never_over(b.card) > never_over(a.card), keeps and fits(b.card) > fits(a.card)
    special, cards = {0: "frog", 5: "pigmaid"}.get(b.card, "none"), len(state.middle) + 1
    over = a.value > 10 and b.value > 10
    stay = a.value < 10 and b.value < 10
    slots = {
        "gives_to_keep": a.value > 10 > b.value and flexible and {"count": cards, "card": b.card, "special": special},
        "both_over": over and fitting and {"card": b.card},
        "keeps_high": over and keeps and b.card == 9 and {"card": 9},
        "keeps_pig": over and keeps and b.card == 10 and {"card": 10},
        "keeps_safe": stay and flexible and {"card": b.card, "special": special},
        "keeps_fitting": stay and fitting and {"card": b.card, "worse": a.card},
    }
    return {key: each for key, each in slots.items() if each}


def true_of_next(state, a, b):
    """What the next seat can do."""
    seat, hidden, found = a.seat, a.unseen.total(), {}
    gains = a.next == (seat + 1) % state.game.players  # the seat before it gets what it gives away
    if gains and a.over == hidden > b.over:
        found["next_must_go_over"] = {"who": a.next, "taker": seat}
    if not a.tens and hidden - b.tens < len(state.hands[a.next]):
        found["next_has_ten"] = {"who": a.next, "card": 10 - b.value, "value": a.value, "theirs": b.value}
    if not a.tens and b.tens:
        held = 10 - a.value in a.hand
        slots = {"card": 10 - a.value, "value": a.value, **({"who": a.next} if held else {})}
        found["tens_are_held" if held else "tens_are_gone"] = slots
    if b.tens - a.tens >= max(1, hidden / 24) or 0 < a.tens <= b.tens / 2:
        found["fewer_tens"] = {"count": a.tens, "value": a.value, "many": b.tens, "theirs": b.value}
    if gains and a.over - b.over >= max(1, hidden / 10):
        slots = {"value": a.value, "count": a.over, "unseen": hidden, "theirs": b.value, "many": b.over}
        found["more_over"] = slots
        if 1 <= len(a.safe) <= 5:
            found["few_within"] = {"count": len(a.safe), "cards": a.safe, "who": a.next}
    return found


def true_of_two(state, a, b):
    """What this seat can do after the next, if there are only two."""
    judged = {"taken_next": takes_next, **({"can_follow": can_follow} if a.tens <= b.tens else {})}
    slots = {"who": a.next, "taker": a.seat}
    return {key: slots for key, judge in judged.items() if state.game.players == 2 and judge(a) and not judge(b)}


def takes_next(after):
    return all(value > 10 or (value < 10 and 10 - value in after.hand) for value, _ in after.replies)


def can_follow(after):
    return all(
        any(new <= 10 for card in after.hand for _, new in plays(card, value, last))
        for value, last in after.replies
        if value < 10
    )


def topic_of(state, fact):
    """What a fact is about, in the words of the table of rules."""
    if fact is None or fact < SEATS:
        return "nothing" if fact is None else ["takes", "busts", "answers"][fact]
    seat, players = state.current_player(), state.game.players
    who = fact - SEATS
    return {seat: "own", (seat + 1) % players: "next"}.get(who, "before" if who == (seat - 1) % players else "other")


def expected(state, true, fact):
    """The key and the slots of what should be said with a fact."""
    topic = topic_of(state, fact)
    fit = [rule for rule in RULES if topic not in rule.unfit]
    explaining = [rule for rule in fit if topic in rule.explains]
    rest = [] if topic in ("takes", "busts") else [rule for rule in fit if rule not in explaining]
    for rule in explaining + rest:
        for name in (
            ["tens_are_gone", "tens_are_held"] if rule.says.__name__ == "tens_are_gone" else [rule.says.__name__]
        ):
            if name in true:
                return f"ground_{name}", true[name]
    return None


def plain(slot):
    match slot:
        case Person(seat):
            return seat
        case Card(card):
            return int(card)
        case tuple():
            return [*map(plain, slot)]
    return slot


def facts_of(state):
    return [None, *range(SEATS + state.game.players)]


def check(state):
    """Check all pairs of plays with every fact. Return the keys of all that is said."""
    observation, keys = state.observation(state.current_player()), set()
    for best, other in permutations(state.legal_actions(), 2):
        true = true_of(state, best, other)
        back = true_of(state, other, best)
        both = {key for key in true.keys() & back.keys() if true[key] == back[key]}
        assert not both, "what is so both ways is no reason"
        for fact in facts_of(state):
            said = ground_of(observation, best, other, fact)
            given = said and (said.key, {name: plain(slot) for name, slot in said.slots})
            assert given == expected(state, true, fact), (state.serialize(), best, other, fact)
            if said:
                keys.add(said.key)
                check_words(said, state)
    return keys


def check_words(said, state):
    """It is a short sentence for each reader."""
    for you in (None, state.current_player(), (state.current_player() + 1) % state.game.players):
        words = in_text(said, Names(["Annabell"] * state.game.players, you=you))
        assert words.endswith(".")
        assert words[0].isupper()
        assert len(words) <= LONGEST, words


@pytest.mark.thorough
@pytest.mark.quick("2-0-1", "4-3-2")
@pytest.mark.parametrize(
    ("table", "seed"),
    [pytest.param(table, seed, id=f"{TABLES[table][0]}-{table}-{seed}") for table in range(6) for seed in range(6)],
)
def test_whatever_is_said_is_true_of_the_play_and_not_of_the_other(table, seed):
    for state in positions(*TABLES[table], seed):
        check(state)


# Certain is what is so in every world that the seat can’t tell apart.


def must_go_over(after, _instead, seat):
    return all(reply.taken and reply.taken["taker"] == seat for reply in replies(after))


def has_ten(after, instead, _seat):
    return can_make_ten(instead) and not can_make_ten(after)


def gone(after, _instead, _seat):
    return all(10 - after.value not in cards for cards in [*after.hands, after.pile])


def held(after, _instead, _seat):
    return not can_make_ten(after)


def taken(after, _instead, seat):
    return all(each.taken["taker"] == seat if each.taken else can_make_ten(each.state) for each in replies(after))


def followed(after, _instead, _seat):
    return all(each.taken or any(own.value <= 10 for own in replies(each.state)) for each in replies(after))


CERTAIN = {
    "ground_next_must_go_over": must_go_over,
    "ground_next_has_ten": has_ten,
    "ground_tens_are_gone": gone,
    "ground_tens_are_held": held,
    "ground_taken_next": taken,
    "ground_can_follow": followed,
}


def replies(state):
    """The plays of the seat on turn."""
    return [After(state, action) for action in state.legal_actions()]


def can_make_ten(state):
    return any(reply.value == 10 for reply in replies(state))


@pytest.mark.thorough
@pytest.mark.quick(0)
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_said_of_the_next_seat_is_so_in_every_world(seed):
    rng, tried = random.Random(seed), 0
    for players, options in TABLES[:4] if seed else TABLES[:1]:
        for state in positions(players, options, seed + 1):
            seat = state.current_player()
            observation = state.observation(seat)
            for best, other in permutations(state.legal_actions(), 2):
                said = ground_of(observation, best, other, 2)
                if said and said.key in CERTAIN:
                    tried += 1
                    for _ in range(3):
                        world = read(state, json.loads(state.game.sample_state(observation, rng).serialize()))
                        assert CERTAIN[said.key](*(After(world, act).state for act in (best, other)), seat), said
    assert tried


# Positions in which each sentence is the one to say.


def ground(state, best, other, fact=None):
    """What is said in a position, by the texts of the plays; Ann asks."""
    check(state)
    actions = [state.string_to_action(text) for text in (best, other)]
    said = ground_of(state.observation(state.current_player()), *actions, fact)
    return said and in_text(said, Names(["Ann", "Bea", "Cid"][: state.game.players], you=0))


PILE = "1 2 3 7 8 9 9 4 6 0 5 1 2 3"
OWN, NEXT, BEFORE = SEATS, SEATS + 1, SEATS + 2


def deck_without(*kept):
    """All cards of the deck except these, as two piles of won cards."""
    left = Counter(dict(enumerate(DECK))) - Counter(int(card) for cards in kept for card in cards.split())
    cards = [str(card) for card in left.elements()]
    return [" ".join(cards[::2]), " ".join(cards[1::2])]


def table(hands, pile="", middle="", value=0):
    """A table at which all other cards are won, by the first two seats."""
    won = deck_without(*hands, pile, middle) + [""] * (len(hands) - 2)
    return pig10(hands, pile=pile, middle=middle, value=value, won=won)


@pytest.mark.parametrize(
    ("state", "plays", "fact", "words"),
    [
        (table(["2 7", "4 4"], middle="8", value=8), "2 7", OWN, "It makes ten and takes 2 cards."),
        (table(["2 7", "4 4"], PILE, middle="8", value=8), "2 7", 0, None),
        (table(["1 7 8", "4 4 6"], PILE, "4", 4), "1 7", 1, "All other plays go over ten."),
        (table(["1 7", "4 4"], PILE, "4", 4), "1 7", 1, None),
        (table(["1 7", "4 4"], middle="4", value=4), "1 7", OWN, "Adding 7 goes over ten, and Bea gets 2 cards."),
        (table(["6 2", "2 9"]), "6 2", OWN, "You can take the cards next, whatever Bea plays."),
        (table(["9 2", "8 7"]), "9 2", NEXT, "Bea must go over ten, and you get the cards."),
        (table(["4 7", "6 1"]), "7 4", 2, "Bea can make ten from 4 with 6, but not from 7."),
        (table(["4 7", "6 8 2", "6 1 0"], "8 2"), "7 4", 2, "No 3 is left, so no one can make ten from 7."),
        (table(["4 7 3", "6 8 2", "6 1 0"], "8 2"), "7 4", 2, "No other 3 is left, so Bea can’t make ten from 7."),
        (table(["4 7", "6 6 3", "6 1 0"], "8 2"), "7 4", 2, "Only 1 unseen card makes ten from 7, but 3 from 4."),
        (table(["9 4", "2 1 0"], "7 8 3 2"), "9 4", OWN, "Only 0 and 1 save Bea from going over ten."),
        (table(["9 4", "2 2 0"], "7 8 3 2"), "9 4", OWN, "Only 0 can save Bea from going over ten."),
        (
            table(["6 2", "0 1 2", "3 4 5"], "7 7 6 7"),
            "6 2",
            OWN,
            "From 6, 3 of 10 unseen cards go over ten, from 2 none.",
        ),
        (table(["7 0", "4 4"], PILE, "4", 4), "7 0", OWN, "It gives away 2 cards, but keeps the frog for later."),
        (table(["7 5", "4 4"], PILE, "4", 4), "7 5", OWN, "It gives away 2 cards, but keeps the pigmaid for later."),
        (table(["7 1", "4 4"], PILE, "4", 4), "7 1", OWN, "It gives away 2 cards, but keeps 1 for later."),
        (
            table(["8 2", "4 4", "4 1"], PILE, "4", 4),
            "8 2",
            NEXT,
            "Better go over ten than leave 6: 4 unseen cards make ten.",
        ),
        (
            table(["8 3", "7 1", "2 7"], "2 7", "4", 4),
            "8 3",
            NEXT,
            "Cid gets the cards, but has won the fewest so far.",
        ),
        (
            table(["8 3", "7 1", "2 7"], "2 7", "4", 4),
            "8 3",
            BEFORE,
            "It goes over ten, but gives away only 2 cards.",
        ),
        (table(["7 3", "4 4"], PILE, "8", 8), "7 3", None, "Both go over ten, so keep 3, which fits more middles."),
        (
            table(["3 9", "4 4"], PILE, "8", 8),
            "3 9",
            None,
            "Both go over ten, so keep 9 to start an empty middle.",
        ),
        (table(["8 10", "4 4"], PILE, "8", 8), "8 10", None, "Both go over ten, so keep 10, which makes ten from 0."),
        (table(["9 2", "", "6 7"]), "9 2", OWN, "Keep 2: it goes over ten from fewer middles than 9."),  # Bea gets them
        (
            table(["8 3", "7 1", "2 7", "2 7"], "2 7", "4", 4),
            "8 3",
            NEXT,
            "It goes over ten, but gives away only 2 cards.",
        ),
        (table(["9 4", "6 6 1"], "7 8 3 2 0"), "9 4", None, "Only 0 and 1 save Bea from going over ten."),
        (table(["9 4", "6 6 1"], "7 8 3 2 0"), "9 4", 2, "Only 1 unseen card makes ten from 9, but 2 from 4."),
        (table(["6 2", "0 4"], "4 4 1 2 3 7 7 7"), "6 2", 1, None),
        (table(["0 7", "3 3"]), "0 7", 2, "Bea can make ten from 7 with 3, but not from 0."),
        (
            table(["7 0", "3 6"]),
            "7 0",
            OWN,
            "Only 3 can save Bea from going over ten.",
        ),  # and then the frog takes nothing
        (table(["6 2", "2 5"]), "6 2", OWN, "You can stay within ten next, whatever Bea plays."),
    ],
)
def test_what_is_said(state, plays, fact, words):
    assert ground(state, *plays.split(), fact) == words


# Facts make sense beside them.


def test_a_seat_that_is_given_the_cards_is_the_one_that_takes_them():
    """Otherwise a hint said that Cid wouldn't take the cards, where going over ten gave them to Cid."""
    state = table(["7 3", "4 4", "2 2"], PILE, "4", 4)
    results = [played_on(state.clone(), state.string_to_action("7"), 0, random.Random(seed)) for seed in range(9)]
    assert {result.facts[SEATS:] for result in results} == {(0.0, 0.0, 1.0)}


def test_at_the_end_facts_have_the_same_numbers():
    state = table(["7 3", "4 4", "2 2"], middle="4", value=4)
    assert len(last_facts(state.observation(0))) == len(usual_facts(state.observation(0))) == SEATS + 3
    over = solved(state.clone(), state.string_to_action("7"), 0, 0.5)
    assert over.facts[SEATS + 2] > over.facts[SEATS - 1] == 0


@cache
def all_said():
    """The keys of all that is said in some games."""
    return {
        key
        for players, options in TABLES
        for seed in range(3)
        for state in positions(players, options, seed)
        for key in check(state)
    }


@pytest.mark.thorough
def test_each_sentence_comes_up_in_games():
    assert all_said() == GROUNDS


@pytest.mark.thorough
@pytest.mark.quick(4)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_most_hints_have_a_reason_that_can_be_seen(players, thorough):
    asked = seen = 0
    for seed in range(1, 9 if thorough else 2):
        for number, state in enumerate(positions(players, {}, 3 * seed + 1)):
            if number % 6 == seed % 6:
                asked += 1
                best = advice(bots.load(state.game, "hard", seed), state.observation(state.current_player()), 100)[0]
                seen += best.ground is not None or (best.fact is not None and _is_sure(best.fact))
    assert seen >= 0.8 * asked > 0


def _is_sure(fact):
    """True if a fact says what the rules make certain at once."""
    (part,) = [slot for name, slot in fact.slots if name == "fact"]
    return part.key in ("make_ten_now", "give_cards")
