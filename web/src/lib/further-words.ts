/** The words of a game that was installed after the page was built: fetched once, kept, and read here. */

import { FluentResource } from "@fluent/bundle";

const CACHE = "reverie-words";

/** An address means the same words for ever, so that whatever is kept is right. */
export async function read(address: string): Promise<FluentResource> {
  const cache = typeof caches === "undefined" ? null : await caches.open(CACHE);
  let response = await cache?.match(address);
  if (!response) {
    response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await cache?.put(address, response.clone());
  }
  return new FluentResource(await response.text());
}
