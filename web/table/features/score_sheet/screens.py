"""The screens of a score sheet: the players, the question with its keys, the scores, and an earlier round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import matches, shelf
from table import text as common
from table.features.score_sheet import text
from table.features.score_sheet.games import SCORINGS
from table.features.score_sheet.keys import draw_cards, draw_keys
from table.features.score_sheet.questions import (
    FACES,
    START,
    TABLE,
    Choices,
    Faces,
    Question,
    Round,
    Seats,
)
from table.features.score_sheet.state import (
    NewSheetScreen,
    Played,
    ScoreSheet,
    ScoreSheetScreen,
    Sheets,
    find,
    finished,
    match_of,
    played,
)
from table.features.score_sheet.words import (
    headline,
    in_order,
    lines_of,
    points_sheet,
    result,
    series,
    series_label,
    standing,
)
from table.hooks import ELSEWHERE, HISTORY_SECTIONS, HOME_END, HOME_ROWS, SEAT_ROWS, SHEETS
from table.matches import length_label
from table.model import Model, Setup, Summary
from table.scores import chart, head, score_sheet, table
from table.screens.history import ago
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.screens.setup import draw_option
from table.setups import first_setup, fitting
from table.stack import SetupScreen
from table.views import VIEWS, View
from table.widgets import (
    badge,
    bar,
    button,
    choice_row,
    icon_button,
    name_field,
    option_row,
    place_number,
    sends,
    sheet,
    stepper,
)
from table.words import called, coloured_badges, signed, unnamed
from tenfold.match import places_of

# Who plays.


def new_screen(model: Model, here: NewSheetScreen) -> Renderable:
    """Draw the names of the players, and the rules of the table."""
    info = tenfold.game_class(here.game)
    setup = model.setups.get(here.game) or first_setup(here.game)
    return h.main("#screen.page.setup")[
        bar(text.new_sheet, back=(common.back, sends("leave")), sub=info.long_name),
        trouble(model),
        h.p[str(text.new_sheet_note)],
        h.section(".stack", aria_labelledby="players")[
            h.div(".row")[
                h.h2("#players.grow")[str(common.players)],
                stepper(
                    here.players,
                    less=sends("score-players", by=-1),
                    more=sends("score-players", by=1),
                    low=here.players == info.min_players,
                    high=here.players == info.max_players,
                    labels=(common.players, text.player_less, text.player_more),
                ),
            ],
            h.ol(".list.slip.seatlist")[[_player(here, seat) for seat in range(here.players)]],
            h.p(".smaller.muted")[str(common.clockwise)],
        ],
        _rules(setup, here),
        h.div(".foot")[toast(model), button(text.start_sheet, sends("score-start"), kind=".lit.full")],
    ]


def _player(here: NewSheetScreen, seat: int) -> Renderable:
    names = [called(name or unnamed(at)) for at, name in enumerate(here.names[: here.players])]
    return h.li(f"#player-{seat}.row.seatrow")[
        badge(coloured_badges(names)[seat], bot=False),
        name_field(
            here.names[seat],
            ident=f"name-{seat}",
            look=".name",
            placeholder=called(unnamed(seat)),
            aria_label=str(common.name_of_seat(count=seat + 1)),
            data_event=sends("score-name", seat=seat),
        ),
        icon_button(
            "move" if seat else "to-end",
            (common.move_up if seat else common.move_to_end)(name=names[seat]),
            sends("score-move", seat=seat),
        ),
    ]


def _rules(setup: Setup, here: NewSheetScreen) -> Node:
    """Draw the options that count here. They are those of the game's set-up."""
    info = tenfold.game_class(here.game)
    options, _ = fitting(here.game, setup.options, [here.players])
    shown = Setup(setup.chairs, min(here.players, len(setup.chairs)), options)
    return h.section(".stack", aria_labelledby="rules")[
        h.h2("#rules")[str(common.table_rules)],
        h.div(".slip.list", data_walk=True)[
            [draw_option(info, option, shown) for option in info.options if option.id in SCORINGS[here.game].options],
            option_row(common.match, length_label(setup.match), sends("sheet", name="match")),
        ],
    ]


class NewSheetView(View[NewSheetScreen]):
    """The view of the names for a new sheet."""

    def titled(self, screen: NewSheetScreen) -> str:
        """Return the game."""
        return screen.game


