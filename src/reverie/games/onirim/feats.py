"""What can be achieved in a game of Onirim, read off its last view."""

from typing import Final

from reverie.games.onirim.view_types import OnirimView

EXPANSIONS: Final = ("book", "towers", "dreams")
EARLY: Final = 20  # cards left in the deck of a game won early
MOST_PREMONITIONS: Final = "dreams:6"


def achieved(view: OnirimView) -> list[str]:
    """List the feats of a game that was won; there is none in another."""
    result, setup = view["result"], view["setup"]
    if result is None or not result["winners"]:
        return []
    parts = setup["spelling"].split("+")[1:]
    found = {
        "everything": {part.partition(":")[0] for part in parts} == set(EXPANSIONS),
        "early": view["deck"]["size"] >= EARLY,
        "silent": setup["options"].get("talk") == "silent",
        "premonitions": MOST_PREMONITIONS in parts,
    }
    return [feat for feat, true in found.items() if true]
