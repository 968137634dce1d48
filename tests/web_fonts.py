"""Sets of system fonts for the browser, from pinned packages: what a machine has decides nothing.

A set is a fontconfig file that names one folder of fonts and says which of them stands for each generic family.
Liberation is present as Arimo and Cousine: the same outlines and widths under their first names.
"""

from pathlib import Path
from typing import Final

import bootstrap
import web

FONTS: Final = bootstrap.ROOT / "tests" / "fonts"
MODULES: Final = FONTS / "node_modules"
# The packages of each set, the family for text, and the one for code.
SETS: Final = {
    "dejavu": (["dejavu-fonts-ttf/ttf"], "DejaVu Sans", "DejaVu Sans Mono"),
    "liberation": (["@expo-google-fonts/arimo", "@expo-google-fonts/cousine"], "Arimo", "Cousine"),
    "noto": (["@expo-google-fonts/noto-sans", "@expo-google-fonts/noto-sans-mono"], "Noto Sans", "Noto Sans Mono"),
}
WIDEST: Final = "dejavu"


def fontconfig(name: str, folder: Path) -> Path:
    """Write the fontconfig file of a set into a folder, with the fonts installed, and return its path."""
    node = web.node_found()
    assert node is not None, "the pages are built, so there is a node"
    web.packages(node, FONTS)
    packages, text, code = SETS[name]
    families = {"sans-serif": text, "serif": text, "system-ui": text, "cursive": text, "monospace": code}
    path = folder / f"{name}.conf"
    path.write_text(
        "\n".join(
            [
                '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
                *(f"<dir>{MODULES / package}</dir>" for package in packages),
                f"<cachedir>{folder / 'cache'}</cachedir>",
                *(
                    f"<match><test name='family'><string>{generic}</string></test>"
                    f"<edit name='family' mode='assign' binding='strong'><string>{family}</string></edit></match>"
                    for generic, family in families.items()
                ),
                "</fontconfig>",
            ]
        )
    )
    return path
