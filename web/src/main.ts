import "@fontsource-variable/nunito-sans";
import "./fonts/titles.css";
import "./theme.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/focus"; // from the first key on
import { games } from "./lib/games.svelte";
import { pwa } from "./lib/pwa.svelte";
import { router } from "./lib/router.svelte";
import { sitDown } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";
import { screenOf } from "./screens";

/** Everything the page needs is on its way at once; a screen that does not come is the page's to say. */
async function begin(): Promise<void> {
  settings.apply();
  if (router.page.name === "match") sitDown(router.page.id);
  await Promise.all([texts.use(settings.chosen.language), screenOf(router.page).catch(() => undefined)]);
  mount(App, { target: document.getElementById("app")! });
  pwa.start();
  void games.load().catch(() => undefined);
}

// Not awaited here: screens are made of parts of this very file, and would wait for it to end.
void begin();
