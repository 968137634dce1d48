/** How each sound is made with WebAudio, from nothing but tones and noise; `tools/sounds.py` measures them. */

export type Sound = "paper" | "mallet" | "pen" | "door" | "nightmare" | "good" | "won" | "lost" | "dice";

/** A struck bar: a sine and its fourth partial, fading. */
export function strike(at: BaseAudioContext, out: AudioNode, pitch: number, when: number, loud = 0.12, length = 0.38): void {
  for (const [partial, share] of [
    [1, 1],
    [3.93, 0.18],
  ] as const) {
    const tone = at.createOscillator();
    const level = at.createGain();
    tone.frequency.value = pitch * partial;
    level.gain.setValueAtTime(0, when);
    level.gain.linearRampToValueAtTime(loud * share, when + 0.006);
    level.gain.exponentialRampToValueAtTime(0.0001, when + length / partial ** 0.3);
    tone.connect(level).connect(out);
    tone.start(when);
    tone.stop(when + length);
  }
}

/** Noise through a band: paper, pen, wind. */
function rustle(at: BaseAudioContext, out: AudioNode, pitch: number, when: number, length: number, loud: number, width = 1.2): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length);
  const source = at.createBufferSource();
  const band = at.createBiquadFilter();
  const level = at.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(out);
  source.start(when);
}

function drone(at: BaseAudioContext, out: AudioNode, pitch: number, when: number, length: number, loud: number): void {
  for (const detune of [-9, 7]) {
    const tone = at.createOscillator();
    const level = at.createGain();
    const soft = at.createBiquadFilter();
    tone.type = "sawtooth";
    tone.frequency.value = pitch;
    tone.detune.value = detune;
    soft.type = "lowpass";
    soft.frequency.value = 900; // enough of its upper partials for a small loudspeaker
    level.gain.setValueAtTime(0, when);
    level.gain.linearRampToValueAtTime(loud, when + length * 0.35);
    level.gain.linearRampToValueAtTime(0, when + length);
    tone.connect(soft).connect(level).connect(out);
    tone.start(when);
    tone.stop(when + length);
  }
}

/** What makes them equally loud to the ear, measured as ITU-R BS.1770 does. */
const LEVELS: Record<Sound, number> = { paper: 1.82, mallet: 2.72, pen: 3.85, dice: 2.19, door: 1.24, nightmare: 0.57, good: 1.76, won: 1.2, lost: 1.78 };

const RECIPES: Record<Sound, (at: BaseAudioContext, out: AudioNode, now: number) => void> = {
  paper: (at, out, now) => rustle(at, out, 2600, now, 0.12, 0.1),
  mallet: (at, out, now) => strike(at, out, 523, now, 0.09),
  pen: (at, out, now) => rustle(at, out, 4200, now, 0.16, 0.05, 3),
  dice: (at, out, now) => [0, 0.07, 0.13].forEach((later) => rustle(at, out, 1400, now + later, 0.04, 0.2, 2)),
  door: (at, out, now) => [392, 587, 784].forEach((pitch, i) => strike(at, out, pitch, now + i * 0.06, 0.1, 0.26)),
  nightmare: (at, out, now) => drone(at, out, 55, now, 0.39, 0.16),
  good: (at, out, now) => [659, 880].forEach((pitch, i) => strike(at, out, pitch, now + i * 0.07, 0.08, 0.3)),
  won: (at, out, now) => [523, 659, 784].forEach((pitch, i) => strike(at, out, pitch, now + i * 0.05, 0.1, 0.29)),
  lost: (at, out, now) => [330, 262].forEach((pitch, i) => strike(at, out, pitch, now + i * 0.1, 0.09, 0.29)),
};

export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** Make a sound at a time of the context's, into that node. */
export function make(sound: Sound, at: BaseAudioContext, out: AudioNode, now: number): void {
  const level = at.createGain();
  level.gain.value = LEVELS[sound];
  level.connect(out);
  RECIPES[sound](at, level, now);
}

/** Where every sound goes: several at once are held back, so that nothing is cut off. */
export function limited(at: BaseAudioContext, volume: number): GainNode {
  const [master, limiter] = [at.createGain(), at.createDynamicsCompressor()];
  master.gain.value = volume;
  limiter.threshold.value = -6;
  limiter.knee.value = 3;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.08;
  master.connect(limiter).connect(at.destination);
  return master;
}
