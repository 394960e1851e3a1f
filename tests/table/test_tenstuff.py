"""Tenstuff at the table: sets, thrown tens, gifts, guesses and cheats by taps alone; nothing seen that is hidden."""

import json
import random
import re
from dataclasses import replace

import htpy as h
import pytest

from table.boards import board_of
from table.countdown import DEALT, FIRST_REACTION, FIRST_TIMES, REACTION
from table.drawings import french
from table.features.hints.state import Asked
from table.features.tournament.state import tournament_of
from table.games.tenstuff import drawings, story
from table.model import Summary
from table.words import count
from tenfold import Entry, Record
from tenfold.games.tenstuff import Tenstuff
from tenfold.games.tenstuff.cards import CARDS
from tenfold.messages import in_text
from tests.engine.tenstuff import everything_but, table_keys
from tests.table.conformance import Witness, whose_hand
from tests.table.driver import Person, Phone, finish_move, hurry, seated, table_with
from tests.table.page import Page
from tests.table.worlds import same_in_another_world

GAME = "Tenstuff"
EIGHT = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal"]
OPTIONS = Tenstuff.presets
NAMES = {drawings.name(card): card for card in CARDS}
RANKS = "A23456789TJQK"


# What people do, by taps.


def do(phone, *acts):
    """Carry out a choice of the player who may act now, given as the texts of its acts."""
    *first, last = acts
    word, _, what = last.partition(" ")
    if last in BUTTONS:
        phone.tap(BUTTONS[last])
    elif word in ("play", "table"):
        lay(phone, last, slips=[act.split()[1] for act in first])
    elif word == "done":
        finish(phone, [act.split()[1] for act in first])
    elif word == "skip":
        select(phone, [what])
        phone.tap(f"Throw {drawings.sign(what)}")
    else:
        {"guess": guess, "order": put_back, "accuse": accuse}[word](phone, what)


BUTTONS = {
    "pass": "Pass",
    "stop": "Done",
    "no guess": "No guess",
    "draw": "Draw a card",
    "fake": "Pretend",
    "arrange": "draw pile",
}


def finish(phone, cards):
    """Give or return these cards, or let the game end."""
    if phase(phone) == "last":
        phone.tap("Accuse no one")
        return
    select(phone, cards)
    phone.tap(f"{phase(phone).title()} {count(len(cards), 'card') if cards else 'none'}")


def put_back(phone, order):
    """Tap the top cards of the draw pile in this order."""
    for place in order.split():
        for card in phone.page.all("button", id=f"top-{int(place) - 1}"):
            phone.tap(card)
    phone.tap("Put back")


def accuse(phone, seat):
    name = phone.session.names[int(seat)]
    if phase(phone) == "last":
        phone.tap(f"Accuse {name}")
    else:
        phone.tap("Accuse")
        phone.tap(name)


def lay(phone, act, slips=()):
    """Select a set, slip cards under it, and lay it with the button for its place."""
    cards = act.split()[1:]
    if slips:
        phone.tap("sleeve")
        for card in slips:
            phone.tap(card_of(phone, card))
        phone.tap(f"{len(slips)} card")
        for card in slips:
            assert card_of(phone, card).pressed
    select(phone, cards)
    phone.tap(lit(phone, act))


def lit(phone, act):
    """The button that carries out an act as its last."""
    return next(button for button in phone.sending("play") if sent(button)[-1] == act)


def sent(button):
    event = json.loads(button.get("data-event"))
    return event.get("actions") or [event["action"]]


def select(phone, cards):
    """Have just these cards selected."""
    for card in phone.cards:
        if card.pressed and NAMES[phone.page.name(card)] not in cards and "slipped" not in card.classes:
            phone.tap(card_of(phone, NAMES[phone.page.name(card)]))
    for card in cards:
        if not card_of(phone, card).pressed:
            phone.tap(card_of(phone, card))


def card_of(phone, card):
    """A card of the hand."""
    return next(one for one in phone.hand.walk() if one.tag == "button" and phone.page.name(one) == drawings.name(card))


def guess(phone, card):
    if drawings.is_joker(card):
        phone.tap(drawings.name(card))
    else:
        phone.tap(phone.page.one("button", aria_label=french.suit_name(card[1])))
        phone.tap(phone.page.one("button", aria_label={"T": "10"}.get(card[0], card[0])))
    phone.tap(f"Guess {drawings.sign(card)}")


def claim(phone, label, seat):
    """Come forward at the window as one of the people."""
    phone.tap(label)
    phone.tap(phone.session.names[seat])


def come_forward(phone, seat, act):
    """At the window: a seat throws a ten, or accuses."""
    entries = len(phone.record.entries)
    if act.startswith("skip"):
        claim(phone, "Throw a 10", seat)
        do(phone, act)
    else:
        claim(phone, "Accuse", seat)
        phone.tap(phone.session.names[int(act.split()[1])])
    assert [(entry.seat, entry.action) for entry in phone.record.entries[entries:]] == [(seat, act)], phone.toast


def phase(phone):
    return phone.record.state.observation(phone.session.eyes).phase


def table_of(*seats, hands, options=None, pace="Brisk", **position):
    """A phone with a set-up position on the table; `Ada:easy` is a computer."""
    return table_with("tenstuff", seats, table_keys(*hands, **position), options, pace)


def take(phone):
    """Let the next player take the phone, if they do not hold it."""
    finish_move(phone)
    if phone.holding is not None:
        phone.tap(phone.holding)
    while phone.session.closing or phone.session.moment:
        assert phone.let_timer_run_out() is not None


# The window before a turn.

WINDOW = {"phase": "window", "last": "7S", "top": "3C 4C 5C"}
SVG = re.compile(r"<svg class=\"edges\".*?</svg>")
EDGE = re.compile("<path")
HOLDER = ["TH 2D", "TS KH 4H 3S", "9C 8D"]


