"""The types of Daydream's views and of its tables as data. Schemas, page types and docs are made from them."""

from typing import Annotated, Literal, TypedDict, TypeVar, cast

from reverie.core.view import SetupData, View

Icon = Literal["dot", "sun", "spoiled"]
Part = TypeVar("Part")


class Leaves(TypedDict):
    """The leaves of the plant."""

    empty: Annotated[int, "leaves neither circled nor filled"]
    circled: Annotated[int, "leaves that can still change a die"]
    filled: Annotated[int, "leaves that have been used"]


class ConstellationData(TypedDict):
    """The constellation of a combination that has one."""

    point: Annotated[int, "the number of the last point reached"]
    stars: Annotated[int, "what it scores"]


class NotesData(TypedDict):
    """The music notes of a combination that has them."""

    heads: Annotated[list[int], "the heads filled, note by note"]
    filled: Annotated[int, "all of them together"]


class GarlandData(TypedDict):
    """The garland of moons of a combination that has one."""

    moons: Annotated[list[int], "the digits of the moons so far"]
    points: Annotated[int, "what they score"]


class PolaroidsData(TypedDict):
    """The polaroids of a combination that has them."""

    digits: Annotated[list[int | None], "the digit of each, null while its cell is empty"]
    points: Annotated[int, "what they score"]


class FramesData(TypedDict):
    """The three families of frames of a combination that has them."""

    left: Annotated[list[int], "cells still empty, by family"]
    open: Annotated[list[list[int]], "rewards nobody has earned yet, by family"]
    earned: Annotated[list[int], "what this sheet has earned, by family"]


class Sheet(TypedDict):
    """A sheet as people would read it off the paper; what its combination does not have is null."""

    cells: Annotated[dict[str, int], "the digit in each cell that is filled"]
    rows: Annotated[dict[str, Icon], "the icon of each row that is complete"]
    objects: Annotated[int, "the objects finished"]
    point: Annotated[int, "how far along the path of the next object the pen is"]
    lines: Annotated[int, "the lines drawn on it"]
    leaves: Annotated[Leaves, "the leaves"]
    thorns: Annotated[int, "the thorns drawn"]
    answered: Annotated[int, "the decisions answered"]
    score: Annotated[int, "the score as it stands"]
    constellation: Annotated[ConstellationData | None, "the constellation"]
    notes: Annotated[NotesData | None, "the notes"]
    garland: Annotated[GarlandData | None, "the garland"]
    polaroids: Annotated[PolaroidsData | None, "the polaroids"]
    frames: Annotated[FramesData | None, "the frames"]


class SoloName(TypedDict):
    """The name that a solo score has earned."""

    index: Annotated[int, "which of the combination's four, from 1 on"]
    key: Annotated[str, "where its words stand in names.toml"]


class DaydreamView(View):
    """What a seat may know of a game of Daydream."""

    dice: Annotated[list[int] | None, "the roll, the lower die first; null before the first"]
    undo: Annotated[bool, "whether this seat has drafted something that it can take back"]
    waiting: Annotated[list[int], "the seats that are not done with the turn"]
    gone: Annotated[list[int], "the seats that have given up"]
    name: Annotated[SoloName | None, "at the end of a game for one that was not conceded"]
    sheets: Annotated[list[Sheet], "the sheets by seat, one's own with the draft, the others' as the dice fell"]
    draft: Annotated[list[str], "this seat's answers of the turn"]
    before: Annotated[Sheet | None, "this seat's sheet as the dice fell, during a turn"]


class TableData(TypedDict):
    """A whole table, drafts too."""

    setup: SetupData
    turn: int
    dice: list[int] | None
    waiting: list[int]
    gone: list[int]
    sheets: list[Sheet]  # as the dice fell
    drafts: list[list[str]]  # what was answered since
    over: bool
    reason: str


def daydream_view(view: View) -> DaydreamView:
    """Take a view that generic code hands over as one of Daydream."""
    return cast(DaydreamView, view)


def played(part: Part | None) -> Part:
    """Take a part of a sheet that its combination is known to play with."""
    assert part is not None, "the combination does without it"
    return part
