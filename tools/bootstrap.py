"""Makes a fresh machine ready: a virtual environment from the hashed lock, and the compiled engine.

Standard library only: this runs before anything is installed. Each step is shown, and a step that
fails says which it was and why.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SOURCE = ROOT / "src"
LOG = VENV / "setup.log"
COMPILED = VENV / "compiled"  # holds what the engine was last compiled from, and how
QUICK = " quick"
PURE = " pure"
# What is compiled: packages, and parts of every game.
ENGINE = (
    *("core", "observing", "players", "games/*/rules", "games/*/players", "games/*/lens.py"),
    *("games/*/help.py", "games/*/sampling.py", "games/*/state_json.py", "games/*/view.py", "observed_match.py"),
)
TO_PLAY = ROOT / "requirements.lock"
EVERYTHING = ROOT / "requirements-dev.lock"
INSTALLER = ROOT / "tools" / "installer.lock"


class StepFailed(Exception):
    """A step of the set-up did not work; its text is for the person at the keyboard."""


def ready(everything: bool = False, at_once: bool = False, fastest: bool = True) -> Path:
    """Return the environment's Python, made ready if something changed since the last start.

    `everything` adds what checks and benchmarks need to what playing needs. With `at_once`, the program starts as plain
    Python while the engine is compiled in the background. Without `fastest`, the engine is compiled without
    profile-guided optimisation, in a third of the time: it plays the same.
    """
    installed(everything)
    if os.environ.get("REVERIE_PURE") != "1" and not _is_compiled(fastest):
        if at_once and sys.platform != "win32" and _has_compiler():  # a module in use cannot be replaced on Windows
            _compile_beside()
        else:
            _compile(fastest)
    return PYTHON


def installed(everything: bool) -> Path:
    """Return the environment's Python with the packages of the lock, whatever the engine's form."""
    wanted = digest([EVERYTHING if everything else TO_PLAY, INSTALLER])
    stamp = VENV / "installed"
    done = stamp.read_text().split() if stamp.exists() else []
    if wanted not in done or not PYTHON.exists():
        say("Setting Reverie up; this happens once.")
        if not PYTHON.exists():
            step("virtual environment", _make_venv)
        step("installer", _install_installer)
        step("packages", lambda: _sync(EVERYTHING if everything else TO_PLAY))
        # An environment with everything will do for playing too.
        stamp.write_text(f"{wanted} {digest([TO_PLAY, INSTALLER])}")
    return PYTHON


def engine_sources() -> list[Path]:
    """Return the modules of the packages that are compiled, whether they are compiled themselves or not."""
    found = [path for pattern in ENGINE for path in sorted((SOURCE / "reverie").glob(pattern))]
    return [one for path in found for one in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]


def _compiled_from() -> str:
    """Mark what the compiled engine is made of."""
    return digest([*engine_sources(), ROOT / "tools" / "compile.py", ROOT / "tools" / "pgo_workload.py", TO_PLAY])


def has_compiled_engine() -> bool:
    """Tell whether compiled modules of the present sources lie beside them."""
    return COMPILED.exists() and COMPILED.read_text() in (_compiled_from(), _compiled_from() + QUICK)


def _is_compiled(fastest: bool) -> bool:
    """Tell whether it is up to date, or known not to be possible."""
    wanted = _compiled_from()
    good = {wanted, wanted + PURE} if fastest else {wanted, wanted + PURE, wanted + QUICK}
    return COMPILED.exists() and COMPILED.read_text() in good


def _has_compiler() -> bool:
    return shutil.which(os.environ.get("CC", "cc")) is not None or shutil.which("gcc") is not None


def _compile(fastest: bool) -> None:
    wanted = _compiled_from()
    if not _has_compiler():
        _fall_back(wanted, "no C compiler here")
        return
    with _one_at_a_time():
        if _is_compiled(fastest):
            return  # another process was faster
        words: list[object] = [PYTHON, ROOT / "tools" / "compile.py", *([] if fastest else ["--quick"])]
        try:
            step("compiled engine (two to four minutes)", lambda: run(words))
            COMPILED.write_text(wanted if fastest else wanted + QUICK)
        except StepFailed as failure:
            _fall_back(wanted, str(failure).splitlines()[-1])


def _compile_beside() -> None:
    """Compile in a process that outlives this one; what is started now passes over its half-made modules."""
    with LOG.open("a") as log:
        subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    os.environ["REVERIE_PURE"] = "1"
    os.environ["REVERIE_COMPILING"] = f"{_compiled_from()} {COMPILED}"  # for a server, which takes it up by itself
    say("The engine is being compiled in the background, for a few minutes. Until then it is plain Python, which plays")
    say("the same: only bots and hints take longer. A server takes the compiled one up by itself.")


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait until nobody else compiles."""
    with (VENV / "compiling").open("w") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                step("waiting for the engine that is being compiled already", lambda: fcntl.flock(file, fcntl.LOCK_EX))
        yield


def _fall_back(wanted: str, why: str) -> None:
    for pattern in ("*.so", "*.pyd"):
        for path in SOURCE.rglob(pattern):
            path.unlink()
    COMPILED.write_text(wanted + PURE)
    say(f"The engine runs as plain Python, which is slower but plays the same: {why}.")


def _make_venv() -> None:
    try:
        run([sys.executable, "-m", "venv", "--clear", VENV], log=False)
    except StepFailed:
        # Debian and Ubuntu keep what `venv` needs in a package of its own.
        name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not is_root() or shutil.which("apt-get") is None:
            raise StepFailed(f"Python cannot make virtual environments here; install {name} and start again") from None
        run(["apt-get", "install", "-y", "-q", name], log=False)
        run([sys.executable, "-m", "venv", "--clear", VENV], log=False)


def is_root() -> bool:
    """Tell whether this may install packages of the system; nobody may on Windows, which has none."""
    return sys.platform != "win32" and os.geteuid() == 0


def _install_installer() -> None:
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "-r", INSTALLER])


def _sync(lock: Path) -> None:
    words = [PYTHON, "-m", "uv", "pip", "sync", "--quiet", "--python", PYTHON, "--require-hashes", lock, INSTALLER]
    try:
        run(words)
    except StepFailed:
        # Behind a network with a certificate of its own, only the system's store knows whom to trust.
        run([*words, "--system-certs"])
    site = next((VENV / "lib").glob("python*/site-packages")) if os.name != "nt" else VENV / "Lib" / "site-packages"
    (site / "reverie-source.pth").write_text(str(SOURCE) + "\n")


def run(
    words: list[object], log: bool = True, cwd: Path | None = None, environment: dict[str, str] | None = None
) -> None:
    outcome = subprocess.run(
        [str(word) for word in words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        cwd=cwd,
        env=environment,
    )
    if log and VENV.exists():
        with LOG.open("a") as file:
            file.write(f"$ {' '.join(map(str, words))}\n{outcome.stdout}\n")
    if outcome.returncode != 0:
        lines = [line for line in outcome.stdout.strip().splitlines() if line.strip()]
        raise StepFailed("\n".join(lines[-12:]) or f"it ended with code {outcome.returncode}")


def step(name: str, work: Callable[[], None]) -> None:
    started = time.monotonic()
    say(f"  {name} ...", end="")
    try:
        work()
    except StepFailed as failure:
        say(" failed")
        raise StepFailed(f"Setting up failed at: {name}\n{failure}") from failure
    say(f" {time.monotonic() - started:.0f} s")


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256(sys.version.encode())
    for path in paths:
        whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()[:32]


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(10)  # a game is being played meanwhile
    _compile(fastest=True)
