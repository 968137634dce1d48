/** Announcements for screen readers: each sentence once, in order, in a polite live region. */

const KEPT = 20;

class Announcements {
  /** The latest sentences; a new one is added at the end, and only that is read out. */
  lines = $state.raw<readonly { key: number; text: string }[]>([]);
  private key = 0;

  say(texts: readonly string[]): void {
    if (texts.length > 0) this.lines = [...this.lines, ...texts.map((text) => ({ key: ++this.key, text }))].slice(-KEPT);
  }
}

export const announcements = new Announcements();
