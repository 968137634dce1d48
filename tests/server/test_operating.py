"""Starting, stopping, watching: settings, the command line, health, metrics, logs, the API's description."""

import io
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
from reverie.server.logs import JsonFormatter, start_logging
from reverie.server.run import CannotListen, address_of, listen
from reverie.server.settings import BadSetting, Settings, settings_from
from reverie.server.socket_messages import Message
from server.conftest import Host
from server.hosting import Page, wait_until

ROOT = Path(__file__).parents[2]

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
        ("REDIS", "redis://here:many/0"),
        ("DATABASE", "postgresql://[here"),
        ("HOST", " "),
        ("POLL_SECONDS", "nan"),
        ("SYNC", "never"),
        ("PUBLIC_URL", "ftp://here"),
        ("WORKERS", "0"),
        ("LOG_LEVEL", "loud"),
        ("BACKUP_EVERY", "nan"),
        ("BACKUP_EVERY", "inf"),
        ("HEAD_SECONDS", "nan"),
        ("CONNECTIONS", "0"),
        ("HEAD_SECONDS", "0"),
        ("BACKUP_KEEP", "0"),
        ("ADMIN_PORT", "70000"),
        ("FORGET_DAYS", "-1"),
    ],
)
def test_settings_that_cannot_be_are_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name.lower()):
        settings_from({}, {f"REVERIE_{name}": value})


def test_an_empty_host_is_not_every_address() -> None:
    with pytest.raises(BadSetting, match=r"127\.0\.0\.1 serves this machine alone"):
        settings_from({"host": ""}, {})
    several = "postgresql://reverie@one:5432,two:5433/reverie"
    assert settings_from({"database": several}, {}).database == several


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
    text = server.metrics()
    figures = dict(line.rpartition(" ")[::2] for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["reverie_sockets"]) == 1
    assert float(figures["reverie_matches_in_memory"]) == 1
    assert float(figures["reverie_entries_total"]) >= 2
    assert float(figures["reverie_answer_seconds_count"]) == 1
    assert float(figures['reverie_messages_total{type="play"}']) == 1
    assert 'reverie_requests_total{method="POST",route="/api/matches",status="201"}' in figures
    for operation in ("read", "write"):
        assert float(figures[f'reverie_database_seconds_count{{operation="{operation}"}}']) >= 1
    assert float(figures["reverie_errors_total"]) == 0
    assert float(figures["reverie_wal_bytes"]) > 0
    assert float(figures["reverie_disk_free_bytes"]) > 0
    assert float(figures["reverie_connections"]) >= 1
    assert float(figures["process_resident_memory_bytes"]) > 0


def test_waiting_for_a_worker_is_measured(host: Host) -> None:
    server = host(limits=False)
    alma = server.guest()
    alma.sit(alma.match("daydream:A", players=2, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])["id"])
    player = alma.sit(alma.match("onirim")["id"])
    player.page.ask("hint", match=player.match, decision=player.view["decision"])
    record = alma.http.get(f"/api/matches/{player.match}/record").text
    assert alma.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).status_code == 201
    text = server.metrics()
    for queue in ("bots", "hints", "uploads"):
        assert re.search(rf'^reverie_queue_wait_seconds_count{{queue="{queue}"}} [1-9]', text, re.M), queue


def test_every_metric_is_documented_and_every_alert_watches_one(host: Host) -> None:
    """An operator finds each name in the docs; an alert on a name that is gone would never fire."""
    server = host(backup_every=1.0)
    families = set(re.findall(r"^# TYPE (reverie_\w+)", server.metrics(), re.M))
    documented = set(re.findall(r"`(reverie_\w+)", (ROOT / "docs" / "operations.md").read_text("utf-8")))
    assert families == documented
    watched = re.findall(r"\breverie_\w+", re.sub("#.*", "", (ROOT / "deploy" / "alerts.yml").read_text("utf-8")))
    assert {name.removesuffix("_bucket") for name in watched} <= families


