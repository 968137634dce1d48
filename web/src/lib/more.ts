/** What else there is to do, as home offers it below the games: one item here is one entry there. */

import type { IconName } from "../parts/Icon.svelte";
import { say } from "./texts.svelte";

export interface Entry {
  path: string;
  icon: IconName;
  title(): string;
  /** One short sentence on what it is. */
  about(): string;
}

/** Those of every game; the pages that a game brings follow (`about` and `icon` of its `pages`). */
export const ENTRIES: readonly Entry[] = [
  { path: "/waiting", icon: "people", title: () => say("web-title-waiting"), about: () => say("web-more-waiting") },
  { path: "/learn", icon: "book", title: () => say("web-title-learn"), about: () => say("web-more-learn") },
  { path: "/riddles", icon: "riddle", title: () => say("web-title-riddles"), about: () => say("web-more-riddles") },
  { path: "/circles", icon: "trophy", title: () => say("web-title-circles"), about: () => say("web-more-circles") },
  { path: "/offline", icon: "device", title: () => say("offline-play"), about: () => say("web-more-offline") },
  { path: "/own-table", icon: "table", title: () => say("web-title-own-table"), about: () => say("web-more-own-table") },
];
