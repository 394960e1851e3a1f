"""The texts of a table with several phones."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-phones", __name__)
__getattr__ = CATALOGUE.get
