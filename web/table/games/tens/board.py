"""Tens on the table: everyone's ten cards, the discards that can be taken, and the count column by column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

import htpy as h
from htpy import Node, Renderable

from table.boards import SCORES, Board, Chapter, Feat, Parts, SeatLine, Seen, Stage, Touch, why_not
from table.drawings import french
from table.drawings.paper import back
from table.games.tens import rules as rules_text
from table.games.tens import text
from table.games.tens.examples import EXAMPLES
from table.games.tens.explaining import EXPLAINING
from table.games.tens.lessons import LESSONS
from table.lessons import Lesson
from table.scores import Fate, Line, Sheet
from table.speech import marked, written
from table.step import Move
from table.widgets import button, card, lying, sends
from table.words import signed
from tenfold import Card, Person, Witnessed
from tenfold.games.tens import GridScore, TensObservation
from tenfold.games.tens.cards import CELLS, COLUMNS, FLIPS
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.grid import Column
from tenfold.messages import Message, Text

TensSeen: TypeAlias = Seen[TensObservation, TensEvent]

_ROWS = ("upper", "lower")
"""The catalogue's names for the two rows."""

_KEPT = "\N{NO-BREAK SPACE}"
"""The text of an empty line, which keeps its height."""

_CLOSE, _CROWDED = 5, 6
"""The numbers of players from which the table is drawn closer together, and as small as is legible."""


