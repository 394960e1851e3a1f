"""The conformance suite for tables: checks of what every game's board must do on the phone, using only taps.

It is the counterpart of the engine's suite (`tenfold.testing`), and works for any game: `check_board("pig10")`, or each
of `CHECKS`. A broken promise raises `AssertionError`. Long games are hurried between two stretches.
"""

import json
import random
import re
import unicodedata
from collections.abc import Callable, Iterator
from copy import copy

import tenfold
from table.boards import HIGHEST, board_of
from table.features.lessons.state import LessonTable
from table.speech import in_a_row
from table.update import HANDLERS
from tenfold import Entry, Game, Record, bots
from tests.english import AS_OF_OTHERS
from tests.running.depth import some
from tests.table.driver import (
    PACES,
    Person,
    Phone,
    check_result,
    heard_of,
    hurry,
    play_out,
    undo,
    written_of,
)
from tests.table.page import FIELDS, Element, check_plain
from tests.table.worlds import known, same_in_another_world, twin_of

YOU = {"you", "your", "yours"}
DEAL = 912_345_000
"""The first deal number: such large numbers don't appear on a page by accident."""

CHOICES = 60
"""The number of choices made during the set-up of a game."""

BOUND = 3000
"""A number of taps that is more than any choice takes."""


def check_board(game: str) -> None:
    """Run the whole suite on the board of a registered game."""
    for check in CHECKS:
        check(game)


def seats_of(info: type[Game]) -> list[int]:
    """Return the smallest, the best and the largest number of seats that the set-up offers."""
    offered = info.offered_players
    return sorted({offered[0], info.best_players[0], offered[-1]})


def mixes(info: type[Game]) -> list[str]:
    """Return mixes of seats: for each of these tables, every number of people from none to all, in random order."""
    lots = random.Random(info.short_name)
    found = []
    for players in seats_of(info):
        for people in range(players + 1):
            kinds = ["p"] * people + lots.choices("eeem", k=players - people)
            lots.shuffle(kinds)
            found.append("".join(kinds))
    return found


def begun(game: str, kinds: str, seed: int, *, pace: str = "Brisk", explain: bool = False) -> Phone:
    """Return a phone with a game that has just been dealt, at a table no larger than the game offers."""
    phone = Phone(entropy=seed, explain=explain, large=seed % 2 == 1)
    phone.settings(pace=pace)
    deal(phone, game, kinds[: tenfold.game_class(game).offered_players[-1]], seed)
    return phone


def deal(phone: Phone, game: str, kinds: str, seed: int) -> dict[str, str]:
    """Go from home to a dealt game; return its options, chosen at random among compatible ones."""
    info = tenfold.game_class(game)
    phone.set_up(kinds, game=info.long_name)
    chosen = phone.choose_options(info, random.Random(seed).choice)
    phone.type_in("Deal number", str(DEAL + seed))
    phone.tap(phone.sending("start")[0])
    assert phone.record.options == chosen
    return chosen


def stretches(phone: Phone, person: Person, steps: int, *, lefts: tuple[int, ...] = (6,)) -> Iterator[Phone]:
    """Play step by step until the end of the game, and yield the phone after each step.

    For each number in `lefts`, the game jumps after `steps` steps. It jumps to a point where about that many acts are
    left.
    """
    for left in (*lefts, None):
        for _ in range(steps):
            if phone.screen == "result":
                return
            person.act(phone)
            yield phone
        if left is not None:
            hurry(phone, left)
            yield phone


# Whole games.


def check_every_mix_reaches_the_result(game: str) -> None:
    """At every table, the result must be the one that replaying the save gives, and the options those chosen."""
    for seed, kinds in some(enumerate(mixes(tenfold.game_class(game)))):
        phone = Phone(entropy=seed)
        phone.settings(pace=PACES[seed % 3])
        frames = Frames(phone)
        deal(phone, game, kinds, seed)
        person = Person(seed) if "p" in kinds else Nobody(seed)
        for _ in range(8):
            person.act(phone)
        hurry(phone, len(kinds))
        play_out(phone, person)
        check_result(phone)
        assert frames.deal_shown == {"result"}, "whoever reads the deal number during a game can look every hand up"


class Nobody(Person):
    """A person who only watches: a game between computers needs no taps, except to continue from a result."""

    def act(self, phone: Phone) -> None:
        if phone.let_timer_run_out() is None:
            phone.tap(phone.sending("go-on")[0])


