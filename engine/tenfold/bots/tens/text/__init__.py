"""Texts of the computer players of Tens."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("tens-bots", __name__)
__getattr__ = CATALOGUE.get
