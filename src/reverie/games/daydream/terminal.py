"""The board of Daydream on the screen: the clouds with a pointer, the dice below, shelf and leaves beside them."""

from collections.abc import Sequence
from typing import Final

from reverie.core.view import View, prompt_of
from reverie.games.daydream.text.grid import AT_FOLD, MARGIN, STEP, TIGHT, Grid
from reverie.games.daydream.text.printed import printed
from reverie.games.daydream.text.questions import WRITING, completions, dice_left
from reverie.games.daydream.text.table_drawing import GAP, SIDE, Drawing, free_cells
from reverie.games.daydream.text.words import BETWEEN, FAMILIES, FREE, LEAVES, MINUS, NONE, SPECIAL, Words
from reverie.games.daydream.view_types import DaydreamView, daydream_view, played
from reverie.terminal.answer_list import ANSWER, MOVES, AnswerList
from reverie.terminal.game_board import BRIEF, ROOMY, TERSE, BoardBase, Key, Reply
from reverie.terminal.picture import Picture, Zone
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import Paint, width_of, wrapped

CELL: Final = "cell"
DIE: Final = "die"
LEAF: Final = "leaf"
DO: Final = "do"
LESS, MORE = "minus", "plus"
ENOUGH: Final = 19  # above so many lines the dice are drawn as boxes, if the grid is narrow
TALL: Final = 32  # and above so many with any grid
MOST_COMPLETIONS: Final = 6
APART: Final = " │ "


