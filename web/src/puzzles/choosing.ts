// Which puzzle comes next, and which is the day's.
import { cupsIn } from "../side";
import type { Choice, Progress } from "./progress";
import type { Puzzle } from "./puzzle";

/** Difficulties in four bands: from, to. */
export const BANDS: readonly [number, number][] = [
  [1, 3],
  [4, 6],
  [7, 9],
  [10, 13],
];

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment in ms, counted from the first of January 1970; it changes at midnight UTC for everybody. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

/** The puzzle of a day: the positions in the order of the file, one a day, as `crates/server/src/puzzles.rs` counts them. */
export function ofDay(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const positions = puzzles.filter(({ kind }) => kind === "position");
  return positions[day % positions.length];
}

/** Those that are wanted. */
export function wanted(puzzles: readonly Puzzle[], { theme, band, cups }: Choice): Puzzle[] {
  const [least, most] = BANDS[Number(band) - 1] ?? [0, Number.POSITIVE_INFINITY];
  return puzzles.filter(
    (puzzle) =>
      (theme === "" || puzzle.themes.includes(theme)) &&
      puzzle.difficulty >= least &&
      puzzle.difficulty <= most &&
      (cups === "" || cupsOf(puzzle) === Number(cups)),
  );
}

/** Cups in each row. */
export function cupsOf({ position }: Puzzle): number {
  return cupsIn(position);
}

/** The one that suits best: not solved yet, of about the level, and not the present one; `luck` from 0 to 1 chooses among equals. */
export function next(
  puzzles: readonly Puzzle[],
  { solved, level }: Pick<Progress, "solved" | "level">,
  present: string | undefined,
  luck: number,
): Puzzle | undefined {
  const known = new Set(solved);
  const others = puzzles.filter(({ id }) => id !== present);
  const fresh = others.filter(({ id }) => !known.has(id));
  const from = fresh.length > 0 ? fresh : others.length > 0 ? others : [...puzzles];
  const distance = ({ difficulty }: Puzzle) => Math.round(Math.abs(10 * difficulty - level) / 10);
  const nearest = Math.min(...from.map(distance));
  const best = from.filter((puzzle) => distance(puzzle) === nearest);
  return best[Math.min(best.length - 1, Math.floor(luck * best.length))];
}
