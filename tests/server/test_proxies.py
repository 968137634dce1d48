"""Behind a proxy: whose address counts, what the recipes say, and nginx and Caddy where they are installed."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

import services
from reverie.server.addresses import TrustedProxies
from reverie.server.settings import BadSetting, settings_from
from server.conftest import Host
from server.hosting import Page, wait_until

Proxy: TypeAlias = Callable[[str, int, Path], contextlib.AbstractContextManager[str]]
DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ("", "10.0.0.1", ["1.1.1.1"], "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", ["1.1.1.1"], "1.1.1.1"),
        ("10.0.0.1", "10.0.0.1", ["6.6.6.6, 1.1.1.1"], "1.1.1.1"),
        ("10.0.0.1", "10.0.0.1", ["6.6.6.6", "7.7.7.7 ,1.1.1.1"], "1.1.1.1"),
        ("10.0.0.0/8", "10.0.0.1", ["6.6.6.6, 1.1.1.1, 10.9.9.9"], "1.1.1.1"),
        ("10.0.0.0/8", "10.0.0.1", ["10.1.1.1, 10.9.9.9"], "10.1.1.1"),
        ("10.0.0.1", "9.9.9.9", ["1.1.1.1"], "9.9.9.9"),
        ("10.0.0.1", "10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", ["1.1.1.1, unknown"], "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1", ["1.1.1.1:4711"], "1.1.1.1"),
        ("::1", "::1", ["[2001:db8::7]:80"], "2001:db8::7"),
        ("127.0.0.1, ::1", "::ffff:127.0.0.1", ["1.1.1.1"], "1.1.1.1"),
        ("10.0.0.1", "10.0.0.1", [", ".join(["6.6.6.6"] * 9999) + ", 1.1.1.1"], "1.1.1.1"),
    ],
)
def test_the_nearest_untrusted_hop_counts(trusted: str, peer: str, forwarded: list[str], client: str) -> None:
    assert TrustedProxies(trusted).client_of(peer, forwarded) == client


@pytest.mark.parametrize("value", ["here", "10.0.0.1/99", "10.0.0.1/8", "*"])
def test_a_proxy_that_is_no_address_is_named(value: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(repr(value))):
        settings_from({}, {"REVERIE_TRUSTED_PROXIES": f"127.0.0.1,{value}"})


def test_the_old_variable_says_what_to_do_instead() -> None:
    with pytest.raises(BadSetting, match="REVERIE_TRUSTED_PROXIES"):
        settings_from({}, {"REVERIE_TRUST_PROXY": "true"})


def guests_from(url: str, forwarded: str | None) -> int:
    """How many guests one can make before being refused."""
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    with httpx.Client(base_url=url, headers=headers, timeout=20) as client:
        for made in range(200):
            answer = client.post("/api/guest")
            client.cookies.clear()
            if answer.status_code == 429:
                return made
    return 200


def test_behind_a_trusted_proxy_each_client_has_limits_of_its_own(host: Host) -> None:
    server = host(limits=True, trusted_proxies="127.0.0.1")
    spoofing = [guests_from(server.url, f"6.6.6.{number}, 198.51.100.1") for number in range(2)]
    assert spoofing[0] >= 20
    assert spoofing[1] < 20
    assert guests_from(server.url, "198.51.100.2") >= 20
    assert guests_from(server.url, "2001:db8::1") >= 20
    assert guests_from(server.url, "2001:db8::2") < 20


def test_nobody_else_is_believed(host: Host) -> None:
    server = host(limits=True)
    assert guests_from(server.url, "198.51.100.1") >= 20
    assert guests_from(server.url, "198.51.100.2") < 20


def recipe(name: str) -> str:
    """The text of a recipe in the documentation."""
    text = (DOCS / "operations.md").read_text(encoding="utf-8")
    found = re.search(rf"<!-- recipe: {name} -->\n```[a-z]+\n(.*?)```", text, re.DOTALL)
    assert found is not None, f"docs/operations.md has no recipe for {name}"
    return found[1]


def test_the_recipes_name_the_proxies_and_pass_everything_on() -> None:
    nginx = recipe("nginx")
    for wanted in ("proxy_set_header Host", "X-Forwarded-For", "Upgrade", "proxy_read_timeout", "client_max_body_size"):
        assert wanted in nginx
    assert "reverse_proxy 127.0.0.1:8377" in recipe("caddy")
    assert "REVERIE_TRUSTED_PROXIES=127.0.0.1,::1" in recipe("proxy-settings")


@contextlib.contextmanager
def nginx(program: str, port: int, folder: Path) -> Iterator[str]:
    """Run nginx with the documented recipe, without its certificate, before a server at that port."""
    served = recipe("nginx").replace("127.0.0.1:8377", f"127.0.0.1:{port}")
    served = re.sub(r"^ *(listen|ssl_\w+|http2|server_name) .*\n", "", served, flags=re.MULTILINE)
    own = services.free_port()
    served = served.replace("server {", f"server {{\n    listen 127.0.0.1:{own};", 1)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    top = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
    (folder / "nginx.conf").write_text(f"{top}http {{ access_log off; {paths}\n{served}\n}}\n")
    words = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as running:
        try:
            wait_until(lambda: answers(own))
            yield f"http://127.0.0.1:{own}"
        finally:
            running.terminate()


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextlib.contextmanager
def caddy(program: str, port: int, folder: Path) -> Iterator[str]:
    """Run Caddy with the documented recipe, without its certificate, before a server at that port."""
    own = services.free_port()
    served = recipe("caddy").replace("127.0.0.1:8377", f"127.0.0.1:{port}")
    served = served.replace("play.example.org", f"http://127.0.0.1:{own}", 1)
    (folder / "Caddyfile").write_text(f"{{\n    admin off\n    auto_https off\n}}\n{served}")
    words = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    apart = dict(os.environ, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder))
    with subprocess.Popen(words, stderr=subprocess.DEVNULL, env=apart) as running:
        try:
            wait_until(lambda: answers(own))
            yield f"http://127.0.0.1:{own}"
        finally:
            running.terminate()


@pytest.mark.parametrize(("name", "behind"), [("nginx", nginx), ("caddy", caddy)])
def test_a_proxy_as_documented(host: Host, tmp_path: Path, name: str, behind: Proxy) -> None:
    """Through the proxy where it is installed; elsewhere with the header that it would append to."""
    server = host(limits=True, trusted_proxies="127.0.0.1", public_url="http://play.example.org")
    program = shutil.which(name)
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(behind(program, server.port, tmp_path)) if program else server.url
        appended = "" if program else ", {}"

        def guests(client: str, spoofed: str) -> int:
            transport = httpx.HTTPTransport(local_address=client if program else None)
            headers = {"x-forwarded-for": spoofed + appended.format(client)}
            with httpx.Client(transport=transport, headers=headers, timeout=20) as http:
                return sum(http.post(url + "/api/guest").status_code == 201 for _ in range(1))

        first = [guests("127.0.0.2", f"6.6.6.{number}") for number in range(100)]
        assert 20 <= sum(first) < 100
        assert sum(guests("127.0.0.2", "127.0.0.1") for _ in range(5)) < 5
        assert guests("127.0.0.3", "6.6.6.1") == 1
        page = Page(url.replace("http", "ws") + "/ws", None)
        assert page.ask("ping")["type"] == "pong"
        page.go()
        if program:
            assert httpx.get(url + "/health").status_code == 404
