"""Music notes between the cells: equal digits around one fill its heads (DAY-21)."""

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.errors import Impossible
from reverie.games.daydream.rules.board import Feature
from reverie.games.daydream.rules.sheet_layout import CELLS, EMPTY
from reverie.games.daydream.rules.sheets import Sheets
from reverie.games.daydream.view_types import Sheet


class Notes(Feature):
    """Keeps on a sheet the number of filled heads of each note, and of all notes."""

    name = "notes"

    def __init__(self, notes: list[list[int]]) -> None:
        """Take the cells that each note touches: two for a single note, three or four for a double one."""
        super().__init__(sorted({cell for note in notes for cell in note}), len(notes) + 1)
        self.notes: vec[vec[i64]] = vec[vec[i64]]([vec[i64](note) for note in notes])
        touching = [
            [number for number, note in enumerate(notes) if cell in note] for cell in range(max(self.cells) + 1)
        ]
        self.touching: vec[vec[i64]] = vec[vec[i64]]([vec[i64](numbers) for numbers in touching])

    def written(self, t: Sheets, seat: i64, base: i64, cell: i64, digit: i64) -> None:
        s = t.sheets
        total = base + self.at + len(self.notes)
        for note in self.touching[cell]:
            at = base + self.at + note
            heads = self.heads(s, base, note)
            if heads != s[at]:
                s[total] += heads - s[at]
                s[at] = heads
                if t.events is not None:
                    t.tell_own(seat, "note", {"note": int(note), "heads": int(heads)})

    def heads(self, sheets: "vec[i64]", base: i64, note: i64) -> i64:
        """Return how many heads the digits around a note fill: 0 to 2."""
        cells = self.notes[note]
        seen: i64 = 0
        different: i64 = 0
        written: i64 = 0
        for cell in cells:
            digit = sheets[base + CELLS + cell]
            if digit != EMPTY:
                written += 1
                if (seen >> digit) & 1 == 0:
                    seen |= 1 << digit
                    different += 1
        if different == written:
            return 0
        if different == 1 and written == len(cells) and written > 2:
            return 2
        return 1

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        return sheets[base + self.at + len(self.notes)]

    def show(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        heads = [int(sheets[base + self.at + note]) for note in range(len(self.notes))]
        sheet["notes"] = {"heads": heads, "filled": sum(heads)}

    def check(self, sheet: Sheet) -> None:
        part = sheet["notes"]
        if part is None or len(part["heads"]) != len(self.notes) or not all(0 <= heads <= 2 for heads in part["heads"]):
            raise Impossible(f"no sheet can have {part} for its notes")

    def load(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        data = sheet["notes"]
        assert data is not None
        for note, heads in enumerate(data["heads"]):
            sheets[base + self.at + note] = int(heads)
        sheets[base + self.at + len(self.notes)] = int(data["filled"])
