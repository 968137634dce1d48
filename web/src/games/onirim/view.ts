/** Onirim's view, and what is read off it. */

import type { View } from "../../lib/types";
import type { OnirimView } from "./view-types";

export type { Aside, Deck, DeckEntry, Goal, Hand, OnirimView } from "./view-types";

export const asOnirim = (view: View): OnirimView => view as OnirimView;

/** Whether a part of the game is in play: `book`, `towers`, `dreams`. */
export function plays(view: View, part: string): boolean {
  return view.setup.spelling.split("+").some((one) => one.split(":")[0] === part);
}
