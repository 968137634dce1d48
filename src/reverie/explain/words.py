"""Reasons and values in the reader's language."""

from typing import Any, Final

from reverie.explain.judges import counts_score
from reverie.explain.reasons import Reason
from reverie.texts import Texts

MINUS: Final = "\u2212"
FALLBACK: Final = {"onirim": "why-oni-chances", "daydream": "why-day-prospects"}


def slug(name: str) -> str:
    return name.replace(" ", "-")


def say(reason: Reason, texts: Texts) -> str:
    """A reason as the rest of a sentence whose subject is the answer: `keeps the blue key for …`."""
    values: dict[str, str | int] = {}
    for name, value in reason.values.items():
        if isinstance(value, int):
            values[name] = value
        elif name == "card":
            values[name] = texts.say(f"oni-card-{slug(value)}.a")
        elif name == "doors":
            values[name] = texts.say(f"why-doors-{value}", n=int(reason.values["n"]))
        elif name in ("key", "cards"):
            values[name] = texts.say(f"why-{name}-{value}")
        elif name == "premonition":
            values[name] = texts.say(f"oni-card-{slug(value)}")
        elif name == "object":
            message = f"day-object-{slug(value)}"
            values[name] = texts.say(message) if texts.has(message) else value
        else:
            values[name] = value
    return texts.say(f"why-{reason.kind}", **values)


def say_all(reasons: list[Reason], game: str, texts: Texts, better: str = "") -> str:
    """A sentence each, of an answer by its name or of the one just named; with none, that it is best on the whole."""
    first, *rest = [say(reason, texts) for reason in reasons] or [texts.say(FALLBACK[game])]
    if better:
        begun = texts.say("analysis-reason", better=better, reasons=first)
    else:
        begun = texts.say("hint-why", reasons=first)
    return " ".join([begun, *(texts.say("hint-and", reasons=one) for one in rest)])


def number(value: float, texts: Texts, places: int = 1, sign: str = "") -> str:
    """A number as the language writes it."""
    text = f"{value:{sign}.{places}f}".replace("-", MINUS)
    return text if texts.language == "en" else text.replace(".", ",")


def amount(value: float, view: dict[str, Any], texts: Texts, sign: str = "") -> str:
    """A value or a change of it: `93.2 %`, `+0.4 points`."""
    if counts_score(view):
        return texts.say("explain-points", n=number(value, texts, sign=sign))
    return texts.say("explain-percent", n=number(100 * value, texts, sign=sign))