VIEWS[NewSheetScreen] = NewSheetView("score-new", new_screen)


# The sheet.


def screen(model: Model, here: ScoreSheetScreen) -> Renderable:
    """Draw a question, the scores, or the answers of a round."""
    games = played(here.sheet)
    now = games[-1].now
    asked = here.question(games)
    between = here.waits and (now is None or not now.answers) and bool(games[-1].rounds or len(games) > 1)
    in_scores = here.round is None and (now is None or between or (here.waits and bool(now.answers)))
    if here.round is not None and asked is None:
        body, foot = _answers(here, games)
    elif in_scores:
        body, foot = _scores(here, games)
    elif asked is not None:
        body, foot = _ask(here, *asked)
    else:
        body, foot = _fault(here, games), None
    shows_round = here.round is not None or (asked is not None and not between)
    return h.main("#screen.page.score-sheet", data_game=here.sheet.game)[
        _bar(here, games, shows_round=shows_round, in_scores=in_scores),
        trouble(model),
        body,
        h.div(".foot.stack")[toast(model), foot],
    ]


def _bar(here: ScoreSheetScreen, games: Sequence[Played], *, shows_round: bool, in_scores: bool) -> Renderable:
    sheet, now = here.sheet, here.corrected(games) or games[-1].now
    match = series_label(sheet, len(games))
    title = now and shows_round and sheet.scoring.title(now)
    correcting = here.round is not None
    return bar(
        tenfold.game_class(sheet.game).long_name,
        back=(common.back, sends("leave")) if correcting else (common.home, sends("home")),
        sub=" · ".join(filter(None, (str(title) if title else "", match))) or str(text.real_cards),
        right=[
            icon_button("undo", common.undo, sends("score-undo"), refused=not here.can_undo),
            icon_button("book", common.rules, sends("sheet", name="rules", chapter="minute")),
            not in_scores and icon_button("figures", common.scores, sends("score-show", scores=True)),
        ],
    )


def _ask(here: ScoreSheetScreen, question: Question, now: Round) -> tuple[Node, Node]:
    """Draw a question: what is known of the round, the answers so far, and the keys."""
    sheet = here.sheet
    who = sheet.scoring.who(now)
    shows_who = here.round is None and question.field != START
    by_points = isinstance(question.pad, Faces) and here.by_points and question.seat != TABLE
    ask = text.points_of(who=sheet.shown_names[question.seat]) if by_points else question.ask
    totals = sheet.scoring.totals(now) if here.round is None else ()
    body: Node = [h.p(".muted")[str(who)] if who and shows_who else None, _so_far(sheet, now, question, totals)]
    ident = f"q-{now.of}-{now.number}-{question.field}-{question.seat + 1}"
    keys = h.section(f"#{ident}.pad.stack", role="group", aria_labelledby="ask")[
        h.h2("#ask", tabindex="-1")[str(ask)],
        draw_cards(here, now, question, question.pad) if isinstance(question.pad, Faces) else None,
        draw_keys(here, question, question.pad, ident),
    ]
    return body, keys


def _so_far(sheet: ScoreSheet, now: Round, question: Question | None = None, totals: Sequence[int] = ()) -> Node:
    """Draw the answers of this round so far, in a row for each field with a column for each seat.

    Below them stand the totals of the rounds before, if there are any.
    """
    place = question and (question.field, question.seat)
    rows = {str(one.row): one.field for one in now.asked if one.row}
    known = [one for one in now.asked if one.seat == TABLE and (one.field, TABLE) in now.answers]
    facts = " · ".join(_fact(sheet, now, one) for one in known if one.field != START and (one.field, TABLE) != place)
    if not rows and not totals:
        return facts and h.p(".smaller.muted")[facts]
    return [
        facts and h.p(".smaller.muted")[facts],
        h.div(".slip.table-slip", tabindex="0", role="region", aria_label=str(text.this_round))[
            h.table[
                head("", sheet.shown_names),
                h.tbody[
                    [
                        h.tr[
                            h.th(scope="row")[label],
                            [
                                h.td(".now")[_cell(sheet, now, field, seat) or "?"]
                                if place == (field, seat)
                                else h.td[_cell(sheet, now, field, seat)]
                                for seat in range(len(sheet.names))
                            ],
                        ]
                        for label, field in rows.items()
                    ]
                ],
                bool(totals)
                and h.tfoot[h.tr[h.th(scope="row")[str(common.total)], [h.td[signed(total)] for total in totals]],],
            ]
        ],
    ]


