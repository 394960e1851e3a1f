"""Playing: handovers, moves of people and computer players, and their animation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import tenfold
from table import saves
from table.boards import EXPLAINED, Seen, Stage, Touch, board_of
from table.characters import character
from table.explaining import OFTEN_ENOUGH, Explanation, key_of
from table.hooks import PLAYED, WATCHED
from table.look import seen_by_eyes
from table.model import Aside, Model, Moment, Session
from table.speech import in_a_row, said_aloud, spoken
from table.update.events import Effect, Event, announced, on, say
from table.update.saving import save_game
from table.update.thinking import for_a_slice
from tenfold import AnyState, IllegalAction, Observation, Witnessed, bots
from tenfold.bots import Decision


@on("take-phone", at=Session)
def _take_phone(model: Model, event: Event, session: Session) -> None:
    """Unfold the hand of the person on turn, when they say that they hold the phone."""
    if session.hand_over:
        unfold(session)


def unfold(session: Session) -> None:
    """Show the hand of the player on turn."""
    session.eyes = session.holder = session.turn
    note_look(session)
    session.picked = ()


def note_look(session: Session) -> None:
    """Record that a hand is on the screen: between people, nothing before this can be undone."""
    session.run.clear()
    session.entries_at_look = len(session.record.entries)
    session.events_at_look = session.record.state.event_count


@on("peek", at=Session)
def _peek(model: Model, event: Event, session: Session) -> None:
    """Show the player on turn at an open table their own cards, while they hold their own button."""
    own = event.get("on") is True and event.get("seat") == session.turn
    session.peek = own and session.may_act and session.open_turn
    if session.peek and session.run and _turned(session, session.run[0], session.turn):
        note_look(session)


def _turned(session: Session, since: int, seat: int) -> bool:
    """True if this seat has learnt something hidden since then."""
    return any(event["reveals"] for event in session.record.state.events(since, seat))


@on("touch", at=Session)
def touch(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Let the board say what a tap on it means, and do that."""
    place = event.get("place")
    session.aside = None
    session.timed_out = False
    _hurry(session)
    if not isinstance(place, int):
        return None
    if session.is_speaking:
        return say(model, session.why_watched)
    if session.eyes is None and not session.may_act and not session.open_turn:
        return None
    board = board_of(session.record.game)
    seen = seen_by_eyes(session, model.settings)
    if session.moment is not None and session.alone and session.moment.now.ms is not None:
        return _skip(model, event, session)
    return _touched(model, session, board.touch(seen, place, second_tap=model.settings.second_tap))


@on("say-sum", at=Session)
def _say_sum(model: Model, event: Event, session: Session) -> list[Effect] | None:
    value = event.get("value")
    if session.eyes is None or type(value) is not int:
        return None
    board = board_of(session.record.game)
    return _touched(model, session, board.say_sum(seen_by_eyes(session, model.settings), value))


def _hurry(session: Session) -> None:
    """End the animation if a person continues: in the same turn, or because they have read about a rule."""
    if session.moment is None or session.moment.folded is not None or not session.persons_turn:
        return
    if session.moment.now.name == EXPLAINED or session.record.entries[-1].seat == session.turn:
        end_showing(session)


def end_showing(session: Session) -> None:
    """End the animation, unless a stage of it waits for a tap."""
    if session.moment and all(stage.ms is not None for stage in session.moment.stages[session.moment.stage :]):
        session.moment = None
        session.later.clear()
        settle(session)


def _touched(model: Model, session: Session, touch: Touch) -> list[Effect]:
    if session.only_watched:
        return say(model, session.why_watched) if session.why_watched else []
    session.picked = touch.picked
    if touch.play is not None:
        return play_all(model, session, _acting(session), [touch.play])
    return say(model, touch.say) if touch.say else []


@on("play", at=Session)
def _play_button(model: Model, event: Event, session: Session) -> list[Effect] | None:
    _hurry(session)
    if session.is_speaking:
        return say(model, session.why_watched)
    if not session.may_act:
        return None
    actions = event.get("actions", [event.get("action")])
    if not isinstance(actions, list):
        return None
    return play_all(model, session, _acting(session), [str(action) for action in actions])


