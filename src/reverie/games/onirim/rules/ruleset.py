"""Set-ups: how they are spelled, and the rules each of them plays by (ONI-60)."""

from typing import Final

from librt.vecs import vec

from reverie.core.errors import UnknownSetup
from reverie.core.game import Setup
from reverie.games.onirim.help import help_of
from reverie.games.onirim.rules import answers, base, book, dreams, duo, happy_dreams, premonitions, towers
from reverie.games.onirim.rules.cards import (
    DOOR,
    DOORS_PER_COLOUR,
    GOAL,
    GOALS_PER_COLOUR,
    HAPPY_DREAM,
    HAPPY_DREAMS,
    NIGHTMARE,
    NIGHTMARES,
    PREMONITION,
    PREMONITIONS,
    ROOM,
    ROOM_COUNTS,
    TOWER,
    TOWERS,
)
from reverie.games.onirim.rules.parts import Expansion, Rules, Step, Verb
from reverie.games.onirim.rules.places import GOAL_PILE, PILE, UNSEEN
from reverie.games.onirim.rules.table import Table

# Steps and verbs are numbered in this order, which records and trained players rely on: add at the end.
STEPS: Final[list[Step]] = [
    base.TURN, base.REFILL_DRAW, base.NEW_HAND, base.HAND_DRAW,
    base.LOOK, base.LOOKING, base.PROPHECY, base.REVEAL, base.BURY, base.ACT, base.TAKE_DOOR,
    base.DOOR_DRAWN, base.NIGHTMARE_DRAWN, base.BIN, base.ORDER,
    duo.REVEAL_EIGHT, duo.EIGHT_DRAW, duo.PICK_CARD, duo.PLACE_CARD, duo.SWAP, duo.SWAP_FOR,
    book.GOAL_DEALT, book.LOOKING_BELOW, book.DRAW_OR_CAST, book.PAY, book.RAISE, book.SINK,
    book.SWAP_GOALS,
    towers.TOLL, towers.PUT_BACK, towers.MAY_LOOK, towers.LOSE_TOWER,
    happy_dreams.HAPPY, happy_dreams.SIFT, happy_dreams.FETCH, happy_dreams.SIFTING,
    premonitions.FACING, premonitions.FACE_ONE,
    premonitions.PREMONITIONS_WAKE, premonitions.WHICH_FIRST, premonitions.SHED_KEYS, premonitions.SURRENDER,
]  # fmt: skip
VERBS: Final[list[Verb]] = [
    answers.PLAY, answers.PLAY_COMMON, answers.DISCARD_CARD, answers.DISCARD_COMMON, answers.BIN_CARD, answers.PUT,
    answers.TAKE, answers.LEAVE, answers.OPEN, answers.OPEN_COMMON, answers.LIMBO_DOOR,
    answers.GIVE, answers.GIVE_COMMON, answers.SACRIFICE, answers.REVEAL_FIVE, answers.FRESH_HAND,
    duo.PICK, duo.KEEP, duo.SHARE, duo.NO_SWAP, duo.SWAP_CARD, duo.SWAP_FOR_CARD,
    book.CAST_PARADOX, book.CAST_PLANNING, book.CAST_PUNISHMENT, book.PAY_CARD, book.RAISE_CARD,
    book.SINK_CARD, book.SWAP_TWO_GOALS, book.DRAW_ON,
    towers.PLAY_LEFT, towers.PLAY_RIGHT, towers.PLAY_LEFT_COMMON, towers.PLAY_RIGHT_COMMON,
    towers.LOOK_AT, towers.NO_LOOK, towers.LOSE, towers.FALSE_DESTRUCTION,
    happy_dreams.DISPEL, happy_dreams.REVEAL_SEVEN, happy_dreams.DROP, happy_dreams.KEEP_REST, happy_dreams.SEARCH,
    happy_dreams.FETCH_CARD, premonitions.FACE, premonitions.SHED, premonitions.SURRENDER_DOOR,
]  # fmt: skip


def _number() -> list[Verb]:
    """Number every step and verb; return the verb of each action."""
    by_action: list[Verb] = []
    for number, step in enumerate(STEPS):
        step.code = number | (step.chance << 8)
    for verb in VERBS:
        verb.base = len(by_action)
        by_action += [verb] * len(verb.texts)
    return by_action


BY_ACTION: Final = _number()
NOTATION: Final[list[str]] = [text for verb in VERBS for text in verb.texts]

