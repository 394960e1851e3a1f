"""What holds in every game of 10, looked for by Hypothesis; positions and other people’s JSON."""

import itertools
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from tenfold.games.ten import Ten
from tenfold.games.ten.cards import ACTIONS
from tests.engine.positions import events, play, seen
from tests.engine.properties import SEEDS, position_of, states, tables, whole_game
from tests.engine.ten_table import ten
from tests.running.depth import examples

NORMAL = [str(value) for value in range(11)]
PENALTY = {f"P{value}": value + 2 for value in range(1, 9)}
ROUND_CARDS = {f"R{number}": number for number in range(1, 11)}
COST = dict.fromkeys(NORMAL, 1) | PENALTY | {"J": 10} | ROUND_CARDS
VALUE = {card: int(card) for card in NORMAL} | {card: cost - 2 for card, cost in PENALTY.items()}

STATES, TABLES = states("ten"), tables("ten")


def first_cards(position):
    return [None if lying is None else lying.split()[0] for lying in position["table"]]


def everything(position):
    """Every card of a position, round cards included."""
    cards = [*itertools.chain(*position["hands"], *position["second"], *position["penalties"])]
    cards += [*position["draw"], *position["round_cards"], *filter(None, first_cards(position))]
    return cards + ([position["round_card"]] if position["round_card"] else [])


# Cards, chips and points.


def check_matter(state):
    """Every card is in one place, every chip too, and points are what the cards taken cost."""
    position, public = position_of(state), seen(state)
    game, players = state.game, state.game.players
    jokers = 7 if game.settings["surplus_jokers"] == "in" else players
    deck = Counter(dict.fromkeys(NORMAL, 5) | dict.fromkeys(PENALTY, 1) | {"J": jokers})
    found = Counter(everything(position))
    assert Counter({card: number for card, number in found.items() if card not in ROUND_CARDS}) == deck
    assert max(found[card] for card in ROUND_CARDS) <= 1
    if game.settings["length"] == "ends":
        assert min(found[card] for card in ROUND_CARDS) == 1
    lying = sum(place.protection for place in public.table)
    assert sum(public.chips) + lying + public.pot == 7 * players
    assert min(public.chips) >= 0
    written = position.get("written", [0] * players)
    piles = [sum(COST[card] for card in pile) for pile in public.penalties]
    assert list(public.penalty_points) == [before + pile for before, pile in zip(written, piles, strict=True)]
    assert len(public.rounds) <= public.fewest_rounds <= public.most_rounds <= game.rounds


@examples(60)
@given(TABLES, SEEDS)
def test_every_card_and_chip_is_accounted_for_at_every_moment(game, seed):
    for state in whole_game(game, seed):
        check_matter(state)


@examples(60)
@given(TABLES, SEEDS)
def test_the_sum_of_the_end(game, seed):
    """Σ final = 177 + 55 − points of undrawn cards − 14 a player, ten less for every joker left out.

    X24: of five rounds only their own round cards count; what is shuffled again is counted by the rounds alone.
    """
    *_, state = whole_game(game, seed)
    public, rest = seen(state), sum(event["points"] for event in events(state, "rest"))
    lost = sum(over.points for over in public.rounds) + rest
    hands = sum(final.hand_points for final in public.final)
    assert sum(state.scores()) == lost + hands - 14 * game.players
    round_cards = sum(over.card for over in public.rounds) + rest
    assert round_cards == 55 or game.rounds == 5
    assert not position_of(state)["round_cards"]
    if not game.reshuffles:
        undrawn = sum(COST[card] for card in position_of(state)["draw"])
        out = 0 if game.settings["surplus_jokers"] == "in" else 10 * (7 - game.players)
        assert lost + hands == 177 - out + round_cards - undrawn


