"""Lessons: every one can be played by its script, by taps, and after every interruption; a broken one is found."""

import json
import re
from dataclasses import replace

import pytest

import tenfold
from table.boards import Seen, board_of
from table.features.lessons import trial
from table.features.lessons.keeping import from_games
from table.features.lessons.state import PATIENCE, learnt, seat_of
from table.features.lessons.trial import LessonError
from table.games.pig10 import BOARD
from table.lessons import Ask, Lesson, Plays, Say, pieces
from table.speech import said_aloud
from tests.table.conformance import shape_of
from tests.table.driver import Phone
from tests.table.page import check_plain

GAMES = tenfold.registered_games()
LESSONS = [(game, lesson.id) for game in GAMES for lesson in board_of(game).lessons()]
A_LESSON_EACH = "tenstuff-end", "tens-last", "ten-stakes", "pig10-end", "ten-nine-eight-points"


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_followed_to_its_end(game):
    trial.check(game)


def at_the_set_up(game="pig10", **env):
    phone = Phone(**env)
    phone.tap("Skip this question")
    phone.set_up("pe", game=tenfold.game_class(game).long_name)
    return phone


def in_lesson(ident="bare", game="pig10", phone=None):
    """A phone on which this lesson has just been tapped in the list."""
    phone = phone or at_the_set_up(game)
    phone.tap(lessons_row(phone))
    phone.tap(next(row for row in phone.sending("lesson") if json.loads(row.get("data-event"))["id"] == ident))
    return phone


def lessons_row(phone):
    return next(row for row in phone.sending("sheet") if "lessons" in row.get("data-event"))


def steps(phone):
    """Play the lesson by taps alone, and stop before each tap or wait. Raise `AssertionError` if it doesn’t end."""
    learning = phone.session.learning
    for _ in range(2000):
        yield phone
        learning = phone.session.learning
        if phone.session.moment is None and learning.is_over:
            return
        forward = phone.sending("lesson-on") or phone.sending("go-on")
        if phone.timers:
            phone.let_timer_run_out()
        elif forward:
            phone.tap(forward[0])
        else:
            follow(phone)
    raise AssertionError("the lesson does not end")


def follow(phone):
    """Tap what is pointed at after some other plays."""
    phone.session.learning.missed = PATIENCE
    phone.send({"type": "toast-over"})
    begins = phone.sending("begin-turn")
    marked = [part for part in phone.page.elements if "data-pointed" in part.attrs and phone.page.can_be_touched(part)]
    phone.tap((marked or begins)[0])


def to_the_end(phone):
    for _ in steps(phone):
        pass
    return phone


def until(phone, kind):
    """Play on to the next step of a kind."""
    return next(
        phone for _ in steps(phone) if isinstance(phone.session.learning.now, kind) and not phone.session.moment
    )


def slip(phone):
    found = phone.page.find(lambda part: (part.get("id") or "").startswith("lesson-") and "toast" in part.classes)
    return found.text


# Every lesson.


@pytest.mark.thorough
@pytest.mark.quick(*A_LESSON_EACH)
@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_every_lesson_is_played_by_taps_and_every_page_of_it_is_whole(game, ident):
    phone = in_lesson(ident, game)
    phone.watchers.append(lambda phone: check_plain(phone.html, largest=220_000))
    to_the_end(phone)
    assert learnt(phone.model)[game].done == [ident]
    assert not learnt(phone.model)[game].left
    assert not phone.model.games
    assert not [key for key in phone.store if key.startswith("game:")]


@pytest.mark.thorough
@pytest.mark.quick(*A_LESSON_EACH)
@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_where_a_card_or_seat_is_to_be_tapped_no_lit_button_does_something_else(game, ident):
    """A choice between two buttons may light either; one that has to be found on the table is not outshone."""
    phone = in_lesson(ident, game)
    asked = 0
    for _ in steps(phone):
        now = phone.session.learning.now
        if not isinstance(now, Ask) or phone.session.moment or phone.session.picked:
            continue
        asked += 1
        events = [(part, json.loads(part.get("data-event"))) for part in phone.sending("play")]
        acts = [(part, ", ".join(event.get("actions") or [event.get("action", "")])) for part, event in events]
        lit = [part.text for part, _ in acts if "lit" in part.classes]
        assert not lit or {act for _, act in acts} & {*now.accept}, f"{lit} where {now.accept} is asked for"
    assert asked


