"""The texts of the review."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-review", __name__)
__getattr__ = CATALOGUE.get
