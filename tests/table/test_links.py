"""Links to a deal. They carry the whole table, and a sentence reports anything else that a stranger writes into one."""

import random
import re
from urllib.parse import parse_qsl

import numpy as np
import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from table import links
from table.boards import board_of
from table.drawings.qr import qr_code
from table.features.sharing.state import Opened
from table.links import LinkError, Result, Shared
from tenfold import GameError, Record, daily, game_class, load_game
from tenfold.bots import LEVELS
from tenfold.registry import SHELF
from tenfold.testing import random_action
from tests.running.depth import examples
from tests.table.driver import Person, Phone, hurry, phone_with, play_to_the_end, seated


def taken_apart(text: str) -> dict[str, str]:
    """Return the parts of a link, as `URLSearchParams` makes them in the page."""
    return dict(parse_qsl(text, keep_blank_values=True))


def dealt(game: str, deal: int, *seats: str) -> Phone:
    phone = phone_with(Record(game, seats=seated(seats), seed=deal))
    phone.go_on()
    return phone


def opened(text: str, **more) -> Phone:
    phone = Phone(**more)
    phone.send({"type": "link", "link": taken_apart(text)})
    return phone


@st.composite
def tables(draw) -> Shared:
    game = draw(st.sampled_from(SHELF))
    cls = game_class(game)
    seats = draw(st.lists(st.sampled_from(("p", *LEVELS)), min_size=2, max_size=max(cls.offered_players)))
    option = draw(st.sampled_from(cls.options))
    choice = draw(st.sampled_from([one for one in option.choice_ids(len(seats)) if one != option.default] or [None]))
    scores = st.integers(-999, 999) if board_of(game).score_line(1) else st.integers(0, len(seats) - 1)
    beat = draw(st.none() | st.builds(Result, scores, st.just("Zoë & #1=Ünal")))
    options = {option.id: choice} if choice and option.id not in ("preset", "hand", "decks") else {}
    return Shared(game, draw(st.integers(0, 999_999_999)), tuple(seats), options, beat)


@given(tables())
def test_what_is_written_is_read_again(shared):
    text = links.written(shared)
    assert len(text) < links.LONGEST / 2
    try:
        load_game(shared.game, len(shared.seats), **shared.options)
    except GameError:  # not every choice goes with every number of seats
        with pytest.raises(LinkError, match="table rules in this link can’t be used"):
            links.read(taken_apart(text))
    else:
        assert links.read(taken_apart(text)) == shared


WHOLE = "game=pig10&deal=417&seats=p.medium.hard&rules=tie:most-tens&beat=30&by=Bea&whole=1"


@given(
    st.text(max_size=200)
    | st.builds(lambda at, what: WHOLE[:at] + what + WHOLE[at + 1 :], st.integers(0, len(WHOLE)), st.text(max_size=3))
)
def test_any_link_at_all_opens_a_table_or_gets_its_sentence(text):
    phone = opened(text)
    if phone.screen == "setup":
        phone.tap(phone.sending("start")[0])
        assert phone.screen in ("play", "handover", "setup")
    else:
        assert phone.screen == "home"
        assert phone.toast.endswith(".")


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ("game=chess&deal=1&seats=p.p", "doesn’t name a Tenfold game"),
        ("game=pig10&seats=p.p", "no deal number"),
        ("game=pig10&deal=-4&seats=p.p", "no deal number"),
        ("game=pig10&deal=٣&seats=p.p", "no deal number"),
        ("game=pig10&deal=4", "doesn’t say who plays"),
        ("game=pig10&deal=4&seats=p.genius", "doesn’t say who plays"),
        ("game=pig10&deal=4&seats=p", "can’t be played with 1 player"),
        ("game=tens&deal=4&seats=p.p&rules=end:never&whole=1", "table rules in this link can’t be used"),
        ("game=tens&deal=4&seats=p.p&rules=beer:free&whole=1", "table rules in this link can’t be used"),
        ("game=tens&deal=4&seats=p.p&rules=end:1-hand", "The end of this link is missing"),
    ],
)
def test_what_is_wrong_with_a_link_is_told(link, fault):
    phone = opened(link)
    assert fault in phone.toast
    assert phone.screen == "home"
    assert not phone.model.setups


@pytest.mark.parametrize("link", [None, 7, [], {"game": 7}, {"game": "pig10", "deal": "1" * 9999}, "pig10"])
def test_what_is_no_link_at_all_is_told_as_well(link):
    phone = Phone()
    phone.send({"type": "link", "link": link})
    assert phone.toast


