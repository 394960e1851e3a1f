"""The texts of 10-9-8 at the table."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-ten-nine-eight", __name__)
__getattr__ = CATALOGUE.get
