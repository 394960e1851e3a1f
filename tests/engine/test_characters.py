"""Eight characters: they show, they cost next to nothing, and nothing changes where there is none."""

from collections.abc import Iterator
from itertools import product
from math import isfinite

import pytest

import tenfold
from tenfold import bots
from tenfold.bots.bot import acts
from tenfold.bots.characters import EVEN
from tenfold.players import Players
from tenfold.registry import SHELF

SIDES = ("nerve", "thrift", "spite")
BUDGET = 300
"""Enough to see that characters choose, quick enough to play whole games."""


def decisions(name: str, seed: int = 5, players: int = 3, most: int = 150) -> Iterator[tenfold.Observation]:
    """Yield what the seats of a game see that medium players play, if there is a choice."""
    game = tenfold.load_game(name, players)
    state = game.new_initial_state(seed=seed)
    movers = [bots.load(game, "medium", seat) for seat in range(players)]
    while not state.is_terminal() and most:
        for seat in state.seats_to_act():
            seen = state.observation(seat)
            if len(acts(seen)) > 1:
                most -= 1
                yield seen
            decision = movers[seat].choose(seen)
            if decision is not None:
                state.apply_action(decision.action, seat)
                break


def table_of(seen: tenfold.Observation) -> tenfold.AnyGame:
    return tenfold.load_game(seen.game, seen.players, **dict(seen.settings))


def test_there_is_one_for_each_way_that_the_three_sides_go_together():
    tempers = [character.temper for character in bots.CHARACTERS.values()]
    assert sorted(tempers) == sorted(product((-1, 1), repeat=len(SIDES)))
    assert [*bots.CHARACTERS] == sorted(bots.CHARACTERS)
    for name, character in bots.CHARACTERS.items():
        assert character.name == name
        assert str(character.line).endswith(".")
        assert len(str(character.line)) <= 70  # two lines on the smallest phone


@pytest.mark.parametrize("name", SHELF)
def test_manners_are_of_acts_that_can_be_done(name):
    for seen in decisions(name):
        manners = bots.load(table_of(seen), "easy").manners(seen)
        assert manners.keys() <= acts(seen).keys()
        for shown in manners.values():
            assert all(map(isfinite, shown))


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("side", SIDES)
def test_each_side_can_show_and_so_can_its_contrary(name, side):
    spans = []
    for seen in decisions(name):
        shown = [getattr(temper, side) for temper in bots.load(table_of(seen), "easy").manners(seen).values()]
        spans.append(max(shown) - min(shown) if shown else 0.0)
    assert sum(span >= 0.5 for span in spans) >= len(spans) / 12


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_character_decides_the_same_again_and_another_than_its_contrary(name, level, thorough):
    apart = 0
    for seen in decisions(name, most=(20 if thorough else 6) if level == "hard" else 40):
        game = table_of(seen)
        first, again, contrary = (
            bots.load(game, level, 1, character).choose(seen, BUDGET) for character in ("Ada", "Ada", "Emmy")
        )
        assert first == again
        assert (first.action if first else None) in acts(seen)
        apart += first != contrary
        if apart and not thorough:
            break
    assert apart or level == "hard", "hard gives away too little to show it in so few decisions"


def test_a_deal_seats_eight_different_characters():
    for deal in range(50):
        assert sorted(bots.character_at(deal, seat) for seat in range(8)) == [*bots.CHARACTERS]


def test_a_level_has_a_character_and_plain_has_none():
    game = tenfold.load_game("pig10", 2)
    with Players() as players:
        for seat in range(4):
            assert players.load(game, "hard", 7, seat).temper == bots.CHARACTERS[bots.character_at(7, seat)].temper
        assert players.load(game, "hard/plain", 7).temper == EVEN


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SHELF)
def test_what_it_plays_instead_is_more_to_its_liking(name, thorough):
    liked = 0
    for seen in decisions(name, most=60 if thorough else 40):
        game = table_of(seen)
        bot = bots.load(game, "easy", 1, "Grace")
        chosen, usual = bot.choose(seen, BUDGET), bots.load(game, "easy", 1).choose(seen, BUDGET)
        if chosen is None or usual is None or chosen.action == usual.action:
            continue
        liked += 1
        manners = bot.manners(seen)
        assert bot.temper.likes(manners[chosen.action]) > bot.temper.likes(manners[usual.action])
    assert liked


@pytest.mark.parametrize("name", SHELF)
def test_who_has_none_never_asks_for_manners(name, monkeypatch):
    seen = next(decisions(name))
    bot = bots.load(table_of(seen), "medium")
    usual = bot.choose(seen)
    assert bot.temper == EVEN
    monkeypatch.setattr(type(bot), "manners", None)
    assert bot.choose(seen) == usual


def test_a_game_without_manners_is_played_as_ever():
    class Plain(bots.Bot):
        def _think(self, observation, rng, budget):
            yield
            return bots.Decision(observation.legal[-1].action, observation.legal[-1].text, "the last")

    seen = next(decisions("pig10"))
    bot = Plain(table_of(seen), "easy")
    bot.temper = bots.CHARACTERS["Ada"].temper
    assert bot.choose(seen).action == seen.legal[-1].action


def test_they_are_players_by_name():
    seen = next(decisions("tens"))
    with Players() as players:
        named = players.load(table_of(seen), "hard/Sofya", seed=4)
        assert named.choose(seen, BUDGET) == bots.load(table_of(seen), "hard", 4, "Sofya").choose(seen, BUDGET)
        with pytest.raises(tenfold.GameError, match=r"no player 'hard/Bob'. Players: easy.*hard/Ada and the like"):
            players.load(table_of(seen), "hard/Bob")


def test_nobody_else_is_known():
    game = tenfold.load_game("pig10", 2)
    with pytest.raises(tenfold.GameError, match=r"A character must be plain or one of Ada, Blaise.*, not 'Bob'"):
        bots.load(game, "easy", 0, "Bob")
