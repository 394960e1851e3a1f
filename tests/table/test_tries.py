"""The one try at the deal of a day: wherever its state is told, all places tell the same."""

import random
from collections import Counter

import pytest

from table.features.daily.state import Day, State, day_of, days_of, tries, try_at
from tenfold import Record, daily
from tenfold.testing import random_action
from tests.table.driver import Person, Phone, play_to_the_end
from tests.table.test_daily import DAY_1, HOURS

NEW, UNDER_WAY, PLAYED, GIVEN_UP, UNKNOWN = State
PIG10 = 4
"""The day of the quickest game."""


def phone_on(day: int, store: dict[str, str] | None = None) -> Phone:
    phone = Phone(now=DAY_1 + (day - 1) * daily.DAY_MS + 9 * HOURS, store=store)
    phone.model.settings.pace = "at-once"
    return phone


def go_home(phone: Phone) -> None:
    phone.send({"type": "home"})


def begin(phone: Phone) -> None:
    go_home(phone)
    phone.tap("Daily deal")
    phone.tap("Play")


def go_on(phone: Phone) -> None:
    go_home(phone)
    phone.tap("Daily deal")
    phone.tap("Continue")


def end(phone: Phone) -> None:
    """Play the game of the day at random to its last acts, and those at the table."""
    go_home(phone)
    key = f"game:{days_of(phone.model)[daily.day_at(phone.now)].id}"
    record, chance = Record.from_json(phone.store[key]), random.Random(3)
    state, acts = record.state.clone(), []
    while not state.is_terminal():
        action, seat = random_action(state, chance, hurry=True)
        acts.append((seat, state.action_to_string(action)))
        state.apply_action(action, seat)
    for seat, act in acts[:-2]:
        record.play(seat, act)
    phone.store[key] = record.to_json()
    phone.boot()
    phone.model.settings.pace = "at-once"
    go_on(phone)
    play_to_the_end(phone, Person(1))


def give_up_at_the_table(phone: Phone) -> None:
    go_on(phone)
    phone.tap("Menu")
    phone.tap("Give up")
    phone.tap(phone.sending("give-up")[-1])


def give_up_on_the_page(phone: Phone) -> None:
    go_home(phone)
    phone.tap("Daily deal")
    phone.tap("Give up")
    phone.tap(phone.sending("forget")[-1])


def remove_from_the_list(phone: Phone) -> None:
    go_home(phone)
    phone.tap("Your games")
    row = next(row for row in phone.page.all("li") if "Daily deal" in row.text)
    phone.tap(next(part for part in row.walk() if phone.page.name(part).startswith("Remove")))
    phone.tap(phone.sending("forget")[-1])


def lose_the_save(phone: Phone) -> None:
    """What is gone from the disk is found to be gone when it is asked for."""
    go_home(phone)
    phone.store.pop(f"game:{days_of(phone.model)[daily.day_at(phone.now)].id}")
    go_on(phone)


def practise(phone: Phone) -> None:
    go_home(phone)
    phone.tap("Daily deal")
    phone.tap("Practise")
    assert phone.session.is_practice


def at_home(phone: Phone) -> State:
    go_home(phone)
    words = {": one try": NEW, " is waiting": UNDER_WAY, "of 4": PLAYED, ": given up": GIVEN_UP}
    (found,) = (state for text, state in words.items() if text in phone.button("Daily deal").text)
    return found


def on_its_page(phone: Phone) -> State:
    go_home(phone)
    phone.tap("Daily deal")
    buttons = {
        ("Play",): NEW,
        ("Continue", "Give up"): UNDER_WAY,
        ("Practise", "Share"): PLAYED,
        ("Practise",): GIVEN_UP,
    }
    names = ("Play", "Continue", "Give up", "Practise", "Share")
    state = buttons[tuple(sorted(name for name in names if phone.has_button(name)))]
    assert ("You gave up your one try" in phone.text) == (state is GIVEN_UP)
    assert ("You gave up 1." in phone.text) == (state is GIVEN_UP)
    assert ("You’ve played 1 deal" in phone.text) == (state is PLAYED)
    assert ("How it went" in phone.html) == (state is PLAYED)
    return state


