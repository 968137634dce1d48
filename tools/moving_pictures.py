"""Makes the moving pictures of the README: a few turns of each game, filmed in a real browser, as animated WebP.

python tools/moving_pictures.py            both; with names (onirim, daydream) only those, `--into` another folder
"""

import argparse
import base64
import io
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image

from screenshots import SCREENS, Visit, visiting
from web_browsing import browser_on_server

WIDTH: Final = 640  # pixels of the picture
LARGEST: Final = 400_000  # bytes of the picture
FRAME: Final = 0.14  # seconds that a frame is shown at least; what is drawn faster is left out
PAUSE: Final = 900  # milliseconds between two answers
LAST: Final = 2.0  # seconds that the last frame is shown
QUALITIES: Final = (70, 55, 45, 35, 25)


class Scene(NamedTuple):
    """What is filmed: a set-up, from which answer on, and how many answers."""

    setup: str
    before: int
    question: str
    answers: int


SCENES: Final = {
    "onirim": Scene("onirim", 12, "act", 9),
    "daydream": Scene("daydream:A", 16, "write", 11),
}
Frame = tuple[float, Image.Image]  # when it was drawn, in seconds


def film(visit: Visit, scene: Scene) -> list[Frame]:
    """Film every frame the browser draws while a bot answers."""
    match = visit.match(scene.setup, ["me"])
    visit.play(match, scene.before, scene.question)
    visit.sit(match)
    frames: list[Frame] = []
    session = visit.page.context.new_cdp_session(visit.page)

    def drawn(event: dict[str, Any]) -> None:
        picture = Image.open(io.BytesIO(base64.b64decode(event["data"]))).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        frames.append((event["metadata"]["timestamp"], picture.resize((WIDTH, height), Image.Resampling.LANCZOS)))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", drawn)
    session.send("Page.startScreencast", {"format": "png"})
    for _ in range(scene.answers):
        visit.play(match, 1)
        visit.page.wait_for_timeout(PAUSE)
    session.remove_listener("Page.screencastFrame", drawn)
    session.send("Page.stopScreencast")
    return frames


def thinned(frames: list[Frame]) -> tuple[list[Image.Image], list[int]]:
    """Return the frames that are kept, and how many milliseconds each is shown."""
    kept: list[Frame] = []
    for moment, picture in frames:
        if kept and moment - kept[-1][0] < FRAME:
            kept[-1] = (kept[-1][0], picture)  # the newer one shows more of what has happened
        else:
            kept.append((moment, picture))
    moments = [moment for moment, _ in kept]
    ends = [*moments[1:], moments[-1] + LAST]
    return [picture for _, picture in kept], [round(1000 * (b - a)) for a, b in zip(moments, ends, strict=True)]


def packed(frames: list[Frame]) -> bytes:
    """Pack the frames in the best quality that is small enough."""
    pictures, durations = thinned(frames)
    for quality in QUALITIES:
        out = io.BytesIO()
        options: dict[str, Any] = {"duration": durations, "loop": 0, "quality": quality, "method": 6}
        pictures[0].save(out, "WEBP", save_all=True, append_images=pictures[1:], minimize_size=True, **options)
        if out.tell() <= LARGEST:
            break
    return out.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"what to film: {', '.join(SCENES)} (default: both)")
    parser.add_argument("--into", type=Path, default=SCREENS)
    wanted = parser.parse_args()
    with browser_on_server() as (browser, server):
        for name in wanted.names or SCENES:
            with visiting(browser, server, moving=True) as visit:
                frames = film(visit, SCENES[name])
            data = packed(frames)
            (wanted.into / f"{name}-moving.webp").write_bytes(data)
            print(f"{name}: {len(frames)} frames, {len(data):,} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
