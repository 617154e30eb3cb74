// Files of numbers that the engine knows positions by: its weights for each size of board, tables and books of exact values. They
// are fetched when a question is about a board that has one, and kept for when there is no network.
import type { Question } from "./protocol";
import { cupsIn } from "./side";

const files = import.meta.glob("../../crates/engine/weights/*.weights", {
  query: "?url",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** The cups in a row of the board that a file is about, by its name: `2x4-…`. */
const cupsOf = (name: string) => Number(/2x(\d+)[^/]*$/.exec(name)?.[1] ?? 0);

const isBook = (address: string) => address.endsWith(".book");

/** Whether a file says what is worth how much: a table or a book. */
export const isExact = (address: string) => isBook(address) || address.endsWith(".table");

/** The addresses of the engine's weights, by cups in a row. */
export const WEIGHTS = new Map(Object.entries(files).map(([name, address]) => [cupsOf(name), address]));

/** What the page says of the tables that the server has: their addresses. */
export function tableAddresses(): string[] {
  return (document.documentElement.dataset.tables ?? "").split(" ").filter((address) => address !== "");
}

/** Cups in a row of the board that the engine is asked about; 0 where it isn't asked. */
function cupsAskedAbout(question: Question): number {
  switch (question.do) {
    case "play":
    case "search":
    case "lines":
    case "explore":
      return cupsIn(question.position);
    case "review":
      return typeof question.start === "string" ? cupsIn(question.start) : question.start.cups;
    default:
      return 0;
  }
}

/** The files that the answer to a question may depend on. */
export interface Files {
  wanted: string[];
  /** These only where the browser keeps them already. */
  welcome: string[];
}

export function filesFor(question: Question, tables: readonly string[]): Files {
  const cups = cupsAskedAbout(question);
  if (cups === 0) return { wanted: [], welcome: [] };
  const exact = tables.filter((address) => cupsOf(address) === cups);
  if (question.do === "explore") return { wanted: exact, welcome: [] };
  const weights = WEIGHTS.get(cups);
  const always = weights ? [weights] : [];
  // Levels below the last don't look anything up.
  if (question.do === "play" && question.level < STRONGEST) return { wanted: always, welcome: [] };
  // Books are large: none is fetched for a search.
  return {
    wanted: [...always, ...exact.filter((address) => !isBook(address))],
    welcome: exact.filter(isBook),
  };
}

/** The strongest level, the only one that looks into tables. */
export const STRONGEST = 12;
