"""Tens on the table: everybody's ten cards, the discards that can be taken, and the count column by column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple, TypeAlias

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
from table.scores import Line, Sheet, score_sheet
from table.speech import shown, written
from table.step import Move
from table.widgets import button, card, lying, sends
from table.words import count, in_points, listed, signed
from tenfold import Card, Person, Witnessed, sentences
from tenfold.games.tens import GridScore, TensObservation, score_grid
from tenfold.games.tens.cards import CELLS, COLUMNS, FLIPS
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.grid import Column

TensSeen: TypeAlias = Seen[TensObservation, TensEvent]

_ROWS = ("upper", "lower")

_KEPT = "\N{NO-BREAK SPACE}"
"""A line in which nothing stands now keeps its place."""

_CLOSE, _CROWDED = 5, 6
"""From so many players on everything stands closer together, and is as small as can be read and hit."""


class TensBoard(Board[TensObservation, TensEvent]):
    """The board of Tens."""

    tagline = "Ten cards face down, five columns to match"
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
    shapes_told = "A square a column: 🟩 matched, 🟦 with one beside it, ⬜ not."
    feats = (
        Feat("columns", text.feat_columns, text.feat_columns_told),
        Feat("firsts", text.feat_firsts, text.feat_firsts_told),
    )
    examples = EXAMPLES
    shown_in_examples = frozenset({"place"})
    short: ClassVar = {"end": "1-hand"}

    def deal_label(self) -> str:
        """What the button says that starts a game."""
        return "Deal the first hand"

    def lessons(self) -> Sequence[Lesson]:
        """Three: taking and laying, the columns, the last turn."""
        return LESSONS

    def next_label(self, seen: TensSeen) -> str:
        """What the button under the score sheet says."""
        return f"Deal hand {len(seen.obs.hands) + 1}"

    def shapes(self, obs: TensObservation, events: Sequence[TensEvent], seat: int) -> str:
        """Hand by hand, column by column: whether it matches, and another beside it."""
        return " ".join(
            "".join(
                "⬜" if not column.matched else "🟩" if column.block is None else "🟦"
                for column in hand.columns[seat].columns
            )
            for hand in obs.hands
        )

    def tally(self, obs: TensObservation, events: Sequence[TensEvent], seat: int) -> Mapping[str, tuple[int, int]]:
        """Columns that match, and hands in which the seat turned its tenth card first."""
        columns = [column.matched for hand in obs.hands for column in hand.columns[seat].columns]
        firsts = sum(event["kind"] == "finish" and event["seat"] == seat for event in events)
        return {"columns": (sum(columns), len(columns)), "firsts": (firsts, len(obs.hands))}

    def score_line(self, score: int) -> str:
        """A seat's points in words."""
        return in_points(score)

    def part(self, obs: TensObservation) -> str:
        """Which hand it is."""
        return f"hand {obs.hand + 1}"

    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """The rules, with the options of this table."""
        return rules_text.chapters(settings)

    # The zones.

    def draw(self, seen: TensSeen) -> Parts:
        """The zones of the table."""
        obs = seen.obs
        return Parts(
            look=_look(seen, obs),
            sub=f"hand {obs.hand + 1}" if obs.finisher is None else "last turns",
            seats=[None if seat == seen.front else _other(seen, obs, seat) for seat in range(obs.players)],
            board=_middle(seen, obs),
            say=_say(seen, obs),
            hand=_own(seen, obs),
            acts=_acts(seen),
        )

    def scores(self, seen: TensSeen) -> Node:
        """The score sheet."""
        obs = seen.obs
        return score_sheet(_sheet(obs), seen.names) if obs.hands else None

    def stages(
        self,
        told: Sequence[Witnessed[TensEvent, TensObservation]],
        before: TensObservation,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[TensObservation]]:
        """A card is turned, drawn, taken or placed; the end of a hand is counted column by column."""
        stages: list[Stage[TensObservation]] = []
        last = before
        pace = _MS if eyes is not None else _MS_BETWEEN_PEOPLE
        for event, now in told:
            # What comes to light at the end of a turn or hand counts once it has gone, or column by column.
            early = event["kind"] in ("turn", "reveal")
            picture = replace(now, showing=last.showing) if early else now
            match event["kind"]:
                case "flip" | "draw" | "take" | "turn" | "place" as act:
                    sound = "card" if act != "turn" else ""
                    stages.append(Stage(act, picture, pace[act], _moves(event), sound))
                case "finish":
                    stages.append(Stage("finish", picture, 1500, sound="turn", banner="Last turn"))
                case "reveal":
                    stages.append(Stage("reveal", picture, 900, sound="card"))
                    stages += [Stage(f"column-{column}", picture, 750, sound="card") for column in range(COLUMNS)]
                case "score":
                    stages.append(Stage("sum", picture, None, sound="take"))
                case "hand":
                    stages.append(Stage(SCORES, last, None))
            last = picture
        return stages

    # Touching.

    def touch(self, seen: TensSeen, place: int, *, second_tap: bool) -> Touch:
        """A tap on a card of one's own grid turns it, or puts the card in hand there."""
        obs = seen.obs
        if not seen.own_turn:
            over = obs.is_terminal
            return Touch(say="The game is over." if over else f"It is {seen.names[obs.current_player]}’s turn.")
        cell = f"r{place // COLUMNS + 1}c{place % COLUMNS + 1}"
        if obs.phase == "take":
            return Touch(say="First a card: from the pile, or from another player’s discards.")
        text = f"{obs.phase} {cell}"
        if any(outlook.text == text for outlook in obs.legal):
            return Touch(play=text)
        return Touch(say=why_not(obs, text))

    def lies(self, obs: TensObservation, names: Sequence[str]) -> Node:
        """The grid of the first seat, and the card in hand."""
        cells = [
            card(back(), "face down", look=".is-back")
            if text is None
            else card(french.tiny(text), french.name(text), kind=french.kind(text))
            for text in obs.grids[0]
        ]
        held = obs.in_hand
        drawn = card(french.tiny(held), french.name(held), kind=french.kind(held)) if held else h.span(".slot")
        grid = lying(names[0], h.div(".five-across")[cells], ["showing ", h.b[signed(obs.showing[0])]])
        return [grid, lying("In hand", drawn)]

    # Telling.

    def card_sign(self, card: str) -> Node:
        """A card in a sentence on the screen: rank and suit, which stand out."""
        return h.b[french.sign(card)]

    def card_name(self, card: str) -> str:
        """A card for who listens: rank and suit in words."""
        return french.name(card)


