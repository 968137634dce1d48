/** Daydream, as the shell knows it: its title at once, the boards and all its words with the table. */

import type { Face } from "../lib/face";
import { namesOf, setupTitle } from "./titles";

type Words = typeof import("./words");
let words = $state.raw<Words | null>(null);

/** The words if they are here; else they are sent for, and whoever asked is drawn anew when they come. */
function spoken(): Words | null {
  if (!words) void load();
  return words;
}
async function load(): Promise<void> {
  words = await import("./words");
}

export const daydream: Face = {
  name: "daydream",
  table: async () => (await Promise.all([import("./Table.svelte"), load()]))[0],
  setup: () => import("./SetUp.svelte"),
  question: (view) => spoken()?.question(view) ?? "",
  answer: (view, text) => spoken()?.answer(view, text) ?? { label: text },
  rule: (view) => spoken()?.rule(view) ?? [],
  tell: (events, view) => spoken()?.tell(events, view) ?? [],
  ending: (view) => spoken()?.ending(view) ?? { won: null, title: "", lines: [] },
  picture: () => import("./EndPicture.svelte"),
  names: namesOf,
  left: (view) => spoken()?.left(view) ?? [],
  setupTitle,
};
