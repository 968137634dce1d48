/** The games' faces, found by their folders; a game without a folder has the plain one. */

import type { Face, Front, GamePage } from "./lib/face";
import { builtIn, games } from "./lib/games.svelte";
import type { Entry } from "./lib/more";
import { texts } from "./lib/texts.svelte";
import type { GameName, Match } from "./lib/types";

const FRONTS = import.meta.glob<(game: GameName) => Front>("./games/*/front.ts", { eager: true, import: "default" });
const FACES = import.meta.glob<(game: GameName) => Face>("./games/*/face.ts", { import: "default" });

const fronts = new Map<GameName, Front>();

/** What the house shows of a game. */
export function frontOf(game: GameName): Front {
  const known = fronts.get(game);
  if (known) return known;
  const front = (FRONTS[`./games/${game}/front.ts`] ?? FRONTS["./games/plain/front.ts"]!)(game);
  fronts.set(game, front);
  return front;
}

/** The page that a game brings for addresses that begin so. */
export function furtherPage(first: string): { game: GameName; page: GamePage } | null {
  for (const [path, make] of Object.entries(FRONTS)) {
    const game = path.split("/")[2]!;
    const page = make(game).pages?.[first];
    if (page) return { game, page };
  }
  return null;
}

/** What the games bring beside their tables, for home. */
export const furtherEntries = (): Entry[] =>
  Object.entries(FRONTS).flatMap(([path, make]) =>
    Object.entries(make(path.split("/")[2]!).pages ?? {}).map(([first, { icon, title, about }]) => ({ path: `/${first}`, icon, title, about })),
  );

class Faces {
  private here = $state.raw<Record<GameName, Face>>({});
  private prepared = $state.raw<string[]>([]);
  private preparing = new Set<string>();
  private coming = new Map<GameName, Promise<Face>>();

  /** The face if it is here; else it is sent for, and whoever asked is drawn anew when it comes. */
  of(game: GameName): Face | null {
    const face = this.here[game];
    if (!face) void this.load(game).catch(() => undefined);
    return face ?? null;
  }

  /** The same for a match, once what it is played with is here too. */
  at(match: Match): Face | null {
    const face = this.of(match.game);
    if (!face?.prepare || this.prepared.includes(match.id)) return face;
    if (!this.preparing.has(match.id)) {
      const coming = face.prepare(match);
      if (!coming) return face;
      this.preparing.add(match.id);
      const ready = () => (this.prepared = [...this.prepared, match.id]);
      // Without it the table is drawn with what there is: better than none.
      void coming.then(ready, ready);
    }
    return null;
  }

  load(game: GameName): Promise<Face> {
    const coming = this.coming.get(game) ?? this.fetch(game);
    this.coming.set(game, coming);
    coming.catch(() => this.coming.delete(game));
    return coming;
  }

  private async fetch(game: GameName): Promise<Face> {
    const load = FACES[`./games/${game}/face.ts`] ?? FACES["./games/plain/face.ts"]!;
    // Facts may come a little later than the table; words that the page was built without may not.
    const facts = games.load().catch(() => undefined);
    const [make] = await Promise.all([load(), builtIn(game) ? texts.speakOf(game) : facts]);
    const face = make(game);
    this.here = { ...this.here, [game]: face };
    return face;
  }
}

export const faces = new Faces();
