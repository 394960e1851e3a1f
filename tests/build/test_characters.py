"""What docs/figures.md says of the characters was measured, and the measured observer can be wrong."""

import math
import random

import pytest

from bench import characters, figures_page
from tenfold.bots import CHARACTERS
from tenfold.bots.characters import EVEN, Temper


def games_of(temper, number, *, keen=2.0):
    """Return this many games of sixty decisions by someone who likes acts by such a temper, and dislikes losing."""
    chance = random.Random(f"{temper} {number}")
    found = []
    for _ in range(number):
        game = []
        for _ in range(60):
            acts = [[*(chance.uniform(-1, 1) for _ in range(3)), chance.uniform(0, 1)] for _ in range(3)]
            appeal = [math.exp(keen * temper.likes(Temper(*act[:3])) - 3 * act[3]) for act in acts]
            game.append((chance.choices(range(3), appeal)[0], acts))
        found.append(game)
    return found


def test_the_page_has_the_table_of_what_was_measured():
    text = figures_page.FIGURES.read_text()
    assert figures_page.with_table(text, "characters", characters.table(characters.read())) == text


@pytest.mark.parametrize("sides", [3, 4])
def test_the_observer_names_who_plays(sides):
    right, runs = characters.named({name: games_of(who.temper, 8) for name, who in CHARACTERS.items()}, sides)
    assert runs == 8 * 4
    assert right >= 0.9 * runs


def test_the_observer_cannot_name_who_plays_like_everybody():
    alike = {name: games_of(EVEN, 8 + at) for at, name in enumerate(CHARACTERS)}
    right, runs = characters.named(alike, 4)
    assert right <= 0.4 * runs


@pytest.mark.thorough
def test_a_game_is_played_by_three_of_them_and_one_without():
    found = characters.play("pig10", "easy", 1)
    assert len(found) == 3
    assert found.keys() <= CHARACTERS.keys()
    for choices in found.values():
        for chosen, acts in choices:
            assert 0 <= chosen < len(acts)
            assert all(len(act) == 4 and 0 <= act[3] <= characters.FAR for act in acts)


@pytest.mark.thorough
def test_characters_meet_as_the_app_seats_them_and_go_on_where_they_were():
    some = characters.meet("pig10", "easy", {}, 1, math.inf)
    more = characters.meet("pig10", "easy", some, 1, math.inf)
    at_once = characters.meet("pig10", "easy", {}, 2, math.inf)
    assert more == at_once
    assert sum(of for of, _, _ in more.values()) == 2 * characters.SEATS
    assert sum(total for _, total, _ in more.values()) == pytest.approx(2)
