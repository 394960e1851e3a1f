"""Every worked example, ruling and edge case of the rule page of 10-9-8, named after its mark."""

import itertools
import json
import random
from functools import partial

import pytest

import tenfold
from tests.engine.cases import case, follow
from tests.engine.positions import events, play, seen, ten_nine_eight, why

A, B, C = range(3)
FREE = {"first_trick_trump": "free"}
UNTIL_BROKEN = {"first_trick_trump": "until-broken"}
UNTIL_PLAYED = {"first_trick_trump": "until-played"}
HOOK = {"hook": "on"}
ALL_AT_ONCE = {"bids": "all-at-once"}

PROMISED_DEAL = [
    "4C 8C 3D 9D 8H TH JH 2S 4S 6S",
    "4D 6D 8D JD AD 3H 9H AH 9S JS",
    "TC KC AC QD 5H 6H QH KH 3S 8S",
    "3C 5C 7C QC 5D 7D TD KD 4H TS",
]
PROMISED_TRUMP = "7H"


def load(players=4, **options):
    return tenfold.load_game("ten-nine-eight", players, **options)


def at(hands, turned_up, **keys):
    """A table to be made later, of hands with strokes between them."""
    return partial(ten_nine_eight, hands.split("|"), turned_up, **keys)


def three_cards(**keys):
    """The three-card round of the rule page: hearts are trump, C deals."""
    return at("AS 4H 9D | KS 2S QH | 3H 7H JH", "2H", dealer=C, **keys)


def after_one(hands, turned_up, bids, **keys):
    """The second trick of two players is led, the first was A's."""
    return at(hands, turned_up, bids=bids, tricks=[1, 0], leader=0, **keys)


def bid_and_play(state, rng):
    """Play the rest of the round at random."""
    number = len(seen(state).rounds)
    while len(seen(state).rounds) == number:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


BANNED = "You can’t play 9H: no trumps in the first trick while you hold another suit."
UNBROKEN = "You can’t lead 9H yet: no one has trumped in."
UNPLAYED = "You can’t lead 9H yet: no one has played a trump."
TAKEN_BY_A = [{"cards": n, "bids": [1, 1, 1], "tricks": [n, 0, 0]} for n in range(5, 1, -1)]
HOOKED = "You can’t bid 1: with the hook, the bids can’t add up to 3."

