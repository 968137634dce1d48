"""The Towers: a second row, its rampart, and what nightmares do to it (ONI-40 to ONI-47)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from reverie.core.game import Actions
from reverie.games.onirim.rules.answers import FROM_COMMON, HandVerb
from reverie.games.onirim.rules.base import begin_order, look, to_limbo
from reverie.games.onirim.rules.cards import (
    KIND_OF,
    LEFT_EDGES,
    NAMES,
    NIGHTMARE,
    RIGHT_EDGES,
    TOWER,
    TOWERS,
)
from reverie.games.onirim.rules.parts import Expansion, Step, Verb, worded
from reverie.games.onirim.rules.places import (
    ASKS,
    DISCARD,
    OUT,
    RESOLVING,
    RUNS,
    TOWER_ROW,
)
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.view_types import Arrangement, OnirimView

RAMPART: Final = 4
TOWER_NAMES: Final = NAMES[TOWER : TOWER + TOWERS]


def may_touch(left: i64, right: i64) -> bool:
    """Tell whether two towers may stand side by side: their touching edges share no symbol."""
    return RIGHT_EDGES[left - TOWER] & LEFT_EDGES[right - TOWER] == 0


def has_rampart(t: Table) -> bool:
    """Tell whether four neighbouring towers have four different colours (ONI-42)."""
    towers = t.towers
    start: i64 = 0
    while start + RAMPART <= len(towers):
        seen: i64 = 0
        i: i64 = 0
        while i < RAMPART:
            seen |= 1 << (i64(towers[start + i]) & 3)
            i += 1
        if seen == 15:
            return True
        start += 1
    return False


class Towers(Expansion):
    """The hooks of the Towers."""

    def discarded(self, t: Table, kind: i64) -> None:
        if kind >= TOWER and not t.deck_empty():
            t.push(MAY_LOOK, 3 + ((kind - TOWER) >> 2))

    def nightmare(self, t: Table) -> None:
        t.push(TOLL)

    def wins(self, t: Table) -> bool:
        return has_rampart(t)

    def spoilt(self, t: Table) -> bool:
        colour: i64 = 0
        while colour < 4:
            gone: i64 = 0
            i: i64 = 0
            while i < 3:
                kind = TOWER + 4 * i + colour
                gone += t.count(DISCARD, kind) + t.count(OUT, kind)
                i += 1
            if gone == 3:
                return True
            colour += 1
        return False

    def help(self) -> dict[str, list[str]]:
        return {
            "act": ["ONI-41"],
            "nightmare": ["ONI-44"],
            "order": ["ONI-43"],
            "may look": ["ONI-43"],
            "lose tower": ["ONI-44", "ONI-45"],
        }

    def write(self, t: Table, data: Arrangement) -> None:
        data["towers"] = [NAMES[int(tower)] for tower in t.towers]

    def read(self, t: Table, data: Arrangement) -> None:
        t.towers = vec[u8]([KIND_OF[name] for name in data["towers"]])

    def lay(self, t: Table, view: OnirimView) -> None:
        for name in view["towers"]:
            t.put(TOWER_ROW, KIND_OF[name])


class TollStep(Step):
    """ONI-44: after a nightmare's option a tower is lost, unless there is none or a rampart stands."""

    def go(self, t: Table) -> None:
        t.pop()
        if len(t.towers) > 0 and not (t.rules.power and has_rampart(t)):
            t.push(LOSE_TOWER)


class PutBackStep(Step):
    """The cards looked at by a discarded tower go back on top."""

    def go(self, t: Table) -> None:
        t.pop()
        begin_order(t)


class MayLookStep(Step):
    """Whether to look at the top cards; the argument is the tower's number."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        return {"cards": int(t.arg())}


TOLL: Final[Step] = TollStep("toll", RUNS)
PUT_BACK: Final[Step] = PutBackStep("put back", RUNS)
MAY_LOOK: Final[Step] = MayLookStep("may look", ASKS)
LOSE_TOWER: Final[Step] = Step("lose tower", ASKS)


class PlayTower(HandVerb):
    """ONI-41: a tower goes to one end of the tower row if the touching edges share no symbol."""

    def __init__(self, texts: list[str], common: bool, left: bool) -> None:
        super().__init__(texts, common)
        self.left = left

    def offer(self, t: Table, out: Actions) -> None:
        part = self.part(t)
        towers = t.towers
        if len(towers) == 0 and self.left:
            return  # both ends of an empty row are the same place
        i: i64 = 0
        while i < TOWERS:
            tower = TOWER + i
            if t.count(part, tower) > 0:
                if len(towers) == 0:
                    out.add(self.base + i)
                elif self.left:
                    if may_touch(tower, i64(towers[0])):
                        out.add(self.base + i)
                elif may_touch(i64(towers[len(towers) - 1]), tower):
                    out.add(self.base + i)
            i += 1

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        tower = TOWER + arg
        t.from_hand(tower, self.common, TOWER_ROW)
        if self.left:
            row = vec[u8]()
            row = append(row, u8(tower))
            for other in t.towers:
                row = append(row, other)
            t.towers = row
        else:
            t.towers = append(t.towers, u8(tower))
        if t.events is not None:
            end = "left" if self.left else "right"
            t.tell("tower built", {"seat": int(t.active), "card": NAMES[tower], "end": end})
        t.check_win()


class Look(Verb):
    """ONI-43: look at the top cards and put them back in any order."""

    def do(self, t: Table, arg: i64) -> None:
        number = t.arg()
        t.pop()
        t.push(PUT_BACK)
        look(t, number, t.onlooker())


class NoLook(Verb):
    """ONI-43: a tower discarded without a look."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()


class LoseTower(Verb):
    """ONI-44: an end tower, or an inner one whose neighbours may touch."""

    def offer(self, t: Table, out: Actions) -> None:
        towers = t.towers
        last = len(towers) - 1
        i: i64 = 0
        while i <= last:
            if i == 0 or i == last or may_touch(i64(towers[i - 1]), i64(towers[i + 1])):
                out.add(self.base + i64(towers[i]) - TOWER)
            i += 1

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        row = vec[u8]()
        for tower in t.towers:
            if i64(tower) != TOWER + arg:
                row = append(row, tower)
        t.towers = row
        t.move(TOWER + arg, TOWER_ROW, DISCARD)
        if t.events is not None:
            t.tell("tower lost", {"seat": int(t.active), "card": TOWER_NAMES[arg]})
        t.check_win()


class FalseDestruction(Verb):
    """ONI-45: no tower is lost, but the nightmare goes to Limbo."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.pop()  # the nightmare will not be buried
        to_limbo(t, NIGHTMARE, RESOLVING)


PLAY_LEFT: Final[Verb] = PlayTower(worded("play", TOWER_NAMES, " left"), False, True)
PLAY_RIGHT: Final[Verb] = PlayTower(worded("play", TOWER_NAMES, " right"), False, False)
PLAY_LEFT_COMMON: Final[Verb] = PlayTower(worded("play", TOWER_NAMES, " left" + FROM_COMMON), True, True)
PLAY_RIGHT_COMMON: Final[Verb] = PlayTower(worded("play", TOWER_NAMES, " right" + FROM_COMMON), True, False)
LOOK_AT: Final[Verb] = Look(["look"])
NO_LOOK: Final[Verb] = NoLook(["no look"])
LOSE: Final[Verb] = LoseTower(worded("lose", TOWER_NAMES))
FALSE_DESTRUCTION: Final[Verb] = FalseDestruction(["false destruction"])
