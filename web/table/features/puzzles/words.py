"""What Tenfold says about a puzzle: what is at stake, what the answer was worth, and why."""

from __future__ import annotations

import math

from table.features.puzzles import text
from table.features.puzzles.state import LEAST, Puzzling
from table.speech import MORE, fitting, further
from tenfold import bots
from tenfold.bots.bot import Judgement
from tenfold.bots.reasons import amount, as_message, joined, names_other, shortened
from tenfold.messages import Message, Said
from tenfold.puzzles import Cost

ROOM = 90
"""The most letters of a reason on the table, after what the answer was worth."""


def stake(session: Puzzling) -> Message:
    """Return what every wrong act costs at least, rounded down."""
    cost = session.stake
    if cost.points >= LEAST:
        least = str(math.floor(cost.points)) if cost.points >= 1 else f"{max(math.floor(cost.points * 10), 1) / 10}"
        return (text.stake_cards if _hard(session).unit == "card" else text.stake_points)(amount=least)
    return text.stake_wins(count=max(1, math.floor(cost.wins)))


def verdict(session: Puzzling) -> Message:
    """Return if the answer was right, or what it cost: points or wins, of which more was lost.

    Of the right act that is shown afterwards, return that it was best.
    """
    if session.shows:
        return text.shown
    if session.is_right:
        return text.right
    cost = session.costs.get(str(session.answer)) or _at_least(session.stake, _estimated(session))
    if cost.points < max(LEAST, _hard(session).victory * cost.wins / 100):
        return text.wrong_wins(count=max(1, round(cost.wins)))
    return text.wrong(loss=amount(cost.points, _hard(session).unit))


def _estimated(session: Puzzling) -> Cost:
    """Return the cost of an answer for which none is stored, as the reasons give it."""
    for each in session.judgements[1:]:
        if each.text == session.answer:
            wins = max(0.0, (session.judgements[0].win or 0.0) - (each.win or 0.0))
            return Cost(max(0.0, (each.loss or 0.0) - _hard(session).victory * wins), 100 * wins)
    return Cost()


def _at_least(stake: Cost, estimated: Cost) -> Cost:
    """Return an estimated cost that isn't below what the puzzle said that every wrong act costs."""
    return Cost(max(stake.points, estimated.points), max(stake.wins, estimated.wins))


def _hard(session: Puzzling) -> bots.Bot:
    return bots.load(session.record.load_game(), "hard")


def better(session: Puzzling) -> Message | None:
    """Return what would have been right, after a wrong answer; None while it isn't known yet, or while it's shown."""
    if session.is_right is not False or session.shows or not session.judgements:
        return None
    return text.better(play=as_message(session.judgements[0].called))


def consequence(session: Puzzling) -> Message | None:
    """Return what will probably come of a wrong answer; None if nothing surely does, or while it isn't known yet."""
    own = _own(session)
    said = None if own is None else _to_come(session, own)
    fact = None if said is None else as_message(said)
    return None if names_other(fact) else fact


def _to_come(session: Puzzling, judgement: Judgement) -> Said | None:
    """Return what will probably come of an act; None once everyone has seen how the round ended."""
    return None if session.is_round_over else judgement.fact


def further_reason(session: Puzzling) -> Message | None:
    """Return what `reason` says next, for which only a larger phone has room on the table."""
    if reason(session, brief=True) is None:
        return None
    return further(ROOM, ROOM + MORE, session.names, _said_on_the_table(session))


def _said_on_the_table(session: Puzzling) -> Said | None:
    best = session.judgements[0]
    fact = _to_come(session, best)
    return (_own(session) or best).ground or (fact and shortened(fact, best.beside))


def reason(session: Puzzling, *, brief: bool = False) -> Message | None:
    """Return what speaks for the right act; None if nothing surely does, or while it isn't known yet.

    With `brief`, it's short enough for the table.
    """
    if not session.judgements:
        return None
    best, own = session.judgements[0], _own(session)
    if session.is_right and session.answer != best.text:
        return None  # it speaks of the cards of another act that is right
    if brief:
        return fitting(ROOM, session.names, _said_on_the_table(session))
    fact = _to_come(session, best)
    if own is None:
        return joined(best.ground, fact and shortened(fact, best.beside))
    return joined(own.ground, None if consequence(session) else fact or _to_come(session, own))


def explained(session: Puzzling) -> Message | None:
    """Return all that is said after the verdict on an answer, as one text."""
    return joined(consequence(session), better(session), reason(session))


def _own(session: Puzzling) -> Judgement | None:
    """Return the judgement of a wrong answer, while it is what the table shows."""
    if session.is_right or session.shows:
        return None
    return next((each for each in session.judgements if each.text == session.answer), None)


def outcome(session: Puzzling) -> list[str]:
    """Return what became of the answer, for voices: the screen shows it by its title and its signs."""
    title = str(headline(session))
    if session.is_right or not session.attempt.has_lives:
        return [title]
    return [str(text.not_the_best), title]


def headline(session: Puzzling) -> Message:
    """Return the title after an answer: what became of the streak and the lives."""
    run = session.attempt
    if session.is_right:
        return text.streak(count=run.streak)
    return text.lives_left(count=run.lives) if run.has_lives else text.not_the_best
