"""The same examples on every machine, however slow it is; and what differs is shown where helpers compare."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.engine.cases", "tests.engine.properties")

settings.register_profile("tenfold", deadline=None, derandomize=True)
settings.load_profile("tenfold")
