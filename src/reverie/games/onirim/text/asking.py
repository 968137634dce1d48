"""The question a seat is asked: in words, with its answers and the rule behind it."""

from typing import Any, Final

from reverie.commandline.onirim.words import Words, slug
from reverie.onirim.book import SPELLS
from reverie.onirim.cards import COLOURS, KIND_OF

# Questions whose answers everybody at the table can count: one that has a single answer tells the
# partner nothing by being answered at once. At any other, haste would speak of a hidden hand.
OPEN_QUESTIONS: Final = frozenset({"pick", "pay", "surrender", "which premonition", "swap goals", "sift"})

# Rules that an expansion or a second player adds to those of a question.
ADDITIONS: Final = {
    "act": ("towers", "book", "two"),
    "take door": ("book",),
    "door": ("book", "two"),
    "nightmare": ("book", "towers", "two"),
}


def parts_of(view: dict[str, Any]) -> set[str]:
    """What is in play: `book`, `towers`, `dreams`, `two`."""
    parts = {part.partition(":")[0] for part in view["setup"]["spelling"].split("+")[1:]}
    return parts | ({"two"} if view["setup"]["players"] == 2 else set())


def question(view: dict[str, Any], words: Words) -> str:
    """What is asked, in one line."""
    name = view["prompt"]["name"]
    arg = int(view["steps"][-1][1])
    values: dict[str, str | int] = {}
    if name == "take door":
        values["door"] = words.a_card(f"{COLOURS[arg]} door")
    elif name == "door":
        (door,) = view["drawn"]["cards"]
        values["door"] = words.a_card(door)
    elif name == "pay":
        values["spell"] = words.say(f"spell-{slug(SPELLS[arg & 3])}")
        values["n"] = arg >> 8
    elif name in ("place", "swap for"):
        (card,) = view["drawn"]["cards"]
        values["card"] = words.a_card(card)
    elif name == "may look":
        values["n"] = arg
    elif name == "shed keys":
        values["n"] = arg >> 2
    return words.say(f"ask-{slug(name)}", **values)


def answers(view: dict[str, Any], words: Words) -> list[str]:
    """Each legal action as it is typed, and what it means where that does not speak for itself."""
    out: list[str] = []
    for action in view["actions"]:
        text = action["text"]
        meaning = _meaning(text, words)
        out.append(f"{_painted(text, words)} · {meaning}" if meaning else _painted(text, words))
    return out


def object_of(text: str) -> str:
    """The card an action is about, or nothing: `red tower 3` of `play red tower 3 left`."""
    rest = text.partition(" ")[2].removesuffix(" from common").removesuffix(" left").removesuffix(" right")
    return rest if rest in KIND_OF else ""


def _painted(text: str, words: Words) -> str:
    card = object_of(text)
    return text.replace(card, words.paint(card, card.partition(" ")[0])) if card else text


def _meaning(text: str, words: Words) -> str:
    card = object_of(text)
    if not card:
        named = words.texts.has(f"oni-do-{slug(text)}")
        return words.say(f"do-{slug(text)}") if named else ""
    if "premonition" in card:
        return words.premonition(card)
    name = words.card(card)
    return "" if words.say(f"card-{slug(card)}") == card else name


def rule(view: dict[str, Any], words: Words) -> list[str]:
    """The rule behind the question: its ids, and paragraphs in our words."""
    prompt = view["prompt"]
    name = slug(prompt["name"])
    out = [words.say("rule-ids", ids=", ".join(prompt["rules"])), words.say(f"rule-{name}")]
    there = parts_of(view)
    out += [words.say(f"rule-{name}-{part}") for part in ADDITIONS.get(prompt["name"], ()) if part in there]
    if prompt["name"] in ("which premonition", "happy dream"):
        out += [words.premonition(card) for card in view["premonitions"]]
    return out


def silent(view: dict[str, Any]) -> bool:
    """Whether personal hands are hidden from the partner (ONI-27)."""
    talk: str = view["setup"]["options"].get("talk", "open")
    return talk == "silent"


def may_hurry(view: dict[str, Any]) -> bool:
    """Whether a question with one answer may be answered for the player."""
    return not silent(view) or view["prompt"]["name"] in OPEN_QUESTIONS


def hides(view: dict[str, Any]) -> bool:
    """Whether the asked seat may see what its partner may not; the first cards are picked from open ones."""
    return silent(view) and view["prompt"]["name"] != "pick"
