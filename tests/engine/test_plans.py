"""What stands before a ground of 10-9-8, what a second ground adds, and how much of a reason a phone shows."""

import random
from itertools import islice
from types import SimpleNamespace

import pytest

import tenfold
from tenfold import bots
from tenfold.bots import text as words
from tenfold.bots.advice import advice
from tenfold.bots.reasons import Speech, _grounds, sentences
from tenfold.bots.ten.speech import obvious as obvious_of_ten
from tenfold.bots.ten_nine_eight import text
from tenfold.bots.ten_nine_eight.grounds import TOO_FEW, grounds_of
from tenfold.bots.ten_nine_eight.plan import (
    LIKELY,
    LOSING,
    WINNING,
    Plan,
    Planned,
    bringing,
    can_lose,
    counted,
    for_bid,
    for_card,
    needs,
    opposed,
    plan_of,
)
from tenfold.bots.ten_nine_eight.rules import usual_bid, usual_card
from tenfold.bots.tenstuff.player import obvious
from tenfold.french import CARDS, TEXTS
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.messages import Names, in_text
from tenfold.sentences import Card, Person
from tests.engine.positions import ten_nine_eight
from tests.engine.ten_table import ten
from tests.engine.tenstuff import table

NAMES = ["Ada", "Bea", "Carl", "Dan", "Eve"]


def ground_of(*what, **aims):
    """The most telling ground."""
    return next(iter(grounds_of(*what, **aims)), None)


def decisions(players, games, step, seed=0):
    """Positions with a choice, in games by the rules of thumb."""
    game, rng = tenfold.load_game("ten-nine-eight", players, rounds="5-to-1"), random.Random(seed)
    for number in range(games):
        state = game.new_initial_state(seed=number)
        while not state.is_terminal():
            if len(state.legal_actions()) > 1 and rng.random() < 1 / step:
                yield state
            state.apply_action(usual_bid(state) if state.phase is BIDDING else usual_card(state))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_plan_counts_exactly_the_tricks_that_a_seat_wins(players):
    """In a single world, the cards that win are as many as the tricks that the seat is given."""
    rng, seen = random.Random(1), 0
    for state in decisions(players, 4, 4):
        seat, action = state.turn, rng.choice(state.legal_actions())
        for world in islice(state.game.worlds(state.observation(seat), rng), 3):
            plan = plan_of([world], action)
            after, number = world.clone(), world.round
            after.apply_action(action)
            while after.round == number:
                after.apply_action(usual_bid(after) if after.phase is BIDDING else usual_card(after))
            assert sum(plan.wins.values()) == after.rounds[-1].tricks[seat] - world.tricks[seat]
            assert {*plan.wins} == {card for card in range(52) if world.hands[seat] >> card & 1}
            seen += 1
    assert seen > 20


def test_what_a_plan_says_of_a_card_is_so():
    rng, said = random.Random(2), set()
    for state in decisions(3, 12, 2, seed=3):
        seen = state.observation(state.turn)
        if seen.legal[0].card is None:
            continue
        action = rng.choice(state.legal_actions())
        plan = plan_of(islice(state.game.worlds(seen, rng), 20), action)
        message, need = for_card(seen, action, [text.all_win], plan), needs(seen)
        lost = need < 0 or need > len(seen.hand)
        for grounds in ([], [text.all_win, text.all_win]):
            stays = message.key == "need_comes" or need == 0
            words = for_card(seen, action, grounds, plan)
            assert lost or words == (message if stays else None)
            assert not lost or in_text(words, NAMES) == _of_a_lost_bid(seen, says_whom=bool(grounds))
        said.add(message.key)
        slots = dict(message.slots)
        assert slots.get("tricks", need) == need
        if message.key == "need_comes":
            named = [CARDS[card.text] for card in slots["hand"]]
            assert len(named) == need > 0
            assert action not in named
            assert all(plan.wins[card] >= LIKELY for card in named)
        if message.key in {"need_comes", "need_comes_else"}:
            assert can_lose(seen, action, plan)
    assert {"need", "need_comes", "bid_lost"} <= said


