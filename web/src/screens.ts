/** The screens, each loaded when it is first wanted. */

import type { Component } from "svelte";
import type { Page } from "./lib/router.svelte";

const SCREENS = {
  home: () => import("./screens/Home.svelte"),
  setup: () => import("./screens/SetUp.svelte"),
  match: () => import("./screens/MatchScreen.svelte"),
  join: () => import("./screens/Join.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  learn: () => import("./screens/Learn.svelte"),
  statistics: () => import("./screens/Statistics.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  offline: () => import("./screens/Offline.svelte"),
  further: () => import("./screens/Further.svelte"),
  lost: () => import("./screens/Lost.svelte"),
} as unknown as Record<Page["name"], () => Promise<{ default: Component<Record<string, unknown>> }>>;

export const screenOf = (page: Page): Promise<{ default: Component<Record<string, unknown>> }> => SCREENS[page.name]();
