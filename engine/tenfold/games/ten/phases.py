"""The phases of a round of 10: the legal actions of each, their effects, and the reasons for refusals.

Each phase has a method `begin` or `go_on` that the phase before it calls. It reports what happened only after setting
the next turn and phase. So a listener sees which seat is asked next.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from tenfold.errors import IllegalAction
from tenfold.games.ten import cards, text
from tenfold.games.ten.cards import points, settle, texts
from tenfold.games.ten.events import Laid, TenEvent
from tenfold.games.ten.state import NOBODY, NOTHING, Lying, TenState
from tenfold.messages import Text
from tenfold.observation import TERMINAL, Outlook
from tenfold.phase import Phase
from tenfold.text import over as game_over

_LAYINGS = cards.LAY.of  # a short look-up, because every play-out calls it


class Laying(Phase[TenState]):
    """The phase in which everyone plays a first card."""

    name = "lay"
    now: ClassVar[Text] = text.lay_first

    def begin(self, state: TenState) -> None:
        """Turn up a round card."""
        state.round += 1
        state.round_card = state.round_cards[-1]
        state.round_cards = state.round_cards[:-1]
        state.phase = self
        state.turn = state.starter
        card = state.round_card - cards.ROUND
        state.happened({"kind": "round", "seat": state.starter, "round": state.round, "card": card}, reveals=True)

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return the ways to play each card of the hand: face up or down, with the seat’s chips."""
        chips = min(state.chips[state.turn], cards.MOST_PROTECTION)
        found: tuple[int, ...] = ()
        before = NOTHING
        for card in state.hands[state.turn]:
            if card != before:
                found += cards.LAYS[card][chips]
                before = card
        return found

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Play a first card; the last one opens the market."""
        card, covered, chips = _LAYINGS[action]
        state.hands[player].remove(card)
        state.protection[player] = chips
        state.chips[player] -= chips
        knowing = 1 << player if covered else state.game.everybody
        state.table[player] = Lying(card, bool(covered), player, chips, knowing)
        state.step += 1
        state.turn = state.game.left[player]
        closed = state.step == state.game.players
        if closed:
            state.phase = MARKET
            state.step = 0
        if not covered:
            state.shown(player, card)
        if state.log is not None:
            event: Laid = {"kind": "lay", "seat": player, "open": not covered, "chips": chips}
            secret = {"card": cards.TEXTS[card]} if covered else {}
            if not covered:
                event["card"] = cards.TEXTS[card]
            state.happened(event, secret=secret, seen_by=(player,) if covered else ())
        if closed:
            MARKET.go_on(state)

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Return the card played, and the chips on it."""
        card, covered, chips = cards.LAY.of[action]
        return Outlook(action, cards.ACTIONS.texts[action], f"lay {cards.FACES[covered]}", cards.TEXTS[card], chips)

    def has(self, action: int) -> bool:
        """True if an action plays a first card."""
        return action in cards.LAY

    def tempting(self, state: TenState, player: int) -> Iterable[int]:
        """Return first cards with more chips than the seat has."""
        more = range(state.chips[player] + 1, cards.MOST_PROTECTION + 1)
        kinds = sorted(set(state.hands[player]))
        return [cards.LAY(card, covered, n) for card in kinds for covered in (0, 1) for n in more]

    def why_not(self, state: TenState, action: int, player: int) -> Text:
        """Return the reason: the card is missing, or the chips are."""
        card, _, chips = cards.LAY.of[action]
        if card not in state.hands[player]:
            return text.not_in_hand(called=cards.CALLED[card])
        held = state.chips[player]
        return text.no_chips_to_lay(chips=chips, held=held)


