"""Says how a game ended, in sentences."""

from reverie.core.view import result_of
from reverie.games.daydream.text.table_drawing import summed
from reverie.games.daydream.text.words import BETWEEN, Words
from reverie.games.daydream.view_types import DaydreamView


def ending(view: DaydreamView, words: Words) -> list[str]:
    """Return the sentences: winners or solo name first, then the reason, how a tie was broken, and the scores."""
    result = result_of(view)
    reason = result["reason"]
    out = [words.say(f"over-{reason}")]
    if view["setup"]["players"] == 1:
        sheet = view["sheets"][0]
        out.append(words.say("end-score", n=sheet["score"], sum=summed(sheet, words)))
        if view["name"] is not None:
            name = words.say("end-name", name=words.solo_name(view["name"]))
            out.insert(0, words.paint(name, "strong"))
        return out
    winners = result["winners"]
    listed = words.texts.listed([words.say("player", player=seat + 1, who="other") for seat in winners])
    out.insert(0, words.paint(words.say("end-won", n=len(winners), players=listed), "strong"))
    staying = [seat for seat in range(len(result["scores"])) if seat not in view["gone"]]
    best = max(result["scores"][seat] for seat in staying)
    if len(winners) < sum(result["scores"][seat] == best for seat in staying):
        lines = view["sheets"][winners[0]]["lines"]
        out.append(words.say("end-tie", n=lines))
    for seat in sorted(range(len(result["scores"])), key=lambda seat: (seat not in winners, -result["scores"][seat])):
        who = words.say("player", player=seat + 1, who="other")
        line = f"{who}: {result['scores'][seat]} = {summed(view['sheets'][seat], words)}"
        out.append(line + (BETWEEN + words.say("gone") if seat in view["gone"] else ""))
    return out