def _fact(sheet: ScoreSheet, now: Round, question: Question) -> str:
    return str(text.fact(label=str(question.ask), value=_in_words(sheet, now, question)))


def _in_words(sheet: ScoreSheet, now: Round, question: Question) -> str:
    """Return an answer in words. Beside a question about cards, a bare number could be taken for their number."""
    value = now.answers.get((question.field, question.seat), "")
    if isinstance(question.pad, Faces) and value:
        return str(common.points(count=_points(sheet, now, question, value)))
    return _shown(sheet, now, question)


def _points(sheet: ScoreSheet, now: Round, question: Question, value: str) -> int:
    """Return what an answer of cards scores, or the points that were entered."""
    return sheet.scoring.so_far(now, question.field, value).total if value.startswith(FACES) else int(value)


def _cell(sheet: ScoreSheet, now: Round, field: str, seat: int) -> str:
    question = next((one for one in now.asked if (one.field, one.seat) == (field, seat)), None)
    return _shown(sheet, now, question) if question and (field, seat) in now.answers else ""


def _shown(sheet: ScoreSheet, now: Round, question: Question) -> str:
    """Return an answer in words."""
    value = now.answers.get((question.field, question.seat), "")
    match question.pad:
        case _ if not value:
            return ""
        case Seats():
            return sheet.shown_names[int(value)]
        case Choices(choices):
            return str(choices[value])
        case Faces():
            return signed(_points(sheet, now, question, value))
    return signed(int(value))


def _fault(here: ScoreSheetScreen, games: Sequence[Played]) -> Node:
    """Draw what the rules don't allow, and both ways on."""
    found = here.fault(games)
    if found is None:
        return None
    fault, now = found
    return h.section(".slip.stack", role="alert")[
        h.p[h.b[str(fault.sentence)]],
        here.round is None and _so_far(here.sheet, now),
        h.div(".row.two")[
            here.round is None
            and button(text.correct, sends("score-round", game=now.of, round=now.number), kind=".lit.grow"),
            button(text.stands, sends("score-stands", key=fault.key), kind=".grow"),
        ],
    ]


def _answers(here: ScoreSheetScreen, games: Sequence[Played]) -> tuple[Node, Node]:
    """Draw all answers of a round, each of which can be given again."""
    sheet, now = here.sheet, here.corrected(games)
    if now is None:
        return None, None
    body = [
        h.h2[str(text.correct_round(count=now.number + 1))]
        if sheet.scoring.numbered
        else h.h2[str(text.correct_result)],
        _fault(here, games),
        h.div(".slip.list", data_walk=True)[
            [
                option_row(
                    _label(sheet, one),
                    _in_words(sheet, now, one) or str(text.unanswered),
                    sends("score-ask", field=one.field, seat=one.seat),
                )
                for one in now.asked
            ]
        ],
    ]
    return body, button(text.corrected, sends("leave"), kind=".lit.full")


def _label(sheet: ScoreSheet, question: Question) -> str:
    """Return what an answer is about. Of a grid, only its points are told."""
    grid = isinstance(question.pad, Faces) and question.pad.across
    return str(text.points_of(who=sheet.shown_names[question.seat]) if grid else question.ask)


# The scores.

LATEST = 2
"""The number of rounds whose corrections stand above the ways to share. Most mistakes are found soon."""


def _scores(here: ScoreSheetScreen, games: Sequence[Played]) -> tuple[Node, Node]:
    """Draw how the game stands, or who has won it, and how the series stands."""
    sheet, game = here.sheet, games[-1]
    drawn = points_sheet(sheet, game) if game.rounds else None
    rounds = [
        option_row(_round_named(sheet, games, at, number), text.correct, sends("score-round", game=at, round=number))
        for at, number in _correctable(games)
    ]
    body: Node = [
        *(_series_won(sheet, games) if sheet.games > 1 and finished(sheet) else _so_far_won(sheet, games)),
        score_sheet(drawn, sheet.shown_names) if drawn and drawn.lines else None,
        _is_empty(games) and h.p(".muted")[str(text.no_round_yet)],
        h.div(".slip.list", data_walk=True)[
            rounds[:LATEST],
            bool(game.rounds)
            and [
                option_row(text.share, text.share_as_picture, sends("score-share", picture=True)),
                option_row(text.share, text.share_as, sends("score-share")),
            ],
            rounds[LATEST:],
            option_row(text.remove, "", sends("sheet", name="score-forget", id=sheet.id)),
        ],
    ]
    return body, _next(here, games)