BOARD = TensBoard()

_MS = {"flip": 220, "draw": 520, "take": 520, "turn": 420, "place": 620}

_MS_BETWEEN_PEOPLE = {**_MS, "place": 1100}
"""The sides of the table change after a card has been placed: it can be looked at before."""


def _look(seen: TensSeen, obs: TensObservation) -> str:
    """How the whole table stands."""
    return (
        (".counting" if _is_counting(seen) else "")
        + (".close" if obs.players >= _CLOSE else "")
        + (".crowded" if obs.players >= _CROWDED else "")
    )


def _moves(event: TensEvent) -> tuple[Move, ...]:
    """What travels."""
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
    """The count of the hand that is over, and how many columns of it have been told; nothing while a hand goes on."""
    told = sum(name.startswith("column") for name in seen.shown)
    hands = seen.obs.hands
    return (hands[-1].columns, told) if told and hands else ((), 0)


def _is_counting(seen: TensSeen) -> bool:
    """Whether what the grids count has its place under them: from the reveal on, until the scores."""
    return "reveal" in seen.shown or bool(_counted(seen)[1])


def _showing(seen: TensSeen, obs: TensObservation, seat: int) -> int:
    """What a seat's place counts: what is visible, and at the end what has been told."""
    counts, told = _counted(seen)
    return _so_far(counts[seat], told) if told else obs.showing[seat]


