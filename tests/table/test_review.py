"""Looking back: from what each seat could know then, kept and forgotten with the game; practice counts nowhere."""

import json
import random
from functools import cache
from pathlib import Path

import pytest

import tenfold
from table.boards import board_of
from table.features.review.handlers import KEPT_EVERY
from table.features.review.state import OpenedDecision, Reviewing, practice_from
from table.look import seen_by_eyes
from tenfold import Record, Seat, bots, review
from tenfold.bots import Bot, Judgement
from tenfold.bots.advice import advice
from tenfold.messages import in_text
from tenfold.review import (
    UNIT,
    account,
    begun,
    close_look,
    curve,
    decision_at,
    digest_of,
    from_text,
    look_back,
    quick_look,
    to_text,
)
from tenfold.testing import random_action
from tests.table.driver import Person, Phone, at_the_result, play_to_the_end
from tests.table.page import Page
from tests.table.test_saves import DAMAGES, damaged

GAMES = tenfold.registered_games()
SAVED = sorted((Path(__file__).parent.parent / "engine" / "saved").glob("*.json"))
LEVELS = {"p": None, "e": "easy", "m": "medium", "h": "hard"}


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    """Fewer decisions and worlds than people get: what is tested here does not depend on them."""
    monkeypatch.setattr(review, "SCANNED", 24)
    monkeypatch.setattr(review, "QUICK", 1.0)
    monkeypatch.setattr(review, "CLOSE", 2.0)


@cache
def text_of(game, kinds="", seed=3):
    """A whole game, people playing like the easy level, as it is saved."""
    kinds = kinds or "p" + "m" * (min(tenfold.game_class(game).offered_players) - 1)
    seats = [
        Seat(f"Player {'ABCDEFGH'[seat]}", "person" if kind == "p" else "bot", LEVELS[kind])
        for seat, kind in enumerate(kinds)
    ]
    record = Record(game, seats=seats, seed=seed)
    players = [bots.load(record.load_game(), LEVELS[kind] or "easy", seed) for kind in kinds]
    while not record.finished:
        for seat in record.state.seats_to_act():
            decision = players[seat].choose(record.state.observation(seat))
            if decision is not None:
                record.play(seat, decision.text)
                break
    return record.to_json()


def played(game, kinds="", seed=3):
    return Record.from_json(text_of(game, kinds, seed))


def think(phone, most=100_000):
    """Let it think to the end, or for this many slices."""
    for _ in range(most):
        if not any(timer.startswith("think-back") for timer in phone.timers):
            return
        phone.let_timer_run_out()


def looked_back_at(record, **store):
    phone = at_the_result(record, **store)
    phone.tap("Review")
    think(phone)
    return phone


def reviewing(phone):
    """The open review; practice from one of its decisions can be on top of it."""
    return next((screen for screen in phone.model.stack if isinstance(screen, Reviewing)), None)


def back_of(record):
    """All of it at once, without a screen."""
    back = begun(record)
    for _ in look_back(record, back, board_of(record.game).part):
        pass
    return back


# What is told.


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_looked_back_at_and_told(game):
    record = played(game)
    phone = looked_back_at(record)
    assert phone.screen == "looking-back"
    back = reviewing(phone).back
    assert back == back_of(record)
    assert back.is_over
    assert back.looks
    chart = next(part for part in phone.page.all("svg", role="img") if "chart" in part.classes)
    assert chart.get("aria-label").startswith("Chances of winning: You 5")
    assert len(phone.sending("open-decision")) == len(back.mistakes(0)[:3]) + len(back.finds(0)[:1])
    assert "Your chance of winning went from 50% to" in phone.text
    assert phone.heard[-1] == "The review is done."


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_every_line_goes_from_a_fair_share_to_the_result(game):
    record = played(game)
    back = back_of(record)
    for seat in range(len(record.seats)):
        line = curve(record, back, seat)
        assert line[0] == (0.0, 1 / len(record.seats))
        assert line[-1] == (1.0, review.victory_of(record, seat) / UNIT)
        assert all(0 <= share <= 1 and 0 <= chance <= 1 for share, chance in line)
        assert [share for share, _ in line] == sorted({share for share, _ in line})
        found = account(record, back, seat)
        assert found.end == found.share - found.mistakes + found.rest


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_only_what_is_more_than_chance_is_told_and_of_people_alone(game):
    record = played(game, seed=5)
    back = back_of(record)
    assert {look.seat for look in back.looks} == {0, 1}
    assert all(look.seat == 0 and look.cost > 0 for look in back.close)
    for look in back.close:
        decision = decision_at(record, look.entry)
        assert look.seat == decision.seat
        assert (look.act == decision.text) is look.find


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_depends_on_nothing_that_the_seat_did_not_know(game):
    """The same decision among other hidden cards is told in the same words."""
    record, chance = (
        played(game, "pp" if 2 in tenfold.game_class(game).offered_players else "", seed=4),
        random.Random(1),
    )
    rng = random.Random(2)
    numbers = review._plan(record, {0, 1})
    try:
        while True:
            next(numbers)
    except StopIteration as done:
        planned = done.value
    other = 0
    for number in chance.sample(planned, 6):
        decision = decision_at(record, number)
        world = record.load_game().sample_state(decision.seen, rng)
        swapped = decision._replace(state=world)
        assert swapped.seen == decision.seen
        other += world.serialize() != decision.state.serialize()
        assert at_once(quick_look(swapped, 20, compare=True)) == at_once(quick_look(decision, 20, compare=True))
        assert at_once(close_look(swapped, 40)) == at_once(close_look(decision, 40))
    assert other


