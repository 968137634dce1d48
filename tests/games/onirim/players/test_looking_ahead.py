"""The learned player values an answer by where it leads before chance is asked, and follows only what looks good."""

import pytest

from games.onirim.players.tables import random_tables
from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.inputs import shape_of
from reverie.games.onirim.players.learned import FOLLOWED, FURTHEST, MARGIN, Learned
from reverie.games.onirim.rules.book import PAY
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.training.subject import first_weights

NETWORK = Network(shape_of(6, 3), first_weights(shape_of(6, 3), "ahead"))
SETUPS = [
    find_setup("onirim"),
    find_setup("onirim+book+towers+dreams"),
    find_setup("onirim+towers+dreams", 2, {"talk": "open"}),
    find_setup("onirim+towers", 2, {"talk": "silent"}),
]
EACH = 150  # tables of a set-up
ALMOST = 1e-9


def right_after(table: Table, seat: int, action: int) -> float:
    return Appraiser(NETWORK, table.rules).value_after(table, seat, action)


def where_chance_is_next(table: Table, seat: int, action: int) -> float:
    """The value that the network's own best answers lead to, so many of them at most."""
    worth = right_after(table, seat, action)
    if table.step() is PAY:
        return worth  # thought through before
    ahead = table.copy()
    ahead.advance(seat, action)
    for _ in range(FURTHEST):
        if not ahead.winnable() or ahead.actor() < 0 or (ahead.rules.silent and ahead.actor() != seat):
            break
        actor = int(ahead.actor())
        values = {action: right_after(ahead, actor, action) for action in ahead.legal(actor)}
        best = max(values, key=values.__getitem__)
        worth = values[best]
        ahead.advance(actor, best)
    return worth


@pytest.mark.parametrize("setup", SETUPS, ids=Setup.words)
def test_an_answer_is_worth_what_the_answers_after_it_lead_to(setup: Setup) -> None:
    player = Learned(NETWORK)
    changed = 0
    for number, table in enumerate(random_tables(setup, "ahead")):
        seat = int(table.active)
        legal = table.legal(seat)
        player.weigh(table, seat, Rng("ahead"))
        plain = [right_after(table, seat, action) for action in legal]
        # The one that looks best is always followed.
        first = plain.index(max(plain))
        assert player.worths[first] == pytest.approx(where_chance_is_next(table, seat, legal[first]))
        for worth, before, action in zip(player.worths, plain, legal, strict=False):
            followed = where_chance_is_next(table, seat, action)
            assert worth <= before + ALMOST or worth == pytest.approx(followed)
            changed += abs(worth - before) > ALMOST
        if number == EACH:
            break
    assert changed > 0


@pytest.mark.parametrize("setup", SETUPS, ids=Setup.words)
def test_nothing_that_was_not_followed_is_worth_more_than_what_was(setup: Setup) -> None:
    player = Learned(NETWORK)
    left_out = 0
    for number, table in enumerate(random_tables(setup, "left out")):
        seat = int(table.active)
        legal = table.legal(seat)
        player.weigh(table, seat, Rng("left out"))
        worths = list(player.worths)[: len(legal)]
        plain = [right_after(table, seat, action) for action in legal]
        by_plain = sorted(range(len(legal)), key=lambda i: -plain[i])
        for rank, i in enumerate(by_plain):
            if rank >= FOLLOWED or plain[i] < max(worths) - MARGIN:
                assert worths[i] <= max(worths[j] for j in by_plain[:FOLLOWED]) + ALMOST
                left_out += 1
        if number == EACH:
            break
    assert left_out > 0