def _so_far(score: GridScore, told: int) -> int:
    blocks = sum(block.points for block in score.blocks if block.first + block.length <= told)
    return sum(column.points for column in score.columns[:told]) + blocks


def _other(seen: TensSeen, obs: TensObservation, seat: int) -> SeatLine:
    """Somebody else's grid, and the top of their discards."""
    discard = _discard(obs, seat)
    name = seen.names[seat]
    take = next((outlook for outlook in obs.legal if outlook.kind == "take" and outlook.value == seat), None)
    top: Node = h.span(".slot", data_place=f"stack-{seat}")
    if discard is not None:
        label = french.name(discard)
        top = card(
            french.face(discard),
            f"Take the {label} from {name}" if take and seen.own_turn else f"{name} discarded the {label}",
            kind=french.kind(discard),
            look=".can" if take and seen.own_turn else "",
            event=sends("play", action=take.text) if take and seen.own_turn else None,
            place=f"stack-{seat}",
        )
    line = (
        f"total {signed(obs.scores[seat])}" if obs.hand or any(obs.scores) else f"{obs.grids[seat].count(None)} hidden"
    )
    if obs.finisher is not None and not seen.shown:
        line = "done" if seat == obs.finisher else "last turn" if seat in obs.to_come else line
    number = h.span(".num")[signed(_showing(seen, obs, seat)), h.span(".unseen")[" showing"]]
    look = ".done" if obs.finisher == seat else ""
    grid = h.div(".mini")[
        h.ol(".ten", aria_label=f"{name}’s grid")[[_small(seen, seat, cell) for cell in _cells(obs, seat)]],
        _told(seen, seat),
    ]
    return SeatLine(line, number, look, h.fragment[grid, h.div(".top")[top]])


def _discard(obs: TensObservation, seat: int) -> str | None:
    """The discard of a seat that can be seen: what lies under one just taken shows when that has been placed (N12)."""
    stack = obs.stacks[seat]
    return stack[-1] if stack and obs.in_hand_from != seat else None


class _Cell(NamedTuple):
    """A cell of a grid: which it is, its card, if that can be seen, and what its column counts."""

    number: int
    text: str | None
    column: Column

    @property
    def name(self) -> str:
        """Where the card lies, what it is, and whether its column matches."""
        where = f"{_ROWS[self.number // COLUMNS]} row, column {self.number % COLUMNS + 1}"
        matched = ", matched, counts nothing" if self.column.block is None else ", matched like the column beside it"
        return f"{where}: {self._card}{matched if self.column.matched else ''}"

    @property
    def _card(self) -> str:
        return "face down" if self.text is None else french.name(self.text)


def _cells(obs: TensObservation, seat: int) -> list[_Cell]:
    grid = obs.grids[seat]
    columns = score_grid(grid).columns
    return [_Cell(number, text, columns[number % COLUMNS]) for number, text in enumerate(grid)]


def _mark(column: Column) -> str:
    """The class of what belongs to a column that matches."""
    return ".match" if column.matched else ""


def _small(seen: TensSeen, seat: int, cell: _Cell) -> Renderable:
    place = f"cell-{seat}-{cell.number}"
    if cell.text is None:
        return h.li[card(back(), cell.name, look=".is-back", place=place)]
    look = _turned(seen, seat, cell.number)
    face, kind = french.tiny(cell.text), french.kind(cell.text)
    return h.li(_mark(cell.column))[card(face, cell.name, kind=kind, look=look, place=place)]


def _turned(seen: TensSeen, seat: int, cell: int) -> str:
    """The class of a card that turns over before everybody's eyes at this very moment."""
    for event in seen.events:
        if event["kind"] == "flip" or event["kind"] == "turn":
            now = seen.shown[-1:] == (event["kind"],)
            return ".turned" if now and (event["seat"], event["cell"]) == (seat, cell) else ""
    return ""


