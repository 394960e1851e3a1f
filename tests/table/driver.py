"""A phone without a browser: does what the shell does (docs/shell-and-table.md), and lets tests do what people do.

A test taps, types and chooses only what is really on the screen; the phone runs the timers, keeps the saves and
collects what is said. It can be killed at any moment and started again with what it has kept.
"""

import base64
import itertools
import json
import random
import re
from collections.abc import Callable, Iterator, Sequence

from htpy import Node, fragment
from markupsafe import Markup

from table.app import answer
from table.boards import board_of
from table.model import Model, Session
from table.speech import spoken, written
from table.view import Shown
from tenfold import Game, Record, Seat
from tenfold.testing import random_action
from tests.table.page import FIELDS, Element, Page

PACES = ["Calm", "Brisk", "At once"]
MINUTE = 60_000
START = 1_700_000_000_000
SHAPES = re.compile("<path [^>]*>(</path>)?")
"""Most of a page by weight; what people tap and read lies elsewhere."""


class Phone:
    """A phone with Tenfold on it; rules are explained as they come up only where a test asks for it.

    `tick` is how many seconds go by at each look at the clock that bounds a slice of thought: with none, all thinking
    is done in one slice, on every machine.
    """

    def __init__(
        self,
        *,
        store: dict[str, str] | None = None,
        entropy: int = 1,
        now: int = START,
        explain: bool = False,
        tick: float = 0.0,
        **env: bool,
    ) -> None:
        self.store: dict[str, str] = {} if store is None else store
        self.now = now
        self.env = env
        self.explain = explain
        self.entropy = entropy
        self.tick = tick
        self.watchers: list[Callable[[Phone], object]] = []
        self.trial: Callable[[str], dict[str, str]] | None = None
        self.model, self.shown = Model(), Shown()
        self.heard: list[str] = []
        self.effects: list[dict] = []
        self.event: dict = {}
        self.step: dict = {}
        self.keep: dict = {}
        self.timers: dict[str, tuple[int, dict]] = {}
        self.full = False
        self.file = ""
        self._page: Page | None = None
        self.boot()

    # The shell.

    def boot(self) -> None:
        """Start Python: whatever was not kept is gone."""
        self.model, self.shown = Model(clock=itertools.count(step=self.tick).__next__), Shown()
        self.timers.clear()
        self.send(
            {
                "type": "boot",
                "saves": {
                    key: text for key, text in self.store.items() if not key.startswith(("game:", "back:", "past:"))
                },
                "games": [key for key in self.store if key.startswith("game:")],
                "env": {"now": self.now, "entropy": self.entropy, **self.env},
            }
        )
        self.model.settings.explain &= self.explain

    def killed(self) -> "Phone":
        """Another start with what is kept at this moment; this phone goes on as if nothing had happened."""
        again = {"entropy": self.entropy + 1, "now": self.now + MINUTE}
        return Phone(store=dict(self.store), explain=self.explain, tick=self.tick, **again, **self.env)

    def come_back(self) -> None:
        """Start again, and open the game that was on the table."""
        finished = self.saved.finished
        self.boot()
        if finished:
            self.tap("Your games")
            self.tap(self.sending("open")[0])
        else:
            self.go_on()

    def reopened(self) -> "Phone":
        """A second phone with what is kept at this moment, and the game on its table."""
        again = self.killed()
        again.model.show(self.session)
        again.come_back()
        return again

    def send(self, event: dict) -> None:
        """An event goes in, a step comes out: first on disk, then on the screen, then all else."""
        self.now += 10
        self.event = json.loads(json.dumps({**event, "at": {"now": self.now}}))
        step, self.shown = answer(self.model, self.shown, self.event)
        self.step = json.loads(step.to_json())
        self.effects = self.step["effects"]
        failed = []
        for effect in self.effects:
            if effect["type"] == "save" and self.full:
                failed.append(effect["key"])
            elif effect["type"] == "save":
                assert isinstance(effect["text"], str)
                self.store[effect["key"]] = effect["text"]
            elif effect["type"] == "forget":
                self.store.pop(effect["key"], None)
        self._page = None
        wanted = {timer["id"]: timer for timer in self.step["timers"]}
        self.timers = {name: timer for name, timer in self.timers.items() if name in wanted}
        for name, timer in wanted.items():
            self.timers.setdefault(name, (self.now + timer["ms"], timer["event"]))
        self.keep.update(self.step["keep"])
        effects = self.effects
        self.heard += [effect["text"] for effect in effects if effect["type"] == "announce"]
        self.heard += filter(None, [self.step["say"]])
        for watch in self.watchers:
            watch(self)
        for key in failed:
            self.send({"type": "save-failed", "key": key, "reason": "full"})
        for effect in effects:
            self._carry_out(effect)

    def _carry_out(self, effect: dict) -> None:
        """What the shell does with an effect once the screen is shown."""
        if effect["type"] == "load":
            text = self.store.get(effect["key"])
            self.send({"type": "loaded", "key": effect["key"], "text": text, **effect["then"]})
        elif effect["type"] == "load-all":
            texts = {key: self.store[key] for key in effect["keys"] if key in self.store}
            self.send({"type": "loaded-all", "keys": effect["keys"], "texts": texts, **effect["then"]})
        elif effect["type"] == "take-along":
            kept = {key: text for key, text in self.store.items() if key in (effect["keys"] or self.store)}
            head = {"format": "tenfold-saves", "version": 1, "app": effect["app"]}
            self.file = json.dumps({**head, "saves": kept})
        elif effect["type"] == "try-wheel" and self.trial is not None:
            self.send({"type": "wheel-tried", **self.trial(effect["text"])})

    def let_timer_run_out(self) -> dict | None:
        """Wait for the timer that is due next; returns its event, None where no timer runs."""
        if not self.timers:
            return None
        name = min(self.timers, key=lambda name: self.timers[name][0])
        due, event = self.timers.pop(name)
        self.now = max(self.now, due)
        self.send(event)
        return event

    # What is on the screen.

    @property
    def html(self) -> str:
        return self.step["html"]

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = Page(SHAPES.sub("", self.html))
        return self._page

    @property
    def screen(self) -> str:
        return self.step["root"]["data-screen"]

    @property
    def text(self) -> str:
        return self.page.root.text

    @property
    def sheet(self) -> Element | None:
        """The open sheet."""
        return self.page.dialog

    @property
    def toast(self) -> str:
        """The slip of paper with a sentence; empty where there is none. A lesson's is another."""
        slip = self.page.find(lambda element: "toast" in element.classes and "id" not in element.attrs)
        return slip.text if slip else ""

    def button(self, name: str) -> Element:
        """The button of this name, as it is called or written, or the only one whose name begins so."""
        named = [(name, b) for b in self.page.buttons for name in {self.page.name(b), b.text}]
        exact = [button for found, button in named if found == name]
        found = exact or [button for full, button in named if full.startswith(name)]
        alike = len({button.get("data-event") for button in found}) == 1
        assert alike, f"{len(found)} buttons “{name}” among {[found for found, _ in named]}"
        return found[0]

    def has_button(self, name: str) -> bool:
        return any(f.startswith(name) for b in self.page.buttons for f in (self.page.name(b), b.text))

    def sending(self, kind: str) -> list[Element]:
        """The elements that can be touched and send such an event."""
        return self.page.offers.get(kind, [])

    # What people do.

    def tap(self, target: Element | str) -> None:
        """Tap an element, or the button of this name."""
        element = self.button(target) if isinstance(target, str) else target
        assert self.page.can_be_touched(element), f"{element} lies under something"
        asked = next((above for above in element.lineage if "data-event" in above.attrs), None)
        if asked is not None and asked.tag not in FIELDS:
            self.send(json.loads(asked.get("data-event") or ""))

    def hold(self, target: Element | str, on: bool = True) -> None:
        """Rest a finger on what is held and not tapped, or let go of it."""
        element = self.button(target) if isinstance(target, str) else target
        assert self.page.can_be_touched(element), f"{element} lies under something"
        self.send({**json.loads(element.get("data-hold") or ""), "on": on})

    def field(self, label: str) -> Element:
        found = [
            element
            for element in self.page.elements
            if element.tag in FIELDS and self.page.can_be_touched(element) and self.page.name(element).startswith(label)
        ]
        assert len(found) == 1, f"{len(found)} fields “{label}”"
        return found[0]

    def type_in(self, label: str, text: str) -> None:
        """Write into a field and leave it."""
        field = self.field(label)
        self.send({**json.loads(field.get("data-event") or ""), "value": text})

    def switch(self, label: str, on: bool) -> None:
        """Set a switch, where it is not so already."""
        field = self.field(label)
        if ("checked" in field.attrs) != on:
            self.send({**json.loads(field.get("data-event") or ""), "checked": on})

    def pick(self, label: str) -> None:
        """Pick one of a row of radio buttons."""
        field = self.field(label)
        self.send({**json.loads(field.get("data-event") or ""), "value": field.get("value")})

    # Longer stretches.

    def set_up(self, kinds: str, *, game: str = "PIG 10", **options: str) -> None:
        """From home to the set-up of a game with such seats: a letter each, p a person, e m h a computer."""
        panels = [
            (button, next(part.text for part in button.walk() if part.tag == "b")) for button in self.sending("setup")
        ]
        self.tap(next(button for button, title in panels if title == game))
        self.seat(kinds)
        for title, choice in options.items():
            self.tap(title.replace("_", " "))
            self.tap(choice)

    def choose_options(self, info: type[Game], pick: Callable[[Sequence[str]], str]) -> dict[str, str]:
        """On the set-up screen: pick a choice of every option that goes with those before; returns them."""
        chosen = {}
        for option in info.options:
            self.tap(str(option.title))
            rows = {json.loads(row.get("data-event"))["choice"]: row for row in self.sending("option")}
            chosen[option.id] = pick([choice for choice, row in rows.items() if row.get("aria-disabled") is None])
            self.tap(rows[chosen[option.id]])
        return chosen

    def seat(self, kinds: str) -> None:
        """On the set-up screen: as many seats as letters, and who sits there."""
        for _ in range(8):
            seats = int(self.page.one("output").text)
            if seats == len(kinds):
                break
            self.tap("Add a seat" if seats < len(kinds) else "Remove a seat")
        levels = {"p": "A person", "e": "A computer, easy", "m": "A computer, medium", "h": "A computer, hard"}
        for seat, kind in enumerate(kinds):
            button = [b for b in self.page.buttons if self.page.name(b).endswith("Change")][seat]
            if levels[kind].removeprefix("A ").replace(",", "").lower() not in self.page.name(button).lower():
                self.tap(button)
                self.tap(levels[kind])

    def start(self, kinds: str, *, game: str = "PIG 10", deal: int | None = None, **options: str) -> None:
        """From home to a dealt game."""
        self.set_up(kinds, game=game, **options)
        if deal is not None:
            self.type_in("Deal number", str(deal))
        self.tap(self.sending("start")[0])
        assert self.model.session is not None, self.toast

    def settings(self, **wanted: bool | str) -> None:
        """From home to the settings, and back home: switches as `sums=True`, one of several as `pace="At once"`."""
        self.tap("Settings")
        titles = {
            "second_tap": "Tap a selected card to play it",
            "do_sums": "Do the sums yourself",
            "sums": "Show sums",
            "sound": "Sound",
            "buzz": "Vibrate",
        }
        for key, value in wanted.items():
            if isinstance(value, bool):
                self.switch(titles[key], value)
            else:
                self.pick(value)
        self.tap("Back")

    def take_along(self) -> str:
        """From home: everything as a file, and home again."""
        self.tap("Settings")
        self.tap("Back up everything")
        self.tap("Back")
        return self.file

    def bring_in(self, file: str | bytes, *, close: bool = True) -> str:
        """From home: bring in a file, and home again; returns what the sheet tells of it."""
        self.tap("Settings")
        data = file.encode() if isinstance(file, str) else file
        asked = json.loads(self.field("Import a file").get("data-event") or "")
        self.send({**asked, "name": "tenfold.json", "data": base64.b64encode(data).decode()})
        while self.model.bringing is not None:
            assert self.let_timer_run_out() is not None
        assert self.sheet is not None
        told = self.sheet.text
        if close:
            self.tap("Close")
            self.tap("Back")
        return told

    def go_on(self) -> None:
        """From home back to the game that waits."""
        self.tap("Continue")

    # The hand.

    @property
    def hand(self) -> Element | None:
        """The hand on the screen, folded or open. What lies face up for everybody is not called a hand."""
        return self.page.find(lambda element: bool(re.search("’s hand|^Your hand", element.get("aria-label") or "")))

    @property
    def cards(self) -> list[Element]:
        """The cards that a person may play now."""
        hand = self.hand
        return [] if hand is None else [e for e in hand.walk() if e.tag == "button" and not e.refused]

    @property
    def can_choose(self) -> bool:
        """True if there is something to choose or to do for the person in front of the screen."""
        kinds = ("play", "touch", "say-sum", "unclaim")
        return any(not part.refused for kind in kinds for part in self.sending(kind))

    @property
    def holding(self) -> Element | None:
        """The button of the hand-over screen."""
        return next((button for button in self.page.buttons if "show my hand" in self.page.name(button)), None)

    def card(self, name: str) -> Element:
        """A card of the hand by its name; the first where there are several alike."""
        return next(card for card in self.cards if re.split(", makes", self.page.name(card))[0] == name)

    def number(self, value: int) -> Element:
        """The button of a number where the person does the sum."""
        return next(button for button in self.sending("say-sum") if button.text == str(value))

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def lone_person(self) -> int | None:
        """The seat of the only person at the table; None where there are several, or none."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    @property
    def record(self) -> Record:
        """The game on the table."""
        return self.session.record

    @property
    def saved(self) -> Record:
        """The game on the table as it is on disk."""
        return Record.from_json(self.store[f"game:{self.session.id}"])

    def take_the_phone(self) -> None:
        """Let the next player take the phone, if it has to be handed over."""
        while not self.cards and self.screen != "result":
            if self.holding is not None:
                self.tap(self.holding)
            else:
                assert self.let_timer_run_out() is not None

    def play(self, card: str, how: str = "") -> None:
        """Play a card of the hand by its button; `how` begins its text where there are several."""
        self.take_the_phone()
        if not self.card(card).pressed:
            self.tap(self.card(card))
        buttons = [button for button in self.sending("play") if button.text.startswith(how)]
        assert len(buttons) == 1, [self.page.name(button) for button in self.sending("play")]
        self.tap(buttons[0])

    def watch_to_the_end_of_the_move(self) -> None:
        """Let what has happened be shown."""
        while self.session.moment is not None:
            assert self.let_timer_run_out() is not None


class Person:
    """Plays any game by looking at the screen and tapping what is there; likes to try things.

    What a tap offers is taken, or answered by a sentence; what is refused changes nothing and is always answered.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.refused = self.sheets = 0

    def act(self, phone: Phone) -> None:
        """Do the next thing: answer what is asked, choose what can be chosen, or wait."""
        if any(due <= phone.now for due, _ in phone.timers.values()):
            phone.let_timer_run_out()
        elif phone.sheet is not None:
            names = [*phone.sending("claim"), *phone.sending("claimed")]
            phone.tap(self.random.choice(names) if names else "Close")
        elif asked := [button for kind in ("go-on", "take-phone", "begin-turn") for button in phone.sending(kind)]:
            forward = [button for button in phone.sending("sheet") if '"claim"' in (button.get("data-event") or "")]
            self.sheets += phone.screen == "scores"
            phone.tap(self.random.choice(forward) if forward and self.random.random() < 0.2 else asked[0])
        elif phone.can_choose:
            self.choose(phone)
        else:
            self.wait(phone)

    def wait(self, phone: Phone) -> None:
        """Look on; now and then tap to go on faster."""
        main = phone.page.one("main")
        if "data-event" in main.attrs and self.random.random() < 0.5:
            phone.tap(main)
        else:
            assert phone.let_timer_run_out() is not None, f"nothing happens any more: {phone.text}"

    def choose(self, phone: Phone) -> None:
        """Select a card or a place, or do what is selected; now and then peek, or touch what cannot be chosen."""
        chance = self.random.random()
        held = [part for part in phone.page.elements if "data-hold" in part.attrs and phone.page.can_be_touched(part)]
        refused = [part for part in phone.sending("touch") if part.refused]
        if held and chance < 0.1:
            phone.hold(held[0])
            phone.hold(held[0], on=False)
        elif refused and chance < 0.1:
            self.try_in_vain(phone, self.random.choice(refused))
        else:
            self.do(phone)

    def try_in_vain(self, phone: Phone, part: Element) -> None:
        """Touch what cannot be chosen: it stays as it is, and the table says why."""
        entries = len(phone.record.entries)
        phone.tap(part)
        assert phone.toast.endswith("."), f"no word about {part}"
        assert len(phone.record.entries) == entries
        self.refused += 1

    def do(self, phone: Phone) -> None:
        """Press a button, or touch what is lit."""
        entries, html = len(phone.record.entries), phone.html
        sums = phone.sending("say-sum")
        buttons = [part for part in (*phone.sending("play"), *phone.sending("unclaim")) if not part.refused]
        lit = [part for part in phone.sending("touch") if not part.refused]
        if sums and self.random.random() < 0.8:
            phone.tap(self.random.choice(sums))
            assert len(phone.record.entries) > entries or phone.toast
        elif buttons and (not lit or self.random.random() < 0.4):
            phone.tap(self.random.choice(buttons))
            assert len(phone.record.entries) > entries or phone.toast or phone.event["type"] == "unclaim"
        else:
            part = self.random.choice(lit)
            phone.tap(part)
            assert phone.html != html or part.pressed or phone.toast, f"a tap on {part} does nothing"


