"""Arenas: duplicate deals, results that are the same wherever they are played, runs that stop and go on."""

import json
import math
import random
import sys
from itertools import permutations
from pathlib import Path

import joblib
import pyarrow.parquet
import pytest
from joblib.externals.loky import get_reusable_executor

import tenfold
from tenfold import GameError
from tenfold.__main__ import main
from tenfold.arena import Arena, Deal, Played, comparisons, interval, ratings, read, run, standings, to_parquet
from tenfold.players import Players

GREEDY = Path(__file__).parents[2] / "examples" / "player" / "greedy.py"
PROGRAM = f'run:"{sys.executable}" "{GREEDY}"'

MINE = """
class First:
    seeds = []
    def __init__(self, game, seed):
        self.seeds.append(seed)
    def choose(self, observation):
        return observation.legal[0].action
class Broken(First):
    def choose(self, observation):
        if observation.hand_sizes[observation.player] < 3: raise RuntimeError("it broke")
        return observation.legal[0].action
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    (tmp_path / "arena_bots.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)
    yield "arena_bots"
    sys.modules.pop("arena_bots", None)


def test_who_sits_where():
    three = Arena("pig10", ["hard", "easy"], players=3)
    assert three.seatings(0) == (("hard", "easy", "hard"), ("hard", "hard", "easy"), ("easy", "hard", "hard"))
    assert three.seatings(5) == three.seatings(0)
    assert Arena("pig10", ["easy"], players=3).seatings(0) == (("easy",) * 3,)
    names = ("hard", "medium", "easy")
    assert {*Arena("pig10", names, players=3).seatings(0)} == {*permutations(names)}
    alternating = Arena("pig10", ["hard", "easy"], players=4).seatings(0)
    assert alternating == (("hard", "easy", "hard", "easy"), ("easy", "hard", "easy", "hard"))
    all_of_four = Arena("pig10", ["a:B", "easy", "hard", "medium"], players=2).seatings(0)
    assert len(all_of_four) == len(set(all_of_four)) == 12
    once = Arena("pig10", ["hard", "easy", "medium"], players=3, rotate=False)
    assert [once.seatings(deal)[0][0] for deal in range(4)] == ["hard", "easy", "medium", "hard"]


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 9}, "2 to 8 players, not 9"),
        ({"options": [("tie", "never")]}, "must be one of shared, most-tens"),
        ({"first": -1}, "deal number must be a whole number from 0"),
        ({"entrants": []}, "An arena needs at least one player"),
        ({"seconds": 0}, "more than 0 seconds"),
        ({"entrants": "easy"}, "a list of names, not 'easy'"),
        ({"entrants": ["easy", "nobody"]}, "There is no player 'nobody'. Players: easy, medium, hard, random"),
        ({"entrants": [object, "random"]}, "A player must be a name"),
        ({"entrants": [lambda: 0]}, "A player must be a name"),
    ],
)
def test_what_cannot_be_is_told(keys, why):
    with pytest.raises(GameError, match=why):
        Arena(**{"game": "pig10", "entrants": ["easy"], **keys})


def test_several_of_a_kind_are_named_as_in_the_command():
    short = Arena("pig10", ["easy", "medium*3", "run:./a*2"], 5)
    assert short.entrants == ("easy", "medium", "medium", "medium", "run:./a*2")
    assert short == Arena("pig10", ["easy", *["medium"] * 3, "run:./a*2"], 5)
    with pytest.raises(GameError, match=r"as medium\*3, not 'medium\*0'"):
        Arena("pig10", ["medium*0"])


def test_everybody_plays_the_same_deals():
    arena = Arena("pig10", ["medium/plain", "medium/plain"], players=2, first=7)
    deals = run(arena, 3, jobs=1)
    assert [deal.number for deal in deals] == [7, 8, 9]
    assert [len(deal.games) for deal in deals] == [1, 1, 1]  # a rotation would be the same game
    arena = Arena("pig10", ["medium/plain", "easy/plain", "easy/plain"], players=3)
    for deal in run(arena, 3, jobs=1):
        assert [game.seats.index("medium/plain") for game in deal.games] == [0, 1, 2]
        assert all(game.moves == 80 and sum(game.scores) <= 80 for game in deal.games)


@pytest.mark.parametrize("game", tenfold.registered_games())
def test_every_game_is_played_with_its_options(game):
    arena = Arena(game, ["easy/plain", "random"], players=3, rotate=False)
    for deal in run(arena, 2, jobs=1):
        (played,) = deal.games
        assert sorted(played.ranking)[0] == 1


# The same wherever it is played.


def results(arena, path, **how):
    deals = run(arena, 7, out=path, **how)
    return deals, path.read_bytes()


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    """What one process plays; characters would take a hundred times as long."""
    arena = Arena("pig10", ["medium/plain", "random", "easy/plain"], players=3, first=3)
    return arena, results(arena, tmp_path_factory.mktemp("arena") / "serial.jsonl", jobs=1)


@pytest.mark.thorough
@pytest.mark.quick(2)
@pytest.mark.parametrize("jobs", [2, 3])
def test_loky_plays_the_same(expected, tmp_path, jobs):
    arena, same = expected
    assert results(arena, tmp_path / "loky.jsonl", jobs=jobs) == same
    get_reusable_executor().shutdown(wait=True)


@pytest.mark.thorough
def test_characters_play_the_same_on_several_processes(tmp_path):
    arena = Arena("pig10", ["easy", "random"], players=2, first=3)
    try:
        assert results(arena, tmp_path / "two.jsonl", jobs=2) == results(arena, tmp_path / "one.jsonl", jobs=1)
    finally:
        get_reusable_executor().shutdown(wait=True)


@pytest.mark.thorough
def test_dask_plays_the_same(expected, tmp_path):
    from distributed import Client, LocalCluster

    arena, same = expected
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with cluster, Client(cluster), joblib.parallel_config("dask"):
        assert results(arena, tmp_path / "dask.jsonl") == same


@pytest.mark.thorough
def test_ray_plays_the_same(expected, tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # it would write a token into a home folder
    import ray
    from ray.util.joblib import register_ray

    arena, same = expected
    register_ray()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        with joblib.parallel_config("ray", n_jobs=2):
            assert results(arena, tmp_path / "ray.jsonl") == same
    finally:
        ray.shutdown()


def test_players_of_ones_own_meet_on_several_processes(mine, tmp_path):
    arena = Arena("pig10", [PROGRAM, f"{mine}:First"], players=2)
    try:
        assert results(arena, tmp_path / "two.jsonl", jobs=2) == results(arena, tmp_path / "one.jsonl", jobs=1)
    finally:
        get_reusable_executor().shutdown(wait=True)


def test_a_player_of_ones_own_does_not_hear_the_number_of_the_deal(mine):
    run(Arena("pig10", [f"{mine}:First", "easy/plain"], players=2), 20, jobs=1)
    seeds = sys.modules[mine].First.seeds
    assert len(seeds) == 40
    assert not set(seeds) & set(range(1000))
    assert seeds[0] == seeds[1]  # of both games of a deal the same, so that it falls on all alike


# Stop and go on.


def test_a_run_goes_on_wherever_it_was_cut_off(tmp_path):
    arena = Arena("pig10", ["random", "easy/plain"], players=2)
    whole, content = results(arena, tmp_path / "whole.jsonl", jobs=1)
    lines = content.split(b"\n")
    places = {0, 1, len(lines[0]), len(lines[0]) + 1, len(lines[0]) + 2, len(content) // 2, len(content) - 1}
    for place in sorted(places):
        path = tmp_path / f"{place}.jsonl"
        path.write_bytes(content[:place])
        assert run(arena, 7, jobs=1, out=path) == whole
        assert path.read_bytes() == content
    assert run(arena, 3, jobs=1, out=path) == whole[:3]
    assert path.read_bytes() == content
    assert read(path) == (arena, whole)


def test_deals_are_written_one_by_one(tmp_path, monkeypatch):
    arena = Arena("pig10", ["random"], players=2)
    play, path = Arena.play, tmp_path / "results.jsonl"

    def until_the_third(self, number, players):
        if number == 3:
            raise KeyboardInterrupt
        return play(self, number, players)

    with monkeypatch.context() as stopped:
        stopped.setattr(Arena, "play", until_the_third)
        with pytest.raises(KeyboardInterrupt):
            run(arena, 7, jobs=1, out=path)
    assert [deal.number for deal in read(path)[1]] == [0, 1, 2]
    assert run(arena, 7, jobs=1, out=path) == run(arena, 7, jobs=1)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda text: "a letter", "isn’t a file of arena results"),
        (lambda text: "a letter\n", "isn’t a file of arena results"),
        (lambda text: "[]\n", "isn’t a file of arena results"),
        (
            lambda text: text.replace('"entrants":["random"', '"entrants":["easy"'),
            "with different entrants",
        ),
        (lambda text: text.replace('"first":0', '"first":1'), "with different first"),
        (lambda text: text.replace('"tenfold":"', '"tenfold":"9.'), "with different tenfold"),
        (lambda text: text.replace('{"deal":1', '{"deal":2'), "damaged at deal 1"),
        (lambda text: text.replace('"moves"', '"moved"'), "damaged at deal 0"),
        (lambda text: text.replace("\n{", "\n{{", 2), "damaged at deal 0"),
    ],
)
def test_a_file_of_something_else_stays_as_it_is(tmp_path, edit, why):
    arena = Arena("pig10", ["random"], players=2)
    path = tmp_path / "results.jsonl"
    run(arena, 3, jobs=1, out=path)
    path.write_text(edit(path.read_text()))
    before = path.read_bytes()
    with pytest.raises(GameError, match=why):
        run(arena, 5, jobs=1, out=path)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    with pytest.raises(GameError, match="can’t be read: No such file"):
        read(tmp_path / "nothing")
    (tmp_path / "letter").write_text("Dear Ada,\n")
    with pytest.raises(GameError, match="isn’t a file of arena results"):
        read(tmp_path / "letter")


# What comes of them.


def game(seats, scores, ranking, forfeit=None):
    return Played(tuple(seats.split()), tuple(scores), tuple(ranking), 9, forfeit)


def test_standings_are_means_over_deals():
    arena = Arena("pig10", ["easy", "hard", "hard"], players=3)
    deals = [
        Deal(0, (game("easy hard hard", [9, 5, 1], [1, 2, 3]), game("hard easy hard", [3, 3, 0], [1, 1, 3]))),
        Deal(1, (game("hard hard easy", [4, 4, 1], [1, 1, 3]),)),
    ]
    easy, hard = standings(arena, deals)
    assert (easy.player, easy.games, easy.forfeits) == ("easy", 3, 0)
    assert easy.points == interval([6.0, 1.0])
    assert easy.victories == interval([0.75, 0.0])
    assert easy.lead == interval([(6 + 1.5) / 2, -3.0])
    assert hard.lead == interval([-(6 + 1.5) / 2, 3.0])
    assert hard.victories == interval([(0 + 0 + 0.5 + 0) / 4, 0.5])
    assert interval([2.0]).half == math.inf
    assert standings(arena, []) == []
    low = standings(Arena("tens", ["easy", "hard", "hard"], players=3), deals)
    assert low[0].lead == interval([-(6 + 1.5) / 2, 3.0])
    (alone,) = standings(Arena("pig10", ["easy"], players=2), [Deal(0, (game("easy easy", [1, 2], [2, 1]),))])
    assert alone.lead is None


def test_levels_are_rated_in_their_order():
    arena = Arena("pig10", ["random", "easy/plain", "medium/plain"], players=2)
    deals = run(arena, 40, jobs=1)
    rated = ratings(deals)
    assert [*rated] == ["medium/plain", "easy/plain", "random"]
    assert sum(rating.elo for rating in rated.values()) == pytest.approx(0)
    assert all(0 < rating.half < 200 for rating in rated.values())
    assert ratings([]) == {}
    beside = ratings(deals, anchor="easy/plain")
    assert beside["easy/plain"] == (0, 0)
    apart = rated["medium/plain"].elo - rated["random"].elo
    assert beside["medium/plain"].elo - beside["random"].elo == pytest.approx(apart)
    with pytest.raises(GameError, match="The anchor 'nobody' isn’t a player of these deals: easy/plain, medium"):
        ratings(deals, anchor="nobody")


STRENGTHS = {"a": 250.0, "b": 60.0, "c": -10.0, "d": -300.0}


def simulated(rng, deals, names=("a", "b", "c", "d"), *, games=1):
    """Deals of Plackett and Luce's model, with games that are all alike, and with some shared places."""
    weights = {name: 10 ** (strength / 400) for name, strength in STRENGTHS.items()}
    for number in range(deals):
        left, order = [*names], []
        while left:
            order.append(rng.choices(left, [weights[name] for name in left])[0])
            left.remove(order[-1])
        ranking = [1 + order.index(name) for name in names]
        yield Deal(number, (Played(tuple(names), (0,) * len(names), tuple(ranking), 1),) * games)


