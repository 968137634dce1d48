"""Frames: three families of cells; the first to fill one earns 5, the next 2 (DAY-24, DAY-25)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.errors import Impossible
from reverie.games.daydream.rules.board import Feature
from reverie.games.daydream.rules.sheets import Sheets
from reverie.games.daydream.view_types import Sheet

FAMILIES: Final = 3
FIVE: Final = 5
TWO: Final = 2

# Places on a sheet: the empty cells of each family, then sets of families. `GOT_` comes two places after its reward.
FIVES: Final = 3  # whose 5 can still be earned
TWOS: Final = 4  # whose 2 can still be earned
GOT_FIVE: Final = 5
GOT_TWO: Final = 6
FULL_NOW: Final = 7  # filled this turn, not yet settled


class Frames(Feature):
    """Rewards are settled when every player is done: all who fill a family in the same turn earn the same."""

    name = "frames"

    def __init__(self, families: list[int], clover: int, bowtie: int) -> None:
        """Take the family of each cell and the two objects that end the rewards of a solo game."""
        super().__init__(list(range(len(families))), 8)
        self.families: vec[i64] = vec[i64](families)
        self.clover: i64 = clover
        self.bowtie: i64 = bowtie

    def prepare(self, sheets: "vec[i64]", base: i64) -> None:
        at = base + self.at
        for family in self.families:
            sheets[at + family] += 1
        sheets[at + FIVES] = (1 << FAMILIES) - 1
        sheets[at + TWOS] = (1 << FAMILIES) - 1

    def written(self, t: Sheets, seat: i64, base: i64, cell: i64, digit: i64) -> None:
        at = base + self.at
        family = self.families[cell]
        t.sheets[at + family] -= 1
        if t.sheets[at + family] == 0:
            t.sheets[at + FULL_NOW] |= 1 << family
            if t.players == 1:
                self.settle(t)

    def begun(self, t: Sheets, seat: i64, base: i64, thing: i64) -> None:
        if t.players > 1 or (thing != self.clover and thing != self.bowtie):
            return
        at = base + self.at + (FIVES if thing == self.clover else TWOS)
        t.sheets[at] = 0
        if t.events is not None:
            t.tell_own(seat, "rewards crossed", {"reward": FIVE if thing == self.clover else TWO})

    def closed(self, t: Sheets) -> None:
        if t.players > 1:
            self.settle(t)

    def settle(self, t: Sheets) -> None:
        """Give the players who filled a family this turn its highest reward left, then cross it out for all."""
        family: i64 = 0
        while family < FAMILIES:
            self.settle_family(t, 1 << family, family)
            family += 1

    def settle_family(self, t: Sheets, bit: i64, family: i64) -> None:
        s = t.sheets
        taken: i64 = -1
        base: i64 = self.at
        seat: i64 = 0
        while seat < t.players:
            if s[base + FULL_NOW] & bit != 0:
                s[base + FULL_NOW] &= ~bit
                taken = FIVES if s[base + FIVES] & bit != 0 else TWOS
                reward: i64 = 0
                if s[base + taken] & bit != 0:
                    s[base + taken + 2] |= bit
                    reward = FIVE if taken == FIVES else TWO
                if t.events is not None:
                    data: dict[str, object] = {"seat": int(seat), "family": int(family) + 1, "reward": int(reward)}
                    if t.players == 1:
                        t.tell_own(seat, "frames", data)
                    else:
                        t.tell("frames", data)
            seat += 1
            base += t.board.size
        if taken >= 0:
            base = self.at
            seat = 0
            while seat < t.players:
                s[base + taken] &= ~bit
                seat += 1
                base += t.board.size

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        fives = sheets[base + self.at + GOT_FIVE]
        twos = sheets[base + self.at + GOT_TWO]
        total: i64 = 0
        family: i64 = 0
        while family < FAMILIES:
            total += FIVE * ((fives >> family) & 1) + TWO * ((twos >> family) & 1)
            family += 1
        return total

    def show(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        at = base + self.at
        left: list[int] = []
        open_: list[list[int]] = []
        earned: list[int] = []
        for family in range(FAMILIES):
            bit = 1 << family
            left.append(int(sheets[at + family]))
            open_.append([r for r, k in ((FIVE, FIVES), (TWO, TWOS)) if int(sheets[at + k]) & bit != 0])
            earned.append(sum(r for r, k in ((FIVE, GOT_FIVE), (TWO, GOT_TWO)) if int(sheets[at + k]) & bit != 0))
        sheet["frames"] = {"left": left, "open": open_, "earned": earned}

    def check(self, sheet: Sheet) -> None:
        part = sheet["frames"]
        if part is None or any(len(part[name]) != FAMILIES for name in ("left", "open", "earned")):
            raise Impossible(f"no sheet can have {part} for its frames")

    def load(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        data = sheet["frames"]
        assert data is not None
        at = base + self.at
        for family in range(FAMILIES):
            bit = 1 << family
            sheets[at + family] = int(data["left"][family])
            for reward, still, got in ((FIVE, FIVES, GOT_FIVE), (TWO, TWOS, GOT_TWO)):
                if reward not in data["open"][family]:
                    sheets[at + still] &= ~bit
                if data["earned"][family] == reward:
                    sheets[at + got] |= bit
