/** Whether finished games wait to be brought home: known at the start of a page without opening any database. */

const KEY = "reverie-homeless";

export const waiting = {
  get(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false; // no storage, nothing kept
    }
  },
  set(on: boolean): void {
    try {
      if (on) localStorage.setItem(KEY, "yes");
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage it is looked at again when the next game ends.
    }
  },
};
