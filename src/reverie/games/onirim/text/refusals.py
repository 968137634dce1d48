"""Why an action is not possible now, as far as the seat's own view tells it."""

from reverie.core.view import prompt_of
from reverie.games.event_table import slug
from reverie.games.onirim.rules.book import SPELLS
from reverie.games.onirim.rules.cards import KIND_OF, symbol_of
from reverie.games.onirim.text.questions import object_of
from reverie.games.onirim.text.words import Words, edges_of, sort_of
from reverie.games.onirim.view_types import OnirimView


def why_not(view: OnirimView, text: str, words: Words) -> str:
    """Return the reason in one line; a general one where the view gives no better one."""
    verb = text.partition(" ")[0]
    if verb == "cast":
        return _spell(view, text.partition(" ")[2], words)
    offered = {action["text"].partition(" ")[0] for action in view["actions"]}
    card = object_of(text)
    if verb in ("play", "discard") and prompt_of(view)["name"] == "act":
        return _from_hand(view, text, card, words)
    if (verb, prompt_of(view)["name"]) in (("give", "nightmare"), ("open", "door")):
        key = card if verb == "give" else next(iter(view["drawn"]["cards"] or {})).replace("door", "key")
        where = "common" if text.endswith("from common") else "hand"
        return words.say("why-no-key", key=words.a_card(key), where=where)
    if verb == "sacrifice" and prompt_of(view)["name"] == "nightmare":
        return words.say("why-no-door", door=words.a_card(card))
    if verb not in offered:
        return words.say("why-other-question", verb=verb)
    if verb == "pay" and view["discard"].get(card):
        lowest = prompt_of(view)["arguments"]["lowest"]
        return words.say("why-order" if KIND_OF[card] < KIND_OF[str(lowest)] else "why-too-few")
    if verb == "drop" and (view["looked"]["cards"] or {}).get(card):
        return words.say("why-order")
    if verb == "shed" and view["deck"]["unseen"].get(card):
        return words.say("why-not-now")
    if (verb == "swap" and view["hands"][view["seat"]]["cards"].get(card)) or (
        verb == "for" and view["common"].get(card)
    ):
        return words.say("why-same-kind")
    if verb == "lose" and card in view["towers"]:
        return words.say("why-tower-between")
    if verb == "face" and card in view["premonitions"]:
        return words.say("why-not-woken", condition=words.say(f"card-{slug(card)}.condition"))
    if card:
        return words.say("why-not-there", card=words.a_card(card))
    return words.say("why-not-now")


def _from_hand(view: OnirimView, text: str, card: str, words: Words) -> str:
    seat = view["seat"]
    common = text.endswith("from common")
    held = view["common"] if common else view["hands"][seat]["cards"]
    if not held.get(card):
        return words.say("why-not-in-hand", card=words.a_card(card), where="common" if common else "hand")
    if sort_of(card) == "tower":
        return _tower(view, text, card, words)
    row = view["rows"][seat]
    symbol = symbol_of(card)
    if row and symbol_of(row[-1]) == symbol:
        return words.say("why-same-symbol", symbol=words.sort(symbol), last=words.card(row[-1]))
    return words.say("why-not-now")


def _tower(view: OnirimView, text: str, card: str, words: Words) -> str:
    row = view["towers"]
    if not row:
        return words.say("why-first-tower")
    if " left" in text:
        here, there, end = edges_of(card)[1], edges_of(row[0])[0], row[0]
    else:
        here, there, end = edges_of(card)[0], edges_of(row[-1])[1], row[-1]
    shared = [words.sort(symbol) for symbol in here if symbol in there]
    return words.say("why-same-edge", symbol=words.texts.listed(shared), last=words.card(end))


def _spell(view: OnirimView, spell: str, words: Words) -> str:
    if not any(view["spell_costs"]):
        return words.say("why-no-spells")
    cost = view["spell_costs"][SPELLS.index(spell)]
    have = sum(view["discard"].values())
    if have < cost:
        return words.say("why-cannot-pay", cost=cost, have=have)
    if spell == SPELLS[2]:
        return words.say("why-punish-nightmare")
    return words.say("why-spell-not-now")
