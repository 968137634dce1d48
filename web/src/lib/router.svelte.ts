/** Which page an address means. Addresses are real: they can be sent, reloaded and gone back from. */

import type { GameName } from "./types";

export type Page =
  | { name: "home" }
  /** `here`: what is set up is played on this device, although there may be a server. */
  | { name: "setup"; game: GameName; here: boolean; /** With real cards or dice. */ own: boolean }
  | { name: "own-table" }
  | { name: "match"; id: string }
  | { name: "join"; code: string }
  | { name: "circles" }
  | { name: "circle"; id: string; week: string | null }
  /** Into a circle. */
  | { name: "invited"; code: string }
  | { name: "replay"; id: string; story: boolean }
  | { name: "learn"; topic: string | null; rule: string | null }
  /** `which`: a riddle by its name, `day`, `next`, or `about` with a theme; none for all about them. */
  | { name: "riddles"; which: string | null; theme: string | null }
  | { name: "statistics" }
  | { name: "settings" }
  | { name: "offline" }
  /** The games with others in which it is somebody's turn. */
  | { name: "waiting" }
  /** A link from a mail: it confirms an address, or stops the mail. */
  | { name: "mail"; link: string; stops: boolean }
  /** Who somebody is, by a claimed name. */
  | { name: "people"; who: string }
  /** A page that a game brings. */
  | { name: "further"; first: string; rest: readonly string[] }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second] = parts;
  if (first === undefined) return { name: "home" };
  if ((first === "new" || first === "offline" || first === "own-table") && second)
    return { name: "setup", game: second, here: first !== "new", own: first === "own-table" };
  if (first === "own-table") return { name: "own-table" };
  if ((first === "match" || first === "watch") && second) return { name: "match", id: second };
  if (first === "join" && second) return { name: "join", code: second };
  if (first === "circles" && second === "join" && parts[2]) return { name: "invited", code: parts[2] };
  if (first === "circles") return second ? { name: "circle", id: second, week: parts[2] ?? null } : { name: "circles" };
  if ((first === "replay" || first === "story") && second) return { name: "replay", id: second, story: first === "story" };
  if (first === "learn") return { name: "learn", topic: second ?? null, rule: parts[2] ?? null };
  if (first === "riddles") return { name: "riddles", which: second ?? null, theme: parts[2] ?? null };
  if (first === "statistics") return { name: "statistics" };
  if (first === "settings") return { name: "settings" };
  if (first === "offline") return { name: "offline" };
  if (first === "waiting") return { name: "waiting" };
  if (first === "mail" && second) return { name: "mail", link: parts.at(-1)!, stops: second === "stop" };
  if (first === "people" && second) return { name: "people", who: second };
  return { name: "further", first, rest: parts.slice(1) };
}

class Router {
  page = $state.raw<Page>(pageOf(location.pathname));
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Takes clicks on our own links; those meant for another tab stay the browser's. */
  click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute("download"))
      return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname);
  };

  private read(): void {
    this.path = location.pathname;
    this.page = pageOf(location.pathname);
  }
}

export const router = new Router();