class TensBoard(Board[TensObservation, TensEvent]):
    """The board of Tens."""

    tagline = text.tagline
    emblem = "".join(
        f'<path class="{("g", "g2")[row] if column in (1, 2) else ("a", "b")[row]}" '
        f'd="M{3 + column * 8.6:g} {9 + row * 15.6:g}h7.4v14.4h-7.4z"/>'
        for row in range(2)
        for column in range(COLUMNS)
    )
    parts = french.PARTS
    follows = frozenset({"finish", "reshuffle"})
    unlogged = frozenset({"reveal", "over"})
    quick = frozenset({"flip", "place"})
    has_buttons = False
    explaining = EXPLAINING
    words = rules_text.WORDS
    shapes_note = text.shapes
    feats = (
        Feat("columns", text.feat_columns, text.feat_columns_note),
        Feat("firsts", text.feat_firsts, text.feat_firsts_note),
    )
    examples = EXAMPLES
    shown_in_examples = frozenset({"place"})

    def deal_label(self) -> str:
        """Return the label of the button that starts a game."""
        return str(text.deal)

    def lessons(self) -> Sequence[Lesson]:
        """Return three lessons: taking and placing cards, the columns, the last turn."""
        return LESSONS

    def next_label(self, seen: TensSeen) -> str:
        """Return the label of the button under the score sheet."""
        return str(text.deal_next(hand=len(seen.obs.hands) + 1))

    def shapes(self, obs: TensObservation, events: Sequence[TensEvent], seat: int) -> str:
        """Return a square for each column of each hand: ⬜ no match, 🟩 match, 🟦 match within a block."""
        return " ".join(
            "".join(
                "⬜" if not column.matched else "🟩" if column.block is None else "🟦"
                for column in hand.columns[seat].columns
            )
            for hand in obs.hands
        )

    def tally(self, obs: TensObservation, events: Sequence[TensEvent], seat: int) -> Mapping[str, tuple[int, int]]:
        """Return the matching columns and the hands in which the seat turned its tenth card first, of how many."""
        columns = [column.matched for hand in obs.hands for column in hand.columns[seat].columns]
        firsts = sum(event["kind"] == "finish" and event["seat"] == seat for event in events)
        return {"columns": (sum(columns), len(columns)), "firsts": (firsts, len(obs.hands))}

    def score_line(self, score: int) -> str:
        """Return a seat's points in words."""
        return str(text.points(points=score))

    def part(self, obs: TensObservation) -> str:
        """Return the current hand in words."""
        return str(text.part(hand=obs.hand + 1))

    def whereabouts(self, event: TensEvent) -> Text | None:
        """Return the place in the grid of a card that was turned up or placed."""
        if event["kind"] not in ("flip", "turn", "place"):
            return None
        where, column = _place_of(event["cell"])
        return text.cell_place(where=where, column=column)

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules for the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: TensSeen) -> Parts:
        """Draw the zones of the table."""
        obs = seen.obs
        return Parts(
            look=_look(seen, obs),
            sub=self.part(obs) if obs.finisher is None else str(text.last_turns),
            seats=[None if seat == seen.front else _other(seen, obs, seat) for seat in range(obs.players)],
            board=_middle(seen, obs),
            say=_say(seen, obs),
            hand=_own(seen, obs),
            acts=_acts(seen),
        )

    def sheet(self, obs: TensObservation) -> Sheet | None:
        """Return everyone's points round by round; None before the first round is over."""
        if not obs.hands:
            return None
        end = obs.setting("end")
        length = int(end.partition("-hand")[0]) if "-hand" in end else None
        note = text.note_hands(length=length) if length else text.note_limit(limit=end)
        return Sheet(
            heading=str(text.sheet_hand),
            lines=[Line(str(number), hand.points) for number, hand in enumerate(obs.hands, 1)],
            totals=obs.scores,
            note=str(note),
            rounds=length,
            high_wins=False,
            limit=None if length else int(end),
            over=obs.is_terminal,
            latest=_fates(obs.hands[-1].points),
            headline=_who_is_lowest(obs.hands[-1].points),
        )

    def stages(
        self,
        witnessed: Sequence[Witnessed[TensEvent, TensObservation]],
        before: TensObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[TensObservation]]:
        """Show a card being turned, drawn, taken or placed, and count the end of a hand column by column."""
        stages: list[Stage[TensObservation]] = []
        last = before
        pace = _MS if eyes is not None else _MS_BETWEEN_PEOPLE
        for event, now in witnessed:
            # A card revealed at the end of a turn counts in the next stage. At the end of a hand, it counts column by
            # column.
            early = event["kind"] in ("turn", "reveal")
            picture = replace(now, showing=last.showing) if early else now
            if event["kind"] == "turn":  # it matches nothing: it is turned up to be discarded
                picture = replace(picture, columns=last.columns)
            match event["kind"]:
                case "flip" | "draw" | "take" | "turn" | "place" as act:
                    sound = "card" if act != "turn" else ""
                    matched = _matched(picture, event["seat"])
                    pitch = COLUMNS + matched if matched > _matched(last, event["seat"]) else None
                    stages.append(Stage(act, picture, pace[act], _moves(event), sound, pitch=pitch))
                case "finish":
                    stages.append(Stage("finish", picture, 1500, sound="turn", banner=text.banner_last_turn))
                case "reveal":
                    stages.append(Stage("reveal", picture, 900, sound="card"))
                    stages += [
                        Stage(f"column-{column}", picture, 750, sound="card", pitch=column) for column in range(COLUMNS)
                    ]
                case "score":
                    stages.append(Stage("sum", picture, None, sound="take", pitch=COLUMNS))
                case "hand":
                    stages.append(Stage(SCORES, last, None))
            last = picture
        return stages

    # Touching.

    def touch(self, seen: TensSeen, place: int, *, second_tap: bool) -> Touch:
        """Turn the tapped card of your own grid, or put the card in hand there."""
        obs = seen.obs
        if not seen.own_turn:
            if obs.is_terminal:
                return Touch(say=str(text.over))
            return Touch(say=seen.plain(text.not_your_turn(who=Person(obs.current_player))))
        if obs.phase == "take":
            return Touch(say=str(text.first_a_card))
        act = f"{obs.phase} r{place // COLUMNS + 1}c{place % COLUMNS + 1}"
        if any(outlook.text == act for outlook in obs.legal):
            return Touch(play=act)
        return Touch(say=why_not(obs, act))

    def lies(self, obs: TensObservation, names: Sequence[str]) -> Node:
        """Draw the grid of the first seat, and the card in hand."""
        hidden = card(back(), str(text.face_down), look=".is-back")
        cells = [_tiny(known) if known else hidden for known in obs.grids[0]]
        drawn = _tiny(obs.in_hand) if obs.in_hand else h.span(".slot")
        showing = marked(text.lies_showing(points=obs.showing[0]))
        grid = lying(names[0], h.div(".five-across")[cells], showing)
        return [grid, lying(str(text.lies_in_hand), drawn)]

    # Telling.

    def card_sign(self, card: str) -> Node:
        """Return a card as a sentence shows it: rank and suit, in bold."""
        return h.b[french.sign(card)]

    def card_name(self, card: str) -> str:
        """Return a card as a screen reader says it: rank and suit in words."""
        return french.name(card)


