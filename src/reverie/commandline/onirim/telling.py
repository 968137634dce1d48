"""What happened, in sentences."""

from collections.abc import Iterator, Sequence
from typing import Any

from reverie.commandline.onirim.words import Words, slug
from reverie.core.events import Event
from reverie.onirim.table import CONCEDED, LOST_DECK, WON

REASONS = {WON: "won", LOST_DECK: "deck", CONCEDED: "conceded"}


def tell(events: Sequence[Event], words: Words, viewer: int) -> list[str]:
    """A sentence an event, to one seat (or to everybody: a negative viewer is never `you`).

    Several of the same kind in a row, such as cards drawn one by one, make one sentence.
    """
    return [_sentence(name, group, words, viewer) for name, group in _runs(events)]


def _runs(events: Sequence[Event]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    group: list[Event] = []
    for event in events:
        if group and not _goes_with(group[-1], event):
            yield group[0].name, [one.data for one in group]
            group = []
        group.append(event)
    if group:
        yield group[0].name, [one.data for one in group]


def _goes_with(one: Event, other: Event) -> bool:
    if one.name != other.name or one.data.get("seat") != other.data.get("seat") or "end" in one.data:
        return False
    if "card" in one.data:
        return (one.data["card"] is None) == (other.data["card"] is None)
    return one.name == "revealed"


def _sentence(name: str, group: list[dict[str, Any]], words: Words, viewer: int) -> str:
    data = group[0]
    message = f"event-{slug(name)}"
    values: dict[str, str | int] = {}
    if "seat" in data:
        values["who"] = "you" if data["seat"] == viewer else "other"
        values["player"] = data["seat"] + 1
    if "card" in data or "cards" in data:
        cards: list[str | None] = []
        for one in group:
            cards += one["cards"] if "cards" in one else [one["card"]]
        known = [card for card in cards if card is not None]
        values["n"] = len(cards)
        if len(known) < len(cards):
            message += "-hidden"
        elif not known:
            message += "-none"
        elif name == "put back":
            values["cards"] = ", ".join(words.card(card) for card in known)  # their order matters
        else:
            values["cards"] = words.some(known)
    if "colour" in data:
        values["door"] = words.a_card(f"{data['colour']} door")
        values["colour"] = words.colour(data["colour"])
    if "colours" in data:
        values["colours"] = ", ".join(words.colour(colour) for colour in data["colours"])
    if "premonition" in data:
        values["name"] = words.card(data["premonition"])
        values["text"] = words.premonition(data["premonition"])
    if "spell" in data:
        values["spell"] = words.say(f"spell-{slug(data['spell'])}")
    for field in ("given", "got"):
        if field in data:
            values[field] = words.a_card(data[field])
    for field in ("turn", "goal", "first", "second", "end"):
        if field in data:
            values[field] = data[field]
    if name == "over":
        message = f"over-{REASONS[data['reason']]}"
    return words.say(message, **values)


def ending(view: dict[str, Any], words: Words) -> list[str]:
    """Won or lost, why, and with how many doors."""
    result = view["result"]
    doors = sum(result["scores"])
    out = [
        words.paint(words.say("won" if result["winners"] else "lost"), "strong"),
        words.say(f"over-{REASONS[result['reason']]}"),
        words.say("end-doors", n=doors),
    ]
    if len(result["scores"]) > 1:
        out += [words.say("end-doors-of", player=seat + 1, n=n) for seat, n in enumerate(result["scores"])]
    return out
