// The words of the page's language, from the message files that the whole program shares.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Played, Said, Side } from "./protocol";

type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob("../../locales/*/{game,sentences,web,analysis,faults}.ftl", {
  query: "?raw",
  import: "default",
}) as Files;

/** What every page needs. */
const USUAL = ["game", "sentences", "web"];

let bundle: FluentBundle | undefined;
const loaded = new Map<string, Promise<void>>();

/** The language of the page. */
export function language(): string {
  return document.documentElement.lang || "en";
}

/** Loads the messages of the page's language, those of these files too. Everything else here works after that. */
export async function loadText(...more: string[]): Promise<void> {
  bundle ??= new FluentBundle(language(), { useIsolating: false });
  const into = bundle;
  const wanted = [...USUAL, ...more].map((name) => {
    const load = FILES[`../../locales/${language()}/${name}.ftl`];
    const loading =
      loaded.get(name) ?? load?.().then((file) => void into.addResource(new FluentResource(file)));
    if (loading) loaded.set(name, loading);
    return loading;
  });
  await Promise.all(wanted);
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
