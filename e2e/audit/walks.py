"""Whole games of all registered games on a phone without a browser, frame by frame."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import tenfold
from table import view
from table.boards import board_of
from table.lines import keep_lines, summary_of
from table.model import Summary, Toast
from tenfold import Game, Record, Seat
from tenfold.bots import LEVELS
from tenfold.daily import DAY_MS
from tenfold.games.tenstuff.cards import CARDS
from tenfold.languages import speak
from tenfold.messages import ENGLISH
from tenfold.notation import AnnotatedRecord
from tenfold.registry import SHELF
from tenfold.testing import random_action
from tests.table.conformance import Voice
from tests.table.driver import Person, Phone, hurry, phone_with
from tests.table.page import Element
from tests.table.test_lessons import in_lesson, steps

LONG = ("Maximiliane Antonia", "Wolfeschlegelstein", "Anna-Katharina Lu", "Bartholomew-James", "Ngozi Adichie Oko")
"""Names as long as real ones can be."""

NOON_OF_DAY_0 = 1_793_491_200_000 - DAY_MS // 2

STEPS = 60
"""The number of steps of a game that are checked before it jumps towards its end."""

SEEN = 16
"""The number of moves of a replay that are checked."""


@dataclass(frozen=True)
class Frame:
    """A step as the table returned it, with the faults that were already found there."""

    step: dict[str, Any]
    game: str
    table: str
    holder: str
    names: tuple[str, ...]
    caption: str
    faults: tuple[dict[str, str], ...] = ()
    noticed: bool = False
    """True if it is the previous frame with a notice over it."""

    @property
    def screen(self) -> str:
        screen: str = self.step["root"]["data-screen"]
        return screen + (" with a sheet" if "data-sheet" in self.step["root"] else "")

    def data(self, look: str, paper: str) -> dict[str, Any]:
        """Return the frame's data for the page, with the look and the paper for drawing it."""
        step = {name: self.step[name] for name in ("html", "title", "focus", "moves") if name in self.step}
        step["root"] = {**self.step["root"], "data-theme": paper}
        fields = {"step": step, "table": self.table, "look": look, "holder": self.holder, "names": self.names}
        return {**fields, "noticed": self.noticed}


NOTICES = (
    "Can’t undo: new cards have been revealed.",
    f"{LONG[1]} cannot take it back: {LONG[3]} has turned a card since.",
)
"""Notices that may be over any screen: a short one and a long one, as at a real table."""


