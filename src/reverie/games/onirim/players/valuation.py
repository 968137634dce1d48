"""The hand-written valuation of a table of Onirim: doors, plans for series of three, keys, doors still possible.

One door is worth about 4. The figures come from a study of the base game (docs/players.md) and are kept
for all set-ups; each expansion adds a few of its own.
"""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.onirim.players.wanted_doors import (
    can_gain,
    door_to_take,
    goal_after,
    in_deck,
    needed,
    useful_doors,
)
from reverie.games.onirim.rules.book import FACE_DOWN, first_goal
from reverie.games.onirim.rules.cards import DOOR, HAPPY_DREAM, KEY, MOON, NIGHTMARE, SUN, TOWER
from reverie.games.onirim.rules.places import (
    COMMON,
    COUNTS,
    DRAWN,
    HAND,
    LIMBO,
    PLACED,
    STRIDE,
    TOLD_PARTNER,
    UNSEEN,
)
from reverie.games.onirim.rules.table import Table
from reverie.games.onirim.rules.towers import has_rampart

LOST: Final = -1000.0
FREE: Final = 3  # the last symbol of a row that has none

# The figures of the valuation, set by hand, then tuned together on games of the base game. A plan for a three is
# worth a figure by the length of its running series and by the cards it lacks, times the chance to draw those.
PLAN: Final = 0  # nothing running: lacks 0, 1, 2, 3
PLAN_ONE: Final = 4  # one running: lacks 0, 1, 2
PLAN_TWO: Final = 7  # two running: lacks 0, 1
WAIT: Final = 9  # draws that a player would wait for a card
USES_KEY: Final = 10
SECOND_PLAN: Final = 11
OTHER_PLANS: Final = 12
KEY_FOR_NIGHTMARE: Final = 13
KEY_FOR_DOOR: Final = 14
SECOND_KEY_FOR_DOOR: Final = 15
HELD_MOON: Final = 16
HELD_SUN: Final = 17
DOOR_GAINED: Final = 18
SLACK: Final = 19  # doors still possible beyond those needed: 0, 1, 2
PROPHECY: Final = 22
PROPHECY_NIGHTMARE: Final = 23
PROPHECY_KNOWN: Final = 24
NEW_HAND: Final = 25
NEW_HAND_LATE: Final = 26
REVEAL: Final = 27
PRESS: Final = 28
NIGHTMARE_NEXT: Final = 29
SACRIFICED: Final = 30  # how much less than its worth a sacrificed door costs
WAIT_TWO: Final = 31  # the same when two of the three are laid
PLAYABLE: Final = 32  # a card of a needed colour that could be laid next
KEPT_SLACK: Final = 33  # for each door, up to five, still possible beyond those needed
FIGURES: Final[vec[float]] = vec[float](
    [
        0.27, 0.46, 0.22, 0.10, 1.17, 0.70, 0.43, 2.67, 0.99, 10.8, 0.090, 0.29, 0.058, 0.30, 0.46, 0.16,
        0.037, -0.010, 3.79, -0.19, -0.065, -0.044, -0.12, 0.47, 0.077, 0.67, 2.66, 4.84, 0.14, 1.08,
        0.057, 11.3, 0.029, 0.014,
    ]
)  # fmt: skip
NO_SLACK: Final = -4.0

# Expansions.
NEXT_GOAL: Final = 0.6  # a colour whose goal is the second in order
LATER_GOAL: Final = 0.25
RAMPART_WORTH: Final = 3.5
TOWER_BUILT: Final[vec[float]] = vec[float]([0.0, 0.45, 1.0, 1.9, 3.5])  # neighbours of different colours
TOWER_HELD: Final = 0.2
PARTNER: Final = 0.6  # the weight of the other player's hand


def _completions(running: int, last: int) -> list[int]:
    """Return the sets of cards that complete a series of three after `running` cards, the last of symbol `last`.

    A set counts suns, moons and keys in two bits each; neighbours differ in their symbol.
    """
    found: set[int] = set()
    for cards in product((SUN, MOON, KEY), repeat=3 - running):
        if all(one != other for one, other in zip((last, *cards), cards, strict=False)):
            found.add(cards.count(SUN) | cards.count(MOON) << 2 | cards.count(KEY) << 4)
    return sorted(found)


COMPLETIONS: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64](_completions(running, last)) for running in range(3) for last in range(4)]
)


