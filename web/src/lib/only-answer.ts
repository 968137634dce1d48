/** The one answer of a question that need not be asked. */

import type { Face } from "./face";
import type { Session } from "./session.svelte";

/** The answer, if there is no other and it may be given for the player; not after they have gone back to that question. */
export function onlyAnswer(session: Session, face: Face): string | null {
  const { view, news } = session;
  if (!view || view.decision === null || view.actions.length !== 1 || session.spectator || session.error !== null) return null;
  if (news?.events.some((event) => event.event === "gone back")) return null;
  return face.obvious(view) ? view.actions[0]!.text : null;
}
