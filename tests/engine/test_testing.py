"""The conformance suite passes a sound game with acts out of turn, and catches each way of being unsound."""

import random
from dataclasses import replace

import pytest

from tenfold import GameError, IllegalAction, Outlook, Record, Seat, bots, refresh_games, testing, testing_learning
from tenfold.__main__ import main
from tenfold.bots import LET_PASS, ONLY_PLAY, Bot, Decision, Judgement
from tenfold.bots.search import play_out
from tenfold.sentences import Card
from tenfold.tensor import Seats, counts, flag, gist, number
from tests.engine.addons import install
from tests.engine.toy import BEGIN, CARDS, SNATCH, Toy, ToyState


@pytest.fixture
def registered(tmp_path, monkeypatch):
    """The toy among the games, as a third party registers its own."""
    install(tmp_path, "tenfold-toy", groups={"games": {"toy": "tests.engine.toy:GAME"}})
    monkeypatch.syspath_prepend(tmp_path)
    refresh_games()
    yield
    monkeypatch.undo()
    refresh_games()


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_a_game_of_somebody_else_passes(check):
    check(Toy)


def test_without_pytest():
    testing.check_game(Toy)


def broken(**methods):
    """The toy with some methods of its state done wrong."""
    state = type("Broken", (ToyState,), {"__slots__": (), **methods})
    return type("BrokenToy", (Toy,), {"state_class": state})


def wrong(**methods):
    """The toy with some methods of the game done wrong."""
    return type("WrongToy", (Toy,), methods)


def leaky_observation(self, state, player, common):
    seen = Toy._observation(self, state, player, common)
    return replace(seen, pile=sum(state.hands[1]))


def leaky_picture(self, state, player, common):
    """While something is being told, it shows the next card of the pile."""
    seen = Toy._observation(self, state, player, common)
    return replace(seen, pile=100 + sum(state.pile[-1:])) if state._witness else seen


def early_happened(self, event, **more):
    """It reports that a card was played before it lies on the table. It forgets half of it for a witness."""
    ToyState.happened(self, {**event, "seat": 0} if self._witness else event, **more)


def leaky_apply(self, action, player):
    ToyState._apply(self, action, player)
    self.happened({"kind": "gossip", "seat": player, "next": self.pile[-1:]})


def sly_apply(self, action, player):
    ToyState._apply(self, action, player)
    self.snatched[player] = self.pile[-1] % 2 if self.pile else 0


def forgetful_copy(self, other):
    ToyState._copy_into(self, other)
    other.hands = self.hands


def sticky_apply_action(self, action, player=None):
    self.window = not self.window
    try:
        ToyState.apply_action(self, action, player)
    finally:
        self._legal = None


class TruthTeller(Toy):
    """Its sampled worlds are not all that can be: cards lie in order."""

    def _sample(self, observation, rng):
        class Orderly(random.Random):
            def shuffle(self, cards):
                cards.sort()

        return Toy._sample(self, observation, Orderly(1))


class Dicey(Toy):
    """Its deals do not come from the seed."""

    def _new_state(self, rng):
        return Toy._new_state(self, random.Random())


class Short(Toy):
    """Its games are longer than it says."""

    def max_game_length(self):
        return 3


class Shy(Toy):
    """It hides that there are acts out of turn."""

    acts_out_of_turn = False


class Naive(Toy):
    """It says that no one has secrets."""

    open_table = True


class Nameless(Toy):
    """Its metadata are wrong."""

    short_name = "The Toy"


class Mute(Toy):
    """It has no words for what happens."""

    def tell(self, event):
        return ()


class Stubborn(Toy):
    """It takes any choice."""

    def _checked_settings(self, given):
        return {"snatching": str(given.get("snatching", "on"))}


class Curt(Toy):
    """It refuses a choice as programs do."""

    def __init__(self, players=None, **options):
        super().__init__(players, **options)
        if self.settings["snatching"] == "off":
            raise GameError("snatching=off")


def coded(**changed):
    """The toy with a code for each field, and some of them done wrong."""
    seats, cards = Seats(3), counts(CARDS)
    codes = {
        "hand": cards,
        "hand_sizes": seats.each(number(9)),
        "played": gist(seats.each(cards)),
        "pile": number(9),
        "snatched": seats.each(flag()),
        "window": flag(),
        **changed,
    }
    return type("CodedToy", (Toy,), {"_tensor": lambda self: {k: code for k, code in codes.items() if code != "-"}})


