"""Draws the table of Daydream in text, from the view of a seat and nothing else."""

from typing import Final

from reverie.games.daydream.text.grid import Grid
from reverie.games.daydream.text.printed import Printed, Thing, printed
from reverie.games.daydream.text.words import (
    BETWEEN,
    BONUS,
    DOT,
    DRAWN,
    FAMILIES,
    LEAVES,
    MINUS,
    NONE,
    OPEN,
    SPECIAL,
    SUN,
    Words,
)
from reverie.games.daydream.view_types import DaydreamView, Sheet, played
from reverie.texts import Texts
from reverie.textui.ink import PLAIN, Paint, beside, flow, labelled, width_of

SIDE: Final = 34  # columns that the rest needs beside the clouds
GAP: Final = "  "
SPACE: Final = "   "
COMING: Final = 3  # objects shown after the one being drawn
AHEAD: Final = 9  # points of the constellation the largest digit can reach
PARTS: Final = (
    "dice",
    "shelf",
    "leaves",
    "constellation",
    "notes",
    "garland",
    "polaroids",
    "frames",
    "score",
    "players",
)


def draw(view: DaydreamView, texts: Texts, width: int, paint: Paint = PLAIN) -> str:
    """Draw the own sheet and what all players see; for a spectator the sheet of the first winner or player."""
    seat = view["seat"]
    if seat < 0:
        seat = (view["result"]["winners"] or [0])[0] if view["result"] is not None else 0
    return draw_sheet(view, seat, texts, width, paint)


def draw_sheet(view: DaydreamView, seat: int, texts: Texts, width: int, paint: Paint = PLAIN) -> str:
    """Draw the sheet of one player, as far as the view shows it."""
    return "\n".join(Drawing(view, seat, texts, width, paint).lines())


def free_cells(view: DaydreamView) -> set[str]:
    """Return the cells that can be written in now."""
    return {action["text"].split()[2] for action in view["actions"] if action["text"].startswith("write")}