def play_to_the_end(phone: Phone, person: Person) -> None:
    """Until the result is on the screen."""
    for _ in range(3000):
        if phone.screen == "result":
            return
        person.act(phone)
    raise AssertionError("the game does not end")


def leave_two_games(phone: Phone) -> None:
    """Settings, a set-up, a finished game and one that waits, and home again."""
    phone.settings(pace="At once", second_tap=False)
    phone.start("ee", deal=1)
    play_to_the_end(phone, Person(1))
    phone.tap("Home")
    phone.set_up("ppe")
    phone.type_in("Name of seat 1", "Bea")
    phone.tap("Deal 3 cards each")
    phone.take_the_phone()
    phone.tap(phone.cards[0])
    phone.tap(phone.sending("play")[0])
    phone.tap("Leave the table")


def hurry(phone: Phone, left: int) -> None:
    """Play at random off the phone until about this many acts are left; the phone then starts again from there."""
    record, chance = phone.saved, random.Random(left)
    state, acts = record.state.clone(), []
    while not state.is_terminal():
        action, seat = random_action(state, chance, hurry=True)
        acts.append((seat, state.action_to_string(action)))
        state.apply_action(action, seat)
    for seat, act in acts[: max(0, len(acts) - left)]:
        record.play(seat, act)
    phone.store[f"game:{phone.session.id}"] = record.to_json()
    phone.come_back()


