"""Starting, stopping, watching: settings, the command line, health, metrics, logs, the API's description."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import openapi
from reverie.server.app import ENDPOINTS
from reverie.server.logs import Line
from reverie.server.settings import BadSetting, Settings, settings_from
from reverie.server.wire import Message
from server.conftest import Host
from server.hosting import Page, wait_until

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_flags_go_before_variables_before_what_is_usual() -> None:
    environ = {"REVERIE_PORT": "1234", "REVERIE_HOST": "::1", "REVERIE_LIMITS": "false", "OTHER": "x"}
    settings = settings_from({"port": 99, "host": None, "no_open": True}, environ)
    assert (settings.port, settings.host, settings.limits, settings.workers) == (99, "::1", False, 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("DATABASE", "mysql://here"),
        ("REDIS", "http://here"),
        ("SYNC", "never"),
        ("PUBLIC_URL", "ftp://here"),
        ("WORKERS", "0"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_settings_that_cannot_be_are_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name.lower()):
        settings_from({}, {f"REVERIE_{name}": value})


def test_every_setting_is_in_the_table() -> None:
    table = (DOCS / "operations.md").read_text()
    assert set(re.findall(r"`REVERIE_([A-Z_]+)` \|", table)) == {name.upper() for name in Settings.__struct_fields__}


def test_the_whole_interface_is_written_down() -> None:
    assert openapi.FILE.read_text(encoding="utf-8") == openapi.written(), "run tools/openapi.py"
    text = (DOCS / "api.md").read_text()
    for endpoint in ENDPOINTS:
        spoken = endpoint.path.replace("{match}", "{id}")
        assert f"{endpoint.method} {spoken}" in re.sub(r"\s+", " ", text), f"{endpoint.method} {spoken}"
    messages = [Message]
    while messages:
        kind = messages.pop()
        messages += kind.__subclasses__()
        if isinstance(kind.__struct_config__.tag, str) and not kind.__subclasses__():
            assert f'"type": "{kind.__struct_config__.tag}"' in text


def test_answers_are_as_described(host: Host) -> None:
    server = host()
    described = openapi.described()
    alma = server.guest()
    match = alma.match("onirim")["id"]
    for path, methods in described["paths"].items():
        if "get" not in methods:
            continue
        wanted = methods["get"]["responses"]
        given = path.replace("{match}", match).replace("{day}", "2026-11-16").replace("{game}", "onirim")
        answer = alma.http.get(given.replace("{code}", "none").replace("{number}", "1"))
        assert str(answer.status_code) in wanted, (path, answer.text)
        content = wanted[str(answer.status_code)].get("content", {})
        assert answer.headers["content-type"].partition(";")[0] in content
        schema = next(iter(content.values()))["schema"]
        if "$ref" in schema:
            fields = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            assert set(fields.get("required", [])) <= answer.json().keys() <= fields["properties"].keys()


def test_health_and_metrics_say_how_it_is(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")
    player = alma.sit(match["id"])
    player.play(player.answers()[0])
    assert alma.get("/health")["status"] == "ok"
    text = alma.http.get("/metrics").text
    figures = dict(line.rpartition(" ")[::2] for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["reverie_sockets"]) == 1
    assert float(figures["reverie_matches_in_memory"]) == 1
    assert float(figures["reverie_entries_total"]) >= 2
    assert float(figures["reverie_answer_seconds_count"]) == 1
    assert figures['reverie_messages_total{type="play"}'] == "1"
    assert 'reverie_requests_total{method="POST",route="/api/matches",status="201"}' in figures


def test_a_line_of_the_log_is_one_object() -> None:
    record = logging.makeLogRecord({"name": "reverie", "msg": "two\nlines", "levelname": "INFO", "status": 200})
    line = Line().format(record)
    assert "\n" not in line
    assert json.loads(line)["status"] == 200
    assert json.loads(line)["event"] == "two\nlines"


def test_idle_matches_cost_nothing(host: Host) -> None:
    server = host(idle_seconds=0, live_matches=3)
    alma = server.guest()
    matches = [alma.match("daydream:A")["id"] for _ in range(5)]
    assert len(server.house.tables.live) <= 3
    server.house.tables.put_away_idle()
    assert not server.house.tables.live
    assert not server.house.tables.locks
    assert alma.sit(matches[0]).asked


def start(folder: Path, *flags: str) -> tuple[subprocess.Popen[str], str]:
    """The server as a user starts it, and its address."""
    words = [sys.executable, "-m", "reverie", "--no-open", "--port", "0", "--data", str(folder), *flags]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=dict(os.environ, LANG="en")
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+/", process.stdout.readline())
    assert found is not None
    return process, found[0]


def test_a_start_prints_the_address_and_a_stop_says_goodbye(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with process:
        try:
            assert httpx.get(address + "health").status_code == 200
            assert (tmp_path / "reverie.sqlite").exists()
            page = Page(address.replace("http", "ws") + "ws", None)
            process.send_signal(signal.SIGTERM)
            assert page.hear("bye")["code"] == "stopping"
            assert page.closed() == 1001
            page.go()
            assert process.wait(20) in (0, -signal.SIGTERM)
        finally:
            process.kill()


def test_an_address_in_use_is_said_plainly(host: Host, tmp_path: Path) -> None:
    server = host()
    words = [sys.executable, "-m", "reverie", "--no-open", "--port", str(server.port), "--data", str(tmp_path)]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "in use already" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_playing_in_the_terminal_reads_nothing_of_the_server() -> None:
    code = (
        "import sys; from reverie.cli import main; main(['setups']); "
        "print(sorted({'starlette', 'uvicorn', 'msgspec', 'asyncpg', 'redis', 'argon2'} & sys.modules.keys()))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"


def test_a_bot_that_was_asked_when_the_server_stopped_goes_on(host: Host) -> None:
    first = host()
    alma = first.guest()
    match = alma.match("daydream:A", players=2, seats=[{"who": "me"}, {"who": "open"}])
    first.run(first.house.store.sit(match["id"], 1, None, "random", "random"))
    first.run(first.house.matches.begin_if_full(match["id"]))
    assert not first.house.thinking
    second = host()
    back = second.guest(cookie=alma.cookie)
    wait_until(lambda: back.get(f"/api/matches/{match['id']}")["asked"] == [0])