def _of_a_lost_bid(seen, *, says_whom):
    """What is said if the bid of the seat is lost."""
    others = [seat for seat in range(seen.players) if seat != seen.seat]
    still = [seat for seat in others if 0 <= seen.bids[seat] - seen.tricks[seat] <= len(seen.hand)]
    if not still:
        return "Every bid is lost, so no card changes the score."
    lost = f"{NAMES[seen.seat]}’s bid is lost."
    if says_whom:
        return lost
    then = "Try to stop the others." if len(still) > 1 else f"Only {NAMES[still[0]]} can still make a bid."
    missing = {seat: seen.bids[seat] - seen.tricks[seat] for seat in still} if len(still) < 3 else {}
    words = {0: "no more tricks", 1: "1 more trick"}
    rivals = [f"{NAMES[seat]} needs {words.get(count, f'{count} more tricks')}." for seat, count in missing.items()]
    return " ".join([lost, then, *rivals])


@pytest.mark.parametrize(
    ("missed", "bids", "tricks", "said"),
    [
        (
            "nothing",
            [1, 1, 0],
            [2, 1, 1],
            "Ada’s bid is lost. Only Bea can still make a bid. Bea needs no more tricks.",
        ),
        (
            "nothing",
            [1, 1, 2],
            [2, 1, 1],
            "Ada’s bid is lost. Try to stop the others. Bea needs no more tricks. Carl needs 1 more trick.",
        ),
        ("nothing", [1, 2, 0], [2, 0, 2], "Every bid is lost, so no card changes the score."),
        ("tricks", [1, 1, 0], [2, 1, 1], "The bid is lost, but each trick scores 1 point."),
        ("minus", [3, 1, 0], [0, 2, 2], "The bid is lost, but each trick saves 1 point."),
        ("minus", [1, 1, 0], [2, 1, 1], "The bid is lost, and each trick costs 1 point."),
    ],
)
def test_a_lost_bid_says_what_is_left_to_play_for(missed, bids, tricks, said):
    state = ten_nine_eight(
        ["AH", "QD", "2C"], "2H", bids=bids, dealer=2, rounds="5-to-1", tricks=tricks, leader=0,
        options={"missed": missed},
    )  # fmt: skip
    plan = Plan({CARDS["AH"]: 0.5})
    assert in_text(for_card(state.observation(0), CARDS["AH"], [], plan), NAMES) == said


def test_what_the_seat_needs_is_not_said_beside_a_card_that_is_to_lose_to_a_rival():
    state = ten_nine_eight(
        ["AH 5S", "QD 3S", "2C 4S"], "2H", bids=[1, 1, 1], dealer=2, rounds="5-to-1",
        tricks=[0, 1, 2], leader=0,
    )  # fmt: skip
    plan = Plan({CARDS["AH"]: 0.5, CARDS["5S"]: 0.1})
    ground = text.easier_to_beat(rival=Person(1), card=Card("5S"), over=Card("AH"))
    assert for_card(state.observation(0), CARDS["5S"], [ground], plan) is None


def test_with_a_lost_bid_it_is_said_which_cards_take_the_tricks_that_others_need():
    state = ten_nine_eight(
        ["AH 5C 2D", "QD 4H 3C", "2C 3H 4D"], "2H", bids=[1, 1, 2], dealer=2, rounds="5-to-1",
        tricks=[2, 0, 0], leader=0,
    )  # fmt: skip
    wins = {"AH": 0.9, "5C": 0.2, "2D": 0.0}
    seen = state.observation(0)

    def said(best, **more):
        return in_text(for_card(seen, CARDS[best], [], cards(**{**wins, **more})), NAMES)

    begun = "Ada’s bid is lost. Try to stop the others."
    assert said("2D") == f"{begun} Keep AH for later tricks."
    assert said("2D", **{"5C": 0.8}) == f"{begun} Keep AH and 5C for later tricks."
    needed = f"{begun} Bea needs 1 more trick. Carl needs 2 more tricks."
    assert said("AH") == needed  # it takes one itself
    assert said("2D", AH=0.5) == needed


def test_a_card_that_is_to_win_is_not_kept_to_lose():
    assert opposed("fewer_beat", "trump_later")
    assert opposed("sinks", "safe")
    assert not opposed("safe", "beats")
    assert not opposed("safe", "enough")
    assert not WINNING & LOSING
    said = {(1, 2): text.safe(card=Card("AH")), (1, 3): text.sinks(card=Card("AH"))}
    speech = spoken_by(said)._replace(opposed=opposed)
    assert [message.key for message in sentences(_grounds([1, 2, 3], 1, 2, None, speech))] == ["safe"]