def test_a_game_that_says_how_passes():
    testing_learning.check_tensors(coded())
    assert coded()().encoding.left_out[-1] == "refused"


UNSOUND = [
    (testing_learning.check_tensors, coded(pile="-")),  # forgotten
    (testing_learning.check_tensors, coded(pile=number(2))),  # out of bounds
    (testing_learning.check_tensors, coded(snatched=Seats(3).some())),  # tells less than the field
    (testing_learning.check_tensors, wrong(_observation=leaky_observation)),
    (testing_learning.check_information, wrong(_observation=leaky_observation)),
    (testing_learning.check_information, broken(information_state_string=lambda self, player: str(player))),
    (testing_learning.check_information, broken(full_history=lambda self: [])),
    (testing_learning.check_copies, broken(__eq__=object.__eq__, __hash__=object.__hash__)),
    (testing_learning.check_sequential, broken(full_history=lambda self: [])),
    (testing_learning.check_sequential, wrong(_observation=leaky_observation)),
    (testing.check_metadata, Nameless),
    (testing.check_tables, Stubborn),
    (testing.check_choices, Curt),
    (testing.check_play, Short),
    (testing.check_play, Shy),
    (testing.check_play, broken(_legal_actions=lambda self: tuple(self.hands[self.turn][::-1]))),
    (testing.check_texts, broken(string_to_action=lambda self, text: 1)),
    (testing.check_texts, broken(action_to_string=lambda self, action: "same")),
    (testing.check_illegal, broken(apply_action=sticky_apply_action)),
    (
        testing.check_serialization,
        wrong(_position=lambda self, state: {**Toy._position(self, state), "snatched": [0, 0, 0]}),
    ),
    (testing.check_clones, broken(_copy_into=forgetful_copy)),
    (testing.check_seeds, Dicey),
    (testing.check_results, broken(ranking=lambda self: [1, 2, 3])),
    (testing.check_results, broken(returns=lambda self: [1.0, 0.5, 0.5])),
    (testing.check_observations, broken(_outlook=lambda self, action, player: None)),
    (testing.check_hiding, wrong(_observation=leaky_observation)),
    (testing.check_hiding, broken(_apply=leaky_apply)),
    (testing.check_hiding, broken(_apply=sly_apply)),
    (
        testing.check_events,
        broken(events=lambda self, since=0, player=None: ToyState.events(self, 0, player)[since + 1 :]),
    ),
    (testing.check_pictures, wrong(_observation=leaky_picture)),
    (testing.check_pictures, broken(happened=early_happened)),
    (testing.check_open_table, Naive),
    (testing.check_words, Mute),
    (testing.check_sampling, TruthTeller),
]


@pytest.mark.parametrize(("check", "game"), UNSOUND, ids=lambda value: value.__name__)
def test_unsound_games_are_caught(check, game):
    with pytest.raises((AssertionError, AttributeError, TypeError, ValueError)):
        check(game)


@pytest.mark.parametrize("check", testing.QUICK, ids=lambda check: check.__name__)
def test_a_game_of_somebody_else_passes_the_quick_part(check):
    check(Toy, testing.LIGHT)


class Boundless(Toy):
    """It sets no bound to its games, and does not end."""

    def max_game_length(self):
        return None

    state_class = type(
        "Endless",
        (ToyState,),
        {"__slots__": (), "_apply": lambda self, action, player: None, "_legal_actions": lambda self: (BEGIN,)},
    )


def same_outlook(self, action, player):
    return Outlook(BEGIN, "begin", "toy")


