"""The app in another language: all of it, at once, in the middle of a game."""

import base64
import datetime
import json
import random
import re
from functools import cache

import pytest
from babel import Locale
from babel.dates import format_date
from babel.lists import format_list

import tenfold
from compile_text import CODES, Source, pseudo
from table import lines, text
from table.drawings import french
from table.games.tenstuff import drawings
from table.settings import AUTO, LANGUAGES
from table.setups import refusal
from table.speech import aloud
from table.view import step
from table.words import badges, called, date_of, names_for, unnamed
from tenfold import Record, Seat, languages, messages
from tenfold.carried import MOST
from tenfold.games.tenstuff.cards import CARDS
from tenfold.messages import Catalogue, use
from tests.build.test_text import SOURCES, english, package_of
from tests.table.driver import Phone, hurry, phone_with
from tests.table.page import UNHEARD
from web.build.languages import pack

TAPS = ("touch", "play", "go-on", "begin-turn", "hint")


@pytest.fixture(autouse=True)
def english_again():
    yield
    use("en")


@cache
def pseudo_pack():
    """Return a pack of a pseudo-language, English in other letters."""
    return {
        f"{package_of(path)}.text": {
            key: message.template
            for key, message in Source(pseudo(path.read_text(encoding="utf-8")), path).functions.items()
        }
        for path in SOURCES
    }


def words_of(choice, language, words):
    """Return what the shell brings for a choice of a language."""
    return json.loads(json.dumps({"choice": choice, "language": language, "words": words}))


def said(phone):
    """Return all words on a screen, and those for voices, without names."""
    labels = [part.get(name) or "" for part in phone.page.elements for name in ("aria-label", "placeholder")]
    names = "|".join([*phone.session.names, "PIG 10", "Tenstuff", "Tens"] if phone.session else ["Tenfold"])
    return re.sub(names, "", f"{phone.text} {' '.join(labels)}")


def see_in(phone, language, words):
    """Draw a phone's screen again in this language."""
    use(language, words)
    made, _ = step(phone.model, phone.shown)
    phone._page, phone.step = None, json.loads(made.to_json())


@pytest.mark.few(2)
@pytest.mark.parametrize("name", sorted(tenfold.registered_games()))
def test_a_language_chosen_in_the_middle_of_a_game_is_spoken_at_once(name):
    """Everything on the screen changes, whatever was said before: nothing is kept in words."""
    phone, chance = Phone(explain=True), random.Random(name)
    phone.set_up("pe", game=tenfold.game_class(name).long_name)
    phone.tap(phone.sending("start")[0])
    seen = 0
    for number in range(60):
        if number == 40 and phone.screen == "play":
            hurry(phone, 6)
        if phone.model.toast is None:
            see_in(phone, "de", pseudo_pack())
            assert not english(said(phone))
            see_in(phone, "en", {})
            seen += bool(english(said(phone)))
        taps = [one for kind in TAPS for one in phone.sending(kind) if phone.page.can_be_touched(one)]
        if taps and not (phone.timers and chance.random() < 0.5):
            phone.send(json.loads(chance.choice(taps).get("data-event")))
        elif phone.let_timer_run_out() is None:
            break
    assert seen > 10


@pytest.mark.parametrize("name", sorted(tenfold.registered_games()))
def test_a_score_sheet_without_names_has_none_in_english(name):
    """The default names are saved in one form for all languages, and shown in each."""
    phone = Phone()
    phone.send({"type": "score-new", "game": name})
    phone.send({"type": "score-start"})
    assert phone.screen == "score-sheet"
    see_in(phone, "de", pseudo_pack())
    assert not re.search("Player|Seat", phone.text)
    see_in(phone, "en", {})
    phone.send({"type": "score-new", "game": name})
    assert phone.screen == "score-new"
    names = [phone.field(f"Name of seat {seat}").get("value") for seat in range(1, 1 + phone.model.screen.players)]
    assert not any(names)


