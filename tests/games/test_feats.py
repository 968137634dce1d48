"""What games achieve, read off last views of real games and of games that were changed in one point."""

from copy import deepcopy
from typing import Any

from golden import RECORDS
from reverie.files import load_file
from reverie.games.daydream.text.printed import printed
from reverie.games.discovery import kit_of


def achieved(view: Any) -> list[str]:
    return kit_of(view["game"]).achieved(view)


def changed(view: Any, **fields: Any) -> Any:
    return {**deepcopy(view), **fields}


def last_view(record: str) -> Any:
    """The last view of the first seat in a golden game."""
    return load_file(RECORDS / f"{record}.record")[1].state.view(0)


def test_golden_games_achieve_only_what_their_kit_lists() -> None:
    for path in sorted(RECORDS.rglob("*.record")):
        record, replay = load_file(path)
        for seat in range(record.setup.players):
            view = replay.state.view(seat)
            kit = kit_of(view["game"])
            found = kit.achieved(view)
            assert set(found) <= set(kit.feats)
            if kit.facts(record.setup).cooperative and not view["result"]["winners"]:
                assert found == []


def test_onirim_counts_cards_left_expansions_silence_and_premonitions() -> None:
    last = last_view("onirim/onirim")
    view = changed(last, result={**last["result"], "winners": [0]})

    def of(size: int, spelling: str = "onirim", **options: str) -> list[str]:
        setup = {"spelling": spelling, "players": 1, "options": options}
        return achieved(changed(view, deck={**view["deck"], "size": size}, setup=setup))

    assert of(19) == []
    assert of(20) == ["early"]
    assert of(0, "onirim+book:lost+towers+dreams:5") == ["everything"]
    assert of(0, "onirim+book+towers+dreams:6") == ["everything", "premonitions"]
    assert of(0, "onirim+book+towers") == []
    assert of(0, talk="silent") == ["silent"]
    lost = {**view["result"], "winners": []}
    assert achieved(changed(view, result=lost, deck={**view["deck"], "size": 30})) == []


def test_daydream_reads_rows_names_thorns_and_the_shelf() -> None:
    evening = last_view("daydream/daydream-A")
    sheet = evening["sheets"][0]

    def of(name: int, **fields: Any) -> list[str]:
        found = achieved(changed(evening, sheets=[{**sheet, **fields}], name={"index": name, "key": "x"}))
        return [feat for feat in found if feat != "six"]

    assert of(3, thorns=1, objects=0) == []
    assert of(3, thorns=0, objects=0) == ["thornless"]
    assert of(2, thorns=0, objects=0) == []
    assert of(4, thorns=1, objects=0) == ["name"]
    assert of(1, thorns=1, objects=15) == ["shelf"]
    six = next(row.name for row in printed(evening).rows if len(row.cells) == 6)
    five = next(row.name for row in printed(evening).rows if len(row.cells) == 5)
    for rows, wanted in (({six: "sun"}, True), ({six: "dot"}, False), ({five: "sun"}, False)):
        found = achieved(changed(evening, sheets=[{**sheet, "rows": rows}]))
        assert ("six" in found) is wanted
    assert achieved(changed(evening, gone=[0])) == []
