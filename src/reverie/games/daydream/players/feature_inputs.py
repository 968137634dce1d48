"""The inputs of the network for the features of a combination: one class for each feature."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reverie.games.daydream.rules.board import Board, Feature
from reverie.games.daydream.rules.constellation import Constellation
from reverie.games.daydream.rules.frames import FAMILIES, FIVES, TWOS, Frames
from reverie.games.daydream.rules.garland import Garland
from reverie.games.daydream.rules.notes import Notes
from reverie.games.daydream.rules.polaroids import Polaroids
from reverie.games.daydream.rules.sheet_layout import CELLS, EMPTY

STATES: Final = 11  # of a cell: a digit or none
NOTE_STATES: Final = 25  # cells written, and the most of them that are equal, up to 4 each
FAMILY_LEFT: Final = 32  # empty cells of a family, up to 31
RUN_STATES: Final = 77  # of six polaroids: how many are filled (7), times the run they may become (10) or none


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureInputs:
    """The slots of one feature; `answers` are numbers of inputs, counted from the first of the feature (-1: none)."""

    def __init__(self, inputs: int, slots: int) -> None:
        self.inputs = inputs
        self.slots: i64 = slots
        self.answers: vec[i64] = vec[i64]([-1] * slots)
        self.first_input: i64 = 0
        self.first_slot: i64 = 0

    def read(self, s: "vec[i64]") -> None:
        """Set `answers` from a sheet."""


class ConstellationInputs(FeatureInputs):
    """The point that is reached, and the number of star cells still empty."""

    def __init__(self, feature: Constellation) -> None:
        self.points: i64 = feature.top + 1
        super().__init__(int(self.points) + len(feature.cells) + 1, 2)
        self.at: i64 = feature.at
        self.cells: vec[i64] = vec[i64](feature.cells)

    def read(self, s: "vec[i64]") -> None:
        empty: i64 = 0
        for cell in self.cells:
            if s[CELLS + cell] == EMPTY:
                empty += 1
        self.answers[0] = s[self.at]
        self.answers[1] = self.points + empty


class GarlandInputs(FeatureInputs):
    """The number of moons written, with the digit of the last."""

    def __init__(self, feature: Garland) -> None:
        super().__init__((len(feature.rewards) + 2) * STATES, 1)
        self.at: i64 = feature.at

    def read(self, s: "vec[i64]") -> None:
        moon = s[self.at]
        if moon == 0:
            self.answers[0] = EMPTY
        else:
            self.answers[0] = moon * STATES + s[self.at + 1 + moon]


class NotesInputs(FeatureInputs):
    """For each note: how many of its cells are written, and how many of those are equal."""

    def __init__(self, feature: Notes) -> None:
        super().__init__(len(feature.notes) * NOTE_STATES, len(feature.notes))
        self.feature = feature
        self.seen: vec[i64] = vec[i64]([0] * STATES)

    def read(self, s: "vec[i64]") -> None:
        seen = self.seen
        note: i64 = 0
        while note < self.slots:
            cells = self.feature.notes[note]
            written: i64 = 0
            equal: i64 = 0
            for cell in cells:
                digit = s[CELLS + cell]
                if digit != EMPTY:
                    written += 1
                    seen[digit] += 1
                    equal = max(equal, seen[digit])
            for cell in cells:
                seen[s[CELLS + cell]] = 0
            self.answers[note] = note * NOTE_STATES + written * 5 + equal
            note += 1


class PolaroidsInputs(FeatureInputs):
    """The digit of each polaroid, and the run that they may still become."""

    def __init__(self, feature: Polaroids) -> None:
        super().__init__(len(feature.linked) * STATES + RUN_STATES, len(feature.linked) + 1)
        self.linked: vec[i64] = feature.linked

    def read(self, s: "vec[i64]") -> None:
        size = self.slots - 1
        filled: i64 = 0
        rising: i64 = 0
        falling: i64 = 0
        i: i64 = 0
        while i < size:
            digit = s[CELLS + self.linked[i]]
            self.answers[i] = i * STATES + digit
            if digit != EMPTY:
                if filled == 0:
                    rising = digit - i
                    falling = digit + i
                if digit - i != rising:
                    rising = -1
                if digit + i != falling:
                    falling = -1
                filled += 1
            i += 1
        run: i64 = 10
        if filled > 0:
            if rising >= 0 and rising <= 4:
                run = rising
            elif falling >= 5 and falling <= 9:
                run = falling
        self.answers[size] = size * STATES + filled * STATES + run


class FramesInputs(FeatureInputs):
    """For each family: its empty cells, and the reward that can still be earned."""

    def __init__(self, feature: Frames) -> None:
        super().__init__(FAMILIES * FAMILY_LEFT * 3, FAMILIES)
        self.at: i64 = feature.at

    def read(self, s: "vec[i64]") -> None:
        family: i64 = 0
        while family < FAMILIES:
            reward: i64 = 0
            if (s[self.at + FIVES] >> family) & 1 != 0:
                reward = 2
            elif (s[self.at + TWOS] >> family) & 1 != 0:
                reward = 1
            left = min(s[self.at + family], FAMILY_LEFT - 1)
            self.answers[family] = (family * 3 + reward) * FAMILY_LEFT + left
            family += 1


def feature_inputs_of(board: Board) -> list[FeatureInputs]:
    """Return the inputs of each feature of the board, in the same order."""
    return [_inputs_for(feature) for feature in board.features]


def _inputs_for(feature: Feature) -> FeatureInputs:
    if isinstance(feature, Constellation):
        return ConstellationInputs(feature)
    if isinstance(feature, Garland):
        return GarlandInputs(feature)
    if isinstance(feature, Notes):
        return NotesInputs(feature)
    if isinstance(feature, Frames):
        return FramesInputs(feature)
    assert isinstance(feature, Polaroids)
    return PolaroidsInputs(feature)
