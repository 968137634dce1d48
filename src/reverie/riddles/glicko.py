"""Glicko-2 ratings, after Mark Glickman, "Example of the Glicko-2 system" (2013).

The names and the numbered steps are those of the paper. A rating period may hold one game or several; a period without
games only makes a rating less certain.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

SCALE: Final = 173.7178
CENTRE: Final = 1500.0
TAU: Final = 0.5  # how much volatility may change over time
TOLERANCE: Final = 1e-6
UNKNOWN: Final = 350.0  # the deviation of somebody nobody knows; no rating is less certain


class Rating(NamedTuple):
    """How strong somebody is, how sure that is (`deviation`), and how even their results are (`volatility`)."""

    value: float = CENTRE
    deviation: float = UNKNOWN
    volatility: float = 0.06


class Game(NamedTuple):
    """A result against somebody: 1 for a win, 0 for a loss."""

    value: float
    deviation: float
    score: float


def updated(player: Rating, games: Sequence[Game], tau: float = TAU) -> Rating:
    """Return the rating after a rating period."""
    # Step 2: to the Glicko-2 scale.
    mu = (player.value - CENTRE) / SCALE
    phi = player.deviation / SCALE
    if not games:
        return player._replace(deviation=min(UNKNOWN, SCALE * math.hypot(phi, player.volatility)))
    # Step 3 and 4: the estimated variance of the rating by these games alone, and the estimated improvement.
    information = improvement = 0.0
    for game in games:
        g = _weight(game.deviation / SCALE)
        expected = 1 / (1 + math.exp(-g * (mu - (game.value - CENTRE) / SCALE)))
        information += g * g * expected * (1 - expected)
        improvement += g * (game.score - expected)
    variance = 1 / information
    # Step 5 to 7.
    sigma = _volatility(player.volatility, phi, variance, variance * improvement, tau)
    before = math.hypot(phi, sigma)
    phi = 1 / math.sqrt(1 / before**2 + 1 / variance)
    mu += phi**2 * improvement
    # Step 8: back to the scale people read.
    return Rating(SCALE * mu + CENTRE, min(UNKNOWN, SCALE * phi), sigma)


def expected_score(player: Rating, value: float, deviation: float) -> float:
    """Return the chance of a win against somebody of that rating."""
    return 1 / (1 + math.exp(-_weight(deviation / SCALE) * (player.value - value) / SCALE))


def _weight(phi: float) -> float:
    """The paper's g: results against somebody whose rating is not certain say less."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float, tau: float) -> float:
    """Step 5: the new volatility, found by the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        ex = math.exp(x)
        known = phi**2 + variance + ex
        return ex * (delta**2 - known) / (2 * known**2) - (x - a) / tau**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * tau) < 0:
            steps += 1
        high = a - steps * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > TOLERANCE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
