"""The texts of score sheets."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-score-sheet", __name__)
__getattr__ = CATALOGUE.get