@pytest.mark.thorough
@pytest.mark.quick("pig10-end")
@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_killed_at_any_step_it_goes_on_there(game, ident):
    phone = in_lesson(ident, game)
    for number, _ in enumerate(steps(phone)):
        learning = phone.session.learning
        if learning.is_over:
            continue
        again = phone.killed()
        again.set_up("pe", game=tenfold.game_class(game).long_name)
        again.tap("Continue learning")
        its_own = again.session.learning
        assert (its_own.step, its_own.answers) == (learning.step, learning.answers)
        assert again.record.state.serialize() == phone.record.state.serialize()
        if not (phone.session.moment or phone.session.picked or phone.toast or phone.sheet):
            assert shape_of(again) == shape_of(phone)
        if number % 7 == 0:
            to_the_end(again)


@pytest.mark.thorough
@pytest.mark.quick(*A_LESSON_EACH)
@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_every_sentence_is_said_once_in_words(game, ident):
    phone = in_lesson(ident, game)
    said = [phone.step["say"]]
    phone.watchers.append(lambda phone: said.append(phone.step["say"]))
    to_the_end(phone)
    tellings = phone.session.learning.lesson.tellings
    assert len(list(filter(None, said))) == len(tellings) + 1


def gaps(game, lesson):
    """Yield what happens from each sentence of a lesson to the next: the states before and after, and that sentence."""
    answers, record = iter(accepted_of(lesson)), lesson.begin(game, NAMES[: lesson.players])
    before, acts = record.state.clone(), 0
    for step in lesson.steps:
        if isinstance(step, Plays):
            record.play(step.seat, step.action)
            continue
        yield before, record.entries[acts:], record.state, step.text
        before, acts = record.state.clone(), len(record.entries)
        if isinstance(step, Ask):
            for act in next(answers).split(", "):
                record.play(seat_of(record.state, act), act)
    yield before, record.entries[acts:], record.state, lesson.learnt


NAMES = ["You", "Ada", "Blaise"]


def accepted_of(lesson):
    return [step.accept[0] for step in lesson.steps if isinstance(step, Ask)]


def lost_in_pig10(before, _, after):
    """Cards that another player wins."""
    won = [new - old for old, new in zip(before.scores(), after.scores(), strict=True)]
    return [NAMES[seat] for seat in (1, 2) if won[seat] and not won[0]]


RANK_NAMES = {"A": "ace", "J": "jack", "Q": "queen", "K": "king", "T": "10"}


def lost_in_tens(before, entries, _):
    """A discard that another player takes: they want it."""
    found, discard = [], None
    state = before.clone()
    for seat, action in entries:
        if action == "take 0":
            discard = state.observation(None).stacks[0][-1]
            found += [NAMES[seat], RANK_NAMES.get(discard[0], discard[0])]
        state.apply_action(state.string_to_action(action), seat)
    return found


def lost_in_ten(before, entries, after):
    """Points, and a card that another player buys."""
    old, new = before.observation(0), after.observation(0)
    points = new.scores[0] + 2 * new.chips[0] - old.scores[0] - 2 * old.chips[0]
    bids = [seat for seat, action in entries if seat and action.startswith(("open 0", "bid", "swap 0"))]
    sold = [NAMES[bids[-1]]] if any(action.startswith("open 0") for _, action in entries) else []
    return [*sold, *([f"{points} points"] if points > 0 and not after.is_terminal() else [])]


def lost_in_ten_nine_eight(before, _, after):
    """A trick more than bid."""
    old, new = before.observation(0), after.observation(0)
    own, bid = new.tricks[0], new.bids[0]
    return ["trick"] if bid is not None and own > bid and own > old.tricks[0] else []


def lost_in_tenstuff(before, entries, after):
    """Cards that another player makes the learner take."""
    state, found = before.clone(), []
    for seat, action in entries:
        held = len(state.observation(0).hand)
        state.apply_action(state.string_to_action(action), seat)
        if seat and len(state.observation(0).hand) > held:
            found.append(NAMES[seat])
    return found


LOST = {
    "pig10": lost_in_pig10,
    "tens": lost_in_tens,
    "ten": lost_in_ten,
    "ten-nine-eight": lost_in_ten_nine_eight,
    "tenstuff": lost_in_tenstuff,
}
"""What a learner can lose from one sentence to the next, as the words that the next sentence then has to say."""