def test_intervals_hold_the_truth_nineteen_times_of_twenty():
    rng, held, asked = random.Random(1), 0, 0
    for _ in range(150):
        for name, rating in ratings(simulated(rng, 80)).items():
            held += abs(rating.elo - STRENGTHS[name]) < rating.half
            asked += 1
    assert 0.93 < held / asked < 0.97


def test_the_order_of_deals_does_not_matter_nor_how_often_the_same_is_played():
    deals = [*simulated(random.Random(2), 60)]
    shuffled = deals[:]
    random.Random(3).shuffle(shuffled)
    assert ratings(shuffled) == ratings(deals)
    # Ten games that are all alike tell no more than one: the unit is the deal.
    again = ratings([Deal(deal.number, deal.games * 10) for deal in deals])
    for name, rating in ratings(deals).items():
        assert again[name].half == pytest.approx(rating.half, rel=0.1)


def test_intervals_shrink_with_the_root_of_the_number_of_deals():
    few, many = (ratings(simulated(random.Random(4), deals)) for deals in (300, 2700))
    for name in STRENGTHS:
        assert many[name].half == pytest.approx(few[name].half / 3, rel=0.15)


def test_what_has_no_bound_is_told():
    always = [Deal(0, (game("a b", [2, 1], [1, 2]),))] * 9
    rated = ratings(always)
    assert rated["a"].elo > 0 > rated["b"].elo
    assert rated["a"].half == rated["b"].half == math.inf
    assert ratings(always[:1])["a"].half == math.inf
    both = [*always, *(Deal(n, (game("b c", [2, 1], [1 + n % 2, 2 - n % 2]),)) for n in range(8))]
    rated = ratings(both)
    assert rated["a"].half == math.inf
    assert rated["b"].half < math.inf
    strangers = [Deal(n, (game(names, [1, 1], [1, 1]),)) for n, names in enumerate(("a b", "c d") * 5)]
    assert {rating.half for rating in ratings(strangers).values()} == {math.inf}


