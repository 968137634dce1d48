/** Where the keyboard is when what it was on is gone: whoever plays by keys goes on where the next answer is. */

let byKeys = false;
if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => (byKeys = true), true);
  document.addEventListener("pointerdown", () => (byKeys = false), true);
}

const SOON = [0, 350]; // at once, and when what is taken away has faded

/** If nothing has the focus any more, the first thing found gets it; where a pointer plays, nothing moves. */
export function goOn(...selectors: string[]): void {
  for (const wait of SOON)
    setTimeout(() => {
      const lost = !document.activeElement || document.activeElement === document.body;
      if (!byKeys || !lost || document.querySelector("dialog[open]")) return;
      for (const selector of selectors) {
        const found = document.querySelector<HTMLElement | SVGElement>(selector);
        if (found) return found.focus();
      }
    }, wait);
}
