"""The API's description fuzzed: whatever it allows or forbids is answered as it says, and nothing breaks the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from server.hosting import Guest, Hosted

DESCRIPTION = Path(__file__).parents[2] / "docs" / "openapi.json"
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_path(DESCRIPTION)


@pytest.fixture(name="alma", scope="module")
def _alma(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody with a match under way, so that not everything is missing."""
    with Hosted(tmp_path_factory.mktemp("server")) as server:
        alma = server.guest("Alma")
        alma.match("onirim")
        yield alma


@schema.parametrize()
@hypothesis.settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.generate],
)
def test_whatever_is_sent_is_answered_as_described(case: Any, alma: Guest) -> None:
    response = case.call(base_url=alma.server.url, cookies={"reverie": alma.cookie})
    case.validate_response(response, checks=CHECKS)
