"""Check the judgements of computer players against exact answers, and against twenty times the budget.

    python bench/judgement.py exact pig10 ten-nine-eight ten tens --positions 100
    python bench/judgement.py mistakes pig10 ten-nine-eight ten tens tenstuff --positions 40
    python bench/judgement.py statements pig10 ten-nine-eight ten tens tenstuff --positions 40
    python bench/judgement.py contradictions pig10 ten-nine-eight ten tens tenstuff --positions 40

`exact`: positions near an end, reached by players of the medium level, in which all continuations can be tried, or no
one has a choice. The value of each act is calculated over all worlds that the seat can't rule out. The rules of the
game do it, without the search. The result is in how many positions the first of `Bot.weigh` is (one of) the best.

- pig10: two players and no draw pile, so each knows the other's hand
- ten-nine-eight: the last player of the second-last trick of a round, after which no one has a choice
- ten: the last act of the last round, with at most two face-down cards that the seat does not know
- tens: the last card to be placed in a hand

`mistakes`: positions of whole games. An act by a player of the lower levels is called a mistake if it loses more than
the game's tolerance by two standard errors. The budget is that of advice. The result is how many of these still lose
more than the tolerance with twenty times the budget and other worlds.

`statements`: what a hint says of the other acts, and its percentages, checked in new worlds (`WORLDS`).

`contradictions`: quick games in which a person asks for a hint at every decision. If the hint calls the second act
about as good, the person plays it every other time. The result is how many of the acts that a hint approved are
mistakes in the review.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import tenfold
from tenfold import bots
from tenfold.bots import pig10
from tenfold.bots.advice import Searched, advice
from tenfold.bots.bot import at_once
from tenfold.bots.reasons import Speech
from tenfold.bots.search import Findings, Measure, PairedDifference, win_of, worth_of
from tenfold.bots.ten import player as ten
from tenfold.bots.ten_nine_eight import lookahead as ten_nine_eight
from tenfold.bots.ten_nine_eight.worlds import Stock
from tenfold.bots.tens import judgement as tens
from tenfold.bots.trials import Trial, compared
from tenfold.french import BIT, members
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.messages import Message
from tenfold.review import begun, keep_hint, look_back

TRIFLE = {"pig10": 0.5, "ten-nine-eight": 2.0, "ten": 2.0, "tens": 2.0, "tenstuff": 0.1}
"""The tolerance by game, in points or cards."""

MORE = 20

Exact = dict[int, float]
"""The value of each act."""


def games(name: str, players: int, seed: int, **options: str) -> Iterator[Any]:
    """Yield the states of a game played by the medium level: one object, which changes between the steps."""
    game = tenfold.load_game(name, players, **options)
    state = game.new_initial_state(seed).clone(events=False)
    seats = [bots.load(game, "medium", seed=100 * seed + seat) for seat in range(players)]
    while not state.is_terminal():
        yield state
        for seat in state.seats_to_act():
            decision = seats[seat].choose(state.observation(seat))
            if decision is not None:
                state.apply_action(decision.action, seat)
                break


def lead(points: list[float], seat: int) -> float:
    """Return a seat's lead over the others' average."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def victory(state: Any, seat: int) -> float:
    """Return a seat's share of the win at the end."""
    places = state.ranking()
    return float((places[seat] == 1) / places.count(1))


# Exact answers.


def solve_pig10(state: Any) -> Exact | None:
    """Solve a position of two players without a draw pile, who know everything."""
    if state.pile or len(state.legal_actions()) < 2 or sum(map(len, state.hands)) < 3:
        return None

    def best(state: Any) -> list[float]:
        if state.is_terminal():
            return [lead(state.scores(), seat) + pig10.VICTORY * victory(state, seat) for seat in (0, 1)]
        return max(
            [best(after(state, action)) for action in state.legal_actions()], key=lambda worths: worths[state.turn]
        )

    return {action: best(after(state, action))[state.turn] for action in state.legal_actions()}


def after(state: Any, action: int) -> Any:
    """Return the state after an act."""
    copy = state.clone(events=False)
    copy.apply_action(action)
    return copy


