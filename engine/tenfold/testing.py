"""The conformance suite: checks of what every game must guarantee, without knowledge of its rules.

With pytest, in the tests of a game (the same six lines for each):

    import pytest
    from tenfold import game_class, testing

    @pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(game_class("pig10"))

Without pytest, call `testing.check_game(MyGame)`, or `testing.check_quick(MyGame)`, which takes about a second. A
broken promise raises `AssertionError` with a sentence. Only the author of a game can list every world that a seat can't
rule out: use `check_worlds` for that.
"""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement, pairwise, product
from math import isfinite
from typing import Any

from tenfold import bots
from tenfold.errors import GameError, IllegalAction, TenfoldError
from tenfold.game import AnyGame
from tenfold.messages import in_text, pieces_of
from tenfold.observation import Outlook, Refusal
from tenfold.sentences import Card
from tenfold.state import AnyState, Witnessed
from tenfold.testing_tools import (
    CHANCE,
    FULL,
    LIGHT,
    Check,
    Effort,
    GameClass,
    positions,
    random_action,
    random_states,
    require,
    tables,
)

__all__ = [
    "BUDGET",
    "CHANCE",
    "CHECKS",
    "FEW_WORLDS",
    "FULL",
    "LIGHT",
    "QUICK",
    "WEIGHED",
    "Check",
    "Effort",
    "GameClass",
    "check_bots",
    "check_choices",
    "check_clones",
    "check_events",
    "check_game",
    "check_hiding",
    "check_illegal",
    "check_learning",
    "check_metadata",
    "check_observations",
    "check_open_table",
    "check_pictures",
    "check_play",
    "check_quick",
    "check_results",
    "check_sampling",
    "check_seeds",
    "check_serialization",
    "check_tables",
    "check_texts",
    "check_words",
    "check_worlds",
    "random_action",
    "random_states",
    "tables",
]

FEW_WORLDS = 12
"""The most worlds that must all turn up in a sample. 150 fair draws miss one of twelve about once in 40,000 times."""

_NOT_ACTIONS: tuple[object, ...] = (
    -1,
    10**30,
    10**5000,
    True,
    False,
    0.0,
    1.0,
    float("nan"),
    None,
    "0",
    "",
    b"0",
    [],
    (),
)
"""Values that aren't actions in any game."""

_NOT_TEXTS: tuple[object, ...] = (
    "",
    " ",
    "no such action",
    "0 ",
    "\n",
    "𝟜",
    "-1",
    "x" * 10_000,
    None,
    0,
    1.5,
    b"0",
    [],
)
"""Texts that aren't actions in any game."""


def check_game(game_class: GameClass) -> None:
    """Run the whole suite on a game."""
    for check in CHECKS:
        check(game_class)


def check_quick(game_class: GameClass, effort: Effort = LIGHT) -> None:
    """Run the quick part of the suite. It takes about a second for a game of the size of PIG 10.

    It finds obvious faults anywhere in a game. It does not look for deals that are never sampled. It tries only the
    default options. Computer players decide in only a few positions. Raise `AssertionError` with a sentence for a
    broken promise. Errors raised by the game itself are not caught.
    """
    for check in QUICK:
        check(game_class, effort)


