"""Stats: what the games of a person add up to. Each picture has its finding above it, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

import tenfold
from table import shelf
from table.boards import Board, Feat, board_of
from table.features.figures import counting as figures
from table.features.figures import text
from table.features.figures.counting import Games, Places, Range, Share
from table.features.figures.state import FiguresScreen, Last
from table.hooks import LIST_BUTTONS
from table.model import Model, Summary
from table.screens.home import toast, trouble
from table.views import VIEWS, View
from table.widgets import bar, icon_button, sends
from table.words import signed
from tenfold.messages import Text

ENOUGH = 3
"""Games needed before a place or a score is called usual."""

_LEVELS = ("easy", "medium", "hard", "mixed", "")


def screen(model: Model, here: FiguresScreen) -> Renderable:
    """Draw the stats of one person in one game, with the controls that choose both."""
    lines, last = figures.lines_of(model), model.memory(Last)
    people = figures.people(lines)
    name = next((one for one in (last.name, model.settings.name, *people[:1]) if one in people), "")
    games = [game for game in model.shelf if any(line.game == game and figures.counts(line) for line in lines)]
    game = last.game if last.game in games else games[0] if games else ""
    return h.main("#screen.page.figures")[
        bar(text.figures, back=(text.figures_back, sends("history"))),
        trouble(model),
        _choosing({one: figures.shown_name(lines, one) for one in people}, name, games, game) if game else None,
        _body(model, game, name) if game else _nothing(model),
        toast(model),
    ]


VIEWS[FiguresScreen] = View("figures", screen)


@LIST_BUTTONS.add(10)
def _to_figures(model: Model) -> Node:
    if any(line.finished for line in figures.lines_of(model)):
        return icon_button("figures", text.figures, sends("figures"))
    return None


def _nothing(model: Model) -> Renderable:
    return h.p(".muted")[str(text.figures_loading if model.archive.unread else text.figures_none)]


def _choosing(people: Mapping[str, str], name: str, games: Sequence[str], game: str) -> Renderable:
    return h.div(".stack.choosing")[
        h.div(".row.shelf-row", role="group", aria_label=str(text.figures_game))[
            [
                h.button(
                    ".tile-button",
                    type="button",
                    aria_label=tenfold.game_class(one).long_name,
                    aria_pressed="true" if one == game else "false",
                    data_event=sends("figures", game=one),
                    data_game=one,
                )[h.span(".tile")[shelf.emblem(one)]]
                for one in games
            ]
        ],
        len(people) > 1
        and h.label(".stack")[
            h.span(".smaller.muted")[str(text.figures_player)],
            h.select(".field", data_event=sends("figures"))[
                [h.option(value=one, selected=one == name)[called] for one, called in people.items()]
            ],
        ],
    ]


def _body(model: Model, game: str, name: str) -> Node:
    lines = figures.lines_of(model)
    played = figures.games_of(lines, game, name)
    title = tenfold.game_class(game).long_name
    called = figures.shown_name(lines, name)
    if not played:
        return h.p(".muted")[str(text.figures_not_yet(name=called, title=title))]
    board = board_of(game)
    seats = figures.by_seats(played)
    enough = len(played) >= ENOUGH
    labelled = [(str(text.seats(players=number)), seats[number]) for number in sorted(seats)]
    return [
        _older(model),
        _elsewhere(model, played),
        _victories(called, played, labelled),
        _help(called, played),
        _opponents(called, played),
        _people(called, played),
        enough and _places(called, labelled),
        enough and _scores(board, game, labelled),
        [_feat(feat, called, played) for feat in board.feats],
        _together(lines, game, name, called),
    ]


def _older(model: Model) -> Node:
    return h.p(".muted")[str(text.figures_loading)] if model.archive.unread else None


def _elsewhere(model: Model, played: Games) -> Node:
    """Draw how many of these games weren't played in Tenfold."""
    known = {line.id for line in model.known_games}
    count = sum(one.line.id not in known for one in played)
    return h.p(".muted")[str(text.figures_elsewhere(count=count))] if count else None


def _slip(ident: str, finding: Text, picture: Node, *, small: Node = None) -> Renderable:
    return h.section(".slip.stack", aria_labelledby=ident)[
        h.h2(f"#{ident}")[str(finding)], small and h.p(".smaller.muted")[small], picture
    ]


def _victories(name: str, played: Games, tables: Sequence[tuple[str, Games]]) -> Renderable:
    share = figures.victories(played, "")
    streak = figures.streak(played)
    rows = [figures.victories(games, label) for label, games in tables]
    small = [text.even(even=_number(share.fair or 0)), text.luck(luck=_LUCK[share.beside_fair])]
    if streak.longest > 1:
        small.append(text.streak(streak=streak.longest))
        if streak.now and streak.now != streak.longest:
            small.append(text.streak_now(streak=streak.now))
    picture = [_bars(rows), h.p(".smallest.muted")[str(text.legend)]]
    won = text.won(name=name, won=_number(share.hits), of=share.of)
    return _slip("won", won, picture, small=" ".join(map(str, small)))


_LUCK = {1: "more", 0: "", -1: "less"}


def _help(name: str, played: Games) -> Node:
    found = figures.by_aid(played)
    if len(found) < 2:
        return None
    alone = figures.victories(found[True], str(text.unaided_row))
    helped = figures.victories(found[False], str(text.aided_row))
    finding = text.unaided(name=name, won=_number(alone.hits), of=alone.of)
    return _slip("aid", finding, _bars([alone, helped]))


