"""The texts of the stats."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-figures", __name__)
__getattr__ = CATALOGUE.get
