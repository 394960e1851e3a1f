"""The boards: how each game looks on the table and what its cards do when touched.

A board gets observations and events, never a state, and knows no rule: what a card would do comes with the
observation's outlooks. A game's board is registered under the game's short name, in the entry-point group
`tenfold.boards`: an instance of `Board`, by custom called `BOARD`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple

from htpy import Node

from table import text
from table.examples import Example, OnlyWith
from table.explaining import Explaining
from table.lessons import Lesson
from table.speech import shown
from table.step import Move
from tenfold import AnyGame, Observation, Outlook, Witnessed
from tenfold.messages import Said, Text, in_text
from tenfold.registry import Group
from tenfold.state import EventT, ObservationT

LIFT = "lift"
"""The first stage after a person's move between people: the hand is folded, the card that is played lies open in it."""

SCORES = "scores"
"""The stage that is the score sheet, between two rounds."""

EXPLAINED = "explained"
"""The stage in which a rule is explained; boards know nothing of it, and draw what they drew before."""


@dataclass(frozen=True)
class Stage(Generic[ObservationT]):
    """A moment of something that happened: its picture, how long it stands, what travels, what is heard.

    The picture is the table as the eyes knew it then. Without `ms` the stage stands until somebody taps.
    """

    name: str
    picture: ObservationT = field(repr=False)
    ms: int | None
    moves: tuple[Move, ...] = ()
    sound: str = ""
    banner: str = ""

    def waits_as(self, name: str) -> bool:
        """Whether it has this name, and stands until somebody taps."""
        return self.ms is None and self.name == name


@dataclass(frozen=True, kw_only=True)
class Seen(Generic[ObservationT, EventT]):
    """What a board draws: the table as the eyes in front of the screen know it.

    `obs.player` is whose eyes they are. It is None when the hand is folded; `folded` is then the seat whose hand lies
    there face down.

    While something that happened is being shown, `obs` is the picture of the present stage. `events` holds what
    happened, and `shown` the names of its stages so far: none when a rule is explained before anything is seen.
    Otherwise both are empty. `recent` is what has happened since the last move of a person alone.

    `front` is the seat on whose side of the table the phone lies. `own_turn` is whether it may act now: with its own
    eyes, or before everyone's. With `peek`, the seat on turn at an open table holds the button that shows its own
    cards, and `obs` is what it sees. What others must not see goes into `peeked`. `claim` is the kind of act that the
    eyes have come forward for when they are not on turn.

    When `taught` is set, a lesson speaks: anything that the board explains or offers to calculate by itself would
    drown or answer it. `alone` means one person at most. They need no name to know that they are asked.
    """

    game: AnyGame
    obs: ObservationT
    names: Sequence[str]
    folded: int | None = None
    picked: tuple[int, ...] = ()
    events: Sequence[EventT] = ()
    shown: tuple[str, ...] = ()
    recent: Sequence[EventT] = ()
    sums: bool = False
    taught: bool = False
    do_sums: bool = False
    front: int = 0
    own_turn: bool = False
    claim: str = ""
    peek: bool = False
    can_peek: bool = False
    alone: bool = False

    def says(self, said: Said | str, actor: int | None = None) -> Node:
        """Return what is said as the screen has it, its cards drawn; who acts stands out, the seat on turn by default.

        Those who are named are people of this table.
        """
        who = self.obs.current_player if actor is None else actor
        return shown(said, board_of(self.game.short_name), self.names, who)

    def told(self, said: Said | str, card: Callable[[str], str] = str) -> str:
        """Return what is said as plain text; `card` says what a card is called."""
        return in_text(said, self.names, card)

    @property
    def lifting(self) -> bool:
        """Whether a hand has just been folded and nothing has moved yet."""
        return self.shown == (LIFT,)


class SeatLine(NamedTuple):
    """What a seat's place at the table tells: a line under the name, a number at its right, a class for its look.

    `more` are the seat's own cards, where they lie before everybody.
    """

    line: Node
    number: Node = None
    look: str = ""
    more: Node = None


@dataclass(frozen=True, kw_only=True)
class Parts:
    """What a board puts into the zones of the table. A seat that is drawn large elsewhere is None among the `seats`.

    `look` are classes for the whole table, each after a dot: how it stands, for the game's own style sheet. `lit` is
    the seat that is lit where that is not the one whose move is being shown.
    """

    look: str = ""
    lit: int | None = None
    title: str = ""
    sub: str
    bar: Node = None
    seats: Sequence[SeatLine | None]
    board: Node
    say: Node
    hand: Node
    acts: Node


