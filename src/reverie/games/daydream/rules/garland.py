"""The garland of moons: digits of moon cells are copied into it from the top; equal neighbours score (DAY-23)."""

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.errors import Impossible
from reverie.games.daydream.rules.board import Feature
from reverie.games.daydream.rules.sheets import Sheets
from reverie.games.daydream.view_types import Sheet


class Garland(Feature):
    """Keeps on a sheet the number of moons written, the points earned and the digit in each moon."""

    name = "garland"

    def __init__(self, cells: list[int], rewards: list[int]) -> None:
        super().__init__(cells, len(rewards) + 3)
        self.rewards: vec[i64] = vec[i64](rewards)  # from the top: the first lies between the two highest moons

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
        if t.events is not None:
            t.tell_own(seat, "moon", {"moon": int(moon), "digit": int(digit), "reward": int(reward)})

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        return sheets[base + self.at + 1]

    def show(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        at = base + self.at
        sheet["garland"] = {
            "moons": [int(sheets[at + 2 + moon]) for moon in range(sheets[at])],
            "points": int(sheets[at + 1]),
        }

    def check(self, sheet: Sheet) -> None:
        part = sheet["garland"]
        if (
            part is None
            or len(part["moons"]) > len(self.rewards) + 1
            or not all(0 <= digit <= 9 for digit in part["moons"])
        ):
            raise Impossible(f"no sheet can have {part} for its garland")

    def load(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        data = sheet["garland"]
        assert data is not None
        at = base + self.at
        sheets[at] = len(data["moons"])
        sheets[at + 1] = int(data["points"])
        for moon, digit in enumerate(data["moons"]):
            sheets[at + 2 + moon] = int(digit)
