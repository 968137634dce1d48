/** The page as an app: its service worker, a word when a newer one is there, and games that wait to be brought home. */

import { waiting } from "../offline/waiting";
import { offline } from "./link";

const LATER = 3_000; // after the page has been loaded

class Pwa {
  /** A newer version is here, and waits until it is asked for. */
  renewed = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

  start(): void {
    const bring = (): void => {
      if (waiting.get()) void offline().then((house) => house.bring().catch(() => undefined));
    };
    addEventListener("server-back", () => {
      bring();
      // It went away and came back: perhaps as a newer one.
      void this.registration?.update().catch(() => undefined);
    });
    // Everything else first: what is kept for later can wait until somebody has sat down and nothing else is to be done.
    const soon = (): unknown =>
      setTimeout(() => (typeof requestIdleCallback === "function" ? requestIdleCallback(later, { timeout: 4_000 }) : later()), LATER);
    const later = (): void => {
      bring();
      void this.register();
    };
    if (document.readyState === "complete") soon();
    else addEventListener("load", soon);
  }

  /** The service worker, which shows notifications; null where there is none. */
  async worker(): Promise<ServiceWorkerRegistration | null> {
    if (!this.registration) await this.register();
    return this.registration ? navigator.serviceWorker.ready : null;
  }

  /** Take the newer version now. */
  reload(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.registration?.waiting?.postMessage("go");
  }

  /** Keep the pages on this device, and say when all of them are; false where a browser keeps none. */
  async keep(): Promise<boolean> {
    await this.register();
    if (!this.registration) return false;
    await navigator.serviceWorker.ready; // it becomes active once every file is there
    return true;
  }

  private async register(): Promise<void> {
    if (this.registration || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      if (this.registration) return; // asked for twice at once
      this.registration = registration;
      const look = (): void => {
        // The first one ever has nobody to replace.
        if (registration.waiting && navigator.serviceWorker.controller) this.renewed = true;
      };
      look();
      registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    } catch {
      // Without a service worker the page needs its server; everything else is the same.
    }
  }
}

export const pwa = new Pwa();
