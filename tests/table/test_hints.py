"""Hints: from what this person sees, counted, told on the result, and never before other eyes."""

import random
import re
from itertools import count

import pytest

import tenfold
from table.boards import board_of
from table.features.hints.handlers import HINT_S
from table.features.hints.state import Asked, Hint, current, hint_refused
from table.features.hints.words import advised as advice_shown
from table.features.hints.words import spoken_advice
from tenfold import bots
from tenfold.bots import text as reasons_text
from tenfold.bots.advice import advice
from tenfold.bots.bot import ONLY_PLAY, Judgement
from tenfold.bots.reasons import compares
from tenfold.sentences import Person as Seated
from tenfold.testing import random_action
from tests.table.driver import Person, Phone, play_to_the_end, table_of

GAMES = tenfold.registered_games()


def at_a_table(game, kinds="", **settings):
    info = tenfold.game_class(game)
    phone = Phone()
    phone.settings(pace="At once", **settings)
    seats = kinds or "p" + "h" * (min(info.offered_players) - 1)
    phone.start(seats, game=info.long_name, deal=3)
    return phone


def until_there_is_a_choice(phone, person):
    """Play on until a person has to decide between several acts."""
    while hint_refused(phone.session) or len(phone.record.state.legal_actions(phone.session.actor)) < 2:
        assert phone.screen != "result"
        person.act(phone)


def asked(phone):
    """Ask, and wait until it is thought out; the words of the table."""
    phone.send({"type": "hint"})
    for _ in range(10_000):
        if phone.session.memory(Asked).hint.judgements:
            break
        assert "Thinking" in phone.text
        phone.let_timer_run_out()
    assert not phone.model.sheet
    return advised(phone)


def advised(phone):
    """What stands in the place of the question."""
    (slip,) = slips(phone)
    return slip.text


def slips(phone):
    return [element for element in phone.page.elements if "advice" in element.classes]


@pytest.mark.few(2)
@pytest.mark.parametrize("game", GAMES)
def test_somebody_alone_hears_what_the_hard_player_would_do_and_why(game):
    phone = at_a_table(game)
    until_there_is_a_choice(phone, Person(1))
    first_advice = asked(phone)
    seat, record = phone.session.actor, phone.record
    bot = bots.load(record.load_game(), "hard", seed=len(record.entries))
    best, second, *_ = advice(bot, record.state.observation(seat))
    assert phone.session.memory(Asked).hint.judgements[:2] == (best, second)
    phone.tap("Next best")
    assert advised(phone) != first_advice
    phone.tap("Best")
    assert advised(phone) == first_advice
    assert phone.record.meta["hints"] == phone.saved.meta["hints"] == "1"
    assert any(" ".join(sentence.split()) for sentence in phone.heard[-3:])


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_not_for_another_position_with_as_many_moves(game):
    """After another move than the one undone, the old hint would advise cards that aren't in the hand any more."""
    phone, person = at_a_table(game), Person(1)
    while not phone.record.entries:
        person.act(phone)
    until_there_is_a_choice(phone, person)
    asked(phone)
    record, hint, chance = phone.record, phone.session.memory(Asked).hint, random.Random(1)
    assert current(phone.session) is hint
    record.take_back(len(record.entries))
    while len(record.entries) < len(hint.entries):
        action, seat = random_action(record.state, chance)
        record.play(seat, record.state.action_to_string(action))
    assert (*record.entries,) != hint.entries
    assert current(phone.session) is None


def pointed_at(phone):
    return [element.get("data-event") for element in phone.page.elements if "data-pointed" in element.attrs]


