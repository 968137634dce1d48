"""Measures how strong the players are in every set-up, and writes the tables of docs/strength.md.

python tools/strength.py --games 1000 --jobs 2                  every set-up, every player
python tools/strength.py --games 10000 --players learned --only onirim --exactly
python tools/strength.py --games 100 --players search --effort 400    with so many simulations a decision
python tools/strength.py --steps --games 400 --jobs 2           the four strengths, a set-up of every family
python tools/strength.py --pairs --games 400 --jobs 2           matches of Daydream
python tools/strength.py --ceiling --games 100                  what a search that knows the luck to come finds
python tools/strength.py --temperaments --games 400             equal bots at one table of Daydream
python tools/strength.py --table                                only writes the table again

Every figure is one contest of the arena with the seed `strength`, which no training or tuning uses, and is
kept in docs/strength.json, after every few hundred games: a run that was stopped goes on where it was, and
asking for more games plays only those that are missing. When a player has changed, take its figures out first.
Run it with the environment's Python.
"""

import argparse
import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any

from reverie.commands.arena import contest
from reverie.core.game import Setup
from reverie.explain.hindsight import ceiling
from reverie.games.daydream.players.temperaments import KINDS
from reverie.games.discovery import find_setup, games
from reverie.players.arena import Z95, Contest, Moments, counts_wins, mean_of, play_game, wilson
from reverie.players.roster import find_player, players_of, strengths_of

STRENGTHS = strengths_of("onirim")  # both games have the same
ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- {}: tools/strength.py writes this -->", "<!-- /{} -->"
SEED = "strength"
ORDER = ["random", "greedy", "strong", "learned", "search", "ceiling"]
VIEWS = [f"daydream:{view}{{}} --boards 4" for view in ("A", "D", "BC", "EF", "AD", "DA", "BCA", "EFD")]
# Where the four strengths are measured: a set-up of every family of networks.
STEPS = [
    *("onirim", "onirim+book", "onirim+towers", "onirim+dreams", "onirim+towers+dreams"),
    *("onirim --players 2 --talk open", "onirim+towers --players 2 --talk silent"),
    "onirim+book+towers+dreams --players 2 --talk open",
    *(view.format("") for view in VIEWS),
]
SLOW = "dreamer"  # searches, and plays fewer games
FEWER = 4
# Where strengths meet at one table.
TABLES = ["daydream:EF --players 2 --boards 4", "daydream:A --players 4 --boards 4"]
# Where players of Daydream play to win the match, each against weaker ones.
MATCHES = [view.format(f" --players {players}") for view in VIEWS for players in (2, 3, 4, 5)]
RIVALS = [("search", "learned"), ("learned", "strong")]
# Where equal bots sit at one table, each with another temperament.
EQUAL = [f"daydream:{view} --players {KINDS} --boards 4" for view in ("A", "EF", "EFD")]
EQUALS = "sharp"
TEMPERAMENTS = ("careful", "collector", "seeker of suns", "explorer", "homebody")  # in the order of their numbers
CEILING = "ceiling"
BLOCK = 500  # games after which a figure is kept
FORESEEN = 200_000  # positions that a search with the luck to come looks at, a deal
# The players whose figures set-up pages state, and as whom: one by rules of thumb, and the strength people play most.
STATED = {"simple": "greedy", "sharp": "sharp"}


