"""Many games of one table at a time, as NumPy arrays: PIG 10 and 10-9-8. `pip install "tenfold[batch]"`.

>>> import numpy as np, tenfold
>>> from tenfold import batch
>>> games = batch.load(tenfold.load_game("pig10", players=4))
>>> rng = np.random.default_rng(7)
>>> states = games.reset(range(1000))
>>> while not states.terminated.all():
...     vectors, mask = games.observe(states), states.legal_actions_mask
...     states = games.step(states, batch.random_actions(mask, rng))
>>> vectors.shape, mask.shape, games.returns(states).shape
((1000, 262), (1000, 21), (1000, 4))

Game n of `reset(deals)` is the game of `new_initial_state(deals[n])`. After the same actions it has the same legal
actions, vectors, scores and returns. All options of both games work. All games of a
table have the same number of actions, so games that start together end together.

The arrays belong to NumPy, but other libraries take them as they are. For PyTorch, `torch.from_numpy(vectors)` shares
the memory. For JAX, `jax.numpy.asarray(vectors)` copies them to the device. The games stay outside of `jax.jit`: only
the network is compiled.
"""

try:
    import numpy as _numpy  # noqa: F401  # a missing one gets a better text
except ImportError as _missing:
    raise ImportError('tenfold.batch needs NumPy: pip install "tenfold[batch]"') from _missing

from tenfold.batch.common import Batch, States, random_actions
from tenfold.batch.tables import load

__all__ = ["Batch", "States", "load", "random_actions"]
