/** Where cards are flying to just now: what they come to lie on shows them only when they have landed. */

import type { Place } from "./flights";

export const air = $state<{ places: Place[] }>({ places: [] });