def at_once(looking):
    try:
        while True:
            next(looking)
    except StopIteration as done:
        return done.value


def test_a_game_of_computers_has_its_curve_and_nothing_else():
    phone = looked_back_at(played("pig10", "mmm"))
    assert phone.sending("open-decision") == []
    assert any("chart" in part.classes for part in phone.page.all("svg", role="img"))


def test_hints_and_moves_taken_back_are_told():
    record = played("pig10")
    record.meta["hints"] = "2"
    phone = looked_back_at(record)
    assert "2 hints used in this game." in phone.text


def test_who_shares_the_victory_shares_the_end():
    record = played("pig10")
    account_of = account(record, begun(record), 0)
    assert account_of.mistakes == 0
    assert account_of.end in (0, 500, 1000)


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_records_of_older_versions_are_looked_back_at(path):
    rows = [row["record"] for row in json.loads(path.read_text()) if "record" in row]
    assert rows
    for row in rows[:2]:
        record = Record.from_json(json.dumps(row))
        hurry_to_the_end(record)
        assert back_of(record).is_over


def hurry_to_the_end(record, left=0):
    """Play a record on at random, until it is over or almost over."""
    state, chance, acts = record.state.clone(), random.Random(1), []
    while not state.is_terminal():
        action, seat = random_action(state, chance, hurry=True)
        acts.append((seat, state.action_to_string(action)))
        state.apply_action(action, seat)
    for seat, text in acts[: len(acts) - left]:
        record.play(seat, text)


# Interrupted.


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_stopped_anywhere_it_goes_on_where_it_was(game):
    record = played(game)
    whole = back_of(record)
    back, text, chance = begun(record), to_text(begun(record), game), random.Random(game)
    for _ in range(1000):
        if back.is_over:
            break
        back = from_text(text, record)
        before = back.steps
        for _ in look_back(record, back, board_of(record.game).part):
            if back.steps > before + chance.randrange(4):
                break
        assert back.steps > before or back.planned is not None
        text = to_text(back, game)
        assert from_text(text, record) == back
    assert back == whole


def test_a_phone_killed_while_thinking_goes_on_from_what_was_kept(monkeypatch):
    monkeypatch.setattr("table.features.review.handlers.SLICE", 0.0)
    record = played("ten-nine-eight")
    phone = at_the_result(record)
    phone.tap("Review")
    while reviewing(phone).back.steps < KEPT_EVERY + 1:
        phone.let_timer_run_out()
    again = phone.killed()
    again.tap("Your games")
    again.tap(again.sending("open")[0])
    again.tap("Review")
    assert reviewing(again).back.steps >= KEPT_EVERY
    monkeypatch.undo()


def test_it_can_be_stopped_left_and_gone_on_with(monkeypatch):
    monkeypatch.setattr("table.features.review.handlers.SLICE", 0.0)
    phone = at_the_result(played("pig10"))
    phone.tap("Review")
    while reviewing(phone).back.done == 0:
        phone.let_timer_run_out()
    assert 0 < reviewing(phone).back.done < 100
    phone.tap("Stop")
    assert "Stopped" in phone.text
    assert not [timer for timer in phone.timers if timer.startswith("think-back")]
    steps = reviewing(phone).back.steps
    phone.tap("Result")
    assert phone.screen == "result"
    phone.tap("Review")
    assert reviewing(phone).back.steps == steps
    phone.tap("Continue")
    think(phone)
    assert reviewing(phone).back.is_over
    phone.send({"type": "back"})
    assert phone.screen == "result"