def test_a_set_is_built_by_taps_and_the_button_and_the_line_say_what_it_is():
    phone = table_of("Ada", "Bea", hands=["3D 3H 3S 2D KC", "9C 8D 7D"], last="3C", phase="window", top="5C 6C")
    assert phone.screen == "reactions"
    assert "I’m Ada" in phone.page.name(phone.holding)
    take(phone)
    assert "Ada, what goes on 3♣?" in phone.text
    phone.tap(card_of(phone, "3H"))
    assert phone.has_button("Match: 3♥")
    assert "3♥ on Bea’s 3♣, a match" in phone.text
    assert "Then you can play another set." in phone.text
    phone.tap(card_of(phone, "3D"))
    phone.tap(card_of(phone, "3S"))
    assert "on Bea" in phone.button("Slam: three 3s").text
    assert "Then you can give Bea lower cards in ♦ ♥ ♠" in phone.text
    phone.tap(card_of(phone, "KC"))
    assert [phone.page.name(card) for card in phone.cards if card.pressed] == ["king of clubs"]
    phone.tap("Play K♣")
    assert phone.record.entries[-1].action == "play KC"


def test_what_cannot_be_laid_says_why():
    phone = table_of("Ada", "Bea", hands=["3D 9H", "9C 8D"], last="7S", phase="window", top="5C 6C")
    take(phone)
    phone.tap(card_of(phone, "3D"))
    assert phone.toast == "A 3 is too low: you need a 7 or higher."
    assert not phone.sending("play")[1:]


def test_after_a_match_another_set_may_follow_or_not():
    phone = table_of("Ada", "Bea", hands=["3D 9H 9S", "9C 8D"], last="3S", top="5C 6C")
    take(phone)
    do(phone, "play 3D")
    finish_move(phone)
    assert "Ada, another set after the match?" in phone.text
    do(phone, "stop")
    assert phone.record.state.observation(None).hand_sizes == (3, 2)


def test_the_gift_of_a_slam_goes_by_taps_and_only_the_two_see_the_cards():
    phone = table_of("Ada", "Bea", hands=["3D 3H 3S 2D AH KC", "9C 8D"], last="3C", top="5C 6C")
    take(phone)
    do(phone, "play 3D 3H 3S")
    finish_move(phone)
    assert "Ada, what do you give Bea?" in phone.text
    assert "line" in phone.button("Give none").classes
    phone.tap(card_of(phone, "KC"))
    assert phone.toast == "You can’t give K♣: it must be lower than the set."
    do(phone, "give AH", "give 2D", "done")
    assert "Ada gives Bea 2 cards" in " ".join(phone.heard)
    cards = ("A♥", "2♦", "ace of hearts", "2 of diamonds")
    assert not [sentence for sentence in phone.heard if any(card in sentence for card in cards)]
    assert phone.record.state.observation(None).hand_sizes == (2, 4)


def test_an_attempt_names_a_card_on_the_open_table_and_the_next_player_gets_it():
    phone = table_of("Ada", "Bea", hands=["3D KC", "9C 8D"], last="3C 3S", top="5C 6C")
    take(phone)
    do(phone, "play 3D")
    finish_move(phone)
    assert phone.hand is None
    assert "Ada, which card is next?" in phone.text
    phone.tap("5")
    assert "Ada, which suit?" in phone.text
    do(phone, "guess 5C")
    assert any("guesses 5 of clubs and is right: Bea takes it" in sentence for sentence in phone.heard)
    finish_move(phone)
    assert phone.screen == "reactions"


@pytest.mark.parametrize(
    ("act", "why"),
    [
        ("", "guess the next card first."),
        ("arrange", "put the draw pile back first."),
        ("pass", "draw a card first."),
    ],
)
def test_a_tapped_card_stays_in_hand_for_what_comes_first(act, why):
    position = {} if act else {"phase": "guess", "played": True, "last_owner": 0}
    hands = ["2S KC", "9C 8D"]
    phone = table_of("Ada", "Bea:easy", hands=hands, last="3D", top="5C 6C", options={"cheating": "on"}, **position)
    if act:
        do(phone, act)
        finish_move(phone)
    phone.tap(card_of(phone, "2S"))
    assert phone.toast == f"You can’t play 2♠ now: {why}"


def test_a_thrown_ten_by_claim_skips_the_next_player_who_gives_something_back():
    phone = table_of("Ada", "Bea", "Carl", hands=HOLDER, turn=1, **WINDOW)
    assert phone.screen == "reactions"
    phone.tap("Throw a 10")
    assert "Ada" in phone.sheet.text
    assert "Bea" not in phone.sheet.text
    phone.tap("Ada")
    assert phone.step["secret"]
    assert phone.screen == "play"
    phone.tap(card_of(phone, "2D"))
    assert "You can’t throw 2♦" in phone.toast
    do(phone, "skip TH")
    assert any("Ada throws 10 of hearts: Bea’s turn is skipped" in sentence for sentence in phone.heard)
    assert not phone.step["secret"], "the hand of who threw is folded as the ten travels"
    while phone.session.moment is not None:
        assert phone.session.eyes is None
        phone.let_timer_run_out()
    assert phone.screen == "handover"
    take(phone)
    assert "Bea, Ada threw 10♥: return anything?" in phone.text
    assert [NAMES[phone.page.name(card)] for card in phone.cards] == ["4H", "KH"]
    do(phone, "return 4H", "done")
    finish_move(phone)
    assert phone.record.state.observation(None).hand_sizes == (2, 4, 2)
    assert phone.session.turn == 2


def test_between_turns_the_bar_names_who_is_next_as_the_seats_do():
    phone = table_of("Ada", "Bea", "Carl", hands=HOLDER, turn=1, **WINDOW)
    assert phone.screen == "reactions"
    assert "next: Bea" in phone.page.one("header").text
    take(phone)
    assert "next: Carl" in phone.page.one("header").text


