/** Whether anybody looks at this page: it is hidden, or nobody has touched it for a while. */

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
