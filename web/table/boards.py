"""The boards: how each game looks on the table and what its cards do when touched.

A board gets observations and events, never a state. It knows no rules: the observation's outlooks say what each card
would do. A game's board is registered under the game's short name, in the entry-point group `tenfold.boards`. It’s an
instance of `Board`, by custom called `BOARD`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple

from htpy import Node

from table import text
from table.examples import Example, OnlyWith
from table.explaining import Explaining
from table.lessons import Lesson
from table.remarks import remark
from table.scores import LEAST_ROUNDS, Sheet, round_end, score_sheet
from table.speech import shown
from table.step import Move
from table.words import signed
from tenfold import AnyGame, Observation, Outlook, Witnessed
from tenfold.messages import Message, Said, Text, in_text
from tenfold.registry import Group
from tenfold.state import EventT, ObservationT

LIFT = "lift"
"""The first stage after a person's move between people. The hand is folded, and the played card lies face up in it."""

SCORES = "scores"
"""The stage that shows the score sheet, between two rounds."""

EXPLAINED = "explained"
"""The stage in which a rule is explained. Boards do not know it, and draw what they drew before."""


HIGHEST = 15
"""The highest step of the scale (web/shell/sound.js)."""


@dataclass(frozen=True)
class Stage(Generic[ObservationT]):
    """One moment in the animation of a move: its picture, its length in milliseconds, the moving cards, and its sound.

    The picture is the table as the viewer knew it then. Without `ms`, the stage stays until someone taps.

    `pitch` adds a tone to the sound: a step of a scale, from 0 to 15. Steps 0, 5, 10 and 15 are the keynote, each an
    octave higher. So a count that reaches ten comes home.

    `travel` multiplies the time that its cards need on their way, for what people want to follow with their eyes.
    """

    name: str
    picture: ObservationT = field(repr=False)
    ms: int | None
    moves: tuple[Move, ...] = ()
    sound: str = ""
    banner: Text = ""
    pitch: int | None = None
    travel: float = 1.0

    @property
    def shows_result(self) -> bool:
        """True if the table shows the result of a round until someone taps."""
        return self.ms is None and self.name != SCORES

    def waits_as(self, name: str) -> bool:
        """True if the stage has this name and stays until someone taps."""
        return self.ms is None and self.name == name


@dataclass(frozen=True, kw_only=True)
class Seen(Generic[ObservationT, EventT]):
    """What a board draws: the table as the person in front of the screen knows it.

    `obs.player` is the seat whose hand is shown. It is None when the hand is folded. `folded` is then the seat whose
    hand lies there face down.

    While a move is being shown, `obs` is the picture of the present stage. `events` holds what happened, and `shown`
    the names of the stages so far. `shown` is empty when a rule is explained before anything is seen. At other times
    both are empty. `recent` holds what has happened since the last move of a person who plays alone. `story` holds
    everything that everyone saw, when a finished game is looked back on.

    `front` is the seat on the side of the table where the phone lies. `own_turn` is true if that seat may act now: with
    its own hand shown, or at an open table. With `peek`, the seat on turn at an open table holds the button that shows
    its own cards. `obs` is what it sees. What others must not see goes into `peeked`. `claim` is the kind of act for
    which a seat that is not on turn has come forward.

    `taught` is true in a lesson. The board then explains nothing and offers no calculation by itself. That would
    distract from the lesson or give the answer away. `alone` means that at most one person plays, so prompts need no
    name. `computers` are the seats at which computer players sit.
    """

    game: AnyGame
    obs: ObservationT
    names: Sequence[str]
    folded: int | None = None
    picked: tuple[int, ...] = ()
    events: Sequence[EventT] = ()
    shown: tuple[str, ...] = ()
    recent: Sequence[EventT] = ()
    story: Sequence[EventT] = ()
    sums: bool = False
    taught: bool = False
    do_sums: bool = False
    front: int = 0
    own_turn: bool = False
    claim: str = ""
    peek: bool = False
    can_peek: bool = False
    alone: bool = False
    computers: AbstractSet[int] = frozenset()

    def says(self, said: Said | str, *actors: int) -> Node:
        """Return what is said as nodes, with its cards drawn. The acting seats stand out, by default the one on turn.

        The names are those of this table.
        """
        return shown(said, board_of(self.game.short_name), self.names, *(actors or (self.obs.current_player,)))

    def plain(self, said: Said | str, card: Callable[[str], str] = str) -> str:
        """Return what is said as plain text. `card` gives the name of a card."""
        return in_text(said, self.names, card)

    @property
    def lifting(self) -> bool:
        """True if a hand has just been folded and nothing has moved yet."""
        return self.shown == (LIFT,)


class SeatLine(NamedTuple):
    """What a seat's place at the table shows: a line under the name, a number beside it, and a class.

    `more` holds the seat's own cards, if they lie before everyone.
    """

    line: Node
    number: Node = None
    look: str = ""
    more: Node = None


