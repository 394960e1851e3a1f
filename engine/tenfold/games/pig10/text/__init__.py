"""Texts of PIG 10."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("pig10", __name__)
__getattr__ = CATALOGUE.get