def test_metrics_name_nobody_and_no_match(host: Host) -> None:
    """A label that grew from a request would tell who plays where, and would never end."""
    server = host()
    alma, bela = server.guest("Alma"), server.guest("Bela")
    match = alma.match("daydream:A", players=2)
    bela.join(match)
    player = alma.sit(match["id"])
    player.play(player.answers()[0])
    alma.refused("GET", "/api/matches/Zzyzx", "not-found")
    alma.page().send("Zzyzx")
    labels = " ".join(re.findall(r"{.*}", server.metrics()))
    secret = [match["id"], match["code"], alma.me["id"], bela.me["id"], "Alma", "Bela", "Zzyzx"]
    assert not [word for word in secret if word in labels]


def test_a_line_of_the_log_is_one_object() -> None:
    record = logging.makeLogRecord({"name": "reverie", "msg": "two\nlines", "levelname": "INFO", "status": 200})
    line = JsonFormatter().format(record)
    assert "\n" not in line
    assert json.loads(line)["status"] == 200
    assert json.loads(line)["event"] == "two\nlines"


def test_logging_begins_with_nothing_said_of_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    root, uvicorn, told = logging.getLogger(), logging.getLogger("uvicorn"), io.StringIO()
    before = root.handlers[:], root.level, uvicorn.level
    monkeypatch.setattr(sys, "stderr", told)
    try:
        start_logging("info")
        logging.getLogger("reverie").info("hello")
        uvicorn.info("127.0.0.1:4711 is connected")
        try:
            raise ValueError("a mistake")
        except ValueError:
            logging.getLogger("reverie").exception("it failed")
    finally:
        for handler in root.handlers[:]:
            root.removeHandler(handler)
        for handler in before[0]:
            root.addHandler(handler)
        root.setLevel(before[1])
        uvicorn.setLevel(before[2])
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["hello", "it failed"]
    assert "ValueError: a mistake" in lines[1]["trace"]


def test_where_it_listens_is_told_as_an_address_to_open() -> None:
    for host, address in [("0.0.0.0", "http://localhost:{}/"), ("127.0.0.1", "http://127.0.0.1:{}/")]:
        with listen(host, 0) as listening:
            listening.listen()
            port = listening.getsockname()[1]
            assert address_of(Settings(), listening) == address.format(port)
            assert address_of(Settings(public_url="https://play.example.org/"), listening).endswith("example.org/")
            with pytest.raises(CannotListen, match=f"port {port}: it is in use already"):
                listen(host, port)
    with pytest.raises(CannotListen, match=r"cannot listen at 192\.0\.2\.1"):
        listen("192.0.2.1", 0)  # nobody's address


def test_idle_matches_cost_nothing(host: Host) -> None:
    server = host(idle_seconds=0, live_matches=3)
    alma = server.guest()
    matches = [alma.match("daydream:A")["id"] for _ in range(5)]
    assert len(server.services.cache.matches) <= 3
    server.services.cache.drop_idle()
    assert not server.services.cache.matches
    assert not server.services.cache.locks
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
        "import sys; from reverie.commands.parser import main; main(['setups']); "
        "print(sorted({'starlette', 'uvicorn', 'msgspec', 'asyncpg', 'redis', 'argon2'} & sys.modules.keys()))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"


def test_a_bot_that_was_asked_when_the_server_stopped_goes_on(host: Host) -> None:
    first = host()
    alma = first.guest()
    match = alma.match("daydream:A", players=2, seats=[{"who": "me"}, {"who": "open"}])
    first.services.bot_runner.stopping = True
    alma.change("POST", f"/api/matches/{match['id']}/seats/1", {"bot": "random"})
    assert not first.services.bot_runner.thinking
    second = host()
    back = second.guest(cookie=alma.cookie)
    wait_until(lambda: back.get(f"/api/matches/{match['id']}")["asked"] == [0])