@pytest.mark.parametrize("next_one", ["Bea", "Bea:easy"])
def test_who_comes_forward_without_a_ten_sees_the_own_hand_and_keeps_everything(next_one):
    phone = table_of("Ada", next_one, "Carl", hands=["2D 2H", "9C 8D", "TS 4D"], turn=1, **WINDOW)
    claim(phone, "Throw a 10", 0)
    assert phone.hand.get("aria-label") == "Ada’s hand"
    assert "you have no 10 to throw" in phone.text
    assert not phone.sending("play")
    phone.tap("Continue")
    assert phone.screen == "reactions"
    assert not phone.record.entries


def test_a_claim_folds_again_as_the_app_leaves_sight():
    phone = table_of("Ada", "Bea", "Carl", hands=HOLDER, turn=1, **WINDOW)
    claim(phone, "Throw a 10", 0)
    phone.tap(card_of(phone, "TH"))
    phone.send({"type": "hidden"})
    assert phone.screen == "reactions"
    assert phone.hand is None
    assert not phone.step["secret"]
    phone.send({"type": "play", "action": "skip TH"})
    assert not phone.record.entries


def test_a_turn_that_everybody_was_skipped_for_cannot_be_skipped_and_says_so():
    phone = table_of("Ada", "Bea", "Carl", hands=HOLDER, turn=1, skips=3, **WINDOW)
    claim(phone, "Throw a 10", 0)
    phone.tap(card_of(phone, "TH"))
    assert "everyone has just been skipped" in phone.toast
    phone.tap("Continue")


@pytest.mark.parametrize(
    ("other", "piles", "brings", "stands"),
    [
        ("3D", {"top": "3C"}, "draw 1 card", "to draw"),
        (everything_but("5D 9H", "4C"), {"draw": "", "play": "4C"}, "none to draw", "none to draw"),
        (everything_but("5D 9H", "4C 6S"), {"draw": "", "play": "4C 6S"}, "draw 1 card", "pile empty"),
    ],
)
def test_a_pass_says_what_it_draws_and_the_pile_agrees(other, piles, brings, stands):
    """A pile that is shuffled again for the draw had said “none to draw” beside “draw 1 card”."""
    phone = table_of("Ada", "Bea:easy", hands=["5D 9H", other], last="4C", **piles)
    assert phone.button("Pass").text.removeprefix("Pass") == brings
    assert stands in phone.text


@pytest.mark.parametrize(("known", "ms"), [(False, FIRST_REACTION), (True, REACTION)])
def test_alone_the_window_closes_by_itself_but_waits_while_a_ten_is_selected(known, ms):
    """In their first game, people have time to read what the window asks."""
    phone = table_of("Ada", "Bea:easy", "Carl:easy", hands=["TH 2D", "KS 4H", "9C 8D"], turn=1, **WINDOW)
    if known:
        phone.model.games.append(
            Summary(id="old", game="tenstuff", names=("Ada", "Bea"), when=0, line="", finished=True)
        )
        phone.send({"type": "touch", "place": None})
    assert phone.screen == "play"
    (timer,) = phone.step["timers"]
    assert (timer["ms"], timer["event"]) == (ms, {"type": "begin-turn"})
    (table,) = [element for element in phone.page.elements if "runs-out" in element.classes]
    assert ("slowly" in table.classes) is not known
    phone.tap(card_of(phone, "TH"))
    assert not [timer for timer in phone.step["timers"] if timer["event"]["type"] == "begin-turn"]
    phone.tap(card_of(phone, "TH"))
    assert [timer["ms"] for timer in phone.step["timers"]] == [ms]
    do(phone, "skip TH")
    assert [(entry.seat, entry.action) for entry in phone.record.entries] == [(0, "skip TH")]


def test_the_first_windows_of_a_first_game_last_longer_and_the_others_do_not():
    """What it asks is known by then, and a round has many windows."""
    phone = table_of("Ada", "Bea:easy", "Carl:easy", hands=["TH 2D", "KS 4H", "9C 8D"], turn=1, **WINDOW)
    times = []
    for _ in range(FIRST_TIMES + 1):
        phone.send({"type": "touch", "place": None})
        times += [timer["ms"] for timer in phone.step["timers"]]
        phone.record.entries.append(Entry(1, "begin"))
    assert times == [FIRST_REACTION] * FIRST_TIMES + [REACTION]


def test_the_time_of_a_window_starts_when_the_cards_are_dealt():
    phone = Phone()
    phone.start("peee", game=GAME, deal=2)
    (timer,) = phone.step["timers"]
    assert (timer["event"], timer["ms"]) == ({"type": "begin-turn"}, FIRST_REACTION + DEALT)
    (table,) = [element for element in phone.page.elements if "runs-out" in element.classes]
    assert "dealing" in table.classes


def test_a_hand_is_not_greyed_for_the_moment_of_a_window():
    """It was grey, then white, and grey again when the first turn started."""
    phone = table_of("Ada", "Bea:easy", "Carl:easy", hands=["TH 2D", "KS 4H", "9C 8D"], turn=1, **WINDOW)
    ten, two = card_of(phone, "TH"), card_of(phone, "2D")
    assert ("can" in ten.classes, "no" in two.classes, two.refused) == (True, False, True)


