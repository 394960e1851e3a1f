"""What computer players of every game say of what can be done: it is what their search has found, and nothing else."""

import importlib
import random
import re

import pytest

import tenfold
from tenfold import bots
from tenfold.bots import Bot, Decision
from tenfold.bots.bot import LET_PASS
from tenfold.bots.reasons import Fact, Speech, judged, why
from tenfold.bots.search import Findings, Result, compare, exhaust, leads, solve, victory
from tenfold.sentences import Card, Person, in_text
from tests.engine.properties import middle_game
from tests.engine.toy import Toy

NAMES = ["Ann", "Bea", "Cid", "Dan"]
GAMES = bots.registered_bots()
MODULES = {
    "pig10": "tenfold.bots.pig10",
    "ten-nine-eight": "tenfold.bots.ten_nine_eight",
    "tens": "tenfold.bots.tens",
    "ten": "tenfold.bots.ten.player",
    "tenstuff": "tenfold.bots.tenstuff.player",
}
"""By game, where its bots turn what was found into judgements."""

COUNTED = re.compile(r"^(.*) in (all|none|\d+) of (\d+) deals, in (all|none|\d+) with .*$")
NEVER = re.compile(r"^(.*), in no deal with .*$")
ONLY = re.compile(r"^(.*) only with .*$")
AVERAGE = re.compile(r"^(.*) (-?[\d.]+) \w+s on average, (-?[\d.]+) with .*$")
WINS = re.compile(r"^wins (\d+) of 100 games, (\d+) with .*$")


def weighed(monkeypatch, state, seat, budget):
    """What a hard player says, and all that it was made from."""
    caught = []

    def spy(found, texts, speech, **more):
        caught.append((found, speech, more.get("declining")))
        return judged(found, texts, speech, **more)

    monkeypatch.setattr(importlib.import_module(MODULES[state.game.short_name]), "judged", spy)
    judgements = bots.load(state.game, "hard", 1).weigh(state.observation(seat), budget)
    return judgements, *caught[0]


def positions(name):
    for seed in range(14):
        state = middle_game(name, seed)
        for seat in state.seats_to_act():
            yield state, seat


def rate(found, action, number, worlds):
    """How often a fact came true, counted by hand."""
    facts = [result.facts[number] for result in found.results[action][:worlds]]
    weights = found.weights or [1.0] * worlds
    return sum(fact * weight for fact, weight in zip(facts, weights, strict=False)) / sum(weights[:worlds])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_was_counted(monkeypatch, name):
    """Every number of every reason is found again in the results of the search, for the acts that it is told of."""
    kinds = set()
    for state, seat in positions(name):
        judgements, found, speech, declining = weighed(monkeypatch, state, seat, 160)
        ranked = [declining if each.action is None else each.action for each in judgements]
        for action, each in zip(ranked, judgements, strict=True):
            told = in_text(each.why, NAMES).split("; ")[-1]
            rivals = [other for other in ranked if other != action] if action == ranked[0] else ranked[:1]
            rivals = [other for other in rivals if in_text(speech.call(other), NAMES) in told]
            kinds.add(check_told(told, found, speech, action, rivals))
    assert len(kinds - {None}) > 1


def check_told(told, found, speech, action, rivals):
    """That a sentence is true of an act and one of the others that it may be compared with."""
    phrases = {in_text(fact.told, NAMES): number for number, fact in enumerate(speech.facts)}
    for kind, pattern in (("count", COUNTED), ("never", NEVER), ("only", ONLY), ("mean", AVERAGE), ("win", WINS)):
        match = pattern.match(told)
        if match and (kind == "win" or match[1] in phrases):
            assert any(is_true(kind, match, found, (action, other), phrases) for other in rivals), told
            return kind
    assert told == "the only legal play" or told.startswith(("a coin flip between this", "worth ")), told
    return None


def is_true(kind, match, found, acts, phrases):
    action, other = acts
    worlds = min(len(found.results[action]), len(found.results[other]))
    if kind == "win":
        own, theirs = (
            sum(
                result.win * weight
                for result, weight in zip(found.results[act][:worlds], found.weights or [1] * worlds, strict=False)
            )
            / sum(found.weights or [1] * worlds)
            for act in (action, other)
        )
        return abs(100 * own - int(match[1])) <= 0.51 and abs(100 * theirs - int(match[2])) <= 0.51
    number = phrases[match[1]]
    own, theirs = rate(found, action, number, worlds), rate(found, other, number, worlds)
    if kind == "count":
        of = int(match[3])
        return all(
            (said == "all" and rate == 1)
            or (said == "none" and rate == 0)
            or (said.isdigit() and 0 < rate < 1 and abs(rate * of - int(said)) <= 0.51 + (int(said) in (1, of - 1)))
            for said, rate in ((match[2], own), (match[4], theirs))
        )
    if kind == "mean":
        near = [abs(mean - float(said)) <= 0.5 for said, mean in ((match[2], own), (match[3], theirs))]
        return all(near)
    return (own, theirs) == ((1.0, 0.0) if kind == "never" else (0.0, 1.0))