@pytest.mark.parametrize("game", ["pig10", "tens"])
def test_the_table_points_at_what_is_told_of_and_no_more_after_the_next_act(game):
    phone, person = at_a_table(game), Person(1)
    until_there_is_a_choice(phone, person)
    best = asked(phone)
    pointed = pointed_at(phone)
    assert pointed
    phone.tap("Next best")
    assert pointed_at(phone) not in ([], pointed)
    phone.send({"type": "hint"})
    assert advised(phone) == best
    assert pointed_at(phone) == pointed
    before = len(phone.record.entries)
    while len(phone.record.entries) == before:
        person.act(phone)
    assert not slips(phone)


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
def test_each_slip_is_short_and_points_at_something(game):
    """Longer ones would take more than four lines on a small phone, and cover the table."""
    phone, person = at_a_table(game), Person(4)
    for _ in range(6):
        until_there_is_a_choice(phone, person)
        asked(phone)
        ground = phone.session.memory(Asked).hint.judgements[0].ground
        if ground:  # that another act is nearly as good would only raise doubts
            assert not re.search("best: (too close|a little)", advised(phone))
            assert not compares(ground) or "best: about as good" not in advised(phone)
        for other in ("Next best", "Best"):
            (larger,) = [*(one.text for one in phone.page.elements if "if-larger" in one.classes), ""][:1]
            assert len(advised(phone).replace(larger, "")) <= len(other) + 115, advised(phone)
            assert len(advised(phone)) <= len(other) + 147, advised(phone)
            assert pointed_at(phone), advised(phone)
            phone.tap(other)
        before = len(phone.record.entries)
        while len(phone.record.entries) == before:
            person.act(phone)


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_and_the_buttons_stay_beneath_a_hint(game):
    """Nothing covers the table: what could be tapped before can be tapped with the hint in sight."""
    phone = at_a_table(game)
    until_there_is_a_choice(phone, Person(1))
    before = [element.get("data-event") for element in phone.page.elements if element.get("data-event")]
    asked(phone)
    after = [element.get("data-event") for element in phone.page.elements if element.get("data-event")]
    assert [event for event in after if "next-hint" not in event] == before


def test_asked_twice_for_one_decision_it_counts_once_and_for_the_next_again():
    phone, person = at_a_table("pig10"), Person(2)
    until_there_is_a_choice(phone, person)
    assert asked(phone) == asked(phone)
    assert phone.record.meta["hints"] == "1"
    before = len(phone.record.entries)
    while len(phone.record.entries) == before:
        person.act(phone)
    until_there_is_a_choice(phone, person)
    asked(phone)
    assert phone.record.meta["hints"] == "2"
    play_to_the_end(phone, person)
    assert "2 hints used in this game." in phone.text


def test_thinking_goes_on_with_the_table_in_sight_and_ends_with_the_next_act():
    phone, person = at_a_table("ten-nine-eight"), Person(3)
    phone.model.clock = count().__next__  # so slow a phone that a slice is one step
    until_there_is_a_choice(phone, person)
    phone.send({"type": "hint"})
    phone.let_timer_run_out()
    assert [timer for timer in phone.timers if timer.startswith("weigh")]
    before = len(phone.record.entries)
    while len(phone.record.entries) == before:
        person.act(phone)
    assert not [timer for timer in phone.timers if timer.startswith("weigh")]
    assert phone.record.meta["hints"] == "1"


@pytest.mark.parametrize("game", GAMES)
def test_a_slow_phone_has_its_hint_in_time(game):
    """Each play-out takes 16 ms here, more than ten times as long as on a quick phone."""
    phone, person = at_a_table(game), Person(3)
    until_there_is_a_choice(phone, person)
    phone.model.clock = clock = count(step=0.008).__next__
    begun = clock()
    assert asked(phone)
    assert HINT_S / 2 < clock() - begun < 1.5 * HINT_S or not phone.session.memory(Asked).hint.judgements[0].error


def test_between_people_a_folded_hand_has_no_hint():
    phone = at_a_table("pig10", "pp")
    assert phone.holding is not None
    phone.send({"type": "hint"})
    assert phone.toast == "No hint now: you have nothing to decide."
    assert "hints" not in phone.record.meta
    phone.take_the_phone()
    assert asked(phone)