class Frames:
    """Checks of every frame of every game."""

    def __init__(self, phone: Phone) -> None:
        self.deal_shown: set[str] = set()
        self.waiting: set[str] = set()
        self.used: set[str] = set()
        phone.watchers.append(self.look)

    def look(self, phone: Phone) -> None:
        if phone.event["type"] == "boot":
            self.used.clear()
        now = {timer["id"] for timer in phone.step["timers"] if timer["event"]["type"] != "begin-turn"}
        assert not (now - self.waiting) & self.used, "a timer of the same name would not begin anew"
        self.used |= now
        self.waiting = now
        assert phone.step["awake"] is (phone.screen in ("play", "handover", "reactions"))
        if phone.model.session is None:
            return
        saved = [effect["type"] in ("save", "forget") for effect in phone.effects]
        assert saved == sorted(saved, reverse=True), "first to the disk, then before the eyes"
        assert phone.store[f"game:{phone.session.id}"] == phone.record.to_json()
        assert set(phone.page.offers) <= set(HANDLERS)
        if str(phone.record.seed) in json.dumps({**phone.step, "effects": []}):
            self.deal_shown.add(phone.screen)
        alone = phone.session.names.you is not None
        for text in phone.heard[-1:] if phone.toast is None and not alone else ():  # a notice replies to a tap
            assert not YOU & set(text.lower().replace("’", " ").split()), f"everybody hears this: {text}"


def check_every_frame_is_whole_plain_and_small(game: str) -> None:
    """Every element has a name, a unique id, no style or script, and only valid references."""
    info = tenfold.game_class(game)
    for seed, kinds in enumerate(("ppe", "e" * info.offered_players[-1])):
        phone = begun(game, kinds, seed, explain=True)
        phone.watchers.append(lambda phone: check_plain(phone.html, largest=150_000))
        for _ in stretches(phone, Person(seed), 30):
            pass
        for sheet in ("Menu", "Game log"):
            if phone.has_button(sheet):
                phone.tap(sheet)
                phone.tap("Close")


def check_a_rematch_lets_the_next_seat_begin_and_keeps_the_rest(game: str) -> None:
    """A rematch has the same seats and other cards, and the next seat starts. Both games are saved as one series."""
    kinds = "pep"[: max(tenfold.game_class(game).min_players, 2)]
    phone = begun(game, kinds, 5, pace="At once")
    person = Person(5)
    hurry(phone, 4)
    play_out(phone, person)
    before, old = phone.record, phone.session.id
    phone.tap("Rematch")
    assert phone.record.seats == before.seats
    info = tenfold.game_class(game)
    first, second = (next(record.replay()).current_player() for record in (before, phone.record))
    assert second == before.load_game().left[first] or not info.lot_begins
    agreed = {option.id for option in info.options if not option.seats}
    assert all(phone.record.options[key] == before.options[key] for key in agreed)
    assert phone.record.seed != before.seed
    assert phone.screen != "result"
    assert Record.from_json(phone.store[f"game:{old}"]).finished
    assert phone.saved == phone.record
    phone.tap("Leave the table")
    phone.tap("Your games")
    phone.tap(next(row for row in phone.sending("sheet") if "match-games" in (row.get("data-event") or "")))
    assert len(phone.sending("open")) == 2


# The set-up and the rules.


def check_the_set_up_offers_the_tables_of_the_game(game: str) -> None:
    """The set-up offers the game's minimum to maximum number of seats; beyond that, it says a sentence."""
    info = tenfold.game_class(game)
    phone = Phone()
    fewest, most = info.offered_players[0], info.offered_players[-1]
    for players, more in ((most, "Add a seat"), (fewest, "Remove a seat")):
        phone.tap("Home") if phone.screen == "setup" else None
        phone.set_up("e" * players, game=info.long_name)
        phone.tap(more)
        assert phone.page.one("output").text == str(players)
        assert phone.toast == f"{info.long_name} is for {fewest} to {most} players." or players == fewest


def check_whatever_the_set_up_lets_one_choose_can_be_dealt(game: str) -> None:
    """A choice that doesn't fit the seats or other choices can't be made, and its row says why."""
    info, lots = tenfold.game_class(game), random.Random(game)
    phone = Phone()
    phone.set_up("pe", game=info.long_name)
    for _ in range(CHOICES if info.options else 0):
        phone.tap(lots.choice(phone.sending("players")))
        phone.tap(str(lots.choice(info.options).title))
        before = phone.model.setups[game].options
        row = lots.choice(phone.sending("option"))
        refused = row.get("aria-disabled") is not None
        phone.tap(row)
        setup = phone.model.setups[game]
        assert refused is (phone.sheet is not None)
        if refused:
            assert setup.options == before
            assert phone.page.name(row).endswith("."), "a sentence says why"
            phone.send({"type": "close"})
        tenfold.load_game(game, setup.players, **setup.options)
    phone.tap(phone.sending("start")[0])
    assert phone.screen == "play"


