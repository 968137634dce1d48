/** Events in sentences, by the table of their game (`events.toml`); src/reverie/textui/telling.py does the same in text. */

import { games } from "./games.svelte";
import { type PlainWords, wordsOf } from "./plain-words";
import { slug } from "./readable";
import { say, texts, type Values } from "./texts.svelte";
import type { EventArgument, EventRow, GameEvent, GameName, View } from "./types";

/** A sentence, and the events it tells. */
export interface Sentence {
  text: string;
  events: readonly GameEvent[];
}

/** The name of whoever sits in a seat; empty where nobody has one. */
export type Called = (seat: number) => string;
const NOBODY: Called = () => "";

/** What happened, in words, for one seat. */
export const sentences = (events: readonly GameEvent[], view: View, called: Called = NOBODY): Sentence[] => new Teller(view.game, view.seat, called).tell(events);
export const tell = (events: readonly GameEvent[], view: View, called?: Called): string[] => sentences(events, view, called).map(({ text }) => text);

const NONE: EventRow = {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

class Teller {
  private readonly table: Readonly<Record<string, EventRow>>;
  private readonly words: PlainWords;

  constructor(game: GameName, private readonly viewer: number, private readonly called: Called) {
    this.table = games.of(game)?.events ?? {};
    this.words = wordsOf(game);
  }

  tell(events: readonly GameEvent[]): Sentence[] {
    const groups: GameEvent[][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last && this.joined(last.at(-1)!, event)) last.push(event);
      else groups.push([event]);
    }
    return groups.filter(([first]) => this.said(first!)).map((group) => ({ text: this.sentence(group), events: group }));
  }

  private row(event: GameEvent): EventRow {
    return this.table[event.event] ?? NONE;
  }

  private said(event: GameEvent): boolean {
    const { unsaid } = this.row(event);
    return unsaid === undefined || (unsaid === "own" && event.seat !== this.viewer);
  }

  private joined(one: GameEvent, other: GameEvent): boolean {
    const { joins, gathers = "" } = this.row(one);
    if (one.event !== other.event || !joins || joins.some((field) => one[field] !== other[field])) return false;
    return (one[gathers] == null) === (other[gathers] == null);
  }

  private sentence(group: GameEvent[]): string {
    const first = group[0]!;
    if (first.event === "gone back") return say("web-event-gone-back");
    const row = this.row(first);
    const { event, ...fields } = first;
    const data = { ...first };
    const { gathers } = row;
    let gathered: unknown[] | null = null;
    let message = row.message ?? "";
    if (gathers !== undefined) {
      gathered = group.flatMap((one) => listOf(one[gathers]));
      data[gathers] = gathered.filter((value) => value !== null);
      if (gathered.includes(null)) message = row.hidden ?? message;
      else if (gathered.length === 0) message = row.none ?? message;
    }
    message = message.replace(/\{(\w+)\}/, (_, field: string) => slug(String(data[field] ?? "")));
    return texts.has(message) ? texts.say(message, this.given(row, data, gathered, group.length)) : this.words.event(event, fields, this.name(first.seat));
  }

  private name(seat: number | undefined): string {
    if (seat === undefined) return "";
    return this.called(seat) || say("plain-player", { player: seat + 1, who: "other" });
  }

  private given(row: EventRow, data: GameEvent, gathered: unknown[] | null, joined: number): Values {
    const lists = Object.values(data).filter(Array.isArray);
    const out: Values = { n: (gathered ?? lists.at(-1))?.length ?? joined };
    if (data.seat !== undefined) {
      out.player = data.seat + 1;
      out.who = data.seat === this.viewer ? "you" : "other";
      out.name = this.name(data.seat);
    }
    for (const [name, one] of Object.entries(row.arguments ?? {})) out[name] = this.argument(one, data);
    return out;
  }

  private argument(one: EventArgument, data: GameEvent): string | number {
    if (one.field === undefined) return this.worded(one.message!, "", one, data);
    const whole = data[one.field];
    const value = one.item === undefined ? whole : (whole as unknown[])[one.item];
    if (Array.isArray(value)) return this.list(value.map(String), one, data);
    if (typeof value === "number") return value + (one.plus ?? 0) - (one.minus === undefined ? 0 : Number(data[one.minus]));
    if (one.words) return one.words[String(value)] ?? String(value);
    return this.value(value, one.message, one, data);
  }

  private list(values: string[], one: EventArgument, data: GameEvent): string {
    if (values.length === 0 && one.empty) return texts.say(one.empty);
    let told: string[];
    if (one.one !== undefined) {
      const counts = new Map<string, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      told = [...counts].map(([value, n]) => (n === 1 ? this.value(value, one.one, one, data) : `${n} × ${this.value(value, one.message, one, data)}`));
    } else told = values.map((value) => this.value(value, one.message, one, data));
    return one.between === undefined ? texts.listed(told) : told.join(one.between);
  }

  private value(value: unknown, message: string | undefined, one: EventArgument, data: GameEvent): string {
    if (typeof value !== "string") return this.words.line(value);
    return message === undefined ? value : this.worded(message, value, one, data);
  }

  private worded(message: string, value: string, one: EventArgument, data: GameEvent): string {
    const name = message.replace("{}", slug(value));
    if (!texts.has(name)) return value;
    const own: Values = {};
    for (const [argument, part] of Object.entries(one.arguments ?? {})) own[argument] = this.argument(part, data);
    return texts.say(name, own);
  }
}
