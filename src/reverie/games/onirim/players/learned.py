"""The learned player of Onirim: takes the action after which the network sees the best chance to win."""

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.rng import Rng
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.greedy import Greedy
from reverie.games.onirim.players.networks import network_for, stated_for
from reverie.games.onirim.players.seat import OnirimPlayer
from reverie.games.onirim.rules.parts import Rules
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.players.weights import BadWeights


class Learned(OnirimPlayer):
    """Values the table right after each action, before chance answers."""

    name = "learned"

    def __init__(self, network: Network | None = None, samples: int = 1) -> None:
        super().__init__(samples)  # one is enough: what a silent partner hides is no input of the network
        self.network = network
        self.appraiser: Appraiser | None = None
        self.fallback: Greedy | None = None  # plays where there are no usable weights
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
        self.ready(t.rules)
        super().weigh(t, seat, rng)

    def appraise(self, t: Table, seat: i64, action: i64, rng: Rng) -> float:
        fallback = self.fallback
        if fallback is not None:
            return fallback.as_chance(fallback.appraise(t, seat, action, rng))
        appraiser = self.appraiser
        assert appraiser is not None
        return appraiser.value_after(t, seat, action)
