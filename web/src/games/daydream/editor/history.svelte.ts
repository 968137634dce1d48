/** What was drawn, step by step: every change can be taken back and done again, and survives a reload. */

import type { Draft } from "./draft";

const MOST = 100;
const KEPT = "reverie-boards-draft";

export class History {
  draft = $state<Draft>({ title: "", panels: {} });
  private past = $state.raw<string[]>([]);
  private future = $state.raw<string[]>([]);
  /** What the last step changed: a drag is one step, however long. */
  private last = "";
  /** Grows with every change, so that views of the draft know when to look again. */
  changes = $state(0);

  constructor(start: Draft) {
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
    keepDraft(this.draft);
  }
}

/** Remember what is being drawn on this device. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // A device that keeps nothing can still draw.
  }
}

/** The draft that was being drawn on this device, if there is one. */
export function keptDraft(): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}