def solve_ten_nine_eight(state: Any) -> Exact | None:
    """Solve a position in which the last seat to play has two cards and all others one.

    After its choice, no one has another choice in any deal.
    """
    seat = state.turn
    if state.phase is BIDDING or [hand.bit_count() for hand in state.hands].count(1) != state.game.players - 1:
        return None
    if state.hands[seat].bit_count() != 2 or len(state.legal_actions()) < 2 or state.game.players > 3:
        return None
    seen = state.observation(seat)
    others = [other for other in range(state.game.players) if other != seat]
    gone = [*state.played, *state.trick, state.turned_up, *members(state.hands[seat])]
    unseen = [card for card in range(52) if card not in gone]
    worths = dict.fromkeys(state.legal_actions(), 0.0)
    deals = []
    for dealt in permutations(unseen, len(others)):
        world = state.clone(events=False)
        world.hands = state.hands[:]
        for other, card in zip(others, dealt, strict=True):
            world.hands[other] = BIT[card]
        if not any(state.voids[other] >> card // 13 & 1 for other, card in zip(others, dealt, strict=True)):
            deals.append(world)
    weights = Stock(deals, seen).weights
    before, last = state.points, state.round + 1 == len(state.game.schedule)
    for world, weight in zip(deals, weights, strict=True):
        for action in worths:
            end = world.clone(events=False)
            end.apply_action(action)
            while end.round == state.round:
                (forced,) = end.legal_actions()
                end.apply_action(forced)
            scored = [now - then for now, then in zip(end.points, before, strict=True)]
            worth = lead(scored, seat) + (ten_nine_eight.VICTORY * victory(end, seat) if last else 0.0)
            worths[action] += weight * worth
    return {action: worth / sum(weights) for action, worth in worths.items()}


def solve_ten(state: Any) -> Exact | None:
    """Solve the last act of a game, over all face-down cards and, for the win, the others' hands."""
    if state.phase.name != "second" or state.step != state.game.players - 1 or state.rounds_ahead():
        return None
    seat = state.turn
    seen = state.observation(seat)
    if len(seen.legal) < 2:
        return None
    usual, ten.REPEATED = ten.REPEATED, 40
    worlds = ten.endings(state.game, seen, random.Random(5))
    ten.REPEATED = usual
    if not worlds:
        return None

    def worth(world: Any) -> float:
        if world.is_terminal():
            return lead([-points for points in world.scores()], seat) + ten.VICTORY * victory(world, seat)
        return max(worth(after(world, action)) for action in world.legal_actions())

    total = sum(weight for weight, _ in worlds)
    found = {}
    for outlook in seen.legal:  # a seat that turns up a card chooses its second one without knowing more
        ends = [(weight, after(world, outlook.action)) for weight, world in worlds]
        if ends[0][1].is_terminal():
            found[outlook.action] = sum(weight * worth(end) for weight, end in ends) / total
        else:
            found[outlook.action] = max(
                sum(weight * worth(after(end, action)) for weight, end in ends) / total
                for action in ends[0][1].legal_actions()
            )
    return found


def solve_tens(state: Any) -> Exact | None:
    """Solve the last card of a hand with at most two hidden cards, by trying all that these may be."""
    if state.phase.name != "place" or state.finisher != state.game.left[state.turn]:
        return None
    seat, seen = state.turn, state.observation(state.turn)
    hidden = [
        10 * other + cell for other, grid in enumerate(seen.grids) for cell, text in enumerate(grid) if text is None
    ]
    if len(hidden) > 2:
        return None
    unseen = [card for card, number in enumerate(seen.unseen) for _ in range(number)]
    worths = dict.fromkeys(state.legal_actions(), 0.0)
    ways = list(permutations(unseen, len(hidden)))
    for cards in ways:
        world = state.clone(events=False)
        for place, card in zip(hidden, cards, strict=True):
            world.grids[place] = card
        for action in worths:
            end = after(world, action)
            worths[action] += lead([-points for points in end.hands[-1].points], seat)
            worths[action] += tens.VICTORY * (victory(end, seat) if end.is_terminal() else 0.0)
    return {action: worth / len(ways) for action, worth in worths.items()}


SOLVED: dict[str, tuple[Callable[[Any], Exact | None], tuple[int, ...], dict[str, str], float]] = {
    "pig10": (solve_pig10, (2,), {}, 1e-6),
    "ten-nine-eight": (solve_ten_nine_eight, (2, 3), {"rounds": "5-to-1"}, 1e-6),
    "ten": (solve_ten, (2, 3, 4), {"length": "5-rounds"}, 0.05),
    "tens": (solve_tens, (2, 3), {"end": "1-hand"}, 1e-6),
}
"""For each game: its solver, number of players and options, and the possible error of the exact answer itself."""


def exact(name: str, wanted: int) -> None:
    """Print in how many positions the first of the judged acts is the best."""
    solve, players, options, near = SOLVED[name]
    found, agree, lost, seed = 0, 0, 0.0, 0
    while found < wanted:
        seed += 1
        for state in games(name, players[seed % len(players)], seed, **options):
            worths = solve(state)
            if worths is None or found == wanted or max(worths.values()) - min(worths.values()) < near:
                continue
            best = bots.load(state.game, "hard", seed=1).weigh(state.observation(state.turn))[0]
            assert best.action is not None
            loss = max(worths.values()) - worths[best.action]
            found += 1
            agree += loss <= near
            lost += loss
    print(
        f"{name:16}{agree} of {found} agree ({share(agree, found)}), {lost / found:.3f} points lost on average",
        flush=True,
    )


def share(number: int, of: int) -> str:
    """Return a share with its 95% interval (Wilson) as text."""
    if not of:
        return "none"
    z, p = 1.96, number / of
    middle, half = p + z * z / 2 / of, z * math.sqrt(p * (1 - p) / of + z * z / 4 / of / of)
    low, high = ((middle + sign * half) / (1 + z * z / of) for sign in (-1, 1))
    return f"{p:.1%}, {low:.1%} to {high:.1%}"


# Mistakes.


def mistakes(name: str, wanted: int, players: tuple[int, ...]) -> None:
    """Print how many mistakes are confirmed."""
    rng = random.Random(name)
    trifle = TRIFLE[name]
    asked = called = stay = worse = seed = 0
    time = 0.0
    while asked < wanted:
        seed += 1
        for state in games(name, players[seed % len(players)], 1000 + seed):
            if rng.random() > 0.06 or asked == wanted:
                continue
            seat = state.turn
            seen = state.observation(seat)
            if len(seen.legal) < 2:
                continue
            asked += 1
            start = process_time()
            adviser = bots.load(state.game, "hard", seed=1)
            budget = adviser.advice or 1000
            judged = adviser.weigh(seen, budget)
            time += process_time() - start
            decided = [bots.load(state.game, level, seed=n).choose(seen) for level, n in PLAYED]
            played = {decision.action for decision in decided if decision}
            wrong = [
                each.action
                for each in judged
                if each.action in played and loss(judged, each) - 2 * (each.error or 0) > trifle
            ]
            if not wrong:
                continue
            again = bots.load(state.game, "hard", seed=2).weigh(seen, MORE * budget)
            for each in again:
                if each.action in wrong:
                    called += 1
                    stay += loss(again, each) > trifle
                    worse += loss(again, each) > 2 * (each.error or 0)
    print(
        f"{name:16}{asked} positions, {called} mistakes, {stay} stay mistakes ({share(stay, called)}), "
        f"{worse} are surely worse; {1000 * time / asked:.0f} ms a hint",
        flush=True,
    )


PLAYED = (("easy", 1), ("easy", 2), ("easy", 3), ("medium", 1))


# Statements in hints.


WORLDS = {"pig10": 2000, "ten-nine-eight": 2000, "ten": 1000, "tens": 500, "tenstuff": 1000}
"""The number of new worlds, by game, in which the statements of a hint are checked."""


def statements(name: str, wanted: int, players: tuple[int, ...]) -> None:
    """Print how often hints are right about other acts, and how much better the first act is than the search's own."""
    rng = random.Random(name)
    asked = seed = exact = 0
    said: Counter[str] = Counter()
    false: Counter[str] = Counter()
    gains: list[float] = []
    off: list[float] = []
    time = 0.0
    while asked < wanted:
        seed += 1
        for state in games(name, players[seed % len(players)], 5000 + seed):
            if rng.random() > 0.06 or asked == wanted:
                continue
            seen = state.observation(state.turn)
            if len(seen.legal) < 2:
                continue
            asked += 1
            start = process_time()
            hint = advice(bots.load(state.game, "hard", seed=1), seen)
            time += process_time() - start
            before = bots.load(state.game, "hard", seed=1).choose(seen, bots.load(state.game, "hard").advice)
            judge = bots.load(state.game, "hard", seed=2)
            searched = at_once(judge.reckoning(seen, 30))
            if searched is None or searched.trial is None:
                exact += 1
                continue
            acts = {each.action: searched.declining if each.action is None else each.action for each in hint}
            own = None if before is None else before.action
            usual = searched.declining if own is None else own
            every = [action for action in dict.fromkeys([*acts.values(), usual]) if action is not None]
            truth = at_once(compared(searched.trial, every, WORLDS[name]))
            best = every[0]
            off += errors(hint, searched, truth)
            gains.append(0.0 if usual is None else truth.contrast(best, usual, worth_of).difference)
            for each in hint[1:]:
                action = acts[each.action]
                assert action is not None
                lost = truth.contrast(best, action, worth_of)
                verdict = each.verdict or ""
                said[verdict] += 1
                if verdict == "as good":
                    false["above the threshold"] += lost.difference - 2 * lost.error > judge.least
                    false["above the tolerance"] += lost.difference - 2 * lost.error > judge.tolerance
                elif verdict == "worse":
                    lost = _decided(searched.trial, best, action, lost)
                    false["surely worse"] += lost.difference - 2 * lost.error > 0
                    false["surely better"] += lost.difference + 2 * lost.error < 0
    mean = sum(gains) / max(1, len(gains))
    spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / max(1, len(gains))
    print(
        f"{name:16}{asked} positions, {exact} of them without further worlds; {1000 * time / asked:.0f} ms a hint\n"
        f"    as good {said['as good']}: surely above the threshold "
        f"{share(false['above the threshold'], said['as good'])}; above the tolerance "
        f"{share(false['above the tolerance'], said['as good'])}\n"
        f"    worse {said['worse']}: surely worse {share(false['surely worse'], said['worse'])}; "
        f"surely better {share(false['surely better'], said['worse'])}; too close {said['too close']}\n"
        f"    percentages within {OFF}: {share(sum(each <= OFF for each in off), len(off))} of {len(off)}\n"
        f"    first act against that of the search alone: {mean:+.3f} ± {1.96 * spread:.3f}",
        flush=True,
    )


def _decided(trial: Trial, best: int, action: int, lost: PairedDifference) -> PairedDifference:
    """Return the loss of an act in as many more worlds as it takes to say whether it is one, or in `MANY`."""
    worlds = MANY // 4**3
    while abs(lost.difference) <= 2 * lost.error and worlds < MANY:
        worlds *= 4
        lost = at_once(compared(trial, [best, action], worlds)).contrast(best, action, worth_of)
    return lost


MANY = 20_000
"""The largest number of worlds in which a loss is checked."""

OFF = 10
"""A percentage in a hint is wrong if it is further than this from the truth."""

HOW = ("likely", "unlikely", "more", "less", "sure", "never")


def measure_of(said: Message, speech: Speech) -> Measure:
    """Return what is counted for a fact in a hint; without a fact of the game it is the chance to win."""
    for number, fact in enumerate(speech.facts):
        if fact is not None and any(fact.say(how) == said for how in HOW):
            return lambda result: result.facts[number]
    return win_of


def errors(hint: Sequence[bots.Judgement], searched: Searched, truth: Findings) -> Iterator[float]:
    """Yield the distance of every percentage in a hint from the truth."""
    acts = [searched.declining if each.action is None else each.action for each in hint]
    for number, each in enumerate(hint):
        fact = each.fact
        if not isinstance(fact, Message) or fact.key != "percent":
            continue
        slots = dict(fact.slots)
        said, own, theirs = slots["fact"], slots["own"], slots["theirs"]
        assert isinstance(said, Message)
        act, other = acts[number], acts[0 if number else 1]
        assert act is not None
        assert other is not None
        seen = truth.contrast(act, other, measure_of(said, searched.speech))
        for shown, true in ((own, seen.own), (theirs, seen.other)):
            assert isinstance(shown, int)
            yield abs(shown - 100 * true)


# Hints and the review.


SHORT: dict[str, dict[str, str]] = {
    "ten-nine-eight": {"rounds": "5-to-1"},
    "ten": {"length": "5-rounds"},
    "tens": {"end": "1-hand"},
}
"""The options of a short game."""

LONGEST = 1500
"""The number of acts after which a game is given up."""


def contradictions(name: str, wanted: int, players: tuple[int, ...]) -> None:
    """Print how many acts that a hint approved are mistakes in the review."""
    finished = hints = mistakes = against = 0
    for seed in range(wanted):
        record, approved = hinted_game(name, players[seed % len(players)], 9000 + seed)
        if not record.finished:
            continue
        finished += 1
        back = begun(record)
        for _ in look_back(record, back):
            pass
        wrong = {close.entry for close in back.mistakes(0)}
        hints += len(approved)
        mistakes += len(wrong)
        against += len(wrong & approved)
        print(f"{name}: {finished} games, {hints} hints followed, {mistakes} mistakes, {against} approved", flush=True)


def hinted_game(name: str, players: int, seed: int) -> tuple[tenfold.Record, set[int]]:
    """Return a game in which seat 0 follows its hints, and the entries that a hint approved.

    Every other time that a hint calls the second act about as good, that is the act it plays.
    """
    seats = [tenfold.Seat("Ann", "person"), *[tenfold.Seat(f"B{n}", "bot", "medium") for n in range(1, players)]]
    record = tenfold.Record(name, seats=seats, options=SHORT.get(name, {}), seed=seed)
    game = record.load_game()
    others = [bots.load(game, "medium", seed=100 * seed + seat) for seat in range(players)]
    approved: set[int] = set()
    while not record.finished and len(record.entries) < LONGEST:
        state = record.state
        for seat in state.seats_to_act():
            seen, number = state.observation(seat), len(record.entries)
            if seat:
                decision = others[seat].choose(seen)
                text = None if decision is None else decision.text
            else:
                hint = advice(bots.load(game, "hard", seed=number), seen)
                keep_hint(record, seat, hint)
                second = len(hint) > 1 and hint[1].verdict == "as good" and len(approved) % 2 == 1
                chosen = hint[1 if second else 0]
                text = None if chosen.action is None else chosen.text
                if text is not None:
                    approved.add(number)
            if text is not None:
                record.play(seat, text)
                break
    return record, approved


def loss(judged: tuple[bots.Judgement, ...], each: bots.Judgement) -> float:
    """Return the difference between the value of the best act and that of an act."""
    assert judged[0].worth is not None
    assert each.worth is not None
    return judged[0].worth - each.worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("exact", "mistakes", "statements", "contradictions"))
    parser.add_argument("games", nargs="+", choices=tenfold.registered_games())
    parser.add_argument("--positions", type=int, default=100, help="positions of each game, or whole games")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    given = parser.parse_args()
    for name in given.games:
        if given.what == "contradictions":
            contradictions(name, given.positions, tuple(given.players))
        elif given.what == "statements":
            statements(name, given.positions, tuple(given.players))
        elif given.what == "mistakes":
            mistakes(name, given.positions, tuple(given.players))
        elif name in SOLVED:
            exact(name, given.positions)
        else:
            print(f"{name:16}has no end that can be solved")


if __name__ == "__main__":
    main()
