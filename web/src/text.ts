// The words of the page's language, from the message files that the whole program shares.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { failedToLoad } from "./bar";
import type { Played, Side } from "./protocol";

type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob("../../locales/*/{game,sentences,web}.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

let bundle: FluentBundle | undefined;

/** The language of the page. */
export function language(): string {
  return document.documentElement.lang || "en";
}

/** Loads the messages of the page's language. Everything else here works after that. */
export async function loadText(): Promise<void> {
  if (bundle) return;
  const loaded = new FluentBundle(language(), { useIsolating: false });
  const mine = Object.entries(FILES).filter(([path]) => path.includes(`/${language()}/`));
  try {
    for (const file of await Promise.all(mine.map(([, load]) => load()))) {
      loaded.addResource(new FluentResource(file));
    }
  } catch (error) {
    // A browser may remember that a module is missing: only the page as a whole can be asked for again.
    failedToLoad(error, () => location.reload());
    await new Promise(() => {});
  }
  bundle = loaded;
}

/** The message with this name. */
export function say(name: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(name)?.value;
  return pattern ? (bundle as FluentBundle).formatPattern(pattern, args) : name;
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
