"""The documentation agrees with the program: rules with tests, pictures with contracts, names with files."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import docs_hooks
import layers
import rulebook
import walks
from docs.written import PAGES, ROOT, blocks, name

NAMED = re.compile(r"`((?:benchmarks|docs|examples|src|tests|tools|web)/[\w./*-]+)`")


def test_every_rule_has_a_text_and_a_test() -> None:
    told, proven = rulebook.told(), rulebook.proofs()
    assert [rule for rule, times in Counter(told).items() if times > 1] == []
    assert sorted(set(told) - set(proven)) == [], "rules without a test"
    assert sorted(set(proven) - set(told)) == [], "tests of rules that are not told"


def test_rules_that_people_read_elsewhere_are_told_here() -> None:
    told = set(rulebook.told())
    for catalogue in sorted((ROOT / "src" / "reverie").glob("games/*/locale/*/rules.ftl")):
        mentioned = set(rulebook.RULE.findall(catalogue.read_text("utf-8")))
        assert mentioned, catalogue
        assert mentioned <= told, catalogue


def test_rules_that_are_mentioned_are_told() -> None:
    told = set(rulebook.told())
    for page in PAGES:
        assert set(rulebook.RULE.findall(page.read_text("utf-8"))) <= told, name(page)


def test_a_rule_is_shown_with_an_anchor_and_its_tests() -> None:
    shown = docs_hooks.with_proofs((ROOT / "docs" / "onirim.md").read_text("utf-8"), "onirim.md")
    assert "- **ONI-2 turn.**{#oni-2}" in shown
    link = "source/tests/games/onirim/rules/test_base.py.md#test_an_action_must_be_taken"
    assert f"[an action must be taken]({link})" in shown
    assert "### an action must be taken {#test_an_action_must_be_taken}" in docs_hooks.as_page(
        "tests/games/onirim/rules/test_base.py"
    )


@pytest.mark.parametrize("path", walks.pictures(), ids=lambda path: path.name)
def test_the_walks_are_drawn_as_they_are(path: Path) -> None:
    assert path.read_text("utf-8") == walks.pictures()[path], "run tools/walks.py"


def test_the_walks_pass_by_files_that_are_there() -> None:
    passed = {step.file for _, steps in walks.WALKS.values() for step in steps}
    assert [file for file in sorted(passed) if not (ROOT / file).is_file()] == []


@pytest.mark.parametrize("path", layers.pictures(), ids=lambda path: path.name)
def test_the_layers_are_drawn_as_they_are(path: Path) -> None:
    assert path.read_text("utf-8") == layers.pictures()[path], "run tools/layers.py"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    """Otherwise a command might hide in one that nothing executes."""
    for block in blocks(page):
        assert block.language in ("sh", "python", "json", "toml", "nginx", "text"), f"{name(page)}, line {block.line}"
        if block.language != "sh":
            assert "\n./reverie" not in "\n" + block.body, f"{name(page)}, line {block.line}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    for path in NAMED.findall(page.read_text("utf-8")):
        assert list(ROOT.glob(path.rstrip("/."))), f"{name(page)} names {path}"


def test_the_python_reference_names_what_is_there() -> None:
    text = (ROOT / "docs" / "reference.md").read_text("utf-8")
    listed = re.findall(r"^::: (\S+)(?:\n +options:\n +members: \[(.*)\])?", text, re.MULTILINE)
    assert len(listed) > 10
    for module, members in listed:
        for member in members.split(", ") if members else ():
            assert hasattr(import_module(module), member), f"{module}.{member}"


def test_the_pictures_are_light() -> None:
    pictures = list((ROOT / "docs" / "screens").iterdir())
    assert len(pictures) >= 2
    largest = {picture: 400_000 if picture.stem.endswith("-moving") else 100_000 for picture in pictures}
    assert [picture.name for picture in pictures if picture.stat().st_size > largest[picture]] == []


def test_the_readme_fits_on_a_screen() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 50
