"""Figures: recounted here from records and lines in another way than the app counts them."""

import json
import re
from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table import lines
from table.boards import board_of
from table.features.figures import counting as figures
from table.model import Summary
from tenfold import Record, Seat, bots
from tenfold.registry import SHELF
from tests.table.driver import START, Phone

PEOPLE = ("Ada", "Bea", "Max")
SEATS = [Seat(name, "bot", "easy") for name in ("Carl", "Blaise", "Emmy")]
OPTIONS = {"tenstuff": {"finish": "first-out"}}


@cache
def game_over(game: str, seed: int, players: int = 4) -> Record:
    """Return a game in which easy computer players sit on all chairs; seats 0 and 2 are people's."""
    seats = [Seat("Ada"), Seat("Carl", "bot", "hard"), Seat("Bea"), Seat("Emmy", "bot", "easy")][:players]
    record = Record(game, seats=seats, seed=seed, options=OPTIONS.get(game, {}))
    minds = [bots.load(record.load_game(), "easy", seed=seat) for seat in range(players)]
    while not record.finished:
        for seat in record.state.seats_to_act():
            decision = minds[seat].choose(record.state.observation(seat))
            if decision is not None:
                record.play(seat, record.state.action_to_string(decision.action))
                break
    return record


GAMES = [(game, seed) for game in SHELF for seed in (1, 2)]


def line_of(record: Record) -> Summary:
    return lines.summary_of("1-000001", record, START)


@pytest.mark.few(2)
@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_what_a_game_counts_has_words_and_is_no_more_than_there_was(game, seed):
    line, known = line_of(game_over(game, seed)), [key for feat in board_of(game).feats for key in feat.keys]
    assert set(line.tally) <= set(known)
    assert line.levels == ("", "hard", "", "easy")
    for row in line.tally.values():
        assert len(row) == 2
        assert all(0 <= hits <= of for hits, of in row)
    assert any(hits for row in line.tally.values() for hits, _ in row)


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_a_line_is_read_as_it_was_kept(game, seed):
    line = line_of(game_over(game, seed))
    (kept,) = json.loads(lines.keep_lines("history", [line])["text"])
    assert lines.read_line(kept) == line


def counted(game: str, key: str) -> list[tuple[int, int]]:
    return [pair for name, seed in GAMES if name == game for pair in line_of(game_over(name, seed)).tally[key]]


def words(game: str) -> list[list[str]]:
    """Return by game the events of seats 0 and 2, in order, as `kind seat more`."""
    return [game_over(name, seed).state.events() for name, seed in GAMES if name == game]


def test_tens_and_gifts_of_pig_10_are_those_of_the_log():
    for key, kind in (("tens", "capture"), ("gifts", "bust")):
        found = counted("pig10", key)
        for number, events in enumerate(words("pig10")):
            by = Counter(event["seat"] for event in events if event["kind"] == kind)
            assert found[2 * number : 2 * number + 2] == [(by[seat], by.total()) for seat in (0, 2)]


def test_the_bids_met_of_10_9_8_are_the_rounds_that_scored_for_a_bid():
    records = [game_over("ten-nine-eight", seed) for seed in (1, 2)]
    for events, record in zip(words("ten-nine-eight"), records, strict=True):
        scored = [event for event in events if event["kind"] == "score"]
        for person, seat in enumerate((0, 2)):
            met = {event["cards"]: event["bids"][seat] == event["tricks"][seat] for event in scored}
            tally = line_of(record).tally
            assert {int(key[4:]): row[person] for key, row in tally.items()} == {c: (int(m), 1) for c, m in met.items()}


def test_of_a_round_of_10_somebody_wins_and_somebody_loses():
    for seed in (1, 2):
        record = game_over("ten", seed)
        rounds = [event for event in record.state.events() if event["kind"] == "result"]
        tally = line_of(record).tally
        for person, seat in enumerate((0, 2)):
            assert tally["won"][person] == (sum(one["winner"] == seat for one in rounds), len(rounds))
            assert tally["lost"][person] == (sum(one["loser"] == seat for one in rounds), len(rounds))
            won = [one["pot"] for one in rounds if one["winner"] == seat]
            assert tally["chips"][person] == (sum(won), sum(one["pot"] for one in rounds))