def play_all(model: Model, session: Session, seat: int, actions: Sequence[str]) -> list[Effect]:
    """Play a person's choice: all of its acts, or none. Only the last act is shown."""
    elsewhere = session.played_elsewhere(seat, actions)
    if elsewhere is not None:
        return elsewhere
    trial = session.record.state.clone(events=False)
    try:
        for action in actions if session.taught or actions[:-1] else ():
            trial.legal_actions(seat)
            trial.apply_action(trial.string_to_action(action), seat)
    except IllegalAction as refusal:
        return say(model, str(refusal))
    objection = session.objection(seat, actions)
    if objection is not None:
        return objection
    for action in actions[:-1]:
        session.record.play(seat, action)
    return _play(model, session, seat, actions[-1])


def _acting(session: Session) -> int:
    """Return the seat whose act a tap is.

    It’s the one that may act, or else the one on turn, which then hears why not.
    """
    return session.turn if session.actor is None else session.actor


def _play(model: Model, session: Session, seat: int, action: str, *, by_hand: bool = True) -> list[Effect]:
    """Make a person's move."""
    elsewhere = session.played_elsewhere(seat, [action])
    if elsewhere is not None:
        return elsewhere
    try:
        return apply(model, session, seat, action, by_hand=by_hand)
    except IllegalAction as refusal:
        return say(model, str(refusal))


def apply(model: Model, session: Session, seat: int, action: str, *, by_hand: bool = False) -> list[Effect]:
    """Carry out an act of a seat: put it into the record, save it, and show it."""
    record = session.record
    before, since = record.state.clone(), record.state.event_count
    open_turn, acts, claimed = session.open_turn, len(record.entries), bool(session.claim)
    record.play(seat, action)
    for watch in WATCHED:
        watch(model, session, before)
    session.picked, session.thinking, session.peek, session.claim = (), None, False, ""
    session.closing = session.timed_out = False
    session.passed.clear()
    _note_run(session, seat, since, acts, open_turn=open_turn, by_hand=by_hand)
    if session.far:  # only the last move can be undone
        session.entries_at_look, session.events_at_look = acts, since
    folded = by_hand and not session.alone and (claimed or not open_turn)
    if folded:
        session.eyes, session.holder = None, seat
    session.automatic = None
    fade(model, session, acts=by_hand)
    explained = _explained(model, session, before)
    stops = explained if explained is not None and is_stop(session, explained) else None
    moment = moment_of(session, before, folded=seat if folded else None, explained=stops)
    if stops is None and _ends_round(moment):
        explained = None
    explains = explain(model, session, explained) if explained is not None else []
    moment.stages = session.held(moment.stages)
    heard = show_moment(model, session, moment)
    follows = [effect for played in PLAYED for effect in played(model, session)]
    return [
        *save_game(model, session),
        *heard,
        *explains,
        *follows,
        *_sound(model, session),
        *turn_effects(model, session),
    ]


def show_moment(model: Model, session: Session, moment: Moment) -> list[Effect]:
    """Show what has just happened, and return its announcements. At a table with far seats, it may have to wait.

    The end of a round takes the room of a rule above the hand.
    """
    if _ends_round(moment):
        session.aside = None
    happened = heard_of(session, moment.events)
    session.later += _ready(model, session, moment)
    if not session.far or session.moment is None:
        session.moment = None
        _show(model, session)
    return announced(happened)


ANOTHER = 200
"""The milliseconds that each further name of a list has to be read."""


def _ready(model: Model, session: Session, moment: Moment) -> list[Moment]:
    """Return what can be shown now. Refusals of computer players in a row are shown as one, when the last is made."""
    before, session.gathered = session.gathered, None
    together = board_of(session.record.game).together
    first = next(iter(moment.events), None)
    moments = [before, moment] if before else [moment]
    if not first or first["kind"] not in together or len(moment.stages) > 1 or not session.by_computer(first["seat"]):
        return moments
    if before and before.events[0]["kind"] == first["kind"]:
        stage = replace(moment.now, ms=(before.now.ms or 0) + ANOTHER)
        moments = [replace(moment, before=before.before, events=[*before.events, *moment.events], stages=[stage])]
    if model.speed and session.computers_play and not session.far:
        follows = session.record.state.observation(session.turn).legal
        if any(outlook.kind in together for outlook in follows):
            session.gathered = moments.pop()
    return moments


