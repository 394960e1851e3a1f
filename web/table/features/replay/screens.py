"""Replay: the table as it was, move by move; only the replay's own controls can be touched."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil
from typing import Any

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table import text as common
from table.boards import SeatLine, board_of
from table.drawings.icons import icon
from table.features.replay import text
from table.features.replay.film import can_replay
from table.features.replay.state import Replaying, seen_in_replay, spoken_in_replay
from table.hooks import LINE_BUTTONS, RESULT_BUTTONS, SHEETS
from table.look import AnySeen
from table.model import Model, Session, Summary
from table.screens import play
from table.screens.home import toast
from table.speech import written
from table.step import Timer
from table.views import VIEWS, View
from table.widgets import badge, bar, button, choice_row, icon_button, sends, sheet
from table.words import coloured_badges

PACE, LEAST = 1600, 400
"""How long a move stays on screen, in ms: at the default speed, and at least."""

LINES, WIDE = 3, 34
"""The lines that fit, and the characters in each. The first sentence always shows; the log has them all."""


def screen(model: Model, replaying: Replaying) -> Renderable:
    """Draw the position of the replay from the chosen point of view."""
    session = replaying.session
    seen = seen_in_replay(replaying)
    parts = board_of(session.record.game).draw(seen)
    said = _sentences(replaying) or untouchable(parts.say)
    say: Node = _noted_button(said) if replaying.number in replaying.notes else h.div(".said")[said]
    hands = _all_hands(replaying, seen)
    look = f"{parts.look}{'.open-hands' if hands else ''}"
    return h.main(f"#screen.felt.replay.game-{session.record.game}{look}")[
        bar(
            replaying.place,
            back=(text.replay_close, sends("close-replay")),
            sub=parts.sub,
            right=[
                untouchable(parts.bar),
                icon_button("list", common.everything_so_far, sends("sheet", name="log")),
            ],
        ),
        play.seats(
            session,
            [line and _still(line) for line in parts.seats],
            seen.obs.current_player,
            reader=seen.obs.player or 0,
        ),
        untouchable(parts.board),
        h.div(".say")[say],
        toast(model),
        h.div(".mine", data_place="hand", data_stays=True)[hands or untouchable(parts.hand)],
        _controls(replaying),
    ]


def _still(line: SeatLine) -> SeatLine:
    return SeatLine(untouchable(line.line), untouchable(line.number), line.look, untouchable(line.more))


def _sentences(replaying: Replaying) -> Sequence[Node]:
    """Return the sentences about the last move, up to the room for them."""
    session = replaying.session
    game, board = session.record.load_game(), board_of(session.record.game)
    lines: list[Node] = []
    room = LINES - (replaying.number in replaying.notes)
    for event in replaying.film.happened(replaying.number, replaying.eyes):
        sentence = written(event, game, board, session.names)
        if sentence is None:
            continue
        room -= ceil(len(Markup(str(h.fragment[sentence])).striptags()) / WIDE)
        if lines and room < 0:
            break
        lines.append(h.span[sentence])
    return lines if lines or replaying.number else [h.span[str(text.replay_began)]]


def _noted_button(said: Node) -> Node:
    """Draw the sentences about a move as a button that opens what is noted on it."""
    return h.button(".said.noted", type="button", data_event=sends("sheet", name="note"))[
        icon("note"), h.span(".sentences")[said], h.span(".unseen")[str(text.note)]
    ]


class ReplayView(View[Replaying]):
    """The view of a replay. Automatic play pauses while a sheet is open."""

    def awake(self, screen: Replaying) -> bool:
        """Keep the phone's screen awake."""
        return True

    def felt(self, screen: Replaying) -> bool:
        """Look like the table."""
        return True

    def timers(self, model: Model, screen: Replaying) -> Sequence[Timer]:
        """Return the timer of the next move, if the replay plays automatically."""
        if not screen.playing or model.sheet:
            return []
        ms = max(LEAST, round(PACE * model.settings.speed))
        return [Timer(f"replay-{screen.session.id}-{screen.number}", ms, {"type": "replay-on"})]


VIEWS[Replaying] = ReplayView("replay", screen)


@RESULT_BUTTONS.add(20)
def _from_result(model: Model, session: Session) -> Node:
    return can_replay(session.record) and button(text.replay, sends("replay"), kind=".grow")


@LINE_BUTTONS.add(10)
def _from_list(line: Summary, name: str) -> Node:
    return line.finished and icon_button("play", text.replay_named(name=name), sends("replay", id=line.id))


# All hands.