@pytest.mark.parametrize("name", GAMES)
def test_worths_are_averages_of_worlds(monkeypatch, name):
    """The first is worth what its worlds come to; the others are as far behind as in the worlds they share."""
    for state, seat in positions(name):
        judgements, found, _, declining = weighed(monkeypatch, state, seat, 120)
        best = declining if judgements[0].action is None else judgements[0].action
        assert best == found.best
        if not found.trust and found.weights is None:
            worths = [result.worth for result in found.results[best]]
            assert judgements[0].worth == pytest.approx(sum(worths) / len(worths))
        for each in judgements:
            action = declining if each.action is None else each.action
            assert found.results[action], "every act was played on"
            behind = found.lead(action, best).difference
            assert each.worth == pytest.approx(judgements[0].worth + min(0.0, behind))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_what_is_played_is_the_first_of_what_is_weighed(name, level):
    """With the budget of the level, and with that of advice."""
    for state, seat in list(positions(name))[:6]:
        seen = state.observation(seat)
        bot = bots.load(state.game, level, 3)
        for budget in (None, 60 if bot.advice is None else bot.advice // 8):
            decision, first = bot.choose(seen, budget), bot.weigh(seen, budget)[0]
            assert (decision.action if decision else None) == first.action


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_speaks_for_the_better_act(monkeypatch, name):
    """No fact that is told speaks against what it is told for."""
    for state, seat in positions(name):
        judgements, _, speech, _ = weighed(monkeypatch, state, seat, 160)
        gains = {in_text(fact.told, NAMES): fact.gain for fact in speech.facts}
        for number, each in enumerate(judgements):
            told = in_text(each.why, NAMES).split("; ")[-1]
            match = COUNTED.match(told) or AVERAGE.match(told)
            if match and match[1] in gains and match[2] not in {"all", "none"}:
                own, theirs = (
                    float(match[2]),
                    float(match[4 if match.re is COUNTED else 3].replace("all", "100").replace("none", "0")),
                )
                assert (own - theirs) * gains[match[1]] * (1 if number == 0 else -1) >= 0, told


@pytest.mark.parametrize("name", GAMES)
def test_more_worlds_leave_less_in_doubt(name):
    """Ten times the budget, less error."""
    few, many = 0.0, 0.0
    for seed in range(6):
        state = middle_game(name, seed)
        bot = bots.load(state.game, "hard", 1)
        seen = state.observation(state.current_player())
        few += sum(each.error for each in bot.weigh(seen, 60))
        many += sum(each.error for each in bot.weigh(seen, 600))
    assert many < few


# Bots that cannot weigh.


class Simple(Bot):
    """It knows what to play, and no more."""

    def _think(self, observation, rng, budget):
        yield
        return Decision(observation.legal[-1].action, observation.legal[-1].text, "it is the last")


class Shy(Bot):
    """It never acts out of turn."""

    def _think(self, observation, rng, budget):
        yield
        if observation.player != observation.current_player:
            return None
        return Decision(observation.legal[0].action, observation.legal[0].text, "it must")


def test_who_cannot_weigh_tells_the_choice_and_claims_nothing():
    state = middle_game("pig10", 8)
    seen = state.observation(state.current_player())
    first, *others = Simple(state.game, "hard").weigh(seen)
    assert first.action == Simple(state.game, "hard").choose(seen).action
    assert [each.action for each in others] == [outlook.action for outlook in seen.legal[:-1]]
    assert {(each.worth, each.win, each.error) for each in (first, *others)} == {(None, None, None)}
    assert (first.why, others[0].why) == (("the choice of this computer player",), ("another legal play",))


def test_letting_it_pass_is_one_of_the_acts_out_of_turn():
    state = Toy().new_initial_state(1)
    first, second = Shy(state.game, "hard").weigh(state.observation(1))
    assert (first.action, first.text, second.text) == (None, LET_PASS, "snatch")
    (only,) = Shy(state.game, "hard").weigh(state.observation(0))
    assert only.why == ("the only legal play",)


def test_a_bot_without_a_way_to_decide_is_refused():
    with pytest.raises(TypeError, match="Empty fills in neither _think nor _weigh"):
        type("Empty", (Bot,), {})(Toy(), "hard")


def test_the_whole_table_and_the_idle_weigh_nothing():
    state = tenfold.load_game("tens", 3).new_initial_state(1)
    bot = bots.load(state.game, "hard")
    assert bot.weigh(state.observation()) == ()
    assert bot.weigh(state.observation((state.current_player() + 1) % 3)) == ()
    assert bot.choose(state.observation()) is None


def test_weighing_in_slices_comes_to_the_same():
    state = middle_game("pig10", 2)
    seen = state.observation(state.current_player())
    bot = bots.load(state.game, "hard")
    judged = []

    def weigh():
        judged.append((yield from bot.weighing(seen, 60)))

    assert sum(1 for _ in weigh()) >= 30
    assert judged == [bot.weigh(seen, 60)]


# What is found, and what is said of it.


def findings(**results):
    """Findings of acts A, B … with so many results each: `findings(a=[(worth, fact), …])`."""
    found = Findings(dict.fromkeys(range(len(results)), 0.0))
    for number, rows in enumerate(results.values()):
        found.results[number] = [Result(worth, 0.5, (float(fact),)) for worth, fact in rows]
    return found


SPEECH = Speech([Fact((Person(1), " takes it"), -5.0)], lambda action: (Card("ABC"[action]),))


def said(found, action=0, speech=SPEECH):
    return in_text(why(found, action, speech), NAMES)


def test_sentences():
    often, seldom = [(0, 1)] * 60 + [(5, 0)] * 40, [(0, 1)] * 20 + [(5, 0)] * 80
    assert said(findings(a=seldom, b=often)) == "Bea takes it in 20 of 100 deals, in 60 with B"
    assert said(findings(a=seldom, b=often), 1) == "Bea takes it in 60 of 100 deals, in 20 with A"
    assert said(findings(a=[(5, 0)] * 20, b=[(0, 1)] * 20)) == "Bea takes it only with B"
    assert said(findings(a=[(5, 0)] * 20, b=[(0, 1)] * 20), 1) == "Bea takes it, in no deal with A"
    assert said(findings(a=[(2, 0), (4, 1)] * 20, b=[(1, 1), (2, 0)] * 20)) == "worth 1.5 points more than B on average"
    assert said(findings(a=seldom, b=seldom)) == "a coin flip between this and B"
    assert said(findings(a=seldom, b=seldom, c=often)) == (
        "a coin flip between this and B; Bea takes it in 20 of 100 deals, in 60 with C"
    )
    assert said(findings(a=often)) == "the only legal play"


def test_few_worlds_tell_nothing():
    assert said(findings(a=[(9, 0)] * 4, b=[(0, 1)] * 4)) == "worth 9 points more than B on average"


def test_a_trifle_is_not_worth_a_word():
    found = findings(a=[(1.01, 0)] * 100, b=[(1.0, 0)] * 100)
    assert said(found) == "worth 0.01 points more than B on average"
    assert said(found, speech=SPEECH._replace(least=0.1)) == "a coin flip between this and B"


def test_what_was_looked_at_in_passing_is_never_told_to_be_better_than_the_best():
    found = findings(a=[(1, 0)] * 20, b=[(2, 0)] * 20)
    first, second = judged(found, {0: "a", 1: "b"}, SPEECH)
    assert (first.text, first.worth) == ("a", 1)
    assert (second.text, second.worth) == ("b", 1)


def test_worlds_that_are_not_common_have_greater_errors():
    rng = random.Random(1)
    luck = [rng.gauss(0, 10) for _ in range(200)]
    found = findings(a=[(each + 1, 0) for each in luck], b=[(each, 0) for each in luck])
    assert found.lead(0, 1).is_telling
    found.common = False
    assert not found.lead(0, 1).is_telling


def test_a_judgement_beforehand_counts_like_worlds():
    found = Findings({0: 4.0, 1: 0.0}, trust=30)
    found.results = {0: [Result(0.0)] * 10, 1: [Result(4.0)] * 10}
    assert found.lead(0, 1).difference == pytest.approx((30 * 4 - 10 * 4) / 40)


def test_the_errors_of_comparisons_are_what_they_say():
    """Over many searches, the distance told is off by its error: within two of them in 19 of 20."""
    within = 0
    for seed in range(300):
        rng = random.Random(seed)
        worlds = iter([Dice(rng.gauss(0, 3)) for _ in range(5000)])
        searching = compare(
            worlds,
            {0: 0.0, 1: 0.0},
            played_on=lambda world, action, rng=rng: Result(world.luck + 0.5 * action + rng.gauss(0, 1)),
            trust=0,
            budget=60,
        )
        found = finish(searching)
        lead = found.lead(1, 0)
        within += abs(lead.difference - 0.5) <= 2 * lead.error
    assert 275 <= within <= 297


class Dice:
    """A world that is nothing but luck."""

    def __init__(self, luck):
        self.luck = luck

    def clone(self, *, events):
        return self


def finish(searching):
    while True:
        try:
            next(searching)
        except StopIteration as done:
            return done.value


def test_all_worlds_leave_no_doubt():
    worlds = [(3.0, Dice(0.0)), (1.0, Dice(8.0))]
    found = finish(exhaust(worlds, [0, 1], played_on=lambda world, action: Result(action + world.luck)))
    assert found.best == 1
    assert found.average(1, lambda result: result.worth) == 3.0
    assert found.lead(0, 1) == (2.0, 3.0, 0.0, 2)


def test_what_is_short_is_solved():
    state = tenfold.load_game("pig10", 2).deserialize_state(
        '{"hands": [["1", "9"], ["1"]], "middle": ["8"], "value": 8, "turn": 0}'
    )
    worths, ended = solve(state, lambda state: leads(state.scores()), lambda state: state.is_terminal())
    assert ended.is_terminal()
    assert worths == leads(ended.scores())


def test_chances_of_victory():
    assert victory([3, 3, 1], 0) == [0.5, 0.5, 0]
    assert sum(victory([5, 1, -4, 0], 2)) == pytest.approx(1)
    assert victory([1000, 0], 1) == [1, pytest.approx(0)]
