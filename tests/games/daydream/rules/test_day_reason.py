"""Why a game ends when one player fills the grid and another the shelf in the same turn."""

from pathlib import Path

import pytest

from reverie.core.game import Actions
from reverie.core.rng import Rng
from reverie.games.daydream.rules.folds import load_boards
from reverie.games.daydream.rules.table import Table

TINY = """
panel = "{letter}"
leaves = 1
circled = 1
[grid]
map = "*ooo"
[[row]]
cells = "a1-d1"
icons = "end"
[constellation]
points = [{{ at = [90, 90], star = false }}, {{ at = [10, 10], star = true }}]
[[object]]
name = "pebble"
shelf = 1
bonus = false
colour = "#808080"
outline = [{{ at = [0, 0], kind = "sun" }}, {{ at = [9, 0], kind = "sun" }}, {{ at = [9, 9], kind = "sun" }}]
"""


@pytest.mark.rule("DAY-11")
@pytest.mark.parametrize("edition", [None, "1", "2", "3", "4"])
def test_seat_order_decides_the_reason_only_where_stored_games_depend_on_it(
    edition: str | None, tmp_path: Path
) -> None:
    """Random games on two tiny panels, whose shelf is drawn as quickly as their grid is filled."""
    for letter in "BC":
        (tmp_path / f"{letter}.toml").write_text(TINY.format(letter=letter), encoding="utf-8")
    start = Table(load_boards(tmp_path, edition).boards["BC"], 2)
    told = set()
    for number in range(400):
        state = start.copy()
        state.play_on(Rng(f"reason/{number}"), Actions())
        full = tuple(len(sheet["cells"]) == 8 for sheet in state.view(0)["sheets"])
        drawn = tuple(sheet["objects"] == 2 for sheet in state.view(0)["sheets"])
        result = state.result()
        assert result is not None
        if full != drawn and sum(full) == sum(drawn) == 1:
            told.add((full, result.reason))
    both = {((True, False), "full"), ((False, True), "full")}
    assert told == (both if edition in ("2", "3", "4") else {((True, False), "drawn"), ((False, True), "full")})
