"""Measures every sound effect as the browser makes it: length, peak, loudness and where its spectrum lies.

`tools/sounds.py` prints a table; `--into` a folder also writes each as a WAV file, to listen to. Loudness is that of
ITU-R BS.1770 (K-weighted), over the time in which a sound can be heard.
"""

import argparse
import subprocess
import sys
import wave
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, sync_playwright

import bootstrap
import web

sys.path.insert(0, str(bootstrap.ROOT / "tests"))
from web_browsing import CHROMIUM

RATE: Final = 48_000  # samples a second: the filters below are those of the recommendation for this rate
SILENCE: Final = -60.0  # decibels below full scale that nobody hears
RECIPES: Final = web.WEB / "src" / "lib" / "recipes.ts"
LOUDEST: Final = 2.0  # the gain of the loudest volume that can be chosen

Samples = NDArray[np.float64]

TRANSPILE: Final = """
const ts = require("typescript");
const text = require("fs").readFileSync(process.argv[1], "utf8");
const options = { target: "ES2022", module: "ES2022" };
process.stdout.write(ts.transpileModule(text, { compilerOptions: options }).outputText);
"""
# Every sound at one volume, a second each; with `several`, all of them at the same time.
RENDER: Final = """async ([module, rate, volume, several]) => {
  const { SOUNDS, make, limited } = await import("data:text/javascript," + encodeURIComponent(module));
  const made = {};
  for (const group of several ? [SOUNDS] : SOUNDS.map((one) => [one])) {
    const at = new OfflineAudioContext(1, rate, rate);
    const out = limited(at, volume);
    for (const sound of group) make(sound, at, out, 0);
    made[several ? "all" : group[0]] = Array.from((await at.startRendering()).getChannelData(0));
  }
  return made;
}"""


class Measured(NamedTuple):
    """What was measured of one sound."""

    seconds: float
    peak: float  # decibels relative to full scale
    loudness: float  # LUFS
    centroid: float  # hertz: the middle of its spectrum


def module() -> str:
    """Return the recipes as JavaScript."""
    node = web.node_found()
    assert node is not None, "node is needed"
    web.packages(node)
    done = subprocess.run([node, "-e", TRANSPILE, RECIPES], cwd=web.WEB, capture_output=True, text=True, check=True)
    return done.stdout


def rendered(browser: Browser, volume: float = 1.0, several: bool = False) -> dict[str, Samples]:
    """Render every sound as samples, each alone or all of them at once."""
    page = browser.new_page()
    made: dict[str, Any] = page.evaluate(RENDER, [module(), RATE, volume, several])
    page.close()
    return {name: np.array(samples, dtype=np.float64) for name, samples in made.items()}


def measured(samples: Samples) -> Measured:
    heard = np.flatnonzero(np.abs(samples) > 10 ** (SILENCE / 20))
    active = samples[heard[0] : heard[-1] + 1]
    power = np.abs(np.fft.rfft(active)) ** 2
    centroid = float((np.fft.rfftfreq(len(active), 1 / RATE) * power).sum() / power.sum())
    loudness = -0.691 + 10 * float(np.log10(np.mean(_weighted(samples)[heard[0] : heard[-1] + 1] ** 2)))
    return Measured((heard[-1] + 1) / RATE, 20 * float(np.log10(np.abs(samples).max())), loudness, centroid)


def _weighted(samples: Samples) -> Samples:
    """As the ear weighs it: a shelf for the head, and a high pass."""
    shelf = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585))
    high = ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))
    for (b0, b1, b2), (a1, a2) in (shelf, high):
        out = np.zeros_like(samples)
        x1 = x2 = y1 = y2 = 0.0
        for i, x in enumerate(samples):
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = float(x), x1, y, y1
            out[i] = y
        samples = out
    return samples


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, help="a folder for WAV files")
    into: Path | None = parser.parse_args().into
    if CHROMIUM is None:
        print("There is no Chromium here.", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        sounds = rendered(browser)
        together = rendered(browser, LOUDEST, several=True)["all"]
        browser.close()
    print(f"{'sound':<10} {'ms':>5} {'peak dBFS':>10} {'LUFS':>7} {'centroid Hz':>12}")
    for name, samples in sounds.items():
        one = measured(samples)
        print(f"{name:<10} {1000 * one.seconds:>5.0f} {one.peak:>10.1f} {one.loudness:>7.1f} {one.centroid:>12.0f}")
        if into is not None:
            _write(into / f"{name}.wav", samples)
    print(f"all at once, at the loudest: peak {measured(together).peak:.1f} dBFS")
    return 0


def _write(path: Path, samples: Samples) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    sys.exit(main())
