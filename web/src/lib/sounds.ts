/** Sounds are played from the first tap on, unless they are switched off or muted; the music when it is asked for. */

import { limited, make, type Sound, strike } from "./recipes";
import { settings } from "./settings.svelte";

export type { Sound } from "./recipes";

let context: AudioContext | null = null;
let master: GainNode | null = null;
let ambient: { stop: () => void; scale: readonly number[] } | null = null;

/** Nothing before the first tap: browsers allow none, and nobody asked for it. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Where every sound goes: as loud as was chosen. */
function out(at: AudioContext): AudioNode {
  master ??= limited(at, 1);
  master.gain.value = settings.chosen.volume / 50;
  return master;
}

export function play(sound: Sound): void {
  if (!settings.chosen.sound || settings.chosen.muted) return;
  const at = audio();
  if (at) make(sound, at, out(at), at.currentTime);
}

/** Two low voices that breathe against each other, under the notes. */
function pad(at: AudioContext, pitch: number): () => void {
  const level = at.createGain();
  level.gain.setValueAtTime(0, at.currentTime);
  level.gain.linearRampToValueAtTime(0.018, at.currentTime + 4);
  level.connect(out(at));
  const voices = [
    [1, 0.07],
    [1.5, 0.045],
  ].map(([part, pace]) => {
    const [tone, breath, depth, swell] = [at.createOscillator(), at.createOscillator(), at.createGain(), at.createGain()];
    tone.frequency.value = pitch * part!;
    breath.frequency.value = pace!;
    depth.gain.value = 0.45;
    swell.gain.value = 0.55;
    breath.connect(depth).connect(swell.gain);
    tone.connect(swell).connect(level);
    tone.start();
    breath.start();
    return [tone, breath];
  });
  return () => {
    level.gain.linearRampToValueAtTime(0, at.currentTime + 0.8);
    for (const voice of voices.flat()) voice.stop(at.currentTime + 0.9);
  };
}

/** Slow notes of a scale, one at a time; called again with the same scale it changes nothing. */
export function ambience(scale: readonly number[] | null): void {
  const wanted = settings.chosen.ambient && !settings.chosen.muted ? scale : null;
  if (ambient?.scale === wanted) return;
  ambient?.stop();
  ambient = null;
  const at = wanted ? audio() : null;
  if (!wanted || !at) return;
  const timer = setInterval(() => {
    const pitch = wanted[Math.floor(Math.random() * wanted.length)]!;
    strike(at, out(at), pitch, at.currentTime, 0.03, 3.4);
    if (Math.random() < 0.3) strike(at, out(at), pitch * 1.5, at.currentTime + 0.9, 0.02, 3);
  }, 2_300);
  const quiet = pad(at, wanted[0]! / 2);
  ambient = {
    scale: wanted,
    stop: () => {
      clearInterval(timer);
      quiet();
    },
  };
}
