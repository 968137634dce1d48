"""Which file of weights plays which set-up of Onirim."""

from typing import Final

from reverie.onirim.parts import Rules
from reverie.players.network import Network
from reverie.players.onirim.numbering import VERSION
from reverie.players.weights import load, read_file, stated

BASE: Final = "onirim-base.weights"  # the base game for one, which is played most
EVERYTHING: Final = "onirim.weights"  # every other set-up

_loaded: dict[str, Network] = {}
_stated: dict[str, list[tuple[float, float]]] = {}


def file_for(rules: Rules) -> str:
    return BASE if rules.spelling == "onirim" and rules.players == 1 else EVERYTHING


def network_for(rules: Rules) -> Network:
    """The network of a set-up, read once; BadWeights if it cannot be used."""
    name = file_for(rules)
    if name not in _loaded:
        _loaded[name] = load(name, "onirim", VERSION)
    return _loaded[name]


def stated_for(rules: Rules) -> list[tuple[float, float]]:
    """What came true of the chances that network states, as pairs; none if it is not known."""
    name = file_for(rules)
    if name not in _stated:
        _stated[name] = stated(read_file(name))
    return _stated[name]
