/** The server over HTTP. What goes wrong has a code for programs and a message for people. */

import type { Analysis, Comparison, Daily, GameInfo, GameName, Match, Person, SetupStatistics, TableMessage, Try, View, GameEvent } from "./types";
import { say, texts } from "./texts.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        "accept-language": texts.language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", say("web-offline-request"));
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Refused("broken", say("web-broken"), response.status);
  }
  if (response.ok) return answer as T;
  const error = (answer as { error?: { code: string; message: string } }).error;
  throw new Refused(error?.code ?? "broken", error?.message ?? say("web-broken"), response.status);
}

/** The person behind the cookie; without one, a guest is made first, for what needs somebody. */
async function asSomebody<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "sign-in-first") throw error;
    await ask<Person>("POST", "/guest", {});
    return await work();
  }
}

export interface WantedSeat {
  who: "me" | "open" | "bot";
  bot?: string;
}

export interface NewMatch {
  setup: string;
  players: number;
  options?: Record<string, string>;
  seats?: WantedSeat[];
  open?: boolean;
  watch?: boolean;
}

export interface Replay {
  setup: Match["setup"];
  seats: Match["seats"];
  entries: { number: number; actor: number; text: string; auto: boolean }[];
  result: Match["result"];
}

const id = encodeURIComponent;

export const api = {
  me: () => ask<{ person: Person | null }>("GET", "/me"),
  guest: () => ask<Person>("POST", "/guest", {}),
  changeMe: (change: { shown?: string; language?: string }) => asSomebody(() => ask<Person>("PATCH", "/me", change)),
  claim: (name: string, password: string) => asSomebody(() => ask<Person>("POST", "/me/claim", { name, password })),
  signIn: (name: string, password: string) => ask<Person>("POST", "/sign-in", { name, password }),
  signOut: () => ask<void>("POST", "/sign-out", {}),
  forgetMe: () => ask<void>("DELETE", "/me"),
  games: () => ask<{ games: GameInfo[]; reactions: string[] }>("GET", "/games"),
  create: (match: NewMatch) => asSomebody(() => ask<Match>("POST", "/matches", match)),
  matches: (which: "mine" | "open") => ask<{ matches: Match[] }>("GET", `/matches?which=${which}`),
  history: () => ask<{ matches: Match[] }>("GET", "/history"),
  match: (match: string) => ask<Match>("GET", `/matches/${id(match)}`),
  invitation: (code: string) => ask<Match>("GET", `/invitations/${id(code)}`),
  accept: (code: string) => asSomebody(() => ask<Match>("POST", `/invitations/${id(code)}`, {})),
  join: (match: string) => asSomebody(() => ask<Match>("POST", `/matches/${id(match)}/join`, {})),
  leave: (match: string) => ask<Match | undefined>("POST", `/matches/${id(match)}/leave`, {}),
  putBot: (match: string, seat: number, bot: string) => ask<Match>("POST", `/matches/${id(match)}/seats/${seat}`, { bot }),
  rematch: (match: string) => ask<Match>("POST", `/matches/${id(match)}/rematch`, {}),
  table: (match: string, since: number | null) =>
    ask<TableMessage>("GET", `/matches/${id(match)}/table${since === null ? "" : `?since=${since}`}`),
  replay: (match: string) => ask<Replay>("GET", `/matches/${id(match)}/replay`),
  position: (match: string, number: number, seat: number | null) =>
    ask<{ number: number; view: View; events: GameEvent[] }>(
      "GET",
      `/matches/${id(match)}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`,
    ),
  analysis: (match: string) => asSomebody(() => ask<Analysis>("GET", `/matches/${id(match)}/analysis`)),
  fairness: (match: string) =>
    ask<{ commitment: string; seed: string | null; rule: string }>("GET", `/matches/${id(match)}/fairness`),
  share: (match: string) => ask<{ text: string }>("GET", `/matches/${id(match)}/share`),
  comparison: (match: string) => ask<Comparison>("GET", `/matches/${id(match)}/comparison`),
  daily: () => ask<Daily>("GET", "/daily"),
  playDaily: (game: GameName) => asSomebody(() => ask<Match>("POST", `/daily/${game}/begin`, {})),
  leaderboard: (day: string, game: GameName) =>
    ask<{ tries: Try[] }>("GET", `/daily/${day}/${game}/leaderboard`),
  statistics: () => asSomebody(() => ask<{ setups: SetupStatistics[] }>("GET", "/statistics")),
  recordAddress: (match: string) => `/api/matches/${id(match)}/record`,
};