@examples(60)
@given(TABLES, SEEDS)
def test_rounds_by_a_second_reckoning(game, seed):
    """Winner, loser and points, by a slower way than the engine’s."""
    *_, state = whole_game(game, seed)
    for over in seen(state).rounds:
        order = [(over.starter + step) % game.players for step in range(game.players)]
        totals, singles = {}, {}
        for seat, cards in enumerate(over.cards):
            plain = [VALUE[card] for card in cards if card != "J"]
            jokers = len(cards) - len(plain)
            totals[seat] = 10 if jokers else sum(plain)
            counted = plain + ([10 - sum(plain)] + [0] * (jokers - 1) if jokers else [])
            singles[seat] = max(counted)
            assert totals[seat] == over.totals[seat] == sum(over.values[seat]) <= 10
        strength = singles if game.settings["tie_break"] == "highest-card" else {s: -len(over.cards[s]) for s in order}
        winner = sorted(order, key=lambda seat: (-totals[seat], -strength[seat]))[0]
        loser = sorted((s for s in reversed(order) if s != winner), key=totals.__getitem__)[0]
        assert (over.winner, over.loser) == (winner, loser)
        rivals = [seat for seat in order if seat != winner and totals[seat] == totals[winner]]
        equal = [seat for seat in rivals if strength[seat] == strength[winner]]
        assert over.won_by == ("turn" if equal else "card" if rivals else "sum")
        alike = [seat for seat in order if seat not in (winner, loser) and totals[seat] == totals[loser]]
        assert over.lost_by == ("turn" if alike else "sum")
        assert over.points == over.card + sum(COST[card] for card in itertools.chain(*over.cards))
        assert sorted(over.laid_by) == [*range(game.players)]


@examples(60)
@given(TABLES, SEEDS)
def test_a_game_ends_for_one_of_two_reasons(game, seed):
    *_, state = whole_game(game, seed)
    public, over = seen(state), events(state, "over")[0]
    rest = events(state, "rest")
    if over["reason"] == "rounds":
        assert len(public.rounds) == game.rounds
        assert not rest
    else:
        assert public.draw_pile == 0
        assert min(public.hand_sizes) < 4
        assert not game.reshuffles
        assert bool(rest) == (len(public.rounds) < game.rounds)
        assert all(len(event["round_cards"]) == game.rounds - len(public.rounds) for event in rest)
        assert all(event["seat"] == public.rounds[-1].loser for event in rest)
    for seat, final in enumerate(public.final):
        assert final.total == final.stack + final.hand_points - 2 * final.chips == state.scores()[seat]


@given(STATES)
def test_who_is_in_front_has_fewest_points_then_most_chips(state):
    scores, chips, ranking = state.scores(), seen(state).chips, state.ranking()
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat], -chips[seat]))
    assert [ranking[seat] for seat in order] == sorted(ranking)


@given(STATES)
def test_public_turns_depend_on_public_things_only(state):
    """The table sees what the seat on turn may do, with the same outlooks and refusals as that seat."""
    if state.is_terminal():
        return
    own, table = seen(state, state.current_player()), seen(state)
    public = own.phase in ("market", "auction", "protect", "starter")
    assert state.is_public_turn() == public
    assert (table.legal, table.refused) == ((own.legal, own.refused) if public else ((), ()))
    if public:
        world = state.game.sample_state(table, random.Random(1))
        assert seen(world, world.current_player()).legal == own.legal
        assert seen(world, world.current_player()).refused == own.refused


@given(STATES)
def test_what_cannot_be_done_is_refused_with_a_reason(state):
    if state.is_terminal():
        return
    for action in range(0, len(ACTIONS), 3):
        why = state.why_not(action)
        assert (why is None) == (action in state.legal_actions())
        assert why is None or (why[0] in "0123456789" or why[0].isupper())
        assert why is None or why[-1] == "."


# Positions.


@examples(60)
@given(STATES, st.data())
def test_damaged_positions_are_refused_or_can_be_played(state, data):
    """Whatever is read keeps its cards and chips, and can be played to the end."""
    position = position_of(state)
    key = data.draw(st.sampled_from(sorted(position)))
    other = data.draw(st.sampled_from(sorted(position)))
    position[key] = data.draw(st.sampled_from([position[other], None, [], "", 0, 1]))
    try:
        read = state.game.deserialize_state(json.dumps(position))
    except tenfold.GameError:
        return
    rng = random.Random(1)
    chips = 7 * state.game.players
    for _ in range(300):
        if read.is_terminal():
            break
        read.apply_action(rng.choice(read.legal_actions()))
        public = seen(read)
        assert sum(public.chips) + public.pot + sum(place.protection for place in public.table) == chips


