"""The score sheet for real cards: it scores as the games do, takes few taps, and loses nothing."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

import tenfold
from table.features.score_sheet.games import SCORINGS
from table.features.score_sheet.keeping import _data, _read
from table.features.score_sheet.keys import groups_of
from table.features.score_sheet.picture import latest, of_sheet
from table.features.score_sheet.questions import (
    END,
    FACES,
    TABLE,
    Choices,
    Faces,
    Fault,
    Numbers,
    Question,
    Round,
    Seats,
)
from table.features.score_sheet.state import Entry, ScoreSheet, played
from table.features.score_sheet.words import headline, points_sheet
from table.features.tournament.state import tournament_of
from table.scores import score_sheet
from table.words import signed
from tenfold.testing import random_action
from tests.table.driver import START, Phone
from tests.table.page import read
from tests.table.pictures import checked_texts

NAMES = ("Ada", "Bea", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
LONG = [f"Bartholomäus Maximilian {number}" for number in range(8)]


def sheet_of(game: str, players: int, options: dict[str, str] | None = None, games: int = 1) -> ScoreSheet:
    return ScoreSheet("1-000000", game, NAMES[:players], options or {}, games, START)


def enter(sheet: ScoreSheet, answer: Callable[[Question, Round], str]) -> None:
    """Answer every question of the game on a sheet; no fault may come up."""
    for _ in range(2000):
        now = played(sheet)[-1].now
        if now is None:
            return
        assert not isinstance(now.waits, Fault), now.waits
        assert now.waits is not None
        value = answer(now.waits, now)
        assert now.waits.pad.fits(value), (now.waits, value)
        sheet.enter(Entry(now.of, now.number, now.waits.field, now.waits.seat, value))
    raise AssertionError("the sheet has no end")


def of_game(state) -> Callable[[Question, Round], str]:
    """Return a function that answers with what people at the table of a finished game would have seen."""
    answer = SEEN[state.game.short_name]
    return lambda asked, now: "0" if asked.field == "start" else answer(state, asked.field, asked.seat, now.number)


def of_ten_nine_eight(state, field: str, seat: int, number: int) -> str:
    over = state.rounds[number]
    return {"trump": "H", "bid": str(over.bids[seat]), "won": str(over.tricks[seat])}[field]


def of_tens(state, field: str, seat: int, number: int) -> str:
    hand = state.hands[number]
    return str(hand.finisher) if field == "tenth" else ":" + " ".join(card[0] for card in hand.grids[seat])


def of_pig10(state, field: str, seat: int, number: int) -> str:
    return str(len(state.won[seat]) if field == "won" else state.calls[seat])


def of_tenstuff(state, field: str, seat: int, number: int) -> str:
    left = state.hands[seat].bit_count()
    return str(left) if field == "left" else str(state.out[int(field.partition("-")[2]) - 1])


def of_ten(state, field: str, seat: int, number: int) -> str:
    over, last = state.rounds[number], number == len(state.rounds) - 1
    match field:
        case "taken":
            return cards_of_ten([card for cards in over.cards for card in cards])
        case "hand":
            return cards_of_ten(state.final[seat].hand)
        case "chips":
            return str(state.final[seat].chips)
        case "filled":
            return "no" if last else "yes"
        case "rest":
            return str(sum(sum(event["round_cards"]) for event in state.events() if event["kind"] == "rest"))
    return str(getattr(over, field))


SEEN = {
    "ten-nine-eight": of_ten_nine_eight,
    "tens": of_tens,
    "ten": of_ten,
    "pig10": of_pig10,
    "tenstuff": of_tenstuff,
}


def cards_of_ten(cards) -> str:
    """Return cards as entered: all normal ones cost the same."""
    return ":" + " ".join("1" if card.isdigit() else card for card in cards) + "."


def finished_games(game: str, number: int):
    """Yield finished games at tables of all sizes with random options."""
    info, rng = tenfold.game_class(game), random.Random(7)
    while number:
        players = rng.randint(info.min_players, info.max_players)
        options = {option.id: rng.choice(option.choice_ids(players)) for option in info.options}
        try:
            table = info.with_options(players, options)
        except tenfold.GameError:
            continue
        state = table.new_initial_state(rng.getrandbits(30))
        moves = 0
        while not state.is_terminal():
            moves += 1
            hurried = state.hurried_action() if moves > 400 else None
            action, seat = random_action(state, rng) if hurried is None else (hurried, None)
            state.apply_action(action, seat)
        number -= 1
        yield options, players, state


@pytest.mark.few(2)
@pytest.mark.parametrize("game", SCORINGS)
def test_a_sheet_scores_as_the_game_does(game, thorough):
    """Whatever the options: the same scores and places, from what people see. No play by the rules is a fault."""
    for options, players, state in finished_games(game, 60 if thorough else 12):
        sheet = sheet_of(game, players, options)
        enter(sheet, of_game(state))
        (over,) = played(sheet)
        assert (over.scores, over.places) == (state.scores(), state.ranking()), (options, players)


# At the screen.


class Table:
    """A phone on a table with real cards, and the taps so far."""

    def __init__(self, game: str, players: int, **options: str) -> None:
        self.phone, self.taps = Phone(), 0
        self.phone.set_up("p" * players, game=game, **options)
        self.phone.tap("We have cards")
        for seat, name in enumerate(NAMES[:players], start=1):
            self.phone.type_in(f"Name of seat {seat}", name)
        self.phone.tap("Start score sheet")

    @property
    def asks(self) -> str:
        """The question on the screen, or an empty text."""
        heading = self.phone.page.find(lambda element: element.get("id") == "ask")
        return heading.text if heading else ""

    def tap(self, *keys: str) -> None:
        for key in keys:
            self.phone.tap(key)
            self.taps += 1

    def number(self, number: int) -> None:
        """Tap a number: its key, or the key of its group first."""
        shown = str(number).replace("-", "−")
        if not self.phone.has_button(shown) or self.key(shown) is None:
            group = next(one for one in groups_of(-50, 100) if number in one)
            self.tap(f"{group[0]} to {group[-1]}".replace("-", "−"))
        self.phone.tap(self.key(shown))
        self.taps += 1

    def cards(self, faces: str) -> None:
        """Tap the keys of these cards."""
        for face in faces:
            self.phone.tap(self.key(face))
            self.taps += 1

    def key(self, label: str):
        found = [one for one in self.phone.sending("score-answer") if one.text.split(" ")[0] == label]
        return found[0] if found else None

    @property
    def sheet(self) -> ScoreSheet:
        return self.phone.model.screen.sheet

    @property
    def scores(self) -> list[int]:
        return played(self.sheet)[-1].scores


def test_a_round_of_10_9_8_takes_ten_taps():
    table = Table("10-9-8", 4)
    assert table.asks == "First dealer"
    table.tap("Dan")
    assert "Dan deals and Ada leads." in table.phone.text
    table.taps = 0
    table.tap("♥")
    assert table.asks == "Ada’s bid"
    for bid in (3, 2, 4, 0):
        table.number(bid)
    assert table.asks == "Ada’s tricks"
    for won in (3, 3, 4, 0):
        table.number(won)
    assert table.taps == 9
    assert table.scores == [13, 0, 14, 10]
    assert table.phone.page.one(id="leads").text == "Cleo leads by 1"
    table.tap("Round 2: 9 cards")
    assert table.taps == 10
    assert "Ada deals and Bea leads." in table.phone.text


def test_tricks_that_do_not_add_up_get_a_sentence_and_can_stand():
    table = Table("10-9-8", 2)
    table.tap("Ada", "♠")
    for number in (5, 5, 5, 4):
        table.number(number)
    assert "There were 10 tricks, and you have 9." in table.phone.text
    assert table.phone.has_button("Scores")
    assert not table.asks
    table.tap("Undo")
    assert table.asks == "Ada’s tricks"
    table.number(4)
    table.tap("Keep it anyway")
    assert table.scores == [0, 15]
    table.tap("Undo")
    assert "you have 9" in table.phone.text
    assert "Won45" in table.phone.text  # what was entered
    table.tap("Change", "Ada’s tricks")
    table.number(5)
    assert "you have" not in table.phone.text
    table.tap("Done")
    assert table.scores == [15, 15]


def test_the_hook_names_its_number_and_can_stand():
    table = Table("10-9-8", 2, Hook="on")
    table.tap("Ada", "♠")
    table.number(4)
    assert table.phone.has_button("6, not allowed")
    table.tap("6, not allowed")
    assert "Ada can’t bid 6: with the hook, the bids can’t add up to 10." in table.phone.text
    table.tap("Keep it anyway")
    assert table.asks == "Bea’s tricks"


def test_a_grid_takes_ten_taps_by_cards_and_two_by_total():
    table = Table("Tens", 2)
    table.tap("Ada", "Bea")
    assert table.asks == "Ada’s cards, upper row first"
    table.taps = 0
    for card in ("A", "7", "7", "7", "K", "A", "7", "7", "9"):
        table.phone.tap(table.key(card))
        table.taps += 1
    assert "2 matches side by side: −20." in table.phone.text
    table.phone.tap(table.key("J"))
    assert table.taps + 1 == 10
    assert table.asks == "Bea’s cards, upper row first"
    table.tap("Enter points")
    assert table.asks == "Bea’s points"
    table.taps = 0
    table.number(-23)
    assert table.taps == 2
    assert table.scores == [6, -23]


def test_an_eleventh_card_has_no_place_and_too_many_of_a_rank_get_a_sentence():
    table = Table("Tens", 2, Packs="1")
    table.tap("Ada", "Bea")
    for _ in range(10):
        table.phone.tap(table.key("7"))
    assert table.asks == "Bea’s cards, upper row first"
    for card in "23456789TJ":
        table.phone.tap(table.key("10" if card == "T" else card))
    assert "7 can’t come up 11 times: there are only 4." in table.phone.text
    table.tap("Keep it anyway")
    assert table.scores[0] == -50


def test_an_earlier_round_can_be_corrected():
    table = Table("Tens", 2)
    table.tap("Ada", "Bea", "Enter points")
    table.number(10)
    table.number(20)
    table.tap("Round 2", "Ada")
    table.number(1)
    table.number(2)
    assert table.scores == [11, 22]
    table.tap("Round 1", "Ada’s points")
    table.number(40)
    table.tap("Done")
    assert table.scores == [41, 22]
    table.tap("Undo")
    assert table.scores == [11, 22]


def a_round_of_10(loser: str = "Bea") -> Table:
    """Return a table of 10 after its first round, in which five cards were taken."""
    table = Table("10", 3)
    table.tap("6", "Ada", loser)
    for card in ("0–10", "0–10", "P7", "J"):
        table.phone.tap(table.key(card))
    return table


def test_a_card_too_many_is_said():
    table = a_round_of_10()
    for _ in range(2):
        table.phone.tap(table.key("J"))
    log = [*table.sheet.log]
    table.phone.tap(table.key("J"))
    assert table.phone.toast == "Only 6 cards fit here."
    assert table.sheet.log == log


def test_the_last_card_can_be_taken_back():
    table = a_round_of_10()
    assert "21 points 27 with the round card." in table.phone.text
    table.tap("Take back the last card")
    assert "11 points 17 with the round card." in table.phone.text
    assert table.sheet.log[-1].value == ":1 1 P7"


def test_a_correction_starts_with_the_cards_that_were_there():
    table = a_round_of_10()
    table.tap("Done", "Home", "Continue", "Round 1", "Cards that Bea takes")
    assert "21 points" in table.phone.text
    table.tap("Take back the last card", "Take back the last card", "Done")
    assert table.phone.button("Cards that Bea takes").text.endswith("2 points")
    table.tap("Undo", "Undo")
    assert table.phone.button("Cards that Bea takes").text.endswith("21 points")
    table.tap("Cards that Bea takes", "Take back the last card", "Back")
    assert table.phone.button("Cards that Bea takes").text.endswith("21 points"), "it was left without an end"
    assert json.loads(table.phone.store["sheets"])[0]["log"][-1][4].endswith("."), "what is saved has its end, too"
    table.tap("Done")
    assert [line.heading for line in points_sheet(table.sheet, latest(played(table.sheet))).lines] == ["1"]


def test_any_card_of_a_grid_can_be_replaced():
    table = Table("Tens", 2)
    table.tap("Ada", "Bea")
    table.cards("5A2")
    table.tap("Card 1: 5. Replace")
    table.cards("K")
    assert table.sheet.log[-1].value == ":K A 2"
    table.cards("7")
    assert table.sheet.log[-1].value == ":K A 2 7"
    table.tap("Card 2: A. Replace", "Card 2: A. Replace")
    table.cards("8")
    assert table.sheet.log[-1].value == ":K A 2 7 8", "a second tap leaves it"
    table.tap("Card 5: 8. Replace")
    table.cards("9")
    table.tap("Undo")
    assert table.sheet.log[-1].value == ":K A 2 7 8"
    table.cards("22222")
    table.tap("Enter points")
    table.number(10)
    table.tap("Round 1", "Ada’s points", "Card 1: K. Replace")
    table.cards("A")
    table.tap("Done")
    assert table.sheet.log[-1].value == ":A A 2 7 8 2 2 2 2 2"


def test_points_are_asked_for_again_only_after_a_round_of_points():
    table = Table("Tens", 2)
    table.tap("Ada", "Bea", "Enter points")
    table.number(10)
    table.number(20)
    table.tap("Round 2", "Ada")
    assert table.asks == "Ada’s points"
    table.number(10)
    table.tap("Enter cards")
    table.cards("A2345A2345")
    table.tap("Round 3", "Ada")
    assert table.asks == "Ada’s cards, upper row first"


def test_tens_marks_who_was_first_and_10_9_8_says_what_its_small_print_is():
    table = Table("Tens", 2)
    table.tap("Ada", "Bea", "Enter points")
    table.number(10)
    table.number(20)
    assert re.search("20 ?first", table.phone.text)
    assert not re.search("10 ?first", table.phone.text)
    table = Table("10-9-8", 3)
    table.tap("Ada", "♠")
    for number in (3, 3, 3, 5, 3, 2):
        table.number(number)
    assert "Below the points: tricks won/bid." in table.phone.text


def test_numbers_that_cannot_be_are_dimmed():
    """Tricks and cards that are no longer there. They can still be entered, and get their sentence."""
    table = Table("10-9-8", 3)
    table.tap("Ada", "♠")
    for number in (3, 3, 3, 5):
        table.number(number)
    dimmed = [key.text for key in table.phone.sending("score-answer") if "doubtful" in key.classes]
    assert dimmed == ["6", "7", "8", "9", "10"]
    table.number(3)
    dimmed = [key.text for key in table.phone.sending("score-answer") if "doubtful" in key.classes]
    assert dimmed == ["0", "1", "3", "4", "5", "6", "7", "8", "9", "10"]
    table = Table("PIG 10", 3)
    table.number(30)
    table.number(29)
    dimmed = [key.text for key in table.phone.page.buttons if "doubtful" in key.classes]
    assert dimmed == ["30 to 39", "40 to 49", "50 to 59", "60 to 69", "70 to 79", "80"]


def test_a_correction_takes_no_other_answer_back():
    table = Table("Tens", 2)
    table.tap("Ada", "Bea", "Enter points")
    for number in (10, 20):
        table.number(number)
    table.tap("Round 2", "Ada", "Scores", "Round 1")
    log = [*table.sheet.log]
    table.tap("Undo")
    assert table.phone.toast == "There’s nothing to undo yet."
    assert table.sheet.log == log


def test_home_leads_to_a_score_sheet_of_any_game():
    for game in SCORINGS:
        phone = Phone()
        phone.tap("We have cards")
        phone.tap(tenfold.game_class(game).long_name)
        assert phone.screen == "score-new"
        phone.tap("Start score sheet")
        assert phone.model.screen.sheet.game == game


def test_rules_are_chosen_where_the_names_are():
    phone = Phone()
    phone.set_up("pppp", game="Tens")
    phone.tap("We have cards")
    phone.tap("Packs")
    assert "only enough for 2 or 3 players" in phone.text
    for label in ("Close", "Remove a player", "Packs", "1", "Series", "3 games", "Start score sheet"):
        phone.tap(label)
    sheet = phone.model.screen.sheet
    assert (len(sheet.names), sheet.options["decks"], sheet.games) == (3, "1", 3)


def test_names_stay_for_another_look_at_the_rules_and_for_the_next_game():
    phone = Phone()
    phone.set_up("ppp", game="Tens")
    phone.tap("We have cards")
    phone.type_in("Name of seat 1", "Ada")
    phone.type_in("Name of seat 2", "Bea")
    for label in ("Remove a player", "Back", "We have cards"):
        phone.tap(label)
    assert (phone.model.screen.names[:2], phone.model.screen.players) == (["Ada", "Bea"], 2)
    phone.tap("Start score sheet")
    again = phone.killed()
    again.set_up("ppp", game="10")
    again.tap("We have cards")
    assert (again.model.screen.names[:2], again.model.screen.players) == (["Ada", "Bea"], 2)


def test_rounds_are_counted_without_the_hands_and_chips():
    sheet = sheet_of("ten", 3)
    enter_some(sheet, 20)
    drawn = points_sheet(sheet, latest(played(sheet)))
    assert len(drawn.lines) == drawn.played + 2
    assert f"after {drawn.played} rounds" in read(str(score_sheet(drawn, sheet.names))).text


@pytest.mark.thorough
@pytest.mark.quick("PIG 10")
@pytest.mark.parametrize("game", [tenfold.game_class(game).long_name for game in SCORINGS])
def test_every_tap_is_saved_and_can_be_undone(game):
    """Whatever is tapped: a killed phone has the same sheet, and undoing takes it back tap by tap."""
    table, rng = Table(game, 3), random.Random(3)
    phone = table.phone
    logs = [[*table.sheet.log]]
    for _ in range(60):
        keys = [
            key for kind in ("score-answer", "score-tens", "score-stands", "score-more") for key in phone.sending(kind)
        ]
        keys += [key for key in phone.sending("score-show") if '"scores": false' in (key.get("data-event") or "")]
        phone.tap(rng.choice([key for key in keys if "last card" not in phone.page.name(key)]))
        if table.sheet.log != logs[-1]:
            logs.append([*table.sheet.log])
        again = phone.killed()
        again.send({"type": "score-sheet", "id": table.sheet.id})
        assert again.model.screen.sheet == table.sheet
    assert len(logs) > 20
    while len(logs) > 1:
        logs.pop()
        phone.tap("Undo")
        assert table.sheet.log == logs[-1]
    phone.tap("Undo")
    assert phone.toast == "There’s nothing to undo yet."


@pytest.mark.parametrize(("name", "whole"), [("Christian", False), ("Maximilian", True), ("Bea Bea Bea", False)])
def test_a_long_name_has_a_row_of_keys_of_its_own(name, whole, monkeypatch):
    monkeypatch.setattr(f"{__name__}.NAMES", (name, "Bea", "Cleo"))
    table = Table("10-9-8", 3)
    keys = table.phone.page.find(lambda element: "keys" in element.classes)
    assert ("whole" in keys.classes) == whole


def test_undo_says_when_it_leaves_a_game():
    table = Table("Tenstuff", 3)
    table.tap("Bea", "Ada", "Another game", "Undo")
    assert "Back at the end of game 1." in table.phone.text
    assert table.phone.page.one(id="won").text == "Bea wins"


def test_the_scores_so_far_stay_in_sight():
    table = Table("10-9-8", 3)
    table.tap("Ada", "♠")
    for number in (3, 3, 3, 5, 3, 2):
        table.number(number)
    assert table.scores == [0, 0, 13]
    table.tap("Round 2: 9 cards")
    assert "Score0013" in table.phone.text
    table.tap("♥")
    assert table.asks == "Cleo’s bid"
    assert "Score0013" in table.phone.text


def test_a_round_of_10_counts_as_soon_as_its_cards_are_known():
    table = Table("10", 3, Length="5 rounds")
    for card, taken in ((6, ("P7", "J")), (2, ("J",)), (3, ("J",)), (4, ("J",)), (5, ("J",))):
        table.tap(str(card), "Ada", "Bea")
        for one in ("0–10", "0–10", *taken):
            table.phone.tap(table.key(one))
        table.tap("Done")
        if card != 5:
            table.tap(table.phone.sending("score-show")[-1])
    assert table.asks == "Ada’s chips"
    assert "chooses who starts" not in table.phone.text
    assert "Score0890" in table.phone.text.replace(" ", "")


def test_the_winner_of_a_round_is_not_offered_as_its_loser():
    table = Table("10", 3)
    table.tap("1", "Bea")
    assert table.asks == "Loser of the round"
    assert [key.text for key in table.phone.sending("score-answer")] == ["Ad Ada", "Cl Cleo"]


def course_of(game: str, players: int, options: dict[str, str], seed: int) -> list[object]:
    """Return what a sheet asks and scores, with the same luck for all options. With seed 0, there are ties."""
    sheet, rng, seen = sheet_of(game, players, options), random.Random(seed), []
    for _ in range(400):
        now = played(sheet)[-1].now
        if now is None:
            break
        step = now.waits
        seen.append((type(step).__name__, str(getattr(step, "ask", "")), str(sheet.scoring.who(now))))
        if isinstance(step, Fault):
            sheet.enter(Entry(now.of, now.number, f"stands-{len(seen)}", TABLE, step.key))
            continue
        assert step is not None
        sheet.enter(
            Entry(now.of, now.number, step.field, step.seat, some_answer(step.pad, rng, everyone_alike=not seed))
        )
    last = played(sheet)[-1]
    return [*seen, last.scores if last.rounds else None, last.places if last.rounds else None, str(last.now is None)]


def some_answer(pad, rng: random.Random, *, everyone_alike: bool) -> str:
    match pad:
        case Numbers():
            return str(rng.randint(pad.low, min(pad.high, pad.low + 12)))
        case Seats():
            return str(rng.choice(pad.seats))
        case Choices():
            return rng.choice([*pad.choices])
        case Faces() if everyone_alike:
            return str(pad.points.high)
        case Faces():
            few = [*pad.signs][:2] + [*pad.signs][-1:]
            return FACES + " ".join(rng.choices(few, k=pad.most)) + ("" if pad.fixed else END)
    raise AssertionError(pad)


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten", "tenstuff")
@pytest.mark.parametrize("game", SCORINGS)
def test_the_rules_shown_are_those_that_count(game):
    """Two-sided: an option that isn't shown changes nothing on a sheet, and each one that is changes something."""
    info = tenfold.game_class(game)
    standard = {option.id: option.default for option in info.options}
    counting = set()
    for players in (info.min_players, 3):
        usual = [course_of(game, players, standard, seed) for seed in range(3)]
        for option in info.options:
            for choice in [*(choice.id for choice in option.choices), *(["1"] if option.seats else [])]:
                options = standard | {option.id: choice}
                if usual != [course_of(game, players, options, seed) for seed in range(3)]:
                    counting.add(option.id)
    assert counting == set(SCORINGS[game].options), "its options stand in web/table/features/score_sheet/of_<game>.py"