def refused(phone):
    """Try everything bad, one after another. Yield each time the phone that says why not, and its sentences."""
    phone.send({"type": "settings"})
    newer = json.dumps({"format": "tenfold-saves", "version": 2, "saves": {}})
    many = json.dumps({"format": "tenfold-saves", "version": 1, "saves": dict.fromkeys(map(str, range(MOST + 1)), "")})
    for content in ("", "{}", "[" * 100_000, newer, many):
        data = base64.b64encode(content.encode()).decode()
        phone.send({"type": "bring-in", "name": "tenfold.json", "data": data})
        yield phone, phone.sheet.text
        phone.send({"type": "close"})
    for data in (None, base64.b64encode(b"\xff\xfe").decode()):
        phone.send({"type": "bring-in", "name": "x", "data": data})
        yield phone, phone.sheet.text
        phone.send({"type": "close"})
        phone.send({"type": "add-game", "name": "x.whl", "data": data})
        yield phone, phone.sheet.text
        phone.send({"type": "close"})
    for link in ({"game": "chess"}, {"game": "pig10"}, {"game": "pig10", "rules": "self:1", "deal": "1", "whole": "1"}):
        phone.send({"type": "link", "link": link})
        yield phone, phone.toast
    names = [f"N{number}" for number in range(9)]
    for given in (names[:8], [*names, "N1"], [f"N{number}" for number in range(33)]):
        phone.send({"type": "home"})
        phone.send({"type": "tournament", "game": "tenstuff"})
        phone.send({"type": "tournament-names", "value": "\n".join(given)})
        phone.send({"type": "tournament-draw"})
        yield phone, phone.toast
    for change in (('"version":1', '"version":2'), ("[", "{")):
        record = Record("pig10", seats=[Seat("N1"), Seat("N2")], seed=1)
        phone = phone_with(record)
        key = next(key for key in phone.store if key.startswith("game:"))
        phone.store[key] = phone.store[key].replace(" ", "").replace(*change)
        phone.send({"type": "history"})
        phone.send({"type": "open", "id": key.removeprefix("game:")})
        yield phone, phone.sheet.text


def test_whatever_is_refused_is_refused_in_the_language():
    """The engine's errors are in English. Those that people meet have sentences of the app."""
    phone = Phone()
    use("de", pseudo_pack())
    for asked, why in refused(phone):
        assert why
        assert not english(re.sub("Tenfold|PIG 10|Tenstuff|Python", "", " ".join([why, *asked.heard])))


@pytest.mark.parametrize("name", sorted(tenfold.registered_games()))
def test_rules_that_go_with_no_table_are_refused_in_the_language(name):
    use("de", pseudo_pack())
    game, chance = tenfold.game_class(name), random.Random(name)
    whys = set()
    for _ in range(2_000):
        players = chance.randint(game.min_players, game.max_players)
        options = {option.id: chance.choice(option.choice_ids(players)) for option in game.options}
        whys.add(refusal(name, options, players))
    assert not english(" ".join(whys))


def choose(phone, language):
    """Choose a language in the settings."""
    phone.send({"type": "settings"})
    phone.send({"type": "sheet", "name": "language"})
    rows = [row for row in phone.sending("set") if json.loads(row.get("data-event")).get("key") == "language"]
    assert len(rows) == len(LANGUAGES)
    phone.tap(next(row for row in rows if json.loads(row.get("data-event"))["value"] == language))


def asked_for(phone):
    return [effect["choice"] for effect in phone.effects if effect["type"] == "learn-language"]