CASES = [
    case("three card round bids may add up to anything", three_cards(),
        "bid 1, bid 1, bid 2", {"bids": (1, 1, 2), "turn": A}),
    case("three card round first trick", three_cards(bids=[1, 1, 2]),
        {"legal": ["9D", "AS"]}, "AS", {"legal": ["2S", "KS"]}, "2S", {"legal": ["3H", "7H", "JH"]},
        "3H", {"tricks": (0, 0, 1)}),
    case("three card round to its scores", three_cards(),
        "bid 1, bid 1, bid 2, AS, 2S, 3H, JH", {"legal": ["4H"]}, "4H", {"legal": ["QH"]},
        "QH", {"tricks": (0, 1, 1), "turn": B},
        "KS, 7H, 9D", {"rounds": ((3, (1, 1, 2), (0, 1, 2), (0, 11, 12)),), "scores": [0, 11, 12]}),
    # The legal plays of each seat: clubs are trumps, diamonds are led by the seat before.
    *(
        case(f"first trick following with {hand}", at(f"7D | {hand}", "KC", dealer=1, bids=[0, 0], trick="8D"),
            {"legal": legal.split()})
        for hand, legal in [("2C 9S", "9S"), ("2C AC", "2C AC"), ("2D AC", "2D"), ("9S 3H", "3H 9S")]
    ),
    *(
        case(f"second trick following with {hand}", after_one(f"7D | {hand}", "KC", [0, 0], trick="8D"),
            {"legal": legal.split()})
        for hand, legal in [("2C 9S", "2C 9S"), ("2C AC", "2C AC"), ("2D AC", "2D")]
    ),
    # The rulings.
    case("B3 no hook unless the table wants it", three_cards(),
        "bid 1, bid 1", {"legal": ["bid 0", "bid 1", "bid 2", "bid 3"]}),
    case("B3 the hook", three_cards(options=HOOK),
        "bid 1, bid 1", {"legal": ["bid 0", "bid 2", "bid 3"], "refused_C": {"bid 1": HOOKED}, "refused_A": {}},
        {"why": {"bid 1": HOOKED}}),
    case("B3 the hook binds the last bidder only and not where the bids are too high anyhow", three_cards(options=HOOK),
        {"legal": ["bid 0", "bid 1", "bid 2", "bid 3"]}, "bid 3", {"legal": ["bid 0", "bid 1", "bid 2", "bid 3"]},
        "bid 1", {"legal": ["bid 0", "bid 1", "bid 2", "bid 3"]}),
    case("B4 following suit wins over the ban", at("5H 6H | QH 3S", "2H", dealer=1, bids=[0, 0]),
        "5H", {"legal": ["QH"], "why": {"3S": "You can’t play 3S: follow suit with a heart."}}),
    case("B5 a void follower with nothing but trumps plays one and may win",
        at("AD 9D | 2H 3H | 8D 7D", "KH", dealer=2, bids=[0, 0, 0]),
        "AD", {"legal": ["2H", "3H"]}, "2H, 8D", {"tricks": (0, 1, 0)}),
    case("B6 as printed trumps are not led to the first trick", at("AD 9H | 4D 3H", "KH", dealer=1, bids=[1, 1]),
        {"legal": ["AD"], "why": {"9H": BANNED}}),
    case("B6 as printed trumps are free from the second trick", after_one("5D 9H | 4D 3H", "KH", [1, 1]),
        {"legal": ["5D", "9H"], "first_trick": False}),
    case("B6 free", at("AD 9H | 2H 3S", "KH", dealer=1, bids=[1, 1], options=FREE),
        {"legal": ["AD", "9H"]}, "AD", {"legal": ["2H", "3S"]}),
    case("B6 until broken leading", after_one("5D 9H | 4S 3H", "KH", [1, 1], options=UNTIL_BROKEN),
        {"legal": ["5D"], "why": {"9H": UNBROKEN}, "trump_broken": False}),
    # Ruffing is free, also at the first trick.
    case("B6 until broken a trump thrown breaks it",
        at("AD 9H 2S | 4S 3H 5C", "KH", dealer=1, bids=[1, 1], options=UNTIL_BROKEN),
        "AD", {"legal": ["5C", "3H", "4S"]}, "3H", {"trump_broken": True, "legal": ["5C", "4S"]}),
    case("B6 once broken", after_one("9H 2S | 4S 5C", "KH", [1, 1], trump_broken=True, options=UNTIL_BROKEN),
        {"legal": ["9H", "2S"]}),
    case("B6 until broken a trump tight leader leads trump and breaks nothing",
        at("8H 9H | 4S 3H", "KH", dealer=1, bids=[1, 1], options=UNTIL_BROKEN),
        {"legal": ["8H", "9H"]}, "8H, 3H", {"trump_broken": False}),
    case("B14 until played leading", after_one("5D 9H | 4S 3H", "KH", [1, 1], options=UNTIL_PLAYED),
        {"legal": ["5D"], "why": {"9H": UNPLAYED}, "trump_broken": False}),
    *(
        case(f"B14 {ban} a trump led by who holds nothing else", at("2H 3H 5H | 9H TH 4S", "KH", dealer=1, bids=[1, 1],
            options={"first_trick_trump": ban}),
            "2H", {"trump_broken": broken, "voids": ("CDS", "")}, "9H", {"legal": legal.split()})
        for ban, broken, legal in [("until-played", True, "TH 4S"), ("until-broken", False, "4S")]
    ),
    case("B14 until played a trump thrown breaks it",
        at("AD 9H 2S | 4S 3H 5C", "KH", dealer=1, bids=[1, 1], options=UNTIL_PLAYED),
        "AD", {"legal": ["5C", "3H", "4S"]}, "3H", {"trump_broken": True, "legal": ["5C", "4S"]}),
    *(
        case(f"B7 the only card is always playable {trump}", at("5H | 4D", trump, dealer=1, bids=[1, 1]),
            {"legal": ["5H"]}, "5H", {"legal": ["4D"]})
        for trump in ("KH", "KD")
    ),
    *(
        case(f"B8 trump is the suit of the turned card aces included {card}", at("5H | 4D", card),
            {"trump": card[1], "turned_up": card})
        for card in ("2C", "AD", "TH", "AS")
    ),
    case("B9 ties share the win",
        at("5H | 4D | 3D", "2C", dealer=2, rounds="5-to-1", earlier=TAKEN_BY_A, bids=[0, 0, 0]),
        "5H, 4D, 3D", {"scores": [0, 10, 10], "ranking": [3, 1, 1], "returns": [-1.0, 0.5, 0.5]}),
    case("B10 an exact zero scores ten", at("5H | 4D", "2C", dealer=1, bids=[1, 0]), "5H, 4D", {"scores": [11, 10]}),
    case("B13 any rank may be led", at("2S 5S AS | 3D 4D 5D", "KH", dealer=1, bids=[0, 0]),
        {"legal": ["2S", "5S", "AS"]}),
    # The edge cases.
    case("E1 everybody may make the bid", at("AS 2D | KS AD | 3S 3D", "2H", dealer=C, bids=[1, 1, 0]),
        "AS, KS, 3S, 2D, AD, 3D", {"scores": [11, 11, 10]}),
    case("E2 all bids are zero in a one card round", at("5S | KS | 3D", "2H", dealer=C, bids=[0, 0, 0]),
        "5S, KS, 3D", {"scores": [10, 0, 10]}),
    case("E3 a trump tight leader leads trump at the first trick", at("5H 8H | QH 3S", "2H", dealer=1, bids=[0, 0]),
        {"legal": ["5H", "8H"]}, "5H", {"voids": ("CDS", "")}),
    case("E4 a void trump tight follower has shown the hand to be all trump",
        at("AD 9D | 2H 3H", "KH", dealer=1, bids=[0, 0]),
        "AD, 2H", {"voids": ("", "CDS")}),
    case("E7 an off suit ace thrown away never takes", at("2D 5C | AS AC", "KH", dealer=1, bids=[0, 0]),
        "2D, AS", {"last_winner": 0}),
    case("E8 the last card is waited for like any other", at("2D | AS", "KH", dealer=1, bids=[0, 0]),
        {"legal": ["2D"]}, "2D", {"legal": ["AS"], "rounds": ()}),
    case("E11 bids above what is still possible are legal", three_cards(),
        "bid 3, bid 3", {"legal": ["bid 0", "bid 1", "bid 2", "bid 3"]}),
    case("each refusal says what holds the move back", three_cards(),
        {"why": {"AS": "You can’t play AS yet: everyone bids first.", "KS": "You can’t play KS: you don’t have it."}},
        {"why": {"bid 4": "You can’t bid 4: there are only 3 tricks."}},
        "bid 1, bid 1, bid 2", {"why": {"bid 1": "You can’t change your bid now: play a card."}},
        {"why_B": {"KS": "It’s another player’s turn."}}, {"refused_A": {"4H": BANNED.replace("9H", "4H")}}),
    case("a careful player remembers the round", three_cards(),
        "bid 1, bid 1, bid 2, AS, 2S, 3H, JH",
        {"played_A": ("AS", "2S", "3H"), "last_trick_A": ((A, "AS"), (B, "2S"), (C, "3H")), "last_winner_A": C},
        {"voids_A": ("", "", "CDS"), "trick_A": ((C, "JH"),), "round_A": 7, "cards_A": 3},
        {"schedule_A": (10, 9, 8, 7, 6, 5, 4, 3, 2, 1), "first_trick_A": False}),
    case("nothing is remembered of an earlier round but its result", three_cards(),
        "bid 1, bid 1, bid 2, AS, 2S, 3H, JH, 4H, QH, KS, 7H, 9D",
        {"played": (), "last_trick": (), "last_winner": None, "voids": ("", "", ""), "round": 8, "dealer": A}),
    case("what was played tells the rest",
        at("9D | QH KS | 7H", "2H", dealer=C, bids=[1, 1, 2], played="AS 2S 3H", trick="JH 4H"),
        {"tricks": (0, 0, 1), "leader": C, "voids": ("", "", "CDS"), "turn": B, "last_winner": C}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "steps"), CASES)
