"""Every worked example, ruling and edge case of the rule page of 10-9-8, named after its mark."""

import itertools
import json
import random

import pytest

import tenfold
from tests.engine.positions import play, ten_nine_eight, texts

A, B, C = range(3)
FREE = {"first_trick_trump": "free"}
UNTIL_BROKEN = {"first_trick_trump": "until-broken"}
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


def seen(state, player=None):
    return state.observation(player)


def why(state, text, player=None):
    return state.why_not(state.string_to_action(text), player)


def bid_and_play(state, rng):
    """Play the rest of the round by chance."""
    number = len(seen(state).rounds)
    while len(seen(state).rounds) == number:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def events(state, *kinds, player=None):
    return [event for event in state.events(player=player) if event["kind"] in kinds]


# The three-card round of the rule page: hearts are trump, C deals.


def three_cards(**keys):
    return ten_nine_eight(["AS 4H 9D", "KS 2S QH", "3H 7H JH"], "2H", dealer=C, **keys)


def test_three_card_round_bids_may_add_up_to_anything():
    state = play(three_cards(), "bid 1", "bid 1", "bid 2")
    assert seen(state).bids == (1, 1, 2)
    assert seen(state).current_player == A


def test_three_card_round_first_trick():
    state = play(three_cards(), "bid 1", "bid 1", "bid 2")
    assert texts(state) == ["9D", "AS"]
    play(state, "AS")
    assert texts(state) == ["2S", "KS"]
    play(state, "2S")
    assert texts(state) == ["3H", "7H", "JH"]
    play(state, "3H")
    assert seen(state).tricks == (0, 0, 1)


def test_three_card_round_to_its_scores():
    state = play(three_cards(), "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH")
    assert texts(state) == ["4H"]
    play(state, "4H")
    assert texts(state) == ["QH"]
    play(state, "QH")
    assert (seen(state).tricks, seen(state).current_player) == ((0, 1, 1), B)
    play(state, "KS", "7H", "9D")
    assert seen(state).rounds == ((3, (1, 1, 2), (0, 1, 2), (0, 11, 12)),)
    assert state.scores() == [0, 11, 12]


# Who may play what at the first trick: clubs are trump, diamonds are led by the seat before.


@pytest.mark.parametrize(("hand", "legal"), [("2C 9S", "9S"), ("2C AC", "2C AC"), ("2D AC", "2D"), ("9S 3H", "3H 9S")])
def test_first_trick_following(hand, legal):
    state = ten_nine_eight(["7D", hand], "KC", dealer=1, bids=[0, 0], trick="8D")
    assert texts(state) == legal.split()


@pytest.mark.parametrize(("hand", "legal"), [("2C 9S", "2C 9S"), ("2C AC", "2C AC"), ("2D AC", "2D")])
def test_second_trick_following(hand, legal):
    state = ten_nine_eight(["7D", hand], "KC", bids=[0, 0], tricks=[1, 0], leader=0, trick="8D")
    assert texts(state) == legal.split()


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
    told = events(state, "bids")[0]
    assert told["reveals"]
    assert sorted(told["bids"]) == [2, 3, 7]
    assert seen(state).bids == tuple(told["bids"])


def test_B2_hidden_bids_are_made_in_the_same_order():
    open_bids, hidden = (load(4, bids=choice).new_initial_state(5) for choice in ("in-turn", "all-at-once"))
    for _ in range(4):
        assert open_bids.current_player() == hidden.current_player()
        assert open_bids.legal_actions() == hidden.legal_actions()
        play(open_bids, "bid 1")
        play(hidden, "bid 1")


def test_B3_no_hook_unless_the_table_wants_it():
    state = play(three_cards(), "bid 1", "bid 1")
    assert texts(state) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_B3_the_hook():
    state = play(three_cards(options=HOOK), "bid 1", "bid 1")
    assert texts(state) == ["bid 0", "bid 2", "bid 3"]
    assert why(state, "bid 1") == "The bid stays open. 1 makes the bids add up to 3, which the hook forbids."
    assert [refusal.text for refusal in seen(state, C).refused] == ["bid 1"]
    assert seen(state, A).refused == ()


