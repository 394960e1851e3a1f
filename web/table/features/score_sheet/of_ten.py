"""The score sheet of 10: who wins and loses each round, and what the loser takes; at the end chips and hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from table.features.score_sheet import text
from table.features.score_sheet.questions import (
    TABLE,
    Choices,
    Faces,
    Fault,
    Numbers,
    Question,
    Round,
    Scoring,
    Seats,
    SoFar,
    Step,
    faces,
)
from table.scores import Line
from tenfold import AnyGame
from tenfold.games.ten import Ten
from tenfold.games.ten.cards import (
    CARDS,
    CHIPS,
    HAND,
    JOKER,
    MOST_LAID,
    PENALTY,
    ROUND,
    ROUNDS,
    points,
    score,
    standing,
)
from tenfold.messages import Message

_NORMAL = "1"
"""The key of a normal card. They all cost the same, so that any of them stands for all."""

_SIGNS = {_NORMAL: "0–10", **{f"P{value}": f"P{value}" for value in range(1, JOKER - PENALTY)}, "J": "J"}
_WORTH = {face: points([CARDS[face]]) for face in _SIGNS}
_MOST_POINTS = 99


class TenScoring(Scoring):
    """10: for each round the winner, the loser and the cards taken."""

    options = ("surplus_jokers", "length")

    def course(self, now: Round) -> Iterator[Step]:
        """Yield the questions about a round, and after the last one about chips and hands."""
        game = _table(now)
        players = range(game.players)
        used = [one.whole("card") for one in now.before]
        yield Question("card", TABLE, text.round_card, Numbers(1, ROUNDS, frozenset(used)))
        card = now.whole("card")
        if card in used:
            yield Fault(f"card-{card}", text.round_card_again(card=str(card), count=used.index(card) + 1))
        yield Question("winner", TABLE, text.round_winner, Seats((*players,)))
        others = [seat for seat in players if seat != now.whole("winner")]
        yield Question("loser", TABLE, text.round_loser, Seats((*others,)))
        loser = now.whole("loser")
        most = MOST_LAID * game.players
        taken = Faces(_SIGNS, most, Numbers(0, _MOST_POINTS), fixed=False, worth=_WORTH)
        yield Question("taken", TABLE, text.taken(who=now.names[loser]), taken)
        yield from _cards_wrong(now.value("taken"), "taken", game, least=game.players)
        if not self._last(now):
            if _may_run_out(now):
                choices = Choices({"yes": text.hands_full, "no": text.hands_not_full})
                yield Question("filled", TABLE, text.hands_filled, choices)
            if not _ends(now):
                return
        if now.number + 1 < game.rounds and game.rounds < ROUNDS:
            yield Question("rest", TABLE, text.rest, Numbers(0, _MOST_POINTS))
        chips = CHIPS * game.players
        for seat in players:
            yield Question("chips", seat, text.chips(who=now.names[seat]), Numbers(0, chips), text.chips_row)
        held = sum(now.each("chips"))
        if held != chips:
            yield Fault(f"chips-{held}", text.chips_wrong(count=held, of=chips))
        for seat in players:
            hand = Faces(_SIGNS, HAND, Numbers(0, _MOST_POINTS), fixed=False, worth=_WORTH)
            yield Question("hand", seat, text.hand(who=now.names[seat]), hand, text.hand_row)
            yield from _cards_wrong(now.value("hand", seat), f"hand-{seat}", game, least=0)

    def points(self, now: Round) -> Sequence[int]:
        """Return the penalty points of a round: all of them are the loser's."""
        cost = points([ROUND + now.whole("card")]) + _cost(now.value("taken")) + _rest(now)
        return [cost if seat == now.whole("loser") else 0 for seat in range(now.game.players)]

    def scores(self, rounds: Sequence[Round]) -> list[int]:
        """Return the points taken, at the end with hands and chips."""
        taken, last = super().scores(rounds), rounds[-1]
        if not self.over(rounds):
            return taken
        hands = [_cost(last.value("hand", seat)) for seat in range(last.game.players)]
        return [score(*parts) for parts in zip(taken, hands, last.each("chips"), strict=True)]

    def standing(self, rounds: Sequence[Round]) -> Sequence[object]:
        """Return what decides the places: the score, then the chips."""
        if not self.over(rounds):
            return super().standing(rounds)
        return standing(self.scores(rounds), rounds[-1].each("chips"))

    def over(self, rounds: Sequence[Round]) -> bool:
        """True after the last round, or once a hand can't be filled (X14)."""
        return self._last(rounds[-1]) or _ends(rounds[-1])

    def _last(self, now: Round) -> bool:
        return now.number + 1 >= _table(now).rounds

    def so_far(self, now: Round, name: str, value: str) -> SoFar:
        """Return the penalty points of the cards, and those with the round card."""
        cost = _cost(value)
        whole = cost + points([ROUND + now.whole("card")])
        return SoFar(cost, [text.with_round_card(points=whole)] if name == "taken" else ())

    def totals(self, now: Round) -> Sequence[int]:
        """Return the points taken, with this round's once they are known."""
        found = super().totals(now)
        if ("taken", TABLE) not in now.answers:
            return found
        return [before + own for before, own in zip(found or [0] * now.game.players, self.points(now), strict=True)]

    def title(self, now: Round) -> Message:
        """Return which round it is."""
        return text.round_of(count=now.number + 1, of=_table(now).rounds)

    def who(self, now: Round) -> Message | None:
        """Return who chooses the starter, until the round has been played."""
        if not now.before or ("taken", TABLE) in now.answers:
            return None
        return text.chooses(who=now.names[now.before[-1].whole("winner")])

    def lines(self, rounds: Sequence[Round]) -> list[Line]:
        """Return a line for each round, and one each for the hands and the chips."""
        found = super().lines(rounds)
        if self.over(rounds):
            last = rounds[-1]
            hands = [_cost(last.value("hand", seat)) for seat in range(last.game.players)]
            found.append(Line(str(text.hand_row), hands))
            found.append(Line(str(text.chips_row), [score(0, 0, chips) for chips in last.each("chips")]))
        return found

    def limits(self, game: AnyGame) -> tuple[int | None, int | None]:
        """Return no number of rounds, because the draw pile can end the game."""
        return None, None


