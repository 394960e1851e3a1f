"""The style sheets: each game's rules stay with its game, and what has a token is taken from it."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tenfold
from table import countdown
from table import settings as about
from table.drawings.paper import sprite
from tenfold.games.pig10 import cards as cards_of_pig10
from tenfold.games.pig10 import drawings as pig10
from tenfold.games.ten import cards as cards_of_ten
from tenfold.games.ten import drawings as ten
from tenfold.games.tenstuff import cards as cards_of_tenstuff
from tenfold.games.tenstuff import drawings as tenstuff
from tenfold.pictures import colours
from tenfold.registry import SHELF
from tests.table.test_settings import others
from web.build.bundle import with_breakpoints
from web.build.paths import ENGINE, WEB
from web.build.site import style_sheets

TOKENS = WEB / "styles" / "00-tokens.css"
SHEETS = style_sheets()
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SETTINGS = re.compile(r"(:root)?\[data-(theme|thumb|corners|suits|shell-held)(=\"\w+\")?\] ")
GAPS = re.compile(r"(row-|column-)?gap|(padding|margin|scroll-padding|scroll-margin)(-[a-z-]+)?")
RAW_GAP = re.compile(r"(?<![\w.-])-?(?!1px)[\d.]+px")


def game_of(sheet: Path) -> str | None:
    """Return the game of a sheet (games/ten_nine_eight/style.css), None if it is shared."""
    if sheet.parent.parent.name == "games":
        return sheet.parent.name.replace("_", "-")
    return sheet.stem[3:] if "60" <= sheet.name < "70" else None


HAND_CARDS = [card for card in cards_of_ten.CARDS if card[0] != "R"]
FACES = (
    (pig10.face, cards_of_pig10.CARDS),
    (ten.face, HAND_CARDS),
    (ten.tiny, HAND_CARDS),
    (ten.round_card, range(1, 11)),
    (lambda card: tenstuff.face(card, card[0]), cards_of_tenstuff.CARDS),
    (lambda card: tenstuff.tiny(card, card[0]), cards_of_tenstuff.CARDS),
)
"""How the cards of each game are drawn, with all of them. Tens and 10-9-8 have those of Tenstuff."""
PARTS = (pig10.PARTS, ten.PARTS, tenstuff.PARTS)

GAMES = [sheet for sheet in SHEETS if game_of(sheet)]
SHARED = [sheet for sheet in SHEETS if not game_of(sheet)]


def rules(sheet: Path) -> Iterator[tuple[list[str], str]]:
    """Yield every declaration with what it stands in, from the outside in: layers, media, and last the selectors."""
    inside: list[str] = []
    text = COMMENT.sub("", sheet.read_text("utf-8"))
    for words, end in re.findall(r"([^{};]*)([{};])", text):
        here = " ".join(words.split())
        if end == "{":
            inside.append(here)
            continue
        if here:
            yield list(inside), here
        if end == "}":
            inside.pop()


def selectors(sheet: Path) -> set[str]:
    """Return every selector of a sheet, one by one; steps of animations are none."""
    found = set()
    for inside, _ in rules(sheet):
        if inside and not inside[-1].startswith("@") and not any(part.startswith("@keyframes") for part in inside):
            found |= set(apart(inside[-1]))
    return found


def apart(selector: str) -> list[str]:
    """Return a list of selectors, taken apart at the commas that stand in no brackets."""
    found, depth = [""], 0
    for sign in selector:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [one.strip() for one in found]


def strays(game: str, selector: str) -> bool:
    """True if a selector of a game's sheet can touch anything that is not this game's."""
    own = rf"(\.felt)?\.game-{game}(?![\w-])|(\.rules)?\[data-game=\"{game}\"\]"
    either = rf":is\(({own})(, ({own}))*\)"
    return re.match(rf"({own}|{either})", SETTINGS.sub("", selector, count=1)) is None


def test_there_are_sheets_of_all_games() -> None:
    assert sorted(set(filter(None, map(game_of, SHEETS)))) == ["pig10", "ten", "ten-nine-eight", "tens", "tenstuff"]
    assert [sheet.name for sheet in SHEETS][:2] == ["shell.css", "00-tokens.css"]
    assert SHEETS[-1].name == "72-from-right.css"


@pytest.mark.parametrize("sheet", GAMES, ids=game_of)
def test_a_game_keeps_to_itself(sheet: Path) -> None:
    game = game_of(sheet)
    assert game
    assert {selector for selector in selectors(sheet) if strays(game, selector)} == set()


@pytest.mark.parametrize("sheet", GAMES, ids=game_of)
def test_a_sheet_is_told_how_its_table_stands(sheet: Path) -> None:
    """The board says it by `Parts.look`; a sheet that looks for itself (`:has`) has another place where it is known."""
    assert {selector for selector in selectors(sheet) if ":has(" in selector} == set()


@pytest.mark.parametrize("sheet", GAMES, ids=game_of)
def test_a_game_lays_its_seats_out_by_property(sheet: Path) -> None:
    """34-seats.css is the only component of a seat. A game sets `--seat` on the row, and no template of its own."""
    own = [(inside[-1], declaration) for inside, declaration in rules(sheet) if declaration.startswith("grid-template")]
    assert [one for one in own if any(re.search(r"\.seat(?![\w-])[^ ]*$", part) for part in apart(one[0]))] == []


def test_what_strays_is_found() -> None:
    for selector in (".trick", ".game-tenstuff .piles", ".felt .ten", '[data-theme="dark"] .ten', ".rules .ten"):
        assert strays("ten", selector)
    for selector in (".game-ten .lot", '[data-thumb="left"] .felt.game-ten', '[data-game="ten"] .money', ".game-ten"):
        assert not strays("ten", selector)


def test_no_two_games_name_an_animation_alike() -> None:
    steps = [re.findall(r"@keyframes ([\w-]+)", sheet.read_text("utf-8")) for sheet in SHEETS]
    assert [name for name, number in Counter(name for names in steps for name in names).items() if number > 1] == []


@pytest.mark.parametrize("sheet", SHARED, ids=lambda sheet: sheet.name)
def test_what_is_shared_knows_no_game(sheet: Path) -> None:
    assert {one for one in selectors(sheet) if re.search(r"\.game-|\[data-game=", one)} == set()


def test_each_game_says_its_own_hue() -> None:
    hues = [declarations(f'[data-game="{name}"]')["--h"] for name in SHELF]
    assert len(set(hues)) == len(SHELF)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: game_of(sheet) or sheet.name)
def test_gaps_and_colours_are_tokens(sheet: Path) -> None:
    """A hair's breadth (1px) may be written as it is. So may what a sheet declares under a name of its own."""
    raw = []
    for inside, declaration in rules(sheet):
        name, _, value = declaration.partition(":")
        if sheet != TOKENS and "oklch(" in value:
            raw.append((inside[-1], declaration))
        if GAPS.fullmatch(name.strip()) and RAW_GAP.search(value):
            raw.append((inside[-1], declaration))
    assert raw == []