@pytest.mark.parametrize(("won", "said"), [(0, "Ada needs 1 more trick."), (1, None)])
def test_no_more_tricks_is_not_said_of_a_trick_that_a_rival_needs(won, said):
    state = ten_nine_eight(
        ["AH 5S", "QD 3S", "2C 4S"], "2H", bids=[1, 2, 0], dealer=2, rounds="5-to-1",
        tricks=[won, 1, 2 - won], leader=0,
    )  # fmt: skip
    plan = Plan({CARDS["AH"]: 0.5, CARDS["5S"]: 0.1})
    ground = text.harder_to_beat(rival=Person(1), card=Card("AH"))
    message = for_card(state.observation(0), CARDS["AH"], [ground], plan)
    assert (message and in_text(message, NAMES)) == said


COUNTED = {"card": Card("AH"), "over": Card("5S"), "cards": 1, "others": 3}


@pytest.mark.parametrize(
    ("grounds", "said"),
    [
        ([text.fewer_beat(**COUNTED)], "Ada needs 1 more trick."),
        ([text.fewer_beat(**COUNTED), text.keep_better(**COUNTED)], "Ada needs 1 more trick."),
        ([text.safe(card=Card("AH")), text.fewer_beat(**COUNTED)], None),
        ([text.equals(card=Card("AH"), over=Card("5S"))], "Ada needs 1 more trick."),
    ],
)
def test_what_the_cards_are_for_is_said_before_they_are_compared(grounds, said):
    state = ten_nine_eight(
        ["AH 5S", "QD 3S", "2C 4S"], "2H", bids=[1, 2, 0], dealer=2, rounds="5-to-1",
        tricks=[0, 1, 2], leader=0,
    )  # fmt: skip
    plan = Plan({CARDS["AH"]: 0.5, CARDS["5S"]: 0.1})
    message = for_card(state.observation(0), CARDS["AH"], grounds, plan)
    assert (message and in_text(message, NAMES)) == said


@pytest.mark.parametrize(
    ("ground", "said"),
    [
        (text.keep_trump(over=Card("AH")), "1 more trick is needed, but not with this card."),
        (text.is_trump(card=Card("5S")), "Ada needs 1 more trick."),
    ],
)
def test_other_cards_bring_the_tricks_unless_this_one_is_to_win(ground, said):
    state = ten_nine_eight(
        ["AH 5S 6D", "QD 3S 7D", "2C 4S 8D"], "2H", bids=[1, 1, 0], dealer=2, rounds="5-to-1",
        tricks=[0, 1, 1], leader=0,
    )  # fmt: skip
    plan = Plan({CARDS["AH"]: 0.6, CARDS["6D"]: 0.5, CARDS["5S"]: 0.1})
    message = for_card(state.observation(0), CARDS["5S"], [ground], plan)
    assert in_text(message, NAMES) == said


def test_a_seat_whose_tricks_will_come_keeps_no_card_for_another():
    """The ace of trumps will win the trick that is needed. So the ten is thrown away, not kept."""
    state = ten_nine_eight(
        ["AH TS 3S", "QD KS 5C", "2C 6C"], "2H", bids=[1, 1, 0], dealer=1, rounds="5-to-1", round=2,
        tricks=[0, 0, 0], leader=2, trick="8C",
    )  # fmt: skip
    seen = state.observation(0)
    ten, three = CARDS["TS"], CARDS["3S"]
    assert ground_of(seen, three, ten, None).key == "keep_higher"
    assert ground_of(seen, three, ten, None, wins=False) is None
    assert ground_of(seen, ten, three, None, wins=False).key == "lower_later"
    assert ground_of(seen, three, ten, TOO_FEW, wins=False).key == "keep_higher"
    wins = cards(AH=1, TS=0.1, **{"3S": 0})
    assert bringing(seen, ten, wins) == [CARDS["AH"]]
    assert bringing(seen, CARDS["AH"], wins) == []
    planned = Planned(seen, state.game.worlds(seen, random.Random(1)), SimpleNamespace(best=ten))
    assert not [*planned.grounds(ten, CARDS["AH"], None)]  # the plan says so already
    assert next(planned.grounds(ten, three, None)).key == "lower_later"
    assert not [*planned.grounds(three, ten, None)]  # the ten isn’t kept
    assert [message.key for message in sentences(planned.plan(ten, []))] == ["need_comes"]


def cards(**wins):
    return Plan({CARDS[card]: often for card, often in wins.items()})


