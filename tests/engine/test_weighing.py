"""What computer players of every game say of what can be done: it is what their search has found, and nothing else."""

import importlib
import random
import re
from itertools import repeat

import pytest

import tenfold
from tenfold import bots
from tenfold.bots import Bot, Decision
from tenfold.bots.bot import CHOICE, LET_PASS, OTHER_PLAY
from tenfold.bots.reasons import Fact, Speech, judged, why
from tenfold.bots.search import Contrast, Findings, Result, compare, exhaust, hope, leads, solve, victory
from tenfold.errors import GameError
from tenfold.messages import in_text
from tenfold.sentences import Card, Person
from tests.engine.properties import middle_game
from tests.engine.toy import Toy

NAMES = ["Ann", "Bea", "Cid", "Dan"]
GAMES = bots.registered_bots()
MODULES = {
    "pig10": "tenfold.bots.pig10",
    "ten-nine-eight": "tenfold.bots.ten_nine_eight.player",
    "tens": "tenfold.bots.tens.player",
    "ten": "tenfold.bots.ten.player",
    "tenstuff": "tenfold.bots.tenstuff.player",
}
"""By game, where its bots turn what was found into judgements."""

OFTEN = r"(always|never|once|\d+ times)"
COUNTED = re.compile(
    rf"^(?P<who>.*) would (?:(?P<sure>always|never) )?(?P<does>.*?)(?: {OFTEN} in (?P<deals>\d+))?, "
    rf"(?:but )?(?:only )?(?P<theirs>always|never|once|\d+ times)(?: in (?P<of>\d+))? (?:with|by) .*$"
)
AVERAGE = re.compile(
    r"^(?P<who>.*) would (?P<does>.*?) (?P<own>−?[\d.]+) \w+ on average, "
    r"(?:but|only) (?P<theirs>−?[\d.]+) (?:with|by) .*$"
)


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


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten")
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


def count_of(match):
    """What is told of an act and of the other as shares, and of how many deals; None where it cannot be read."""
    deals = int(match["deals"] or match["of"] or 100)
    times = {"always": deals, "never": 0, "once": 1}
    own, theirs = (
        times[said] if said in times else int(said.removesuffix(" times"))
        for said in (match["sure"] or match[4], match["theirs"])
    )
    return own, theirs, deals


def mean_of(match):
    return tuple(float(match[name].replace("−", "-")) for name in ("own", "theirs"))


def phrases_of(speech):
    """By what is told of them, the numbers of the facts."""
    return {(in_text(fact.who, NAMES), fact.does): number for number, fact in enumerate(speech.facts)}


def check_told(told, found, speech, action, rivals):
    """That a sentence is true of an act and one of the others that it may be compared with."""
    for number, fact in enumerate(speech.facts):
        for act, other in [*((action, other) for other in rivals), *((other, action) for other in found.results)]:
            if fact.sure is not None and told == in_text(fact.sure(speech.call(act)), NAMES):
                assert {rate(found, act, number, len(found.results[act]))} == {1.0}
                assert {rate(found, other, number, len(found.results[other]))} == {0.0} or act == other
                return "sure"
    phrases = phrases_of(speech) | {(NAMES[speech.seat], "win the game"): "win"}
    for pattern in (AVERAGE, COUNTED):
        match = pattern.match(told)
        if match and (match["who"], match["does"]) in phrases:
            number = phrases[match["who"], match["does"]]
            assert any(is_true(match, found, (action, other), number) for other in rivals), told
            return "mean" if pattern is AVERAGE else "win" if number == "win" else match["sure"] or "count"
    assert told == "nothing else can be played" or "about as good" in told or told.startswith("on the whole "), told
    return None


