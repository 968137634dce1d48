"""The garland of moons: digits of moon cells hang in it from the top; equal neighbours pay (DAY-23)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from reverie.daydream.board import Board, Feature
from reverie.daydream.sheets import Sheets


class Garland(Feature):
    """Its places on a sheet: the number of moons written, the sum earned, and the digit in each moon."""

    name = "garland"

    def __init__(self, cells: list[int], rewards: list[int]) -> None:
        super().__init__(cells, len(rewards) + 3)
        self.rewards: vec[i64] = vec[i64](rewards)  # the first between the two highest moons

    def written(self, t: Sheets, seat: i64, base: i64, cell: i64, digit: i64) -> None:
        s = t.sheets
        at = base + self.at
        moon = s[at]
        s[at] = moon + 1
        s[at + 2 + moon] = digit
        reward: i64 = 0
        if moon > 0 and s[at + 1 + moon] == digit:
            reward = self.rewards[moon - 1]
            s[at + 1] += reward
        if t.told is not None:
            t.tell_own(seat, "moon", {"moon": int(moon), "digit": int(digit), "reward": int(reward)})

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        return sheets[base + self.at + 1]

    def show(self, board: Board, sheets: "vec[i64]", base: i64) -> dict[str, Any]:
        at = base + self.at
        return {
            "moons": [int(sheets[at + 2 + moon]) for moon in range(sheets[at])],
            "points": int(sheets[at + 1]),
        }

    def load(self, sheets: "vec[i64]", base: i64, data: dict[str, Any]) -> None:
        at = base + self.at
        sheets[at] = len(data["moons"])
        sheets[at + 1] = int(data["points"])
        for moon, digit in enumerate(data["moons"]):
            sheets[at + 2 + moon] = int(digit)
