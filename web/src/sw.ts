// The service worker: after the first visit everything is there without a network. Files with a hash in their names never change
// and come from the cache; pages, and what else may be another the next time, are asked for first and taken from the cache where
// there is no network.
/// <reference lib="webworker" />
import { places } from "./places";

declare const self: ServiceWorkerGlobalScope & {
  /** The version of the site; the server writes it before this script. */
  VERSION: string;
};

interface Version {
  /** What belongs into the cache. */
  files: string[];
  /** What belongs there once it was fetched. */
  later: string[];
  pages: string[];
}

const PREFIX = "beanduel-";
const NAME = PREFIX + self.VERSION;
/** Answers of the server that are true for one moment or one question only, and not kept. */
const UNKEPT = ["/version.json", "/explorer.json"];
/** Addresses whose content never changes. */
const HASHED = /^\/(assets|wasm|tables)\/|^\/(board|puzzles)-/;

async function version(): Promise<Version> {
  const answer = await fetch("/version.json", { cache: "no-store" });
  return (await answer.json()) as Version;
}

const anew = (address: string) => new Request(address, { cache: "reload" });

async function fill(): Promise<void> {
  const { files, pages } = await version();
  const cache = await caches.open(NAME);
  const fixed = files.filter((file) => HASHED.test(file));
  const others = files.filter((file) => !HASHED.test(file));
  await cache.addAll([...fixed, ...[...others, ...pages].map(anew)]);
}

/** Fetches the pages again: they come as the person has set them. */
async function refresh(): Promise<void> {
  const { pages } = await version();
  const cache = await caches.open(NAME);
  await cache.addAll(pages.map(anew));
}

/** Drops the caches of older versions, but for the last: tabs may still be open that belong to it. What was fetched later and is
 * still the same is taken over. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const last = names.at(-1);
  if (last) {
    const [old, cache] = await Promise.all([caches.open(last), caches.open(NAME)]);
    for (const address of (await version()).later) {
      const kept = await old.match(address);
      if (kept) await cache.put(address, kept);
    }
  }
  for (const name of names) if (name !== last) await caches.delete(name);
}

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    tidy()
      .catch(() => {})
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "refresh") event.waitUntil(refresh().catch(() => {}));
});

/** The newest if it can be had, else what was kept. */
async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  // One page is kept for all that may stand behind the question mark: its script reads that anew.
  const { pathname } = new URL(request.url);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !fresh.redirected) await cache.put(pathname, fresh.clone());
    return fresh;
  } catch (error) {
    for (const place of places(pathname)) {
      const kept = await cache.match(place, { ignoreVary: true });
      if (kept) return kept;
    }
    throw error;
  }
}

/** What was kept, else what the network has; that is kept. */
async function unchanging(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== "GET" || UNKEPT.includes(url.pathname)) return;
  event.respondWith(HASHED.test(url.pathname) ? unchanging(request) : newest(request));
});
