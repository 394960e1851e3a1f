"""Extension points: the places of the table to which features can add something.

A feature is a package in `table/features/` with its state, handlers, screens, text and style. When it is imported, it
adds itself to these places, to `table.views.VIEWS` and, with `on`, to the handlers. The rest of the table never names
it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

from htpy import Node
from markupsafe import Markup

from table.model import Model, Session, Setup, Summary
from table.stack import SetupScreen
from table.step import Effect, Save, Timer
from tenfold import AnyState, Record
from tenfold.messages import Text
from tenfold.review import LookBack

if TYPE_CHECKING:
    from table.links import Shared
    from tenfold.notation.reading import Found

PartT = TypeVar("PartT")


class Place(Generic[PartT]):
    """A place to which features add parts, sorted by their numbers."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, PartT]] = []

    def add(self, number: int) -> Callable[[PartT], PartT]:
        """Return a decorator that adds a part."""

        def added(part: PartT) -> PartT:
            self._parts.append((number, part))
            self._parts.sort(key=lambda one: one[0])
            return part

        return added

    def __iter__(self) -> Iterator[PartT]:
        return (part for _, part in self._parts)


# Drawing.

HOME_ROWS: Place[Callable[[Model, bool], Node]] = Place()
"""Rows on the home screen, above the games. With True, they leave out what is true only at this moment."""

HOME_GAMES: Place[Callable[[Model], Collection[str]]] = Place()
"""The ids of unfinished games that a row on the home screen leads to. Home doesn't offer them otherwise."""

PANEL_NOTES: Place[Callable[[Model, str], Text]] = Place()
"""What the panel of a game on the home screen says in place of its tagline. Empty if there is nothing to say."""

HOME_END: Place[Callable[[Model], Node]] = Place()
"""Rows on the home screen, below the games."""

HOME_OFFERS: dict[str, Callable[[Model], Node]] = {}
"""Offers below the games on the home screen, by their names, of which the first one found shows.

The event `close-offer` with such a name closes the offer for good, as the settings remember (`Model.closed_offers`).
"""

GAME_OFFERS: Place[Callable[[Model, str], Node]] = Place()
"""Offers about a game where people choose or await it: on its set-up, and before another phone deals."""

TEACHES: Place[Callable[[Model, str], bool]] = Place()
"""True if a feature teaches a game that is new to everyone here."""

SEAT_ROWS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""Rows below the seats of a set-up."""

SETUP_ROWS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""Rows below a set-up."""

SEAT_MARKS: Place[Callable[[Model, Setup, int], str]] = Place()
"""What a seat on the set-up screen is called, if its person doesn’t play on this phone. Empty for all others."""

SETUP_SLIPS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""Notes above a set-up."""

RESULT_ICONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons in the bar of a result screen."""

RESULT_NOTES: Place[Callable[[Record], str]] = Place()
"""Sentences about the deal of a game that is over, before its number. Empty if there is nothing to say."""

RESULT_WORDS: Place[Callable[[Model, Session], Node]] = Place()
"""Words in the slip with the places of a result."""

RESULT_SLIPS: Place[Callable[[Model, Session], Node]] = Place()
"""Notes below the places of a result."""

SEAT_TAGS: Place[Callable[[Model, Session, int], Text | None]] = Place()
"""A word or two on the edge of a seat at the table. The first one found shows."""

TABLE_WORDS: Place[Callable[[Model, Session], tuple[Text, Node] | None]] = Place()
"""What is said at the table in place of the board’s line, and a button beside it, if any. The first one found shows."""

TABLE_SLIPS: Place[Callable[[Session], Node]] = Place()
"""A slip above the hand while nothing is being shown. The first one found takes the place of the board’s line."""

TABLE_TIMERS: Place[Callable[[Session], list[Timer]]] = Place()
"""Timers of the game on the table. The first ones found run in place of those that move it on."""

HOLDS: Place[Callable[[Session], bool]] = Place()
"""True while a reaction window must not close by itself."""

HELP_ICONS: Place[Callable[[Session], Node]] = Place()
"""Buttons in the bar of a game on the table, before that to undo."""

HELP_ROWS: Place[Callable[[Session], Node]] = Place()
"""Rows in the menu of a game on the table, above that to undo."""

ASSISTANCE: Place[Callable[[Record], str]] = Place()
"""Sentences about the help that people had in a game that is over. Empty if there was none."""

POINTED: Place[Callable[[Session], Sequence[str]]] = Place()
"""What is pointed at on the table, as targets of `table.pointing`."""

BESIDE: Place[Callable[[Model, Session], Node]] = Place()
"""What stands beside the table on a screen with room for more."""

