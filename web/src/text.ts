// The words of the page's language, from the message files that the whole program shares.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { failedToLoad } from "./bar";
import type { Played, Said, Side } from "./protocol";

type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob(
  "../../locales/*/{game,sentences,web,review,analysis,faults,lessons,learn,puzzles,training}.ftl",
  {
    query: "?raw",
    import: "default",
  },
) as Files;
/** What every page needs. */
const ALWAYS = ["game", "sentences", "web"];

let bundle: FluentBundle | undefined;
const loaded = new Set<string>();

/** The language of the page. */
export function language(): string {
  return document.documentElement.lang || "en";
}

/** Loads the messages of the page's language, and those of these files besides. All else here works after that. */
export async function loadText(...more: string[]): Promise<void> {
  const wanted = [...ALWAYS, ...more].filter((name) => !loaded.has(name));
  try {
    const texts = await Promise.all(
      wanted.map((name) => FILES[`../../locales/${language()}/${name}.ftl`]?.() ?? ""),
    );
    bundle ??= new FluentBundle(language(), { useIsolating: false });
    // What was asked for twice meanwhile is added once.
    for (const [i, name] of wanted.entries()) {
      if (!loaded.has(name)) bundle.addResource(new FluentResource(texts[i] ?? ""));
      loaded.add(name);
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