def test_the_window_waits_for_a_hint_and_shows_only_then_that_no_time_runs_out():
    def runs_out():
        closes = [timer for timer in phone.step["timers"] if timer["event"]["type"] == "begin-turn"]
        shown = [element for element in phone.page.elements if "runs-out" in element.classes]
        assert len(closes) == len(shown)
        return bool(shown)

    phone = table_of("Ada", "Bea:easy", "Carl:easy", hands=["TH 2D", "KS 4H", "9C 8D"], turn=1, **WINDOW)
    assert runs_out()
    phone.tap(card_of(phone, "TH"))
    assert not runs_out()
    phone.tap(card_of(phone, "TH"))
    assert runs_out()
    phone.send({"type": "hint"})
    assert not runs_out()
    while not phone.session.memory(Asked).hint.judgements:
        phone.let_timer_run_out()
        assert not runs_out()
    phone.tap("Let Bea play")
    assert phone.record.entries or not runs_out()


def test_alone_without_a_ten_no_window_is_shown():
    phone = table_of("Ada", "Bea:easy", hands=["AH 2D", "KS 4H"], turn=1, **WINDOW)
    assert not [timer for timer in phone.step["timers"] if timer["event"]["type"] == "begin-turn"]
    while not phone.record.entries:
        phone.let_timer_run_out()
    assert phone.record.entries[0].action == "begin"


def test_a_voice_gets_the_strokes_that_the_eye_can_count():
    """One by one and without a number, as they are drawn: noticing a cheat is a skill."""
    hands = ["9H 9S 2D 3D 5D 6D", "KS 4H", "QC QD JC JD 2S 3S 5S 6S 7S 8S TS"]
    phone = cheating(*hands)
    take(phone)
    said = [part.get("aria-label") for part in phone.page.elements if "edges" in part.classes]
    strokes = [len(EDGE.findall(edge)) for edge in SVG.findall(phone.html)]
    assert strokes[:3] == [len(hand.split()) for hand in hands]
    assert said[0] == "stroke stroke stroke stroke stroke, stroke"
    assert [label.count("stroke") for label in said] == strokes


def test_alone_one_may_accuse_at_a_table_with_cheating():
    phone = table_of(
        *("Ada", "Bea:easy", "Carl:easy"),
        hands=["AH 2D", "KS 4H", "9C 8D"],
        options={"cheating": "on"},
        turn=1,
        accusable=[2],
        telltale=[2],
        **WINDOW,
    )
    assert "accuse anyone?" in phone.text
    do(phone, "accuse 2")
    assert phone.record.entries[0].action == "accuse 2"
    assert any("You accuse Carl, and you’re right" in sentence for sentence in phone.heard)


@pytest.mark.parametrize("accuser", [0, 1], ids=["another", "whoever is next"])
def test_an_accusation_by_claim_and_the_open_hand_of_the_round_of_shame(accuser):
    phone = table_of(
        *("Ada", "Bea", "Carl"),
        hands=["AH 2D", "KS 4H", "9C 8D"],
        options={"cheating": "on"},
        turn=1,
        accusable=[2],
        telltale=[2],
        **WINDOW,
    )
    come_forward(phone, accuser, "accuse 2")
    finish_move(phone)
    assert phone.screen == "reactions"
    shown = phone.page.one(aria_label="Carl’s cards, face up")
    names = {part.get("aria-label") for part in shown.walk() if part.get("role") == "img"}
    assert names == {drawings.name(card) for card in ("9C", "8D", "3C", "4C", "5C")}
    assert "in shame" in phone.text


def test_an_accusation_is_no_play_of_whoever_makes_it():
    """The story on the passing screen starts where a person played, not where they accused."""
    phone = table_of(
        *("Ada", "Bea", "Carl"),
        hands=["AH 2D", "KS 4H", "9C 8D"],
        options={"cheating": "on"},
        turn=1,
        accusable=[2],
        telltale=[2],
        **WINDOW,
    )
    come_forward(phone, 1, "accuse 2")
    finish_move(phone)
    assert phone.session.turn == 1
    assert phone.page.one(id="recap").text == "So far"


def test_before_the_first_set_no_empty_box_stands_on_the_screen_between_turns():
    phone = Phone()
    phone.start("ppp", game="Tenstuff", deal=2)
    assert phone.screen in ("reactions", "handover")
    (box,) = (part for part in phone.page.elements if "slot" in part.classes and "empty" in part.classes)
    assert not [part for part in phone.page.elements if "slot" in part.classes and part is not box]


@pytest.mark.parametrize(("seats", "go_on", "closes"), [("pe", True, True), ("pe", False, False), ("ppe", True, False)])
def test_before_a_computers_turn_the_window_closes_by_itself_for_somebody_alone_who_wants_it(seats, go_on, closes):
    names = {"pe": ("Ada", "Carl:easy"), "ppe": ("Ada", "Bea", "Carl:easy")}[seats]
    hands = ["TH 2D", "KS 4H", "9C 8D"][: len(names)]
    phone = table_of(*names, hands=hands, turn=len(names) - 1, **WINDOW)
    phone.tap("Leave the table")
    phone.tap("Settings")
    phone.switch("Continue automatically", go_on)
    phone.tap("Back")
    phone.go_on()
    assert phone.screen == ("play" if seats == "pe" else "reactions")
    assert [event["type"] for _, event in phone.timers.values()] == (["begin-turn"] if closes else [])
    assert phone.sending("begin-turn"), "a tap closes it"


def test_before_anybody_has_had_a_turn_a_tap_on_accuse_says_why_not():
    phone = table_of("Ada", "Bea", "Carl", hands=HOLDER, options={"cheating": "on"}, turn=1, **WINDOW)
    assert phone.button("Accuse").refused
    phone.tap("Accuse")
    assert phone.sheet is None
    assert phone.toast == "You can’t accuse anyone yet: wait until someone has taken a turn."


