/** Which sound tells what happened; one at a time, the weightiest. */

import type { Sound } from "../../lib/sounds";
import type { GameEvent } from "../../lib/types";

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ["door gained", "door"],
  ["goal reached", "door"],
  ["premonition strikes", "nightmare"],
  ["tower lost", "nightmare"],
  ["door lost", "nightmare"],
  ["hand discarded", "nightmare"],
  ["premonition dispelled", "good"],
  ["prophecy", "good"],
  ["spell", "good"],
  ["tower built", "mallet"],
  ["played", "mallet"],
  ["discarded", "paper"],
  ["drawn", "paper"],
];

export function soundOf(events: readonly GameEvent[]): Sound | null {
  const over = events.find((event) => event.event === "over");
  if (over) return over.won ? "won" : "lost";
  if (events.some((event) => event.event === "drawn" && event.card === "nightmare")) return "nightmare";
  for (const [name, sound] of SOUNDS) if (events.some((event) => event.event === name)) return sound;
  return null;
}
