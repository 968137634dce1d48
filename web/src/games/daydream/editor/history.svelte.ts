/** What was drawn, step by step: every change can be taken back and done again, and survives a reload. */

import type { Draft } from "./draft";

const MOST = 100;
const KEPT = "reverie-boards-draft";
const MOST_DRAFTS = 12;

export class History {
  draft = $state<Draft>({ title: "", panels: {} });
  private past = $state.raw<string[]>([]);
  private future = $state.raw<string[]>([]);
  /** What the last step changed: a drag is one step, however long. */
  private last = "";
  /** Grows with every change, so that views of the draft know when to look again. */
  changes = $state(0);

  /** `id` is the name this device keeps the draft under. */
  constructor(
    start: Draft,
    private readonly id = newDraftId(),
  ) {
    this.draft = start;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Change the draft; steps of the same name that follow each other are one. */
  change(work: (draft: Draft) => void, name = ""): void {
    const before = JSON.stringify(this.draft);
    work(this.draft);
    if (JSON.stringify(this.draft) === before) return;
    if (!name || name !== this.last) this.past = [...this.past.slice(1 - MOST), before];
    this.future = [];
    this.last = name;
    this.changed();
  }

  /** The next step is a new one, whatever it is called. */
  rest(): void {
    this.last = "";
  }

  undo(): void {
    this.step("past", "future");
  }

  redo(): void {
    this.step("future", "past");
  }

  private step(from: "past" | "future", to: "past" | "future"): void {
    const state = this[from].at(-1);
    if (state === undefined) return;
    this[to] = [...this[to], JSON.stringify(this.draft)];
    this[from] = this[from].slice(0, -1);
    this.draft = JSON.parse(state) as Draft;
    this.last = "";
    this.changed();
  }

  private changed(): void {
    this.changes++;
    keepDraft(this.id, this.draft);
  }

  /** A server has it now: this device need not list it as unsaved. */
  saved(): void {
    dropDraft(this.id);
  }
}

/** A draft and the name this device keeps it under. */
export interface KeptDraft extends Draft {
  id: string;
}

export const newDraftId = (): string => Math.random().toString(36).slice(2, 10);

/** Remember what is being drawn on this device, beside what was drawn before. */
export function keepDraft(id: string, draft: Draft): void {
  store([{ id, ...draft }, ...keptDrafts().filter((one) => one.id !== id)].slice(0, MOST_DRAFTS));
}

export const dropDraft = (id: string): void => store(keptDrafts().filter((one) => one.id !== id));

/** What is being drawn on this device, the latest first. */
export function keptDrafts(): KeptDraft[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as KeptDraft[] | Draft | null;
    // Earlier versions of the page kept a single draft, without a name.
    return Array.isArray(kept) ? kept : kept ? [{ id: "first", ...kept }] : [];
  } catch {
    return [];
  }
}

function store(drafts: readonly KeptDraft[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(drafts));
  } catch {
    // A device that keeps nothing can still draw.
  }
}