def test_comparisons_are_differences_within_games():
    arena = Arena("pig10", ["easy", "hard", "medium"], players=3)
    deals = [
        Deal(0, (game("easy hard medium", [9, 5, 1], [1, 2, 3]), game("medium easy hard", [3, 3, 0], [1, 1, 3]))),
        Deal(1, (game("hard medium easy", [4, 6, 1], [2, 1, 3]),)),
    ]
    first, second, third = comparisons(arena, deals)
    assert first[:4] == ("easy", "hard", 2, 3)
    assert first.points == interval([3.5, -3.0])
    assert first.places == interval([1.5, -1.0])
    assert first.victories == interval([0.75, 0.0])
    assert (second.first, second.second) == ("easy", "medium")
    assert third[:2] == ("hard", "medium")
    low = comparisons(Arena("tens", ["easy", "hard", "medium"], players=3), deals)
    assert low[0].points == interval([-3.5, 3.0])
    assert low[0].places == first.places
    assert comparisons(arena, []) == []


def test_a_pair_is_known_more_closely_than_its_two_players():
    """What falls on both of a deal alike is not in the interval of their difference."""
    arena, rng, deals = Arena("pig10", ["easy", "hard"], players=2), random.Random(5), []
    for number in range(40):
        luck = rng.randrange(50)
        deals.append(Deal(number, (game("easy hard", [luck, luck + 3 + rng.randrange(2)], [2, 1]),)))
    (both,) = comparisons(arena, deals)
    assert both.points.half < standings(arena, deals)[0].points.half / 10


