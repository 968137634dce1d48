"""Daydream with real dice and paper: what stands on each sheet, to be copied."""

from reverie.games.daydream.view_types import DaydreamView, Sheet
from reverie.games.kit import Pile


def piles(view: DaydreamView) -> list[Pile]:
    """List the dice, and of each sheet the digits in its cells and what is drawn on it."""
    dice = view["dice"] if view["dice"] is not None and view["waiting"] else []
    found = [Pile("dice", [(str(die), 1) for die in dice], ordered=True)]
    for seat, sheet in enumerate(view["sheets"]):
        found.append(Pile("cells", [(f"{cell} {digit}", 1) for cell, digit in sheet["cells"].items()], seat))
        found.append(Pile("marks", [(name, n) for name, n in _marks(sheet).items() if n], seat))
    return [pile for pile in found if pile.things]


def _marks(sheet: Sheet) -> dict[str, int]:
    """Count what is drawn on a sheet beside its digits."""
    marks = {
        "objects": sheet["objects"],
        "lines": sheet["lines"],
        "circled leaves": sheet["leaves"]["circled"],
        "filled leaves": sheet["leaves"]["filled"],
        "thorns": sheet["thorns"],
    }
    if sheet["constellation"] is not None:
        marks["constellation"] = sheet["constellation"]["point"]
    if sheet["notes"] is not None:
        marks["notes"] = sheet["notes"]["filled"]
    if sheet["garland"] is not None:
        marks["moons"] = len(sheet["garland"]["moons"])
    return marks
