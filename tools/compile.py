"""Compiles the typed engine with mypyc; the sources stay runnable as they are.

python tools/compile.py            builds into src/, beside the sources
python tools/compile.py --quick    the same, less optimised, in a third of the time
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.errors import CCompilerError

from bootstrap import ROOT, SOURCE, engine_sources

BUILD = ROOT / "build"
# Nothing in these is worth compiling: they are read once, or wait for people and files.
PLAIN = {
    "core/conformance.py",
    "core/fairness.py",
    "core/pickling.py",
    "core/registry.py",
    "core/shapes.py",
    "core/view.py",
    "games/daydream/players/networks.py",
    "games/daydream/rules/file_checks.py",
    "games/daydream/rules/folds.py",
    "games/daydream/rules/panel_reader.py",
    "games/daydream/rules/panels.py",
    "games/onirim/players/networks.py",
    "players/arena.py",
    "players/roster.py",
    "players/strengths.py",
    "players/tournament.py",
    "players/weights.py",
}
# Loops along rows of numbers, by module and function, whose indices are right by what is checked when a network is
# made. Without a check of each index the C compiler does several numbers at once, which makes a player twice as fast.
KERNELS = {
    "vectors": ("copy_words",),
    "network": (
        "_add", "_subtract", "_replace", "_add_rectified", "_unpack", "_add_live", "_lift",
    ),
}  # fmt: skip
# Compiled a second time for processors that do four numbers at once; the right one is chosen when the module is loaded.
KERNEL_MACRO = """
#if defined(REVERIE_WATCHED)
#define REVERIE_KERNEL __attribute__((noinline))
#elif defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define REVERIE_KERNEL __attribute__((target_clones("avx2", "default")))
#else
#define REVERIE_KERNEL
#endif
"""
INDEX_CHECK = re.compile(r"^(\s+cpy_r_r\d+ = )\(uint64_t\)\w+ < \(uint64_t\)\w+;$", re.MULTILINE)
MODULES = ("*.so", "*.pyd")  # how compiled modules are called on Linux and macOS, and on Windows
GIVEN_FLAGS = os.environ.get("CFLAGS", "")


def compiled_sources() -> list[Path]:
    """Return the modules worth compiling: rules and what they stand on."""
    return [
        path
        for path in engine_sources()
        if path.name != "__init__.py" and path.relative_to(SOURCE / "reverie").as_posix() not in PLAIN
    ]


def clean() -> None:
    """Remove compiled modules, so that stale ones can never shadow a changed source."""
    for pattern in MODULES:
        for path in SOURCE.rglob(pattern):
            path.unlink()


def generate_modules(opt_level: str = "3") -> list[Extension]:
    """Turn the typed sources into C, to be compiled with that level of optimisation."""
    paths = [path.relative_to(ROOT).as_posix() for path in compiled_sources()]
    # Modules outside the engine may import packages that are not installed here (numpy, fluent): not our concern.
    words = ["--follow-imports=silent", *paths]
    modules = mypycify(words, opt_level=opt_level, debug_level="0", group_name="reverie", target_dir=str(BUILD / "c"))
    source = BUILD / "c" / "__native_reverie.c"
    source.write_text(with_kernels(source.read_text("utf-8")), encoding="utf-8")
    return modules


def with_kernels(source: str) -> str:
    """Return the C of the engine with its kernels left unchecked, and marked for the compiler."""
    last = '#include "__native_internal_reverie.h"\n'
    source = source.replace(last, last + KERNEL_MACRO, 1)
    for module, functions in KERNELS.items():
        for function in functions:
            body = re.compile(rf"^\w+ CPyDef_{module}___{function}\([^;{{]*\) \{{\n.*?^\}}", re.MULTILINE | re.DOTALL)
            source, found = body.subn(lambda match: "REVERIE_KERNEL " + INDEX_CHECK.sub(r"\g<1>1;", match[0]), source)
            if found != 1:
                raise SystemExit(f"the kernel {function} of {module} is not in the C of the engine")
    return source


def copy_modules(source: Path, target: Path) -> None:
    """Copy every compiled module of one folder to its place in another."""
    for pattern in MODULES:
        for path in source.rglob(pattern):
            to = target / path.relative_to(source)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, to)


def set_flags(flags: str) -> None:
    """Give the C compiler these flags from now on."""
    # Without the first one gcc may not inline our functions into each other, which costs a third. MSVC has neither.
    ours = "" if sys.platform == "win32" else f"-fno-semantic-interposition {flags}"
    os.environ["CFLAGS"] = f"{GIVEN_FLAGS} {ours}"


def compile_with_profile(build: Callable[[str], None], place: Path) -> None:
    """Build with profile-guided optimisation: a fifth less work per game.

    `build` compiles with the flags it is given and lays the modules into `place`. The flags are those of gcc, which
    Linux has; whatever goes wrong, an ordinary build will do.
    """
    if sys.platform != "linux":
        build("")
        return
    workload = [sys.executable, str(ROOT / "tools" / "pgo_workload.py")]
    search = os.pathsep.join([str(place), os.environ.get("PYTHONPATH", "")])
    try:
        # One form of each kernel: what chooses between two runs before a profile can be kept, and would crash. Never
        # inlined, as they will not be: a profile fits only functions of the same shape.
        build("-fprofile-generate -DREVERIE_WATCHED")
        subprocess.run(workload, check=True, env=dict(os.environ, PYTHONPATH=search))
        build("-fprofile-use -fprofile-partial-training -Wno-missing-profile")
    except (SystemExit, CCompilerError, subprocess.CalledProcessError):
        build("")


def main() -> None:
    os.chdir(ROOT)
    clean()
    for part in ("c", "lib", "o"):  # the documentation is built beside them, maybe at this moment
        shutil.rmtree(BUILD / part, ignore_errors=True)
    quick = "--quick" in sys.argv
    modules = generate_modules("2" if quick else "3")
    library = BUILD / "lib"

    def build(flags: str) -> None:
        set_flags(flags)
        places = ["--build-lib", str(library), "--build-temp", str(BUILD / "o")]
        words = ["-q", "build_ext", "--force", *places]
        # pyproject.toml leaves the README and the links to setup.py, which is not run here, and setup insists on them.
        setup(name="reverie", packages=[], ext_modules=modules, script_args=words, long_description="", project_urls={})
        copy_modules(library, SOURCE)

    if quick:
        build("")
    else:
        compile_with_profile(build, SOURCE)


if __name__ == "__main__":
    main()
