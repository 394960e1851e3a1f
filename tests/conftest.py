"""The same examples on every machine, however slow it is."""

from hypothesis import settings

settings.register_profile("tenfold", deadline=None, derandomize=True)
settings.load_profile("tenfold")