def is_true(match, found, acts, number):
    worlds = min(len(found.results[act]) for act in acts)
    if number == "win":
        weights = found.weights or [1] * worlds
        own, theirs = (
            sum(result.win * weight for result, weight in zip(found.results[act][:worlds], weights, strict=False))
            / sum(weights)
            for act in acts
        )
    else:
        own, theirs = (rate(found, act, number, worlds) for act in acts)
    if match.re is AVERAGE:
        return all(abs(mean - said) <= 0.5 for said, mean in zip(mean_of(match), (own, theirs), strict=True))
    *counts, of = count_of(match)
    said_for_sure = (match["sure"] or match[4], match["theirs"])
    return all(
        rate == {"always": 1, "never": 0}[sure]
        if sure in {"always", "never"}
        else 0 < rate < 1 and abs(rate * of - count) <= 0.51 + (count in (1, of - 1))
        for sure, count, rate in zip(said_for_sure, counts, (own, theirs), strict=True)
    )


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten")
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


@pytest.mark.covering
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


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten")
@pytest.mark.parametrize("name", GAMES)
def test_a_reason_speaks_for_the_better_act(monkeypatch, name):
    """No fact that is told speaks against what it is told for."""
    for state, seat in positions(name):
        judgements, _, speech, _ = weighed(monkeypatch, state, seat, 160)
        gains = {(in_text(fact.who, NAMES), fact.does): fact.gain for fact in speech.facts}
        for number, each in enumerate(judgements):
            told = in_text(each.why, NAMES).split("; ")[-1]
            match = AVERAGE.match(told) or COUNTED.match(told)
            if match and (match["who"], match["does"]) in gains:
                own, theirs = mean_of(match) if match.re is AVERAGE else count_of(match)[:2]
                gain = gains[match["who"], match["does"]]
                assert (own - theirs) * gain * (1 if number == 0 else -1) > 0, told


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten")
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
    assert (first.why, others[0].why) == (CHOICE, OTHER_PLAY)


def test_letting_it_pass_is_one_of_the_acts_out_of_turn():
    state = Toy().new_initial_state(1)
    first, second = Shy(state.game, "hard").weigh(state.observation(1))
    assert (first.action, first.text, second.text) == (None, LET_PASS, "snatch")
    (only,) = Shy(state.game, "hard").weigh(state.observation(0))
    assert only.why == bots.ONLY_PLAY


def test_a_bot_without_a_way_to_decide_is_refused():
    with pytest.raises(TypeError, match="Empty fills in neither _think nor _weigh"):
        type("Empty", (Bot,), {})(Toy(), "hard")


def test_the_idle_weigh_nothing_and_the_table_is_no_seat():
    state = tenfold.load_game("tens", 3).new_initial_state(1)
    bot = bots.load(state.game, "hard")
    with pytest.raises(GameError, match=r"from state\.observation\(seat\)"):
        bot.weigh(state.observation())
    assert bot.weigh(state.observation((state.current_player() + 1) % 3)) == ()


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


SPEECH = Speech(0, [Fact((Person(1),), "take it", -5.0)], lambda action: (Card("ABC"[action]),))


def said(found, action=0, speech=SPEECH):
    return in_text(why(found, action, speech), NAMES)


def test_sentences():
    often, seldom = [(0, 1)] * 60 + [(5, 0)] * 40, [(0, 1)] * 20 + [(5, 0)] * 80
    always, never = [(0, 1)] * 100, [(5, 0)] * 100
    assert said(findings(a=seldom, b=often)) == "Bea would take it 20 times in 100, but 60 times with B"
    assert said(findings(a=seldom, b=often), 1) == "Bea would take it 60 times in 100, only 20 times with A"
    assert said(findings(a=never, b=always)) == "Bea would never take it, but always with B"
    assert said(findings(a=never, b=always), 1) == "Bea would always take it, never with A"
    assert said(findings(a=never, b=often)) == "Bea would never take it, but 60 times in 100 with B"
    assert said(findings(a=never, b=often), 1) == "Bea would take it 60 times in 100, never with A"
    assert said(findings(a=often, b=always)) == "Bea would take it 60 times in 100, but always with B"
    assert said(findings(a=often, b=always), 1) == "Bea would always take it, but only 60 times in 100 with A"
    assert said(findings(a=seldom, b=seldom)) == "B would be about as good"
    assert said(findings(a=seldom, b=seldom), 1) == "this would be about as good as A"
    assert said(findings(a=seldom, b=seldom, c=seldom)) == "everything else would be about as good"
    assert said(findings(a=seldom, b=seldom, c=often)) == (
        "B would be about as good; Bea would take it 20 times in 100, but 60 times with C"
    )
    assert said(findings(a=often)) == "nothing else can be played"


