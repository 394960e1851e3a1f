"""The texts of comments."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-comments", __name__)
__getattr__ = CATALOGUE.get
