// Keeps the page for a machine without a network, and shows notices. It never touches what the server is asked: only
// the page itself and the files of a build, whose names have a hash of their content, are kept. A page that is open
// stays as it is; the next one that is loaded is the server's newest, or the last one that was seen.
const KEPT = "undercourt-1";
const PAGE = "/";
const FIRST = [PAGE, "/mark.svg", "/manifest.webmanifest"];
const MOST = 400; // files of builds; the oldest go

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FIRST)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!/^\/(api|schema|mail|pages|health|metrics)\b/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** The server's page; without a server the one that was kept, which is the same for every address. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === PAGE) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (wrong) {
    const kept = await cache.match(PAGE);
    if (!kept) throw wrong;
    return kept;
  }
}

/** A file of a build never changes: once is enough. */
async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    const old = all.filter((one) => new URL(one.url).pathname.startsWith("/assets/")).slice(0, -MOST);
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}

// A notice: {table, game, key, sentence, link}
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  if (!told.sentence) return;
  const shown = { body: told.sentence, tag: told.table, icon: "/icon-192.png", badge: "/icon-192.png", data: told.link };
  event.waitUntil(self.registration.showNotification("Undercourt", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? "/lobby", location.origin);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((one) => new URL(one.url).pathname === url.pathname);
    return there ? there.focus() : self.clients.openWindow(url.href);
  };
  event.waitUntil(open());
});