class Valuation:
    """Values tables as one seat sees them: the partner's unknown cards do not count."""

    def __init__(self, figures: "vec[float]" = FIGURES) -> None:
        self.figures: vec[float] = figures
        self.come: vec[float] = vec[float]([0.0, 0.0, 0.0])  # the chance that a card of each symbol comes in time
        self.ahead: vec[float] = vec[float]([0.0, 0.0, 0.0])  # the share of each symbol in what may come
        self.seat: i64 = 0
        self.left: float = 0.0  # cards that may still be drawn, + 2
        self.pressed: float = 0.0  # how much the missing doors press: five times their number, by the size of the deck
        self.waiting: i64 = -1  # the colour of a door that can be taken at once, or -1

    def look(self, t: Table, seat: i64) -> None:
        """Read what every part of the valuation needs."""
        self.seat = seat
        deck = t.deck_size()
        self.left = float(deck + t.size(LIMBO) + 2)
        self.pressed = 5.0 * float(8 - useful_doors(t)) / float(deck + 1)
        self.waiting = door_to_take(t)

    def value(self, t: Table, seat: i64) -> float:
        if t.over:
            return 1000.0 if t.won else LOST
        if not t.winnable():
            return LOST / 2.0
        self.look(t, seat)
        total = self.figures[DOOR_GAINED] * float(useful_doors(t)) + self.hand(t, t.active) + self.feasible(t)
        if t.rules.players == 2:
            total += PARTNER * self.hand(t, 1 - t.active)
        if t.rules.cards[TOWER] > 0:
            total += self.towers(t)
        return total + self.at_hand(t)

    def cards(self, t: Table, owner: i64, word: i64) -> i64:
        """Return one word of counts of a player's cards as far as the seat knows them, with the common hand."""
        place = HAND + STRIDE * owner
        if t.rules.silent and owner != self.seat:
            place = TOLD_PARTNER + STRIDE * owner
        return (t.cards[place + word] & COUNTS) + (t.cards[COMMON + word] & COUNTS)

    def hand(self, t: Table, owner: i64) -> float:
        """Return what a player's cards are worth with the end of their row."""
        figures = self.figures
        cards = self.cards(t, owner, 0)
        last = i64(t.last[owner]) - 1
        symbol: i64 = FREE
        if last >= 0:
            symbol = last >> 2
        goal: i64 = -1
        following: i64 = -1
        if len(t.goals) > 0:
            at = first_goal(t)
            if at >= 0:
                goal = i64(t.goals[at]) % FACE_DOWN
                following = goal_after(t, at)
        best = 0.0
        second = 0.0
        others = 0.0
        total = 0.0
        held: i64 = 0
        colour: i64 = 0
        while colour < 4:
            suns = (cards >> (4 * colour)) & 15
            moons = (cards >> (4 * colour + 16)) & 15
            keys = (cards >> (4 * colour + 32)) & 15
            held += keys
            need = self.needed(t, owner, colour)
            if need > 0:
                running: i64 = 0
                if last >= 0 and last & 3 == colour:
                    running = i64(t.series[owner])
                self.expect(t, colour)
                worth = self.plan(suns, moons, keys, running, symbol)
                if running == 0:
                    worth = 0.5 * (worth + self.plan(suns, moons, keys, 0, FREE))
                door = max(0.0, min(2.5, 1.0 + 0.2 * (35.0 * float(need) / self.left - 1.0)))
                key = 0.0
                if keys > 0:
                    key = figures[KEY_FOR_DOOR] * door
                    if keys > 1 and need == 2:
                        key += figures[SECOND_KEY_FOR_DOOR] * door
                if goal >= 0 and goal != colour:
                    share = LATER_GOAL
                    if following == colour:
                        share = NEXT_GOAL
                    worth *= share
                    key *= share
                total += figures[PLAYABLE] * float(self.playable(suns, moons, keys, symbol))
                total += key + figures[HELD_MOON] * float(min(moons, 3)) + figures[HELD_SUN] * float(min(suns, 3))
                if worth > best:
                    others += second
                    second = best
                    best = worth
                elif worth > second:
                    others += second
                    second = worth
                else:
                    others += worth
            colour += 1
        total += best * (1.0 - 0.052 * (35.0 / self.left - 1.0))
        total += figures[SECOND_PLAN] * second + figures[OTHER_PLANS] * others
        nightmares = in_deck(t, NIGHTMARE) + t.count(LIMBO, NIGHTMARE)
        danger = min(2.0, 7.0 * float(nightmares) / self.left)
        return total + danger * figures[KEY_FOR_NIGHTMARE] * float(held)

    def playable(self, suns: i64, moons: i64, keys: i64, last: i64) -> i64:
        if last == SUN:
            return moons + keys
        if last == MOON:
            return suns + keys
        if last == KEY:
            return suns + moons
        return suns + moons + keys

    def expect(self, t: Table, colour: i64) -> None:
        """Set `ahead` and `come`: how likely cards of a colour are to be drawn in time, by symbol."""
        cards = (t.cards[UNSEEN] & COUNTS) + (t.cards[PLACED] & COUNTS)
        symbol: i64 = 0
        while symbol < 3:
            self.ahead[symbol] = float((cards >> (4 * colour + 16 * symbol)) & 15) / self.left
            share = min(1.0, self.ahead[symbol] * self.figures[WAIT])
            self.come[symbol] = share * (2.0 - share)
            symbol += 1

    def any_comes(self, last: i64) -> float:
        """Return the chance to draw any card that differs from the last symbol; keys, better kept, count less."""
        share = 0.0
        if last != SUN:
            share += self.ahead[SUN]
        if last != MOON:
            share += self.ahead[MOON]
        if last != KEY:
            share += 0.7 * self.ahead[KEY]
        share = min(1.0, share * self.figures[WAIT_TWO])
        return share * (2.0 - share)

    def plan(self, suns: i64, moons: i64, keys: i64, running: i64, last: i64) -> float:
        """Value the best way to complete a series of three with those cards, the first unlike the last symbol."""
        figures = self.figures
        best = 0.0
        if running == 2:
            best = figures[PLAN_TWO + 1] * self.any_comes(last)
        for cards in COMPLETIONS[running * 4 + last]:
            lacks: i64 = 0
            chance = 1.0
            more = (cards & 3) - suns
            while more > 0:
                lacks += 1
                chance *= self.come[SUN]
                more -= 1
            more = ((cards >> 2) & 3) - moons
            while more > 0:
                lacks += 1
                chance *= self.come[MOON]
                more -= 1
            used = cards >> 4
            more = used - keys
            while more > 0:
                lacks += 1
                chance *= self.come[KEY]
                more -= 1
            if running == 2 and lacks > 0:
                continue
            at = lacks
            if running == 1:
                at += PLAN_ONE
            elif running == 2:
                at += PLAN_TWO
            best = max(best, figures[at] * chance - figures[USES_KEY] * float(min(used, keys)))
        return best

    def feasible(self, t: Table) -> float:
        """Value how many cards are left for the doors still needed; strongly negative where there are too few."""
        total = 0.0
        colour: i64 = 0
        while colour < 4:
            slack = self.slack(t, colour)
            if slack < 0:
                total += NO_SLACK
            else:
                if slack < 3:
                    total += self.figures[SLACK + slack]
                total += self.figures[KEPT_SLACK] * float(min(slack, 5))
            colour += 1
        return total

    def slack(self, t: Table, colour: i64) -> i64:
        """Return how many doors of a colour are still possible beyond those needed; 99 if none is needed."""
        need = self.needed(t, 0, colour)
        if t.rules.players == 2:
            need += self.needed(t, 1, colour)
        if need == 0:
            return 99
        cards = (t.cards[UNSEEN] & COUNTS) + (t.cards[PLACED] & COUNTS) + self.cards(t, t.active, 0)
        if t.rules.players == 2:
            cards += self.cards(t, 1 - t.active, 0) - (t.cards[COMMON] & COUNTS)
        suns = (cards >> (4 * colour)) & 15
        moons = (cards >> (4 * colour + 16)) & 15
        keys = (cards >> (4 * colour + 32)) & 15
        seat: i64 = 0
        while seat < t.rules.players:
            last = i64(t.last[seat]) - 1
            series = i64(t.series[seat])
            if series > 0 and last & 3 == colour:
                # What already lies in a series is not lost for it; one of two is no sun.
                suns += 1
                if series == 2 or last >> 2 != SUN:
                    moons += 1
                    if series == 1:
                        suns -= 1
            seat += 1
        return keys + min(moons, (suns + moons) // 3) - need

    def needed(self, t: Table, owner: i64, colour: i64) -> i64:
        """Return how many doors of a colour a player still needs, without one that can be taken at once."""
        need = needed(t, owner, colour)
        if self.waiting == colour and owner == t.active and need > 0:
            return need - 1
        return need

    def towers(self, t: Table) -> float:
        """Value the row's best neighbours, and towers in hand of colours that it lacks."""
        if has_rampart(t):
            return RAMPART_WORTH
        best: i64 = 0
        i: i64 = 0
        n: i64 = len(t.towers)
        while i < n:
            seen: i64 = 0
            run: i64 = 0
            while i + run < n:
                colour = 1 << (i64(t.towers[i + run]) & 3)
                if seen & colour != 0:
                    break
                seen |= colour
                run += 1
            best = max(best, run)
            i += 1
        held = self.cards(t, t.active, 1)
        total = TOWER_BUILT[best]
        while held != 0:
            total += TOWER_HELD * float(held & 15)
            held >>= 4
        return total

    def at_hand(self, t: Table) -> float:
        """Value a door that can be taken or opened at once."""
        total = 0.0
        if self.waiting >= 0:
            total = 0.98 * self.figures[DOOR_GAINED]
        if t.size(DRAWN) > 0 and DOOR <= t.drawn < NIGHTMARE:
            colour = t.drawn - DOOR
            if can_gain(t, colour) and (self.cards(t, t.active, 0) >> (32 + 4 * colour)) & 15 > 0:
                total += 0.8 * self.figures[DOOR_GAINED]
        return total

    def worth(self, t: Table, kind: i64) -> float:
        """Return what it is worth to draw that card next."""
        if kind == NIGHTMARE:
            return -self.figures[NIGHTMARE_NEXT]
        if kind == HAPPY_DREAM:
            return 0.9
        if kind >= DOOR:
            colour = kind - DOOR
            held = (self.cards(t, t.active, 0) >> (32 + 4 * colour)) & 15
            if held > 0 and can_gain(t, colour):
                return 3.4
            return -0.1
        if kind >= TOWER:
            return 0.25
        before = self.hand(t, t.active)
        t.put(HAND + STRIDE * t.active, kind)
        after = self.hand(t, t.active)
        t.take(HAND + STRIDE * t.active, kind)
        return after - before
