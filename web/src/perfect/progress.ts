// Which problem of which size comes next, and which were brought home in the fewest steps: kept in the browser.

import links from "../links.json";
import { keepAt, parsed } from "../storage";

export const KEY = "beanduel.perfect";
/** Rows of more cups aren't made. */
export const MOST_CUPS = links["/perfect"].query.cups.most;

export interface Progress {
  cups: number;
  /** The problem of each size, from 0. */
  at: Record<number, number>;
  /** The problems of each size that were brought home in the fewest steps. */
  solved: Record<number, number[]>;
}

export const FIRST: Progress = { cups: 3, at: {}, solved: {} };

/** How many problems a size has before chance begins anew: one of each length. */
export const lengthsOf = (cups: number) => 4 * cups;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isSize = (value: unknown): value is number => isNumber(value) && value >= 1 && value <= MOST_CUPS;

/** What a kept text says, as far as it can be read. */
export function read(text: string | null): Progress {
  const value = parsed(text);
  if (!value || typeof value !== "object") return FIRST;
  const kept = value as Partial<Record<keyof Progress, unknown>>;
  const sizes = (of: unknown) => Object.entries(of ?? {}).filter(([cups]) => isSize(Number(cups)));
  const at = sizes(kept.at).filter(([, number]) => isNumber(number));
  const solved = sizes(kept.solved).map(([cups, list]) => [
    cups,
    Array.isArray(list) ? [...new Set(list.filter(isNumber))] : [],
  ]);
  return {
    cups: isSize(kept.cups) ? kept.cups : FIRST.cups,
    at: Object.fromEntries(at),
    solved: Object.fromEntries(solved),
  };
}

/** At another problem. */
export function moved(progress: Progress, cups: number, number: number): Progress {
  return { ...progress, cups, at: { ...progress.at, [cups]: number } };
}

/** With a problem brought home in the fewest steps. */
export function withSolved(progress: Progress, cups: number, number: number): Progress {
  const before = progress.solved[cups] ?? [];
  return before.includes(number)
    ? progress
    : { ...progress, solved: { ...progress.solved, [cups]: [...before, number] } };
}

/** The problem that an address asks for, numbered from 1 there; what it doesn't say is as it was. */
export function asked(
  values: ReadonlyMap<string, string>,
  { cups, at }: Progress,
): [cups: number, number: number] {
  const size = Number(values.get("cups") ?? cups);
  const first = values.has("cups") ? 1 : (at[cups] ?? 0) + 1;
  return [size, Number(values.get("number") ?? first) - 1];
}

export function kept(storage: Storage): Progress {
  return read(storage.getItem(KEY));
}

export function keep(storage: Storage, progress: Progress): void {
  keepAt(storage, KEY, { version: 1, ...progress });
}
