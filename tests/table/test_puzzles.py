"""Puzzles: a first act answers them, three wrong answers end a run, and your own mistakes come again."""

import json
import random
from functools import cache
from types import SimpleNamespace

import pytest

from table.features.hints.state import Asked
from table.features.puzzles.keeping import keep
from table.features.puzzles.own import acts_before, mistakes
from table.features.puzzles.repetition import answered, first_seen
from table.features.puzzles.screens import theme_name
from table.features.puzzles.state import RISE, ROUND_OVER, Puzzling, remembered
from table.features.puzzles.table import begin
from table.features.puzzles.words import explained, stake, verdict
from tenfold import Record, Seat, puzzles, registered_games, review
from tenfold.bots import text as bots_text
from tenfold.bots.reasons import sentences
from tenfold.daily import DAY_MS
from tenfold.puzzles import Cost
from tenfold.review import Close, Look, LookBack
from tests.table.driver import Person, Phone, play_to_the_end

DAY_1 = 1_793_491_200_000  # 1 November 2026, 0:00 UTC
DAY = 9


def phone_on(day: int = DAY, *, store: dict[str, str] | None = None, entropy: int = 1) -> Phone:
    return Phone(now=DAY_1 + (day - 1) * DAY_MS + 1000, store=store, entropy=entropy)


def started(game: str, *, theme: str = "", **more) -> Phone:
    phone = phone_on(**more)
    phone.tap("Puzzles")
    phone.tap(row_of(phone, "puzzles-of", game))
    phone.tap(row_of(phone, "puzzle-run", theme) if theme else "Start")
    return phone


def row_of(phone: Phone, event: str, about: str):
    return next(row for row in phone.sending(event) if f'"{about}"' in row.get("data-event"))


def puzzling(phone: Phone) -> Puzzling:
    assert isinstance(phone.model.screen, Puzzling)
    return phone.model.screen


def answer(phone: Phone, *, right: bool) -> None:
    session = puzzling(phone)
    wrong = [act for act in session.costs if act not in session.puzzle.right]
    phone.send({"type": "play", "action": session.puzzle.right[-1] if right else wrong[-1]})
    settle(phone)


def settle(phone: Phone) -> None:
    """Let everything happen that needs no person."""
    for _ in range(2000):
        forward = phone.sending("go-on")
        if phone.timers:
            phone.let_timer_run_out()
        elif forward:
            phone.tap(forward[0])
        else:
            return
    raise AssertionError("it never ends")


@pytest.mark.few(2)
@pytest.mark.parametrize("game", puzzles.GAMES)
def test_a_run_ends_after_three_wrong_answers_and_nothing_of_it_counts_as_a_game(game):
    phone = started(game)
    for lives in (2, 1, 0):
        before = puzzling(phone)
        assert phone.page.one("h1").text.startswith("Best play?")
        assert not [button for kind in ("hint", "undo", "puzzle-next") for button in phone.sending(kind)]
        answer(phone, right=False)
        assert puzzling(phone) is before
        assert before.attempt.lives == lives
        assert "That costs" in phone.text
        assert "Better:" in phone.text
        assert before.record.entries[len(before.puzzle.acts)].seat == before.puzzle.seat
        phone.tap("Show it")
        settle(phone)
        shown = puzzling(phone)
        assert shown.record.entries[len(shown.puzzle.acts)].action == shown.puzzle.right[0]
        assert "This would have been best." in phone.text
        assert "That costs" not in phone.text
        assert not phone.has_button("Show it")
        phone.tap("Finish" if lives == 0 else "Next")
    assert "You found none of the best plays" in phone.text
    assert phone.model.games == []
    assert not [key for key in phone.store if key.startswith("game:")]


@pytest.mark.few(2)
@pytest.mark.parametrize("game", puzzles.GAMES)
def test_right_answers_are_a_streak_and_the_puzzles_get_harder(game):
    phone = started(game)
    levels = []
    for number in range(1, RISE + 3):
        levels.append(puzzling(phone).puzzle.level)
        answer(phone, right=True)
        assert "That’s the best play." in phone.text
        assert phone.page.one("h1").text.startswith("Right" if number == 1 else f"{number} in a row")
        assert remembered(phone.model).best[game] == number
        phone.tap("Next")
    assert levels == [1] * RISE + [2] * (RISE - 1)
    answer(phone, right=False)
    assert puzzling(phone).attempt.streak == 0
    phone.tap("Leave the puzzle")
    assert f"Best streak: {RISE + 2}." in phone.text
    assert "You’ve played them all." not in phone.text
    again = phone_on(store=phone.store)
    assert remembered(again.model) == remembered(phone.model)
    assert len(remembered(again.model).solved[game]) == RISE + 2


