/** Who sits here: a guest from the first click on, somebody with a name once it is claimed. */

import { api } from "./api";
import { connection } from "./socket.svelte";
import type { Person } from "./types";

class Me {
  person = $state.raw<Person | null>(null);
  asked = false;

  async load(): Promise<void> {
    this.asked = true;
    this.person = (await api.me()).person;
  }

  /** Somebody must sit here: what needs a seat calls this first. */
  async somebody(): Promise<Person> {
    if (!this.person) {
      this.person = await api.guest();
      connection().renew();
    }
    return this.person;
  }
}

export const me = new Me();
