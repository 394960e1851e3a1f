"""Every language says everything that English says, in its own words."""

import io
import random
import re
import subprocess

import pytest
from babel import Locale

import check_languages
import tenfold
from check_languages import CATALOGUES, faults, left_behind, parts_of
from compile_text import CODES, Source
from tenfold.__main__ import main
from tenfold.bots import text as reasons
from tenfold.languages import languages, speak
from tenfold.messages import CATALOGUES as OF_PACKAGES
from tenfold.messages import Catalogue, decimal, in_text, is_mirrored


@pytest.fixture
def spoken():
    """Yield `speak`, and speak English again afterwards."""
    yield speak
    speak("en")


@pytest.mark.parametrize("code", ["en", *CODES])
def test_plurals_are_those_of_the_cldr(code, spoken):
    spoken(code)
    words = OF_PACKAGES["tenfold"].words
    for own, theirs in (("_cardinal", Locale(code).plural_form), ("_ordinal", Locale(code).ordinal_form)):
        for number in (*range(250), 1_000_000, 2_000_000):
            assert words[own][code](number) == theirs(number), (own, number)


@pytest.mark.parametrize("code", ["en", *CODES])
def test_a_negative_number_has_the_plural_of_its_size(code, spoken):
    """As in the CLDR: −28 points, like 28."""
    spoken(code)
    for count in (1, 2, 5, 28):
        above, below = (re.sub(r"\u200e?[-−]?\d+", "", str(reasons.points(count=number))) for number in (count, -count))
        assert above == below


@pytest.mark.parametrize("code", ["en", *CODES])
def test_decimals_and_directions_are_those_of_the_cldr(code, spoken):
    spoken(code)
    assert decimal("0.8") == f"0{Locale(code).number_symbols['latn']['decimal']}8"
    assert is_mirrored() is (Locale(code).text_direction == "rtl")
    assert in_text(reasons.points_part(amount="0.8")).count(decimal("0.8")) == 1


def test_all_languages_are_there():
    assert languages() == sorted(("en", *CODES)) == ["de", "en", "es", "fr", "he", "nl", "pl"]


@pytest.mark.parametrize("code", CODES)
def test_every_message_is_there_with_its_slots_in_words_of_its_own(code):
    assert [fault for catalogue in CATALOGUES for fault in faults(catalogue, code)] == []


@pytest.mark.parametrize("code", ["en", *CODES])
def test_what_may_be_likely_may_be_certain_too(code):
    """Where every world was tried, a chance can be 0 or 100%. Without its own words, a fact would say “less”."""
    for catalogue in CATALOGUES:
        path = catalogue.with_name(f"{code}.ftl")
        for key, function in Source(path.read_text(encoding="utf-8"), path).functions.items():
            hows = {value for slot, value in parts_of(function.template).keys if slot == "how"}
            assert "likely" not in hows or hows >= {"sure", "never"}, (path, key)


ENGLISH = """### person: $who
### text: $how
win = { $how ->
    [likely] { $who } will probably win
   *[less] { $who } will win less often
  }
play = { $who } plays
over = The game is over
"""
GERMAN = """### person: $who
### text: $how
win = { $how ->
    [likely] { $who } gewinnt wahrscheinlich
   *[less] { $who } gewinnt seltener
  }
play = { $who } spielt
over = Das Spiel ist aus
"""


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("", "", None),
        ("over = Das Spiel ist aus\n", "", "over is missing"),
        ("over =", "spare = x\nover =", "spare is not in English"),
        ("{ $who } gewinnt seltener", "Gewinnt seltener", None),  # the other variant has it
        ("{ $who } gewinnt", "Gewinnt", "win lacks who"),
        ("[likely]", "[sure]", "win selects by $how without likely"),
        ("Das Spiel ist aus", "The game is over", "over is still English"),
        ("text: $how", "number: $how", "de.ftl:4: de has no plural likely"),
        ("### person: $who\n", "", "the head of the file does not say what $who is"),
    ],
)
def test_the_checker_finds_it(before, after, fault, tmp_path, monkeypatch):
    monkeypatch.setattr(check_languages, "ROOT", tmp_path)
    english = tmp_path / "en.ftl"
    english.write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN.replace(before, after), encoding="utf-8")
    found = [*faults(english, "de")]
    assert [fault in line for line in found] == ([True] if fault else [])


@pytest.mark.parametrize(("changed", "found"), [("", []), ("en", ["de.ftl: over"]), ("en de", []), ("de", [])])
def test_a_translation_that_was_left_behind_is_found(changed, found, tmp_path, monkeypatch):
    monkeypatch.setattr(check_languages, "ROOT", tmp_path)
    files = {tmp_path / "en.ftl": ENGLISH, tmp_path / "de.ftl": GERMAN}
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    by = ["-c", "user.name=Ada", "-c", "user.email=ada@tenfold.test"]
    for command in (["init", "-q"], ["add", "."], [*by, "commit", "-qm", "Two catalogues"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    for path, text in files.items():
        if path.stem in changed:
            path.write_text(text.replace("over = ", "over = Oh: "), encoding="utf-8")
    assert [*left_behind(tmp_path / "en.ftl", "de", "HEAD")] == found


@pytest.mark.covering
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", sorted(tenfold.registered_games()))
def test_a_game_is_told_to_its_end_in_every_language(code, name, spoken):
    """A message that was made in one language is told in the next one."""
    names = ["Bea", "Tom", "Ada"]
    game = tenfold.load_game(name, 3)
    state, chance = game.new_initial_state(4), random.Random(4)
    while not state.is_terminal():
        state.apply_action(state.hurried_action() or chance.choice(state.legal_actions()))
    told_by = [game.tell(event) for event in state.events()]
    english = [in_text(said, names) for said in told_by]
    spoken(code)
    own = [in_text(said, names) for said in told_by]
    sentences = [(old, new) for old, new in zip(english, own, strict=True) if sum(map(str.isalpha, old)) > 12]
    assert sentences
    assert [old for old, new in sentences if old == new] == []
    for old, new in sentences:
        assert {who for who in names if who in old} == {who for who in names if who in new}, (old, new)


def test_what_is_missing_is_said_in_english(spoken, monkeypatch):
    spoken("de")
    catalogue = OF_PACKAGES["tens"]
    assert str(catalogue.get("event_over")) != "The game is over"
    monkeypatch.setattr(Catalogue, "_translated", lambda _self: {})
    catalogue.forget()
    assert str(catalogue.get("event_over")) == "The game is over"


@pytest.mark.parametrize("code", CODES)
def test_the_terminal_speaks_it(code, capsys, monkeypatch, tmp_path, spoken):
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n"))
    command = ["play", "pig10", "--players", "2", "--seed", "4", "--save", str(tmp_path / "game"), "--language", code]
    assert main(command) == 0
    said = capsys.readouterr().out
    for english in ("Deal number", "You left the game", "Possible moves"):
        assert english not in said
    assert str(OF_PACKAGES["terminal"].get("possible_moves")) in said


def test_an_unknown_language_gets_a_sentence(capsys):
    assert main(["play", "pig10", "--language", "xx"]) == 2
    assert "There is no language 'xx'. Languages: de, en, es, fr, he, nl, pl." in capsys.readouterr().err
