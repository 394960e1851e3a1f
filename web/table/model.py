"""The model: everything that a screen is made from, and nothing that can be worked out from the rest.

The model is one mutable object that lives as long as the worker. Only `update` changes it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import tenfold
from table import practice
from table.boards import Stage
from table.explaining import Explanation
from table.settings import AUTO, Settings
from table.stack import HomeScreen, Screen, Sheet
from table.words import names_for
from tenfold import AnyState, Observation, Record
from tenfold.bots import CHARACTERS, Thinking
from tenfold.messages import ENGLISH, Pack, Text
from tenfold.sentences import Names

if TYPE_CHECKING:
    from table.step import Effect

MemoryT = TypeVar("MemoryT")

BOT_NAMES = tuple(CHARACTERS)
"""The names of computer players. Each name stands for a character."""


@dataclass(eq=False)
class Chair:
    """A seat on the set-up screen. It has a name for a person and one for a computer player, so it can switch."""

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
    """The set-up screen of one game: all eight seats are remembered, and `players` of them are used.

    `match` is the number of games in the next match.
    """

    chairs: list[Chair]
    players: int
    options: dict[str, str]
    deal: str = ""
    match: int = 1

    @property
    def used(self) -> list[Chair]:
        """Return the seats at the table."""
        return self.chairs[: self.players]


@dataclass(frozen=True)
class Summary:
    """A line about a saved game for the home screen and the history. The save itself is read only when it is opened.

    `turn` is the seat on turn, or -1. `match` is the id of the first game of its match. `number`, `length` and `points`
    say how the match stood then (`table.matches.Match`), and `goes_on` is true if it has games left. `number` is 0 if
    there is nothing to say. `practice` is the id of the game that it is practice of. `levels` holds the levels of the
    computer players by seat, empty for a person. `tally` is what the game counts by key and person (`Board.tally`).

    Lines from an older Tenfold have no levels, and say the turn and the match in words: `line`, `place_in_match` and
    `standing`. Newer lines have these words, too, in the language of that moment, which is not shown.
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
    turn: int = -1
    number: int = 0
    length: int = 0
    points: tuple[int, ...] = ()
    goes_on: bool = False
    practice: str = ""
    levels: tuple[str, ...] = ()
    hints: int = 0
    tally: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict, hash=False)

    @property
    def shown_names(self) -> tuple[str, ...]:
        """Return the names as a list of games shows them: a person who played alone without a name is “You”."""
        return (*self.read_names,)

    @property
    def read_names(self) -> Names:
        """Return the same names as the person reads them who played alone."""
        people = [seat for seat, level in enumerate(self.levels[: len(self.names)]) if not level]
        return names_for(self.names, people)

    @property
    def family(self) -> str:
        """Return the id that it shares with the tables of its tournament, or with the games of its match."""
        return self.tournament.partition("/")[0] or self.match

    @property
    def tournament_round(self) -> int:
        """Return the round of the tournament that it was played in, from 1, or 0 if it was in none."""
        number = self.tournament.partition("/")[2].partition("/")[0]
        return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0


@dataclass
class Archive:
    """The archive of older games (`table.archive`): the ids of the games in each chunk, and the chunks read so far."""

    chunks: list[list[str]] = field(default_factory=list)
    read: set[int] = field(default_factory=set)

    @property
    def unread(self) -> list[int]:
        """Return the chunks that have not been read yet, the latest first."""
        return [number for number in reversed(range(len(self.chunks))) if number not in self.read]

    def ids(self) -> set[str]:
        """Return the ids of all archived games."""
        return {ident for chunk in self.chunks for ident in chunk}


@dataclass
class Moment:
    """What has just happened and is being shown, stage by stage.

    `before` is the table as everyone saw it before the move. `events` is what the viewer saw of the move. `folded` is
    the person who has just moved, with their hand now face down. `explained` is the text of the stage with that name.
    """

    before: Observation
    events: Sequence[dict[str, Any]]
    folded: int | None
    stages: Sequence[Stage[Any]]
    stage: int = 0
    explained: Explanation | None = None

    @property
    def now(self) -> Stage[Any]:
        """Return the stage that is being shown."""
        return self.stages[self.stage]


@dataclass(frozen=True)
class Aside:
    """An explanation that no one waits for: what it says, since when, and how many acts there were then."""

    rule: Explanation
    since: int
    entries: int


HURRY = 0.25
"""The factor for durations once someone has tapped the table to hurry the computer players."""