def test_a_finish_of_tens_is_the_seats_that_turned_its_tenth_card_first():
    for (firsts, hands), events in zip(counted("tens", "firsts")[::2], words("tens"), strict=True):
        assert hands == sum(event["kind"] == "hand" for event in events)
        assert firsts == sum(event["kind"] == "finish" and event["seat"] == 0 for event in events)


def test_whoever_goes_out_of_tenstuff_does_so_in_one_way():
    for seed in (1, 2):
        record = game_over("tenstuff", seed)
        out = [event["seat"] for event in record.state.events() if event["kind"] == "out"]
        tally = line_of(record).tally
        for person, seat in enumerate((0, 2)):
            ways = [row[person] for key, row in tally.items() if key.startswith("out ")]
            assert sum(hits for hits, _ in ways) == (seat in out)


# Over lines of any kind.


@st.composite
def a_line(draw: st.DrawFn) -> Summary:
    names = draw(st.permutations([*PEOPLE, "Carl"]))[: draw(st.integers(2, 4))]
    levels = tuple("hard" if name == "Carl" else draw(st.sampled_from(["", "", "easy"])) for name in names)
    scores = [draw(st.integers(-5, 20)) for _ in names]
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    number = draw(st.integers(0, 10**6))
    return Summary(
        f"{number:x}-000000", "pig10", tuple(names), number, "", draw(st.booleans()), places, tuple(scores),
        draw(st.booleans()), match=f"{number:x}-000000", practice=draw(st.sampled_from(["", "", "1-000000"])),
        levels=draw(st.sampled_from([levels, levels, ()])), hints=draw(st.integers(0, 2)),
    )  # fmt: skip


@given(st.lists(a_line(), max_size=12))
def test_the_figures_of_all_people_are_those_of_a_plain_count(listed):
    for name in PEOPLE:
        mine = [
            (line, line.names.index(name))
            for line in listed
            if line.finished and not line.practice and line.levels and name in line.names
        ]
        mine = [(line, seat) for line, seat in mine if line.levels[seat] == ""]
        games = figures.games_of(listed, "pig10", name)
        assert [(one.line, one.seat) for one in games] == mine
        if not mine:
            continue
        best = [max(line.scores) for line, _ in mine]
        won = [line.scores[seat] == top for (line, seat), top in zip(mine, best, strict=True)]
        share = figures.victories(games, "")
        shared = [line.scores.count(top) for (line, _), top in zip(mine, best, strict=True)]
        assert share.hits == pytest.approx(sum(w / n for w, n in zip(won, shared, strict=True)))
        assert share.fair == pytest.approx(sum(1 / len(line.names) for line, _ in mine))
        low, high = share.interval
        assert -1e-9 <= low <= share.part + 1e-9
        assert share.part - 1e-9 <= high <= 1 + 1e-9
        assert figures.streak(games).now == (won.index(False) if False in won else len(won))
        split = [figures.by_seats(games), figures.by_level(games), figures.by_aid(games)]
        for parts in split:
            assert sorted(id(one.line) for part in parts.values() for one in part) == sorted(
                id(line) for line, _ in mine
            )
        for number, part in split[0].items():
            assert sum(figures.places(part, "").counts) == len(part)
            assert all(one.seats == number for one in part)
        for other, duel in figures.duels(games).items():
            back = figures.duels(figures.games_of(listed, "pig10", other))[name]
            assert duel.hits + back.hits == duel.of == back.of


def match(ident: str, number: int, length: int, places: tuple[int, ...], **more: object) -> Summary:
    place = f"Game {number} of {length}"
    return Summary(
        f"{ident}-{number:06x}", "tens", ("Ada", "Bea", "Max"), number, "", True, places, (0, 0, 0),
        match=f"{ident}-000001", place_in_match=place, goes_on=number < length, levels=("", "", ""), **more,
    )  # fmt: skip


def test_a_match_counts_once_and_only_when_it_is_over_and_whole():
    over = [match("a", n, 3, places) for n, places in ((3, (1, 2, 3)), (2, (1, 2, 3)), (1, (2, 1, 3)))]
    goes_on = [match("b", n, 3, (2, 1, 3)) for n in (2, 1)]
    torn = [match("c", n, 3, (2, 1, 3)) for n in (3, 1)]
    for listed in (over, [*over, *goes_on, *torn]):
        assert figures.matches_of(listed, "tens", "Ada")[1:3] == (1, 1)
        assert figures.matches_of(listed, "tens", "Bea")[1:3] == (0, 1)
        assert figures.matches_of(listed, "pig10", "Ada").of == 0


