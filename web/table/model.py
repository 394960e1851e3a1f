"""The table's memory: everything that a screen is made of, and nothing that could be worked out from the rest.

The model is one mutable object that lives as long as the worker. `update` alone writes it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import tenfold
from table import practice
from table.boards import Stage
from table.explaining import Explanation
from table.lessons import Learning, Say
from table.looking_back import Close, LookBack, Slices
from table.replaying import Film
from tenfold import AnyState, Observation, Record
from tenfold.bots import CHARACTERS, Judgement, Thinking, Weighing
from tenfold.tournament import Tournament

if TYPE_CHECKING:
    from table.addons import Wheel
    from table.carrying import Bringing
    from table.links import Shared

BOT_NAMES = tuple(CHARACTERS)
"""What computer players are called: each name stands for a character."""


@dataclass
class Settings:
    """What a person chose for this phone; every field is one row of the settings screen.

    `name` is what the one who holds the phone is called; empty while nobody has said.
    """

    name: str = ""
    paper: str = "auto"
    four_colours: bool = True
    corners: bool = False
    thumb: str = "right"
    second_tap: bool = True
    pace: str = "brisk"
    go_on: bool = True
    sound: bool = True
    buzz: bool = True
    sums: bool = False
    do_sums: bool = False
    explain: bool = True

    CHOICES: ClassVar = {
        "paper": ("auto", "light", "dark", "contrast"),
        "thumb": ("left", "right"),
        "pace": ("calm", "brisk", "at-once"),
    }

    SWITCHES: ClassVar = (
        "four_colours", "corners", "second_tap", "go_on", "sound", "buzz", "sums", "do_sums", "explain"
    )  # fmt: skip

    @property
    def speed(self) -> float:
        """What durations are multiplied by."""
        return {"calm": 1.6, "brisk": 1.0, "at-once": 0.0}[self.pace]


@dataclass(eq=False)
class Chair:
    """A seat on the set-up screen. A computer keeps the name of the person it stands in for, and back."""

    name: str
    kind: Literal["person", "bot"]
    level: str = "medium"
    bot_name: str = "Ada"

    @property
    def shown_name(self) -> str:
        """The name of whoever sits here now."""
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


@dataclass
class GameTournament:
    """A tournament that is going on or over: what all its tables play, and how far it has come."""

    id: str
    game: str
    options: dict[str, str]
    bracket: Tournament


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


@dataclass
class Session:
    """The game on the table.

    `eyes` is the seat whose hand may be on the screen, None while it is folded. `holder` is the person who last
    held the phone. `entries_at_look` is the number of entries when a hand was last on the screen: what was played
    after it can still be taken back by the one who played it; `events_at_look` counts what had happened by then.
    `automatic` is the move that the person on turn cannot but make. `front` is the seat on whose side of the table the
    phone lies: the person who acts, or who acted last. `run` counts, for each act of one person on an open table
    without another's between, what had happened before it. While `peek` is true, whoever is on turn there holds the
    button that shows their own cards.

    A reaction window is open while seats that are not on turn may act first (`reacting`). `claim` is what a person
    there has come forward for; `closing` tells that the people have had their chance, and `asked` how many computer
    players have had theirs.

    Where it is a `lesson`, its script plays for all other seats, and nothing of it is kept but how far it has come.
    """

    id: str
    record: Record
    lesson: Learning | None = None
    eyes: int | None = None
    holder: int | None = None
    entries_at_look: int = 0
    events_at_look: int = 0
    picked: tuple[int, ...] = ()
    moment: Moment | None = None
    thinking: Thinking | None = None
    hint: Hint | None = None
    slices: int = 0
    automatic: str | None = None
    front: int = 0
    run: list[int] = field(default_factory=list)
    peek: bool = False
    claim: str = ""
    closing: bool = False
    asked: int = 0

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.record.seats) if who.kind == "person"]

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [who.name for who in self.record.seats]

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
        """Whether several people sit at the table and whoever is on turn acts before all eyes."""
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


@dataclass
class Looking:
    """A look back at a game that is over: `session` as it lay on the table.

    `back` is what it has found so far, None until what was kept has been read, `thinking` how it goes on, None while it
    is stopped or over. While it is `shown` it stands in the place of the result; `decision` is the one that was opened,
    on the table as practice.
    """

    session: Session
    back: LookBack | None = None
    thinking: Slices | None = None
    slices: int = 0
    shown: bool = True
    decision: Close | None = None


@dataclass
class Replaying:
    """A game that is over, seen once more: `session` as it lay on the table, after `number` of its entries.

    `eyes` is the seat whose hand is shown, None where all hands are; `front` is the side from which the table is seen.
    While it is `playing` it goes on by itself. `back_to` is the screen that it was opened from, empty for the result.
    """

    session: Session
    film: Film = field(repr=False)
    eyes: int | None = None
    front: int = 0
    number: int = 0
    playing: bool = False
    back_to: str = ""

    @property
    def state(self) -> AnyState:
        """The position that is shown."""
        return self.film.at(self.number)

    @property
    def place(self) -> str:
        """How far it is, in words."""
        return f"Move {self.number} of {self.film.last}"


@dataclass(frozen=True)
class Room:
    """The room of added games that is open: whose it is, and where the way out leads."""

    games: tuple[str, ...]
    title: str
    back_to: str


@dataclass
class Toast:
    """A slip of paper in the place of the say line, for four seconds or until the next tap."""

    number: int
    text: str


@dataclass
class Model:
    """Everything.

    `clock` bounds a slice of thought; nothing else at the table reads the time, which comes with every event (`now`).
    As long as what is kept is `unread`, nobody knows which games and days there are.
    `addons` holds the wheels of added games by the keys of their saves, `adding` the one that is being tried,
    `untold` the added games of which nothing is known, and why; `room` is that of the game being played, if it has
    one. `games` may still list those of a game that has been removed; `known_games` are what can be opened. Those
    of the `archive` are in it as far as they have been read; `listed` is how many entries the history shows,
    `figures_of` and `figures_game` the person and the game whose figures were seen last. `home_changes` counts how
    often something on the home screen became another. `explained` counts how often a rule was explained on this
    phone, by game and rule (`key_of` in `table.explaining`). `days` are the deals of the day that were begun here,
    by number; `shared` is the deal of the link that was opened last; `address` is where this page lies. `lessons`
    tells by game how far its lessons have come, those of games that are away included. `people` are the names this
    phone knows, who played last first; `nameless` tells that the one who holds it wants no name. `bringing` is the
    file that is being read; `skipped` are the saved games that are left alone, as Python died while it read them;
    `skipping` tells that this start has skipped one; `asked_to_keep` tells that the browser was asked not to throw the
    saves away.
    """

    random: random.Random = field(default_factory=random.Random)
    clock: Callable[[], float] = perf_counter
    now: int = 0
    standalone: bool = False
    ios: bool = False
    installable: bool = False
    address: str = ""
    booted: bool = False
    unread: bool = False
    settings: Settings = field(default_factory=Settings)
    setups: dict[str, Setup] = field(default_factory=dict)
    games: list[Summary] = field(default_factory=list)
    archive: Archive = field(default_factory=Archive)
    listed: int = 0
    figures_of: str = ""
    figures_game: str = ""
    lessons: dict[str, Progress] = field(default_factory=dict)
    shared: Shared | None = None
    days: dict[int, Day] = field(default_factory=dict)
    hint_closed: bool = False
    reminder_closed: bool = False
    asked_to_keep: bool = False
    bringing: Bringing | None = None
    skipped: list[str] = field(default_factory=list)
    skipping: bool = False
    people: list[str] = field(default_factory=list)
    nameless: bool = False
    screen: str = "home"
    back_to: str = "home"
    game: str = ""
    addons: dict[str, Wheel] = field(default_factory=dict)
    adding: Wheel | None = None
    untold: dict[str, str] = field(default_factory=dict)
    room: Room | None = None
    tournament: GameTournament | None = None
    tournament_names: str = ""
    sheet: dict[str, Any] | None = None
    session: Session | None = None
    looking: Looking | None = None
    replaying: Replaying | None = None
    toast: Toast | None = None
    toasts: int = 0
    trouble: str = ""
    trouble_closed: bool = False
    update_ready: bool = False
    damaged: str | None = None
    home_changes: int = 0
    explained: dict[str, int] = field(default_factory=dict)

    @property
    def replayed(self) -> Replaying | None:
        """The replay of the game on the table, as long as that is the game that was over."""
        replaying = self.replaying
        if replaying is None or replaying.session is not self.session or self.screen != "play":
            return None
        return replaying if len(replaying.session.record.entries) == replaying.film.last else None

    @property
    def looked_back_at(self) -> Looking | None:
        """The look back at the game on the table, or at the one that it is practice of."""
        looking, session = self.looking, self.session
        if looking is None or session is None:
            return None
        mine = session is looking.session or practice.origin(session.record) == looking.session.id
        return looking if mine else None

    @property
    def opened_decision(self) -> Close | None:
        """The decision that lies on the table as it was, as long as nobody has played on from it."""
        looking, session = self.looked_back_at, self.session
        if looking is None or session is None or session is looking.session or session.record.entries:
            return None
        return looking.decision

    @property
    def shelf(self) -> list[str]:
        """The games that can be played, in the order of the home screen."""
        return list(tenfold.registered_games())

    @property
    def known_games(self) -> list[Summary]:
        """The saved games whose rules are here, the latest first."""
        shelf = self.shelf
        return [summary for summary in self.games if summary.game in shelf]
