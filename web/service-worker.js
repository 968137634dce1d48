/** Keeps this version of the pages on the device, whole: they come from here, and answers of the server never do. */

const SHELL = "reverie-shell-__VERSION__";
const FILES = __FILES__;
const OURS = /^\/(api|ws|health|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
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
