/** Playing on this device, as far as it can be seen without a browser: who is asked, and what is kept when. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { isOffline, linkTo, newOfflineId } from "../src/lib/link";
import { reach } from "../src/lib/reach.svelte";
import { texts } from "../src/lib/texts.svelte";
import { api } from "../src/lib/api";

beforeEach(async () => {
  await texts.use("en");
  vi.unstubAllGlobals();
});

describe("matches of this device", () => {
  it("are known by their names, and no server's name looks like one", () => {
    const id = newOfflineId();
    expect(isOffline(id)).toBe(true);
    expect(id).toMatch(/^[a-z0-9-]{30,}$/);
    expect(newOfflineId()).not.toBe(id);
    expect(isOffline("74o-KQ1nRp_XeHTA")).toBe(false);
  });

  it("are never spoken with over the wire", () => {
    expect(linkTo("offline-1").status).toBe("open");
    expect(linkTo("offline-1")).toBe(linkTo("offline-2"));
  });
});

describe("a server that does not answer", () => {
  it("is away until something answers again, and whoever waits is told", async () => {
    const told = vi.fn();
    addEventListener("server-back", told);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(api.me()).rejects.toBeInstanceOf(Refused);
    expect(reach.away).toBe(true);
    expect(told).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"person": null}')));
    await api.me();
    expect(reach.away).toBe(false);
    expect(told).toHaveBeenCalledOnce();
  });

  it("leaves the players that are quick enough here", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const { games } = await api.games();
    expect(games.map((game) => game.name)).toEqual(["onirim", "daydream"]);
    expect(games[0]!.bots).toContain("steady");
    expect(games[0]!.bots).not.toContain("dreamer");
  });

  it("is sent a record as text, once it is there", async () => {
    const asked = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response('{"id": "there"}', { status: 201 })));
    vi.stubGlobal("fetch", asked);
    expect((await api.bring("offline-1", "reverie record 1\n", ["", "steady"])).id).toBe("there");
    const [address, request] = asked.mock.calls[0]!;
    expect(address).toBe("/api/offline/offline-1?bots=%2Csteady");
    expect(request.method).toBe("PUT");
    expect(request.body).toBe("reverie record 1\n");
    expect(new Headers(request.headers).get("content-type")).toBe("text/plain");
  });
});