def play_out(phone: Phone, person: Person) -> None:
    """Until the result is on the screen; who takes too long is hurried."""
    for left in (2, 0):
        for _ in range(40):
            if phone.screen == "result":
                return
            person.act(phone)
        hurry(phone, left)


def told(phone: Phone, since: int, eyes: int | None) -> list[str]:
    """Return what has happened since this event, in the sentences of the board, as far as these eyes saw it."""
    return _sentences(phone, since, eyes, lambda *about: plain(written(*about)))


def heard_of(phone: Phone, since: int, eyes: int | None) -> list[str]:
    """The same for who listens."""
    return _sentences(phone, since, eyes, spoken)


def _sentences(phone: Phone, since: int, eyes: int | None, say: Callable[..., str]) -> list[str]:
    game, board = phone.record.load_game(), board_of(phone.record.game)
    events = phone.record.state.events(since, eyes)
    return [line for event in events if (line := say(event, game, board, phone.session.names))]


def plain(node: Node) -> str:
    """What can be read of a piece of a page."""
    return Markup(str(fragment[node])).striptags()


def whose(phone: Phone, seat: int) -> str:
    """The possessive of a player's name; “Your” for somebody who plays alone."""
    names = phone.session.names
    return "Your" if seat == names.you else f"{names[seat]}’s"


