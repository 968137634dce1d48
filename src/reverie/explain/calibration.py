"""How far stated chances to win come true: positions by tenths of what was stated, against results."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from reverie.core.chance import KeyedSampler
from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, Setup
from reverie.core.registry import game_of
from reverie.core.rng import Rng
from reverie.games.discovery import facts_of
from reverie.players.arena import wilson
from reverie.players.player import Player

TENTHS: Final = 10
FINE: Final = 20  # bins of the recalibration
LEAST: Final = 300  # positions that a bin needs


class Stated(NamedTuple):
    """One game: the chance stated at each decision, and whether it was won."""

    chances: list[float]
    won: bool


class Tenth(NamedTuple):
    """The positions whose stated chance lay in one tenth, and how many of them were won."""

    stated: float  # their mean
    won: float  # the share
    low: float
    high: float
    positions: int
    games: int

    def to_json(self) -> dict[str, object]:
        return {name: round(value, 4) for name, value in self._asdict().items()}


def play_stating(setup: Setup, player: Player, seed: str, number: int) -> Stated:
    """Play a game in which the player states before every choice the chance of its best answer, and takes that."""
    state = game_of(setup).new(setup)
    sampler = KeyedSampler(f"{seed}/{number}")
    rng = Rng(f"{seed}/{number}/{player.name}")
    chances: list[float] = []
    while True:
        actors = state.actors()
        if not actors:
            break
        if actors[0] == CHANCE:
            state.advance(CHANCE, sampler.outcome(state))
            continue
        view = state.view(actors[0])
        values = player.values(view, rng) if facts_of(setup).value == "chance" else None
        if values is None:
            raise ReverieError(f"the player {player.name!r} states no chances to win in {setup.game}")
        best = values.index(max(values))
        if len(values) > 1:
            chances.append(values[best])
        state.advance(actors[0], view["actions"][best]["action"])
    result = state.result()
    assert result is not None
    return Stated(chances, bool(result.winners))


def by_tenths(games: Sequence[Stated]) -> list[Tenth]:
    """Sort positions into tenths. Those of one game share its result, so the interval counts games."""
    out: list[Tenth] = []
    for tenth in range(TENTHS):
        parts = [([one for one in game.chances if _tenth(one) == tenth], game.won) for game in games]
        parts = [(chances, won) for chances, won in parts if chances]
        positions = sum(len(chances) for chances, _ in parts)
        if positions == 0:
            continue
        stated = sum(sum(chances) for chances, _ in parts) / positions
        won = sum(len(chances) for chances, won in parts if won) / positions
        _, low, high = wilson(won * len(parts), len(parts))
        out.append(Tenth(stated, won, low, high, positions, len(parts)))
    return out


def corrections(games: Sequence[Stated]) -> list[tuple[float, float]]:
    """Pair what was said with what came true, both rising, from many games: neighbours that do not rise are one."""
    sums = [[0.0, 0.0, 0.0] for _ in range(FINE)]  # positions, what was said of them, how many were won
    for game in games:
        for chance in game.chances:
            if 0.0 < chance < 1.0:
                one = sums[min(FINE - 1, int(chance * FINE))]
                one[0] += 1
                one[1] += chance
                one[2] += game.won
    pairs: list[list[float]] = []
    for one in sums:
        pairs.append(one)
        while len(pairs) > 1 and (
            pairs[-1][0] < LEAST or pairs[-2][0] < LEAST or _share(pairs[-2]) >= _share(pairs[-1])
        ):
            last = pairs.pop()
            pairs[-1] = [a + b for a, b in zip(pairs[-1], last, strict=True)]
    return [(one[1] / one[0], _share(one)) for one in pairs if 0.0 < _share(one) < 1.0]


def _share(sums: list[float]) -> float:
    return sums[2] / max(1.0, sums[0])


def _tenth(chance: float) -> int:
    return min(TENTHS - 1, int(chance * TENTHS))


def furthest(tenths: Iterable[Tenth]) -> float:
    """Return by how much the worst tenth misses."""
    return max((abs(one.stated - one.won) for one in tenths), default=0.0)