def test_nothing_is_thought_while_the_result_stands():
    phone = at_the_result(played("pig10"))
    phone.tap("Review")
    phone.tap("Result")
    assert not phone.timers


def test_kept_it_is_not_thought_again():
    phone = looked_back_at(played("pig10"))
    again = phone.killed()
    again.tap("Your games")
    again.tap(again.sending("open")[0])
    again.tap("Review")
    assert not again.timers
    assert again.text == phone.text


@pytest.mark.thorough
@pytest.mark.quick("cut short", "other version", "one number more")
@pytest.mark.parametrize("damage", [*DAMAGES, "other version", "one number more"])
def test_a_damaged_or_foreign_one_is_thought_again(damage, monkeypatch):
    record = played("pig10")
    good = to_text(back_of(record), "pig10")
    if damage == "other version":
        monkeypatch.setattr(review, "VERSION", review.VERSION + 1)
        text = good
    elif damage == "one number more":
        data = json.loads(good)
        data["looked"] += 1
        text = json.dumps(data)
    else:
        text = damaged(good, damage)
    assert from_text(text, record) == begun(record)
    phone = looked_back_at(record, **{"back:left": text})
    assert reviewing(phone).back.is_over


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "spoilt",
    [
        {"looked": -1},
        {"looked": 10_000},
        {"looked_closely": 99},
        {"planned": [10**6]},
        {"planned": "x"},
        {"looks": [[1, 2]]},
        {"looks": [[0, 9, 0, 0, 0, 0, 0]]},
        {"close": [[0, 0, 1, 0, 0, 0, "", "x", [], [], []]]},
        {"close": [[0, 0, True, 0, 0, 0, "", "x", [{"person": 9}], [], []]]},
    ],
)
def test_one_whose_fields_make_no_sense_is_thought_again(spoilt):
    record = played("pig10")
    assert from_text(kept_with(record, spoilt), record) == begun(record)


def kept_with(record, changes):
    """A whole look back as it is kept, with some of its fields changed."""
    data = json.loads(to_text(back_of(record), "pig10")) | changes
    del data["digest"]
    return json.dumps(data | {"digest": review.fingerprint(review.canonical(data))})


def test_messages_that_were_kept_are_read_and_sentences_are_none():
    record = played("pig10")
    why = {"say": "pig10.event_begin", "with": {"who": {"person": 0}}}
    kept = [0, 0, True, 0, 0, 0, "", "x", why, why, why, 0]
    assert in_text(from_text(kept_with(record, {"close": [kept]}), record).close[0].why, ["Ada"]) == "Ada starts"
    kept[8] = ["a finished sentence"]
    assert from_text(kept_with(record, {"close": [kept]}), record) == begun(record)


def claimed(record, entry, verdict):
    """The record as if a hint had said this of the act played there, beside the better one."""
    copy, moves = Record.from_json(record.to_json()), [*record.entries]
    close = back_of(record).close_at(entry)
    copy.take_back(len(moves) - entry)
    state, seat = copy.state, moves[entry].seat
    best, lesser = (
        Judgement(state.string_to_action(words), words, 0.0, 0.5, 1.0, (), (), said, loss)
        for words, said, loss in (
            (close.act, "best", 0.0),
            (moves[entry].action, verdict, 6.0 if verdict == "worse" else 0.1),
        )
    )
    review.keep_hint(copy, seat, [best, lesser])
    for move in moves[entry:]:
        copy.play(move.seat, move.action)
    return copy


def test_what_a_hint_called_as_good_is_no_mistake_and_what_it_called_worse_stays_one():
    record = played("pig10")
    entry = next(look.entry for look in back_of(record).mistakes(0) if look.cost > 3 * UNIT)
    assert back_of(claimed(record, entry, "as good")).close_at(entry) is None
    assert back_of(claimed(record, entry, "worse")).close_at(entry) is not None


