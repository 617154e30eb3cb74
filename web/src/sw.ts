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
  /** In the language that is set, or that the browser asks for. */
  pages: string[];
  /** The codes of the languages, which name each page in that language: `/de/play`. */
  languages: string[];
}

/** What pages ask of this worker: `complete` to keep the pages in all languages, `set` to keep them as they are set now. */
export type Wish = { wish: "complete" } | { wish: "set"; language?: string };

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

/** Keeps an answer in the place of any other at this address, whatever it was chosen by. */
async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
}

async function fill(): Promise<void> {
  const { files, pages } = await version();
  const cache = await caches.open(NAME);
  const fixed = files.filter((file) => HASHED.test(file));
  const others = files.filter((file) => !HASHED.test(file));
  await cache.addAll([...fixed, ...[...others, ...pages].map(anew)]);
}

/** The address of a page in a language. */
const inLanguage = (language: string, page: string) =>
  page === "/" ? `/${language}` : `/${language}${page}`;

/** Counts the times that pages were to be fetched again: the last has all of them as they are wanted. */
let refreshed = 0;

/** Fetches the pages again: they come as the person has set them. Nobody waits for those in other languages. */
async function refresh(): Promise<void> {
  refreshed += 1;
  const turn = refreshed;
  const { pages, languages } = await version();
  const cache = await caches.open(NAME);
  const again = async (page: string) => {
    const answer = await fetch(anew(page));
    if (turn === refreshed && answer.ok && !answer.redirected) await put(cache, page, answer);
  };
  await Promise.all(pages.map(again));
  for (const language of languages) {
    for (const page of pages) {
      if (turn === refreshed) await again(inLanguage(language, page));
    }
  }
}

/** Keeps the pages in all languages that aren't there yet, so that another can be chosen without a network. One after the other:
 * nobody waits for them. */
async function complete(): Promise<void> {
  const { pages, languages } = await version();
  const cache = await caches.open(NAME);
  for (const language of languages) {
    for (const page of pages) {
      const address = inLanguage(language, page);
      if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
    }
  }
}

/** Puts what is kept in a language in the place of the pages that are shown where none is named. */
async function translate(language: string): Promise<void> {
  const cache = await caches.open(NAME);
  const prefix = `/${language}`;
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) continue;
    const page = await cache.match(request, { ignoreVary: true });
    if (page) await put(cache, pathname.slice(prefix.length) || "/", page);
  }
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
  const asked = event.data as Wish;
  const work = async () => {
    if (asked.wish === "complete") return complete();
    if (asked.language) await translate(asked.language);
    event.ports[0]?.postMessage("done");
    await refresh();
  };
  // Without a network what is kept stays.
  event.waitUntil(work().catch(() => {}));
});

/** The newest if it can be had, else what was kept. */
async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  // One page is kept for all that may stand behind the question mark: its script reads that anew.
  const { pathname } = new URL(request.url);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !fresh.redirected) await put(cache, pathname, fresh.clone());
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
