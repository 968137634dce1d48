/** Onirim, as the shell knows it. */

import type { Face } from "../lib/face";
import { ending, tell } from "./telling";
import { answer, question, rule, setupTitle } from "./words";

export const onirim: Face = {
  name: "onirim",
  table: () => import("./Table.svelte"),
  setup: () => import("./SetUp.svelte"),
  question,
  answer,
  rule,
  tell,
  ending,
  setupTitle,
};
