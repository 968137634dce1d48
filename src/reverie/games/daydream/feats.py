"""What can be achieved in a game of Daydream, read off its last view."""

from typing import Final

from reverie.games.daydream.text.printed import printed
from reverie.games.daydream.view_types import DaydreamView

SIX: Final = 6  # clouds of the longest rows
LAST_NAME: Final = 4
NOTABLE_NAME: Final = 3  # from which a game without a thorn counts: a short one has none anyway


def achieved(view: DaydreamView) -> list[str]:
    """List the feats of a game that was played to its end."""
    result, seat = view["result"], view["seat"]
    if result is None or seat is None or seat in view["gone"]:
        return []
    sheet, board = view["sheets"][seat], printed(view)
    name = view["name"]["index"] if view["name"] is not None else 0
    found = {
        "six": any(len(row.cells) == SIX and sheet["rows"].get(row.name) == "sun" for row in board.rows),
        "name": name == LAST_NAME,
        "thornless": name >= NOTABLE_NAME and sheet["thorns"] == 0,
        "shelf": sheet["objects"] == len(board.things),
    }
    return [feat for feat, true in found.items() if true]
