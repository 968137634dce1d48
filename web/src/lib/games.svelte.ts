/** The games there are and what is true of them: at first those the page was built with, then what the server says. */

import built from "virtual:games";
import { api, type NewMatch, QUICK_BOTS } from "./api";
import { strengths } from "./bots";
import { kept } from "./kept-games";
import { texts } from "./texts.svelte";
import type { Facts, GameInfo, GameName, Setup } from "./types";

/** What holds where nothing else is said; as `Facts` of src/reverie/games/kit.py. */
const PLAIN: Facts = {
  cooperative: true,
  simultaneous: false,
  hidden: false,
  private_hands: false,
  winnable: true,
  value: "chance",
  shared_score: true,
  lowest_score: 0,
  highest_score: 1,
};

/** Whether the page itself was built with a game's words and face. */
export const builtIn = (game: GameName): boolean => built.some((one) => one.name === game);

class Games {
  list = $state.raw<GameInfo[]>(built.map((one) => ({ ...one, bots: QUICK_BOTS, words: {}, engine: null })));
  reactions = $state.raw<string[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the server, or without one this device, which games there are; asked once, and again only if that failed. */
  load(): Promise<void> {
    this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  /** What the server said may no longer hold: it was away. */
  forget(): void {
    this.asked = null;
  }

  private async ask(): Promise<void> {
    const { games, reactions } = await api.games();
    const further = games.filter((one) => !builtIn(one.name));
    kept.keep(further);
    // A game without its words is shown all the same, plainly.
    await Promise.all(further.map((one) => texts.also(one.words).catch(() => undefined)));
    this.list = games;
    this.reactions = reactions;
  }

  of(game: GameName): GameInfo | undefined {
    return this.list.find((one) => one.name === game);
  }

  /** The quickest way into a game: its recommended set-up with as few players as that takes, bots in the other seats. */
  firstMatch(game: GameName): NewMatch {
    const { first_setup: setup, setups, bots } = this.of(game)!;
    const [fewest] = setups.filter((one) => one.spelling === setup).sort((one, other) => one.players - other.players);
    const { players, options } = fewest ?? { players: 1, options: {} };
    const bot = strengths(bots)[0] ?? "random";
    return { setup, players, options, seats: [{ who: "me" }, ...Array.from({ length: players - 1 }, () => ({ who: "bot", bot }) as const)] };
  }

  title(game: GameName): string {
    return this.of(game)?.title ?? game;
  }

  /** What is true of a set-up of a game. */
  facts(game: GameName, setup: Setup): Facts {
    const info = this.of(game);
    const alike = info?.setups.filter((one) => one.spelling === setup.spelling && one.players === setup.players) ?? [];
    // Options that are not listed, such as an earlier edition, change no fact.
    const same = alike.find((one) => Object.entries(one.options).every(([name, value]) => setup.options[name] === value)) ?? alike[0];
    return info?.facts[same?.facts ?? 0] ?? PLAIN;
  }
}

export const games = new Games();
addEventListener("server-back", () => games.forget());
