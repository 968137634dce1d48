/** The server over HTTP. What goes wrong has a code for programs and a message for people. */

import { cutRecord } from "./record";
import type { Analysis, Blocked, Bot, BotToken, Comparison, Daily, GameInfo, GameName, Lesson, LessonSummary, Match, Person, Profile, Reminders, Riddle, RiddleChallenge, RiddleReview, Riddles, RiddleVerdict, SetupStatistics, SignedIn, TableMessage, Try, View, GameEvent } from "./types";
import type { Circle, CircleInvitation, CircleSummary, CircleWeek } from "./circles";
import built from "virtual:games";
import { kept } from "./kept-games";
import { isOffline, offline, riddleOf } from "./link";
import { reach } from "./reach.svelte";
import { scriptedMatch } from "./scripted-match";
import { botName, received, say, texts } from "./texts.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

/** Ask the server; text is sent as text, anything else as JSON. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string";
  let response: Response;
  const began = performance.now();
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        "accept-language": texts.language,
        ...(body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" }),
      },
      body: body === undefined || text ? body : JSON.stringify(body),
    });
  } catch {
    reach.failed();
    throw new Refused("offline", say("web-offline-request"));
  }
  reach.worked();
  // What is asked for by reading is answered at once; making an analysis may take its time.
  if (method === "GET") reach.took(performance.now() - began);
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = received(await response.text());
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

/** What the server would do; if nobody answers, this device does it. */
async function orHere<T>(there: Promise<T>, here: (house: Awaited<ReturnType<typeof offline>>) => Promise<T> | T): Promise<T> {
  try {
    return await there;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "offline") throw error;
    return here(await offline());
  }
}
/** Matches of this device are asked about here, games of riddles as their riddles are, all others at the server. */
const where = <T>(
  match: string,
  here: (house: Awaited<ReturnType<typeof offline>>) => Promise<T>,
  there: () => Promise<T>,
  riddle?: (name: string) => Promise<T>,
): Promise<T> => {
  const name = riddle ? riddleOf(match) : null;
  return name !== null ? riddle!(name) : isOffline(match) ? offline().then(here) : there();
};
/** A riddle's question or verdict from the server; if nobody answers, from this device, which keeps tries of its own. */
const ofRiddle = <T>(there: Promise<T>, type: string, given: Record<string, unknown> = {}): Promise<T> =>
  orHere(there, (house) => house.riddles<T>(type, given));

/** What only the server knows about a match: of one of this device, once it has come home. */
const atHome = <T>(match: string, there: (match: string) => Promise<T>): Promise<T> =>
  where(
    match,
    async (house) => there(await house.home(match)),
    () => there(match),
  );

/** Players that answer quickly without being compiled. */
export const QUICK_BOTS = ["gentle", "steady", "sharp", "random", "greedy"];

export interface WantedSeat {
  /** `here`: another person at this device, which is passed on. */
  who: "me" | "open" | "bot" | "here";
  bot?: string;
}

export interface NewMatch {
  setup: string;
  players: number;
  options?: Record<string, string>;
  seats?: WantedSeat[];
  open?: boolean;
  watch?: boolean;
  time_to_answer?: number | null;
  /** Files of somebody's own to play with, by the name the server has for them. */
  material?: string;
  /** The same by themselves, for a game on this device. */
  files?: Record<string, string>;
  /** With real cards or dice, on this device; `record` is a game that goes on there. */
  own?: boolean;
  record?: string;
  /** Whether the options are those of a game on this device that was played before, and nothing is added to them. */
  again?: boolean;
}

/** Files of somebody's own that matches are played with. */
export interface Material {
  id: string;
  game: GameName;
  title: string;
  spellings: string[];
  created: number;
  yours: boolean;
}

/** What is wrong with such a file: where and why, with a code for words of our own. */
export interface Problem {
  file: string;
  place: string;
  reason: string;
  code: string;
  values: Record<string, string | number>;
}

export interface Replay {
  setup: Match["setup"];
  seats: Match["seats"];
  entries: { number: number; actor: number; text: string; auto: boolean }[];
  length: number;
  result: Match["result"];
}

const id = encodeURIComponent;

/** Long games come a page at a time. */
async function wholeReplay(match: string): Promise<Replay> {
  const page = (after: number) => ask<Replay>("GET", `/matches/${id(match)}/replay?after=${after}`);
  const replay = await page(0);
  while (replay.entries.length < replay.length) {
    const { entries } = await page(replay.entries.length);
    if (entries.length === 0) break;
    replay.entries.push(...entries);
  }
  return replay;
}

