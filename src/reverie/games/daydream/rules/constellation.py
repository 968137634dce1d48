"""The constellation: digits in star cells climb it, and every star reached is circled (DAY-20)."""

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.errors import Impossible
from reverie.games.daydream.rules.board import Feature
from reverie.games.daydream.rules.sheets import Sheets
from reverie.games.daydream.view_types import Sheet


class Constellation(Feature):
    """Keeps one number on a sheet: the point that has been reached, from 0 at the lowest."""

    name = "constellation"

    def __init__(self, cells: list[int], stars: list[bool]) -> None:
        super().__init__(cells, 1)
        self.top: i64 = len(stars) - 1
        # By point: the stars circled once it is reached. The lowest point is where the pen starts.
        self.circled: vec[i64] = vec[i64]([sum(stars[1 : point + 1]) for point in range(len(stars))])

    def written(self, t: Sheets, seat: i64, base: i64, cell: i64, digit: i64) -> None:
        at = base + self.at
        before = t.sheets[at]
        after = min(self.top, before + digit)
        t.sheets[at] = after
        if t.events is not None:
            stars = int(self.circled[after] - self.circled[before])
            t.tell_own(seat, "constellation", {"from": int(before), "to": int(after), "stars": stars})

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        return self.circled[sheets[base + self.at]]

    def show(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        sheet["constellation"] = {"point": int(sheets[base + self.at]), "stars": int(self.score(sheets, base))}

    def check(self, sheet: Sheet) -> None:
        part = sheet["constellation"]
        if part is None or not 0 <= part["point"] <= self.top:
            raise Impossible(f"no sheet can have {part} for its constellation")

    def load(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        data = sheet["constellation"]
        assert data is not None
        sheets[base + self.at] = int(data["point"])