@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_no_one_who_follows_a_lesson_loses_anything_without_a_word_about_it(game, ident):
    lesson = next(lesson for lesson in board_of(game).lessons() if lesson.id == ident)
    for before, entries, after, sentence in gaps(game, lesson):
        said = said_aloud(pieces(sentence), board_of(game), NAMES)
        for word in LOST[game](before, entries, after):
            assert word in said, f"after {entries}: {said}"


@pytest.mark.parametrize("game", LOST)
def test_every_game_has_a_lesson_in_which_the_learner_loses_something(game):
    """Otherwise, the test above would test nothing."""
    lost = [LOST[game](*gap[:3]) for lesson in board_of(game).lessons() for gap in gaps(game, lesson)]
    assert any(lost) is (game != "ten-nine-eight")


@pytest.mark.thorough
@pytest.mark.quick(*A_LESSON_EACH)
@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_a_lesson_ends_with_what_the_learner_can_do_now_and_a_sound_and_leads_into_a_game(game, ident):
    phone = in_lesson(ident, game)
    to_the_end(phone)
    assert [effect["name"] for effect in phone.effects if effect["type"] == "sound"] == ["win"]
    assert re.search(r"\b(?:you can|you know|you’ve)\b", slip(phone), re.IGNORECASE)
    lesson, names = phone.session.learning.lesson, phone.session.names
    phone.tap(phone.sending("first-game")[0])
    assert phone.screen == "play"
    assert not phone.session.taught
    record = phone.record
    assert phone.session.names == names
    assert [seat.level for seat in record.seats] == [None, *["easy"] * (lesson.players - 1)]
    assert {**record.options, **lesson.options} == record.options
    assert record.seed is not None
    assert record.start is None
    assert [key for key in phone.store if key.startswith("game:")]


@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_a_lesson_never_asks_for_a_card_that_would_play_itself_in_a_game(game, ident):
    lesson = next(lesson for lesson in board_of(game).lessons() if lesson.id == ident)
    record, answers = lesson.begin(game, NAMES[: lesson.players]), iter(accepted_of(lesson))
    for step in lesson.steps:
        if isinstance(step, Plays):
            record.play(step.seat, step.action)
        elif isinstance(step, Ask):
            seen = Seen(game=record.load_game(), obs=record.state.observation(0), names=NAMES)
            assert board_of(game).automatic(seen) is None, str(step.text)
            for act in next(answers).split(", "):
                record.play(seat_of(record.state, act), act)


def test_before_its_end_a_lesson_leads_into_no_game():
    phone = until(in_lesson(), Ask)
    phone.send({"type": "first-game"})
    assert phone.session.learning


# What one meets.


def test_a_game_never_played_offers_its_first_lesson_and_nothing_else_is_lit():
    phone = at_the_set_up()
    assert "New to PIG 10?" in phone.text
    (lit,) = [part for part in phone.page.buttons if "lit" in part.classes]
    assert phone.page.name(lit) == "Learn by playing"
    phone.tap(lit)
    assert phone.page.one("h1").text.startswith(str(BOARD.lessons()[0].title))
    phone.tap("Leave the lesson")
    assert "New to PIG 10?" not in phone.text
    assert phone.has_button("Continue learning")


def test_whoever_has_played_a_game_finds_its_lessons_in_the_list_only():
    phone = Phone()
    phone.start("pe", deal=3)
    phone.tap("Leave the table")
    phone.set_up("pe")
    assert "New to PIG 10?" not in phone.text
    assert "3 short lessons" in phone.text
    assert "lit" in phone.sending("start")[0].classes


def test_a_play_that_is_not_asked_for_gets_its_reason_and_changes_nothing():
    phone = until(in_lesson("special"), Ask)
    before = phone.record.to_json()
    phone.tap(phone.card("4"))
    phone.tap(phone.sending("play")[0])
    assert slip(phone) == phone.heard[-1] == "8 and 4 make 12: Blaise would take it all. Send the middle back to 0."
    assert phone.record.to_json() == before
    phone.tap(phone.card("4"))
    assert slip(phone).startswith("A 0 is a frog")
    phone.tap(phone.sending("play")[0])
    assert phone.session.learning.missed == PATIENCE
    assert [part.text for part in phone.page.elements if "data-pointed" in part.attrs] == ["0"]
    phone.tap(phone.card("frog, 0"))
    phone.tap(phone.sending("play")[0])
    assert phone.record.entries == [(0, "0")]


