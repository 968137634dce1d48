"""The colours and the hour of each view: pale enough to write on, dark enough to read."""

from typing import Final

from reverie.games.daydream.rules.folds import Composition


class Palette:
    """The colours of a view, and the time its clock shows."""

    def __init__(self, hour: tuple[int, int], page: str, band: tuple[str, str], title: str, sky: tuple[str, str],
                 cloud: str, ink: str, accent: str) -> None:  # fmt: skip
        self.hour = hour
        self.page = page
        self.band = band  # behind the title, from left to right
        self.title = title
        self.sky = sky  # behind the clouds, from above to below
        self.cloud = cloud
        self.ink = ink
        self.accent = accent


PALETTES: Final = {
    "A": Palette((7, 30), "#FFFBF5", ("#F5B7A5", "#CFE7F1"), "#4A2A24", ("#D9ECF4", "#FFF0E2"), "#FFFFFF", "#5B3A33",
                 "#B24A33"),
    "D": Palette((10, 15), "#FDF8F1", ("#C99F80", "#F3E3D0"), "#3A2116", ("#F3E3D2", "#EBCFB5"), "#FFFBF4", "#4A2E20",
                 "#A8482A"),
    "BC": Palette((22, 30), "#FBF9FF", ("#2E2850", "#8673BC"), "#FFFFFF", ("#CFC5EC", "#ECE4F7"), "#FDFBFF", "#2E2850",
                  "#6B3FA0"),
    "EF": Palette((23, 45), "#F9FBFE", ("#1F2A4A", "#5C6E99"), "#FFFFFF", ("#C2CDE2", "#E3E9F3"), "#FCFDFF", "#1F2A4A",
                  "#33508F"),
    "AD": Palette((17, 0), "#FBFDFF", ("#CFE3EE", "#F2C9D0"), "#2B3752", ("#DCECF4", "#FBE6E6"), "#FFFFFF", "#33415C",
                  "#A35A10"),
    "DA": Palette((15, 0), "#FBFFFC", ("#B5E4CB", "#F8EDA0"), "#163F45", ("#D3F0E4", "#FDF6CC"), "#FFFFFF", "#1E4B52",
                  "#14707F"),
    "BCA": Palette((20, 0), "#FFFAF6", ("#F5B48C", "#C3A0D6"), "#3A1F46", ("#FBDCC8", "#E2D2EE"), "#FFFDFB", "#43264F",
                   "#8A3F8F"),
    "EFD": Palette((3, 0), "#FFFCF7", ("#F4A18E", "#8FCFC8"), "#33273A", ("#FDEFD9", "#DDF1EE"), "#FFFFFF", "#3A2E3F",
                   "#B23C27"),
}  # fmt: skip


def palette_of(composed: Composition) -> Palette:
    """Return the colours of a view: those of its leftmost panel that has its own, and otherwise the default ones."""
    found = PALETTES[composed.view.letters]
    own = next((panel.palette for panel in composed.panels if panel.palette), {})
    sky, horizon = own.get("sky", found.sky[0]), own.get("horizon", found.sky[1])
    band = (sky, horizon) if own else found.band
    ink = own.get("ink", found.ink)
    return Palette(
        found.hour, own.get("page", found.page), band, ink if own else found.title, (sky, horizon),
        own.get("cloud", found.cloud), ink, own.get("accent", found.accent),
    )  # fmt: skip


# Colour and dash pattern of each family of frames: the pattern is for people who do not tell the colours apart.
FAMILIES: Final = (("#C24A38", "none"), ("#1F7A74", "2.2 1.3"), ("#95680F", "0.2 1.5"))