def check_metadata(game_class: GameClass, _effort: Effort = FULL) -> None:
    """Names, numbers of players and options make sense."""
    require(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", game_class.short_name), "The short name must be lower case.")
    for text in (game_class.long_name, game_class.author, game_class.publisher):
        require(
            text and text == text.strip(),
            "The long name, author and publisher must be texts without spaces around them.",
        )
    require(
        1 <= game_class.min_players <= game_class.max_players,
        "min_players must be at least 1, and max_players not less.",
    )
    possible = range(game_class.min_players, game_class.max_players + 1)
    require(set(game_class.offered_players) <= set(possible), "offered_players must be possible numbers of players.")
    require(set(game_class.best_players) <= set(game_class.offered_players), "best_players must be in offered_players.")
    require(
        game_class().players == game_class.best_players[0],
        "The default number of players must be the first of best_players.",
    )
    ids = [option.id for option in game_class.options]
    require(len(set(ids)) == len(ids), "Every option needs its own identifier.")
    for option in game_class.options:
        require(re.fullmatch("[a-z][a-z0-9_]*", option.id), f"The option {option.id} must be an identifier.")
        title, help_line = str(option.title), str(option.help)
        require(title and help_line.endswith((".", "?")), f"The option {option.id} needs a title and a line of help.")
        choices = option.choice_ids(game_class.max_players)
        require(len(set(choices)) == len(choices) > 1, f"The option {option.id} needs different choices.")


def check_tables(game_class: GameClass, _effort: Effort = FULL) -> None:
    """Every number of players and every choice loads; unknown ones are refused with an error that names the choices."""
    for game in tables(game_class):
        for option in game.options:
            require(
                game.settings[option.id] in option.choice_ids(game.players), "Every setting must be one of the choices."
            )
            for choice in ("no-such-choice", "", None, 10**30):
                refusal = _refusal(GameError, type(game), game.players, **{option.id: choice})
                named = all(choice in refusal for choice in option.choice_ids(game.players))
                require(named, f"The error for a wrong {option.id} must name the choices.")
    refusal = _refusal(GameError, game_class, no_such_option="on")
    require(
        all(option.id in refusal for option in game_class.options),
        "The error for a wrong option must name the options.",
    )
    for players in (game_class.min_players - 1, game_class.max_players + 1, 0, -1, 2.0, "2", True, 10**5000):
        _refusal(GameError, game_class, players)
    for seed in (-1, 1.0, "1", True):
        _refusal(GameError, game_class().new_initial_state, seed)


def check_choices(game_class: GameClass, _effort: Effort = FULL) -> None:
    """Any two choices can be dealt at any number of players. Or a sentence that uses their labels refuses them."""
    slugs = [name for option in game_class.options for name in (option.id, *option.choice_ids(0)) if not name.isalnum()]
    for players in range(game_class.min_players, game_class.max_players + 1):
        for one, other in combinations_with_replacement(game_class.options, 2):
            for first, second in product(one.choices, other.choices):
                settings: dict[str, Any] = {one.id: first.id, other.id: second.id}
                try:
                    game_class(players, **settings).new_initial_state(1)
                except GameError as error:
                    message = str(error)
                    require(not message[:1].islower() and message.endswith("."), "An error must be a sentence.")
                    require(not any(slug in message for slug in slugs), "A refusal must name choices by their labels.")


def check_play(game_class: GameClass, effort: Effort = FULL) -> None:
    """Random games end in time; actions are in range, ascending and legal; the protocol of turns is kept."""
    for game in tables(game_class, effort):
        longest = game.max_game_length()
        actions = range(game.num_distinct_actions())
        for seed in range(3):
            for moves, state in enumerate(random_states(game, seed)):
                require(moves <= (effort.patience if longest is None else longest), "A game must end in time.")
                if moves > effort.patience:
                    break
                _check_turn(state, actions)


def _check_turn(state: AnyState, actions: range) -> None:
    players = state.game.players
    seats = state.seats_to_act()
    legal = state.legal_actions()
    require(state.is_terminal() == (not seats) == (not legal), "Some seat must be able to act until the game is over.")
    for seat in range(players):
        own = state.legal_actions(seat)
        require(list(own) == sorted(set(own)), "Legal actions must be ascending.")
        require(all(type(action) is int and action in actions for action in own), "Actions must be in range.")
        require(bool(own) == (seat in seats), "seats_to_act must be the seats with legal actions.")
        require(all(state.why_not(action, seat) is None for action in own), "why_not must be None for a legal action.")
    if seats:
        player = state.current_player()
        require(
            seats[-1] == player and legal == state.legal_actions(player),
            "The seat on turn must come last in seats_to_act.",
        )
        clockwise = [(seat - player) % players for seat in seats[:-1]]
        require(clockwise == sorted(clockwise), "The other seats in seats_to_act must be in clockwise order.")
    if len(seats) > 1:
        require(state.game.acts_out_of_turn, "A game with acts out of turn must set acts_out_of_turn.")
        require(
            state.closing_action() is not None,
            "While others can act, the first act of the seat on turn must be “begin”.",
        )


def check_texts(game_class: GameClass, effort: Effort = FULL) -> None:
    """Actions and their texts are exact inverses, in every state; other texts are refused."""
    for game in tables(game_class, effort):
        actions = range(game.num_distinct_actions())
        states = [state.clone() for state in positions(game, 1, effort)]
        for state in (states[0], states[len(states) // 2], states[-1]):
            texts = [state.action_to_string(action) for action in actions]
            require(len(set(texts)) == len(texts), "Every action needs its own text.")
            require(all(text and text == text.strip() for text in texts), "A text must not have spaces around it.")
            require(
                [*map(state.string_to_action, texts)] == [*actions],
                "string_to_action must return the action of a text.",
            )
            for text in _NOT_TEXTS:
                _refusal(IllegalAction, state.string_to_action, text)
            for action in (-1, actions.stop, 10**5000, True, 1.0, None, "0"):
                _refusal(IllegalAction, state.action_to_string, action)


def check_illegal(game_class: GameClass, effort: Effort = FULL) -> None:
    """Nothing illegal changes a state: it raises `IllegalAction` with a sentence."""
    for game in tables(game_class, effort):
        seats = range(game.players)
        for number, state in enumerate(positions(game, 2, effort)):
            before = state.serialize(), state.events()
            tries: list[tuple[Any, int | None]] = [(action, None) for action in _NOT_ACTIONS]
            tries += [(action, state.current_player()) for action in _NOT_ACTIONS if not state.is_terminal()]
            for seat in (None, *seats):
                legal = state.legal_actions(seat)
                tries += [(action, seat) for action in range(game.num_distinct_actions()) if action not in legal]
            most = 5 if number % 5 else 150  # 5 acts in most positions, up to 150 in every fifth
            tries = random.Random(number).sample(tries, min(most, len(tries)))
            for action, tried in tries:
                why = _refusal(IllegalAction, state.apply_action, action, tried)
                require(
                    state.why_not(action, tried) == why, "why_not must return the text of the error of apply_action."
                )
                require(why[:1] and why[-1] in ".!?", f"{why!r} must be a sentence.")
            for stranger in (-1, game.players, True, 1.5, "0"):
                _refusal(TenfoldError, state.apply_action, 0, stranger)
            require(before == (state.serialize(), state.events()), "A refused action must not change the state.")


def check_serialization(game_class: GameClass, effort: Effort = FULL) -> None:
    """A position written and read again has the same future, and clones are independent of each other."""
    for game in tables(game_class, effort):
        rng = random.Random(3)
        states = [state.clone() for state in positions(game, 3, effort)]
        for state in rng.sample(states, min(effort.runs, len(states))):
            text, since = state.serialize(), len(state.events())
            copies = [game.deserialize_state(text), state.clone(), state.clone(events=False)]
            require(json.loads(copies[0].serialize()) == json.loads(text), "A position must be read as it was written.")
            for step in itertools.count():
                # Once two differ, they stay different.
                same = state.serialize() if state.is_terminal() or step % 8 == 0 else None
                for each in copies:
                    require(same in (None, each.serialize()), "Copies of a position must have the same future.")
                    require(_possible(each) == _possible(state), "Copies must have the same legal actions.")
                if state.is_terminal():
                    break
                action = random_action(state, rng, hurry=True)
                for each in (state, *copies):
                    each.apply_action(*action)
            require(copies[1].events() == state.events(), "Clones must see the same events.")
            news = [{**event, "n": 0} for event in state.events(since)]
            require([{**event, "n": 0} for event in copies[0].events()] == news, "Copies must see the same events.")
        _check_not_positions(game)


def _possible(state: AnyState) -> dict[int, tuple[int, ...]]:
    return {seat: state.legal_actions(seat) for seat in state.seats_to_act()}


def _check_not_positions(game: AnyGame) -> None:
    texts = ["", "null", "[]", "{", '{"no such key": 1}', '{"game": "no-such-game"}', '{"players": 1000}', "[" * 10**5]
    for text in (*texts, None, 7):
        _refusal(GameError, game.deserialize_state, text)
    position = json.loads(game.new_initial_state(1).serialize())
    for key in position:
        for wrong in ("no such thing", {"no": "such"}, [["no such"]], -7, 1.5):
            _refusal(GameError, game.deserialize_state, json.dumps({**position, key: wrong}))


def check_clones(game_class: GameClass, effort: Effort = FULL) -> None:
    """Playing on in a clone leaves the original unchanged, and vice versa."""
    for game in tables(game_class, effort):
        rng = random.Random(4)
        for state in positions(game, 4, effort):
            if state.is_terminal() or (rng.random() < 0.8 and effort.positions is None):
                continue
            before = state.serialize(), state.events(), state.legal_actions()
            clone = state.clone()
            require(before == (clone.serialize(), clone.events(), clone.legal_actions()), "A clone must be equal.")
            other = clone.clone()
            for _ in range(40):
                if clone.is_terminal():
                    break
                clone.apply_action(*random_action(clone, rng, hurry=True))
            require(before == (state.serialize(), state.events(), state.legal_actions()), "Clones must be independent.")
            require(before == (other.serialize(), other.events(), other.legal_actions()), "Clones must be independent.")


def check_seeds(game_class: GameClass, effort: Effort = FULL) -> None:
    """The same seed gives the same game, another seed gives another game."""
    for game in tables(game_class, effort):
        played = [[state.serialize() for state in positions(game, 5, effort)] for _ in range(2)]
        require(played[0] == played[1], "The same seed must give the same game.")
        deals = {game.new_initial_state(seed).serialize() for seed in range(20)}
        require(len(deals) > 10, "Different seeds must give different deals.")
        events = [game.new_initial_state(5).events(), game.new_initial_state(5).events()]
        require(events[0] == events[1], "The same seed must give the same events.")


def check_results(game_class: GameClass, effort: Effort = FULL) -> None:
    """Scores, places and returns agree in every state."""
    for game in tables(game_class, effort):
        for state in positions(game, 6, effort):
            ranking, returns = state.ranking(), state.returns()
            require(
                len(state.scores()) == len(ranking) == len(returns) == game.players,
                "Every seat needs a score, a place and a return.",
            )
            places = [1 + sum(other < place for other in ranking) for place in ranking]
            require(ranking == places, "Ties must share the better place, and the next place must be left out.")
            require(
                abs(sum(returns)) < 1e-9 and all(-1 <= value <= 1 for value in returns),
                "Returns must be zero-sum, from −1 to 1.",
            )
            if not state.is_terminal():
                require(not any(returns), "Returns must be 0 before the end.")
        by_place = sorted(zip(ranking, returns, strict=True))
        for (place, value), (next_place, next_value) in pairwise(by_place):
            require(
                (place == next_place) == (value == next_value) and value >= next_value,
                "Returns must follow the places.",
            )


def check_observations(game_class: GameClass, effort: Effort = FULL) -> None:
    """Observations are immutable, JSON-able, complete about the seat's own acts, and equal for equal states."""
    for game in tables(game_class, effort):
        for number, state in enumerate(positions(game, 7, effort)):
            if number % 3 and effort.positions is None:
                continue
            for player in (None, *range(game.players)):
                seen = state.observation(player)
                require(seen == state.clone().observation(player), "Equal states must give equal observations.")
                require(isinstance(hash(seen), int), "An observation must be immutable in all its parts.")
                _refusal(AttributeError, setattr, seen, "player", None)
                data = json.loads(seen.to_json())
                require(
                    (data["game"], data["players"]) == (game.short_name, game.players),
                    "An observation must name its game.",
                )
                require(
                    seen.player == player and dict(seen.settings) == dict(game.settings),
                    "An observation must name its table.",
                )
                require(seen.current_player == state.current_player(), "An observation must say whose turn it is.")
                require(seen.is_terminal == state.is_terminal(), "An observation must say whether the game is over.")
                require((*seen.scores,) == (*state.scores(),), "An observation must have the scores.")
                public = state.is_public_turn()
                legal = state.legal_actions(player) if player is not None or public else ()
                require(
                    tuple(outlook.action for outlook in seen.legal) == legal, "Every legal action needs an outlook."
                )
                acts: list[Outlook | Refusal] = [*seen.legal, *seen.refused]
                named = all(each.text == state.action_to_string(each.action) for each in acts)
                require(named, "Outlooks and refusals must have the text of their action.")
                require(
                    all(refusal.action not in legal for refusal in seen.refused), "A refused action must not be legal."
                )
        for stranger in (-1, game.players, True, 0.0, "0"):
            _refusal(GameError, state.observation, stranger)


def check_hiding(game_class: GameClass, effort: Effort = FULL) -> None:
    """A seat cannot tell the sampled worlds from the real one: neither now nor by what happens next."""
    for game in tables(game_class, effort):
        rng = random.Random(8)
        for state in positions(game, 8, effort):
            if state.is_terminal() or (rng.random() < 0.7 and effort.positions is None):
                continue
            for player in (None, *range(game.players)):
                seen = state.observation(player)
                world = game.sample_state(seen, rng)
                require(world.observation(player) == seen, "A sampled world must give the seat the same observation.")
                if player is not None:
                    require(
                        state.legal_actions(player) == world.legal_actions(player),
                        "A sampled world must give the seat the same legal actions.",
                    )
                action, seat = random_action(world, rng)
                if action in state.legal_actions(seat):
                    _check_same_news(game, state, world, (action, seat), player)


def _check_same_news(game: AnyGame, state: AnyState, world: AnyState, act: tuple[int, int], player: int | None) -> None:
    """The same act in two worlds looks the same to a seat, until something is revealed to it."""
    news = []
    for origin in (state, world):
        copy = game.deserialize_state(origin.serialize())
        copy.apply_action(*act)
        news.append((copy.events(player=player), copy.observation(player)))
    for here, there in zip(news[0][0], news[1][0], strict=False):
        if here["reveals"] or there["reveals"]:
            return
        require(here == there, f"Seat {player} learns a secret from {here}, because it could be {there}.")
    if act[1] == player and not news[0][0] and not news[1][0]:
        return  # a secret look: with a public event, others would learn that something happened
    require(news[0] == news[1], f"Seat {player} learns a secret without an event.")


def check_events(game_class: GameClass, effort: Effort = FULL) -> None:
    """Events are plain JSON, numbered without gaps, and never taken back; a seat sees at least what the table sees."""
    for game in tables(game_class, effort):
        heard: dict[int | None, list[Any]] = {player: [] for player in (None, *range(game.players))}
        for state in positions(game, 9, effort):
            for player, events in heard.items():
                fresh = state.events(len(events), player)
                require([event["n"] for event in fresh] == [*range(len(events), len(events) + len(fresh))], "Numbered.")
                require(json.loads(json.dumps(fresh)) == fresh, "Events must be plain JSON data.")
                events.extend(fresh)
        for player, events in heard.items():
            require(events == state.events(player=player), "Events must not change later.")
            for event, public in zip(events, heard[None], strict=True):
                same = all(event[key] == value for key, value in public.items() if key != "reveals")
                require(same, "Every seat must see what the table sees.")
        for event in state.log or ():
            require(not set(event.secret) & set(event.public), "A secret must not be told to everyone.")
            require(not event.secret or event.seen_by, "A secret must be told to a seat.")
        require(state.clone(events=False).events() == [], "A clone without events must have none.")
        require(state.event_count == len(state.events()), "The number of events must be that of `events()`.")


def check_pictures(game_class: GameClass, effort: Effort = FULL) -> None:
    """`witness` has the same result as `apply_action`; its pictures show no more than the seat knows by then."""
    for game in tables(game_class, effort):
        rng = random.Random(15)
        for number, state in enumerate(positions(game, 15, effort)):
            if state.is_terminal() or (number % 4 and effort.positions is None):
                continue
            action, seat = random_action(state, rng)
            applied = state.clone()
            applied.apply_action(action, seat)
            for eyes in (None, *range(game.players)):
                copy = state.clone()
                witnessed = copy.witness(action, seat, eyes=eyes)
                require(copy.serialize() == applied.serialize(), "witness must do the same as apply_action.")
                require(
                    [event for event, _ in witnessed] == applied.events(len(state.events()), eyes),
                    "witness must return the events of the act.",
                )
                for _, picture in witnessed:
                    require(picture.player == eyes, "A picture must be the observation of the seat.")
                    require(not picture.legal and not picture.refused, "A picture must not have legal actions.")
                world = game.sample_state(state.observation(eyes), rng)
                if action in world.legal_actions(seat):
                    _check_same_pictures(witnessed, world.witness(action, seat, eyes=eyes))


def _check_same_pictures(here: Sequence[Witnessed[Any, Any]], there: Sequence[Witnessed[Any, Any]]) -> None:
    """Two worlds that a seat cannot tell apart show it the same pictures, until something is revealed."""
    for (event, picture), (other, other_picture) in zip(here, there, strict=False):
        if event["reveals"] or other["reveals"]:
            return
        require(picture == other_picture, f"A picture of {event['kind']!r} shows seat {picture.player} a secret.")


def check_open_table(game_class: GameClass, effort: Effort = FULL) -> None:
    """`open_table` is true exactly if everyone always knows the same and every turn is public."""
    is_open = all(_is_open(game, effort) for game in tables(game_class, effort))
    unseen = is_open and effort.positions is not None  # in other positions there may be secrets
    require(is_open == game_class.open_table or unseen, "open_table must say whether everyone knows the same.")


def _is_open(game: AnyGame, effort: Effort) -> bool:
    seats = range(game.players)
    for number, state in enumerate(positions(game, 14, effort)):
        if number % 3:
            continue
        table = replace(state.observation(), legal=(), refused=())
        known = (replace(state.observation(seat), player=None, legal=(), refused=()) for seat in seats)
        if not (state.is_terminal() or state.is_public_turn()) or any(seen != table for seen in known):
            return False
    return all(state.events(player=seat) == state.events() for seat in seats)


def check_words(game_class: GameClass, effort: Effort = FULL) -> None:
    """Every position and every event can be put into words, for every seat and for the table."""
    for game in tables(game_class, effort):
        names = [f"Name{seat}" for seat in range(game.players)]
        for state in positions(game, 13, effort):
            for player in (None, *range(game.players)):
                require(
                    game.observation_to_string(state.observation(player), names).strip(), "A position needs a text."
                )
        for player in (None, *range(game.players)):
            sentences = [game.event_to_string(event, names) for event in state.events(player=player)]
            require(any(sentences), "A game must have words for some events.")
            require(
                all("\n" not in sentence and sentence == sentence.strip() for sentence in sentences),
                "The words of an event must be one line.",
            )


def check_sampling(game_class: GameClass) -> None:
    """If few worlds are possible, the true one is among the sampled ones, so no possible deal is left out."""
    for game in tables(game_class):
        rng = random.Random(10)
        few = 0
        states = [state.clone() for state in random_states(game, 10)]
        for state in states[-5:-1]:
            for player in range(game.players):
                seen = state.observation(player)
                worlds: set[str] = set()
                for _ in range(150):
                    worlds.add(_world(game.sample_state(seen, rng)))
                    if len(worlds) > FEW_WORLDS:
                        break
                if len(worlds) <= FEW_WORLDS:
                    few += 1
                    require(_world(state) in worlds, f"The true world was never sampled: {state.serialize()}")
        narrow = few or game.hides_to_the_end or game.open_table  # cards may stay hidden in those two
        require(narrow, "Near the end of a game, only a few worlds should be possible.")


def check_worlds(game: AnyGame, position: str, player: int | None, worlds: Iterable[str], draws: int = 4000) -> None:
    """The sampled worlds of a small position are exactly those that its author enumerates, as serialized texts."""
    seen = game.deserialize_state(position).observation(player)
    listed = [game.deserialize_state(text) for text in worlds]
    require(all(state.observation(player) == seen for state in listed), "The listed worlds must be indistinguishable.")
    rng = random.Random(11)
    sampled = {_world(game.sample_state(seen, rng)) for _ in range(draws)}
    expected = {_world(state) for state in listed}
    require(not sampled - expected, f"Impossible worlds were sampled: {sorted(sampled - expected)[:3]}")
    require(not expected - sampled, f"Possible worlds were never sampled: {sorted(expected - sampled)[:3]}")


def check_bots(game_class: GameClass, effort: Effort = FULL) -> None:
    """Bots of every level play whole games legally, reproducibly, from the observation alone; they weigh every act."""
    if game_class.short_name not in bots.registered_bots():
        return
    for game in tables(game_class, LIGHT):
        for level in bots.LEVELS:
            rng = random.Random(12)
            if effort.positions is None:
                state = game.new_initial_state(12)
                acts = 0
                while not state.is_terminal():
                    if acts % WEIGHED == 0:
                        _check_weighing(game, state, level, rng)
                    state.apply_action(*_bot_action(game, state, level, rng))
                    acts += 1
                continue
            for number, state in enumerate(positions(game, 12, effort)):
                if number % 3 == 0 and not state.is_terminal():
                    _bot_action(game, state, level, rng)
                    _check_weighing(game, state, level, rng)
    _refusal(GameError, bots.load, game_class(), "no such level")


BUDGET = 12
"""The budget of bots for a decision in these checks."""

WEIGHED = 12
"""In a whole game, one decision in this many is weighed, too."""


def _bot_action(game: AnyGame, state: AnyState, level: str, rng: random.Random) -> tuple[int, int]:
    for seat in state.seats_to_act():
        seen = state.observation(seat)
        decision = bots.load(game, level, seed=1).choose(seen, budget=BUDGET)
        again = game.sample_state(seen, rng).observation(seat)
        require(
            decision == bots.load(game, level, seed=1).choose(again, budget=BUDGET),
            "The same seed and observation must give the same decision.",
        )
        if decision is None:
            require(seat != state.current_player(), "The seat on turn must act.")
            continue
        require(decision.action in state.legal_actions(seat), "A bot must play a legal action.")
        require(
            decision.text == state.action_to_string(decision.action), "A decision must have the text of its action."
        )
        require(decision.why and "\n" not in decision.why, "A decision needs a reason.")
        return decision.action, seat
    raise AssertionError("No bot acts, but the game is not over.")


def _check_weighing(game: AnyGame, state: AnyState, level: str, rng: random.Random) -> None:
    """A bot judges every act of every seat, and says only what this seat may know."""
    _refusal(GameError, bots.load(game, level).weigh, state.observation())  # the table never decides
    for seat in range(game.players):
        seen = state.observation(seat)
        judgements = bots.load(game, level, seed=1).weigh(seen, budget=BUDGET)
        if seat not in state.seats_to_act():
            require(judgements == (), "A seat without legal actions must get no judgements.")
            continue
        again = game.sample_state(seen, rng).observation(seat)
        require(
            judgements == bots.load(game, level, seed=1).weigh(again, budget=BUDGET),
            "The same seed and observation must give the same judgements.",
        )
        decision = bots.load(game, level, seed=1).choose(seen, budget=BUDGET)
        texts: dict[int | None, str] = {action: state.action_to_string(action) for action in state.legal_actions(seat)}
        if seat != state.current_player():
            texts[None] = bots.LET_PASS
        require(
            sorted(judgement.text for judgement in judgements) == sorted(texts.values())
            and all(texts.get(judgement.action) == judgement.text for judgement in judgements),
            "A bot must judge every act once.",
        )
        first = None if decision is None else decision.action
        require(judgements[0].action == first, "A bot must play the first of its judgements.")
        _check_numbers(judgements)
        for judgement in judgements:
            _check_why(game, seen, judgement, alone=len(judgements) == 1)


def _check_numbers(judgements: Sequence[bots.Judgement]) -> None:
    numbers = [(judgement.worth, judgement.win, judgement.error) for judgement in judgements]
    if all(each == (None, None, None) for each in numbers):
        return
    worths = []
    for worth, win, error in numbers:
        require(
            worth is not None and win is not None and error is not None, "A bot must give numbers to all acts or none."
        )
        assert worth is not None
        assert win is not None
        assert error is not None
        require(isfinite(worth) and isfinite(error) and error >= 0, "Worths and errors must be finite numbers.")
        require(0 <= win <= 1, "A chance must be from 0 to 1.")
        worths.append(worth)
    require(worths == sorted(worths, reverse=True), "The best act must come first.")


def _check_why(game: AnyGame, seen: Any, judgement: bots.Judgement, *, alone: bool) -> None:
    reason = in_text(judgement.why, [f"Name{seat}" for seat in range(game.players)])
    require(reason and reason == reason.strip() and "\n" not in reason, "Every judgement needs a reason.")
    require((judgement.why == bots.ONLY_PLAY) == alone, "Only a single legal play must have the reason ONLY_PLAY.")
    known = {*re.split(r"[\W_]+", seen.to_json())}
    require(
        all(piece.text in known for piece in pieces_of(judgement.why) if isinstance(piece, Card)),
        f"“{reason}” names a card that the seat does not see.",
    )


def check_learning(game_class: GameClass) -> None:
    """Features for learning programs work: all checks of `tenfold.testing_learning`."""
    from tenfold.testing_learning import CHECKS  # phones don't have it

    for check in CHECKS:
        check(game_class)


QUICK: tuple[Check, ...] = (
    check_metadata,
    check_tables,
    check_play,
    check_texts,
    check_illegal,
    check_serialization,
    check_clones,
    check_seeds,
    check_results,
    check_observations,
    check_hiding,
    check_events,
    check_pictures,
    check_open_table,
    check_words,
    check_bots,
)
"""The quick checks, each a function of the game's class and the effort."""

CHECKS: tuple[Callable[[GameClass], None], ...] = (*QUICK, check_choices, check_sampling, check_learning)
"""Every check, each a function of the game's class."""


def _world(state: AnyState) -> str:
    """Return a position without future shuffles and other seats' memory, which may differ in a sampled state."""
    text = state.serialize()
    if '"random"' not in text and '"memory"' not in text:
        return text
    position = json.loads(text)
    position.pop("random", None)
    position.pop("memory", None)
    return json.dumps(position)


def _refusal(error: type[Exception], function: Callable[..., object], *given: object, **named: object) -> str:
    """Return the text of the error that a call must raise."""
    try:
        function(*given, **named)
    except error as refusal:
        return str(refusal)
    raise AssertionError(f"{function} must raise {error.__name__} for {given or named}.")
