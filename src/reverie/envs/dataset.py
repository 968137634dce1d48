"""Games as arrays for offline learning: positions, masks, actions, rewards, outcomes and values, with a data card."""

import io
import json
import shlex
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from reverie import __version__
from reverie.core.game import CHANCE, Setup, State
from reverie.core.rng import Rng
from reverie.envs.seating import Seating, shared
from reverie.games.discovery import facts_of, find_setup, game_of
from reverie.players.player import Player
from reverie.players.roster import find_player

Words = tuple[str, int, dict[str, str]]
Arrays = dict[str, NDArray[Any]]

FORMAT: Final = 1
COLUMNS: Final = {  # name: kind, meaning; a row is a decision
    "observation": (np.uint8, "what the seat may know, byte by byte (docs/environments.md says what each byte means)"),
    "action_mask": (np.int8, "1 for every action that was legal"),
    "action": (np.int32, "what the player chose, as the environments number it"),
    "reward": (np.float32, "what the seat gained until it was asked again, or until the end"),
    "terminal": (np.bool_, "whether the seat was not asked again in this game"),
    "outcome": (np.float32, "how the game ended for the seat: 1 for a win and 0 for none, or the final score"),
    "value": (
        np.float32,
        "what the player thought its choice to be worth, in the measure of `outcome`; NaN if it cannot say",
    ),
    "seat": (np.uint8, "who decided"),
    "game": (np.int32, "the number of the game"),
    "step": (np.int32, "the number of the decision in its game"),
}


class _Rows:
    """The decisions of one game, as they come."""

    def __init__(self, seating: Seating, number: int) -> None:
        self.seating = seating
        self.number = number
        self.rows: list[dict[str, Any]] = []
        self.last: dict[int, tuple[int, float]] = {}  # by seat: its last row, and what it had then
        self._words = vec[i64]([0] * int(seating.lens.words))
        self._bytes = shared(self._words, np.uint8)

    def worth(self, state: State, seat: int) -> float:
        return float(self.seating.lens.worth(state, seat, self.seating.aim))

    def add(self, state: State, seat: int, action: int, value: float) -> None:
        lens = self.seating.lens
        self.settle(state, seat)
        lens.look(state, seat, self._words, 0)
        mask = np.zeros(int(lens.actions), np.int8)
        mask[[int(lens.index(state, seat, legal)) for legal in state.legal(seat)]] = 1
        self.last[seat] = (len(self.rows), self.worth(state, seat))
        self.rows.append(
            {
                "observation": self._bytes.copy(),
                "action_mask": mask,
                "action": int(lens.index(state, seat, action)),
                "reward": 0.0,
                "terminal": True,
                "value": value,
                "seat": seat,
                "game": self.number,
                "step": len(self.rows),
            }
        )

    def settle(self, state: State, seat: int) -> None:
        """Write down what the seat's last decision brought."""
        if seat in self.last:
            row, before = self.last[seat]
            self.rows[row]["reward"] = self.worth(state, seat) - before
            self.rows[row]["terminal"] = not state.actors()

    def end(self, state: State) -> None:
        result = state.result()
        assert result is not None
        counts_wins = self.seating.reward == "win"
        for seat in self.last:
            self.settle(state, seat)
        for row in self.rows:
            seat = row["seat"]
            row["outcome"] = float(seat in result.winners) if counts_wins else float(result.scores[seat])


def play_rows(words: Words, name: str, seed: str, first: int, games: int, values: bool) -> Arrays:
    """Play some games of a run and collect their decisions; each has luck of its own by number."""
    setup = find_setup(*words)
    seating = Seating(setup, "win" if facts_of(setup).value == "chance" else "score")
    player = find_player(name, setup.game)
    rows: list[dict[str, Any]] = []
    for number in range(first, first + games):
        rows += _play(seating, player, f"{seed}/{number}", f"{seed}/{number}/{name}", number, values)
    return {column: np.array([row[column] for row in rows], kind) for column, (kind, _) in COLUMNS.items()}


def _play(
    seating: Seating, player: Player, luck_seed: str, seed: str, number: int, values: bool
) -> list[dict[str, Any]]:
    state = seating.start.copy()
    luck, rng, thoughts = Rng(luck_seed), Rng(seed), Rng(f"{seed}/values")
    rows = _Rows(seating, number)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.advance(CHANCE, state.pick(luck))
            continue
        view = state.view(seat)
        action = int(player.choose(view, rng))
        worth = player.values(view, thoughts) if values else None
        chosen = [one["action"] for one in view["actions"]].index(action)
        rows.add(state, seat, action, float("nan") if worth is None else worth[chosen])
        state.advance(seat, action)
    rows.end(state)
    return rows.rows


def joined(parts: list[Arrays]) -> Arrays:
    """Join the rows of several parts, column by column."""
    return {column: np.concatenate([part[column] for part in parts]) for column in COLUMNS}


def packed(arrays: Arrays, about: dict[str, object]) -> bytes:
    """Pack the arrays into a compressed NPZ, the same bytes for the same games; `about` is its `card`, as JSON."""
    out = io.BytesIO()
    card = np.array(json.dumps(about, sort_keys=True))
    np.savez_compressed(out, allow_pickle=False, card=card, **arrays)
    return out.getvalue()


def about(setup: Setup, player: str, seed: str, games: int, arrays: Arrays, command: str) -> dict[str, object]:
    """Collect what a reader of the data must know."""
    return {
        "format": FORMAT,
        "setup": setup.to_json(),
        "rules": game_of(setup).rules_version,
        "player": player,
        "seed": seed,
        "games": games,
        "decisions": len(arrays["action"]),
        "outcome": "win" if facts_of(setup).value == "chance" else "score",
        "command": command,
        "version": __version__,
    }


def data_card(told: dict[str, object], arrays: Arrays, file: str) -> str:
    """Write the card in Markdown, to lie beside the data."""
    ends = np.unique(arrays["game"] * 256 + arrays["seat"], return_index=True)[1]
    outcomes = arrays["outcome"][ends]
    setup = told["setup"]
    place = ", in the metadata `reverie` of the file" if file.endswith(".parquet") else ""
    lines = [
        f"# {file}",
        "",
        f"{told['decisions']:,} decisions of {told['games']:,} games, a row each, made by Reverie {told['version']}.",
        "",
        "| | |",
        "| --- | --- |",
        f"| set-up | `{json.dumps(setup, sort_keys=True)}`, rules version {told['rules']} |",
        f"| player | `{told['player']}` in every seat |",
        f"| seed | `{told['seed']}`: game n draws its luck from `{told['seed']}/n` |",
        f"| outcome | {told['outcome']}: {outcomes.mean():.4f} on average over seats and games |",
        f"| made by | `{told['command']} --output {shlex.quote(file)}` |",
        "| licence | MIT, as Reverie |",
        "",
        "| array | type | shape | meaning |",
        "| --- | --- | --- | --- |",
    ]
    for column, (_, meaning) in COLUMNS.items():
        array = arrays[column]
        lines.append(f"| `{column}` | {array.dtype} | {' x '.join(map(str, array.shape))} | {meaning} |")
    lines += [
        f"| `card` | text | | the facts above as JSON{place} |",
        "",
        "Split by `game`, never by row: the decisions of a game share its luck and its outcome. The data shows the",
        "choices of one player: what it never tries is not in here. Seats see only what the rules let them see.",
        "",
    ]
    return "\n".join(lines)
