"""The files to deploy and release by: valid, and consistent with the program they start."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from reverie.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMPOSE = ROOT / "deploy" / "compose.yaml"


def test_the_containerfile_passes_its_linter() -> None:
    outcome = subprocess.run([BIN / "hadolint", ROOT / "Containerfile"], capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.compose-spec", [COMPOSE]),
        ("vendor.github-workflows", sorted((ROOT / ".github" / "workflows").glob("*.yml"))),
        ("vendor.citation-file-format", [ROOT / "CITATION.cff"]),
    ],
)
def test_files_follow_their_schema(schema: str, files: list[Path]) -> None:
    assert files
    words = [str(BIN / "check-jsonschema"), "--builtin-schema", schema, *map(str, files)]
    outcome = subprocess.run(words, capture_output=True, text=True, check=False, env=dict(os.environ, NO_COLOR="1"))
    assert outcome.returncode == 0, outcome.stdout


def test_containers_set_only_what_can_be_set() -> None:
    services = msgspec.yaml.decode(COMPOSE.read_text())["services"]
    variables = set(services["server"]["environment"])
    image = (ROOT / "Containerfile").read_text()
    variables |= {word.partition("=")[0] for word in image.split() if word.startswith(PREFIX)}
    assert variables <= {PREFIX + name.upper() for name in Settings.__struct_fields__}
    network = msgspec.yaml.decode(COMPOSE.read_text())["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["server"]["environment"]["REVERIE_TRUSTED_PROXIES"] == network


def test_an_image_takes_nothing_that_this_machine_has_built() -> None:
    """Docker and Podman both read `.dockerignore`; the host's environment or compiled modules would break the image."""
    left_out = (ROOT / ".dockerignore").read_text().split()
    assert {".venv", "build", "**/*.so", "**/node_modules", "src/reverie/server/pages"} <= set(left_out)
