"""What slides up from below, the way back, and the list of games."""

import itertools

import pytest

import tenfold
from table.games.pig10 import text
from table.screens.sheets import reading
from tenfold.games.pig10 import Pig10
from tests.table.driver import Person, Phone, play_to_the_end, table_of

CHAPTERS = ["The aim", "Special cards", "Scoring", "Options", "The game"]
LEFTOVERS, TIE, BEGINS, _ = Pig10.options


def read_rules(phone):
    """Chapter → text, as people read it by tapping through them."""
    found = {}
    for title in CHAPTERS:
        phone.tap(title)
        found[title] = phone.page.one("article").text
        assert [b.text for b in phone.page.all("button", aria_current="true")] == [title]
    return found


@pytest.mark.few(2)
@pytest.mark.parametrize(("left", "tie"), list(itertools.product(LEFTOVERS.choices, TIE.choices)))
@pytest.mark.parametrize("begins", ["random", "seat 2"])
def test_the_rules_say_what_this_table_plays(left, tie, begins):
    phone = Phone()
    phone.set_up("pee")
    phone.tap(str(LEFTOVERS.title))
    phone.tap(str(left.label))
    phone.tap(str(TIE.title))
    phone.tap(str(tie.label))
    phone.tap(str(BEGINS.title))
    phone.tap("random" if begins == "random" else phone.model.setups["pig10"].chairs[1].shown_name)
    phone.tap("Rules")
    at_setup = read_rules(phone)
    phone.tap("Close the rules")
    phone.tap("Deal 3 cards each")
    phone.tap("Menu")
    phone.tap("Rules of PIG 10")
    chapters = read_rules(phone)
    assert chapters == at_setup
    for title, value in ((LEFTOVERS.title, left.label), (TIE.title, tie.label), (BEGINS.title, begins)):
        assert f"{title} {value}" in chapters["Options"]
    scoring = chapters["Scoring"]
    assert (str(text.end_left_lost) in scoring) is (left.id == "nobody")
    assert (str(text.end_left_taken) in scoring) is (left.id == "last-taker")
    assert (str(text.end_most_tens) in scoring) is (tie.id == "most-tens")


def test_the_rules_name_author_and_publisher_and_say_what_the_house_has_added():
    phone = Phone()
    phone.set_up("pe")
    phone.tap("Rules")
    chapters = read_rules(phone)
    assert Pig10.author in chapters["The game"]
    assert Pig10.publisher in chapters["The game"]
    assert "House rules, not in the rule sheet" in chapters["Options"]


def test_the_rules_show_the_special_cards():
    phone = Phone()
    phone.set_up("pe")
    phone.tap("Rules")
    shown = {part.get("aria-label") for part in phone.page.all("svg", role="img")}
    phone.tap("Special cards")
    shown |= {part.get("aria-label") for part in phone.page.all("svg", role="img")}
    assert {"frog, 0", "pigmaid, 5", "crowned pig, 10"} <= shown


OPENERS = [
    ("setup", "Rules"),
    ("setup", "Player A, person"),
    ("setup", "First player"),
    ("setup", "Ties"),
    ("play", "Game log"),
    ("play", "Menu"),
    ("handover", "Game log"),
    ("handover", "Menu"),
    ("result", "Game log"),
    ("history", "Remove PIG 10"),
    ("home", "Continue"),
]


def at(screen):
    if screen == "setup":
        phone = Phone()
        phone.set_up("pp")
    elif screen == "play":
        phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
    elif screen == "handover":
        phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
        phone.send({"type": "hidden"})
    elif screen == "result":
        phone = table_of("Bea", "Ada:easy", hands=["2", ""])
        phone.play("2")
        phone.watch_to_the_end_of_the_move()
    else:
        phone = table_of("Bea", "Ben", hands=["2 3 9", "4"])
        phone.tap("Leave the table")
        if screen == "history":
            phone.tap("Your games")
        else:
            phone.store["game:left"] = "damaged"
    assert phone.screen == screen
    return phone


