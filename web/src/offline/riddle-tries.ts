/** The tries at riddles without a server, remembered by this browser as the engine hands them out. */

const KEY = "reverie-riddles";

export const riddleTries = {
  all(): unknown[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return []; // no storage, or not ours
    }
  },
  keep(tries: readonly unknown[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(tries));
    } catch {
      // Without storage a rating lasts as long as the page.
    }
  },
};