def check_a_deal_number_deals_the_same_cards_and_chance_others(game: str) -> None:
    """A deal number deals the same cards, and is used once; without a number, every game is different."""
    title = tenfold.game_class(game).long_name
    deals = []
    for entropy, number in ((1, 99), (2, 99), (1, None), (2, None), (3, None)):
        phone = Phone(entropy=entropy)
        phone.start("pp", game=title, deal=number)
        deals.append(phone.record.state.serialize())
        phone.tap("Leave the table")
        phone.set_up("pp", game=title)
        assert phone.field("Deal number").get("value") == ""
    assert deals[0] == deals[1]
    assert len(set(deals)) == 4


def check_the_rules_tell_what_this_table_plays(game: str) -> None:
    """Every choice that has an effect is in the rules of this table, before and during the game."""
    info = tenfold.game_class(game)
    most = max((len(option.choice_ids(2)) for option in info.options), default=1)
    for number in range(most):
        phone = Phone()
        phone.set_up("pe", game=info.long_name)
        chosen = phone.choose_options(info, lambda choices, number=number: choices[number % len(choices)])
        phone.tap("Rules")
        before = chapters_of(phone)
        phone.send({"type": "close"})
        phone.tap(phone.sending("start")[0])
        phone.tap("Menu")
        phone.tap("Rules of")
        chapters = chapters_of(phone)
        assert chapters == before
        assert {"Options", "The game"} <= set(chapters)
        first = next(iter(board_of(game).rules(phone.record.load_game().settings)))
        assert first.id == "minute", "Every way into the rules opens this chapter."
        assert str(first.title) in chapters
        assert info.author in chapters["The game"] or info.author == "unknown"
        for option in info.options:
            label = next((label for key, label in option.choices if key == chosen[option.id]), "seat")
            needed, preset = option.only_with, info.presets.get(chosen[option.id], {})
            idle = needed and chosen[needed[0]] != needed[1]
            changed = any(chosen[key] != choice for key, choice in preset.items())
            assert (f"{option.title} {label}" in chapters["Options"]) is not bool(idle or changed)


def chapters_of(phone: Phone) -> dict[str, str]:
    """Return title → text of the chapters, read by tapping through them."""
    found = {}
    for number in range(len(phone.page.all("nav")[-1].children)):
        tab = phone.page.all("nav")[-1].children[number]
        title = tab.text
        phone.tap(tab)
        found[title] = phone.page.one("article").text
        assert found[title]
        assert [part.text for part in phone.page.all("button", aria_current="true")] == [title]
    return found


# Pace, sound and announcements.


def check_paces_sound_and_buzz_follow_the_settings(game: str) -> None:
    """With “at once”, nothing moves or waits. Calm is slower than brisk. Sounds and buzzes need their switch."""
    waits = {}
    for number, pace in enumerate(PACES):
        phone = begun(game, "pe", 4, pace=pace)
        loud = bool(number)
        for switch in ("sound", "buzz"):
            value = {"value": "full" if loud else "off"} if switch == "sound" else {"checked": loud}
            phone.send({"type": "set", "key": switch, **value})
        steps: list[dict] = []
        phone.watchers.append(lambda phone, steps=steps: steps.append(phone.step))
        for _ in stretches(phone, Person(4), 70):
            pass
        timers = [timer for step in steps for timer in step["timers"] if timer["event"]["type"] in ("stage", "think")]
        waits[pace] = sum(timer["ms"] for timer in timers) / max(len(timers), 1)
        effects = {effect["type"] for step in steps for effect in step["effects"]}
        assert effects & {"sound", "buzz"} == ({"sound", "buzz"} if loud else set())
        if pace == "At once":
            assert not any(step["moves"] for step in steps)
            assert waits[pace] == 0
    assert waits["Calm"] > waits["Brisk"] > waits["At once"]


def check_someone_alone_waits_less_than_three_seconds(game: str) -> None:
    """On average, at “brisk”, for three computer players. Time to think isn't counted, which depends on the machine."""
    waited = []
    for seed in some(range(6)):
        phone, person = begun(game, "peee", seed), Person(seed)
        since = phone.now
        while len(phone.record.entries) < 50 and phone.screen != "result":
            if phone.timers and phone.sheet is None and not phone.can_choose:
                phone.let_timer_run_out()
                continue
            waited += [phone.now - since] if phone.now > since else []
            person.act(phone)
            since = phone.now
    assert sum(waited) / len(waited) < 3000, waited


def check_a_tap_hurries_the_computers_and_changes_nothing_else(game: str) -> None:
    """After a tap on the table, everything is shown faster until the next turn of the person, and plays the same."""
    acts, waited = {}, {}
    for taps in (False, True):
        phone, person = begun(game, "peee", 3), Person(3)
        waited[taps] = 0
        while len(phone.record.entries) < 40 and phone.screen != "result":
            waits = phone.sheet is None and not phone.can_choose and "data-event" in phone.page.one("main").attrs
            if not (waits and phone.timers):
                person.act(phone)
                continue
            if taps and not phone.model.session.hurried:
                phone.tap(phone.page.one("main"))
                continue
            before = phone.now
            phone.let_timer_run_out()
            waited[taps] += phone.now - before
            session = phone.model.session
            assert not (session.hurried and session.persons_turn and session.moment is None)
        acts[taps] = phone.record.entries[:40]
    assert acts[True] == acts[False]
    assert waited[True] < waited[False] / 2