class Market(Phase[TenState]):
    """The phase in which everyone has one chance to swap, or to open an auction."""

    name = "market"
    now: ClassVar[Text] = text.market_now

    def go_on(self, state: TenState, event: TenEvent | None = None) -> None:
        """Report what was done, and give the next seat its chance. A seat without the chips for any card loses it."""
        state.phase = self
        poor: tuple[int, ...] = ()
        while state.step < state.game.players:
            seat = state.seat(state.step)
            chips = state.chips[seat]
            if chips and any(k <= chips for other, k in enumerate(state.protection) if other != seat):
                break
            poor += (seat,)
            state.step += 1
        state.turn = state.seat(state.step)
        if event is not None:
            state.happened(event)
        for seat in poor:
            state.happened({"kind": "decline", "seat": seat, "forced": True})
        if state.step == state.game.players:
            SECOND.begin(state)

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return declining, swaps for unprotected cards, and bids for protected ones."""
        player = state.turn
        chips = state.chips[player]
        swaps = [cards.DECLINE]
        opens: list[int] = []
        for seat, protection in enumerate(state.protection):
            if seat == player:
                continue
            if protection:
                opens += cards.OPENS[seat][protection - 1 : chips]  # X4, X13
            elif chips:  # X2
                swaps.append(cards.SWAP.numbers[seat])
        return (*swaps, *opens)

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Decline, swap or open an auction."""
        if action == cards.DECLINE:
            state.step += 1
            self.go_on(state, {"kind": "decline", "seat": player, "forced": False})
        elif action in cards.SWAP.numbers:
            state.chips[player] -= 1
            state.pot += 1
            PROTECTING.begin(state, "swap", player, cards.SWAP.part(action), 1)
        else:
            owner, bid = cards.OPEN.parts(action)
            state.phase = AUCTION
            state.owner, state.bidder, state.bid = owner, player, bid + 1
            state.passed = 0
            AUCTION.go_on(state, player, {"kind": "open", "seat": player, "owner": owner, "bid": bid + 1})

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Return the seat that owns the card, and the price."""
        act = cards.ACTIONS.texts[action]
        if action == cards.DECLINE:
            return Outlook(action, act, act)
        seat, price = self._offer(action)
        card = None if state.table[seat].covered else cards.TEXTS[state.table[seat].first]
        return Outlook(action, act, "swap" if action in cards.SWAP else "open", card, price, seat, 1)

    def has(self, action: int) -> bool:
        """True if an action declines, swaps or opens an auction."""
        return action == cards.DECLINE or action in cards.SWAP or action in cards.OPEN

    def tempting(self, state: TenState, player: int) -> Iterable[int]:
        """Return bids for cards that are protected by more chips than the seat has."""
        chips = state.chips[player]
        return [cards.OPENS[seat][k - 1] for seat, k in enumerate(state.protection) if seat != player and k > chips]

    def why_not(self, state: TenState, action: int, player: int) -> Text:
        """Return the reason: this player can’t buy the card, or not at this price."""
        seat, price = self._offer(action)
        if seat >= state.game.players:
            return text.no_seat(seat=seat)
        if seat == player:
            return text.own_card
        protection, held = state.protection[seat], state.chips[player]
        if action in cards.SWAP:
            return text.swap_protected if protection else text.swap_costs
        if not protection:
            return text.not_protected
        if price < protection:
            return text.bids_begin(protection=protection)
        return text.no_chips_to_bid(bid=price, held=held)

    def _offer(self, action: int) -> tuple[int, int]:
        """Return the seat that a swap or an opening bid is about, and the price."""
        if action in cards.SWAP:
            return cards.SWAP.part(action), 1
        seat, bid = cards.OPEN.parts(action)
        return seat, bid + 1


class Auction(Phase[TenState]):
    """The phase in which everyone except the owner, clockwise, raises the bid or passes."""

    name = "auction"
    now: ClassVar[Text] = text.auction_now

    def go_on(self, state: TenState, last: int, event: TenEvent | None = None) -> None:
        """Report what this seat said, and ask the next one; a seat that can’t pay more has passed."""
        poor: tuple[int, ...] = ()
        seat = state.game.left[last]
        while seat != state.bidder:
            if seat != state.owner and not state.passed >> seat & 1:
                if state.chips[seat] > state.bid:
                    break
                poor += (seat,)
            seat = state.game.left[seat]
        state.turn = seat
        if event is not None:
            state.happened(event)
        for passing in poor:
            state.passed |= 1 << passing
            state.happened({"kind": "pass", "seat": passing, "forced": True})
        if seat == state.bidder:
            self._sell(state)

    def _sell(self, state: TenState) -> None:
        buyer, owner, price = state.bidder, state.owner, state.bid
        state.chips[buyer] -= price
        state.chips[owner] += price
        state.owner = state.bidder = NOBODY
        state.bid = state.passed = 0
        PROTECTING.begin(state, "sold", buyer, owner, price)

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return every higher bid that the seat can pay, and passing."""
        return (*cards.BID.numbers[state.bid : state.chips[state.turn]], cards.PASS)  # X4, X13

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Raise the bid, or pass."""
        if action == cards.PASS:
            state.passed |= 1 << player
            self.go_on(state, player, {"kind": "pass", "seat": player, "forced": False})
            return
        state.bid = cards.BID.part(action) + 1
        state.bidder = player
        if not state.game.pass_is_final:  # X3: seats that can still pay more are asked again
            for seat, chips in enumerate(state.chips):
                if chips > state.bid:
                    state.passed &= ~(1 << seat)
        self.go_on(state, player, {"kind": "bid", "seat": player, "owner": state.owner, "bid": state.bid})

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Return the bid."""
        bid = cards.BID.part(action) + 1 if action in cards.BID else None
        return Outlook(action, cards.ACTIONS.texts[action], "pass" if bid is None else "bid", value=bid)

    def has(self, action: int) -> bool:
        """True if an action bids or passes."""
        return action in cards.BID or action == cards.PASS

    def why_not(self, state: TenState, action: int, player: int) -> Text:
        """Return the reason: the bid is too low or too high."""
        bid = cards.BID.part(action) + 1
        if bid <= state.bid:
            return text.bid_stands(bid=state.bid)
        return text.no_chips_to_bid(bid=bid, held=state.chips[player])