def _so_far_won(sheet: ScoreSheet, games: Sequence[Played]) -> list[Node]:
    """Draw who has won a finished game, and how the series stands."""
    game, match = games[-1], match_of(sheet, games)
    return [
        game.now is None
        and h.section(".slip.stack.winners", aria_labelledby="won")[
            laurel(sheet.game, "won", headline(sheet, game)), _places(sheet, game)
        ],
        match.number > 0 and series_label(sheet, len(games)) and score_sheet(series(sheet), sheet.shown_names),
    ]


def _series_won(sheet: ScoreSheet, games: Sequence[Played]) -> list[Node]:
    """Draw who has won the series, and below it the last game."""
    match = match_of(sheet, games)
    points = [str(common.points(count=points)) for points in match.points]
    return [
        h.section(".slip.stack.winners", aria_labelledby="won")[
            laurel(sheet.game, "won", matches.standing(match, sheet.called)),
            _ranking(sheet, places_of(match.points), points),
        ],
        h.section(".slip")[chart(series(sheet), sheet.shown_names)],
        table(series(sheet), sheet.shown_names),
        h.section(".slip.stack", aria_labelledby="last")[
            h.h2("#last")[headline(sheet, games[-1])],
            h.p(".smaller.muted")[series_label(sheet, len(games))],
            _places(sheet, games[-1]),
        ],
    ]


def _is_empty(games: Sequence[Played]) -> bool:
    """True if nothing has been entered yet."""
    now = games[-1].now
    return len(games) == 1 and not games[0].rounds and not (now and now.answers)


def _correctable(games: Sequence[Played]) -> list[tuple[int, int]]:
    """Return the rounds to correct, the latest first."""
    found = [(at, one.number) for at, game in enumerate(games) for one in game.rounds]
    now = games[-1].now
    if now is not None and now.answers:
        found.append((now.of, now.number))
    return found[::-1]


def _round_named(sheet: ScoreSheet, games: Sequence[Played], at: int, number: int) -> str:
    game, round_ = str(common.match_game(count=at + 1)), str(text.round_number(count=number + 1))
    parts = [game if len(games) > 1 or not sheet.scoring.numbered else "", round_ if sheet.scoring.numbered else ""]
    return ", ".join(filter(None, parts))


def _places(sheet: ScoreSheet, game: Played) -> Renderable:
    """Draw the places of a game."""
    return _ranking(sheet, game.places, [result(sheet, game, seat) for seat in range(len(sheet.names))])


def _ranking(sheet: ScoreSheet, places: Sequence[int], results: Sequence[str]) -> Renderable:
    """Draw all players by place, each with their result in words."""
    badges = coloured_badges(sheet.shown_names)
    return h.ol(".places")[
        [
            h.li(".row.won" if places[seat] == 1 else ".row")[
                place_number(places[seat]),
                badge(badges[seat], bot=False),
                h.p(".grow")[h.b[sheet.shown_names[seat]], h.span(".muted.smaller")[f" {results[seat]}"]],
            ]
            for seat in in_order(places)
        ]
    ]


def _next(here: ScoreSheetScreen, games: Sequence[Played]) -> Node:
    now = games[-1].now
    if now is not None:
        title, who = here.sheet.scoring.title(now), here.sheet.scoring.who(now)
        label = common.go_on if now.answers or title is None else title
        small = str(who) if who and not now.answers else None
        return button(label, sends("score-show", scores=False), small=small, kind=".lit.full")
    event, label = "score-more", text.another_game
    if here.sheet.contest:
        event, label = "score-report", text.report
    elif finished(here.sheet) and here.sheet.games > 1:
        label = text.new_sheet
    elif here.sheet.games > 1:
        label = common.match_game_of(count=len(games) + 1, of=here.sheet.games)
    return h.div(".row")[button(common.home, sends("home")), button(label, sends(event), kind=".lit.grow")]


