"""Whether the engine runs compiled. One source has two forms that play the same; the compiled one is far faster."""

from typing import Final

from reverie.core import playout

COMPILED: Final = str(playout.__file__).endswith((".so", ".pyd"))