export const api = {
  me: () => ask<{ person: Person | null }>("GET", "/me"),
  guest: () => ask<Person>("POST", "/guest", {}),
  changeMe: (change: { shown?: string; language?: string; portrait?: string }) => asSomebody(() => ask<Person>("PATCH", "/me", change)),
  claim: (name: string, password: string) => asSomebody(() => ask<Person>("POST", "/me/claim", { name, password })),
  signIn: (name: string, password: string) => ask<Person>("POST", "/sign-in", { name, password }),
  changePassword: (old: string, password: string) => ask<Person>("POST", "/me/password", { old, new: password }),
  resetPassword: (link: string, password: string) => ask<Person>("POST", "/password-reset", { link, password }),
  sessions: () => ask<{ sessions: SignedIn[] }>("GET", "/me/sessions"),
  endSession: (session: string) => ask<void>("DELETE", `/me/sessions/${id(session)}`),
  signOutElsewhere: () => ask<void>("POST", "/me/sign-out-elsewhere", {}),
  blocked: () => ask<{ blocked: Blocked[] }>("GET", "/blocks"),
  unblock: (person: string) => ask<void>("DELETE", `/blocks/${id(person)}`),
  block: (match: string, seat: number) => ask<void>("POST", `/matches/${id(match)}/seats/${seat}/block`, {}),
  report: (match: string, seat: number, reason: string, text: string) =>
    ask<void>("POST", `/matches/${id(match)}/seats/${seat}/report`, { reason, text }),
  reminders: () => asSomebody(() => ask<Reminders>("GET", "/me/reminders")),
  setQuiet: (quiet: Reminders["quiet"]) => asSomebody(() => ask<Reminders>("PUT", "/me/reminders/quiet", quiet)),
  subscribe: (subscription: PushSubscriptionJSON) =>
    asSomebody(() => ask<Reminders>("POST", "/me/reminders/push", { endpoint: subscription.endpoint, keys: subscription.keys })),
  unsubscribe: (endpoint: string) => ask<Reminders>("DELETE", "/me/reminders/push", { endpoint }),
  askForMail: (address: string) => asSomebody(() => ask<Reminders>("POST", "/me/reminders/mail", { address })),
  stopMail: () => ask<Reminders>("DELETE", "/me/reminders/mail"),
  confirmMail: (link: string) => ask<void>("POST", "/mail/confirm", { link }),
  stopMailByLink: (link: string) => ask<void>("POST", `/mail/stop/${id(link)}`),
  profile: (name: string) => ask<Profile>("GET", `/people/${id(name)}`),
  chooseProfile: (choice: Profile["choice"]) => ask<Profile>("PUT", "/me/profile", choice),
  signOut: () => ask<void>("POST", "/sign-out", {}),
  forgetMe: () => ask<void>("DELETE", "/me"),
  bots: () => ask<{ bots: Bot[] }>("GET", "/bots"),
  newBot: (shown: string) => asSomebody(() => ask<BotToken>("POST", "/bots", { shown })),
  newToken: (bot: string) => ask<BotToken>("POST", `/bots/${id(bot)}/token`, {}),
  dismiss: (bot: string) => ask<void>("DELETE", `/bots/${id(bot)}`),
  games: () =>
    orHere(ask<{ games: GameInfo[]; reactions: string[] }>("GET", "/games"), () => ({
      games: [...built.map((one) => ({ ...one, words: {}, engine: null })), ...kept.games()].map((one) => ({ ...one, bots: QUICK_BOTS })),
      reactions: [],
    })),
  create: async (match: NewMatch) =>
    reach.here || match.seats?.some((seat) => seat.who === "here") ? (await offline()).create({ ...match, own: match.own ?? reach.own }) : orHere(
      asSomebody(() => ask<Match>("POST", "/matches", { ...match, files: undefined })),
      (house) => house.create(match),
    ),
  /** A game played on this device, for the server to keep; the same one again changes nothing. */
  bring: (game: string, record: string, bots: readonly string[]) =>
    asSomebody(() => ask<Match>("PUT", `/offline/${id(game)}?bots=${id(bots.join(","))}`, record)),
  matches: (which: "mine" | "open") => ask<{ matches: Match[] }>("GET", `/matches?which=${which}`),
  history: () => ask<{ matches: Match[] }>("GET", "/history"),
  match: (match: string) =>
    where(
      match,
      (house) => house.match(match),
      () => ask<Match>("GET", `/matches/${id(match)}`),
      async (name) => {
        const { game, setup, seat } = await api.riddle(name);
        return scriptedMatch(match, game, setup, seat, () => botName("sharp"));
      },
    ),
  invitation: (code: string) => ask<Match>("GET", `/invitations/${id(code)}`),
  accept: (code: string) => asSomebody(() => ask<Match>("POST", `/invitations/${id(code)}`, {})),
  join: (match: string) => asSomebody(() => ask<Match>("POST", `/matches/${id(match)}/join`, {})),
  leave: (match: string) => ask<Match | undefined>("POST", `/matches/${id(match)}/leave`, {}),
  putBot: (match: string, seat: number, bot: string) => ask<Match>("POST", `/matches/${id(match)}/seats/${seat}`, { bot }),
  rematch: (match: string) =>
    where(
      match,
      (house) => house.rematch(match),
      () => ask<Match>("POST", `/matches/${id(match)}/rematch`, {}),
    ),
  table: (match: string, since: number | null) =>
    where(
      match,
      (house) => house.table(match, since),
      () => ask<TableMessage>("GET", `/matches/${id(match)}/table${since === null ? "" : `?since=${since}`}`),
    ),
  replay: (match: string) =>
    where(
      match,
      (house) => house.replay(match),
      () => wholeReplay(match),
      (name) => ofRiddle(ask<Replay>("GET", `/riddles/${id(name)}/replay`), "replay", { name }),
    ),
  position: (match: string, number: number, seat: number | null) =>
    where(
      match,
      (house) => house.position(match, number, seat),
      () =>
        ask<{ number: number; view: View; events: GameEvent[] }>(
          "GET",
          `/matches/${id(match)}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`,
        ),
      (name) => ofRiddle(ask("GET", `/riddles/${id(name)}/replay/${number}`), "position", { name, number }),
    ),
  analysis: (match: string): Promise<Analysis> =>
    where(
      match,
      (house) => house.analysis(match),
      () => asSomebody(() => ask<Analysis>("GET", `/matches/${id(match)}/analysis`)),
      async (name) => ({ status: "ready", stories: (await api.riddleReview(name)).stories, hindsight: null }),
    ),
  /** Bring a record, to be looked at there. */
  bringRecord: (record: string) => asSomebody(() => ask<Match>("POST", "/records", record)),
  /** The record of a match, as far as it is played. */
  record: (match: string) =>
    where(
      match,
      (house) => house.record(match),
      async () => {
        const response = await fetch(api.recordAddress(match));
        if (!response.ok) throw new Refused("broken", say("web-broken"), response.status);
        return response.text();
      },
    ),
  fairness: (match: string) =>
    ask<{ commitment: string; seed: string | null; rule: string }>("GET", `/matches/${id(match)}/fairness`),
  share: (match: string) => atHome(match, (match) => ask<{ text: string }>("GET", `/matches/${id(match)}/share`)),
  comparison: (match: string) => atHome(match, (match) => ask<Comparison>("GET", `/matches/${id(match)}/comparison`)),
  materials: () => asSomebody(() => ask<{ materials: Material[] }>("GET", "/materials")),
  material: (material: string) => ask<Material & { files: Record<string, string> }>("GET", `/materials/${id(material)}`),
  /** The files that a match is played with, if they are not the game's own. */
  filesOf: (match: Match) =>
    where(
      match.id,
      (house) => house.files(match.id),
      async () => (await api.material(match.material!)).files,
    ),
  keepMaterial: (game: GameName, title: string, files: Record<string, string>) =>
    asSomebody(() => ask<Material>("POST", "/materials", { game, title, files })),
  dropMaterial: (material: string) => ask<void>("DELETE", `/materials/${id(material)}`),
  checkMaterial: (game: GameName, files: Record<string, string>) =>
    orHere(
      ask<{ problems: Problem[] }>("POST", "/materials/check", { game, files }).then(({ problems }) => problems),
      (house) => house.check(game, files),
    ),
  /** The scores of a few games that a player plays alone. */
  trial: (wanted: { setup: string; player: string; seed: string; first: number; games: number; material?: string }) =>
    asSomebody(() => ask<{ scores: number[]; earned: (number | null)[] }>("POST", "/trials", wanted)),
  paperAddress: (wanted: Record<string, string>) => `/api/paper?${new URLSearchParams(wanted).toString()}`,
  daily: () => ask<Daily>("GET", "/daily"),
  playDaily: (game: GameName) => asSomebody(() => ask<Match>("POST", `/daily/${game}/begin`, {})),
  leaderboard: (day: string, game: GameName) =>
    ask<{ tries: Try[] }>("GET", `/daily/${day}/${game}/leaderboard`),
  circles: () => ask<{ circles: CircleSummary[]; public: CircleSummary | null }>("GET", "/circles"),
  circle: (circle: string) => ask<Circle>("GET", `/circles/${id(circle)}`),
  circleWeek: (circle: string, week: string) => ask<CircleWeek>("GET", `/circles/${id(circle)}/weeks/${id(week)}`),
  makeCircle: (name: string, setups: string[]) => ask<Circle>("POST", "/circles", { name, setups }),
  changeCircle: (circle: string, change: { name?: string; setups?: string[] }) => ask<Circle>("PATCH", `/circles/${id(circle)}`, change),
  renewCircleLink: (circle: string) => ask<Circle>("POST", `/circles/${id(circle)}/invitation`, {}),
  handOverCircle: (circle: string, member: string) => ask<Circle>("POST", `/circles/${id(circle)}/owner`, { member }),
  removeFromCircle: (circle: string, member: string) => ask<Circle>("DELETE", `/circles/${id(circle)}/members/${id(member)}`),
  leaveCircle: (circle: string) => ask<void>("POST", `/circles/${id(circle)}/leave`, {}),
  playDeal: (circle: string, number: number) => ask<Match>("POST", `/circles/${id(circle)}/deals/${number}`, {}),
  circleInvitation: (code: string) => ask<CircleInvitation>("GET", `/circle-invitations/${id(code)}`),
  joinCircle: (code: string) => ask<Circle>("POST", `/circle-invitations/${id(code)}`, {}),
  statistics: () => asSomebody(() => ask<{ setups: SetupStatistics[] }>("GET", "/statistics")),
  riddles: () => ofRiddle(ask<Riddles>("GET", "/riddles"), "overview"),
  riddle: (name: string) => ofRiddle(ask<Riddle>("GET", `/riddles/${id(name)}`), "one", { name }),
  riddleOfDay: () => ofRiddle(ask<{ riddle: Riddle | null }>("GET", "/riddles/day"), "day"),
  nextRiddle: (wanted: { theme?: string; game?: string }) =>
    ofRiddle(ask<{ riddle: Riddle | null }>("GET", `/riddles/next?${new URLSearchParams(wanted).toString()}`), "next", wanted),
  answerRiddle: (name: string, answer: string) =>
    ofRiddle(asSomebody(() => ask<RiddleVerdict>("POST", `/riddles/${id(name)}/answer`, { answer })), "answer", { name, answer }),
  riddleVerdict: (name: string) => ofRiddle(ask<RiddleVerdict>("GET", `/riddles/${id(name)}/verdict`), "verdict", { name }),
  /** The story of a riddle's game, and more opinions on its answers. */
  riddleReview: (name: string) => ofRiddle(ask<RiddleReview>("GET", `/riddles/${id(name)}/review`), "review", { name }),
  challengeRiddle: (name: string, answer: string, seed: string) =>
    ofRiddle(ask<RiddleChallenge>("POST", `/riddles/${id(name)}/challenge`, { answer, seed }), "challenge", { name, answer, seed }),
  lessons: () => ask<{ lessons: LessonSummary[] }>("GET", "/lessons"),
  lesson: (name: string) => ask<Lesson>("GET", `/lessons/${id(name)}`),
  /** A game of one's own from just after an entry of a finished one or of a riddle's, for one player: its record up to there, brought as a new game. */
  tryAgain: (match: string, to: number) =>
    atHome(match, async (match) => {
      const text = await api.record(match);
      return asSomebody(() => ask<Match>("POST", "/records", cutRecord(text, to)));
    }),
  recordAddress: (match: string) => (riddleOf(match) === null ? `/api/matches/${id(match)}/record` : `/api/riddles/${id(riddleOf(match)!)}/record`),
};
