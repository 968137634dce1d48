"""The walk through Golf shows Golf as it is; its commands are executed with those of every page."""

from docs.written import ROOT, blocks

PAGE = ROOT / "docs" / "add-a-game.md"


def test_what_is_shown_is_what_is_there() -> None:
    shown = [block for block in blocks(PAGE) if block.why.startswith("it is part of ")]
    assert len(shown) == 4
    for block in shown:
        path = ROOT / block.why.removeprefix("it is part of ")
        assert block.body in path.read_text("utf-8"), f"{PAGE.name} shows another {path.name}"
