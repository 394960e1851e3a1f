"""The examples of the rules: played by the game itself, they come out as the rule pages say."""

import random

import pytest

import tenfold
from table.boards import board_of
from table.examples import NAMES, holds, pictures
from tenfold.messages import in_text
from tests.table.driver import Phone
from tests.table.page import check_plain
from tests.table.test_explaining import any_table

GAMES = tenfold.registered_games()
EXAMPLES = [(game, number) for game in GAMES for number in range(len(board_of(game).examples))]

OUTCOMES = {
    ("pig10", 0): "Claudio adds 6: 15, over ten. Jane takes 4 cards",
    ("pig10", 1): "Claudio adds 1: 10. PIG 10! Claudio takes 4 cards",
    ("pig10", 2): "Jane takes 5 away: 1",
    ("pig10", 3): "Claudio plays 8 and makes it 8",
    ("ten", 0): "Sally pays 1 chip to the pot and swaps with Claudio: 7 for a face-down card",
    ("ten", 1): "Totals: Steve 9, Sally 10, Jane 10, Claudio 9. Sally wins an empty pot, and Claudio gets 21 points",
    ("ten-nine-eight", 0): "Jane bids 2",
    ("ten-nine-eight", 1): "Sally wins the trick",
    ("tens", 0): "Steve plays 6S and discards 9C",
    ("tens", 1): "Steve has ten cards face up: one last turn for everyone else",
    ("tenstuff", 0): "Steve gives Sally 2 cards",
    ("tenstuff", 1): "Steve plays 5D",
    ("tenstuff", 2): "Sally returns 1 card to Steve",
    ("tenstuff", 3): "Three 6s reverse the game",
}


def steps_of(game, example, settings=None):
    return pictures(game, example, board_of(game).shown_in_examples, settings or {})


def sentences(game, picture):
    rules = tenfold.game_class(game)(len(picture.before.scores))
    lines = (in_text(one, NAMES) for event, _ in picture.witnessed if (one := rules.tell(event)))
    return ". ".join(lines).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_at_least_two_and_in_chapters_that_it_has(game):
    board, info = board_of(game), tenfold.game_class(game)
    chapters = {one.id for one in board.rules({option.id: option.default for option in info.options})}
    assert len(board.examples) >= 2
    assert {one.chapter for one in board.examples} <= chapters


@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_it_comes_out_as_the_rule_page_says(game, number):
    steps = steps_of(game, board_of(game).examples[number])
    assert OUTCOMES[game, number] in sentences(game, steps[-1])
    assert all(step.now.player is None and sentences(game, step) for step in steps[1:])


@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_it_comes_out_the_same_at_every_table_that_shows_it(game, number):
    example, lots = board_of(game).examples[number], random.Random(number)
    tables = [any_table(game, lots).settings for _ in range(30)]
    shown = [settings for settings in tables if holds(example.only_with, settings)]
    assert shown
    for settings in shown:
        steps = steps_of(game, example, settings)
        assert OUTCOMES[game, number] in sentences(game, steps[-1])
        with_any_players = {name: settings[name] for name in settings if name not in ("decks", "hand", "first_player")}
        assert dict(steps[-1].now.settings).items() >= with_any_players.items()


def test_a_table_without_blocks_shows_none():
    phone = Phone()
    phone.set_up("pe", game="Tens", Neighbouring_matches="no bonus")
    phone.send({"type": "sheet", "name": "rules", "chapter": "columns"})
    assert "block" not in phone.sheet.text


def test_the_grids_of_tens_count_as_on_the_rule_sheet():
    shown = [steps_of("tens", one)[-1].now.showing[0] for one in board_of("tens").examples]
    assert shown == [-19, 6]


@pytest.mark.few(2)
@pytest.mark.parametrize(("game", "number"), EXAMPLES)
def test_it_is_played_step_by_step_and_once_more(game, number):
    example = board_of(game).examples[number]
    phone = Phone()
    phone.set_up("pe" if game != "ten" else "pee", game=tenfold.game_class(game).long_name)
    phone.send({"type": "sheet", "name": "rules", "chapter": example.chapter})
    steps = steps_of(game, example)
    for step in range(1, len(steps)):
        phone.tap(phone.page.one(id=f"next-{number}"))
        assert f"{step} of {len(steps) - 1}" in phone.sheet.text
        check_plain(phone.html, largest=220_000)
    assert phone.page.one(id=f"next-{number}").text == "Again"
    phone.tap(phone.page.one(id=f"next-{number}"))
    assert "It starts like this." in phone.sheet.text


@pytest.mark.parametrize("nonsense", [{"example": "x", "step": None}, {"example": 99, "step": -7}, {"step": 10**9}])
def test_steps_that_make_no_sense_are_passed_over(nonsense):
    phone = Phone()
    phone.set_up("pe")
    phone.send({"type": "sheet", "name": "rules", "chapter": "minute", **nonsense})
    assert phone.sheet is not None
