// A game or a position as part of an address: the start, the players, the moves as `.cgn` writes them, and which place is shown.
import { fragmentText, REGULAR } from "../address";
import type { Score } from "../protocol";
import { cupsIn } from "../side";
import { START, type Tree } from "./tree";

/** What ends the moves of an address, which have no result. */
export const RESULT = " *";

/** Tags that go into an address. */
const PLAYERS = ["Event", "South", "North"] as const;

/** What an address asks for: a record to be read, and which of its places is shown, along its main line. */
export interface Linked {
  /** The text for the reader of records. */
  record: string;
  /** How many lines of it stand before the moves. */
  before: number;
  /** As it stands there. */
  ply: string | undefined;
}

/** The address's part for a position alone. */
export function positionLink(position: string): string {
  return `position=${fragmentText(position.replaceAll(" ", "_"))}`;
}

/** Where a game is, so that it can be found again: the number of plies where that place is on the main line. */
function plyOf(tree: Tree, at: number): number | undefined {
  const line = tree.mainLine();
  const ply = at === START ? 0 : line.indexOf(at) + 1;
  return at !== START && ply === 0 ? undefined : ply;
}

/** The address's part for a whole game; empty for one that hasn't begun. `written` gives the game as a file has it. */
export function gameLink(tree: Tree, at: number, written: (score: Score) => string): string {
  const parts: string[] = [];
  if (tree.start !== REGULAR) parts.push(positionLink(tree.start));
  for (const [name, value] of tree.tags) {
    if ((PLAYERS as readonly string[]).includes(name))
      parts.push(`${name.toLowerCase()}=${fragmentText(value)}`);
  }
  const moves = tree.isPlain
    ? tree.moves(tree.mainLine().at(-1) ?? START).join(" ")
    : movesOf(written(tree.score()));
  if (moves) parts.push(`moves=${fragmentText(moves)}`);
  const ply = plyOf(tree, at);
  if (ply !== undefined && ply !== tree.mainLine().length) parts.push(`ply=${ply}`);
  return parts.join("&");
}

/** The moves of a record, without its tags and its result. */
export function movesOf(record: string): string {
  const moves = record.slice(record.indexOf("\n\n") + 2).trimEnd();
  return moves.replace(/\s*(\*|\d+-\d+)$/, "").replace(/(?<!\\)\n/g, " ");
}

const tag = (name: string, value: string) => `[${name} "${value.replace(/[\\"]/g, "\\$&")}"]\n`;

/** What an address asks for that says this, by key; nothing where it says nothing of a game. */
export function readLink(said: ReadonlyMap<string, string>): Linked | undefined {
  if (said.size === 0) return undefined;
  const position = said.get("position");
  let tags = "";
  for (const name of PLAYERS) {
    const value = said.get(name.toLowerCase());
    if (value !== undefined) tags += tag(name, value.replace(/\s+/g, " "));
  }
  if (position !== undefined) {
    const cups = cupsIn(position);
    if (cups !== 4 && cups >= 1 && cups <= 15) tags += tag("Cups", String(cups));
    const most = /maxsow=(\d+)/i.exec(position)?.[1];
    if (most) tags += tag("MaxSow", most);
    tags += tag("Position", position);
  }
  const record = `${tags}${(said.get("moves") ?? "").trim()}${RESULT}`;
  return { record, before: tags.split("\n").length - 1, ply: said.get("ply") };
}
