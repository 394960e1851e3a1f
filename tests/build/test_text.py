"""Catalogues: what can be compiled; every key is used; games say nothing that is not in them."""

import ast
import importlib
import random
import re
import typing
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenfold
from compile_text import Source, TextError, compile_file, pseudo
from table.examples import NAMES
from table.features.daily.state import Day, days_of
from table.words import TROUBLE
from tenfold import Card, Person, messages
from tenfold.messages import Catalogue, Message, from_data, in_text, to_data
from tenfold.terminal.play import BOT_NAMES
from tests.running.depth import examples
from tests.table.driver import Phone

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*(ROOT / "engine").rglob("text/en.ftl"), *(ROOT / "web/table").rglob("text/en.ftl")])
FEATURES = sorted(path.parent for path in (ROOT / "web/table/features").glob("*/__init__.py"))
HEAD = "### person: $who\n### card: $card\n### cards: $cards\n### number: $count\n### text: $way\n### message: $part\n"

ORDINAL = (
    '{ NUMBER($count, type: "ordinal") ->\n [one] { $count }st\n [two] { $count }nd\n'
    " [few] { $count }rd\n *[other] { $count }th\n }"
)
ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 13: "13th", 21: "21st"}


def package_of(source):
    """Return the package that has this catalogue."""
    folder = source.parent.parent
    base = ROOT / ("engine" if folder.is_relative_to(ROOT / "engine") else "web")
    return ".".join(folder.relative_to(base).parts)


def catalogue_of(source):
    return importlib.import_module(f"{package_of(source)}.text").CATALOGUE


def said(line, **slots):
    """Return what the message `it` says."""
    every = "".join(f"unused-{name} = {{ ${name} }}\n" for name in ("who", "card", "cards", "count", "way", "part"))
    catalogue = messages.Catalogue("tried", "")
    catalogue._english = {}
    exec(Source(f"{HEAD}{line}\n{every}", Path("en.ftl")).module(), catalogue._english)
    it = catalogue.get("it")
    return in_text(it(**slots) if slots else it, ["Ada", "Bea"])


@pytest.mark.parametrize(
    ("line", "slots", "text"),
    [
        ("it = Plain words", {}, "Plain words"),
        ("it =\n    Two lines\n    are one", {}, "Two lines are one"),
        ("it = { $who } plays { $card }", {"who": Person(1), "card": Card("7D")}, "Bea plays 7D"),
        ("it = { $count } below", {"count": -3}, "−3 below"),
        ('it = { NUMBER($count, sign: "always") }', {"count": 3}, "+3"),
        ('it = { NUMBER($count, sign: "always") }', {"count": 0}, "±0"),
        ("it = { $cards }", {"cards": (Card("7D"), Card("8D"), Card("9D"))}, "7D, 8D and 9D"),
        ("it = { $cards }", {"cards": (Card("7D"),)}, "7D"),
        ('it = { ROW($cards, between: " ") }', {"cards": (Card("7D"), Card("8D"))}, "7D 8D"),
        ("it = { $count ->\n [one] 1 card\n *[other] { $count } cards\n }", {"count": 1}, "1 card"),
        ("it = { $count ->\n [one] 1 card\n *[other] { $count } cards\n }", {"count": 2}, "2 cards"),
        ("it = { $count ->\n [0] none\n *[other] some\n }", {"count": 0}, "none"),
        ("it = { $way ->\n [up] face up\n *[down] face down\n }", {"way": "up"}, "face up"),
        ("it = { $way ->\n [1] once\n *[other] { $way } times\n }", {"way": "1"}, "once"),
        ("it = Why: { $part }", {"part": Message("tens", "event_over")}, "Why: The game is over"),
        ('it = { CARD("7D") } for { PERSON("1") }', {}, "7D for Bea"),
        ('it = { "{" }braces{ "}" }', {}, "{braces}"),
        ("it = Take <b>{ $count } cards</b>", {"count": 3}, "Take 3 cards"),
        *[(f"it = {ORDINAL}", {"count": count}, text) for count, text in ORDINALS.items()],
    ],
)
def test_what_a_message_says(line, slots, text):
    assert said(line, **slots) == text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("it = { $nobody }", "does not say what $nobody is"),
        ("it = { $who", "this isn’t a message"),
        ("it = <b>never closed", "<b> needs a partner"),
        ("it = closed</b>", "</b> needs a partner"),
        ("-term = Terms\nit = a", "terms aren’t supported"),
        ("it = one\nit = two", "there are two messages it"),
        ("return = Home", "can’t be the name of a message"),
        ("SLOTS = a", "can’t be the name of a message"),
        ("it = { $return }", "can’t be the name of a slot"),
        ("it = { $who ->\n [her] b\n *[other] a\n }", "a number selects by plurals"),
        ("it = { $count ->\n [many] b\n *[other] a\n }", "en has no plural many"),
        ('it = { NUMBER($who, sign: "always") }', "write { NUMBER"),
        ("it = { ROW($cards) }", "write { ROW"),
        ("it = { other }", "can’t be between braces"),
        ('it = { PERSON("Bea") }', "can’t be between braces"),
        ("it = { CARD($card) }", "can’t be between braces"),
    ],
)
def test_what_cannot_be_compiled_is_told_with_its_line(line, why):
    with pytest.raises(TextError, match=re.escape(why)) as problem:
        said(line)
    assert re.match(r"en\.ftl:\d+: ", str(problem.value))