def test_B3_the_hook_binds_the_last_bidder_only_and_not_where_the_bids_are_too_high_anyhow():
    state = three_cards(options=HOOK)
    assert len(texts(state)) == len(texts(play(state, "bid 3"))) == 4
    assert len(texts(play(state, "bid 1"))) == 4


def test_B3_the_hook_needs_a_last_bidder():
    with pytest.raises(tenfold.GameError, match="last bidder"):
        load(4, **HOOK, **ALL_AT_ONCE)


def test_B4_following_suit_wins_over_the_ban():
    state = ten_nine_eight(["5H 6H", "QH 3S"], "2H", dealer=1, bids=[0, 0], trick="")
    play(state, "5H")
    assert texts(state) == ["QH"]
    assert why(state, "3S") == "3S stays in hand. Hearts were led and must be followed."


def test_B5_a_void_follower_with_nothing_but_trumps_plays_one_and_may_win():
    state = ten_nine_eight(["AD 9D", "2H 3H", "8D 7D"], "KH", dealer=2, bids=[0, 0, 0])
    play(state, "AD")
    assert texts(state) == ["2H", "3H"]
    play(state, "2H", "8D")
    assert seen(state).tricks == (0, 1, 0)


def test_B6_as_printed_trumps_are_free_from_the_second_trick():
    state = ten_nine_eight(["AD 9H", "4D 3H"], "KH", dealer=1, bids=[1, 1])
    assert texts(state) == ["AD"]
    assert why(state, "9H") == "9H stays in hand. The first trick takes no trump from a hand with another suit."
    state = ten_nine_eight(["5D 9H", "4D 3H"], "KH", bids=[1, 1], tricks=[1, 0], leader=0)
    assert texts(state) == ["5D", "9H"]
    assert not seen(state).first_trick


def test_B6_free():
    state = ten_nine_eight(["AD 9H", "2H 3S"], "KH", dealer=1, bids=[1, 1], options=FREE)
    assert texts(state) == ["AD", "9H"]
    assert texts(play(state, "AD")) == ["2H", "3S"]


def test_B6_until_broken_leading():
    state = ten_nine_eight(["5D 9H", "4S 3H"], "KH", bids=[1, 1], tricks=[1, 0], leader=0, options=UNTIL_BROKEN)
    assert texts(state) == ["5D"]
    assert why(state, "9H") == "9H stays in hand. Until a trump is thrown, none is led from a hand with another suit."
    assert not seen(state).trump_broken


def test_B6_until_broken_a_trump_thrown_breaks_it():
    state = ten_nine_eight(["AD 9H 2S", "4S 3H 5C"], "KH", dealer=1, bids=[1, 1], options=UNTIL_BROKEN)
    play(state, "AD")
    assert texts(state) == ["5C", "3H", "4S"]  # ruffing is free, also at the first trick
    play(state, "3H")
    assert seen(state).trump_broken
    assert texts(state) == ["5C", "4S"]
    state = ten_nine_eight(
        ["9H 2S", "4S 5C"], "KH", bids=[1, 1], tricks=[1, 0], leader=0, trump_broken=True, options=UNTIL_BROKEN
    )
    assert texts(state) == ["9H", "2S"]


def test_B6_until_broken_a_trump_tight_leader_leads_trump_and_breaks_nothing():
    state = ten_nine_eight(["8H 9H", "4S 3H"], "KH", dealer=1, bids=[1, 1], options=UNTIL_BROKEN)
    assert texts(state) == ["8H", "9H"]
    play(state, "8H", "3H")
    assert not seen(state).trump_broken


