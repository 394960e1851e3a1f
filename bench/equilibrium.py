"""Find an equilibrium of a tiny version of 10. Measure how much the computer players lose there to a best response.

    python3 -m venv os-venv && os-venv/bin/pip install open_spiel     # for this script only
    os-venv/bin/python bench/equilibrium.py --cards 3 3 7 7 10 10 --chips 1

The tiny game has two players, one round, and two cards each from the few in `--cards`. The rest is as in the game. The
engine walks the whole tree once, and OpenSpiel's CFR+ solves it. A player's information is the log of events as that
seat saw them. A bot's strategy is how often it plays each act when asked repeatedly with different seeds.
Exploitability is the average gain of both seats from a best response, in points of the final score.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel cannot be imported here. It is what solves the tiny game.")

from tenfold.bots.ten import BOT
from tenfold.games.ten import Ten, TenState

ROUND_CARD = 6


class Tree:
    """The whole tree of the tiny game: its text for OpenSpiel, and a state for each information set."""

    def __init__(self, cards: list[str], chips: int) -> None:
        self.lines = ['EFG 2 R "ten" { "first" "second" }']
        self.met: dict[str, TenState] = {}
        self.numbers: list[dict[str, int]] = [{}, {}]
        self.leaves = 0
        deals = [*_deals(cards, chips)]
        whole = sum(weight for _, weight in deals)
        moves = " ".join(f'"{number}" {weight}/{whole}' for number, (_, weight) in enumerate(deals))
        self.lines.append(f'c "" 1 "" {{ {moves} }} 0')
        for state, _ in deals:
            self._walk(state)

    def _walk(self, state: TenState) -> None:
        if state.is_terminal():
            self.leaves += 1
            first, second = state.scores()
            self.lines.append(f't "" {self.leaves} "" {{ {second - first} {first - second} }}')
            return
        seat = state.current_player()
        name = information(state, seat)
        numbers = self.numbers[seat]
        if name not in numbers:
            numbers[name] = len(numbers) + 1
            self.met[f"{seat} {numbers[name]}"] = state.clone()
        met = self.met[f"{seat} {numbers[name]}"]
        assert met.observation(seat) == state.observation(seat), "a bot sees more than the tree says"
        moves = " ".join(f'"{state.action_to_string(action)}"' for action in state.legal_actions())
        self.lines.append(f'p "" {seat + 1} {numbers[name]} "{seat} {numbers[name]}" {{ {moves} }} 0')
        for action in state.legal_actions():
            following = state.clone()
            following.apply_action(action)
            self._walk(following)


def _deals(cards: list[str], chips: int) -> Iterator[tuple[TenState, int]]:
    """Yield every deal of two cards to each seat, with the number of ways to deal it."""
    game = Ten(2)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for mine in combinations(range(len(cards)), 2):
        rest = [at for at in range(len(cards)) if at not in mine]
        for theirs in combinations(rest, 2):
            left = [at for at in rest if at not in theirs]
            found[tuple(tuple(sorted(cards[at] for at in places)) for places in (mine, theirs, left))] += 1
    for (*hands, aside), weight in found.items():
        # The remaining cards are in the draw pile. Without them, a player would know the other hand.
        position = {"hands": hands, "draw": aside, "round_cards": [], "round_card": f"R{ROUND_CARD}"}
        state = game.deserialize_state(json.dumps(position))
        state.chips = [chips, chips]  # fewer than in any real position, because the tree would be too large
        yield state, weight


def information(state: TenState, seat: int) -> str:
    """Return what this seat knows: its hand, and every event that it has seen."""
    return json.dumps([state.observation(seat).hand, state.events(player=seat)], sort_keys=True)


Policy = dict[str, list[tuple[int, float]]]
"""For each information set, by OpenSpiel's name: OpenSpiel's numbers of actions with their probabilities."""


def bot_policy(game: Any, tree: Tree, level: str, samples: int, budget: int | None) -> Policy:
    """Return how often a bot chooses each action, in every position that its own play can reach.

    In all other positions, which do not matter, it plays at random.
    """
    policy: Policy = {}
    asked: set[str] = set()
    waiting = [(game.new_initial_state(), (True, True))]  # and for each seat, whether this bot's own play may lead here
    while waiting:
        state, reached = waiting.pop()
        if state.is_terminal():
            continue
        actions = state.legal_actions()
        if state.is_chance_node():
            waiting += [(state.child(action), reached) for action in actions]
            continue
        name, seat = state.information_state_string(), state.current_player()
        if name not in asked and reached[seat]:
            asked.add(name)
            done = _ask(tree.met[name.rsplit("-", 1)[-1]], level, samples, budget)
            policy[name] = [(action, done[state.action_to_string(action)] / done.total()) for action in actions]
        policy.setdefault(name, [(action, 1 / len(actions)) for action in actions])
        for action, chance in policy[name]:
            still = [here and (at != seat or chance > 0) for at, here in enumerate(reached)]
            waiting.append((state.child(action), (still[0], still[1])))
    return policy


def _ask(state: TenState, level: str, samples: int, budget: int | None) -> Counter[str]:
    seen = state.observation(state.current_player())
    done: Counter[str] = Counter()
    for seed in range(samples if len(seen.legal) > 1 else 1):
        decision = BOT(state.game, level, seed).choose(seen, budget)
        assert decision is not None
        done[decision.text] += 1
    return done


def laying(game: Any, policy: Any) -> dict[str, Counter[str]]:
    """Return, for each way in which the first seat plays a card, which cards it plays and how often."""
    found: dict[str, Counter[str]] = {}
    root = game.new_initial_state()
    for deal, chance in root.chance_outcomes():
        state = root.child(deal)
        for action, share in policy.action_probabilities(state).items():
            _, card, face = state.action_to_string(action).split(" ", 2)
            found.setdefault(face, Counter())[card] += chance * share
    return found


def tell(name: str, game: Any, policy: Any) -> None:
    """Print the exploitability of a strategy, and which cards the first seat plays in which way."""
    print(f"{name}: exploitability {pyspiel.exploitability(game, policy):.3f} points")
    for face, cards in sorted(laying(game, policy).items()):
        shares = "   ".join(f"{card}: {share:5.1%}" for card, share in sorted(cards.items()))
        print(f"  {face:10} {sum(cards.values()):5.1%} of all, {shares}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", nargs="+", default=["3", "3", "7", "7", "10", "10"])
    parser.add_argument("--chips", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--samples", type=int, default=60, help="how often a bot is asked in each place")
    parser.add_argument("--levels", nargs="*", default=["easy", "medium", "hard"])
    parser.add_argument("--budget", type=int, help="play-outs of the hard level")
    given = parser.parse_args()
    tree = Tree(given.cards, given.chips)
    print(f"{tree.leaves} endings, {len(tree.met)} information sets", flush=True)
    game = pyspiel.load_efg_game("\n".join(tree.lines) + "\n")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(given.iterations):
        solver.evaluate_and_update_policy()
    tell("equilibrium", game, solver.average_policy())
    tell("chance", game, pyspiel.UniformRandomPolicy(game))
    for level in given.levels:
        policy = bot_policy(game, tree, level, given.samples, given.budget)
        tell(level, game, pyspiel.TabularPolicy(policy))


if __name__ == "__main__":
    main()