def test_rulings(position, steps):
    follow(position(), steps)


@pytest.mark.parametrize(
    ("trick", "taker"),
    [("5D AS KD 2D", 2), ("5D AS KD 2H", 3), ("5D 4H JH 2D", 2), ("5D JH 4H AD", 1), ("2S AH 3S AS", 1)],
)
def test_who_takes_the_trick(trick, taker):
    hands = [f"{card} 3C" if seat == 0 else f"{card} {4 + seat}C" for seat, card in enumerate(trick.split())]
    state = ten_nine_eight(hands, "TH", dealer=3, bids=[0] * 4, tricks=[1, 0, 0, 0], leader=0)
    play(state, *trick.split())
    assert seen(state).tricks[taker] == 1 + (taker == 0)
    assert (seen(state).last_winner, seen(state).current_player) == (taker, taker)
    assert [card for _, card in seen(state).last_trick] == trick.split()
    assert events(state, "trick")[-1]["seat"] == taker


@pytest.mark.parametrize(
    ("bid", "won", "points"), [(3, 3, 13), (3, 2, 0), (3, 4, 0), (0, 0, 10), (0, 1, 0), (4, 4, 14)]
)
def test_the_score_table(bid, won, points):
    """Seat 0 wins as many of four tricks as it holds trump aces and kings, so to say."""
    own = ["AH", "KH", "QH", "JH"][:won] + ["2C", "3C", "4C", "5C"][: 4 - won]
    state = ten_nine_eight([" ".join(own), "6C 7C 8C 9C"], "2H", dealer=1, bids=[bid, 0], options=FREE)
    while not seen(state).rounds:
        state.apply_action(state.legal_actions()[-1])
    assert seen(state).rounds[0].tricks[0] == won
    assert state.scores()[0] == points