@pytest.mark.thorough
@pytest.mark.quick("ten", "tens")
@pytest.mark.parametrize("name", tenfold.registered_games())
def test_a_game_can_be_looked_at_again(name, mine):
    easy = "easy" if name == "pig10" else "easy/plain"  # which is quick
    arena = Arena(name, [easy, "random", f"{mine}:First"], players=3, first=5)
    for deal in run(arena, 1 if name == "pig10" else 2, jobs=1):
        for number, played in enumerate(deal.games):
            record = arena.record(deal.number, number)
            assert tuple(record.state.scores()) == played.scores
            assert tuple(record.state.ranking()) == played.ranking
            assert len(record.entries) == played.moves
            assert tuple(seat.level for seat in record.seats) == played.seats
            assert tenfold.Record.from_json(record.to_json()) == record


def test_a_forfeited_game_can_be_looked_at_again(mine):
    arena = Arena("pig10", [f"{mine}:Broken", "random"], players=2)
    (deal,) = run(arena, 1, jobs=1)
    record = arena.record(0, 1)
    assert record.meta["forfeit"] == deal.games[1].forfeit[1]
    assert len(record.entries) == deal.games[1].moves
    for wrong in ((-1,), (0, 2), (0, None)):
        with pytest.raises(GameError, match=r"\.$|there is no"):
            arena.record(*wrong)