ALONE = 0.6
"""The factor for durations for someone who plays alone: no one else at the table has to follow."""


@dataclass(eq=False)
class Session(Screen):
    """The game on the table, which is also its screen.

    A reaction window is open while seats that are not on turn can act first (`reacting`).
    """

    id: str  # the id of its save
    record: Record
    eyes: int | None = None  # the seat whose hand can be on the screen, None while it is folded
    holder: int | None = None  # the person who last held the phone
    entries_at_look: int = 0  # entries when a hand was last on the screen: later ones can be undone
    events_at_look: int = 0  # events up to then
    picked: tuple[int, ...] = ()  # the selection on the board
    moment: Moment | None = None  # what is being shown
    hurried: bool = False  # someone has tapped to see the computer players' turns faster, up to their own
    thinking: Thinking | None = None  # the computer player that is thinking
    slices: int = 0  # slices of thought so far: each slice's timer has its own name
    automatic: str | None = None  # the only move that the person on turn can make
    front: int = 0  # the seat on whose side the phone lies: that of the person who acts, or who acted last
    run: list[int] = field(default_factory=list)  # events before each act of one person in a row at an open table
    peek: bool = False  # at an open table, the person on turn holds the button that shows their cards
    claim: str = ""  # the kind of act for which a person has come forward at an open window
    explained_at: int | None = None  # the number of entries when a rule was explained last
    stopped_at: int | None = None  # the same, of a rule for whose reader everyone waited
    aside: Aside | None = None  # the rule explained above the hand, where the table plays on meanwhile
    timed_out: bool = False  # an explanation has ended by itself: buttons in its place may catch a tap meant for it
    closing: bool = False  # the people have had their chance at an open window
    asked: int = 0  # computer players that have had theirs
    far: frozenset[int] = frozenset()  # the seats that other phones play
    stand_ins: frozenset[int] = frozenset()  # the seats of people for whom a computer player plays
    passed: set[int] = field(default_factory=set)  # the far seats that don’t act at the open window
    later: list[Moment] = field(default_factory=list)  # what far seats did while something else was being shown
    gathered: Moment | None = None  # refusals of computer players in a row, shown together when the last is made
    memories: dict[type, Any] = field(default_factory=dict)  # what features remember of it: one of each class

    def memory(self, kind: type[MemoryT]) -> MemoryT:
        """Return what a feature remembers of this game while it is on the table, as `Model.memory` does."""
        found: MemoryT = self.memories.setdefault(kind, kind())
        return found

    @property
    def table(self) -> Session:
        """Return the session itself: it is on the table."""
        return self

    @property
    def position(self) -> AnyState:
        """Return the position of the game."""
        return self.record.state

    def hide(self) -> None:
        """Fold the hand. With at most one person there is no one to hide it from."""
        if not self.alone:
            self.eyes = self.holder = None
            self.picked, self.peek, self.claim = (), False, ""

    @property
    def is_swift(self) -> bool:
        """True if no one else has to follow what is shown, and it isn't explained."""
        return self.alone and not self.taught

    @property
    def people(self) -> list[int]:
        """Return the seats of the people who play on this phone."""
        elsewhere = self.far | self.stand_ins
        return [seat for seat, who in enumerate(self.record.seats) if who.kind == "person" and seat not in elsewhere]

    def by_computer(self, seat: int) -> bool:
        """True if a computer player plays at this seat."""
        return self.record.seats[seat].kind == "bot" or seat in self.stand_ins

    @property
    def names(self) -> Names:
        """Return the names by seat, as the screen has them."""
        return names_for([who.name for who in self.record.seats], self.people)

    @property
    def alone(self) -> bool:
        """True if at most one person plays on this phone, so that there is no one to hide from."""
        return len(self.people) <= 1

    @property
    def by_oneself(self) -> bool:
        """True if at most one person plays at all, so that no one is wronged by an undone move."""
        return self.alone and not (self.far or self.stand_ins)

    @property
    def awaits_others(self) -> bool:
        """True if other phones are still to act or to pass at the open window. The seat on turn can only wait, too."""
        return bool(self.far - self.passed - {self.turn})

    def played_elsewhere(self, seat: int, actions: Sequence[str]) -> list[Effect] | None:
        """Carry out the choice of a person on another phone. None if the game is played on this one."""
        return None

    @property
    def undo_refusal(self) -> str | None:
        """Return why nothing can be undone here, or an empty text. None if the rules of this phone say so."""
        return None

    @property
    def is_practice(self) -> bool:
        """True if it is practice, which counts nowhere."""
        return bool(practice.origin(self.record))

    @property
    def is_saved(self) -> bool:
        """True if it is saved as a game. The table of a feature may not be one."""
        return True

    @property
    def only_watched(self) -> bool:
        """True if the person at the screen only watches: taps on the table do nothing."""
        return False

    @property
    def why_watched(self) -> Text:
        """Return what a tap then says, or an empty text."""
        return ""

    @property
    def plays_itself(self) -> bool:
        """True if the only sensible move of a person is made for them, and not asked for."""
        return not self.taught

    @property
    def taught(self) -> bool:
        """True if a script plays for all other seats and explains what happens. The table then adds nothing to it."""
        return False

    @property
    def is_speaking(self) -> bool:
        """True if such a script says something, and a tap on its button continues. `why_watched` says so."""
        return False

    @property
    def passage(self) -> str:
        """Return where in such a script the table is."""
        return ""

    @property
    def is_over(self) -> bool:
        """True if nothing more is played on the table."""
        return self.record.finished

    def objection(self, seat: int, actions: Sequence[str]) -> list[Effect] | None:
        """Refuse a choice that the rules allow, and return the effects. None if the table makes it."""
        return None

    def held(self, stages: Sequence[Stage[Any]]) -> Sequence[Stage[Any]]:
        """Return the stages of an act, some of which may wait for a tap."""
        return stages

    @property
    def turn(self) -> int:
        """Return the seat on turn, or `tenfold.TERMINAL`."""
        return self.record.state.current_player()

    @property
    def persons_turn(self) -> bool:
        """True if a person on this phone is on turn."""
        return self.turn in self.people

    @property
    def hand_over(self) -> bool:
        """True if the phone must change hands: a person is on turn, and others mustn’t see their options."""
        waits = self.moment is None and not self.closing and self.automatic is None
        return waits and not self.alone and self.persons_turn and not self.may_act

    @property
    def open_turn(self) -> bool:
        """True if several people sit at the table and the player on turn acts for everyone to see."""
        return not self.alone and self.record.state.is_public_turn()

    @property
    def computers_play(self) -> bool:
        """True if a tap on the table can hurry what happens next: a computer player is on turn."""
        waits = self.persons_turn or self.reacting or self.taught or self.turn in self.far
        return self.turn != tenfold.TERMINAL and not waits

    @property
    def reacting(self) -> bool:
        """True if a reaction window is open: others can act before the seat on turn, which waits to start."""
        return self.record.state.closing_action() is not None

    @property
    def actor(self) -> int | None:
        """Return the seat that acts on a tap: the one in view, or at an open table, the one on turn."""
        if self.moment or self.closing or self.only_watched:
            return None
        if self.eyes is not None:
            return self.eyes if self.claim or self.record.state.legal_actions(self.eyes) else None
        return self.turn if self.persons_turn and self.open_turn else None

    @property
    def may_act(self) -> bool:
        """True if the person who can act has everything in view that they need."""
        return self.actor is not None


