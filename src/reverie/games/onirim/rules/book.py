"""The Book of Steps Lost and Found: doors in the order of the goals, and three spells (ONI-30 to ONI-38)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from reverie.core.game import Actions
from reverie.games.onirim.rules.answers import DECK_CARDS, offer_rising
from reverie.games.onirim.rules.base import BURY, LOOK, REFILL_DRAW, draw, tell_of_look
from reverie.games.onirim.rules.card_places import offer_cards
from reverie.games.onirim.rules.cards import COLOURS, GOAL, NAMES, NIGHTMARE
from reverie.games.onirim.rules.parts import Expansion, Step, Verb, worded
from reverie.games.onirim.rules.places import (
    ALL,
    ASKS,
    DISCARD,
    GOAL_PILE,
    GOAL_ROW,
    KIND_MASK,
    LOOKED,
    OUT,
    PLACED,
    RUNS,
    UNSEEN,
)
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.view_types import Arrangement, OnirimView

GOALS: Final = 8
FACE_DOWN: Final = 4
PARADOX_CARDS: Final = 5

PARADOXICAL_PROPHECY: Final = 0
PARALLEL_PLANNING: Final = 1
POWERFUL_PUNISHMENT: Final = 2
SPELLS: Final = ("paradoxical prophecy", "parallel planning", "powerful punishment")
COSTS: Final = (5, 7, 10)
COSTS_LOST: Final = (6, 9, 12)


def first_goal(t: Table) -> i64:
    """Return the index of the goal whose door comes next, or -1 if none is open (ONI-31, ONI-32)."""
    if len(t.reopened) > 0:
        return i64(t.reopened[len(t.reopened) - 1])
    i: i64 = 0
    while i < len(t.goals):
        if t.goals[i] < u8(FACE_DOWN):
            return i
        i += 1
    return -1


class Book(Expansion):
    """The hooks of the Book."""

    def before_draw(self, t: Table) -> bool:
        if affordable(t, PARADOXICAL_PROPHECY) or affordable(t, PARALLEL_PLANNING):
            t.push(DRAW_OR_CAST)
            return True
        return False

    def refuses(self, t: Table, colour: i64) -> bool:
        goal = first_goal(t)
        return goal < 0 or i64(t.goals[goal]) != colour

    def gained(self, t: Table, colour: i64) -> None:
        goal = first_goal(t)
        t.goals[goal] += u8(FACE_DOWN)
        if len(t.reopened) > 0:
            t.reopened, _ = pop(t.reopened)
        if t.events is not None:
            t.tell("goal reached", {"goal": int(goal) + 1, "colour": COLOURS[colour]})

    def lost(self, t: Table, colour: i64) -> None:
        i: i64 = GOALS - 1
        while i64(t.goals[i]) != colour + FACE_DOWN:
            i -= 1
        t.goals[i] -= u8(FACE_DOWN)
        t.reopened = append(t.reopened, u8(i))
        if t.events is not None:
            t.tell("goal reopened", {"goal": int(i) + 1, "colour": COLOURS[colour]})

    def help(self) -> dict[str, list[str]]:
        return {
            "take door": ["ONI-31"],
            "door": ["ONI-31"],
            "nightmare": ["ONI-36"],
            "draw or cast": ["ONI-33"],
            "pay": ["ONI-33", "ONI-38"],
            "raise": ["ONI-34"],
            "sink": ["ONI-34"],
            "swap goals": ["ONI-35"],
        }

    def write(self, t: Table, data: Arrangement) -> None:
        for goal in t.goals:
            colour = COLOURS[int(goal) % FACE_DOWN]
            data["goals"].append({"colour": colour, "open": int(goal) < FACE_DOWN})
        data["reopened"] = [int(goal) for goal in t.reopened]

    def read(self, t: Table, data: Arrangement) -> None:
        goals = data["goals"]
        t.goals = vec[u8]([COLOURS.index(goal["colour"]) + (0 if goal["open"] else FACE_DOWN) for goal in goals])
        t.reopened = vec[u8](data["reopened"])

    def show(self, t: Table, view: OnirimView) -> None:
        first = first_goal(t)
        view["first_goal"] = int(first) if first >= 0 else None
        view["spell_costs"] = list(t.rules.spell_costs)

    def lay(self, t: Table, view: OnirimView) -> None:
        for goal in view["goals"]:
            t.put(GOAL_ROW, GOAL + COLOURS.index(goal["colour"]))
        for kind in range(GOAL, GOAL + len(COLOURS)):
            for _ in range(t.rules.cards[kind] - t.count(GOAL_ROW, kind)):
                t.put(GOAL_PILE, kind)


class GoalStep(Step):
    """Chance: the next goal of the row (ONI-30)."""

    def happen(self, t: Table, kind: i64) -> None:
        t.move(kind, GOAL_PILE, GOAL_ROW)
        t.goals = append(t.goals, u8(kind - GOAL))
        if len(t.goals) == GOALS:
            t.pop()
            if t.events is not None:
                t.tell("goals", {"colours": [COLOURS[int(goal)] for goal in t.goals]})


class LookingBelowStep(Step):
    """Take the bottom cards to look at them; its argument is how many are still to come."""

    def go(self, t: Table) -> None:
        left = t.arg()
        if left == 0 or t.deck_empty():
            t.pop()
            return
        t.set_arg(left - 1)
        if len(t.bottom) > 0 or t.size(UNSEEN) == 0:
            t.move(t.pop_bottom() & KIND_MASK, PLACED, LOOKED)
            t.news |= ALL if t.rules.silent else 0
        else:
            t.push(LOOK)


class PayStep(Step):
    """A spell is paid card by card; the argument: spell, + 4 * lowest kind, + 256 * cards left to pay."""

    def arguments(self, t: Table) -> dict[str, int | str]:
        arg = t.arg()
        return {"spell": SPELLS[arg & 3], "left": int(arg >> 8), "lowest": NAMES[(arg >> 2) & KIND_MASK]}


GOAL_DEALT: Final[Step] = GoalStep("goal", GOAL_PILE)
LOOKING_BELOW: Final[Step] = LookingBelowStep("looking below", RUNS)
DRAW_OR_CAST: Final[Step] = Step("draw or cast", ASKS)
PAY: Final[Step] = PayStep("pay", ASKS)
RAISE: Final[Step] = Step("raise", ASKS)
SINK: Final[Step] = Step("sink", ASKS)
SWAP_GOALS: Final[Step] = Step("swap goals", ASKS)


def affordable(t: Table, spell: i64) -> bool:
    """Tell whether a spell can be paid for, and has something to act on."""
    if t.size(DISCARD) < t.rules.spell_costs[spell]:
        return False
    return spell != PARADOXICAL_PROPHECY or not t.deck_empty()


class Cast(Verb):
    """ONI-33: begin a spell; its cost is paid card by card."""

    def __init__(self, texts: list[str], spell: i64) -> None:
        super().__init__(texts)
        self.spell = spell

    def offer(self, t: Table, out: Actions) -> None:
        if affordable(t, self.spell):
            out.add(self.base)

    def do(self, t: Table, arg: i64) -> None:
        if t.events is not None:
            t.tell("spell", {"seat": int(t.active), "spell": SPELLS[self.spell]})
        t.push(PAY, self.spell | (t.rules.spell_costs[self.spell] << 8))


class Pay(Verb):
    """ONI-33: remove a card of the discard pile from the game.

    Cards are paid in the order of the kinds, so that the same cards can be paid in one way only.
    """

    def offer(self, t: Table, out: Actions) -> None:
        arg = t.arg()
        offer_rising(t, DISCARD, (arg >> 2) & KIND_MASK, arg >> 8, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        spell = t.arg() & 3
        left = (t.arg() >> 8) - 1
        t.move(arg, DISCARD, OUT)
        if t.events is not None:
            t.tell_card("paid", arg)
        t.set_arg(spell | (arg << 2) | (left << 8))
        if left == 0:
            t.pop()
            take_effect(t, spell)


def take_effect(t: Table, spell: i64) -> None:
    if spell == PARADOXICAL_PROPHECY:
        t.looked_known = t.onlooker()
        t.push(RAISE)
        t.push(LOOKING_BELOW, PARADOX_CARDS)
    elif spell == PARALLEL_PLANNING:
        t.push(SWAP_GOALS)
    else:  # ONI-36: the nightmare is discarded, and nothing that follows its options happens
        t.pop()
        t.push(BURY, NIGHTMARE)


class Raise(Verb):
    """ONI-34: the one card of the bottom five that goes on top of the deck."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, LOOKED, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        t.place_on_top(arg, 0, t.looked_known)
        if t.events is not None:
            seat = int(t.active)
            tell_of_look(t, "raised", {"seat": seat, "card": NAMES[arg]}, {"seat": seat, "card": None})
        if t.size(LOOKED) > 0:
            t.push(SINK)