def who(phone: Phone, seat: int, does: str, do: str) -> str:
    """A player and what they do; “You” for somebody who plays alone."""
    names = phone.session.names
    return f"You {do}" if seat == names.you else f"{names[seat]} {does}"


def result_of(phone: Phone) -> dict[str, tuple[int, int | None]]:
    """Name → (place, score) as the result screen tells them; no score where it tells none."""
    found = {}
    for row in phone.page.all("li"):
        place = next(part for part in row.walk() if (part.get("aria-label") or "").endswith(" place"))
        name = next(part for part in row.walk() if part.tag == "b")
        words = next(part for part in row.walk() if part.tag == "span" and "muted" in part.classes).text.split()
        scored = words and words[1:2] not in (["card"], ["cards"]) and re.fullmatch(r"[−-]?\d+", words[0])
        score = number(words[0]) if scored else None
        found[name.text] = (int(place.text), score)
    return found


def check_result(phone: Phone) -> None:
    """The save is the game on the table, and the result screen says what a fresh replay of it gives."""
    assert phone.saved == phone.record
    *_, last = phone.saved.replay()
    assert last.is_terminal()
    names, shown = phone.session.names, result_of(phone)
    assert {name: place for name, (place, _) in shown.items()} == dict(zip(names, last.ranking(), strict=True))
    assert all(shown[name][1] in (score, None) for name, score in zip(names, last.scores(), strict=True))