def test_a_slot_that_no_message_has_is_a_fault():
    with pytest.raises(TextError, match=r"no message uses the slot \$spare"):
        Source("### number: $spare\nit = a\n", Path("en.ftl"))
    with pytest.raises(TextError, match="a slot must be one of person"):
        Source("### colour: $spare\nit = { $spare }\n", Path("en.ftl"))


def test_a_catalogue_needs_a_package(tmp_path):
    path = tmp_path / "text" / "en.ftl"
    path.parent.mkdir()
    path.write_text("it = a\n", "utf-8")
    with pytest.raises(TextError, match=r"text needs an __init__\.py"):
        compile_file(path)


def test_two_catalogues_cannot_have_one_name():
    with pytest.raises(ValueError, match="both call their catalogue 'table-figures'"):
        Catalogue("table-figures", "elsewhere")


def test_what_is_stale_is_compiled_and_nothing_else(tmp_path):
    source = tmp_path / "en.ftl"
    source.write_text("it = One\n")
    (tmp_path / "__init__.py").touch()
    compile_file(source)
    made = tmp_path / "_en.py"
    before = made.stat().st_mtime_ns
    compile_file(source)
    assert made.stat().st_mtime_ns == before
    source.write_text("it = Two\n")
    compile_file(source)
    assert "Two" in made.read_text()
    assert "it: Message" in (tmp_path / "__init__.pyi").read_text()


# Every key is used, and every use has its key.


def files_of(folder):
    """Return the modules of a package, those of packages in it included that have no catalogue of their own."""
    for path in sorted(folder.iterdir()):
        if path.suffix == ".py":
            yield path
        elif path.is_dir() and path.name not in ("text", "games") and not (path / "text").is_dir():
            yield from files_of(path)


@cache
def tree_of(file):
    """Return the syntax tree of a module."""
    return ast.parse(file.read_text(encoding="utf-8"))


def keys_used(package):
    """Return the keys that the modules beside a catalogue name, and those of the options that they make.

    A package of texts alone is imported under its own name by the modules around it. Features call the table's texts
    `common`.
    """
    folder = Path(importlib.import_module(package).__file__).parent
    used = keys_named(folder, "text") or keys_named(folder.parent, folder.name)
    return used.union(*(keys_named(feature, "common") for feature in FEATURES if package == "table"))


def keys_named(folder, called):
    """Return the keys that the modules of a folder name, if they call the catalogue so."""
    used = set()
    for file in files_of(folder):
        for node in ast.walk(tree_of(file)):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=key) if name == called and key != "CATALOGUE":
                    used.add(key)
                case ast.Call(func=ast.Name(id="option"), args=[_, ast.Constant(value=str(name)), *choices]):
                    used |= {f"option_{name}", f"option_{name}_help"}
                    used |= {
                        f"option_{name}_is_{choice.value}" for choice in choices if isinstance(choice, ast.Constant)
                    }
    return {key.replace("-", "_") for key in used}


