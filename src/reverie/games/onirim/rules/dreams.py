"""The expansion Happy Dreams and Dark Premonitions: its hooks into the base game (ONI-50 to ONI-55)."""

from mypy_extensions import i64

from reverie.games.onirim.rules.cards import (
    HAPPY_DREAM,
    PREMONITION,
    PREMONITIONS,
)
from reverie.games.onirim.rules.happy_dreams import HAPPY
from reverie.games.onirim.rules.parts import Expansion
from reverie.games.onirim.rules.places import (
    FACE_UP,
    OUT,
    PILE,
)
from reverie.games.onirim.rules.premonitions import PREMONITIONS_WAKE
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.view_types import OnirimView


class Dreams(Expansion):
    """The hooks of Happy Dreams and Dark Premonitions."""

    def dream(self, t: Table, kind: i64) -> bool:
        if kind != HAPPY_DREAM:
            return False
        t.push(HAPPY)
        return True

    def gained(self, t: Table, colour: i64) -> None:
        t.push(PREMONITIONS_WAKE)

    def help(self) -> dict[str, list[str]]:
        return {
            "order": ["ONI-55"],
            "happy dream": ["ONI-55"],
            "sift": ["ONI-55"],
            "fetch": ["ONI-55"],
            "which premonition": ["ONI-51"],
            "shed keys": ["ONI-52"],
            "surrender": ["ONI-52", "ONI-54"],
        }

    def show(self, t: Table, view: OnirimView) -> None:
        view["premonitions"] = t.named(FACE_UP)
        view["premonition_pile"] = int(t.size(PILE))

    def lay(self, t: Table, view: OnirimView) -> None:
        t.lay(FACE_UP, view["premonitions"])
        for kind in range(PREMONITION, PREMONITION + PREMONITIONS):
            if t.count(FACE_UP, kind) + t.count(OUT, kind) == 0:
                t.put(PILE, kind)