def score_table(phone: Phone) -> tuple[list[str], list[tuple[str, list[int], list[str]]], list[int]]:
    """The score sheet as it can be read: the names, the rounds as (heading, points, small print), and the totals."""
    table = phone.page.one("table")
    rows = [row for row in table.walk() if row.tag == "tr"]
    cells = [[cell for cell in row.walk() if cell.tag in ("th", "td")] for row in rows]
    head, *rounds, totals = cells
    told = []
    for first, *others in rounds:
        points = [next(part for part in cell.walk() if part.tag == "b").text for cell in others]
        small = [part.text for cell in others for part in cell.walk() if part.tag == "small"]
        told.append((first.text, list(map(number, points)), small))
    names = [next(part for part in cell.walk() if "column-name" in part.classes).text for cell in head[1:]]
    return names, told, [number(cell.text) for cell in totals[1:]]


def check_totals(phone: Phone, names: list[str], totals: list[int], best: int) -> None:
    """The chart tells the totals, and the headline who is ahead."""
    chart = next(part for part in phone.page.all("svg", role="img") if "chart" in part.classes)
    told = (chart.get("aria-label") or "").replace("minus ", "-")
    assert told == "Totals: " + ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True)) + "."
    leads = phone.page.one(id="leads").text
    if totals.count(best) == len(totals):
        assert leads == "Everyone is tied"
    else:
        ahead = [name for name, total in zip(names, totals, strict=True) if total == best]
        assert [name for name in names if name in leads] == ahead


