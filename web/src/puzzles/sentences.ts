// Puzzles as sentences, as the terminal and the pages without script say them.
import links from "../links.json";
import { say } from "../text";
import type { Attempt, Mistake, Puzzle } from "./puzzle";
import { written } from "./puzzle";

export const THEMES: readonly string[] = links["/puzzles"].query.theme.words;

export const themeName = (theme: string) => say(`theme-${theme}`);

/** What is to be done. */
export function task(puzzle: Puzzle): string {
  return puzzle.kind === "row"
    ? say("puzzle-task-row", { row: puzzle.to, steps: puzzle.fewest })
    : say(`puzzle-task-${puzzle.aim}`);
}

/** Why a move was wrong. */
export function mistake(wrong: Mistake): string {
  const { move } = wrong;
  if ("loses" in wrong) {
    const { loses: beans, reply } = wrong;
    return reply === undefined
      ? say("puzzle-loses-at-once", { move, beans })
      : say("puzzle-loses", { move, beans, reply });
  }
  return wrong.left === null
    ? say("puzzle-astray", { move })
    : say("puzzle-detour", { move, steps: wrong.left });
}

/** The hint that was asked for. */
export function hint({ puzzle, hints }: Attempt, right: readonly string[]): string {
  const [move] = right;
  const [theme] = puzzle.themes;
  if (hints === 0 || move === undefined) return "";
  if (hints === 1 && theme !== undefined) return say("puzzle-hint-theme", { theme: themeName(theme) });
  if (hints < 3) {
    const kind = move.startsWith("c") ? "empty" : move.includes("x") ? "capture" : "sow";
    return say(`puzzle-hint-${kind}`);
  }
  return say("puzzle-hint-move", { moves: right.join(", ") });
}

/** What there is to learn: the solution, what the obvious moves lose, the themes. */
export function explanation(puzzle: Puzzle): string[] {
  const said: string[] = [];
  if (puzzle.kind === "row") {
    said.push(say("puzzle-why-row", { moves: written(puzzle), solutions: puzzle.solutions }));
  } else {
    const { margin, obvious, steps } = puzzle;
    said.push(
      say("puzzle-why-line", { moves: written(puzzle), margin: margin > 0 ? `+${margin}` : `${margin}` }),
    );
    const wrong = steps[0]?.wrong.filter(([move]) => obvious.includes(move)) ?? [];
    for (const [move, loses, reply] of wrong) said.push(mistake({ move, loses, reply }));
  }
  for (const theme of puzzle.themes) {
    said.push(say("puzzle-why-theme", { theme: themeName(theme), why: say(`theme-${theme}-why`) }));
  }
  return said;
}
