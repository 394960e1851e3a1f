"""The result screen: places, shared wins, and another game."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import sealing, text
from table.boards import board_of
from table.hooks import AFTER_GAME, ASSISTANCE, RESULT_BUTTONS, RESULT_ICONS, RESULT_NOTES, RESULT_SLIPS, RESULT_WORDS
from table.look import seen_by_eyes
from table.matches import Match, after, match_of, standing
from table.model import Model, Session
from table.screens import play
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.undo import taken_back
from table.widgets import badge, bar, button, icon_button, place_number, sends
from table.words import coloured_badges, signed, who_won
from tenfold import Record
from tenfold.messages import Message, in_text, you_of


def screen(
    model: Model,
    session: Session,
    *,
    own_bar: Node = None,
    words: Node = None,
    buttons: Node = None,
    look: str = "",
) -> Renderable:
    """Draw the result of the game on the table.

    `own_bar` takes the place of the bar, `words` stand above the result, and `buttons` lead on from it.
    """
    record = session.record
    state = record.state
    places, scores = state.ranking(), state.scores()
    board = board_of(record.game)
    seen = seen_by_eyes(session, model.settings)
    match = after(record)
    remark = _remark(session, board.remark(seen))
    points = board.scores(seen)
    look += ".unfolds" if model.speed else ""
    return h.main(f"#screen.page.result{look}", data_game=record.game)[
        own_bar
        or bar(
            tenfold.game_class(record.game).long_name,
            back=(text.home, sends("home")),
            right=[
                [draw(model, session) for draw in RESULT_ICONS],
                icon_button("list", text.everything_so_far, sends("sheet", name="log")),
            ],
        ),
        trouble(model),
        words,
        h.div(".ending")[
            h.div(".half")[
                _match(session, match) if match.is_last else None,
                h.section(f".slip.stack.winners{_moment(session, places)}", aria_labelledby="won")[
                    laurel(record.game, "won", headline(session), _portraits(session, places), remark),
                    h.ol(".places")[
                        [
                            _row(
                                session,
                                seat,
                                places[seat],
                                board.result_line(seen, seat, scores[seat]),
                                [_sum(board.result_sum(seen, seat)), board.score_picture(scores[seat])],
                            )
                            for seat in _in_order(places)
                        ]
                    ],
                    [draw(model, session) for draw in RESULT_WORDS],
                ],
                _once_again(model, session),
                _match(session, match) if match.is_worth_telling and not match.is_last else None,
                [draw(model, session) for draw in RESULT_SLIPS],
            ],
            points and h.div(".half")[points],
        ],
        session.is_practice and h.p[str(text.practice_counts_nowhere)],
        _about_the_deal(session),
        h.div(".foot.row.two")[toast(model), buttons]
        if buttons
        else h.div(".foot.row")[
            toast(model),
            _after_practice(model, session) if session.is_practice else _after(model, session, match),
        ],
    ]


def _about_the_deal(session: Session) -> Renderable:
    """Draw what few ask about: where the cards came from, and how the players were helped."""
    record = session.record
    number = str(text.deal_number(seed=record.seed)) if record.seed is not None else ""
    notes = [*(say(record) for say in RESULT_NOTES), number, taken_back(record), *(said(record) for said in ASSISTANCE)]
    return h.div(".fine-print")[
        h.p(".smallest")[" ".join(filter(None, notes))],
        sealing.seal(record)
        and not session.taught
        and h.button(".quiet", type="button", data_event=sends("sheet", name="seal"))[str(text.check_deal)],
    ]


def _moment(session: Session, places: Sequence[int]) -> str:
    """Return the class for a person's victory: its paper has ten pleats."""
    counts = not session.taught and not session.is_practice
    return ".pleated" if counts and any(places[seat] == 1 for seat in session.people) else ""


MOST_PORTRAITS = 3
"""The most winners whose portraits fit beside a sentence."""


def _portraits(session: Session, places: Sequence[int]) -> Node:
    """Draw the winners' badges, large. None if there are too many."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > MOST_PORTRAITS:
        return None
    badges = coloured_badges(session.names)
    return h.div(".portraits")[[badge(badges[seat], bot=session.record.seats[seat].kind == "bot") for seat in winners]]


def _remark(session: Session, remark: Message | None) -> str:
    return "" if remark is None or session.taught else in_text(remark, session.names)


def _sum(words: str) -> Node:
    return h.p(".smaller.muted")[words] if words else None


def _once_again(model: Model, session: Session) -> Node:
    """Draw the buttons to see more of the finished game."""
    return None if session.taught else h.div(".row.two")[[draw(model, session) for draw in RESULT_BUTTONS]]


def _after(model: Model, session: Session, match: Match) -> Node:
    """Draw the buttons that lead on from a result."""
    record = session.record
    return [
        button(text.home, sends("home")),
        next(filter(None, (draw(model, session) for draw in AFTER_GAME)), None) or _another(record, match),
    ]


def _after_practice(model: Model, session: Session) -> Node:
    """Draw the buttons after practice: the way out, and the same position again."""
    return [
        button(*play.way_out(model, session, (text.home, sends("home")))),
        button(text.again, sends("practice"), small=text.same_position, kind=".lit.grow"),
    ]


def _in_order(places: Sequence[int]) -> list[int]:
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def _row(session: Session, seat: int, place: int, words: str, below: Node = None) -> Renderable:
    """Draw a seat's place and result."""
    badges = coloured_badges(session.names)
    looks = f"{'.won' if place == 1 else ''}{'.own' if seat == you_of(session.names) else ''}"
    return h.li(f".row{looks}")[
        place_number(place),
        badge(badges[seat], bot=session.record.seats[seat].kind == "bot"),
        h.div(".grow")[h.p(".gained")[h.b[session.names[seat]], " ", h.span(".muted")[words]], below],
    ]


def _match(session: Session, match: Match) -> Renderable:
    """Draw how the match stands after this game."""
    places = [1 + sum(other > points for other in match.points) for points in match.points]
    before = match_of(session.record).points
    return h.section(".slip.stack.match", aria_labelledby="match")[
        h.h2("#match.title")[standing(match, session.names)],
        h.p(".smaller.muted")[str(text.match_over(label=match.label))],
        h.ol(".places")[
            [
                _row(session, seat, places[seat], _so_far(points - before[seat], points, match.victories[seat]))
                for seat in _in_order(places)
                for points in [match.points[seat]]
            ]
        ],
    ]


def _so_far(gained: int, points: int, victories: int) -> str:
    so_far = {"points": str(text.points(count=points)), "gained": signed(gained, plus=True)}
    return str(text.match_so_far_won(games=victories, **so_far) if victories else text.match_so_far(**so_far))


def _another(record: Record, match: Match) -> Renderable:
    if match.games == 1:
        label, small = str(text.rematch), ""
    elif match.is_last:
        label, small = str(text.match_new), str(text.match_new_note(games=match.games))
    else:
        label, small = str(text.match_next), str(text.cell_of(count=match.number + 1, of=match.games))
    return button(label, sends("rematch"), small=small, kind=".lit.grow")


def headline(session: Session) -> str:
    """Return the winners, as a sentence. A person who played alone is “you”."""
    return who_won(session.record.state.ranking(), session.names)
