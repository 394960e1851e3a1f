"""Lessons tried at an unseen table: check that each can be read, followed, and played to its end."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

import tenfold
from table.boards import board_of
from table.features.lessons.state import Learning, LessonTable, beginnings, names_at, seat_of
from table.lessons import LONGEST, LONGEST_TITLE, Ask, Lesson, Say, Step, pieces
from table.look import seen_by_eyes
from table.model import Model
from table.pointing import places, pointed
from table.speech import said_aloud
from table.stack import HomeScreen, SetupScreen
from table.update import update
from table.view import Shown, step
from tenfold import AnyState, IllegalAction, Person, TenfoldError
from tenfold.messages import Text, in_text

MOST = 20
"""The maximum number of lessons of a game."""

MOST_STEPS = 100

_NAME = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)


class LessonError(TenfoldError):
    """A lesson that cannot be taught as it is. The message names the lesson and the sentence."""


def check(game: str) -> None:
    """Play every lesson of a game through, with every accepted answer, and try every other play on the way.

    Raise `LessonError` for anything that does not fit the rules, the screen or the slip.
    """
    lessons = board_of(game).lessons()
    names = [lesson.id for lesson in lessons]
    if len({*names}) < len(names) or len(names) > MOST:
        raise LessonError(f"A game has at most {MOST} lessons, each with an id of its own.")
    for lesson in lessons:
        _check_words(game, lesson)
        for answers in _ways(lesson):
            _play(game, lesson, iter(answers))


def _ways(lesson: Lesson) -> Iterator[list[str]]:
    """Yield lists of answers to all questions, so that each accepted answer occurs at least once."""
    asked = [one.accept for one in lesson.steps if isinstance(one, Ask)]
    for turn in range(max(map(len, asked), default=1)):
        yield [accept[turn % len(accept)] for accept in asked]


def _wrong(lesson: Lesson, text: Text, what: str) -> LessonError:
    return LessonError(f"The lesson “{lesson.id}”, at “{text}”: {what}.")


# Checks without playing.


def _check_words(game: str, lesson: Lesson) -> None:
    holds = {
        "the id is made of small letters, digits and hyphens": bool(_NAME.fullmatch(lesson.id)),
        f"the title has 1 to {LONGEST_TITLE} signs": 0 < len(str(lesson.title)) <= LONGEST_TITLE,
        "the game offers a table of so many players": lesson.players in tenfold.game_class(game).offered_players,
        f"it has 1 to {MOST_STEPS} steps": 0 < len(lesson.steps) <= MOST_STEPS,
        "a question accepts something": all(one.accept for one in lesson.steps if isinstance(one, Ask)),
    }
    for what, is_so in holds.items():
        if not is_so:
            raise _wrong(lesson, lesson.title, what)
    for text in (lesson.about, lesson.learnt, *(text for one in lesson.steps for text in texts_of(one))):
        _check_text(game, lesson, text)


def texts_of(one: Step) -> Sequence[Text]:
    """Return all texts that a step can say."""
    match one:
        case Say(text=text):
            return (text,)
        case Ask(text=text, reasons=reasons, otherwise=otherwise):
            return (text, *reasons.values(), *([otherwise] if otherwise else []))
    return ()


def _check_text(game: str, lesson: Lesson, text: Text) -> None:
    sentence, board = pieces(text), board_of(game)
    if any(isinstance(piece, Person) and piece.seat >= lesson.players for piece in sentence):
        raise _wrong(lesson, text, "nobody sits there")
    names = names_at(lesson, "")
    try:
        said_aloud(sentence, board, names)
        written = in_text(sentence, names)
    except (KeyError, ValueError, IndexError):
        raise _wrong(lesson, text, "it names a card that the game has not") from None
    if not 0 < len(written) <= LONGEST:
        raise _wrong(lesson, text, f"a sentence has 1 to {LONGEST} signs, not {len(written)}")


# Checks that need a game.


def _play(game: str, lesson: Lesson, answers: Iterator[str]) -> None:
    model = Model(random=random.Random(1), stack=[HomeScreen(), SetupScreen(game)])
    model.settings.pace = "at-once"
    try:
        update(model, {"type": "lesson", "id": lesson.id, "again": True})
    except TenfoldError as error:
        raise _wrong(lesson, lesson.title, f"its table cannot be set up: {error}") from None
    session = model.session
    assert isinstance(session, LessonTable)
    learning = session.learning
    while session.moment or not learning.is_over:
        page = step(model, Shown())[0].html
        now, entries = learning.now, len(session.record.entries)
        if session.moment:  # the pace is “at once”, so only stages that wait for a tap are shown
            if session.speaks_meanwhile:
                _check_targets(model, session, learning, page)
            update(model, {"type": "go-on"})
            continue
        if isinstance(now, Say) and now.stage:
            raise _wrong(lesson, now.text, f"no stage called “{now.stage}” waits there")
        if learning.sentence:
            _check_targets(model, session, learning, page)
        if isinstance(now, Ask):
            _try_all(model, session, learning, now)
            answer = next(answers)
            _check_legal(lesson, now, session.record.state, answer)
            _answer(model, session, answer)
        else:
            _go_on(model, lesson, session)
        if learning.now is now:
            raise _wrong(lesson, learning.sentence, f"it does not go on after {len(session.record.entries)} acts")
        assert isinstance(now, Say) is (entries == len(session.record.entries))
    step(model, Shown())


def _go_on(model: Model, lesson: Lesson, session: LessonTable) -> None:
    """Go to the next sentence, or let the script play."""
    try:
        update(model, {"type": "lesson-on" if session.is_speaking else "lesson-plays"})
    except TenfoldError as refusal:
        raise _wrong(lesson, f"act {len(session.record.entries) + 1}", str(refusal).rstrip(".")) from None


def _check_targets(model: Model, session: LessonTable, learning: Learning, page: str) -> None:
    seen, board = seen_by_eyes(session, model.settings), board_of(session.record.game)
    marks = page.count("data-pointed")
    for target in learning.targets:
        if pointed(page, places([target], page, seen, board)).count("data-pointed") == marks:
            raise _wrong(learning.lesson, learning.sentence, f"{target} is not there to be pointed at")


def _acts_of(state: AnyState) -> list[str]:
    """Return what the learner can do: act, or start the next player's turn."""
    closing = state.closing_action()
    begins = [] if closing is None else [state.action_to_string(closing)]
    return list(dict.fromkeys([*(outlook.text for outlook in state.observation(0).legal), *begins]))