def _table(now: Round) -> Ten:
    assert isinstance(now.game, Ten)
    return now.game


def _cost(value: str) -> int:
    """Return the penalty points of cards, or the points that were entered."""
    return points([CARDS[face] for face in faces(value)]) if value.startswith(":") else int(value)


def _ends(now: Round) -> bool:
    return now.answers.get(("filled", TABLE)) == "no"


def _may_run_out(now: Round) -> bool:
    """True if the draw pile can be empty after this round, with two cards played by everyone in each."""
    game = _table(now)
    pile = sum(game.deck) - HAND * game.players
    return not game.reshuffles and (now.number + 1) * MOST_LAID * game.players > pile


def _rest(now: Round) -> int:
    """Return the points of the round cards that are left when the draw pile ends the game (X14)."""
    if not _ends(now):
        return 0
    if ("rest", TABLE) in now.answers:
        return now.whole("rest")
    used = {one.whole("card") for one in (*now.before, now)}
    return points([ROUND + card for card in range(1, ROUNDS + 1) if card not in used])


def _cards_wrong(value: str, name: str, game: Ten, *, least: int) -> Iterator[Step]:
    """Yield what can't be: more of a card than there are, or too few cards."""
    if not value.startswith(":"):
        return
    cards = faces(value)
    for face, count in Counter(cards).items():
        of = game.deck[CARDS[face]]
        if face != _NORMAL and count > of:
            yield Fault(f"{name}-{face}-{count}", text.too_many_of(card=_SIGNS[face], count=count, of=of))
    if len(cards) < least:
        yield Fault(f"{name}-few-{len(cards)}", text.too_few_taken(count=len(cards), of=least))