def test_a_sheet_comes_back_on_home_and_in_the_history():
    table = Table("10-9-8", 2)
    table.tap("Ada")
    phone = table.phone.killed()
    phone.tap("Continue")
    assert phone.screen == "score-sheet"
    phone.tap("Home")
    phone.tap("Your games")
    assert "Score sheets" in phone.text
    phone.tap(phone.sending("score-sheet")[0])
    assert phone.screen == "score-sheet"
    phone.send({"type": "back"})
    assert phone.screen == "history"
    phone.tap(next(row for row in phone.sending("sheet") if "score-forget" in row.get("data-event")))
    phone.tap("Remove")
    assert "Score sheets" not in phone.text
    assert json.loads(phone.store["sheets"]) == []


def test_stats_count_games_with_real_cards():
    table = Table("Tenstuff", 3)
    table.tap("Bea", "Ada")
    assert played(table.sheet)[0].places == [2, 1, 3]
    table.tap("Home", "Your games", "Stats")
    assert "won 0 of 1 game" in table.phone.text or "won 1 of 1 game" in table.phone.text
    assert "1 of these games was played with real cards." in table.phone.text


def test_a_series_adds_up():
    table = Table("Tenstuff", 3, Series="3 games")
    for first, second in (("Bea", "Ada"), ("Bea", "Cleo"), ("Ada", "Bea")):
        table.tap(first, second)
        if not table.phone.has_button("New score sheet"):
            assert "of 3 games" in table.phone.text
            table.tap("Home", "Continue", table.phone.sending("score-more")[0].text)
    assert table.phone.page.one(id="won").text == "Bea wins the series by 4"
    assert table.phone.page.one(id="last").text == "Ada wins"
    assert table.phone.has_button("New score sheet")