FOUND_QUICKLY = [
    (testing.check_metadata, Nameless, "The short name must be lower case."),
    (testing.check_tables, Stubborn, "must raise GameError for"),
    (testing.check_play, Short, "A game must end in time."),
    (testing.check_play, Boundless, "A game must end in time."),
    (testing.check_play, Shy, "seats_to_act must be the seats with legal actions."),
    (
        testing.check_texts,
        broken(string_to_action=lambda self, text: 1),
        "string_to_action must return the action of a text.",
    ),
    (testing.check_illegal, broken(_refuse=lambda self, action, player: "no"), "'no' must be a sentence"),
    (
        testing.check_serialization,
        wrong(_position=lambda self, state: {**Toy._position(self, state), "window": int(not state.window)}),
        "A position must be read as it was written.",
    ),
    (testing.check_clones, broken(_copy_into=forgetful_copy), "Clones must be independent."),
    (testing.check_seeds, Dicey, "The same seed must give the same game."),
    (testing.check_results, broken(ranking=lambda self: [1, 2, 3]), "Returns must follow the places."),
    (
        testing.check_observations,
        broken(_outlook=same_outlook),
        "Every legal action needs an outlook.",
    ),
    (testing.check_hiding, wrong(_observation=leaky_observation), "must give the seat the same observation."),
    (testing.check_hiding, broken(_apply=leaky_apply), "learns a secret from"),
    (
        testing.check_events,
        broken(events=lambda self, since=0, player=None: ToyState.events(self, 0, player)[since + 1 :]),
        "Numbered.",
    ),
    (testing.check_pictures, wrong(_observation=leaky_picture), "shows seat .* a secret"),
    (testing.check_pictures, broken(happened=early_happened), "witness must return the events of the act."),
    (testing.check_open_table, Naive, "open_table must say whether everyone knows the same."),
    (testing.check_words, Mute, "A game must have words for some events."),
]


@pytest.mark.parametrize(("check", "game", "sentence"), FOUND_QUICKLY, ids=lambda value: getattr(value, "__name__", ""))
def test_the_quick_part_finds_what_is_plainly_wrong(check, game, sentence):
    with pytest.raises(AssertionError, match=sentence):
        check(game, testing.LIGHT)
    with pytest.raises(Exception, match=r"\S"):
        testing.check_quick(game)


def test_the_quick_part_watches_computer_players(registered, monkeypatch):
    class Confused(Bot):
        def _think(self, observation, rng, budget):
            yield
            return Decision(0, "snatch", "it likes cards")

    monkeypatch.setattr(bots, "registered_bots", lambda: ("toy",))
    monkeypatch.setattr(bots, "load", Confused)
    with pytest.raises(AssertionError, match=r"A bot must play a legal action\."):
        testing.check_quick(Toy)


class Weigher(Bot):
    """A sound one: it plays the lowest card, and says so."""

    def _weigh(self, observation, rng, budget, *, every):
        yield
        texts = [None, *observation.legal] if observation.player != observation.current_player else observation.legal
        acts = [(None, LET_PASS) if each is None else (each.action, each.text) for each in texts]
        return tuple(
            Judgement(*act, -float(number), 0.5, 0.1, ("so",), self.why(observation, acts))
            for number, act in enumerate(acts)
        )

    def why(self, observation, acts):
        return ONLY_PLAY if len(acts) == 1 else ("as good as ", Card((observation.hand or ("1",))[0]))


def wrongly(change):
    """The same player, with judgements that are changed when there are some."""

    class Wrong(Weigher):
        def _weigh(self, observation, rng, budget, *, every):
            return change((yield from super()._weigh(observation, rng, budget, every=every)), observation, every)

    return Wrong


def doubtful(judgements, **fields):
    return (judgements[0]._replace(**fields), *judgements[1:])


UNWEIGHED = [
    (lambda judged, seen, every: judged[:1], "A bot must judge every act once"),
    (lambda judged, seen, every: (*judged, judged[-1]), "A bot must judge every act once"),
    (lambda judged, seen, every: judged[::-1], "The best act must come first"),
    (lambda judged, seen, every: judged if every else judged[::-1], "A bot must play the first of its judgements"),
    (lambda judged, seen, every: doubtful(judged, error=-1.0), "Worths and errors must be finite numbers"),
    (lambda judged, seen, every: doubtful(judged, worth=float("inf")), "Worths and errors must be finite numbers"),
    (lambda judged, seen, every: doubtful(judged, win=1.1), "A chance must be from 0 to 1"),
    (lambda judged, seen, every: doubtful(judged, worth=None), "A bot must give numbers to all acts or none"),
    (lambda judged, seen, every: doubtful(judged, why=()), "Every judgement needs a reason"),
    (lambda judged, seen, every: doubtful(judged, why=("two\nlines",)), "Every judgement needs a reason"),
    (lambda judged, seen, every: doubtful(judged, why=ONLY_PLAY), "Only a single legal play must have the reason"),
    (
        lambda judged, seen, every: doubtful(judged, why=("for ", Card("XX"))) if judged[1:] else judged,
        "names a card that the seat does not see",
    ),
    (
        lambda judged, seen, every: doubtful(judged, worth=random.random()),
        "The same seed and observation must give the same",
    ),
]


