"""What the computer players of Tens say."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("tens-bots", __name__)
__getattr__ = CATALOGUE.get
