"""Texts of Tenstuff."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("tenstuff", __name__)
__getattr__ = CATALOGUE.get
