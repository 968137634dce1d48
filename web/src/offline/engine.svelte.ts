/** The engine on this device: fetched once, with progress shown, and then asked like a server without a wire. */

import parts from "virtual:offline";
import type { Part } from "../../build/offline";
import { kept } from "../lib/kept-games";
import type { Answered, Asked } from "./worker";

const CACHE = "reverie-engine";

/** The sources of games that came after the page was built. */
const further = (): string[] => kept.games().flatMap((game) => game.engine ?? []);

/** What any game needs on this device. */
const needed = (): Part[] => [...(parts?.files ?? []), ...further().map((path) => ({ path, size: 0 }))];
/** What all games together need: enough to begin any of them without a connection. */
const everything = (): Part[] => [...needed(), ...Object.values(parts?.weights ?? {})];

interface Waiting {
  done: (value: string) => void;
  failed: (error: Error) => void;
}

class Engine {
  status = $state<"idle" | "fetching" | "starting" | "ready" | "failed">("idle");
  /** The share of what has to be fetched that is here. */
  progress = $state(0);
  private worker: Worker | null = null;
  private starting: Promise<void> | null = null;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  /** The weights that the engine has. */
  private given = new Set<string>();

  /** Megabytes, for whoever is asked to fetch them. */
  get size(): number {
    return Math.round(everything().reduce((sum, file) => sum + file.size, 0) / 1e6);
  }

  /** Whether everything is kept on this device already. */
  async kept(): Promise<boolean> {
    if (!parts || typeof caches === "undefined") return false;
    const cache = await caches.open(CACHE);
    const found = await Promise.all(everything().map((file) => cache.match(file.path)));
    return found.every(Boolean);
  }

  /** Fetch what is missing, and keep it for later. */
  async prepare(): Promise<void> {
    if (this.status !== "idle" && this.status !== "failed") return;
    this.status = "fetching";
    try {
      await this.fetch(everything());
    } finally {
      this.status = "idle";
    }
  }

  /** What is missing, into a cache of our own: the service worker gives it out when nobody else does. */
  private async fetch(wanted: Part[]): Promise<void> {
    if (!parts) throw new Error("there is no engine in this build");
    const all = wanted.reduce((sum, file) => sum + file.size, 0);
    const cache = typeof caches === "undefined" ? null : await caches.open(CACHE);
    let here = 0;
    for (const file of wanted) {
      if (!(await cache?.match(file.path))) {
        const response = await fetch(file.path);
        if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
        const [counted, stored] = response.body!.tee();
        const putting = cache?.put(file.path, new Response(stored, { headers: { "content-type": response.headers.get("content-type") ?? "" } }));
        let got = 0;
        for (const reader = counted.getReader(); ; ) {
          const { done, value } = await reader.read();
          if (done) break;
          got += value.length;
          this.progress = (here + got) / all;
        }
        await putting;
      }
      here += file.size;
      this.progress = here / all;
    }
    const current = everything();
    for (const old of (await cache?.keys()) ?? [])
      if (!current.some((file) => file.path === new URL(old.url).pathname)) await cache!.delete(old);
  }

  /** Ready to be asked; fetched and started first, if need be. */
  ready(): Promise<void> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = null;
      this.status = "failed";
      throw error;
    });
    return this.starting;
  }

  private async start(): Promise<void> {
    if (!parts) throw new Error("there is no engine in this build");
    const load = parts;
    this.status = "fetching";
    await this.fetch(needed());
    this.status = "starting";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    await new Promise<void>((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if ("ready" in data) done();
        else if ("failed" in data) failed(new Error(data.failed));
        else this.take(data);
      };
      worker.onerror = (event) => failed(new Error(event.message));
      worker.postMessage({ load, further: further() } satisfies Asked);
    });
    this.worker = worker;
    this.status = "ready";
  }

  /** Give the engine what its players have learned of a set-up; without it, simpler ones play and say so. */
  async learn(setup: { spelling: string; players: number; options: Record<string, string> }): Promise<void> {
    for (const name of await this.ask<string[]>("weights", JSON.stringify(setup))) {
      const part = parts?.weights[name];
      if (!part || this.given.has(name)) continue;
      const data = await this.dataAt(part.path).catch(() => null);
      if (!data) continue;
      this.worker!.postMessage({ weights: name, data } satisfies Asked, [data]);
      this.given.add(name);
    }
  }

  private async dataAt(path: string): Promise<ArrayBuffer> {
    const cache = typeof caches === "undefined" ? null : await caches.open(CACHE);
    const found = await cache?.match(path);
    if (found) return found.arrayBuffer();
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache?.put(path, response.clone());
    return response.arrayBuffer();
  }

  /** Ask the engine's object; what it gives back is JSON. */
  async ask<T>(name: string, ...values: unknown[]): Promise<T> {
    await this.ready();
    const number = ++this.last;
    const text = await new Promise<string>((done, failed) => {
      this.waiting.set(number, { done, failed });
      this.worker!.postMessage({ number, name, values } satisfies Asked);
    });
    return (text ? JSON.parse(text) : null) as T;
  }

  private take(answered: { number: number; value: string } | { number: number; error: string }): void {
    const waiting = this.waiting.get(answered.number);
    this.waiting.delete(answered.number);
    if ("value" in answered) waiting?.done(answered.value);
    else waiting?.failed(new Error(answered.error));
  }
}

export const engine = new Engine();