class Sink(Verb):
    """ONI-34: the next card to go to the bottom, the highest first."""

    def offer(self, t: Table, out: Actions) -> None:
        offer_cards(t, LOOKED, self.base, out)

    def do(self, t: Table, arg: i64) -> None:
        t.place_at_bottom(arg, t.looked_known)
        if t.size(LOOKED) == 0:
            t.pop()


class SwapGoals(Verb):
    """ONI-35: two goals change places; the row is read from left to right again."""

    def __init__(self) -> None:
        pairs = [(i, j) for i in range(GOALS) for j in range(i + 1, GOALS)]
        super().__init__([f"swap goals {i + 1} {j + 1}" for i, j in pairs])
        self.pairs: list[tuple[int, int]] = pairs

    def offer(self, t: Table, out: Actions) -> None:
        number: i64 = 0
        while number < len(self.pairs):
            out.add(self.base + number)
            number += 1

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        i, j = self.pairs[arg]
        goal = t.goals[i]
        t.goals[i] = t.goals[j]
        t.goals[j] = goal
        t.reopened = vec[u8]()
        if t.events is not None:
            t.tell("goals swapped", {"first": i + 1, "second": j + 1})


class DrawOn(Verb):
    """Draw without casting a spell."""

    def do(self, t: Table, arg: i64) -> None:
        t.pop()
        draw(t, REFILL_DRAW)


CAST_PARADOX: Final[Verb] = Cast(["cast " + SPELLS[0]], PARADOXICAL_PROPHECY)
CAST_PLANNING: Final[Verb] = Cast(["cast " + SPELLS[1]], PARALLEL_PLANNING)
CAST_PUNISHMENT: Final[Verb] = Cast(["cast " + SPELLS[2]], POWERFUL_PUNISHMENT)
PAY_CARD: Final[Verb] = Pay(worded("pay", DECK_CARDS))
RAISE_CARD: Final[Verb] = Raise(worded("raise", DECK_CARDS))
SINK_CARD: Final[Verb] = Sink(worded("sink", DECK_CARDS))
SWAP_TWO_GOALS: Final[Verb] = SwapGoals()
DRAW_ON: Final[Verb] = DrawOn(["draw"])