@dataclass(frozen=True, kw_only=True)
class Parts:
    """What a board puts into the zones of the table. A seat that is drawn large elsewhere is None in `seats`.

    `look` holds classes for the whole table, each after a dot, for the game's own style sheet. `lit` is the seat to
    light, if its move isn’t the one being shown.
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
    """Something that a game counts for a seat, as hits out of a number of tries. The stats show it.

    `sentence` puts `name`, `hits` and `of` into words. `rows` maps the key of each row to its label. With `rows`, each
    row is counted separately, under the feat's id and the row's key with a space between.
    """

    id: str
    title: Text
    sentence: Callable[..., Text]
    rows: Mapping[str, Text] = {}

    @property
    def keys(self) -> dict[str, Text]:
        """Return the labels by the keys under which the counts are stored."""
        return {f"{self.id} {row}": label for row, label in self.rows.items()} or {self.id: self.title}


class Touch(NamedTuple):
    """The result of a tap on the hand or the board: a selection, a move to play, or a sentence."""

    picked: tuple[int, ...] = ()
    play: str | None = None
    say: str = ""


class Claim(NamedTuple):
    """Something for which a seat that is not on turn can come forward while a window is open.

    `kind` is the kind of its outlooks. `who` asks who comes forward, and `whom` asks a `{name}` for the choice.
    `secret` is true if this needs a look at a hand. `refused` says why no one can come forward now. `tap` is what a tap
    on one of the choices does at once.
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
    """A word of a game that a player may not know, and the chapter of the rules about it.

    It is explained only at tables with the settings in `only_with`.
    """

    id: str
    title: Text
    meaning: Text
    chapter: str
    only_with: OnlyWith = MappingProxyType({})


