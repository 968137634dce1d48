/** Every sound is made here, with WebAudio, and none before it is asked for. */

import { settings } from "./settings.svelte";
import type { GameName } from "./types";

export type Sound = "paper" | "mallet" | "pen" | "door" | "nightmare" | "good" | "won" | "lost" | "dice";

let context: AudioContext | null = null;
let master: GainNode | null = null;
let ambient: { stop: () => void; game: GameName } | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Where every sound goes: as loud as was chosen. */
function out(at: AudioContext): AudioNode {
  if (!master) {
    master = at.createGain();
    master.connect(at.destination);
  }
  master.gain.value = settings.chosen.volume / 50;
  return master;
}

/** A struck bar: a sine and its fourth partial, fading. */
function strike(at: AudioContext, pitch: number, when: number, loud = 0.12, length = 0.38): void {
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
    tone.connect(level).connect(out(at));
    tone.start(when);
    tone.stop(when + length);
  }
}

/** Noise through a band: paper, pen, wind. */
function rustle(at: AudioContext, pitch: number, when: number, length: number, loud: number, width = 1.2): void {
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
  source.connect(band).connect(level).connect(out(at));
  source.start(when);
}

function drone(at: AudioContext, pitch: number, when: number, length: number, loud: number): void {
  for (const detune of [-9, 7]) {
    const tone = at.createOscillator();
    const level = at.createGain();
    const soft = at.createBiquadFilter();
    tone.type = "sawtooth";
    tone.frequency.value = pitch;
    tone.detune.value = detune;
    soft.type = "lowpass";
    soft.frequency.value = 260;
    level.gain.setValueAtTime(0, when);
    level.gain.linearRampToValueAtTime(loud, when + length * 0.35);
    level.gain.linearRampToValueAtTime(0, when + length);
    tone.connect(soft).connect(level).connect(out(at));
    tone.start(when);
    tone.stop(when + length);
  }
}

const RECIPES: Record<Sound, (at: AudioContext, now: number) => void> = {
  paper: (at, now) => rustle(at, 2600, now, 0.12, 0.1),
  mallet: (at, now) => strike(at, 523, now, 0.09),
  pen: (at, now) => rustle(at, 4200, now, 0.16, 0.05, 3),
  dice: (at, now) => [0, 0.07, 0.13].forEach((later) => rustle(at, 1400, now + later, 0.04, 0.2, 2)),
  door: (at, now) => [392, 587, 784].forEach((pitch, i) => strike(at, pitch, now + i * 0.06, 0.1, 0.26)),
  nightmare: (at, now) => drone(at, 55, now, 0.39, 0.16),
  good: (at, now) => [659, 880].forEach((pitch, i) => strike(at, pitch, now + i * 0.07, 0.08, 0.3)),
  won: (at, now) => [523, 659, 784].forEach((pitch, i) => strike(at, pitch, now + i * 0.05, 0.1, 0.29)),
  lost: (at, now) => [330, 262].forEach((pitch, i) => strike(at, pitch, now + i * 0.1, 0.09, 0.29)),
};

export function play(sound: Sound): void {
  if (!settings.chosen.sound) return;
  const at = audio();
  if (at) RECIPES[sound](at, at.currentTime);
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

/** Slow notes of a scale, one game at a time; called again with the same game it changes nothing. */
export function ambience(game: GameName | null): void {
  const wanted = settings.chosen.ambient ? game : null;
  if (ambient?.game === wanted) return;
  ambient?.stop();
  ambient = null;
  const at = wanted ? audio() : null;
  if (!wanted || !at) return;
  const scale = wanted === "onirim" ? [147, 175, 220, 262, 294, 349] : [262, 294, 330, 392, 440, 523];
  const timer = setInterval(() => {
    const pitch = scale[Math.floor(Math.random() * scale.length)]!;
    strike(at, pitch, at.currentTime, 0.03, 3.4);
    if (Math.random() < 0.3) strike(at, pitch * 1.5, at.currentTime + 0.9, 0.02, 3);
  }, 2_300);
  const quiet = pad(at, scale[0]! / 2);
  ambient = {
    game: wanted,
    stop: () => {
      clearInterval(timer);
      quiet();
    },
  };
}