@pytest.mark.parametrize(
    ("missed", "bid", "won", "points"),
    [
        *(("nothing", 3, won, 13 if won == 3 else 0) for won in range(5)),
        ("tricks", 3, 3, 13),
        ("tricks", 3, 4, 4),
        ("tricks", 3, 2, 2),
        ("tricks", 3, 0, 0),
        ("tricks", 0, 0, 10),
        ("minus", 3, 3, 13),
        ("minus", 3, 4, -1),
        ("minus", 3, 1, -2),
        ("minus", 0, 4, -4),
        ("minus", 0, 0, 10),
    ],
)
def test_B15_what_a_missed_bid_scores(missed, bid, won, points):
    own = ["AH", "KH", "QH", "JH"][:won] + ["2C", "3C", "4C", "5C"][: 4 - won]
    table = {"dealer": 1, "bids": [bid, 0], "options": {**FREE, "missed": missed}}
    state = ten_nine_eight([" ".join(own), "6C 7C 8C 9C"], "2H", **table)
    while not seen(state).rounds:
        state.apply_action(state.legal_actions()[-1])
    assert (seen(state).rounds[0].points[0], state.scores()[0]) == (points, points)
    made = state.game.event_to_string(events(state, "score")[-1], ["Bea", "Tom"])
    assert ("Bea" in made) is (bid == won)


def test_a_bid_of_ten_won_scores_twenty():
    state = ten_nine_eight(
        ["5H 6H 7H 8H 9H TH JH QH KH AH", "2C 3C 4C 5C 6C 7C 8C 9C TC JC"], "2H", dealer=1, bids=[10, 0]
    )
    while not seen(state).rounds:
        state.apply_action(state.legal_actions()[0])
    assert state.scores() == [20, 10]


def test_a_perfect_game_is_155():
    earlier = [{"cards": n, "bids": [n, 0], "tricks": [n, 0]} for n in range(10, 1, -1)]
    state = ten_nine_eight(["AH", "2C"], "2H", dealer=1, earlier=earlier, bids=[1, 0])
    play(state, "AH", "2C")
    assert state.is_terminal()
    assert state.scores() == [sum(10 + n for n in range(1, 11)), 100] == [155, 100]


# The rulings.


