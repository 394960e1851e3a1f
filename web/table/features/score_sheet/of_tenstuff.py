"""The score sheet of Tenstuff: who went out, in order. A game is one round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from table.features.score_sheet import text
from table.features.score_sheet.questions import TABLE, Numbers, Question, Round, Scoring, Seats, Step
from table.scores import Line
from tenfold.games.tenstuff import Tenstuff
from tenfold.games.tenstuff.cards import CARDS, points


class TenstuffScoring(Scoring):
    """Tenstuff: the order in which everyone goes out, or the first one and the cards that the others have left."""

    numbered = False
    options = ("finish",)

    def course(self, now: Round) -> Iterator[Step]:
        """Yield the questions about who went out, and about cards left."""
        game = _table(now)
        holders = [*range(game.players)]
        while len(holders) > game.holders_left:
            place = 1 + game.players - len(holders)
            yield Question(f"out-{place}", TABLE, text.went_out(place=place), Seats((*holders,)))
            holders.remove(now.whole(f"out-{place}"))
        if len(holders) > 1:
            for seat in holders:
                yield Question(
                    "left", seat, text.cards_left(who=now.names[seat]), Numbers(1, len(CARDS)), text.cards_row
                )

    def points(self, now: Round) -> Sequence[int]:
        """Return a point for every player beaten."""
        game = _table(now)
        out = [now.whole(f"out-{place}") for place in range(1, 1 + game.players - game.holders_left)]
        left = [int(now.answers.get(("left", seat), "0" if seat in out else "1")) for seat in range(game.players)]
        return points(out, left)

    def over(self, rounds: Sequence[Round]) -> bool:
        """True: a game is one round."""
        return True

    def lines(self, rounds: Sequence[Round]) -> list[Line]:
        """Return no lines: the places say it all."""
        return []


def _table(now: Round) -> Tenstuff:
    assert isinstance(now.game, Tenstuff)
    return now.game