def test_a_hint_for_other_moves_says_nothing_of_these():
    record = played("pig10")
    entry = next(look.entry for look in back_of(record).mistakes(0) if look.cost > 3 * UNIT)
    hinted = claimed(record, entry, "as good")
    assert review.hint_at(hinted, entry) is not None
    note = hinted.meta["advice 0"]
    hinted.meta["advice 0"] = note.replace(note.partition(";")[0], f"{entry},00000000")
    assert review.hint_at(hinted, entry) is None
    hinted.meta["advice 0"] = note.replace("b", "x")
    assert review.hint_at(hinted, entry) is None


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_hints_makes_no_mistake(game):
    """Of acts that a hint called best or about as good none is told as a mistake afterwards."""
    kinds = "m" * (min(tenfold.game_class(game).offered_players) - 1)
    seats = [Seat("Ada"), *[Seat(f"B{number}", "bot", "medium") for number, _ in enumerate(kinds)]]
    record = Record(game, seats=seats, seed=11)
    rng = random.Random(3)
    followed = 0
    while not record.finished and len(record.entries) < 400:
        for seat in record.state.seats_to_act():
            seen = record.state.observation(seat)
            bot = bots.load(record.load_game(), "hard" if seat == 0 else "medium", seed=len(record.entries))
            if seat or len(seen.legal) < 2:
                decision = bot.choose(seen, 2)
                act = decision.text if decision else None
            else:
                judgements = advice(bot, seen, 100)
                review.keep_hint(record, seat, judgements)
                fine = [each for each in judgements if each.verdict in {"best", "as good"}]
                chosen = rng.choice(fine)
                followed += chosen is not judgements[0]
                act = None if chosen.action is None else chosen.text
            if act is not None:
                record.play(seat, act)
                break
    if record.finished:
        back = back_of(record)
        assert not back.mistakes(0)
        assert back.looks
    assert followed


def test_that_of_another_game_is_not_taken_for_this_one():
    one, other = played("pig10", seed=3), played("pig10", seed=4)
    assert digest_of(one) != digest_of(other)
    assert from_text(to_text(back_of(one), "pig10"), other) == begun(other)


def test_when_the_end_is_taken_back_and_played_again_it_is_thought_again():
    phone = looked_back_at(played("pig10"))
    phone.tap("Result")
    phone.send({"type": "undo"})
    assert phone.screen == "play"
    phone.send({"type": "look-back"})
    assert phone.screen == "play"
    play_to_the_end(phone, Person(8))
    phone.tap("Review")
    assert reviewing(phone).back.digest == digest_of(phone.record)


def test_a_full_disk_is_told_and_nothing_is_lost():
    phone = at_the_result(played("pig10"))
    phone.full = True
    phone.tap("Review")
    think(phone)
    assert reviewing(phone).back.is_over
    assert "isn’t being saved" in phone.text


# Players that cannot weigh.


class Mute(Bot):
    """Chooses without calculating."""

    def _think(self, observation, rng, budget):
        yield from ()
        return bots.Decision(observation.legal[0].action, observation.legal[0].text, "")


def test_a_computer_player_that_cannot_weigh_says_so(monkeypatch):
    record = played("pig10")
    monkeypatch.setattr(bots._BOTS, "load", lambda _name: Mute)
    phone = looked_back_at(record)
    assert reviewing(phone).back.cannot_weigh
    assert "can’t review your moves" in phone.text
    assert phone.sending("open-decision") == []


def test_where_there_are_no_computer_players_nothing_is_offered(monkeypatch):
    monkeypatch.setattr(bots, "registered_bots", lambda: ())
    phone = at_the_result(played("pig10"))
    assert not phone.has_button("Review")
    phone.send({"type": "look-back"})
    assert phone.screen == "result"


# Only when it is over.


def test_it_is_closed_while_a_game_goes_on():
    phone = Phone()
    phone.start("pp", deal=7)
    phone.send({"type": "look-back"})
    assert reviewing(phone) is None
    for kind in ("think-back", "stop-back", "go-on-back", "open-decision", "try-better", "practice", "result"):
        phone.send({"type": kind, "entry": 1})
        assert phone.screen == "handover"


# Practice.


