"""Values what the features of a combination may still score, for the valuation: one class for each feature."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reverie.games.daydream.rules.board import Board, Feature
from reverie.games.daydream.rules.constellation import Constellation
from reverie.games.daydream.rules.frames import FAMILIES, FIVE, FIVES, TWO, TWOS, Frames
from reverie.games.daydream.rules.garland import Garland
from reverie.games.daydream.rules.notes import Notes
from reverie.games.daydream.rules.polaroids import Polaroids, SummerPolaroids, WinterPolaroids
from reverie.games.daydream.rules.sheet_layout import CELLS, EMPTY

POINT_OF_SCORE: Final = 1000  # one point, in the thousandths of an object that the valuation counts in
TYPICAL_STAR: Final = 5  # the digit that a good player usually gets into a star cell
TYPICAL_HIGH: Final = 5  # the same for a polaroid of a star
TYPICAL_LOW: Final = 2  # and of a moon


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect:
    """Values digits by what one feature may score; all gains are in thousandths of an object."""

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        """Return what writing a digit in a cell gains, compared with what that cell usually brings."""
        return 0


class ConstellationProspect(Prospect):
    """Values a point by the stars reached, those within six points and an even share of all."""

    def __init__(self, feature: Constellation) -> None:
        self.at: i64 = feature.at
        self.top: i64 = feature.top
        top = int(feature.top)
        stars = int(feature.circled[top])
        worth: list[int] = []
        for point in range(top + 10):
            here = int(feature.circled[min(top, point)])
            ahead = int(feature.circled[min(top, point + 6)])
            even = stars * min(top, point) / top
            worth.append(round(POINT_OF_SCORE * (0.45 * here + 0.2 * ahead + 0.35 * even)))
        self.worth: vec[i64] = vec[i64](worth)

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        point = s[self.at]
        return self.worth[point + digit] - self.worth[point + TYPICAL_STAR]


class GarlandProspect(Prospect):
    """Values a moon that equals the one before, and charges one that misses that chance."""

    def __init__(self, feature: Garland) -> None:
        self.at: i64 = feature.at
        self.rewards: vec[i64] = feature.rewards

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        moon = s[self.at]
        if moon == 0:
            return 0
        reward = self.rewards[moon - 1] * POINT_OF_SCORE
        if s[self.at + 1 + moon] == digit:
            return reward // 3
        return -2 * reward // 3


class NotesProspect(Prospect):
    """Values equal digits around a note; a first digit keeps the chance, a different one takes it away."""

    def __init__(self, feature: Notes) -> None:
        self.feature = feature

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        total: i64 = 0
        for note in self.feature.touching[cell]:
            same: i64 = 0
            other: i64 = 0
            for touched in self.feature.notes[note]:
                found = s[CELLS + touched]
                if found == digit:
                    same += 1
                elif found != EMPTY:
                    other += 1
            size = len(self.feature.notes[note])
            if size == 2:
                if same == 1:
                    total += 650
                elif other == 1:
                    total -= 350
            elif same + other > 0:
                total += self.double(size, same, other)
        return total

    def double(self, size: i64, same: i64, other: i64) -> i64:
        """Return the gain for a note of two heads, at least one of whose cells is written already."""
        if same > 0 and other == 0:
            return 500 if same == 1 else 650
        if same > 0:
            return 500  # a first pair, though never all
        return -500 if same + other + 1 == size else -250


class WinterProspect(Prospect):
    """Values high digits for the stars and low ones for the moons."""

    def __init__(self, feature: WinterPolaroids) -> None:
        self.stars: vec[i64] = vec[i64](feature.stars)

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        for star in self.stars:
            if star == cell:
                return (digit - TYPICAL_HIGH) * POINT_OF_SCORE
        return (TYPICAL_LOW - digit) * POINT_OF_SCORE


class SummerProspect(Prospect):
    """Values different digits, and the chance of a run from left to right, which counts double."""

    def __init__(self, feature: SummerPolaroids) -> None:
        self.linked: vec[i64] = feature.linked

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        return self.worth(s, cell, digit) - self.worth(s, -1, 0)

    def worth(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        """Return the worth of the polaroids if a cell held that digit (cell -1: as they are)."""
        size: i64 = len(self.linked)
        seen: i64 = 0
        different: i64 = 0
        filled: i64 = 0
        rising: i64 = 0
        falling: i64 = 0
        i: i64 = 0
        while i < size:
            here = self.linked[i]
            found = s[CELLS + here]
            if here == cell:
                found = digit
            if found != EMPTY:
                if (seen >> found) & 1 == 0:
                    different += 1
                    seen |= 1 << found
                if filled == 0:
                    rising = found - i
                    falling = found + i
                if found - i != rising:
                    rising = -1
                if found + i != falling:
                    falling = -1
                filled += 1
            i += 1
        total = different * POINT_OF_SCORE + (size - filled) * 900
        if filled == 0 or (rising >= 0 and rising <= 4) or (falling >= 5 and falling <= 9):
            total += 6000 >> (size - filled)
            if rising == 1 or falling == 6:
                total += (size - filled) * 150  # all six are on the dice
        return total


class FramesProspect(Prospect):
    """Values each cell of a family as a step to its reward; the last ones count most."""

    def __init__(self, feature: Frames) -> None:
        self.at: i64 = feature.at
        self.families: vec[i64] = feature.families
        sizes = [0] * FAMILIES
        for family in feature.families:
            sizes[family] += 1
        self.sizes: vec[i64] = vec[i64](sizes)

    def gain(self, s: "vec[i64]", cell: i64, digit: i64) -> i64:
        family = self.families[cell]
        reward: i64 = 0
        if (s[self.at + FIVES] >> family) & 1 != 0:
            reward = FIVE
        elif (s[self.at + TWOS] >> family) & 1 != 0:
            reward = TWO
        size = self.sizes[family]
        filled = size - s[self.at + family]
        # The worth of a family grows with the square of its filled cells: this is the difference of one cell.
        return reward * POINT_OF_SCORE * (2 * filled + 1) // (size * size)


def prospects_of(board: Board) -> list[Prospect]:
    """Return the prospect of each feature of the board, in the same order."""
    return [prospect_of(feature) for feature in board.features]


def prospect_of(feature: Feature) -> Prospect:
    if isinstance(feature, Constellation):
        return ConstellationProspect(feature)
    if isinstance(feature, Garland):
        return GarlandProspect(feature)
    if isinstance(feature, Notes):
        return NotesProspect(feature)
    if isinstance(feature, Frames):
        return FramesProspect(feature)
    if isinstance(feature, WinterPolaroids):
        return WinterProspect(feature)
    if isinstance(feature, SummerPolaroids):
        return SummerProspect(feature)
    assert not isinstance(feature, Polaroids)
    return Prospect()
