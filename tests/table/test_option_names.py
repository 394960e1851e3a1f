"""What a link, a file or what is kept calls an option never becomes an argument of a function."""

import json

import pytest

from table import links, saves
from table.features.sharing.state import Opened
from table.features.tournament.state import tournament_of
from table.links import LinkError
from table.model import Model
from table.setups import refusal
from tenfold import Record, Seat, registered_games
from tenfold.tournament import Tournament
from tests.engine.test_option_names import NAMES
from tests.table.driver import Phone

EVERY = pytest.mark.parametrize("game", registered_games())


def link_of(game, name):
    return {"game": game, "deal": "42", "seats": "p.hard", "rules": f"{name}:2", "whole": "1"}


@EVERY
@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_every_way_in_answers_with_a_sentence(game, name):
    assert "has no option" in refusal(game, {name: "2"}, 2)
    if name and len(name) < 400:
        with pytest.raises(LinkError, match="has no option"):
            links.read(link_of(game, name))
    cup = Tournament([f"Player {n}" for n in range(9)]).to_data()
    model = Model()
    contest = json.dumps({"id": "1", "game": game, "options": {name: "2"}, "cup": cup})
    assert saves.load_all(model, {"contest": contest}) == []
    assert tournament_of(model) is None


@pytest.mark.few(7)
@pytest.mark.parametrize("name", [name for name in NAMES if 0 < len(name) < 400])
@pytest.mark.parametrize("when", ["at the start", "during a game"])
def test_a_link_opens_with_a_sentence_and_changes_nothing(name, when):
    phone = Phone()
    if when == "during a game":
        phone.set_up("pe")
        phone.tap("Deal 3 cards each")
    session = phone.model.session
    phone.send({"type": "link", "link": link_of("tens", name)})
    assert phone.toast.startswith("The table rules in this link")
    assert phone.model.session is session
    assert phone.model.memory(Opened).shared is None


@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_a_save_with_such_an_option_is_told_as_damaged(name):
    phone = Phone()
    text = Record("pig10", seats=[Seat("Ada"), Seat("Bea")], seed=1).to_json()
    spoilt = json.dumps(json.loads(text) | {"options": {name: "2"}})
    report = phone.bring_in(spoilt.encode())
    assert "couldn’t be read" in report