def check_every_act_is_told_to_those_who_may_hear_it(game: str) -> None:
    """Announcements have only what the people looking may hear; the log has what everyone saw, newest first."""
    for seed, kinds in some(enumerate(("pp", "pe", "pep", "ee"))):
        phone = begun(game, kinds, seed, pace=PACES[1 + seed % 2])
        acts, since = 0, len(phone.record.state.events())

        def watch(phone: Phone) -> None:
            nonlocal acts, since
            if phone.model.session is not None and len(phone.record.entries) > acts:
                if len(phone.effects) and phone.event["type"] != "loaded":
                    heard = [effect["text"] for effect in phone.effects if effect["type"] == "announce"]
                    assert heard == list(filter(None, [in_a_row(heard_of(phone, since, phone.lone_person))]))
                acts, since = len(phone.record.entries), len(phone.record.state.events())

        phone.watchers.append(watch)
        for _ in stretches(phone, Person(seed), 40):
            pass
        assert acts > 5
        if phone.screen not in ("play", "result", "handover", "window"):
            continue
        if not phone.has_button("Game log"):
            phone.tap("Menu")
        phone.tap("Game log")
        while phone.has_button("Earlier moves"):
            phone.tap("Earlier moves")
        rows = " ".join(part.text for part in reversed(phone.page.all("ol")[-1].children))
        at = 0
        for line in written_of(phone, 0, None):
            at = rows.find(line, at)
            assert at >= 0, f"the log leaves out: {line}"


def check_every_turn_is_said_once_and_in_words(game: str) -> None:
    """On each turn, the next player must be called once, and the player who can act must be asked once.

    Spoken text must have no signs. After that, only a touch changes the question, and the new one is then spoken.
    """
    turns = 0
    for seed, kinds in enumerate(("pe", "pp", "ppe", "eep")):
        phone = begun(game, kinds, seed, pace=PACES[seed % 3])
        voice = Voice(phone)
        phone.watchers.append(voice.listen)
        for number, _ in enumerate(stretches(phone, Person(seed), 40, lefts=(9,))):
            if number % 10 == 5 and phone.has_button("Menu"):
                phone.tap("Menu")
                phone.send({"type": "close"})
        turns += voice.turns
    assert turns > 20


class Voice:
    """A listener that hears every frame, like a person who can't see it."""

    def __init__(self, phone: Phone) -> None:
        self.place = place_of(phone)
        self.said = phone.step["say"]
        self.turns = 0

    def listen(self, phone: Phone) -> None:
        check_no_signs(phone)
        place, said = place_of(phone), phone.step["say"]
        before = [effect["text"] for effect in phone.effects if effect["type"] == "announce"]
        if place != self.place:
            assert bool(said) is (place is not None), f"{place}: “{said}”"
            self.turns += place is not None and place[0] == "play"
        elif said:
            assert phone.event["type"] in TOUCHES, f"{phone.event['type']} makes nothing new to say: “{said}”"
            assert said != self.said
        assert said not in before, "said twice in one breath"
        if said and phone.screen in ("handover", "reactions"):
            assert phone.session.names[phone.session.turn] in said
        self.place, self.said = place, said or self.said


TOUCHES = {"touch", "say-sum", "play", "unclaim"}


def place_of(phone: Phone) -> tuple | None:
    """Return what a person must hear about the state of the game, or None if no one has to act."""
    session = phone.model.session
    if isinstance(session, LessonTable) and phone.model.screen is session:
        is_said = session.learning.sentence and (session.moment is None or session.speaks_meanwhile)
        return ("lesson", session.learning.step) if is_said else None
    if session is None or phone.screen not in ("play", "handover", "reactions", "result"):
        return None
    if phone.screen == "play" and (session.actor is None or session.automatic is not None):
        return None
    return phone.screen, len(session.record.entries), len(session.record.take_backs), session.eyes


SIGNS = {"Sm", "So", "Sc", "Sk"}
"""The Unicode categories of signs: screen readers skip them, or use names that no one at the table uses."""

READ = set("+−=")
"""Signs that every screen reader reads correctly."""


def check_no_signs(phone: Phone) -> None:
    """Check that no announcement, and no name of a control or picture, has a sign."""
    names = [effect["text"] for effect in phone.effects if effect["type"] == "announce"]
    names += [phone.step["say"], phone.step["title"]]
    names += [phone.page.name(part) for part in phone.page.elements if is_named(part)]
    for name in names:
        found = [sign for sign in name if unicodedata.category(sign) in SIGNS and sign not in READ]
        assert not found, f"signs in “{name}”"


