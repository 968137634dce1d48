"""Shows how players of different strength spread over the four names of a solo table (DAY-33)."""

import argparse
import json
from collections import Counter

from reverie.commands.arguments import add_games, add_json, add_options, add_seed, add_workers, options_of, player_help
from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of, new_setup, typed_words
from reverie.players.roster import find_player
from reverie.pool import open_pool, portion_count, portions
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

CHUNK = 25  # games of one task
BAR = 40  # characters of the longest bar
VIEW_HELP = "A, D, BC, EF, AD, DA, BCA or EFD"
NAMES = 4
# DAY-33: the first and last name that the median of a player may earn, and the share of games in which the strong
# player may earn the highest name.
MEDIANS = {"random": (1, 1), "greedy": (2, 3), "strong": (3, 4)}
TOP_SHARE = {"strong": (0.15, 0.60)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("view", metavar="VIEW", help=VIEW_HELP)
    add_games(parser, 2000, "with each player")
    parser.add_argument(
        "--player",
        action="append",
        metavar="NAME",
        help=f"{player_help()}; as often as you like (default: {', '.join(MEDIANS)})",
    )
    # The old option `--players NAME,NAME` stays for scripts that use it.
    parser.add_argument("--players", dest="player", action="append", help=argparse.SUPPRESS)
    add_options(parser)
    add_seed(parser, "0")
    add_workers(parser)
    add_json(parser)


def letters_of(view: str) -> str:
    """Return the letters of a view, typed alone or as a set-up: `BC`, `bc` or `daydream:BC`."""
    return view.lower().removeprefix("daydream:").upper()


def run(given: argparse.Namespace) -> int:
    setup = new_setup(f"daydream:{letters_of(given.view)}", 1, options_of(given, "daydream"))
    players = [name for typed in given.player or MEDIANS for name in typed.split(",")]
    return calibrate(
        setup, given.games, list(dict.fromkeys(players)), given.seed, given.jobs, given.json, given.cluster
    )


class Spread:
    """The scores of one player on one view."""

    def __init__(self, player: str, lowest: list[int], scores: Counter[int]) -> None:
        self.player = player
        self.lowest = lowest  # the lowest score of each name
        self.scores = scores
        self.games = sum(scores.values())

    def name(self, score: float) -> int:
        """Return the name that a score earns, from 1 to 4 (DAY-13: below 0 the lowest)."""
        return max(1, sum(1 for lowest in self.lowest if score >= lowest))

    def median(self) -> float:
        ordered = sorted(self.scores.elements())
        middle = len(ordered) // 2
        return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2

    def mean(self) -> float:
        return sum(score * n for score, n in self.scores.items()) / self.games

    def shares(self) -> list[float]:
        """Return the share of games that earned each name."""
        earned = Counter(self.name(score) for score in self.scores.elements())
        return [earned[name] / self.games for name in range(1, NAMES + 1)]

    def holds(self) -> bool:
        """Return whether DAY-33 holds for this player; it does for every player that the rule does not name."""
        first, last = MEDIANS.get(self.player, (1, NAMES))
        least, most = TOP_SHARE.get(self.player, (0.0, 1.0))
        return first <= self.name(self.median()) <= last and least <= self.shares()[-1] <= most

    def to_json(self) -> dict[str, object]:
        return {
            "player": self.player,
            "games": self.games,
            "median": self.median(),
            "mean": round(self.mean(), 3),
            "name": self.name(self.median()),
            "shares": [round(share, 4) for share in self.shares()],
            "scores": {str(score): n for score, n in sorted(self.scores.items())},
            "holds": self.holds(),
        }


def play_some(words: tuple[str, int, dict[str, str]], player: str, seed: str, first: int, games: int) -> Counter[int]:
    """Return the scores of some games. The dice of a game depend on seed and number alone, not on the player."""
    setup = find_setup(*words)
    start = game_of(setup).new(setup)
    assert isinstance(start, Table)
    someone = find_player(player, setup.game)
    scores: Counter[int] = Counter()
    for number in range(first, first + games):
        table = start.copy()
        someone.play_out(table, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/{player}"))
        scores[int(table.score(0))] += 1
    return scores


def calibrate(
    setup: Setup,
    games: int,
    players: list[str],
    seed: str,
    jobs: int,
    as_json: bool,
    cluster: str | None = None,
) -> int:
    for player in players:
        find_player(player, setup.game)
    start = game_of(setup).new(setup)
    assert isinstance(start, Table)
    totals: dict[str, Counter[int]] = {player: Counter() for player in players}
    words = (setup.spelling, setup.players, dict(setup.options))
    tasks = ((words, player, seed, *portion) for player in players for portion in portions(games, CHUNK))
    planned, done = games * len(players), 0
    workers = min(jobs, len(players) * portion_count(games, CHUNK))
    try:
        with Progress("games", planned) as progress, open_pool(workers, cluster) as pool:
            for scores in pool.run(play_some, tasks):
                totals[players[done // games]] += scores
                done += scores.total()
                progress.show(done)
    except KeyboardInterrupt:
        tell_stopped(done, planned)
    lowest = list(start.board.names)
    spreads = [Spread(player, lowest, scores) for player, scores in totals.items() if scores]
    if as_json:
        report = {"setup": setup.to_json(), "seed": seed, "games": games, "lowest": lowest}
        print(json.dumps({**report, "players": [spread.to_json() for spread in spreads]}))
    else:
        print("\n\n".join([f"{typed_words(setup)}, seed {seed}", *map(drawn, spreads)]))
    return 0 if done == planned else INTERRUPTED


def drawn(spread: Spread) -> str:
    """Return a spread as text: its figures, then a bar for each score, marked where a name begins."""
    shares = spread.shares()
    verdict = "" if spread.holds() else "   outside of what the solo table asks"
    lines = [
        f"{spread.player}: median {spread.median():g} (name {spread.name(spread.median())}), "
        f"mean {spread.mean():.2f}, {spread.games:,} games{verdict}",
        "   ".join(
            f"name {name} from {spread.lowest[name - 1]}: {100 * shares[name - 1]:.1f} %"
            for name in range(1, NAMES + 1)
        ),
    ]
    most = max(spread.scores.values())
    low, high = min(spread.scores), max(spread.scores)
    for score in range(low, high + 1):
        n = spread.scores[score]
        mark = f"name {spread.name(score)}" if score == low or score in spread.lowest[1:] else ""
        bar = "#" * round(BAR * n / most)
        lines.append(f"{mark:>8} {score:>4} {100 * n / spread.games:6.2f} %  {bar}".rstrip())
    return "\n".join(lines)
