"""Tenfold's own texts around its tables."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table", __name__)
__getattr__ = CATALOGUE.get
