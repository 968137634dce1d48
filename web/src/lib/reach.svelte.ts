/** Whether the server can be reached, by what every request finds; notifies code that waits for it to come back. */

const LOOK = 4_000;

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
  /** Somebody answers, but slowly, or the browser says that the line is slow. */
  poor = $state(slowLine());
  /** Whether new games are played on this device, although there may be a server. */
  here = false;
  /** Whether they are played with real cards or dice. */
  own = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  failed(): void {
    if (this.away) return;
    this.away = true;
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
    this.returns++;
    dispatchEvent(new Event("server-back"));
  }

  private async look(): Promise<void> {
    try {
      await fetch("/health", { cache: "no-store" });
      this.worked();
    } catch {
      // Still away.
    }
  }
}

export const reach = new Reach();