def test_who_accuses_whom_is_asked_of_those_who_can():
    cheats = {"options": {"cheating": "on"}, "accusable": [0], "turn": 1}
    phone = table_of("Ada", "Bea", "Carl", "Dora", hands=["2D", "3D 4D", "", "5D"], **cheats, **WINDOW)
    phone.tap("Accuse")
    assert phone.page.one("h2", id="sheet-title").text == "Who accuses?"
    assert [row.text for row in phone.sheet.walk() if "choice" in row.classes] == ["Bea", "Dora"]
    phone.tap("Dora")
    assert phone.page.one("h2", id="sheet-title").text == "Dora: who cheated?"
    assert "Tap a name to accuse." in phone.sheet.text
    row = next(row for row in phone.sheet.walk() if "choice" in row.classes)
    assert row.get("aria-pressed") is None
    assert not [part for part in row.walk() if "dot" in part.classes]


@pytest.mark.parametrize("says", ["done", "accuse 0"])
def test_the_last_window_asks_who_is_left(says):
    phone = table_of(
        *("Ada", "Bea"),
        hands=["5H", "KS 4H"],
        last="4S",
        top="2C 3C 6C 7C 8C",
        options={"cheating": "on"},
        accusable=[0],
        telltale=[0],
    )
    take(phone)
    do(phone, "play 5H")
    finish_move(phone)
    assert "The game is decided. Bea, accuse anyone?" in phone.text
    do(phone, says)
    finish_move(phone)
    assert phone.record.finished is (says == "done")


def test_after_the_first_one_out_the_result_tells_what_the_order_comes_from():
    phone = table_of("Ada", "Bea", "Carl", hands=["5H", "KS 4H 7D", "QC"], last="4S", options={"finish": "first-out"})
    take(phone)
    do(phone, "play 5H")
    finish_move(phone)
    assert phone.screen == "result"
    rows = [row.text for row in phone.page.all("li")]
    expected = [("Ada", "went out first"), ("Carl", "1 card left"), ("Bea", "3 cards left")]
    assert all(name in row and words in row for row, (name, words) in zip(rows, expected, strict=True))


# How a game was won.


def at_the_end(*events, dealt=7, options=None):
    """The story of a game of three that Ada has won with these events, in words."""
    chosen = {"finish": "first-out"} | (options or {})
    record = Record("tenstuff", seats=seated(["Ada", "Bea", "Carl"]), options=chosen, seed=1)
    obs = replace(record.state.observation(None), ranking=(1, 2, 2))
    deals = [{"kind": "deal", "seat": seat, "cards": dealt} for seat in range(3)]
    found = story.remark(obs, [*deals, *events, {"kind": "out", "seat": 0, "place": 1}])
    return in_text(found, ["Ada", "Bea", "Carl"]) if found else None


def draws(seat, number):
    return [{"kind": "draw", "seat": seat}] * number


def plays(seat, *cards, play="plain"):
    return {"kind": "play", "seat": seat, "cards": list(cards), "play": play}


BEGINS = {"kind": "begin", "seat": 0}
SEVEN = plays(0, *["2C", "3C", "4C", "5C", "6C", "7C", "8C"])


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([BEGINS, SEVEN], "Ada went out in 1 turn"),
        ([BEGINS, {"kind": "begin", "seat": 1}, BEGINS, SEVEN], "Ada went out in 2 turns"),
        ([*draws(1, 1), SEVEN], None),
        ([BEGINS, *draws(1, 2), SEVEN], "Bea still held 9 cards"),
        ([BEGINS, *draws(1, 1), {"kind": "guess", "seat": 0, "to": 1}, SEVEN], "Bea still held 9 cards"),
        (
            [BEGINS, *draws(0, 4), *draws(1, 3), SEVEN, plays(0, *["9C", "TC", "JC", "QC"])],
            "Ada came back from 11 cards",
        ),
        ([BEGINS, *draws(1, 4), *draws(0, 4), SEVEN, plays(0, *["9C", "TC", "JC", "QC"])], "Bea still held 11 cards"),
        ([*draws(1, 9), plays(0, "2C", "2D", "2H", play="slam")], "Ada went out with a slam"),
        (
            [BEGINS, plays(0, "2C", play="slam"), {"kind": "skip", "seat": 0, "target": 1, "card": "TC"}],
            "Ada went out in 1 turn",
        ),
        ([plays(0, "2C", play="slam"), BEGINS, SEVEN], "Ada went out in 1 turn"),
        ([{"kind": "shame", "seat": 0, "hand": []}, SEVEN], "Ada won in spite of the Round of Shame"),
    ],
)
def test_the_most_remarkable_fact_of_a_game_stands_there(events, words):
    assert at_the_end(*events) == words


def test_where_no_one_counts_cards_the_story_has_none():
    assert at_the_end(*draws(1, 9), BEGINS, SEVEN, options={"cheating": "on"}) == "Ada went out in 1 turn"


def test_the_result_tells_the_story():
    phone = table_of("Ada", "Bea", hands=["5H 5D 5S", "KS 4H 7D"], last="5C", options={"finish": "first-out"})
    take(phone)
    do(phone, "play 5D 5H 5S")
    finish_move(phone)
    if phone.screen != "result":
        do(phone, "done")
        finish_move(phone)
    assert phone.screen == "result"
    assert "Ada went out with a slam" in phone.text


@pytest.mark.parametrize("seed", range(6))
def test_the_sizes_of_hands_follow_from_what_everyone_saw(seed):
    names, rng = EIGHT[: 2 + seed % 4], random.Random(seed)
    record = Record("tenstuff", seats=seated(names), seed=seed)
    for _ in range(400):
        if record.finished:
            break
        seat = record.state.current_player()
        record.play(seat, record.state.action_to_string(rng.choice(record.state.legal_actions(seat))))
    *_, last = story.hand_sizes(len(names), record.state.events())
    assert tuple(last) == record.state.observation(None).hand_sizes


# At a table with cheating.


