/** Whether anybody looks at this page: it is hidden, or nobody has touched it for a while. */

const IDLE = 300_000; // milliseconds

export function onAway(tell: (away: boolean) => void): void {
  let away = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const set = (now: boolean) => {
    if (now !== away) tell((away = now));
  };
  const touched = () => {
    clearTimeout(idle);
    const hidden = document.visibilityState === "hidden";
    set(hidden);
    if (!hidden) idle = setTimeout(() => set(true), IDLE);
  };
  document.addEventListener("visibilitychange", touched);
  for (const event of ["pointerdown", "pointermove", "keydown", "wheel"]) addEventListener(event, touched, { passive: true });
  touched();
}
