/** Daydream, as the shell knows it. */

import type { Face } from "../lib/face";
import { answer, ending, left, namesOf, question, rule, setupTitle, tell } from "./words";

export const daydream: Face = {
  name: "daydream",
  table: () => import("./Table.svelte"),
  setup: () => import("./SetUp.svelte"),
  question,
  answer,
  rule,
  tell,
  ending,
  picture: () => import("./EndPicture.svelte"),
  names: namesOf,
  left,
  setupTitle,
};