def test_B1_the_first_dealer_is_chance_and_the_deal_goes_clockwise():
    for players in (2, 3, 5):
        game = load(players, rounds="5-to-1")
        assert {seen(game.new_initial_state(seed)).dealer for seed in range(40)} == set(range(players))
        state = game.new_initial_state(3)
        rng = random.Random(3)
        dealers = [seen(state).dealer]
        while not bid_and_play(state, rng).is_terminal():
            dealers.append(seen(state).dealer)
        assert dealers == [(dealers[0] + step) % players for step in range(5)]


def test_B2_bids_go_round_from_the_dealers_left_in_the_open():
    state = load(4).new_initial_state(5)
    dealer = seen(state).dealer
    for step in range(1, 5):
        assert state.current_player() == (dealer + step) % 4
        play(state, f"bid {step}")
        assert seen(state).bids[(dealer + step) % 4] == step
    assert [event["bid"] for event in events(state, "bid")] == [1, 2, 3, 4]


def test_B2_bids_all_at_once_are_hidden_until_the_last_is_in():
    state = load(3, **ALL_AT_ONCE).new_initial_state(5)
    first = state.current_player()
    play(state, "bid 7")
    for player in (None, (first + 1) % 3, (first + 2) % 3):
        assert seen(state, player).bids == (None, None, None)
        assert seen(state, player).bids_in[first]
        assert "bid" not in events(state, "bid", player=player)[0]
    assert seen(state, first).bids[first] == 7
    assert events(state, "bid", player=first)[0]["bid"] == 7
    play(state, "bid 2", "bid 3")
    event = events(state, "bids")[0]
    assert event["reveals"]
    assert sorted(event["bids"]) == [2, 3, 7]
    assert seen(state).bids == tuple(event["bids"])


def test_B2_hidden_bids_are_made_in_the_same_order():
    open_bids, hidden = (load(4, bids=choice).new_initial_state(5) for choice in ("in-turn", "all-at-once"))
    for _ in range(4):
        assert open_bids.current_player() == hidden.current_player()
        assert open_bids.legal_actions() == hidden.legal_actions()
        play(open_bids, "bid 1")
        play(hidden, "bid 1")


def test_B3_the_hook_needs_a_last_bidder():
    with pytest.raises(tenfold.GameError, match="The hook needs a last bidder"):
        load(4, **HOOK, **ALL_AT_ONCE)


def test_B11_a_revoke_is_refused_and_changes_nothing():
    state = play(ten_nine_eight(["AD 9D", "4D 3S"], "KH", dealer=1, bids=[1, 1]), "AD")
    before = state.serialize(), state.events()
    with pytest.raises(tenfold.IllegalAction, match="follow suit with a diamond"):
        play(state, "3S")
    assert before == (state.serialize(), state.events())


