/** What was drawn, step by step: every change can be taken back and done again, and survives a reload. */

import type { Draft } from "./draft";

const MOST = 100;
const KEPT = "reverie-boards-draft-"; // and the draft's id: each is written by itself
const OLD_LIST = "reverie-boards-draft";
let latest = 0; // when the last draft was written, in milliseconds; no two at once

export class History {
  draft = $state<Draft>({ title: "", panels: {} });
  private past = $state.raw<string[]>([]);
  private future = $state.raw<string[]>([]);
  /** What the last step changed: a drag is one step, however long. */
  private last = "";
  /** Grows with every change, so that views of the draft know when to look again. */
  changes = $state(0);
  /** Whether this device has room for what is drawn. */
  kept = $state(true);

  /** `id` is the name this device keeps the draft under. */
  constructor(
    start: Draft,
    readonly id = newDraftId(),
  ) {
    // What a parser of files made has no prototype, and would be changed without anybody noticing.
    this.draft = JSON.parse(JSON.stringify(start)) as Draft;
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
    this.kept = keepDraft(this.id, this.draft);
  }

  /** A server has it now: this device need not list it as unsaved. */
  saved(): void {
    dropDraft(this.id);
    this.kept = true;
  }
}

/** A draft and the name this device keeps it under. */
export interface KeptDraft extends Draft {
  id: string;
}

export const newDraftId = (): string => Math.random().toString(36).slice(2, 10);

/** Remember what is being drawn on this device, beside what was drawn before; false if it has no room. */
export function keepDraft(id: string, draft: Draft): boolean {
  try {
    latest = Math.max(latest + 1, Date.now());
    localStorage.setItem(KEPT + id, JSON.stringify({ at: latest, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(KEPT + id);
  } catch {
    // Where nothing is kept, there is nothing to forget.
  }
}

/** What is being drawn on this device, the latest first. */
export function keptDrafts(): KeptDraft[] {
  try {
    splitOldList();
    const found = Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(KEPT)) return [];
      const { at, title, panels } = JSON.parse(localStorage.getItem(key)!) as Draft & { at: number };
      return [{ at, draft: { id: key.slice(KEPT.length), title, panels } }];
    });
    return found.sort((a, b) => b.at - a.at).map(({ draft }) => draft);
  } catch {
    return [];
  }
}

/** Earlier versions of the page kept all drafts in one list, and before that a single one without a name. */
function splitOldList(): void {
  const old = localStorage.getItem(OLD_LIST);
  if (old === null) return;
  const kept = JSON.parse(old) as KeptDraft[] | Draft | null;
  const drafts = Array.isArray(kept) ? kept : kept ? [{ id: "first", ...kept }] : [];
  localStorage.removeItem(OLD_LIST);
  drafts.forEach(({ id, title, panels }, i) => localStorage.setItem(KEPT + id, JSON.stringify({ at: -i, title, panels })));
}