def is_named(part: Element) -> bool:
    """True if a screen reader announces an element by its name."""
    named = part.tag in ("button", "h1", "h2", "h3", *FIELDS) or {"aria-label", "aria-labelledby"} & set(part.attrs)
    return bool(named)


# Hidden information.


def check_every_frame_is_the_same_whatever_is_hidden(game: str) -> None:
    """A frame drawn again in a world that the person looking can't tell from the real one is the same."""
    for seed, kinds in some(enumerate(("pp", "ppe", "pe", "pppp", "ee"))):
        phone = begun(game, kinds, seed, pace=PACES[seed % 3])
        rng = random.Random(seed)
        others: list[bool] = []
        phone.watchers.append(lambda phone, rng=rng, o=others: o.append(same_in_another_world(phone, rng)))
        for number, _ in enumerate(stretches(phone, Person(seed), 20)):
            if number % 10 == 5 and phone.sheet is None and phone.has_button("Menu"):
                for sheet in ("Game log", "Scores"):
                    phone.tap("Menu")
                    phone.tap(sheet if phone.has_button(sheet) else "Close")
                    phone.send({"type": "close"})
        assert sum(others) > 10, "the other worlds were hardly ever others"


def check_what_an_act_sets_off_is_the_same_whatever_is_hidden(game: str) -> None:
    """An act has the same announcements, sounds, moves and timers in another world that looks the same."""
    compared = 0
    for seed, kinds in enumerate(("pp", "ppe", "pppp")):
        phone = begun(game, kinds, seed, explain=True)
        rng = random.Random(seed)
        person = Person(seed)
        for _ in range(70):
            if phone.screen == "result":
                break
            if any(event["type"] in ("think", "ask") for _, event in phone.timers.values()):
                person.act(phone)
                continue
            twin = twin_of(phone, rng)
            its_person = copy(person)
            its_person.random = random.Random()
            its_person.random.setstate(person.random.getstate())
            acts = len(phone.record.entries)
            person.act(phone)
            its_person.act(twin)
            if known(twin) == known(phone):
                assert without_saves(twin) == without_saves(phone)
                compared += len(phone.record.entries) > acts

    assert compared > 10


def without_saves(phone: Phone) -> dict:
    """Return the step without its saves, which no one sees."""
    return {**phone.step, "effects": [effect for effect in phone.effects if effect["type"] != "save"]}


class Witness:
    """A witness who looks at every frame, like a person across the table."""

    def __init__(self, phone: Phone) -> None:
        self.holder: str | None = None
        self.before: str | None = None
        self.hands = self.hand_overs = self.folded = 0
        phone.watchers.append(self.look)

    def look(self, phone: Phone) -> None:
        session = phone.model.session
        peeks = phone.event["type"] == "peek" and phone.event["on"]
        if session is None or phone.event["type"] == "hidden":
            self.holder = None
        elif phone.event["type"] in ("take-phone", "begin-turn"):
            self.holder = session.names[session.turn]
        elif phone.event["type"] == "claim":
            self.holder = session.names[phone.event["seat"]]
        seat = whose_hand(phone)
        several = session is not None and len(session.people) > 1
        assert phone.step["secret"] is (several and (seat is not None or peeks))
        if phone.screen == "handover":
            self.hand_overs += 1
            assert several
            assert phone.hand is None
        if seat is not None:
            self.hands += 1
            assert not several or seat == self.holder, "a hand is shown to whoever held the phone before"
            assert not phone.step["cover"]
        elif self.before is not None and several and phone.screen != "settings":
            assert phone.step["cover"] or not phone.step["motion"], "the first frame that hides a hand is not animated"
        self.before = seat
        if phone.hand is not None and seat is None:
            self.folded += 1
            check_folded(phone.hand)


def whose_hand(phone: Phone) -> str | None:
    """Return the owner of the face-up hand on the screen, or None if there is none."""
    label = "" if phone.hand is None else phone.hand.get("aria-label") or ""
    return None if phone.hand is None or "face down" in label else label.partition("’s hand")[0]


def check_tones_say_the_same_to_everyone(game: str) -> None:
    """Everyone at the table hears the phone, so its tones don’t depend on the seat whose eyes see the table."""
    info, lots = tenfold.game_class(game), random.Random(game)
    tables = [{}, *[{option.id: choice.id} for option in info.options for choice in option.choices]]
    tones = 0
    for number, options in some(enumerate(tables)):
        try:
            state = tenfold.load_game(game, info.best_players[0], **options).new_initial_state(number)
        except tenfold.GameError:  # this choice needs another one
            continue
        minds = [bots.load(state.game, "easy", seed=seat) for seat in range(state.game.players)]
        for _ in range(150):
            if state.is_terminal():
                break
            seat = lots.choice(state.seats_to_act())
            decision = minds[seat].choose(state.observation(seat))
            action = decision.action if decision else lots.choice(state.legal_actions(seat))
            heard = {}
            for eyes in (None, *range(state.game.players)):
                witnessed = state.clone().witness(action, seat, eyes=eyes)
                before = state.observation(eyes)
                stages = board_of(game).stages(witnessed, before, eyes=eyes, folded=None)
                heard[eyes] = [stage.pitch for stage in stages if stage.pitch is not None]
            assert all(heard[eyes] == heard[None] for eyes in heard), (options, state.action_to_string(action), heard)
            tones += len(heard[None])
            assert all(0 <= pitch <= HIGHEST for pitch in heard[None])
            state.apply_action(action, seat)
    assert not tones or tones > 10, "tones were hardly heard"