@pytest.mark.few(2)
@pytest.mark.parametrize("game", puzzles.GAMES)
def test_a_run_of_a_theme_has_only_its_puzzles_each_once(game):
    themes = {puzzle.theme for puzzle in puzzles.puzzles(game)}
    rare = min(themes, key=lambda theme: sum(one.theme == theme for one in puzzles.puzzles(game)))
    phone = started(game, theme=rare)
    for _ in range(3):
        if not isinstance(phone.model.screen, Puzzling):
            assert "You’ve played them all." in phone.text
            break
        assert puzzling(phone).puzzle.theme == rare
        answer(phone, right=True)
        phone.tap("Next")
    assert len({str(theme_name(game, theme)) for theme in themes}) == len(themes)


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", puzzles.GAMES)
def test_every_puzzle_can_be_answered_by_taps_alone_and_gives_no_hand_away(game, thorough):
    """A person who taps at random ends every puzzle, and only their own hand is ever seen."""
    found = puzzles.puzzles(game)
    for number, puzzle in enumerate(random.Random(1).sample(found, 20 if thorough else 6)):
        phone = started(game)
        begin(phone.model, puzzling(phone).attempt, puzzle)
        phone.send({"type": "toast-over"})
        person = Person(number)
        for _ in range(60):
            if puzzling(phone).answer is not None:
                break
            assert puzzling(phone).eyes == puzzle.seat
            person.act(phone)
        assert puzzling(phone).answer is not None, puzzle.id
        settle(phone)
        assert puzzling(phone).is_right == (puzzling(phone).answer in puzzle.right)
        if phone.has_button("Show it"):  # where there's room for one button, it comes before the other
            phone.tap("Show it")
            settle(phone)
        assert phone.has_button("Next")


def test_after_the_answer_taps_on_the_table_do_nothing():
    phone = started("pig10")
    answer(phone, right=False)
    entries = len(phone.record.entries)
    for button in phone.sending("touch"):
        phone.send(json.loads(button.get("data-event")))
    phone.send({"type": "play", "action": puzzling(phone).puzzle.right[0]})
    phone.send({"type": "undo"})
    phone.send({"type": "hint"})
    assert len(phone.record.entries) == entries
    assert phone.session.memory(Asked).hint is None


# The puzzle of the day.


def test_the_first_answer_of_a_day_counts_and_the_days_make_a_row():
    store: dict[str, str] = {}
    for day, right in ((3, True), (4, True), (5, False)):
        phone = phone_on(day, store=store)
        phone.tap("Puzzles")
        phone.tap("Puzzle of the day")
        assert puzzling(phone).puzzle == puzzles.of_day(day)
        answer(phone, right=right)
        phone.tap("Finish")
        phone.tap("Puzzle of the day")
        answer(phone, right=not right)
    assert remembered(phone.model).days == {3: True, 4: True, 5: False}
    assert remembered(phone.model).best == {}
    assert "not solved" in phone_at_puzzles(5, store).text
    assert "2 days in a row" in phone_on(5, store={"puzzles": json.dumps({"days": {"3": True, "4": True}})}).text


def phone_at_puzzles(day: int, store: dict[str, str]) -> Phone:
    phone = phone_on(day, store=store)
    phone.tap("Puzzles")
    return phone


def test_before_the_first_day_there_is_no_puzzle_of_the_day():
    phone = phone_at_puzzles(-30, {})
    assert "starts on 1 November 2026" in phone.text
    phone.send({"type": "puzzle-day"})
    assert phone.model.session is None


# Your own mistakes.


@cache
def reviewed(seed: int = 7) -> tuple[Record, LookBack]:
    """Return a finished game of a person, and a review that found a mistake in their second decision."""
    phone = Phone()
    phone.start("pe", deal=seed)
    play_to_the_end(phone, Person(2))
    record = phone.record
    (entry, decision) = [
        (at, one)
        for at, one in enumerate(review._decisions(record))
        if one.seat == 0 and len(one.state.legal_actions(0)) > 2
    ][1]
    legal = [decision.state.action_to_string(action) for action in decision.state.legal_actions(0)]
    other = next(act for act in legal if act != decision.text)
    called = bots_text.act(act="Play it")
    back = LookBack(review.digest_of(record), [entry], 1, [Look(entry, 0, 600, 500, 1500, 100, 0)], [entry])
    back.close, back.looked_closely = [Close(entry, 0, False, 1500, 1200, 50, "", other, called, called, None, 0)], 1
    return record, back


