"""The table's memory: everything that a screen is made of, and nothing that could be worked out from the rest.

The model is one mutable object that lives as long as the worker. `update` alone writes it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import tenfold
from table import practice, text
from table.boards import Stage
from table.explaining import Explanation
from table.lessons import Learning, Say
from table.settings import Settings
from table.stack import HomeScreen, Screen, Sheet
from table.words import unnamed
from tenfold import AnyState, Observation, Record
from tenfold.bots import CHARACTERS, Judgement, Thinking, Weighing
from tenfold.review import Close, LookBack, Slices
from tenfold.sentences import Names

if TYPE_CHECKING:
    from table.addons import Wheel
    from table.carrying import Bringing

MemoryT = TypeVar("MemoryT")

BOT_NAMES = tuple(CHARACTERS)
"""What computer players are called: each name stands for a character."""


@dataclass(eq=False)
class Chair:
    """A seat on the set-up screen. A computer keeps the name of the person it stands in for, and back."""

    name: str
    kind: Literal["person", "bot"]
    level: str = "medium"
    bot_name: str = "Ada"

    @property
    def shown_name(self) -> str:
        """Return the name of the person or computer that sits here now."""
        return self.bot_name if self.kind == "bot" else self.name


@dataclass
class Setup:
    """The set-up screen of one game: all eight chairs are remembered, `players` of them are used.

    `match` is how many games the next match is to have.
    """

    chairs: list[Chair]
    players: int
    options: dict[str, str]
    deal: str = ""
    match: int = 1

    @property
    def used(self) -> list[Chair]:
        """The chairs at the table."""
        return self.chairs[: self.players]


@dataclass(frozen=True)
class Summary:
    """A line about a saved game for home and history; the save itself is read only when it is opened.

    `match` is the id of the first game of its match, `place_in_match` and `standing` tell how that stood by then, and
    `goes_on` whether games are left of those agreed on. `practice` is the id of the game that it is practice of.
    `levels` are those of the computer players by seat, empty for a person; nobody has asked who sat where in lines of
    an older Tenfold, which have none. `tally` is what the game counts by key and person (`Board.tally`).
    """

    id: str
    game: str
    names: tuple[str, ...]
    when: int
    line: str
    finished: bool = False
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    taken_back: bool = False
    tournament: str = ""
    match: str = ""
    place_in_match: str = ""
    standing: str = ""
    goes_on: bool = False
    practice: str = ""
    levels: tuple[str, ...] = ()
    hints: int = 0
    tally: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict, hash=False)

    @property
    def family(self) -> str:
        """What it is one line with: the tables of its tournament, or the games of its match."""
        return self.tournament.partition("/")[0] or self.match

    @property
    def tournament_round(self) -> int:
        """Which round of a tournament it was played in, from 1; 0 where it was in none."""
        number = self.tournament.partition("/")[2].partition("/")[0]
        return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0


@dataclass
class Archive:
    """The games of long ago (`table.archive`): by chunk the ids of its games, and the chunks that were read so far."""

    chunks: list[list[str]] = field(default_factory=list)
    read: set[int] = field(default_factory=set)

    @property
    def unread(self) -> list[int]:
        """The chunks that nobody has read yet, the latest first."""
        return [number for number in reversed(range(len(self.chunks))) if number not in self.read]

    def ids(self) -> set[str]:
        """The ids of all games that have been put away."""
        return {ident for chunk in self.chunks for ident in chunk}


@dataclass(frozen=True)
class Day:
    """The one try at a deal of the day: the id of its game and, once that is over, what came of it for the person.

    `place` is 0 before; `shapes` is the row that may be shared; once it is `given_up`, nothing makes it count again.
    """

    id: str
    place: int = 0
    score: int = 0
    shapes: str = ""
    hints: int = 0
    given_up: bool = False


@dataclass
class Moment:
    """What has just happened and is being shown, stage by stage.

    `before` is the table as everybody saw it before the move, `events` what the eyes saw of it, `folded` the
    person who has just moved and whose hand is now face down. `explained` is what the stage of that name says.
    """

    before: Observation
    events: Sequence[dict[str, Any]]
    folded: int | None
    stages: Sequence[Stage[Any]]
    stage: int = 0
    explained: Explanation | None = None

    @property
    def now(self) -> Stage[Any]:
        """The stage that is being shown."""
        return self.stages[self.stage]


@dataclass
class Hint:
    """What a computer player thinks of the decision at hand, for the eyes of the seat that decides.

    `entries` is how many acts the record had when it was asked. While it is `weighing`, there are no `judgements`;
    `told` is the number of the one on the slip.
    """

    entries: int
    seat: int
    weighing: Weighing | None
    judgements: tuple[Judgement, ...] = ()
    told: int = 0
    slices: int = 0


@dataclass(frozen=True)
class Left:
    """Where a lesson was left: the step, and what the learner had answered by then."""

    step: int
    answers: tuple[str, ...]


@dataclass
class Progress:
    """The lessons of a game that were played to their end, and where others were left, by their ids."""

    done: list[str] = field(default_factory=list)
    left: dict[str, Left] = field(default_factory=dict)


@dataclass(eq=False)
class Session(Screen):
    """The game on the table, and the screen that it is.

    A reaction window is open while seats that are not on turn may act first (`reacting`).
    """

    id: str  # what its save lies under
    record: Record
    lesson: Learning | None = None  # its script plays for all other seats, and only how far it has come is kept
    eyes: int | None = None  # the seat whose hand may be on the screen, None while it is folded
    holder: int | None = None  # the person who last held the phone
    entries_at_look: int = 0  # entries when a hand was last on the screen: later ones can be taken back
    events_at_look: int = 0  # what had happened by then
    picked: tuple[int, ...] = ()  # the selection on the board
    moment: Moment | None = None  # what is being shown
    thinking: Thinking | None = None  # the computer player that thinks
    hint: Hint | None = None  # the last hint that was asked for
    slices: int = 0  # of thought so far: each timer of a slice has its own name
    automatic: str | None = None  # the only move that the person on turn can make
    front: int = 0  # the seat on whose side the phone lies: the person who acts, or who acted last
    run: list[int] = field(default_factory=list)  # events before each act of one person in a row at an open table
    peek: bool = False  # at an open table, the person on turn holds the button that shows their cards
    claim: str = ""  # what a person has come forward for at an open window
    closing: bool = False  # the people have had their chance at an open window
    asked: int = 0  # computer players that have had theirs

    @property
    def table(self) -> Session:
        """It is on the table itself."""
        return self

    @property
    def position(self) -> AnyState:
        """The position of the game."""
        return self.record.state

    def hide(self) -> None:
        """Fold the hand; alone there is nobody to hide from."""
        if not self.alone:
            self.eyes = self.holder = None
            self.picked, self.peek, self.claim = (), False, ""

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.record.seats) if who.kind == "person"]

    @property
    def names(self) -> Names:
        """The names by seat; one person alone is the reader, and if they have no name, called “You”."""
        names = [who.name for who in self.record.seats]
        reader = self.people[0] if len(self.people) == 1 else None
        if reader is not None and names[reader] == unnamed(reader):
            names[reader] = str(text.reader)
        return Names(names, reader)

    @property
    def alone(self) -> bool:
        """Whether at most one person sits at the table, so that there is nobody to hide from."""
        return len(self.people) <= 1

    @property
    def is_practice(self) -> bool:
        """Whether it counts nowhere."""
        return bool(practice.origin(self.record))

    @property
    def turn(self) -> int:
        """The seat on turn, or `tenfold.TERMINAL`."""
        return self.record.state.current_player()

    @property
    def persons_turn(self) -> bool:
        """Whether a person is on turn."""
        return self.turn != tenfold.TERMINAL and self.record.seats[self.turn].kind == "person"

    @property
    def hand_over(self) -> bool:
        """Whether the phone has to change hands: a person is on turn, and what may be done is not for all eyes."""
        waits = self.moment is None and not self.closing and self.automatic is None
        return waits and not self.alone and self.persons_turn and not self.may_act

    @property
    def open_turn(self) -> bool:
        """True if several people sit at the table and the player on turn acts before all eyes."""
        return not self.alone and self.record.state.is_public_turn()

    @property
    def reacting(self) -> bool:
        """Whether a reaction window is open: others may act before the seat on turn, which waits to begin."""
        return self.record.state.closing_action() is not None

    @property
    def actor(self) -> int | None:
        """The seat that acts if somebody taps now: the eyes, on turn or not, or who is on turn at an open table."""
        if self.moment or self.closing or (self.lesson and not self.lesson.asks):
            return None
        if self.eyes is not None:
            return self.eyes if self.claim or self.record.state.legal_actions(self.eyes) else None
        return self.turn if self.persons_turn and self.open_turn else None

    @property
    def is_being_told(self) -> bool:
        """Whether a lesson says something from which the learner taps on."""
        learning = self.lesson
        return learning is not None and self.moment is None and bool(learning.told) and not learning.asks

    @property
    def is_told_meanwhile(self) -> bool:
        """Whether a lesson speaks of what is being shown, which waits for a tap."""
        now = self.lesson.now if self.lesson else None
        return isinstance(now, Say) and self.moment is not None and self.moment.now.waits_as(now.stage)

    @property
    def may_act(self) -> bool:
        """Whether a person has before them what they need to act."""
        return self.actor is not None


@dataclass(eq=False)
class Looking(Screen):
    """A look back at a game that is over. Practice from one of its decisions lies on it."""

    session: Session  # the game as it lay on the table
    back: LookBack | None = None  # what it has found so far; None until what was kept has been read
    thinking: Slices | None = None  # how it goes on; None while it is stopped, and when it is done
    slices: int = 0  # of thought so far
    decision: Close | None = None  # the decision that was opened last

    @property
    def table(self) -> Session:
        """The game that was over."""
        return self.session


@dataclass
class Toast:
    """A slip of paper in the place of the say line, for four seconds or until the next tap."""

    number: int
    text: str


@dataclass
class Model:
    """Everything. As long as what is kept is `unread`, nobody knows which games and days there are."""

    # The phone.
    random: random.Random = field(default_factory=random.Random)
    clock: Callable[[], float] = perf_counter  # bounds a slice of thought; all other time comes with events
    now: int = 0  # the time of the last event, in milliseconds
    standalone: bool = False  # it runs without a browser around it
    ios: bool = False
    installable: bool = False  # the browser offers to install it
    address: str = ""  # where this page lies
    booted: bool = False
    unread: bool = False  # what is kept could not be read yet
    update_ready: bool = False  # a new version waits
    trouble: str = ""  # what is wrong with the storage (`TROUBLE`)
    trouble_closed: bool = False  # somebody has read that

    # Where we are.
    stack: list[Screen] = field(default_factory=lambda: [HomeScreen()])  # home first, what stands last
    toast: Toast | None = None
    toasts: int = 0  # slips so far: each has its own number
    home_changes: int = 0  # how often something on the home screen became another

    # Who plays.
    settings: Settings = field(default_factory=Settings)
    people: list[str] = field(default_factory=list)  # names this phone knows, who played last first
    nameless: bool = False  # the person who holds the phone wants no name
    hint_closed: bool = False  # the offer to install it is closed
    reminder_closed: bool = False  # so is the offer to keep the games as a file
    explained: dict[str, int] = field(default_factory=dict)  # how often a rule was, by `table.explaining.key_of`

    # Games.
    setups: dict[str, Setup] = field(default_factory=dict)  # the last table, by game
    games: list[Summary] = field(default_factory=list)  # saved games, the latest first; of removed games too
    archive: Archive = field(default_factory=Archive)  # older ones; they are in `games` as far as they were read
    skipped: list[str] = field(default_factory=list)  # saved games left alone, as Python died while it read them
    skipping: bool = False  # this start has skipped one
    damaged: str | None = None  # the text of a save that could not be read
    asked_to_keep: bool = False  # the browser was asked not to throw the saves away
    bringing: Bringing | None = None  # the file that is being read
    looking: Looking | None = None  # the look back at the game on the table that was opened last
    lessons: dict[str, Progress] = field(default_factory=dict)  # by game, of games that are away too
    days: dict[int, Day] = field(default_factory=dict)  # deals of the day that were begun here, by number

    # Added games.
    addons: dict[str, Wheel] = field(default_factory=dict)  # by the keys of their saves
    adding: Wheel | None = None  # the one that is being tried
    untold: dict[str, str] = field(default_factory=dict)  # added games of which nothing is known, and why

    # What features remember.
    memories: dict[type, Any] = field(default_factory=dict)  # one of each class

    def memory(self, kind: type[MemoryT]) -> MemoryT:
        """Return what a feature remembers; at first that is its class without arguments."""
        found: MemoryT = self.memories.setdefault(kind, kind())
        return found

    # Where we are.

    @property
    def screen(self) -> Screen:
        """The screen that stands; a sheet may lie over it."""
        return self.stack[-2] if isinstance(self.stack[-1], Sheet) else self.stack[-1]

    @property
    def sheet(self) -> Mapping[str, Any] | None:
        """The open sheet: its name, and what it was asked for besides."""
        top = self.stack[-1]
        return top.asked if isinstance(top, Sheet) else None

    @property
    def session(self) -> Session | None:
        """The game on the table; other screens may lie on it."""
        return next((screen.table for screen in reversed(self.stack) if screen.table), None)

    @property
    def game(self) -> str:
        """The game that the screen is about."""
        return self.screen.about

    def under(self, screen: Screen) -> Screen:
        """Return what lies under a screen."""
        return self.stack[self.stack.index(screen) - 1]

    def open(self, name: str, /, **about: Any) -> None:
        """Open a sheet over the screen; it takes the place of another one."""
        self.close()
        self.stack.append(Sheet({"name": name, **about}))

    def close(self) -> None:
        """Close the sheet."""
        if isinstance(self.stack[-1], Sheet):
            self.stack.pop()

    def show(self, screen: Screen) -> None:
        """Lay a screen on the one that stands; it takes the place of one of its kind."""
        self.close()
        if type(self.stack[-1]) is type(screen):
            self.stack.pop()
        self.stack.append(screen)

    def put(self, screen: Screen) -> None:
        """Put a screen in the place of the one that stands."""
        self.close()
        del self.stack[max(1, len(self.stack) - 1) :]
        self.stack.append(screen)

    def go(self, *screens: Screen) -> None:
        """Put everything away, and lay these screens on home."""
        self._left(self.stack[1:])
        self.stack[1:] = screens

    def return_to(self, screen: Screen) -> None:
        """Stand on this screen over home, unless one of its kind stands already."""
        if type(self.screen) is not type(screen):
            self.go(screen)

    def back(self) -> None:
        """Take the screen off."""
        self.close()
        if len(self.stack) > 1:
            self._left([self.stack.pop()])

    def put_away(self) -> None:
        """Leave the table; the game is on disk already."""
        self.close()
        gone = [screen for screen in self.stack if screen.table]
        self.stack = [screen for screen in self.stack if not screen.table]
        self._left(gone)

    def _left(self, gone: Sequence[Screen]) -> None:
        if any(screen.table for screen in gone):
            self.home_changes += 1
        if self.session is None:
            self.looking = None

    @property
    def opened_decision(self) -> Close | None:
        """The decision that lies on the table as it was, as long as nobody has played on from it."""
        session = self.screen
        if not isinstance(session, Session) or session.record.entries:
            return None
        looking = self.under(session)
        return looking.decision if isinstance(looking, Looking) else None

    @property
    def shelf(self) -> list[str]:
        """The games that can be played, in the order of the home screen."""
        return list(tenfold.registered_games())

    @property
    def known_games(self) -> list[Summary]:
        """The saved games whose rules are here, the latest first."""
        shelf = self.shelf
        return [summary for summary in self.games if summary.game in shelf]