def test_without_a_fact_the_better_one_is_told():
    found = findings(a=[(2, 0), (4, 1)] * 20, b=[(1, 1), (2, 0)] * 20)
    assert said(found) == "on the whole this would come out better than B"
    assert said(found, 1) == "on the whole A would come out better"


def test_what_the_rules_make_certain_is_told_first():
    sure = Fact((Person(0),), "get it", 1.0, sure=lambda act: (*act, " gets it"))
    speech = Speech(0, [Fact((Person(1),), "take it", -5.0), sure], SPEECH.call)
    found = findings(a=[(5, 0)] * 20, b=[(0, 1)] * 20)
    for results, at_once in zip(found.results.values(), (1.0, 0.0), strict=True):
        results[:] = [result._replace(facts=(*result.facts, at_once)) for result in results]
    assert said(found, 0, speech) == said(found, 1, speech) == "A gets it"


def test_an_act_that_is_a_verb_is_what_something_comes_about_by():
    speech = SPEECH._replace(call=lambda action: (("the ace", "passing")[action],))
    found = findings(a=[(5, 0)] * 20, b=[(0, 1)] * 20)
    assert said(found, 0, speech) == "Bea would never take it, but always by passing"


def test_few_worlds_tell_nothing():
    assert said(findings(a=[(9, 0)] * 4, b=[(0, 1)] * 4)) == "on the whole this would come out better than B"


def test_a_trifle_is_not_worth_a_word():
    found = findings(a=[(1.01, 0)] * 100, b=[(1.0, 0)] * 100)
    assert said(found) == "on the whole this would come out better than B"
    assert said(found, speech=SPEECH._replace(least=0.1)) == "B would be about as good"


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


@pytest.mark.thorough
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


@pytest.mark.parametrize(("apart", "least", "most"), [(5.0, 0, 60), (0.5, 61, 1000), (0.0, 101, 4000)])
def test_a_clear_choice_is_quick_and_a_close_one_is_not(apart, least, most):
    """What surely makes no difference ends before the budget does, too."""
    spent = []
    for seed in range(20):
        rng = random.Random(seed)
        searching = compare(
            repeat(Dice(0.0)),
            {0: 0.0, 1: 0.0, 2: -50.0},
            played_on=lambda world, action, rng=rng: Result((apart, 0.0, -50.0)[action] + rng.gauss(0, 2)),
            trust=0,
            budget=10_000,
            trifle=0.02,
        )
        found = finish(searching)
        assert apart < 0.1 or found.best == 0
        assert len(found.results[2]) < 100
        spent.append(sum(map(len, found.results.values())))
    assert least <= sorted(spent)[10] <= most


def test_what_was_thought_beforehand_does_not_outweigh_what_is_always_so():
    """However wrong it was: a few worlds that all say the same are no reason to stop with it."""
    searching = compare(
        repeat(Dice(0.0)),
        {0: 20.0, 1: 0.0},
        played_on=lambda world, action: Result((-12.0, -8.0)[action]),
        trust=10,
        budget=1000,
        trifle=0.1,
    )
    found = finish(searching)
    assert found.best == 1
    assert len(found.results[1]) < 100


def test_nothing_can_be_hoped_of_what_is_surely_behind():
    assert hope(Contrast(4.0, 5.0, 0.0, 10)) == 0
    assert hope(Contrast(5.5, 5.0, 0.0, 10)) == 0.5
    assert hope(Contrast(4.0, 5.0, 0.1, 10)) < 1e-9
    assert hope(Contrast(5.0, 5.0, 1.0, 10)) == pytest.approx(0.399, abs=0.001)


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


@pytest.mark.parametrize("name", GAMES)
def test_hard_alone_reckons(name):
    """As the docstring of `weigh` and the first hour say."""
    state = middle_game(name)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    seen = state.observation(state.current_player())
    for level in bots.LEVELS:
        told = bots.load(state.game, level).weigh(seen, 20)
        assert {(one.worth is None, one.win is None, one.error is None) for one in told} == {(level != "hard",) * 3}
