/** How far somebody has come in the lessons, remembered by this browser. */

const KEY = "reverie-lessons";

export interface Mark {
  /** The step to go on with. */
  step: number;
  done: boolean;
}

function stored(): Record<string, Mark> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Mark>>;
    const marks = Object.entries(found).filter(([, mark]) => typeof mark?.step === "number");
    return Object.fromEntries(marks.map(([name, mark]) => [name, { step: mark.step!, done: mark.done === true }]));
  } catch {
    return {}; // no storage, or not ours
  }
}

class Progress {
  private marks = $state<Record<string, Mark>>(stored());
  /** The lesson touched last. */
  latest = $derived(Object.keys(this.marks).findLast((name) => this.marks[name]!.step > 0) ?? null);

  of(lesson: string): Mark | null {
    return this.marks[lesson] ?? null;
  }

  /** A step has begun; the last one of a lesson means that it is learnt. */
  note(lesson: string, step: number, last: boolean): void {
    const done = last || (this.marks[lesson]?.done ?? false);
    const { [lesson]: _, ...others } = this.marks;
    this.marks = { ...others, [lesson]: { step: last ? 0 : step, done } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.marks));
    } catch {
      // Without storage it is remembered until the page is closed.
    }
  }
}

export const progress = new Progress();
