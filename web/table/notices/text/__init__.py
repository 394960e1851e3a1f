"""What Tenfold says of saved games, files and links."""

from tenfold.messages import Catalogue

CATALOGUE = Catalogue("notices", __name__)
__getattr__ = CATALOGUE.get