def cheating(*hands, options=None, **keys):
    given = {"last": "4S", "top": "2C 3C 6C 7C 8C", "options": {"cheating": "on", **(options or {})}, **keys}
    return table_of("Ada", "Bea", "Carl", hands=hands, **given)


CHEAT = ("9H 2D 3D", "KS 4H", "QC QD")


def test_a_card_is_slipped_under_the_set_and_nobody_else_is_told():
    phone = cheating(*CHEAT)
    take(phone)
    do(phone, "slip 2D", "play 9H")
    assert [entry.action for entry in phone.record.entries] == ["slip 2D", "play 9H"]
    take(phone)
    do(phone, "fake")
    finish_move(phone)
    assert not telling(phone, "2♦", "2 of diamonds", "slipped", "pretends")


def telling(phone, *words):
    """Of these words, those that stand on the window or in the log, or were announced."""
    assert phone.screen == "reactions"
    shown = phone.html + " ".join(phone.heard)
    phone.tap("Game log")
    shown += phone.html
    phone.tap("Close")
    return [word for word in words if word in shown]


def test_the_sleeve_takes_three_cards_and_a_card_of_the_set_leaves_it():
    phone = cheating("9H 9S 2D 3D 5D 6D", "KS 4H", "QC QD")
    take(phone)
    phone.tap(card_of(phone, "9H"))
    phone.tap("sleeve")
    for card in ("2D", "3D", "5D"):
        phone.tap(card_of(phone, card))
    phone.tap(card_of(phone, "6D"))
    assert "You can’t slip more than 3 cards" in phone.toast
    phone.tap("3 cards under the set")
    phone.tap(card_of(phone, "9S"))
    phone.tap("Play two 9s")
    assert [entry.action for entry in phone.record.entries] == ["slip 2D", "slip 3D", "slip 5D", "play 9H 9S"]


def test_the_open_sleeve_has_one_button_which_closes_it_and_then_the_set_is_asked_for():
    phone = cheating(*CHEAT)
    take(phone)
    phone.tap("sleeve")
    assert "then the set." in phone.text
    assert phone.has_button("Close the sleeve")
    phone.tap(card_of(phone, "2D"))
    assert not phone.has_button("Pass")
    phone.tap("Slip 1 card")
    assert "Choose the set. 1 card will go under it." in phone.text
    assert phone.has_button("Pass")
    phone.tap(card_of(phone, "9H"))
    phone.tap("1 card under the set")
    assert "then play the set" in phone.text
    phone.tap("Slip 1 card")
    phone.tap("Play 9")
    assert [entry.action for entry in phone.record.entries] == ["slip 2D", "play 9H"]


def test_the_pile_is_arranged_in_secret_and_what_was_seen_stays_seen():
    phone = cheating(*CHEAT)
    take(phone)
    do(phone, "arrange")
    assert "choose the order" in phone.text
    phone.tap("Undo")
    assert phone.record.entries[-1].action == "arrange"
    assert "seen their hand" in phone.toast
    do(phone, "order 3 1 2")
    assert phone.record.state.observation(0).draw[:3] == ("6C", "2C", "3C")
    phone.tap("Undo")
    assert phone.record.entries[-1].action == "order 3 1 2"
    do(phone, "play 9H")
    take(phone)
    do(phone, "draw")
    finish_move(phone)
    assert not telling(phone, "arrange", "looks at", "6♣", "6 of clubs", "2♣", "3♣")


def test_alone_even_an_arranged_pile_can_be_taken_back():
    phone = table_of("Ada", "Bea:easy", hands=CHEAT[:2], last="4S", top="2C 3C 6C", options={"cheating": "on"})
    do(phone, "arrange")
    do(phone, "order 3 1 2")
    phone.tap("Undo")
    phone.tap("Undo")
    assert not phone.record.entries


@pytest.mark.parametrize("rule", ["assisted", "strict"])
def test_pile_or_table_are_two_buttons(rule):
    options = {"excommunication": rule}
    phone = table_of("Ada", "Bea", hands=["9H 2D", "KS 4H"], last="4S", draw="", options=options)
    take(phone)
    phone.tap(card_of(phone, "9H"))
    assert phone.has_button("Play on pile")
    assert ("you’d sit out" in phone.text) is (rule == "assisted")
    assert ("9♥ on Bea’s 4♠: pile or table?" in phone.text) is (rule == "assisted")
    phone.tap("Play on table" if rule == "strict" else "Play on pile")
    finish_move(phone)
    sits = "sits out" in phone.text
    assert sits is (rule == "assisted")


def test_strict_offers_pile_and_table_at_every_set_and_with_a_question_only_when_it_matters():
    for rule, both in (("strict", True), ("assisted", False), ("off", False)):
        phone = table_of("Ada", "Bea", hands=["9H 2D", "KS 4H"], last="4S", top="2C", options={"excommunication": rule})
        take(phone)
        phone.tap(card_of(phone, "9H"))
        assert phone.has_button("Play on table") is both
        assert phone.has_button("Play on pile") is both


def test_three_sixes_turn_the_table_and_the_screen_says_so():
    phone = table_of("Ada", "Bea", "Carl", hands=["6D 6H 6S 2D", "KS 4H", "8C 8D"], last="4S", top="2C 3C")
    take(phone)
    do(phone, "play 6D 6H 6S")
    banners = set()
    while phone.session.moment is not None:
        banners |= {part.text for part in phone.page.all("p") if "banner" in part.classes}
        phone.let_timer_run_out()
    assert "Reversed" in banners
    assert "next: Carl" in phone.text
    assert phone.page.find(lambda part: part.text == "Reversed")
    assert phone.session.turn == 2
    take(phone)
    assert "next: Bea" in phone.text
    assert phone.page.find(lambda part: (part.get("aria-label") or "").startswith("next card: 6"))


# What is hidden.


