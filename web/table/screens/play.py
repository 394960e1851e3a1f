"""The table: bar, seats, board, say line, hand and buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.boards import EXPLAINED, Parts, SeatLine, board_of
from table.countdown import is_counting, is_new
from table.explaining import Explanation
from table.hooks import BESIDE, HELP_ICONS, SEAT_TAGS, TABLE_SLIPS, TABLE_WORDS, WAYS_OUT
from table.look import is_dealing, is_dealt, seen_by_eyes
from table.model import Model, Session
from table.screens.home import toast, unless_trouble
from table.speech import shown
from table.undo import undo_refused
from table.widgets import badge, bar, button, icon_button, sends
from table.words import coloured_badges
from tenfold.messages import Message, Text

GUARD = "600"
"""How long buttons that come by themselves ignore taps, in milliseconds."""

_SIZES = {1: ".one", 2: ".two", 3: ".three", 4: ".four", 5: ".five", 6: ".many.six", 7: ".many.seven"}
"""The number of seats shown, as classes, so that the style sheets need not count."""

_ROUND: tuple[tuple[str, ...], ...] = (
    (),
    (".at-n",),
    (".at-w", ".at-e"),
    (".at-w", ".at-n", ".at-e"),
    (".at-w", ".at-nnw", ".at-nne", ".at-e"),
    (".at-w", ".at-nw", ".at-n", ".at-ne", ".at-e"),
    (".at-wsw", ".at-wnw", ".at-nnw", ".at-nne", ".at-ene", ".at-ese"),
    (".at-wsw", ".at-wnw", ".at-nw", ".at-n", ".at-ne", ".at-ene", ".at-ese"),
)
"""Where the others sit round a large table, clockwise from the reader's left, by their number: points of a compass."""


def screen(
    model: Model,
    session: Session,
    *,
    bar_of: Callable[[Parts], Renderable] | None = None,
    words: Node = None,
    buttons: Node = None,
    look: str = "",
) -> Renderable:
    """Draw the table as the person in front of the screen sees it.

    `bar_of` draws another bar from the board's parts. `words` take the place of the board's line above the hand, and
    `buttons` that of its buttons.
    """
    board = board_of(session.record.game)
    parts = board.draw(seen_by_eyes(session, model.settings))
    banner = session.moment.now.banner if session.moment else ""
    explained = explanation(session)
    acts: Node = h.div(".acts", data_guard=GUARD if session.timed_out else None)[
        parts.acts if session.automatic is None else None
    ]
    asks = session.automatic is None or session.alone  # no one is asked for a card of a folded hand that plays itself
    say: Node = h.div(".said")[parts.say if asks else None]
    if model.speed:
        look += (".swift" if session.is_swift else "") + (".new-hand" if is_dealt(session) else "")
    of_feature = _words_of_features(model, session)
    if is_counting(model, session):
        look += ".runs-out" + (".slowly" if is_new(model, session) else "")
        look += ".dealing" if is_dealing(session) else ""
    if explained is not None:
        say, acts = slip(session, explained, parts.acts)
        look += ".meanwhile" if explained.verdict else ""
    elif words is not None:
        say, acts = words, h.div(".acts")[buttons] if buttons is not None else acts
    elif session.moment is None and (drawn := _slip_of_feature(session)):
        say = drawn
    elif session.aside is not None and not (of_feature and of_feature[1]):
        say = [aside_slip(session, session.aside.rule), say if session.may_act else None]
    elif of_feature is not None:
        say = _slip_with(*of_feature)
    return h.main(
        f"#screen.felt.game-{session.record.game}{parts.look}{look}",
        data_event=sends("skip") if session.moment or session.computers_play else None,
    )[
        bar_of(parts)
        if bar_of
        else game_bar(
            session, parts.title, unless_trouble(model, parts.sub), parts.bar, way_out(model, session, LEAVE)
        ),
        seats(session, parts.seats, parts.lit, _tags(model, session), reader=reader_of(session)),
        parts.board,
        h.p(".banner", aria_hidden="true")[h.span[str(banner)]] if banner else None,
        h.div(".say")[say],
        toast(model),
        h.div(".mine", data_place="hand", data_stays=True)[parts.hand],
        acts,
        [beside(model, session) for beside in BESIDE],
    ]


def _words_of_features(model: Model, session: Session) -> tuple[Text, Node] | None:
    """Return what a feature says in place of the board's line, and its button."""
    return next((words for words_of in TABLE_WORDS if (words := words_of(model, session)) is not None), None)


def _slip_of_feature(session: Session) -> Node:
    """Return the slip that a feature draws in place of the board's line."""
    for draw in TABLE_SLIPS:
        if drawn := draw(session):
            return drawn
    return None


def explanation(session: Session) -> Explanation | None:
    """Return the rule that is being explained."""
    moment = session.moment
    if moment is None or moment.explained is None:
        return None
    beside_result = moment.explained.verdict and moment.now.shows_result
    return moment.explained if beside_result or moment.now.name == EXPLAINED else None


