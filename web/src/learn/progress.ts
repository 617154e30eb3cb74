// How far somebody has come in the course: kept in the browser.

const KEY = "beanduel.lessons";

/** For each lesson how many of its steps were done. */
export type Done = Record<string, number>;

/** What a kept text says; nothing done where it can't be read. */
export function read(text: string | null): Done {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  const steps = (kept as { steps?: unknown } | null)?.steps;
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

/** Keeps it; a browser that keeps nothing is no reason to stop learning. */
export function keep(storage: Storage, done: Done): void {
  try {
    storage.setItem(KEY, JSON.stringify({ version: 1, steps: done }));
  } catch {}
}
