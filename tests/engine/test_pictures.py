"""Pictures: they show what a seat sees and nothing else, stand alone, and have one size for each table."""

import random
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import tenfold
from tenfold import GameError
from tenfold.observation import Observation
from tenfold.pictures import svg
from tenfold.pictures.words import fitted, width
from tenfold.registry import SHELF
from tenfold.state import AnyState
from tests.engine import toy

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(name, players) for name in SHELF for players in tenfold.game_class(name).offered_players]
FROM_TWO_TO_MOST = [(name, end) for name in SHELF for end in (2, tenfold.game_class(name).max_players)]


def positions(name: str, players: int, seed: int = 1, most: int = 300) -> list[AnyState]:
    """Positions of a random game, from the deal to the end or the bound."""
    rng = random.Random(seed)
    state = tenfold.load_game(name, players).new_initial_state(seed)
    found = [state.clone()]
    while not state.is_terminal() and len(found) < most:
        state.apply_action(rng.choice(state.legal_actions()))
        found.append(state.clone())
    return [*found[::17], found[-1]]


def drawn(picture: str) -> Counter[str]:
    """How often each card lies on a picture, by its text; “back” is a card face down."""
    root = ElementTree.fromstring(picture)
    keys = [use.get("href") for use in root.findall(f"{SVG}use")]
    named = [re.fullmatch(rf"#tenfold-(?:{'|'.join(SHELF)})-(?:card-(\w+?)(?:-tiny)?|(back))", key) for key in keys]
    return Counter([one[1] or one[2] for one in named if one])


def expected(seen: Observation) -> Counter[str]:
    """What a seat sees, for each game on its own: the cards, and those face down."""
    counts: Counter[str] = Counter(getattr(seen, "hand", ()) if seen.game != "tens" else ())
    backs = 0 if seen.game == "tens" else sum(n for seat, n in enumerate(seen.hand_sizes) if seat != seen.player)
    match seen.game:
        case "pig10":
            counts.update(seen.middle)
            backs += bool(seen.pile)
        case "tens":
            counts.update(card for grid in seen.grids for card in grid if card)
            backs += sum(card is None for grid in seen.grids for card in grid) + bool(seen.pile)
            counts.update(s[-1] for seat, s in enumerate(seen.stacks) if s and seat != seen.in_hand_from)
            counts.update([seen.in_hand] if seen.in_hand else [])
        case "ten-nine-eight":
            counts.update([card for _, card in seen.trick] + [seen.turned_up])
        case "ten":
            counts.update(card for lies in seen.table for card in (lies.card, lies.second) if card)
            counts.update([f"R{seen.round_card}"] if seen.round_card else [])
            backs += sum(lies.covered for lies in seen.table) + bool(seen.draw_pile)
        case "tenstuff":
            known = [card for seat, cards in enumerate(seen.known) if seat != seen.player for card in cards]
            counts.update([*known, *seen.last])
            tops = [pile[0] for pile in (seen.draw, seen.play) if pile]
            counts.update([top for top in tops if top])
            backs += tops.count(None) - len(known)
    return counts + Counter(back=backs)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_picture_shows_the_cards_that_its_seat_sees(name, players):
    for state in positions(name, players):
        for seat in (None, 0, players - 1):
            seen = state.observation(seat)
            assert drawn(svg(seen)) == expected(seen)


@pytest.mark.parametrize(("name", "players"), FROM_TWO_TO_MOST)
def test_a_picture_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name, players):
    rng = random.Random(5)
    different = 0
    for state in positions(name, players):
        for seat in range(players):
            picture = svg(state.observation(seat))
            for _ in range(2):
                world = state.resample_from_infostate(seat, rng)
                assert svg(world.observation(seat)) == picture
                different += world != state
    assert different


