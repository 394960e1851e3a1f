"""Explaining as it goes: every rule comes up, says what is true, is told once, and waits to be read."""

import json
import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise, takewhile

import pytest

import tenfold
from table.boards import EXPLAINED, Stage, board_of
from table.explaining import OFTEN_ENOUGH, key_of
from table.lessons import Ask, Say
from table.look import seen_by_eyes
from table.screens.table import ASIDE
from table.update.playing import LAPS, STOP
from tenfold import Witnessed
from tenfold.games.ten.cards import CARDS, COST
from tenfold.messages import in_text
from tenfold.testing import random_action
from tests.engine.tenstuff import OFF, at, everything_but
from tests.table.driver import Person, Phone, plain, play_to_the_end, stage_of

GAMES = tenfold.registered_games()
NAMES = ["Maximiliane Antonia Xaver", "Wolfeschlegelsteinhausen", *("Bartholomew-James Arthur" for _ in range(6))]
"""As long as names may be, and longer than most."""

LONGEST = 130
SEEDS = {"tenstuff": (0, 1, 2), "tens": (0, 1, 26), "ten": (0, 5, 6, 9), "pig10": (0, 8), "ten-nine-eight": (0, 1)}
"""The seeds of random games in which, together, nearly every rule comes up."""
EXPLAINS = {"tenstuff": {"cheating": "off"}, "tens": {"blocks": "bonus"}}
"""The choices without which a rule has nothing to explain."""


def any_table(game, lots, **fixed):
    """Return a random game: its number of players, and options that go together."""
    info = tenfold.game_class(game)
    players = lots.choice(info.offered_players)
    for _ in range(50):
        drawn = {
            one.id: lots.choice(one.choice_ids(players)) for one in info.options if one.id not in ("preset", *fixed)
        }
        try:
            return tenfold.load_game(game, players, **drawn, **fixed)
        except tenfold.GameError:
            continue
    raise AssertionError("no options go together")


def played(state, lots, most=3000):
    """Yield every act of a random game as the whole table sees it: the table before, the events, its explanations."""
    explaining = board_of(state.game.short_name).explaining
    for _ in takewhile(lambda _: not state.is_terminal(), range(most)):
        action, seat = random_action(state, lots, hurry=lots.random() < 0.7)
        before = state.observation(None)
        witnessed = state.witness(action, seat, eyes=None)
        yield before, witnessed, explaining.of(witnessed, before)


def acts_of(game):
    """Yield the acts of the random games, and of what they leave out."""
    for seed in SEEDS[game]:
        lots = random.Random(seed)
        yield from played(any_table(game, lots, **EXPLAINS.get(game, {})).new_initial_state(seed=seed), lots)
    if game == "tenstuff":
        lots = random.Random(7)
        table = tenfold.load_game(game, 3, cheating="on")
        yield from played(table.new_initial_state(seed=7), lots, most=400)
        state = at(f"{everything_but('3D 4D KC')} | 3D 4D", last="KC", draw="", options=OFF)()  # T25
        explaining = board_of(game).explaining
        for act in ("pass", "begin", "pass"):
            before = state.observation(None)
            witnessed = state.witness(state.string_to_action(act), eyes=None)
            yield before, witnessed, explaining.of(witnessed, before)


@cache
def found_in(game):
    return list(acts_of(game))


def text_of(game, explained, names=NAMES):
    return in_text(explained.sentence, names, lambda card: plain(board_of(game).card_sign(card)))


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_comes_up_and_is_short_and_has_its_chapter(game):
    board, seen = board_of(game), set()
    for before, _, explained in found_in(game):
        settings = dict(before.settings)
        chapters = {chapter.id for chapter in board.rules(settings)}
        for one in explained:
            seen.add(one.id)
            text = text_of(game, one)
            assert len(text) <= LONGEST, f"{len(text)}: {text}"
            assert text[0].isupper() or text[0].isdigit(), text
            assert not text.endswith("."), text
            assert one.chapter in chapters, one
    assert seen == set(board.explaining.rules), "if one doesn’t come up, add a seed to SEEDS"


