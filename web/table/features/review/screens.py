"""The review: a curve of everyone's chance to win, and what each person's decisions cost and gained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import practice
from table import text as common
from table.boards import Parts, board_of
from table.features.review import text
from table.features.review.state import OpenedDecision, Reviewing
from table.hooks import ASSISTANCE, RESULT_BUTTONS, REVIEW_BUTTONS, SHEETS, WAYS_OUT
from table.model import Model, Session
from table.scores import line_chart
from table.screens import play
from table.screens.home import toast, trouble
from table.screens.table import TableView
from table.speech import aloud, shown
from table.step import Timer
from table.undo import taken_back
from table.views import VIEWS, View
from table.widgets import badge, bar, button, icon_button, sends, sheet
from table.words import badges, coloured_badges, together
from tenfold import Person, bots
from tenfold.bots.reasons import amount as amount_of
from tenfold.messages import Message, Text, in_text
from tenfold.review import (
    CLEAR,
    DEAREST,
    LEVEL,
    UNIT,
    Account,
    Close,
    LookBack,
    Point,
    account,
    ahead_since,
    at,
    can_look_back,
    curve,
    leads,
)


def screen(model: Model, reviewing: Reviewing) -> Renderable:
    """Draw the review of the game on the table, however far it has got."""
    session, back = reviewing.session, reviewing.back
    return h.main("#screen.page.looking-back", data_game=session.record.game)[
        bar(
            text.review,
            back=(text.result, sends("result")),
            sub=tenfold.game_class(session.record.game).long_name,
        ),
        trouble(model),
        _progress(reviewing) if back is None or not back.is_over else _review(model, session, back),
        toast(model),
    ]


class ReviewView(View[Reviewing]):
    """The view of the review. The phone stays awake while you wait for it."""

    def awake(self, screen: Reviewing) -> bool:
        """Return True."""
        return True

    def timers(self, model: Model, screen: Reviewing) -> Sequence[Timer]:
        """Return the timer of the next slice of thought."""
        if screen.thinking is None:
            return []
        return [Timer(f"think-back-{screen.session.id}-{screen.slices}", 0, {"type": "think-back"})]


def _progress(reviewing: Reviewing) -> Node:
    """Draw the progress and the button to stop, or, once stopped, to continue."""
    done = reviewing.back.done if reviewing.back else 0
    stopped = reviewing.back is not None and reviewing.thinking is None
    return h.section(".slip.stack", aria_labelledby="looking")[
        h.h2("#looking.title")[str(text.stopped if stopped else text.going_over)],
        h.p(".muted")[str(text.done(count=done))],
        h.progress(max="100", value=str(done), aria_label=str(text.progress)),
        button(common.go_on, sends("go-on-back"), kind=".lit.full")
        if stopped
        else button(common.stop, sends("stop-back"), kind=".full"),
    ]


def _review(model: Model, session: Session, back: LookBack) -> Node:
    record = session.record
    if back.cannot_weigh:
        return h.section(".slip")[h.p[str(text.cannot)]]
    people = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
    helped = " ".join(filter(None, (taken_back(record), *(said(record) for said in ASSISTANCE))))
    return [
        _curve(session, back),
        [_person(session, back, seat) for seat in people],
        h.div(".stack.smaller.muted")[
            helped and h.p[helped],
            bool(back.close) and h.p[str(text.tap_a_move)],
            h.p[str(text.about_lines)],
        ],
        [draw(model, session) for draw in REVIEW_BUTTONS],
    ]


# The curve.


def _curve(session: Session, back: LookBack) -> Renderable:
    record, names = session.record, session.names
    lines = [curve(record, back, seat) for seat in range(len(names))]
    heading = headline(session, lines)
    moves = len(record.entries)
    ends = [f"{round(100 * line[-1][1])} {letters}" for line, letters in zip(lines, badges(names), strict=True)]
    return h.section(".slip.stack", aria_labelledby="curve")[
        h.h2("#curve.title")[heading],
        h.p(".smaller.muted")[str(text.chances)],
        line_chart(
            [[(at, 100 * chance) for at, chance in line] for line in lines],
            names,
            levels={0: "0", 25: "", 50: "50", 75: "", 100: "100"},
            below=[
                (share, str(text.at_move(count=round(share * moves)) if share else text.at_deal))
                for share in (0.0, 0.5, 1.0)
            ],
            ends=ends,
            name=aloud(str(text.lines_aloud(lines=_aloud(names, lines)))),
            letters=badges(names),
            strong=session.people,
        ),
    ]


def headline(session: Session, lines: Sequence[Sequence[Point]]) -> str:
    """Return the finding of the curve as a sentence: since when the winner was clearly ahead."""
    moves = len(session.record.entries)
    winners = [seat for seat, place in enumerate(session.record.state.ranking()) if place == 1]
    if len(winners) > 1:
        return in_text(text.tied(winners=together(winners, session.names)), session.names)
    winner, since = Person(winners[0]), ahead_since(lines, winners[0])
    if since is None:
        behind = any(lead <= -CLEAR for _, lead in leads(lines, winners[0])[-1:])
        return in_text((text.from_behind if behind else text.close_to_the_end)(who=winner), session.names)
    if not since:
        return in_text(text.ahead(who=winner), session.names)
    said = text.ahead_since(who=winner, count=round(since * moves), of=moves)
    return in_text(said, session.names)


def _aloud(names: Sequence[str], lines: Sequence[Sequence[Point]]) -> tuple[Message, ...]:
    """Return the lines for screen readers: each at the start, after each quarter of the game, and at its end."""
    messages = []
    for name, line in zip(names, lines, strict=True):
        *chances, end = [round(100 * at(line, share)) for share in (0, 0.25, 0.5, 0.75, 1)]
        messages.append(text.line_aloud(name=name, chances=tuple(map(str, chances)), count=end))
    return tuple(messages)


# A person's decisions.


def _person(session: Session, back: LookBack, seat: int) -> Renderable:
    who = coloured_badges(session.names)[seat]
    mistakes, finds = back.mistakes(seat), back.finds(seat)[:1]
    name = session.names[seat]
    return h.section(".slip.stack.decisions", aria_labelledby=f"of-{seat}")[
        h.div(".row")[badge(who, bot=False), h.h2(f"#of-{seat}.title.grow")[name]],
        h.p[in_text(balance(account(session.record, back, seat), seat, len(mistakes)), session.names)],
        _rows(session, mistakes_title(len(mistakes)), mistakes[:DEAREST]),
        _rows(session, str(text.best_find), finds),
    ]


def mistakes_title(mistakes: int) -> str:
    """Return the heading above the mistakes shown, given the total number.

    >>> mistakes_title(1), mistakes_title(3), mistakes_title(5)
    ('The mistake', 'The mistakes', 'The 3 costliest of 5 mistakes')
    """
    if mistakes > DEAREST:
        return str(text.costliest(count=DEAREST, of=mistakes))
    return str(text.mistakes(count=mistakes))


def balance(found: Account, seat: int, mistakes: int) -> Message:
    """Return a sentence that separates luck from mistakes.

    >>> in_text(balance(Account(250, 1000, 59), 0, 2), ["Bea"])
    'Bea’s chance of winning went from 25% to 100%. 2 mistakes cost 6%. Luck and the other players added 81%.'
    """
    began, end, cost = (round(100 * part / UNIT) for part in (found.share, found.end, found.mistakes))
    rest = end - began + cost
    own = text.own_mistakes(count=mistakes, cost=cost) if mistakes else text.own_none
    message = text.luck_added if rest >= 0 else text.luck_cost
    return message(who=Person(seat), began=began, end=end, own=own, rest=abs(rest))


def _rows(session: Session, title: str, closes: Sequence[Close]) -> Node:
    if not closes:
        return None
    return [h.h3(".smaller.muted")[title], h.ul(".list")[[_row(session, close) for close in closes]]]


def _row(session: Session, close: Close) -> Renderable:
    """Draw a decision as a row that opens the table as it was."""
    did, why = words_of_close(session, close)
    return h.li[
        h.button(".option-row", type="button", data_event=sends("open-decision", entry=close.entry))[
            h.span(".grow")[h.small(".muted")[where(close)], h.span[did], why and h.small[" ", why]],
        ]
    ]


def words_of_close(session: Session, close: Close) -> tuple[Node, Node]:
    """Return a decision in sentences: the play, the better one and the difference; and why, if known."""
    board, names = board_of(session.record.game), session.names
    did, cost = (shown(said, board, names, close.seat) for said in (instead(close), amount(session, close)))
    return h.fragment[did, " ", cost], shown(close.why, board, names, close.seat) if close.why else None


def instead(close: Close) -> Message:
    """Return what was played, and what would have been better or would have come to mind."""
    if close.find:
        return text.chosen_find(played=close.better, other=close.lesser)
    return text.chosen(played=close.lesser, other=close.better)


def where(close: Close) -> str:
    """Return the part of the game that a decision is in.

    >>> where(Close(33, 0, False, 900, 900, 0, "round 4", "6C", text.over, text.over, None, 0))
    'Round 4, move 34'
    """
    if not close.part:
        return str(text.where(count=close.entry + 1))
    return str(text.where_in_part(label=close.part.capitalize(), count=close.entry + 1))


def amount(session: Session, close: Close) -> Message:
    """Return what a decision cost or gained, in points and in wins out of 100 games."""
    unit = bots.load(session.record.load_game(), LEVEL).unit
    loss, wins = amount_of(close.points / UNIT, unit), round(100 * close.wins / UNIT)
    if not wins:
        return text.gain(loss=loss) if close.find else text.loss(loss=loss)
    if close.points < UNIT / 20:
        return text.gain_wins(count=wins) if close.find else text.loss_wins(count=wins)
    both = text.gain_both if close.find else text.loss_both
    return both(loss=loss, count=wins)


# The table as it was.


class DecisionView(TableView):
    """The view of an opened decision. Nothing happens by itself until someone plays on."""

    def draw(self, model: Model, screen: Session) -> Renderable:
        """Return the table with the decision, or the page of the practice that has started from it."""
        if not isinstance(screen, OpenedDecision) or not screen.is_untouched:
            return super().draw(model, screen)
        return play.screen(model, screen, bar_of=_bar, words=_then(screen, screen.decision))

    def timers(self, model: Model, screen: Session) -> Sequence[Timer]:
        """Return the timers of the practice that has started."""
        return [] if isinstance(screen, OpenedDecision) and screen.is_untouched else super().timers(model, screen)


def _bar(parts: Parts) -> Renderable:
    """Draw the bar: back to the review, a game's own sign, and the lamp for the review's text."""
    return bar(
        text.as_it_was,
        back=(text.review, sends("look-back")),
        sub=parts.sub,
        right=[parts.bar, icon_button("lamp", text.played_then, sends("sheet", name="decision"))],
    )


def _then(session: Session, close: Close) -> Node:
    """Draw what belongs to the table as it was: the play, the better one and why, and the button to try it.

    If there is no room for the reason, the lamp in the bar opens it (`_decision`).
    """
    board, names = board_of(session.record.game), session.names
    why = shown(close.why, board, names, close.seat) if close.why else None
    legal = {outlook.text for outlook in session.record.state.observation(close.seat).legal}
    return h.section(".then.row", aria_label=str(text.played_then))[
        h.p(".grow")[
            shown(instead(close), board, names, close.seat),
            why and h.span(".reason")[" ", why],
        ],
        close.act in legal and button(text.try_it, sends("try-better"), kind=".ink.smaller"),
    ]


def _decision(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the sheet with everything that the review says about the decision on the table."""
    session = model.screen
    if not isinstance(session, OpenedDecision) or not session.is_untouched:
        return None
    did, why = words_of_close(session, session.decision)
    return sheet(
        where(session.decision),
        [
            h.p[did],
            why and h.p[why],
            button(text.to_the_table, sends("close"), kind=".lit.full"),
        ],
    )


VIEWS |= {Reviewing: ReviewView("looking-back", screen), OpenedDecision: DecisionView()}
SHEETS["decision"] = _decision


# In other screens.


@RESULT_BUTTONS.add(10)
def _from_result(model: Model, session: Session) -> Node:
    """Draw the button to the review. Practice has none."""
    offered = can_look_back(session.record) and not session.is_practice
    return offered and button(text.review, sends("look-back"), kind=".grow")


@WAYS_OUT.add(10)
def _way_back(model: Model, session: Session) -> tuple[Text, str] | None:
    """Return the way back from practice: to its review, or from its result to the review of its game if it is here."""
    leads_back = isinstance(session, OpenedDecision)
    if session.record.finished and session.moment is None:
        leads_back = any(line.id == practice.origin(session.record) for line in model.known_games)
    return (text.review, sends("look-back")) if leads_back else None
