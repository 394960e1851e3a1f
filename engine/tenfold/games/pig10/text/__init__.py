"""What PIG 10 says."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("pig10", __name__)
__getattr__ = CATALOGUE.get