def test_while_something_is_said_a_card_answers_and_stays():
    phone = in_lesson()
    phone.tap(phone.sending("touch")[0])
    assert phone.toast == "Nothing to play yet. Tap the button below to continue."
    assert not phone.session.picked
    phone.send({"type": "play", "action": "4"})
    assert phone.toast
    assert not phone.record.entries


def test_a_step_back_leads_to_what_was_said_before_and_to_the_table_as_it_was():
    phone = in_lesson()
    assert phone.button("Step back").refused
    phone.tap("Step back")
    assert phone.toast == "You’re at the start of this lesson."
    until(phone, Ask)
    question = slip(phone)
    follow(phone)
    follow(phone)
    assert phone.record.entries
    phone.tap("Step back")
    assert slip(phone) == question
    assert not phone.record.entries
    assert not phone.session.learning.answers
    to_the_end(phone)


def test_from_the_beginning_and_the_next_lesson():
    phone = until(in_lesson(), Ask)
    phone.tap("Menu")
    phone.tap("Restart")
    assert phone.session.learning.step == 0
    to_the_end(phone)
    phone.tap("Next lesson")
    assert phone.session.learning.lesson.id == "special"
    to_the_end(phone)
    phone.tap("Leave the lesson")
    assert phone.screen == "setup"
    assert "2 of 3 done" in phone.text
    in_lesson("end", phone=phone)
    to_the_end(phone)
    assert phone.screen == "result"
    assert not phone.has_button("Next lesson")
    assert not phone.has_button("Rematch")


@pytest.mark.few(2)
@pytest.mark.parametrize("event", ["think", "ask", "automatic", "rematch", "hint", "stage", "weigh", "peek", "unclaim"])
def test_nothing_of_a_game_happens_in_a_lesson(event):
    phone = until(in_lesson("end"), Plays)
    before = phone.record.to_json(), len(phone.store)
    phone.send({"type": event})
    assert (phone.record.to_json(), len(phone.store)) == before
    assert phone.session.learning
    to_the_end(phone)
    phone.send({"type": event})
    assert phone.session.learning


def test_a_lesson_is_left_by_the_back_gesture_and_from_its_settings():
    phone = until(in_lesson(), Ask)
    phone.tap("Menu")
    phone.tap("Settings")
    phone.send({"type": "back"})
    assert phone.session.learning.asks
    phone.send({"type": "back"})
    assert phone.screen == "setup"
    phone.send({"type": "lesson", "id": "nothing"})
    phone.send({"type": "home"})
    phone.send({"type": "lesson", "id": "bare"})
    assert phone.screen == "home"


def test_the_others_are_never_called_like_the_learner():
    phone = Phone()
    phone.send({"type": "call", "fields": {"name": "Ada"}})
    phone.set_up("pe")
    phone.tap("Learn by playing")
    assert phone.session.names == ["Ada", "Blaise", "Carl"]


def test_who_does_the_sums_alone_is_not_asked_for_them_in_a_lesson():
    phone = Phone()
    phone.settings(do_sums=True)
    phone.set_up("pe")
    phone.tap("Learn by playing")
    assert not until(phone, Ask).sending("say-sum")


# What is kept.

KEPT = {"done": ["bare"], "left": {"special": {"step": 4, "answers": ["0"]}}}


@pytest.mark.parametrize(
    ("left", "step"),
    [
        ({"step": 4, "answers": ["0"]}, 4),
        ({"step": 4, "answers": ["5"]}, 0),
        ({"step": 4, "answers": []}, 0),
        ({"step": 4, "answers": ["0", "0"]}, 0),
        ({"step": 99, "answers": ["0"]}, 0),
        ({"step": -1, "answers": []}, 0),
        ({"step": "4", "answers": ["0"]}, 0),
        ({"step": 4, "answers": [0]}, 0),
        ({"step": True, "answers": []}, 0),
        ([4, ["0"]], 0),
        (None, 0),
    ],
)
def test_what_no_longer_fits_costs_that_lesson_alone(left, step):
    store = {"lessons": json.dumps({"pig10": {"done": ["bare"], "left": {"special": left}}})}
    phone = Phone(store=store)
    phone.set_up("pe")
    assert "1 of 3 done" in phone.text
    in_lesson("special", phone=phone)
    assert phone.session.learning.step == step
    assert learnt(phone.model)["pig10"].done == ["bare"]


