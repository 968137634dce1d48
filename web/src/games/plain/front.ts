/** Any game before anybody sits down to it: what its kit says, and what its catalogues have words for. */

import type { Front } from "../../lib/face";
import { games } from "../../lib/games.svelte";
import { say, texts } from "../../lib/texts.svelte";
import type { GameName, Setup } from "../../lib/types";
import DoorPicture from "./DoorPicture.svelte";
import { valueLabel } from "./choosing";

/** The game's title, and what was chosen besides what is chosen for everybody. */
function setupTitle(game: GameName, setup: Setup): string {
  const info = games.of(game);
  if (!info) return setup.spelling;
  const chosen = info.setups.find((one) => one.spelling === setup.spelling)?.chosen ?? {};
  const named = info.choices.filter((choice) => chosen[choice.name] && chosen[choice.name] !== choice.values[0]);
  return [info.title, ...named.map((choice) => valueLabel(choice, chosen[choice.name]!))].join(", ");
}

export default (game: GameName): Front => ({
  door: DoorPicture,
  pitch: () => (texts.has(`web-home-${game}`) ? texts.say(`web-home-${game}`) : ""),
  setup: () => import("./SetUp.svelte"),
  setupTitle: (setup) => setupTitle(game, setup),
  minutes: () => null,
  score: (n) => say("web-try-points", { n }),
  mean: () => say("web-stats-mean"),
  names: () => [],
  emblem: () => import("./Emblem.svelte"),
  scale: [220, 247, 277, 330, 370, 440],
});
