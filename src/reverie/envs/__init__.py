"""The games as research environments: Gymnasium alone, PettingZoo together, batches for speed.

Importing this package registers `reverie/Onirim-v1` and `reverie/Daydream-v1` with Gymnasium.
"""

import gymnasium

for _game, _setup in (("onirim", "onirim"), ("daydream", "daydream:A")):
    _id = f"reverie/{_game.title()}-v1"
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="reverie.envs.solo:SoloEnv",
            vector_entry_point="reverie.envs.batched:BatchedEnv",
            kwargs={"game": _game, "setup": _setup},
            # The checker would look at every kind of step once; `check_env` does so in our tests.
            disable_env_checker=True,
        )
