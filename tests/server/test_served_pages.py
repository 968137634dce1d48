"""The built files as the server gives them: compressed for whoever takes that, and kept only where that is safe."""

from pathlib import Path

import pytest

from reverie.server import app
from server.conftest import Host


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as a build leaves them."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "sw.js").write_text("// version 1")
    (folder / "assets" / "a-1.js").write_text("let a;")
    (folder / "assets" / "a-1.js.gz").write_bytes(b"\x1f\x8b compressed")
    (folder / "assets" / "b-1.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(app, "BUILT", folder)
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