@pytest.mark.parametrize(
    ("bid", "plan", "said"),
    [
        (1, cards(AS=0.9, KH=0.3), "AS will probably win. Don’t count on KH."),
        (2, cards(AS=0.9, KH=0.7, QD=0.2), "AS and KH will probably win. Don’t count on QD."),
        (0, cards(QD=0.2, JC=0.3), "Don’t count on QD and JC."),
        (2, cards(AS=0.9, KH=0.7), "Every card in the hand will probably win."),
        (1, cards(JS=0.2, **{"9S": 0.9, "KH": 0.1}), "JS will probably win. Don’t count on 9S and KH."),  # trumps
        (1, cards(JS=0.2, TS=0.9, KH=0.1), "Count on 1 trick from JS and TS."),  # they are alike
        (2, cards(AH=0.9, JS=0.9, TS=0.2), "AH will probably win. Count on 1 trick from JS and TS."),
        (1, cards(JD=0.9, TD=0.2), "JD will probably win. Don’t count on TD."),  # no trumps
        (1, cards(QC=0.9, KD=0.1), None),  # the king is the better card, and only loses because one trick is enough
        (1, cards(AS=0.9, KH=0.5, QD=0.1), "AS will probably win. Don’t count on KH."),
        (2, cards(AS=0.9, KH=0.5, QC=0.4), "AS will probably win. Count on 1 trick from KH and QC."),
        (2, cards(KH=0.5, QC=0.4), "Count on KH and QC."),
        (3, cards(AS=0.9, KH=0.5, QC=0.4), "AS will probably win. Also count on KH and QC."),
        (1, cards(KH=0.5, QC=0.2), "Count on KH."),
        (0, cards(KH=0.5), None),  # it speaks against the bid
        (3, cards(AS=0.9, KH=0.5, QD=0.1), None),
        (8, cards(**dict.fromkeys(["AS", "KS", "QS", "JS", "AH", "AD", "AC", "KC"], 0.9)), None),  # too many to name
    ],
)  # fmt: skip
def test_a_bid_is_explained_by_cards_if_they_are_clear(bid, plan, said):
    message = for_bid(bid, 3, plan)
    assert (message and in_text(message, NAMES)) == said


@pytest.mark.parametrize(
    ("bid", "plan", "on", "out"),
    [
        (1, cards(AS=0.9, KH=0.3), ["AS"], "KH"),
        (1, cards(AS=0.9, KH=0.5, QD=0.1), ["AS"], "KH"),
        (2, cards(AS=0.9, KH=0.5, QD=0.1), ["AS", "KH"], None),  # the queen isn’t named
        (2, cards(AS=0.9, KH=0.5, QD=0.4), ["AS", "KH", "QD"], "QD"),  # one of two
        (0, cards(QD=0.2), [], "QD"),
        (1, cards(AS=0.9), ["AS"], None),
    ],
)
def test_a_bid_counts_on_the_cards_that_it_names(bid, plan, on, out):
    sure, left_out = counted(bid, plan)
    assert ([TEXTS[card] for card in sure], left_out) == (on, None if out is None else CARDS[out])


def spoken_by(said):
    """A speech whose grounds are these, by the two acts."""

    def grounds(best, other, _fact):
        return [said[best, other]] if (best, other) in said else []

    return Speech(0, [], words.act, grounds=grounds, acts=[1, 2, 3, 4])


SCORES = text.lost_but_scores


@pytest.mark.parametrize(
    ("grounds", "said"),
    [
        ({(1, 2): text.lost_but_scores}, ["lost_but_scores"]),
        # It speaks for act 3 as well: why not that one?
        ({(1, 2): text.all_win, (3, 2): text.all_win, (1, 3): text.lost_but_scores}, ["all_win", "lost_but_scores"]),
        # Nothing says why not.
        ({(1, 2): text.all_win, (3, 2): text.all_win}, ["all_win"]),
        # The same thought twice would be no answer.
        ({(1, 2): SCORES, (3, 2): SCORES, (1, 3): text.lost_but_saves}, ["lost_but_scores"]),
        # Nothing speaks against act 2, but something against act 4.
        ({(1, 4): text.lost_but_saves}, ["lost_but_saves"]),
        ({(3, 2): text.all_win}, []),
    ],
)  # fmt: skip
def test_a_ground_that_speaks_for_another_act_too_is_followed_by_one_that_does_not(grounds, said):
    found = _grounds([1, 2], 1, 2, None, spoken_by(grounds))
    assert [message.key for message in sentences(found)] == said


