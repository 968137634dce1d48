"""The question a seat is asked: in words, with its answers and the rule behind it."""

from typing import Final

from reverie.core.view import prompt_of
from reverie.games.event_table import slug
from reverie.games.onirim.rules.cards import KIND_OF
from reverie.games.onirim.text.words import Words
from reverie.games.onirim.view_types import OnirimView

# Questions whose answers everybody at the table can count: when there is only one, answering it at once tells the
# partner nothing. At any other question, a quick answer would give away something about a hidden hand.
OPEN_QUESTIONS: Final = frozenset({"pick", "pay", "surrender", "which premonition", "swap goals", "sift"})

# Rules that an expansion or a second player adds to those of a question.
ADDITIONS: Final = {
    "act": ("towers", "book", "two"),
    "take door": ("book",),
    "door": ("book", "two"),
    "nightmare": ("book", "towers", "two"),
}


def parts_of(view: OnirimView) -> set[str]:
    """Return what is in play: `book`, `towers`, `dreams`, `two`."""
    parts = {part.partition(":")[0] for part in view["setup"]["spelling"].split("+")[1:]}
    return parts | ({"two"} if view["setup"]["players"] == 2 else set())


def question(view: OnirimView, words: Words) -> str:
    """Return what is asked, in one line."""
    name = prompt_of(view)["name"]
    values: dict[str, str | int] = {}
    for argument, value in prompt_of(view)["arguments"].items():
        if argument in ("door", "card"):
            values[argument] = words.a_card(str(value))
        elif argument == "spell":
            values["spell"] = words.say(f"spell-{slug(str(value))}")
        elif argument in ("left", "cards"):
            values["n"] = value
    return words.say(f"ask-{slug(name)}", **values)


def answers(view: OnirimView, words: Words) -> list[str]:
    """Return each legal action as it is typed, with its meaning where that is not obvious."""
    out: list[str] = []
    for action in view["actions"]:
        text = action["text"]
        meaning = _meaning(text, words)
        out.append(f"{_painted(text, words)} · {meaning}" if meaning else _painted(text, words))
    return out


def object_of(text: str) -> str:
    """Return the card an action is about, or "": `red tower 3` of `play red tower 3 left`."""
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


def rule(view: OnirimView, words: Words) -> list[str]:
    """Return the rule behind the question: its ids, and paragraphs in our words."""
    prompt = prompt_of(view)
    name = slug(prompt["name"])
    out = [words.say("rule-ids", ids=", ".join(prompt["rules"])), words.say(f"rule-{name}")]
    there = parts_of(view)
    out += [words.say(f"rule-{name}-{part}") for part in ADDITIONS.get(prompt["name"], ()) if part in there]
    if prompt["name"] in ("which premonition", "happy dream"):
        out += [words.premonition(card) for card in view["premonitions"]]
    return out


def silent(view: OnirimView) -> bool:
    """Tell whether personal hands are hidden from the partner (ONI-27)."""
    talk: str = view["setup"]["options"].get("talk", "open")
    return talk == "silent"


def may_hurry(view: OnirimView) -> bool:
    """Tell whether a question with one answer may be answered for the player."""
    return not silent(view) or prompt_of(view)["name"] in OPEN_QUESTIONS


def hides(view: OnirimView) -> bool:
    """Tell whether the asked seat sees something its partner must not; not while picking, from open cards."""
    return silent(view) and prompt_of(view)["name"] != "pick"
