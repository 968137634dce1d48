"""The rules once more, slowly and from the panels alone, to hold the fast ones against.

It follows the answers that were given and knows nothing of boards as numbers: cells are names, rows
are lists of names, an object is a string of `S` and `.`.
"""

from reverie.games.daydream.rules.folds import VIEWS
from reverie.games.daydream.rules.panels import Panel


def name_of(place: int, offset: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[(place % 32) + offset] + str(place // 32 + 1)


class SlowSheet:
    """One player's sheet."""

    def __init__(self, view: str, panels: list[Panel], alone: bool) -> None:
        self.view = view
        self.alone = alone
        self.digits: dict[str, int] = {}
        self.written: list[str] = []  # the cells in the order they were filled
        self.full: dict[str, str] = {}  # full rows and their icons
        self.rows: dict[str, list[str]] = {}
        self.special: dict[str, list[str]] = {}  # star and moon cells by panel
        self.families: dict[str, int] = {}
        self.notes: list[list[str]] = []
        self.cells: list[str] = []
        offset = 0
        for panel in panels:
            for row in panel.rows:
                cells = [name_of(place, offset) for place in row.cells]
                self.rows[f"{cells[0]}-{cells[-1]}"] = cells
            self.special[panel.letter] = [name_of(place, offset) for place in panel.special]
            self.notes += [[name_of(place, offset) for place in note] for note in panel.notes]
            self.families.update({name_of(place, offset): family for place, family in panel.families.items()})
            self.cells += [name_of(place, offset) for place in panel.cells]
            offset += panel.width
        shelves = sorted({one.shelf for panel in panels for one in panel.objects})
        self.shelf = [one for shelf in shelves for panel in panels for one in panel.objects if one.shelf == shelf]
        self.clover = next((panel.clover for panel in panels if panel.clover), "")
        self.bowtie = next((panel.bowtie for panel in panels if panel.bowtie), "")
        self.stars = [
            point["star"]
            for letter in "CB"
            for panel in panels
            if panel.letter == letter
            for point in panel.constellation
        ]
        self.rewards = [reward for panel in panels for reward in panel.rewards]
        self.leaves = sum(panel.leaves for panel in panels)
        self.circled = sum(panel.circled for panel in panels)
        self.filled = 0
        self.thorns = 0
        self.objects = 0
        self.point = 0
        self.lines = 0
        self.due: list[str] = []  # lines still to draw, by icon
        self.bonus = False
        self.earned = {0: 0, 1: 0, 2: 0}
        self.crossed: set[int] = set()  # rewards that are no longer to be had, alone
        self.good: list[str] = []  # the rows the last digit completed well

    # -- answers ----------------------------------------------------------------------------------

    def answer(self, text: str) -> None:
        words = text.split()
        if words[0] == "skip":
            self.circle()
            self.thorns += self.alone
        elif words[0] == "write":
            change = int(words[1][1:] or 0)
            digit = int(words[1][0]) + change
            used = abs(change)
            self.circled -= used
            self.filled += used
            self.write(words[2], digit)
        elif words[0] == "row":
            self.order(words[1])
        elif words[1] == "leaf":
            self.bonus = False
            self.circle()
        else:
            self.bonus = False
            self.line("sun")
        self.draw()

    def circle(self) -> None:
        if self.circled + self.filled < self.leaves:
            self.circled += 1

    def write(self, cell: str, digit: int) -> None:
        assert cell in self.cells
        assert cell not in self.digits
        self.digits[cell] = digit
        self.written.append(cell)
        if self.alone:
            for family in self.filled_families():
                if self.earned[family] == 0 and cell in self.family(family):
                    self.earned[family] = next((reward for reward in (5, 2) if reward not in self.crossed), 0)
        good: list[str] = []
        for row, cells in self.rows.items():
            if cell in cells and all(one in self.digits for one in cells):
                self.full[row] = self.icon([self.digits[one] for one in cells])
                if self.full[row] != "spoiled":
                    good.append(row)
        if len({self.full[row] for row in good}) == 1 or self.objects == len(self.shelf):
            for row in good:
                self.due += [self.full[row]] * len(self.rows[row])
        self.good = good

    def order(self, first: str) -> None:
        for row in sorted(self.good, key=lambda row: row != first):
            self.due += [self.full[row]] * len(self.rows[row])

    def icon(self, digits: list[int]) -> str:
        if len(set(digits)) < len(digits):
            return "spoiled"
        up = list(range(digits[0], digits[0] + len(digits)))
        down = list(range(digits[0], digits[0] - len(digits), -1))
        return "sun" if digits in (up, down) else "dot"

    def draw(self) -> None:
        while self.due and not self.bonus:
            self.line(self.due.pop(0))

    def line(self, icon: str) -> None:
        if self.objects == len(self.shelf):
            return
        thing = self.shelf[self.objects]
        suns = thing.suns()
        if self.point == 0 and self.alone:
            self.crossed |= {5} if thing.name == self.clover else {2} if thing.name == self.bowtie else set()
        self.point += 1
        while icon == "sun" and not suns[self.point]:
            self.point += 1
        self.lines += 1
        if self.point == len(suns) - 1:
            self.objects, self.point, self.lines = self.objects + 1, 0, 0
            can_help = self.objects < len(self.shelf) or self.circled + self.filled < self.leaves
            self.bonus = thing.bonus and can_help

    # -- the combinations -------------------------------------------------------------------------

    def family(self, family: int) -> set[str]:
        return {cell for cell, of in self.families.items() if of == family}

    def filled_families(self) -> list[int]:
        return [family for family in range(3) if self.families and self.family(family) <= set(self.digits)]

    def in_special(self, letters: str) -> list[int]:
        cells = [cell for letter in letters for cell in self.special.get(letter, [])]
        return [self.digits[cell] for cell in self.written if cell in cells]

    def constellation(self) -> int:
        reached = min(sum(self.in_special("ABC")), len(self.stars) - 1)
        return sum(self.stars[1 : reached + 1])

    def heads(self) -> int:
        total = 0
        for note in self.notes:
            digits = [self.digits[cell] for cell in note if cell in self.digits]
            pair = len(set(digits)) < len(digits)
            every = pair and len(note) > 2 and len(digits) == len(note) and len(set(digits)) == 1
            total += pair + every
        return total

    def garland(self) -> int:
        moons = self.in_special("DEF")
        return sum(reward for reward, one, next_ in zip(self.rewards, moons, moons[1:], strict=False) if one == next_)

    def polaroids(self) -> int:
        hung = [sorted(self.special[letter]) for letter in self.view]
        if self.view == "AD":
            stars, moons = (sum(self.digits.get(cell, 0) for cell in cells) for cells in hung)
            return stars - moons
        digits = [self.digits[cell] for cell in hung[0] + hung[1] if cell in self.digits]
        double = len(digits) == 6 and self.icon(digits) == "sun"
        return len(set(digits)) * (2 if double else 1)

    def score(self) -> int:
        plays = VIEWS[self.view].plays
        added = {
            "constellation": self.constellation() if "constellation" in plays else 0,
            "notes": self.heads() if "notes" in plays else 0,
            "garland": self.garland() if "garland" in plays else 0,
            "polaroids": self.polaroids() if "polaroids" in plays else 0,
            "frames": sum(self.earned.values()) if "frames" in plays else 0,
        }
        return self.objects - self.thorns // 2 + sum(added.values())


class SlowTable:
    """Everybody's sheets, turn by turn."""

    def __init__(self, view: str, panels: list[Panel], players: int) -> None:
        self.sheets = [SlowSheet(view, panels, players == 1) for _ in range(players)]
        self.taken: dict[int, list[int]] = {0: [5, 2], 1: [5, 2], 2: [5, 2]}

    def turn(self, drafts: list[list[str]]) -> None:
        before = [sheet.filled_families() for sheet in self.sheets]
        for sheet, draft in zip(self.sheets, drafts, strict=True):
            for text in draft:
                sheet.answer(text)
        if len(self.sheets) > 1:
            for family, rewards in self.taken.items():
                new = [
                    sheet
                    for sheet, old in zip(self.sheets, before, strict=True)
                    if family in sheet.filled_families() and family not in old
                ]
                if new and rewards:
                    reward = rewards.pop(0)
                    for sheet in new:
                        sheet.earned[family] = reward
