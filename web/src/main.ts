import "@fontsource-variable/nunito-sans";
import "@fontsource-variable/fraunces";
import "./theme.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/focus"; // from the first key on
import { pwa } from "./lib/pwa.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

settings.apply();
await texts.use(settings.chosen.language);
mount(App, { target: document.getElementById("app")! });
pwa.start();
