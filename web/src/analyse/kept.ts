// What of the analysis is kept in the browser: the game looked at last, and whether the engine is on.
import type { Score } from "../protocol";
import { keepAt, parsed } from "../storage";

export interface KeptAnalysis {
  score: Score;
  /** The moves that lead to the place that was shown. */
  moves: string[];
  /** The part of the address behind `#`, with it, when this was kept. */
  address?: string;
}

export interface EngineWish {
  on: boolean;
  lines: number;
}

export const MOST_LINES = 5;

const KEY = "beanduel.analysis";
const ASIDE_KEY = "beanduel.analysis.aside";
const ENGINE_KEY = "beanduel.engine";

/** The analysis that was kept, if one was. Its moves are checked by the rules, not here. */
export function keptAnalysis(storage: Storage): KeptAnalysis | undefined {
  const kept = parsed(storage.getItem(KEY)) as KeptAnalysis | null | undefined;
  const isKept =
    typeof kept === "object" &&
    kept !== null &&
    typeof kept.score?.start === "string" &&
    Array.isArray(kept.score.tags) &&
    Array.isArray(kept.score.places) &&
    kept.score.places.length > 0 &&
    Array.isArray(kept.moves);
  return isKept ? kept : undefined;
}

/** Puts aside what was kept and can't be read, so that what is kept next doesn't take its place; says whether there was any. */
export function setAside(storage: Storage): boolean {
  try {
    const text = storage.getItem(KEY);
    if (text === null) return false;
    storage.setItem(ASIDE_KEY, text);
    return true;
  } catch {
    return false;
  }
}

export function keepAnalysis(storage: Storage, kept: KeptAnalysis): void {
  keepAt(storage, KEY, kept);
}

/** How the engine is wanted: on with three lines if nothing was said. */
export function engineWish(storage: Storage): EngineWish {
  const kept = parsed(storage.getItem(ENGINE_KEY)) as Partial<EngineWish> | null | undefined;
  const lines = Number(kept?.lines);
  return {
    on: kept?.on !== false,
    lines: Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES ? lines : 3,
  };
}

export function keepEngineWish(storage: Storage, wish: EngineWish): void {
  keepAt(storage, ENGINE_KEY, wish);
}
