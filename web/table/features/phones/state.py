"""What this phone remembers of a table with several phones: as the host, or as a guest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from table.features.phones.fairness import Verdict, commitment_to, fresh
from table.features.phones.far import FarSession
from table.features.phones.pairing import read_code
from table.features.phones.wire import At, Got, Happened, Lobby
from table.model import Chair, Model, Session, Setup
from table.stack import Screen
from tenfold import Record

MOST_PHONES = 10
"""The most phones that a host listens to."""


Pairing = Literal["", "scan", "connect"]


@dataclass(eq=False)
class Phone:
    """A guest's phone, as the host knows it.

    - `secret`: what it proves itself with
    - `name`: the name of the person there, different from all others at the table
    - `channel`: how it can be reached, or empty
    - `silent`: nothing has been heard from it for some seconds
    - `chair`: its seat on the set-up screen, and `before` what kind of player sat there before it came
    - `at`, `events`: what it has of the game; `whole` if it has all of a game that is over
    - `happened`: the moves that it has not shown yet, by the number of the move
    - `sent`: the signature of what it was sent last
    - `number`: its number for the next deal, and the commitment that it’s for
    """

    secret: str
    name: str
    channel: str = ""
    silent: bool = False
    chair: Chair | None = None
    before: Literal["person", "bot"] = "person"
    at: At | None = None
    events: int = 0
    whole: bool = False
    happened: dict[int, Happened] = field(default_factory=dict)
    sent: tuple[object, ...] = ()
    number: tuple[str, str] = ("", "")

    @property
    def is_here(self) -> bool:
        """True if it can be reached now."""
        return bool(self.channel) and not self.silent


@dataclass(eq=False)
class AtTheDoor:
    """A phone that asks for a seat while a game is under way, or for one that another phone has.

    `refused` is true once the phone with the seat that it `claims` has been heard. Otherwise, it’s the same phone that
    has reloaded its page.
    """

    channel: str
    secret: str
    name: str
    claims: Phone | None = None
    refused: bool = False


@dataclass(eq=False)
class Hosting:
    """A table of this phone for other phones.

    - `game`: the game of the set-up, or empty if the phones only try if they hear each other
    - `direct`: the phones find each other by codes, without a server
    - `room`, `key`, `link`: what the transport gave: the room’s name, its owner’s key, and the address for guests
    - `number`, `offered`: the number of the offer in the link, and its description
    - `answered`: the description of the phone that is connecting
    - `pairing`: a guest’s code is being scanned, or the phones are connecting
    - `failed`: why the phones don’t find each other, as a key in `words.FAILED`
    - `phones`: the guests, by their secrets
    - `session`: the id of the game that they play, or empty before the first deal; `over` if that game is over
    - `seated_at`: the session in which it is noted who plays elsewhere
    - `deal`: the number of deals so far
    - `only_table`: no one plays on this phone
    - `stand_ins`, `here`: the names of people for whom a computer player, or this phone, plays
    - `left`: the names of people who have left during a game
    - `door`: phones that wait for a decision
    - `wish`: the secret of the phone on which someone wants to undo a move
    - `nonce`, `numbers`: the parts of the next deal number (`fairness`), and `dealt_with` the last commitment
    - `rounds`: how often unanswered messages were sent again
    """

    game: str
    direct: bool = False
    room: str = ""
    key: str = ""
    link: str = ""
    number: int = 0
    offered: str = ""
    answered: str = ""
    pairing: Pairing = ""
    failed: str = ""
    phones: dict[str, Phone] = field(default_factory=dict)
    session: str = ""
    over: bool = False
    seated_at: Session | None = None
    deal: int = 0
    only_table: bool = False
    stand_ins: set[str] = field(default_factory=set)
    here: set[str] = field(default_factory=set)
    left: set[str] = field(default_factory=set)
    door: list[AtTheDoor] = field(default_factory=list)
    wish: str | None = None
    nonce: str = field(default_factory=fresh)
    numbers: list[str] = field(default_factory=list)
    dealt_with: str = ""
    rounds: int = 0

    @property
    def asking(self) -> AtTheDoor | None:
        """Return the first phone at the door about which the host decides."""
        return next((one for one in self.door if one.claims is None or one.refused), None)

    @property
    def commitment(self) -> str:
        """Return the commitment to the next deal."""
        return commitment_to(self.nonce)

    def at(self, channel: object) -> Phone | None:
        """Return the phone that is reached by this channel."""
        return next((phone for phone in self.phones.values() if phone.channel and phone.channel == channel), None)

    def seated(self, setup: Setup) -> Iterator[tuple[int, Phone]]:
        """Yield the seats of other phones on the set-up screen. After a reload, a phone finds its seat by the name."""
        for seat, chair in enumerate(setup.used):
            for phone in self.phones.values():
                if phone.chair is None and chair.name == phone.name:
                    phone.chair = chair
                if phone.chair is chair and chair.kind == "person":
                    yield seat, phone
                    break

    def by_name(self, name: str) -> Phone | None:
        """Return the phone of the person with this name."""
        return next((phone for phone in self.phones.values() if phone.name == name), None)


@dataclass(eq=False)
class Visit:
    """A table of another phone, at which this one plays.

    - `room`: the name of its room, or the code of its offer
    - `secret`: what proves who this phone is
    - `answer`: the code of this phone’s answer to an offer, for the host’s camera
    - `failed`: why the phones don’t find each other, as a key in `words.FAILED`
    - `lobby`: what the host said last, before the game
    - `session`, `ended`: the game under way, and the last one that ended
    - `record`, `record_id`: the whole game that has just ended, until its end has been shown
    - `got_whole`: the answer to it, which the host may ask for again
    - `verdict`: if that game was dealt as promised (`fairness`)
    - `commitment`: the one that this phone has answered with its number
    - `closed`: why the host doesn’t play with this phone, or empty
    - `silent`: nothing is heard from the host
    - `is_known`: the host has answered
    - `is_away`: the host’s phone shows something else
    - `is_waiting`: the host decides if this phone may join
    - `tries`: how often this phone said who it is
    """

    room: str
    secret: str
    name: str
    answer: str = ""
    failed: str = ""
    lobby: Lobby | None = None
    session: FarSession | None = None
    ended: Session | None = None
    record: Record | None = None
    record_id: str = ""
    got_whole: Got | None = None
    verdict: Verdict = "fair"
    commitment: str = ""
    closed: str = ""
    silent: bool = False
    is_known: bool = False
    is_away: bool = False
    is_waiting: bool = False
    tries: int = 0

    @property
    def direct(self) -> bool:
        """True if the phones find each other by codes, without a server."""
        return read_code(self.room) is not None

    @property
    def host(self) -> str:
        """Return the name of the person with the table, or an empty text if it’s not known, or there are several."""
        players = self.session.note.seats if self.session else self.lobby.seats if self.lobby else ()
        hosts = [one.name for one in players if not one.far and not one.level]
        return hosts[0] if len(hosts) == 1 else ""


@dataclass
class Phones:
    """This phone’s part: the table that it hosts, or the one that it visits.

    `offered` says how phones can find each other here.
    """

    hosting: Hosting | None = None
    visit: Visit | None = None
    offered: Literal["", "relay", "direct"] = ""


@dataclass(eq=False)
class JoinScreen(Screen):
    """The screen on which a guest says who they are, and scans the code of a table, unless a link has it.

    `failed` says why that isn’t possible, as a key in `words.FAILED`.
    """

    room: str
    name: str = ""
    scanning: bool = False
    failed: str = ""


@dataclass(eq=False)
class VisitScreen(Screen):
    """The screen of a guest before the game, and while there is none."""


@dataclass(eq=False)
class HearingScreen(Screen):
    """The screen of two phones that try if they can hear each other."""


def hosting(model: Model) -> Hosting | None:
    """Return the table that this phone hosts."""
    return model.memory(Phones).hosting


def visit(model: Model) -> Visit | None:
    """Return the table that this phone visits."""
    return model.memory(Phones).visit


def hosted_session(model: Model) -> Session | None:
    """Return the game on the table, if other phones play it with this one."""
    here, session = hosting(model), model.session
    return session if here and session and session.id == here.session else None
