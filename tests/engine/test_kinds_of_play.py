"""Hints name sorts of play: match, slam, skip, trumping in, finesse, duck, bluff."""

import pytest

from tenfold import Record, Seat, bots
from tenfold.bots.ten import speech as of_ten
from tenfold.bots.ten_nine_eight import speech as of_ten_nine_eight
from tenfold.bots.tens import speech as of_tens
from tenfold.bots.tenstuff import player as of_tenstuff
from tenfold.french import RANKS
from tenfold.games.ten.cards import CARDS, TEN, VALUE
from tests.engine.ten_table import ten

KINDS = {
    "ten": (of_ten.kind_of, {"bluff", "makes ten"}),
    "ten-nine-eight": (
        of_ten_nine_eight.kind_of,
        {"trump in", "overtrump", "undertrump", "finesse", "duck", "discard"},
    ),
    "tens": (of_tens.kind_of, {"match"}),
    "tenstuff": (of_tenstuff.kind_of, {"match", "slam", "attempt", "skip"}),
}


def acts(name, games=4, players=3, steps=250):
    """Every legal act in games of computer players, with the observation and the word for its sort."""
    kind_of, _ = KINDS[name]
    for seed in range(games):
        record = Record(name, seats=[Seat(f"B{seat}") for seat in range(players)], seed=seed)
        table = [bots.load(record.load_game(), "medium", seed=seat) for seat in range(players)]
        for _ in range(steps):
            if record.finished:
                break
            for seat in record.state.seats_to_act():
                seen = record.state.observation(seat)
                for outlook in seen.legal:
                    kind = kind_of(seen, outlook.action)
                    yield record.state, seen, outlook, "" if kind is None else str(kind)
                decision = table[seat].choose(seen)
                if decision is not None:
                    record.play(seat, decision.text)
                    break


@pytest.mark.thorough
@pytest.mark.quick("tens", "tenstuff", "ten-nine-eight")
@pytest.mark.parametrize("name", KINDS)
def test_every_sort_of_play_comes_up_and_has_its_word(name):
    _, wanted = KINDS[name]
    found = {kind for _, _, _, kind in acts(name, games=8, players=4)}
    assert found == wanted | {""}


def winner_of(state, action):
    """Who takes the trick so far after this card, or the seat that took it if the card completes it."""
    after = state.clone()
    seat = after.turn
    after.apply_action(action)
    seen = after.observation(None)
    return seat, (seen.winning if seen.trick else seen.last_winner)


@pytest.mark.thorough
@pytest.mark.quick("ten-nine-eight")
@pytest.mark.parametrize("name", ["ten-nine-eight"])
def test_the_words_for_tricks_are_what_card_players_mean_by_them(name):
    """The rules of the game themselves say who would win; the word must agree."""
    for state, seen, outlook, kind in acts(name, games=2):
        if not kind or len(seen.hand) == 1:  # the last trick of a round leaves no trace of its winner
            continue
        seat, winner = winner_of(state, outlook.action)
        wins = winner == seat
        suit = [other for other in seen.legal if other.card[1] == outlook.card[1]]
        could_win = any(winner_of(state, other.action) == (seat, seat) for other in suit)
        higher = [other for other in suit if RANKS.index(other.card[0]) > RANKS.index(outlook.card[0]) + 1]
        trumped = any(card[1] == seen.trump for _, card in seen.trick)
        fits = {
            "duck": not wins and could_win,
            "finesse": wins and bool(higher) and len(seen.trick) < seen.players - 1,
            "trump in": wins and not trumped and outlook.card[1] == seen.trump != seen.trick[0][1][1],
            "overtrump": wins and trumped,
            "undertrump": not wins and trumped,
            "discard": not wins and outlook.card[1] not in (seen.trump, seen.trick[0][1][1]),
        }
        assert fits[kind], (kind, outlook, seen.trick, seen.hand)


def test_a_bluff_is_chips_on_a_card_that_cannot_make_much():
    bluffs = [(seen, outlook) for _, seen, outlook, kind in acts("ten", games=3) if kind == "bluff"]
    assert bluffs
    for seen, outlook in bluffs:
        card = outlook.card or seen.table[seen.seat].card
        assert outlook.value
        assert VALUE[CARDS[card]] <= of_ten.WEAK
        for other in seen.hand:
            total = VALUE[CARDS[card]] + VALUE[CARDS[other]]
            one_of_two = other != card or seen.hand.count(card) > 1 or not outlook.card
            assert not one_of_two or other == "J" or not of_ten.WEAK < total <= TEN


def test_a_card_that_a_joker_can_complete_is_no_bluff():
    assert not of_ten.is_weak("2", ("2", "J", "0", "1"))
    assert not of_ten.is_weak("J", ())
    assert not of_ten.is_weak("2", ("2", "7"))
    assert of_ten.is_weak("2", ("0", "1", "2"))


def test_a_card_to_protect_is_no_bluff_if_its_like_in_hand_makes_it_good():
    state = ten(["4 1", "1"], ["4 covered 0", "2 covered 0"], phase="protect", protecting="01")
    seen = state.observation(0)
    assert of_ten.kind_of(seen, state.string_to_action("protect 1")) is None