@pytest.mark.parametrize(
    ("rounds", "cards"),
    [
        ("10-to-1", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
        ("5-to-1", [5, 4, 3, 2, 1]),
        ("1-to-10", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("10-to-1-to-10", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ],
)
def test_B12_the_lengths_of_the_game(rounds, cards):
    game = load(3, rounds=rounds)
    state = game.new_initial_state(4)
    rng = random.Random(4)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    assert [each.cards for each in seen(state).rounds] == cards == list(game.schedule)
    assert decisions == game.max_game_length() == 3 * (len(cards) + sum(cards))


# The edge cases, by longer stories.


def test_E5_with_two_players_31_cards_are_unseen():
    state = load(2).new_initial_state(1)
    known = seen(state, 0)
    assert 52 - len(known.hand) - 1 == 41
    assert 52 - sum(known.hand_sizes) - 1 == 31
    worlds = [state.game.sample_state(known, random.Random(seed)) for seed in range(60)]
    assert len({card for world in worlds for card in seen(world, 1).hand}) == 41


def test_E6_with_five_players_one_card_is_left():
    state = load(5).new_initial_state(1)
    assert seen(state).hand_sizes == (10,) * 5
    dealt = [card for player in range(5) for card in seen(state, player).hand]
    assert len({*dealt, seen(state).turned_up}) == 51


def test_E9_the_turned_card_is_known_to_all_and_in_no_hand():
    state = load(4).new_initial_state(9)
    for player in (None, *range(4)):
        known = seen(state, player)
        assert known.turned_up not in known.hand
        if player is not None:
            assert (
                why(state, known.turned_up, state.current_player())
                == f"You can’t play {known.turned_up}: you don’t have it."
            )
    for seed in range(50):
        world = state.game.sample_state(seen(state, 0), random.Random(seed))
        assert all(seen(state).turned_up not in seen(world, player).hand for player in range(4))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_E10_the_dealers_left_leads_the_first_trick(players):
    state = load(players, rounds="5-to-1").new_initial_state(6)
    rng = random.Random(6)
    while not state.is_terminal():
        dealer = seen(state).dealer
        play(state, *["bid 0"] * players)
        assert state.current_player() == seen(state).leader == (dealer + 1) % players != dealer
        bid_and_play(state, rng)


def test_E12_a_tie_at_the_top():
    earlier = [{"cards": n, "bids": [0, 0], "tricks": [n, 0]} for n in range(5, 1, -1)]
    earlier[0] = {"cards": 5, "bids": [5, 0], "tricks": [5, 0]}
    state = ten_nine_eight(["AH", "4D"], "2H", dealer=1, rounds="5-to-1", earlier=earlier, bids=[1, 1])
    play(state, "AH", "4D")
    assert state.scores() == [26, 40]
    assert state.ranking() == [2, 1]
    tied = ten_nine_eight(
        ["AH", "4D"],
        "2H",
        dealer=1,
        bids=[0, 1],
        rounds="5-to-1",
        earlier=[
            {"cards": n, "bids": [0, 0] if n % 2 else [n, n], "tricks": [n, 0] if n % 2 == 0 else [0, n]}
            for n in range(5, 1, -1)
        ],
    )
    assert play(tied, "AH", "4D").ranking() == [1, 2]


# What is refused, and what is known.


def test_outlooks_tell_what_kind_of_play_it_is_and_who_takes_the_trick():
    state = ten_nine_eight(["8D 7D 2H", "9D 3H 4C", "3S 5H 6C"], "KH", dealer=C)
    assert [(o.kind, o.value) for o in seen(state, A).legal][:2] == [("bid", 0), ("bid", 1)]
    play(state, "bid 0", "bid 0", "bid 0")
    assert {o.kind for o in seen(state, A).legal} == {"lead"}
    play(state, "8D")
    assert [(o.text, o.kind, o.taker) for o in seen(state, B).legal] == [("9D", "follow", None)]
    play(state, "9D")
    assert seen(state).winning == B
    assert [(o.text, o.kind, o.taker, o.cards) for o in seen(state, C).legal] == [
        ("6C", "discard", B, 3),
        ("3S", "discard", B, 3),
    ]
    play(state, "6C", "4C", "3S", "2H")
    state = ten_nine_eight(["8D", "3H"], "KH", bids=[0, 0], tricks=[1, 0], leader=0, trick="")
    assert [(o.kind, o.taker) for o in seen(play(state, "8D"), 1).legal] == [("ruff", 1)]


def test_sentences():
    names = ["Bea", "Tom", "Zoë"]
    state = three_cards()()
    play(state, "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH", "4H", "QH", "KS", "7H", "9D")
    sentences = [state.game.event_to_string(event, names) for event in state.events(player=0)]
    assert sentences[:8] == [
        "Bea bids 1.",
        "Tom bids 1.",
        "Zoë bids 2.",
        "Bea leads AS.",
        "Tom plays 2S.",
        "Zoë plays 3H.",
        "Zoë wins the trick.",
        "Zoë leads JH.",
    ]
    assert "Bids made: Tom, Zoë." in sentences
    table = state.game.observation_to_string(seen(play(three_cards()(), "bid 1"), A), names)
    assert table.splitlines()[0] == "Round of 3    Trump: hearts (2H turned up)"
    assert "Bea: 0/1 won of bid, 0 points" in table
    assert "Bea’s hand: 9D 4H AS" in table


def test_each_event_comes_with_the_table_as_it_is_then():
    state = play(three_cards()(), "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH", "4H", "QH", "KS", "7H")
    witnessed = state.witness(state.string_to_action("9D"), eyes=A)
    assert [event["kind"] for event, _ in witnessed] == ["play", "trick", "score", "round", "deal", "deal", "deal"]
    lying, taken, counted, dealt = (picture for _, picture in witnessed[:4])
    assert (lying.trick, lying.winning) == (((B, "KS"), (C, "7H"), (A, "9D")), C)
    assert (lying.tricks, taken.tricks, counted.tricks) == ((0, 1, 1), (0, 1, 2), (0, 1, 2))
    assert (taken.trick, taken.last_winner, taken.scores, taken.rounds) == ((), C, (0, 0, 0), ())
    assert (counted.scores, counted.cards, counted.hand, len(counted.rounds)) == ((0, 11, 12), 3, (), 1)
    assert (dealt.cards, len(dealt.hand), dealt.dealer, dealt.bids) == (2, 2, A, (None, None, None))


def test_the_last_of_the_hidden_bids_is_told_before_all_are_shown():
    state = play(load(3, **ALL_AT_ONCE).new_initial_state(5), "bid 7", "bid 2")
    last = state.current_player()
    (bid, hidden), (bids, shown) = state.witness(state.string_to_action("bid 3"), eyes=last)
    assert (bid["kind"], bids["kind"]) == ("bid", "bids")
    assert (hidden.bids.count(None), hidden.bids[last]) == (2, 3)
    assert shown.bids == tuple(bids["bids"])


# Reading positions.


def test_only_hands_and_the_turned_card_have_to_be_there():
    state = load(2).deserialize_state('{"hands": [["5H"], ["4D"]], "turned_up": "2C"}')
    assert (seen(state).dealer, seen(state).leader, seen(state).round) == (0, 1, 9)
    for missing in ("hands", "turned_up"):
        with pytest.raises(tenfold.GameError):
            load(2).deserialize_state(json.dumps({"hands": [["5H"], ["4D"]], "turned_up": "2C"} | {missing: None}))


SOUND = {
    "hands": [["9D"], ["QH", "KS"], ["7H"]],
    "turned_up": "2H",
    "dealer": 2,
    "bids": [1, 1, 2],
    "played": ["AS", "2S", "3H"],
    "trick": ["JH", "4H"],
}


def test_the_position_that_is_spoilt_below_is_sound():
    state = load(3).deserialize_state(json.dumps(SOUND))
    assert json.loads(state.serialize())["leader"] == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": [["9D"], ["QH", "KS"], ["7H", "8H"]]},
        {"hands": [["9D"], ["QH", "KS"], ["7H"], ["8H"]]},
        {"hands": [["9D"], ["QH", "KS"], ["AS"]]},
        {"hands": [["9D"], ["QH", "KS"], ["2H"]]},
        {"hands": [["9D"], ["QH", "KS"], ["7S"]]},
        {"hands": [["9D"], ["QH", "KS"], ["1H"]]},
        {"hands": [["9H"], ["QH", "KS"], ["7H"]], "trick": ["JH", "4D"]},
        {"hands": [[], [], []]},
        {"turned_up": "JH"},
        {"turned_up": None},
        {"dealer": 1},
        {"dealer": 3},
        {"bids": [1, 1, None]},
        {"bids": [1, 1, 4]},
        {"bids": [1, 1]},
        {"played": ["AS", "2S"]},
        {"played": ["AS", "3H", "2S"]},
        {"played": ["9D", "2S", "3H"], "trick": ["JH", "AS"]},
        {"played": ["AS", "2S", "3H", "4S", "5S", "6S"]},
        {"trick": ["JH", "4H", "QH"]},
        {"trick": ["JH", "JH"]},
        {"trick": ["7C", "4H"]},
        {"round": 6},
        {"round": 10},
        {"leader": 0},
        {"tricks": [1, 0, 0]},
        {"tricks": [0, 0, 2]},
        {"voids": ["H", "", "CDS"]},
        {"voids": ["", "", ""]},
        {"voids": ["", "", "X"]},
        {"trump_broken": False},
        {"last_leader": 1},
        {"rounds": [{"cards": 10, "bids": [0, 0, 0], "tricks": [10, 0, 0]}]},
        {"rounds": [{"cards": 10, "bids": [0, 0, 0], "tricks": [9, 0, 0]}]},
        {"rounds": [{"cards": 10, "bids": [0, 0, 0], "tricks": [10, 0, 0], "trump": "S"}]},
        {"random": 12345},
        {"random": "x" * 13},
        {"random": "0" * 12},
        {"last_trick": []},
        {"players": 4},
        {"options": {"hook": "on"}},
    ],
    ids=str,
)
def test_a_position_that_no_play_leads_to_is_refused(wrong):
    with pytest.raises(tenfold.GameError):
        load(3).deserialize_state(json.dumps(SOUND | wrong))


@pytest.mark.parametrize(
    "wrong",
    [
        {"leader": 0, "voids": ["", "S", ""]},
        {"leader": 0, "last_leader": 1},
        {"tricks": [4, 4, 4]},
        {"tricks": [1, 0, 0], "trick": ["AD"]},
        {"hands": [[], [], []]},
        {"bids": [None, 1, 1]},
        {"bids": [None, None, None]},
    ],
    ids=str,
)
def test_a_position_without_its_history_is_looked_at_too(wrong):
    sound = {"hands": [["9D"], ["KS"], ["7H"]], "turned_up": "2H", "tricks": [1, 1, 0], "bids": [1, 1, 1], "leader": 0}
    assert load(3).deserialize_state(json.dumps(sound)).current_player() == 0
    with pytest.raises(tenfold.GameError):
        load(3).deserialize_state(json.dumps(sound | wrong))


def test_the_hook_holds_in_positions_too():
    one = {"hands": [["5H"], ["4D"]], "turned_up": "2C"}
    with pytest.raises(tenfold.GameError, match="hook"):
        load(2, **HOOK).deserialize_state(json.dumps(one | {"bids": [1, 0]}))
    rounds = [{"cards": n, "bids": [n, 0], "tricks": [n, 0]} for n in range(10, 1, -1)]
    with pytest.raises(tenfold.GameError, match="hook"):
        load(2, **HOOK).deserialize_state(json.dumps(one | {"rounds": rounds}))


def test_a_finished_game_reads_as_it_was_written():
    state = load(3, rounds="5-to-1").new_initial_state(2)
    rng = random.Random(2)
    while not state.is_terminal():
        bid_and_play(state, rng)
    copy = state.game.deserialize_state(state.serialize())
    assert copy.is_terminal()
    assert copy.serialize() == state.serialize()
    data = json.loads(state.serialize())
    for wrong in (
        {"rounds": data["rounds"][:-1]},
        {"rounds": [*data["rounds"][:-1], {**data["rounds"][-1], "bids": [1 - bid for bid in data["bids"]]}]},
        {"round": 4},
        {"played": []},
        {"hands": [["2C"], ["3C"], ["4C"]], "round": 5},
    ):
        with pytest.raises(tenfold.GameError):
            state.game.deserialize_state(json.dumps(data | wrong))


def test_the_same_number_deals_the_same_cards_for_ever():
    """Saves are replayed from their seed: these deals are promised."""
    state = load(4).new_initial_state(7)
    dealt = [" ".join(seen(state, player).hand) for player in range(4)]
    assert dealt == PROMISED_DEAL
    assert seen(state).turned_up == PROMISED_TRUMP


def test_every_card_comes_to_every_place():
    game = load(5, rounds="5-to-1")
    states = [game.new_initial_state(seed) for seed in range(300)]
    for player in range(5):
        assert len({card for state in states for card in seen(state, player).hand}) == 52
    assert len({seen(state).turned_up for state in states}) == 52
    pairs = itertools.combinations(range(20), 2)
    assert all(states[a].serialize() != states[b].serialize() for a, b in pairs)


def test_rounds_to_come_follow_from_the_seed():
    game = load(3, rounds="5-to-1")
    one, other = game.new_initial_state(8), game.new_initial_state(8)
    bid_and_play(one, random.Random(1))
    bid_and_play(other, random.Random(2))
    assert [seen(one, player).hand for player in range(3)] == [seen(other, player).hand for player in range(3)]
