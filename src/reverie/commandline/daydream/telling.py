"""What happened, in sentences; how it ended."""

from collections.abc import Sequence
from typing import Any, Final

from reverie.commandline.daydream.table import summed
from reverie.commandline.daydream.words import BETWEEN, FAMILIES, ICONS, Words, slug
from reverie.core.events import Event
from reverie.daydream.table import ALL_DRAWN, CONCEDED, FULL

REASONS: Final = {FULL: "full", ALL_DRAWN: "drawn", CONCEDED: "conceded"}
# `done` is seen on the table; what was taken back is as if it had never been.
UNSAID: Final = frozenset({"done", "taken back"})


def tell(events: Sequence[Event], words: Words, viewer: int) -> list[str]:
    """A sentence an event; the lines drawn on one object make one sentence."""
    out: list[str] = []
    run: list[dict[str, Any]] = []
    for event in [*events, None]:
        if run and (event is None or event.name != "line" or _other_line(run[-1], event.data)):
            out.append(_line(run, words))
            run = []
        if event is None or event.name in UNSAID:
            continue
        if event.name == "line":
            run.append(event.data)
        elif event.name != "played" or event.data["seat"] != viewer:
            out.append(_sentence(event, words, viewer))
    return out


def _other_line(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(one["object"] != other["object"] or one["icon"] != other["icon"])


def _line(run: list[dict[str, Any]], words: Words) -> str:
    icon = ICONS[run[0]["icon"]]
    return words.say("event-line", n=len(run), icon=icon, object=words.thing(run[0]["object"]))


def _sentence(event: Event, words: Words, viewer: int) -> str:
    data = event.data
    message = f"event-{slug(event.name)}"
    values: dict[str, str | int] = {}
    if "seat" in data:
        values["player"] = data["seat"] + 1
        values["who"] = "you" if data["seat"] == viewer else "other"
    for field in ("cell", "die", "digit", "leaves", "circled", "thorns", "row", "heads", "turn", "reward", "stars"):
        if field in data:
            values[field] = data[field]
    if event.name == "rolled":
        values["first"], values["second"] = data["dice"]
    elif event.name == "row":
        values["icon"], values["mark"] = data["icon"], ICONS[data["icon"]]
    elif event.name == "object":
        values["object"] = words.thing(data["object"])
    elif event.name == "constellation":
        values["n"] = data["to"] - data["from"]
    elif event.name == "moon":
        values["moon"] = data["moon"] + 1
    elif event.name == "frames":
        values["family"] = FAMILIES[data["family"] - 1]
    elif event.name == "played":
        values["answers"] = ", ".join(data["answers"]) or words.say("nothing")
    elif event.name == "over":
        message = f"over-{REASONS[data['reason']]}"
    return words.say(message, **values)


def ending(view: dict[str, Any], words: Words) -> list[str]:
    """Scores, who won and by what, and alone the name of the score."""
    result = view["result"]
    reason = REASONS[result["reason"]]
    out = [words.say(f"over-{reason}")]
    if view["setup"]["players"] == 1:
        sheet = view["sheets"][0]
        out.append(words.say("end-score", n=sheet["score"], sum=summed(sheet, words)))
        if reason != "conceded":
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
