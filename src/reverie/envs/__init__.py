"""The games as research environments: Gymnasium alone, PettingZoo together, batches for speed.

Importing this package registers every game with Gymnasium as `reverie/NAME-v1`, its name beginning with a capital. A
later version has other options of set-ups, such as another edition; an earlier one stays as it was.
"""

from reverie.extras import missing
from reverie.games.discovery import kits

try:
    import gymnasium
    import numpy as np  # noqa: F401 - looked for here, so that the message comes before any other
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing("reverie.envs", error, "envs"), name=error.name) from None

for _kit in kits():
    for _version, _options in _kit.environments().items():
        _id = f"reverie/{_kit.name.title()}-v{_version}"
        if _id not in gymnasium.registry:
            gymnasium.register(
                _id,
                entry_point="reverie.envs.solo:SoloEnv",
                vector_entry_point="reverie.envs.batched:BatchedEnv",
                kwargs={"game": _kit.name, "setup": _kit.first_setup(), "options": dict(_options)},
                # The checker would look at every kind of step once; `check_env` does so in our tests.
                disable_env_checker=True,
            )