def _all_hands(replaying: Replaying, nobody: AnySeen) -> Node:
    """Draw every hand, one below the other; None for one point of view, or if the board shows the hands anyway."""
    board, state = board_of(replaying.session.record.game), replaying.position
    if replaying.eyes is not None or "card" in str(h.fragment[board.draw(nobody).hand]):
        return None
    badges = coloured_badges(nobody.names)
    hands = [
        (seat, board.draw(replace(nobody, obs=state.observation(seat), front=seat)).hand)
        for seat in range(len(nobody.names))
    ]
    return h.ul(".all-hands", aria_label=str(text.replay_hands), tabindex="0")[
        [
            h.li[
                badge(badges[seat], bot=replaying.session.record.seats[seat].kind == "bot"),
                h.div(".one-hand")[untouchable(hand, named=False)],
            ]
            for seat, hand in hands
            if 'class="card' in str(h.fragment[hand])
        ]
    ]


# Boards draw parts to tap; here they are only to look at.

_BUTTON = re.compile(r"<(/?)button\b([^>]*)>")
_TOUCH = re.compile(r' (?:data-(?:event|hold|walk|guard|live)|aria-(?:pressed|disabled|describedby)|type)(?:="[^"]*")?')
_TAG = re.compile(r"<[a-z][^>]*>")
_ID = re.compile(r' id="[^"]*"')


def untouchable(part: Node, *, named: bool = True) -> Markup | None:
    """Return a part of a table without controls, its cards as pictures; `named` keeps the ids.

    >>> untouchable(Markup('<button type="button" aria-label="ace" data-event="{}"><svg></svg></button>'))
    Markup('<span aria-label="ace" role="img"><svg></svg></span>')
    """
    if part is None or part is False:
        return None
    html = _TAG.sub(lambda tag: _TOUCH.sub("", tag[0]), str(h.fragment[part]))
    if not named:
        html = _ID.sub("", html)
    return Markup(_BUTTON.sub(_picture, html))


def _picture(tag: re.Match[str]) -> str:
    closing, more = tag.groups()
    role = ' role="img"' if "aria-label" in more else ""
    return f"<{closing}span{more}{role}>"


# The controls.


def _controls(replaying: Replaying) -> Renderable:
    """Draw the scrubber above the buttons, in the place of a game's own buttons."""
    number, last = replaying.number, replaying.film.last
    happened = spoken_in_replay(replaying, board_of(replaying.session.record.game))
    where = replaying.place
    valuetext = text.replay_place_note(place=where, happened=happened) if happened else where
    return h.div(".acts.replaying")[
        h.input(
            "#scrubber",
            type="range",
            min="0",
            max=str(last),
            value=str(number),
            aria_label=str(text.replay_move),
            aria_valuetext=str(valuetext),
            data_live=True,
            data_event=sends("replay-to", scrubbed=True),
        ),
        h.div(".row")[
            _eyes(replaying),
            _key("to-first", str(text.replay_first), "Home", sends("replay-to", value="0"), refused=not number),
            _key("back", str(text.replay_back), "ArrowLeft", sends("replay-step", by=-1), refused=not number),
            _key("pause", str(text.replay_pause), "Space", sends("replay-play"), look=".lit")
            if replaying.playing
            else _key("play", str(text.replay_play), "Space", sends("replay-play"), look=".lit"),
            _key("on", str(text.replay_on), "ArrowRight", sends("replay-step", by=1), refused=number == last),
            _key("to-last", str(text.replay_last), "End", sends("replay-to", value=str(last)), refused=number == last),
        ],
    ]


def _key(picture: str, label: str, key: str, event: str, *, refused: bool = False, look: str = "") -> Renderable:
    return h.button(
        f".btn{look}",
        type="button",
        aria_label=label,
        aria_keyshortcuts=key,
        aria_disabled="true" if refused else None,
        data_keys=key,
        data_event=event,
    )[icon(picture)]


def _eyes(replaying: Replaying) -> Renderable:
    """Draw the button that shows the point of view, and lets you change it."""
    session, seat = replaying.session, replaying.eyes
    label = text.replay_everybody if seat is None else text.replay_seen_by(name=session.names[seat])
    return h.button(".btn.eyes", type="button", aria_label=str(label), data_event=sends("sheet", name="eyes"))[
        icon("eye")
        if seat is None
        else badge(coloured_badges(session.names)[seat], bot=session.record.seats[seat].kind == "bot")
    ]


def _whose_eyes(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the sheet that asks for the point of view."""
    replaying = model.screen
    if not isinstance(replaying, Replaying):
        return None
    return sheet(
        text.whose_eyes,
        h.ul(".list")[
            [
                choice_row(name, "", replaying.eyes == seat, sends("replay-eyes", seat=seat))
                for seat, name in enumerate(replaying.session.names)
            ],
            choice_row(text.everybody, text.everybody_note, replaying.eyes is None, sends("replay-eyes", seat=None)),
        ],
    )


SHEETS["eyes"] = _whose_eyes


def _noted(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the sheet with what is noted on the move."""
    replaying = model.screen
    notes = replaying.notes.get(replaying.number) if isinstance(replaying, Replaying) else None
    return notes and sheet(text.note, [h.p(dir="auto")[note] for note in notes])


SHEETS["note"] = _noted
