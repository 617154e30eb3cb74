// What somebody has solved, how hard the next puzzle should be, and how many days in a row: kept in the browser.
import { keepAt, parsed } from "../storage";
import type { Puzzle } from "./puzzle";

export const KEY = "beanduel.puzzles";
/** Levels are difficulties in tenths. */
const LOWEST = 10;
const HIGHEST = 130;

/** Which puzzles are wanted; empty for all. */
export interface Choice {
  theme: string;
  /** 1 to 4, see `BANDS`. */
  band: string;
  cups: string;
}

export interface Progress {
  /** Solved without a mistake. */
  solved: string[];
  /** Without a mistake, one after the other: now, and at most. */
  streak: number;
  longest: number;
  level: number;
  /** The last day whose puzzle was solved, counted from 1970, and how many in a row up to it. */
  day: number;
  days: number;
  choice: Choice;
}

/** How a puzzle went: without mistake or help; with; the first mistake in it or the solution shown. */
export type Outcome = "clean" | "helped" | "failed";

export const ALL: Choice = { theme: "", band: "", cups: "" };
export const FIRST: Progress = {
  solved: [],
  streak: 0,
  longest: 0,
  level: LOWEST,
  day: -1,
  days: 0,
  choice: ALL,
};

/** What a kept text says, and whether something of it couldn't be read. What can be read is kept. */
export function read(text: string | null): { progress: Progress; damaged: boolean } {
  if (text === null) return { progress: FIRST, damaged: false };
  const value = parsed(text);
  if (!value || typeof value !== "object") return { progress: FIRST, damaged: true };
  const kept = value as Record<string, unknown>;
  let damaged = false;
  const number = (name: keyof Progress, least: number, most: number): number => {
    const found = kept[name] ?? FIRST[name];
    if (Number.isInteger(found) && (found as number) >= least && (found as number) <= most)
      return found as number;
    damaged = true;
    return FIRST[name] as number;
  };
  const list = kept.solved ?? [];
  const names = Array.isArray(list) ? list.filter((id) => typeof id === "string") : [];
  if (!Array.isArray(list) || names.length < list.length) damaged = true;
  const choice = { ...ALL };
  for (const name of ["theme", "band", "cups"] as const) {
    const wish = (kept.choice as Partial<Choice> | undefined)?.[name];
    if (typeof wish === "string") choice[name] = wish;
  }
  const most = Number.MAX_SAFE_INTEGER;
  const streak = number("streak", 0, most);
  const progress: Progress = {
    solved: [...new Set(names)],
    streak,
    longest: Math.max(streak, number("longest", 0, most)),
    level: number("level", LOWEST, HIGHEST),
    day: number("day", -1, most),
    days: number("days", 0, most),
    choice,
  };
  return { progress, damaged };
}

/** After a puzzle went so. */
export function recorded(progress: Progress, puzzle: Puzzle, outcome: Outcome): Progress {
  const hard = 10 * puzzle.difficulty;
  const { level } = progress;
  if (outcome === "failed") {
    // Failing at what is too hard makes no easier puzzles come.
    const step = hard <= level + 10 ? 5 : 0;
    return { ...progress, streak: 0, level: Math.max(LOWEST, level - step) };
  }
  if (outcome === "helped") return progress;
  const streak = progress.streak + 1;
  return {
    ...progress,
    solved: [...new Set([...progress.solved, puzzle.id])],
    streak,
    longest: Math.max(progress.longest, streak),
    level: Math.min(HIGHEST, level + (hard + 10 >= level ? 4 : 0)),
  };
}

/** After the puzzle of a day was solved. */
export function withDay(progress: Progress, day: number): Progress {
  if (progress.day === day) return progress;
  return { ...progress, day, days: progress.day === day - 1 ? progress.days + 1 : 1 };
}

/** Days in a row as they count today: a day that was left out ends them. */
export function daysInRow({ day, days }: Progress, today: number): number {
  return day >= today - 1 ? days : 0;
}

export function kept(storage: Storage): { progress: Progress; damaged: boolean } {
  return read(storage.getItem(KEY));
}

export function keep(storage: Storage, progress: Progress): void {
  keepAt(storage, KEY, { version: 1, ...progress });
}
