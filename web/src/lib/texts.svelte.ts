/** What people read, in their language: the same Fluent catalogues as the terminal's, loaded one at a time. */

import { FluentBundle, FluentNumber, type FluentVariable, type Scope } from "@fluent/bundle";
import parts from "virtual:catalogue-parts";
import type { Packed } from "../../build/catalogues";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages are named in themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

export type Values = Record<string, string | number>;

const LOADERS: Record<Language, () => Promise<{ default: Packed[] }>> = {
  en: () => import("virtual:catalogue/en"),
  fr: () => import("virtual:catalogue/fr"),
  de: () => import("virtual:catalogue/de"),
  it: () => import("virtual:catalogue/it"),
};

/** How a language sets its per cent sign. */
const PER_CENT: Record<Language, string> = { en: "%", fr: "\u00a0%", de: "\u00a0%", it: "%" };

/** A number that is written as it is: few need a browser's formatter, and the first of those costs a slow device long. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return (small ? String(this.value) : super.toString(scope)).replace("-", "\u2212");
  }
}

function counted(values: Values): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) out[name] = typeof value === "number" ? new Count(value) : value;
  return out;
}

class Texts {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  /** The parts that are spoken of, games and pages, of those the page was built with. */
  private spoken = new Set<string>();
  /** Where the words lie that the page was built without, by language, for each game that brought some. */
  private further: Partial<Record<string, string>>[] = [];

  /** The reading that was begun last: one waits for the other, so that what is read later leaves nothing out. */
  private reading: Promise<void> = Promise.resolve();

  /** Speak that language from now on, or read the words of this one again. */
  use(language?: Language): Promise<void> {
    const read = this.reading.catch(() => undefined).then(() => this.read(language ?? this.language));
    this.reading = read;
    return read;
  }

  private async read(language: Language): Promise<void> {
    const spoken = [...this.spoken].map((part) => parts[`${language}/${part}`]!());
    const catalogues = await Promise.all([LOADERS[language](), ...spoken]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: messages } of catalogues)
      bundle.addResource({ body: messages.map(([id, value, attributes = {}]) => ({ id, value, attributes })) });
    for (const one of this.further) {
      const address = one[language] ?? one.en;
      if (address) bundle.addResource(await (await import("./further-words")).read(address));
    }
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  /**
   * From now on also everything that is said of a game, or on the pages of a part such as `learn`. A game that the page
   * was built without has brought its words already.
   */
  async speakOf(part: string): Promise<void> {
    if (!(`${this.language}/${part}` in parts)) return;
    if (this.spoken.has(part)) return this.reading;
    this.spoken.add(part);
    await this.use().catch((error: unknown) => {
      this.spoken.delete(part);
      throw error;
    });
  }

  /** From now on also the words of a game that came after the page was built. */
  async also(words: Partial<Record<string, string>>): Promise<void> {
    if (Object.keys(words).length === 0 || this.further.some((one) => one.en === words.en)) return;
    this.further.push(words);
    await this.use();
  }

  has(name: string): boolean {
    const [message, attribute] = name.split(".") as [string, string | undefined];
    const entry = this.bundle?.getMessage(message);
    return entry !== undefined && (attribute === undefined || attribute in entry.attributes);
  }

  /** The message of that name, or of its attribute (`rules-title.a`), with its values filled in. */
  say(name: string, values?: Values): string {
    const bundle = this.bundle;
    const [message, attribute] = name.split(".") as [string, string | undefined];
    const entry = bundle?.getMessage(message);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (!bundle || !pattern) return amiss(`there is no message ${name}`, name);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values && counted(values), errors);
    return errors.length > 0 ? amiss(`${name}: ${errors[0]!.message}`, text) : text;
  }

  /** `a, b and c`. */
  listed(things: readonly string[]): string {
    if (things.length < 2) return things.join("");
    return this.say("list-last", { some: things.slice(0, -1).join(", "), last: things.at(-1)! });
  }

  percent(share: number): string {
    return Math.round(share * 100) + PER_CENT[this.language];
  }

  /** How long ago something was: `3 days ago`. */
  ago(at: number, now = Date.now()): string {
    const minutes = Math.round((now - at) / 60_000);
    const told = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    if (minutes < 1) return told.format(0, "second");
    if (minutes < 60) return told.format(-minutes, "minute");
    if (minutes < 24 * 60) return told.format(-Math.round(minutes / 60), "hour");
    return told.format(-Math.round(minutes / (24 * 60)), "day");
  }

  /** A day with its month in letters: figures alone mean one day in London and another in New York. */
  day(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "long" }).format(at);
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  }
}

/** Tests and the workshop stop at a missing text; a person's game goes on with its name. */
function amiss(what: string, instead: string): string {
  if (!import.meta.env.PROD) throw new Error(what);
  console.error(what);
  return instead;
}

export const texts = new Texts();
export const say = (name: string, values?: Values): string => texts.say(name, values);

/** The first language of the browser's wishes that we speak. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}

/** What the server says, as data. A guest without a chosen name is called a guest in the language of this page. */
export const received = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === "shown" && typeof value === "string" ? value.replace(GUEST, `${GUESTS[texts.language]} $1`) : value));
// Here, since people are heard of before the catalogue is.
const GUESTS: Record<Language, string> = { en: "Guest", de: "Gast", fr: "Invité", it: "Ospite" };
const GUEST = new RegExp(`^(?:${Object.values(GUESTS).join("|")}) (\\d{4})$`);

/** The display name of a built-in bot; one without a message goes by its own name. */
export const botName = (bot: string): string => (texts.has(`web-bot-${bot}`) ? texts.say(`web-bot-${bot}`) : bot);

/** Who sits there, as it is said to somebody at the table: `You`, or the name. */
export const calledAt = (match: { seats: readonly { shown: string; bot: string | null; you: boolean }[] } | null) => (seat: number): string =>
  match?.seats[seat]?.you ? say("web-you-title") : seatName(match?.seats[seat]);

/** Who sits there, by the name others see. */
export const seatName = (seat: { shown: string; bot: string | null } | undefined): string => (seat?.bot ? botName(seat.bot) : (seat?.shown ?? ""));