BOARD = TensBoard()


def _tiny(known: str) -> Renderable:
    """Draw a small card, face up."""
    return card(french.tiny(known), french.name(known), kind=french.kind(known))


_MS = {"flip": 220, "draw": 520, "take": 520, "turn": 420, "place": 620}

_MS_BETWEEN_PEOPLE = {**_MS, "place": 1100}
"""The table turns to the next person once a card is placed. So this leaves time to look at it first."""


def _look(seen: TensSeen, obs: TensObservation) -> str:
    """Return the classes of the whole table."""
    return (
        (".counting" if _is_counting(seen) else "")
        + (".close" if obs.players >= _CLOSE else "")
        + (".crowded" if obs.players >= _CROWDED else "")
    )


def _moves(event: TensEvent) -> tuple[Move, ...]:
    """Return the moves of the cards in an event."""
    match event["kind"]:
        case "draw":
            return (Move("pile", "held"),)
        case "take":
            return (Move(f"stack-{event['giver']}", "held"),)
        case "place":
            place = f"cell-{event['seat']}-{event['cell']}"
            return Move(place, f"stack-{event['seat']}"), Move("held", place)
    return ()


def _counted(seen: TensSeen) -> tuple[Sequence[GridScore], int]:
    """Return the count of the finished hand and how many columns have been shown; `((), 0)` before the first."""
    counted = sum(name.startswith("column") for name in seen.shown)
    hands = seen.obs.hands
    return (hands[-1].columns, counted) if counted and hands else ((), 0)


def _is_counting(seen: TensSeen) -> bool:
    """True if there is room for the counts under the grids: from the reveal until the scores."""
    return "reveal" in seen.shown or bool(_counted(seen)[1])


def _best(seen: TensSeen) -> Sequence[int]:
    """Return the seats with the lowest total of the finished hand, once it is shown."""
    if "sum" not in seen.shown:
        return ()
    return _lowest(seen.obs.hands[-1].points)


def _lowest(points: Sequence[int]) -> list[int]:
    return [seat for seat, own in enumerate(points) if own == min(points)]


def _matched(obs: TensObservation, seat: int) -> int:
    """Return how many columns of a grid match."""
    return sum(column.matched for column in obs.columns[seat].columns)


def _showing(seen: TensSeen, obs: TensObservation, seat: int) -> int:
    """Return the points at a seat's place: the visible cards, or, at the end, the columns counted so far."""
    counts, counted = _counted(seen)
    return _so_far(counts[seat], counted) if counted else obs.showing[seat]


def _so_far(score: GridScore, counted: int) -> int:
    blocks = sum(block.points for block in score.blocks if block.first + block.length <= counted)
    return sum(column.points for column in score.columns[:counted]) + blocks


def _other(seen: TensSeen, obs: TensObservation, seat: int) -> SeatLine:
    """Draw another player's grid, and the top of their discards."""
    number = h.span(".num", data_lands=True)[
        signed(_showing(seen, obs, seat)),
        h.span(".unseen")[f" {text.showing_unseen}"],
    ]
    cells = [_small(seen, seat, cell) for cell in _cells(obs, seat)]
    grid = h.div(".mini")[
        h.ol(".ten", aria_label=_grid_of(seen, seat))[cells],
        _column_counts(seen, seat),
    ]
    marked = seat in _best(seen) if _is_counting(seen) else obs.finisher == seat
    look = ".done" if marked else ""
    more = h.fragment[grid, h.div(".top")[_top_discard(seen, obs, seat)]]
    return SeatLine(_line(seen, obs, seat), number, look, more)


def _grid_of(seen: TensSeen, seat: int) -> str:
    return seen.plain(text.grid(who=Person(seat)))


def _line(seen: TensSeen, obs: TensObservation, seat: int) -> str:
    """Return the line under a name: done, last turn, the score, or the number of hidden cards.

    Without any it's a blank, so that the seat stays as high as it was.
    """
    if obs.finisher is not None and not seen.shown:
        if seat == obs.finisher:
            return str(text.done)
        if seat in obs.to_come:
            return str(text.last_turn)
    if _has_scores(obs):
        return str(text.total(points=obs.scores[seat]))
    hidden = obs.grids[seat].count(None)
    return str(text.hidden(cards=hidden)) if hidden else "\xa0"


