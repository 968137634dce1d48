/** Notifications of this browser: whether it can have them, has them, and how they are turned on and off. */

import { api } from "./api";
import { pwa } from "./pwa.svelte";
import type { Reminders } from "./types";

export type PushState = "none" | "off" | "on" | "denied";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const current = async (): Promise<PushSubscription | null> => (await (await pwa.worker())?.pushManager.getSubscription()) ?? null;

/** The name that the server has for a subscription: a digest of its endpoint. */
async function nameOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 32);
}

export async function stateOf(reminders: Reminders): Promise<PushState> {
  if (!canPush()) return "none";
  if (Notification.permission === "denied") return "denied";
  const subscription = await current();
  return subscription && reminders.browsers.includes(await nameOf(subscription.endpoint)) ? "on" : "off";
}

/** Ask for permission, and subscribe at the browser's push service with the server's key. */
export async function turnOn(key: string): Promise<Reminders | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const worker = await pwa.worker();
  if (!worker) throw new Error("no service worker");
  const padded = key.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(padded), (one) => one.charCodeAt(0));
  // One that was made with another server's key has to go first.
  await (await current())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  return api.subscribe(subscription.toJSON());
}

export async function turnOff(): Promise<Reminders | null> {
  const subscription = await current();
  if (!subscription) return null;
  const left = await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
  return left;
}