def practising(game, seed=3):
    """A phone on which a decision has been opened."""
    phone = looked_back_at(played(game, seed=seed))
    phone.tap(phone.sending("open-decision")[0])
    return phone


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
def test_a_decision_opens_as_it_was_and_is_played_on_from(game):
    phone = practising(game)
    origin = reviewing(phone).session.record
    assert isinstance(phone.session, OpenedDecision)
    close = phone.session.decision
    decision = decision_at(origin, close.entry)
    assert phone.screen == "play"
    assert phone.record.state.observation(close.seat) == decision.seen
    assert not phone.timers, "nothing goes on by itself"
    assert "As it was" in phone.text
    assert "Chosen: " in phone.text
    sign = board_of(game).draw(seen_by_eyes(phone.session, phone.model.settings)).bar
    labels = {part.get("aria-label") for part in Page(str(sign or "")).elements} - {None}
    assert labels <= {part.get("aria-label") for part in phone.page.elements}, "a sign needed to judge the play"
    before = dict(phone.store)
    phone.tap("Review")
    assert phone.screen == "looking-back"
    assert phone.store == before, "nothing was played, nothing is kept"
    phone.tap(phone.sending("open-decision")[0])
    phone.tap(phone.sending("try-better")[0])
    assert phone.record.entries[0] == (close.seat, close.act)
    assert "As it was" not in phone.text
    assert phone.saved == phone.record
    assert [who.kind for who in phone.record.seats].count("person") == 1


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
def test_practice_counts_nowhere_from_its_first_move_to_its_end(game):
    phone = practising(game)
    before = {key: phone.store[key] for key in ("game:left", "back:left", "puzzles") if key in phone.store}
    listed = [line for line in phone.model.games if line.finished]
    phone.tap(phone.sending("try-better")[0])
    line = phone.model.games[0]
    assert (line.practice, line.finished, line.match) == ("left", False, line.id)
    again = phone.killed()
    assert again.page.one(id="resume").text.startswith(f"{tenfold.game_class(game).long_name} practice: ")
    again.go_on()
    assert again.record == phone.record
    play_to_the_end_of(again)
    assert "Practice game: it doesn’t count." in again.text
    assert [line for line in again.model.games if line.finished] == listed
    lists = ("open", "history", "settings")
    assert {key: text for key, text in again.store.items() if key not in lists} == before
    again.send({"type": "rematch"})
    assert again.screen == "result"
    again.tap("Again")
    assert again.record.entries == []
    assert again.record.start == phone.record.start
    assert again.screen == "play"


@pytest.mark.parametrize("way", [{"type": "back"}, "Review"])
def test_out_of_practice_the_way_leads_back_to_where_it_came_from(way):
    phone = practising("pig10")
    phone.tap(phone.sending("try-better")[0])
    phone.let_timer_run_out()
    if way == "Review":
        phone.tap(way)
    else:
        phone.send(way)
    assert phone.screen == "looking-back"


def play_to_the_end_of(phone):
    """Quickly, off the phone."""
    record = phone.record
    hurry_to_the_end(record, left=1)
    phone.store[f"game:{phone.session.id}"] = record.to_json()
    phone.boot()
    phone.settings(pace="At once")
    phone.go_on()
    play_to_the_end(phone, Person(2))


def test_from_the_result_of_practice_the_way_leads_back_even_after_a_restart():
    phone = practising("pig10")
    phone.tap(phone.sending("try-better")[0])
    play_to_the_end_of(phone)
    phone.tap("Review")
    assert phone.screen == "looking-back"
    assert phone.session.id == "left"
    assert phone.sending("open-decision")


def test_practice_played_again_shows_the_decision_again():
    phone = practising("pig10")
    decision = phone.session.decision
    phone.tap(phone.sending("try-better")[0])
    play_to_the_end(phone, Person(2))
    phone.tap("Again")
    assert "As it was" in phone.text
    assert phone.session.decision == decision
    assert not phone.timers
    phone.tap("Review")
    assert phone.screen == "looking-back"


def test_practice_whose_end_is_taken_back_is_kept_again():
    phone = practising("pig10")
    phone.tap(phone.sending("try-better")[0])
    play_to_the_end_of(phone)
    assert f"game:{phone.session.id}" not in phone.store
    phone.send({"type": "undo"})
    assert phone.saved == phone.record
    assert phone.model.games[0].practice == "left"


