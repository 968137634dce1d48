/** The words for how a game ended. At a device that several people share nobody is "you". */

import type { Ending, Face } from "./face";
import { isOffline } from "./link";
import type { Session } from "./session.svelte";
import { calledAt } from "./texts.svelte";
import type { Match, View } from "./types";

/** The seats of the people who share this device; nobody's at a server. */
export function peopleHere(match: Match | null): number[] {
  return match && isOffline(match.id) ? match.seats.filter((seat) => !seat.bot).map((seat) => seat.seat) : [];
}

/** The end as its reader sees it: as the winner does, where several people look at one device. */
export function seenAtEnd(session: Session): View {
  const view = session.view!;
  return peopleHere(session.match).length > 1 ? { ...view, seat: view.result!.winners[0] ?? view.seat } : view;
}

export function endingOf(session: Session, face: Face): Ending {
  const view = session.view!;
  if (peopleHere(session.match).length < 2) return face.ending(view, calledAt(session.match));
  const told = face.ending({ ...view, seat: -1 }, session.called);
  return { ...told, won: told.won ?? view.result!.winners.length > 0 };
}
