"""The texts of added games."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-added-games", __name__)
__getattr__ = CATALOGUE.get
