"""Files of people's own that a game is played with: as one line of a record each, and known before a set-up names them.

Standard library only: pages that play without a server use it too.
"""

import base64
import binascii
import zlib
from collections.abc import Mapping

from reverie.core.errors import ReverieError, UnknownSetup
from reverie.core.game import Setup
from reverie.core.registry import find_game, find_setup


class BadAttachment(ReverieError):
    """A line that holds no file of ours."""


def packed(source: str) -> str:
    """Pack a file's text into one line of a record."""
    return base64.b64encode(zlib.compress(source.encode(), 9)).decode()


def unpacked(line: str, most: int) -> bytes:
    """Unpack the file that a line holds, cut after `most` bytes and one; BadAttachment if the line holds none."""
    try:
        return zlib.decompressobj().decompress(base64.b64decode(line, validate=True), most + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise BadAttachment("is not packed as records have it") from error


def find_attached_setup(
    spelling: str, players: int, options: Mapping[str, str], attached: Mapping[str, str] | None
) -> Setup:
    """Find a set-up; what is attached is taken first, unless the set-up is known already."""
    if attached:
        try:
            return find_setup(spelling, players, dict(options))
        except UnknownSetup:
            find_game(spelling).attach(dict(attached))
    return find_setup(spelling, players, dict(options))
