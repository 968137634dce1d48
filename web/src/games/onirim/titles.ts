/** What set-ups of Onirim are called. */

import { say } from "../../lib/texts.svelte";
import type { Setup } from "../../lib/types";

export function setupTitle(setup: Setup): string {
  return setup.spelling
    .split("+")
    .map((part) => say(`oni-setup-${part.replace(":", "-")}`))
    .join(" + ");
}
