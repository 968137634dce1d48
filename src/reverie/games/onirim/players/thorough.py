"""The learned player as people meet it: where answers come close, every card that may come next is weighed.

The network's error on a single position is larger than the difference of two good answers. Averaged over the
positions after each card, errors largely cancel out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, Actions
from reverie.core.rng import Rng
from reverie.games.onirim.players.learned import Learned
from reverie.games.onirim.players.networks import closeness_for
from reverie.games.onirim.players.search import GOLDEN, WORD
from reverie.games.onirim.players.seat import MOST
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.players.player import Player

WEIGHED: Final = 3  # answers at most, the best first
NEXT: Final = 0.5  # how much the values after the next card count; the rest is the value before it


class Thorough(Learned):
    """Values answers as `Learned` does, and those that come close to the best once more, one card further."""

    def __init__(self, network: Network | None = None, samples: int = 1) -> None:
        super().__init__(network, samples)
        self.beyond: Table | None = None  # where a card has come
        self.cards = Actions(MOST)  # that may come
        self.open: vec[i64] = vec[i64]([0] * MOST)  # 1 where an answer has not been looked at

    def quick(self) -> Player:
        """Return the player that does not weigh cards: it plays several times as fast."""
        return Learned(self.network, self.samples)

    def weigh(self, t: Table, seat: i64, rng: Rng) -> None:
        super().weigh(t, seat, rng)
        close = closeness_for(t.rules)
        if close > 0.0 and self.appraiser is not None and self.fallback is None:
            self.weigh_close(t, seat, close)

    def weigh_close(self, t: Table, seat: i64, close: float) -> None:
        """Value the best answers again if at least two lie within `close` of the best; no other may then lead."""
        worths = self.worths
        n = self.actions.n
        best = 0.0
        i: i64 = 0
        while i < n:
            best = max(best, worths[i])
            i += 1
        near: i64 = 0
        i = 0
        while i < n:
            self.open[i] = 1
            if worths[i] >= best - close:
                near += 1
            i += 1
        if near < 2 or best <= close:
            return
        if self.ahead is None or self.ahead.rules is not t.rules:
            self.ahead = t.copy()
        if self.beyond is None or self.beyond.rules is not t.rules:
            self.beyond = t.copy()
        least = best
        done: i64 = 0
        while done < min(near, i64(WEIGHED)):
            at: i64 = -1
            i = 0
            while i < n:
                if self.open[i] != 0 and (at < 0 or worths[i] > worths[at]):
                    at = i
                i += 1
            self.open[at] = 0
            worths[at] = self.after_cards(t, seat, i64(self.actions.items[at]), worths[at])
            least = min(least, worths[at])
            done += 1
        i = 0
        while i < n:
            if self.open[i] != 0:
                worths[i] = min(worths[i], least)
            i += 1

    def after_cards(self, t: Table, seat: i64, action: i64, worth: float) -> float:
        """Return what an answer of that worth is worth when the cards that may come next are weighed, too."""
        self.follow(t, seat, action, worth)
        ahead = self.ahead
        beyond = self.beyond
        assert ahead is not None
        assert beyond is not None
        if ahead.actor() != CHANCE or not ahead.winnable():
            return worth
        place = ahead.now()
        cards = self.cards
        cards.n = 0
        ahead.fill(CHANCE, cards)
        total = 0.0
        count: i64 = 0
        i: i64 = 0
        while i < cards.n:
            kind = i64(cards.items[i])
            n = ahead.count(place, kind)
            beyond.become(ahead)
            beyond.advance(CHANCE, kind)
            total += float(n) * self.best_after(beyond, seat, i)
            count += n
            i += 1
        return (1.0 - NEXT) * worth + NEXT * total / float(count)

    def best_after(self, beyond: Table, seat: i64, number: i64) -> float:
        """Return the value of the best answer to a card; if more cards come before it, of one way they may."""
        appraiser = self.appraiser
        assert appraiser is not None
        part: i64 = number * GOLDEN + 1
        while beyond.actor() == CHANCE:
            part = (part + GOLDEN) & WORD
            beyond.advance(CHANCE, beyond.card_at(part))
        actor = beyond.actor()
        if actor < 0 or not beyond.winnable():
            return appraiser.value(beyond, seat)
        answers = self.answers
        answers.n = 0
        beyond.fill(actor, answers)
        value = 0.0
        i: i64 = 0
        while i < answers.n:
            value = max(value, appraiser.value_after(beyond, actor, i64(answers.items[i])))
            i += 1
        return value
