"""Every sentence of the rules, by examples."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence
from typing import Any, cast

import pytest
import tenfold
from hypothesis import given, settings
from hypothesis import strategies as st
from tenfold import GameError, IllegalAction, testing
from tenfold.french import CARDS, TEXTS

from thirty_one.cards import in_words, points
from thirty_one.game import ThirtyOne
from thirty_one.observation import ThirtyOneObservation
from thirty_one.state import ThirtyOneState


def position(hands: Sequence[str], discards: str = "2C", stock: str = "", **keys: Any) -> str:
    """Return a position from hands such as `AS KS 2D`. The other cards lie in the stock below those named."""
    named = " ".join([*hands, discards, stock]).split()
    rest = [text for text in TEXTS if text not in named]
    cards = {"hands": [hand.split() for hand in hands], "discards": discards.split(), "stock": stock.split() + rest}
    return json.dumps({"turn": 0, **cards, **keys})


def state_of(hands: Sequence[str], options: dict[str, str] | None = None, **keys: Any) -> ThirtyOneState:
    """Return a state from a position."""
    return ThirtyOne(len(hands), **(options or {})).deserialize_state(position(hands, **keys))


def play(state: ThirtyOneState, actions: str) -> ThirtyOneState:
    """Carry out actions, given as texts, and return the state."""
    for text in actions.split():
        state.apply_action(state.string_to_action(text))
    return state


def see(state: ThirtyOneState, seat: int | None) -> ThirtyOneObservation:
    """Return what a seat knows, or the table."""
    return cast("ThirtyOneObservation", state.observation(seat))


def first_event(state: ThirtyOneState, kind: str) -> dict[str, Any]:
    """Return the first event of a kind."""
    return next(event for event in state.events() if event["kind"] == kind)


@pytest.mark.parametrize(
    ("hand", "three", "counts"),
    [
        ("AS KS QS", False, "31"),
        ("AS KS 2D", False, "21"),
        ("9H 8D 7C", False, "9"),
        ("2H 3H KD", False, "10"),
        ("TC JC QC", False, "30"),
        ("7S 7H 7D", False, "7"),
        ("7S 7H 7D", True, "30½"),
        ("AS KS QS", True, "31"),
        ("7S 7H 8D", True, "8"),
    ],
)
def test_a_hand_counts_the_most_points_in_one_suit(hand: str, three: bool, counts: str) -> None:
    assert in_words(points([CARDS[text] for text in hand.split()], three)) == counts


def test_who_draws_discards_and_the_next_one_is_on_turn() -> None:
    state = play(state_of(["2S 3S 4S", "2D 3D 4D", "2H 3H 4H"], stock="KS"), "stock 2S")
    assert see(state, 0).hand == ("3S", "4S", "KS")
    assert see(state, 0).discards == ("2C", "2S")
    assert state.current_player() == 1


def test_what_was_drawn_from_the_stock_may_be_discarded() -> None:
    assert play(state_of(["2S 3S 4S", "2D 3D 4D"], stock="KS"), "stock KS").current_player() == 1


def test_what_was_taken_from_the_discards_may_not() -> None:
    state = play(state_of(["2S 3S 4S", "2D 3D 4D"]), "discards")
    with pytest.raises(IllegalAction, match="does not go back"):
        play(state, "2C")


@pytest.mark.parametrize(
    ("before", "action", "sentence"),
    [
        ("", "2S", "drawn before"),
        ("", "KH", "no KH in this hand"),
        ("stock", "stock", "has been drawn"),
        ("stock", "knock", "has been drawn"),
        ("knock", "knock", "one knock"),
    ],
)
def test_what_may_not_be_done(before: str, action: str, sentence: str) -> None:
    state = play(state_of(["2S 3S 4S", "2D 3D 4D"]), before)
    with pytest.raises(IllegalAction, match=sentence):
        play(state, action)


def test_an_empty_stock_is_not_drawn_from() -> None:
    rest = [text for text in TEXTS if text not in "2S 3S 4S 2D 3D 4D"]
    state = ThirtyOne(2).deserialize_state(
        json.dumps({"hands": [["2S", "3S", "4S"], ["2D", "3D", "4D"]], "discards": rest, "turn": 0})
    )
    with pytest.raises(IllegalAction, match="stock is empty"):
        play(state, "stock")


def test_after_a_knock_everybody_else_has_one_more_turn() -> None:
    state = play(state_of(["KS QS 4S", "2D 3D 4D", "2H 3H 8H"], stock="5D 9H"), "knock stock 2D")
    assert state.current_player() == 2
    play(state, "stock 2H")
    assert [event["points"] for event in state.events() if event["kind"] == "show"] == [48, 24, 40]
    assert state.scores() == [3, 2, 3]


def test_a_knocker_with_the_lowest_hand_loses_two_lives() -> None:
    state = play(state_of(["2S 3S 4S", "2D 3D 6D", "2H 3H 8H"], stock="5D 9H"), "knock stock 2D stock 2H")
    assert state.scores() == [1, 3, 3]


def test_a_knocker_who_shares_the_lowest_hand_loses_two_too() -> None:
    state = play(state_of(["2S 3S 4S", "2D 3D 4D", "2H 3H 8H"], stock="2C 9H", discards="3C"), "knock stock 2C")
    assert play(state, "stock 2H").scores() == [1, 2, 3]


def test_31_ends_the_round_at_once_and_costs_all_others_a_life() -> None:
    state = play(state_of(["2S 3S 4S", "AD KD 6H", "2H 3H 8H"], discards="QD"), "knock discards 6H")
    assert state.scores() == [2, 3, 2]
    assert see(state, None).round == 2


def test_31_right_after_the_deal_ends_the_round() -> None:
    seed = next(seed for seed in range(9999) if min(ThirtyOne(6).new_initial_state(seed).scores()) < 3)
    state = ThirtyOne(6).new_initial_state(seed)
    assert sorted(state.scores()) == [2, 2, 2, 2, 2, 3]
    state = ThirtyOne(6, length="one").new_initial_state(seed)
    assert state.is_terminal()
    assert max(state.scores()) == 62


def test_who_has_lost_all_lives_is_out_and_who_went_out_later_is_placed_higher() -> None:
    state = state_of(["", "2D 3D 4D", "2H 3H 8H"], turn=1, lives=[0, 1, 2], out=[4, 0, 0], round=6, stock="9H")
    play(state, "knock stock 2H")
    assert state.is_terminal()
    assert state.scores() == [0, 0, 2]
    assert state.ranking() == [3, 2, 1]


def test_those_who_go_out_together_share_a_place() -> None:
    state = state_of(["2S 3S 4S", "2D 3D 4D", "2H 3H 8H"], lives=[1, 1, 1], stock="5C 9H")
    assert play(state, "knock stock 5C stock 2H").ranking() == [2, 2, 1]
    state = state_of(["2S 3S 4S", "2D 3D 4D"], lives=[1, 1], stock="5C")
    assert play(state, "knock stock 5C").ranking() == [1, 1]


def test_the_deal_goes_round_among_those_who_are_in() -> None:
    hands = ["2S 3S 4S", "", "2D 3D 5D", "2H 3H 8H"]
    state = state_of(hands, lives=[3, 0, 3, 3], out=[0, 1, 0, 0], round=2, dealer=0, stock="KD KH")
    play(state, "knock stock 2D stock 2H")
    observation = see(state, None)
    assert (observation.dealer, observation.current_player, observation.hand_sizes) == (2, 3, (3, 0, 3, 3))


def test_one_round_is_won_by_the_most_points() -> None:
    state = state_of(["7S 7D 7H", "2D 3D 4D"], {"length": "one", "three": "on"}, stock="KD")
    assert play(state, "knock stock 2D").scores() == [61, 34]
    assert state.ranking() == [1, 2]


def test_the_discards_but_the_top_one_become_a_new_stock() -> None:
    hands = [["2S", "3S", "4S"], ["2D", "3D", "4D"]]
    rest = [text for text in TEXTS if text not in {"KH", *hands[0], *hands[1]}]
    keys = {"hands": hands, "shown": [[], ["4D"]], "discards": rest, "stock": ["KH"], "turn": 0, "random": "0" * 13}
    state = play(ThirtyOne(2).deserialize_state(json.dumps(keys)), "stock 2S")
    seen = see(state, 0)
    assert (seen.stock, seen.discards) == (45, ("2S",))
    # No one can hold a card of the new stock now, and people know that.
    assert seen.kept == (("2D", "3D", "KH", "3S", "4S"),)
    assert seen.hidden == ((0, 0, 0), (0, 0))
    world = ThirtyOne(2).sample_state(seen, random.Random(1))
    assert see(world, 1).hand == ("2D", "3D", "4D")
    assert see(play(state, "stock"), 0).hidden[1] == (0, 0, 1)


def test_everybody_knows_who_has_taken_a_discard_until_it_leaves_the_hand() -> None:
    state = play(state_of(["2S 3S 4S", "2D 3D 4D"], discards="2C KS"), "discards 2S")
    assert see(state, 1).shown == (("KS",), ())
    for seed in range(20):
        assert "KS" in see(ThirtyOne(2).sample_state(see(state, 1), random.Random(seed)), 0).hand
    play(state, "stock 2D stock KS")
    assert see(state, 1).shown == ((), ())


def test_every_world_is_sampled_and_no_other() -> None:
    # Two cards of the other hand are unknown, and two lie in the stock. AS and KS would make 31 with QS.
    unknown = ["AS", "KS", "9H", "8H"]
    hands = [["2S", "3S", "4S"], ["QS", "9H", "8H"]]
    rest = [text for text in TEXTS if text not in {*hands[0], *hands[1], *unknown}]
    known = {"shown": [[], ["QS"]], "discards": rest, "turn": 0}
    worlds = [
        json.dumps({**known, "hands": [hands[0], ["QS", *cards[:2]]], "stock": cards[2:]})
        for cards in itertools.permutations(unknown)
        if {"AS", "KS"} != set(cards[:2])
    ]
    true = json.dumps({**known, "hands": hands, "stock": ["AS", "KS"]})
    testing.check_worlds(ThirtyOne(2), true, 0, worlds)


@pytest.mark.parametrize(
    ("hands", "keys", "sentence"),
    [
        (["2S 3S 4S", "2S 3D 4D"], {}, "each of the 52 cards once"),
        (["2S 3S", "2D 3D 4D"], {}, "holds 3 cards"),
        (["2S 3S 4S", "AD KD QD"], {}, "31 ends the round"),
        (["2S 3S 4S", "2D 3D 4D"], {"turn": None}, "names a seat"),
        (["2S 3S 4S", "2D 3D 4D"], {"knocker": 0}, "has not knocked"),
        (["2S 3S 4S", "2D 3D 4D"], {"lives": [3, 0]}, "“out” is the round"),
        (["2S 3S 4S", "2D 3D 4D"], {"shown": [["2D"], []]}, "cards that a seat holds"),
        (["2S 3S 4S", "2D 3D 4D"], {"kept": [{"cards": ["KH"]}]}, "“kept”"),
        (["2S 3S 4S 5S", "2D 3D 4D"], {"drawn": "2D"}, "“drawn” is a card"),
        (["2S 3S 4S", "2D 3D 4D"], {"discards": ""}, "discard lies open"),
    ],
)
def test_positions_that_cannot_be(hands: list[str], keys: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence):
        state_of(hands, **keys)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 6), st.sampled_from(["on", "off"]), st.integers(0, 2**32), st.integers(0, 300))
def test_whatever_is_played(players: int, three: str, seed: int, length: int) -> None:
    game, rng = ThirtyOne(players, three=three), random.Random(seed)
    state = game.new_initial_state(seed)
    while not state.is_terminal() and length:
        length -= 1
        before = state.scores()
        state.apply_action(rng.choice(state.legal_actions()))
        assert all(0 <= now <= then for now, then in zip(state.scores(), before, strict=True))
    table = see(state, None)
    assert sum(table.hand_sizes) + table.stock + len(table.discards) == 52
    assert all(size in (0, 3, 4) for size in table.hand_sizes)
    for seat in (None, *range(players)):
        seen = see(state, seat)
        assert see(game.sample_state(seen, rng), seat) == seen


@given(st.permutations(range(52)), st.booleans())
def test_points_lie_between_2_and_31_and_forget_the_order(pack: list[int], three: bool) -> None:
    hand = pack[:3]
    assert 4 <= points(hand, three) <= 62
    assert points(hand, three) == points(sorted(hand), three) >= points(hand, False)


def test_a_game_that_was_written_down_stays_the_same() -> None:
    record = tenfold.Record(
        "thirty-one", options={"length": "one"}, seats=[tenfold.Seat("Ada"), tenfold.Seat("Ben")], seed=4
    )
    rng = random.Random(3)
    while not record.finished:
        state = record.state
        record.play(state.current_player(), state.action_to_string(rng.choice(state.legal_actions())))
    assert " ".join(action for _, action in record.entries) == "stock 6D discards 7S discards TH knock stock 6C"
    assert record.state.scores() == [32, 20]
    assert tenfold.Record.from_json(record.to_json()).digest() == record.digest()
