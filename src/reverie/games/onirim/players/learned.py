"""The learned player of Onirim: takes the action after which the network sees the best chance to win.

The network is surest where chance comes next. What comes before that can be known: how the other cards of a prophecy
are put back, what happens when they are drawn, how a spell is paid. The player answers those questions in its head, by
the same network, and values an action by where they lead. Lines are long where spells of the Book follow each other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.game import Actions
from reverie.core.rng import Rng
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.greedy import Greedy
from reverie.games.onirim.players.networks import network_for, stated_for
from reverie.games.onirim.players.seat import MOST, OnirimPlayer
from reverie.games.onirim.rules.book import PAY
from reverie.games.onirim.rules.parts import Rules
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.players.weights import BadWeights

FOLLOWED: Final = 8  # actions at most, the best first
MARGIN: Final = 0.15  # actions that the network values lower than the best by more than this are not followed
FURTHEST: Final = 12  # answers in its head


class Learned(OnirimPlayer):
    """Values the table after each action, where chance comes next."""

    name = "learned"

    def __init__(self, network: Network | None = None, samples: int = 1) -> None:
        super().__init__(samples)  # one is enough: what a silent partner hides is no input of the network
        self.network = network
        self.appraiser: Appraiser | None = None
        self.fallback: Greedy | None = None  # plays where there are no usable weights
        self.ahead: Table | None = None  # where answers are given in its head
        self.answers = Actions(MOST)
        self.plain: vec[float] = vec[float]([0.0] * MOST)  # what the network says right after each action
        self.asks: vec[i64] = vec[i64]([0] * MOST)  # 1 where somebody is asked next, and not chance
        self.said: vec[float] = vec[float]()  # chances that the network states, rising
        self.true: vec[float] = vec[float]()  # and the share of games then won

    def ready(self, rules: Rules) -> bool:
        """Load the network of these rules; return False, with `notice` and `fallback` set, if it cannot be used."""
        if self.appraiser is not None and self.appraiser.rules is rules:
            return True
        network = self.network
        self.said = vec[float]()
        self.true = vec[float]()
        try:
            if network is None:
                network = network_for(rules)
                for said, true in stated_for(rules):
                    self.said = append(self.said, said)
                    self.true = append(self.true, true)
        except BadWeights as error:
            self.notice = f"{error}; the greedy player plays instead"
            if self.fallback is None:
                self.fallback = Greedy()
            return False
        self.appraiser = Appraiser(network, rules)
        self.fallback = None
        return True

    def as_chance(self, worth: float) -> float:
        """Return the network's value, recalibrated on held-out games; the order of answers stays."""
        i: i64 = 1
        n: i64 = len(self.said)
        while i < n and self.said[i] < worth:
            i += 1
        if i >= n:
            return worth
        share = (worth - self.said[i - 1]) / (self.said[i] - self.said[i - 1])
        return self.true[i - 1] + share * (self.true[i] - self.true[i - 1])

    def weigh(self, t: Table, seat: i64, rng: Rng) -> None:
        if not self.ready(t.rules):
            super().weigh(t, seat, rng)
            return
        appraiser = self.appraiser
        assert appraiser is not None
        actions = self.actions
        actions.n = 0
        t.fill(seat, actions)
        asked: i64 = 0
        i: i64 = 0
        while i < actions.n:
            worth = appraiser.value_after(t, seat, i64(actions.items[i]))
            asks: i64 = 1 if appraiser.scratch.actor() >= 0 else 0
            self.worths[i] = worth
            self.plain[i] = worth
            self.asks[i] = asks
            asked += asks
            i += 1
        # A payment was thought through when the spell was chosen, and its answers are the same now.
        if asked > 0 and t.step() is not PAY:
            self.look_ahead(t, seat)

    def appraise(self, t: Table, seat: i64, action: i64, rng: Rng) -> float:
        """Ask the greedy player, where there are no usable weights."""
        fallback = self.fallback
        assert fallback is not None
        return fallback.as_chance(fallback.appraise(t, seat, action, rng))

    def look_ahead(self, t: Table, seat: i64) -> None:
        """Value the best actions again, each by where it leads before chance is asked."""
        if self.ahead is None or self.ahead.rules is not t.rules:
            self.ahead = t.copy()
        n = self.actions.n
        plain = self.plain
        worths = self.worths
        best = 0.0
        least = 1.0
        followed: i64 = 0
        while followed < FOLLOWED:
            at: i64 = 0
            i: i64 = 1
            while i < n:
                if plain[i] > plain[at]:
                    at = i
                i += 1
            if plain[at] < best - MARGIN or plain[at] < 0.0:
                break
            if self.asks[at] != 0:
                worths[at] = self.follow(t, seat, i64(self.actions.items[at]), plain[at])
            plain[at] = -1.0
            best = max(best, worths[at])
            least = min(least, worths[at])
            followed += 1
        # The others looked worse than all of these.
        i = 0
        while i < n:
            if plain[i] >= 0.0:
                worths[i] = min(worths[i], least)
            i += 1

    def follow(self, t: Table, seat: i64, action: i64, worth: float) -> float:
        """Return what an action is worth that the network values at `worth`, the answers after it given in its head.

        A silent partner's answers are not: what they would depend on is hidden.
        """
        ahead = self.ahead
        appraiser = self.appraiser
        assert ahead is not None
        assert appraiser is not None
        answers = self.answers
        ahead.become(t)
        ahead.advance(seat, action)
        steps: i64 = 0
        while steps < FURTHEST and ahead.winnable():
            actor = ahead.actor()
            if actor < 0 or (ahead.rules.silent and actor != seat):
                break  # chance, or nobody
            answers.n = 0
            ahead.fill(actor, answers)
            best: i64 = 0
            worth = -1.0
            i: i64 = 0
            while i < answers.n:
                value = appraiser.value_after(ahead, actor, i64(answers.items[i]))
                if value > worth:
                    worth = value
                    best = i
                i += 1
            ahead.advance(actor, i64(answers.items[best]))
            steps += 1
        return worth
