"""What stands beside the table on a large screen."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("table-beside", __name__)
__getattr__ = CATALOGUE.get