def kinds_of(package):
    """Return the kinds of events of a game."""
    events = importlib.import_module(f"{package}.events")
    (union,) = (value for name, value in vars(events).items() if name.endswith("Event") and typing.get_args(value))
    kinds = [typing.get_type_hints(one)["kind"] for one in typing.get_args(union)]
    return {kind for found in kinds for kind in typing.get_args(found)}


OF_MESSAGES = {"list_and", "you", "you_first"}
"""Keys that `tenfold.messages` reads for every catalogue."""


@pytest.mark.parametrize("source", SOURCES, ids=package_of)
def test_every_key_is_used(source):
    package = package_of(source)
    keys = set(Source(source.read_text(encoding="utf-8"), source).functions) - OF_MESSAGES
    events = {key for key in keys if key.startswith("event_")}
    if events:
        assert events <= {f"event_{kind}".replace("-", "_") for kind in kinds_of(package)}
    options = {key for key in keys if re.match(r"option_\w+_is_", key)}
    used = keys_used(package)
    assert keys - events - options - used == set()
    if package.startswith("tenfold.games."):
        game = importlib.import_module(package).GAME
        choices = {f"option_{one.id}_is_{c.id}".replace("-", "_") for one in game.options for c in one.choices}
        assert options == choices


# Nothing else is said.

ENGLISH = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
LABEL = re.compile(rf"{ENGLISH.pattern}|^[A-Z][a-z]+\b|[a-z]\. *$|[a-z]:? $|^[,.:;]? [a-z]+\b(?!=)")
"""As `ENGLISH`, and also single labels and halves of sentences: a capitalised word, or a word beside a space."""

MARKUP = re.compile("<[^>]*>?")
KEYS_AND_DATA = {"Home", "End", "Space", "ArrowLeft", "ArrowRight", r"Game (\d{1,3}) of (\d{1,3})"}
"""Keys of a keyboard, and how saved lines of older versions count the games of a series."""

MAY_SPEAK = {"table", "offer"}
"""Functions with the words of the terminal."""


def may_speak(node):
    """Return whether a piece of code is for programmers and the terminal: words, names of actions, fields, authors."""
    match node:
        case ast.FunctionDef(name=name):
            return name in MAY_SPEAK
        case ast.Call(func=ast.Name(id="said")) | ast.Call(func=ast.Attribute(value=ast.Name(id="ACTIONS"))):
            return True
        case ast.Assign(targets=[ast.Name(id="author")]):
            return True
    return False


def english_in(file, looks=ENGLISH, may=may_speak):
    """Return the texts of a module that look like English, except docstrings and the texts of exceptions.

    Code for which `may` is true is passed over, too.
    """
    tree = tree_of(file)
    passed_over = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            passed_over |= {id(part.value) for part in node.body if isinstance(part, ast.Expr)}
        if isinstance(node, (ast.Raise, ast.Assert)) or may(node):
            passed_over |= {id(part) for part in ast.walk(node)}
    texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return [n.value for n in texts if id(n) not in passed_over and looks.search(MARKUP.sub("", n.value))]


@pytest.mark.parametrize("name", sorted(tenfold.registered_games()))
def test_a_games_rules_say_nothing_that_is_not_in_its_catalogue(name):
    folder = Path(importlib.import_module(tenfold.game_class(name).__module__).__file__).parent
    left = {file.name: found for file in folder.glob("*.py") if (found := english_in(file))}
    # Programmers alone read how acts and positions are written, and have pictures.
    assert left.keys() <= {"actions.py", "picture.py", "position.py", "worlds.py"}, left


