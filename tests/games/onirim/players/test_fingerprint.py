"""The number by which search knows a table again: equal where all that is to come is, unlike elsewhere."""

import json

import pytest

from games.onirim.players.tables import EVERYTHING, SOME, random_tables
from playing import solo
from reverie.core.game import Setup, State
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.players.fingerprint import Fingerprint
from reverie.games.onirim.rules.table import Table


def fingerprint(table: State) -> int:
    assert isinstance(table, Table)
    return int(Fingerprint().of(table))


def discarded(*turns: tuple[str, str]) -> State:
    """A base game after turns in each of which one card was discarded and another drawn."""
    t = solo()
    for card, drawn in turns:
        t.do(f"discard {card}").deal(drawn)
    return t.state


def test_two_ways_to_the_same_table_have_one_fingerprint() -> None:
    first = discarded(("red sun", "brown sun"), ("blue sun", "brown moon"))
    second = discarded(("blue sun", "brown moon"), ("red sun", "brown sun"))
    other = discarded(("blue sun", "brown moon"), ("green sun", "brown sun"))
    assert fingerprint(first) == fingerprint(second)
    assert fingerprint(first) != fingerprint(other)


@pytest.mark.parametrize("setup", SOME, ids=Setup.words)
def test_stored_tables_keep_it_and_no_two_unlike_ones_share_it(setup: Setup) -> None:
    met: dict[int, str] = {}
    for number in range(6):
        for table in random_tables(setup, f"met/{number}"):
            known_by = fingerprint(table)
            kept = dict(table.to_json())
            assert fingerprint(table.copy()) == known_by
            assert fingerprint(game_of(setup).from_json(kept)) == known_by
            # These tell how a table came about and say nothing of what is to come.
            for past in ("turn", "answered", "rows"):
                del kept[past]
            text = json.dumps(kept, sort_keys=True)
            assert met.setdefault(known_by, text) == text


def test_it_is_the_same_number_compiled_and_interpreted() -> None:
    *_, last = [fingerprint(table) for table in random_tables(find_setup(EVERYTHING, 2, {"talk": "silent"}), "form")]
    assert last == 3830269028540380427


@pytest.mark.parametrize("setup", SOME, ids=Setup.words)
def test_a_table_that_becomes_another_is_its_copy_and_leaves_it_alone(setup: Setup) -> None:
    """Players try every answer on one scratch table: whatever it was before, it must not show."""
    scratch = game_of(setup).new(setup)
    assert isinstance(scratch, Table)
    for table in random_tables(setup, "become"):
        before = table.to_json()
        for action in table.legal(int(table.actor())):
            scratch.become(table)
            copied = table.copy()
            assert scratch.to_json() == before
            for each in (scratch, copied):
                each.advance(table.actor(), action)
            assert scratch.to_json() == copied.to_json()
            assert fingerprint(scratch) == fingerprint(copied)
        assert table.to_json() == before