def _ends_round(moment: Moment) -> bool:
    """True if a round or a game ends: its result waits for a tap."""
    return any(stage.ms is None for stage in moment.stages)


def heard_of(session: Session, events: Iterable[Mapping[str, Any]]) -> str:
    """Return what has happened, as a screen reader says it."""
    game, board = session.record.load_game(), board_of(session.record.game)
    return in_a_row(spoken(event, game, board, session.names) for event in events)


def moment_of(
    session: Session, before: AnyState, folded: int | None = None, explained: Explanation | None = None
) -> Moment:
    """Return the animation of the last entry, from the position before it, as the viewer sees it."""
    seat, action = session.record.entries[-1]
    seen = before.observation(None)
    witnessed = before.witness(before.string_to_action(action), seat, eyes=session.eyes)
    stages = board_of(session.record.game).stages(witnessed, seen, eyes=session.eyes, folded=folded)
    if explained is not None:
        stages = _with_explanation(stages, explained, witnessed[-1].picture)
    if session.record.finished:
        stages = _with_last_look(stages)
    return Moment(seen, [event for event, _ in witnessed], folded, stages, explained=explained)


def _explained(model: Model, session: Session, before: AnyState) -> Explanation | None:
    """Return the explanation of a rule that the last act involves.

    It uses only what the whole table sees of the act, so it can't give a hand away.
    """
    if not unexplained(model, session):
        return None
    seat, action = session.record.entries[-1]
    witnessed = before.clone().witness(before.string_to_action(action), seat, eyes=None)
    return explanation_of(model, session, witnessed, before.observation(None))


LAPS = 2
"""How often everyone acts between two explanations. A first game would be a lecture with one after almost every act."""


def is_stop(session: Session, rule: Explanation) -> bool:
    """True if everyone waits for the reader of this rule. With other phones at the table, no one does."""
    return not (rule.basic or session.far)


def _is_soon(session: Session, *, basic: bool) -> bool:
    """True if a rule has been explained shortly before. Another one waits until it matters again.

    A rule for which the table stops only waits for the last one of its kind: its cause is hard to understand without.
    """
    since = session.explained_at if basic else session.stopped_at
    return since is not None and len(session.record.entries) - since < LAPS * len(session.names)


def unexplained(model: Model, session: Session) -> list[str]:
    """Return the rules that are still to be explained on this phone. A table that teaches explains them itself.

    Between the last card of a game and its result, nothing is explained. Where the table plays on meanwhile, one
    explanation is enough until its reader acts. It mustn't tell how a round ends before the table shows it.
    """
    game = session.record.game
    if not model.settings.explain or session.taught or session.record.finished:
        return []
    wanted = []
    for rule, registered in board_of(game).explaining.rules.items():
        stands = session.aside is not None and bool(registered.basic or session.far)
        waits = stands or _is_soon(session, basic=registered.basic) or (registered.verdict and bool(session.far))
        if not waits and model.explained.get(key_of(game, rule), 0) < OFTEN_ENOUGH:
            wanted.append(rule)
    return wanted


def explanation_of(
    model: Model, session: Session, witnessed: Sequence[Witnessed[Any, Any]], before: Observation
) -> Explanation | None:
    """Return the first explanation of an act that this phone has not given often enough."""
    wanted = unexplained(model, session)
    explaining = board_of(session.record.game).explaining
    found = [one for one in explaining.of(witnessed, before) if one.id in wanted]
    if session.by_oneself and any(event["seat"] in session.people for event, _ in witnessed[:1]):
        for one in found:
            if explaining.rules[one.id].chosen:
                _count(model, session, one)
        found = [one for one in found if not one.basic]
    return next(iter(found), None)