def test_a_mistake_of_a_review_comes_again_after_some_days_until_it_is_known():
    record, back = reviewed()
    phone = phone_on(2)
    ((key, own),) = mistakes(record, back, "1-a", 2)
    assert own.puzzle.acts == acts_before(record, back.close[0].entry)
    assert own.puzzle.state().serialize() == review.decision_at(record, back.close[0].entry).state.serialize()
    remembered(phone.model).own[key] = own
    phone.send({"type": "puzzles"})
    assert "none today" in phone.text
    phone.send({"type": "set", "key": "name", "value": "Bea"})
    store = {"puzzles": keep(phone.model)["text"]}
    phone = phone_at_puzzles(own.memory.due, store)
    assert "1 is back today" in phone.text
    phone.tap("Your mistakes")
    answer(phone, right=True)
    assert "That’s the best play." in phone.text
    phone.tap("Next")
    assert "none today" in phone.text
    due = remembered(phone.model).own[key].memory.due
    assert due > own.memory.due + 1
    assert "1 is back today" in phone_at_puzzles(due, phone.store).text


def test_a_wrong_answer_brings_a_mistake_back_the_next_day_and_an_unknown_act_is_weighed():
    record, back = reviewed()
    ((key, own),) = mistakes(record, back, "1-a", 2)
    for act in ("wrong", "unknown"):
        phone = phone_on(5)
        remembered(phone.model).own[key] = own
        phone.tap("Puzzles")
        phone.tap("Your mistakes")
        session = puzzling(phone)
        legal = [outlook.text for outlook in session.record.state.observation(0).legal]
        unknown = [one for one in legal if one not in (own.wrong, *own.puzzle.right)]
        phone.send({"type": "play", "action": own.wrong if act == "wrong" else unknown[0]})
        settle(phone)
        assert session.is_right is not None
        if act == "wrong":
            assert remembered(phone.model).own[key].memory.due == 6


def test_only_what_one_person_did_in_a_dealt_game_of_tenfold_is_kept():
    record, back = reviewed()
    several = Record("pig10", seats=[Seat("Bea"), Seat("Cy")], seed=record.seed)
    for seat, action in record.entries:
        several.play(seat, action)
    assert not [*mistakes(several, back, "1-a", 2)]
    practised = Record.from_json(record.to_json())
    practised.meta["practice"] = "1-b 0"
    assert not [*mistakes(practised, back, "1-a", 2)]


def test_the_memory_of_a_mistake_grows_with_right_answers_and_shrinks_with_wrong_ones():
    memory = first_seen(100)
    gaps = []
    for _ in range(6):
        memory = answered(memory, memory.due, right=True)
        gaps.append(memory.due - memory.day)
    assert gaps == sorted({*gaps})
    late = answered(memory, memory.due + 30, right=True)
    assert late.stability > answered(memory, memory.due, right=True).stability
    lapse = answered(memory, memory.due, right=False)
    assert lapse.stability < memory.stability / 2
    assert lapse.difficulty > memory.difficulty


# Saving.

OWN = {
    "game": "pig10",
    "players": 3,
    "options": {},
    "seed": 7,
    "acts": [],
    "seat": 0,
    "right": ["5"],
    "wrong": "2",
    "cost": [15, 4],
    "memory": [400, 6800, 1],
}
WHOLE = {"best": {"pig10": 3}, "solved": {"pig10": ["3-1-2"]}, "days": {"3": True}, "own": {"1-1": OWN}}
DAMAGED = [
    "[]",
    "{",
    "7",
    '{"best": 7, "solved": [1], "days": "x", "own": null}',
    '{"best": {"pig10": -1, "chess": 3}, "solved": {"pig10": [7, "x"], "ten": {}}, "days": {"x": true, "4": 1}}',
    *(
        json.dumps({"own": {"1-1": OWN | wrong}})
        for wrong in (
            *(
                {"memory": value}
                for value in (None, [0, 5000, 1], [900, 50000, 1], [900, 5000, "x"], [0.9, 5000, 1], [1, 5000])
            ),
            *({"cost": value} for value in (None, [1], [-1, 0], [1, 400])),
            *({"acts": value} for value in ("x", [7], ["x"] * 2000)),
            *({"seat": 3}, {"players": 40}, {"right": []}, {"right": "5"}, {"game": "chess"}, {"seed": "7"}),
        )
    ),
]


@pytest.mark.parametrize("saved", DAMAGED)
def test_saved_data_that_cannot_be_read_is_left_out(saved):
    phone = phone_at_puzzles(DAY, {"puzzles": saved})
    known = remembered(phone.model)
    assert not known.own
    assert not known.best
    assert not known.days
    assert not any(known.solved.values())
    assert phone.has_button("Puzzle of the day")


@pytest.mark.parametrize(
    "wrong", [{"acts": ["?"]}, {"right": ["1"]}, {"seat": 1}, {"options": {"x": "y"}}, {"seed": -1}]
)
def test_a_mistake_that_fits_no_game_is_passed_over_with_a_sentence(wrong):
    own = {"1-1": OWN | wrong, "1-2": OWN}
    phone = phone_at_puzzles(DAY, {"puzzles": json.dumps({"own": own})})
    phone.tap("Your mistakes")
    assert "left it out" in phone.toast
    assert puzzling(phone).key == "1-2"
    assert [*json.loads(phone.store["puzzles"])["own"]] == ["1-2"]