def main() -> None:
    given = arguments()
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    if given.pairs:
        for setup, stronger, weaker in pairs(given.only):
            measure_pair(setup, stronger, weaker, given, kept)
    elif given.steps:
        for setup in steps(given.only):
            for name in STRENGTHS:
                measure(setup, name, max(1, given.games // FEWER) if name == SLOW else given.games, given, kept)
    elif given.temperaments:
        for words in EQUAL:
            measure_temperaments(words, given.games, kept)
    elif given.ceiling:
        for setup in chosen(given.only, given.exactly):
            measure_ceiling(setup, given, kept)
    elif not given.table:
        for setup in chosen(given.only, given.exactly):
            for name in given.players.split(",") if given.players else players_of(setup.game):
                measure(setup, name, given.games, given, kept)
    write("strength", table(kept))
    write("steps", table_of_steps(kept))
    write("temperaments", table_of_temperaments(kept))
    write("pairs", table_of_pairs(kept))
    for game in games():
        figures_of(game.name).write_text(figures(game.name, kept), encoding="utf-8")


def write(name: str, text: str) -> None:
    """Put a table between the marks of its name."""
    begin, end = BEGIN.format(name), END.format(name)
    before, _, rest = PAGE.read_text().partition(begin)
    PAGE.write_text(before + begin + "\n\n" + text + "\n" + end + rest.partition(end)[2])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How strong the players are, in every set-up.")
    parser.add_argument("--games", type=int, default=1000, metavar="N")
    parser.add_argument("--players", metavar="NAMES", help="with commas between (default: everybody who plays it)")
    parser.add_argument("--only", default="", metavar="WORDS", help="set-ups whose words begin so")
    parser.add_argument("--exactly", action="store_true", help="only the set-up of exactly these words")
    parser.add_argument("--effort", type=int, default=0, metavar="N", help="simulations (default: the player's own)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--steps", action="store_true", help="the strengths people choose among, in every family")
    parser.add_argument("--pairs", action="store_true", help="strengths and players in matches of Daydream")
    parser.add_argument("--ceiling", action="store_true", help="what can be reached by who knows the luck to come")
    parser.add_argument("--temperaments", action="store_true", help="equal bots at one table of Daydream")
    parser.add_argument("--table", action="store_true", help="measure nothing, write the table again")
    return parser.parse_args()


def chosen(only: str, exactly: bool) -> list[Setup]:
    """List every set-up, those of Daydream for one: at a table for several a score says little without the others'."""
    every = [setup for setup in all_setups() if setup.game == "onirim" or setup.players == 1]
    return [setup for setup in every if (setup.words() == only if exactly else setup.words().startswith(only))]


def all_setups() -> list[Setup]:
    """List every set-up; after those of new games those of Daydream that name no boards: the first edition."""
    listed = [setup for game in games() for setup in game.setups()]
    return [*listed, *(find_setup(one.spelling, one.players) for one in listed if one.game == "daydream")]


def pairs(only: str) -> list[tuple[Setup, str, str]]:
    """Set-ups with the stronger and the weaker of two players, as it is meant."""
    by_words = {setup.words(): setup for setup in all_setups()}
    out = [(by_words[words], *step) for words in TABLES for step in zip(STRENGTHS[1:], STRENGTHS, strict=False)]
    out += [(by_words[words], *rivals) for words in MATCHES for rivals in RIVALS]
    return [one for one in out if one[0].words().startswith(only)]


def steps(only: str) -> list[Setup]:
    """List the set-ups in which the strengths are measured."""
    by_words = {setup.words(): setup for setup in all_setups()}
    return [by_words[words] for words in STEPS if words.startswith(only)]


def measure(setup: Setup, name: str, games_: int, given: argparse.Namespace, kept: dict[str, Any]) -> None:
    key = f"{setup.words()} / {name}"
    if is_measured(kept.get(key), games_, given.effort):
        return
    while (had := games_so_far(kept.get(key), given.effort)) < games_:
        played = contest(
            setup,
            [name],
            min(BLOCK, games_ - had),
            SEED,
            jobs=given.jobs,
            cluster=given.cluster,
            effort=given.effort,
            first=had,
        )
        if played.notices:
            print(f"{key}: not kept: {min(played.notices)}", flush=True)
            return
        if played.interrupted:
            return
        kept[key] = {
            "setup": setup.words(),
            "player": name,
            "counts": "wins" if counts_wins(setup) else "score",
            **joined(kept[key] if had else None, played),
            **({"effort": given.effort} if given.effort else {}),
        }
        KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"{key}: {shown(kept[key])}, {kept[key]['milliseconds']:.2f} ms a decision", flush=True)


def is_measured(one: dict[str, Any] | None, games_: int, effort: int) -> bool:
    """Tell whether a figure rests on enough games, with as much effort or more; 0 is the player's own, its most."""
    if one is None or one["games"] < games_:
        return False
    had = int(one.get("effort", 0))
    return had == 0 or 0 < effort <= had


def games_so_far(one: dict[str, Any] | None, effort: int) -> int:
    """Return how many games of a figure can be continued: those with the same effort."""
    return int(one["games"]) if one is not None and one.get("effort", 0) == effort else 0


def joined(one: dict[str, Any] | None, played: Contest) -> dict[str, Any]:
    """Add the next games to a figure."""
    had, new = restored(one), played.points[0]
    total = had.n + new.n
    apart = new.mean - had.mean
    points = Moments()
    points.n = total
    points.mean = had.mean + apart * new.n / total
    points.squares = had.squares + new.squares + apart * apart * had.n * new.n / total
    interval = wilson(points.mean * total, total) if counts_wins(played.setup) else mean_of(points)
    before = one["milliseconds"] if one else 0.0
    milliseconds = (before * had.n + played.milliseconds(0) * new.n) / total
    return {"games": total, **interval.to_json(), "milliseconds": round(milliseconds, 4)}


def restored(one: dict[str, Any] | None) -> Moments:
    """Return the games that a figure stands for; how far scores lie apart follows from its interval."""
    points = Moments()
    if one is not None:
        points.n = one["games"]
        points.mean = one["mean"]
        deviation = (one["high"] - one["low"]) / 2 / Z95 * math.sqrt(points.n)
        points.squares = max(0.0, deviation * deviation * points.n - 1)
    return points


def measure_ceiling(setup: Setup, given: argparse.Namespace, kept: dict[str, Any]) -> None:
    """Search the first so many deals of the contests of this seed, each with its luck known."""
    key = f"{setup.words()} / {CEILING}"
    if kept.get(key, {}).get("games", 0) >= given.games:
        return
    found = [ceiling(setup, f"{SEED}/{number}", FORESEEN) for number in range(given.games)]
    reached = Moments(one.best for one in found)
    wins = counts_wins(setup)
    interval = wilson(reached.mean * reached.n, reached.n) if wins else mean_of(reached)
    kept[key] = {
        "setup": setup.words(),
        "player": CEILING,
        "counts": "wins" if wins else "score",
        "games": given.games,
        **interval.to_json(),
        "impossible": sum(one.complete and one.best <= 0 for one in found),
        "tried": sum(one.tried for one in found),
    }
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"{key}: {shown(kept[key])} over {given.games} deals", flush=True)


