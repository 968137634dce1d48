"""What is read of an uploaded record, in the process that reads it."""

import pytest

from reverie.server.rows import FINISHED, IMPORTED, OFFLINE, PLAYING, TABLE
from reverie.server.upload_process import Refusal, UploadedMatch, read_import, read_offline_game
from server.test_uploads import solo, taken_back

TWO = "reverie record 1\nsetup daydream:A\nplayers 2\nrules 1\n\n\nopen\n"


def opened(text: str) -> str:
    """The same game before its last entries."""
    head, _, _ = text.rpartition("\n\n")
    lines = head.split("\n")
    return "\n".join(lines[:12]) + "\n\nopen\n"


def real(text: str) -> str:
    """The same game, dealt by people."""
    return text.replace("\nplayers 1\n", "\nplayers 1\ntable own\n")


def test_a_finished_game_is_read_to_be_replayed() -> None:
    found = read_import(solo(), "alma", "Alma")
    assert isinstance(found, UploadedMatch)
    assert (found.row.kind, found.row.status, found.row.asked) == (IMPORTED, FINISHED, 0)
    assert [(seat.person, seat.display_name) for seat in found.seats] == [("alma", "Alma")]
    assert [entry.number for entry in found.entries] == list(range(1, found.row.length + 1))
    assert found.row.result is not None
    assert found.results == []


def test_an_open_game_for_one_is_read_to_be_gone_on_with() -> None:
    found = read_import(opened(solo()), "alma", "Alma")
    assert isinstance(found, UploadedMatch)
    assert (found.row.status, found.row.asked, found.row.result) == (PLAYING, 1, None)


def test_a_game_played_elsewhere_counts_for_its_player_alone() -> None:
    found = read_offline_game(solo(), "alma", "Alma", [""])
    again = read_offline_game(taken_back(solo(), 2), "alma", "Alma", [""])
    others = read_offline_game(solo(), "bela", "Bela", [""])
    assert isinstance(found, UploadedMatch)
    assert isinstance(again, UploadedMatch)
    assert isinstance(others, UploadedMatch)
    assert found.row.kind == OFFLINE
    assert [(result.person, result.kind) for result in found.results] == [("alma", OFFLINE)]
    # The same game is the same match, whatever was taken back on the way; another person's is another.
    assert found.row.id == again.row.id != others.row.id


def test_a_game_with_real_cards_counts_nowhere_and_can_be_gone_on_with() -> None:
    for text, status in ((real(solo()), FINISHED), (real(opened(solo())), PLAYING)):
        found = read_import(text, "alma", "Alma")
        assert isinstance(found, UploadedMatch)
        assert (found.row.kind, found.row.status, found.results) == (TABLE, status, [])


@pytest.mark.parametrize(
    ("text", "bots", "code"),
    [
        (real(solo()), [""], "invalid"),
        ("nonsense", [""], "damaged-record"),
        (opened(solo()), [""], "not-over"),
        (solo(), ["", "greedy"], "invalid"),
        (solo(), ["greedy"], "invalid"),
    ],
)
def test_what_is_no_game_of_somebody_is_refused(text: str, bots: list[str], code: str) -> None:
    refusal = read_offline_game(text, "alma", "Alma", bots)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


@pytest.mark.parametrize(("text", "code"), [("nonsense", "damaged-record"), (TWO, "not-over")])
def test_what_cannot_be_replayed_or_gone_on_with_is_refused(text: str, code: str) -> None:
    refusal = read_import(text, "alma", "Alma")
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
