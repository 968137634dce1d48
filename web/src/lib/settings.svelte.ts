/** What a person has chosen for this browser, and how it reaches the page. */

import { type Language, LANGUAGES, languageOf, texts } from "./texts.svelte";

export interface Choices {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  palette: "usual" | "distinct";
  textSize: "100" | "115" | "130" | "150" | "200";
  sound: boolean;
  /** Nothing is heard, whatever else was chosen. */
  muted: boolean;
  /** From 0 to 100; 50 is as the sounds were made. */
  volume: number;
  ambient: boolean;
  confirm: boolean;
  grain: boolean;
}

const KEY = "reverie-settings";

/** A device on which a full page of grain would cost more than it gives. */
function weak(): boolean {
  const memory = (navigator as { deviceMemory?: number }).deviceMemory ?? 8;
  return memory <= 2 || (navigator.hardwareConcurrency ?? 8) <= 2;
}

function usual(): Choices {
  return {
    language: languageOf(navigator.languages ?? [navigator.language]),
    theme: "auto",
    motion: "auto",
    palette: "usual",
    textSize: "100",
    sound: true,
    muted: false,
    volume: 50,
    ambient: false,
    confirm: true,
    grain: !weak(),
  };
}

/** What was stored; whatever does not look like a choice of ours is left out. */
function stored(): Partial<Choices> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
    if (found.language && !LANGUAGES.includes(found.language)) delete found.language;
    return found;
  } catch {
    return {}; // no storage, or not ours
  }
}

class Settings {
  chosen = $state<Choices>({ ...usual(), ...stored() });
  private systemStill = $state(false);

  constructor() {
    const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
    if (!query) return;
    this.systemStill = query.matches;
    query.addEventListener("change", () => (this.systemStill = query.matches));
  }

  /** Whether nothing may move. */
  get still(): boolean {
    return this.chosen.motion === "reduced" || (this.chosen.motion === "auto" && this.systemStill);
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.chosen[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    this.apply();
    if (name === "language") void texts.use(this.chosen.language);
  }

  /** Put the choices onto the page's root, where the style sheets look for them. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.chosen.theme;
    root.dataset.motion = this.chosen.motion;
    root.dataset.palette = this.chosen.palette;
    root.dataset.text = this.chosen.textSize;
    root.dataset.grain = this.chosen.grain ? "on" : "off";
  }
}

export const settings = new Settings();
