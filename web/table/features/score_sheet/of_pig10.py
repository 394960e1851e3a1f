"""The score sheet of PIG 10: the cards won. A game is one round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from table.features.score_sheet import text
from table.features.score_sheet.questions import Fault, Numbers, Question, Round, Scoring, Step
from table.scores import Line
from tenfold.games.pig10.cards import DECK, standing
from tenfold.messages import Message

_CARDS = sum(DECK)
_MOST_TENS = 40


class Pig10Scoring(Scoring):
    """PIG 10: the cards won, and for a tie the PIG 10s, if they break it."""

    numbered = False
    options = ("leftovers", "tie", "first_player")

    def course(self, now: Round) -> Iterator[Step]:
        """Yield the questions about the cards won."""
        settings, players = now.game.settings, range(now.game.players)
        for seat in players:
            left = _CARDS - sum(now.whole("won", other) for other in range(seat))
            pad = Numbers(0, _CARDS, frozenset(range(max(0, left) + 1, _CARDS + 1)))
            yield Question("won", seat, text.cards_won(who=now.names[seat]), pad, text.cards_row)
        won = now.each("won")
        total = sum(won)
        if total > _CARDS or (total < _CARDS and settings["leftovers"] == "last-taker"):
            yield Fault(f"cards-{total}", text.cards_wrong(count=total, of=_CARDS))
        if settings["tie"] == "most-tens":
            for seat in players:
                if won.count(won[seat]) > 1:
                    yield Question("tens", seat, text.tens_called(who=now.names[seat]), Numbers(0, _MOST_TENS))

    def points(self, now: Round) -> Sequence[int]:
        """Return the cards won."""
        return now.each("won")

    def standing(self, rounds: Sequence[Round]) -> Sequence[object]:
        """Return what decides the places: the cards, and perhaps the PIG 10s."""
        now = rounds[-1]
        tens = [int(now.answers.get(("tens", seat), "0")) for seat in range(now.game.players)]
        return standing(now.each("won"), tens, now.game.settings["tie"])

    def over(self, rounds: Sequence[Round]) -> bool:
        """True: a game is one round."""
        return True

    def who(self, now: Round) -> Message | None:
        """Return who starts, if the table has chosen someone."""
        choice = now.game.settings["first_player"]
        if choice == "random":
            return None
        return text.starts(who=now.names[(int(choice) + now.of) % now.game.players])

    def lines(self, rounds: Sequence[Round]) -> list[Line]:
        """Return no lines: the places say it all."""
        return []
