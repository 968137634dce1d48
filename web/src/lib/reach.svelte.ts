/** Whether the server can be reached, as everything that talks to it finds out; who waits for it to come back is told. */

const LOOK = 4_000;

class Reach {
  /** Nobody answers. */
  away = $state(false);
  /** How often the server has come back. */
  returns = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  failed(): void {
    if (this.away) return;
    this.away = true;
    this.timer = setInterval(() => void this.look(), LOOK);
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