@pytest.mark.parametrize("game", SCORINGS)
def test_a_picture_says_who_has_won_and_everyones_points(game):
    """With the longest names at the largest table, every part lies inside the picture, and no two words meet."""
    players = tenfold.game_class(game).max_players
    names = ["Maximiliane Charlotte 1️⃣", *LONG[: players - 1]]
    for rounds in (1, 20):
        table = sheet_of(game, players)
        table.names = tuple(names)
        enter_some(table, rounds)
        drawn = of_sheet(table)
        texts = checked_texts(drawn)
        assert headline(table, latest(played(table))) in texts
        assert set(names) <= set(texts)
        shown = points_sheet(table, latest(played(table)))
        assert {signed(points) for line in shown.lines for points in line.points} <= set(texts)


def enter_some(sheet: ScoreSheet, rounds: int) -> None:
    """Enter this many rounds by random answers."""
    rng = random.Random(3)
    for _ in range(2000):
        now = played(sheet)[-1].now
        if now is None or len(now.before) >= rounds:
            return
        match now.waits:
            case Fault(key, _):
                sheet.enter(Entry(now.of, now.number, f"stands-{rng.random():.6f}", TABLE, key))
            case Question(name, seat, _, pad):
                sheet.enter(Entry(now.of, now.number, name, seat, any_answer(pad, rng)))