@dataclass
class Watched:
    """A phone that stores its frames until they are taken. It also has each kind of screen with a notice over it."""

    language: ClassVar[str] = ENGLISH
    """What the frames say. The phone itself is used in English."""

    caption: str
    phone: Phone
    frames: list[Frame] = field(default_factory=list)
    noticed: set[tuple[object, ...]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.phone.env["large"] = True  # what stands beside the table is drawn too; small sizes hide it
        self.phone.send({"type": "resized", "large": True})
        self.voice = Voice(self.phone)
        self.phone.watchers.append(self._keep)

    def _keep(self, phone: Phone) -> None:
        session = phone.model.session
        at_table = phone.model.screen.table is not None
        frame = Frame(
            step=phone.step if self.language == ENGLISH else self._said(lambda: drawn_again(phone)),
            game=session.record.game if session and at_table else phone.model.game,
            table=session.id if session and at_table else "",
            holder=str(session.holder) if session else "",
            names=tuple(session.names) if session else LONG,
            caption=f"{self.caption} step {len(session.record.entries) if session else 0}",
            faults=self._misheard(),
        )
        self.frames.append(frame)
        if phone.model.toast is None and self._is_new(frame):
            text = NOTICES[len(self.noticed) % len(NOTICES)]
            self.frames.append(
                replace(frame, step=self._said(lambda: with_notice(phone, text)), noticed=True, faults=())
            )

    def _said(self, draw: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """Return a step as it is drawn in the language of the frames."""
        speak(self.language)
        try:
            return draw()
        finally:
            speak(ENGLISH)

    def _is_new(self, frame: Frame) -> bool:
        """True if there was no notice yet over such a screen, with the same parts and the same sheet."""
        main = self.phone.page.one("main")
        parts = tuple(part.get("class") for part in main.children if isinstance(part, Element))
        sort = (frame.screen, frame.game, main.get("class"), parts, str(self.phone.model.sheet))
        known = sort in self.noticed
        self.noticed.add(sort)
        return not known

    def _misheard(self) -> tuple[dict[str, str], ...]:
        try:
            self.voice.listen(self.phone)
        except AssertionError as problem:
            return ({"kind": "said", "what": str(problem), "where": self.phone.screen},)
        return ()

    def taken(self) -> Iterator[Frame]:
        """Yield the frames since the last call, and delete them."""
        yield from self.frames
        self.frames.clear()


def drawn_again(phone: Phone) -> dict[str, Any]:
    """Return the current step of a phone, drawn again in the language of all sentences."""
    made, _ = view.step(phone.model, phone.shown)
    again = json.loads(made.to_json())
    return {**phone.step, **{part: again[part] for part in ("html", "root", "title")}}


def with_notice(phone: Phone, text: str) -> dict[str, Any]:
    """Return the current step of a phone with this notice, without changing the phone."""
    phone.model.toast = Toast(0, text)
    step = drawn_again(phone)
    phone.model.toast = None
    return {**step, "focus": None}


class Boaster(Person):
    """A person who bids as high as possible, so that numbers have two digits instead of one."""

    def do(self, phone: Phone) -> None:
        numbers = [part for part in phone.sending("touch") if part.text.isdigit() and not part.refused]
        bids = [part for part in phone.sending("play") if part.text.startswith("Bid ")]
        if bids or numbers:
            phone.tap(bids[0] if bids else max(numbers, key=lambda part: int(part.text)))
        else:
            super().do(phone)


class Hoarder(Person):
    """A person who passes and picks up cards whenever possible, to get the largest hand."""

    def do(self, phone: Phone) -> None:
        for button in phone.sending("play"):
            if not button.refused and phone.page.name(button).startswith(("Pass", "Draw", "No ", "Give none")):
                phone.tap(button)
                return
        super().do(phone)


@dataclass(frozen=True)
class Plan:
    """A plan for a game to check: its seats, options, settings and table."""

    game: str
    kinds: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    settings: dict[str, bool | str] = field(default_factory=dict)
    long_names: bool = False
    hoards: bool = False
    boasts: bool = False

    def __str__(self) -> str:
        how = [f"{key}={value}" for key, value in {**self.options, **self.settings}.items()]
        extra = ["long names"] * self.long_names + ["hoarding"] * self.hoards + ["boasting"] * self.boasts
        return " ".join([self.game, self.kinds, f"seed {self.seed}", *how, *extra])


def plans(game: str, seed: int) -> list[Plan]:
    """Return plans for all tables on offer, with random people and computers, every option and setting, shuffled."""
    info = tenfold.game_class(game)
    lots = random.Random(f"{game} {seed}")
    found = []
    for players in info.offered_players:
        for people in sorted({seed % 2, 1, 2, players}):
            levels = lots.choices("emh" if seed % 4 == 3 else "e", k=players - people)
            found.append(Plan(game, mixed(people, levels, lots), seed, long_names=bool((seed + people) % 2)))
    for option, choice in choices(info):
        players = lots.choice(info.offered_players)
        people = lots.randint(1, min(players, 3))
        found.append(Plan(game, mixed(people, "e" * (players - people), lots), seed, options={option: choice}))
    for settings in SETTINGS:
        others = "e" * (info.best_players[0] - 2)
        found += [Plan(game, first + others, seed, settings=settings) for first in ("pe", "pp")]
    for players in {info.offered_players[0], info.offered_players[-1]}:
        found.append(Plan(game, "p" * players, seed, hoards=True, long_names=True))
    found += [Plan(game, "p" * players, seed, boasts=True) for players in info.offered_players]
    lots.shuffle(found)
    return found


def mixed(people: int, levels: Iterable[str], lots: random.Random) -> str:
    """Return the seats of this many people and these computers, in random order."""
    kinds = ["p"] * people + list(levels)
    lots.shuffle(kinds)
    return "".join(kinds)


SETTINGS: tuple[dict[str, bool | str], ...] = (
    {"sums": True},
    {"do_sums": True},
    {"second_tap": True},
    {"pace": "At once"},
    {"back": "Rays", "felt": "Grey"},
    {"back": "One fold", "felt": "Black"},
)


def choices(info: type[Game]) -> Iterator[tuple[str, str]]:
    """Yield every choice that isn't a default, as option and choice."""
    for option in info.options:
        for choice in option.choices[1:]:
            yield option.id, choice.id


def walk(plan: Plan, steps: int = STEPS, ends: tuple[int, ...] = (30, 8)) -> Iterator[Frame]:
    """Yield the frames of a game from home to its result: a stretch at the start, some near the end."""
    phone = Phone(entropy=plan.seed + 1, explain=True)
    watched = Watched(str(plan), phone)
    if plan.settings:
        phone.settings(**plan.settings)
    begin(phone, plan)
    yield from watched.taken()
    if phone.model.session is None:
        return
    person = (Hoarder if plan.hoards else Boaster if plan.boasts else Person)(plan.seed)
    curious = random.Random(plan.seed)
    for left in (*ends, None):
        for _ in range(steps):
            if phone.screen == "result" or not go_on(phone, person):
                break
            if curious.random() < 0.05:
                look_around(phone)
            yield from watched.taken()
        if left is not None and phone.screen != "result":
            hurry(phone, left)
    if phone.screen == "result":
        look_around(phone)
    yield from watched.taken()


def begin(phone: Phone, plan: Plan) -> None:
    """Set up the table and deal; stay on the set-up screen if these options can't be dealt."""
    info = tenfold.game_class(plan.game)
    phone.set_up(plan.kinds, game=info.long_name)
    if plan.long_names:
        people = [seat for seat, kind in enumerate(plan.kinds) if kind == "p"]
        for seat, name in zip(people, LONG, strict=False):
            phone.type_in(f"Name of seat {seat + 1}", name)
    for option in info.options:
        if option.id in plan.options:
            phone.tap(str(option.title))
            ids = option.choice_ids(len(plan.kinds))
            if plan.options[option.id] in ids:
                phone.tap(phone.sending("option")[ids.index(plan.options[option.id])])
            if phone.sheet is not None:  # the choice isn't offered to this many players, or is refused
                phone.send({"type": "close"})
    look_around(phone)
    phone.type_in("Deal number", str(plan.seed + 1))
    phone.tap(phone.sending("start")[0])


def go_on(phone: Phone, person: Person) -> bool:
    """Do the next thing; return False if there is none."""
    if person_can(phone):
        person.act(phone)
        return True
    if phone.timers:
        phone.let_timer_run_out()
        return True
    forward = phone.sending("go-on")
    if forward:
        phone.tap(forward[0])
    return bool(forward)


def person_can(phone: Phone) -> bool:
    return phone.model.session is not None and bool(phone.session.people)


def look_around(phone: Phone) -> None:
    """Open and close every sheet that can be opened from here, and the sheets that can be opened from those."""
    if phone.sheet is not None:
        return
    for event in opening(phone):
        phone.send(json.loads(event))
        inside = [within for within in opening(phone) if within != event] if phone.sheet else []
        for within in inside[:12]:
            phone.send(json.loads(within))
        if phone.sheet is not None:
            phone.send({"type": "close"})


def opening(phone: Phone) -> list[str]:
    """Return the events of the buttons that open a sheet, or another page of one."""
    found = [part.get("data-event") or "" for kind in ("sheet", "chapter") for part in phone.sending(kind)]
    return list(dict.fromkeys(found))


def look_back(phone: Phone) -> None:
    """From a result, open the review, stop it once, and open the tables in it."""
    phone.tap("Review")
    phone.tap("Stop")
    phone.tap("Continue")
    while any(timer.startswith("think-back") for timer in phone.timers):
        phone.let_timer_run_out()
    for number in range(len(phone.sending("open-decision"))):
        phone.tap(phone.sending("open-decision")[number])
        phone.tap("Review")


def pages(seed: int) -> Iterator[Frame]:
    """Yield the frames of home, settings, the history and their sheets, on a phone that has been in use."""
    phone = Phone(entropy=seed + 1)
    watched = Watched(f"pages seed {seed}", phone)
    lots = random.Random(seed)
    for game in lots.sample(tenfold.registered_games(), k=3):
        info = tenfold.game_class(game)
        people = lots.randint(1, info.offered_players[0])
        others = lots.choice(info.offered_players) - people
        begin(phone, Plan(game, "p" * people + "e" * others, seed, long_names=bool(lots.randint(0, 1))))
        if lots.randint(0, 1):
            hurry(phone, 0)
            look_back(phone)
        yield from watched.taken()
        phone.boot()
        look_around(phone)
    for screen in ("Settings", "Your games", "Daily deal"):
        if phone.has_button(screen):
            phone.tap(screen)
            look_around(phone)
            phone.boot()
    yield from watched.taken()
    yield from days(seed)
    yield from figures(seed)
    yield from in_shame(seed)
    yield from score_sheets(seed)
    yield from lessons(seed)
    yield from puzzles(seed)
    yield from replays(seed)


def puzzles(seed: int) -> Iterator[Frame]:
    """Yield the frames of a run of puzzles of one game, with right and wrong answers, and of the other puzzles."""
    game = SHELF[seed % len(SHELF)]
    own = {
        "1-1": {**OWN_MISTAKE, "memory": [1000, 5000, 1]},
        "1-2": {**OWN_MISTAKE, "acts": ["?"], "memory": [2000, 5000, 1]},
    }
    saved = {"best": {game: 12}, "days": {str(day): day % 5 > 0 for day in range(1, 9)}, "own": own}
    phone = Phone(entropy=seed + 1, now=NOON_OF_DAY_0 + 9 * DAY_MS, store={"puzzles": json.dumps(saved)})
    watched = Watched(f"puzzles seed {seed}", phone)
    phone.tap("Puzzles")
    phone.tap(next(row for row in phone.sending("puzzles-of") if f'"{game}"' in str(row.get("data-event"))))
    phone.tap("Start")
    for right in (True, False, False, False):
        look_around(phone)
        answer(phone, right=right)
        yield from watched.taken()
    phone.boot()
    phone.tap("Puzzles")
    for start in ("Your mistakes", "Puzzle of the day"):
        phone.tap(start)
        answer(phone, right=False)
        yield from watched.taken()


OWN_MISTAKE = {
    "game": "pig10",
    "players": 3,
    "options": {},
    "seed": 7,
    "acts": [],
    "seat": 0,
    "right": ["5"],
    "wrong": "2",
    "cost": [15, 4],
}
"""A mistake as it is saved, except for its memory."""


def answer(phone: Phone, *, right: bool) -> None:
    """Answer the puzzle on the table, see what follows and the right act, and go on to the next."""
    puzzle = phone.session.puzzle
    wrong = [act for act in phone.session.costs if act not in puzzle.right]
    phone.send({"type": "play", "action": puzzle.right[0] if right else wrong[-1]})
    settle(phone)
    look_around(phone)
    if phone.has_button("Show it"):
        phone.tap("Show it")
        settle(phone)
    phone.send({"type": "puzzle-next"})


def settle(phone: Phone) -> None:
    """Let everything happen that needs no person."""
    while phone.timers or phone.sending("go-on"):
        if phone.timers:
            phone.let_timer_run_out()
        else:
            phone.tap(phone.sending("go-on")[0])


def score_sheets(seed: int) -> Iterator[Frame]:
    """Yield the frames of a score sheet for real cards, with random answers, and of its sheets."""
    lots = random.Random(seed)
    game = SHELF[seed % len(SHELF)]
    phone = Phone(entropy=seed + 1)
    watched = Watched(f"score sheet seed {seed}", phone)
    phone.set_up("ppp", game=tenfold.game_class(game).long_name)
    phone.tap("We have cards")
    for _ in range(lots.randrange(3)):
        phone.tap("Add a player")
    for seat, name in enumerate(LONG[: len(phone.sending("score-name"))], start=1):
        phone.type_in(f"Name of seat {seat}", name)
    phone.tap("Start score sheet")
    for _ in range(STEPS):
        kinds = ("score-answer", "score-tens", "score-stands", "score-more")
        keys = [key for kind in kinds for key in phone.sending(kind)]
        ways = [key for key in phone.sending("score-show") if "Scores" not in phone.page.name(key)]
        phone.tap(lots.choice(keys or ways))
        if lots.random() < 0.1 and phone.sending("score-by"):
            phone.tap(phone.sending("score-by")[0])
    phone.tap("Scores")
    if phone.sending("score-round"):
        phone.tap(phone.sending("score-round")[0])
        phone.send({"type": "back"})
    phone.tap("Remove score sheet")
    yield from watched.taken()
    phone.boot()
    phone.tap("Your games")
    yield from watched.taken()


def lessons(seed: int) -> Iterator[Frame]:
    """Yield the frames of a random lesson, tapped through from its first sentence to its end."""
    game = SHELF[seed % len(SHELF)]
    yield from lesson(game, random.Random(seed).choice(board_of(game).lessons()).id)


def lesson(game: str, ident: str) -> Iterator[Frame]:
    """Yield the frames of this lesson of a game."""
    phone = in_lesson(ident, game)
    watched = Watched(f"lesson {ident} of {game}", phone)
    for _ in steps(phone):
        yield from watched.taken()
    yield from watched.taken()


def days(seed: int) -> Iterator[Frame]:
    """Yield frames of yesterday's daily deal, during and after its game, with earlier days; then a deal from a link."""
    lots = random.Random(seed)
    day = lots.randint(1, 200)
    played = {str(one): _a_day(lots) for one in range(1, day) if lots.random() < 0.7}
    phone = Phone(entropy=seed + 1, now=NOON_OF_DAY_0 + day * DAY_MS, store={"days": json.dumps(played)})
    phone.send({"type": "set", "key": "name", "value": LONG[0]})
    watched = Watched(f"days seed {seed}", phone)
    phone.tap("Daily deal")
    phone.tap("Play")
    look_around(phone)
    phone.tap("Leave the table")
    phone.tap("Daily deal")
    phone.tap("Continue")
    hurry(phone, 0)
    look_around(phone)
    phone.send({"type": "day"})
    yield from watched.taken()
    yield from removed_day(seed, now=phone.now)
    link = {"game": lots.choice(SHELF), "deal": "417", "seats": "p.p", "beat": "-43", "by": LONG[2], "whole": "1"}
    phone.send({"type": "link", "link": link})
    look_around(phone)
    phone.tap(phone.sending("start")[0])
    hurry(phone, 0)
    look_around(phone)
    yield from watched.taken()


def in_shame(seed: int) -> Iterator[Frame]:
    """Yield frames of Tenstuff with a player in shame, whose hand is face up. Another player has a hand of any size."""
    lots = random.Random(seed)
    cards = lots.sample(sorted(CARDS), len(CARDS))
    seats = [Seat(name) for name in lots.sample(("Ada", *LONG), lots.choice((3, 3, 4)))]
    sizes = [lots.randint(2, 12) for _ in seats]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    start = {"hands": hands, "last": cards[:1], "last_owner": 1, "turn": 2, "phase": "turn", "shamed": [1]}
    phone = phone_with(Record("tenstuff", seats=seats, options={"cheating": "on"}, start=start))
    watched = Watched(f"in shame seed {seed}", phone)
    phone.tap("Continue")
    person = Person(seed)
    for _ in range(12):
        if phone.model.session is not None and go_on(phone, person):
            yield from watched.taken()


def replays(seed: int) -> Iterator[Frame]:
    """Yield frames of replays, from a seat and with all hands, of games with comments in a text."""
    lots = random.Random(seed)
    for game in SHELF:
        names = ["Ada", *LONG][: lots.choice(tenfold.game_class(game).offered_players[:3])]
        record = Record(game, seats=[Seat(name) for name in names], seed=lots.getrandbits(20))
        while not record.finished:
            action, seat = random_action(record.state, lots, hurry=len(record.entries) >= STEPS)
            record.play(seat, record.state.action_to_string(action))
        comments = {place: " ".join(["Too much."] * 20) for place in lots.sample(range(1, SEEN), 3)}
        phone = Phone(entropy=seed + 1)
        phone.bring_in(f"{AnnotatedRecord(record, comments=comments)}\n")
        watched = Watched(f"replay seed {seed}", phone)
        phone.tap("Your games")
        phone.tap(phone.sending("replay")[0])
        for number in range(SEEN):
            phone.send({"type": "replay-eyes", "seat": None if number == SEEN // 2 else 0})
            phone.send({"type": "replay-step", "by": 1})
            if number in comments:
                look_around(phone)
            # It goes to any position, so what lies elsewhere there hasn't jumped: no frame follows another.
            yield from (replace(frame, table="") for frame in watched.taken())


def removed_day(seed: int, now: int) -> Iterator[Frame]:
    """Yield the frames of home and the daily deal's page, after its game was started and then removed."""
    phone = Phone(entropy=seed + 1, now=now)
    watched = Watched(f"removed day seed {seed}", phone)
    phone.tap("Daily deal")
    phone.tap("Play")
    phone.boot()
    phone.tap("Your games")
    look_around(phone)
    phone.tap("Remove ")
    phone.tap(phone.sending("forget")[0])
    phone.boot()
    phone.send({"type": "day"})
    look_around(phone)
    yield from watched.taken()


def figures(seed: int) -> Iterator[Frame]:
    """Yield the frames of all stats, after many games and after few, and of a history with several pages."""
    lots = random.Random(seed)
    kept = [_played(game, lots) for game in SHELF for _ in range(2)]
    listed = [
        replace(
            lots.choice(kept),
            id=f"{at:x}-{at:06x}",
            match=f"{at:x}-{at:06x}",
            when=NOON_OF_DAY_0 - at * DAY_MS,
            hints=lots.randint(0, 1),
        )
        for at in range(1, lots.choice((12, 150)))
    ]
    phone = Phone(entropy=seed + 1, now=NOON_OF_DAY_0, store={"history": keep_lines("history", listed)["text"]})
    watched = Watched(f"figures seed {seed}", phone)
    phone.tap("Your games")
    if phone.has_button("Older games"):
        phone.tap("Older games")
    phone.tap("Stats")
    for game in SHELF:
        phone.send({"type": "figures", "game": game, "value": lots.choice(LONG)})
    yield from watched.taken()


def _played(game: str, lots: random.Random) -> Summary:
    """Return the line of a random game of people with long names."""
    players = lots.choice(tenfold.game_class(game).offered_players)
    names = [*LONG, "Ada", "Emmy", "Carl"][:players]
    seats = [Seat(name, *(() if at < 3 else ("bot", lots.choice(LEVELS)))) for at, name in enumerate(names)]
    record = Record(game, seats=seats, seed=lots.getrandbits(30))
    while not record.finished:
        action, seat = random_action(record.state, lots, hurry=True)
        record.play(seat, record.state.action_to_string(action))
    return summary_of("1-000001", record, 0)


def _a_day(lots: random.Random) -> dict[str, Any]:
    return {"id": "a", "place": lots.randint(1, 4), "score": lots.randint(-99, 99), "shapes": "🟩⬛🟨" * 9, "hints": 0}