@pytest.mark.parametrize("trump", ["KH", "KD"])
def test_B7_the_only_card_is_always_playable(trump):
    state = ten_nine_eight(["5H", "4D"], trump, dealer=1, bids=[1, 1])
    assert texts(state) == ["5H"]
    assert texts(play(state, "5H")) == ["4D"]


def test_B8_trump_is_the_suit_of_the_turned_card_aces_included():
    for card in ("2C", "AD", "TH", "AS"):
        state = ten_nine_eight(["5H", "4D"], card)
        assert (seen(state).trump, seen(state).turned_up) == (card[1], card)


def test_B9_ties_share_the_victory():
    earlier = [{"cards": n, "bids": [1, 1, 1], "tricks": [n, 0, 0]} for n in range(5, 1, -1)]
    state = ten_nine_eight(["5H", "4D", "3D"], "2C", dealer=2, rounds="5-to-1", earlier=earlier, bids=[0, 0, 0])
    play(state, "5H", "4D", "3D")
    assert state.scores() == [0, 10, 10]
    assert state.ranking() == [3, 1, 1]
    assert state.returns() == [-1.0, 0.5, 0.5]


def test_B10_an_exact_zero_scores_ten():
    state = ten_nine_eight(["5H", "4D"], "2C", dealer=1, bids=[1, 0])
    assert play(state, "5H", "4D").scores() == [11, 10]


def test_B11_a_revoke_is_refused_and_changes_nothing():
    state = play(ten_nine_eight(["AD 9D", "4D 3S"], "KH", dealer=1, bids=[1, 1]), "AD")
    before = state.serialize(), state.events()
    with pytest.raises(tenfold.IllegalAction, match="Diamonds were led"):
        play(state, "3S")
    assert before == (state.serialize(), state.events())