def test_every_token_is_used_and_there() -> None:
    text = {sheet: COMMENT.sub("", sheet.read_text("utf-8")) for sheet in SHEETS}
    everything = "\n".join(text.values())
    declared = set(re.findall(r"(--[\w-]+)\s*:", everything))
    used = set(re.findall(r"var\(\s*(--[\w-]+)", everything))
    assert used - declared == {"--start"}  # the shell sets it: how much of the start is done
    assert declared - used == set()


SIZE = re.compile(r"width|height|orientation")


def test_every_breakpoint_has_a_name() -> None:
    raw = {part for sheet in SHEETS for inside, _ in rules(sheet) for part in inside if part.startswith("@media")}
    assert {query for query in raw if SIZE.search(re.sub(r"\(--[\w-]+\)", "", query))} == set()


def test_every_breakpoint_is_used_and_there() -> None:
    text = "\n".join(COMMENT.sub("", sheet.read_text("utf-8")) for sheet in SHEETS)
    declared = set(re.findall(r"@custom-media (--[\w-]+)", text))
    used = set(re.findall(r"\((--[\w-]+)\)", " ".join(re.findall(r"@media [^{]+", text))))
    assert declared == used
    with pytest.raises(ValueError, match="There is no breakpoint --tall"):
        with_breakpoints("@media (--tall) { a { color: red } }")