def check_no_numerals(phone):
    """No hand size, and no number of cards in a pile that lies face down, for eyes or ears."""
    for seat in (part for part in phone.page.all("li") if "seat" in part.classes and "shame" not in part.classes):
        assert not re.search(r"\d(?!st|nd|rd|th)", seat.aloud + seat.text), seat
    piles = phone.page.find(lambda part: part.get("aria-label") == "The piles")
    if piles is not None and "reversed" not in piles.classes:
        draw = next(part for part in piles.walk() if part.tag == "figure")
        assert not re.search(r"\d", draw.aloud + draw.text), draw
    assert not re.search(r"\d cards? to draw", phone.text + " ".join(phone.heard[-2:]))


def opened(kinds, preset, seed, cards=5):
    """A table a few turns before its end; many tens are in hand, and the draw pile is small."""
    chance = random.Random(seed)
    tens = [f"T{suit}" for suit in "DCHS"]
    deck = [*chance.sample([card for card in CARDS if card not in tens], k=50), *tens]
    dealt = [[deck.pop() for _ in kinds] for _ in range(cards)]
    hands = [" ".join(hand) for hand in zip(*dealt, strict=True)]
    names = [name if kind == "p" else f"{name}:easy" for name, kind in zip(EIGHT, kinds, strict=False)]
    options = {"preset": preset, **OPTIONS[preset]}
    return table_of(*names, hands=hands, draw=" ".join(deck[:3]), phase="window", options=options)


SECRET = [("pp", "official"), ("ppp", "official"), ("pep", "official"), ("ppem", "table"), ("ppppp", "official")]


@pytest.mark.thorough
@pytest.mark.quick("pp", "ppem")
@pytest.mark.parametrize(("seed", "kinds", "preset"), [(seed, *game) for seed, game in enumerate(SECRET)])
def test_every_frame_is_the_same_whatever_the_hidden_cards_are(seed, kinds, preset):
    phone = opened(kinds, preset, seed)
    witness = Witness(phone)
    rng = random.Random(seed)
    others = 0

    def look(phone):
        nonlocal others
        if preset == "official" and phone.screen in ("play", "window", "handover"):
            check_no_numerals(phone)
        if whose_hand(phone):
            shown = [NAMES[phone.page.name(card)] for card in phone.hand.walk() if card.tag == "button"]
            assert sorted(shown) == sorted(phone.record.state.observation(phone.session.eyes).hand)
        if rng.random() < 0.25 and not phone.record.finished:
            others += same_in_another_world(phone, rng)

    phone.watchers.append(look)
    person = Person(seed)
    for _ in range(110):
        if phone.screen != "result":
            person.act(phone)
    assert witness.hands > 10
    assert others > 10


@pytest.mark.parametrize("preset", ["table", "official"])
@pytest.mark.parametrize("turn", ["Bea", "Bea:easy"])
def test_the_window_offers_the_same_whatever_anybody_holds(turn, preset):
    shapes = set()
    for hands in (["TH TD", "9C 8D", "2D 2H"], ["2D 2H", "TH TD", "9C 8D"], ["9C 8D", "2D TD", "2H TH"]):
        phone = table_of("Ada", turn, "Carl", hands=hands, turn=1, options=OPTIONS[preset], **WINDOW)
        assert phone.screen == "reactions"
        assert not phone.step["secret"]
        shapes.add(phone.html)
        assert phone.has_button("Accuse") is (preset == "official")
        phone.tap("Throw a 10")
        shapes.add(phone.html)
    assert len(shapes) == 2


# A tournament.

ELEVEN = [*EIGHT, "Ida", "Jan", "Kim"]


def draw_tables(phone, names):
    """From home to the tables of a tournament."""
    phone.set_up("pp", game=GAME)
    phone.tap("9 or more players")
    phone.type_in("One name per line", "\n".join(names))
    phone.tap("Draw the tables")


def play_table(phone):
    """Play the table that is next, most of it in a hurry; back to the tables."""
    phone.tap(phone.sending("tournament-play")[0])
    play_last_act(phone)
    finish_move(phone)
    phone.tap("To the tournament")


def play_last_act(phone):
    """The game is hurried, and its last act played by taps."""
    hurry(phone, 1)
    take(phone)
    state = phone.record.state
    do(phone, state.action_to_string(state.hurried_action()))
    assert phone.record.finished


def hurried_home(phone):
    """The phone killed and on the way back to the tables."""
    again = phone.killed()
    again.tap("Show tables")
    assert tournament_of(again.model).bracket.to_data() == tournament_of(phone.model).bracket.to_data()
    assert again.html == phone.html
    return again


def test_eleven_people_play_a_tournament_to_its_end_though_the_phone_is_killed_at_every_step():
    phone = Phone()
    phone.settings(pace="At once")
    draw_tables(phone, ELEVEN)
    assert [text for text in ("Table 1", "Table 2", "Table 3") if text in phone.text] == [
        "Table 1",
        "Table 2",
        "Table 3",
    ]
    winners = []
    for table in range(3):
        phone = hurried_home(phone)
        assert phone.has_button(f"Play table {table + 1}")
        play_table(phone)
        winners.append(tournament_of(phone.model).bracket.rounds[0][table].winner)
        assert f"{winners[-1]} goes through" in phone.text
    phone = hurried_home(phone)
    assert phone.has_button("Play the final")
    assert all(name in phone.button("Play the final").text for name in winners)
    play_table(phone)
    champion = tournament_of(phone.model).bracket.winner
    assert champion in winners
    assert f"{champion} wins the tournament" in phone.text
    phone.tap("End tournament")
    phone.tap("End")
    assert "contest" not in phone.store
    assert phone.field("One name per line")