def _try_all(model: Model, session: LessonTable, learning: Learning, now: Ask) -> None:
    """Check that every other play has its reason and changes nothing."""
    lesson, state = learning.lesson, session.record.state
    acts = _acts_of(state)
    known = {outlook.kind for outlook in state.observation(0).legal}.union(*map(beginnings, acts))
    for key in now.reasons:
        if ", " not in key and key not in known:
            raise _wrong(lesson, now.text, f"nobody can do “{key}” there, and it has a reason")
    before = (session.record.state.serialize(), learning.step, [*learning.answers])
    for act in acts:
        if act in now.accept:
            continue
        _answer(model, session, act)
        if before != (session.record.state.serialize(), learning.step, [*learning.answers]):
            raise _wrong(lesson, now.text, f"“{act}” has been played, and was not asked for")
        if not learning.reason:
            raise _wrong(lesson, now.text, f"“{act}” has no reason")


def _check_legal(lesson: Lesson, now: Ask, state: AnyState, answer: str) -> None:
    trial = state.clone(events=False)
    try:
        for action in answer.split(", "):
            trial.apply_action(trial.string_to_action(action), seat_of(trial, action))
    except IllegalAction as refusal:
        raise _wrong(lesson, now.text, f"“{answer}” cannot be played: {str(refusal).rstrip('.')}") from None


def _answer(model: Model, session: LessonTable, answer: str) -> None:
    begins = seat_of(session.record.state, answer) != 0
    update(model, {"type": "begin-turn"} if begins else {"type": "play", "actions": answer.split(", ")})
