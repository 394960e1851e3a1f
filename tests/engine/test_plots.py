"""Plots of arenas: each mark is where its figure is, and what isn’t known isn’t drawn."""

import math
import re
from xml.etree import ElementTree

import pytest

from tenfold import GameError
from tenfold.__main__ import main
from tenfold.arena import Arena, Deal, Played, run, standings
from tenfold.pictures.results import BY, plot

SVG = "{http://www.w3.org/2000/svg}"
ARENA = Arena("pig10", ["easy/plain", "random"], players=3)


@pytest.fixture(scope="module")
def deals():
    return run(ARENA, 4, jobs=1)


def scale(root):
    """The function from a place on the axis to its value, read from the first and the last mark."""
    marks = [one for one in root.iter(f"{SVG}text") if one.get("text-anchor") == "middle"][:-1]
    values = [float(one.text.rstrip("%").replace("−", "-")) for one in marks]
    places = [float(one.get("x")) for one in marks]
    slope = (values[-1] - values[0]) / (places[-1] - places[0])
    return lambda x: values[0] + (x - places[0]) * slope


def lines(root, **looks):
    """The ends of the lines that look like this."""
    wanted = {name.replace("_", "-"): value for name, value in looks.items()}
    found = [one.get("d") for one in root.iter(f"{SVG}path") if wanted.items() <= one.attrib.items()]
    return [tuple(float(number) for number in re.findall(r"[\d.]+", way))[::2] for way in found]


@pytest.mark.parametrize("by", BY)
def test_each_mark_is_where_its_figure_is(deals, by):
    root = ElementTree.fromstring(plot(ARENA, deals, by))
    value, times = scale(root), 100 if by == "victories" else 1
    figures = [getattr(each, by) for each in standings(ARENA, deals)]
    means = [value(float(one.get("cx"))) for one in root.iter(f"{SVG}circle")]
    assert means == pytest.approx([times * figure.mean for figure in figures], abs=0.2)
    bars = [tuple(map(value, ends)) for ends in lines(root, stroke_width="3")]
    ends = [(times * (figure.mean - figure.half), times * (figure.mean + figure.half)) for figure in figures]
    assert [end for bar in bars for end in bar] == pytest.approx([one for pair in ends for one in pair], abs=0.2)
    scores = [score for deal in deals for game in deal.games for score in game.scores]
    ((fair, _),) = lines(root, stroke_dasharray="5 4")
    assert value(fair) == pytest.approx(100 / 3 if by == "victories" else sum(scores) / len(scores), abs=0.2)


def test_a_plot_names_its_players_and_numbers(deals):
    root = ElementTree.fromstring(plot(ARENA, deals))
    assert root.find(f"{SVG}title").text == "PIG 10, 3 players: victories"
    assert f"4 deals, {sum(len(deal.games) for deal in deals)} games, 95% intervals" in [
        one.text for one in root.iter(f"{SVG}text")
    ]
    said = root.find(f"{SVG}desc").text.splitlines()
    assert [line.partition(":")[0] for line in said] == [*ARENA.entrants]
    assert all(re.fullmatch(r"[\w/]+: [\d.]+% ± [\d.]+%", line) for line in said)


def test_a_single_deal_has_no_interval(deals):
    assert math.isinf(standings(ARENA, deals[:1])[0].victories.half)
    root = ElementTree.fromstring(plot(ARENA, deals[:1]))
    assert all(low == high for low, high in lines(root, stroke_width="3"))
    assert "±" not in root.find(f"{SVG}desc").text


@pytest.mark.parametrize("by", BY)
def test_players_that_are_alike_have_a_plot(by):
    arena = Arena("pig10", ["random"], players=2)
    same = [Deal(number, (Played(("random", "random"), (0, 0), (1, 1), 1),)) for number in range(3)]
    root = ElementTree.fromstring(plot(arena, same, by))
    assert len([*root.iter(f"{SVG}circle")]) == 1


def test_a_plot_needs_deals_and_a_figure(deals):
    with pytest.raises(GameError, match="at least one deal"):
        plot(ARENA, [])
    with pytest.raises(GameError, match="A plot shows victories or points, not 'elo'"):
        plot(ARENA, deals, "elo")
    with pytest.raises(GameError, match="run needs an Arena"):
        plot("pig10", deals)


def test_the_command_draws_its_plot(tmp_path, capsys):
    command = ["arena", "pig10", "--bots", "easy/plain,random", "--players", "2", "--deals", "2", "--jobs", "1"]
    assert main([*command, "--plot", str(tmp_path / "result.svg")]) == 0
    arena = Arena("pig10", ["easy/plain", "random"], players=2)
    assert (tmp_path / "result.svg").read_text("utf-8") == plot(arena, run(arena, 2, jobs=1))
    assert main([*command, "--plot", str(tmp_path)]) != 0
    assert "The plot can’t be written to" in capsys.readouterr().err