@dataclass
class Toast:
    """A note in the place of the say line, for four seconds or until the next tap."""

    number: int
    text: str


@dataclass
class Model:
    """The model. While it is `unread`, nothing is known about saved games and days."""

    # The phone.
    random: random.Random = field(default_factory=random.Random)
    clock: Callable[[], float] = perf_counter  # limits a slice of thought; all other times come with events
    now: int = 0  # the time of the last event, in milliseconds
    standalone: bool = False  # it runs as an installed app
    ios: bool = False
    installable: bool = False  # the browser offers to install it
    address: str = ""  # the address of this page
    booted: bool = False
    unread: bool = False  # the saves could not be read yet
    update_ready: bool = False  # a new version is waiting
    trouble: str = ""  # what is wrong with the storage (`TROUBLE`)
    trouble_closed: bool = False  # someone has closed the message about that

    # The language.
    asked_language: str = AUTO  # the choice that the shell was asked for last
    spoken_choice: str = AUTO  # the choice whose words it has brought
    words: tuple[str, Pack] = (ENGLISH, {})  # the language, and its words
    english_ranks: bool = False  # cards show J, Q and K

    # The screens.
    stack: list[Screen] = field(default_factory=lambda: [HomeScreen()])  # home first, the current screen last
    toast: Toast | None = None
    toasts: int = 0  # notes so far: each has its own number
    home_changes: int = 0  # how often something on the home screen has changed

    # The people.
    settings: Settings = field(default_factory=Settings)
    people: list[str] = field(default_factory=list)  # names known on this phone, the latest players first
    nameless: bool = False  # the person who holds the phone wants no name
    closed_offers: set[str] = field(default_factory=set)  # offers on the home screen that are closed for good
    explained: dict[str, int] = field(default_factory=dict)  # number of explanations, by `table.explaining.key_of`

    # Games.
    setups: dict[str, Setup] = field(default_factory=dict)  # the last table, by game
    games: list[Summary] = field(default_factory=list)  # saved games, the latest first; those of removed games too
    archive: Archive = field(default_factory=Archive)  # older games; once read, they are in `games` too
    skipped: list[str] = field(default_factory=list)  # saved games not to open, as Python crashed while reading them
    skipping: bool = False  # this start has skipped one
    damaged: str | None = None  # the text of a save that could not be read
    asked_to_keep: bool = False  # the browser was asked to protect the saves

    # What features remember.
    memories: dict[type, Any] = field(default_factory=dict)  # one of each class

    def memory(self, kind: type[MemoryT]) -> MemoryT:
        """Return the memory of a feature, by its class. At first it is an instance made without arguments."""
        found: MemoryT = self.memories.setdefault(kind, kind())
        return found

    # The screens.

    @property
    def screen(self) -> Screen:
        """Return the current screen; a sheet can be open over it."""
        return self.stack[-2] if isinstance(self.stack[-1], Sheet) else self.stack[-1]

    @property
    def sheet(self) -> Mapping[str, Any] | None:
        """Return the open sheet: its name, and the other fields of the event that opened it."""
        top = self.stack[-1]
        return top.asked if isinstance(top, Sheet) else None

    @property
    def session(self) -> Session | None:
        """Return the game on the table; other screens can be on top of it."""
        return next((screen.table for screen in reversed(self.stack) if screen.table), None)

    @property
    def speed(self) -> float:
        """Return the factor for durations at this moment."""
        session = self.session
        if session is None:
            return self.settings.speed
        usual = ALONE if session.is_swift else 1.0
        return self.settings.speed * (HURRY if session.hurried else usual)

    @property
    def game(self) -> str:
        """Return the game that the screen is about."""
        return self.screen.about

    def under(self, screen: Screen) -> Screen:
        """Return the screen below this one."""
        return self.stack[self.stack.index(screen) - 1]

    def open(self, name: str, /, **about: Any) -> None:
        """Open a sheet over the screen, in place of any other sheet."""
        self.close()
        self.stack.append(Sheet({"name": name, **about}))

    def close(self) -> None:
        """Close the sheet."""
        if isinstance(self.stack[-1], Sheet):
            self.stack.pop()

    def show(self, screen: Screen) -> None:
        """Put a screen on top of the current one. It replaces one of the same class."""
        self.close()
        if type(self.stack[-1]) is type(screen):
            self.stack.pop()
        self.stack.append(screen)

    def put(self, screen: Screen) -> None:
        """Replace the current screen."""
        self.close()
        del self.stack[max(1, len(self.stack) - 1) :]
        self.stack.append(screen)

    def go(self, *screens: Screen) -> None:
        """Close everything, and put these screens on top of the home screen."""
        self._left(self.stack[1:])
        self.stack[1:] = screens

    def return_to(self, screen: Screen) -> None:
        """Show this screen on top of the home screen, unless the current one has the same class."""
        if type(self.screen) is not type(screen):
            self.go(screen)

    def back(self) -> None:
        """Remove the current screen."""
        self.close()
        if len(self.stack) > 1:
            self._left([self.stack.pop()])

    def put_away(self) -> None:
        """Leave the table. The game has already been saved."""
        self.close()
        gone = [screen for screen in self.stack if screen.table]
        self.stack = [screen for screen in self.stack if not screen.table]
        self._left(gone)

    def _left(self, gone: Sequence[Screen]) -> None:
        if any(screen.table for screen in gone):
            self.home_changes += 1

    @property
    def shelf(self) -> list[str]:
        """Return the games that can be played, in the order of the home screen."""
        return list(tenfold.registered_games())

    @property
    def known_games(self) -> list[Summary]:
        """Return the saved games whose rules are installed, the latest first."""
        shelf = self.shelf
        return [summary for summary in self.games if summary.game in shelf]