class Protecting(Phase[TenState]):
    """The phase after an exchange, in which both sides may raise their protection, the buyer first (X6)."""

    name = "protect"
    now: ClassVar[Text] = text.protect_now

    def begin(self, state: TenState, kind: Literal["swap", "sold"], buyer: int, owner: int, price: int) -> None:
        """Carry out an exchange that has been paid for."""
        goods = (state.table[owner], state.table[buyer])
        state.exchange(buyer, owner, price)
        state.protecting = tuple(
            seat for seat in (buyer, owner) if state.protection[seat] < cards.MOST_PROTECTION and state.chips[seat]
        )
        self._ask(state)
        if state.log is not None:
            got, gave = (None if lying.covered else cards.TEXTS[lying.first] for lying in goods)
            state.happened({"kind": kind, "seat": buyer, "owner": owner, "price": price, "got": got, "gave": gave})
        state.look(buyer)
        state.look(owner)
        if not state.protecting:
            MARKET.go_on(state)

    def _ask(self, state: TenState) -> None:
        """Ask the next seat that can still raise; if there is none, the market continues."""
        if state.protecting:
            state.phase = self
            state.turn = state.protecting[0]
        else:
            state.phase = MARKET
            state.step += 1

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return putting more chips on the card, and keeping it as it is."""
        lying = state.protection[state.turn]
        return (*cards.PROTECT.numbers[lying : lying + state.chips[state.turn]], cards.KEEP)

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Protect a card, or keep it as it is."""
        event: TenEvent = {"kind": "keep", "seat": player}
        if action != cards.KEEP:
            chips = cards.PROTECT.part(action) + 1
            state.chips[player] -= chips - state.protection[player]
            state.protection[player] = chips
            event = {"kind": "protect", "seat": player, "chips": chips}
        state.protecting = state.protecting[1:]
        self._ask(state)
        state.happened(event)
        if not state.protecting:
            MARKET.go_on(state)

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Return the chips that would then be on the card."""
        chips = cards.PROTECT.part(action) + 1 if action in cards.PROTECT else None
        return Outlook(action, cards.ACTIONS.texts[action], "keep" if chips is None else "protect", value=chips)

    def has(self, action: int) -> bool:
        """True if an action protects a card or keeps it as it is."""
        return action in cards.PROTECT or action == cards.KEEP

    def tempting(self, state: TenState, player: int) -> Iterable[int]:
        """Return higher protections than the seat has chips for."""
        return cards.PROTECT.numbers[state.protection[player] + state.chips[player] :]

    def why_not(self, state: TenState, action: int, player: int) -> Text:
        """Return the reason: the protection would be lower, or can’t be paid."""
        if cards.PROTECT.part(action) < state.protection[player]:
            return text.no_lower
        return text.no_chips_to_protect


class Second(Phase[TenState]):
    """The phase in which everyone may turn up a face-down card, and add a second card to a face-up one."""

    name = "second"
    now: ClassVar[Text] = text.second_now

    def begin(self, state: TenState) -> None:
        """Move the chips on the cards to the pot."""
        state.phase = self
        state.step = 0
        state.turn = state.starter
        chips = sum(state.protection)
        if chips:
            state.pot += chips
            state.protection = [0] * state.game.players
            state.happened({"kind": "collect", "seat": None, "chips": chips, "pot": state.pot})

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return turning up or leaving a face-down card; for a face-up one, adding what makes ten at most (X12)."""
        player = state.turn
        if state.table[player].covered:
            return (cards.TURN_UP, cards.LEAVE)
        adds = cards.ADDS[state.table[player].first]
        found = {adds[card] for card in state.hands[player]}
        found.discard(0)
        return (*sorted(found), cards.STOP)

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Turn up, leave, add or stop; the last one ends the round."""
        if action == cards.TURN_UP:
            state.uncover(player, "turn")
            return
        state.step += 1
        state.turn = state.game.left[player]
        if action in cards.ADD.numbers:
            card = cards.ADD.part(action)
            first, covered, laid_by, laid_under, seen_by, price, _ = state.table[player]
            state.hands[player].remove(card)
            state.table[player] = Lying(first, covered, laid_by, laid_under, seen_by, price, card)
            state.shown(player, card)
            total = cards.MAKES[first][card]
            state.happened({"kind": "add", "seat": player, "card": cards.TEXTS[card], "total": total})
        elif state.log is not None:
            state.happened({"kind": "stop" if action == cards.STOP else "leave", "seat": player})
        if state.step == state.game.players:
            self._end_round(state)

    def _end_round(self, state: TenState) -> None:
        """Show all cards, name winner and loser, clear the table and draw."""
        seats = [state.seat(step) for step in range(state.game.players)]
        covered = [lying.covered for lying in state.table]
        for seat in seats:
            if covered[seat]:
                state.uncover(seat, "show")
        layers = [lying.laid_by for lying in state.table]
        lying = [(a,) if b < 0 else (a, b) for a, *_, b in state.table]
        card, strength = state.round_card - cards.ROUND, state.game.strength
        over = settle(card, state.starter, lying, covered, layers, state.pot, strength)
        taken = (*(card for seat in seats for card in lying[seat]), state.round_card)
        state.chips[over.winner] += state.pot
        state.pot = 0
        state.penalties[over.loser] += taken
        state.points[over.loser] += over.points
        state.rounds += (over,)
        if state.log is not None:
            state.happened(
                {
                    "kind": "result",
                    "seat": None,
                    "card": over.card,
                    "totals": [*over.totals],
                    "winner": over.winner,
                    "loser": over.loser,
                    "pot": over.pot,
                    "points": over.points,
                    "taken": texts(taken),
                },
                reveals=True,
            )
        state.clear_table()
        state.phase = NAMING
        state.turn = over.winner
        if not state.rounds_ahead():  # X15
            OVER.begin(state, "rounds", over.loser)
        elif not state.refill():
            OVER.begin(state, "cards", over.loser)

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Return the total that the cards would then make."""
        first, act = state.table[player].first, cards.ACTIONS.texts[action]
        if action in cards.ADD:
            card = cards.ADD.part(action)
            return Outlook(action, act, "add", cards.TEXTS[card], cards.MAKES[first][card])
        return Outlook(action, act, act, cards.TEXTS[first], cards.VALUE[first])

    def has(self, action: int) -> bool:
        """True if an action turns up, leaves, adds or stops."""
        return action in cards.ADD or action in (cards.TURN_UP, cards.LEAVE, cards.STOP)

    def tempting(self, state: TenState, player: int) -> Iterable[int]:
        """Return adding cards that would make too much with a face-up one."""
        if state.table[player].covered:
            return ()
        adds = cards.ADDS[state.table[player].first]
        return [cards.ADD(card) for card in sorted(set(state.hands[player])) if not adds[card]]

    def why_not(self, state: TenState, action: int, player: int) -> Text:
        """Return the reason: the first card is the other way up, or the second doesn’t fit it."""
        first = state.table[player].first
        if action in (cards.TURN_UP, cards.LEAVE):
            return text.lies_open
        if state.table[player].covered:
            return text.lies_covered
        card = cards.ADD.part(action)
        if card not in state.hands[player]:
            return text.not_in_hand(called=cards.CALLED[card])
        total = cards.MAKES[first][card]
        too_much = text.too_much_penalty if card > cards.PENALTY else text.too_much_normal
        return too_much(value=cards.VALUE[card], other=cards.CALLED[first], total=total)