@pytest.mark.few(6)
@pytest.mark.parametrize(("screen", "opener"), OPENERS)
@pytest.mark.parametrize("way", ["button", "veil", "back"])
def test_every_sheet_opens_over_its_screen_and_closes_again(screen, opener, way):
    phone = at(screen)
    behind = phone.page.one("main").text
    phone.tap(opener)
    sheet = phone.sheet
    assert sheet is not None
    assert phone.page.name(sheet)
    assert sheet.get("aria-modal") == "true"
    assert phone.step["focus"] == f"#{sheet.get('aria-labelledby')}"
    assert phone.step["back"]
    assert phone.page.one("main").inert, "what lies behind the sheet cannot be reached"
    if way == "back":
        phone.send({"type": "back"})
    else:
        closers = phone.sending("close")
        phone.tap(next(closer for closer in closers if (closer.tag == "button") is (way == "button")))
    assert phone.sheet is None
    assert phone.screen == screen
    assert phone.page.one("main").text == behind
    assert not any(element.inert for element in phone.page.elements)


WAYS = {
    "setup": ["PIG 10"],
    "setup, a sheet open": ["PIG 10", "First player"],
    "rules": ["PIG 10", "Rules", "The game"],
    "settings": ["Settings"],
    "settings in a game": ["Continue", "Menu", "Settings"],
    "rules in a game": ["Continue", "Menu", "Rules of PIG 10"],
    "table": ["Continue"],
    "history": ["Your games"],
    "forget": ["Your games", "Remove PIG 10"],
}


@pytest.mark.parametrize("way", WAYS)
def test_back_always_leads_home_in_a_few_steps(way):
    phone = at("home")
    phone.store["game:left"] = table_of("Bea", "Ben", hands=["2 3 9", "4"]).store["game:left"]
    for name in WAYS[way]:
        phone.tap(name)
    steps = 0
    while phone.screen != "home" or phone.sheet is not None:
        assert phone.step["back"]
        phone.send({"type": "back"})
        steps += 1
        assert steps <= 3
    assert steps >= 1
    assert not phone.step["back"], "from home the gesture leaves the app"


def test_back_from_the_settings_in_a_game_leads_to_the_game():
    phone = at("play")
    phone.tap("Menu")
    phone.tap("Settings")
    phone.send({"type": "back"})
    assert phone.screen == "play"
    assert phone.cards


def test_nothing_that_home_offers_leads_nowhere():
    phone = Phone()
    assert not [button for button in phone.page.buttons if button.refused]
    offers = [button for button in phone.page.buttons if '"setup"' in (button.get("data-event") or "")]
    assert len(offers) == len(tenfold.registered_games())
    for offer in offers:
        phone.tap(offer)
        assert phone.screen == "setup"
        phone.send({"type": "back"})


def test_a_setting_is_kept_and_worn_at_once():
    phone = Phone()
    phone.settings()
    phone.tap("Settings")
    for label, attribute, value in (
        ("Dark", "data-theme", "dark"),
        ("High contrast", "data-theme", "contrast"),
        ("Left thumb", "data-thumb", "left"),
    ):
        phone.pick(label)
        assert phone.step["root"][attribute] == value
    phone.switch("Bigger corners", on=True)
    assert phone.step["root"]["data-corners"] == "big"
    again = phone.killed()
    assert again.step["root"] == {**phone.step["root"], "data-screen": "home"}
    assert phone.keep["home"]["root"]["data-theme"] == "contrast"


def test_each_seat_can_be_a_person_or_a_computer_of_each_level():
    phone = Phone()
    phone.set_up("pehm")
    phone.tap("Deal 3 cards each")
    seats = phone.record.seats
    assert [(seat.kind, seat.level) for seat in seats] == [
        ("person", None),
        ("bot", "easy"),
        ("bot", "hard"),
        ("bot", "medium"),
    ]


def test_the_sheet_of_a_seat_says_who_sits_there_now():
    phone = Phone()
    phone.set_up("ph")
    phone.tap(next(button for button in phone.page.buttons if "computer, hard" in phone.page.name(button)))
    assert sum(button.pressed for button in phone.sending("kind")) == 1
    assert "hard" in next(button.text for button in phone.sending("kind") if button.pressed)


# The list of games.