@pytest.mark.parametrize(
    ("rounds", "cards"),
    [
        ("10-to-1", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
        ("5-to-1", [5, 4, 3, 2, 1]),
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


def test_B13_any_rank_may_be_led():
    suits = "2S 5S AS"
    state = ten_nine_eight([suits, "3D 4D 5D"], "KH", dealer=1, bids=[0, 0])
    assert texts(state) == suits.split()


# The edge cases.


def test_E1_everybody_may_make_the_bid():
    state = ten_nine_eight(["AS 2D", "KS AD", "3S 3D"], "2H", dealer=C, bids=[1, 1, 0])
    assert play(state, "AS", "KS", "3S", "2D", "AD", "3D").scores() == [11, 11, 10]


def test_E2_all_bids_are_zero_in_a_one_card_round():
    state = ten_nine_eight(["5S", "KS", "3D"], "2H", dealer=C, bids=[0, 0, 0])
    assert play(state, "5S", "KS", "3D").scores() == [10, 0, 10]


def test_E3_a_trump_tight_leader_leads_trump_at_the_first_trick():
    state = ten_nine_eight(["5H 8H", "QH 3S"], "2H", dealer=1, bids=[0, 0])
    assert texts(state) == ["5H", "8H"]
    play(state, "5H")
    assert seen(state).voids == ("CDS", "")


def test_E4_a_void_trump_tight_follower_has_shown_the_hand_to_be_all_trump():
    state = play(ten_nine_eight(["AD 9D", "2H 3H"], "KH", dealer=1, bids=[0, 0]), "AD", "2H")
    assert seen(state).voids == ("", "CDS")


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


def test_E7_an_off_suit_ace_thrown_away_never_takes():
    state = ten_nine_eight(["2D 5C", "AS AC"], "KH", dealer=1, bids=[0, 0])
    assert seen(play(state, "2D", "AS")).last_winner == 0


def test_E8_the_last_card_is_waited_for_like_any_other():
    state = ten_nine_eight(["2D", "AS"], "KH", dealer=1, bids=[0, 0])
    assert len(state.legal_actions()) == 1
    play(state, "2D")
    assert len(state.legal_actions()) == 1
    assert not seen(state).rounds


def test_E9_the_turned_card_is_known_to_all_and_in_no_hand():
    state = load(4).new_initial_state(9)
    for player in (None, *range(4)):
        known = seen(state, player)
        assert known.turned_up not in known.hand
        if player is not None:
            assert why(state, known.turned_up, state.current_player()) == f"{known.turned_up} is not in this hand."
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


def test_E11_bids_above_what_is_still_possible_are_legal():
    state = play(three_cards(), "bid 3", "bid 3")
    assert texts(state)[-1] == "bid 3"


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


def test_refusals_begin_with_what_stays_true():
    state = three_cards()
    assert why(state, "AS") == "AS stays in hand. The bids come before the first card."
    assert why(state, "KS") == "KS is not in this hand."
    assert why(state, "bid 4") == "The bid stays open. There are 3 tricks to bid on, so 4 is too many."
    play(state, "bid 1", "bid 1", "bid 2")
    assert why(state, "bid 1") == "The bids stand. Now the cards are played."
    assert why(state, "KS", B) == "It is another player’s turn."
    assert [(refusal.text, refusal.why) for refusal in seen(state, A).refused] == [
        ("4H", "4H stays in hand. The first trick takes no trump from a hand with another suit.")
    ]


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


def test_a_careful_player_remembers_the_round():
    state = play(three_cards(), "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH")
    known = seen(state, A)
    assert known.played == ("AS", "2S", "3H")
    assert known.last_trick == ((A, "AS"), (B, "2S"), (C, "3H"))
    assert known.last_winner == C
    assert known.voids == ("", "", "CDS")
    assert known.trick == ((C, "JH"),)
    assert (known.round, known.cards, known.schedule[known.round]) == (7, 3, 3)
    assert not known.first_trick


def test_nothing_is_remembered_of_an_earlier_round_but_its_result():
    state = play(three_cards(), "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH", "4H", "QH", "KS", "7H", "9D")
    known = seen(state)
    assert (known.played, known.last_trick, known.last_winner, known.voids) == ((), (), None, ("", "", ""))
    assert known.round == 8
    assert known.dealer == A


def test_sentences():
    names = ["Bea", "Tom", "Zoë"]
    state = three_cards()
    play(state, "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH", "4H", "QH", "KS", "7H", "9D")
    told = [state.game.event_to_string(event, names) for event in state.events(player=0)]
    assert told[:8] == [
        "Bea bids 1.",
        "Tom bids 1.",
        "Zoë bids 2.",
        "Bea leads AS.",
        "Tom plays 2S.",
        "Zoë plays 3H.",
        "Zoë takes the trick.",
        "Zoë leads JH.",
    ]
    assert "Made exactly: Tom, Zoë." in told
    table = state.game.observation_to_string(seen(play(three_cards(), "bid 1"), A), names)
    assert table.splitlines()[0] == "Round of 3    Trump: hearts (2H turned up)"
    assert "Bea: 0/1 won of bid, 0 points" in table
    assert "Bea’s hand: 9D 4H AS" in table


def test_each_event_comes_with_the_table_as_it_is_then():
    state = play(three_cards(), "bid 1", "bid 1", "bid 2", "AS", "2S", "3H", "JH", "4H", "QH", "KS", "7H")
    told = state.witness(state.string_to_action("9D"), eyes=A)
    assert [event["kind"] for event, _ in told] == ["play", "trick", "score", "round", "deal", "deal", "deal"]
    lying, taken, counted, dealt = (picture for _, picture in told[:4])
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


def test_what_was_played_tells_the_rest():
    state = ten_nine_eight(["9D", "QH KS", "7H"], "2H", dealer=C, bids=[1, 1, 2], played="AS 2S 3H", trick="JH 4H")
    known = seen(state)
    assert (known.tricks, known.leader, known.voids, known.current_player) == ((0, 0, 1), C, ("", "", "CDS"), B)
    assert known.last_winner == C


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