def in_the_list(phone: Phone) -> set[State]:
    """Return the states that the list allows: of a game that is not there it says nothing."""
    phone.send({"type": "history"})
    day = daily.day_at(phone.now)
    marked = [row.text for row in phone.page.all("li") if f"Daily deal {day}" in row.text]
    assert len(marked) <= 1
    if not marked:
        return {NEW, PLAYED, GIVEN_UP}
    by_words = {"your one try": UNDER_WAY, "given up": GIVEN_UP}
    return {next((state for words, state in by_words.items() if words in marked[0]), PLAYED)}


def shared(phone: Phone) -> bool:
    phone.send({"type": "share-day", "day": daily.day_at(phone.now)})
    return any(effect["type"] == "share" for effect in phone.effects)


def check(phone: Phone, state: State) -> None:
    """All four places tell the same, and go on doing so after another start."""
    for one in (phone, phone.killed()):
        assert at_home(one) is state
        assert on_its_page(one) is state
        assert state in in_the_list(one)
        assert shared(one) == (state is PLAYED)


WAYS = {
    "not begun": ([], NEW),
    "under way": ([begin], UNDER_WAY),
    "gone on with": ([begin, go_on], UNDER_WAY),
    "played": ([begin, end], PLAYED),
    "played, then removed": ([begin, end, remove_from_the_list], PLAYED),
    "played, then practised": ([begin, end, practise], PLAYED),
    "given up at the table": ([begin, give_up_at_the_table], GIVEN_UP),
    "given up on the page": ([begin, give_up_on_the_page], GIVEN_UP),
    "removed from the list": ([begin, remove_from_the_list], GIVEN_UP),
    "lost": ([begin, lose_the_save], GIVEN_UP),
    "given up, then practised": ([begin, give_up_on_the_page, practise], GIVEN_UP),
}


@pytest.mark.parametrize("way", WAYS)
def test_all_four_places_tell_the_same(way):
    taps, state = WAYS[way]
    phone = phone_on(PIG10)
    for tap in taps:
        tap(phone)
    check(phone, state)


GOES_ON = {
    NEW: [begin],
    UNDER_WAY: [go_on, end, give_up_at_the_table, give_up_on_the_page, remove_from_the_list, lose_the_save],
    PLAYED: [practise, remove_from_the_list],
    GIVEN_UP: [practise],
}
LEADS_TO = {begin: UNDER_WAY, go_on: UNDER_WAY, end: PLAYED, practise: None, remove_from_the_list: None}


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(6))
def test_days_on_end_never_contradict_themselves(seed):
    """On a random walk over a week, what each day says it is must stay so, whatever comes after it."""
    chance, store = random.Random(seed), {}
    states: dict[int, State] = {}
    for day in range(1, 8):
        phone = phone_on(day, store)
        state, removed = NEW, False
        for _ in range(chance.randint(0, 4)):
            tap = chance.choice(GOES_ON[state])
            if (tap is end and day != PIG10) or (tap is remove_from_the_list and removed):
                continue
            tap(phone)
            removed = tap is remove_from_the_list
            state = LEADS_TO.get(tap, GIVEN_UP) or (GIVEN_UP if removed and state is UNDER_WAY else state)
        assert at_home(phone) is state
        states[day] = state
        assert {n: one.state for n, one in tries(phone.model).items()} == {
            n: state for n, state in states.items() if state is not NEW
        }
        store = phone.store


# What dies, comes from elsewhere or was left on an earlier day.


def moments(phone: Phone) -> list[dict[str, str]]:
    """Return what is on disk after each single save from now on."""
    disk, found = dict(phone.store), []

    def watch(phone: Phone) -> None:
        for effect in phone.effects:
            if effect["type"] == "save":
                disk[effect["key"]] = effect["text"]
            elif effect["type"] == "forget":
                disk.pop(effect["key"], None)
            else:
                continue
            found.append(dict(disk))

    phone.watchers.append(watch)
    return found


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("before", "act", "states"),
    [
        ([], begin, [NEW, UNDER_WAY]),
        ([begin], give_up_at_the_table, [UNDER_WAY, GIVEN_UP]),
        ([begin], give_up_on_the_page, [UNDER_WAY, GIVEN_UP]),
        ([begin], remove_from_the_list, [UNDER_WAY, GIVEN_UP]),
        ([begin, end], remove_from_the_list, [PLAYED]),
    ],
)
def test_whatever_dies_between_two_saves_no_place_contradicts_another(before, act, states):
    phone = phone_on(PIG10)
    for tap in before:
        tap(phone)
    disks = moments(phone)
    act(phone)
    assert len(disks) > 2
    for disk in disks:
        state = at_home(phone_on(PIG10, dict(disk)))
        check(phone_on(PIG10, dict(disk)), state)
        assert state in states
    assert state is states[-1]