class Feat(NamedTuple):
    """Something that a game counts for a seat, as hits out of a number of tries. The figures show it.

    `told` makes a sentence of `name`, `hits` and `of`. With `rows` (labels by what they are kept as) each is
    counted by itself, under the feat's and its own name with a space between.
    """

    id: str
    title: Text
    told: Callable[..., Text]
    rows: Mapping[str, Text] = {}

    @property
    def keys(self) -> dict[str, Text]:
        """What it is kept under, with the labels."""
        return {f"{self.id} {row}": label for row, label in self.rows.items()} or {self.id: self.title}


class Touch(NamedTuple):
    """What a tap on the hand or the board comes to: a new selection, a move to play, or a sentence."""

    picked: tuple[int, ...] = ()
    play: str | None = None
    say: str = ""


class Claim(NamedTuple):
    """What a seat that is not on turn may come forward for while a window is open.

    `kind` is that of its outlooks, `who` asks who comes forward, `whom` asks a `{name}` for the choice; `secret` tells
    that a hand has to be looked at for it, `refused` why nobody at all can come forward now, `tap` what a tap on one
    of the choices does at once.
    """

    kind: str
    label: str
    icon: str
    who: str
    whom: str = ""
    secret: bool = False
    refused: str = ""
    tap: str = ""


class Chapter(NamedTuple):
    """A chapter of the rules."""

    id: str
    title: Text
    body: Node


class Word(NamedTuple):
    """A word of a game that a player may not know; the chapter of the rules where more is to be read.

    It is explained at the tables whose settings are `only_with`.
    """

    id: str
    title: Text
    told: Text
    chapter: str
    only_with: OnlyWith = MappingProxyType({})


