/** The games of the house. */

import { daydream } from "./daydream/face.svelte";
import type { Face } from "./lib/face";
import type { GameName } from "./lib/types";
import { onirim } from "./onirim/face";

export const faces: Record<GameName, Face> = { onirim, daydream };
