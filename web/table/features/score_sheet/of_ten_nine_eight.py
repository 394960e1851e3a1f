"""The score sheet of 10-9-8: bids, then tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from table.drawings.french import SIGNS
from table.features.score_sheet import text
from table.features.score_sheet.questions import (
    START,
    TABLE,
    Choices,
    Fault,
    Numbers,
    Question,
    Round,
    Scoring,
    Seats,
    Step,
)
from table.scores import Line
from tenfold import AnyGame
from tenfold.games.ten_nine_eight import TenNineEight
from tenfold.games.ten_nine_eight.cards import hooked_bid, points
from tenfold.messages import Message

_TRUMPS = Choices({suit: text.sign(sign=SIGNS[suit]) for suit in "SHDC"}, suits=True)


class TenNineEightScoring(Scoring):
    """10-9-8: in turn the bids, then the tricks won."""

    note = text.won_of_bid_note
    options = ("hook", "missed", "rounds")

    def course(self, now: Round) -> Iterator[Step]:
        """Yield the questions about trumps, bids and tricks, clockwise from the dealer's left."""
        game, cards = _table(now), _cards(now)
        if not now.of and not now.number:
            yield Question(START, TABLE, text.first_dealer, Seats((*range(game.players),)))
        yield Question("trump", TABLE, text.trumps, _TRUMPS)
        order = now.seats_from(_dealer(now) + 1)
        for seat in order:
            others = [now.whole("bid", other) for other in order if ("bid", other) in now.answers]
            last = game.hook and len(others) + 1 == game.players
            hooked = hooked_bid(cards, others) if last else None
            doubtful = frozenset() if hooked is None else frozenset([hooked])
            yield Question("bid", seat, text.bid(who=now.names[seat]), Numbers(0, cards, doubtful), text.bid_row)
            bid = now.whole("bid", seat)
            if bid == hooked:
                yield Fault(f"hook-{bid}", text.hooked(who=now.names[seat], bid=bid, tricks=cards))
        for seat in order:
            left = max(0, cards - sum(now.whole("won", other) for other in order if ("won", other) in now.answers))
            wrong = {*range(left + 1, cards + 1), *(range(left) if seat == order[-1] else ())}
            pad = Numbers(0, cards, frozenset(wrong))
            yield Question("won", seat, text.tricks(who=now.names[seat]), pad, text.tricks_row)
        won = sum(now.each("won"))
        if won != cards:
            yield Fault(f"tricks-{won}", text.tricks_wrong(count=won, of=cards))

    def points(self, now: Round) -> Sequence[int]:
        """Return the points of a round."""
        return points(now.each("bid"), now.each("won"), _table(now).missed)

    def over(self, rounds: Sequence[Round]) -> bool:
        """True after the last round of the schedule."""
        return len(rounds) >= len(_table(rounds[0]).schedule)

    def title(self, now: Round) -> Message:
        """Return which round it is, and its cards."""
        return text.round_of_cards(count=now.number + 1, cards=_cards(now))

    def who(self, now: Round) -> Message:
        """Return who deals and who leads."""
        dealer = _dealer(now)
        return text.deals_and_leads(who=now.names[dealer], other=now.names[(dealer + 1) % now.game.players])

    def lines(self, rounds: Sequence[Round]) -> list[Line]:
        """Return a line for each round, with tricks and bid in small print."""
        return [Line(str(one.number + 1), self.points(one), *_small(one)) for one in rounds]

    def limits(self, game: AnyGame) -> tuple[int | None, int | None]:
        """Return the number of rounds."""
        assert isinstance(game, TenNineEight)
        return len(game.schedule), None


def _table(now: Round) -> TenNineEight:
    assert isinstance(now.game, TenNineEight)
    return now.game


def _cards(now: Round) -> int:
    return _table(now).schedule[now.number]


def _dealer(now: Round) -> int:
    return (_start(now) + now.number) % now.game.players


def _start(now: Round) -> int:
    """Return the first dealer: in the first round of a sheet, once it is known."""
    return int(now.answers.get((START, TABLE), now.start))


def _small(now: Round) -> tuple[list[str], list[str]]:
    pairs = list(zip(now.each("won"), now.each("bid"), strict=True))
    return [f"{won}/{bid}" for won, bid in pairs], [str(text.won_of_bid(won=won, bid=bid)) for won, bid in pairs]
