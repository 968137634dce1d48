/** The games' faces, found by their folders; a game without a folder has the plain one. */

import type { Face, Front } from "./lib/face";
import { builtIn, games } from "./lib/games.svelte";
import { texts } from "./lib/texts.svelte";
import type { GameName } from "./lib/types";

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

class Faces {
  private here = $state.raw<Record<GameName, Face>>({});
  private coming = new Map<GameName, Promise<Face>>();

  /** The face if it is here; else it is sent for, and whoever asked is drawn anew when it comes. */
  of(game: GameName): Face | null {
    const face = this.here[game];
    if (!face) void this.load(game).catch(() => undefined);
    return face ?? null;
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