SAYS_NOTHING = [
    "chapters",
    "characters",
    "examples",
    "lessons",
    "lines",
    "scores",
    "settings",
    "shelf",
    "speech",
    "words",
    "screens/examples",
    "screens/handover",
    "screens/history",
    "screens/home",
    "screens/laurel",
    "screens/notices",
    "screens/reactions",
    "screens/result",
    "screens/scores",
    "screens/settings",
    "screens/setup",
    "screens/table",
    "update/people",
    "update/playing",
    "update/reacting",
    "update/setting_up",
    "update/shell",
    "update/undoing",
]
"""Modules of the table with sentences in its catalogue."""

STARTS_LIKE_A_SENTENCE = re.compile(r"^[A-Z][a-z]{2,}")
NO_WORDS = {"Tenfold", "Tenfold, day ", "Joker ★", "Joker ☆", "Player ", "limit wins", *NAMES}
"""What is no English: the app’s name, what the daily deal is made of, signs, classes, names in examples and records."""


@pytest.mark.parametrize("name", SAYS_NOTHING)
def test_the_table_says_nothing_that_is_not_in_its_catalogue(name):
    file = ROOT / "web/table" / f"{name}.py"
    words = [*english_in(file), *english_in(file, STARTS_LIKE_A_SENTENCE)]
    assert [text for text in words if "<" not in text and text not in NO_WORDS] == []


FOR_AUTHORS = {"lessons/state.py", "lessons/trial.py"}
"""Modules whose errors only the authors of games read."""

FOR_PROGRAMS = {
    *("Root-Is-Purelib: true", "Tag: py3-none-any"),  # what a wheel says of itself
    "Requested '(.+?)', but (.+?)==(\\S+) is already installed",  # as micropip says it
    *("Error: ", "RangeError: "),  # as JavaScript says it
    *("The stand-in of an added game.", "The stand-in of an added game's board."),  # docstrings of made classes
    "Seat ",  # the names at a table that no one sees
}


@pytest.mark.parametrize("folder", FEATURES, ids=lambda folder: folder.name)
def test_a_feature_says_nothing_that_is_not_in_its_catalogue(folder):
    files = [file for file in folder.glob("*.py") if f"{folder.name}/{file.name}" not in FOR_AUTHORS]
    found = {file.name: {*english_in(file, LABEL), *errors_in(file)} - KEYS_AND_DATA - FOR_PROGRAMS for file in files}
    assert not any(found.values()), {name: texts for name, texts in found.items() if texts}


@pytest.fixture
def in_pseudo(monkeypatch):
    """Let every catalogue speak a pseudo-language, English with other letters and longer words."""
    for source in SOURCES:
        monkeypatch.setattr(catalogue_of(source), "_words", pseudo_words(source))


@cache
def pseudo_words(source):
    """Return what a catalogue says in the pseudo-language, by key."""
    words = {}
    exec(Source(pseudo(source.read_text(encoding="utf-8")), source).module(), words)
    return words


@pytest.mark.thorough
@pytest.mark.quick("ten-nine-eight")
@pytest.mark.parametrize("name", sorted(tenfold.registered_games()))
def test_nothing_that_a_game_says_goes_past_its_catalogue(name, in_pseudo):
    for option in tenfold.game_class(name).options:
        assert not english(f"{option.title} {option.help} {[str(choice.label) for choice in option.choices]}")
    chance = random.Random(3)
    for seed in range(4):
        game = tenfold.load_game(name)
        state = game.new_initial_state(seed)
        for _ in range(300):
            if state.is_terminal():
                break
            for refusal in state.observation(state.current_player()).refused:
                assert not english(in_text(refusal.why))
            state.apply_action(chance.choice(state.legal_actions()))
        for event in state.events():
            assert not english(in_text(game.tell(event), ["1"] * game.players, card=lambda _: "2"))


@pytest.mark.parametrize("shown", ["home", "settings", "history", "day"])
def test_nothing_that_a_screen_of_the_house_says_goes_past_the_catalogue(shown, in_pseudo):
    phone = Phone(now=NINTH_DAY)
    days_of(phone.model).update({1: Day("a-1", 1, 3, "🟩"), 2: Day("a-2", given_up=True), 9: Day("a-9", 2, 3, "🟩")})
    phone.send({"type": shown})
    for reason in ("", *TROUBLE):
        phone.send({"type": "save-failed", "key": None, "reason": reason} if reason else {"type": "saved-again"})
        labels = [part.get("aria-label") or "" for part in phone.page.elements]
        assert {*english(f"{phone.text} {' '.join(labels)}")} <= NAMES_OF_GAMES


