/** Whether the server can be reached, by what every request finds; notifies code that waits for it to come back. */

const LOOK = 4_000; // milliseconds between two looks for a server that is away
const WATCH = 10_000; // and for one that was there, while a page waits that asks for nothing
const PATIENCE = 2_500; // for an answer to a look
const SLOW = 3_000;

/** What the browser thinks of the line, where it tells. */
function slowLine(): boolean {
  const line = (navigator as Navigator & { connection?: { effectiveType?: string } }).connection;
  return line?.effectiveType === "slow-2g" || line?.effectiveType === "2g";
}

class Reach {
  /** Nobody answers. */
  away = $state(false);
  /** How often the server has come back. */
  returns = $state(0);
  /** How long it had been away then, in milliseconds. */
  lasted = 0;
  /** A move was made meanwhile, and waits to be sent. */
  keeps = $state(false);
  private since = 0;
  /** Somebody answers, but slowly, or the browser says that the line is slow. */
  poor = $state(slowLine());
  /** Whether new games are played on this device, although there may be a server. */
  here = $state(false);
  /** Whether they are played with real cards or dice. */
  own = false;
  /** Whether somebody elsewhere can sit down at a new table. */
  readonly asks = $derived(!this.here && !this.away);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    for (const name of ["online", "offline"]) addEventListener(name, () => void this.look());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.look();
    });
  }

  /** Notice that the server has gone also while nothing is asked of it; returns how to stop. */
  watch(): () => void {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !this.away) void this.look();
    }, WATCH);
    return () => clearInterval(timer);
  }

  failed(): void {
    if (this.away) return;
    this.away = true;
    this.since = Date.now();
    this.timer = setInterval(() => void this.look(), LOOK);
  }

  /** An answer took so many milliseconds. */
  took(long: number): void {
    this.poor = long > SLOW || slowLine();
  }

  worked(): void {
    if (!this.away) return;
    clearInterval(this.timer);
    this.away = false;
    this.lasted = Date.now() - this.since;
    this.returns++;
    dispatchEvent(new Event("server-back"));
  }

  private async look(): Promise<void> {
    try {
      await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    } catch {
      return this.failed();
    }
    this.worked();
  }
}

export const reach = new Reach();