def _told(seen: TensSeen, seat: int) -> Node:
    """Under a grid, what its columns count, as far as they have been told; room for it from the reveal on."""
    counts, told = _counted(seen)
    if not told:
        return h.p(".told")[_KEPT] if _is_counting(seen) else None
    score = counts[seat]
    blocks = {at: block for block in score.blocks for at in range(block.first, block.first + block.length)}
    cells: list[Node] = []
    for column in range(told):
        block = blocks.get(column)
        if block is None:
            points = score.columns[column].points
            cells.append(h.li(_mark(score.columns[column]))[signed(points)])
        elif column == block.first + block.length - 1 or column == told - 1:
            wide = column - block.first + 1
            whole = wide == block.length
            cells.append(h.li(f".block.span-{wide}")[signed(block.points) if whole else "…"])
    return h.ol(".told", aria_label="Column by column")[cells]


def _middle(seen: TensSeen, obs: TensObservation) -> Renderable:
    """The pile, the card in hand, one's own discards."""
    draw = seen.own_turn and any(outlook.kind == "draw" for outlook in obs.legal)
    left = count(obs.pile, "card")
    take_one = f"Draw from the pile, {left} left" if obs.pile else "Shuffle the discards and draw"
    pile = card(
        back(),
        take_one if draw else f"pile, {left}",
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
            f"own discard: {french.name(own)}",
            kind=french.kind(own),
            event=sends("play", action=f"take {seen.front}") if taking else None,
            refused=taking,
            place=f"stack-{seen.front}",
        )
    return h.section(".board.middle", aria_label="The middle")[
        h.figure(data_walk=draw)[
            pile if obs.pile or draw else h.span(".slot", data_place="pile"),
            h.figcaption[f"{obs.pile} left" if obs.pile or not draw else "shuffle"],
        ],
        h.figure(".held")[_held(seen, obs)],
        h.figure[discard, h.figcaption["own discard"]],
        _turn_sign(seen, obs),
    ]


def _turn_sign(seen: TensSeen, obs: TensObservation) -> Node:
    """Between several people, whose side of the table it now is: for a moment, and then out of the way."""
    begins = obs.phase == "take" or obs.flips_left == FLIPS
    if obs.player is not None or not seen.own_turn or not begins:
        return None
    return h.p(".turn-sign", aria_hidden="true")[h.span[f"{seen.names[obs.current_player]}’s turn"]]


def _held(seen: TensSeen, obs: TensObservation) -> Node:
    text = obs.in_hand
    if text is None:
        return [h.span(".slot.empty", data_place="held"), h.figcaption[_KEPT]]
    giver = obs.in_hand_from
    origin = "from the pile" if giver is None else f"from {seen.names[giver]}"
    return [
        card(french.face(text), f"in hand: {french.name(text)}", kind=french.kind(text), look=".held", place="held"),
        h.figcaption[shown((Card(text),), BOARD, seen.names, None), h.span(".origin")[f" {origin}"]],
    ]


def _own(seen: TensSeen, obs: TensObservation) -> Node:
    """One's own ten cards, large."""
    seat = seen.front
    shows = f"{'counts' if _counted(seen)[1] else 'showing'} {signed(_showing(seen, obs, seat))}"
    tags = [h.span(".tag")[h.b[shows]]]
    if obs.hand or any(obs.scores):
        tags.append(h.span(".tag")[h.b[f"total {signed(obs.scores[seat])}"]])
    placing = seen.own_turn and obs.phase == "place"
    return [
        h.p(f".row.own-heading{'.acting' if _acting(seen, obs) == seat else ''}", data_place="count", data_stays=True)[
            h.b(".grow")[seen.names[seat]], tags
        ],
        h.ol(".ten.own", aria_label=f"{seen.names[seat]}’s grid", data_walk=seen.own_turn and obs.phase != "take")[
            [_cell(seen, obs, cell, placing) for cell in _cells(obs, seat)]
        ],
        _told(seen, seat),
    ]


def _acting(seen: TensSeen, obs: TensObservation) -> int:
    """The seat that is on turn, or whose act is being shown."""
    return next((event["seat"] for event in seen.events if event["seat"] is not None), obs.current_player)


