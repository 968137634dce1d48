/** Daydream, as the shell knows it. */

import type { Face } from "../lib/face";
import { say } from "../lib/texts.svelte";

export const daydream: Face = {
  name: "daydream",
  table: () => import("./Table.svelte"),
  setup: () => import("./SetUp.svelte"),
  question: (view) => say(`day-ask-${view.prompt?.name ?? "write"}`, { n: 2, object: "" }),
  answer: (_view, text) => ({ label: text }),
  rule: (view) => (view.prompt ? [say(`day-rule-${view.prompt.name}`)] : []),
  tell: () => [],
  ending: () => ({ won: null, title: "Daydream", lines: [] }),
  setupTitle: () => "Daydream",
};