def measure_pair(setup: Setup, stronger: str, weaker: str, given: argparse.Namespace, kept: dict[str, Any]) -> None:
    """One contest with the same luck for both, until the answer is clear or all games are played."""
    key = f"{setup.words()} / {stronger} against {weaker}"
    if kept.get(key, {}).get("planned", 0) >= given.games:
        return
    total = contest(setup, [stronger, weaker], given.games, SEED, jobs=given.jobs, cluster=given.cluster)
    difference = total.difference()
    kept[key] = {
        "setup": setup.words(),
        "players": [stronger, weaker],
        "counts": "wins" if counts_wins(setup) else "scores",
        "planned": given.games,
        "games": total.games,
        "means": [total.strength(side).mean for side in (0, 1)],
        **difference._asdict(),
    }
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"{key}: {shown(kept[key])} over {total.games} games", flush=True)


def measure_temperaments(words: str, games_: int, kept: dict[str, Any]) -> None:
    """Seat a bot of each temperament at one table: all have the same dice, so each game compares them."""
    key = f"{words} / temperaments"
    if kept.get(key, {}).get("games", 0) >= games_:
        return
    setup = next(one for one in all_setups() if one.words() == words)
    player = find_player(EQUALS, setup.game)
    apart = [Moments() for _ in range(setup.players)]
    for number in range(games_):
        luck = f"{SEED}/{number}"
        scores = play_game(setup, [player] * setup.players, luck, luck, lambda: 0.0).scores
        for one, score in zip(apart, scores, strict=True):
            one.add(score - sum(scores) / len(scores))
    kept[key] = {"setup": words, "games": games_, "apart": [mean_of(one).to_json() for one in apart]}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"{key}: {[one['mean'] for one in kept[key]['apart']]} over {games_} games", flush=True)