# Each expansion with its variants; "" is the expansion without one.
EXPANSIONS: Final = {
    "book": ("", "lost"),
    "towers": ("", "ruins"),
    "dreams": ("", "5", "6"),
}
TALKS: Final = ("open", "silent")


def spellings() -> list[str]:
    """Return all 36 ways to combine expansions and variants."""
    out = ["onirim"]
    for name, variants in EXPANSIONS.items():
        out += [f"{start}+{name}{':' + variant if variant else ''}" for start in out for variant in variants]
    return out


def parse(spelling: str, players: int, options: dict[str, str]) -> Setup:
    """Return the set-up of a spelling in its canonical form; UnknownSetup says what is wrong."""
    parts = spelling.lower().split("+")
    chosen: dict[str, str] = {}
    if parts[0] != "onirim":
        raise UnknownSetup(f"{spelling!r} is no set-up of Onirim: one begins with 'onirim'")
    for part in parts[1:]:
        name, colon, variant = part.partition(":")
        if name not in EXPANSIONS:
            raise UnknownSetup(f"Onirim has no expansion {name!r}: there are {', '.join(EXPANSIONS)}")
        if name in chosen:
            raise UnknownSetup(f"the expansion {name!r} is named twice in {spelling!r}")
        variants = EXPANSIONS[name]
        if variant not in variants or (colon and not variant):
            known = ", ".join(f"{name}:{each}" for each in variants if each)
            raise UnknownSetup(f"{name!r} has no variant {variant!r}: there is {known}")
        chosen[name] = variant
    if players not in (1, 2):
        raise UnknownSetup(f"Onirim is for 1 or 2 players, not {players}")
    for option in options:
        if option != "talk":
            raise UnknownSetup(f"Onirim has no option {option!r}: there is 'talk' (open or silent)")
    talk = options.get("talk", "open")
    if talk not in TALKS:
        raise UnknownSetup(f"talk is {' or '.join(TALKS)}, not {talk!r}")
    if players == 1 and talk == "silent":
        raise UnknownSetup("silent talk needs two players")
    named = [name + (f":{chosen[name]}" if chosen[name] else "") for name in EXPANSIONS if name in chosen]
    return Setup("onirim", "+".join(["onirim", *named]), players, {"talk": talk} if players == 2 else {})


def setups() -> list[Setup]:
    """Return every set-up: 36 for one player, and 36 for two in each way to talk."""
    out = [Setup("onirim", spelling, 1, {}) for spelling in spellings()]
    for talk in TALKS:
        out += [Setup("onirim", spelling, 2, {"talk": talk}) for spelling in spellings()]
    return out


_made: dict[tuple[str, int, str], Rules] = {}


def rules_of(setup: Setup) -> Rules:
    """Return the rules of a set-up, made once and shared by all its games."""
    key = (setup.spelling, setup.players, setup.options.get("talk", "open"))
    if key not in _made:
        _made[key] = _make(setup)
    return _made[key]