def test_what_is_remembered_goes_into_a_file_and_is_merged():
    theirs = phone_on(store={"puzzles": json.dumps(WHOLE)})
    mine = {"best": {"pig10": 2, "ten": 5}, "solved": {"pig10": ["3-1-3"]}, "days": {"3": False, "4": True}}
    late = OWN | {"memory": [9000, 5000, 4]}
    phone = phone_on(store={"puzzles": json.dumps(mine | {"own": {"1-1": late}})})
    phone.bring_in(theirs.take_along())
    known = remembered(phone.model)
    assert known.best == {"pig10": 3, "ten": 5}
    assert known.solved["pig10"] == {"3-1-2", "3-1-3"}
    assert known.days == {3: False, 4: True}
    assert known.own["1-1"].memory.day == 4
    assert remembered(phone_on(store=phone.store).model) == known


def test_whoever_leaves_a_run_reads_what_came_of_it():
    """A newcomer with eight right answers read of the five of the run before."""
    phone = started("pig10")
    answer(phone, right=True)
    phone.send({"type": "puzzle-next"})
    phone.tap("Leave the puzzle")
    assert "You found 1 best play" in phone.page.root.text
    phone.tap("Start")
    answer(phone, right=True)
    phone.send({"type": "puzzle-next"})
    answer(phone, right=True)
    phone.tap("Leave the puzzle")
    assert "You found 2 best plays" in phone.page.root.text


def test_the_trump_suit_stands_over_every_puzzle_of_tricks():
    phone = started("ten-nine-eight")
    for right in (True, False, True):
        assert [part for part in phone.page.root.walk() if part.get("class") == "trump"]
        answer(phone, right=right)
        assert [part for part in phone.page.root.walk() if part.get("class") == "trump"]
        phone.send({"type": "puzzle-next"})
        settle(phone)


def test_what_follows_an_answer_ends_with_the_round():
    """The next round would lie under the words about this one, and take the buttons away."""
    phone, ended = started("ten"), 0
    for puzzle in reversed(puzzles.puzzles("ten")):
        if ended == 2:
            break
        puzzling(phone).attempt.lives = 3
        begin(phone.model, puzzling(phone).attempt, puzzle)
        phone.send({"type": "nothing"})
        session = puzzling(phone)
        wrong = next(act for act in session.costs if act not in puzzle.right)
        phone.send({"type": "play", "action": wrong})
        since, over = puzzle.state().event_count, None
        for _ in range(2000):
            if over is None and {event["kind"] for event in session.record.state.events(since)} & ROUND_OVER:
                over = len(session.record.entries)
            if phone.timers:
                phone.let_timer_run_out()
            elif forward := phone.sending("go-on"):
                phone.tap(forward[0])
            else:
                break
        assert over in {None, len(session.record.entries)}
        ended += over is not None
        facts = [message.key for message in sentences(explained(session))]
        assert over is None or not {"plain", "percent", "percent_only", "about"} & {*facts}, "everyone knows by now"
    assert ended


@pytest.mark.parametrize("game", registered_games())
def test_no_answer_costs_less_than_what_the_puzzle_said_that_each_wrong_one_does(game):
    for puzzle in puzzles.puzzles(game):
        costs = puzzle.costs_by_act()
        for act, cost in costs.items():
            if act in puzzle.right:
                continue
            session = Answered(puzzle, costs, act)
            said = [dict(message.slots) for message in (stake(session), verdict(session))]
            if {"amount", "loss"} <= {*said[0], *said[1]}:
                assert float(said[0]["amount"]) <= cost.points + 0.1, (puzzle.id, act)
            elif {*said[0]} == {*said[1]} == {"count"}:
                assert said[0]["count"] <= said[1]["count"], (puzzle.id, act)


class Answered:
    """A puzzle with a wrong answer, as far as its words need it."""

    shows = is_right = False
    judgements = ()

    def __init__(self, puzzle, costs, answer):
        self.puzzle, self.costs, self.answer = puzzle, costs, answer
        self.stake = Puzzling.stake.fget(self)
        self.record = SimpleNamespace(load_game=lambda: puzzle.state().game)


def test_an_answer_that_is_estimated_costs_no_less_than_that():
    puzzle = puzzles.puzzles("ten")[0]
    wrong, other, *_ = [act for act in puzzle.costs_by_act() if act not in puzzle.right]
    session = Answered(puzzle, {wrong: Cost(7.0, 0.0)}, other)
    session.judgements = [SimpleNamespace(win=0.5), SimpleNamespace(text=other, loss=3.0, win=0.5)]
    assert str(stake(session)) == "Worth 7+ points"
    assert str(verdict(session)) == "That costs about 7 points."
