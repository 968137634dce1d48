"""How a game ended, in sentences."""

from reverie.core.view import result_of
from reverie.games.onirim.text.words import Words
from reverie.games.onirim.view_types import OnirimView


def ending(view: OnirimView, words: Words) -> list[str]:
    """Return the sentences: won or lost, why, and with how many doors."""
    result = result_of(view)
    doors = sum(result["scores"])
    out = [
        words.paint(words.say("won" if result["winners"] else "lost"), "strong"),
        words.say(f"over-{result['reason']}"),
        words.say("end-doors", n=doors),
    ]
    if len(result["scores"]) > 1:
        out += [words.say("end-doors-of", player=seat + 1, n=n) for seat, n in enumerate(result["scores"])]
    return out
