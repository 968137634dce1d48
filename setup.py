"""Builds the package: the pages and the compiled engine go into the wheel. `pyproject.toml` says everything else.

REVERIE_PURE=1 leaves the engine as Python: the wheel then fits every machine. REVERIE_URL is the address of the
repository, which a release knows: with it, the package's page gets links, and the README's pictures are shown there.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import bootstrap  # noqa: E402
import compile as engine  # noqa: E402
import web  # noqa: E402

COMMIT = ROOT / "src" / "reverie" / "_commit.py"
PURE = os.environ.get("REVERIE_PURE") == "1"
URL = os.environ.get("REVERIE_URL", "").rstrip("/")
RELATIVE = re.compile(
    r"(!?)(\[[^\[\]]*\]\()(?!https?:|#)([^)\s]+)"
)  # a link or a picture, up to the end of its address


def build_pages() -> None:
    """Build the pages, unless this is a source distribution, which brings them along."""
    if not (ROOT / "PKG-INFO").exists():
        web.ready()


def readme() -> str:
    """The README, with absolute links and pictures where the repository's address is known."""
    text = (ROOT / "README.md").read_text("utf-8")
    if not URL:
        return text
    return RELATIVE.sub(lambda link: f"{link[1]}{link[2]}{URL}/{'raw' if link[1] else 'blob'}/HEAD/{link[3]}", text)


def links() -> dict[str, str]:
    """What the package's page links to."""
    pages = {"Documentation": "docs/install.md", "Changelog": "CHANGELOG.md"}
    found = {"Source": URL, "Issues": f"{URL}/issues"} | {
        name: f"{URL}/blob/HEAD/{page}" for name, page in pages.items()
    }
    return found if URL else {}


def write_commit() -> None:
    """Note the commit for `reverie --version`; a source distribution brings the note along."""
    if (ROOT / "PKG-INFO").exists():
        return
    words = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    try:
        found = subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:  # no git
        found = ""
    COMMIT.write_text(f'COMMIT = "{found}"\n', encoding="utf-8")


class BuildPackage(build_py):
    def run(self) -> None:
        build_pages()
        write_commit()
        shutil.rmtree(self.build_lib, ignore_errors=True)  # modules that no longer exist would stay in the wheel
        super().run()


class BuildSource(sdist):
    def run(self) -> None:
        build_pages()
        write_commit()
        super().run()


class BuildEngine(build_ext):
    def run(self) -> None:
        """Take the compiled modules that lie beside the sources if they are up to date, or compile."""
        if bootstrap.has_compiled_engine():
            engine.copy_modules(bootstrap.SOURCE, Path(self.build_lib))
            return
        self.distribution.ext_modules = engine.generate_modules()
        engine.compile_with_profile(self._compile, Path(self.build_lib))

    def _compile(self, flags: str) -> None:
        """Compile all of it with these flags, by a command of its own: this one was set up for the placeholder."""
        engine.set_flags(flags)
        command = build_ext(self.distribution)
        command.build_lib, command.build_temp, command.inplace = self.build_lib, self.build_temp, self.inplace
        command.force = True
        command.ensure_finalized()
        command.run()


setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls=links(),
    # A placeholder that makes the wheel one of its platform: the real list is generated when it is needed.
    ext_modules=[] if PURE else [Extension("reverie__mypyc", [])],
    cmdclass={"build_py": BuildPackage, "build_ext": BuildEngine, "sdist": BuildSource},
)