def use(player, monkeypatch):
    monkeypatch.setattr(bots, "registered_bots", lambda: ("toy",))

    def load(game, level, seed=0):
        if level not in bots.LEVELS:
            raise GameError(level)
        return player(game, level, seed)

    monkeypatch.setattr(bots, "load", load)


def test_a_player_that_weighs_passes(registered, monkeypatch):
    use(Weigher, monkeypatch)
    testing.check_bots(Toy)
    testing.check_bots(Toy, testing.LIGHT)


@pytest.mark.parametrize(("change", "sentence"), UNWEIGHED)
def test_players_that_weigh_wrongly_are_caught(registered, monkeypatch, change, sentence):
    use(wrongly(change), monkeypatch)
    with pytest.raises(AssertionError, match=sentence):
        testing.check_bots(Toy)


def test_without_pytest_and_quickly():
    testing.check_quick(Toy)
    for effort in (testing.LIGHT, testing.LIGHT._replace(positions=2, runs=1), testing.FULL):
        testing.check_quick(Toy, effort)


def test_worlds_left_out_and_worlds_made_up_are_caught():
    game = Toy()
    position = game.new_initial_state(1).serialize()
    world = game.sample_state(game.deserialize_state(position).observation(0), random.Random(1)).serialize()
    with pytest.raises(AssertionError, match="Impossible worlds"):
        testing.check_worlds(game, position, 0, [world], draws=50)
    with pytest.raises(AssertionError, match="indistinguishable"):
        testing.check_worlds(game, position, 0, [game.new_initial_state(2).serialize()], draws=50)
    truth = TruthTeller()
    seen = truth.deserialize_state(position).observation(0)
    worlds = [truth.sample_state(seen, random.Random(1)).serialize(), position]
    with pytest.raises(AssertionError, match="never sampled"):
        testing.check_worlds(truth, position, 0, worlds, draws=50)


# Acts out of turn, in everything that drives a game.


def test_the_window_is_offered_clockwise_and_closed_by_beginning():
    state = Toy().new_initial_state(1)
    assert state.seats_to_act() == (1, 2, 0)
    state.apply_action(SNATCH, 2)
    assert state.seats_to_act() == (1, 0)
    assert (state.current_player(), state.legal_actions(), state.legal_actions(1)) == (0, (BEGIN,), (SNATCH,))
    state.apply_action(BEGIN)
    assert state.seats_to_act() == (0,)
    assert state.why_not(SNATCH, 1) == "It’s another player’s turn."


def test_acts_out_of_turn_are_recorded(registered):
    record = Record("toy", seats=[Seat("Bea"), Seat("Tom"), Seat("Ada")], seed=1)
    record.play(2, "snatch")
    with pytest.raises(IllegalAction):
        record.play(2, "snatch")
    record.play(0, "begin")
    with pytest.raises(IllegalAction):
        record.play(1, "snatch")
    assert [entry.seat for entry in record.entries] == [2, 0]
    assert Record.from_json(record.to_json()).digest() == record.digest()


def test_play_outs_offer_acts_out_of_turn():
    state = Toy().new_initial_state(1)
    play_out(state, lambda state, seat, rng: state.legal_actions(seat)[-1], random.Random(1), 100)
    assert state.is_terminal()
    assert state.observation().snatched == (1, 1, 1)


def test_the_terminal_asks_about_acts_out_of_turn(registered, monkeypatch, capsys):
    answers = iter(["", "snatch", "", "snatch", "begin"])
    asked = []

    def answer(prompt=""):
        asked.append(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    with pytest.raises(StopIteration):
        main(["play", "toy", "--names", "Bea,Tom,Ada", "--seed", "1"])
    assert "Tom (or Enter to do nothing): " in asked
    assert "Tom: snatch." in capsys.readouterr().out


def test_simulating_acts_out_of_turn(registered, capsys):
    assert main(["simulate", "toy", "--games", "5"]) == 0
    assert "Toy, 3 players, 5 games" in capsys.readouterr().out