def _opponents(name: str, played: Games) -> Node:
    found = figures.by_level(played)
    rows = {
        level: figures.victories(found[level], str(text.level_row(level=level))) for level in _LEVELS if level in found
    }
    if len(rows) < 2:
        return None
    more, less = (
        tuple(text.level(level=level) for level, row in rows.items() if row.beside_fair == side) for side in (1, -1)
    )
    finding = text.level_even(name=name)
    if more or less:
        finding = (text.level_more if more else text.level_less)(name=name, against=more or less)
    return _slip("levels", finding, _bars([*rows.values()]))


def _people(name: str, played: Games) -> Node:
    rows = list(figures.duels(played).values())
    if not rows:
        return None
    other = rows[0]
    finding = text.duel(name=name, other=other.label, won=_number(other.hits), of=other.of)
    return _slip("people", finding, _bars(rows[:8]), small=str(text.duel_note))


def _places(name: str, tables: Sequence[tuple[str, Games]]) -> Renderable:
    rows = [figures.places(games, label) for label, games in tables]
    most = max(rows, key=lambda row: sum(row.counts))
    place = max(range(len(most.counts)), key=lambda at: most.counts[at])
    finding = text.most_often(name=name, players=len(most.counts), place=place + 1)
    return _slip("places", finding, h.div(".shares")[map(_stack, rows)])


def _scores(board: Board[Any, Any], game: str, tables: Sequence[tuple[str, Games]]) -> Node:
    if not board.score_line(0):
        return None
    high = tenfold.game_class(game).high_score_wins
    rows = [figures.scores(games, label, high_wins=high) for label, games in tables]
    most = max(range(len(rows)), key=lambda at: rows[at].games)
    low, top = min(min(row.worst, row.best) for row in rows), max(max(row.worst, row.best) for row in rows)
    finding = text.scores(
        players=tables[most][1][0].seats,
        best=board.score_line(rows[most].best),
        usual=_number(rows[most].usual[1]),
    )
    picture = h.div(".shares")[[_range(row, low, top) for row in rows]]
    return _slip("scores", finding, picture, small=str(text.scores_note))


def _feat(feat: Feat, name: str, played: Games) -> Node:
    rows = [figures.counted(played, key, str(label)) for key, label in feat.keys.items()]
    rows = [row for row in rows if row.of]
    if not rows:
        return None
    whole = figures.together(rows, "")
    finding = feat.sentence(name=name, hits=_number(whole.hits), of=whole.of)
    return _slip(f"feat-{feat.id}", finding, _bars(rows if feat.rows else [whole]))


def _together(lines: Sequence[Summary], game: str, name: str, called: str) -> Node:
    counted = [
        ("matches", text.series, figures.matches_of(lines, game, name)),
        ("tournaments", text.tournaments, figures.tournaments_of(lines, game, name)),
    ]
    return [
        _slip(ident, won(name=called, won=_number(share.hits), of=share.of), _bars([share]))
        for ident, won, share in counted
        if share.of
    ]


# The pictures: bars from 0 to 100 on the x-axis, stretched to the width of the phone.


def _bars(rows: Sequence[Share]) -> Renderable:
    return h.div(".shares")[[_bar(row) for row in rows]]


def _bar(row: Share) -> Renderable:
    bar = f'<path class="all" d="M0 4H100V12H0z"/><path class="own" d="M0 4H{100 * row.part:.1f}V12H0z"/>'
    amount = str(text.share_of(won=_number(row.hits), of=row.of))
    if row.fair is None:
        return _row(row.label, amount, bar)
    low, high = (100 * end for end in row.interval)
    sure = (
        f'<path class="sure" d="M{low:.1f} 8H{high:.1f}"/><path class="fair" d="M{100 * row.fair / row.of:.1f} 0V16"/>'
    )
    even = h.span(".unseen")[" ", str(text.share_even(even=_number(row.fair)))]
    return _row(row.label, [amount, even], bar + sure)


def _stack(row: Places) -> Renderable:
    total, at, parts = sum(row.counts), 0.0, []
    for place, often in enumerate(row.counts):
        wide = 100 * often / total
        shade = 1 - 0.8 * place / max(1, len(row.counts) - 1)
        parts.append(f'<path class="place" fill-opacity="{shade:.2f}" d="M{at:.1f} 2h{wide:.1f}v12h-{wide:.1f}z"/>')
        at += wide
    counts = tuple(text.place(place=place, count=often) for place, often in enumerate(row.counts, 1) if often)
    return _row(row.label, str(text.places(places=counts)), "".join(parts))


def _range(row: Range, low: float, top: float) -> Renderable:
    def across(value: float) -> float:
        return 100 * (value - low) / (top - low) if top > low else 50.0

    left, right = sorted((across(row.worst), across(row.best)))
    first, last = sorted((across(row.usual[0]), across(row.usual[2])))
    return _row(
        row.label,
        str(
            text.scores_range(
                low=signed(min(row.worst, row.best)),
                high=signed(max(row.worst, row.best)),
                usual=_number(row.usual[1]),
            )
        ),
        f'<path class="sure" d="M{left:.1f} 8H{right:.1f}"/>'
        f'<path class="own" d="M{first:.1f} 3H{max(last, first + 1):.1f}V13H{first:.1f}z"/>'
        f'<path class="fair" d="M{across(row.usual[1]):.1f} 0V16"/>',
    )


def _row(label: str, amount: Node, picture: str) -> Renderable:
    return h.div(".share.series-2")[
        label and [h.span(".label")[label], h.span(".amount")[amount]],
        h.svg(viewBox="0 0 100 16", preserveAspectRatio="none", aria_hidden="true")[Markup(picture)],
    ]


def _number(value: float) -> str:
    """Return a number of victories, some of which may have been shared.

    >>> _number(14.0), _number(13.5), _number(1.25), _number(0)
    ('14', '13.5', '1.25', '0')
    """
    return (f"{value:.1f}" if value >= 10 else f"{value:.2f}").rstrip("0").rstrip(".").replace("-", "−")