@pytest.mark.thorough
def test_a_deal_and_its_result_travel_to_another_phone_and_both_results_stand_side_by_side():
    one = dealt("pig10", 417, "Bea", "Ada:medium", "Blaise:easy")
    play_to_the_end(one, Person(1))
    one.tap("Share this game")
    one.tap("With a result to beat")
    (effect,) = (effect for effect in one.effects if effect["type"] == "share")
    score = one.record.state.scores()[0]
    assert f"Bea got {score} cards" in effect["text"]

    other = opened(effect["link"])
    assert f"Bea got {score} cards" in other.text
    other.tap(other.sending("start")[0])
    assert other.record.seed == one.record.seed
    assert other.record.options == one.record.options
    play_to_the_end(other, Person(2))
    (beside,) = (found for found in other.page.all("ul") if "beside" in found.classes)
    assert beside.text == f"Player A {other.record.state.scores()[0]} cards Bea {score} cards"


POINTLESS = [game for game in SHELF if not board_of(game).score_line(1)]


def over(game: str, seed: int, *seats: str, **options: str) -> Record:
    """Return a game played at random to its end."""
    record, chance = Record(game, seats=seated(seats), seed=seed, options=options), random.Random(seed)
    while not record.finished:
        action, seat = random_action(record.state, chance, hurry=True)
        record.play(seat, record.state.action_to_string(action))
    return record


def test_a_game_without_points_is_there_to_be_tried():
    assert POINTLESS


@pytest.mark.parametrize("finish", ["all", "first-out"])
@pytest.mark.parametrize("game", POINTLESS)
@pytest.mark.parametrize("seed", range(6))
def test_where_there_are_no_points_a_result_is_a_place(game, seed, finish):
    choices = {option.id: option for option in game_class(game).options}["finish"].choice_ids(4)
    options = {"finish": finish} if finish in choices else {}
    record = over(game, seed, "Bea", "Ada", "Carl", "Dora", **options)
    state = record.state
    places = [links.score_text(game, score, 4) for score in state.scores()]
    assert [int(place[0]) for place in places] == state.ranking()


@pytest.mark.parametrize("game", SHELF)
def test_nothing_that_is_shared_speaks_of_points_where_a_game_has_none(game):
    """From the sheet over text and link to the set-up and the result on another phone."""
    phone = phone_with(over(game, 3, "Player A", "Player B", "Ada:easy"))
    phone.tap("Your games")
    phone.tap(phone.sending("open")[0])
    phone.tap("Share this game")
    read = [phone.sheet.text]
    phone.tap("With a result to beat")
    (effect,) = (effect for effect in phone.effects if effect["type"] == "share")
    read.append(effect["text"])
    other = opened(effect["link"])
    read.append(other.text)
    other.tap(other.sending("start")[0])
    hurry(other, 0)
    (beside,) = (found for found in other.page.all("ul") if "beside" in found.classes)
    read.append(beside.text)
    counted = board_of(game).score_line(2).removeprefix("2") or " of 3"
    for text in read:
        assert re.search(rf"\d(st|nd|rd|th)?{counted[:-1]}", text), text
        assert game not in POINTLESS or not re.search(r"\d points?\b", text), text


@pytest.mark.thorough
def test_nobody_is_told_a_name_that_nobody_gave():
    """A link must not name Player A. Every phone calls its first seat that, so you would think it is you."""
    phone = dealt("pig10", 417, "Player A", "Ada:medium", "Blaise:easy")
    play_to_the_end(phone, Person(1))
    phone.tap("Share this game")
    phone.tap("With a result to beat")
    (effect,) = (effect for effect in phone.effects if effect["type"] == "share")
    assert "Player A" not in effect["text"]
    assert "by=" not in effect["link"]
    assert "Someone got" in opened(effect["link"]).text
    assert "Someone got" in opened(WHOLE.replace("by=Bea", "by=Player%20A")).text


def test_whoever_has_the_same_name_as_the_sender_is_not_mixed_up_with_them():
    phone = Phone()
    phone.send({"type": "set", "key": "name", "value": "Bea"})
    phone.send({"type": "link", "link": taken_apart(WHOLE.replace("beat=30", "beat=999"))})
    phone.tap(phone.sending("start")[0])
    hurry(phone, 0)
    assert "The sender did better" in phone.text
    assert "Sent with the link 999 cards" in phone.text


@pytest.mark.parametrize("beat", ["3", "-1", "999999"])
@pytest.mark.parametrize("game", POINTLESS)
def test_a_place_that_no_table_has_is_not_believed(game, beat):
    phone = opened(f"game={game}&deal=5&seats=p.p.p&beat={beat}&by=Bea&whole=1")
    assert phone.screen == "setup"
    assert "Bea" not in phone.text