def _count(model: Model, session: Session, rule: Explanation) -> None:
    key = key_of(session.record.game, rule.id)
    model.explained[key] = model.explained.get(key, 0) + 1


def explain(model: Model, session: Session, rule: Explanation) -> list[Effect]:
    """Note that a rule is explained, and announce it. It stands above the hand if no one waits for its reader."""
    entries = len(session.record.entries)
    session.explained_at = entries
    _count(model, session, rule)
    if is_stop(session, rule):
        session.aside, session.stopped_at = None, entries
    else:
        session.aside = Aside(rule, model.now, entries)
    board = board_of(session.record.game)
    return [saves.settings(model), *announced(f"{said_aloud(rule.sentence, board, session.names)}.")]


def fade(model: Model, session: Session, *, acts: bool) -> None:
    """Put away an explanation when its reader acts, or has had time for it and everyone has acted since."""
    aside = session.aside
    if aside is None:
        return
    read = model.now - aside.since >= READING and len(session.record.entries) - aside.entries >= len(session.names)
    if acts or read:
        session.aside = None


@on("read-aside", at=Session)
def _read_aside(model: Model, event: Event, session: Session) -> None:
    """Put away the explanation above the hand."""
    session.aside = None


READING, STOP = 9000, 60_000
"""The milliseconds that an explanation has above the hand, and that the table waits for its reader.

People read at their own pace: a table that goes on by itself has other buttons under a finger. But a phone that lies
there alone goes on some time.
"""


def _with_explanation(
    stages: Sequence[Stage[Any]], explained: Explanation, latest: Observation
) -> Sequence[Stage[Any]]:
    """Return the stages with an explanation, when the act has been seen: after all of them that don't wait for a tap.

    It comes before the stage `take`, which takes its cause away. After all stages, the picture is the table after
    everything (`latest`). It includes what moved unseen, such as an empty draw pile. A verdict stands beside the result
    that it explains.
    """
    if explained.verdict and any(stage.shows_result for stage in stages):
        return stages
    waits = next((number for number, stage in enumerate(stages) if stage.ms is None), len(stages))
    causes = [number for number, stage in enumerate(stages[:waits], 1) if stage.name == explained.after]
    at = causes[-1] if causes else waits
    while at < waits and stages[at].name != "take":
        at += 1
    picture = stages[at - 1].picture if 0 < at < len(stages) else latest
    return [*stages[:at], Stage(EXPLAINED, picture, STOP), *stages[at:]]


LAST_LOOK = 2000
"""The milliseconds for looking at a table on which a game has just ended, before the result covers it."""


def _with_last_look(stages: Sequence[Stage[Any]]) -> Sequence[Stage[Any]]:
    """Return the stages, the last one long enough to see how the game ended."""
    if not stages or stages[-1].ms is None:
        return stages
    return [*stages[:-1], replace(stages[-1], ms=max(stages[-1].ms, LAST_LOOK))]


def _note_run(session: Session, seat: int, since: int, acts: int, *, open_turn: bool, by_hand: bool) -> None:
    """Record what can be undone of the acts at an open table, where no one holds the phone."""
    if not (open_turn and by_hand and acts and session.run and session.record.entries[acts - 1].seat == seat):
        session.run.clear()
    if open_turn:
        if not session.run:
            session.entries_at_look, session.events_at_look = acts, since
        if by_hand:
            session.holder = None
            session.run.append(since)


def _show(model: Model, session: Session) -> None:
    """Start the animation. At the pace “at once”, show only stages that wait for a tap, and explanations."""
    while session.moment is not None or session.later:
        session.moment = session.moment or session.later.pop(0)
        while session.moment.stage < len(session.moment.stages):
            if model.settings.speed or session.moment.now.ms is None or session.moment.now.name == EXPLAINED:
                return
            session.moment.stage += 1
        session.moment = None
    settle(session)


def _sound(model: Model, session: Session) -> list[Effect]:
    if session.moment is None:
        return []
    now = session.moment.now
    return sounded(model, now.sound, now.pitch)