def test_every_choice_of_back_and_table_has_its_style() -> None:
    tokens, drawings = TOKENS.read_text("utf-8"), sprite({})
    for choice in about.SETTINGS["back"].choices:
        assert f'<g class="back-{choice}">' in drawings
    for key in ("back", "felt"):
        for choice in others(key):
            assert f'[data-{key}="{choice}"] {{' in tokens


def test_every_class_is_used() -> None:
    """A class that no screen, drawing, script or example names styles nothing."""
    sources = [path for folder in (WEB, WEB.parent / "examples") for path in folder.rglob("*")]
    sources += [*ENGINE.glob("tenfold/drawings/*.py"), *ENGINE.glob("tenfold/games/*/drawings.py")]
    text = "\n".join(path.read_text("utf-8") for path in sources if path.suffix in (".py", ".js", ".html"))
    text += (WEB.parent / "docs" / "write-a-game.md").read_text("utf-8")  # what other games may use
    words, stems = set(re.findall(r"[\w-]+", text)), set(re.findall(r"([\w-]+)\{", text))
    styled = {name for sheet in SHEETS for one in selectors(sheet) for name in re.findall(r"\.([a-zA-Z][\w-]*)", one)}
    made = re.compile(r"\d$|-[a-zA-Z]$|^game-")  # such as f".n{number}", f".s-{suit}", f"game-{name}"
    stem = re.compile(r"\d$|(?<=-)[a-zA-Z]$|(?<=^game-).*")
    unused = {name for name in styled - words - shapes() if not (made.search(name) and stem.sub("", name) in stems)}
    assert unused == set()


def test_the_page_and_the_shell_call_the_same_screens_large_as_the_styles() -> None:
    named = dict(re.findall(r"@custom-media (--[\w-]+) ([^;]+);", TOKENS.read_text("utf-8")))
    for file, name in (("index.html", "--round"), ("shell/home-screen.js", "--large")):
        assert " ".join(named[name].split()) in (WEB / file).read_text("utf-8"), file


OKLCH = r"oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)"
OF_HUE = r"oklch\(\s*(?:calc\()?([\d.]+)(?: - var\(--deep, 0\)\))? (?:calc\()?([\d.]+)"


def declarations(selector: str) -> dict[str, str]:
    """Return what the sheets declare for exactly this selector, outside of media."""
    found: dict[str, str] = {}
    for sheet in SHEETS:
        for inside, here in rules(sheet):
            if inside and selector in apart(inside[-1]) and not any(part.startswith("@media") for part in inside):
                name, _, value = here.partition(":")
                found.setdefault(name.strip(), value.strip())
    return found


def test_pictures_have_the_colours_of_the_app() -> None:
    tokens = declarations(":root")
    for name, numbers in colours.TOKENS.items():
        found = re.search(OKLCH, tokens[f"--{name}"])
        assert found, name
        assert tuple(map(float, found.groups())) == numbers, name
    for name, numbers in colours.OF_THE_TABLE.items():
        found = re.search(OF_HUE, tokens[f"--{name}"])
        assert found, name
        assert tuple(map(float, found.groups())) == numbers, name


def test_pictures_colour_the_same_classes_as_the_app() -> None:
    for name, colour in colours.FILLS.items():
        looks = {**declarations(f".card .{name}"), **declarations(f"path.{name}"), **declarations(f".{name}")}
        assert looks["fill"] == f"var(--{colour})", name
    for name, (lit, shaded, skin) in colours.KINDS.items():
        looks = declarations(f".{name}") | declarations(f'[data-game="ten"] .{name}')
        assert (looks["--a"], looks["--b"]) == (f"var(--{lit})", f"var(--{shaded})"), name
        assert looks.get("--f", "var(--skin-X)") == f"var(--{skin})", name


