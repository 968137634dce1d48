/** Onirim, as the shell knows it. */

import type { Face } from "../lib/face";
import { ending, left, tell } from "./telling";
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
  picture: () => import("./EndPicture.svelte"),
  names: () => [],
  left,
  setupTitle,
};