def test_an_end_that_was_not_noted_is_noted_when_the_game_is_opened():
    phone = phone_on(PIG10)
    begin(phone)
    disks = moments(phone)
    end(phone)
    seen = set()
    for disk in disks:
        one = phone_on(PIG10, dict(disk))
        seen.add(at_home(one))
        if at_home(one) is UNDER_WAY:
            go_on(one)
            if one.screen == "result":
                check(one, PLAYED)
                seen.add("noted")
    assert seen == {UNDER_WAY, PLAYED, "noted"}


def test_a_try_that_ended_on_another_phone_is_told_as_soon_as_its_game_comes_in():
    here = phone_on(PIG10)
    begin(here)
    there = phone_on(PIG10, dict(here.store))
    end(there)
    there.send({"type": "take-along", "id": there.session.id})
    go_home(here)
    here.bring_in(there.file)
    assert days_of(here.model) == days_of(there.model)
    check(here, PLAYED)


@pytest.mark.few(2)
@pytest.mark.parametrize("gives_up", [give_up_at_the_table, give_up_on_the_page, remove_from_the_list])
def test_a_try_that_was_given_up_stays_so_when_a_file_brings_its_game_in_again(gives_up):
    phone = phone_on(PIG10)
    begin(phone)
    phone.send({"type": "take-along", "id": phone.session.id})
    file = phone.file
    go_home(phone)
    phone.bring_in(file)
    check(phone, UNDER_WAY)
    gives_up(phone)
    go_home(phone)
    phone.bring_in(file)
    assert f"game:{days_of(phone.model)[PIG10].id}" in phone.store, "the game itself comes in"
    check(phone, GIVEN_UP)
    go_home(phone)
    assert f"Daily deal {PIG10}: given up" in phone.text
    phone.tap("Continue")
    play_to_the_end(phone, Person(1))
    check(phone, GIVEN_UP)
    remove_from_the_list(phone)
    check(phone, GIVEN_UP)


def test_a_try_that_was_given_up_stays_so_when_it_ended_on_another_phone():
    here = phone_on(PIG10)
    begin(here)
    there = phone_on(PIG10, dict(here.store))
    end(there)
    go_home(there)
    give_up_on_the_page(here)
    go_home(here)
    here.bring_in(there.take_along())
    check(here, GIVEN_UP)


def test_a_day_that_was_given_up_looks_and_is_told_otherwise_than_one_that_was_not_played():
    phone = phone_on(PIG10)
    begin(phone)
    give_up_on_the_page(phone)
    days_of(phone.model).update({1: Day("a-1", 1), 2: Day("a-2", 3)})
    phone.send({"type": "day"})
    cells = [span for span in phone.page.all("span") if "cell" in span.classes]
    looks = Counter(" ".join(sorted({*cell.classes} - {"cell", "now"})) for cell in cells)
    assert (looks["won"], looks["played"], looks["given-up"], looks[""]) == (1, 1, 1, 1)
    assert f"You gave up day {PIG10}." in phone.text
    fresh = phone_on(PIG10)
    fresh.send({"type": "day"})
    assert "Given up" not in fresh.text
    assert "given-up" not in fresh.html


def test_a_result_that_somebody_sends_as_a_file_is_not_mine():
    theirs = phone_on(PIG10)
    begin(theirs)
    end(theirs)
    theirs.send({"type": "take-along", "id": theirs.session.id})
    mine = phone_on(PIG10)
    mine.bring_in(theirs.file)
    check(mine, NEW)
    begin(mine)
    check(mine, UNDER_WAY)


def test_a_try_of_an_earlier_day_waits_at_home_and_in_the_list():
    phone = phone_on(PIG10)
    begin(phone)
    phone = phone_on(PIG10 + 1, phone.store)
    assert at_home(phone) is NEW
    go_home(phone)
    assert f"Daily deal {PIG10}: your one try" in phone.text
    phone.tap("Continue")
    assert day_of(phone.record) == PIG10
    phone.tap("Menu")
    phone.tap("Give up")
    assert f"You give up your one try at daily deal {PIG10}." in phone.text
    phone.tap(phone.sending("give-up")[-1])
    assert try_at(phone.model, PIG10).state is GIVEN_UP
    assert "your one try" not in phone.text