MENU_ROWS: Place[Callable[[Model, Session], Node]] = Place()
"""Rows in the menu of a game on the table."""

WAYS_OUT: Place[Callable[[Model, Session], tuple[Text, str] | None]] = Place()
"""The way out of a game on the table, as a label and an event. The first one found takes the place of the way home."""

AFTER_GAME: Place[Callable[[Model, Session], Node]] = Place()
"""The next button on a result screen. The first one found takes the place of another game at the same table."""

SHARE_ROWS: Place[Callable[[Model, Session], Node]] = Place()
"""Rows of a sheet that asks what to share of a finished game."""

SheetOf: TypeAlias = Callable[[Model, Mapping[str, Any]], Node]

SHEETS: dict[str, SheetOf] = {}
"""Sheets, by the names that events ask for them with."""

RESULT_BUTTONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons below a result: what there is to see of the finished game."""

REVIEW_BUTTONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons below the review of a game."""

LIST_BUTTONS: Place[Callable[[Model], Node]] = Place()
"""Buttons above the list of saved games."""

HISTORY_SECTIONS: Place[Callable[[Model], Node]] = Place()
"""Sections below the lists of saved games, for what isn't a saved game."""

LINE_BUTTONS: Place[Callable[[Summary, str], Node]] = Place()
"""Buttons beside a saved game in a list; the text is its name there."""

LINE_MARKS: Place[Callable[[Model], Mapping[str, str]]] = Place()
"""What lists say of saved games, by their ids."""


class Loss(NamedTuple):
    """What else is lost with a saved game, as sentences.

    With a question, removing the game is giving it up. The question is asked in place of the default one.
    """

    sentences: str
    question: Text = ""


LOSSES: Place[Callable[[Model, str], Loss | None]] = Place()
"""What else is lost with the saved game of this id. Sheets say so before it is removed."""


class TableOf(NamedTuple):
    """A table of a tournament: its id, what it plays, and who sits there."""

    id: str
    game: str
    names: Sequence[str]
    options: Mapping[str, str]


TABLE_WAYS: Place[tuple[Text, Callable[[Model, TableOf], list[Effect]]]] = Place()
"""Other ways to play a table of a tournament: the button's label, and the effects of a tap."""

RANKED: Place[Callable[[Model, str, Sequence[str]], list[Effect] | None]] = Place()
"""What becomes of a table played another way: its id, and the names from the first place to the last.

None if the table is from another feature, or its tournament is gone.
"""

ELSEWHERE: Place[Callable[[Model], Sequence[Summary]]] = Place()
"""Lines of finished games that weren't played in Tenfold, the latest first. The stats count them, too."""

FORGET_BUTTONS: Place[Callable[[Model, Sequence[Summary]], Node]] = Place()
"""Buttons of the sheet that asks whether to delete these saved games: what can be done with them before."""

SETTINGS_SECTIONS: Place[Callable[[Model], Node]] = Place()
"""Sections of the settings screen, above that about everything that is saved."""

SAVED_ROWS: Place[Callable[[Model], Node]] = Place()
"""Rows on the settings screen about everything that is saved."""

EMBLEMS: Place[Callable[[str], Markup | None]] = Place()
"""The emblem of a game, if it is not drawn like those of Tenfold’s own games."""

TIMERS: Place[Callable[[Model], list[Timer]]] = Place()
"""Timers that don't depend on the screen."""

# Events.

SHELVED: Place[Callable[[Model, Mapping[str, str]], list[str]]] = Place()
"""Functions that put games on the shelf, from what was saved, before the rest is read.

They return what can’t be read, in words.
"""

ELSEWHERE_PLAYED: Place[Callable[[Model, str, Sequence[Mapping[str, Any]]], list[Effect] | None]] = Place()
"""The effects of carrying out events for a game that another Python plays. None if it is played in this one."""

BUSY: Place[Callable[[Model], bool]] = Place()
"""True while nothing can be imported, as something else is being read."""

STARTED: Place[Callable[[Model, Mapping[str, Any]], list[Effect]]] = Place()
"""The effects of a start in this environment (`boot` in docs/shell-and-table.md)."""

DEALT: Place[Callable[[Model, Record], None]] = Place()
"""Functions that add notes to a game just dealt from a set-up."""

ADDRESSES: Place[Callable[[Model, Mapping[str, Any]], list[Effect] | None]] = Place()
"""Where a link leads, by the parts of its address. If all return None, it’s a link to a deal."""

LINKED: Place[Callable[[Model, Shared], list[Effect] | None]] = Place()
"""Where a link to a deal leads. If all return None, it leads to the set-up."""