def _cell(seen: TensSeen, obs: TensObservation, cell: _Cell, placing: bool) -> Renderable:
    number, text, _ = cell
    legal = seen.own_turn and any(
        outlook.kind in ("flip", "place") and outlook.value == number for outlook in obs.legal
    )
    preview = obs.previews[number] - obs.showing[seen.front] if placing and seen.sums and obs.previews else None
    look = (".is-back" if text is None else "") + (".can" if legal else "") + _turned(seen, seen.front, number)
    return h.li(_mark(cell.column))[
        card(
            back() if text is None else french.face(text),
            cell.name,
            kind="" if text is None else french.kind(text),
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
    who = h.b[seen.names[obs.current_player]]
    return _question(seen, obs, who) if seen.own_turn else h.span[who, " is thinking"]


def _question(seen: TensSeen, obs: TensObservation, who: Node) -> Node:
    if obs.phase == "flip":
        number = {3: "three cards", 2: "two more cards", 1: "one more card"}[obs.flips_left]
        return [h.span[who, f", turn up {number}"], h.small(".muted")["None right beside or below another."]]
    if obs.phase == "take":
        last = "the last turn: " if obs.finisher is not None else ""
        others = any(outlook.kind == "take" for outlook in obs.legal)
        return h.span[who, f", {last}{'draw, or take a discard' if others else 'draw from the pile'}"]
    return _where(seen, obs)


def _where(seen: TensSeen, obs: TensObservation) -> Node:
    text = obs.in_hand or ""
    grid = obs.grids[seen.front]
    matched = [column.matched for column in score_grid(grid).columns]
    pairs = [
        cell
        for cell in range(CELLS)
        if not matched[cell % COLUMNS]
        and score_grid([*grid[:cell], obs.in_hand, *grid[cell + 1 :]]).columns[cell % COLUMNS].matched
    ]
    beside = [("over " if cell < COLUMNS else "under ", Card(grid[(cell + COLUMNS) % CELLS] or "")) for cell in pairs]
    hint: Node = None
    if beside:
        first, *more = sentences.listed(beside)
        told = (str(first).capitalize(), *more, " it makes a column.")
        hint = h.small(".muted")[shown(told, BOARD, seen.names, None)]
    asked = sentences.sentence("{who}, where does the {card} go?", who=Person(obs.current_player), card=Card(text))
    return [h.span[shown(asked, BOARD, seen.names, obs.current_player)], hint]


def _say_count(seen: TensSeen) -> Node:
    hands = seen.obs.hands
    told = _counted(seen)[1]
    if not told:
        return h.span["All cards are turned."]
    if told < COLUMNS or "sum" not in seen.shown:
        return h.span[f"Column {told}"]
    points = hands[-1].points
    best = [name for name, won in zip(seen.names, points, strict=True) if won == min(points)]
    verb = "has" if len(best) == 1 else "have"
    return h.span[h.b[listed(best)], f" {verb} the lowest count, ", h.b[signed(min(points))]]


def _acts(seen: TensSeen) -> Node:
    if seen.shown and seen.shown[-1] == "sum":
        over = any(event["kind"] == "over" for event in seen.events)
        return button("See the result" if over else "To the scores", sends("go-on"), kind=".lit")
    return h.span(".later") if "reveal" in seen.shown else None


def _sheet(obs: TensObservation) -> Sheet:
    end = obs.setting("end")
    length = int(end.partition("-hand")[0]) if "-hand" in end else None
    note = (
        f"The lowest total after {count(length, 'hand')} wins."
        if length
        else f"Over when a total is beyond +{end} or −{end}. The lowest wins."
    )
    return Sheet(
        heading="Hand",
        lines=[Line(str(number), hand.points) for number, hand in enumerate(obs.hands, 1)],
        totals=obs.scores,
        note=note,
        rounds=length,
        high_wins=False,
        round_name="hand",
        limit=None if length else int(end),
        over=obs.is_terminal,
    )