def check_folded(hand: Element) -> None:
    """Check that in a face-down hand nothing can be touched. All backs must look the same, and can't be followed."""
    assert not [part for part in hand.walk() if part.tag == "button"]
    backs = [part for part in hand.walk() if "is-back" in part.classes and part.parent is not None]
    assert len({back.parent.shape() for back in backs if back.parent}) <= 1
    for back in backs:
        for part in back.parent.walk() if back.parent else ():
            assert not {"id", "data-place", "data-event", "style"} & set(part.attrs)


def check_a_hand_is_shown_to_its_owner_only(game: str) -> None:
    """There is a hand-over between two people. A hand is hidden as soon as the app or its table is left."""
    for seed, kinds in some(enumerate(("pp", "pmpe", "ppe"))):
        phone = begun(game, kinds, seed, pace=PACES[1 + seed % 2])
        witness = Witness(phone)
        rng = random.Random(seed)
        for _ in stretches(phone, Person(seed), 45):
            away = rng.choice([None, None, None, "hidden", "home", "settings"])
            if away and not phone.record.finished:
                phone.send({"type": away})
                assert whose_hand(phone) is None
                assert not phone.step["secret"]
                if away == "settings":
                    phone.send({"type": "hidden"})
                    phone.tap("Back")
                elif away == "home":
                    assert phone.holding is None
                    phone.go_on()
                phone.send({"type": "shown"})
                assert whose_hand(phone) is None
        assert (witness.hands > 5) is (witness.hand_overs + witness.folded > 0)


def check_somebody_alone_is_called_you(game: str) -> None:
    """No screen or announcement uses a name that a lone person has not given. None has a wrong verb form with “you”.

    With several people, the table says names: `Frames`.
    """
    for seed, kinds in some(enumerate(("pe", "epe", "pem"))):
        phone = begun(game, kinds, seed, explain=True)
        said = 0
        for _ in stretches(phone, Person(seed), 60):
            texts = [phone.text, *(part.get("aria-label") or "" for part in phone.page.elements), *phone.heard[-1:]]
            said += any("You " in text for text in texts)
            for text in texts:
                assert "Player " not in text
                assert not AS_OF_OTHERS.search(text), text
        assert said > 10


def check_one_person_or_none_never_hands_over(game: str) -> None:
    """A person who plays alone always sees their hand, and no text mentions handing over the phone."""
    for seed, kinds in enumerate(("pe", "epm", "ee")):
        phone = begun(game, kinds, seed, pace=PACES[seed % 3])
        witness = Witness(phone)
        for number, _ in enumerate(stretches(phone, Person(seed), 30)):
            if number % 10 == 0:
                phone.send({"type": "hidden"})
                phone.send({"type": "shown"})
            assert phone.holding is None
            assert not phone.step["secret"]
            if phone.hand is not None and phone.screen == "play":
                assert (whose_hand(phone) is None) is ("p" not in kinds)
        assert witness.hand_overs == 0


def check_the_hand_over_says_who_is_next_and_what_has_happened(game: str) -> None:
    """The hand-over names the next player and those who have just played. A second tap on its button does nothing."""
    phone = begun(game, "pep"[: max(2, tenfold.game_class(game).min_players + 1)], 3)
    person = Person(3)
    hand_overs = recaps = 0
    for _ in stretches(phone, person, 70):
        if phone.screen != "handover":
            continue
        hand_overs += 1
        button = phone.holding
        assert button is not None
        assert int(button.get("data-guard") or 0) >= 300
        name = phone.session.names[phone.session.turn]
        assert phone.page.one(id="next").text == name
        assert phone.page.name(button).startswith(f"I’m {name}")
        recap = phone.page.find(lambda part: part.get("aria-labelledby") == "recap")
        rows = [] if recap is None else [part.text for part in recap.walk() if part.tag == "li"]
        recaps += bool(rows)
        for row, line in zip(rows, written_of(phone, 0, None)[-len(rows) :], strict=bool(rows)):
            assert row.endswith(line)
        twice = json.loads(button.get("data-event") or "")
        phone.send(twice)
        shown = phone.html
        phone.send(twice)
        assert phone.html == shown
    assert recaps or hand_overs < 3