def texts(picture: str) -> list[str]:
    """The words on a picture."""
    return [one.text for one in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_a_picture_says_what_cards_do_not():
    for state in positions("ten-nine-eight", 3):
        seen, shown = state.observation(1), texts(svg(state.observation(1)))
        said = ["has bid" if there else "no bid yet" for there in seen.bids_in]
        said = [words if bid is None else f"bid {bid}" for words, bid in zip(said, seen.bids, strict=True)]
        notes = [f"{words}, won {won}" for words, won in zip(said, seen.tricks, strict=True)]
        assert all(any(one.startswith(note) for one in shown) for note in notes)
        assert "are trumps" in " ".join(shown)
    for state in positions("ten", 3):
        seen, picture = state.observation(), svg(state)
        shown = texts(picture)
        assert all(any(one.startswith(f"{chips} chip") for one in shown) for chips in (*seen.chips, seen.pot))
        lying = picture.partition("</defs>")[2].count("-chip")
        assert lying == seen.pot + sum(lies.protection for lies in seen.table)
        if seen.auction:
            assert f"bids {seen.auction.bid} chip" in " ".join(shown)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_picture_stands_alone_and_has_the_size_of_its_table(name, players):
    sizes = {True: set(), False: set()}
    for state in positions(name, players):
        for seat in (None, 0):
            picture = svg(state.observation(seat), names=[f"<Ada & {seat}>\x00"] * players)
            root = ElementTree.fromstring(picture)
            sizes[seat is None].add(root.get("viewBox"))
            assert not re.search(r'class=|style=|<style|var\(|href="[^#]', picture)
            there = Counter(one.get("id") for one in root.iter() if one.get("id"))
            used = {one.get("href")[1:] for one in root.iter() if one.get("href")}
            used |= set(re.findall(r"url\(#([\w-]+)\)", picture))
            assert set(there) == used
            assert set(there.values()) == {1}
            fills = {one.get("fill") for one in root.iter() if one.get("fill")}
            assert all(re.fullmatch(r"none|#[0-9a-f]{6}", fill) for fill in fills)
            assert "<Ada" in root.find(f"{SVG}title").text or state.is_terminal()
    assert [len(found) for found in sizes.values()] == [1, 1]


@pytest.mark.parametrize("name", SHELF)
def test_every_card_has_its_own_drawing(name):
    module = __import__(f"tenfold.games.{name.replace('-', '_')}.picture", fromlist=["scene"])
    state = tenfold.load_game(name, 2).new_initial_state(1)
    art = module.scene(state.observation(0), ["Ada", "Bea"]).art
    cards = {
        "pig10": [str(number) for number in range(11)],
        "ten": [*map(str, range(11)), *(f"P{number}" for number in range(1, 9)), "J", *(f"R{n}" for n in range(1, 11))],
        "tenstuff": [*tenfold.french.TEXTS, "JM", "JU"],
    }.get(name, [*tenfold.french.TEXTS])
    for draw in (art.face, art.tiny):
        assert len({(draw(card), art.kind(card)) for card in cards}) == len(cards)


def test_a_picture_says_who_plays_and_who_won():
    state = positions("pig10", 2)[0]
    names = ["Ada", "Bea"]
    assert f"<title>PIG 10: {names[state.current_player()]} to play</title>" in svg(state, names=names)
    over = positions("pig10", 2)[-1]
    first = " and ".join(name for name, place in zip(names, over.ranking(), strict=True) if place == 1)
    assert f"<title>PIG 10: {first} won</title>" in svg(over, names=names)
    assert (
        over.game.observation_to_string(over.observation(), names)
        in ElementTree.fromstring(svg(over, names=names)).find(f"{SVG}desc").text
    )


def test_an_added_game_has_a_picture_of_its_text():
    state = toy.Toy(3).new_initial_state(1)
    picture = state._repr_svg_()
    shown = [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert shown[2:] == str(state).splitlines()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        assert state._repr_svg_().partition("width")[0] == picture.partition("width")[0]


def test_a_notebook_shows_a_state_as_everyone_sees_it():
    state = positions("ten", 3)[1]
    assert state._repr_svg_() == svg(state) == svg(state.observation())
    for seat in range(state.game.players):
        seen = state.observation(seat)
        assert seen._repr_svg_() == svg(seen) != svg(state)
    assert toy.Toy(3).new_initial_state(1).observation(0)._repr_svg_() is None


@pytest.mark.parametrize("wrong", [None, 7, "pig10", tenfold.load_game("pig10")])
def test_a_picture_needs_a_table(wrong):
    with pytest.raises(GameError, match="A picture needs a state or an observation, not "):
        svg(wrong)


@pytest.mark.parametrize("names", [["Ada"], "ab", 7, [1, 2]])
def test_every_seat_has_a_name(names):
    with pytest.raises(GameError, match=r"[Nn]ames"):
        svg(tenfold.load_game("pig10", 2).new_initial_state(1), names=names)


def test_a_name_fits_its_place():
    assert all(width(fitted("Hildegard of Bingen", 15, room), 15) <= room for room in range(20, 200))
    assert fitted("李小龍", 10, 30) == "李小龍"
    assert fitted("李小龍的朋友", 10, 30) == "李小…"
