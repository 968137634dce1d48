/** Matches of this device: begun, played, kept, and brought home as soon as there is a server to bring them to. */

import { api, type NewMatch, type Problem, Refused, type Replay, type WantedSeat } from "../lib/api";
import { newOfflineId } from "../lib/link";
import { me } from "../lib/person.svelte";
import type { Incoming } from "../lib/socket.svelte";
import { say, texts } from "../lib/texts.svelte";
import type { Analysis, GameEvent, Match, Riddle, TableMessage, View } from "../lib/types";
import { engine } from "./engine.svelte";
import { games, type Kept } from "./kept";
import { riddleTries } from "./riddle-tries";
import { waiting } from "./waiting";

type Tell = (frame: Incoming) => void;
type RiddlesAnswer<T> = { answer: T; keep: unknown[] | null } | { error: string };
interface Answer {
  frames: Incoming[];
  keep: Kept | null;
  more: boolean;
}

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

class House {
  private bringing: Promise<void> | null = null;
  private playing = new Set<string>();

  async create(wanted: NewMatch): Promise<Match> {
    // Everybody sits at a real table.
    const seats = (wanted.seats ?? [{ who: "me" as const }]).map((seat) => (wanted.own && seat.who === "open" ? { who: "here" as const } : seat));
    if (seats.some((seat) => seat.who === "open")) throw new Refused("offline", say("offline-needs-people"));
    await this.engine();
    const luck = { id: newOfflineId(), seed: hex(32), at: Date.now(), shown: me.person?.shown ?? say("offline-you") };
    // On a shared device a player without a name gets a number: “You” would be everybody.
    const round = seats.some((seat) => seat.who === "here");
    const nameless = (seat: WantedSeat) => seat.who === "here" || (round && seat.who === "me" && !me.person?.name);
    const named = seats.map((seat, i) => (nameless(seat) ? { ...seat, shown: say("web-player", { n: i + 1 }) } : seat));
    const kept = await engine.ask<Kept>("begin", JSON.stringify({ ...wanted, seats: named, ...luck }));
    await engine.learn(kept.setup);
    await games.put(kept);
    return kept.table;
  }

  async rematch(id: string): Promise<Match> {
    const { setup, seats, attached, table } = await this.kept(id);
    return this.create({
      again: true,
      own: table.kind === "table",
      setup: setup.spelling,
      players: setup.players,
      options: setup.options,
      ...(attached ? { files: await this.files(id) } : {}),
      seats: seats.map((seat, i) => (seat.bot ? { who: "bot", bot: seat.bot } : { who: seats.findIndex((one) => !one.bot) === i ? "me" : "here" })),
    });
  }

  /** Answer a message of a table as the server would, and publish what else happens. */
  async request(message: Record<string, unknown> & { id: number }, tell: Tell): Promise<Incoming> {
    const match = String(message.match);
    await this.sit(match);
    const answer = await this.ask("answer", tell, JSON.stringify(message), Date.now());
    if (answer.more && !this.playing.has(match)) void this.bots(match, tell);
    const own = answer.frames.find((frame) => frame.id === message.id)!;
    if (own.type === "error") throw new Refused(own.code!, this.words(own.code!));
    return own;
  }

  /** How a match stands, with what happened since. */
  async table(match: string, since: number | null): Promise<TableMessage> {
    await this.sit(match);
    const message = { type: "open", id: 0, match, ...(since === null ? {} : { since }) };
    const { frames } = await this.ask("answer", () => undefined, JSON.stringify(message), Date.now());
    return frames[0] as unknown as TableMessage;
  }

  async match(id: string): Promise<Match> {
    return (await this.kept(id)).table;
  }

  /** What the server calls a game that has come home; one with real cards or dice goes there when it is asked for. */
  async home(id: string): Promise<string> {
    const kept = await this.kept(id);
    if (!kept.home && kept.table.kind === "table" && kept.table.result) {
      const brought = await api.bringRecord(kept.record);
      await games.put({ ...kept, home: brought.id });
      return brought.id;
    }
    const { home } = kept;
    if (!home) throw new Refused("offline", say("offline-not-home"));
    return home;
  }

  /** What a finished game was made of: by the server, or for real cards and dice without one by this device. */
  async analysis(id: string): Promise<Analysis> {
    const { table } = await this.kept(id);
    try {
      return await api.analysis(await this.home(id));
    } catch (error) {
      if (table.kind !== "table" || !(error instanceof Refused) || error.code !== "offline") throw error;
      await this.sit(id);
      return engine.ask<Analysis>("analyse", id);
    }
  }