class Board(ABC, Generic[ObservationT, EventT]):
    """What a game gives the table; what only some games need has a default here."""

    tagline: ClassVar[Text]
    emblem: ClassVar[str]
    parts: ClassVar[Mapping[str, str]]
    follows: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that only tell what came of the event before."""
    feats: ClassVar[Sequence[Feat]] = ()
    """What `tally` counts, in the order of the figures."""
    unlogged: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are told nowhere at the table: the screen shows them, and there are too many."""
    words: ClassVar[Sequence[Word]] = ()
    """What a player may not know, explained where it stands and in the rules."""
    examples: ClassVar[Sequence[Example]] = ()
    """What the rules show step by step, with the cards of `lies`."""
    shown_in_examples: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events after which an example shows the table, where that is not the first one of an act."""
    partial: ClassVar[frozenset[str]] = frozenset()
    """The first words of acts that are only parts of a choice, and are taken back with it."""
    unchosen: ClassVar[frozenset[str]] = frozenset()
    """The first words of acts that nobody chooses, so that there is nothing to take back in them."""
    quick: ClassVar[frozenset[str]] = frozenset()
    """The kinds of outlooks that need no pause for people to look before a computer player chooses one."""
    has_buttons: ClassVar[bool] = True
    """Whether there is always room for a row of buttons under the hand."""
    explaining: ClassVar[Explaining[Any, Any]] = Explaining()
    """The rules that are explained as they come up."""

    shapes_told: ClassVar[Text] = text.shapes_told
    """What the shapes of `shapes` say."""
    short: ClassVar[Mapping[str, str]] = {}
    """The choices of options that make a game of a few minutes. The deals of the day rest on them: never change one."""

    tournament: ClassVar[bool] = False
    """Whether more people than fit round one table hold a tournament of tables."""

    @abstractmethod
    def draw(self, seen: Seen[ObservationT, EventT]) -> Parts:
        """The zones of the table."""

    @abstractmethod
    def stages(
        self,
        told: Sequence[Witnessed[EventT, ObservationT]],
        before: ObservationT,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[ObservationT]]:
        """How something that happened is shown: each event came with its picture, which goes into a stage.

        `eyes` see a hand, or the one of `folded` has just been folded; `before` is the table before it happened.
        """

    @abstractmethod
    def touch(self, seen: Seen[ObservationT, EventT], place: int, *, second_tap: bool) -> Touch:
        """A tap on a card of the hand, or on another place that the board has named."""

    @abstractmethod
    def card_sign(self, card: str) -> Node:
        """A card in a sentence on the screen, by its text: `10♦`."""

    @abstractmethod
    def card_name(self, card: str) -> str:
        """A card for who listens, by its text: `ten of diamonds`."""

    @abstractmethod
    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """The rules for players, made from the table's own options."""

    @abstractmethod
    def score_line(self, score: int) -> str:
        """A seat's points in words."""

    @abstractmethod
    def deal_label(self) -> str:
        """What the button says that starts a game."""

    def lessons(self) -> Sequence[Lesson]:
        """What teaches the game at its own table, in the order in which it is learnt."""
        return ()

    def shapes(self, obs: ObservationT, events: Sequence[EventT], seat: int) -> str:
        """How a game went for a seat, as a row of shapes that gives no card away: the others, and where it stands."""
        return "".join("🟩" if other == seat else "⬜" for other in range(obs.players))

    def tally(self, obs: ObservationT, events: Sequence[EventT], seat: int) -> Mapping[str, tuple[int, int]]:
        """Return what a finished game counts for a seat, as pairs of hits and tries, by the keys of `feats`."""
        return {}

    def next_label(self, seen: Seen[ObservationT, EventT]) -> str:
        """What the button under the score sheet says, which deals again; for games with `SCORES` among their stages."""
        return str(text.go_on)

    def result_line(self, seen: Seen[ObservationT, EventT], seat: int, score: int) -> str:
        """What stands beside a seat's name on the result screen; the points, where a game has nothing else to say."""
        return self.score_line(score)

    def score_picture(self, score: int) -> Node:
        """A seat's points as a drawing on the result screen, if they can be one."""
        return None

    def meanwhile(self, seen: Seen[ObservationT, EventT]) -> Node:
        """What lies on the table, small, for the hand-over; None where the words of the recap are enough."""
        return None

    def part(self, obs: ObservationT) -> str:
        """Which part of a game of several it is: `round 4`; empty where a game has none."""
        return ""

    def scores(self, seen: Seen[ObservationT, EventT]) -> Node:
        """The score sheet; None where a game has none, or nothing on it yet."""
        return None

    def lies(self, obs: ObservationT, names: Sequence[str]) -> Node:
        """What lies before everybody, small, for an example of the rules."""
        return None

    def claims(self, seen: Seen[ObservationT, EventT]) -> Sequence[Claim]:
        """What anybody may come forward for at an open window; the same for all seats, so that it tells nothing."""
        return ()

    def automatic(self, seen: Seen[ObservationT, EventT]) -> str | None:
        """The move that the seat whose eyes these are cannot but make, and that everybody knows it must."""
        return None

    def next_touch(self, seen: Seen[ObservationT, EventT], act: str, offered: Sequence[int]) -> int | None:
        """Which of the places offered is to be tapped next on the way to an act; None where a button plays it.

        As it stands this knows the way where one tap selects what an act is about and a second one plays it.
        """
        for place in offered:
            touched = self.touch(replace(seen, picked=()), place, second_tap=False)
            if touched.play == act:
                return place
            selected = replace(seen, picked=touched.picked)
            if touched.picked and self.touch(selected, place, second_tap=True).play == act:
                return None if seen.picked == touched.picked else place
        return None

    def say_sum(self, seen: Seen[ObservationT, EventT], value: int) -> Touch:
        """The player has done the sum for the selected card; only where the table does its own sums."""
        return Touch(seen.picked)


BOARDS: Group[Board[Any, Any]] = Group(
    "tenfold.boards",
    told="The board of {name}",
    fault=lambda _name, found: "" if isinstance(found, Board) else "is not an instance of table.boards.Board",
)


def board_of(game: str) -> Board[Any, Any]:
    """The board of a game; `GameError`, naming the distribution, where there is none or it cannot be loaded."""
    return BOARDS.load(game)


def legal_by_card(obs: Observation) -> dict[str, list[Outlook]]:
    """The outlooks of the legal actions, by the card they play."""
    found: dict[str, list[Outlook]] = {}
    for outlook in obs.legal:
        found.setdefault(outlook.card or "", []).append(outlook)
    return found


def why_not(obs: Observation, act: str | None, sign: Callable[[str], str] = str) -> str:
    """Return why an act is refused, with its cards as `sign` writes them; empty where it is not."""
    return next((in_text(refusal.why, (), sign) for refusal in obs.refused if refusal.text == act), "")