# Before the storage has answered.


@pytest.mark.parametrize(
    ("taps", "state"),
    [([], NEW), ([begin], UNDER_WAY), ([begin, end], PLAYED), ([begin, give_up_on_the_page], GIVEN_UP)],
    ids=lambda value: value.value if isinstance(value, State) else "",
)
def test_before_the_storage_has_answered_nothing_is_said_of_a_try_and_afterwards_the_truth(taps, state):
    before = phone_on(PIG10)
    for tap in taps:
        tap(before)
    kept = dict(before.store)
    phone = Phone(now=before.now, unread=True)
    phone.send({"type": "save-failed", "key": None, "reason": "late"})
    assert "PIG 10: checking your try" in phone.button("Daily deal").text
    phone.tap("Daily deal")
    assert "Tenfold is checking" in phone.text
    for claim in ("in a row", "streak", "given up", "gave up", "haven’t finished", "so far"):
        assert claim not in phone.text
    assert not any(phone.has_button(name) for name in ("Play", "Continue", "Give up", "Practise", "Share"))
    phone.send({"type": "play-day"})
    assert phone.model.session is None
    phone.store = {**kept, **phone.store}
    small = {key: text for key, text in kept.items() if not key.startswith("game:")}
    games = [key for key in kept if key.startswith("game:")]
    phone.send({"type": "kept-late", "saves": small, "games": games})
    phone.env.clear()
    assert "checking" not in phone.text
    check(phone, state)


@pytest.mark.parametrize(("unread", "screen"), [(True, "day"), (False, "setup")])
def test_a_link_to_todays_deal_does_not_deal_it_before_the_storage_has_answered(unread, screen):
    before = phone_on(PIG10)
    begin(before)
    deal = daily.deal_of(PIG10)
    phone = Phone(now=before.now, store={} if unread else before.store, unread=unread)
    link = {"game": deal.game, "deal": str(deal.seed), "seats": "p.easy", "whole": "1"}
    phone.send({"type": "link", "link": link})
    assert phone.screen == screen


# What the questions say.


def asked(phone: Phone, place: str) -> str:
    go_home(phone)
    if place == "list":
        phone.tap("Your games")
        phone.tap("Remove")
    else:
        phone.tap("Daily deal")
        phone.tap("Give up" if place == "page" else "Continue")
    if place == "table":
        phone.tap("Menu")
        phone.tap("Give up")
    assert phone.sheet is not None
    return phone.sheet.text


@pytest.mark.parametrize("place", ["list", "page", "table"])
def test_who_gives_a_try_up_is_told_what_goes_with_it(place):
    phone = phone_on(PIG10)
    begin(phone)
    question = asked(phone, place)
    assert "You give up your one try at today’s daily deal." in question
    assert "streak" not in question
    phone.tap("Keep playing" if place == "table" else "Cancel")
    days_of(phone.model).update({day: Day(f"a-{day}", 2) for day in (1, 2, 3)})
    assert "Your 3-day streak ends." in asked(phone, place)
    phone.tap("Keep playing" if place == "table" else "Cancel")
    check(phone, UNDER_WAY)


def test_who_removes_the_game_of_a_day_that_was_played_keeps_the_result():
    phone = phone_on(PIG10)
    begin(phone)
    end(phone)
    question = asked(phone, "list")
    assert question.startswith("Remove this game?")
    assert "You keep your result in today’s daily deal." in question


def test_a_save_that_cannot_be_read_is_a_try_too():
    phone = phone_on(PIG10)
    begin(phone)
    go_home(phone)
    phone.store[f"game:{days_of(phone.model)[PIG10].id}"] = "damaged"
    go_on(phone)
    assert phone.sheet is not None
    assert "You give up your one try" in phone.sheet.text
    phone.tap("Remove")
    check(phone, GIVEN_UP)


def test_the_deal_of_a_day_is_never_dealt_again():
    phone = phone_on(PIG10)
    begin(phone)
    phone.tap("Menu")
    assert not phone.has_button("New deal")
    entries, ident = len(phone.record.entries), phone.session.id
    phone.send({"type": "sheet", "name": "give-up", "again": True})
    phone.send({"type": "give-up", "again": True})
    assert (phone.session.id, len(phone.record.entries)) == (ident, entries)
    check(phone, UNDER_WAY)