  /** Take a game for one to a real table: it goes on there in a copy. */
  async toTable(match: Match): Promise<Match> {
    const record = await api.record(match.id);
    const seats = match.seats.map(({ seat }) => ({ who: seat === match.seat ? ("me" as const) : ("here" as const) }));
    const { spelling, players, options } = match.setup;
    return this.create({ setup: spelling, players, options, seats, own: true, record, ...(match.material ? { files: await api.filesOf(match) } : {}) });
  }

  /** Games with real cards or dice, the last played first. */
  async ownTables(): Promise<Match[]> {
    const all = (await games.all()).filter((kept) => kept.table.kind === "table");
    return all.sort((one, other) => other.updated - one.updated).map((kept) => kept.table);
  }

  /** The record of a game of this device. */
  async record(id: string): Promise<string> {
    return (await this.kept(id)).record;
  }

  async replay(id: string): Promise<Replay> {
    await this.sit(id);
    return engine.ask<Replay>("replay", id);
  }

  async position(id: string, number: number, seat: number | null): Promise<{ number: number; view: View; events: GameEvent[] }> {
    await this.sit(id);
    return engine.ask("position", id, number, seat);
  }

  /** Games of this device that are not over, the last played first. */
  async unfinished(): Promise<Match[]> {
    const all = (await games.all()).filter((kept) => kept.table.result === null);
    return all.sort((one, other) => other.updated - one.updated).map((kept) => kept.table);
  }

  /** Finished games that the server does not have yet; those of several people at one device are nobody's alone. */
  async homeless(): Promise<Kept[]> {
    const alone = (kept: Kept) => kept.table.kind !== "table" && kept.seats.filter((seat) => !seat.bot).length === 1;
    return (await games.all()).filter((kept) => kept.table.result !== null && !kept.home && alone(kept));
  }

  /** Bring finished games to the server; one call at a time, and what fails is tried again another time. */
  bring(): Promise<void> {
    this.bringing ??= this.bringAll().finally(() => (this.bringing = null));
    return this.bringing;
  }

  private async bringAll(): Promise<void> {
    for (const kept of await this.homeless()) {
      const home = await api.bring(kept.id, kept.record, kept.seats.map((seat) => seat.bot ?? ""));
      await games.put({ ...kept, home: home.id });
    }
    waiting.set(false);
  }

  /** What keeps files of somebody's own from being played with. */
  async check(game: string, files: Record<string, string>): Promise<Problem[]> {
    await this.engine();
    return engine.ask<Problem[]>("check", game, JSON.stringify(files));
  }

  /** The files of somebody's own that a game is played with. */
  async files(id: string): Promise<Record<string, string>> {
    await this.sit(id);
    return engine.ask<Record<string, string>>("files", id);
  }

  /** Ask about riddles; the tries at them are kept on this device. */
  async riddles<T>(type: string, given: Record<string, unknown>): Promise<T> {
    await this.engine();
    const day = new Date().toISOString().slice(0, 10);
    const ask = <A>(type: string): Promise<RiddlesAnswer<A>> =>
      engine.ask<RiddlesAnswer<A>>("riddles", JSON.stringify({ ...given, type, day, tries: riddleTries.all() }));
    if (type === "review" || type === "challenge") {
      const riddle = await ask<Riddle>("one");
      if ("answer" in riddle) await engine.learn(riddle.answer.setup);
    }
    const found = await ask<T>(type);
    if ("error" in found) throw new Refused(found.error, this.words(found.error));
    if (found.keep) riddleTries.keep(found.keep);
    return found.answer;
  }

  private async engine(): Promise<void> {
    try {
      await engine.ready();
    } catch {
      throw new Refused("offline", say("offline-not-here"));
    }
  }

  private async kept(id: string): Promise<Kept> {
    const kept = await games.get(id);
    if (!kept) throw new Refused("not-found", this.words("not-found"));
    return kept;
  }

  private async sit(id: string): Promise<void> {
    const kept = await this.kept(id);
    await this.engine();
    await engine.ask("take_up", JSON.stringify(kept));
    await engine.learn(kept.setup);
  }

  private async ask(name: string, tell: Tell, ...values: unknown[]): Promise<Answer> {
    const answer = await engine.ask<Answer>(name, ...values);
    // What is not kept has not happened: a page that is closed now must find it again.
    if (answer.keep) await games.put(answer.keep);
    for (const frame of answer.frames) tell(frame);
    if (answer.keep?.table.result) {
      waiting.set(true);
      void this.bring().catch(() => undefined);
    }
    return answer;
  }

  private async bots(match: string, tell: Tell): Promise<void> {
    this.playing.add(match);
    try {
      while ((await this.ask("go_on", tell, match, Date.now())).more);
    } finally {
      this.playing.delete(match);
    }
  }

  private words(code: string): string {
    return texts.has(`server-${code}`) ? say(`server-${code}`) : say("offline-alone");
  }
}

export const house = new House();