class ScoreSheetView(View[ScoreSheetScreen]):
    """The view of a score sheet. The phone stays awake, as it lies on the table."""

    def awake(self, screen: ScoreSheetScreen) -> bool:
        """True: between two rounds no one touches the phone for a long time."""
        return True

    def titled(self, screen: ScoreSheetScreen) -> str:
        """Return the game."""
        return screen.about

    def again(self, model: Model, screen: ScoreSheetScreen) -> Mapping[str, Any]:
        """Return the event that opens this sheet again."""
        return {"type": "score-sheet", "id": screen.sheet.id}


VIEWS[ScoreSheetScreen] = ScoreSheetView("score-sheet", screen)


# In other screens.


@SEAT_ROWS.add(15)
def _from_setup(model: Model, here: SetupScreen) -> Node:
    return here.game in SCORINGS and option_row(
        text.we_have_cards, text.we_have_cards_note, sends("score-new", game=here.game)
    )


@HOME_ROWS.add(15)
def _on_home(model: Model, for_next_visit: bool) -> Node:
    """Draw the way back to the sheet that was used last, if it isn't finished."""
    latest = next(iter(model.memory(Sheets).sheets), None)
    if latest is None or latest.game not in model.shelf or finished(latest):
        return None
    return h.section(".slip.resume", data_game=latest.game, aria_labelledby="score-sheet")[
        h.span(".tile")[shelf.emblem(latest.game)],
        h.div[
            h.h2("#score-sheet")[str(text.sheet_of(title=tenfold.game_class(latest.game).long_name))],
            h.p(".smaller.muted")[standing(latest)],
        ],
        button(common.go_on, sends("score-sheet", id=latest.id), kind=".lit.smaller"),
    ]


@HOME_END.add(10)
def _at_the_end(model: Model) -> Node:
    return option_row(text.we_have_cards, text.we_have_cards_note, sends("sheet", name="score-games"))


def _which_game(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the games to keep score of."""
    games = [(game, tenfold.game_class(game).long_name) for game in model.shelf if game in SCORINGS]
    return sheet(
        text.which_game,
        h.ul(".list")[[choice_row(title, "", None, sends("score-new", game=game)) for game, title in games]],
    )


SHEETS["score-games"] = _which_game


@HISTORY_SECTIONS.add(10)
def _in_history(model: Model) -> Node:
    """Draw the list of score sheets."""
    mine = model.memory(Sheets)
    sheets = [sheet for sheet in mine.sheets if sheet.game in model.shelf]
    if not sheets and not mine.unread:
        return None
    return h.section(".stack", aria_labelledby="score-sheets")[
        h.h2("#score-sheets")[str(text.sheets)],
        mine.unread and h.p(".smaller.muted")[str(text.sheets_unread(count=len(mine.unread)))],
        h.ul(".list.slip.games")[[_line(model, one) for one in sheets]],
    ]


def _line(model: Model, one: ScoreSheet) -> Renderable:
    title = tenfold.game_class(one.game).long_name
    label = str(common.history_game(title=title, names=one.shown_names))
    return h.li(".row", data_game=one.game)[
        h.button(".game.grow", type="button", data_event=sends("score-sheet", id=one.id))[
            h.span(".tile")[shelf.emblem(one.game)],
            h.span(".grow")[
                h.b[standing(one)],
                h.small(".muted")[label],
                h.small(".muted")[ago(model.now - one.when)],
            ],
        ],
        icon_button("bin", common.history_remove(label=label), sends("sheet", name="score-forget", id=one.id)),
    ]


@ELSEWHERE.add(10)
def _games(model: Model) -> list[Summary]:
    """Return the finished games of all sheets."""
    return [line for sheet in model.memory(Sheets).sheets for line in lines_of(sheet)]


def _forget(model: Model, asked: Mapping[str, Any]) -> Node:
    one = find(model, asked.get("id"))
    if one is None:
        return None
    return sheet(
        text.remove_sheet,
        [
            h.p[str(text.remove_sheet_note(names=one.shown_names))],
            h.div(".row")[
                button(text.remove_sheet_cancel, sends("close"), kind=".grow"),
                button(text.remove_sheet_remove, sends("score-forget", id=one.id), kind=".bad.grow"),
            ],
        ],
    )


SHEETS["score-forget"] = _forget
