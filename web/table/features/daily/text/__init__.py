"""The texts of the daily deal."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-daily", __name__)
__getattr__ = CATALOGUE.get