def test_another_table_of_the_same_deal_is_not_compared():
    phone = opened(WHOLE)
    phone.tap("Add a seat")
    phone.tap(phone.sending("start")[0])
    assert links.to_beat(phone.record) is None


def test_without_the_result_nobody_is_named():
    phone = dealt("pig10", 5, "Bea", "Ada:medium")
    play_to_the_end(phone, Person(3))
    phone.tap("Share this game")
    phone.tap("Just the deal")
    (effect,) = (effect for effect in phone.effects if effect["type"] == "share")
    assert "Bea" not in effect["text"] + effect["link"]


def test_a_deal_is_not_shared_while_it_is_played():
    phone = dealt("pig10", 5, "Bea", "Ada:medium")
    phone.send({"type": "share-deal"})
    assert not [effect for effect in phone.effects if effect["type"] == "share"]


def test_a_link_fills_the_table_and_the_names_stay_those_of_this_phone():
    phone = Phone()
    phone.send({"type": "set", "key": "name", "value": "Zoë"})
    phone.send({"type": "link", "link": taken_apart(WHOLE)})
    assert phone.page.one(id="name-0").attrs["value"] == "Zoë"
    assert phone.page.one(id="deal").attrs["value"] == "417"
    assert [chair.kind for chair in phone.model.setups["pig10"].used] == ["person", "bot", "bot"]
    assert [chair.level for chair in phone.model.setups["pig10"].used][1:] == ["medium", "hard"]


def test_at_the_start_a_link_leads_to_its_table():
    phone = Phone()
    phone.send({"type": "boot", "saves": {}, "games": [], "env": {"now": 1, "entropy": 1, "link": taken_apart(WHOLE)}})
    assert phone.screen == "setup"


# For a camera.


def seen_by_a_camera(html: str) -> str:
    """Return what a reader of QR codes makes of the drawing, ten times as large as its modules."""
    size = int(re.search(r'class="qr" viewBox="0 0 (\d+) ', html)[1])
    picture = np.full((size, size), 255, np.uint8)
    for left, top, wide in re.findall(r"M(\d+) (\d+)h(\d+)v1", re.search('class="dark" d="([^"]*)"', html)[1]):
        picture[int(top), int(left) : int(left) + int(wide)] = 0
    (found,) = zxingcpp.read_barcodes(np.kron(picture, np.ones((10, 10), np.uint8)))
    return found.text


@examples(20)
@given(tables())
def test_a_camera_reads_what_is_written(shared):
    address = f"https://example.org/tenfold/#{links.written(shared)}"
    assert seen_by_a_camera(str(qr_code(address, "The deal"))) == address


def test_the_code_on_the_sheet_deals_the_same_cards_on_another_phone():
    phone = dealt("pig10", 417, "Ada", "Bea", "Cid")
    phone.model.address = "https://example.org/tenfold/"
    play_to_the_end(phone, Person(1))
    phone.send({"type": "sheet", "name": "share-game"})
    address, _, link = seen_by_a_camera(phone.step["html"]).partition("#")
    assert address == "https://example.org/tenfold/"
    other = opened(link)
    assert other.model.setups["pig10"].deal == "417"
    assert other.model.memory(Opened).shared.beat.score == max(phone.session.record.state.scores())


def test_a_link_cut_anywhere_is_told_of():
    """Also where what is left would be a whole link to another table."""
    for length in range(len(WHOLE)):
        with pytest.raises(LinkError):
            links.read(taken_apart(WHOLE[:length]))


def test_no_computer_is_called_like_the_sender():
    phone = opened(WHOLE.replace("by=Bea", "by=Ada"))
    assert "Ada" not in [chair.shown_name for chair in phone.model.setups["pig10"].used]


def test_a_link_to_the_deal_of_the_day_leads_to_its_one_try():
    phone = Phone(now=(daily.DAY_0 + 4) * daily.DAY_MS + 1)
    deal = daily.deal_of(4)
    phone.send({"type": "link", "link": {"game": deal.game, "deal": str(deal.seed), "seats": "p.p", "whole": "1"}})
    assert phone.screen == "day"
    assert "Only your first try counts" in phone.toast
    phone.tap(phone.sending("play-day")[0])
    phone.send({"type": "home"})
    phone.send({"type": "link", "link": {"game": deal.game, "deal": str(deal.seed), "seats": "p.p", "whole": "1"}})
    assert phone.screen == "setup"
