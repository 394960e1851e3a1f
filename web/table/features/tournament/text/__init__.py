"""The texts of a tournament."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-tournament", __name__)
__getattr__ = CATALOGUE.get