class Naming(Phase[TenState]):
    """The phase in which the winner of a round names the player to start the next one."""

    name = "starter"
    now: ClassVar[Text] = text.starter_now

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return all seats as starters."""
        return tuple(cards.STARTER.numbers[: state.game.players])

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Name a starter, and start the next round."""
        state.starter = cards.STARTER.part(action)
        state.happened({"kind": "starter", "seat": player, "starter": state.starter})
        LAYING.begin(state)

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Return the seat that would start."""
        return Outlook(action, cards.ACTIONS.texts[action], "starter", taker=cards.STARTER.part(action))

    def has(self, action: int) -> bool:
        """True if an action names a starter."""
        return action in cards.STARTER

    def why_not(self, state: TenState, action: int, player: int) -> Text:
        """Return the reason: there is no such seat."""
        return text.no_seat(seat=cards.STARTER.part(action))


class Over(Phase[TenState]):
    """The game is over."""

    name = "over"

    def begin(self, state: TenState, reason: Literal["rounds", "cards"], loser: int) -> None:
        """Give the remaining round cards to the loser of the last round, and set the final scores."""
        if ahead := state.rounds_ahead():
            rest = sorted(state.round_cards[-ahead:])
            state.penalties[loser] += tuple(rest)
            state.points[loser] += points(rest)
            numbers = [card - cards.ROUND for card in rest]
            event: TenEvent = {"kind": "rest", "seat": loser, "round_cards": numbers, "points": points(rest)}
            state.happened(event, reveals=True)
        state.round_cards = ()
        self.go_on(state)
        state.happened({"kind": "over", "seat": None, "reason": reason, "total": state.scores()}, reveals=True)

    def go_on(self, state: TenState) -> None:
        """Set the final scores."""
        state.phase = self
        state.turn = TERMINAL
        state.count_up()

    def legal(self, state: TenState) -> tuple[int, ...]:
        """Return no actions."""
        return ()

    def apply(self, state: TenState, action: int, player: int) -> None:
        """Raise `IllegalAction`: the game is over."""
        raise IllegalAction(game_over)

    def outlook(self, state: TenState, action: int, player: int) -> Outlook:
        """Raise `IllegalAction`: the game is over."""
        raise IllegalAction(game_over)


LAYING, MARKET, AUCTION, PROTECTING = Laying(), Market(), Auction(), Protecting()
SECOND, NAMING, OVER = Second(), Naming(), Over()

PHASES: dict[str, Phase[TenState]] = {
    phase.name: phase for phase in (LAYING, MARKET, AUCTION, PROTECTING, SECOND, NAMING, OVER)
}