def slip(session: Session, explained: Explanation, acts: Node) -> tuple[Renderable, Renderable]:
    """Draw what has just happened and why, with buttons to the rule and to continue. A tap anywhere continues too.

    A board without buttons only has room for the one that continues.
    """
    board = board_of(session.record.game)
    sentence = shown(explained.sentence, board, session.names, None)
    rule = button(text.rule, sends("sheet", name="rules", chapter=explained.chapter), kind=".line")
    go_on = button(text.go_on, sends("skip"), kind=".lit")
    if not board.has_buttons:
        return _slip_with([sentence, "."], go_on, ".waits"), h.div(".acts")[acts]
    return h.p(".explained")[sentence, "."], h.div(".acts.with-rule")[rule, acts if explained.verdict else go_on]


def aside_slip(session: Session, rule: Explanation) -> Renderable:
    """Draw the rule that is explained while the table plays on. It disappears with the reader’s next act."""
    sentence = shown(rule.sentence, board_of(session.record.game), session.names, None)
    asks = ".asks" if session.may_act else ""
    return _slip_with([sentence, "."], button(text.read_aside, sends("read-aside"), kind=".line"), asks)


def _slip_with(said: Node | Message, beside: Node, look: str = "") -> Renderable:
    """Draw a sentence above the hand, on a slip if there is a button beside it."""
    words = str(said) if isinstance(said, Message) else said
    if not beside:
        return h.p(".explained", role="status")[words]
    return h.div(f".explained.aside{look}")[h.p(role="status")[words], beside]


LEAVE = (text.leave_the_table, sends("home"))
"""The way out of a game: its label, and the event that it sends."""


def way_out(model: Model, session: Session, home: tuple[Text, str]) -> tuple[Text, str]:
    """Return the way out of a game: that of a feature, or else the way home."""
    return next(filter(None, (way(model, session) for way in WAYS_OUT)), home)


def game_bar(
    session: Session, title: str = "", sub: str = "", right: Node = None, back: tuple[Text, str] = LEAVE
) -> Renderable:
    """Draw the bar of a game on the table: leave, a game's own sign, help, undo, log, menu.

    A game's own sign leaves less room. The log goes first, then undo, unless there is no help. Both are in the menu
    too.
    """
    help_icons = [drawn for draw in HELP_ICONS if (drawn := draw(session))]
    undo = ".if-room" if right and help_icons else ""
    log = ".if-wide" if right else ".if-room"
    return bar(
        str(text.practice) if session.is_practice else title or tenfold.game_class(session.record.game).long_name,
        back=back,
        sub=sub,
        right=[
            right,
            help_icons,
            icon_button("undo", text.undo, sends("undo"), refused=bool(undo_refused(session)), extra=undo),
            icon_button("list", text.everything_so_far, sends("sheet", name="log"), extra=log),
            icon_button("menu", text.menu, sends("sheet", name="menu")),
        ],
    )


def _tags(model: Model, session: Session) -> dict[int, Text]:
    """Return what features say on the edges of seats."""
    tags = ((seat, tag(model, session, seat)) for seat in range(len(session.record.seats)) for tag in SEAT_TAGS)
    return {seat: found for seat, found in tags if found is not None}


def reader_of(session: Session) -> int:
    """Return the nearest seat: that of a single person, or of who holds the phone; while it lies there, the first."""
    seat = next(iter(session.people), None) if session.alone else session.holder
    return 0 if seat is None else seat


def place_of(seat: int, reader: int, players: int) -> str:
    """Return the class of a seat's place round a large table, as the reader sees it.

    >>> [place_of(seat, 1, 4) for seat in range(4)]
    ['.at-e', '.at-s', '.at-w', '.at-n']
    """
    step = (seat - reader) % players
    return _ROUND[players - 1][step - 1] if step and players <= len(_ROUND) else ".at-s"


def seats(
    session: Session,
    lines: Sequence[SeatLine | None],
    turn: int | None = None,
    tags: Mapping[int, Text] = MappingProxyType({}),
    reader: int = 0,
) -> Renderable:
    """Draw the players in the order of their seats, with the one on turn lit.

    Only on a large screen do they sit round the table, with the reader nearest. A reader who is not in the list sits at
    their own large cards.
    """
    badges = coloured_badges(session.names)
    moment = session.moment or session.gathered
    if turn is None:
        turn = moment.before.current_player if moment else session.turn
    shown = sum(line is not None for line in lines)
    reader = next((seat for seat, line in enumerate(lines) if line is None), reader)
    return h.ul(f".seats{_SIZES.get(shown, '.many')}", aria_label=str(text.players))[
        [
            h.li(
                f".seat{'.on' if seat == turn else ''}{place_of(seat, reader, len(lines))}{line.look}",
                aria_current="true" if seat == turn else None,
                data_lands="look",
            )[
                badge(badges[seat], bot=session.by_computer(seat), place=f"seat-{seat}"),
                h.span[h.b[session.names[seat]], h.small(data_lands=True)[line.line]],
                seat in tags and h.small(".tag")[str(tags[seat])],
                line.number,
                line.more,
            ]
            for seat, line in enumerate(lines)
            if line
        ]
    ]