def test_a_position_in_two_lines():
    state = ten(["1 2", "3 4", "5 6"], ["7 open 1", "10 covered 2", "3 open 0"])
    assert (seen(state).phase, seen(state).round_card, seen(state).chips) == ("market", 6, (6, 5, 7))
    assert seen(state).draw_pile == 70 - 9
    assert seen(state).round_cards == (1, 2, 3, 4, 5, 7, 8, 9, 10)
    assert seen(state).joker_due == (False,) * 3


def test_an_auction_in_two_lines():
    table = ["7 open 1", "10 covered 2", "3 open 0", "4 open 0"]
    state = ten(["1", "2", "3", "4"], table, auction={"owner": 1, "bid": 3, "bidder": 2})
    assert seen(state).auction == (1, 2, 3, 2, (), 2)
    assert state.current_player() == 3
    play(state, "pass", "bid 4", "pass")
    assert seen(state).table[0].laid_by == 1
    asked = ten(["1", "2", "3", "4"], table, auction={"owner": 1, "bid": 3, "bidder": 2, "passed": "3"}, opener=0)
    assert (asked.current_player(), seen(asked).opened) == (0, (True, False, False, False))


def test_other_phases_in_two_lines():
    protecting = ten(["1", "2"], ["7 open 0", "10 covered 1"], phase="protect", protecting="01", seen_by=["", "0"])
    assert (seen(protecting).phase, protecting.current_player()) == ("protect", 0)
    naming = ten(["1", "2"], phase="starter", turn=1)
    assert (naming.current_player(), seen(naming).round_card, len(seen(naming).round_cards)) == (1, None, 9)
    second = ten(["1", "2"], ["7 open 0", "10 covered 0"], phase="second", turn=1)
    assert second.current_player() == 1


def test_rounds_in_a_position_are_judged_again():
    rounds = [{"card": "R3", "starter": 1, "cards": [["7", "3"], ["5"]], "laid_by": [1, 0], "covered": "1", "pot": 4}]
    state = ten(["1", "2"], rounds=rounds)
    played = seen(state).rounds[0]
    assert (played.winner, played.loser, played.points, played.pot) == (0, 1, 6, 4)
    assert seen(state).penalties == ((), ("7", "3", "5", "R3"))
    assert seen(state).round == 1


