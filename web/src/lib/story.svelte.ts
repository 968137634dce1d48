/** What a finished game was made of: asked for until the server has worked it out. */

import { api, Refused } from "./api";
import type { Measure } from "./reasons";
import type { Hindsight, Story, StoryStep } from "./types";

const FIRST_PAUSE = 700;
const LONGEST_PAUSE = 5_000;
/** What a choice must cost to be spoken of, of a chance to win or of a score; as src/reverie/explain/analysis.py has it. */
const WORTH_SAYING: Record<Story["measure"], number> = { win: 0.005, score: 0.05 };

export class Telling {
  stories = $state.raw<Story[] | null>(null);
  hindsight = $state.raw<Hindsight | null>(null);
  error = $state<string | null>(null);
  private stopped = false;

  constructor(private readonly match: string) {
    void this.ask(FIRST_PAUSE);
  }

  stop(): void {
    this.stopped = true;
  }

  private async ask(pause: number): Promise<void> {
    try {
      const found = await api.analysis(this.match);
      if (found.status === "ready") {
        this.hindsight = found.hindsight;
        this.stories = found.stories;
      } else this.later(pause);
    } catch (problem) {
      // A busy server is asked again; whatever else is wrong stays wrong.
      if (problem instanceof Refused && (problem.code === "busy" || problem.code === "too-many")) this.later(LONGEST_PAUSE);
      else this.error = (problem as Error).message;
    }
  }

  private later(pause: number): void {
    if (!this.stopped) setTimeout(() => void this.ask(Math.min(pause * 1.4, LONGEST_PAUSE)), pause);
  }
}

/** A place on the curve: after which entry the game was worth what. */
export interface Spot {
  entry: number;
  value: number;
}

/** The course of a game: before each decision and after it, up to the result. */
export function course(story: Story, last: number): Spot[] {
  const out: Spot[] = [{ entry: 0, value: story.start }];
  for (const step of story.steps) out.push({ entry: step.entry - 1, value: step.before }, { entry: step.entry, value: step.after });
  out.push({ entry: last, value: story.end });
  return out;
}

/** The choices that cost most, the worst first. */
export const costliest = (story: Story): StoryStep[] =>
  story.costliest.map((entry) => story.steps.find((step) => step.entry === entry)!).filter((step) => step !== undefined);

export const bestAnswers = (story: Story): number => story.steps.filter((step) => -step.skill < WORTH_SAYING[story.measure]).length;

/** The kindest and the hardest turn of chance, where there was one to speak of. */
export function turnsOfLuck(story: Story): { kind: StoryStep | null; hard: StoryStep | null } {
  const turns = story.steps.slice(1);
  const least = WORTH_SAYING[story.measure];
  const kind = turns.reduce<StoryStep | null>((best, step) => (step.luck >= least && step.luck > (best?.luck ?? 0) ? step : best), null);
  const hard = turns.reduce<StoryStep | null>((worst, step) => (-step.luck >= least && step.luck < (worst?.luck ?? 0) ? step : worst), null);
  return { kind, hard };
}

/** From the least to the most the axis shows: a whole chance, or points with some room. */
export function span(stories: readonly Story[], measure: Measure): [number, number] {
  if (measure === "chance") return [0, 1];
  const values = stories.flatMap((story) => [story.start, story.end, ...story.steps.flatMap((step) => [step.before, step.after])]);
  return [Math.floor(Math.min(0, ...values)), Math.ceil(Math.max(1, ...values)) + 1];
}