@pytest.mark.few(2)
@pytest.mark.parametrize("text", ["", "{", "7", "[]", "null", '{"pig10": 7}', '{"pig10": {"done": 7, "left": 7}}'])
def test_damaged_progress_begins_anew(text):
    phone = Phone(store={"lessons": text})
    phone.set_up("pe")
    phone.tap(lessons_row(phone))
    phone.tap(phone.sending("lesson")[0])
    to_the_end(phone)


def test_progress_of_a_game_that_is_away_is_kept():
    store = {"lessons": json.dumps({"golf": KEPT})}
    phone = Phone(store=store)
    phone.set_up("pe")
    phone.tap("Learn by playing")
    assert json.loads(phone.store["lessons"])["golf"] == KEPT


def test_a_room_tells_of_its_own_lessons_only():
    model = Phone(store={"lessons": json.dumps({"pig10": KEPT})}).model
    before = dict(learnt(model))
    text = json.dumps({"pig10": {"done": [], "left": {}}, "golf": KEPT, "x" * 100: KEPT})
    from_games(model, ["golf"], text)
    after = dict(learnt(model))
    assert after["pig10"] == before["pig10"] == after["golf"]
    assert set(after) == {"pig10", "golf"}
    from_games(model, ["golf"], "{")
    assert learnt(model) == after
    endless = json.dumps(
        {"golf": {"done": [f"a{n}" for n in range(99)], "left": {"a": {"step": 1, "answers": ["x" * 999]}}}}
    )
    from_games(model, ["golf"], endless)
    assert len(learnt(model)["golf"].done) == 20


# Lessons that went wrong.

FINE = Lesson(
    id="toy",
    title="A toy",
    about="Nothing",
    players=2,
    start={"hands": [["4", "6"], ["6"]], "turn": 0},
    steps=(
        Say("Look.", at=("seat:1",)),
        Ask("Lay the {4}.", accept=("4",), otherwise="Not that.", at=("play:4",)),
        Plays(1, "6"),
    ),
    learnt="Nothing.",
)


def with_step(number, **changes):
    changed = replace(FINE.steps[number], **changes)
    return replace(FINE, steps=(*FINE.steps[:number], changed, *FINE.steps[number + 1 :]))


BROKEN = {
    "cannot be set up": replace(FINE, start={"hands": [["4"]]}),
    "has no option": replace(FINE, options={"nothing": "x"}),
    "offers a table": replace(FINE, players=9),
    "the id": replace(FINE, id="A toy"),
    "the title": replace(FINE, title="A toy of many words"),
    "1 to 100 steps": replace(FINE, steps=()),
    "1 to 120 signs, not 121": with_step(0, text="x" * 121),
    "1 to 120 signs, not 130": with_step(1, otherwise="x" * 130),
    "1 to 120 signs, not 0": replace(FINE, learnt=""),
    "nobody sits there": with_step(0, text="Look at @2."),
    "seat:2 is not there": with_step(0, at=("seat:2",)),
    "place:attic is not there": with_step(0, at=("place:attic",)),
    "play:4 is not there": with_step(0, at=("play:4",)),
    "cannot be played": with_step(1, accept=("7",)),
    "cannot be played: You can’t play 9": with_step(1, accept=("4", "9")),
    "“6” has no reason": with_step(1, otherwise=""),
    "nobody can do “9” there": with_step(1, reasons={"9": "No."}),
    "You can’t play 7": with_step(2, action="7"),
    "another player’s turn": with_step(2, seat=0, action="6"),
    "a question accepts": with_step(1, accept=()),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_lesson_is_found(fault, monkeypatch):
    monkeypatch.setattr(type(BOARD), "lessons", lambda _board: (FINE,))
    trial.check("pig10")
    monkeypatch.setattr(type(BOARD), "lessons", lambda _board: (BROKEN[fault],))
    with pytest.raises(LessonError, match=fault):
        trial.check("pig10")


def test_two_lessons_of_one_name_are_found(monkeypatch):
    monkeypatch.setattr(type(BOARD), "lessons", lambda _board: (FINE, FINE))
    with pytest.raises(LessonError, match="an id of its own"):
        trial.check("pig10")


def test_a_wrong_play_that_is_made_is_found(monkeypatch):
    monkeypatch.setattr(type(BOARD), "lessons", lambda _board: (FINE,))
    monkeypatch.setattr("table.features.lessons.state.Learning.objection", lambda *_: None)
    with pytest.raises(LessonError, match="has been played"):
        trial.check("pig10")
