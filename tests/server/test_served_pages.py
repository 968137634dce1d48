"""The built files as the server gives them: compressed for whoever takes that, and kept only where that is safe."""

import re
from pathlib import Path

import pytest

from reverie.server import client
from server.conftest import Host


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as a build leaves them."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head></head>")
    (folder / "sw.js").write_text("// version 1")
    (folder / "assets" / "a-1.js").write_text("let a;")
    (folder / "assets" / "a-1.js.gz").write_bytes(b"\x1f\x8b compressed")
    (folder / "assets" / "b-1.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(client, "BUILT", folder)
    return folder


def test_whoever_takes_compressed_files_gets_them(host: Host) -> None:
    alma = host().guest()
    with alma.http.stream("GET", "/assets/a-1.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert b"".join(answer.iter_raw()) == b"\x1f\x8b compressed"
        tag = answer.headers["etag"]
    plain = alma.http.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
    assert plain.text == "let a;"
    assert "content-encoding" not in plain.headers
    again = alma.http.get("/assets/a-1.js", headers={"if-none-match": tag})
    assert again.status_code == 304


def test_only_what_never_changes_is_kept(host: Host) -> None:
    alma = host().guest()
    wasm = alma.http.get("/assets/b-1.wasm")
    assert wasm.headers["content-type"] == "application/wasm"
    assert "immutable" in wasm.headers["cache-control"]
    for path in ("/", "/sw.js", "/offline", "/match/offline-1"):
        assert alma.http.get(path).headers["cache-control"] == "no-cache"


def test_the_page_of_a_table_names_what_it_will_ask_for(host: Host, built: Path) -> None:
    alma = host().guest()
    match = alma.match("onirim")["id"]
    assert "<link" not in alma.http.get(f"/match/{match}").text
    (built / "ahead.json").write_text(
        """{"table": ["/assets/t-1.js"], "games": {"onirim": ["/assets/t-1.js", "/assets/o-1.css"]},
            "languages": {"en": ["/assets/en-1.js"], "fr": ["/assets/fr-1.js"]}}"""
    )

    def named(path: str) -> list[tuple[str, str]]:
        answer = alma.http.get(path, headers={"accept-language": "fr-BE, en;q=0.5"})
        assert answer.headers["cache-control"] == "no-cache"
        return re.findall(r'<link rel="(\w+)" crossorigin href="([^"]+)" />', answer.text)

    language, table = ("modulepreload", "/assets/fr-1.js"), ("modulepreload", "/assets/t-1.js")
    assert named(f"/match/{match}") == [language, table, ("stylesheet", "/assets/o-1.css")]
    assert named("/match/nothing-we-know") == [language, table]
    assert named("/") == []
