// What the addresses of pages may say behind “?” and “#”, and what is said of anything else there. The server reads the same list
// for pages without script.
import list from "./links.json";
import type { Said } from "./protocol";
import { loadText, sayAll } from "./text";

/** What may stand for a key: a whole number, one of some words, or what the page itself reads. */
interface Allowed {
  least?: number;
  most?: number;
  words?: string[];
}

type Keys = Record<string, Allowed>;
const PAGES: Record<string, { query?: Keys; fragment?: Keys }> = list;

/** What an address says. */
export interface Address {
  /** What is right, by key. */
  values: Map<string, string>;
  /** What is wrong with the rest. */
  faults: Said[];
}

/** So many faults are told, and so many characters of what was found. */
const MOST_TOLD = 4;
const LONGEST = 60;

function told(key: string, value: string): string {
  const found = [...(value === "" ? key : `${key}=${value}`)];
  return found.length > LONGEST ? `${found.slice(0, LONGEST).join("")}…` : found.join("");
}

/** What is wrong with a number in an address, if anything is. */
export function numberFault(key: string, value: string, least: number, most: number): Said | undefined {
  const isRight = /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most;
  if (isRight) return undefined;
  const args = { key, found: told(key, value), least: String(least), most: String(most) };
  return { name: "link-number", args };
}

function valueFault(key: string, value: string, { least, most, words }: Allowed): Said | undefined {
  if (words !== undefined && !words.includes(value))
    return { name: "link-word", args: { key, found: told(key, value), words: words.join(", ") } };
  return least !== undefined && most !== undefined ? numberFault(key, value, least, most) : undefined;
}

/** What a part of an address says that stands behind this sign. */
function readPart(sign: "?" | "#", text: string, keys: Keys): Address {
  const values = new Map<string, string>();
  const faults: Said[] = [];
  const known = Object.keys(keys);
  for (const [key, value] of new URLSearchParams(text)) {
    const found = told(key, value);
    const allowed = known.includes(key) ? keys[key] : undefined;
    const fault =
      allowed === undefined
        ? known.length === 0
          ? { name: "link-nothing", args: { sign, found } }
          : { name: "link-unknown", args: { sign, found, keys: known.join(", ") } }
        : values.has(key)
          ? { name: "link-twice", args: { key } }
          : valueFault(key, value, allowed);
    if (fault) faults.push(fault);
    else values.set(key, value);
  }
  return { values, faults };
}

/** The page that a path leads to, as the list names it. */
function pageAt(path: string): string {
  return `/${path.replace(/^\/(en|de|cs)(?=\/|$)/, "").split("/")[1] ?? ""}`;
}

/** Whether a fragment names a part of this page. */
const isPlace = (name: string) => document.getElementById(name) !== null;

/** What an address says, that of this page if no other is given. */
export function readAddress(
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash"> = location,
  isPart: (name: string) => boolean = isPlace,
): Address {
  const page = PAGES[pageAt(pathname)];
  if (!page) return { values: new Map(), faults: [] };
  const fragment = hash.slice(1);
  const parts = [
    readPart("?", search.slice(1), page.query ?? {}),
    readPart("#", isPart(fragment) ? "" : fragment, page.fragment ?? {}),
  ];
  return {
    values: new Map(parts.flatMap(({ values }) => [...values])),
    faults: parts.flatMap(({ faults }) => faults),
  };
}

/** Says above the page what is wrong with its address, as long as that stands there. */
export async function tellFaults(): Promise<void> {
  if (readAddress().faults.length > 0) await loadText();
  const sentences = readAddress().faults.slice(0, MOST_TOLD).map(sayAll);
  const before = document.querySelector(".faults");
  const told = [...(before?.children ?? [])].map((child) => child.textContent);
  // What is said already isn't said anew, for those who hear it.
  if (told.join("\n") === sentences.join("\n")) return;
  before?.remove();
  if (sentences.length === 0) return;
  const notice = document.createElement("div");
  notice.className = "notice faults";
  notice.setAttribute("role", "alert");
  for (const sentence of sentences) notice.appendChild(document.createElement("p")).textContent = sentence;
  document.querySelector("main")?.before(notice);
}

/** Puts another address in the place of this page's. */
export function replaceAddress(address: string): void {
  history.replaceState(null, "", address);
  tellFaults();
}
