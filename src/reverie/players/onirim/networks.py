"""Which file of weights plays which set-up of Onirim."""

from typing import Final

from reverie.onirim.parts import Rules
from reverie.players.network import Network
from reverie.players.onirim.numbering import VERSION
from reverie.players.weights import load

BASE: Final = "onirim-base.weights"  # the base game for one, which is played most
EVERYTHING: Final = "onirim.weights"  # every other set-up

_loaded: dict[str, Network] = {}


def file_for(rules: Rules) -> str:
    return BASE if rules.spelling == "onirim" and rules.players == 1 else EVERYTHING


def network_for(rules: Rules) -> Network:
    """The network of a set-up, read once; BadWeights if it cannot be used."""
    name = file_for(rules)
    if name not in _loaded:
        _loaded[name] = load(name, "onirim", VERSION)
    return _loaded[name]