class DaydreamBoard(BoardBase):
    """Shows the view of one seat, and holds the chosen die, the leaves spent on it and the cell pointed at."""

    def __init__(self, face: Face, texts: Texts, paint: Paint) -> None:
        super().__init__(face, texts, paint)
        self.words = Words(texts, paint)
        self.answers = AnswerList()
        self.view: DaydreamView
        self.shown: tuple[int, int] | None = None  # whose view it is, and of which turn
        self.looked_at: int | None = None  # whose sheet is shown, if not the own one
        self.die = 0  # the face of the chosen die
        self.change = 0  # by the leaves spent on it
        self.cell = ""
        self.grid: Grid | None = None

    def show(self, view: View) -> None:
        self.view = daydream_view(view)
        if self.shown != (view["seat"], view["turn"]):
            self.looked_at = None
        self.shown = view["seat"], view["turn"]
        self.change = 0
        if self.writing:
            faces = dice_left(self.view)
            self.die = self.die if self.die in faces else faces[0]
            free = free_cells(self.view)
            if self.cell not in free:
                self.cell = min(free, key=lambda name: (_distance(name, self.cell), name)) if self.cell else min(free)
            self.answers.offer([])
        elif view["prompt"] is not None:
            self.answers.offer([_named(label) for label in self.face.answers(view, self.texts, self.paint)])
        else:
            self.answers.offer([])

    @property
    def writing(self) -> bool:
        return self.view["prompt"] is not None and self.view["prompt"]["name"] in WRITING

    @property
    def seat(self) -> int:
        """The seat whose sheet is shown; for a spectator the first winner, or the first player."""
        if self.looked_at is not None:
            return self.looked_at
        if self.view["seat"] >= 0:
            return int(self.view["seat"])
        result = self.view["result"]
        return int((result["winners"] or [0])[0]) if result is not None else 0

    # -- drawing --------------------------------------------------------------------------------

    def narrowest(self) -> int:
        board = printed(self.view)
        return MARGIN + TIGHT * board.columns + AT_FOLD * len(board.folds) + 1

    def upper(self, width: int, height: int, sided: bool, closely: int = ROOMY) -> Picture:
        sheet = Sheet(self.view, self.seat, self.texts, width, self.paint)
        self.grid = sheet.clouds()
        own = self.writing and self.looked_at is None
        if own:
            digit = self.die + self.change
            self.grid.point(self.cell, str(digit) if 0 <= digit <= 9 else FREE)
        lines = self.grid.lines(*sheet.marked())
        picture = Picture(lines)
        if own:
            for name in sheet.board.cells:
                y, x = self.grid.shown_at(name), self.grid.where(name)[1]
                picture.zones.append(Zone(y, x - 1, y + 1, x + 2, f"{CELL} {name}"))
        left = width - max(map(width_of, lines)) - len(GAP)
        if left >= SIDE:
            sheet.room = left
            picture.right(["", *sheet.notes_beside()], gap=len(GAP))
        elif closely < BRIEF:
            picture.add(sheet.notes_beside())
        else:
            picture.add(sheet.in_few_lines())
        picture.lines = [line.rstrip() for line in picture.lines]
        return picture

    def focus(self) -> int:
        return self.grid.shown_at(self.cell) if self.grid is not None and self.writing and self.cell else 0

    def lower(self, width: int, height: int, closely: int = ROOMY) -> Picture:
        picture = Picture()
        if self.looked_at is not None:
            # No answer is possible here: it would be written on a sheet that is not shown.
            whose = self.words.who(self.looked_at, self.view["seat"])
            picture.add(wrapped(self.texts.say("term-day-looking", player=whose), width))
            return picture
        if self.view["prompt"] is None:
            return picture
        if self.writing:
            # On a small screen the question is left out: the dice and what they would write speak for themselves.
            if closely < TERSE:
                picture.add(self.question(self.view, width))
            # Grids that take the whole width need the lines for themselves.
            beside = MARGIN + STEP * printed(self.view).columns + SIDE <= width
            picture.below(self._dice(closely == ROOMY and (height > TALL or (height > ENOUGH and beside))))
        else:
            picture.add(self.question(self.view, width, closely == TERSE))
            picture.below(self.answers.draw(width, max(3, height // 3), self.paint))
        return picture

    def _dice(self, boxes: bool) -> Picture:
        """Draw the dice, the chosen one marked, and what would be written."""
        picture = Picture()
        picture.right([" "] * (3 if boxes else 1))
        for face in dice_left(self.view):
            chosen = face == self.die
            if boxes:
                left, right = ("┏━━━┓", "┗━━━┛") if chosen else ("╭───╮", "╰───╯")
                side = "┃" if chosen else "│"
                style = "brass" if chosen else "faint"
                middle = self.paint(side, style) + self.paint(f" {face} ", "chosen" if chosen else "strong")
                die = [self.paint(left, style), middle + self.paint(side, style), self.paint(right, style)]
            else:
                die = [self.paint(f"[{face}]", "chosen" if chosen else "strong")]
            picture.right(die, f"{DIE} {face}", gap=1)
        rest = Picture()
        say = self.texts.say
        leaves = self.view["sheets"][self.seat]["leaves"]["circled"]
        if leaves and prompt_of(self.view)["name"] == "write":
            for sign, key in ((MINUS, LESS), ("+", MORE)):
                rest.right([self.paint(f"[{sign}]", "key")], f"{LEAF} {key}", gap=1)
        writes = say("web-day-do-write", digit=self.die + self.change, cell=self.cell)
        if self.change:
            writes += f" ({say('web-day-leaves-used', n=abs(self.change))})"
        rest.right([self.paint(f" {writes} ↵ ", "asked")], f"{DO} {self._text()}", gap=2)
        skip = f"skip {self.die}"
        if skip in self._legal():
            how = "solo" if self.view["setup"]["players"] == 1 else "several"
            label = f"{say('web-day-do-skip', die=self.die)} ({say('web-day-skip-gives', how=how)})"
            rest.right([f"{self.paint('S', 'key')} {label}"], f"{DO} {skip}", gap=3)
        if boxes:
            rest.lines.insert(0, "")
            rest.zones = [zone._replace(top=1, bottom=2) for zone in rest.zones]
        start = max(map(width_of, picture.lines)) + 2
        picture.zones += [zone._replace(left=zone.left + start, right=zone.right + start) for zone in rest.zones]
        picture.right(rest.lines, gap=2)
        hint = self._completing()
        if hint and boxes:
            picture.lines[2] += "  " + self.paint(hint, "faint")
        return picture

    def _completing(self) -> str:
        """Say which rows the next digit would complete; empty if none."""
        full = completions(printed(self.view), self.view["sheets"][self.seat]["cells"], free_cells(self.view))
        named = BETWEEN.join(full[:MOST_COMPLETIONS]) + (" …" if len(full) > MOST_COMPLETIONS else "")
        return self.words.say("do-complete", rows=named) if full else ""

    def side(self, width: int) -> list[str]:
        """Return the legend of the marks, and which rows the next digit would complete."""
        out: list[str] = []
        if self.writing and (near := self._completing()):
            out += [*wrapped(near, width), ""]
        for paragraph in self.face.legend(self.view, self.texts, self.paint):
            out += [*(self.paint(line, "faint") for line in wrapped(paragraph, width)), ""]
        return out

    # -- choosing -------------------------------------------------------------------------------

    def _legal(self) -> list[str]:
        return [str(action["text"]) for action in self.view["actions"]]

    def _text(self) -> str:
        change = f"{self.change:+d}" if self.change else ""
        return f"write {self.die}{change} {self.cell}"

    def _write(self) -> Reply:
        text = self._text()
        if text in self._legal():
            return Reply(text)
        return Reply(refusal=self.face.why_not(self.view, text, self.texts, self.paint))

    def press(self, target: str) -> Reply:
        sort, _, what = target.partition(" ")
        if sort == CELL:
            self.cell = what
            return self._write()
        if sort == DIE:
            self.die, self.change = int(what), 0
        elif sort == LEAF:
            return self.key(what) or Reply()
        elif sort == DO:
            return Reply(what) if what in self._legal() else self._write()
        elif sort == ANSWER:
            self.answers.at = int(what)
            return Reply(self._legal()[self.answers.at])
        return Reply()

    def key(self, key: str) -> Reply | None:
        if key == "p" and self.view["setup"]["players"] > 1:
            return self._look()
        if self.looked_at is not None:
            self.looked_at = None
            return Reply()
        if self.writing:
            return self._writing_key(key)
        if key in MOVES:
            self.answers.move(key)
            return Reply()
        if key == "enter" and self.answers.labels:
            return self.press(f"{ANSWER} {self.answers.at}")
        number = self.answers.numbered(key)
        return self.press(f"{ANSWER} {number}") if number is not None else None

    def _writing_key(self, key: str) -> Reply | None:
        faces = dice_left(self.view)
        if key in MOVES:
            self._move(key)
        elif key in ("tab", "d"):
            self.die, self.change = faces[(faces.index(self.die) + 1) % len(faces)], 0
        elif key.isdecimal() and int(key) in faces:
            self.die, self.change = int(key), 0
        elif key in (LESS, MORE, "equals_sign"):
            return self._spend(-1 if key == LESS else 1)
        elif key == "s":
            text = f"skip {self.die}"
            if text in self._legal():
                return Reply(text)
            return Reply(refusal=self.face.why_not(self.view, text, self.texts, self.paint))
        elif key == "enter":
            return self._write()
        else:
            return None
        return Reply()

    def _spend(self, by: int) -> Reply:
        """Change the die by one leaf more or less, as long as some legal answer does so."""
        change = self.change + by
        start = f"write {self.die}{change:+d} " if change else f"write {self.die} "
        if any(text.startswith(start) for text in self._legal()):
            self.change = change
            return Reply()
        text = f"write {self.die}{change:+d} {self.cell}"
        return Reply(refusal=self.face.why_not(self.view, text, self.texts, self.paint))

    def _move(self, key: str) -> None:
        """Move the pointer to the nearest cell in that direction that can be written in."""
        across, down = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[key]
        x, y = _place(self.cell)
        ahead = []
        for name in free_cells(self.view):
            dx, dy = _place(name)[0] - x, _place(name)[1] - y
            forward = dx * across + dy * down
            aside = abs(dx * down) + abs(dy * across)
            if forward > 0:
                ahead.append((forward + 2 * aside, name))
        if ahead:
            self.cell = min(ahead)[1]

    def _look(self) -> Reply:
        """Show the sheet of the next player; after the last of them the own one again."""
        players = self.view["setup"]["players"]
        after = (self.seat + 1) % players
        self.looked_at = None if after == self.view["seat"] else after
        return Reply()

    def whose(self) -> int | None:
        return self.looked_at

    def keys(self) -> Sequence[Key]:
        say = self.texts.say
        out: list[Key] = []
        if self.writing and self.looked_at is None:
            out = [Key("Tab", say("term-key-die"), "tab"), Key(f"+ {MINUS}", say("term-key-leaf"), "plus")]
        if self.view["setup"]["players"] > 1:
            out.append(Key("P", say("term-key-sheets"), "p"))
        return out


def _named(label: str) -> str:
    """Return what an answer means, without the notation before it, which is for typing."""
    return label.partition(BETWEEN)[2] or label


def _place(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:])


def _distance(one: str, other: str) -> int:
    (x, y), (u, v) = _place(one), _place(other)
    return abs(x - u) + abs(y - v)


class Sheet(Drawing):
    """Draws a sheet as the line client does, but leaves its dice to the board below."""

    def notes_beside(self) -> list[str]:
        own, self.own = self.own, False
        try:
            return super().notes_beside()
        finally:
            self.own = own

    def in_few_lines(self) -> list[str]:
        """Return the sheet in few lines, without sums and coming objects: those are on the page of odds."""
        leaves = self.sheet["leaves"]
        counts = {"circled": leaves["circled"], "empty": leaves["empty"], "filled": leaves["filled"]}
        told = [self.spoken("leaves", " ".join(f"{n}{LEAVES[state]}" for state, n in counts.items() if n))]
        if self.players == 1:
            told.append(self.leaves()[-1])
        told.append(
            self.spoken("shelf", f"{self.sheet['objects']}/{len(self.board.things)} {' '.join(self.shelf()[1:2])}")
        )
        if self.sheet["constellation"] is not None:
            stars = self.sheet["constellation"]["stars"]
            told.append(
                self.spoken("constellation", " ".join([f"{stars}{SPECIAL['star']}", *self.constellation()[1:]]))
            )
        if self.sheet["notes"] is not None:
            told.append(self.spoken("notes", " ".join([str(self.sheet["notes"]["filled"]), *self.notes()[1:]])))
        if self.sheet["garland"] is not None:
            told.append(self.spoken("garland", " ".join(self.garland())))
        if self.sheet["polaroids"] is not None:
            told.append(self.spoken("polaroids", " ".join(self.polaroids())))
        if self.sheet["frames"] is not None:
            told.append(self.spoken("frames", "  ".join(self.frames_in_short())))
        if self.players == 1:
            told.append(self.spoken("score", str(self.sheet["score"])))
        else:
            told.append(self.spoken("players", BETWEEN.join(self.everybody_in_short())))
        return [f" {line}" for line in self.packed(told)]

    def spoken(self, name: str, text: str) -> str:
        """Return a text after its label."""
        return f"{self.label(name)} {text}"

    def packed(self, pieces: Sequence[str]) -> list[str]:
        """Put each piece into the first line with room for it; a piece that is too long for a line is wrapped."""
        room = self.width - 1
        lines: list[str] = []
        for piece in pieces:
            place = next(
                (n for n, line in enumerate(lines) if width_of(line) + len(APART) + width_of(piece) <= room), -1
            )
            if place >= 0:
                lines[place] += APART + piece
            else:
                lines += wrapped(piece, room, "")
        return lines

    def frames_in_short(self) -> list[str]:
        """Return for each family the spaces still to fill and the rewards for that, or what was earned."""
        frames = played(self.sheet["frames"])
        out = []
        for family, sign in enumerate(FAMILIES):
            left, earned = frames["left"][family], frames["earned"][family]
            rewards = str(earned) if earned else "/".join(map(str, frames["open"][family])) or NONE
            out.append(f"{sign}{'✓' if earned else left}={rewards}")
        return out

    def everybody_in_short(self) -> list[str]:
        """Return the score of each player, and whether they are done or gone."""
        out = []
        for seat, text in enumerate(self.everybody()):
            number, _, state = text.removeprefix(self.words.who(seat, self.view["seat"])).strip().partition(" ")
            line = f"{seat + 1}: {number}{' ' if state else ''}{state}"
            out.append(self.paint(line, "strong") if seat == self.view["seat"] else line)
        return out