def _make(setup: Setup) -> Rules:
    silent = setup.options.get("talk") == "silent"
    rules = Rules(setup.spelling, setup.players, silent)
    chosen = dict(part.partition(":")[::2] for part in setup.spelling.split("+")[1:])
    two = setup.players == 2
    expansions: list[Expansion] = []
    offers: dict[Step, list[Verb]] = {
        base.ACT: [answers.PLAY, answers.DISCARD_CARD],
        base.TAKE_DOOR: [answers.TAKE, answers.LEAVE],
        base.DOOR_DRAWN: [answers.OPEN, answers.LIMBO_DOOR],
        base.NIGHTMARE_DRAWN: [answers.GIVE, answers.SACRIFICE, answers.REVEAL_FIVE, answers.FRESH_HAND],
        base.BIN: [answers.BIN_CARD],
        base.ORDER: [answers.PUT],
    }
    for kind, count in enumerate(ROOM_COUNTS):
        rules.cards[ROOM + kind] = count
    for colour in range(4):
        rules.cards[DOOR + colour] = DOORS_PER_COLOUR
    rules.cards[NIGHTMARE] = NIGHTMARES

    if "towers" in chosen:
        for kind in range(TOWERS):
            rules.cards[TOWER + kind] = 1
        rules.power = chosen["towers"] != "ruins"
        expansions.append(towers.Towers())
        offers[base.ACT] += [towers.PLAY_LEFT, towers.PLAY_RIGHT]
        offers[towers.MAY_LOOK] = [towers.LOOK_AT, towers.NO_LOOK]
        offers[towers.LOSE_TOWER] = [towers.LOSE, towers.FALSE_DESTRUCTION]
    if two:
        offers[base.ACT] += [answers.PLAY_COMMON, answers.DISCARD_COMMON]
        if "towers" in chosen:
            offers[base.ACT] += [towers.PLAY_LEFT_COMMON, towers.PLAY_RIGHT_COMMON]
        offers[base.DOOR_DRAWN] += [answers.OPEN_COMMON]
        offers[base.NIGHTMARE_DRAWN] += [answers.GIVE_COMMON]
        offers[duo.PICK_CARD] = [duo.PICK]
        offers[duo.PLACE_CARD] = [duo.KEEP, duo.SHARE]
        offers[duo.SWAP] = [duo.NO_SWAP, duo.SWAP_CARD]
        offers[duo.SWAP_FOR] = [duo.SWAP_FOR_CARD]
    if "dreams" in chosen:
        rules.cards[HAPPY_DREAM] = HAPPY_DREAMS
        for number in range(PREMONITIONS):
            rules.cards[PREMONITION + number] = 1
        offers[happy_dreams.HAPPY] = [happy_dreams.DISPEL, happy_dreams.REVEAL_SEVEN, happy_dreams.SEARCH]
        offers[happy_dreams.SIFT] = [happy_dreams.DROP, happy_dreams.KEEP_REST]
        offers[happy_dreams.FETCH] = [happy_dreams.FETCH_CARD]
        offers[premonitions.WHICH_FIRST] = [premonitions.FACE]
        offers[premonitions.SHED_KEYS] = [premonitions.SHED]
        offers[premonitions.SURRENDER] = [premonitions.SURRENDER_DOOR]
    if "book" in chosen:
        for colour in range(4):
            rules.cards[GOAL + colour] = GOALS_PER_COLOUR
        rules.spell_costs = list(book.COSTS_LOST if chosen["book"] == "lost" else book.COSTS)
        spells: list[Verb] = [book.CAST_PARADOX, book.CAST_PLANNING]
        for step in (base.ACT, base.TAKE_DOOR, base.DOOR_DRAWN, base.NIGHTMARE_DRAWN, happy_dreams.HAPPY):
            offers[step] = offers.get(step, []) + spells
        offers[base.NIGHTMARE_DRAWN] += [book.CAST_PUNISHMENT]
        offers[book.DRAW_OR_CAST] = [book.DRAW_ON, *spells]
        offers[book.PAY] = [book.PAY_CARD]
        offers[book.RAISE] = [book.RAISE_CARD]
        offers[book.SINK] = [book.SINK_CARD]
        offers[book.SWAP_GOALS] = [book.SWAP_TWO_GOALS]
        expansions.append(book.Book())
    if "dreams" in chosen:
        # After the book, whose goal a gained door turns before any premonition wakes (ONI-51).
        expansions.append(dreams.Dreams())
    if two:
        # Last, so that its swap is asked before a prophecy or a tower's look (ONI-24).
        expansions.append(duo.Duo())

    rules.premonitions = int(chosen["dreams"] or 4) if "dreams" in chosen else 0
    rules.steps = vec[Step](STEPS)
    rules.verbs = vec[Verb](BY_ACTION)
    rules.offers = vec[vec[Verb]]([vec[Verb](offers.get(step, [])) for step in STEPS])
    rules.notation = NOTATION
    rules.expansions = vec[Expansion](expansions)
    rules.help = help_of(expansions)
    return rules


def new_table(rules: Rules) -> Table:
    """Return a table with everything still to be dealt (ONI-1, ONI-20, ONI-30, ONI-50)."""
    t = Table(rules)
    for kind, count in enumerate(rules.cards):
        place = UNSEEN if kind < GOAL else GOAL_PILE if kind < PREMONITION else PILE
        for _ in range(count):
            t.put(place, kind)
    t.push(base.TURN)
    if rules.players == 1:
        t.push(base.NEW_HAND)
    else:
        t.push(duo.PICK_CARD)
        t.push(duo.REVEAL_EIGHT)
    if rules.premonitions > 0:
        t.push(premonitions.FACING, rules.premonitions)
    if t.size(GOAL_PILE) > 0:
        t.push(book.GOAL_DEALT)
    t.settle()
    return t
