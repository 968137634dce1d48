/** Daydream, as the shell knows it. */

import type { Face } from "../lib/face";
import { answer, ending, question, rule, setupTitle, tell } from "./words";

export const daydream: Face = {
  name: "daydream",
  table: () => import("./Table.svelte"),
  setup: () => import("./SetUp.svelte"),
  question,
  answer,
  rule,
  tell,
  ending,
  setupTitle,
};
