// The service worker: after the first visit everything is there without a network. Files have their content's hash in their
// names and never change; pages are asked for first and taken from the cache where there is no network.
/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

interface Version {
  version: string;
  /** What belongs into the cache. */
  files: string[];
  pages: string[];
}

const PREFIX = "beanduel-";

async function fill(): Promise<void> {
  const answer = await fetch("/version.json", { cache: "no-store" });
  const { version, files, pages } = (await answer.json()) as Version;
  const cache = await caches.open(PREFIX + version);
  await cache.addAll([...files, ...pages.map((page) => new Request(page, { cache: "reload" }))]);
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + version) await caches.delete(name);
  }
}

async function current(): Promise<Cache | undefined> {
  const name = (await caches.keys()).find((name) => name.startsWith(PREFIX));
  return name ? caches.open(name) : undefined;
}

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** A page: the newest if it can be had, else the one that was kept. */
async function page(request: Request): Promise<Response> {
  const cache = await current();
  try {
    const fresh = await fetch(request);
    if (fresh.ok && request.method === "GET") await cache?.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache?.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname !== "/version.json") event.respondWith(file(request));
});