DEAL_NUMBERS: Place[Callable[[Model], int | None]] = Place()
"""Where the number of a new deal comes from. If all return None, it’s a random one."""

WATCHED: Place[Callable[[Model, Session, AnyState], None]] = Place()
"""Functions that look at an act, the last entry of the record. They must not change the position before it."""

PLAYED: Place[Callable[[Model, Session], list[Effect]]] = Place()
"""The effects of an act on the table, the last entry of the record. It may be shown next."""

REVIEWED: Place[Callable[[Model, str, Record, LookBack], list[Effect]]] = Place()
"""The effects of a review that is done, of the game with this id."""

FINISHED: Place[Callable[[Model, Record], list[Effect]]] = Place()
"""The effects of the end of a game."""

OVER: Place[Callable[[Model, str, Record], list[Effect]]] = Place()
"""The effects of seeing that the game with this id is over: at its end, and whenever it’s opened later."""

BROUGHT: Place[Callable[[Model, Mapping[str, str]], None]] = Place()
"""What to note about games just imported: their records as texts, by their ids. Features are then saved anyway."""

GONE: Place[Callable[[Model, Collection[str]], list[Effect]]] = Place()
"""The effects of deleting the games with these ids, which are still in the list."""

BOUND: Place[Callable[[Record], str]] = Place()
"""Why the result of a game must be kept, as a sentence: something else depends on it. Empty if nothing does."""

LOADED_FOR: dict[str, Callable[[Model, Mapping[str, Any]], list[Effect] | None]] = {}
"""What a `loaded` event does for a feature, by the name in the load effect. A text that can't be read is None."""

ONCE: Place[Callable[[Record], str]] = Place()
"""Why a game is dealt and played only once, as a sentence about undoing. Empty if it isn't.

Such a game can't be undone, shared as a deal or followed by a rematch. No new deal can replace it.
"""

PASSING: set[str] = set()
"""Types of events that happen by themselves, so that the slip with a sentence stays."""

TRIED: Place[Callable[[str], None]] = Place()
"""Trials of an added game before it is accepted. They raise a `TenfoldError` that says what is wrong."""

OPENED_FOR: dict[str, Callable[[Model, Session], list[Effect] | None]] = {}
"""What else a saved game can be opened for, by the name in the load effect. Otherwise the game comes on the table."""


AFTER: Place[Callable[[Model], list[Effect]]] = Place()
"""The effects that follow from how the model is after an event, whatever the event was."""


# Saving.


@dataclass(frozen=True)
class Kept:
    """A text that a feature saves on the phone and in backup files."""

    key: str  # the save key
    kind: type[dict[str, Any]] | type[list[Any]]  # the type of its JSON
    called: Text  # its name for people
    write: Callable[[Model], Effect]  # returns the effect that saves it
    read: Callable[[Model, Any], None]  # called at the start, with an empty value if nothing was saved
    bring: Callable[[Model, Model], None]  # imports what a file holds
    join: Callable[[Model, Model], None]  # merges what was saved, once the storage can be read
    of_games: Callable[[Model, Collection[str]], Save] | None = None  # what the sandbox of these games gets of it
    from_games: Callable[[Model, Collection[str], object], None] | None = None  # takes over what that sandbox saves


KEPT: Place[Kept] = Place()

FROM_TEXT: Place[Callable[[str, Found], Mapping[str, str]]] = Place()
"""What to save beside a game that was read from a text, by key; called with its id."""

NOTES_ON: Place[Callable[[Session], Mapping[int, Sequence[str]]]] = Place()
"""What is noted about moves of a game that is replayed: sentences by the number of moves before."""

REPLAYED: Place[Callable[[Model, Session], list[Effect]]] = Place()
"""Called when a replay begins; the effects fetch what is noted."""


class Offer(NamedTuple):
    """Something in a backup file that people are asked about: its name, a note, and the effects of taking it."""

    title: Text
    note: Text
    take: Callable[[Model], list[Effect] | None]


class Carried(NamedTuple):
    """What a feature finds in a backup file: offers, a sentence about them, and how much can’t be read."""

    offers: Sequence[Offer]
    said: Text
    unreadable: int


CARRIED: Place[Callable[[Model, Mapping[str, str]], Carried]] = Place()
"""What else a backup file has, by its texts by key."""

BESIDE_GAMES: Place[str] = Place()
"""Prefixes of keys under which a feature saves a text beside a game; the game's id follows.

The text is deleted with the game, and goes into backup files with it. It's a JSON object with the game's name as `game`
and a `digest` of the rest (`tenfold.plainjson`). The shell must know the prefix too (`ON_DEMAND` in
web/shell/store.js), so that it isn't read at the start.
"""