def two_games():
    phone = Phone()
    phone.settings(pace="At once")
    phone.start("ee", deal=1)
    play_to_the_end(phone, Person(1))
    phone.tap("Home")
    phone.start("pp", deal=2)
    phone.tap("Leave the table")
    return phone


def test_games_so_far_tells_who_is_next_and_who_has_won():
    phone = two_games()
    phone.tap("Your games")
    assert "is next" in phone.text or "Your turn" in phone.text
    assert "won" in phone.text or "shared the win" in phone.text
    assert "just now" in phone.text


def test_a_game_so_far_opens_at_its_table_or_its_result():
    phone = two_games()
    phone.tap("Your games")
    phone.tap(phone.sending("open")[1])
    assert phone.screen == "result"
    phone.tap("Home")
    phone.tap("Your games")
    phone.tap(phone.sending("open")[0])
    assert phone.screen == "handover"


def test_a_game_is_forgotten_only_after_a_question():
    phone = two_games()
    phone.tap("Your games")
    before = dict(phone.store)
    phone.tap(
        next(b for b in phone.page.buttons if "Player A" in phone.page.name(b) and "Remove" in phone.page.name(b))
    )
    assert "deleted for good" in phone.sheet.text
    phone.tap("Cancel")
    assert phone.store == before
    phone.tap(
        next(b for b in phone.page.buttons if "Player A" in phone.page.name(b) and "Remove" in phone.page.name(b))
    )
    phone.tap("Remove")
    assert len([key for key in phone.store if key.startswith("game:")]) == 1
    assert len(phone.sending("open")) == 1
    again = phone.killed()
    assert not again.has_button("Continue")
    again.tap("Your games")
    assert len(again.sending("open")) == 1


def test_home_offers_the_game_that_was_played_last():
    phone = Phone()
    for deal in (1, 2):
        phone.start("pe", deal=deal)
        phone.tap("Leave the table")
        phone.now += 100_000
    phone.go_on()
    assert phone.record.seed == 2


def test_without_games_there_is_no_list_to_open():
    assert not Phone().has_button("Your games")


# What the shell reports.


def test_an_update_is_offered_on_home_and_never_in_a_game():
    phone = at("play")
    phone.send({"type": "update-ready"})
    assert not phone.sending("take-update")
    phone.tap("Menu")
    assert not phone.sending("take-update")
    phone.tap("Leave the table")
    phone.tap("Update")
    assert phone.effects == [{"type": "take-update"}]


@pytest.mark.parametrize("standalone", [False, True])
@pytest.mark.parametrize("ios", [False, True])
def test_the_hint_to_install_is_shown_where_it_helps_and_goes_for_good(standalone, ios):
    phone = Phone(standalone=standalone, ios=ios, installable=not ios)
    assert not phone.has_button("Not now"), "one question at a time"
    phone.tap("Skip this question")
    assert phone.has_button("Not now") is not standalone
    if not standalone:
        assert phone.has_button("Install") is not ios
        assert ("Add to Home Screen" in phone.text) is ios
        phone.tap("Not now")
        assert not phone.has_button("Not now")
        assert not phone.killed().has_button("Not now")


def test_a_tap_on_install_asks_the_browser_once():
    phone = Phone(installable=True)
    phone.tap("Skip this question")
    phone.tap("Install")
    assert phone.effects == [{"type": "install-app"}]
    assert not phone.has_button("Install")


def test_a_long_log_shows_the_newest_moves_and_the_earlier_ones_at_a_tap(monkeypatch):
    phone = Phone()
    phone.start("pe", deal=1)
    person = Person(1)
    while not phone.has_button("Game log") or len(phone.record.entries) < 30:
        person.act(phone)
    phone.tap("Game log")
    whole = [row.text for row in phone.sheet.walk() if row.tag == "li"]
    assert not phone.has_button("Earlier moves")
    phone.tap("Close")
    monkeypatch.setattr(reading, "NEWEST", 7)
    phone.tap("Game log")
    for shown in range(7, len(whole), 7):
        assert [row.text for row in phone.sheet.walk() if row.tag == "li"] == whole[:shown]
        phone.tap("Earlier moves")
    assert [row.text for row in phone.sheet.walk() if row.tag == "li"] == whole
    assert not phone.has_button("Earlier moves")