def test_results_of_players_that_are_not_here_can_be_read(tmp_path):
    run(Arena("pig10", ["random"], players=2), 1, jobs=1, out=tmp_path / "results.jsonl")
    text = (tmp_path / "results.jsonl").read_text().replace('"random"', '"oracle"')
    (tmp_path / "results.jsonl").write_text(text)
    arena, deals = read(tmp_path / "results.jsonl")
    assert [*ratings(deals)] == ["oracle"]
    assert arena.entrants == ("oracle",)


def test_who_fails_has_the_last_place(mine, tmp_path):
    arena = Arena("pig10", [f"{mine}:Broken", "random", "random"], players=3)
    deals = run(arena, 2, jobs=1, out=tmp_path / "results.jsonl")
    for deal in deals:
        for played in deal.games:
            seat = played.seats.index(f"{mine}:Broken")
            assert played.forfeit == (seat, "arena_bots:Broken stopped with RuntimeError: it broke.")
            assert played.ranking[seat] == 3
            assert sorted(played.ranking)[0] == 1
            assert played.moves < 80
    assert standings(arena, deals)[0].forfeits == 6
    assert read(tmp_path / "results.jsonl")[1] == deals
    table = tmp_path / "results.parquet"
    to_parquet(deals, table)
    rows = pyarrow.parquet.read_table(table).to_pylist()
    assert len(rows) == 2 * 3 * 3
    assert sum(row["forfeit"] is not None for row in rows) == 6
    assert rows[0].keys() == {"deal", "game", "seat", "player", "score", "place", "victory", "moves", "forfeit"}
    assert sum(row["victory"] for row in rows) == pytest.approx(6)


def test_a_game_without_an_end_is_hurried(monkeypatch, mine):
    monkeypatch.setattr(tenfold.arena, "ENDLESS", 50)
    (deal,) = run(Arena("tenstuff", [f"{mine}:First"], players=2), 1, jobs=1)
    assert deal.games[0].forfeit is None


@pytest.mark.parametrize("library", ["joblib", "tqdm", "pyarrow"])
def test_what_is_missing_is_told_with_the_way_to_it(monkeypatch, library, tmp_path):
    for name in [name for name in sys.modules if name.partition(".")[0] == library]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [_Missing(library), *sys.meta_path])
    arena = Arena("pig10", ["random"], players=2)
    calls = {
        "joblib": lambda: run(arena, 2, jobs=2),
        "tqdm": lambda: run(arena, 1, jobs=1, progress=True),
        "pyarrow": lambda: to_parquet([], tmp_path / "x"),
    }
    wanted = "pyarrow" if library == "pyarrow" else "'tenfold\\[arena\\]'"
    with pytest.raises(GameError, match=f"This needs {library}.*, which isn’t installed: pip install {wanted}"):
        calls[library]()
    assert len(run(arena, 2, jobs=1)) == 2


def test_on_one_processor_an_arena_needs_no_other_library(monkeypatch, capsys):
    for library in ("joblib", "tqdm"):
        for name in [name for name in sys.modules if name.partition(".")[0] == library]:
            monkeypatch.delitem(sys.modules, name)
        monkeypatch.setattr(sys, "meta_path", [_Missing(library), *sys.meta_path])
    assert main(["arena", "pig10", "--bots", "random", "--players", "2", "--deals", "2", "--jobs", "1"]) == 0
    assert "random" in capsys.readouterr().out


class _Missing:
    def __init__(self, library):
        self.library = library

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == self.library:
            raise ModuleNotFoundError(f"No module named {name!r}", name=self.library)


def test_results_are_plain_lines_of_json(tmp_path):
    arena = Arena("pig10", ["random"], players=2, options={"gentle": "on"})
    assert arena == Arena("pig10", ["random"], players=2, options=[("gentle", "on"), ("tie", "shared")])
    run(arena, 2, jobs=1, out=tmp_path / "results.jsonl")
    head, *deals = map(json.loads, (tmp_path / "results.jsonl").read_text().splitlines())
    assert head["format"] == "tenfold-arena"
    assert head["options"] == {"gentle": "on"}
    assert deals[1]["deal"] == 1
    assert deals[1]["games"][0].keys() == {"seats", "scores", "ranking", "moves", "forfeit"}


def test_a_program_plays_the_games_of_a_task_and_is_gone_after_it():
    arena = Arena("pig10", [PROGRAM, "random"], players=2)
    with Players(seconds=20) as players:
        arena.play(0, players)
        arena.play(1, players)
        ((_, programs),) = players._resting.items()
        assert len(programs) == 1
    assert not programs[0].is_running
