/** The screens, each loaded when it is first wanted. */

import type { Component } from "svelte";
import type { Page } from "./lib/router.svelte";
import { texts } from "./lib/texts.svelte";

/** A screen with words of its own, which are loaded with it. */
const speaking = <T>(part: string, screen: Promise<T>): Promise<T> => Promise.all([screen, texts.speakOf(part)]).then(([loaded]) => loaded);

const SCREENS = {
  home: () => import("./screens/Home.svelte"),
  setup: () => import("./screens/SetUp.svelte"),
  match: () => import("./screens/MatchScreen.svelte"),
  join: () => import("./screens/Join.svelte"),
  circles: () => import("./screens/Circles.svelte"),
  circle: () => import("./screens/CircleScreen.svelte"),
  invited: () => import("./screens/CircleInvited.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  learn: () => import("./screens/Learn.svelte"),
  riddles: () => speaking("riddles", import("./screens/Riddles.svelte")),
  statistics: () => import("./screens/Statistics.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  offline: () => import("./screens/Offline.svelte"),
  waiting: () => speaking("letters", import("./screens/Waiting.svelte")),
  mail: () => speaking("letters", import("./screens/Mail.svelte")),
  people: () => speaking("profiles", import("./screens/Profile.svelte")),
  "own-table": () => speaking("own-table", import("./screens/OwnTable.svelte")),
  further: () => import("./screens/Further.svelte"),
  lost: () => import("./screens/Lost.svelte"),
} as unknown as Record<Page["name"], () => Promise<{ default: Component<Record<string, unknown>> }>>;

export const screenOf = (page: Page): Promise<{ default: Component<Record<string, unknown>> }> => SCREENS[page.name]();