def sounded(model: Model, sound: str, pitch: int | None = None) -> list[Effect]:
    """Return the effect of a sound, unless there is none or sounds are off."""
    volume = model.settings.volume
    return [{"type": "sound", "name": sound, "pitch": pitch, "volume": volume}] if sound and volume else []


@on("skip", at=Session)
def _skip(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Go to the next stage, and hurry until the turn of a person. An explanation is read at anyone’s own pace."""
    explained = session.moment is not None and session.moment.now.name == EXPLAINED
    session.hurried = session.hurried or (session.computers_play and not explained)
    return [] if session.moment is None else next_stage(model, event, session)


@on("stage", "go-on", at=Session)
def next_stage(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Go to the next stage of the animation."""
    if session.moment is None:
        return None
    waits = session.moment.now.ms is None
    if waits and event.get("type") != "go-on":
        return None
    if session.moment.now.name == EXPLAINED and event.get("type") == "stage":
        session.timed_out = True
    session.moment.stage += 1
    _show(model, session)
    return _sound(model, session) if session.moment else turn_effects(model, session)


def settle(session: Session) -> None:
    """Unfold a hand after a move, if its player already has the phone.

    Before an automatic move no hand is unfolded: its player may not hold the phone.
    """
    session.automatic = automatic_move(session)
    if session.persons_turn:
        session.front, session.hurried = session.turn, False
    elif session.people and session.front not in session.people:
        session.front = session.people[0]
    offer(session)
    if session.alone:
        session.eyes = session.people[0] if session.people else None
    elif session.open_turn:
        session.eyes = None
    elif session.persons_turn and session.turn == session.holder and session.automatic is None:
        unfold(session)


def offer(session: Session) -> None:
    """At an open window, give the people their chance. The only person is asked only if they can use it.

    With other phones at the table, the time it takes must not depend on a hand: everyone is asked.
    """
    session.asked = 0
    nobody = session.turn in session.people or (
        session.by_oneself and not any(map(session.record.state.legal_actions, session.people))
    )
    session.closing = session.reacting and session.alone and nobody and not session.taught


def automatic_move(session: Session) -> str | None:
    """Return the only move that the person on turn can make, if the board plays it automatically."""
    if not session.persons_turn or not session.plays_itself:
        return None
    own: Seen[Any, Any] = Seen(
        game=session.record.load_game(),
        obs=session.record.state.observation(session.turn),
        names=session.names,
        alone=session.by_oneself,
    )
    return board_of(session.record.game).automatic(own)


@on("automatic", at=Session)
def _play_automatic(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Make an automatic move."""
    if session.moment or session.automatic is None:
        return None
    return _play(model, session, _acting(session), session.automatic, by_hand=False)


def turn_effects(model: Model, session: Session) -> list[Effect]:
    """Return the effects for a new turn or the end: sound and vibration."""
    if session.moment:
        return []
    settings = model.settings
    if session.is_over:
        return sounded(model, "win")
    effects: list[Effect] = []
    if session.persons_turn and len(session.record.entries) and not session.taught:
        if settings.buzz:
            effects.append({"type": "buzz", "ms": 30})
        if not session.alone:
            effects += sounded(model, "turn")
    return effects


@on("think", at=Session)
def _think(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Let the computer player on turn think for one slice."""
    if session.moment or session.turn == tenfold.TERMINAL or session.persons_turn or session.reacting:
        return None
    for decision in thinking(model, session, session.turn):
        assert decision is not None, "a seat on turn cannot decline"
        return apply(model, session, session.turn, decision.text)
    return None


STAND_IN = "medium"
"""The level of a computer player that plays for a person."""


def thinking(model: Model, session: Session, seat: int) -> Sequence[Decision | None]:
    """Let a computer player think for one slice. Return its decision once it has one, nothing before."""
    record = session.record
    if session.thinking is None:
        bot = bots.load(
            record.load_game(),
            record.seats[seat].level or STAND_IN,
            seed=(record.seed or 0) + len(record.entries),
            character=character(record, seat),
        )
        session.thinking = bot.think(record.state.observation(seat))
    session.slices += 1
    decided = for_a_slice(model.clock, session.thinking)
    if decided:
        session.thinking = None
    return decided