def check_screens_kept_for_the_next_visit_hold_no_card(game: str) -> None:
    """The screens that the shell shows before Python has started have no hands and no cards."""
    phone = begun(game, "pp", 3)
    person = Person(3)
    for _ in range(40):
        person.act(phone)
    names = {part.get("aria-label") for part in phone.page.elements if "card" in part.classes}
    phone.send({"type": "home"})
    kept = json.dumps(phone.keep, ensure_ascii=False)
    assert "Player A" in kept
    assert not [name for name in names if name and f'"{name}' in kept]


# Killing the app, undo, and random taps.


def check_killed_at_any_moment_the_game_goes_on_where_it_was(game: str) -> None:
    """After a kill, the last move shown is saved and no hand is visible. If none was before, the screen is the same."""
    for seed, kinds in some(enumerate(("pp", "pep", "pe", "ee"))):
        phone = begun(game, kinds, seed, pace=PACES[seed % 3])
        seen: set[tuple] = set()
        person = Person(seed)
        for number, _ in enumerate(stretches(phone, person, 40)):
            kind = kind_of_moment(phone)
            if kind in seen and number % 7:
                continue
            again = phone.reopened()
            assert again.record == phone.record
            assert again.record.state.serialize() == phone.record.state.serialize()
            assert again.session.names == phone.session.names
            if len(phone.session.people) > 1:
                assert whose_hand(again) is None
                assert again.step["cover"] or again.session.open_turn or again.screen in ("result", "scores")
            if rests(phone) and not again.sending("go-on"):  # a result may be shown again
                assert shape_of(again) == shape_of(phone), "the screen is another one after a reload"
            if kind not in seen and not again.record.finished:
                goes_on(again, Person(seed))
            seen.add(kind)
        assert len(seen) > 5


def kind_of_moment(phone: Phone) -> tuple:
    """Return the kind of screen: its contents, what it waits for, and the last act."""
    waits = sorted(re.sub(r"\d+", "", f"{name} {timer[1]['type']}") for name, timer in phone.timers.items())
    last = phone.record.entries[-1].action.split()[0] if phone.record.entries else ""
    phase = getattr(phone.record.state.observation(None), "phase", "")
    return phone.screen, phone.step["secret"], bool(phone.step["moves"]), *waits, last, phase


def rests(phone: Phone) -> bool:
    """True if nothing is being shown, said or selected, nothing is about to happen, and no hand must be hidden."""
    session = phone.session
    hides = len(session.people) > 1 and phone.hand is not None
    soon = session.gathered or any(event["type"] in ("ask", "automatic") for _, event in phone.timers.values())
    return not (hides or soon or phone.toast or phone.sheet or session.picked or session.moment)


def shape_of(phone: Phone) -> str:
    """Return the shape of the screen without the undo button and without who sits nearest.

    Between people, a reload makes moves final. It also forgets who holds the phone, so a large table may be turned.
    """
    return re.sub(r"<button [^>]*Undo[^>]*>|\bat-[nesw]+\b", "", phone.page.one("main").shape())


def goes_on(phone: Phone, person: Person) -> None:
    """Play until the next act, and check that it is saved."""
    entries = len(phone.record.entries)
    for _ in range(BOUND):
        if len(phone.record.entries) != entries:
            break
        person.act(phone)
    assert phone.saved == phone.record


def check_undo_gives_back_no_knowledge(game: str) -> None:
    """Between people, no act can be undone that revealed something, or after which others acted or saw a hand."""
    for seed, kinds in some(enumerate(("pp", "pep", "ppp"))):
        phone = begun(game, kinds, seed, pace=PACES[1 + seed % 2])
        rng = random.Random(seed)
        looks = Looks(phone)
        Frames(phone)
        taken = kept = 0
        for _ in stretches(phone, Person(seed), 60):
            if phone.screen == "result" or not phone.has_button("Undo") or rng.random() < 0.6:
                continue
            before, positions, hands = list(phone.record.entries), dict(looks.positions), set(looks.hands)
            events = phone.record.state.events()
            offered = not phone.button("Undo").refused
            assert undo(phone) is offered
            gone = before[len(phone.record.entries) :]
            if not offered:
                kept += 1
                assert not gone
                assert phone.toast.endswith(".")
                continue
            taken += 1
            assert gone
            assert len({entry.seat for entry in gone}) == 1
            assert phone.record.seats[gone[0].seat].kind == "person"
            left = len(phone.record.entries)
            assert phone.record.state.serialize() == positions[left]
            since = events[len(phone.record.state.events()) :]
            assert not any(event["reveals"] for event in since), "what was turned up stays"
            others = {seat for seat, entries in hands if seat != gone[0].seat and entries > left}
            assert not others, "somebody else has looked at a hand since"
            assert phone.saved == phone.record
        assert taken + kept > 5


