"""The greedy player of Onirim: takes the action with the best hand-written valuation right afterwards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.games.onirim.players.seat import OnirimPlayer
from reverie.games.onirim.players.valuation import (
    FIGURES,
    LOST,
    NEW_HAND,
    NEW_HAND_LATE,
    PRESS,
    PROPHECY,
    PROPHECY_KNOWN,
    PROPHECY_NIGHTMARE,
    REVEAL,
    SACRIFICED,
    Valuation,
)
from reverie.games.onirim.players.wanted_doors import can_gain, in_deck
from reverie.games.onirim.rules import answers, base, book, happy_dreams, premonitions, towers
from reverie.games.onirim.rules.cards import DOOR, IN_DECK, KEYS, NIGHTMARE, TOWER
from reverie.games.onirim.rules.parts import Verb
from reverie.games.onirim.rules.places import KIND_MASK
from reverie.games.onirim.rules.table import Table
from reverie.players.network import logistic

# What it is worth to be rid of each premonition.
DISPEL: Final[vec[float]] = vec[float]([0.9, 0.5, 0.5, 2.6, 2.6, 1.2, 1.3, 0.6])
REVEAL_SEVEN: Final = 1.3
SEARCH: Final = 0.6  # and the card that is fetched
CARDS_KEPT: Final = 1.5  # what the cards that a punishment costs are worth for later spells


class Greedy(OnirimPlayer):
    """Chooses by one look ahead, in every set-up."""

    name = "greedy"

    def __init__(self, figures: "vec[float]" = FIGURES) -> None:
        super().__init__()
        self.valuation = Valuation(figures)

    def appraise(self, t: Table, seat: i64, action: i64, rng: Rng) -> float:
        """Return what an action is worth (a door is about 4): the table afterwards, and the effects still to come."""
        verb = t.rules.verbs[action]
        valuation = self.valuation
        figures = valuation.figures
        if (
            verb is answers.BIN_CARD
            or verb is answers.PUT
            or verb is book.RAISE_CARD
            or verb is happy_dreams.FETCH_CARD
        ):
            return self.choose_card(t, seat, verb, action - verb.base)
        if verb is happy_dreams.DROP:
            return -self.choose_card(t, seat, answers.PUT, action - verb.base)
        if verb is happy_dreams.KEEP_REST:
            return 0.3
        after = t.copy()
        after.advance(seat, action)
        value = valuation.value(after, seat)
        if after.over:
            return value
        if verb is answers.DISCARD_CARD or verb is answers.DISCARD_COMMON:
            card = action - verb.base
            if KEYS <= card < TOWER:
                value += self.prophecy(t, seat)
        elif verb is answers.SACRIFICE:
            value += figures[SACRIFICED] - figures[PRESS] * valuation.pressed
        elif verb is answers.REVEAL_FIVE:
            value -= figures[REVEAL] + figures[PRESS] * valuation.pressed
            if t.deck_size() < 6:
                value -= 10.0
        elif verb is answers.FRESH_HAND:
            value -= figures[NEW_HAND] + 0.02 * valuation.pressed
            if t.deck_size() < 8:
                value -= figures[NEW_HAND_LATE]
        elif verb is towers.FALSE_DESTRUCTION:
            value -= 1.3
        elif verb is towers.LOOK_AT:
            value += 0.1
        elif verb is happy_dreams.DISPEL:
            value += DISPEL[action - verb.base]
        elif verb is happy_dreams.REVEAL_SEVEN:
            value += REVEAL_SEVEN
        elif verb is happy_dreams.SEARCH:
            value += SEARCH + self.best_fetched(t, seat)
        elif verb is premonitions.FACE:
            value -= DISPEL[action - verb.base]
        else:
            value += self.spell(t, verb)
        return value

    def as_chance(self, worth: float) -> float:
        return logistic((worth - 16.0) / 6.0)

    def choose_card(self, t: Table, seat: i64, verb: Verb, kind: i64) -> float:
        """Return what it is worth to draw that card next or, for `bin`, to be rid of it."""
        valuation = self.valuation
        valuation.look(t, seat)
        worth = valuation.worth(t, kind)
        if verb is not answers.BIN_CARD:
            if DOOR <= kind < NIGHTMARE and verb is answers.PUT and worth < 0.0:
                return -0.5  # below the rooms, above the nightmares
            return worth
        if DOOR <= kind < NIGHTMARE:
            return LOST
        after = t.copy()
        after.advance(seat, answers.BIN_CARD.base + kind)
        return valuation.feasible(after) - worth

    def prophecy(self, t: Table, seat: i64) -> float:
        """Return what a look at the top five is worth: mostly the nightmares it may find."""
        known: i64 = min(5, len(t.top))
        found = 0.0
        bonus = 0.0
        place: i64 = 0
        while place < known:
            if i64(t.top[len(t.top) - 1 - place]) & KIND_MASK == NIGHTMARE:
                found += 1.0
                if place == 0:
                    bonus += 0.05
                else:
                    bonus += 0.06
            place += 1
        hidden = float(max(1, t.deck_size() - known))
        rest = float(in_deck(t, NIGHTMARE)) - found
        found += rest * float(5 - known) / hidden
        figures = self.valuation.figures
        return figures[PROPHECY] + figures[PROPHECY_NIGHTMARE] * found - figures[PROPHECY_KNOWN] * float(known) + bonus

    def best_fetched(self, t: Table, seat: i64) -> float:
        """Return what the best card that a happy dream could fetch is worth."""
        best = 0.0
        kind: i64 = 0
        self.valuation.look(t, seat)
        while kind < IN_DECK:
            if in_deck(t, kind) > 0:
                best = max(best, self.valuation.worth(t, kind))
            kind += 1
        return best

    def spell(self, t: Table, verb: Verb) -> float:
        """Value a spell to begin: a nightmare away, or the goals turned to a door that lies open."""
        if verb is book.CAST_PUNISHMENT:
            return -CARDS_KEPT
        if verb is book.CAST_PLANNING:
            step = t.step()
            if step is base.TAKE_DOOR and not can_gain(t, t.arg()):
                return 2.0
            if step is base.DOOR_DRAWN and not can_gain(t, t.drawn - DOOR) and t.hand_count(KEYS + t.drawn - DOOR) > 0:
                return 1.6
            return -1.0
        if verb is book.CAST_PARADOX:
            return -1.0
        return 0.0