def any_answer(pad, rng: random.Random) -> str:
    match pad:
        case Numbers(low, high):
            return str(rng.randint(low, min(high, 60)))
        case Seats(seats):
            return str(rng.choice(seats))
        case Choices(choices):
            return next(iter(choices))
    return any_answer(pad.points, rng)


def test_scores_are_shared_as_a_picture_or_a_text():
    table = Table("10-9-8", 2)
    assert not table.phone.sending("score-share"), "there is nothing to share yet"
    table.tap("Ada", "♠")
    for number in (3, 4, 3, 7):
        table.number(number)
    as_picture, as_text = table.phone.sending("score-share")
    table.phone.tap(as_picture)
    (effect,) = (effect for effect in table.phone.effects if effect["type"] == "share-picture")
    assert effect["name"] == "ten-nine-eight.png"
    assert effect["picture"] == of_sheet(table.sheet)
    table.phone.tap(as_text)
    (effect,) = (effect for effect in table.phone.effects if effect["type"] == "share")
    assert "Ada" in effect["text"]


def test_a_table_of_a_tournament_is_played_with_real_cards():
    phone = Phone()
    phone.set_up("pp", game="Tenstuff")
    phone.tap("9 or more players")
    phone.type_in("One name per line", "\n".join([*NAMES, "Ida"]))
    phone.tap("Draw the tables")
    tables = [table.names for table in tournament_of(phone.model).bracket.rounds[0]]
    for number, names in enumerate(tables):
        phone.tap(phone.sending("tournament-way")[0])
        assert phone.model.screen.sheet.names == names
        assert not phone.has_button("Report result")
        phone.tap(names[-1])
        phone.tap("Home")
        phone = phone.killed()
        phone.tap("Show tables")
        assert len(phone.sending("tournament-way")) == len(tables) - number, "a table that has begun goes on"
        phone.tap(phone.sending("tournament-way")[0])
        for name in names[1:-1]:
            phone.tap(name)
        assert not phone.has_button("Another game")
        phone.tap("Report result")
        assert phone.screen == "tournament"
        assert tournament_of(phone.model).bracket.rounds[0][number].result == (names[-1], *names[1:-1], names[0])
    assert [table.names for table in tournament_of(phone.model).bracket.rounds[1]] == [
        tuple(sorted((names[-1] for names in tables), key=tournament_of(phone.model).bracket.rounds[1][0].names.index))
    ]