def test_a_tournament_counts_for_those_who_took_part():
    def table(number: int, round_number: int, names: str, places: tuple[int, ...], *, finished: bool = True) -> Summary:
        ident = f"{number:x}-00000{number}"
        return Summary(
            ident, "tens", tuple(names.split()), number, "", finished, places, (), tournament=f"f/{round_number}/0",
            match=ident, levels=("",) * len(places),
        )  # fmt: skip

    first = [table(2, 1, "Ada Bea", (1, 2)), table(1, 1, "Max Zoe", (2, 1))]
    assert figures.tournaments_of(first, "tens", "Ada").of == 0
    over = [table(3, 2, "Ada Zoe", (2, 1)), *first]
    assert figures.tournaments_of(over, "tens", "Zoe")[1:3] == (1, 1)
    assert figures.tournaments_of(over, "tens", "Bea")[1:3] == (0, 1)
    assert figures.tournaments_of([table(3, 2, "Ada Zoe", (), finished=False), *first], "tens", "Zoe").of == 0


# On the screen.


def phone_with_games() -> Phone:
    return phone_with(*[game_over(*game) for game in GAMES])


def phone_with(*records: Record) -> Phone:
    kept, store = [], {}
    for number, record in enumerate(records):
        record.meta["created"] = record.meta["finished"] = str(START - number)
        line = lines.summary_of(f"{number:x}-00000{number:x}", record, START - number)
        kept.append(line)
        store[f"game:{line.id}"] = record.to_json()
    store["history"] = lines.keep_lines("history", kept)["text"]
    return Phone(store=store)


def test_every_game_and_person_has_figures_with_their_findings_in_words():
    phone = phone_with_games()
    phone.tap("Your games")
    phone.tap("Stats")
    for game in SHELF:
        phone.send({"type": "figures", "game": game})
        for name in ("Ada", "Bea"):
            phone.send({"type": "figures", "value": name})
            assert phone.screen == "figures"
            assert f"{name} won " in phone.text
            for feat in board_of(game).feats:
                said = [str(feat.sentence(name=name, hits=hits, of=7777)) for hits in ("HITS", "0", "1")]
                pattern = "|".join(map(re.escape, said)).replace("HITS", r"[\d,.]+").replace("7777", r"\d+")
                assert re.search(pattern, phone.text)
    phone.send({"type": "back"})
    assert phone.screen == "history"


def test_lines_of_an_older_tenfold_are_told_anew():
    phone = phone_with_games()
    old = [
        {key: value for key, value in line.items() if key not in ("levels", "hints", "tally")}
        for line in json.loads(phone.store["history"])
    ]
    again = Phone(store={**phone.store, "history": json.dumps(old)})
    assert not any(line.levels for line in again.model.games)
    again.tap("Your games")
    again.tap("Stats")
    assert {line.id: line for line in again.model.games} == {line.id: line for line in phone.model.games}
    again = again.killed()
    assert all(line.levels for line in again.model.games)


def test_a_person_who_always_plays_alone_without_a_name_is_you():
    record = game_over("pig10", 1)
    alone = Record("pig10", seats=[Seat("Player A"), *SEATS], seed=1)
    for seat, action in record.entries:
        alone.play(seat, action)
    line = lines.summary_of("1-000001", alone, START)
    assert figures.shown_name([line], "Player A") == "You"
    named = lines.summary_of("2-000002", record, START)
    assert figures.shown_name([line, named], "Ada") == "Ada"
    phone = phone_with(alone)
    phone.tap("Your games")
    phone.tap("Stats")
    assert "You won " in phone.text
    assert "Player A" not in phone.text


@pytest.mark.parametrize(
    "event", [{"game": "nothing"}, {"game": 7}, {"value": "Nobody"}, {"value": None}, {"game": "tens"}]
)
def test_figures_of_what_there_is_not_show_what_there_is(event):
    for phone in (phone_with_games(), Phone()):
        phone.send({"type": "figures", **event})
        assert phone.screen == "figures"
