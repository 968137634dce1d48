/** Circles as they come over the wire, and how their weeks are told. */

import { texts } from "./texts.svelte";
import type { GameName, Setup } from "./types";

export const DEALS = 7;

export interface CircleSummary {
  id: string;
  name: string;
  public: boolean;
  owner: boolean;
  members: number;
  ends: number;
  played: number;
}

export interface CircleMember {
  id: string;
  shown: string;
  portrait: string;
  owner: boolean;
  you: boolean;
}

/** How a deal went for somebody. */
export interface CircleTry {
  shown: string;
  portrait: string;
  you: boolean;
  rank: number;
  points: number;
  won: boolean;
  score: number;
  /** Which of the names that a score can earn, from 1. */
  name: number | null;
  tie_breaks: number[];
  match: string;
}

export interface CircleDeal {
  number: number;
  game: GameName;
  setup: Setup;
  commitment: string;
  seed: string | null;
  status: "new" | "playing" | "finished" | "abandoned";
  match: string | null;
  /** Nothing before one has played it, or the week is over. */
  tries: CircleTry[] | null;
}

export interface PointsLine {
  rank: number;
  shown: string;
  portrait: string;
  you: boolean;
  points: number;
  played: number;
  deals: (number | null)[];
}

export interface CircleWeek {
  week: string;
  starts: number;
  ends: number;
  over: boolean;
  season: number;
  number: number;
  deals: CircleDeal[];
  table: PointsLine[];
}

export interface Circle {
  id: string;
  name: string;
  public: boolean;
  owner: boolean;
  code: string | null;
  members: CircleMember[];
  setups: string[];
  suggested: string[];
  week: CircleWeek;
  past: string[];
  season: { number: number; weeks: number; length: number; table: PointsLine[] };
}

export interface CircleInvitation {
  id: string;
  name: string;
  owner: string;
  owner_portrait: string;
  members: string[];
  full: boolean;
  yours: boolean;
  setups: Setup[];
  ends: number;
}

/** A deadline in the reader's own time: `Monday, 23 November at 01:00`. */
export const deadline = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }).format(at);

/** The days of a week as the calendar of everybody has them: `16–22 November`. */
export function daysOf(week: string): string {
  const [year, number] = week.split("-W").map(Number) as [number, number];
  // The 4th of January is in the first week of its year.
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000 + (number - 1) * 7 * 86_400_000;
  return new Intl.DateTimeFormat(texts.language, { day: "numeric", month: "long", timeZone: "UTC" }).formatRange(monday, monday + 6 * 86_400_000);
}