def number(text: str) -> int:
    """A number as it is written on the screen."""
    return int(text.replace("−", "-"))


def phone_with(record: Record, **env: bool) -> Phone:
    """A phone on which this game was left; it lies on home."""
    summary = {
        "id": "left",
        "game": record.game,
        "names": [seat.name for seat in record.seats],
        "when": START - MINUTE,
        "line": "" if record.finished else "somebody is next",
        "finished": record.finished,
        "places": record.state.ranking() if record.finished else [],
        "scores": record.state.scores() if record.finished else [],
        "taken_back": False,
    }
    store = {"game:left": record.to_json(), "history" if record.finished else "open": json.dumps([summary])}
    return Phone(store=store, **env)


def table_of(*seats: str, hands: list[str], **position: object) -> Phone:
    """A phone with a set-up position on the table; seats as names, computers as `Ada:easy`."""
    cards = {key: value.split() if isinstance(value, str) else value for key, value in position.items()}
    record = Record(
        "pig10",
        seats=seated(seats),
        start={"hands": [hand.split() for hand in hands], "turn": 0, **cards},
    )
    phone = phone_with(record)
    phone.go_on()
    if phone.holding is not None:
        phone.tap(phone.holding)
    return phone


def table_with(game: str, seats: Sequence[str], start: dict, options: dict | None = None, pace: str = "Brisk") -> Phone:
    """The same of any game, from its written position, at such a pace."""
    phone = phone_with(Record(game, seats=seated(seats), options=options or {}, start=start))
    phone.settings(pace=pace)
    phone.go_on()
    return phone


def stage_of(phone: Phone) -> str:
    """The name of the stage of what is being shown; empty where nothing is."""
    moment = phone.session.moment
    return moment.now.name if moment else ""


def stages(phone: Phone) -> Iterator[str]:
    """Let what has happened be shown, as far as it goes on by itself, and say after each stage which it was."""
    while phone.session.moment is not None:
        yield stage_of(phone)
        if phone.let_timer_run_out() is None:
            return


def finish_move(phone: Phone) -> None:
    """Let what has happened be shown, as far as it goes on by itself."""
    for _ in stages(phone):
        pass


def seated(names: Sequence[str]) -> list[Seat]:
    """Seats from names; `Ada:easy` is a computer."""
    parted = [name.partition(":") for name in names]
    return [Seat(name, "bot" if level else "person", level or None) for name, _, level in parted]


def undo(phone: Phone) -> bool:
    """Tap the button; whether it could be."""
    button = phone.button("Undo")
    phone.tap(button)
    return not button.refused