def numbers(text):
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", text)]


def claims_of_pig10(before, event, now):
    middle = [*before.middle, event.get("card", "")]
    yield "over-ten", "bust", lambda: [event["value"], len(event["cards"])]
    yield "ten", "capture", lambda: [10, len(event["cards"])] if event["value"] == 10 else []
    yield "frog", "play", lambda: [0, len(middle)]
    yield "pigmaid", "play", lambda: [5, 5, before.value, 5, before.value - 5, 0]
    yield "add", "play", lambda: [before.value, int(event["card"]), before.value + int(event["card"])]


def claims_of_ten(before, event, now):
    costs = [COST[CARDS[text]] for text in event.get("taken", ())]
    card = event.get("card", 0)
    laid = [text for text in event.get("taken", ()) if text[0] != "R"]
    yield "loser", "result", lambda: [len(laid), sum(costs) - card, card, sum(costs)]
    yield "pot", "collect", lambda: [7 * now.players - sum(now.chips)]
    yield "sold", "sold", lambda: [event["price"]]
    yield "second", "add", lambda: [event["total"]]
    yield "ending", "lay", lambda: [before.draw_pile]


def claims_of_ten_nine_eight(before, event, now):
    yield "bid", "bid", lambda: [event["bid"], event["bid"], 10 + event["bid"]]
    yield "hook", "bid", lambda: [before.cards - sum(bid for bid in before.bids if bid is not None), before.cards]


def claims_of_tens(before, event, now):
    seat = event["seat"]
    yield "count", "score", lambda: [min(score.total for score in now.hands[-1].columns)]
    yield (
        "block",
        "place",
        lambda: [
            next(
                block.points
                for block in now.columns[seat].blocks
                if event["cell"] % 5 in range(block.first, block.first + block.length)
            )
        ],
    )


def claims_of_tenstuff(before, event, now):
    yield "gift", "give", lambda: [before.hand_sizes[event["seat"]] - now.hand_sizes[event["seat"]]]
    yield "return", "return", lambda: [now.hand_sizes[event["to"]] - before.hand_sizes[event["to"]]]
    yield "out", "out", lambda: [1 + now.out.index(event["seat"])]


CLAIMS = {
    "pig10": claims_of_pig10,
    "ten": claims_of_ten,
    "ten-nine-eight": claims_of_ten_nine_eight,
    "tens": claims_of_tens,
    "tenstuff": claims_of_tenstuff,
}


