/** Keeps this version of the pages on the device, whole: they come from here, and answers of the server never do. */

const SHELL = "reverie-shell-__VERSION__";
const FILES = __FILES__;
const OURS = /^\/(api|ws|health|metrics)(\/|$)/;

const AT_ONCE = 4; // files: somebody is playing meanwhile

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(SHELL);
    for (let i = 0; i < FILES.length; i += AT_ONCE) await cache.addAll(FILES.slice(i, i + AT_ONCE));
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("reverie-shell-") && name !== SHELL) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

// A newer version waits until somebody says that it may come: no page changes under anybody's hands.
self.addEventListener("message", (event) => {
  if (event.data === "go") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || OURS.test(url.pathname)) return;
  // Every address inside the client is the same page.
  const wanted = request.mode === "navigate" ? "/" : request;
  event.respondWith(caches.match(wanted).then((kept) => kept ?? fetch(request)));
});

// What the server says is shown as it is: it knows the language, and sends no more than a game's name and a link.
self.addEventListener("push", (event) => {
  const { title, body, url, off } = event.data.json();
  const actions = off ? [{ action: "off", title: off }] : [];
  event.waitUntil(
    self.registration.showNotification(title, { body, actions, icon: "/icon.svg", tag: "turn", renotify: true, data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "off" ? turnOff() : open(new URL(event.notification.data.url, location.origin).href));
});

async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await fetch("/api/me/reminders/push", { method: "DELETE", headers: { "content-type": "application/json" }, body }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** A page that has the table open already comes to the front; otherwise a new one is opened. */
async function open(url) {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    if (page.url === url) return page.focus();
  return self.clients.openWindow(url);
}
