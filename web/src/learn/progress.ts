// How far somebody has come in the course: kept in the browser.
import { keepAt, parsed } from "../storage";

const KEY = "beanduel.lessons";

/** For each lesson how many of its steps were done. */
export type Done = Record<string, number>;

/** What a kept text says; nothing done where it can't be read. */
export function read(text: string | null): Done {
  const steps = (parsed(text) as { steps?: unknown } | null | undefined)?.steps;
  if (!steps || typeof steps !== "object") return {};
  const sound = Object.entries(steps).filter(([, done]) => Number.isInteger(done) && done > 0);
  return Object.fromEntries(sound);
}

/** What was done, with so many steps of a lesson; fewer than before change nothing. */
export function withSteps(done: Done, lesson: string, steps: number): Done {
  return { ...done, [lesson]: Math.max(steps, done[lesson] ?? 0) };
}

export function kept(storage: Storage): Done {
  return read(storage.getItem(KEY));
}

export function keep(storage: Storage, done: Done): void {
  keepAt(storage, KEY, { version: 1, steps: done });
}