@pytest.mark.few(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_that_are_told_are_true(game):
    checked = set()
    names = [*"ABCDEFGH"]
    for before, witnessed, explained in found_in(game):
        by_id = {one.id: numbers(text_of(game, one, names)) for one in explained}
        for event, now in witnessed:
            for rule, kind, count in CLAIMS[game](before, event, now):
                if rule in by_id and event["kind"] == kind:
                    said, true = by_id[rule], count()
                    assert said[: len(true)] == true or said[-len(true) :] == true, (rule, said, true, event)
                    checked.add(rule)
    wanted = {rule for rule, _, _ in CLAIMS[game](before, {"kind": "", "seat": 0}, before)}
    assert checked == wanted, "if one doesn’t come up, add a seed to SEEDS"


def rounds_of_ten(tie_break, seed, players=None):
    """Yield the results of the rounds of random games of 10, each with its explanations by rule."""
    lots = random.Random(seed)
    players = players or lots.choice(tenfold.game_class("ten").offered_players)
    state = tenfold.load_game("ten", players, tie_break=tie_break).new_initial_state(seed=seed)
    for _, witnessed, explained in played(state, lots):
        for event, now in witnessed:
            if event["kind"] == "result":
                yield now.rounds[-1], {one.id: text_of("ten", one, [*"ABCDEFGH"]) for one in explained}


TIE_BREAKS = next(one.choice_ids(4) for one in tenfold.game_class("ten").options if one.id == "tie_break")


@pytest.mark.parametrize("tie_break", TIE_BREAKS)
@pytest.mark.parametrize("players", [2, 4])
def test_only_a_total_that_no_other_has_is_called_the_lowest_or_the_highest(tie_break, players, thorough):
    ties = 0
    for seed in range(40 if thorough else 8):
        for over, said in rounds_of_ten(tie_break, seed, players):
            lowest, highest = over.totals.count(over.totals[over.loser]), over.totals.count(over.totals[over.winner])
            assert ("loser" in said) == (lowest == 1)
            assert ("winner" in said) == (over.won_by == "sum")
            assert "winner" not in said or highest == 1
            assert "tied" not in said.get("lost-late", "") or lowest > 1
            if "last in turn" in said.get("lost-late", ""):
                assert set(over.totals) == {over.totals[over.loser]}
                assert (over.starter - over.loser) % players == 1
            ties += lowest > 1
    assert ties


def test_only_a_single_lowest_score_of_tens_is_called_the_fewest_points():
    state = tenfold.load_game("tens", 2).new_initial_state(seed=1)
    event = {"kind": "score", "seat": None, "points": (6, 6)}
    table = state.observation(None)
    for points, count in [((6, 6), 0), ((6, 7), 1)]:
        witnessed = [Witnessed({**event, "points": points}, table)]
        assert len(board_of("tens").explaining.of(witnessed, table)) == count


def test_between_the_last_card_and_the_result_nothing_is_explained():
    for game in GAMES:
        phone, person = at_a_table(game, "pee", pace="At once"), Person(2)
        while not phone.record.finished:
            person.act(phone)
        assert phone.session.moment is None or phone.session.moment.explained is None


CAUSES = {
    "pig10": {"ten": lambda obs: obs.value == 10, "over-ten": lambda obs: obs.value > 10},
    "ten-nine-eight": {"trick": lambda obs: len(obs.trick) == obs.players},
}


@pytest.mark.parametrize("game", CAUSES)
def test_a_rule_is_explained_while_its_cause_lies_on_the_table(game):
    """The cards that made ten, or the trick, go to their taker after the explanation."""
    shown = set()
    for seed in range(6):
        phone, person = at_a_table(game, "pee"), Person(seed)
        for _ in range(400):
            moment = phone.session.moment
            if moment is not None and moment.now.name == EXPLAINED and moment.explained.id in CAUSES[game]:
                assert CAUSES[game][moment.explained.id](moment.now.picture)
                assert moment.stages[moment.stage + 1].name == "take"
                shown.add(moment.explained.id)
            if shown == set(CAUSES[game]):
                return
            if phone.screen == "result":
                break
            person.act(phone)
    raise AssertionError(shown)


@pytest.mark.parametrize(
    ("game", "rule", "is_seen"),
    [
        ("ten-nine-eight", "ruff", lambda moment: len(moment.now.picture.trick) == moment.now.picture.players),
        ("pig10", "same", lambda moment: moment.stage == len(moment.stages) - 1),
        ("tenstuff", "match", lambda moment: moment.stage == len(moment.stages) - 1),
    ],
)
def test_the_table_stops_for_a_rule_when_the_act_or_the_trick_has_been_seen(game, rule, is_seen):
    """What follows from the card, such as one that is drawn, doesn’t wait for the reader."""
    for seed in range(20):
        phone, person = at_a_table(game, "pee"), Person(seed)
        others = {key_of(game, one): OFTEN_ENOUGH for one in board_of(game).explaining.rules if one != rule}
        phone.model.explained.update(others)
        for _ in range(200):
            moment = phone.session.moment
            if moment is not None and moment.now.name == EXPLAINED:
                assert moment.explained.id == rule
                assert is_seen(moment)
                return
            if phone.screen == "result":
                break
            person.act(phone)
    raise AssertionError("it isn’t explained")


def test_why_a_round_ended_so_stands_beside_its_result():
    phone, person = at_a_table("ten", "pee", pace="At once"), Person(2)
    for _ in range(200):
        moment = phone.session.moment
        if moment is not None and moment.explained is not None and moment.explained.verdict:
            break
        person.act(phone)
    assert stage_of(phone) == "judge"
    assert "".join(text_of("ten", moment.explained, phone.session.names).split()) in "".join(phone.text.split())
    phone.tap("Rule")
    phone.tap("Close the rules")
    phone.tap("Continue")
    assert stage_of(phone) != "judge"


def test_the_hook_refuses_what_the_game_refuses():
    state = tenfold.load_game("ten-nine-eight", 3, hook="on").new_initial_state(seed=4)
    while state.current_player() != state.observation(None).dealer:
        state.apply_action(state.string_to_action("bid 2"))
    refused = [refusal.text for refusal in state.observation(state.current_player()).refused]
    assert refused == [f"bid {state.observation(None).hooked}"]


# At the table.


def at_a_table(game="pig10", kinds="pe", *, deal=3, **settings):
    phone = Phone(explain=True)
    if settings:
        phone.settings(**settings)
    phone.start(kinds, game=tenfold.game_class(game).long_name, deal=deal)
    return phone


def until_explained(phone, person, most=400):
    """Play on until a rule is being explained, and return its sentence. Raise `AssertionError` if it never is."""
    for _ in range(most):
        if stage_of(phone) == EXPLAINED:
            return phone.session.moment.explained
        assert phone.screen != "result"
        person.act(phone)
    raise AssertionError("nothing is explained")


def explained_now(phone):
    """Return the rule that the screen explains: the table has stopped for it, or it stands above the hand."""
    session = phone.session
    if session is None:
        return None
    if session.moment is not None and session.moment.explained is not None:
        return session.moment.explained
    return None if session.aside is None else session.aside.rule


def basics_of(game):
    return {rule for rule, registered in board_of(game).explaining.rules.items() if registered.basic}


@pytest.mark.few(2)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pace", ["Brisk", "At once"])
def test_it_stands_until_it_is_read_and_everybody_waits(game, pace):
    phone = at_a_table(game, pace=pace)
    explained = until_explained(phone, Person(1))
    text = text_of(game, explained, phone.session.names)
    assert "".join(text.split()) in "".join(phone.page.root.text.split())
    assert len(phone.timers) == 1
    ((name, (due, event)),) = phone.timers.items()
    assert name.startswith("stage-")
    assert event == {"type": "stage"}
    assert due == phone.now + STOP
    entries = len(phone.record.entries)
    phone.let_timer_run_out()
    assert stage_of(phone) != EXPLAINED
    assert len(phone.record.entries) == entries


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_goes_on_at_once(game):
    phone = at_a_table(game)
    until_explained(phone, Person(1))
    phone.tap(phone.page.one("main"))
    assert stage_of(phone) != EXPLAINED


def test_whoever_is_next_can_play_at_once():
    phone, person = at_a_table(pace="At once"), Person(2)
    while not phone.cards or phone.session.moment is None or phone.record.state.current_player() != 0:
        explained = stage_of(phone) == EXPLAINED and phone.record.state.current_player() == 0
        if explained:
            break
        person.act(phone)
    phone.send({"type": "touch", "place": 0})
    assert phone.session.moment is None
    assert phone.session.picked == (0,)


@pytest.mark.parametrize("game", [game for game in GAMES if board_of(game).has_buttons])
def test_it_leads_to_the_rule_and_back(game):
    phone = at_a_table(game)
    explained = until_explained(phone, Person(1))
    phone.tap("Rule")
    assert phone.model.sheet == {"name": "rules", "chapter": explained.chapter}
    chapter = phone.page.find(lambda part: part.get("aria-current") == "true" and part in phone.sheet.walk())
    assert chapter is not None
    assert not phone.timers
    phone.tap("Close the rules")
    assert stage_of(phone) == EXPLAINED


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", GAMES)
def test_each_rule_is_explained_once_and_the_phone_remembers(game):
    phone, person = at_a_table(game, pace="At once"), Person(3)
    rule_at = {}

    def watch(phone):
        explained = explained_now(phone)
        if explained is not None:
            rule_at[phone.session.explained_at] = explained.id

    phone.watchers.append(watch)
    for _ in range(400):
        if phone.screen == "result":
            break
        person.act(phone)
    often = Counter(rule_at.values())
    assert often
    assert max(often.values()) <= OFTEN_ENOUGH
    rules = board_of(game).explaining.rules
    unsaid = {key: times for key, times in phone.model.explained.items() if rules[key.split()[1]].chosen}
    assert phone.model.explained == {key_of(game, rule): times for rule, times in often.items()} | unsaid
    assert phone.killed().model.explained == phone.model.explained


@pytest.mark.thorough
@pytest.mark.quick("pee-pig10", "ppe-ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kinds", ["pee", "ppe"])
def test_a_rule_can_be_explained_before_anything_else_is_seen(game, kinds):
    """At the quickest pace, an explanation may be all there is to see of a move.

    That can be any move, as rules come and go.
    """
    phone, person = at_a_table(game, kinds), Person(3)
    drawn = set()
    for _ in range(150):
        if phone.screen == "result":
            break
        person.act(phone)
        session = phone.model.session
        if session is None or session.moment is None or phone.screen != "play":
            continue
        moment = session.moment
        alone = Stage(EXPLAINED, moment.now.picture, STOP)
        session.moment = replace(moment, stages=[alone], stage=0)
        assert seen_by_eyes(session, phone.model.settings).shown == ()
        board_of(game).draw(seen_by_eyes(session, phone.model.settings))
        session.moment = moment
        drawn.update(event["kind"] for event in moment.events)
    assert len(drawn) >= 3


@pytest.mark.thorough
@pytest.mark.quick("pig10", "ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
def test_it_is_made_of_what_the_whole_table_sees(game):
    """It must be the same whichever hand is face up on the screen. So it can give no hand away."""
    phone, person = at_a_table(game, "ppe"), Person(5)
    met = {}
    for _ in range(400):
        if phone.screen == "result":
            break
        explained = explained_now(phone)
        if explained is not None and phone.session.explained_at == len(phone.record.entries):
            seat, act = phone.record.entries[-1]
            state = phone.record.previous()
            before = state.observation(None)
            witnessed = state.witness(state.string_to_action(act), seat, eyes=None)
            assert explained in board_of(game).explaining.of(witnessed, before)
            met[explained.id] = explained.basic
        person.act(phone)
    assert len(met) >= 5
    assert set(met.values()) == {True, False}


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("game", [game for game in GAMES if board_of(game).lessons()])
def test_what_came_up_in_a_lesson_that_was_finished_is_not_explained_again(game):
    phone, kinds, rules = Phone(explain=True), "pe" if 2 in tenfold.game_class(game).offered_players else "pee", set()
    phone.set_up(kinds, game=tenfold.game_class(game).long_name)
    for lesson in board_of(game).lessons():
        phone.send({"type": "lesson", "id": lesson.id})
        assert phone.model.explained.keys() == rules, "only what is finished counts"
        learn(phone)
        rules = set(phone.model.explained)
        phone.send({"type": "leave-lesson"})
    assert rules
    again = phone.killed()
    assert again.model.explained.keys() == rules
    again.start(kinds, game=tenfold.game_class(game).long_name)
    person = Person(1)
    for _ in range(150):
        if again.screen == "result":
            break
        person.act(again)
        if stage_of(again) == EXPLAINED:
            assert key_of(game, again.session.moment.explained.id) not in rules


def learn(phone):
    """Play the lesson on the table to its end, as it asks. Raise `AssertionError` if it doesn’t end."""
    for _ in range(1000):
        learning = phone.session.learning
        if learning.is_over:
            return
        if phone.session.moment is not None:
            phone.send({"type": "go-on"} if phone.session.moment.now.ms is None else {"type": "stage"})
        elif isinstance(learning.now, Ask):
            actions = learning.now.accept[0].split(", ")
            phone.send({"type": "play", "actions": actions})
        else:
            phone.send({"type": "lesson-on" if isinstance(learning.now, Say) else "lesson-plays"})
    raise AssertionError("it does not end")


def test_what_is_switched_off_is_not_explained_and_on_again_it_begins_anew():
    phone = Phone(explain=True)
    phone.tap("Settings")
    phone.switch("Explain rules", on=False)
    phone.tap("Back")
    phone.start("pe", deal=3)
    play_to_the_end(phone, Person(4))
    assert phone.model.explained == {}
    phone.model.explained = {key_of("pig10", "ten"): OFTEN_ENOUGH}
    phone.tap("Home")
    phone.tap("Settings")
    phone.switch("Explain rules", on=True)
    assert phone.model.explained == {}
    assert json.loads(phone.store["settings"])["explained"] == {}


@pytest.mark.parametrize(
    ("kept", "read"),
    [
        ({"pig10 ten": 1, "ten loser": 1}, {"pig10 ten": 1, "ten loser": 1}),
        ({"pig10 ten": 99}, {"pig10 ten": OFTEN_ENOUGH}),
        ({"pig10 ten": -1, "pig10 frog": "2", "pig10 add": True, "pig10 same": 1.0, "pig10 pile": None}, {}),
        ({"no such game": 1, "": 1}, {}),
        ([1, 2], {}),
        ("many", {}),
        (None, {}),
    ],
)
def test_damaged_counts_are_left_out(kept, read):
    phone = Phone(store={"settings": json.dumps({"explained": kept, "sums": True})}, explain=True)
    assert phone.model.explained == read
    assert phone.model.settings.sums
    assert phone.model.settings.explain


def test_the_pile_that_is_used_up_is_empty_on_the_table():
    """The others don’t see what a player draws: the last card left the pile before the rule is explained."""
    phone, person = at_a_table("pig10", "pe", pace="At once"), Person(1)
    while (explained := explained_now(phone)) is None or explained.id != "pile":
        assert phone.screen != "result"
        person.act(phone)
    assert "draw pile empty" in phone.text
    assert "in the pile" not in phone.text


def test_it_is_said_to_who_listens():
    phone = at_a_table()
    explained = until_explained(phone, Person(1))
    text = in_text(explained.sentence, phone.session.names, board_of("pig10").card_name)
    assert f"{text}." in phone.heard


def test_a_word_is_explained_where_it_stands():
    phone = at_a_table("ten-nine-eight", "pee")
    while phone.session.moment is not None or not phone.has_button("Trump"):
        phone.let_timer_run_out()
    phone.tap("Trump")
    assert "Even the lowest trump beats every card of another suit." in phone.sheet.text
    phone.tap("The whole rule")
    assert phone.model.sheet["chapter"] == "tricks"


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_stand_in_its_rules(game):
    board, info = board_of(game), tenfold.game_class(game)
    chapters = {one.id for one in board.rules({option.id: option.default for option in info.options})}
    assert {word.chapter for word in board.words} <= chapters
    phone = Phone()
    phone.set_up("pe", game=info.long_name)
    phone.tap("Rules")
    phone.tap("Words")
    for word in board.words:
        assert str(word.meaning) in phone.sheet.text


@pytest.mark.thorough
@pytest.mark.quick("ten")
@pytest.mark.parametrize("game", GAMES)
def test_between_two_explanations_everybody_acts_twice(game):
    """A first game isn't a lecture."""
    phone, person, at_entries = at_a_table(game, kinds="pee"), Person(3), []
    for _ in range(900):
        moment = phone.session.moment if phone.session else None
        if phone.screen == "result":
            break
        if moment is not None and moment.now.name == EXPLAINED and len(phone.record.entries) not in at_entries:
            at_entries.append(len(phone.record.entries))
        person.act(phone)
    assert len(at_entries) > 1
    assert all(after - before >= LAPS * 3 for before, after in pairwise(at_entries))


@pytest.mark.parametrize("tapped", [True, False])
def test_buttons_in_the_place_of_an_explanation_that_timed_out_catch_no_tap_meant_for_it(tapped):
    """“Continue” may become “Pass” while a finger is on its way."""
    phone, person = at_a_table("tenstuff"), Person(1)
    until_explained(phone, person)
    if tapped:
        phone.tap("Continue")
    while phone.session.moment is not None:
        assert phone.let_timer_run_out() is not None
    acts = phone.page.find(lambda part: "acts" in part.classes)
    assert (acts.get("data-guard") is not None) is not tapped


@pytest.mark.parametrize("game", ["pig10", "tenstuff"])
def test_a_basic_rule_gives_the_question_its_place_back(game):
    """Four seconds after your turn has come. Before, a rule about someone else stood there until you acted."""
    phone, person = at_a_table(game, "pee"), Person(2)
    for _ in range(400):
        if any(name.startswith("aside-") for name in phone.timers):
            break
        if phone.timers and not phone.can_choose:
            phone.let_timer_run_out()
        else:
            person.act(phone)
    rule = phone.session.aside.rule
    sentence = "".join(text_of(game, rule, phone.session.names).split())
    assert sentence in "".join(phone.page.root.text.split())
    ((due, event),) = [timer for name, timer in phone.timers.items() if name.startswith("aside-")]
    assert (due - phone.now, event) == (ASIDE, {"type": "read-aside"})
    while phone.session.aside is not None:
        assert phone.let_timer_run_out() is not None
    assert sentence not in "".join(phone.page.root.text.split())
    assert phone.session.persons_turn


def test_what_you_read_as_you_choose_is_not_explained_at_all():
    """You have just read “Win exactly 3 tricks: 13 points” when another player bids."""
    person = Person(1)
    for deal in range(20):
        phone = Phone(explain=True)
        phone.start("pee", game="10-9-8", deal=deal)
        if phone.record.state.current_player() == 0:
            break
    while not phone.record.entries:
        person.act(phone)
    assert phone.record.entries[0].seat == 0
    assert phone.model.explained == {key_of("ten-nine-eight", "bid"): 1}
    for _ in range(40):
        person.act(phone)
        explained = explained_now(phone)
        assert explained is None or explained.id != "bid"


@pytest.mark.thorough
@pytest.mark.quick("pee-pig10", "pp-ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kinds", ["pee", "pp"])
def test_what_you_have_just_read_is_not_explained_after_your_own_act(game, kinds):
    """“Win exactly 2 tricks: 12 points” stands beside the bid that you choose. Other people haven’t read it."""
    basics, met = basics_of(game), set()
    for seed in range(4):
        phone, person = at_a_table(game, kinds, deal=seed, pace="At once"), Person(seed)
        for _ in range(150):
            explained = explained_now(phone)
            if explained is not None and explained.id in basics:
                assert kinds == "pp" or phone.record.entries[phone.session.explained_at - 1].seat != 0
                met.add(explained.id)
            if phone.screen == "result":
                break
            person.act(phone)
    assert met


@pytest.mark.thorough
@pytest.mark.quick("pee-pig10", "pp-ten-nine-eight")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kinds", ["pee", "pp"])
def test_for_a_basic_rule_the_table_does_not_stop(game, kinds):
    """A first game is no lecture: what people also meet as they choose stands above the hand until they act."""
    basics, phone, person = basics_of(game), at_a_table(game, kinds), Person(3)
    since, played_on = None, 0
    for _ in range(300):
        if phone.screen == "result":
            break
        session = phone.session
        if stage_of(phone) == EXPLAINED:
            assert session.moment.explained.id not in basics
            assert session.aside is None
        elif session.aside is not None:
            assert session.aside.rule.id in basics
            sentence = text_of(game, session.aside.rule, session.names)
            if phone.screen == "play" and session.eyes is not None:
                assert "".join(sentence.split()) in "".join(phone.page.root.text.split())
            acts = phone.record.entries[session.aside.entries :]
            played_on += sum(entry.seat not in session.people for entry in acts)
            since = session.aside
        person.act(phone)
    assert since is not None
    assert played_on or kinds == "pp"
