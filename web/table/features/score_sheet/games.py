"""What the score sheet of each game asks, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from table.features.score_sheet.of_pig10 import Pig10Scoring
from table.features.score_sheet.of_ten import TenScoring
from table.features.score_sheet.of_ten_nine_eight import TenNineEightScoring
from table.features.score_sheet.of_tens import TensScoring
from table.features.score_sheet.of_tenstuff import TenstuffScoring
from table.features.score_sheet.questions import Scoring

SCORINGS: Mapping[str, Scoring] = {
    "pig10": Pig10Scoring(),
    "ten": TenScoring(),
    "ten-nine-eight": TenNineEightScoring(),
    "tens": TensScoring(),
    "tenstuff": TenstuffScoring(),
}
"""What the score sheet of a game asks, and how it scores, by the game's name."""
