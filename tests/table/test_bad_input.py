"""What comes from outside: names, deal numbers, events that should never come."""

import copy
import json
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.update import HANDLERS
from tests.running.depth import examples
from tests.table.driver import Person, Phone, play_to_the_end, table_of

EVIL = "<img src=x onerror=alert(1)>"
NAMES = {
    "markup": EVIL,
    "script": "</script><script>alert(1)</script>",
    "quotes": "\"' onclick='x'",
    "entity": "&lt;b&gt;&amp;",
    "long": "x" * 500,
    "control": "Be\x00a\x07\n\r\tB\x1b",
    "right to left": "\u202eaeB\u202c\u200f",
    "joined": "👨\u200d👩\u200d👧",
    "emoji": "🐷🐸👑",
    "other scripts": "ابن سينا",
    "combining": "Z" + "\u0351" * 100,
    "half a surrogate": "\ud83d",
    "template": "{{7*7}} %s {name}",
}


def reaches_a_result(phone):
    phone.send({"type": "home"})
    phone.settings(pace="At once")
    phone.tap("PIG 10")
    phone.seat("ee")
    for seat in range(2):
        phone.type_in(f"Name of seat {seat + 1}", f"Computer {seat + 1}")
    phone.tap("Deal 3 cards each")
    play_to_the_end(phone, Person(1))
    return phone.screen == "result"


@pytest.mark.few(2)
@pytest.mark.parametrize("kind", NAMES)
def test_any_name_is_kept_short_and_plain_and_is_escaped_everywhere(kind):
    phone = Phone()
    tags = set()

    def watch(phone):
        tags.update(element.tag for element in phone.page.elements)
        for element in phone.page.elements:
            assert not any(attribute.startswith("on") for attribute in element.attrs)

    phone.watchers.append(watch)
    phone.set_up("pe")
    phone.type_in("Name of seat 1", NAMES[kind])
    kept = phone.field("Name of seat 1").get("value")
    assert len(kept) <= 24
    assert kept == kept.strip()
    assert kept.replace("\u200d", "").isprintable()
    phone.type_in("Name of seat 2", "Ada")
    phone.tap("Deal 3 cards each")
    assert phone.session.names[0] == (kept or "You")
    person = Person(1)
    for _ in range(12):
        person.act(phone)
    assert (kept or "You") in phone.text or not kept.isascii() or "  " in kept
    phone.tap("Game log")
    assert "You" in phone.sheet.text
    phone.tap("Close")
    phone.tap("Leave the table")
    phone.tap("Your games")
    phone.tap("Remove PIG 10")
    phone.tap("Cancel")
    assert not {"img", "script", "b1", "iframe"} & tags
    again = phone.killed()
    again.go_on()
    assert [who.name for who in again.record.seats] == phone_names(phone)


def phone_names(phone):
    text = next(text for key, text in phone.store.items() if key.startswith("game:"))
    return [seat["name"] for seat in json.loads(text)["seats"]]


def test_blank_names_are_letters_by_seat():
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Name of seat 1", "   \u200b\t ")
    phone.tap("Deal 3 cards each")
    assert phone.session.names == ["Player A", "Player B"]


@pytest.mark.parametrize(("first", "second"), [("Bea", "Bea"), (" Bea ", "Bea\n"), ("Player B", ""), ("B  ea", "B ea")])
def test_two_seats_of_one_name_are_asked_to_choose_another(first, second):
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Name of seat 1", first)
    phone.type_in("Name of seat 2", second)
    assert not why_not(phone, "Name of seat 1")
    assert "Change one of the names" in why_not(phone, "Name of seat 2")
    assert phone.heard[-1] == why_not(phone, "Name of seat 2")
    phone.tap("Deal 3 cards each")
    assert phone.screen == "setup"
    assert "Change one of the names" in phone.toast
    phone.type_in("Name of seat 2", "Ben")
    assert not why_not(phone, "Name of seat 2")
    phone.tap("Deal 3 cards each")
    assert phone.screen == "handover"


@pytest.mark.few(2)
@pytest.mark.parametrize("seat", range(8))
def test_a_computer_whose_name_is_rubbed_out_gets_a_free_one(seat):
    phone = Phone()
    phone.set_up("eeeeeeee")
    phone.type_in(f"Name of seat {seat + 1}", "")
    assert phone.field(f"Name of seat {seat + 1}").get("value")
    phone.tap("Deal 3 cards each")
    assert len(set(phone.session.names)) == 8


def test_a_person_with_a_computers_name_can_become_a_computer_at_a_full_table():
    phone = Phone()
    phone.set_up("peeeeeee")
    phone.type_in("Name of seat 1", "Sofya")
    phone.seat("eeeeeeee")
    phone.tap("Deal 3 cards each")
    assert len(set(phone.session.names)) == 8