def test_the_note_that_there_is_nothing_to_decide_goes_when_there_is():
    phone = Phone()
    phone.settings(pace="Calm")
    phone.start("ph", game="PIG 10", deal=3)
    while not phone.session.computers_play:
        Person(5).act(phone)
    phone.send({"type": "hint"})
    nothing = "No hint now: you have nothing to decide."
    assert phone.toast == nothing
    while hint_refused(phone.session):
        assert phone.toast == nothing
        phone.send(next(event for _, event in phone.timers.values() if event["type"] != "toast-over"))
    assert phone.model.toast is None


def test_before_all_eyes_no_hint_tells_of_a_hand():
    phone, person = at_a_table("ten", "pp"), Person(4)
    while not phone.session.open_turn or phone.session.actor is None:
        person.act(phone)
    phone.send({"type": "hint"})
    assert phone.toast == "No hints on a shared screen: they’d give your hand away."


def test_where_nobody_has_a_hand_everybody_may_hear_it():
    phone = at_a_table("tens", "pp")
    until_there_is_a_choice(phone, Person(5))
    assert phone.session.eyes is None
    assert asked(phone)


def test_a_note_that_makes_no_sense_counts_as_none():
    phone = at_a_table("pig10")
    phone.record.meta["hints"] = "many"
    until_there_is_a_choice(phone, Person(6))
    asked(phone)
    assert phone.record.meta["hints"] == "1"


def test_somebody_alone_is_called_you_and_one_of_several_by_name():
    says_you = []
    for kinds in ("pe", "pp"):
        phone, person = at_a_table("tens", kinds), Person(1)
        while "You" not in (words := asked(phone)) and phone.record.seats[phone.session.actor].name not in words:
            before = len(phone.record.entries)
            while len(phone.record.entries) == before:
                person.act(phone)
            until_there_is_a_choice(phone, person)
        says_you.append("You" in words)
    assert says_you == [True, False]


def test_somebody_alone_need_not_wait_for_what_is_being_shown():
    phone = table_of("Bea", "Ada:easy", hands=["2 3 9", "4 4 4"], turn=1)
    while phone.session.moment is None:
        phone.let_timer_run_out()
    assert phone.session.persons_turn
    phone.tap("Hint")
    assert phone.session.moment is None
    assert phone.session.memory(Asked).hint is not None


def test_a_hint_for_the_only_act_says_so():
    """There is no next best then, on the screen or by voice."""
    only = Judgement(1, "6", None, None, None, ONLY_PLAY, ONLY_PLAY)
    hint, board = Hint((), 0, None, (only,)), board_of("pig10")
    assert "no other choice" in str(advice_shown(hint, board, ["Ada"], alone=True)[1])
    assert "no other choice" in spoken_advice(hint, board, ["Ada"], alone=True)


def test_no_other_act_is_compared_than_the_one_on_the_button():
    """The reason of a hint is often about a third act, because the next best is as good."""

    def act(name):
        return reasons_text.act(act=name)

    def judgement(name, **reason):
        return Judgement(1, name, None, None, None, act(name), act(name), **reason)

    def said(beside, **reason):
        best = judgement("A", beside=reasons_text.next_worse(other=act(beside), loss=reasons_text.a_little), **reason)
        hint = Hint((), 0, None, (best, judgement("B"), judgement("C")))
        return str(advice_shown(hint, board_of("pig10"), ["Ada"], alone=True)[1])

    more = reasons_text.percent(fact=reasons_text.win_game(who=Seated(0), how="more"), own=34, theirs=32)
    assert "(Next best: 32%)" in said("B", fact=more, ground=act("It fits."))
    assert "34% instead of 32%" in said("C", fact=more, ground=act("It fits."))
    assert said("C", ground=act("It fits.")) == "It fits."
    assert "C: a little worse" in said("C")
