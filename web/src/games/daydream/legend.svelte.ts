/** What the symbols of a board mean, until somebody has used each of them three times. */

import type { GameEvent } from "../../lib/types";
import type { Board } from "./board";

const OFTEN = 3;
const KEY = "reverie-daydream-symbols";
const SYMBOLS = ["dot", "sun", "spoiled", "leaf", "bonus", "constellation", "garland", "polaroids", "notes", "frames"] as const;
export type SymbolName = (typeof SYMBOLS)[number];
/** The events by which a symbol was used. */
const USES: Record<string, SymbolName> = { constellation: "constellation", moon: "garland", polaroid: "polaroids", note: "notes", frames: "frames" };

function stored(): Partial<Record<SymbolName, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<SymbolName, number>>;
  } catch {
    return {}; // no storage, or not ours
  }
}

class Legend {
  private used = $state.raw(stored());

  /** The symbols of that board that are still explained, in the order they are met. */
  of(board: Board): SymbolName[] {
    const there = new Set<string>(["dot", "sun", "spoiled", "leaf", "bonus", ...board.plays]);
    return SYMBOLS.filter((name) => there.has(name) && (this.used[name] ?? 0) < OFTEN);
  }

  /** Count what one has just done. */
  count(events: readonly GameEvent[], board: Board): void {
    const met = events.flatMap((event): SymbolName[] => {
      if (event.event === "row") return SYMBOLS.filter((name) => name === event.icon);
      if (event.event === "wrote") return Number(event.leaves ?? 0) > 0 ? ["leaf"] : [];
      if (event.event === "object") return board.things.some((thing) => thing.bonus && thing.name === event.object) ? ["bonus"] : [];
      const name = USES[event.event];
      return name ? [name] : [];
    });
    if (met.length === 0) return;
    const next = { ...this.used };
    for (const name of met) next[name] = (next[name] ?? 0) + 1;
    this.used = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage everything is explained again the next time.
    }
  }
}

export const legend = new Legend();
