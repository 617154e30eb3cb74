// The words of the page's language, from the message files that the whole program shares.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { failedToLoad } from "./bar";
import type { Played, Said, Side } from "./protocol";

type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob("../../locales/*/{game,sentences,web}.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

/** Files that only parts of some pages need. */
const MORE = import.meta.glob("../../locales/*/{review,analysis,faults}.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

let bundle: FluentBundle | undefined;
const loaded = new Set<string>();

/** The language of the page. */
export function language(): string {
  return document.documentElement.lang || "en";
}

/** Loads the messages of the page's language, and those of other files by their names. All else here works after that. */
export async function loadText(...more: ("review" | "analysis" | "faults")[]): Promise<void> {
  const mine = (path: string) => path.includes(`/${language()}/`) && !loaded.has(path);
  const asked = Object.entries(MORE).filter(([path]) => more.some((name) => path.endsWith(`/${name}.ftl`)));
  const wanted = [...Object.entries(FILES), ...asked].filter(([path]) => mine(path));
  try {
    const texts = await Promise.all(wanted.map(async ([path, load]) => [path, await load()] as const));
    bundle ??= new FluentBundle(language(), { useIsolating: false });
    for (const [path, text] of texts) {
      if (!loaded.has(path)) bundle.addResource(new FluentResource(text));
      loaded.add(path);
    }
  } catch (error) {
    // A browser may remember that a module is missing: only the page as a whole can be asked for again.
    failedToLoad(error, () => location.reload());
    await new Promise(() => {});
  }
}

/** The message with this name. */
export function say(name: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(name)?.value;
  return pattern ? (bundle as FluentBundle).formatPattern(pattern, args) : name;
}

/** A message that came with what stands in it. */
export function sayAll({ name, args }: Said): string {
  const one = (value: Said["args"][string]): FluentVariable => {
    if (Array.isArray(value)) return value.map(sayAll).join("; ");
    return typeof value === "object" ? sayAll(value) : value;
  };
  return say(name, Object.fromEntries(Object.entries(args).map(([key, value]) => [key, one(value)])));
}

export function playerName(side: Side): string {
  return side === "s" ? say("south") : say("north");
}

/** What a move does, in a sentence. */
export function sentence(played: Played): string {
  const player = playerName(played.by);
  switch (played.kind) {
    case "pass":
      return say("move-pass", { player });
    case "empty":
      return say("move-empty", { player, cup: played.number });
    case "sow":
      return played.captured === 0
        ? say("move-sow", { player, beans: played.number })
        : say("move-capture", { player, beans: played.number, captured: played.captured, cup: played.cup });
  }
}
