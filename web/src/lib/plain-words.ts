/** Any game in words, by the messages its catalogues have and plainly else; as src/reverie/textui/plain_words.py says them.

    A game whose messages begin with `golf` may have `golf-field-stock` (a field of its view), `golf-word-red` (a value),
    `golf-ask-play` (a question), `golf-do-deal` (an action), `golf-act-take` (all actions of that verb, with `$what`),
    `golf-event-dealt` (an event, with its fields) and `golf-over-cleared` (why a game is over). */

import type { Answer, Ending } from "./face";
import { games } from "./games.svelte";
import { readable, slug } from "./readable";
import { say, texts, type Values } from "./texts.svelte";
import type { GameName, View } from "./types";

/** What every view has; the table shows the rest. */
const FRAME = new Set(["version", "game", "rules", "setup", "seat", "turn", "phase", "decision", "prompt", "actions", "result", "undo", "waiting"]);
export const NOTHING = "–";

export const hasParts = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Says things of one game. */
export class PlainWords {
  constructor(private readonly messages: string) {}

  /** The name of the game's message on something, or nothing if it has none. */
  private message(kind: string, name: string): string | null {
    const message = `${this.messages}-${kind}-${slug(name)}`;
    return slug(name) && texts.has(message) ? message : null;
  }

  field(name: string): string {
    const message = this.message("field", name);
    return message ? texts.say(message) : readable(name);
  }

  /** A value that has no parts. */
  word(value: unknown): string {
    if (value === null || value === undefined || value === "") return NOTHING;
    if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
    const message = typeof value === "string" ? this.message("word", value) : null;
    return message ? texts.say(message) : String(value);
  }

  /** A value on one line. */
  line(value: unknown): string {
    if (Array.isArray(value)) return value.map((part) => this.line(part)).join(" ") || NOTHING;
    if (!hasParts(value)) return this.word(value);
    return Object.entries(value as object).map(([name, part]) => `${this.field(name)} ${this.line(part)}`).join(" · ") || NOTHING;
  }

  /** The fields of a view that are about the game. */
  fields(view: View): [name: string, value: unknown][] {
    return Object.entries(view).filter(([name, value]) => !FRAME.has(name) && value !== undefined);
  }

  question(view: View): string {
    if (!view.prompt) return "";
    const message = this.message("ask", view.prompt.name);
    if (!message) return say("plain-ask");
    const values: Values = {};
    for (const [name, value] of Object.entries(view.prompt.arguments)) values[name] = typeof value === "number" ? value : this.word(value);
    return texts.say(message, values);
  }

  answer(text: string): Answer {
    const whole = this.message("do", text);
    if (whole) return { label: texts.say(whole) };
    const [verb = "", ...rest] = text.split(" ");
    const what = rest.join(" ");
    const message = this.message("act", verb);
    return { label: message ? texts.say(message, { what: this.word(what) }) : readable(text) };
  }

  /** The rules behind the question, where the game has words for them. */
  rule(view: View): string[] {
    return (view.prompt?.rules ?? []).map((rule) => `rule-${rule}`).filter((message) => texts.has(message)).map((message) => texts.say(message));
  }

  /** An event that no message tells: the name of its seat, if it has one, its own name and its fields. */
  event(name: string, data: Readonly<Record<string, unknown>>, who = ""): string {
    if (name === "over") return this.over(String(data.reason ?? ""));
    const entries = Object.entries(data).filter(([field]) => field !== "seat");
    const fields = entries.map(([field, value]) => `${this.field(field)} ${this.line(value)}`).join(", ");
    if (who) return fields ? `${who}: ${readable(name)} (${fields}).` : `${who}: ${readable(name)}.`;
    return fields ? `${readable(name)}: ${fields}.` : `${readable(name)}.`;
  }

  /** Why a game is over. */
  over(reason: string): string {
    const message = this.message("over", reason);
    return message ? texts.say(message) : say("plain-over", { reason });
  }

  ending(view: View, called: (seat: number) => string): Ending {
    const { scores, winners, reason } = view.result!;
    const facts = games.facts(view.game, view.setup);
    const together = facts.cooperative || scores.length === 1;
    const won = !facts.winnable ? null : together ? winners.length > 0 : view.seat < 0 ? null : winners.includes(view.seat);
    const lost = () => say("web-plain-winners", { n: winners.length, players: texts.listed(winners.map(called)) });
    const title = !facts.winnable ? say("web-plain-ended") : won ? say(together ? "plain-won" : "web-you-won") : together ? say("plain-lost") : lost();
    const lines = [this.over(reason)];
    if (scores.length === 1 || facts.shared_score) lines.push(say("plain-score", { n: scores.reduce((sum, n) => sum + n, 0) }));
    else lines.push(...scores.map((n, seat) => `${called(seat)}: ${n}`));
    return { won, title, lines };
  }
}

export const wordsOf = (game: GameName): PlainWords => new PlainWords(games.of(game)?.messages ?? game);