def test_practice_that_ended_before_it_could_be_forgotten_is_forgotten_at_the_next_start():
    record = played("pig10")
    back = back_of(record)
    entry = next(look.entry for look in back.close)
    own = practice_from(record, "left", decision_at(record, entry))
    while not own.finished:
        own.play(own.state.current_player(), own.state.action_to_string(own.state.legal_actions()[0]))
    phone = Phone(store={"game:1-00000a": own.to_json(), "game:left": record.to_json()})
    assert "game:1-00000a" not in phone.store
    assert [line.id for line in phone.model.games] == ["left"]


def test_practice_of_a_game_that_is_gone_can_still_be_played_once_more():
    phone = practising("pig10")
    phone.tap(phone.sending("try-better")[0])
    phone.send({"type": "home"})
    phone.send({"type": "forget", "match": "left"})
    phone.go_on()
    play_to_the_end_of(phone)
    assert not phone.has_button("Review")
    assert phone.has_button("Again")


def test_a_position_carries_nothing_but_itself():
    record = played("ten-nine-eight")
    record.meta |= {"match": "2 3 1 0 1 0", "match-of": "left", "contest": "1/1/0", "hints": "4"}
    own = practice_from(record, "left", decision_at(record, 20))
    assert own.meta == {"practice": "left 20"}
    assert own.seed is None
    assert own.start == json.loads(decision_at(record, 20).state.serialize())


def test_people_of_a_game_become_computers_but_for_the_one_who_asks():
    record = played("pig10", "pppe")
    number = next(number for number, entry in enumerate(record.entries) if entry.seat == 1)
    own = practice_from(record, "left", decision_at(record, number))
    assert [(who.kind, who.level) for who in own.seats] == [
        ("bot", "hard"),
        ("person", None),
        ("bot", "hard"),
        ("bot", "easy"),
    ]


# Forgetting.


def test_forgetting_a_game_forgets_the_look_back():
    phone = looked_back_at(played("pig10"))
    assert "back:left" in phone.store
    phone.send({"type": "home"})
    phone.send({"type": "forget", "id": "left"})
    assert not {"back:left", "game:left"} & set(phone.store)


# In words.


@pytest.mark.parametrize(
    ("winner", "other", "since"),
    [
        ([0.5, 0.52, 0.7, 0.9], [0.5, 0.48, 0.3, 0.1], 0.5),  # a hair ahead is not ahead
        ([0.7, 0.7, 0.7, 0.9], [0.3, 0.3, 0.3, 0.1], 0.0),
        ([0.7, 0.3, 0.45, 0.5], [0.3, 0.7, 0.55, 0.5], None),
    ],
)
def test_the_winner_was_ahead_since_it_was_clear(winner, other, since):
    shares = (0.1, 0.3, 0.5, 0.8)
    curves = [[(0.0, 0.5), *zip(shares, line, strict=True), (1.0, end)] for line, end in ((winner, 1.0), (other, 0.0))]
    assert review.ahead_since(curves, 0) == since


def test_an_opened_mistake_tells_again_what_was_told_of_it():
    phone = looked_back_at(played("pig10"))
    back = reviewing(phone).back
    mistakes = [
        (row, back.close_at(json.loads(row.get("data-event"))["entry"])) for row in phone.sending("open-decision")
    ]
    row, close = next((row, close) for row, close in mistakes if close.why)
    why = in_text(close.why, reviewing(phone).session.names)
    assert why[1:] in row.text
    phone.tap(row)
    assert why[1:] in phone.text
    phone.tap("The move played")
    assert why[1:] in phone.sheet.text
    assert "Better: " in phone.sheet.text
    phone.tap("To the table")
    assert phone.has_button("Try it")


def test_of_more_mistakes_than_are_told_the_heading_says_so():
    record = played("pig10")
    phone = looked_back_at(record)
    back = reviewing(phone).back
    some = next(look for look in back.close if not look.find)
    back.close[:] = [some._replace(entry=entry) for entry in range(5)]
    phone.send({"type": "result"})
    phone.tap("Review")
    assert "The 3 costliest of 5 mistakes" in phone.text
    assert len(phone.sending("open-decision")) == 3


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_every_row_names_what_was_played_and_what_was_better(game):
    phone = looked_back_at(played(game))
    names = phone.session.names
    for row in phone.sending("open-decision"):
        close = reviewing(phone).back.close_at(json.loads(row.get("data-event"))["entry"])
        assert f" {'brought' if close.find else 'cost'} " in row.text
        assert ("The obvious play: " if close.find else "Better: ") in row.text
        assert in_text(close.lesser, names)