def test_a_table_that_was_left_is_played_on_and_not_dealt_again():
    phone = Phone()
    draw_tables(phone, ELEVEN)
    phone.tap(phone.sending("tournament-play")[0])
    seed = phone.record.seed
    phone.tap("Leave the table")
    phone.tap("Show tables")
    phone.tap("Play table 1")
    assert phone.record.seed == seed
    assert len(phone.model.games) == 1


def test_the_result_of_a_table_cannot_be_taken_back():
    phone = Phone()
    draw_tables(phone, ELEVEN)
    phone.tap(phone.sending("tournament-play")[0])
    play_last_act(phone)
    phone.tap("Undo")
    assert phone.toast == "You can’t undo: the tournament continues from this result."
    assert phone.record.finished


def test_a_table_that_was_over_when_the_phone_died_is_counted_and_not_dealt_again():
    phone = Phone()
    draw_tables(phone, ELEVEN)
    phone.tap(phone.sending("tournament-play")[0])
    before = phone.store["contest"]
    play_last_act(phone)
    after = phone.store["contest"]
    phone.store["contest"] = before
    again = phone.killed()
    again.tap("Show tables")
    again.tap("Play table 1")
    assert again.store["contest"] == after
    assert again.has_button("Play table 2")
    assert len(again.model.games) == 1


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (ELEVEN[:8], "8 names so far. A tournament needs at least 9."),
        ([*ELEVEN, "Ada"], "Two players are called Ada. Change one of the names."),
        ([f"N{n}" for n in range(33)], "33 names are too many: 32 can play."),
    ],
)
def test_names_that_make_no_tournament_are_refused_with_the_reason(names, said):
    phone = Phone()
    draw_tables(phone, names)
    assert phone.toast == said
    assert tournament_of(phone.model) is None
    assert phone.page.one("textarea").text == "\n".join(names).replace("\n", " ")


@pytest.mark.parametrize("damage", ["{", "[]", '{"game": "tenstuff"}', "half"])
def test_a_damaged_tournament_costs_no_game_and_names_can_be_written_again(damage):
    phone = Phone()
    draw_tables(phone, ELEVEN)
    phone.tap(phone.sending("tournament-play")[0])
    phone.tap("Leave the table")
    text = phone.store["contest"]
    phone.store["contest"] = text[: len(text) // 2] if damage == "half" else damage
    again = phone.killed()
    assert len(again.model.games) == 1
    assert tournament_of(again.model) is None
    draw_tables(again, ELEVEN)
    assert tournament_of(again.model)


# The rules for players.

RULINGS = [
    ("T1", {}, "A turn", "can’t pass"),
    ("T1", {}, "A turn", "diamonds are lowest, then clubs, hearts and spades. The marked joker is lowest of all"),
    ("T6", {}, "Special sets", "If the last set was your own, it isn’t a slam"),
    (
        "T18",
        {"cheating": "on"},
        "Three 6s",
        "If you went out, you stay out. If you sat out, you can play again. A face-up hand",
    ),
    ("T18", {"excommunication": "off"}, "Three 6s", "If you went out, you stay out."),
    ("T25", {}, "The end", "If everyone has passed and no one could draw, you can play any set"),
    ("T25", {}, "Options", "playing any set after everyone passed"),
    ("T28", {}, "Special sets", "or which joker it is"),
    ("T30", {"cheating": "on"}, "Cheating", "A skipped turn doesn’t count"),
    ("T31", {"cheating": "on"}, "Cheating", "A cheat who went out is back in the game"),
    ("T35", {}, "Options", "the points of a series"),
    ("T39", {"cheating": "on"}, "Options", "looking at 3 cards of the draw pile"),
    ("T40", {}, "Options", "the tables of a tournament"),
    ("T41", {"cheating": "on"}, "Options", "slipping 3 cards at most"),
    ("T44", {"cheating": "on"}, "Cheating", "until they’ve had another turn"),
    ("T45", {"cheating": "on"}, "Cheating", "everyone with cards gets one last chance to accuse"),
    ("T46", {"finish": "first-out"}, "The end", "When someone goes out, they win"),
    ("T46", {"finish": "first-out"}, "Options", "ending when someone goes out"),
    ("T46", {}, "The game", "30 with 4"),
    ("T47", {"hand": "7"}, "The aim", "You each get 7 cards."),
    ("T47", {"hand": "7"}, "Options", "the hand size"),
    ("T33", {"preset": "official"}, "Options", "Rule set official"),
]


def rules_of(**options):
    """Chapter → text."""
    chapters = board_of("tenstuff").rules(Tenstuff(4, **options).settings)
    return {str(chapter.title): Page(str(h.div[chapter.body])).root.text for chapter in chapters}


@pytest.mark.parametrize(("mark", "options", "chapter", "sentence"), RULINGS)
def test_the_rules_tell_each_ruling(mark, options, chapter, sentence):
    assert sentence in rules_of(**options)[chapter]


@pytest.mark.parametrize(
    ("options", "left_out"),
    [
        ({"preset": "official", "cheating": "off"}, "Rule set"),
        ({"reversal": "off"}, "After three 6s"),
        ({}, "Wrong accusation"),
        ({}, "slipping 3 cards"),
        ({}, "ending when someone goes out"),
    ],
)
def test_what_has_no_effect_at_this_table_is_not_told_of_it(options, left_out):
    assert left_out not in rules_of(**options)["Options"]


@pytest.mark.parametrize(
    ("seats", "asked"), [(("Ada", "Bea"), "Ada, what goes on 3♣?"), (("Ada", "Bea:easy"), "What goes on 3♣?")]
)
def test_a_prompt_names_somebody_only_between_several_people(seats, asked):
    phone = table_of(*seats, hands=["3D 9H", "9C 8D"], last="3C", top="5C 6C")
    if len(phone.session.people) > 1:
        take(phone)
    said = [part.text for part in phone.page.elements if "say" in part.classes]
    assert any(text.startswith(asked) for text in said), said