def test_a_computer_keeps_a_persons_name_for_when_the_person_comes_back():
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Name of seat 1", "Bea")
    phone.seat("ep")
    assert phone.field("Name of seat 1").get("value") != "Bea"
    phone.seat("pp")
    assert phone.field("Name of seat 1").get("value") == "Bea"


def test_moving_seats_up_keeps_everybody_at_the_table():
    phone = Phone()
    phone.set_up("ppe")
    for seat, name in enumerate(["Bea", "Ben", "Ada"]):
        phone.type_in(f"Name of seat {seat + 1}", name)
    phone.tap("Move Ben up")
    phone.tap("Move Ben to the end")
    phone.tap("Deal 3 cards each")
    assert [(seat.name, seat.kind) for seat in phone.record.seats] == [
        ("Bea", "person"),
        ("Ada", "bot"),
        ("Ben", "person"),
    ]


def test_a_seat_chosen_to_begin_that_leaves_the_table_gives_way_to_chance():
    phone = Phone()
    phone.set_up("eee")
    phone.tap("First player")
    phone.tap(phone.model.setups["pig10"].chairs[2].shown_name)
    assert phone.model.setups["pig10"].options["first_player"] == "2"
    phone.seat("ee")
    phone.tap("Deal 3 cards each")
    assert phone.record.options["first_player"] == "random"


@pytest.mark.parametrize("by", ["Remove a seat", "Add a seat"])
def test_the_number_of_seats_ends_where_the_game_ends_and_says_so(by):
    phone = Phone()
    phone.set_up("pp" if by == "Remove a seat" else "pppppppp")
    assert phone.button(by).refused
    phone.tap(by)
    assert phone.toast == "PIG 10 is for 2 to 8 players."


@pytest.mark.parametrize("text", ["-1", "1e3", "٣", "seven", EVIL, "0x10", "1.5", "9" * 5000, "1 2", "1234567890"])
def test_what_is_no_deal_number_is_told_at_the_field_and_deals_nothing(text):
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Deal number", text)
    why = why_not(phone, "Deal number")
    assert "nine digits" in why
    assert phone.heard == [why]
    phone.tap("Deal 3 cards each")
    assert phone.screen == "setup"
    assert phone.toast == why
    phone.type_in("Deal number", "")
    assert not why_not(phone, "Deal number")
    phone.tap("Deal 3 cards each")
    assert 0 <= phone.record.seed < 2**32


def why_not(phone, label):
    """What stands beside a field with a value that cannot stay."""
    field = phone.field(label)
    if field.get("aria-invalid") != "true":
        return ""
    return phone.page.one(id=field.get("aria-describedby")).text


@pytest.mark.parametrize(("text", "seed"), [("0", 0), (" 7 ", 7), ("007", 7), ("999999999", 999_999_999)])
def test_a_deal_number_deals_its_cards(text, seed):
    phone = Phone()
    phone.set_up("pp")
    phone.type_in("Deal number", text)
    assert not phone.toast
    phone.tap("Deal 3 cards each")
    assert phone.record.seed == seed


# Events.

FIELDS = [
    "game", "seat", "by", "kind", "level", "id", "choice", "value", "checked", "key", "name", "chapter", "place",
    "action", "fields", "text", "reason", "title", "why", "saves", "games", "env", "at",
]  # fmt: skip

likely = st.sampled_from(
    ["pig10", "tens", 0, 1, 2, 7, -1, True, None, "person", "bot", "easy", "tie", "shared", "pace", "at-once", "left",
     "rules", "log", "menu", "kind", "option", "forget", "damaged", "second_tap", "4", "10 sets 10", 10**30, 1e300,
     float("nan"), float("inf"), EVIL, [], {}, {"value": "3"}, {"now": 5}, {"now": None}]
)  # fmt: skip
values = st.recursive(
    likely | st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3),
    max_leaves=5,
)
kinds = st.sampled_from([*sorted(HANDLERS), "rescue", "no such event"]) | st.text(max_size=5)
fields = st.dictionaries(st.sampled_from(FIELDS), values, max_size=5)
events = st.builds(lambda kind, rest: {**rest, "type": kind}, kinds, fields)
sheets = st.builds(
    lambda name, rest: {**rest, "name": name, "type": "sheet"},
    st.sampled_from(["rules", "log", "menu", "kind", "option", "forget", "damaged", "scores", "lessons", "x"]) | values,
    fields,
)


def at_home():
    return Phone()


def at_setup():
    phone = Phone()
    phone.set_up("ppe")
    return phone


def at_the_table_alone():
    return table_of("Bea", "Ada:easy", hands=["2 3 5", "4"], middle="3", value=3, last_player=1, pile="1 2 3")


def at_the_table():
    return table_of("Bea", "Ben", "Ada:easy", hands=["2 3 5", "4", "1"], middle="3", value=3, last_player=1)


def while_a_move_is_shown():
    phone = at_the_table()
    phone.play("2")
    return phone


def at_the_hand_over():
    phone = Phone()
    phone.start("pp")
    return phone


