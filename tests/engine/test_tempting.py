"""A reason speaks about the act that tempts a newcomer, and none of its sentences speaks for another act.

It holds for every hint of every game, whatever its grounds are.
"""

import pytest

from tenfold import bots
from tenfold.bots.advice import advice
from tenfold.bots.reasons import _foil, as_message, judged, ranking, sentences
from tests.engine.properties import middle_game

GAMES = bots.registered_bots()
WEIGHED = {"pig10", "tens"}
"""The games whose grounds weigh numbers against each other."""


def hints(name, seeds):
    """The speech of each hint in some positions, its acts, the number of its fact and the sentences of its ground."""
    caught = []

    def spy(found, texts, speech, **more):
        caught.append((found, speech))
        return judged(found, texts, speech, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tenfold.bots.advice.judged", spy)
        for seed in range(seeds):
            state = middle_game(name, seed, 2 + seed % 3)
            for seat in state.seats_to_act():
                first, *_ = advice(bots.load(state.game, "hard", 1), state.observation(seat), 40)
                found, speech = caught.pop()
                ranked = ranking(found)
                if len(ranked) > 1:
                    foil = _foil(found, ranked, speech)
                    yield speech, found.best, foil, number_of(first, speech), sentences(first.ground)


def number_of(judgement, speech):
    """The number of the fact that is told, or None."""
    ways = ("likely", "unlikely", "more", "less", "sure", "never")
    for number, fact in enumerate(speech.facts):
        if fact and any(as_message(fact.say(how)) in parts_of(judgement.fact) for how in ways):
            return number
    return None


def parts_of(message):
    """A message and all messages in its slots."""
    if message is None:
        return []
    inside = [part for _, slot in message.slots if hasattr(slot, "slots") for part in parts_of(slot)]
    return [message, *inside]


def thought(message):
    return as_message(message).key.partition("_")[0]


class Reason:
    """The thoughts of a hint, and which of them speak for one act against another."""

    def __init__(self, speech, best, foil, number, said):
        self.speech, self.best, self.foil, self.number = speech, best, foil, number
        self.acts = [act for act in speech.acts if act != best]
        grounds = {each for act in self.acts for each in self.between(best, act)}
        self.thoughts = [each for each in dict.fromkeys(map(thought, said)) if each in grounds]

    def between(self, act, other):
        return set(map(thought, self.speech.grounds(act, other, self.number)))

    def answers(self, act):
        """True if something that is said speaks for the best act against this one."""
        return bool({*self.thoughts} & self.between(self.best, act))


def reasons(name, seeds):
    for *what, said in hints(name, seeds):
        reason = Reason(*what, said)
        if reason.thoughts:
            yield reason


@pytest.mark.parametrize("name", sorted({*GAMES} - WEIGHED))
def test_no_ground_prefers_another_act_to_the_one_that_it_is_said_of(name, thorough):
    """Low cards are no reason for a 9 if there is a 6, unless another sentence says why it isn’t the 6."""
    seen = 0
    for reason in reasons(name, 60 if thorough else 20):
        speech = reason.speech
        assert not speech.rivals or {reason.best, *speech.rivals} == {reason.best, *speech.acts}
        for act in speech.rivals:
            if not speech.differ(reason.best, act) and not speech.tells_details:
                continue
            if act != reason.best and {*reason.thoughts} & reason.between(act, reason.best):
                assert reason.answers(act), (reason.thoughts, reason.best, act)
        seen += 1
    assert seen > 4


@pytest.mark.parametrize("name", GAMES)
def test_what_tempts_a_newcomer_is_answered_or_nothing_is_said_that_speaks_for_it(name, thorough):
    """What speaks against the next best act only explains it if it doesn’t speak for the tempting act as well."""
    for reason in reasons(name, 60 if thorough else 20):
        obvious, speech = reason.speech.obvious, reason.speech
        if obvious is None or obvious == reason.best or not speech.differ(reason.best, obvious):
            continue
        if reason.between(reason.best, obvious) and reason.answers(obvious):
            continue
        against = {*reason.thoughts} & reason.between(reason.best, reason.foil)
        assert not against or against - reason.between(obvious, reason.foil), (reason.thoughts, reason.best, obvious)


@pytest.mark.parametrize("name", GAMES)
def test_no_ground_contradicts_another(name, thorough):
    for speech, *_, said in hints(name, 60 if thorough else 20):
        keys = [each.key for each in said]
        assert not [(one, other) for one in keys for other in keys if speech.opposed(one, other)]
