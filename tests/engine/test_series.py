"""Standings over several games."""

from tenfold import Record, Seat, Series, Standing


def game(names, won, finish=True):
    """A PIG 10 game of so many won cards by seat, with one card to play."""
    start = {"hands": [["3"], *[[] for _ in names[1:]]], "won": [["1"] * count for count in won], "turn": 0}
    record = Record("pig10", seats=[Seat(name) for name in names], start=start)
    if finish:
        record.play(0, "3")
    return record


def test_two_points_for_each_player_left_behind_and_one_for_a_tie():
    series = Series([game(["Bea", "Tom", "Ada"], [3, 3, 1]), game(["Tom", "Bea"], [0, 2])])
    assert series.standings() == [
        Standing(1, "Bea", 5, 2, 2),
        Standing(2, "Tom", 3, 2, 1),
        Standing(3, "Ada", 0, 1, 0),
    ]


def test_ties_share_a_place_and_unfinished_games_do_not_count():
    series = Series([game(["Bea", "Tom"], [1, 1]), game(["Bea", "Tom"], [5, 0], finish=False)])
    assert series.standings() == [Standing(1, "Bea", 1, 1, 1), Standing(1, "Tom", 1, 1, 1)]


def test_a_series_may_grow():
    series = Series([])
    series.records.append(game(["Bea", "Tom"], [2, 1]))
    assert [standing.name for standing in series.standings()] == ["Bea", "Tom"]