def at_the_result():
    phone = table_of("Bea", "Ada:easy", hands=["2", ""])
    phone.play("2")
    phone.watch_to_the_end_of_the_move()
    return phone


def in_a_lesson():
    phone = at_setup()
    phone.tap("Learn by playing")
    for _ in range(2):
        phone.tap("Continue")
    return phone


PLACES = [
    at_home,
    at_setup,
    at_the_table_alone,
    at_the_table,
    while_a_move_is_shown,
    at_the_hand_over,
    at_the_result,
    in_a_lesson,
]


@cache
def first(place):
    return place()


def fresh(place):
    """A phone at such a place, as good as new."""
    return copy.deepcopy(first(place))


@examples(100)
@given(place=st.sampled_from(PLACES), sent=st.lists(events | sheets, min_size=1, max_size=6))
def test_no_event_from_anywhere_breaks_the_table(place, sent):
    phone = fresh(place)
    for event in sent:
        phone.send(event)
    assert phone.page.one("main")
    phone.send({"type": "back"})
    phone.send({"type": "back"})
    phone.send({"type": "home"})
    assert phone.screen == "home"
    assert phone.has_button("PIG 10")


@pytest.mark.thorough
@pytest.mark.quick(*PLACES[::3])
@pytest.mark.parametrize("place", PLACES)
def test_after_every_kind_of_senseless_event_a_game_can_be_played(place):
    phone = fresh(place)
    for kind in sorted(HANDLERS):
        if kind != "boot":
            phone.send({"type": kind})
    assert reaches_a_result(phone)


@pytest.mark.parametrize("place", PLACES)
def test_a_second_boot_with_nonsense_is_survived(place):
    phone = fresh(place)
    for nonsense in (
        {},
        {"saves": [], "env": 7, "games": 3},
        {"env": {"now": "x", "entropy": []}, "saves": {"open": 3}},
    ):
        phone.send({"type": "boot", **nonsense})
        assert phone.page.one("main")


@pytest.mark.few(2)
@pytest.mark.parametrize("place", PLACES)
def test_every_element_may_be_tapped_twice(place):
    """The second tap of a double tap meets the screen that the first has brought."""
    for event in fresh(place).page.events():
        phone = fresh(place)
        phone.send(event)
        phone.send(event)
        assert phone.page.one("main")
        if phone.model.session and not phone.session.taught:
            assert phone.saved == phone.record
            assert len(phone.record.entries) <= 2


@pytest.mark.few(7)
@pytest.mark.parametrize("old", PLACES)
@pytest.mark.parametrize("place", [at_home, at_setup, at_the_table, while_a_move_is_shown, at_the_result])
def test_events_of_a_screen_that_is_gone_do_no_harm(place, old):
    for event in {json.dumps(event): event for event in fresh(old).page.events()}.values():
        phone = fresh(place)
        seat = phone.model.session and phone.record.state.current_player()
        phone.send(event)
        assert phone.page.one("main")
        if phone.sheet is None:
            assert not any(element.inert for element in phone.page.elements), f"{event} leaves a dead screen"
        if phone.model.session and event["type"] not in ("undo", "say-sum", "play", "touch", "skip"):
            begins = event["type"] in ("rematch", "start", "setup", "lesson")
            assert phone.record.state.current_player() == seat or begins


@pytest.mark.parametrize("name", ["kind", "option", "forget", "no such sheet", None, [], 7])
@pytest.mark.parametrize("place", PLACES)
def test_a_sheet_that_is_not_there_leaves_the_screen_alive(place, name):
    phone = fresh(place)
    phone.send({"type": "shown"})  # so that slips are gone
    shown = phone.page.one("main").shape()
    phone.send({"type": "sheet", "name": name, "seat": 99, "id": "nothing"})
    if phone.sheet is None:
        assert phone.page.one("main").shape() == shown
        assert phone.step["focus"] is None
        assert "data-sheet" not in phone.step["root"]


@pytest.mark.parametrize("action", ["", "99", "4 sets 4", "bid 3", None, 3, ["2"], EVIL])
def test_a_move_that_the_rules_do_not_allow_is_refused_with_a_sentence(action):
    phone = at_the_table_alone()
    phone.send({"type": "play", "action": action})
    assert not phone.record.entries or action == 3
    assert phone.toast.endswith(".") or action == 3


def test_nobody_plays_for_a_computer_or_for_somebody_who_has_not_taken_the_phone():
    phone = at_the_hand_over()
    card = phone.record.state.action_to_string(phone.record.state.legal_actions()[0])
    phone.send({"type": "play", "action": card})
    phone.send({"type": "touch", "place": 0})
    phone.send({"type": "say-sum", "fields": {"value": card}})
    assert not phone.record.entries
    phone = at_the_table_alone()
    phone.play("2")
    phone.watch_to_the_end_of_the_move()
    phone.send({"type": "play", "action": "4"})
    assert len(phone.record.entries) == 1
