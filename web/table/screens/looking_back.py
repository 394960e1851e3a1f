"""The review: a curve of everyone's chance to win, and what each person's decisions cost and gained."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.boards import board_of
from table.hints import hinted
from table.model import Looking, Model, Session
from table.scores import line_chart
from table.screens.home import toast, trouble
from table.speech import aloud, shown
from table.step import Timer
from table.undo import taken_back
from table.views import View
from table.widgets import badge, bar, button, sends, sheet
from table.words import badges, coloured_badges, together
from tenfold import Person, bots
from tenfold.bots.reasons import amount as amount_of
from tenfold.messages import Message, in_text
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
    curve,
    leads,
)


def screen(model: Model, looking: Looking) -> Renderable:
    """Draw the review of the game on the table, however far it has got."""
    session, back = looking.session, looking.back
    return h.main("#screen.page.looking-back", data_game=session.record.game)[
        bar(
            text.looking_back,
            back=(text.looking_back_result, sends("result")),
            sub=tenfold.game_class(session.record.game).long_name,
        ),
        trouble(model),
        _progress(looking) if back is None or not back.is_over else _told(session, back),
        toast(model),
    ]


class LookingView(View[Looking]):
    """The view of the review. The phone stays awake while you wait for it."""

    def awake(self, screen: Looking) -> bool:
        """Return True."""
        return True

    def timers(self, model: Model, screen: Looking) -> Sequence[Timer]:
        """Return the timer of the next slice of thought."""
        if screen.thinking is None:
            return []
        return [Timer(f"think-back-{screen.session.id}-{screen.slices}", 0, {"type": "think-back"})]


def _progress(looking: Looking) -> Node:
    """Draw the progress and the button to stop, or, once stopped, to continue."""
    done = looking.back.done if looking.back else 0
    stopped = looking.back is not None and looking.thinking is None
    return h.section(".slip.stack", aria_labelledby="looking")[
        h.h2("#looking.title")[str(text.looking_stopped if stopped else text.looking_thinking)],
        h.p(".muted")[str(text.looking_done(count=done))],
        h.progress(max="100", value=str(done), aria_label=str(text.looking_progress)),
        button(text.go_on, sends("go-on-back"), kind=".lit.full")
        if stopped
        else button(text.stop, sends("stop-back"), kind=".full"),
    ]


def _told(session: Session, back: LookBack) -> Node:
    record = session.record
    if back.cannot_weigh:
        return h.section(".slip")[h.p[str(text.looking_cannot)]]
    people = [seat for seat, who in enumerate(record.seats) if who.kind == "person"]
    helped = " ".join(filter(None, (taken_back(record), hinted(record))))
    return [
        _curve(session, back),
        [_person(session, back, seat) for seat in people],
        h.div(".stack.smaller.muted")[
            helped and h.p[helped],
            bool(back.close) and h.p[str(text.looking_tap)],
            h.p[str(text.looking_lines)],
        ],
    ]


# The curve.


def _curve(session: Session, back: LookBack) -> Renderable:
    record, names = session.record, session.names
    lines = [curve(record, back, seat) for seat in range(len(names))]
    told = headline(session, lines)
    moves = len(record.entries)
    ends = [f"{round(100 * line[-1][1])} {letters}" for line, letters in zip(lines, badges(names), strict=True)]
    return h.section(".slip.stack", aria_labelledby="curve")[
        h.h2("#curve.title")[told],
        h.p(".smaller.muted")[str(text.looking_chances)],
        line_chart(
            [[(at, 100 * chance) for at, chance in line] for line in lines],
            names,
            levels={0: "0", 25: "", 50: "50", 75: "", 100: "100"},
            below=[
                (share, str(text.looking_move(count=round(share * moves)) if share else text.looking_deal))
                for share in (0.0, 0.5, 1.0)
            ],
            ends=ends,
            name=aloud(str(text.looking_aloud(lines=_aloud(names, lines)))),
            letters=badges(names),
            strong=session.people,
        ),
    ]


def headline(session: Session, lines: Sequence[Sequence[Point]]) -> str:
    """Return the finding of the curve as a sentence: since when the winner was clearly ahead."""
    moves = len(session.record.entries)
    winners = [seat for seat, place in enumerate(session.record.state.ranking()) if place == 1]
    if len(winners) > 1:
        return in_text(text.looking_level(winners=together(winners, session.names)), session.names)
    winner, since = Person(winners[0]), ahead_since(lines, winners[0])
    if since is None:
        behind = any(lead <= -CLEAR for _, lead in leads(lines, winners[0])[-1:])
        return in_text((text.looking_behind if behind else text.looking_open)(who=winner), session.names)
    if not since:
        return in_text(text.looking_ahead(who=winner), session.names)
    said = text.looking_ahead_since(who=winner, count=round(since * moves), of=moves)
    return in_text(said, session.names)


def _aloud(names: Sequence[str], lines: Sequence[Sequence[Point]]) -> tuple[Message, ...]:
    """Return the lines for screen readers: each at the start, after each quarter of the game, and at its end."""
    told = []
    for name, line in zip(names, lines, strict=True):
        *chances, end = [round(100 * at(line, share)) for share in (0, 0.25, 0.5, 0.75, 1)]
        told.append(text.looking_line(name=name, chances=tuple(map(str, chances)), count=end))
    return tuple(told)


# A person's decisions.


def _person(session: Session, back: LookBack, seat: int) -> Renderable:
    who = coloured_badges(session.names)[seat]
    mistakes, finds = back.mistakes(seat), back.finds(seat)[:1]
    name = session.names[seat]
    return h.section(".slip.stack.decisions", aria_labelledby=f"of-{seat}")[
        h.div(".row")[badge(who, bot=False), h.h2(f"#of-{seat}.title.grow")[name]],
        h.p[in_text(balance(account(session.record, back, seat), seat, len(mistakes)), session.names)],
        _rows(session, most_told(len(mistakes)), mistakes[:DEAREST]),
        _rows(session, str(text.looking_find), finds),
    ]


def most_told(mistakes: int) -> str:
    """Return the heading above the mistakes shown, given the total number.

    >>> most_told(1), most_told(3), most_told(5)
    ('The mistake', 'The mistakes', 'The 3 costliest of 5 mistakes')
    """
    if mistakes > DEAREST:
        return str(text.looking_dearest(count=DEAREST, of=mistakes))
    return str(text.looking_mistakes(count=mistakes))


def balance(found: Account, seat: int, mistakes: int) -> Message:
    """Return a sentence that separates luck from mistakes.

    >>> in_text(balance(Account(250, 1000, 59), 0, 2), ["Bea"])
    'Bea’s chance of winning went from 25% to 100%. 2 mistakes cost 6%. Luck and the other players added 81%.'
    """
    began, end, cost = (round(100 * part / UNIT) for part in (found.share, found.end, found.mistakes))
    rest = end - began + cost
    own = text.looking_own_cost(count=mistakes, cost=cost) if mistakes else text.looking_own_none
    told = text.looking_brought if rest >= 0 else text.looking_cost
    return told(who=Person(seat), began=began, end=end, own=own, rest=abs(rest))


def _rows(session: Session, title: str, told: Sequence[Close]) -> Node:
    if not told:
        return None
    return [h.h3(".smaller.muted")[title], h.ul(".list")[[_row(session, close) for close in told]]]


def _row(session: Session, close: Close) -> Renderable:
    """Draw a decision as a row that opens the table as it was."""
    did, why = told_of(session, close)
    return h.li[
        h.button(".option-row", type="button", data_event=sends("open-decision", entry=close.entry))[
            h.span(".grow")[h.small(".muted")[where(close)], h.span[did], why and h.small[" ", why]],
        ]
    ]


def told_of(session: Session, close: Close) -> tuple[Node, Node]:
    """Return a decision in sentences: the play, the better one and the difference; and why, if known."""
    board, names = board_of(session.record.game), session.names
    did, cost = (shown(said, board, names, close.seat) for said in (instead(close), amount(session, close)))
    return h.fragment[did, " ", cost], shown(close.why, board, names, close.seat) if close.why else None


def instead(close: Close) -> Message:
    """Return what was played, and what would have been better or would have come to mind."""
    if close.find:
        return text.looking_found(played=close.better, other=close.lesser)
    return text.looking_instead(played=close.lesser, other=close.better)


def where(close: Close) -> str:
    """Return the part of the game that a decision is in.

    >>> where(Close(33, 0, False, 900, 900, 0, "round 4", "6C", text.hint, text.hint, None, 0))
    'Round 4, move 34'
    """
    if not close.part:
        return str(text.looking_where(count=close.entry + 1))
    return str(text.looking_where_part(label=close.part.capitalize(), count=close.entry + 1))


def amount(session: Session, close: Close) -> Message:
    """Return what a decision cost or gained, in points and in wins out of 100 games."""
    unit = bots.load(session.record.load_game(), LEVEL).unit
    loss, wins = amount_of(close.points / UNIT, unit), round(100 * close.wins / UNIT)
    if not wins:
        return text.looking_gain(loss=loss) if close.find else text.looking_loss(loss=loss)
    if close.points < UNIT / 20:
        return text.looking_gain_wins(count=wins) if close.find else text.looking_loss_wins(count=wins)
    both = text.looking_gain_both if close.find else text.looking_loss_both
    return both(loss=loss, count=wins)


def then(session: Session, close: Close) -> Node:
    """Draw what belongs to the table as it was: the play, the better one and why, and the button to try it.

    If there is no room for the reason, the lamp in the bar opens it (`as_it_was`).
    """
    board, names = board_of(session.record.game), session.names
    why = shown(close.why, board, names, close.seat) if close.why else None
    legal = {outlook.text for outlook in session.record.state.observation(close.seat).legal}
    return h.section(".then.row", aria_label=str(text.played_then))[
        h.p(".grow")[
            shown(instead(close), board, names, close.seat),
            why and h.span(".reason")[" ", why],
        ],
        close.act in legal and button(text.looking_try, sends("try-better"), kind=".ink.smaller"),
    ]


def as_it_was(session: Session, close: Close) -> Node:
    """Draw the sheet with everything that the review says about the decision on the table."""
    did, why = told_of(session, close)
    return sheet(
        where(close),
        [
            h.p[did],
            why and h.p[why],
            button(text.to_the_table, sends("close"), kind=".lit.full"),
        ],
    )