def _has_scores(obs: TensObservation) -> bool:
    """True if the scores aren't just the points of this hand."""
    points = obs.hands[-1].points if obs.hands else [0] * obs.players
    return bool(obs.hand) or list(obs.scores) != list(points)


def _top_discard(seen: TensSeen, obs: TensObservation, seat: int) -> Node:
    """Draw the top discard of another player, as a button if it can be taken."""
    discard = _discard(obs, seat)
    if discard is None:
        return h.span(".slot", data_place=f"stack-{seat}")
    called = text.called_card(name=french.name(discard))
    takes = [outlook for outlook in obs.legal if outlook.kind == "take" and outlook.value == seat]
    if not takes or not seen.own_turn:
        name = seen.plain(text.discarded(who=Person(seat), called=called))
        return card(french.face(discard), name, kind=french.kind(discard), place=f"stack-{seat}")
    return card(
        french.face(discard),
        seen.plain(text.take_discard(who=Person(seat), called=called)),
        kind=french.kind(discard),
        look=".can",
        event=sends("play", action=takes[0].text),
        place=f"stack-{seat}",
    )


def _discard(obs: TensObservation, seat: int) -> str | None:
    """Return a seat's visible discard. The one under a card just taken shows once that card is placed (N12)."""
    stack = obs.stacks[seat]
    return stack[-1] if stack and obs.in_hand_from != seat else None