class Drawing:
    """Draws one sheet."""

    def __init__(self, view: DaydreamView, seat: int, texts: Texts, width: int, paint: Paint) -> None:
        self.view = view
        self.seat = seat
        self.own = seat == view["seat"]
        self.sheet: Sheet = view["sheets"][seat]
        self.board: Printed = printed(view)
        self.words = Words(texts, paint)
        self.say = self.words.say
        self.paint = paint
        self.width = width
        self.players: int = view["setup"]["players"]
        self.room = width  # for what is written beside or under the clouds

    def lines(self) -> list[str]:
        grid = self.clouds().lines(*self.marked())
        clouds = max(map(width_of, grid))
        left = self.width - clouds - len(GAP)
        if left >= SIDE:
            self.room = left
            out = beside([grid, ["", *self.notes_beside()]], GAP)
        else:
            out = grid + self.notes_beside()
        return [self.header(), *(line.rstrip() for line in out)]

    def clouds(self) -> Grid:
        return Grid(self.board, self.sheet, self.paint, self.width)

    def marked(self) -> tuple[set[str], set[str]]:
        """Return the cells that can be written in, and those written this turn."""
        if not self.own:
            return set(), set()
        before = self.view["before"]
        return free_cells(self.view), set(self.sheet["cells"]) - set(before["cells"]) if before is not None else set()

    def header(self) -> str:
        letters = self.board.letters
        left = BETWEEN.join(["Daydream", f"{letters} {self.words.title(letters)}"])
        turn = self.view["turn"]
        right = self.words.texts.say("plain-turn", turn=turn) if turn else self.say("start")
        if self.players > 1:
            right += BETWEEN + self.words.who(self.seat, self.view["seat"])
        line = self.width - len(left) - len(right) - 8
        return f"── {self.paint(left, 'strong')} {'─' * line} {right} ──"

    # -- beside the clouds ----------------------------------------------------------------------

    def notes_beside(self) -> list[str]:
        played = [name for name, part in self.sheet.items() if part is not None]
        there = {*played, *ALWAYS, *(["players"] if self.players > 1 else [])}
        column = max(len(self.say(f"place-{name}")) for name in PARTS if name in there) + 3
        out: list[str] = []

        def add(name: str, pieces: list[str], between: str = BETWEEN, most: int = 9) -> None:
            lines = flow(pieces, self.room - column, between) or [NONE]
            out.extend(labelled(self.label(name), lines[:most], column))

        # Under a wide grid lines are saved, so that the whole fits a screen of forty lines.
        under = self.room == self.width
        if not self.own or self.view["dice"] is None or not self.view["waiting"]:
            add("leaves", self.leaves(), SPACE)
        elif under:
            add("dice", [*self.dice(), f"{self.label('leaves')} {SPACE.join(self.leaves())}"], SPACE)
        else:
            add("dice", self.dice(), SPACE)
            add("leaves", self.leaves(), SPACE)
        add("shelf", self.shelf(), SPACE, 1 if under else 9)
        if self.sheet["constellation"] is not None:
            add("constellation", self.constellation(), "  ")
        if self.sheet["notes"] is not None:
            add("notes", self.notes(), "  ")
        if self.sheet["garland"] is not None:
            add("garland", self.garland(), " ")
        if self.sheet["polaroids"] is not None:
            add("polaroids", self.polaroids(), "  ")
        if self.sheet["frames"] is not None:
            add("frames", self.frames(), BETWEEN)
        add("score", self.score(), " ")
        if self.players > 1:
            add("players", self.everybody(), BETWEEN)
        return out

    def label(self, name: str) -> str:
        return self.paint(self.say(f"place-{name}"), "strong")

    def dice(self) -> list[str]:
        """Return the dice still to be written, and where those of the draft went."""
        left = list(self.view["dice"] or ())
        gone: list[str] = []
        for text in self.view["draft"]:
            verb, *rest = text.split()
            if verb not in ("write", "skip"):
                continue
            face = int(rest[0][0])
            left.remove(face)
            if verb == "skip":
                gone.append(self.say("die-skipped", die=face))
            elif len(rest[0]) > 1:
                digit = self.sheet["cells"][rest[1]]
                gone.append(self.say("die-changed", die=face, digit=digit, cell=rest[1]))
            else:
                gone.append(self.say("die-written", die=face, cell=rest[1]))
        return [self.paint(f"[{face}]", "asked") for face in left] + [self.paint(text, "faint") for text in gone]

    def shelf(self) -> list[str]:
        done = self.sheet["objects"]
        things = self.board.things
        out = [self.say("objects", n=done, all=len(things))]
        if done < len(things):
            current = f"▸ {self.words.thing(things[done].name)} {self.path(things[done], self.sheet['point'])}"
            out.append(self.paint(current, "strong"))
        out += [
            self.paint(f"{self.words.thing(thing.name)} {self.path(thing, 0)}", "faint")
            for thing in things[done + 1 : done + 1 + COMING]
        ]
        return out

    def path(self, thing: Thing, point: int) -> str:
        """Return the points of an object and the lines between them, drawn or still open."""
        out = SUN
        for number, sun in enumerate(thing.suns[1:], 1):
            out += (DRAWN if number <= point else OPEN) + (SUN if sun else DOT)
        return out + (BONUS if thing.bonus else "")

    def leaves(self) -> list[str]:
        leaves = self.sheet["leaves"]
        out = ["".join(LEAVES[state] * leaves[state] for state in ("circled", "empty", "filled"))]
        out.append(self.say("circled", n=leaves["circled"]))
        if self.players == 1:
            out.append(self.say("thorns", n=self.sheet["thorns"], lost=self.sheet["thorns"] // 2))
        return out

    # -- features of the combination ------------------------------------------------------------

    def constellation(self) -> list[str]:
        """Return the stars circled, the point reached, and what each digit would reach from there."""
        at = played(self.sheet["constellation"])["point"]
        ahead = self.board.stars[at + 1 : at + 1 + AHEAD]
        way = "".join(SPECIAL["star"] if star else DOT for star in ahead)
        top = len(self.board.stars) - 1
        return [self.say("stars", n=played(self.sheet["constellation"])["stars"]), f"{at}/{top}", f"▸{way}"]

    def notes(self) -> list[str]:
        out = [self.say("heads", n=played(self.sheet["notes"])["filled"])]
        for cells, heads in zip(self.board.notes, played(self.sheet["notes"])["heads"], strict=True):
            sign = "♪" if len(cells) == 2 else "♫"
            text = f"{sign}{''.join(cells)}" + "●" * heads
            over = heads == (1 if len(cells) == 2 else 2) or all(cell in self.sheet["cells"] for cell in cells)
            if not over or heads:
                out.append(self.paint(text, "faint") if over else text)
        return out

    def garland(self) -> list[str]:
        """Return the moons, with the rewards between them earned, missed or still open, and the points."""
        moons = played(self.sheet["garland"])["moons"]
        out: list[str] = []
        for number in range(len(self.board.rewards) + 1):
            if number:
                reward = str(self.board.rewards[number - 1])
                if number >= len(moons):
                    out.append(self.paint(reward, "faint"))
                else:
                    out.append(f"({reward})" if moons[number] == moons[number - 1] else "✗")
            out.append(f"☾{moons[number] if number < len(moons) else '_'}")
        return [*out, f"= {played(self.sheet['garland'])['points']}"]

    def polaroids(self) -> list[str]:
        out = []
        for cell, digit in zip(self.board.polaroids, played(self.sheet["polaroids"])["digits"], strict=True):
            out.append(f"{SPECIAL[self.board.special[cell]]}{cell}:{'_' if digit is None else digit}")
        return [*out, f"= {played(self.sheet['polaroids'])['points']}"]

    def frames(self) -> list[str]:
        frames = played(self.sheet["frames"])
        out = []
        for family, sign in enumerate(FAMILIES):
            left, earned = frames["left"][family], frames["earned"][family]
            if earned:
                out.append(self.say("frame-earned", family=sign, reward=earned))
            elif left == 0:
                out.append(self.say("frame-full", family=sign))
            else:
                rewards = ", ".join(map(str, frames["open"][family])) or NONE
                out.append(self.say("frame-left", family=sign, n=left, rewards=rewards))
        return out

    # -- points ---------------------------------------------------------------------------------

    def score(self) -> list[str]:
        return [self.paint(str(self.sheet["score"]), "strong"), f"= {summed(self.sheet, self.words)}"]

    def everybody(self) -> list[str]:
        """Return the score of each player as of the last closed turn, the own one with the draft; mark who is done."""
        out = []
        for seat in range(self.players):
            text = f"{self.words.who(seat, self.view['seat'])} {self.view['sheets'][seat]['score']}"
            if seat in self.view["gone"]:
                text += " " + self.say("gone")
            elif self.view["waiting"] and seat not in self.view["waiting"]:
                text += " ✓"
            out.append(text)
        return out


ALWAYS: Final = ("dice", "shelf", "leaves", "score")


def summed(sheet: Sheet, words: Words) -> str:
    """Return the parts of a score, such as `4 objects + 3 stars - 1 for thorns`."""
    parts = [(words.say("sum-objects", n=sheet["objects"]), sheet["objects"])]
    points: dict[str, int] = {}
    if sheet["constellation"] is not None:
        points["constellation"] = sheet["constellation"]["stars"]
    if sheet["notes"] is not None:
        points["notes"] = sheet["notes"]["filled"]
    if sheet["garland"] is not None:
        points["garland"] = sheet["garland"]["points"]
    if sheet["polaroids"] is not None:
        points["polaroids"] = sheet["polaroids"]["points"]
    if sheet["frames"] is not None:
        points["frames"] = sum(sheet["frames"]["earned"])
    parts += [(words.say(f"sum-{name}", n=abs(n)), n) for name, n in points.items()]
    if sheet["thorns"] > 1:
        parts.append((words.say("sum-thorns", n=sheet["thorns"] // 2), -1))
    out = parts[0][0]
    for text, n in parts[1:]:
        out += f" {'+' if n >= 0 else MINUS} {text}"
    return out
