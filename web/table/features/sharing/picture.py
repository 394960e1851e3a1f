"""The scores of a finished game as a picture to share."""

from __future__ import annotations

from table.boards import board_of
from table.features.sharing import text
from table.matches import after
from table.model import Session
from table.picture import Picture
from table.score_picture import Scores, picture
from table.words import who_won


def of_game(session: Session) -> Picture:
    """Return the picture. Others will look at it, so it calls no one “you”."""
    record, state = session.record, session.record.state
    names = [who.name for who in record.seats]
    board, match = board_of(record.game), after(record)
    sheet = board.sheet(state.observation(None))
    deal = "" if record.seed is None else str(text.share_of(title=str(record.seed)))
    scores = Scores(
        record.game,
        match.label if match.is_worth_telling else deal,
        who_won(state.ranking(), names),
        names,
        state.ranking(),
        [board.score_line(score) for score in state.scores()],
        [sheet] if sheet else [],
        [position.ranking() for position in record.replay()],
    )
    return picture(scores)
