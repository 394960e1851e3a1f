"""Texts of the computer players of Tenstuff."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("tenstuff-bots", __name__)
__getattr__ = CATALOGUE.get