def test_a_sheet_of_a_tournament_that_is_gone_says_so():
    sheet = replace(sheet_of("tenstuff", 2), contest="1/1/0", log=[Entry(0, 0, "out-1", TABLE, "0")])
    phone = Phone(store={"sheets": json.dumps([_data(sheet)])})
    phone.send({"type": "score-sheet", "id": sheet.id})
    phone.tap("Report result")
    assert phone.toast == "That tournament is no longer on this phone."
    assert phone.screen == "score-sheet"


def test_a_sheet_goes_into_a_backup_and_out_again():
    table = Table("10-9-8", 2)
    table.tap("Ada", "♠", "Home")
    file = table.phone.take_along()
    other = Phone()
    assert "the score sheets" in other.bring_in(file)
    other.tap("Continue")
    assert other.model.screen.sheet.log == [Entry(0, 0, "start", TABLE, "0"), Entry(0, 0, "trump", TABLE, "S")]


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "chess"},
        {"names": ["Ada"]},
        {"names": ["Ada", "Ada"]},
        {"options": {"hook": "perhaps"}},
        {"log": [[0, 0, "start", -1, 0]]},
        {"log": [[0, 0, "start"]]},
        {"games": 2},
        {"id": "x"},
        {"when": None},
        {"contest": 7},
        {"contest": "1" * 41},
    ],
)
def test_a_damaged_sheet_is_passed_over_and_stays_saved(damage):
    good = json.loads(json.dumps(_data(sheet_of("ten-nine-eight", 2))))
    assert _read(good) == sheet_of("ten-nine-eight", 2)
    bad = {**good, "id": "2-000000", **damage}
    phone = Phone(store={"sheets": json.dumps([bad, good])})
    phone.tap("Your games")
    assert "1 score sheet can’t be read. It stays saved as it is." in phone.text
    phone.tap(phone.sending("score-sheet")[0])
    phone.tap("Ada")
    assert bad in json.loads(phone.store["sheets"])


@pytest.mark.parametrize("game", SCORINGS)
def test_wrong_answers_count_as_missing(game):
    """A log can hold anything: the sheet asks again, and nothing breaks."""
    rng = random.Random(5)
    fields = ["start", "trump", "bid", "won", "tenth", "grid", "card", "winner", "loser", "taken", "filled", "chips"]
    fields += ["hand", "out-1", "out-2", "left", "tens", "stands-0", "new"]
    values = [
        "",
        "0",
        "1",
        "2",
        "-3",
        "10",
        "999",
        "S",
        ":",
        ":A",
        ":A A.",
        ":1 P3.",
        "yes",
        "no",
        "²",
        "--1",
        ":.",
        "x",
    ]
    for _ in range(300):
        sheet = sheet_of(game, 2)
        for _ in range(rng.randrange(40)):
            entry = Entry(
                rng.randrange(2), rng.randrange(3), rng.choice(fields), rng.randrange(-1, 2), rng.choice(values)
            )
            sheet.enter(entry)
        for one in played(sheet):
            assert one.now is None or one.step is not None
