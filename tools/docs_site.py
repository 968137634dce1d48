"""Builds the documentation into build/site and refuses what is not right: links, anchors, requests to elsewhere.

python tools/docs_site.py            run with the environment's Python; python -m http.server -d build/site shows it
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
# What a browser fetches by itself; links that somebody may follow are another matter.
FETCHED: Final = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\bsrc=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|<link\b(?![^>]*rel=["']?(?:canonical|prev|next))[^>]*\bhref=["']?((?:https?:)?//[^"'\s>]+)"""
)


def build(into: Path = SITE) -> bool:
    """Build the site and tell whether mkdocs has nothing to complain about; what it complains about is printed."""
    # Never --quiet: what is not logged is not counted by --strict either.
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(into)]
    environment = dict(os.environ, NO_MKDOCS_2_WARNING="1")  # an advertisement, not a warning
    ran = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        print("\n".join(line for line in ran.stderr.splitlines() if not line.startswith(("INFO", "DEBUG"))))
    return ran.returncode == 0


def strangers(site: Path) -> list[str]:
    """Return everything the pages would fetch from somewhere else."""
    return [
        f"{page.relative_to(site)}: {''.join(found)}"
        for page in sorted(site.rglob("*.html"))
        for found in FETCHED.findall(page.read_text("utf-8"))
    ]


def main() -> int:
    if not build():
        return 1
    found = strangers(SITE)
    for one in found:
        print(f"fetched from elsewhere: {one}")
    pages = len(list(SITE.rglob("*.html")))
    print(f"{pages} pages in {SITE.relative_to(ROOT)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
