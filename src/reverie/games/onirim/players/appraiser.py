"""Values tables of Onirim by a network: the chance to win from a position."""

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.onirim.players.inputs import SLOTS, Inputs
from reverie.games.onirim.rules.parts import Rules
from reverie.games.onirim.rules.ruleset import new_table
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network, Sums


class Appraiser:
    """Values tables of one set-up; only the inputs that changed since the last table are summed again."""

    def __init__(self, network: Network, rules: Rules) -> None:
        self.network = network
        self.rules = rules
        self.inputs = Inputs(rules)
        self.sums: Sums = network.fresh()
        self.before: vec[i64] = vec[i64]([-1] * SLOTS)  # the slots that the sums stand for
        self.scratch = new_table(rules)  # where answers are tried

    def value_after(self, t: Table, seat: i64, action: i64) -> float:
        """Return the chance to win right after an answer of that seat, before chance replies."""
        after = self.scratch
        after.become(t)
        after.advance(seat, action)
        return self.value(after, seat)

    def value(self, t: Table, seat: i64) -> float:
        """Return the chance to win as that seat sees it; exactly 0 or 1 where the rules decide it."""
        if t.over:
            return 1.0 if t.won else 0.0
        if not t.winnable():
            return 0.0
        inputs = self.inputs
        inputs.read(t, seat)
        self.network.change(self.sums, self.before, inputs.slots, inputs.n)
        slots = inputs.slots
        inputs.slots = self.before
        self.before = slots
        return self.network.value(self.sums)
