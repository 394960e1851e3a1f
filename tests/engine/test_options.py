"""A game gets one option more, and nothing that was written before is lost, changed or refused."""

import json
from pathlib import Path

import pytest

from tenfold import GameError, Record, RecordError, game_class, load_game, registered_games, registry
from tenfold.game import Choice, Option
from tests.engine import golden

MORE = Option("more", "More", "What a later Tenfold asks.", (Choice("no", "no"), Choice("yes", "yes")))

SAVED = {path.stem: json.loads(path.read_text("utf-8")) for path in Path(__file__).with_name("saved").glob("*.json")}
"""By game, records and positions as they were written when every option was named in them."""

EVERY = pytest.mark.parametrize("name", registered_games())


def saved(name, kind):
    return [each[kind] for each in SAVED[name] if kind in each]


@pytest.fixture
def grow(monkeypatch):
    """Give a game one option more."""

    def grow(name):
        load, old = registry.GAMES.load, game_class(name)
        more = type(old.__name__, (old,), {"options": (*old.options, MORE)})
        monkeypatch.setattr(registry.GAMES, "load", lambda each: more if each == name else load(each))
        assert load_game(name).settings["more"] == "no"

    return grow


@pytest.mark.few(2)
@EVERY
def test_golden_games_keep_their_digests(name, grow):
    grow(name)
    files = [path for path in golden.FOLDER.glob("*.txt") if golden.GAMES[path.stem]["game"] == name]
    assert files
    for path in files:
        record, digest = golden.load(path)
        assert record.options["more"] == "no"
        assert (record.digest(), golden.describe(record)) == (digest, path.read_text("utf-8"))


@EVERY
def test_what_is_written_stays_the_same(name, grow):
    records = [Record.from_json(json.dumps(data)) for data in saved(name, "record")]
    texts = [
        (record.to_json(), record.digest(), [state.serialize() for state in record.replay()]) for record in records
    ]
    grow(name)
    for text, digest, positions in texts:
        again = Record.from_json(text)
        assert (again.to_json(), again.digest()) == (text, digest)
        assert [state.serialize() for state in again.replay()] == positions
        assert [again.load_game().deserialize_state(each).serialize() for each in positions] == positions


@EVERY
@pytest.mark.parametrize("grown", [False, True])
def test_what_names_every_option_opens_with_the_digest_it_carries(name, grown, grow):
    if grown:
        grow(name)
    for data, position in zip(saved(name, "record"), saved(name, "position"), strict=True):
        named = {option.id for option in game_class(name).options} - {"more"}
        assert data["options"].keys() == position["options"].keys() <= named  # some came later
        record = Record.from_json(json.dumps(data))
        assert [[*entry] for entry in record.entries] == data["entries"]
        assert record.options.items() >= data["options"].items()
        table = load_game(name, position["players"], **position["options"])
        read = table.deserialize_state(json.dumps(position))
        assert json.loads(read.serialize()) == {**position, "options": dict(read.game.chosen)}
        assert read.serialize() == record.state.serialize()
        with pytest.raises(RecordError, match="digest doesn’t match"):
            Record.from_json(json.dumps({**data, "digest": data["digest"][::-1]}))


@EVERY
def test_an_option_that_the_reader_does_not_know_is_refused_with_its_name(name, grow):
    old = load_game(name)
    text = old.new_initial_state(1).serialize()
    grow(name)
    chosen = load_game(name, more="yes").new_initial_state(1).serialize()
    assert json.loads(chosen) == {**json.loads(text), "options": {"more": "yes"}}
    with pytest.raises(GameError, match="another table, with different options"):
        load_game(name).deserialize_state(chosen)
    with pytest.raises(GameError, match="has no option 'more'"):
        old.deserialize_state(chosen)


@EVERY
def test_a_table_is_made_again_by_what_was_chosen(name):
    game = game_class(name)
    for option in game.options:
        for choice in option.choice_ids(game.max_players):
            try:
                made = game(3, **{option.id: choice})
            except GameError:
                continue
            assert made.chosen.items() <= {option.id: choice}.items()
            assert game(3, **made.chosen).settings == made.settings


def test_what_a_preset_makes_is_not_chosen_and_what_differs_from_it_is():
    official = load_game("tenstuff", 3, preset="official")
    assert official.chosen == {"preset": "official"}
    assert load_game("tenstuff", 3, **official.settings).chosen == {"preset": "official"}
    honest = load_game("tenstuff", 3, preset="official", cheating="off")
    assert honest.chosen == {"preset": "official", "cheating": "off"}
    with pytest.raises(GameError, match="with different options"):
        official.deserialize_state(honest.new_initial_state(1).serialize())


@pytest.mark.parametrize("options", [None, [], "hook", 7, {"hook": "maybe"}, {"hook": "on"}, {"bids": "all-at-once"}])
def test_options_of_another_table_are_refused(options):
    game = load_game("ten-nine-eight", 3)
    position = json.loads(game.new_initial_state(1).serialize())
    with pytest.raises(GameError):
        game.deserialize_state(json.dumps({**position, "options": options}))
    del position["options"]
    assert game.deserialize_state(json.dumps(position)).game.chosen == {}
