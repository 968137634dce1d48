"""The novice: avoids equal digits, and spends leaves and skips only for that."""

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.games.daydream.players.novice import Novice, repeats
from reverie.games.daydream.rules.board import SKIP, WRITE
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of
from reverie.players.roster import find_player


def fresh() -> Table:
    setup = find_setup("daydream:A", 1, {"boards": "1"})
    table = game_of(setup).new(setup)
    assert isinstance(table, Table)
    return table


def spoils(table: Table, action: int) -> bool:
    return action >= WRITE and repeats(table, table.board.cell_at[(action >> 7) & 511], action & 15)


def test_a_novice_never_repeats_a_digit_while_there_is_another_way() -> None:
    novice, luck, thoughts = Novice(), Rng("novice"), Rng("thoughts")
    written = skipped = changed = 0
    for _ in range(12):
        table = fresh()
        while not table.over:
            if table.actor() == CHANCE:
                table.advance(CHANCE, table.pick(luck))
                continue
            legal = table.legal(0)
            action = novice.choose(table.view(0), thoughts)
            assert action in legal
            writes = [one for one in legal if one >= WRITE]
            if writes and action >= WRITE:
                written += 1
                as_it_fell = (action & 15) == (action >> 4) & 7
                changed += not as_it_fell
                assert not spoils(table, action) or all(spoils(table, one) for one in writes)
                if not as_it_fell:
                    assert all(spoils(table, one) for one in writes if (one & 15) == (one >> 4) & 7)
            elif writes and action >= SKIP:
                skipped += 1
                assert all(spoils(table, one) for one in writes)
            table.advance(0, action)
    assert written > 300
    assert skipped > 0
    assert changed > 0


def test_a_novice_plays_whole_games_quickly_and_repeatably() -> None:
    scores = []
    for _ in range(2):
        table = fresh()
        find_player("novice", "daydream").play_out(table, Rng("luck"), Rng("thoughts"))
        assert table.over
        scores.append(table.score(0))
    assert scores[0] == scores[1]