class Board(ABC, Generic[ObservationT, EventT]):
    """What a game provides for the table. Everything that only some games need has a default here."""

    tagline: ClassVar[Text]
    emblem: ClassVar[str]
    parts: ClassVar[Mapping[str, str]]
    follows: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that only report a consequence of the event before."""
    feats: ClassVar[Sequence[Feat]] = ()
    """What `tally` counts, in the order of the stats."""
    unlogged: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are reported nowhere at the table: the screen shows them, and there are too many."""
    words: ClassVar[Sequence[Word]] = ()
    """Words that a player may not know, explained where they appear and in the rules."""
    examples: ClassVar[Sequence[Example]] = ()
    """Examples that the rules show step by step, with the cards drawn by `lies`."""
    shown_in_examples: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events after which an example shows the table, if not after the first event of an act."""
    partial: ClassVar[frozenset[str]] = frozenset()
    """The first words of acts that are only part of a choice. Undo takes them back together with it."""
    unchosen: ClassVar[frozenset[str]] = frozenset()
    """The first words of acts that no one chooses, so that there is nothing to undo in them."""
    quick: ClassVar[frozenset[str]] = frozenset()
    """The kinds of outlooks that a computer player chooses without a pause for people to look."""
    together: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are shown as one if several computer players make them in a row."""
    has_buttons: ClassVar[bool] = True
    """True if there is always room for a row of buttons under the hand."""
    explaining: ClassVar[Explaining[Any, Any]] = Explaining()
    """The rules that are explained when they first matter."""

    shapes_note: ClassVar[Text] = text.shapes_note
    """What the shapes of `shapes` mean."""

    tournament: ClassVar[bool] = False
    """True if more people than fit round one table can play a tournament at several tables."""

    @abstractmethod
    def draw(self, seen: Seen[ObservationT, EventT]) -> Parts:
        """Return the zones of the table."""

    @abstractmethod
    def stages(
        self,
        witnessed: Sequence[Witnessed[EventT, ObservationT]],
        before: ObservationT,
        *,
        eyes: int | None,
        folded: int | None,
    ) -> Sequence[Stage[ObservationT]]:
        """Return the stages that show a move. Each event comes with its picture, which goes into a stage.

        `eyes` is the seat whose hand is shown, and `folded` the seat whose hand has just been folded. `before` is the
        table before the move.
        """

    @abstractmethod
    def touch(self, seen: Seen[ObservationT, EventT], place: int, *, second_tap: bool) -> Touch:
        """Return the result of a tap on a card of the hand, or on another place that the board named."""

    @abstractmethod
    def card_sign(self, card: str) -> Node:
        """Return the sign of a card in a sentence on the screen. The card is given as text: `10♦`."""

    @abstractmethod
    def card_name(self, card: str) -> str:
        """Return the name of a card for screen readers, from its text: `ten of diamonds`."""

    def whereabouts(self, event: EventT) -> Text | None:
        """Return where something happened, for voices; None if its sentence says so or it doesn't matter."""
        return None

    @abstractmethod
    def rules(self, settings: Mapping[str, str]) -> Sequence[Chapter]:
        """Return the rules for players, adapted to the table's options."""

    @abstractmethod
    def score_line(self, score: int) -> str:
        """Return a seat's points in words."""

    @abstractmethod
    def deal_label(self) -> str:
        """Return the label of the button that starts a game."""

    def lessons(self) -> Sequence[Lesson]:
        """Return the lessons that teach the game at its own table, in the order in which to take them."""
        return ()

    def shapes(self, obs: ObservationT, events: Sequence[EventT], seat: int) -> str:
        """Return a seat’s game as a row of shapes that gives no card away. By default, they show which seat."""
        return "".join("🟩" if other == seat else "⬜" for other in range(obs.players))

    def tally(self, obs: ObservationT, events: Sequence[EventT], seat: int) -> Mapping[str, tuple[int, int]]:
        """Return what a finished game counts for a seat, as pairs of hits and tries, by the keys of `feats`."""
        return {}

    def next_label(self, seen: Seen[ObservationT, EventT]) -> str:
        """Return the label of the button under the score sheet that deals again, for games with the stage `SCORES`."""
        return str(text.go_on)

    def result_line(self, seen: Seen[ObservationT, EventT], seat: int, score: int) -> str:
        """Return what stands beside a seat's name on the result screen: by default the points."""
        return self.score_line(score)

    def result_sum(self, seen: Seen[ObservationT, EventT], seat: int) -> str:
        """Return how a seat's points add up, for the result screen. By default, it's what the last round added."""
        sheet = self.sheet(seen.obs)
        if sheet is None or len(sheet.lines) < LEAST_ROUNDS:
            return ""
        points = sheet.lines[-1].points[seat]
        return str(text.last_round_gain(gained=signed(points, plus=bool(points))))

    def remark(self, seen: Seen[ObservationT, EventT]) -> Message | None:
        """Return what was most remarkable about a finished game, None if nothing was.

        By default, it's how the lead changed from round to round.
        """
        sheet = self.sheet(seen.obs)
        return remark(sheet) if sheet else None

    def score_picture(self, score: int) -> Node:
        """Return a drawing of a seat's points for the result screen, or None."""
        return None

    def meanwhile(self, seen: Seen[ObservationT, EventT]) -> Node:
        """Return a small picture of the table for the handover screen. None if the words of the recap are enough."""
        return None

    def part(self, obs: ObservationT) -> str:
        """Return the part of a game that has several: `round 4`. Return an empty text if the game has none."""
        return ""

    def sheet(self, obs: ObservationT) -> Sheet | None:
        """Return everyone's points round by round, or None if the game has no rounds or none is over."""
        return None

    def scores(self, seen: Seen[ObservationT, EventT]) -> Node:
        """Return the score sheet, or None if the game has none or nothing is on it yet. A round’s end has its own."""
        sheet = self.sheet(seen.obs)
        if sheet and sheet.latest and seen.shown[-1:] == (SCORES,):
            return round_end(sheet, seen.names, seen.computers)
        return score_sheet(sheet, seen.names) if sheet else None

    def lies(self, obs: ObservationT, names: Sequence[str]) -> Node:
        """Return a small picture of the cards before everyone, for an example in the rules."""
        return None

    def claims(self, seen: Seen[ObservationT, EventT]) -> Sequence[Claim]:
        """Return what a seat can come forward for at an open window.

        It’s the same for all seats, so it reveals nothing.
        """
        return ()

    def automatic(self, seen: Seen[ObservationT, EventT]) -> str | None:
        """Return the move that the seat in view is forced to make, if everyone knows that it is forced."""
        return None

    def next_touches(self, seen: Seen[ObservationT, EventT], act: str, offered: Sequence[int]) -> Sequence[int]:
        """Return which of the offered places to tap next towards an act, in any order. Empty if a button plays it.

        By default, one tap selects what an act is about, and a second one plays it.
        """
        for place in offered:
            touched = self.touch(replace(seen, picked=()), place, second_tap=False)
            if touched.play == act:
                return [place]
            selected = replace(seen, picked=touched.picked)
            if touched.picked and self.touch(selected, place, second_tap=True).play == act:
                return () if seen.picked == touched.picked else [place]
        return ()

    def say_sum(self, seen: Seen[ObservationT, EventT], value: int) -> Touch:
        """Return the result of the player's answer to the sum for the selected card, if the players do the sums."""
        return Touch(seen.picked)


BOARDS: Group[Board[Any, Any]] = Group(
    "tenfold.boards",
    label="The board of {name}",
    fault=lambda _name, found: "" if isinstance(found, Board) else "is not an instance of table.boards.Board",
)


def board_of(game: str) -> Board[Any, Any]:
    """Return the board of a game. Raise `GameError`, naming the distribution, if it is missing or cannot be loaded."""
    return BOARDS.load(game)


def legal_by_card(obs: Observation) -> dict[str, list[Outlook]]:
    """Return the outlooks of the legal actions, by the card they play."""
    found: dict[str, list[Outlook]] = {}
    for outlook in obs.legal:
        found.setdefault(outlook.card or "", []).append(outlook)
    return found


def why_not(obs: Observation, act: str | None, sign: Callable[[str], str] = str) -> str:
    """Return why an act is refused, with its cards as `sign` writes them, or an empty text if it isn't."""
    return next((in_text(refusal.why, (), sign) for refusal in obs.refused if refusal.text == act), "")