@pytest.mark.parametrize("code", ["en", *CODES])
def test_dates_and_lists_are_those_of_the_cldr(code):
    """English as in Britain. The CLDR has no “1er” for French, which people write, and glues the Hebrew “and”."""
    locale = Locale("en", "GB") if code == "en" else Locale(code)
    use(code, pack(code))
    for month in range(1, 13):
        for day in (2, 3, 21):
            date = datetime.datetime(2026, month, day, 12, tzinfo=datetime.UTC)
            assert date_of(1000 * date.timestamp()) == format_date(date, "long", locale=locale)
    for names in (["Ada"], ["Ada", "Bela"], ["Ada", "Bela", "Carl"]):
        list_of = format_list(names, "standard", locale=locale)
        given = messages.in_text(text.several(names=names)).translate({**UNHEARD, ord("\u200f"): None, 0xA0: " "})
        assert given == (list_of.replace(" ו", " וגם ") if code == "he" else list_of)


def test_every_language_of_the_engine_can_be_chosen():
    assert {*LANGUAGES} == {AUTO, *languages.languages()}


def test_a_choice_asks_the_shell_once_and_is_saved():
    phone = Phone()
    choose(phone, "fr")
    assert asked_for(phone) == ["fr"]
    phone.send({"type": "close"})
    assert asked_for(phone) == []
    assert json.loads(phone.store["settings"])["language"] == "fr"
    phone.send({"type": "language", **words_of("fr", "fr", pack("fr"))})
    assert (phone.step["root"]["lang"], phone.step["root"]["dir"]) == ("fr", "ltr")
    assert asked_for(phone) == []
    assert phone.keep["home"]["root"]["lang"] == "fr"


def test_hebrew_goes_from_the_right():
    phone = Phone(language=words_of("he", "he", pack("he")))
    assert (phone.step["root"]["lang"], phone.step["root"]["dir"]) == ("he", "rtl")
    phone = Phone(language=words_of("en", "en", {}))
    assert (phone.step["root"]["lang"], phone.step["root"]["dir"]) == ("en", "ltr")


def test_words_that_cannot_be_fetched_leave_the_language_before():
    phone = Phone(language=words_of("de", "de", pack("de")))
    choose(phone, "pl")
    phone.send({"type": "language", **words_of("pl", "pl", None)})
    assert phone.toast == str(text.language_missing)
    assert Catalogue.language == phone.model.settings.language == "de"
    assert json.loads(phone.store["settings"])["language"] == "de"
    assert asked_for(phone) == []
    choose(phone, "pl")
    assert asked_for(phone) == ["pl"]


def test_a_language_in_the_saves_is_asked_for():
    """A backup brings it, or the browser has forgotten the shell's choice."""
    saves = {"settings": json.dumps({"language": "nl"})}
    assert asked_for(Phone(store=saves, language=words_of(AUTO, "en", {}))) == ["nl"]
    assert asked_for(Phone(store=saves, language=words_of("nl", "nl", pack("nl")))) == []


@pytest.mark.parametrize("value", ["xx", "", 3, None, ["de"], {"a": 1}, "DE"])
def test_what_is_no_language_is_ignored(value):
    phone = Phone()
    phone.send({"type": "set", "key": "language", "value": value})
    assert phone.model.settings.language == AUTO
    assert Phone(store={"settings": json.dumps({"language": value})}).model.settings.language == AUTO


def test_a_pack_for_other_sentences_is_not_spoken():
    packed = pack("fr")
    number, *templates = packed["table.text"]
    use("fr", packed)
    assert str(text.menu) == "Menu"
    assert str(text.leave_the_table) == "Quitter la table"
    use("fr", {**packed, "table.text": [number + 1, *templates]})
    assert str(text.leave_the_table) == "Leave the table"


@pytest.mark.parametrize("words", [None, [], "x", {"table.text": None}, {"table.text": []}, {"nothing.text": {}}])
def test_a_damaged_pack_stops_nothing(words):
    phone = Phone(language={"choice": "de", "language": "de", "words": words})
    assert phone.screen == "home"


# Cards.


LETTERS = {"de": "AKDB", "fr": "ARDV", "nl": "AHVB", "pl": "AKDW", "es": "AKQJ", "he": "AKQJ"}


