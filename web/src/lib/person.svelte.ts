/** Who sits here: a guest from the first click on, somebody with a name once it is claimed. */

import { api, Refused } from "./api";
import { connection } from "./socket.svelte";
import type { Person } from "./types";

class Me {
  person = $state.raw<Person | null>(null);
  asked = false;

  async load(): Promise<void> {
    this.asked = true;
    this.person = (await api.me()).person;
  }

  /** Somebody must sit here: what needs a seat calls this first. Without a server it is whoever sits before the page. */
  async somebody(): Promise<Person | null> {
    if (this.person) return this.person;
    try {
      this.person = await api.guest();
      connection().renew();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "offline") throw error;
    }
    return this.person;
  }
}

export const me = new Me();