TWO = {"hands": [["1"], ["2"]]}
MARKET = {**TWO, "table": ["7 open 1", "10 covered 2"]}


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"hands": [["11"], ["2"]]}, "10 has no card '11'. Cards are written like “0”, “1”, “2”."),
        ({"hands": [["R3"], ["2"]]}, "Round cards can’t be in a hand, on the table or in the draw pile."),
        ({"hands": [["P1"], ["P1"]]}, "This table has 1 of P1, not 2."),
        ({"hands": [["1"] * 5, ["2"]]}, "A seat can have at most 4 cards"),
        ({"hands": [["1"], []]}, "Every seat needs a card in hand to lay."),
        ({**TWO, "round_cards": ["3"]}, "“round_cards” must be round cards, such as “R6”."),
        ({**TWO, "round_card": "R11"}, "“round_card” must be written like “R1”, “R2”, “R3”, not 'R11'."),
        ({**TWO, "round_card": "R2", "round_cards": ["R2"]}, "This table has 1 of R2"),
        ({**TWO, "phase": "bidding"}, "“phase” must be written like “lay”, “market”, “auction”, not 'bidding'."),
        ({**TWO, "table": [None, "7 open 1"]}, "First cards are laid in turn"),
        ({**TWO, "table": ["7 face up", None]}, "“table” must be written like “0 open 0”"),
        ({**TWO, "table": ["7 open 3", None]}, "“table” must be written like"),
        ({**TWO, "phase": "market"}, "Every seat needs a first card"),
        ({**MARKET, "phase": "starter"}, "none between rounds"),
        ({**MARKET, "phase": "second"}, "all chips on cards must be in the pot"),
        ({**MARKET, "chips": [7, 7]}, "This table has 14 chips, not 17."),
        ({**MARKET, "pot": 1}, "This table has 14 chips, not 15."),
        ({**MARKET, "laid_by": [1, 1]}, "has laid a first card exactly once"),
        ({**MARKET, "second": [["2"], []]}, "A second card needs a face-up first card"),
        ({**TWO, "second": [["2"], []]}, "only beside a first one"),
        ({**MARKET, "turn": 3}, "“turn” must be a seat from 0 to 1"),
        ({**TWO, "turn": 1}, "“turn” isn’t the seat that has to act"),
        ({**TWO, "joker_due": "1"}, "must have a joker, in hand or face down"),
        ({**TWO, "joker_due": "7"}, "“joker_due” must be a text made of 01"),
        ({**MARKET, "phase": "auction"}, "“auction” needs the phase “auction”"),
        ({**MARKET, "auction": [{"owner": 1, "bid": 2, "bidder": 1}]}, "as “bidder”, another seat"),
        ({**MARKET, "auction": [{"owner": 1, "bid": 1, "bidder": 0}]}, "It can’t be below its protection"),
        ({**MARKET, "auction": [{"owner": 1, "bid": 7, "bidder": 0}]}, "above the bidder’s chips"),
        ({**MARKET, "opener": 0}, "An “opener” is only for an auction"),
        ({**MARKET, "phase": "protect", "protecting": "1"}, "can put another chip"),
        ({**TWO, "seen_by": ["1", ""]}, "can’t have one laid or seen"),
        ({**TWO, "phase": "starter", "round_cards": []}, "After the last round card"),
        ({"phase": "starter"}, "Every seat needs a card in hand to lay."),
        ({**TWO, "round": 1}, "“round” must be a whole number from 0 to 0, not 1."),
        ({**TWO, "phase": "starter", "round_cards": [f"R{n}" for n in range(1, 11)]}, "Between rounds"),
        ({**TWO, "phase": "over", "round_card": "R3"}, "needs a round card"),
        ({**TWO, "rounds": [{"card": "R3", "cards": [["7", "4"], ["5"]]}]}, "Two cards can make 10 at most."),
        ({**TWO, "rounds": [{"card": "3", "cards": [["7"], ["5"]]}]}, "A finished round needs a round card"),
        ({**TWO, "rounds": [{"card": "R3", "cards": [["7"], ["5"]]}], "penalties": [[], []]}, "what was lost"),
        ({**TWO, "dealer": 1}, "A position of 10 can’t have 'dealer'."),
    ],
)
def test_positions_that_cannot_be(position, sentence):
    with pytest.raises(tenfold.GameError) as refused:
        Ten(2).deserialize_state(json.dumps(position))
    assert sentence in str(refused.value)


# Events.


@examples(40)
@given(TABLES, SEEDS)
def test_chips_can_be_followed_by_the_events_alone(game, seed):
    """A player who only listens must know every chip at every moment."""
    chips, lying, pot = [7] * game.players, [0] * game.players, 0
    heard = 0
    for state in whole_game(game, seed):
        for event in state.events(heard):
            seat = event["seat"]
            match event:
                case {"kind": "lay" | "protect", "chips": count}:
                    chips[seat] -= count - lying[seat]
                    lying[seat] = count
                case {"kind": "swap"}:
                    chips[seat] -= 1
                    pot += 1
                case {"kind": "sold", "owner": owner, "price": price}:
                    chips[seat] -= price
                    chips[owner] += price
                case {"kind": "collect", "chips": count}:
                    assert count == sum(lying)
                    pot, lying = pot + count, [0] * game.players
                case {"kind": "result", "winner": winner, "pot": won}:
                    assert won == pot
                    chips[winner] += pot
                    pot = 0
        heard = len(state.events())
        public = seen(state)
        assert (public.chips, public.pot) == (tuple(chips), pot)
        assert [place.protection for place in public.table] == lying


@examples(40)
@given(TABLES, SEEDS)
def test_everything_is_told_in_words(game, seed):
    *_, state = whole_game(game, seed)
    names = [f"Name{seat}" for seat in range(game.players)]
    silent = {"deal", "refill", "keep"}
    for player in (None, *range(game.players)):
        for event in state.events(player=player):
            sentence = game.event_to_string(event, names)
            assert sentence or event["kind"] in silent
            assert not sentence or sentence[-1] == "."
