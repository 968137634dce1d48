"""The words of Daydream in the language of the reader, and the characters it is drawn with."""

from typing import Final

from reverie.games.daydream.names import object_name, solo_name, view_title
from reverie.games.daydream.view_types import SoloName
from reverie.texts import Texts
from reverie.textui.ink import Paint

BETWEEN: Final = " · "
NONE: Final = "\u2013"
MINUS: Final = "\u2212"
SUN: Final = "☼"
DOT: Final = "•"
ICONS: Final = {"open": "◦", "dot": "●", "sun": SUN, "spoiled": "✗"}
SPECIAL: Final = {"star": "★", "moon": "☾"}
FAMILIES: Final = "¹²³"
EMPTY: Final = "·"
FREE: Final = "_"  # an empty cell that can be written in now
LEAVES: Final = {"circled": "◎", "empty": "○", "filled": "●"}
DRAWN: Final = "━"
OPEN: Final = "─"
BONUS: Final = "+"


class Words:
    """Looks up messages, titles and names of Daydream."""

    def __init__(self, texts: Texts, paint: Paint) -> None:
        self.texts = texts
        self.paint = paint

    def say(self, name: str, /, **values: str | int) -> str:
        return self.texts.say(f"day-{name}", **values)

    def title(self, letters: str) -> str:
        """Return the title of a view."""
        return view_title(letters, self.texts)

    def solo_name(self, name: SoloName) -> str:
        """Return the name of a solo score."""
        letters, _, index = name["key"].partition(".")
        return solo_name(letters, int(index), self.texts)

    def thing(self, name: str) -> str:
        """Return the name of an object; one of custom boards keeps the name it has in their files."""
        return object_name(name, self.texts)

    def who(self, seat: int, viewer: int) -> str:
        """Return the name of a player, `you` for the viewer."""
        return self.say("player", player=seat + 1, who="you" if seat == viewer else "other")