def test_what_a_beginner_thinks_of_first_is_answered():
    said = {(1, 2): text.all_win, (1, 3): SCORES, (1, 4): text.lost_but_saves}
    keys = [message.key for message in sentences(_grounds([1, 2], 1, 2, None, spoken_by(said)._replace(obvious=3)))]
    assert keys == ["lost_but_scores", "all_win"]


def test_what_speaks_for_the_act_that_a_beginner_thinks_of_as_well_is_not_said():
    said = {(1, 2): text.all_win, (3, 2): text.all_win}
    assert sentences(_grounds([1, 2], 1, 2, None, spoken_by(said)._replace(obvious=3))) == []
    assert len(sentences(_grounds([1, 2], 1, 2, None, spoken_by(said)._replace(obvious=2)))) == 1


def test_what_a_ground_would_prefer_is_answered_or_it_is_not_said():
    """By this rule, act 3 would be better than act 1."""
    said = {(1, 2): text.all_win, (3, 1): text.all_win}
    speech = spoken_by(said)._replace(rivals=[1, 2, 3])
    assert sentences(_grounds([1, 2], 1, 2, None, speech)) == []
    answered = spoken_by({**said, (1, 3): SCORES})._replace(rivals=[1, 2, 3])
    assert [message.key for message in sentences(_grounds([1, 2], 1, 2, None, answered))] == [
        "all_win",
        "lost_but_scores",
    ]


def test_what_a_beginner_thinks_of_is_not_answered_by_a_detail():
    """Acts 1 and 3 are the same card. With two acts that differ in a detail, its ground comes last."""
    said = {(1, 2): text.all_win, (1, 3): SCORES, (1, 4): text.lost_but_saves}
    speech = spoken_by(said)._replace(main={1: 1, 2: 2, 3: 1, 4: 4}.__getitem__)

    def keys(**options):
        return [message.key for message in sentences(_grounds([1, 2], 1, 2, None, speech._replace(**options)))]

    assert keys(obvious=3) == ["all_win"]
    assert keys(obvious=3, tells_details=True) == ["all_win", "lost_but_scores"]
    assert keys(obvious=4, tells_details=True) == ["lost_but_saves", "all_win"]


def test_in_10_that_is_the_highest_card_the_highest_total_or_to_do_nothing():
    state = ten(["3 10 P8 J", "1", "1"])
    assert state.action_to_string(obvious_of_ten(state.observation(0))) == "lay 10 covered 0"
    second = ten(["2 J 3", "1", "1"], ["6 open 0", "7 open 0", "9 open 0"], phase="second")
    assert second.action_to_string(obvious_of_ten(second.observation(0))) == "add J"
    market = ten(["3 9 5", "1", "1"], ["2 covered 0", "7 open 1", "10 open 0"])
    assert market.action_to_string(obvious_of_ten(market.observation(0))) == "decline"
    only_jokers = ten(["J J J J", "1", "1"])
    assert obvious_of_ten(only_jokers.observation(0)) is None


def test_in_tenstuff_that_is_the_play_of_most_cards_a_match_or_the_lowest():
    state = table("2C JD JS 5H", "9C 9D", "KC KD", last="AH")
    assert state.action_to_string(obvious(state.observation(0), on_table=state.table_due())) == "play JD JS"
    single = table("2C JD 5H", "9C 9D", "KC KD", last="AH")
    assert single.action_to_string(obvious(single.observation(0), on_table=single.table_due())) == "play 2C"
    match = table("2C JD 5H", "9C 9D", "KC KD", last="5S")
    assert match.action_to_string(obvious(match.observation(0), on_table=match.table_due())) == "play 5H"
    assert obvious(table("2C 3D 5H", "9C 9D", "KC KD", last="9H").observation(0), on_table=False) is None


@pytest.mark.thorough
@pytest.mark.quick("ten-nine-eight", "tenstuff")
@pytest.mark.parametrize("name", tenfold.registered_games())
def test_no_reason_says_the_same_thing_twice(name):
    rng, asked = random.Random(name), 0
    game = tenfold.load_game(name, 3)
    state = game.new_initial_state(seed=5)
    for _ in range(60):
        if state.is_terminal():
            break
        if len(state.legal_actions()) > 1 and state.turn >= 0 and rng.random() < 0.5:
            first, *_ = advice(bots.load(game, "hard", seed=1), state.observation(state.turn), 60)
            told_by = [in_text(one, Names(NAMES)) for one in sentences(first.ground)]
            assert len(told_by) == len({*told_by})
            asked += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert asked > 5