@pytest.mark.parametrize("name", SHELF)
def test_a_picture_has_the_hue_of_its_game(name: str) -> None:
    module = import_module(f"tenfold.games.{name.replace('-', '_')}.picture")
    state = tenfold.load_game(name, 2).new_initial_state(1)
    sheet = WEB / "table" / "games" / name.replace("-", "_") / "hue.css"
    (hue,) = [here.partition(":")[2] for _, here in rules(sheet) if here.startswith("--h:")]
    assert module.scene(state.observation(), ["Ada", "Bea"]).hue == float(hue)


def test_pictures_know_every_class_that_the_app_colours() -> None:
    drawn = "".join(path.read_text("utf-8") for path in ENGINE.rglob("drawings/*.py"))
    drawn += "".join(path.read_text("utf-8") for path in ENGINE.rglob("games/*/drawings.py"))
    named = set(re.findall(r'class="([\w-]+)"', drawn)) | set(re.findall(r'"(\w{1,3})"', drawn))
    styled = {name for name in named if "fill" in declarations(f".{name}") | declarations(f"path.{name}")}
    known = {*colours.FILLS, *colours.MIXED, "a", "b", "n", "f1", "o"}
    assert {"g", "p1", "q3", "r2", "c3", "bk0"} <= styled
    assert styled <= known


def shapes() -> set[str]:
    """Return the classes of all shapes in the cards and in the sprite."""
    faces = [draw(card) for draw, cards in FACES for card in cards]
    drawn = "".join([str(sprite({})), *faces, *(body for parts in PARTS for body in parts.values())])
    return set(re.findall(r'<(?:path|rect|circle|polygon)[^>]* class="([\w-]+)"', drawn))


def test_every_shape_of_a_card_has_a_colour() -> None:
    """A shape whose class has no rule is black: one half of a stripe of each card of 10 was."""
    assert {"g", "g2", "p1", "c1d", "c3d", "r2", "f1"} <= shapes()
    ends = {one.rpartition(".")[2] for sheet in SHEETS for one in selectors(sheet)}
    assert shapes() - ends == set()


def test_a_class_has_one_meaning() -> None:
    """Results had a class that was also that of a bar of time: for ten seconds, a bar ran under every name."""
    sheets: dict[str, set[str]] = {}
    for sheet in SHEETS:
        if sheet.parent.name != "styles" or not "20" <= sheet.name < "60":
            continue
        text = re.sub(r"\([^()]*\)", "", COMMENT.sub("", sheet.read_text()))
        for selectors in re.findall(r"(?:^|[{};])\s*([^{};@]+)\{", text):
            for selector in selectors.split(","):
                if found := re.fullmatch(r"\.([\w-]+)", selector.strip()):
                    sheets.setdefault(found[1], set()).add(sheet.name)
    assert len(sheets) > 100
    assert {name: where for name, where in sheets.items() if len(where) > 1} == {}


@pytest.mark.parametrize(
    ("selector", "ms"),
    [
        (r'\.runs-out \[data-event\*="begin-turn"\]::after', countdown.REACTION),
        (r'\.runs-out\.slowly \[data-event\*="begin-turn"\]::after', countdown.FIRST_REACTION),
    ],
)
def test_a_bar_of_time_runs_out_when_the_time_does(selector: str, ms: int) -> None:
    """A bar had ended two seconds before its time did."""
    styles = (WEB / "styles" / "30-parts.css").read_text()
    (rule,) = re.findall(rf"^  {selector} \{{(.*?)\}}", styles, re.DOTALL | re.MULTILINE)
    (seconds,) = re.findall(r"animation(?:-duration)?:[^;]*?\b(\d+)s", rule)
    assert int(seconds) * 1000 == ms
    assert f'  .dealing [data-event*="begin-turn"]::after {{\n    animation-delay: {countdown.DEALT}ms' in styles