class Looks:
    """A memory of the position after every entry, and of the seats with a hand looked at after it."""

    def __init__(self, phone: Phone) -> None:
        self.positions: dict[int, str] = {}
        self.hands: set[tuple[int, int]] = set()
        phone.watchers.append(self.look)
        self.look(phone)

    def look(self, phone: Phone) -> None:
        if phone.model.session is None:
            return
        entries = len(phone.record.entries)
        self.hands = {look for look in self.hands if look[1] <= entries}
        self.positions[entries] = phone.record.state.serialize()
        seat = whose_hand(phone)
        if seat is not None:
            self.hands.add((phone.session.names.index(seat), entries))


def decisions(phone: Phone) -> list[Entry]:
    """Return the decisions of the only person, at seat 0, without acts that aren't choices (`Board.unchosen`)."""
    unchosen = board_of(phone.record.game).unchosen
    return [entry for entry in phone.record.entries if entry.seat == 0 and entry.action.split()[0] not in unchosen]


def check_alone_one_takes_back_to_the_first_choice(game: str) -> None:
    """Undo must go back through your own choices, one by one, to the first; the result must mention it."""
    for pace in ("At once", "Brisk"):
        phone = begun(game, "pe", 4, pace=pace)
        person = Person(4)
        acts = 0
        while acts < 40 or phone.screen == "scores":  # nothing can be undone there
            person.act(phone)
            acts += 1
        while undo(phone):
            entries = len(phone.record.entries)
            assert phone.saved == phone.record
            assert phone.record.state.legal_actions(0)
            assert phone.record.state.serialize() == list(phone.saved.replay())[-1].serialize()
            assert (not decisions(phone)) is (phone.button("Undo").refused)
        assert phone.toast == "Nothing to undo yet."
        assert not decisions(phone)
        hurry(phone, 3)
        play_out(phone, person)
        assert "Moves were undone" in phone.text
        assert entries >= 0


LEAVING = {"home", "history", "settings", "forget", "give-up"}


def check_whatever_is_tapped_there_is_something_left_to_tap(game: str) -> None:
    """After any taps and holds in any order, the saved game is the one on the table. There is a way to continue."""
    for seed, players in some(enumerate(seats_of(tenfold.game_class(game)))):
        rng = random.Random(seed)
        phone = begun(game, "".join(rng.choice("ppe") for _ in range(players)), seed, pace=PACES[1 + seed % 2])
        happened = set()
        for _ in range(150):
            likely = [part for kind in ("touch", "play", "take-phone", "go-on") for part in phone.sending(kind)]
            anything = [part for kind, parts in phone.page.offers.items() if kind not in LEAVING for part in parts]
            anything += [part for part in phone.page.buttons if part.get("data-hold")]
            assert anything
            if phone.timers and rng.random() < 0.4:
                phone.let_timer_run_out()
            else:
                part = rng.choice(likely if likely and rng.random() < 0.5 else anything)
                phone.hold(part, on=rng.random() < 0.6) if part.get("data-hold") else phone.tap(part)
            happened.add(phone.event["type"])
            assert phone.saved == phone.record
        assert happened >= {"sheet", "close", "undo"}
        phone.send({"type": "close"})
        goes_on(phone, Person(seed))


CHECKS: tuple[Callable[[str], None], ...] = (
    check_every_mix_reaches_the_result,
    check_every_frame_is_whole_plain_and_small,
    check_a_rematch_lets_the_next_seat_begin_and_keeps_the_rest,
    check_the_set_up_offers_the_tables_of_the_game,
    check_whatever_the_set_up_lets_one_choose_can_be_dealt,
    check_a_deal_number_deals_the_same_cards_and_chance_others,
    check_the_rules_tell_what_this_table_plays,
    check_paces_sound_and_buzz_follow_the_settings,
    check_someone_alone_waits_less_than_three_seconds,
    check_a_tap_hurries_the_computers_and_changes_nothing_else,
    check_every_act_is_told_to_those_who_may_hear_it,
    check_every_turn_is_said_once_and_in_words,
    check_every_frame_is_the_same_whatever_is_hidden,
    check_what_an_act_sets_off_is_the_same_whatever_is_hidden,
    check_tones_say_the_same_to_everyone,
    check_a_hand_is_shown_to_its_owner_only,
    check_somebody_alone_is_called_you,
    check_one_person_or_none_never_hands_over,
    check_the_hand_over_says_who_is_next_and_what_has_happened,
    check_screens_kept_for_the_next_visit_hold_no_card,
    check_killed_at_any_moment_the_game_goes_on_where_it_was,
    check_undo_gives_back_no_knowledge,
    check_alone_one_takes_back_to_the_first_choice,
    check_whatever_is_tapped_there_is_something_left_to_tap,
)
