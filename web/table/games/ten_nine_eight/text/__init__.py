"""What 10-9-8 says at the table."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-ten-nine-eight", __name__)
__getattr__ = CATALOGUE.get
