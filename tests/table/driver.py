"""A phone without a browser: it does the work of the shell (docs/shell-and-table.md), and tests use it like people.

A test can tap, type and choose only what is on the screen. The phone runs the timers, keeps the saves and collects the
announcements. It can be killed at any moment and started again with its saves.
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
ON_DEMAND = ("game:", "back:", "past:", "said:")
"""The prefixes of keys that are only read when they’re needed, as in `web/shell/store.js`."""
START = 1_700_000_000_000
SHAPES = re.compile("<path [^>]*>(</path>)?")
"""The paths of drawings: most of a page's size, but not needed for tapping and reading."""


class Phone:
    """A phone with Tenfold on it. By default, rules aren't explained when they come up.

    `tick` is the time, in seconds, that passes at each look at the clock that limits a slice of thought. With 0, all
    thinking is done in one slice on every machine.
    """

    def __init__(
        self,
        *,
        store: dict[str, str] | None = None,
        entropy: int = 1,
        now: int = START,
        explain: bool = False,
        tick: float = 0.0,
        **env: object,
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
        """Start Python: everything that wasn't saved is lost."""
        self.model, self.shown = Model(clock=itertools.count(step=self.tick).__next__), Shown()
        self.timers.clear()
        self.send(
            {
                "type": "boot",
                "saves": {key: text for key, text in self.store.items() if not key.startswith(ON_DEMAND)},
                "games": [key for key in self.store if key.startswith("game:")],
                "env": {"now": self.now, "entropy": self.entropy, **self.env},
            }
        )
        self.model.settings.explain &= self.explain

    def killed(self) -> "Phone":
        """Return a new phone, started with the current saves; this phone continues unaffected."""
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
        """Return a second phone with the current saves, and the game on its table."""
        again = self.killed()
        again.model.show(self.session)
        again.come_back()
        return again

    def send(self, event: dict) -> None:
        """Send an event, and carry out the resulting step: saves first, then the screen, then everything else."""
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
        """Carry out an effect as the shell does after it has shown the screen."""
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
        """Return the event of the next timer, after waiting for it, or None if no timer is running."""
        if not self.timers:
            return None
        name = min(self.timers, key=lambda name: self.timers[name][0])
        due, event = self.timers.pop(name)
        self.now = max(self.now, due)
        self.send(event)
        return event

    # The screen.

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
        """Return the open sheet, or None."""
        return self.page.dialog

    @property
    def toast(self) -> str:
        """Return the text of the notice, empty if there is none. The notices of lessons aren't included."""
        slip = self.page.find(lambda element: "toast" in element.classes and "id" not in element.attrs)
        return slip.text if slip else ""

    def button(self, name: str) -> Element:
        """Return the button with this accessible name or text, or the only one whose name starts with it."""
        named = [(name, b) for b in self.page.buttons for name in {self.page.name(b), b.text}]
        exact = [button for found, button in named if found == name]
        found = exact or [button for full, button in named if full.startswith(name)]
        alike = len({button.get("data-event") for button in found}) == 1
        assert alike, f"{len(found)} buttons “{name}” among {[found for found, _ in named]}"
        return found[0]

    def has_button(self, name: str) -> bool:
        return any(f.startswith(name) for b in self.page.buttons for f in (self.page.name(b), b.text))

    def sending(self, kind: str) -> list[Element]:
        """Return the elements that can be touched and send an event of this type."""
        return self.page.offers.get(kind, [])

    # Actions.

    def tap(self, target: Element | str) -> None:
        """Tap an element, or the button with this name."""
        element = self.button(target) if isinstance(target, str) else target
        assert self.page.can_be_touched(element), f"{element} lies under something"
        asked = next((above for above in element.lineage if "data-event" in above.attrs), None)
        if asked is not None and asked.tag not in FIELDS:
            self.send(json.loads(asked.get("data-event") or ""))

    def hold(self, target: Element | str, on: bool = True) -> None:
        """Hold an element that reacts to holding, or release it."""
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
        """Type into a field and leave it."""
        field = self.field(label)
        self.send({**json.loads(field.get("data-event") or ""), "value": text})

    def switch(self, label: str, on: bool) -> None:
        """Set a switch, unless it is already set."""
        field = self.field(label)
        if ("checked" in field.attrs) != on:
            self.send({**json.loads(field.get("data-event") or ""), "checked": on})

    def pick(self, label: str) -> None:
        """Select a radio button."""
        field = self.field(label)
        self.send({**json.loads(field.get("data-event") or ""), "value": field.get("value")})

    # Sequences of actions.

    def set_up(self, kinds: str, *, game: str = "PIG 10", **options: str) -> None:
        """Go from home to the set-up of a game with these seats: p a person, e m h a computer."""
        panels = [
            (button, next(part.text for part in button.walk() if part.tag == "b")) for button in self.sending("setup")
        ]
        self.tap(next(button for button, title in panels if title == game))
        self.seat(kinds)
        for title, choice in options.items():
            self.tap(title.replace("_", " "))
            self.tap(choice)

    def choose_options(self, info: type[Game], pick: Callable[[Sequence[str]], str]) -> dict[str, str]:
        """On the set-up screen, pick a choice of every option that fits the earlier ones. Return the choices."""
        chosen = {}
        for option in info.options:
            self.tap(str(option.title))
            rows = {json.loads(row.get("data-event"))["choice"]: row for row in self.sending("option")}
            chosen[option.id] = pick([choice for choice, row in rows.items() if row.get("aria-disabled") is None])
            self.tap(rows[chosen[option.id]])
        return chosen

    def seat(self, kinds: str) -> None:
        """On the set-up screen, set the seats: one for each letter, which is the kind of player."""
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
        """Go from home to a dealt game."""
        self.set_up(kinds, game=game, **options)
        if deal is not None:
            self.type_in("Deal number", str(deal))
        self.tap(self.sending("start")[0])
        assert self.model.session is not None, self.toast

    def settings(self, **wanted: bool | str) -> None:
        """Change settings, from home and back: switches as `sums=True`, choices as `pace="At once"`."""
        self.tap("Settings")
        titles = {
            "second_tap": "Tap a selected card to play it",
            "do_sums": "Do the sums yourself",
            "sums": "Show sums",
            "buzz": "Vibrate",
        }
        for key, value in wanted.items():
            if isinstance(value, bool):
                self.switch(titles[key], value)
            else:
                self.pick(value)
        self.tap("Back")

    def take_along(self) -> str:
        """From home, back up everything and go back home; return the file."""
        self.tap("Settings")
        self.tap("Back up everything")
        self.tap("Back")
        return self.file

    def bring_in(self, file: str | bytes, *, close: bool = True) -> str:
        """From home, import a file and go back home; return the text of the sheet about it."""
        self.tap("Settings")
        data = file.encode() if isinstance(file, str) else file
        asked = json.loads(self.field("Import a file").get("data-event") or "")
        self.send({**asked, "name": "tenfold.json", "data": base64.b64encode(data).decode()})
        while (self.model.sheet or {}).get("name") == "bringing":
            assert self.let_timer_run_out() is not None
        assert self.sheet is not None
        report = self.sheet.text
        if close:
            self.tap("Close")
            self.tap("Back")
        return report

    def go_on(self) -> None:
        """Go from home back to the unfinished game."""
        self.tap("Continue")

    # The hand.

    @property
    def hand(self) -> Element | None:
        """Return the hand on the screen, face up or face down, or None.

        Cards face up for everyone are not called a hand.
        """
        return self.page.find(lambda element: bool(re.search("’s hand|^Your hand", element.get("aria-label") or "")))

    @property
    def cards(self) -> list[Element]:
        """Return the cards that a person can play now."""
        hand = self.hand
        return [] if hand is None else [e for e in hand.walk() if e.tag == "button" and not e.refused]

    @property
    def can_choose(self) -> bool:
        """True if the person in front of the screen can choose or do something."""
        kinds = ("play", "touch", "say-sum", "unclaim")
        return any(not part.refused for kind in kinds for part in self.sending(kind))

    @property
    def holding(self) -> Element | None:
        """Return the button of the hand-over screen, or None."""
        return next((button for button in self.page.buttons if "show my hand" in self.page.name(button)), None)

    def card(self, name: str) -> Element:
        """Return a card of the hand by its name, the first if there are several."""
        return next(card for card in self.cards if re.split(", makes", self.page.name(card))[0] == name)

    def number(self, value: int) -> Element:
        """Return the button of a number, when the person does the sum."""
        return next(button for button in self.sending("say-sum") if button.text == str(value))

    @property
    def session(self) -> Session:
        assert self.model.session is not None
        return self.model.session

    @property
    def sends(self) -> bool:
        """True if the last step sent something to another phone."""
        return any(effect["type"] == "phones-send" for effect in self.effects)

    @property
    def lone_person(self) -> int | None:
        """Return the seat of the only person at the table, or None if there are several or none."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    @property
    def record(self) -> Record:
        """Return the game on the table."""
        return self.session.record

    @property
    def saved(self) -> Record:
        """Return the saved game of this table."""
        return Record.from_json(self.store[f"game:{self.session.id}"])

    def take_the_phone(self) -> None:
        """Let the next player take the phone, if it has to be handed over."""
        while not self.cards and self.screen != "result":
            if self.holding is not None:
                self.tap(self.holding)
            else:
                assert self.let_timer_run_out() is not None

    def play(self, card: str, how: str = "") -> None:
        """Play a card of the hand with its button. If there are several, `how` is the start of the button's text.

        A last card may need no button.
        """
        self.take_the_phone()
        acts = len(self.record.entries)
        if not self.card(card).pressed:
            self.tap(self.card(card))
        if len(self.record.entries) > acts:
            return
        buttons = [button for button in self.sending("play") if button.text.startswith(how)]
        assert len(buttons) == 1, [self.page.name(button) for button in self.sending("play")]
        self.tap(buttons[0])

    def watch_to_the_end_of_the_move(self) -> None:
        """Wait until everything that has happened was shown."""
        while self.session.moment is not None:
            assert self.let_timer_run_out() is not None


class Person:
    """A person who plays any game by looking at the screen and tapping what is there. They like to try things.

    If an element can be tapped, something happens or a sentence is said. A refused tap changes nothing, and a sentence
    always says why.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.refused = self.sheets = 0

    def act(self, phone: Phone) -> None:
        """Do the next thing: answer a question, choose something, or wait."""
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
        """Watch, and sometimes tap to continue faster."""
        main = phone.page.one("main")
        if "data-event" in main.attrs and self.random.random() < 0.5:
            phone.tap(main)
        else:
            assert phone.let_timer_run_out() is not None, f"nothing happens any more: {phone.text}"

    def choose(self, phone: Phone) -> None:
        """Select a card or a place, or play the selection; sometimes peek, or touch something that can't be chosen."""
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
        """Touch something that can't be chosen: nothing changes, and the table says why."""
        entries = len(phone.record.entries)
        phone.tap(part)
        assert phone.toast.endswith("."), f"no word about {part}"
        assert len(phone.record.entries) == entries
        self.refused += 1

    def do(self, phone: Phone) -> None:
        """Press a button, or touch a highlighted element."""
        entries, html = len(phone.record.entries), phone.html
        sums = phone.sending("say-sum")
        buttons = [part for part in (*phone.sending("play"), *phone.sending("unclaim")) if not part.refused]
        lit = [part for part in phone.sending("touch") if not part.refused]
        if sums and self.random.random() < 0.8:
            phone.tap(self.random.choice(sums))
            assert len(phone.record.entries) > entries or phone.toast or phone.sends
        elif buttons and (not lit or self.random.random() < 0.4):
            phone.tap(self.random.choice(buttons))
            done = len(phone.record.entries) > entries or phone.sends
            assert done or phone.toast or phone.event["type"] == "unclaim"
        else:
            part = self.random.choice(lit)
            phone.tap(part)
            assert phone.html != html or part.pressed or phone.toast or phone.sends, f"a tap on {part} does nothing"


def play_to_the_end(phone: Phone, person: Person) -> None:
    """Play until the result is on the screen. Raise `AssertionError` if it takes too long."""
    for _ in range(3000):
        if phone.screen == "result":
            return
        person.act(phone)
    raise AssertionError("the game does not end")


def leave_two_games(phone: Phone) -> None:
    """Change settings, use a set-up, leave a finished game and an unfinished one, and go home."""
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
    """Play at random without the phone until about this many acts are left, then start the phone again from there."""
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
    """Play until the result is on the screen; hurry a game that takes too long."""
    for left in (2, 0):
        for _ in range(40):
            if phone.screen == "result":
                return
            person.act(phone)
        hurry(phone, left)


def written_of(phone: Phone, since: int, eyes: int | None) -> list[str]:
    """Return the events since this number as the board's written sentences, as seen by these eyes."""
    return _sentences(phone, since, eyes, lambda *about: plain(written(*about)))


def heard_of(phone: Phone, since: int, eyes: int | None) -> list[str]:
    """Return the events since this number as spoken sentences, as seen by these eyes."""
    return _sentences(phone, since, eyes, spoken)


def _sentences(phone: Phone, since: int, eyes: int | None, say: Callable[..., str]) -> list[str]:
    game, board = phone.record.load_game(), board_of(phone.record.game)
    events = phone.record.state.events(since, eyes)
    return [line for event in events if (line := say(event, game, board, phone.session.names))]


def plain(node: Node) -> str:
    """Return the visible text of a piece of a page."""
    return Markup(str(fragment[node])).striptags()


def whose(phone: Phone, seat: int) -> str:
    """Return the possessive of a player's name, or “Your” for a person who plays alone."""
    names = phone.session.names
    return "Your" if seat == names.you else f"{names[seat]}’s"


def who(phone: Phone, seat: int, does: str, do: str) -> str:
    """Return a player with a verb in the right form; “You” for a person who plays alone."""
    names = phone.session.names
    return f"You {do}" if seat == names.you else f"{names[seat]} {does}"


def result_of(phone: Phone) -> dict[str, tuple[int, int | None]]:
    """Return name → (place, score) from the result screen; the score is None if it isn't shown."""
    found = {}
    for row in phone.page.all("li"):
        place = next((part for part in row.walk() if (part.get("aria-label") or "").endswith(" place")), None)
        if place is None:  # not a list of places
            continue
        name = next(part for part in row.walk() if part.tag == "b")
        words = next(part for part in row.walk() if part.tag == "span" and "muted" in part.classes).text.split()
        scored = words and words[1:2] not in (["card"], ["cards"]) and re.fullmatch(r"[−-]?\d+", words[0])
        score = number(words[0]) if scored else None
        found[name.text] = (int(place.text), score)
    return found


def check_result(phone: Phone) -> None:
    """Check that the save is the game on the table. The result screen must agree with a replay of it."""
    assert phone.saved == phone.record
    *_, last = phone.saved.replay()
    assert last.is_terminal()
    names, shown = phone.session.names, result_of(phone)
    assert {name: place for name, (place, _) in shown.items()} == dict(zip(names, last.ranking(), strict=True))
    assert all(shown[name][1] in (score, None) for name, score in zip(names, last.scores(), strict=True))


def score_table(phone: Phone) -> tuple[list[str], list[tuple[str, list[int], list[str]]], list[int]]:
    """Return the score sheet as shown: the names, the rounds as (heading, points, small print), and the totals."""
    table = next(table for table in phone.page.all("table") if "last-round" not in table.classes)
    rows = [row for row in table.walk() if row.tag == "tr"]
    cells = [[cell for cell in row.walk() if cell.tag in ("th", "td")] for row in rows]
    head, *rounds, totals = cells
    rounds_shown = []
    for first, *others in rounds:
        points = [next(part for part in cell.walk() if part.tag == "b").text for cell in others]
        small = [part.text for cell in others for part in cell.walk() if part.tag == "small"]
        rounds_shown.append((first.text, list(map(number, points)), small))
    names = [next(part for part in cell.walk() if "column-name" in part.classes).text for cell in head[1:]]
    return names, rounds_shown, [number(cell.text) for cell in totals[1:]]


def check_totals(phone: Phone, names: list[str], totals: list[int], best: int) -> None:
    """Check that the chart shows the totals, if there is one, and the headline the leaders until the game is over."""
    for chart in phone.page.all("svg", role="img"):
        if "chart" in chart.classes:
            label = (chart.get("aria-label") or "").replace("minus ", "-")
            scores = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
            assert label == f"Scores: {scores}."
    leads = phone.page.one(id="leads").text
    if phone.record.finished:
        assert leads == "Scores"
    elif totals.count(best) == len(totals):
        assert leads == "Everyone is tied"
    else:
        ahead = [name for name, total in zip(names, totals, strict=True) if total == best]
        assert [name for name in names if name in leads] == ahead


def number(text: str) -> int:
    """Return a number from its text on the screen."""
    return int(text.replace("−", "-"))


def phone_with(record: Record, **env: bool) -> Phone:
    """Return a phone with this unfinished game, showing home."""
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


def at_the_result(record: Record, **store: str) -> Phone:
    """Return a phone with the result of this finished game on the screen."""
    phone = phone_with(record)
    phone.store |= store
    phone.tap("Your games")
    phone.tap(phone.sending("open")[0])
    assert phone.screen == "result"
    return phone


def table_of(*seats: str, hands: list[str], **position: object) -> Phone:
    """Return a phone with a set-up position on the table; seats are names, computers such as `Ada:easy`."""
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
    """Return a phone with a position of any game on the table, given as serialized, at this pace."""
    phone = phone_with(Record(game, seats=seated(seats), options=options or {}, start=start))
    phone.settings(pace=pace)
    phone.go_on()
    return phone


def stage_of(phone: Phone) -> str:
    """Return the name of the stage that is being shown, empty if there is none."""
    moment = phone.session.moment
    return moment.now.name if moment else ""


def stages(phone: Phone) -> Iterator[str]:
    """Let events be shown until the phone waits for a tap, and yield the name of each stage."""
    while phone.session.moment is not None:
        yield stage_of(phone)
        if phone.let_timer_run_out() is None:
            return


def finish_move(phone: Phone) -> None:
    """Let events be shown until the phone waits for a tap."""
    for _ in stages(phone):
        pass


def seated(names: Sequence[str]) -> list[Seat]:
    """Return seats from names; `Ada:easy` is a computer."""
    parted = [name.partition(":") for name in names]
    return [Seat(name, "bot" if level else "person", level or None) for name, _, level in parted]


def undo(phone: Phone) -> bool:
    """Tap the undo button; return True if it was enabled."""
    button = phone.button("Undo")
    phone.tap(button)
    return not button.refused
