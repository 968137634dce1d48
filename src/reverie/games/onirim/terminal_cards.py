"""Onirim's cards as boxes: whole ones in the hand, a fan of them in the labyrinth."""

from collections.abc import Sequence
from typing import Final

from reverie.games.onirim.rules.cards import symbol_of
from reverie.games.onirim.text.words import MARKS, Words, edges_of, marks, sort_of, style_of
from reverie.textui.ink import Paint, pad, strip, width_of

LIGHT: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
SHORT: Final = 3  # letters of a colour on a card that another lies on
FAN: Final = SHORT + 1
TALL: Final = 6  # lines of a whole card where there is room
LOW: Final = 4
LINE: Final = 1


def whole(
    cards: Sequence[str], words: Words, height: int, chosen: int | None = None, narrow: bool = False
) -> list[list[str]]:
    """Draw each card as a box of that many lines, all equally wide unless narrow; the chosen one has a heavy frame."""
    faces = [_face(card, words, height) for card in cards]
    widths = [max(map(width_of, lines)) for lines in faces]
    if not narrow:
        widths = [max(widths, default=0)] * len(faces)
    space = "" if narrow else " "
    return [
        _framed([space + pad(line, inner) + space for line in lines], words.paint, style_of(card),
                HEAVY if number == chosen else LIGHT)
        for number, (card, lines, inner) in enumerate(zip(cards, faces, widths, strict=True))
    ]  # fmt: skip


def _framed(lines: Sequence[str], paint: Paint, style: str, frame: str) -> list[str]:
    left, rule, right, side, low_left, low_right = tuple(frame)
    edge = paint(side, style)
    across = rule * width_of(lines[0])
    bottom = paint(low_left + across + low_right, style)
    return [paint(left + across + right, style), *(f"{edge}{line}{edge}" for line in lines), bottom]


def _face(card: str, words: Words, height: int) -> list[str]:
    """Return what is printed on a labyrinth card: symbol, colour, and the edges of a tower."""
    sort, hue = words.printed(card)
    sign = MARKS[sort_of(card)]
    style = style_of(card)
    if symbol_of(card):
        name, foot = sort, sign
    else:
        left, right = edges_of(card)
        name, foot = f"{sort} {card[-1]}", f"{marks(left)}│{marks(right)}"
    if height < TALL:
        # A tower's edges decide where it may stand, so they are shown even on a low card.
        second = hue if symbol_of(card) else f"{hue} {foot}"
        return [words.paint(f"{sign} {name}", style), second]
    room = max(len(name) + 2, width_of(hue) + 2, 7)
    corner = foot if not symbol_of(card) else sign
    return [words.paint(sign, style), f" {words.paint(name, style)}", f" {hue}", words.paint(corner.rjust(room), style)]


def fan(row: Sequence[str], words: Words, width: int) -> list[str]:
    """Draw a labyrinth row: each card half under the next, the last one whole; the oldest are cut off at the width."""
    last = whole(row[-1:], words, LOW)[0]
    room = (width - width_of(last[0]) - 2) // FAN
    covered = list(row[:-1])[max(0, len(row) - 1 - room) :]
    out = ["", "", "", ""]
    if len(covered) < len(row) - 1:
        out = ["  ", "… ", "  ", "  "]
    for card in covered:
        style = style_of(card)
        _, hue = words.printed(card)
        short = _cut(hue, words, style)
        sign = words.paint(MARKS[sort_of(card)], style)
        lines = [
            words.paint("╭" + "─" * SHORT, style),
            words.paint("│", style) + pad(sign, SHORT),
            words.paint("│", style) + pad(short, SHORT),
            words.paint("╰" + "─" * SHORT, style),
        ]
        out = [before + line for before, line in zip(out, lines, strict=True)]
    return [before + line for before, line in zip(out, last, strict=True)]


def _cut(hue: str, words: Words, style: str) -> str:
    return words.paint(strip(hue)[:SHORT], style)