def _place_of(cell: int) -> tuple[str, int]:
    """Return the row and the column of a cell, as the catalogue names them."""
    return _ROWS[cell // COLUMNS], cell % COLUMNS + 1


class _Cell(NamedTuple):
    """A cell of a grid: its number, its card if visible, and its column."""

    number: int
    card: str | None
    column: Column

    @property
    def name(self) -> str:
        """Return the cell's name for screen readers: its place, its card, and a matching column."""
        where, column = _place_of(self.number)
        called = text.called_card(name=french.name(self.card)) if self.card else text.face_down
        if not self.column.matched:
            return str(text.cell(where=where, column=column, called=called))
        if self.column.block is None:
            return str(text.cell_matched(where=where, column=column, called=called))
        return str(text.cell_block(where=where, column=column, called=called))


def _cells(obs: TensObservation, seat: int) -> list[_Cell]:
    columns = obs.columns[seat].columns
    return [_Cell(number, known, columns[number % COLUMNS]) for number, known in enumerate(obs.grids[seat])]


def _mark(column: Column) -> str:
    """Return the class of a matching column; empty otherwise."""
    return ".match" if column.matched else ""


def _small(seen: TensSeen, seat: int, cell: _Cell) -> Renderable:
    place = f"cell-{seat}-{cell.number}"
    if cell.card is None:
        return h.li[card(back(), cell.name, look=".is-back", place=place)]
    look = _turned(seen, seat, cell.number)
    face, kind = french.tiny(cell.card), french.kind(cell.card)
    return h.li(_mark(cell.column))[card(face, cell.name, kind=kind, look=look, place=place)]


def _turned(seen: TensSeen, seat: int, cell: int) -> str:
    """Return the class of a card that turns over in this stage; empty otherwise."""
    for event in seen.events:
        if event["kind"] == "flip" or event["kind"] == "turn":
            now = seen.shown[-1:] == (event["kind"],)
            return ".turned" if now and (event["seat"], event["cell"]) == (seat, cell) else ""
    return ""


def _column_counts(seen: TensSeen, seat: int) -> Node:
    """Draw the columns counted so far, under a grid; from the reveal on, an empty line keeps their room."""
    counts, counted = _counted(seen)
    if not counted:
        return h.p(".tally")[_KEPT] if _is_counting(seen) else None
    score = counts[seat]
    blocks = {at: block for block in score.blocks for at in range(block.first, block.first + block.length)}
    cells: list[Node] = []
    for column in range(counted):
        block = blocks.get(column)
        if block is None:
            points = score.columns[column].points
            cells.append(h.li(_mark(score.columns[column]))[signed(points)])
        elif column == block.first + block.length - 1 or column == counted - 1:
            wide = column - block.first + 1
            whole = wide == block.length
            cells.append(h.li(f".block.span-{wide}")[signed(block.points) if whole else "…"])
    return h.ol(".tally", aria_label=str(text.column_by_column))[cells]


def _middle(seen: TensSeen, obs: TensObservation) -> Renderable:
    """Draw the pile, the card in hand and your own discards."""
    draw = seen.own_turn and any(outlook.kind == "draw" for outlook in obs.legal)
    pile = card(
        back(),
        _pile_name(obs, draw=draw),
        look=".is-back.can" if draw else ".is-back",
        event=sends("play", action="draw") if draw else None,
        place="pile",
    )
    own = _discard(obs, seen.front)
    discard: Node = h.span(".slot", data_place=f"stack-{seen.front}")
    taking = seen.own_turn and obs.phase == "take"
    if own is not None:
        discard = card(
            french.face(own),
            str(text.own_discard_of(called=text.called_card(name=french.name(own)))),
            kind=french.kind(own),
            event=sends("play", action=f"take {seen.front}") if taking else None,
            refused=taking,
            place=f"stack-{seen.front}",
        )
    return h.section(".board.middle", aria_label=str(text.middle))[
        h.figure(data_walk=draw)[
            pile if obs.pile or draw else h.span(".slot", data_place="pile"),
            h.figcaption[str(text.left(cards=obs.pile) if obs.pile or not draw else text.shuffle)],
        ],
        h.figure(".held")[_held(seen, obs)],
        h.figure[discard, h.figcaption[str(text.own_discard)]],
        _turn_sign(seen, obs),
    ]


def _pile_name(obs: TensObservation, *, draw: bool) -> str:
    """Return the draw pile's name: an action if you can draw, otherwise a noun."""
    if not draw:
        return str(text.draw_pile(cards=obs.pile))
    return str(text.draw_from(cards=obs.pile) if obs.pile else text.shuffle_and_draw)


def _turn_sign(seen: TensSeen, obs: TensObservation) -> Node:
    """Draw a brief sign that a player’s turn starts; None if the hand isn't folded."""
    begins = obs.phase == "take" or obs.flips_left == FLIPS
    if obs.player is not None or not seen.own_turn or not begins:
        return None
    return h.p(".turn-sign", aria_hidden="true")[h.span[seen.plain(text.turn_of(who=Person(obs.current_player)))]]


def _held(seen: TensSeen, obs: TensObservation) -> Node:
    held = obs.in_hand
    if held is None:
        return [h.span(".slot.empty", data_place="held"), h.figcaption[_KEPT]]
    giver = obs.in_hand_from
    origin = text.from_pile if giver is None else text.from_discards(giver=Person(giver))
    name = str(text.in_hand(called=text.called_card(name=french.name(held))))
    return [
        card(french.face(held), name, kind=french.kind(held), look=".held", place="held"),
        h.figcaption[
            h.span(role="img", aria_label=french.name(held))[BOARD.card_sign(held)],
            h.span(".origin")[f" {seen.plain(origin)}"],
        ],
    ]


def _own(seen: TensSeen, obs: TensObservation) -> Node:
    """Draw your own ten cards, large."""
    seat = seen.front
    shows = text.points if _counted(seen)[1] else text.showing
    tags = [h.span(".tag", data_lands=True)[h.b[str(shows(points=_showing(seen, obs, seat)))]]]
    if _has_scores(obs):
        tags.append(h.span(".tag")[h.b[str(text.total(points=obs.scores[seat]))]])
    placing = seen.own_turn and obs.phase == "place"
    return [
        h.p(f".row.own-heading{'.acting' if _acting(seen, obs) == seat else ''}", data_place="count", data_stays=True)[
            h.b(".grow")[seen.names[seat]], tags
        ],
        h.ol(".ten.own", aria_label=_grid_of(seen, seat), data_walk=seen.own_turn and obs.phase != "take")[
            [_cell(seen, obs, cell, placing) for cell in _cells(obs, seat)]
        ],
        _column_counts(seen, seat),
    ]


def _acting(seen: TensSeen, obs: TensObservation) -> int:
    """Return the seat whose act is being shown, otherwise the seat on turn. In a count it's a seat that is lowest."""
    if _is_counting(seen):
        return seen.front if seen.front in _best(seen) else -1
    return next((event["seat"] for event in seen.events if event["seat"] is not None), obs.current_player)


def _cell(seen: TensSeen, obs: TensObservation, cell: _Cell, placing: bool) -> Renderable:
    number, known, _ = cell
    legal = seen.own_turn and any(
        outlook.kind in ("flip", "place") and outlook.value == number for outlook in obs.legal
    )
    preview = obs.previews[number] - obs.showing[seen.front] if placing and seen.sums and obs.previews else None
    look = (".is-back" if known is None else "") + (".can" if legal else "") + _turned(seen, seen.front, number)
    return h.li(_mark(cell.column))[
        card(
            back() if known is None else french.face(known),
            cell.name,
            kind="" if known is None else french.kind(known),
            look=look,
            event=sends("touch", place=number),
            refused=not legal,
            place=f"cell-{seen.front}-{number}",
            ident=f"cell-{number}",
        ),
        preview is not None and h.span(".preview")[signed(preview, plus=True)],
    ]


def _say(seen: TensSeen, obs: TensObservation) -> Node:
    if "reveal" in seen.shown:
        return _say_count(seen)
    if seen.events:
        acts = [event for event in seen.events if event["kind"] in ("flip", "draw", "take", "place")]
        return h.span[[written(event, seen.game, BOARD, seen.names) for event in acts]]
    if obs.is_terminal:
        return None
    if seen.own_turn:
        return _question(seen, obs)
    return h.span[seen.says(text.thinks(who=Person(obs.current_player)))]


_ASK_FLIP = {3: text.ask_three, 2: text.ask_two, 1: text.ask_one}


def _question(seen: TensSeen, obs: TensObservation) -> Node:
    who = Person(obs.current_player)
    if obs.phase == "flip":
        asked = _ASK_FLIP[obs.flips_left](who=who)
        return [h.span[seen.says(asked)], h.small(".muted")[str(text.none_touching)]]
    if obs.phase == "take":
        others = any(outlook.kind == "take" for outlook in obs.legal)
        if obs.finisher is None:
            ask = text.ask_take if others else text.ask_draw
        else:
            ask = text.ask_last_take if others else text.ask_last_draw
        return h.span[seen.says(ask(who=who))]
    return [h.span[seen.says(text.ask_where(who=who, card=Card(obs.in_hand or "")))], _pairs_up(seen, obs)]


def _pairs_up(seen: TensSeen, obs: TensObservation) -> Node:
    """Draw a small line that says where the card in hand would make a pair."""
    grid = obs.grids[seen.front]
    places = []
    for cell in obs.partners:
        partner = Card(grid[(cell + COLUMNS) % CELLS] or "")
        place = text.pair_above if cell < COLUMNS else text.pair_below
        places.append(place(card=partner))
    return h.small(".muted")[seen.says(text.pairs_up(places=tuple(dict.fromkeys(places))))] if places else None


def _say_count(seen: TensSeen) -> Node:
    counted = _counted(seen)[1]
    if not counted:
        return h.span[str(text.all_turned)]
    if counted < COLUMNS or "sum" not in seen.shown:
        return h.span[str(text.column(column=counted))]
    return h.span[seen.says(_who_is_lowest(seen.obs.hands[-1].points), *_best(seen))]


def _acts(seen: TensSeen) -> Node:
    if seen.shown and seen.shown[-1] == "sum":
        over = any(event["kind"] == "over" for event in seen.events)
        return button(str(text.see_result if over else text.to_the_scores), sends("go-on"), kind=".lit")
    return h.span(".later") if "reveal" in seen.shown else None


def _fates(points: Sequence[int]) -> list[Fate]:
    """Return how a round went for each seat. The fewest points are good and the most are bad."""
    low, high = min(points), max(points)
    if low == high:
        return [Fate(None, "", "", text.all_same) for _ in points]
    best = Fate(True, str(text.fewest_points), "", text.you_fewest)
    worst = Fate(False, str(text.most_points), "", text.you_most)
    others = Fate(None, "", "", text.you_between)
    return [{low: best, high: worst}.get(own, others) for own in points]


def _who_is_lowest(points: Sequence[int]) -> Message:
    """Return who scored the fewest points in a round, as a sentence."""
    lowest = _lowest(points)
    if len(lowest) == len(points):
        return text.all_same
    if len(lowest) == 1:
        return text.fewest_one(who=Person(lowest[0]))
    return text.fewest_shared(best=tuple(map(Person, lowest)))
