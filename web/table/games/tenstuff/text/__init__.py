"""The texts of Tenstuff at the table."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-tenstuff", __name__)
__getattr__ = CATALOGUE.get
