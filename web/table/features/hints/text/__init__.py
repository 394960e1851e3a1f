"""The texts of hints."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-hints", __name__)
__getattr__ = CATALOGUE.get