@pytest.mark.parametrize(("code", "letters"), LETTERS.items())
def test_cards_show_the_letters_that_people_know(code, letters):
    use(code, pack(code))
    assert "".join(map(french.rank_sign, "AKQJ")) == letters
    assert f">{letters[2]}<" in french.face("QS")
    assert french.name("QS") not in ("queen of spades", "")


@pytest.mark.parametrize("code", ["en", *CODES])
def test_every_card_in_a_sentence_has_words_for_voices(code):
    use(code, pack(code))
    for card in CARDS:
        said = aloud(drawings.sign(card))
        assert not set(said) & set("★☆♠♥♦♣")
        assert said.casefold() == drawings.name(card).casefold()


def test_english_letters_stay_where_they_are_chosen():
    phone = Phone(language=words_of("de", "de", pack("de")))
    assert french.sign("QS") == "D♠"
    phone.send({"type": "set", "key": "english_ranks", "checked": True})
    assert french.sign("QS") == "Q♠"
    assert french.name("QS") == "Pik Dame"
    again = phone.killed()
    again.env["language"] = words_of("de", "de", pack("de"))
    again.boot()
    assert french.sign("QS") == "Q♠"


# Names.


@pytest.mark.parametrize("code", CODES)
def test_a_default_name_is_the_same_in_every_record_and_read_in_every_language(code):
    use(code, pack(code))
    assert unnamed(1) == "Player B"
    assert called("Player B") != "Player B"
    assert called("Bea") == "Bea"
    assert list(names_for(["Player A", "Player B"], [0, 1])) == [called("Player A"), called("Player B")]
    assert badges(names_for(["Player A", "Player B"], [0, 1])) == ["A", "B"]
    assert names_for(["Player A", "Ada"], [0])[0] == str(text.reader) != "You"


def test_a_hebrew_name_in_english_and_an_english_one_in_hebrew_do_not_move_what_is_beside_them():
    from tenfold.games.tens import text as of_tens

    dani, said = "\u05d3\u05e0\u05d9", of_tens.event_draw(who=tenfold.Person(0), card=tenfold.Card("7D"))
    assert messages.in_text(said, [dani]) == f"\u2068{dani}\u2069 draws 7D"
    assert messages.in_text(said, ["Ada"]) == "Ada draws 7D"
    use("he", pack("he"))
    assert "\u2068Ada\u2069" in messages.in_text(said, ["Ada"])
    assert f"\u2068{dani}" not in messages.in_text(said, [dani])
    assert messages.in_text(said, ["Ada"], french.sign).startswith("\u200f")  # or else the sentence starts on the left
    assert "\u20667♦\u2069" in messages.in_text(said, ["Ada"], french.sign)
    assert (messages.number(-3), messages.plus(3)) == ("\u200e\N{MINUS SIGN}3", "\u200e+3")


def test_a_saved_game_says_whose_turn_it_is_in_the_language_of_its_reader():
    phone = Phone()
    phone.set_up("pp", game="Tens")
    phone.tap(phone.sending("start")[0])
    (line,) = phone.model.games
    before = lines.next_of(line)
    use("de", pack("de"))
    assert lines.next_of(line) != before
    assert before == line.line


# The words themselves.


@pytest.mark.few(2)
@pytest.mark.parametrize("code", CODES)
def test_every_screen_of_the_house_is_drawn_in_every_language(code):
    phone = Phone(language=words_of(code, code, pack(code)))
    for event in ("settings", "history", "day", "home"):
        phone.send({"type": event})
        assert phone.step["root"]["lang"] == code
    phone.send({"type": "settings"})
    for title in (text.set_look, text.set_hands, text.set_pace, text.settings):
        assert str(title) in phone.text
        assert str(title) != title.key


def test_a_seat_without_a_name_is_no_person():
    assert Seat("Player A").name == unnamed(0)
