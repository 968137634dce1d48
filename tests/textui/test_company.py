"""Bots at a table with people, and the hints they give."""

from pathlib import Path
from typing import Any

import pytest

from reverie.core.chance import RandomSampler
from reverie.core.errors import ReverieError
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.players.player import Player
from reverie.textui.company import Company
from textui.pseudo_terminal import Sitting


def test_a_player_at_the_table_can_ask_for_a_hint(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["hint", "quit"])
    assert "What the player “learned” thinks" in sitting.replies()[0]
    assert "of 100" in sitting.replies()[0]
    assert sitting.answers() == []
    assert "hint" in Sitting(tmp_path / "other", ["help", "quit"]).replies()[0]


def test_the_other_seats_answer_by_themselves(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["2 a1, 6 c4, done", "quit"], "daydream:A", 3, bots=["greedy"], seed="5")
    by_seat = [entry.actor for entry in sitting.record.entries if entry.actor >= 0]
    assert by_seat.count(1) >= 3
    assert by_seat.count(2) >= 3
    assert "press Enter" not in sitting.text
    assert "--player greedy --resume" in sitting.text


def test_company_plays_a_whole_game_of_onirim_with_you(tmp_path: Path) -> None:
    lines = [str(1 + number % 7) for number in range(3000)]
    sitting = Sitting(tmp_path, lines, "onirim", 2, "silent", bots=["gentle"])
    assert sitting.record.result is not None
    assert {entry.actor for entry in sitting.record.entries} == {-1, 0, 1}


def test_there_must_be_a_seat_left_for_you(tmp_path: Path) -> None:
    with pytest.raises(ReverieError, match="no seat"):
        Sitting(tmp_path, ["quit"], bots=["greedy"])
    with pytest.raises(ReverieError, match="oracle"):
        Sitting(tmp_path, ["quit"], "daydream:A", 2, bots=["oracle"])


class Lost(Player):
    """A player with a fault."""

    name = "lost"

    def choose(self, view: Any, rng: Rng) -> int:
        raise RuntimeError("lost")


def test_a_player_that_fails_is_stood_in_for_and_confesses_once() -> None:
    match = Match(find_setup("daydream:A", 2), RandomSampler(Rng("a")))
    company = Company(["greedy"], 2, "seed")
    assert company.new_failures() == []
    expected = company.choice(match, 1)
    company.seats[1] = Lost()
    assert company.choice(match, 1) == expected  # greedy stood in
    assert company.new_failures() == ["lost"]
    company.choice(match, 1)
    assert company.new_failures() == []
