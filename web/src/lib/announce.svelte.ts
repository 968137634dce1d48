/** What the screen reader is told: whatever happened, in order, politely. */

class Announcements {
  text = $state("");

  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    const text = lines.join(" ");
    // The same words twice would not be read twice.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const announcements = new Announcements();