def table_of_temperaments(kept: dict[str, Any]) -> str:
    """One line a set-up: how far the mean score of each temperament is from that of the table."""
    lines = [f"| set-up | games | {' | '.join(TEMPERAMENTS)} |", f"|---|---:|{'---|' * len(TEMPERAMENTS)}"]
    for words in EQUAL:
        one = kept.get(f"{words} / temperaments")
        if one is not None:
            cells = [f"{part['mean']:+.2f} ({part['low']:+.2f} to {part['high']:+.2f})" for part in one["apart"]]
            lines.append(f"| `{words}` | {one['games']:,} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def table_of_pairs(kept: dict[str, Any]) -> str:
    """One line a contest, in the order they are meant to be read."""
    lines = ["| set-up | players | games | each | ahead by (95 %) |", "|---|---|---:|---|---|"]
    for setup, stronger, weaker in pairs(""):
        one = kept.get(f"{setup.words()} / {stronger} against {weaker}")
        if one is not None:
            scale, unit = (100, " %") if one["counts"] == "wins" else (1, "")
            each = " : ".join(f"{scale * mean:.1f}{unit}" for mean in one["means"])
            lines.append(
                f"| `{one['setup']}` | {stronger} against {weaker} | {one['games']:,} | {each} | {shown(one)} |"
            )
    return "\n".join(lines) + "\n"


def table_of_steps(kept: dict[str, Any]) -> str:
    """One line a set-up: the strengths beside each other, and how far each is from the next.

    Wins are apart by their percentages; scores by hundredths of what the strongest that was measured has.
    """
    lines = [f"| set-up | {' | '.join(STRENGTHS)} | steps |", f"|---|{'---|' * len(STRENGTHS)}---|"]
    for setup in steps(""):
        found = [kept.get(f"{setup.words()} / {name}") for name in STRENGTHS]
        measured = [one["mean"] for one in found if one]
        if measured:
            best = 1.0 if counts_wins(setup) else measured[-1]
            apart = [100 * (high - low) / best for low, high in pairwise(measured)]
            cells = " | ".join(f"{shown(one)}, {one['games']:,} games" if one else "" for one in found)
            lines.append(f"| `{setup.words()}` | {cells} | {', '.join(f'{step:.0f}' for step in apart)} |")
    return "\n".join(lines) + "\n"


def table(kept: dict[str, Any]) -> str:
    """One line a set-up, the players beside each other."""
    names = [name for name in ORDER if any(one.get("player") == name for one in kept.values())]
    lines = [
        f"| set-up | {' | '.join(f'`{name}`' for name in names)} |",
        f"|---|{'---|' * len(names)}",
    ]
    for setup in chosen("", False):
        found = [kept.get(f"{setup.words()} / {name}") for name in names]
        if any(found):
            lines.append(f"| `{setup.words()}` | {' | '.join(map(cell, found))} |")
    return "\n".join(lines) + "\n"


def figures_of(game: str) -> Path:
    """Find where a kit keeps what its set-up page states."""
    return ROOT / "src" / "reverie" / "games" / game / "figures.toml"


def figures(game: str, kept: dict[str, Any]) -> str:
    """Return what the set-up page states of each set-up: the share of games won, or the mean score."""
    lines = ["# Written by tools/strength.py from docs/strength.json: shares of games won, or mean scores."]
    for setup in (one for found in games() if found.name == game for one in found.setups()):
        found = {name: kept.get(f"{setup.words()} / {player}") for name, player in STATED.items()}
        stated = [f"{name} = {one['mean']:.3f}" for name, one in found.items() if one]
        if len(stated) == len(STATED):
            lines.append(f'"{setup.words()}" = {{ {", ".join(stated)} }}')
    return "\n".join(lines) + "\n"


def cell(one: dict[str, Any] | None) -> str:
    if not one:
        return ""
    if one["player"] == CEILING:
        return f"{shown(one)}, {one['games']:,} deals"
    effort = f", {one['effort']:,} simulations" if "effort" in one else ""
    return f"{shown(one)}, {one['games']:,} games{effort}, {one['milliseconds']:.2f} ms"


def shown(one: dict[str, Any]) -> str:
    scale, unit, places = (100, " %", 1) if one["counts"] == "wins" else (1, "", 2)
    mean, low, high = (f"{scale * one[part]:.{places}f}" for part in ("mean", "low", "high"))
    return f"{mean}{unit} ({low} to {high})"


if __name__ == "__main__":
    main()
