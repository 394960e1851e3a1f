"""The texts of lessons."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-lessons", __name__)
__getattr__ = CATALOGUE.get
