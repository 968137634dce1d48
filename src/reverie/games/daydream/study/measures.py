"""The figures of a study of one view: of every player, of the shelf and of each decoration."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from statistics import fmean, pstdev
from typing import Any, Final, Literal

from reverie.games.daydream.rules.board import Board
from reverie.games.daydream.rules.constellation import Constellation
from reverie.games.daydream.rules.frames import FAMILIES, FIVE, TWO, Frames
from reverie.games.daydream.rules.garland import Garland
from reverie.games.daydream.rules.notes import Notes
from reverie.games.daydream.rules.polaroids import SummerPolaroids, WinterPolaroids
from reverie.games.daydream.study.watched import Watched
from reverie.games.daydream.view_types import Sheet

NAMES: Final = 4
DIFFERENT: Final = 0.2  # points between the best two turns from which on the choice matters
MOST_WINTER: Final = 27  # three 9 for the stars, three 0 for the moons
Feature = Literal["constellation", "notes", "garland", "polaroids", "frames"]
COMPARED: Final = 60  # games whose orders of play are compared with each other


@dataclass
class Decoration:
    """How much of one decoration a player earns."""

    name: str
    filled: float  # the share of the maximum
    giving_up: float | None = None  # points that a player loses who ignores it
    parts: dict[str, float] = field(default_factory=dict)  # the share of games with each part of it


@dataclass
class PlayerFigures:
    """The figures of the games of one player."""

    player: str
    games: int
    scores: dict[int, int]
    mean: float
    names: list[float]  # the share of games that earned each name
    objects: float
    turns: float  # in a game
    rows: dict[str, float]  # the share of full rows, by icon
    decorations: list[Decoration]
    dilemmas: float | None = None  # the share of turns in which the choice between the best two matters
    regret: float | None = None  # points lost in a turn against the best one, on average
    leaf_bonus: float | None = None  # the share of bonuses taken as a leaf
    bonus_cost: float | None = None  # points that the other bonus would have cost
    order: float | None = None  # the mean rank correlation of the order of cells in two games, 1 for the same order
    least_cell: tuple[str, float] | None = None  # the cell whose rows earn something least often, and how often


@dataclass
class ShelfFigures:
    """The lines that the shelf takes, and the scores of players that value one kind of line alone."""

    dot_lines: int
    sun_lines: int
    points: dict[str, float] = field(default_factory=dict)  # the mean score, by kind of line


@dataclass
class ViewFigures:
    """The figures of one view."""

    view: str
    boards: str
    lowest: list[int]
    shelf: ShelfFigures
    players: list[PlayerFigures]

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    def together(self) -> list[float]:
        """Return the share of each name over all players, equally weighted."""
        return [fmean(one.names[name] for one in self.players) for name in range(NAMES)]

    def given_away(self) -> float | None:
        """Return the points that a novice gives away in a turn, from the scores alone; None without both players.

        What each turn of a novice gives away against `learned` adds up to the difference of their mean scores, so no
        network has to judge positions that it never meets in its own games.
        """
        by_name = {one.player: one for one in self.players}
        if not {"novice", "learned"} <= set(by_name):
            return None
        novice, learned = by_name["novice"], by_name["learned"]
        return (learned.mean - novice.mean) / novice.turns


def name_of(lowest: Sequence[int], score: float) -> int:
    """Return the name that a score earns, from 1 to 4."""
    return max(1, sum(score >= least for least in lowest))


def shelf_of(board: Board) -> ShelfFigures:
    """Return the lines that the shelf of a board takes."""
    points = sum(int(board.ends[thing]) for thing in range(board.things))
    return ShelfFigures(points, sum(board.sun_lines(thing) for thing in range(board.things)))


def figures_of(player: str, board: Board, games: Sequence[Watched]) -> PlayerFigures:
    """Return all figures of the games of a player on a board."""
    scores = Counter(game.score for game in games)
    sheets = [game.sheet for game in games if game.sheet is not None]
    gaps = [gap for game in games for gap in game.gaps]
    regrets = [regret for game in games for regret in game.regrets]
    costs = [cost for game in games for cost in game.bonus_costs]
    bonuses = sum(game.leaves + game.suns for game in games)
    earned = Counter(name_of(list(board.names), game.score) for game in games)
    rows = Counter(icon for sheet in sheets for icon in sheet["rows"].values())
    return PlayerFigures(
        player=player,
        games=len(games),
        scores=dict(sorted(scores.items())),
        mean=fmean(game.score for game in games),
        names=[earned[name] / len(games) for name in range(1, NAMES + 1)],
        objects=fmean(game.objects for game in games),
        turns=fmean(game.turns for game in games),
        rows={icon: rows[icon] / max(1, rows.total()) for icon in ("sun", "dot", "spoiled")},
        decorations=[decoration for feature in board.features for decoration in _decorations(feature, sheets)],
        dilemmas=fmean(gap > DIFFERENT for gap in gaps) if gaps else None,
        regret=fmean(regrets) if regrets else None,
        leaf_bonus=sum(game.leaves for game in games) / bonuses if bonuses else None,
        bonus_cost=fmean(costs) if costs else None,
        order=_likeness([game.order for game in games[:COMPARED]], board.cell_names),
        least_cell=_least_cell(board, sheets),
    )


def _decorations(feature: object, sheets: list[Sheet]) -> list[Decoration]:
    """Return how much of a feature sheets have earned; for frames, one decoration for each family."""
    if isinstance(feature, Constellation):
        return [_constellation(feature, sheets)]
    if isinstance(feature, Garland):
        most = sum(int(reward) for reward in list(feature.rewards)[: len(feature.cells) - 1])
        return [Decoration("garland", fmean(hung["points"] for hung in _parts(sheets, "garland")) / most)]
    if isinstance(feature, Notes):
        return [_notes(feature, sheets)]
    if isinstance(feature, Frames):
        earned = [frames["earned"] for frames in _parts(sheets, "frames")]
        return [_family(family, [one[family] for one in earned]) for family in range(FAMILIES)]
    polaroids = _parts(sheets, "polaroids")
    if isinstance(feature, WinterPolaroids):
        return [Decoration("polaroids", fmean(one["points"] for one in polaroids) / MOST_WINTER)]
    assert isinstance(feature, SummerPolaroids)
    return [Decoration("polaroids doubled", fmean(one["points"] > len(one["digits"]) for one in polaroids))]


def _parts(sheets: list[Sheet], name: Feature) -> list[Any]:
    """Return the part of each sheet for one feature."""
    return [sheet[name] for sheet in sheets if sheet[name] is not None]


def _constellation(feature: Constellation, sheets: list[Sheet]) -> Decoration:
    stars = int(feature.circled[feature.top])
    got = [part["stars"] for part in _parts(sheets, "constellation")]
    reached = {str(star): fmean(one >= star for one in got) for star in range(1, stars + 1)}
    return Decoration("constellation", fmean(got) / stars, parts=reached)


def _notes(feature: Notes, sheets: list[Sheet]) -> Decoration:
    parts = _parts(sheets, "notes")
    most = sum(1 if len(note) == 2 else 2 for note in feature.notes)
    heads = {str(note + 1): fmean(part["heads"][note] for part in parts) for note in range(len(feature.notes))}
    return Decoration("notes", fmean(part["filled"] for part in parts) / most, parts=heads)


def _family(family: int, earned: list[int]) -> Decoration:
    shares = {str(reward): fmean(one == reward for one in earned) for reward in (FIVE, TWO)}
    return Decoration(f"frames {family + 1}", fmean(one > 0 for one in earned), parts=shares)


def _likeness(orders: list[list[str]], cells: Sequence[str]) -> float | None:
    """Return the mean rank correlation of the order in which cells were written, over pairs of games."""
    ranks = []
    for order in orders:
        place = {cell: number for number, cell in enumerate(order)}
        ranks.append([place.get(cell, len(order)) for cell in cells])
    pairs = [_correlation(one, other) for one, other in combinations(ranks, 2)]
    return fmean(pairs) if pairs else None


def _correlation(one: Sequence[int], other: Sequence[int]) -> float:
    spread = pstdev(one) * pstdev(other)
    if not spread:
        return 1.0
    middle, others = fmean(one), fmean(other)
    return fmean((a - middle) * (b - others) for a, b in zip(one, other, strict=True)) / spread


def _least_cell(board: Board, sheets: list[Sheet]) -> tuple[str, float]:
    """Return the cell whose rows earn something least often, and the share of games in which they do."""
    shares: dict[str, float] = {}
    for cell in range(board.cells):
        rows = [int(board.rows_of[cell * 2 + which]) for which in range(2)]
        names = [board.row_names[row] for row in rows if row >= 0]
        shares[board.cell_names[cell]] = fmean(
            any(sheet["rows"].get(name, "spoiled") != "spoiled" for name in names) for sheet in sheets
        )
    least = min(shares, key=lambda cell: shares[cell])
    return least, shares[least]