NINTH_DAY = (20_757 + 9) * 86_400_000
NAMES_OF_GAMES = {"Tenfold", "Tenstuff", "Tens", "PIG"}


LEAVE_IT_TO_NOTICES = [
    *("archive", "links", "saves", "sealing"),
    *("screens/sheets/at_table", "screens/sheets/games"),
    *("screens/sheets/reading", "screens/sheets/setting_up"),
    *("update/archive", "update/navigating", "update/saved_games"),
    *("update/saving", "update/skipped", "update/thinking"),
]
"""Modules of the table that say nothing themselves, errors included."""


@pytest.mark.parametrize("name", LEAVE_IT_TO_NOTICES)
def test_files_and_links_say_nothing_that_is_not_in_a_catalogue(name):
    file = ROOT / "web/table" / f"{name}.py"
    words = [*english_in(file), *errors_in(file)]
    assert [text for text in words if "<" not in text] == []


def errors_in(file):
    """Return the English texts of the exceptions that a module raises."""
    raised = [node for node in ast.walk(tree_of(file)) if isinstance(node, ast.Raise)]
    parts = [part for node in raised for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [part.value for part in parts if isinstance(part.value, str) and ENGLISH.search(part.value)]


TERMINAL = sorted([*(ROOT / "engine/tenfold/terminal").glob("*.py"), ROOT / "engine/tenfold/__main__.py"])
NO_WORDS_OF_THE_TERMINAL = {
    *BOT_NAMES,
    *("AppData", "Local", "Library", "Application Support"),  # folders of the systems
    *("Tenfold ", "Bea"),  # the start of --version, and the default of --names
    "write an option as NAME=CHOICE",  # an error of a command line, which argparse puts into a sentence of its own
}


def is_help_of_a_command(node):
    """True if a piece of code is the help of a command line, with words that argparse adds."""
    return isinstance(node, ast.keyword) and node.arg in ("help", "description", "metavar")


@pytest.mark.parametrize("file", TERMINAL, ids=lambda file: file.stem)
def test_the_terminal_says_nothing_that_is_not_in_its_catalogue(file):
    words = {*english_in(file, LABEL, is_help_of_a_command), *errors_in(file)}
    assert words - NO_WORDS_OF_THE_TERMINAL == set()


def english(text):
    """Return the English words of a text."""
    return re.findall(r"[A-Za-z]{3,}", text)


# What is kept.

importlib.import_module("tenfold.games.tens.text")  # no message can be read before its catalogue is there
MESSAGES = st.sampled_from(
    [
        Message("tens", "take_first"),
        Message("tens", "event_take", (("card", Card("7D")), ("giver", Person(1)), ("who", Person(0)))),
        Message(
            "tens", "event_score", (("scores", (Message("tens", "score", (("points", -3), ("who", Person(0)))),)),)
        ),
        ("with ", Card("7D"), " ", Person(1)),
    ]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["say", "with", "person", "card", "who", "giver", "points"]), inner, max_size=3
        )
    ),
    max_leaves=8,
)


@given(MESSAGES)
def test_what_is_said_comes_back_from_data(message):
    assert from_data(to_data(message), 2) == message


@examples(300)
@given(MESSAGES, JSON, st.randoms(use_true_random=False))
def test_damaged_data_is_refused_or_can_be_said(message, damage, chance):
    data = to_data(message)
    if isinstance(data, dict) and chance.random() < 0.8:
        part = data
        while isinstance(part.get("with"), dict) and chance.random() < 0.6:
            part = part["with"]
        part[chance.choice([*part])] = damage
    else:
        data = damage
    with suppress(ValueError):
        assert isinstance(in_text(from_data(data, 2), ["Ada", "Bea"]), str)
