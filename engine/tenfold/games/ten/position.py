"""Positions of 10 as plain data.

A position has these keys:

- `phase`, `round` (from 0), `round_card` (such as "R6", null between rounds), `starter`, and `turn` (a seat, null at
  the end).
- By seat: `hands` (lists of cards), `chips` (not on cards) and `penalties` (lists of cards, including round cards).
  `table` is the first card, written as if it were laid now, "7 open 1", or null. `second` is a list of at most one
  card. `laid_by` is the seat that laid the first card, and `laid_under` the chips it was laid under. `price` was last
  paid for it. `seen_by` are the seats that know it, such as "02".
- `pot`, and `draw` and `round_cards` (next card first).
- `joker_due`: the seats that have not shown the joker dealt to them, such as "013".
- `opener`: the seat that has its chance in the market. `auction`: at most one object of `owner`, `bid`, `bidder` and
  `passed` (such as "03"). `protecting`: the seats still to be asked, such as "12".
- `rounds`: objects of `card`, `starter`, `cards`, `covered`, `laid_by` and `pot`.
- If penalty cards are shuffled again: `written` (by seat, the points of cards shuffled again) and `random` (13
  hexadecimal digits).

All may be left out. By default, hands are empty. The phase is the auction if there is one, the market if every seat has
laid a card, otherwise laying. The starter is seat 0, and the first seat that can act is on turn. Face-down cards are
known to their owners, who laid them under the chips on them and never sold them. Everyone has the rest of their 7 chips
and no joker to show. The draw pile and the round cards hold all other cards in ascending order. The round card is R6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenfold.errors import GameError
from tenfold.games.ten import cards
from tenfold.games.ten.cards import Round, points, settle, texts
from tenfold.games.ten.phases import AUCTION, LAYING, MARKET, NAMING, OVER, PHASES, PROTECTING, SECOND
from tenfold.games.ten.state import BARE, NOTHING, Lying, TenState, seat_set
from tenfold.observation import TERMINAL
from tenfold.phase import Phase
from tenfold.position import PositionReader
from tenfold.shuffling import SOURCE_DIGITS

if TYPE_CHECKING:
    from tenfold.games.ten.game import Ten

LYING = {cards.ACTIONS.texts[action].removeprefix("lay "): cards.LAY.of[action] for action in cards.LAY.numbers}
"""The first card of a seat as a position writes it → the card, 1 if face down, and its chips."""

ROUND_KINDS = range(cards.KINDS, cards.KINDS + cards.ROUNDS)
ROUND_CARDS = {cards.TEXTS[card]: card for card in ROUND_KINDS}


def write(state: TenState) -> dict[str, Any]:
    """Return the position of a state."""
    seats = range(state.game.players)
    auction = {"owner": state.owner, "bid": state.bid, "bidder": state.bidder, "passed": _digits(state.passed)}
    written = [all_of_them - points(pile) for all_of_them, pile in zip(state.points, state.penalties, strict=True)]
    return {
        "phase": state.phase.name,
        "round": state.round,
        "round_card": None if state.round_card < 0 else cards.TEXTS[state.round_card],
        "starter": state.starter,
        "turn": None if state.turn == TERMINAL else state.turn,
        "hands": [texts(hand) for hand in state.hands],
        "table": [_lying(state, seat) for seat in seats],
        "second": [[] if card < 0 else [cards.TEXTS[card]] for *_, card in state.table],
        "laid_by": [None if lying.laid_by < 0 else lying.laid_by for lying in state.table],
        "laid_under": [lying.laid_under for lying in state.table],
        "price": [lying.price for lying in state.table],
        "seen_by": [_digits(lying.seen_by) for lying in state.table],
        "chips": state.chips,
        "pot": state.pot,
        "opener": state.seat(state.step) if state.phase in (AUCTION, PROTECTING) else None,
        "auction": [auction] if state.phase is AUCTION else [],
        "protecting": "".join(map(str, state.protecting)),
        "penalties": [texts(pile) for pile in state.penalties],
        "draw": texts(state.draw[: state.left][::-1]),
        "round_cards": texts(state.round_cards[::-1]),
        "joker_due": _digits(state.joker_due),
        "rounds": [
            {
                "card": f"R{each.card}",
                "starter": each.starter,
                "cards": each.cards,
                "covered": "".join(str(seat) for seat in seats if each.covered[seat]),
                "laid_by": each.laid_by,
                "pot": each.pot,
            }
            for each in state.rounds
        ],
        **({"written": written, "random": state.random} if state.game.reshuffles else {}),
    }


def _lying(state: TenState, seat: int) -> str | None:
    card = state.table[seat].first
    return (
        None if card < 0 else f"{cards.TEXTS[card]} {cards.FACES[state.table[seat].covered]} {state.protection[seat]}"
    )


def _digits(members: int) -> str:
    return "".join(str(seat) for seat in range(members.bit_length()) if members >> seat & 1)


# Reading.


def read(game: Ten, position: Mapping[str, Any]) -> TenState:
    """Return the state of a position; raise `GameError` for an impossible one."""
    reader = PositionReader(game, position, cards.CARDS)
    hands = [sorted(hand) for hand in reader.cards_by_seat("hands")]
    table, protection = _read_table(game, reader)
    starter = reader.seat("starter") or 0
    joker_due = seat_set(map(int, reader.letters("joker_due", game.digits)))
    rounds = tuple(_read_round(game, part) for part in reader.parts("rounds"))
    usual = "auction" if position.get("auction") else "lay" if BARE in table else "market"
    phase = reader.choice("phase", PHASES, PHASES[usual])
    lost = [_lost(rounds, seat) for seat in range(game.players)]
    penalties = reader.cards_by_seat("penalties") if "penalties" in position else lost
    round_card = reader.choice("round_card", ROUND_CARDS, NOTHING if phase in (NAMING, OVER) else cards.CARDS["R6"])
    gone = Counter([card for row in (*hands, *penalties) for card in row])
    gone += Counter(
        [card for card in (*[card for first, *_, second in table for card in (first, second)], round_card) if card >= 0]
    )
    draw, stack = reader.cards("draw"), reader.cards("round_cards")
    if "draw" not in position:
        draw = [card for card, count in enumerate(game.deck) for _ in range(count - gone[card])]
    if "round_cards" not in position and phase is not OVER:
        stack = [card for card in ROUND_KINDS if not gone[card]]
        if round_card < 0 and len(stack) == cards.ROUNDS:  # the card of the previous round is out of the game
            stack.remove(cards.CARDS["R6"])
    chips = reader.numbers("chips", range(cards.MOST_CHIPS + 1), cards.CHIPS)
    if "chips" not in position:
        chips = [max(0, count - lying) for count, lying in zip(chips, protection, strict=True)]
    turn = reader.seat("turn")
    before = range(min(game.rounds, max(1, cards.ROUNDS - len(stack))))
    written = reader.numbers("written", range(cards.MOST_POINTS + 1)) if game.reshuffles else [0] * game.players
    state = TenState(
        game=game,
        turn=starter if turn is None else turn,
        phase=phase,
        hands=hands,
        draw=tuple(draw[::-1]),
        left=len(draw),
        round=reader.number("round", before, before[-1]),
        round_card=round_card,
        round_cards=tuple(stack[::-1]),
        starter=starter,
        joker_due=joker_due,
        chips=chips,
        pot=reader.number("pot", range(cards.MOST_CHIPS + 1)),
        penalties=[tuple(pile) for pile in penalties],
        points=[before + points(pile) for before, pile in zip(written, penalties, strict=True)],
        rounds=rounds,
        random=reader.hexadecimal("random", SOURCE_DIGITS) if game.reshuffles else "",
        table=table,
        protection=protection,
    )
    if not any(written) and any(Counter(row) - Counter(pile) for row, pile in zip(lost, penalties, strict=True)):
        raise GameError("“penalties” must be at least what was lost in “rounds”.")
    _check_cards(state, gone + Counter(draw) + Counter(stack))
    _check_table(state)
    _read_course(state, reader)
    _go_on(state)
    _check_course(state, turn, phase)
    state.log = []
    return state


def _read_table(game: Ten, reader: PositionReader) -> tuple[list[Lying], list[int]]:
    """Return the cards in front of the seats, and the chips on them."""
    table, protection = [BARE] * game.players, [0] * game.players
    rows = reader.choices_by_seat("table", LYING)
    layers = reader.optional_numbers("laid_by", range(game.players))
    seen_by = reader.letters_by_seat("seen_by", game.digits)
    laid_under = reader.optional_numbers("laid_under", range(cards.MOST_PROTECTION + 1))
    price = reader.numbers("price", range(cards.MOST_CHIPS + 1))
    second = reader.cards_by_seat("second")
    for seat, (row, layer, under, added) in enumerate(zip(rows, layers, laid_under, second, strict=True)):
        if row is None and (layer is not None or seen_by[seat]):
            raise GameError("A seat without a card on the table can’t have one laid or seen there.")
        if len(added) > 1 or (added and row is None):
            raise GameError("“second” can hold one card for a seat, and only beside a first one.")
        if row is not None:
            card, covered, chips = row
            laid_by = seat if layer is None else layer
            knowing = seat_set([seat, laid_by, *map(int, seen_by[seat])]) if covered else game.everybody
            protection[seat] = chips
            table[seat] = Lying(
                card,
                bool(covered),
                laid_by,
                chips if under is None else under,
                knowing,
                price[seat],
                added[0] if added else NOTHING,
            )
    laid = [seat for seat, row in enumerate(rows) if row is not None]
    if sorted(table[seat].laid_by for seat in laid) != laid:
        raise GameError("“laid_by” must name each seat that has laid a first card exactly once.")
    return table, protection


def _read_round(game: Ten, part: PositionReader) -> Round:
    card = part.card("card") - cards.ROUND
    starter = part.seat("starter") or 0
    rows = part.cards_by_seat("cards")
    covered = part.letters("covered", game.digits)
    laid_by = part.optional_numbers("laid_by", range(game.players))
    pot = part.number("pot", range(cards.MOST_CHIPS + 1))
    part.finish()
    if card < 1 or not all(1 <= len(lying) <= 2 and max(lying) < cards.KINDS for lying in rows):
        raise GameError("A finished round needs a round card, and one or two cards in front of every seat.")
    if any(len(lying) == 2 and cards.MAKES[lying[0]][lying[1]] > cards.TEN for lying in rows):
        raise GameError("Two cards can make 10 at most.")
    layers = [seat if layer is None else layer for seat, layer in enumerate(laid_by)]
    hidden = [str(seat) in covered for seat in range(game.players)]
    return settle(card, starter, rows, hidden, layers, pot, game.strength)


def _lost(rounds: Sequence[Round], seat: int) -> list[int]:
    lost = [each for each in rounds if each.loser == seat]
    return [cards.CARDS[card] for each in lost for lying in (*each.cards, (f"R{each.card}",)) for card in lying]


def _read_course(state: TenState, reader: PositionReader) -> None:
    """Read and set the seat on turn, the auction and the other fields of the phase."""
    players, phase = state.game.players, state.phase
    opener = reader.seat("opener")
    auctions = reader.parts("auction")
    state.protecting = tuple(map(int, reader.letters("protecting", state.game.digits)))
    if (phase is AUCTION) != (len(auctions) == 1) or (phase is PROTECTING) != bool(state.protecting):
        raise GameError("“auction” needs the phase “auction”, and “protecting” the phase “protect”.")
    if phase is AUCTION:
        _read_auction(state, auctions[0])
        state.turn = state.bidder
    elif phase is PROTECTING:
        if not all(state.chips[seat] and state.protection[seat] < cards.MOST_PROTECTION for seat in state.protecting):
            raise GameError("“protecting” must be seats that can put another chip on their cards.")
        state.turn = state.protecting[0]
    elif opener is not None:
        raise GameError("An “opener” is only for an auction, or the protection after it.")
    reader.finish()
    if phase is LAYING:
        state.step = players - state.table.count(BARE)
        state.turn = state.seat(state.step)
    elif phase not in (NAMING, OVER):
        state.step = ((state.turn if opener is None else opener) - state.starter) % players


def _go_on(state: TenState) -> None:
    """Continue until a seat has a choice: steps without a choice are taken for it."""
    if state.phase is MARKET:
        MARKET.go_on(state)
    elif state.phase is AUCTION:
        AUCTION.go_on(state, state.bidder)
    elif state.phase is OVER:
        OVER.go_on(state)


def _read_auction(state: TenState, part: PositionReader) -> None:
    owner, bidder = part.seat("owner"), part.seat("bidder")
    state.bid = part.number("bid", range(1, cards.MOST_CHIPS + 1), 1)
    state.passed = seat_set(map(int, part.letters("passed", state.game.digits)))
    part.finish()
    if owner is None or bidder is None or owner == bidder or state.passed >> bidder & 1:
        raise GameError("An auction needs an “owner” and, as “bidder”, another seat that has not passed.")
    if not 1 <= state.protection[owner] <= state.bid <= state.chips[bidder]:
        raise GameError("A bid needs a protected card. It can’t be below its protection, or above the bidder’s chips.")
    state.owner, state.bidder = owner, bidder


def _check_cards(state: TenState, everything: Counter[int]) -> None:
    """Raise `GameError` for cards in impossible places, too many copies of a card, or a wrong number of chips."""
    between = state.phase in (NAMING, OVER)
    if between != (state.round_card < 0):
        raise GameError("Every phase except “starter” and “over” needs a round card.")
    if any(
        card >= cards.KINDS
        for row in (*state.hands, state.draw, [lying.second for lying in state.table])
        for card in row
    ):
        raise GameError("Round cards can’t be in a hand, on the table or in the draw pile.")
    if any(card < cards.KINDS for card in state.round_cards):
        raise GameError("“round_cards” must be round cards, such as “R6”.")
    for card, count in everything.items():
        most = state.game.deck[card] if card < cards.KINDS else 1
        if count > most:
            raise GameError(f"This table has {most} of {cards.TEXTS[card]}, not {count}.")
    if between and len(state.round_cards) == cards.ROUNDS:
        raise GameError("Between rounds, at least one round card must have been played.")
    chips = sum(state.chips) + sum(state.protection) + state.pot
    if chips != cards.CHIPS * state.game.players:
        raise GameError(f"This table has {cards.CHIPS * state.game.players} chips, not {chips}.")


def _check_table(state: TenState) -> None:
    """Raise `GameError` unless the table and the hands fit the phase."""
    phase, seats = state.phase, range(state.game.players)
    laid = [state.table[state.seat(step)].first >= 0 for step in seats]
    if phase in (LAYING, NAMING) and not all(state.hands[seat] or state.table[seat].first >= 0 for seat in seats):
        raise GameError("Every seat needs a card in hand to lay.")
    if phase is LAYING:
        if laid != sorted(laid, reverse=True) or all(laid):
            raise GameError("First cards are laid in turn from the starter on, before the market.")
    elif any(laid) != all(laid) or any(laid) == (phase in (NAMING, OVER)):
        raise GameError("Every seat needs a first card from the market to the second cards, and none between rounds.")
    for seat in seats:
        lying = (state.table[seat].first >= 0) + (state.table[seat].second >= 0)
        if len(state.hands[seat]) + lying > cards.HAND:
            raise GameError(f"A seat can have at most {cards.HAND} cards, those on the table included.")
        hides = any(there.laid_by == seat and there.covered and there.first == cards.JOKER for there in state.table)
        if state.joker_due >> seat & 1 and cards.JOKER not in state.hands[seat] and not hides:
            raise GameError("A seat of “joker_due” must have a joker, in hand or face down on the table.")
    if phase is SECOND and any(state.protection):
        raise GameError("After the market, all chips on cards must be in the pot.")


def _check_course(state: TenState, turn: int | None, phase: Phase[TenState]) -> None:
    """Raise `GameError` for a wrong `turn`, or for second cards of seats whose turn is not over."""
    if turn is not None and turn != state.turn:
        raise GameError("“turn” isn’t the seat that has to act.")
    if phase is NAMING and not state.rounds_ahead():
        raise GameError("After the last round card, there is no next starter.")
    for step in range(state.game.players):
        seat = state.seat(step)
        first, second = state.table[seat].first, state.table[seat].second
        if second < 0:
            continue
        if (
            phase is not SECOND
            or step >= state.step
            or state.table[seat].covered
            or cards.MAKES[first][second] > cards.TEN
        ):
            raise GameError(
                "A second card needs a face-up first card and a turn of its player, and can make 10 at most."
            )
