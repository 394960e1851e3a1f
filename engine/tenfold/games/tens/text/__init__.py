"""Texts of Tens."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("tens", __name__)
__getattr__ = CATALOGUE.get
