/** Who is away: oneself, when nobody looks at this page or has touched it for a while, and others, as the server tells. */

import { isOffline } from "./link";
import type { Session } from "./session.svelte";

const IDLE = 300_000; // milliseconds
const NOTED = 1000; // milliseconds

export function onAway(tell: (away: boolean) => void): void {
  let away = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const set = (now: boolean) => {
    if (now !== away) tell((away = now));
  };
  const touched = () => {
    clearTimeout(idle);
    const hidden = document.visibilityState === "hidden";
    set(hidden);
    if (!hidden) idle = setTimeout(() => set(true), IDLE);
  };
  /** A pointer moves sixty times a second; that somebody is there need be noted once. */
  const moved = ({ timeStamp }: Event) => {
    if (!away && timeStamp - last < NOTED) return;
    last = timeStamp;
    touched();
  };
  document.addEventListener("visibilitychange", touched);
  for (const event of ["pointerdown", "pointermove", "keydown", "wheel"]) addEventListener(event, moved, { passive: true });
  touched();
}

/** Whether somebody who plays along is away. Programs are always there, and so is who shares this device. */
export function isAway(session: Session, seat: number): boolean {
  const sits = session.match?.seats[seat];
  if (!sits || sits.bot || sits.you || session.replayed || session.over) return false;
  return !session.here.includes(seat) && !isOffline(session.id);
}
