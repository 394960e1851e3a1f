"""What Tenfold says about a try: on the home screen, in lists, before it is given up, and when it is shared."""

from __future__ import annotations

import tenfold
from table.boards import board_of
from table.features.daily import text
from table.features.daily.state import Day, State, Try, streak, tries, try_with
from table.hooks import LINE_MARKS, LOSSES, Loss
from table.model import Model
from tenfold.daily import Deal, day_at
from tenfold.messages import Message


def result_line(deal: Deal, day: Day) -> str:
    """Return how a day ended, in words: the place, and the points if the game has them."""
    score = board_of(deal.game).score_line(day.score)
    if score:
        return str(text.day_result_points(place=day.place, of=deal.players, points=score))
    return str(text.day_result(place=day.place, of=deal.players))


def how_it_goes(deal: Deal, one: Try, in_a_row: int) -> Message:
    """Return the text of the home screen row: the game of the day, the state of its try, and the days in a row."""
    title, row = tenfold.game_class(deal.game).long_name, in_a_row if in_a_row > 1 else 0
    match one.state:
        case State.NEW:
            return text.day_row_new(title=title, count=row)
        case State.UNDER_WAY:
            return text.day_row_under_way(title=title, count=row)
        case State.PLAYED:
            return text.day_row_played(title=title, standing=result_line(deal, one.day), count=row)
        case State.GIVEN_UP:
            return text.day_row_given_up(title=title)
        case State.UNKNOWN:
            return text.day_row_unknown(title=title)


def shared_text(deal: Deal, day: Day, in_a_row: int) -> str:
    """Return the text to share about a day: numbers and shapes that give no card away."""
    title = tenfold.game_class(deal.game).long_name
    more = [text.share_row(count=in_a_row)] if in_a_row > 1 else []
    more += [text.share_hints(count=day.hints)] if day.hints else []
    head = text.share_day(day=deal.day, title=title)
    return "\n".join([str(head), result_line(deal, day), day.shapes, *map(str, more)])


@LINE_MARKS.add(10)
def _marks(model: Model) -> dict[str, str]:
    """Return what a list says of the games that are tries, by their ids."""
    special = {State.UNDER_WAY: text.day_mark_under_way, State.GIVEN_UP: text.day_mark_given_up}
    return {one.day.id: str(special.get(one.state, text.day_mark)(day=one.number)) for one in tries(model).values()}


@LOSSES.add(10)
def _lost(model: Model, ident: str) -> Loss | None:
    """Return what of a try is lost when its game is removed, or None if the game is no try."""
    one, today = try_with(model, ident), day_at(model.now)
    if one is None or one.state is State.GIVEN_UP:
        return None
    day = 0 if one.number == today else one.number
    if one.state is State.PLAYED:
        return Loss(str(text.day_keep_result(day=day)))
    sentences = [text.day_lose_try(day=day)]
    if not day:
        sentences.append(text.day_lose_today)
        in_a_row = streak(tries(model), today)
        sentences += [text.day_lose_row(count=in_a_row)] if in_a_row > 1 else []
    return Loss(" ".join(map(str, sentences)), text.remove_try)
