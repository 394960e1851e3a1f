"""The texts of puzzles."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-puzzles", __name__)
__getattr__ = CATALOGUE.get
